//! N2.1, N2.4 · In which order enemies act: tied tokens, and the models of one token.

use super::{Act, Plan};
use crate::ids::{EnemyId, FoeId};
use crate::state::{MOST_FOES, Renaissance};
use smallvec::SmallVec;

/// For each model at most this many attacks.
type Most = [u32; MOST_FOES];

impl Renaissance {
    /// N2.4 · Of several models of a token: who can attack first, with the least movement, judged again each time; and what it does.
    pub(crate) fn keenest(&self, waiting: &[FoeId]) -> Option<(FoeId, Option<Plan>)> {
        let mut best: Option<((u8, u8), FoeId, Option<Plan>)> = None;
        for foe in waiting.iter().copied() {
            if best.is_some_and(|(least, ..)| self.is_farther(foe, least)) {
                continue;
            }
            let plan = self.plan(foe, self.foe_swiftness(foe));
            let rank = match plan {
                Some(Plan { act: Act::Nothing, cost, .. }) => (1, cost),
                Some(plan) => (0, plan.cost),
                None => (2, 0),
            };
            if best.is_none_or(|(least, ..)| rank < least) {
                best = Some((rank, foe, plan));
            }
            // Nobody is keener than one that need not move.
            if rank == (0, 0) {
                break;
            }
        }
        best.map(|(_, foe, plan)| (foe, plan))
    }

    /// Whether a model has nothing to do but attack, and has to go as far for it as one that can attack already.
    fn is_farther(&self, foe: FoeId, (rank, cost): (u8, u8)) -> bool {
        let farthest = self.blows(foe).iter().map(|blow| blow.range.1).max().unwrap_or(0);
        rank == 0
            && self.least_cost(foe, farthest).is_some_and(|least| least >= cost)
            && self.strewn.filled.is_empty()
            && self.pursued(foe).is_none()
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
            let rest = kinds.iter().filter(|kind| *kind != first);
            let order: SmallVec<[EnemyId; 4]> = std::iter::once(first).chain(rest).copied().collect();
            let attacks = self.rehearse(&order, &most, limit, best.0);
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
        for foe in models {
            let swiftness = self.foe_swiftness(foe);
            let first = |farthest: u8| if steady { self.least_cost(foe, farthest) } else { Some(0) };
            let able = self.blows(foe).iter().filter_map(|blow| {
                let left = swiftness.checked_sub(blow.ap)?.checked_sub(first(blow.range.1)?)?;
                Some((left, blow.ap.max(1)))
            });
            let able: SmallVec<[(u8, u8); 4]> = able.collect();
            let price = able.iter().map(|(_, price)| *price).min();
            let left = able.iter().map(|(left, _)| *left).max();
            if let (Some(price), Some(left)) = (price, left) {
                most[foe.index()] = 1 + u32::from(left / price);
            }
        }
        most
    }

    /// How many attacks result if these tokens act in this order and nobody falls; given up as soon as they can be no more than `beaten`.
    /// `left` is how many there can be.
    fn rehearse(&self, kinds: &[EnemyId], most: &Most, mut left: u32, beaten: u32) -> u32 {
        let mut stage = self.clone();
        let mut attacks = 0;
        for kind in kinds {
            let mut waiting: SmallVec<[FoeId; 8]> = stage.of_kind(*kind).collect();
            while let Some((foe, plan)) = stage.keenest(&waiting) {
                if attacks + left <= beaten {
                    return attacks;
                }
                waiting.retain(|other| *other != foe);
                attacks += stage.rehearse_model(foe, plan);
                left -= most[foe.index()];
            }
        }
        attacks
    }

    /// The attacks of one model, the first thing that it does being known.
    fn rehearse_model(&mut self, foe: FoeId, first: Option<Plan>) -> u32 {
        let (mut ap, mut attacks, mut next) = (self.foe_swiftness(foe), 0, first);
        while let Some(plan) = next {
            self.stand(foe, plan.to);
            ap -= plan.cost.min(ap);
            match plan.act {
                Act::Attack(number, _) => {
                    attacks += 1;
                    ap -= self.blow(foe, number.into()).ap.clamp(1, ap.max(1)).min(ap);
                }
                Act::Objective(..) | Act::Smash(..) | Act::Nothing => break,
            }
            if ap == 0 {
                break;
            }
            next = self.plan(foe, ap);
        }
        attacks
    }
}
