//! N2.5, N2.6, N1.14, N1.15 · What an enemy does: whom it goes for, where it stands, what it is after.
//!
//! [`Renaissance::plan`] is a pure function of the table, so that players can be shown what it says and ties can be played through.

use crate::board::Crowd;
use crate::geometry::{Costs, Footprint, Space, Spaces};
use crate::ids::{FoeId, Model};
use crate::moves::{CARELESS, Mover};
use crate::pack::schema::Status;
use crate::state::Renaissance;
use reach::Counted;
use smallvec::SmallVec;

mod acting;
mod objective;
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
}
