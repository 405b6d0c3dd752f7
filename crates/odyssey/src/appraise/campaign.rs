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
        chance(self.sheet_standing() + self.shore_standing() + self.rolled_fortune())
    }

    /// What no battle changes: story, course, stores, technologies.
    fn shore_standing(&self) -> f32 {
        self.story_standing() + self.course_standing() + self.arms_standing() + self.stores_standing()
    }
}

/// The steps of a campaign that is as likely won as lost, and how much each of them counts.
const EVEN: f32 = 7.0;
const STEEP: f32 = 0.35;

/// The chance that so many steps stand for.
fn chance(steps: f32) -> f32 {
    odds(STEEP * (steps - EVEN))
}

/// From any number to a chance.
fn odds(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
