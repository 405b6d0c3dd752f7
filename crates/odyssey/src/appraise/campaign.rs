//! How well a campaign stands: what is left of the way against what is left of the ship, in steps of a scale of odds.
//!
//! Everything that counts is a number of such steps, and their sum becomes a chance. A battle is weighed between what its victory would leave
//! and what its defeat would.

mod arms;
mod chapter;
mod course;
mod fortune;
mod sheet;
mod story_card;

pub(crate) use chapter::Shore;

use crate::state::{Odyssey, Phase};

impl Odyssey {
    /// From 0 to 1.
    pub(super) fn appraise_campaign(&self) -> f32 {
        if let Some(end) = self.voyage().end {
            return f32::from(end.won);
        }
        if self.phase != Phase::Voyage {
            return self.appraise_chapter();
        }
        self.chance(self.sheet_standing() + self.shore_standing() + self.rolled_fortune())
    }

    /// What no battle changes: story, course, stores, technologies.
    fn shore_standing(&self) -> f32 {
        self.story_standing() + self.course_standing() + self.arms_standing() + self.stores_standing()
    }
}

/// The steps of a campaign that is as likely won as lost: at the start, and how many more each day, as gear, technologies and the story come
/// together, the faster in a short cycle. Near the even point a bot weighs risks by their odds; far from it, it would only fear or only hope.
const EVEN: f32 = 2.5;
const GROWTH: f32 = 6.0;
/// How much each step counts.
const STEEP: f32 = 0.35;

impl Odyssey {
    /// The chance that this many steps stand for on this day.
    fn chance(&self, steps: f32) -> f32 {
        odds(STEEP * (steps - self.even_point()))
    }

    /// The steps that stand for a chance on this day.
    fn steps_for(&self, chance: f32) -> f32 {
        let chance = chance.clamp(0.001, 0.999);
        (chance / (1.0 - chance)).ln() / STEEP + self.even_point()
    }

    fn even_point(&self) -> f32 {
        let days = f32::from(self.cycle().days.max(1));
        EVEN + GROWTH * f32::from(self.voyage().day) / days.sqrt()
    }
}

/// From any number to a chance.
fn odds(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
