//! The names of things, as texts.

use crate::card::{Item, SpaceId};
use crate::convoy::BoxAt;
use crate::fire::Target;
use crate::state::Aurora;
use table::{Arg, Seat, Text, text};

/// This many of a thing: “2 half batteries”.
pub(crate) fn some(item: Item, count: u8) -> Text {
    const KEYS: [&str; Item::COUNT] = ["some-food", "some-fuel", "some-ammo", "some-full", "some-half", "some-object"];
    text!(KEYS[item as usize], n = count)
}

impl Aurora {
    /// Who a line is about: a seat, or the automaton.
    pub(crate) fn who(&self, seat: Seat) -> Arg {
        if self.is_robot(seat) { Arg::Text(Text::new("automaton")) } else { Arg::Seat(seat) }
    }

    pub(crate) fn who_text(&self, seat: Seat) -> Text {
        if self.is_robot(seat) { Text::new("automaton") } else { text!("table-seat", who = seat) }
    }

    /// A waypoint, or a space of a shortcut.
    pub(crate) fn space_name(&self, at: SpaceId) -> Text {
        let name = self.pack.map(self.map()).spaces[at.index()].name.clone();
        let key = if self.pack.road(self.map()).space(at).shortcut { "shortcut-name" } else { "waypoint-name" };
        text!(key, name = name)
    }

    pub(crate) fn region_name(&self, region: u8) -> Text {
        Text::new(format!("region-{}-{region}", self.pack.slug(self.map())))
    }

    /// The card of a space of the zone.
    pub(crate) fn lot_name(&self, space: u8) -> Text {
        match &self.zone[usize::from(space)] {
            Some(lot) => self.pack.name(lot.card),
            None => Text::new("empty-space"),
        }
    }

    pub(crate) fn person_name(&self, seat: Seat, member: u8) -> Text {
        match self.players[seat].people.get(usize::from(member)) {
            Some(member) => self.pack.name(member.card),
            None => Text::new("nobody"),
        }
    }

    pub(crate) fn crew_names(&self, seat: Seat, crew: u32) -> Vec<Text> {
        let members = (0..self.players[seat].people.len() as u8).filter(|n| crew >> n & 1 == 1);
        members.map(|n| self.person_name(seat, n)).collect()
    }

    /// The crew with its articles: “the Mechanic and Tove”.
    pub(crate) fn crew_in_sentence(&self, seat: Seat, crew: u32) -> Vec<Text> {
        self.crew_names(seat, crew).into_iter().map(|person| text!("crew-member", person = person)).collect()
    }

    /// A box of a card: “Plough: open box”.
    pub(crate) fn box_name(&self, seat: Seat, at: BoxAt) -> Text {
        let card = match self.players[seat].part(at.column, at.above) {
            Some(part) => self.pack.name(part.card),
            None => Text::new("nobody"),
        };
        let kind = self.box_kind(seat, at).map_or_else(|| Text::new("nobody"), |kind| kind.text());
        text!("box-name", card = card, kind = kind)
    }

    pub(crate) fn target_name(&self, target: Target) -> Text {
        match target {
            Target::Enemy(card) => self.pack.name(card),
            Target::Turret(turret) => text!("turret-name", n = turret + 1),
        }
    }
}
