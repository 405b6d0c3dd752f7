//! B5.14.9, B5.14.10 · The weapon that serves in defence.

use crate::choice::Choice;
use crate::ids::{SlotId, TitanId};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Odyssey {
    /// B5.14.10 · The weapon that serves in this attack is chosen when the first of several would matter: before the roll if one gives an evasion
    /// bonus, else once there are hits. A single one is nobody's choice.
    pub(super) fn take_up_guard(&mut self, table: &mut Table<Self>, titan: TitanId, before_roll: bool) -> Play {
        let slots: SmallVec<[SlotId; 4]> = self.guarding_weapons(titan).collect();
        if slots.len() > 1 && before_roll && !slots.iter().any(|slot| self.gives_evasion(titan, *slot)) {
            return Ok(());
        }
        self.choose_guard(table, titan, &slots)
    }

    fn gives_evasion(&self, titan: TitanId, slot: SlotId) -> bool {
        let card = self.titan(titan).gear.get(slot.index());
        card.is_some_and(|card| self.pack.gear(card.gear).guards.evasion != 0)
    }

    /// B6.1 · If no weapon is active yet, one with armour dice becomes so.
    pub(crate) fn take_up_armour(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let armoured = self.guarding_weapons(titan).filter(|slot| {
            let card = self.titan(titan).gear.get(slot.index());
            card.is_some_and(|card| !self.pack.gear(card.gear).guards.armour.is_empty())
        });
        let armoured: SmallVec<[SlotId; 4]> = armoured.collect();
        self.choose_guard(table, titan, &armoured)
    }

    fn choose_guard(&mut self, table: &mut Table<Self>, titan: TitanId, slots: &[SlotId]) -> Play {
        let active = self.blow().and_then(|blow| blow.active);
        if active.is_some() || slots.is_empty() {
            return Ok(());
        }
        let options: SmallVec<[Choice; 4]> = slots.iter().map(|slot| self.slot(titan, *slot)).collect();
        let chosen = match options.as_slice() {
            [only] => *only,
            options => table
                .ask(self.player(titan))
                .about("ask-guard", "B5.14.10")
                .one(options)?,
        };
        if let Choice::Slot(_, slot, _) = chosen {
            self.with_blow(|blow| blow.active = Some(slot));
            table.log("B5.14.9", || {
                let gear = self.titan(titan).gear[slot.index()].gear;
                let weapon = text!(format!("gear-{}", self.pack.gear(gear).slug));
                text!("log-guard", titan = self.titan_name(titan), weapon = weapon)
            });
        }
        Ok(())
    }
}
