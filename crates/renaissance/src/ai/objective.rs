//! N2.5 · Objectives: which one an enemy pursues, the way to it, and what it does there or when heroes bar it.

use super::reach::Counted;
use super::{Act, FAR, Plan};
use crate::board::Crowd;
use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::FoeId;
use crate::moves::CARELESS;
use crate::pack::schema::{Objective, Where};
use crate::state::Renaissance;
use std::cell::OnceCell;

impl Renaissance {
    /// N2.5 · The objective that an enemy pursues now, if no hero in its control area is more dangerous than it.
    pub(super) fn pursued(&self, foe: FoeId) -> Option<(u8, Objective)> {
        if self.pack.all(self.pack.mission(self.mission).objectives).is_empty() {
            return None;
        }
        self.pursued_in(&self.crowd(), foe)
    }

    /// The same, where it is known already who stands where.
    pub(super) fn pursued_in(&self, crowd: &Crowd, foe: FoeId) -> Option<(u8, Objective)> {
        let objectives = self.pack.all(self.pack.mission(self.mission).objectives);
        let enemy = self.foe(foe).enemy;
        // The most dangerous in its control area.
        let worst = OnceCell::new();
        let gravest = || {
            let (body, control) = (self.footprint(foe), self.control(foe));
            let near = crowd.prey.iter().filter(|(_, other)| body.distance(other) <= control);
            near.map(|(model, _)| self.threat_of(*model)).max()
        };
        let (place, objective) = objectives
            .iter()
            .enumerate()
            .filter(|(_, objective)| objective.enemy.is_none_or(|kind| kind == enemy))
            .filter(|(_, objective)| objective.stage == 0 || objective.stage == self.stage)
            .filter(|(_, objective)| !self.goal_squares(objective.goal).is_empty())
            .find(|(_, objective)| {
                objective.threat.is_none_or(|threat| worst.get_or_init(gravest).is_none_or(|worst| worst <= threat))
            })?;
        Some((place as u8, *objective))
    }

    /// The squares that an objective or an action is about.
    pub(crate) fn goal_squares(&self, goal: Where) -> Spaces {
        match goal {
            Where::Marker(letter) => self.marker_kind(letter).map_or(Spaces::NONE, |kind| self.markers[kind]),
            Where::In(zone) | Where::Beside(zone) => self.ground().zone(zone),
            Where::Anywhere | Where::Location(_) => Spaces::NONE,
        }
    }

    /// Whether something that stands here is where a goal wants it: on the square, or beside it where that is enough.
    pub(crate) fn is_at(&self, body: &Footprint, goal: Where) -> bool {
        let squares = self.goal_squares(goal);
        let on = body.spaces().meets(&squares);
        match goal {
            Where::In(_) => on,
            Where::Beside(_) | Where::Marker(_) => on || squares.iter().any(|at| self.adjacent(body, &at.into())),
            Where::Anywhere => true,
            Where::Location(_) => false,
        }
    }

    pub(super) fn towards_objective(
        &self,
        foe: FoeId,
        ap: u8,
        counted: &mut Counted,
        number: u8,
        objective: &Objective,
    ) -> Option<Plan> {
        let here = self.footprint(foe);
        if self.is_at(&here, objective.goal) {
            // One that is only held leaves all AP for attacks in passing.
            if objective.ap <= ap && !objective.does.is_empty() {
                let act = Act::Objective(number, self.nearest_marker(&here, objective.goal));
                return Some(Plan { to: self.foe(foe).at, cost: 0, act, after: None });
            }
            return self.in_passing(foe, ap);
        }
        let (near, free) = (self.near_goal(foe, objective.goal), counted.mover.free);
        let at_goal = |end: &Space| {
            let print = self.standing_on(foe, *end, &free);
            print.is_some_and(|print| self.is_at(&print, objective.goal))
        };
        let Some((cost, end)) = counted.first_among(near, FAR, |ring| ring.iter().find(at_goal)) else {
            return self.cut_through(foe, ap, counted, objective);
        };
        if cost + objective.ap <= ap {
            if objective.does.is_empty() {
                return Some(Plan { to: end, cost, act: Act::Nothing, after: None });
            }
            let marker =
                self.standing_on(foe, end, &free).and_then(|print| self.nearest_marker(&print, objective.goal));
            return Some(Plan { to: end, cost, act: Act::Objective(number, marker), after: None });
        }
        match self.as_far(foe, ap, counted, end) {
            Some((to, cost)) if cost > 0 => Some(Plan { to, cost, act: Act::Nothing, after: None }),
            _ => self.in_passing(foe, ap),
        }
    }

    /// The squares where a movement can end that leads to a goal: on it, beside it, or so near that a large model covers one of these.
    fn near_goal(&self, foe: FoeId, goal: Where) -> Spaces {
        let reach = if self.is_large(foe) { 3 } else { 1 };
        let around = |at: Space| Footprint::from(at).in_range(0..=reach);
        self.goal_squares(goal).iter().fold(Spaces::NONE, |all, at| all | around(at))
    }

    /// Leftover AP go into attacks on heroes already in range.
    pub(super) fn in_passing(&self, foe: FoeId, ap: u8) -> Option<Plan> {
        if !self.can_attack(foe) {
            return None;
        }
        let (here, body) = (self.foe(foe).at, self.footprint(foe));
        let attacks = self.blows(foe).iter().enumerate();
        attacks.filter(|(_, blow)| blow.ap <= ap).find_map(|(number, blow)| {
            let valid = self.prey().into_iter().filter(|model| self.is_valid(&body, *model, blow.range, false));
            let worst = valid.max_by_key(|model| (self.threat_of(*model), std::cmp::Reverse(*model)))?;
            Some(Plan { to: here, cost: 0, act: Act::Attack(number as u8, worst), after: Some(worst) })
        })
    }

    /// An objective that heroes bar: the one on the cheapest way is attacked.
    fn cut_through(&self, foe: FoeId, ap: u8, counted: &mut Counted, objective: &Objective) -> Option<Plan> {
        let (here, goals) = (self.foe(foe).at, self.goal_squares(objective.goal));
        let mut past = Counted::by(self.mover_through(counted.crowd, foe), counted.crowd, here);
        let (_, goal) = past.first_among(goals, FAR, |ring| ring.iter().next())?;
        let way = past.mover.way(&past.costs, here, goal, &CARELESS)?;
        let barring =
            self.prey().into_iter().filter(|model| self.body(*model).is_some_and(|body| way.contains(&body.corner)));
        let first = barring
            .min_by_key(|model| self.space_of(*model).and_then(|at| way.iter().position(|space| *space == at)))?;
        let square = self.cheapest_attack(foe, &[first], counted, FAR, |_| ()).map(|(_, square)| square);
        self.against(foe, ap, counted, first, square)
    }

    pub(crate) fn nearest_marker(&self, body: &Footprint, goal: Where) -> Option<(u8, Space)> {
        let Where::Marker(letter) = goal else { return None };
        let kind = self.marker_kind(letter)?;
        let at = self.markers[kind].iter().min_by_key(|at| (body.distance(&Footprint::from(*at)), *at))?;
        Some((kind as u8, at))
    }
}
