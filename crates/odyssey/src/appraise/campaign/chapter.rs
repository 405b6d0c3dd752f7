//! A battle as a chapter of the campaign: what victory would leave, and what defeat would.

use super::odds;
use crate::ids::{PrimordialId, TitanId};
use crate::state::campaign::{Bout, Reason};
use crate::state::{Ending, Odyssey, Phase, Place};

/// What share of the living dies on the way to a victory, and to a defeat.
const FALL_IN_VICTORY: f32 = 0.22;
const FALL_IN_DEFEAT: f32 = 0.95;
/// What victory is worth besides what is counted: progress, spoils, its paragraph; and what defeat costs: doom.
const VICTORY: f32 = 1.2;
const DEFEAT: f32 = -0.4;
/// What a wound yields, by level.
const WOUND: f32 = 0.03;
/// How much better arms than those suggested raise the chance, and what the suggested ones leave of it.
const ARMS: f32 = 2.2;
const SUGGESTED: f32 = -0.1;
/// Arms beyond this many times those suggested help no more.
const ENOUGH: f32 = 1.35;
/// A wound that the battle needs fewer, and an escalation.
const EASIER: f32 = 0.35;
const ESCALATED: f32 = 0.25;
/// The last battle is lost, and may be tried again.
const ANOTHER_TRY: f32 = -0.9;
/// Of 1 before the setup: a titan fewer.
const MISSING: f32 = -0.9;

/// What the shore was worth when the battle began. It follows from the rest, so it makes no difference between two campaigns.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shore(pub Option<f32>);

impl PartialEq for Shore {
    fn eq(&self, _: &Shore) -> bool {
        true
    }
}

impl Eq for Shore {}

impl Odyssey {
    /// Notes what no battle changes, so that it is reckoned once.
    pub(crate) fn remember_shore(&mut self) {
        let shore = self.shore_standing();
        self.voyage_mut().shore = Shore(Some(shore));
    }

    /// From 0 to 1, in the middle of a battle.
    pub(super) fn appraise_chapter(&self) -> f32 {
        let shore = self.voyage().shore.0.unwrap_or_else(|| self.shore_standing());
        let spoils = f32::from(self.primordial.wound_count()) * f32::from(self.primordial.level.max(1)) * WOUND;
        let base = shore + self.ship_standing() + spoils;
        let aboard = self.voyage().titans.len() as f32 + self.titans_on_the_way();
        let (alive, dead) = self.line_up();
        let left = |share: f32| self.titans_standing(aboard - dead - alive * share);
        match self.ending {
            Some(ending) if self.is_set_up() => self.after(ending, base, left(0.0)),
            _ => {
                let won = self.after(Ending::Victory, base, left(FALL_IN_VICTORY));
                let lost = self.after(Ending::AllDead, base, left(FALL_IN_DEFEAT));
                let odds = self.battle_odds();
                odds * won + (1.0 - odds) * lost
            }
        }
    }

    /// How the campaign stands after an ending of the battle.
    fn after(&self, ending: Ending, base: f32, titans: f32) -> f32 {
        if ending == Ending::ArgoLost {
            return 0.0;
        }
        let told = matches!(self.muster.bout.map(|bout| bout.reason), Some(Reason::Told(_)));
        match (ending.is_won(), told) {
            (true, true) => 1.0,
            (true, false) => self.chance(base + titans + VICTORY),
            // C1.7 · Another try is gone.
            (false, true) if self.voyage().tries + 1 >= self.cycle().boss.tries => 0.0,
            (false, true) => self.chance(base + titans + ANOTHER_TRY),
            (false, false) => self.chance(base + titans + DEFEAT),
        }
    }

    fn is_set_up(&self) -> bool {
        !matches!(self.phase, Phase::Muster | Phase::Deploy)
            && self.titans.iter().any(|titan| titan.place != Place::Aboard)
    }

    /// Titans of the battle that live, and those that died in it.
    fn line_up(&self) -> (f32, f32) {
        let all = TitanId::ALL.into_iter().filter(|id| !self.muster.absent.contains(*id));
        let (mut alive, mut dead) = (0.0, 0.0);
        for id in all {
            match self.titan(id).place {
                Place::Dead => dead += 1.0,
                _ => alive += 1.0,
            }
        }
        (alive, dead)
    }

    /// C7.2, C7.3 · What the titans of the muster carry; before there is one, what they would.
    fn arms_taken(&self) -> f32 {
        let gear = self.muster.titans.iter().flat_map(|outfit| outfit.gear.iter());
        let taken: f32 = gear.map(|gear| self.gear_worth(*gear)).sum();
        if taken > 0.0 { taken } else { self.armament() }
    }

    /// The chance to win: by how the battle stands, and before that by arms.
    fn battle_odds(&self) -> f32 {
        if self.is_set_up() {
            return self.appraise_battle();
        }
        let Some(bout) = self.muster.bout.or(self.voyage().bout) else { return 0.5 };
        let easier = f32::from(bout.easier) * EASIER - f32::from(bout.escalations) * ESCALATED;
        self.odds_by_arms(bout.foe, bout.level, easier)
    }

    /// The chance of a battle that has not been set up.
    fn odds_by_arms(&self, foe: PrimordialId, level: u8, easier: f32) -> f32 {
        let suggested = self.pack.battles.iter().find(|battle| battle.primordial == foe && battle.level == level);
        let wanted: f32 = suggested.map_or(1.0, |battle| {
            let gear = battle.loadout.titans.iter().flat_map(|titan| titan.gear.iter());
            gear.map(|gear| self.gear_worth(*gear)).sum()
        });
        let fewer = f32::from(self.muster.absent.len() as u8);
        let better = (self.arms_taken() / wanted.max(1.0)).min(ENOUGH) - 1.0;
        odds(SUGGESTED + ARMS * better + fewer * MISSING + easier)
    }

    /// What it is worth to come to a battle of the story from here, more than this day is: what its victory and its defeat would leave.
    pub(super) fn last_battle_worth(&self, bout: Bout) -> f32 {
        let odds = self.odds_by_arms(bout.foe, bout.level, f32::from(bout.easier) * EASIER);
        let aboard = self.voyage().titans.len() as f32 + self.titans_on_the_way();
        let left = self.titans_standing(aboard - TitanId::ALL.len() as f32 * FALL_IN_DEFEAT);
        let lost = match self.voyage().tries + 1 >= self.cycle().boss.tries {
            true => 0.0,
            false => self.chance(self.shore_standing() + self.ship_standing() + left + ANOTHER_TRY),
        };
        self.steps_for(odds + (1.0 - odds) * lost) - self.steps_now()
    }

    /// The steps of this day, without what waits.
    pub(super) fn steps_now(&self) -> f32 {
        self.sheet_standing() + self.shore_standing()
    }
}
