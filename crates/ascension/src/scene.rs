//! What a viewer sees of the table.
//!
//! Everything in a scene that an option can point at has a name that stays the same as long as the thing is the same. [`spot`] makes them:
//!
//! | thing | name | made by |
//! |---|---|---|
//! | ring position, gate, throne | `place-S4`, `gate-A`, `throne` | [`spot::place`], [`spot::gate`] |
//! | the card with a gate's sequence | `sequence-A` | [`spot::sequence`] |
//! | pawn, god's sheet, tier of its ability | `pawn-2`, `god-2`, `tier-2-1` | [`spot::pawn`], [`spot::god`], [`spot::tier`] |
//! | a whole hand | `hand-2` | [`spot::hand`] |
//! | card of a hand or of the curtain | `card-317` | [`spot::card`], [`spot::held`] |
//! | hero in play and what it bears | `hero-2-jason`, `worn-2-jason-panoply` | [`spot::hero`], [`spot::worn`] |
//! | empty place of a web, and of a goal | `open-2-jason-1-3`, `goal-talos-wakes-3` | [`spot::open`], [`spot::goal`] |
//! | web, also one that could be begun, and its cards | `web-2-jason-1`, `woven-2-jason-1-3` | [`spot::web`], [`spot::woven`] |
//! | trophy | `trophy-2-1` | [`spot::trophy`] |
//! | deck, Hades | `chaos`, `hades` | [`spot::DECK`], [`spot::HADES`] |
//! | running attempt and its roll, card in play | `attempt`, `in-play` | [`spot::ATTEMPT`], [`spot::IN_PLAY`] |
//!
//! Seats count from 1 in names. [`spot::target`] and [`spot::source`] find the name of whatever is aimed at or used.
//!
//! Secrecy: what is hidden lies in slots, and a scene learns the card of a slot only from [`table::Slot::known_to`]. Rows of hidden
//! cards are sorted by what the viewer knows of them, so that their order tells nothing.

mod all;
mod card;
mod gate;
mod god;
mod hand;
mod hero;
mod hope;
mod mountain;
mod now;
mod outline;
mod outlook;
mod piles;
pub mod spot;
mod web;

pub(crate) use all::all_cards;

use crate::card::Card;
use crate::pack::Pack;
use crate::state::{Ascension, Frame, Phase, Window};
use table::scene::{Area, SeatLine, Value, Zone};
use table::{Scene, Seat, Text, Viewer, text};

impl Ascension {
    /// What a card is, in a line; of a sequence card in hand also what it would serve.
    pub(crate) fn gist(&self, seat: Seat, card: Card) -> Option<Text> {
        let view = View::of(self, Viewer::Seat(seat));
        let kind = view.face(card).kind?;
        let served = match card {
            Card::Sequence(id) if !spot::held(self, seat, card).is_empty() => view.served(&view.hopes(seat, None), id),
            _ => None,
        };
        Some(match served {
            Some(serves) => text!("detail-card", kind = kind, serves = serves.text),
            None => kind,
        })
    }
}

/// The table through somebody's eyes.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    game: &'a Ascension,
    viewer: Viewer,
}

impl<'a> View<'a> {
    pub(crate) fn of(game: &'a Ascension, viewer: Viewer) -> Self {
        View { game, viewer }
    }

    pub(crate) fn scene(self) -> Scene {
        let mine = self.me();
        let scene = Scene::new("ascension").subtitle(self.phase());
        let scene = match self.game.round {
            0 => scene,
            now => scene.round(text!("see-round", now = now, last = self.game.round_limit())),
        };
        scene
            .seats(self.in_turn_order().map(|seat| self.seat_line(seat)))
            .zones(self.now())
            .zone(Zone::new("board", Area::Board).part(self.mountain()))
            .zone(self.piles())
            .zones(mine.and_then(|seat| self.goals(seat)))
            .zones(self.gates())
            .zones(mine.map(|seat| self.hand(seat)))
            .zones(mine.map(|seat| self.mine(seat)))
            .zone(self.others())
            .legend(self.legend())
    }

    /// The viewer's own seat, if the viewer plays.
    fn me(self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.game.players.get(*seat).is_some())
    }

    fn pack(self) -> &'a Pack {
        &self.game.pack
    }

    fn phase(self) -> Text {
        let who = self.game.active();
        match self.game.phase {
            Phase::Order => "see-phase-order".into(),
            Phase::Dealing => "see-phase-dealing".into(),
            Phase::Pawns => "see-phase-pawns".into(),
            Phase::Curtain => "see-phase-curtain".into(),
            Phase::Maintenance => text!("see-phase-maintenance", who = who),
            Phase::Movement => text!("see-phase-movement", who = who),
            Phase::Drawing => text!("see-phase-drawing", who = who),
            Phase::Actions => text!("see-phase-actions", who = who),
            Phase::Closing | Phase::Refilling => text!("see-phase-closing", who = who),
            Phase::Over => "see-phase-over".into(),
        }
    }

    /// The seats as they play, or as they sit until that is rolled.
    fn in_turn_order(self) -> impl Iterator<Item = Seat> {
        let (order, players) = (self.game.order, &self.game.players);
        let seats = players.seats().filter(move |_| order.first().is_none());
        order.iter().chain(seats)
    }

    fn seat_line(self, seat: Seat) -> SeatLine {
        let player = &self.game.players[seat];
        let gates = player.gates_opened();
        let line = SeatLine::new(seat, self.game.god_name(seat))
            .value(Value::new("see-eco", player.eco).icon("eco"))
            .value(Value::new("see-in-hand", player.hand.len()).icon("cards"))
            .value(Value::new(text!("see-gates-opened", count = gates), gates).icon("gate-open"))
            .acting(self.acting() == Some(seat));
        match player.god {
            Some(god) => line.emblem(&self.pack().god(god).icon).who(self.who(seat)),
            None => line,
        }
    }

    /// Who sits there, and where the pawn stands.
    fn who(self, seat: Seat) -> Text {
        match self.game.players[seat].pawn {
            Some(at) => {
                let sector = self.pack().mountain.sector(at).slug();
                text!("see-who-where", who = seat, sector = Text::new(format!("see-sector-{sector}")))
            }
            None => text!("table-seat", who = seat),
        }
    }

    /// Whose move it is, as far as everyone knows: who has the turn, or who may answer a card.
    fn acting(self) -> Option<Seat> {
        match self.game.phase {
            Phase::Order | Phase::Dealing | Phase::Curtain | Phase::Over => None,
            Phase::Pawns => self.in_turn_order().find(|seat| self.game.players[*seat].pawn.is_none()),
            _ => Some(self.answering().unwrap_or(self.game.active())),
        }
    }

    fn answering(self) -> Option<Seat> {
        let Some(Frame::Window(Window::AimedAt)) = self.game.frames.last() else {
            return None;
        };
        self.game.in_play()?.target.owner()
    }

    /// Whether this seat is in its own turn with nothing else going on.
    fn is_free_to_act(self, seat: Seat, phase: Phase) -> bool {
        self.viewer.is(seat)
            && self.game.is_active(seat)
            && self.game.phase == phase
            && self.game.frames.iter().next().is_none()
    }
}

#[cfg(test)]
mod tests;
