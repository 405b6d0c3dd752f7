//! How the table looks: the road, the zone, alert, decks, and each convoy.

mod card;
mod convoy;
mod road;
pub(crate) mod spot;
mod zone;

use crate::choice::{Asked, Choice};
use crate::pack::Pack;
use crate::state::{Aurora, Phase, Stay};
use table::scene::{Amount, Area, Cards, SeatLine, Value, Zone};
use table::{Label, Present, Scene, Seat, Shared, Text, Viewer, text};

impl Present for Aurora {
    fn scene(&self, viewer: Viewer) -> Scene {
        let seats = self.convoys().filter(|seat| !self.is_robot(*seat)).map(|seat| self.seat_line(seat));
        let board = Zone::new("board", Area::Board).title("see-road").part(self.road_map());
        let row = Zone::new("zone", Area::Pool).title("see-zone").note("see-zone-note").parts(self.zone_parts());
        let decks = Zone::new("decks", Area::Decks).parts(self.deck_parts());
        let convoys = self.players.seats().map(|seat| self.convoy_zone(viewer, seat));
        Scene::new("aurora")
            .subtitle(self.phase_text())
            .round(text!("see-round", now = self.round.max(1), last = crate::state::LAST))
            .seats(seats)
            .zone(board)
            .zone(row)
            .zone(decks)
            .zones(convoys)
    }

    fn describe(&self, seat: Seat, choice: Choice) -> Label {
        choice.describe(&Asked { game: self, seat })
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

impl Aurora {
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
