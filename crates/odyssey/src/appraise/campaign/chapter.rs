//! A battle as a chapter of the campaign: what victory would leave, and what defeat would.

use super::odds;
use crate::ids::TitanId;
use crate::state::campaign::Reason;
use crate::state::{Ending, Odyssey, Phase, Place};

/// What share of the living dies on the way to a victory, and to a defeat.
const FALL_IN_VICTORY: f32 = 0.22;
const FALL_IN_DEFEAT: f32 = 0.95;
/// What victory is worth besides what is counted: progress, spoils, its paragraph; and what defeat costs: doom.
const VICTORY: f32 = 0.55;
const DEFEAT: f32 = -0.2;
/// What a wound yields, by level.
const WOUND: f32 = 0.03;
/// How much better arms than those suggested raise the chance, and what the suggested ones leave of it.
const ARMS: f32 = 2.2;
const SUGGESTED: f32 = -0.1;
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
            (false, true) => self.chance(base + titans - 0.9),
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
        let suggested =
            self.pack.battles.iter().find(|battle| battle.primordial == bout.foe && battle.level == bout.level);
        let wanted: f32 = suggested.map_or(1.0, |battle| {
            let gear = battle.loadout.titans.iter().flat_map(|titan| titan.gear.iter());
            gear.map(|gear| self.gear_worth(*gear)).sum()
        });
        let fewer = f32::from(self.muster.absent.len() as u8);
        let easier = f32::from(bout.easier) * 0.35 - f32::from(bout.escalations) * 0.25;
        odds(SUGGESTED + ARMS * (self.arms_taken() / wanted.max(1.0) - 1.0) + fewer * MISSING + easier)
    }
}
