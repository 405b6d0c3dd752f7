//! B5.16 · After the attack.

use super::blow_context;
use crate::battle::circumstances::titans_in;
use crate::battle::context::Part;
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::schema::{Destination, Effect, Facing, Who};
use crate::state::Odyssey;
use table::{Play, Table};

impl Odyssey {
    /// B5.16.1, B5.16.2 · The part that each target suffers right after the attack on it.
    pub(super) fn after_attack(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        self.with_blow(|blow| blow.after = true);
        let script = self.card_in_progress().after;
        self.resolve_script(table, script, blow_context(target, Part::AfterAttack))
    }

    /// B5.16.1 · The same of a card that makes no attack.
    pub(crate) fn after_without_attack(&mut self, table: &mut Table<Self>) -> Play {
        let script = self.card_in_progress().after;
        if script.is_empty() {
            return Ok(());
        }
        let targets = self.onslaught().map_or(0, |card| card.targets);
        if targets == 0 {
            return self.resolve_script(table, script, self.card_context(Part::AfterAttack));
        }
        for titan in titans_in(targets) {
            if self.titan(titan).is_alive() {
                self.resolve_script(table, script, blow_context(titan, Part::AfterAttack))?;
            }
        }
        Ok(())
    }

    /// B25.4 · Of the after-attack part on a titan that has died, what does not concern it still happens.
    pub(super) fn after_mercy(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        self.with_blow(|blow| blow.after = true);
        let script = self.card_in_progress().after;
        self.unconcerned_part(table, script, target)
    }

    /// B5.16.1, B25.4 · An attack that had nobody left to strike: what concerns no target still happens.
    pub(super) fn after_nobody(&mut self, table: &mut Table<Self>) -> Play {
        if self.onslaught().is_none_or(|card| card.done != 0) {
            return Ok(());
        }
        let script = self.card_in_progress().after;
        self.unconcerned_part(table, script, self.priority)
    }

    /// B5.16.3 · What happens once, when every target is done with. A chain break of every target cancels it; mercy towards every target leaves
    /// what concerns none of them.
    pub(crate) fn after_final(&mut self, table: &mut Table<Self>) -> Play {
        let script = self.card_in_progress().after_final;
        let Some(onslaught) = self.onslaught().copied().filter(|_| !script.is_empty()) else {
            return Ok(());
        };
        let all_spared = onslaught.targets != 0 && onslaught.targets & !onslaught.spared == 0;
        if !all_spared {
            return self.resolve_script(table, script, self.card_context(Part::AfterAttack));
        }
        let some_live = titans_in(onslaught.targets).any(|titan| self.titan(titan).is_alive());
        if some_live {
            return Ok(());
        }
        self.unconcerned_part(table, script, self.priority)
    }

    fn unconcerned_part(&mut self, table: &mut Table<Self>, script: Script, titan: TitanId) -> Play {
        for n in 0..script.len() {
            if concerns_nobody(self.pack.at(script, n)) {
                self.resolve_script(table, script.only(n), blow_context(titan, Part::AfterAttack))?;
            }
        }
        Ok(())
    }
}

/// B25.4 · Whether an effect happens whoever the target was.
fn concerns_nobody(effect: Effect) -> bool {
    match effect {
        Effect::To(who, _) => !matches!(who, Who::Titan | Who::SelfOrAdjacent | Who::Nearest | Who::Another),
        Effect::Turn(to) => matches!(to, Facing::MostTitans | Facing::Random),
        Effect::MoveFoe(to) => to != Destination::Target,
        Effect::Signature
        | Effect::Routine
        | Effect::AiCard
        | Effect::AttackNext
        | Effect::Trample
        | Effect::Labyrinth(_)
        | Effect::EndRound
        | Effect::Heal(_)
        | Effect::Escalate(..)
        | Effect::Suppress(_)
        | Effect::ModifyFoe(..)
        | Effect::CreateVantagePoint
        | Effect::Argo(..)
        | Effect::Diplomacy(_)
        | Effect::AdversaryActivation => true,
        _ => false,
    }
}
