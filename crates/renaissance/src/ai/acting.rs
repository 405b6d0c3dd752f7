//! N2.4, N2.5, N1.14, N1.15 · What a model does with its plan: it walks, comes to stand, acts, leaves off, patrols.

use super::reach::Counted;
use super::{Act, FAR, Plan};
use crate::D8;
use crate::choice::Choice;
use crate::geometry::{Direction, Footprint, Space, Spaces};
use crate::ids::{FoeId, Member, Model};
use crate::moves::CARELESS;
use crate::pack::schema::{Ability, Special, Status};
use crate::state::{Renaissance, Whereabouts};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Renaissance {
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
