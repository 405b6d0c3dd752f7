//! What effects change about the roll in progress.

use crate::battle::context::Context;
use crate::dice::Colour;
use crate::state::{Odyssey, Strike};

impl Odyssey {
    fn alter_strike(&mut self, change: impl FnOnce(&mut Strike)) {
        if let Some(strike) = self.strike_mut() {
            change(strike);
        }
    }

    pub(super) fn relentless(&mut self) {
        self.with_blow(|blow| blow.relentless = true);
    }

    /// B5.14.1, B7.3.1 · Dice of the evasion roll of the titan, or of its attack roll.
    pub(super) fn more_dice(&mut self, count: i8, context: Context) {
        if self.blow().is_some_and(|blow| blow.target == context.titan) {
            self.with_blow(|blow| blow.extra = blow.extra.saturating_add(count));
        } else {
            self.alter_strike(|strike| strike.more_dice = strike.more_dice.saturating_add(count));
        }
    }

    pub(super) fn more_power_dice(&mut self, colour: Colour, count: u8) {
        self.alter_strike(|strike| strike.extra.add(colour, count.min(20)));
    }

    pub(super) fn more_power(&mut self, count: u8) {
        self.alter_strike(|strike| strike.extra.raw = strike.extra.raw.saturating_add(count.min(99) as i8));
    }

    pub(super) fn more_power_rerolls(&mut self, count: u8) {
        self.alter_strike(|strike| strike.power_rerolls = strike.power_rerolls.saturating_add(count));
    }

    pub(super) fn more_attack_rerolls(&mut self, count: u8) {
        self.alter_strike(|strike| strike.attack_rerolls = strike.attack_rerolls.saturating_add(count));
    }

    pub(super) fn more_evasion_rerolls(&mut self, count: u8) {
        self.with_blow(|blow| blow.rerolls = blow.rerolls.saturating_add(count));
    }

    pub(super) fn reinforce(&mut self, colour: Colour, count: u8) {
        self.with_blow(|blow| blow.reinforced.add(colour, count));
    }

    /// B7.3.5.
    pub(super) fn crit_chance(&mut self) {
        self.alter_strike(|strike| strike.crit = true);
    }

    /// B7.3.8 · The attack becomes a full miss.
    pub(super) fn full_miss(&mut self) {
        self.alter_strike(|strike| (strike.hits, strike.missed) = (0, true));
    }
}
