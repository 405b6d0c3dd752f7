//! B5.16 · After the attack.

use super::context_of_target;
use crate::battle::card_conditions::titans_in;
use crate::battle::context::Origin;
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::schema::Effect;
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B5.16.1, B5.16.2 · The part that each target suffers right after the attack on it.
    pub(super) fn after_attack(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let script = self.card_in_progress().after;
        for n in 0..script.len() {
            self.with_attack_on_target(|attack| attack.after = n as u8 + 1);
            self.resolve_at(table, script, n, context_of_target(target, Origin::AfterAttack))?;
        }
        Ok(())
    }

    /// B5.16.1 · The same of a card that makes no attack.
    pub(crate) fn after_without_attack(&mut self, table: &mut Table<Self>) -> Play {
        let script = self.card_in_progress().after;
        if script.is_empty() {
            return Ok(());
        }
        let targets = self.primordial_attack().map_or(0, |card| card.targets);
        if targets == 0 {
            return self.resolve_script(table, script, self.card_context(Origin::AfterAttack));
        }
        for titan in titans_in(targets) {
            if self.titan(titan).is_alive() {
                self.resolve_script(table, script, context_of_target(titan, Origin::AfterAttack))?;
            }
        }
        Ok(())
    }

    /// B25.4 · Of the after-attack part on a titan that has died, before it or by it, what is left and does not concern the titan still happens.
    pub(super) fn after_mercy(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let script = self.card_in_progress().after;
        let begun = self.attack_on_target().map_or(0, |attack| usize::from(attack.after));
        self.with_attack_on_target(|attack| attack.after = script.len() as u8);
        self.unconcerned_part(table, script.after(begun.min(script.len())), target)
    }

    /// B5.16.1, B25.4 · An attack that had nobody left to strike: what concerns no target still happens.
    pub(super) fn after_nobody(&mut self, table: &mut Table<Self>) -> Play {
        if self.primordial_attack().is_none_or(|card| card.done != 0) {
            return Ok(());
        }
        let script = self.card_in_progress().after;
        self.unconcerned_part(table, script, self.priority)
    }

    /// B5.16.3 · What happens once, when every target is done with. A chain break of every target cancels it; mercy towards every target leaves
    /// what concerns none of them.
    pub(crate) fn after_final(&mut self, table: &mut Table<Self>) -> Play {
        let script = self.card_in_progress().after_final;
        let Some(primordial_attack) = self.primordial_attack().copied().filter(|_| !script.is_empty()) else {
            return Ok(());
        };
        let all_spared = primordial_attack.targets != 0 && primordial_attack.targets & !primordial_attack.spared == 0;
        if !all_spared {
            return self.resolve_script(table, script, self.card_context(Origin::AfterAttack));
        }
        let some_live = titans_in(primordial_attack.targets).any(|titan| self.titan(titan).is_alive());
        if some_live {
            return Ok(());
        }
        self.unconcerned_part(table, script, self.priority)
    }

    fn unconcerned_part(&mut self, table: &mut Table<Self>, script: Script, titan: TitanId) -> Play {
        let context = context_of_target(titan, Origin::AfterAttack);
        for n in 0..script.len() {
            match self.pack.at(script, n) {
                Effect::If(when, then, otherwise) => {
                    let chosen = if self.holds(when, context) { then } else { otherwise };
                    self.unconcerned_part(table, chosen, titan)?;
                }
                Effect::Once(effects) => self.unconcerned_part(table, effects, titan)?,
                effect if self.stands_for_itself(effect, script, n) => {
                    self.resolve_script(table, script.only(n), context)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// B13.1, B25.4 · Whether an effect happens whoever the target was. A window does if what it stands before does.
    fn stands_for_itself(&self, effect: Effect, script: Script, n: usize) -> bool {
        match effect {
            Effect::Window if n + 1 < script.len() => self.pack.at(script, n + 1).properties().concerns_nobody,
            effect => effect.properties().concerns_nobody,
        }
    }
}
