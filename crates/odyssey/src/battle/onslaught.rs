//! B5 · The primordial attacks.

mod after;
mod kinds;
mod reach;

use super::card_conditions::bit;
use super::context::{Context, Part};
use crate::choice::Source;
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::schema::{AiAttack, AttackKind, Modifier, Trigger};
use crate::state::{Blow, Frame, Odyssey, Onslaught};
use table::{Play, Table, text};

impl Odyssey {
    /// Changes the innermost card of the primordial that is in progress, if one is.
    pub(crate) fn with_onslaught(&mut self, change: impl FnOnce(&mut Onslaught)) {
        if let Some(onslaught) = self.onslaught_mut() {
            change(onslaught);
        }
    }

    /// Changes the part of the attack that concerns one target, if one is in progress.
    pub(crate) fn with_blow(&mut self, change: impl FnOnce(&mut Blow)) {
        if let Some(blow) = self.blow_mut() {
            change(blow);
        }
    }

    /// The attack of the card in progress.
    pub(crate) fn attack_in_progress(&self) -> Option<&AiAttack> {
        self.ai_card(self.onslaught()?.card).attack.as_ref()
    }

    pub(crate) fn attack_kind(&self) -> Option<AttackKind> {
        self.attack_in_progress().map(|attack| attack.kind)
    }

    /// B5.9 · Whether the attack in progress is a judgement.
    pub(crate) fn is_judgement(&self) -> bool {
        matches!(self.attack_kind(), Some(AttackKind::Judgement(..)))
    }

    /// B5.11 to B5.16 · One target: reach, evasion, consequences, after attack. Opens the frame of the blow.
    pub(crate) fn blow_at(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let blow = Blow { target, ..Blow::default() };
        table.scope_closing(
            self,
            Frame::Blow(blow),
            |odyssey, table| odyssey.strike_titan(table, target),
            |odyssey, table, ended| odyssey.close_blow(table, target, ended.is_some()),
        )?;
        Ok(())
    }

    fn strike_titan(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
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
        self.resolve_script(table, script, blow_context(target, Part::Attack))
    }

    /// B4.2, B5.11, B5.12 · The attack does not reach: the movement that is left is spent, and nothing is rolled.
    fn miss_by_reach(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let evaded = self.onslaught().is_some_and(|card| card.in_range & bit(target) != 0);
        let rule = if evaded { "B5.11" } else { "B4.2" };
        table.log(rule, || text!("log-out-of-reach", titan = self.titan_name(target)));
        if evaded {
            self.trigger(table, target, Trigger::OutOfReach)?;
        }
        self.spend_movement(table, target)
    }

    fn close_blow(&mut self, table: &mut Table<Self>, target: TitanId, whole: bool) -> Play {
        self.with_onslaught(|card| card.done |= bit(target));
        self.titan_mut(target).attacked = true;
        if !whole {
            self.foe_stops(table)?;
        }
        if !whole && !self.titan(target).is_alive() {
            return self.after_mercy(table, target);
        }
        Ok(())
    }
}

/// What effects of an attack on a titan are about.
pub(super) fn blow_context(titan: TitanId, part: Part) -> Context {
    Context { titan, source: Source::Trait(u8::MAX), part }
}
