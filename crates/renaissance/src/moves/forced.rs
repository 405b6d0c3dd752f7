//! N6.2 · Dashes, and forced movement: each step farther from its source, or nearer to it.

use super::{Exits, FALL, UNIT};
use crate::choice::Choice;
use crate::geometry::{Footprint, Paths, Space};
use crate::ids::Model;
use crate::pack::schema::{Immunity, PointsFrom};
use crate::state::{Renaissance, Whereabouts};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Renaissance {
    /// N6.2 · Up to this many steps over free squares of the same level, at no cost; `quiet` ones provoke nobody.
    pub(crate) fn dash(&mut self, table: &mut Table<Self>, model: Model, squares: u8, quiet: bool) -> Play {
        let Some(from) = self.space_of(model).filter(|_| self.can_be_forced(model)) else { return Ok(()) };
        let (free, level) = (self.free(), self.ground().heights.at(self.level(from)));
        let (seat, zones) = match model {
            Model::Hero(member) => (self.seat_of(member), self.reach_of_reactions(member, squares)),
            Model::Foe(_) => (self.lead(), SmallVec::new()),
        };
        let paths = Paths::new(from, squares.min(14) * UNIT + UNIT - 1, |at| {
            let steps = at.steps().map(|(_, to)| to).filter(|to| free.contains(*to) && level.contains(*to));
            let provokes = |to: Space| zones.iter().any(|zone| zone.contains(at) && !zone.contains(to));
            let cost = |to: Space| UNIT + u8::from(!quiet && provokes(to));
            steps.map(|to| (to, cost(to))).collect::<Exits>()
        });
        let prompt = || {
            Prompt::new(text!("ask-dash", hero = self.model_name(model), squares = squares), "N6.2.4").in_zone("field")
        };
        let asked = table.ask(seat).say(prompt);
        let Some(to) = asked.may(Choice::Stay, paths.spaces().iter(), Choice::Dash)? else { return Ok(()) };
        table.log("N6.2.4", || text!("log-dashes", hero = self.model_name(model), space = to.to_string()));
        let member = match model {
            Model::Hero(member) => member,
            Model::Foe(foe) => {
                self.foe_mut(foe).at = to;
                self.quench(model, to);
                return Ok(());
            }
        };
        let mut reacted = 0;
        for next in paths.way(to).unwrap_or_default() {
            if !quiet && self.provoke(table, member, next, &mut reacted, None)? {
                return Ok(());
            }
            self.hero_mut(member).at = Whereabouts::On(next);
            self.quench(model, next);
        }
        Ok(())
    }

    /// N6.2 · Forced movement: each step farther from the source, or nearer to it; it stops before anything that is not free.
    pub(crate) fn force(
        &mut self,
        table: &mut Table<Self>,
        source: Model,
        target: Model,
        squares: u8,
        away: bool,
    ) -> Play {
        if !self.can_be_forced(target) || squares == 0 {
            return Ok(());
        }
        let mut reacted = 0;
        for step in 0..squares {
            let (Some(from), Some(here)) = (self.body(source), self.space_of(target)) else { return Ok(()) };
            let steps = self.forced_steps(&from, here, away);
            if steps.is_empty() {
                return Ok(());
            }
            // N1.12 · Steadfast goes only where there would be a movement.
            if step == 0 && self.stands_firm(target) {
                table.log("N1.12.14", || text!("log-steadfast", model = self.model_name(target)));
                return Ok(());
            }
            let seat = match (target, source) {
                (Model::Hero(member), _) | (_, Model::Hero(member)) => self.seat_of(member),
                _ => self.lead(),
            };
            let prompt = || Prompt::new(text!("ask-push", model = self.model_name(target)), "N6.2.3").in_zone("field");
            let to = table.ask(seat).say(prompt).pick(steps, Choice::Thrust)?;
            if self.shove(table, source, target, to, &mut reacted)? {
                return Ok(());
            }
        }
        Ok(())
    }

    fn can_be_forced(&self, target: Model) -> bool {
        match target {
            Model::Hero(member) => self.hero(member).is_up(),
            Model::Foe(foe) => !self.is_large(foe) && !self.is_immune(foe, Immunity::Forced) && !self.foe(foe).gone,
        }
    }

    /// Where a forced step can lead: on the same level, or over an edge.
    fn forced_steps(&self, from: &Footprint, here: Space, away: bool) -> SmallVec<[Space; 4]> {
        let now = from.distance(&here.into());
        let free = self.free();
        let steps = here.steps().map(|(_, to)| to).filter(|to| {
            let then = from.distance(&Footprint::from(*to));
            let right = if away { then > now } else { then < now && then > 0 };
            right && free.contains(*to) && self.level(*to) <= self.level(here)
        });
        steps.collect()
    }

    /// One forced step. `true` if the movement ends with it: a fall, or a hero who is KO.
    fn shove(
        &mut self,
        table: &mut Table<Self>,
        source: Model,
        target: Model,
        to: Space,
        reacted: &mut u32,
    ) -> Play<bool> {
        let Some(here) = self.space_of(target) else { return Ok(true) };
        let falls = self.level(to) < self.level(here);
        table.log("N6.2.3", || text!("log-pushed", model = self.model_name(target), space = to.to_string()));
        match target {
            Model::Hero(member) => {
                let by = match source {
                    Model::Foe(foe) => Some(foe),
                    Model::Hero(_) => None,
                };
                if self.provoke(table, member, to, reacted, by)? {
                    return Ok(true);
                }
                self.enter(table, member, here, to);
                if falls {
                    // The fall is the work of whoever pushed.
                    let sheet = self.hurt(table, member, FALL, false)?;
                    if by.is_some() && self.points_from(member) == Some(PointsFrom::Wounded) {
                        self.gain_points(member, sheet);
                    }
                }
            }
            Model::Foe(foe) => {
                self.foe_mut(foe).at = to;
                self.ground_effects(table, target, here, to);
                if falls {
                    self.wound_foe(table, foe, FALL, Some(source).filter(|source| self.is_ours(*source)));
                }
            }
        }
        Ok(falls || self.body(target).is_none())
    }
}
