//! The Triskelion: Danger, Fate and Rage.

use crate::battle::context::{Context, Origin};
use crate::ids::Stat;
use crate::pack::Script;
use crate::pack::schema::{Amount, Severity};
use crate::state::Odyssey;
use table::{Play, Table, text};

impl Odyssey {
    /// B5.15.2, B5.10, B6.5 · Danger; as a consequence of an attack it is armoured against and draws trauma. Nothing adds to that of a judgement.
    pub(super) fn suffer_danger(
        &mut self,
        table: &mut Table<Self>,
        amount: Amount,
        rest: Script,
        context: Context,
    ) -> Play {
        let by_attack = context.origin == Origin::Attack;
        let amount = match amount {
            Amount::PerHit(each) if by_attack => {
                let bonus = if self.is_judgement() { 0 } else { self.danger_per_hit_bonus() };
                let each = (each as i8 + bonus).max(1);
                (each as u8).saturating_mul(self.hits())
            }
            amount => self.amount(amount, context),
        };
        if amount == 0 {
            return Ok(());
        }
        let Some((severity, reached)) = self.gain_danger(table, context.titan, amount, by_attack)? else {
            return Ok(());
        };
        if severity == Some(Severity::Obol) && self.brings_obol(rest, context) {
            return self.die(table, context.titan, "B6.10");
        }
        self.trauma_draw(table, context.titan, severity, reached)
    }

    /// G6.6 · A value falls, to 0 at the least.
    pub(super) fn lose(&mut self, table: &mut Table<Self>, stat: Stat, amount: Amount, context: Context) -> Play {
        let amount = self.amount(amount, context);
        let value = &mut self.titan_mut(context.titan).stats[stat as usize];
        let lost = amount.min(*value);
        *value -= lost;
        let left = *value;
        if lost > 0 {
            table.log("G5.1", || {
                let name = self.titan_name(context.titan);
                text!(stat.loss_key(), titan = name, count = lost, now = left)
            });
        }
        Ok(())
    }

    /// A value becomes another: upwards it is forced, downwards it falls.
    pub(super) fn set_stat(&mut self, table: &mut Table<Self>, stat: Stat, value: u8, context: Context) -> Play {
        let now = self.titan(context.titan).stat(stat);
        if value <= now {
            return self.lose(table, stat, Amount::N(now - value), context);
        }
        match stat {
            Stat::Danger => self.deal_danger(table, context.titan, value - now, false),
            Stat::Fate => self.force_fate(table, context.titan, value - now),
            Stat::Rage => self.raise_rage(table, context.titan, value - now),
        }
    }
}

impl Stat {
    fn loss_key(self) -> &'static str {
        ["log-danger-falls", "log-fate-falls", "log-rage-falls"][self as usize]
    }
}
