//! How the table looks: the road, the zone, alert, decks, and each convoy.

mod card;
mod convoy;
mod legend;
mod road;
pub(crate) mod spot;
mod zone;

use crate::choice::{Asked, Choice};
use crate::pack::Pack;
use crate::state::{Aurora, Phase, Stay};
use table::Role;
use table::scene::{Amount, Area, Cards, Look, Notch, SeatLine, Track, Value, Zone};
use table::{Ending, Label, Present, Rules, Scene, Seat, Shared, Text, Verb, Viewer, text};

impl Present for Aurora {
    fn scene(&self, viewer: Viewer) -> Scene {
        let seats = self.convoys().filter(|seat| !self.is_robot(*seat)).map(|seat| self.seat_line(seat));
        let board =
            Zone::new(spot::BOARD, Area::Board).title("see-road").part(self.round_track()).part(self.road_map());
        let row = Zone::new(spot::ZONE, Area::Offer).title("see-zone").note("see-zone-note").parts(self.zone_parts());
        let decks = Zone::new("decks", Area::Decks).title("see-decks").parts(self.deck_parts());
        let convoys = self.players.seats().map(|seat| self.convoy_zone(viewer, seat));
        Scene::new("aurora")
            .subtitle(self.phase_text())
            .round(text!("see-round", now = self.round.max(1), last = crate::state::LAST))
            .seats(seats)
            .zone(board)
            .zone(row)
            .zone(decks)
            .zones(convoys)
            .legend(legend::signs())
    }

    fn describe(&self, seat: Seat, choice: Choice) -> Label {
        let label = choice.describe(&Asked { game: self, seat });
        match verb_of(choice) {
            Some(verb) => label.verb(verb),
            None => label,
        }
    }

    fn verbs() -> Vec<Verb> {
        vec![
            Verb::new("explore", "search").when("exploration"),
            Verb::new("take", "hand").when("act"),
            Verb::new("bonus", "wrench").when("act"),
            Verb::new("feed", "food").when("rest"),
            Verb::new("drive", "truck").when("movement").role(Role::Move),
            Verb::new("shoot", "gun").when("fire"),
            Verb::new("object", "object"),
            Verb::new("ability", "crew"),
        ]
    }

    fn ending(&self) -> Option<Ending> {
        self.is_over().then(|| self.results())
    }

    fn breadcrumb(&self) -> Vec<Text> {
        let mut crumbs = vec![self.phase_text()];
        if let Some(act) = self.act {
            crumbs.push(text!("see-act", space = act.space + 1));
        }
        crumbs
    }

    fn cards(pack: &Shared<Pack>) -> Vec<Cards> {
        card::all(pack)
    }
}

/// The phases of a round with their signs, in order.
const PHASES: [(&str, &str); 5] = [
    ("see-part-explore", "search"),
    ("see-part-rest", "moon"),
    ("see-part-move", "truck"),
    ("see-part-fire", "gun"),
    ("see-part-end", "check"),
];

/// What an option is found under. Answers about one thing, such as which box is damaged, have no verb.
fn verb_of(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Act(_) | Choice::Others(_) | Choice::Send(_) => "explore",
        Choice::Take(_) | Choice::Recruit | Choice::Offer(_) | Choice::Swap(..) | Choice::Retrieve(_) => "take",
        Choice::Share(_) | Choice::TakeTruck | Choice::Couple | Choice::Replace(_) | Choice::Mount(_) => "take",
        Choice::Good(_) => "take",
        Choice::Bonus(_) => "bonus",
        Choice::Feed(..) => "feed",
        Choice::Drive(..) | Choice::Batteries(_) => "drive",
        Choice::Shoot(..) | Choice::Fixed(_) => "shoot",
        Choice::Throw(_) | Choice::Drip(_) | Choice::Static(_) | Choice::Suit(_) | Choice::Rounds => "object",
        Choice::Listen(_) | Choice::Copy(..) | Choice::Ability(_) | Choice::Work(_) => "ability",
        Choice::Pass | Choice::Finish | Choice::Done | Choice::Stay | Choice::Decline => Verb::DONE,
        _ => return None,
    })
}

impl Aurora {
    /// The rounds over the road; the present one opens into its phases.
    fn round_track(&self) -> Track {
        let phases = PHASES.map(|(name, icon)| Notch::new(name).icon(icon));
        let track = Track::numbered("rounds", "see-rounds", crate::state::LAST.into())
            .look(Look::Sky)
            .now(u16::from(self.round.max(1) - 1))
            .inner(phases);
        let phase: Option<u16> = match self.phase {
            Phase::Setup | Phase::Over => None,
            Phase::Explore { .. } => Some(0),
            Phase::Rest { .. } => Some(1),
            Phase::Move { .. } => Some(2),
            Phase::Arrive | Phase::Ambush | Phase::Turret { .. } | Phase::Fire { .. } | Phase::Enemies { .. } => {
                Some(3)
            }
            Phase::EndOfRound { .. } => Some(4),
        };
        Track { inner_now: phase, ..track }
    }

    fn phase_text(&self) -> Text {
        Text::new(match self.phase {
            Phase::Setup => "see-phase-setup",
            Phase::Explore { .. } => "see-phase-explore",
            Phase::Rest { .. } => "see-phase-rest",
            Phase::Move { .. } => "see-phase-move",
            Phase::Arrive | Phase::Ambush | Phase::Turret { .. } => "see-phase-ambush",
            Phase::Fire { .. } | Phase::Enemies { .. } => "see-phase-fire",
            Phase::EndOfRound { .. } => "see-phase-end",
            Phase::Over => "see-phase-over",
        })
    }

    fn seat_line(&self, seat: Seat) -> SeatLine {
        let player = &self.players[seat];
        let active = player.people.iter().filter(|member| member.stay == Stay::Active).count();
        let at = self.space_name(player.at);
        SeatLine::new(seat, self.pack.name(player.crew))
            .emblem(self.pack.icon(player.crew))
            .who(text!("see-who-where", who = seat, place = at))
            .value(Value::new("see-fame", Amount::from(player.fame)).icon("fame"))
            .value(Value::new("see-alert", player.alert + 1).icon("alert"))
            .value(Value::new("see-active", active).icon("crew"))
            .acting(self.acting() == Some(seat))
    }

    /// Whose turn it is, where the phase says so.
    fn acting(&self) -> Option<Seat> {
        match self.phase {
            Phase::Explore { turn } => {
                let count = self.order.len().max(1) as u8;
                let places = (0..count).map(|n| (turn + n) % count).filter_map(|place| self.nth(place));
                places.into_iter().find(|seat| !self.players[*seat].passed)
            }
            Phase::Rest { turn } => self.nth(turn),
            Phase::Move { turn } | Phase::Fire { turn } | Phase::EndOfRound { turn } => self.nth_ahead(turn),
            _ => None,
        }
    }
}
