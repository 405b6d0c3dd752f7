//! B2.3 to B2.7, B2.14, B18.13 · The titans as they come onto the board.

use super::ground::space;
use crate::battle::gear::ON_SHEET;
use crate::choice::Choice;
use crate::geometry::Space;
use crate::ids::{GearId, SlotId, TitanId, TitanSet};
use crate::pack::schema::{GearSlot, Modifier, Trigger};
use crate::state::{Carried, MOST_GEAR, Odyssey, Outfitted, Place, Titan};
use smallvec::SmallVec;
use table::{CopyVec, Play, Prompt, Table, Text, text};

/// B2.5 · Hand slots of a titan.
const HANDS: i8 = 2;

impl Odyssey {
    /// B2.14 · The group says which titan stands on which start space: one order for all of them.
    pub(super) fn place_titans(&mut self, table: &mut Table<Self>) -> Play {
        let spaces = self.start_spaces();
        for titan in TitanId::ALL {
            self.titans[titan.index()] = self.outfitted(&self.muster.titans[titan.index()]);
            // C7.2 · Fewer than four may fight.
            if self.muster.absent.contains(titan) {
                self.titan_mut(titan).place = Place::Dead;
            }
            self.survey_titan(titan);
        }
        let present = TitanSet::ALL - self.muster.absent;
        let prompt = || {
            let names: Vec<Text> = spaces.iter().map(|at| Text::plain(at.to_string())).collect();
            Prompt::new(text!("ask-start-spaces", spaces = names), "B2.14").in_zone("battle").send("send-start")
        };
        let order = table.ask(self.group()).say(prompt).pick_order(present.iter(), Choice::Start)?;
        for (titan, at) in order.into_iter().zip(spaces) {
            self.titan_mut(titan).place = Place::On(at);
            let name = self.titan_name(titan);
            table.log("B2.14", || text!("log-titan-placed", titan = name, space = at.to_string()));
        }
        Ok(())
    }

    /// B2.14 · The start spaces of the scenario, in the order in which it names them.
    pub(crate) fn start_spaces(&self) -> SmallVec<[Space; 4]> {
        self.scenario().titans.iter().filter_map(|at| space(at)).collect()
    }

    /// A titan with everything it goes into battle with, not yet on the board.
    pub(crate) fn outfitted(&self, outfit: &Outfitted) -> Titan {
        let mut skills = outfit.skills;
        for (skill, bonus) in outfit.mnemos.iter().flat_map(|id| &self.pack.mnemos[id.index()].skills) {
            skills[*skill as usize] += bonus;
        }
        Titan {
            class: outfit.class,
            stats: outfit.stats,
            skills,
            gear: self.worn(outfit),
            mnemos: outfit.mnemos,
            mnemos_level: outfit.mnemos_level,
            mnemos_levels: outfit.mnemos_levels,
            patterns: outfit.patterns,
            notes: outfit.notes,
            despair: outfit.despair,
            ambrosia: outfit.ambrosia,
            ..Titan::default()
        }
    }

    /// The gear of an outfit with its charges; Fists fill hands that are free (B18.13).
    fn worn(&self, outfit: &Outfitted) -> CopyVec<Carried, MOST_GEAR> {
        let (fists, free) = (self.pack.fists(), self.free_hands(outfit).min(2));
        let carry = |gear: GearId| Carried {
            gear,
            charges: self.pack.gear(gear).charges,
            hands: if gear == fists { free } else { 0 },
            ..Carried::default()
        };
        let named = outfit.gear.iter().copied().filter(|gear| *gear != fists || free > 0);
        let mut worn: CopyVec<Carried, MOST_GEAR> = named.map(carry).collect();
        if free > 0 && !outfit.gear.contains(&fists) {
            worn.push(carry(fists));
        }
        self.attach(&mut worn);
        worn
    }

    /// B2.6 · Attachments that answer to exhausting and readying lie on cards, weapons that can be exhausted first; of the others the sheet takes
    /// three, and further ones lie on the cards in their order.
    fn attach(&self, worn: &mut CopyVec<Carried, MOST_GEAR>) {
        let is_attachment = |card: &Carried| self.pack.gear(card.gear).slot == GearSlot::Attachment;
        let mut carriers: SmallVec<[SlotId; 12]> =
            (0..worn.len() as u8).map(SlotId).filter(|slot| !is_attachment(&worn[slot.index()])).collect();
        let told = Trigger::Exhausted.bit() | Trigger::Readied.bit();
        let answers = |card: &Carried| self.pack.bearers.marks_of(card.gear).triggers & told != 0;
        let steady = |slot: &SlotId| !self.gear_tires(worn[slot.index()].gear);
        let mut apt = carriers.clone();
        apt.sort_by_key(steady);
        let mut apt = apt.into_iter();
        let mut on_sheet = 0;
        for n in 0..worn.len() {
            let card = worn[n];
            if !is_attachment(&card) {
                continue;
            }
            let on = match answers(&card) {
                true => apt.find(|slot| carriers.contains(slot)),
                false if on_sheet < ON_SHEET => None,
                false => carriers.first().copied(),
            };
            on_sheet += usize::from(on.is_none());
            carriers.retain(|slot| Some(*slot) != on);
            worn[n].on = on;
        }
    }

    /// B2.5 · Hand slots of an outfit that no weapon fills.
    pub(crate) fn free_hands(&self, outfit: &Outfitted) -> u8 {
        let pack = &self.pack;
        let sheet = [&pack.class(outfit.class).powers];
        let patterns = outfit.patterns.iter().map(|id| &pack.patterns[id.index()].powers);
        let gear = outfit.gear.iter().map(|id| &pack.gear(*id).powers);
        let powers = sheet.into_iter().chain(patterns).chain(gear);
        let (mut slots, mut lighter) = (HANDS, false);
        for passive in powers.flat_map(|powers| &powers.passives) {
            match passive.is {
                Modifier::Hands(more) => slots += more,
                Modifier::ThreeHandedAsTwo => lighter = true,
                _ => {}
            }
        }
        let hands = outfit.gear.iter().map(|id| match pack.gear(*id).slot {
            GearSlot::Hands(3) if lighter => 2,
            GearSlot::Hands(hands) => hands as i8,
            _ => 0,
        });
        (slots - hands.sum::<i8>()).max(0) as u8
    }
}
