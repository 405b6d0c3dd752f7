//! How well the company stands, for bots.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::Member;
use crate::pack::schema::{Action, Condition, Where};
use crate::state::{Renaissance, Verdict};
use table::{Judge, Rng, Seat, Viewer};

impl Judge for Renaissance {
    const WEIGHS_ROLLS: bool = true;

    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Pass | Choice::Stay)
    }

    /// From 0 to 1: how near the victory is, how well the heroes are, how much time is left.
    fn appraise(&self, _: Seat) -> f32 {
        match self.verdict {
            Some(Verdict::Won) => 1.0,
            Some(_) => 0.0,
            None => (0.15 + 0.45 * self.progress() + 0.25 * self.strength() - 0.1 * self.danger()).clamp(0.01, 0.98),
        }
    }

    /// Nothing on the table is hidden from anybody.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Renaissance {
    /// How much of the victory is done, with a little for being on the way to the next part of it.
    fn progress(&self) -> f32 {
        let conditions = self.pack.all(self.pack.mission(self.mission).victory);
        if conditions.is_empty() {
            return f32::from(self.clock.hour) / f32::from(self.limit().max(1));
        }
        let done: f32 = conditions.iter().map(|condition| self.part_done(*condition)).sum();
        done / conditions.len() as f32
    }

    fn part_done(&self, condition: Condition) -> f32 {
        match condition {
            Condition::Tally(letter, n) => {
                let carried =
                    Member::ALL.into_iter().filter(|member| self.hero(*member).carries.is_some()).count() as f32;
                let near = 0.3 * self.nearness();
                ((f32::from(self.tally(letter)) + 0.4 * carried.min(2.0) + near) / f32::from(n.max(1))).min(1.0)
            }
            Condition::NoFoes => {
                let left: u32 = self
                    .enemies()
                    .map(|foe| u32::from(self.foe_health(foe) - self.foe(foe).wounds.min(self.foe_health(foe))))
                    .sum();
                1.0 / (1.0 + 0.1 * left as f32)
            }
            Condition::HeroesIn(zone, n) => {
                let zone = self.ground().zone(zone);
                let inside =
                    self.fighters().filter(|m| self.hero(*m).space().is_some_and(|at| zone.contains(at))).count()
                        as f32;
                (inside / f32::from(n.max(1))).min(1.0)
            }
            _ => 0.0,
        }
    }

    /// From 0 to 1: how near the heroes are to where a mission action can be done; those who carry something, to where they put it down.
    fn nearness(&self) -> f32 {
        let actions = self.pack.all(self.pack.mission(self.mission).actions);
        let close = |member: Member, action: &Action| {
            let body = Footprint::from(self.hero(member).space()?);
            if !self.holds(action.when, Some(member))
                || (self.hero(member).carries.is_some() && matches!(action.place, Where::Marker(_)))
            {
                return None;
            }
            let away = self.goal_squares(action.place).iter().map(|at| body.distance(&at.into())).min()?;
            Some(1.0 / (1.0 + f32::from(away)))
        };
        let best = |member: Member| actions.iter().filter_map(|action| close(member, action)).fold(0.0, f32::max);
        let sum: f32 = self
            .fighters()
            .map(|member| best(member) * if self.hero(member).carries.is_some() { 2.0 } else { 1.0 })
            .sum();
        sum / 4.0
    }

    /// From 0 to 1: Health that is left, of the heroes against the enemies.
    fn strength(&self) -> f32 {
        let ours: u32 = Member::ALL
            .into_iter()
            .filter(|member| self.hero(*member).is_up())
            .map(|member| {
                u32::from(self.health(member) - self.hero(member).wounds) * 2
                    + u32::from(self.free_resistance(member))
                    + 3
            })
            .sum();
        let theirs: u32 =
            self.enemies().map(|foe| u32::from(self.foe_health(foe).saturating_sub(self.foe(foe).wounds)) + 2).sum();
        ours as f32 / (ours as f32 + theirs as f32 + 1.0)
    }

    /// How much the enemies have done of theirs.
    fn danger(&self) -> f32 {
        let conditions = self.pack.all(self.pack.mission(self.mission).defeat);
        let part = |condition: &Condition| match *condition {
            Condition::Tally(letter, n) => f32::from(self.tally(letter)) / f32::from(n.max(1)),
            _ => 0.0,
        };
        let time = f32::from(self.clock.hour) / f32::from(self.limit().max(1));
        conditions.iter().map(part).fold(0.0, f32::max) + 0.3 * time
    }
}
