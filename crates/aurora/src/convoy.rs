//! C · The convoy: what fits, what it takes, and what it loses.

mod damage;
mod goods;
mod improve;
mod people;

pub use damage::BoxAt;
pub(crate) use damage::Hit;

use crate::card::{Ability, BoxKind, Lead, Use};
use crate::pack::PartSort;
use crate::state::{Aurora, Member, Part, Stay};
use table::Seat;

/// C2 · How many tokens the boxes of a convoy hold: survivors only, goods only, anything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Room {
    pub crew: u8,
    pub goods: u8,
    pub open: u8,
}

impl Aurora {
    /// C2 · The undamaged boxes that hold tokens.
    pub fn room(&self, seat: Seat) -> Room {
        let mut room = Room::default();
        for (_, _, part) in self.players[seat].parts() {
            let (mask, whole) = (self.pack.mask(part.card), !part.damage);
            room.crew += (mask.crew & whole).count_ones() as u8;
            room.goods += (mask.goods & whole).count_ones() as u8;
            room.open += (mask.open & whole).count_ones() as u8;
        }
        room
    }

    /// C4 · How many tokens more there are than fit; how many more would fit if it is negative.
    pub fn surplus(&self, seat: Seat) -> i16 {
        let (room, player) = (self.room(seat), &self.players[seat]);
        let people = (player.people.len() as i16 - i16::from(room.crew)).max(0);
        let goods = (i16::from(player.load()) - i16::from(room.goods)).max(0);
        people + goods - i16::from(room.open)
    }

    /// How many more goods fit in.
    pub fn free_boxes(&self, seat: Seat) -> u8 {
        let (room, player) = (self.room(seat), &self.players[seat]);
        let narrow = i16::from(room.goods.saturating_sub(player.load()));
        (narrow - self.surplus(seat)).max(0) as u8
    }

    /// The truck's speed, power and tracks.
    pub fn truck(&self, seat: Seat) -> (u8, u8, bool) {
        let base = self.players[seat].columns.first().map(|column| column.base.card);
        match base.map(|card| self.pack.vehicle(card).part) {
            Some(PartSort::Truck { speed, power, tracks }) => (speed, power, tracks),
            _ => (0, 0, false),
        }
    }

    /// The undamaged boxes of a kind, as column, row and number.
    pub fn boxes_of(&self, seat: Seat, such: impl Fn(BoxKind) -> bool) -> impl Iterator<Item = BoxAt> {
        let parts = self.players[seat].parts();
        parts.flat_map(move |(column, above, part)| {
            let kinds = self.pack.vehicle(part.card).boxes.iter().enumerate();
            let whole = kinds.filter(|(n, kind)| part.damage >> n & 1 == 0 && such(**kind));
            whole.map(|(n, _)| BoxAt { column, above, number: n as u8 }).collect::<smallvec::SmallVec<[BoxAt; 4]>>()
        })
    }

    pub fn has_box(&self, seat: Seat, kind: BoxKind) -> bool {
        self.boxes_of(seat, |other| other == kind).next().is_some()
    }

    /// C6 · Whether a card counts as damaged: damage on plates does not.
    pub fn is_damaged(&self, part: &Part) -> bool {
        part.damage & !self.pack.mask(part.card).plates != 0
    }

    /// C12, K5 · What a survivor can do now; Echo what she copies.
    pub fn ability(&self, seat: Seat, member: usize) -> Ability {
        let player = &self.players[seat];
        let own = self.pack.person(player.people[member].card).ability;
        match (own, player.echo) {
            (Ability::Copies, Some(copied)) => self.pack.person(copied).ability,
            _ => own,
        }
    }

    /// C12 · Whether a survivor in the active zone has an ability.
    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        let people = self.players[seat].people.iter().enumerate();
        people.filter(|(_, member)| member.stay == Stay::Active).any(|(n, _)| self.ability(seat, n) == ability)
    }

    /// O2 · Whether the leader of a convoy can do this besides, and is in the active zone.
    pub fn leads(&self, seat: Seat, lead: Lead) -> bool {
        let able = |member: &Member| member.stay == Stay::Active && self.pack.person(member.card).lead == lead;
        self.options.leaders && self.players[seat].people.iter().any(able)
    }

    /// O2 · Whether such a leader takes part in the act of this player.
    pub(crate) fn leads_act(&self, seat: Seat, lead: Lead) -> bool {
        let Some(act) = self.act.filter(|act| act.seat == seat && self.options.leaders) else { return false };
        let people = self.players[seat].people.iter().enumerate();
        people.filter(|(n, _)| act.crew >> n & 1 == 1).any(|(_, member)| self.pack.person(member.card).lead == lead)
    }

    /// How many objects of a kind a player has.
    pub fn object_count(&self, seat: Seat, kind: Use) -> u8 {
        let objects = self.pack.objects.iter().zip(self.players[seat].objects);
        objects.filter(|(object, _)| object.effect == kind).map(|(_, count)| count).sum()
    }
}
