//! N2.1, N2.4 · In which order enemies act: tied tokens, and the models of one token.

use super::reach::Counted;
use super::{Act, Plan};
use crate::board::Crowd;
use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{EnemyId, FoeId, Model};
use crate::moves::CLIMB;
use crate::pack::schema::Blow;
use crate::state::{MOST_FOES, Renaissance};
use smallvec::SmallVec;
use std::ops::RangeInclusive;

/// For each model at most this many attacks.
type Most = [u32; MOST_FOES];

/// N2.4 · How keen a model is, the keenest first: whether it acts, only moves or waits, and what its way costs.
type Keenness = (u8, u8);

const ACTS: u8 = 0;
const MOVES: u8 = 1;
const WAITS: u8 = 2;

impl Renaissance {
    /// N2.4 · Of several models of a token: who can attack first, with the least movement, judged again each time; and what it does. They are asked
    /// in the order of what they can be at best, until nobody who is left can be keener.
    pub(crate) fn keenest(&self, waiting: &[FoeId]) -> Option<(FoeId, Option<Plan>)> {
        self.keenest_in(&self.crowd(), waiting)
    }

    /// The same, where it is known already who stands where.
    fn keenest_in(&self, crowd: &Crowd, waiting: &[FoeId]) -> Option<(FoeId, Option<Plan>)> {
        if let [only] = waiting {
            return Some((*only, self.plan_in(crowd, *only, self.foe_swiftness(*only))));
        }
        let hope = |(place, foe): (usize, &FoeId)| (self.keenest_hope(crowd, *foe), place);
        let mut hopes: SmallVec<[(Keenness, usize); 8]> = waiting.iter().enumerate().map(hope).collect();
        hopes.sort_unstable();
        let mut best: Option<((Keenness, usize), Option<Plan>)> = None;
        for (hope, place) in hopes {
            if best.is_some_and(|(found, _)| found <= (hope, place)) {
                break;
            }
            let foe = waiting[place];
            let plan = self.plan_in(crowd, foe, self.foe_swiftness(foe));
            let keenness = match plan {
                Some(Plan { act: Act::Nothing, cost, .. }) => (MOVES, cost),
                Some(plan) => (ACTS, plan.cost),
                None => (WAITS, 0),
            };
            if best.is_none_or(|(found, _)| (keenness, place) < found) {
                best = Some(((keenness, place), plan));
            }
        }
        best.map(|((_, place), plan)| (waiting[place], plan))
    }

    /// No model is keener than this, whatever its plan turns out to be.
    fn keenest_hope(&self, crowd: &Crowd, foe: FoeId) -> Keenness {
        if !self.strewn.filled.is_empty() || self.pursued_in(crowd, foe).is_some() {
            // It can be after something else than an attack.
            return (ACTS, 0);
        }
        if !self.can_attack(foe) {
            return (WAITS, 0);
        }
        let swiftness = self.foe_swiftness(foe);
        let first = |blow: &Blow| {
            let least = self.least_cost(crowd, foe, blow.range.1)?;
            (least.saturating_add(blow.ap) <= swiftness).then_some(least)
        };
        self.blows(foe).iter().filter_map(first).min().map_or((MOVES, 0), |least| (ACTS, least))
    }

    /// N2.1 · Of tied enemy tokens the one whose beginning leads to most attacks, played through without dice.
    pub(crate) fn most_harmful(&self, kinds: &[EnemyId]) -> EnemyId {
        let most = self.most_attacks(kinds);
        // No order leads to more than this, and the first that leads to as many is the one.
        let limit: u32 = kinds.iter().flat_map(|kind| self.of_kind(*kind)).map(|foe| most[foe.index()]).sum();
        let mut best = (0, kinds[0]);
        for first in kinds {
            if best.0 == limit {
                break;
            }
            // Of the last one it matters only whether it beats the others.
            let enough = if Some(first) == kinds.last() { best.0 + 1 } else { limit };
            let rest = kinds.iter().filter(|kind| *kind != first);
            let order: SmallVec<[EnemyId; 4]> = std::iter::once(first).chain(rest).copied().collect();
            let attacks = self.rehearse(&order, &most, limit, best.0 + 1..=enough);
            if attacks > best.0 {
                best = (attacks, *first);
            }
        }
        best.1
    }

    /// No model of these tokens makes more attacks than this, in whatever order they act: it has AP for the way to where the first can be made,
    /// then for as many as are cheapest. Large models push others about and allies are gone for, so where one of these acts nobody is too far.
    fn most_attacks(&self, kinds: &[EnemyId]) -> Most {
        let mut most = [0; MOST_FOES];
        let models: SmallVec<[FoeId; 16]> = kinds.iter().flat_map(|kind| self.of_kind(*kind)).collect();
        let steady = !models.iter().any(|foe| self.is_large(*foe) || self.is_ally(*foe));
        // Whichever squares other enemies leave or come to, no way and no square to attack from gets better than without them.
        let crowd = self.crowd();
        let rivals = crowd.enemies.len();
        let alone = Crowd { enemies: Spaces::NONE, ..crowd };
        for foe in models.into_iter().filter(|foe| self.can_attack(*foe)) {
            let swiftness = self.foe_swiftness(foe);
            let prices = self.blows(foe).iter().map(|blow| blow.ap);
            let first = if steady { self.cheapest_first(&alone, foe, swiftness) } else { Some(0) };
            let first = first.filter(|first| *first == 0 || !steady || !self.minds_its_goal(&alone, rivals, foe));
            if let (Some(first), Some(price)) = (first, prices.min()) {
                let left = swiftness.checked_sub(first + price);
                most[foe.index()] = left.map_or(0, |left| 1 + u32::from(left / price.max(1)));
            }
        }
        most
    }

    /// The least AP that the way to a first attack costs a model that has this many for both.
    fn cheapest_first(&self, alone: &Crowd, foe: FoeId, swiftness: u8) -> Option<u8> {
        if self.near_ladder(foe, swiftness) {
            // Where a ladder ends depends on who stands there, so only the distance is certain.
            let first = |blow: &Blow| {
                let least = self.least_cost(alone, foe, blow.range.1)?;
                (least.saturating_add(blow.ap) <= swiftness).then_some(least)
            };
            return self.blows(foe).iter().filter_map(first).min();
        }
        let targets: SmallVec<[Model; 8]> = alone.prey.iter().map(|(model, _)| *model).collect();
        let mut counted = Counted::of(self, alone, foe);
        let price = self.blows(foe).iter().map(|blow| blow.ap).min()?;
        let (_, (cost, ..)) =
            self.cheapest_attack(foe, &targets, &mut counted, swiftness.checked_sub(price)?, |_| ())?;
        Some(cost)
    }

    /// N2.5 · Whether a model goes to its objective, whatever the others do, and attacks only from where it stands: it is there, or can walk to more of
    /// its squares than there are enemies to stand on them.
    fn minds_its_goal(&self, alone: &Crowd, rivals: usize, foe: FoeId) -> bool {
        let Some((_, objective)) = self.pursued_in(alone, foe) else { return false };
        if self.is_at(&self.footprint(foe), objective.goal) {
            return true;
        }
        let mover = self.mover_in(alone, Model::Foe(foe));
        (self.goal_squares(objective.goal) & mover.free & mover.walkable(self.foe(foe).at)).len() > rivals
    }

    /// N3.2 · Whether a model with this many AP can use a ladder.
    fn near_ladder(&self, foe: FoeId, ap: u8) -> bool {
        let body = Footprint::from(self.foe(foe).at);
        self.ground().ladder_ends.iter().any(|end| body.distance(&end.into()) + CLIMB <= ap)
    }

    /// How many attacks result if these tokens act in this order and nobody falls. `left` is how many there can be. It ends as soon as there are
    /// as many as are `wanted`, can be no more, or cannot be as many.
    fn rehearse(&self, kinds: &[EnemyId], most: &Most, mut left: u32, wanted: RangeInclusive<u32>) -> u32 {
        let mut stage = Stage { crowd: self.crowd(), game: self.clone() };
        let mut attacks = 0;
        for kind in kinds {
            let mut waiting: SmallVec<[FoeId; 8]> = self.of_kind(*kind).collect();
            while left > 0 && attacks + left >= *wanted.start() && attacks < *wanted.end() {
                let Some((foe, plan)) = stage.game.keenest_in(&stage.crowd, &waiting) else { break };
                waiting.retain(|other| *other != foe);
                attacks += stage.act(foe, plan);
                left -= most[foe.index()];
            }
        }
        attacks
    }
}

/// A copy of the game on which is tried out what enemies would do.
struct Stage {
    game: Renaissance,
    crowd: Crowd,
}

impl Stage {
    /// The attacks of one model, the first thing that it does being known.
    fn act(&mut self, foe: FoeId, first: Option<Plan>) -> u32 {
        let (mut ap, mut attacks, mut next) = (self.game.foe_swiftness(foe), 0, first);
        while let Some(plan) = next {
            self.stand(foe, plan.to);
            ap -= plan.cost.min(ap);
            match plan.act {
                Act::Attack(number, _) => {
                    attacks += 1;
                    ap -= self.game.blow(foe, number.into()).ap.clamp(1, ap.max(1)).min(ap);
                }
                Act::Objective(..) | Act::Smash(..) | Act::Nothing => break,
            }
            if ap == 0 {
                break;
            }
            next = self.game.plan_in(&self.crowd, foe, ap);
        }
        attacks
    }

    /// N1.15 · A model comes to stand. Others are moved only by a large one.
    fn stand(&mut self, foe: FoeId, to: Space) {
        let from = self.game.foe(foe).at;
        self.game.stand(foe, to);
        if self.game.is_large(foe) || self.game.is_ally(foe) {
            self.crowd = self.game.crowd();
        } else {
            self.crowd.enemies.remove(from);
            self.crowd.enemies.insert(self.game.foe(foe).at);
        }
    }
}
