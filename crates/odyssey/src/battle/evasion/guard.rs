//! B5.14.9, B5.14.10 · The weapon that serves in defence.

use crate::choice::Source;
use crate::ids::{SlotId, TitanId};
use crate::pack::schema::{Keyword, Trigger};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, text};

/// Moments at which an ability of a weapon serves in defence.
const DEFENCE: [Trigger; 4] =
    [Trigger::AboutToEvade, Trigger::EvasionRolled, Trigger::CritEvade, Trigger::AboutToArmour];

impl Odyssey {
    /// B5.14.10 · The weapon that serves in this attack is chosen when the first of several would matter: before the roll if one gives an evasion
    /// bonus, else once there are hits. A single one is nobody's choice, and abilities are used when their moment comes.
    pub(super) fn take_up_guard(&mut self, table: &mut Table<Self>, titan: TitanId, before_roll: bool) -> Play {
        let slots: SmallVec<[SlotId; 4]> = self.guarding_weapons(titan).collect();
        if slots.is_empty() {
            return Ok(());
        }
        let all = self.with_able_weapons(titan, slots.clone());
        if all.len() > 1 && before_roll && !slots.iter().any(|slot| self.gives_evasion(titan, *slot)) {
            return Ok(());
        }
        self.choose_guard(table, titan, &all)
    }

    /// B5.14.9 · These weapons, and those whose keywords or abilities could serve in defence.
    fn with_able_weapons(&self, titan: TitanId, mut slots: SmallVec<[SlotId; 4]>) -> SmallVec<[SlotId; 4]> {
        for (n, card) in self.titan(titan).gear.iter().enumerate() {
            let slot = SlotId(n as u8);
            let live = !card.exhausted && !card.discarded && self.is_weapon(titan, slot);
            if live && !slots.contains(&slot) && self.could_defend(titan, slot) {
                slots.push(slot);
            }
        }
        slots
    }

    fn could_defend(&self, titan: TitanId, slot: SlotId) -> bool {
        use Keyword::{AdvancedReinforce, Block, Dodge, Reinforce, SuperiorReinforce};
        let source = Source::Gear(titan, slot);
        let mut words = self.open_keywords(titan, source);
        let defends = words
            .any(|word| matches!(word, Block(_) | Dodge | Reinforce(_) | AdvancedReinforce(_) | SuperiorReinforce(_)));
        let Some(powers) = self.powers(source) else {
            return defends;
        };
        let mut abilities = self.pack.all(powers.abilities).iter().enumerate();
        defends
            || abilities.any(|(n, ability)| {
                DEFENCE.contains(&ability.at)
                    && self.is_open(titan, ability.gate)
                    && self.can_pay(titan, source, n as u8, &ability.cost)
            })
    }

    /// B21.5 · Whether a Block would make its weapon the active one while another could still serve: then it is left to the player.
    pub(crate) fn block_is_open(&self, source: Source) -> bool {
        let Source::Gear(titan, slot) = source else {
            return false;
        };
        let undecided = self.attack_on_target().is_some_and(|attack| attack.active.is_none());
        let others = self.with_able_weapons(titan, self.guarding_weapons(titan).collect());
        undecided && self.is_weapon(titan, slot) && others.iter().any(|other| *other != slot)
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
        let active = self.attack_on_target().and_then(|attack| attack.active);
        if active.is_some() || slots.is_empty() {
            return Ok(());
        }
        let slot = match slots {
            [only] => *only,
            slots => {
                let asked = table.ask(self.player(titan)).about("ask-guard", "B5.14.10");
                asked.pick(slots.iter().copied(), |slot| self.slot(titan, slot))?
            }
        };
        self.with_attack_on_target(|attack| attack.active = Some(slot));
        table.log("B5.14.9", || {
            let gear = self.titan(titan).gear[slot.index()].gear;
            let weapon = text!(format!("gear-{}", self.pack.gear(gear).slug));
            text!("log-guard", titan = self.titan_name(titan), weapon = weapon)
        });
        Ok(())
    }
}
