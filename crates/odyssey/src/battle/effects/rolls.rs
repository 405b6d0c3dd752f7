//! What effects change about the roll in progress.

use crate::battle::context::Context;
use crate::dice::Colour;
use crate::state::{Odyssey, TitanAttack};

impl Odyssey {
    fn alter_titan_attack(&mut self, change: impl FnOnce(&mut TitanAttack)) {
        if let Some(titan_attack) = self.titan_attack_mut() {
            change(titan_attack);
        }
    }

    pub(super) fn relentless(&mut self) {
        self.with_attack_on_target(|attack| attack.relentless = true);
    }

    /// B5.14.1, B7.3.1 · Dice of the evasion roll of the titan, or of its attack roll.
    pub(super) fn more_dice(&mut self, count: i8, context: Context) {
        if self.attack_on_target().is_some_and(|attack| attack.target == context.titan) {
            self.with_attack_on_target(|attack| attack.extra = attack.extra.saturating_add(count));
        } else {
            self.alter_titan_attack(|attack| attack.more_dice = attack.more_dice.saturating_add(count));
        }
    }

    pub(super) fn more_power_dice(&mut self, colour: Colour, count: u8) {
        self.alter_titan_attack(|attack| attack.extra.add(colour, count.min(20)));
    }

    pub(super) fn more_power(&mut self, count: u8) {
        self.alter_titan_attack(|attack| attack.extra.raw = attack.extra.raw.saturating_add(count.min(99) as i8));
    }

    pub(super) fn more_power_rerolls(&mut self, count: u8) {
        self.alter_titan_attack(|attack| attack.power_rerolls = attack.power_rerolls.saturating_add(count));
    }

    pub(super) fn more_attack_rerolls(&mut self, count: u8) {
        self.alter_titan_attack(|attack| attack.attack_rerolls = attack.attack_rerolls.saturating_add(count));
    }

    pub(super) fn more_evasion_rerolls(&mut self, count: u8) {
        self.with_attack_on_target(|attack| attack.rerolls = attack.rerolls.saturating_add(count));
    }

    pub(super) fn reinforce(&mut self, colour: Colour, count: u8) {
        self.with_attack_on_target(|attack| attack.reinforced.add(colour, count));
    }

    /// B7.3.5.
    pub(super) fn crit_chance(&mut self) {
        self.alter_titan_attack(|attack| attack.crit = true);
    }

    /// B7.3.8 · The attack becomes a full miss.
    pub(super) fn full_miss(&mut self) {
        self.alter_titan_attack(|attack| (attack.hits, attack.missed) = (0, true));
    }
}
