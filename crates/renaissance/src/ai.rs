//! N2.5, N2.6, N1.14, N1.15 · What an enemy does: whom it goes for, where it stands, what it is after.
//!
//! [`Renaissance::plan`] is a pure function of the table, so that players can be shown what it says and ties can be played through.

use crate::D8;
use crate::board::Crowd;
use crate::choice::Choice;
use crate::geometry::{Costs, Direction, Footprint, Space, Spaces};
use crate::ids::{FoeId, Member, Model};
use crate::moves::{CARELESS, Mover};
use crate::pack::schema::{Ability, Objective, Special, Status, Where};
use crate::state::{Renaissance, Whereabouts};
use reach::Counted;
use smallvec::SmallVec;
use std::cell::OnceCell;
use table::{Play, Prompt, Table, text};

mod reach;
mod rehearsal;
#[cfg(test)]
mod tests;

/// No way on a battlefield costs more.
const FAR: u8 = 120;

/// What an enemy does next: where it goes, at what cost, and what it does there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    pub to: Space,
    pub cost: u8,
    pub act: Act,
    /// Whom it is after.
    pub after: Option<Model>,
}

/// What an enemy does where it arrives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// An attack by its number on the card.
    Attack(u8, Model),
    /// An objective by its number, with the marker that it is about.
    Objective(u8, Option<(u8, Space)>),
    /// An attack by its number on a piece of scenery.
    Smash(u8, Space),
    Nothing,
}

/// Whom an enemy goes for, and from where it can attack.
type Chosen = Option<(Model, Option<AttackSquare>)>;

/// A square to attack from: its price in AP, where it is, and which attack it is for.
pub(crate) type AttackSquare = (u8, Space, u8);

impl Renaissance {
    /// What the cheapest ways of an enemy or an ally cost; [`Mover::way`] finds a way from it.
    pub(crate) fn foe_costs(&self, foe: FoeId, budget: u8) -> Costs {
        self.mover(Model::Foe(foe)).costs(self.foe(foe).at, budget, &CARELESS)
    }

    /// How an enemy would move if no hero were in the way.
    fn mover_through(&self, crowd: &Crowd, foe: FoeId) -> Mover<'_> {
        self.mover_in(crowd, Model::Foe(foe)).past(crowd.fighters, crowd.fallen)
    }

    /// N1.15 · Where a model would stand whose movement ends on a square: a large one so as to displace fewest, then to reach most heroes.
    pub(crate) fn standing(&self, foe: FoeId, end: Space) -> Option<Footprint> {
        if self.is_large(foe) {
            return self.standing_on(foe, end, &self.free());
        }
        let stands = self.foe(foe).at == end || self.is_free_for(Model::Foe(foe), end);
        stands.then(|| Footprint::from(end))
    }

    /// The same, where it is known already which squares are free.
    fn standing_on(&self, foe: FoeId, end: Space, free: &Spaces) -> Option<Footprint> {
        if !self.is_large(foe) {
            return (self.foe(foe).at == end || free.contains(end)).then(|| Footprint::from(end));
        }
        let ground = self.open() & self.ground().heights.at(self.level(end));
        let own = self.footprint(foe).spaces();
        let others = self.occupied() - own;
        let reached = |print: &Footprint| {
            self.fighters().filter(|m| self.hero(*m).space().is_some_and(|at| print.is_adjacent(&at.into()))).count()
        };
        let fits = Footprint::covering(end, 2).filter(|print| print.is_within(&ground));
        fits.min_by_key(|print| ((print.spaces() & others).len(), std::cmp::Reverse(reached(print))))
    }

    /// N2.5 · Heroes and allies that enemies go for.
    pub(crate) fn prey(&self) -> SmallVec<[Model; 8]> {
        let heroes = self.fighters().map(Model::Hero);
        heroes.chain(self.standing_foes().filter(|foe| self.is_ally(*foe)).map(Model::Foe)).collect()
    }

    /// N2.6 · The threat of a hero or an ally.
    pub(crate) fn threat_of(&self, model: Model) -> u8 {
        match model {
            Model::Hero(member) => self.threat(member),
            Model::Foe(foe) => self.pack.enemy(self.foe(foe).enemy).threat + self.marked(model),
        }
    }

    pub(crate) fn remaining(&self, model: Model) -> u8 {
        match model {
            Model::Hero(member) => self.health(member).saturating_sub(self.hero(member).wounds),
            Model::Foe(foe) => self.foe_health(foe).saturating_sub(self.foe(foe).wounds),
        }
    }

    /// N2.5 · Whom an enemy goes for: the most dangerous in its control area, else the nearest; those it can never attack are left out.
    pub(crate) fn target(&self, foe: FoeId, counted: &mut Counted) -> Chosen {
        let body = self.footprint(foe);
        let control = self.control(foe);
        let away = |model: Model| self.body(model).map_or(u8::MAX, |other| body.distance(&other));
        let (mut inside, mut outside) = (SmallVec::<[Model; 8]>::new(), SmallVec::<[Model; 8]>::new());
        for (model, other) in &counted.crowd.prey {
            if body.distance(other) <= control { inside.push(*model) } else { outside.push(*model) }
        }
        inside.sort_by_key(|model| std::cmp::Reverse(self.threat_of(*model)));
        for equals in inside.chunk_by(|one, other| self.threat_of(*one) == self.threat_of(*other)) {
            let best = self.cheapest_attack(foe, equals, counted, FAR, |model| (self.remaining(model), model));
            if let Some((model, square)) = best {
                return Some((model, Some(square)));
            }
        }
        let graver = |model: Model| std::cmp::Reverse(self.threat_of(model));
        let best =
            self.cheapest_attack(foe, &outside, counted, FAR, |model| (graver(model), self.remaining(model), model));
        // Crowded out everywhere: the first in the same order, by distance where no way leads.
        let first = || {
            let worst = inside.iter().copied().min_by_key(|m| (graver(*m), away(*m), self.remaining(*m), *m));
            worst.or_else(|| outside.iter().copied().min_by_key(|m| (away(*m), graver(*m), self.remaining(*m), *m)))
        };
        match best {
            Some((model, square)) => Some((model, Some(square))),
            None => first().map(|model| (model, None)),
        }
    }

    /// N2.5 · The objective that an enemy pursues now, if no hero in its control area is more dangerous than it.
    fn pursued(&self, foe: FoeId) -> Option<(u8, Objective)> {
        if self.pack.all(self.pack.mission(self.mission).objectives).is_empty() {
            return None;
        }
        self.pursued_in(&self.crowd(), foe)
    }

    /// The same, where it is known already who stands where.
    fn pursued_in(&self, crowd: &Crowd, foe: FoeId) -> Option<(u8, Objective)> {
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

    /// N1.12, N6.7 · Whether an enemy attacks anybody at all: not while it is blinded, and not in stealth.
    fn can_attack(&self, foe: FoeId) -> bool {
        !self.foe(foe).tokens.has(Status::Blinded) && self.stealth.is_none() && !self.blows(foe).is_empty()
    }

    /// N2.5 · What an enemy with this many AP does next; nothing if it can only wait.
    pub fn plan(&self, foe: FoeId, ap: u8) -> Option<Plan> {
        self.plan_in(&self.crowd(), foe, ap)
    }

    /// The same, where it is known already who stands where.
    fn plan_in(&self, crowd: &Crowd, foe: FoeId, ap: u8) -> Option<Plan> {
        if let Some((number, objective)) = self.pursued_in(crowd, foe) {
            let mut counted = Counted::of(self, crowd, foe);
            return self.towards_objective(foe, ap, &mut counted, number, &objective);
        }
        if !self.can_attack(foe) {
            return None;
        }
        if let Some(plan) = self.lured(foe, ap) {
            return Some(plan);
        }
        let mut counted = Counted::of(self, crowd, foe);
        let (target, square) = self.target(foe, &mut counted)?;
        if square.is_none()
            && let Some(plan) = self.barred(foe, ap, target)
        {
            return Some(plan);
        }
        self.against(foe, ap, &mut counted, target, square)
    }

    /// The same against a target that something else has named; nothing if it can never be attacked.
    pub(crate) fn plan_against(&self, foe: FoeId, ap: u8, target: Model) -> Option<Plan> {
        let crowd = self.crowd();
        let mut counted = Counted::of(self, &crowd, foe);
        let (_, square) = self.cheapest_attack(foe, &[target], &mut counted, FAR, |_| ())?;
        self.against(foe, ap, &mut counted, target, Some(square))
    }

    /// An attack, or the way to where it can be made.
    fn against(
        &self,
        foe: FoeId,
        ap: u8,
        counted: &mut Counted,
        target: Model,
        square: Option<AttackSquare>,
    ) -> Option<Plan> {
        let here = self.foe(foe).at;
        let Some((cost, end, number)) = square else { return self.approach(foe, ap, counted, target) };
        let price = self.blow(foe, number.into()).ap;
        if cost + price <= ap {
            return Some(Plan { to: end, cost, act: Act::Attack(number, target), after: Some(target) });
        }
        if end == here {
            return None;
        }
        let (to, cost) = self.as_far(foe, ap, counted, end)?;
        Some(Plan { to, cost, act: Act::Nothing, after: Some(target) })
    }

    /// Crowded out: as near as it can to whom it is after.
    fn approach(&self, foe: FoeId, ap: u8, counted: &mut Counted, target: Model) -> Option<Plan> {
        let body = self.body(target)?;
        let now = self.footprint(foe).distance(&body);
        let free = counted.mover.free;
        counted.ring(ap);
        let near = counted.costs.rings().take_while(|(cost, _)| *cost <= ap);
        let ends = near.flat_map(|(cost, ring)| ring.iter().map(move |end| (cost, end)));
        let standing =
            ends.filter_map(|(cost, end)| Some((self.standing_on(foe, end, &free)?.distance(&body), cost, end)));
        let (away, cost, to) = standing.min()?;
        (away < now).then_some(Plan { to, cost, act: Act::Nothing, after: Some(target) })
    }

    /// The last square of the way to one where it can stop with these AP.
    fn as_far(&self, foe: FoeId, ap: u8, counted: &Counted, end: Space) -> Option<(Space, u8)> {
        let Counted { mover, costs, .. } = counted;
        let way = mover.way(costs, self.foe(foe).at, end, &CARELESS)?;
        let stands = |space: &Space| self.standing_on(foe, *space, &mover.free).is_some();
        // What squares cost never falls along a way.
        let priced = way.iter().filter_map(|space| Some((*space, costs.cost(*space)?)));
        let affordable = priced.take_while(|(_, cost)| *cost <= ap);
        match affordable.filter(|(space, cost)| *cost > 0 && stands(space)).last() {
            Some(stop) => Some(stop),
            // With all its AP a model may always enter one legal adjacent square.
            None => {
                let first = *way.first()?;
                let whole = ap >= self.foe_swiftness(foe) && costs.cost(first)? > ap;
                (whole && stands(&first)).then_some((first, ap))
            }
        }
    }

    fn towards_objective(
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
    fn in_passing(&self, foe: FoeId, ap: u8) -> Option<Plan> {
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

    /// N1.15 · A model comes to stand where its movement ended; a large one pushes others to the nearest free squares.
    pub(crate) fn stand(&mut self, foe: FoeId, end: Space) {
        if end == self.foe(foe).at {
            return;
        }
        let Some(print) = self.standing(foe, end) else { return };
        self.foe_mut(foe).at = print.corner;
        for model in self.crowded(foe) {
            if let Some(room) = self.space_of(model).and_then(|at| self.nearest_free(at)) {
                self.relocate(model, room);
            }
        }
    }

    /// N1.15 · The models, standing or KO, on squares that a large one has come to cover.
    fn crowded(&self, foe: FoeId) -> SmallVec<[Model; 4]> {
        let print = self.footprint(foe);
        if print.side == 1 {
            return SmallVec::new();
        }
        let others = Member::ALL.into_iter().map(Model::Hero).chain(self.standing_foes().map(Model::Foe));
        others
            .filter(|other| *other != Model::Foe(foe))
            .filter(|other| self.body(*other).is_some_and(|body| print.spaces().meets(&body.spaces())))
            .collect()
    }

    fn relocate(&mut self, model: Model, to: Space) {
        match model {
            Model::Hero(member) => self.hero_mut(member).at = Whereabouts::On(to),
            Model::Foe(foe) => self.foe_mut(foe).at = to,
        }
    }

    /// N1.15 · A large model comes to stand and pushes others to the nearest free squares; among equally near ones the players choose. That
    /// provokes nobody.
    fn stand_and_push(&mut self, table: &mut Table<Self>, foe: FoeId, end: Space) -> Play {
        if end == self.foe(foe).at {
            return Ok(());
        }
        let Some(print) = self.standing(foe, end) else { return Ok(()) };
        self.foe_mut(foe).at = print.corner;
        for model in self.crowded(foe) {
            let Some(at) = self.space_of(model) else { continue };
            let room = self.nearest_room(at);
            if room.is_empty() {
                continue;
            }
            let seat = if let Model::Hero(member) = model { self.seat_of(member) } else { self.lead() };
            let prompt = || Prompt::new(text!("ask-push", model = self.model_name(model)), "N1.15.3").in_zone("field");
            let to = table.ask(seat).say(prompt).pick(room.iter(), Choice::Thrust)?;
            self.relocate(model, to);
            table.log("N1.15.3", || text!("log-pushed", model = self.model_name(model), space = to.to_string()));
        }
        Ok(())
    }

    /// N2.4c · The AI phase of a model: it goes on as long as it has AP and something to do. `first` is its plan, where that is known.
    pub(crate) fn run_foe(&mut self, table: &mut Table<Self>, foe: FoeId, mut first: Option<Plan>) -> Play {
        if self.is_patrolling(foe) {
            return self.patrol(table, foe);
        }
        while self.turn.ap > 0 && !self.foe(foe).gone {
            table.tick()?;
            let Some(plan) = first.take().or_else(|| self.plan(foe, self.turn.ap)) else { break };
            self.follow(table, foe, &plan)?;
            if plan.act == Act::Nothing {
                if self.pursued(foe).is_some() {
                    self.strike_in_passing(table, foe)?;
                }
                break;
            }
            self.judge(table);
            if self.verdict.is_some() {
                break;
            }
        }
        if self.verdict.is_none() { self.leave_off(table, foe) } else { Ok(()) }
    }

    /// N2.5 · AP that are left on the way to an objective go into attacks on heroes in range.
    fn strike_in_passing(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        while !self.foe(foe).gone && self.verdict.is_none() {
            table.tick()?;
            let Some(plan) = self.in_passing(foe, self.turn.ap).filter(|_| self.turn.ap > 0) else { break };
            self.follow(table, foe, &plan)?;
            self.judge(table);
        }
        Ok(())
    }

    /// N2.5, N1.9 · Nothing more to do: a skirmisher gets away, whoever has done nothing at all waits.
    fn leave_off(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        if self.foe_has(foe, Ability::Skirmisher) && !self.foe(foe).gone && self.stealth.is_none() {
            self.skirmish(table, foe)?;
        }
        if self.turn.ap >= self.foe_swiftness(foe) && !self.foe(foe).gone {
            table.log("N2.5.5", || text!("log-foe-waits", foe = self.foe_name(foe)));
        }
        Ok(())
    }

    pub(crate) fn follow(&mut self, table: &mut Table<Self>, foe: FoeId, plan: &Plan) -> Play {
        if plan.to != self.foe(foe).at {
            let arrives = self.go(table, foe, plan.to, self.turn.ap)?;
            self.turn.ap -= plan.cost.min(self.turn.ap);
            if !arrives {
                return Ok(());
            }
        }
        match plan.act {
            Act::Attack(number, target) => {
                let price = self.blow(foe, number.into()).ap.max(1);
                self.turn.ap -= price.min(self.turn.ap);
                self.enemy_attack(table, foe, number.into(), target, false)
            }
            Act::Objective(number, marker) => {
                let objective = self.pack.at(self.pack.mission(self.mission).objectives, number.into());
                self.turn.ap -= objective.ap.max(1).min(self.turn.ap);
                table.log("N2.5.1", || text!("log-objective", foe = self.foe_name(foe)));
                self.happen(table, objective.does, None, marker)
            }
            Act::Smash(number, at) => self.foe_smashes(table, foe, number, at),
            Act::Nothing => Ok(()),
        }
    }

    /// An enemy walks; enemies never suffer reaction attacks (N9.3). Whether it gets there.
    fn go(&mut self, table: &mut Table<Self>, foe: FoeId, to: Space, ap: u8) -> Play<bool> {
        let stop = self.tread(table, foe, to, ap);
        self.stand_and_push(table, foe, stop)?;
        let end = self.foe(foe).at;
        table.log("N2.5.2", || text!("log-foe-moves", foe = self.foe_name(foe), space = end.to_string()));
        Ok(stop == to)
    }

    /// N6.2 · An enemy or an ally walks square by square. If it is Hindered on the way and these AP are not enough any more, it ends on the last
    /// square where it can stand; that square comes back.
    pub(crate) fn tread(&mut self, table: &mut Table<Self>, foe: FoeId, to: Space, ap: u8) -> Space {
        let model = Model::Foe(foe);
        let from = self.foe(foe).at;
        let crowd = self.crowd();
        let mut counted = Counted::of(self, &crowd, foe);
        let reached = counted.first_among(Spaces::only(to), FAR, |_| Some(()));
        let way = reached.and_then(|_| counted.mover.way(&counted.costs, from, to, &CARELESS)).unwrap_or_default();
        let Counted { costs, .. } = counted;
        let free = crowd.open - crowd.occupied();
        let own = self.footprint(foe).spaces();
        let hindered = self.tokens_of(model).has(Status::Hindered);
        let (mut at, mut safe, mut more) = (from, from, 0);
        for next in way {
            more += u8::from(!hindered && self.tokens_of(model).has(Status::Hindered));
            if more > 0 && costs.cost(next).is_none_or(|cost| cost.saturating_add(more) > ap) {
                return safe;
            }
            self.ground_effects(table, model, at, next);
            at = next;
            // N1.15 · A large model counts from any of its squares: stepping onto its own is no movement.
            self.foe_mut(foe).moved += u8::from(!own.contains(next));
            if at == to || self.standing_on(foe, at, &free).is_some() {
                safe = at;
            }
        }
        to
    }

    /// N1.9 · A skirmisher uses what is left to get away from the nearest hero.
    fn skirmish(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        let away = |print: &Footprint| {
            self.prey()
                .iter()
                .filter_map(|model| self.body(*model))
                .map(|body| print.distance(&body))
                .min()
                .unwrap_or(0)
        };
        let now = away(&self.footprint(foe));
        let costs = self.foe_costs(foe, self.turn.ap);
        let ends = costs.rings().flat_map(|(cost, ring)| ring.iter().map(move |end| (cost, end)));
        let free = self.free();
        let ends = ends.filter_map(|(cost, end)| Some((self.standing_on(foe, end, &free)?, cost, end)));
        let best = ends.map(|(print, cost, end)| (away(&print), std::cmp::Reverse(cost), std::cmp::Reverse(end))).max();
        if let Some((distance, _, std::cmp::Reverse(end))) = best
            && distance > now
            && self.turn.ap > 0
        {
            let ap = std::mem::take(&mut self.turn.ap);
            self.go(table, foe, end, ap)?;
        }
        Ok(())
    }

    /// N1.14, N6.7 · Whether a model patrols: in stealth all do that have no other order; else those that say so, until they are wounded.
    fn is_patrolling(&self, foe: FoeId) -> bool {
        if self.stealth.is_some() {
            return self.pursued(foe).is_none();
        }
        // Once stealth is over nobody patrols any more.
        let mission = self.pack.mission(self.mission);
        let says = self.foe_has(foe, Ability::Patrol) || mission.rules.contains(&Special::Patrols);
        says && !mission.stealth && self.foe(foe).wounds == 0
    }

    /// N1.14 · A die gives the direction; it walks its Swiftness, turns at obstacles, and stops before a hero.
    fn patrol(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        let face = table.roll(D8, 8)?;
        let mut way = Direction::ALL[usize::from((face - 1) / 2)];
        let (mut at, mut last, mut turned) = (self.foe(foe).at, self.foe(foe).at, 0);
        let heroes = self.hero_spaces(false) | self.foe_spaces(true);
        let mut left = self.turn.ap;
        while left > 0 && turned < 2 {
            let next = at.next(way).filter(|next| self.open().contains(*next) && self.level(*next) == self.level(at));
            match next {
                Some(next) if heroes.contains(next) => {
                    self.raise_stealth(table, foe)?;
                    break;
                }
                Some(next) => {
                    (at, left, turned) = (next, left - 1, 0);
                    if self.standing(foe, at).is_some() {
                        last = at;
                    }
                }
                None => (way, turned) = (way.opposite(), turned + 1),
            }
        }
        self.stand_and_push(table, foe, last)?;
        table.log("N1.14.1", || text!("log-patrols", foe = self.foe_name(foe), space = last.to_string()));
        Ok(())
    }
}
