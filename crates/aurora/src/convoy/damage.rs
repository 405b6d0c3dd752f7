//! C6 to C9 · Damage and repair.

use crate::card::{BoxKind, Lead, VehicleId};
use crate::choice::Choice;
use crate::scene::spot;
use crate::state::Aurora;
use smallvec::SmallVec;
use table::{LogLine, Play, Prompt, Seat, Table, Weight, text};

/// One box of a convoy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoxAt {
    pub column: u8,
    pub above: bool,
    pub number: u8,
}

/// C7 · Where damage goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// From one column to another, counted from 1.
    Columns(u8, u8),
    Top,
    Bottom,
    Any,
}

type Boxes = SmallVec<[BoxAt; 16]>;

impl Aurora {
    /// The boxes that damage may go to, one of each kind on each card.
    pub(crate) fn open_to(&self, seat: Seat, hit: Hit) -> Boxes {
        let mut boxes = Boxes::new();
        for (column, above, part) in self.players[seat].parts() {
            if self.is_meant(seat, hit, column, above) {
                let mask = self.pack.mask(part.card);
                let whole = mask.all & !mask.cab & !part.damage;
                self.one_of_each(BoxAt { column, above, number: 0 }, part.card, whole, &mut boxes);
            }
        }
        boxes
    }

    /// C7 · Whether a card lies where a hit goes.
    pub(crate) fn is_meant(&self, seat: Seat, hit: Hit, column: u8, above: bool) -> bool {
        let last = self.players[seat].columns.len() as u8;
        match hit {
            Hit::Columns(from, to) => {
                let (from, to) = (from.min(last), if to >= 3 { last } else { to.min(last) });
                (from..=to).contains(&(column + 1))
            }
            Hit::Top => above,
            Hit::Bottom => !above,
            Hit::Any => true,
        }
    }

    /// Boxes with damage, one of each kind on each card.
    pub(crate) fn damaged_boxes(&self, seat: Seat) -> Boxes {
        let mut boxes = Boxes::new();
        for (column, above, part) in self.players[seat].parts() {
            self.one_of_each(BoxAt { column, above, number: 0 }, part.card, part.damage, &mut boxes);
        }
        boxes
    }

    /// Of equal boxes of a card the first stands for all.
    fn one_of_each(&self, at: BoxAt, card: VehicleId, mut bits: u8, boxes: &mut Boxes) {
        let (first, kinds) = (boxes.len(), &self.pack.vehicle(card).boxes);
        while bits != 0 {
            let number = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            let kind = kinds.get(usize::from(number));
            if !boxes[first..].iter().any(|other| kinds.get(usize::from(other.number)) == kind) {
                boxes.push(BoxAt { number, ..at });
            }
        }
    }

    pub(crate) fn is_damaged_anywhere(&self, seat: Seat) -> bool {
        self.players[seat].parts().any(|(_, _, part)| part.damage != 0)
    }

    /// C8 · Whether damage can be a price.
    pub(crate) fn can_take_damage(&self, seat: Seat) -> bool {
        self.players[seat].parts().any(|(_, _, part)| {
            let mask = self.pack.mask(part.card);
            mask.all & !mask.cab & !part.damage != 0
        })
    }

    /// C6, C7 · So much damage, each on a box of the owner's choice.
    pub(crate) fn take_damage(&mut self, table: &mut Table<Self>, seat: Seat, hit: Hit, count: u8) -> Play {
        if self.is_robot(seat) {
            return Ok(());
        }
        for left in (1..=count).rev() {
            let mut boxes = self.open_to(seat, hit);
            if boxes.is_empty() {
                boxes = self.open_to(seat, Hit::Any);
            }
            if boxes.is_empty() {
                table.log("C7", || text!("log-no-box", who = self.who(seat), n = left));
                return Ok(());
            }
            let prompt = || {
                let prompt = Prompt::new(text!("ask-damage", n = left), "C6").in_zone(spot::player(seat));
                self.bar_boxes(seat, hit, prompt)
            };
            let picked = table.ask(seat).say(prompt).pick(boxes, Choice::Damage)?;
            self.damage_box(seat, picked);
            if self.box_kind(seat, picked) == Some(BoxKind::Plate) {
                self.note_box(table, seat, picked);
            }
            let words = || text!("log-damage", who = self.who(seat), place = self.box_name(seat, picked));
            table.tell(|| LogLine::by("C6", words()).weight(Weight::Event).aimed(seat));
            self.settle(table, seat)?;
        }
        Ok(())
    }

    pub(crate) fn damage_box(&mut self, seat: Seat, at: BoxAt) {
        if let Some(part) = self.players[seat].part_mut(at.column, at.above) {
            part.damage |= 1 << at.number;
        }
    }

    /// C9, O2 · Takes up to so much damage off.
    pub(crate) fn repair(&mut self, table: &mut Table<Self>, seat: Seat, count: u8) -> Play {
        let more = u8::from(self.leads_act(seat, Lead::Restores));
        let count = count + more;
        for left in (1..=count).rev() {
            let boxes = self.damaged_boxes(seat);
            if boxes.is_empty() {
                return Ok(());
            }
            let prompt = || Prompt::new(text!("ask-repair", n = left), "C9").in_zone(spot::player(seat));
            let picked = table.ask(seat).say(prompt).pick(boxes, Choice::Repair)?;
            if let Some(part) = self.players[seat].part_mut(picked.column, picked.above) {
                part.damage &= !(1 << picked.number);
            }
            // What a leader adds is the last of it.
            let rule = if left <= more { "O2" } else { "C9" };
            table.log(rule, || text!("log-repair", who = self.who(seat), place = self.box_name(seat, picked)));
        }
        Ok(())
    }

    /// The kind of a box.
    pub(crate) fn box_kind(&self, seat: Seat, at: BoxAt) -> Option<BoxKind> {
        let part = self.players[seat].part(at.column, at.above)?;
        self.pack.vehicle(part.card).boxes.get(usize::from(at.number)).copied()
    }
}
