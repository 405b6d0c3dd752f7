//! The interpreter of effects: each in order, each wholly before the next.
//!
//! | section of the language | module |
//! |---|---|
//! | how effects are put together | `flow` |
//! | the Triskelion | `triskelion` |
//! | trauma and the other decks of fate | `fates` |
//! | tokens and conditions | `tokens` |
//! | movement | `moves` |
//! | attacks | `attacks` |
//! | the roll in progress | `rolls` |
//! | wounds and decks | `wounds` |
//! | gear and abilities | `belongings` |
//! | terrain and vantage points | `ground` |
//! | the Argo | `ship` |

mod flow;
mod triskelion;

use super::context::Context;
use super::unwritten;
use crate::pack::Script;
use crate::pack::schema::Effect;
use crate::state::{Cause, Frame, Odyssey};
use table::{Play, Table};

impl Odyssey {
    /// Resolves a script.
    pub(crate) fn resolve_script(&mut self, table: &mut Table<Self>, script: Script, context: Context) -> Play {
        for n in 0..script.len() {
            let effect = self.pack.at(script, n);
            let rest = script.after(n + 1);
            if effect == Effect::Die && !rest.is_empty() && self.waits_for_card(context, rest) {
                return self.die(table, context.titan, "B25.2");
            }
            self.effect(table, effect, rest, context)?;
        }
        Ok(())
    }

    /// B25.6 · What a card of death says after the death, it says also if the death breaks off what is in progress: it waits for the card to be
    /// put away. `false` if no card is being resolved.
    fn waits_for_card(&mut self, context: Context, rest: Script) -> bool {
        let is_card = |frame: &Frame| matches!(frame, Frame::Drawn(..));
        self.frames.after(is_card, Cause::Rest(context.titan, rest))
    }

    /// One effect; `rest` is what comes after it on the same card, for effects that break a chain (B14.9).
    fn effect(&mut self, table: &mut Table<Self>, effect: Effect, rest: Script, context: Context) -> Play {
        let titan = context.titan;
        match effect {
            Effect::Window => self.window_of_opportunity(table),
            Effect::If(when, then, otherwise) => {
                let chosen = if self.holds(when, context) { then } else { otherwise };
                self.resolve_script(table, chosen, context)
            }
            Effect::May(effects) => self.may(table, effects, context),
            Effect::Either(scripts) => self.either(table, scripts, context),
            Effect::To(who, effects) => self.to_others(table, who, effects, context),
            Effect::Test(tested, difficulty, success, failure) => {
                let succeeded = self.test(table, titan, tested, difficulty)?;
                self.resolve_script(table, if succeeded { success } else { failure }, context)
            }
            Effect::Roll(rows) => self.roll_on_table(table, rows, context),
            Effect::Once(effects) => self.once(table, effects, context),
            Effect::Danger(amount) => self.suffer_danger(table, amount, context),
            Effect::Fate(amount) => self.force_fate(table, titan, self.amount(amount, context)),
            Effect::Rage(amount) => self.raise_rage(table, titan, self.amount(amount, context)),
            Effect::Lose(stat, amount) => self.lose(table, stat, amount, context),
            Effect::Set(stat, value) => self.set_stat(table, stat, value, context),
            _ => {
                let _ = rest;
                unwritten(table, "G1.5")
            }
        }
    }
}
