//! B5 · The primordial attacks.

mod after;
mod kinds;
mod reach;

use super::card_conditions::bit;
use super::context::{Context, Origin};
use crate::choice::Source;
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::schema::{AiAttack, AttackKind, Modifier, Trigger};
use crate::state::{AttackOnTarget, Frame, Odyssey, PrimordialAttack};
use table::{Play, Table, text};

impl Odyssey {
    /// Changes the innermost card of the primordial that is in progress, if one is.
    pub(crate) fn with_primordial_attack(&mut self, change: impl FnOnce(&mut PrimordialAttack)) {
        if let Some(primordial_attack) = self.primordial_attack_mut() {
            change(primordial_attack);
        }
    }

    /// Changes the part of the attack that concerns one target, if one is in progress.
    pub(crate) fn with_attack_on_target(&mut self, change: impl FnOnce(&mut AttackOnTarget)) {
        if let Some(attack_on_target) = self.attack_on_target_mut() {
            change(attack_on_target);
        }
    }

    /// The attack of the card in progress.
    pub(crate) fn attack_in_progress(&self) -> Option<&AiAttack> {
        self.ai_card(self.primordial_attack()?.card).attack.as_ref()
    }

    pub(crate) fn attack_kind(&self) -> Option<AttackKind> {
        self.attack_in_progress().map(|attack| attack.kind)
    }

    /// B5.9 · Whether the attack in progress is a judgement.
    pub(crate) fn is_judgement(&self) -> bool {
        matches!(self.attack_kind(), Some(AttackKind::Judgement(..)))
    }

    /// B5.11 to B5.16 · One target: reach, evasion, consequences, after attack. Opens the frame of the attack on it.
    pub(crate) fn attack_target(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let attack_on_target = AttackOnTarget { target, ..AttackOnTarget::default() };
        table.scope_closing(
            self,
            Frame::AttackOnTarget(attack_on_target),
            |odyssey, table| odyssey.attack_titan(table, target),
            |odyssey, table, ended| odyssey.close_attack_on_target(table, target, ended.is_some()),
        )?;
        Ok(())
    }

    fn attack_titan(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        if self.reaches(target) {
            self.carry_out(table, target)?;
        } else {
            self.miss_by_reach(table, target)?;
        }
        self.titan_mut(target).attacked = true;
        self.after_attack(table, target)
    }

    /// B5.14, B5.15 · Evasion and consequences. Whoever is helpless dies of any attack that reaches it.
    fn carry_out(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let Some(attack) = self.attack_in_progress() else {
            return Ok(());
        };
        let (banners, hits) = (attack.banners, attack.hits);
        if self.has(target, Modifier::Helpless) {
            self.die(table, target, "B6.12")?;
        }
        self.consequences(table, banners, target)?;
        self.evasion_roll(table)?;
        self.titan_mut(target).attacked = true;
        if self.hits() > 0 {
            return self.consequences(table, hits, target);
        }
        table.log("B5.14.8", || text!("log-full-evade", titan = self.titan_name(target)));
        self.trigger(table, target, Trigger::FullEvade)
    }

    fn consequences(&mut self, table: &mut Table<Self>, script: Script, target: TitanId) -> Play {
        self.resolve_script(table, script, context_of_target(target, Origin::Attack))
    }

    /// B4.2, B5.11, B5.12 · The attack does not reach: the movement that is left is spent, and nothing is rolled.
    fn miss_by_reach(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let evaded = self.primordial_attack().is_some_and(|card| card.in_range & bit(target) != 0);
        let rule = if evaded { "B5.11" } else { "B4.2" };
        table.log(rule, || text!("log-out-of-reach", titan = self.titan_name(target)));
        if evaded {
            self.trigger(table, target, Trigger::OutOfReach)?;
        }
        self.spend_movement(table, target)
    }

    fn close_attack_on_target(&mut self, table: &mut Table<Self>, target: TitanId, whole: bool) -> Play {
        self.with_primordial_attack(|card| card.done |= bit(target));
        self.titan_mut(target).attacked = true;
        if !whole {
            self.primordial_stops(table)?;
        }
        if !whole && !self.titan(target).is_alive() {
            return self.after_mercy(table, target);
        }
        Ok(())
    }
}

/// What effects of an attack on a titan are about.
pub(super) fn context_of_target(titan: TitanId, origin: Origin) -> Context {
    Context { titan, source: Source::Trait(u8::MAX), origin }
}
