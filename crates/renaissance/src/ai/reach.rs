//! N2.5, N9 · From where an enemy can attack whom. Squares are counted only as far as something is found.

use super::AttackSquare;
use crate::board::{ACROSS_LEVELS, Crowd};
use crate::geometry::{Costs, Footprint, Space, Spaces};
use crate::ids::{FoeId, Model};
use crate::moves::{CARELESS, Mover};
use crate::pack::schema::Status;
use crate::state::Renaissance;
use smallvec::SmallVec;
use std::cmp::Reverse;

/// How an enemy moves, and what squares cost it as far as they have been counted.
pub(crate) struct Counted<'g> {
    pub crowd: &'g Crowd,
    pub mover: Mover<'g>,
    pub costs: Costs,
}

impl<'g> Counted<'g> {
    pub fn of(game: &'g Renaissance, crowd: &'g Crowd, foe: FoeId) -> Counted<'g> {
        Counted::by(game.mover_in(crowd, Model::Foe(foe)), crowd, game.foe(foe).at)
    }

    pub fn by(mover: Mover<'g>, crowd: &'g Crowd, from: Space) -> Counted<'g> {
        let costs = Costs::start(mover.start(from));
        Counted { crowd, mover, costs }
    }

    /// The squares of a cost; nothing beyond the last.
    pub fn ring(&mut self, cost: u8) -> Option<Spaces> {
        let mover = &self.mover;
        self.costs.ring(cost, |ring, onward| mover.spread(ring, &CARELESS, onward))
    }

    /// The lowest cost, up to this, at which something is found among some squares. No cost is counted beyond the last of them.
    pub fn first_among<T>(
        &mut self,
        mut among: Spaces,
        farthest: u8,
        find: impl Fn(&Spaces) -> Option<T>,
    ) -> Option<(u8, T)> {
        for cost in 0..=farthest {
            if among.is_empty() {
                return None;
            }
            let mover = &self.mover;
            let near = *self.costs.count(cost, &mut |ring, onward| mover.spread(ring, &CARELESS, onward))? & among;
            if near.is_empty() {
                continue;
            }
            if let Some(found) = find(&near) {
                return Some((cost, found));
            }
            among -= near;
        }
        None
    }
}

/// An attack on a target, and the squares that are near enough for it.
struct Attempt {
    target: Model,
    number: u8,
    range: (u8, u8),
    body: Footprint,
    squares: Spaces,
    /// What is in the way of sight on the target's level.
    blocking: Spaces,
}

impl Renaissance {
    /// N9 · Of these targets the cheapest to attack, with the square and the attack: of several attacks the first, of several squares the one
    /// farthest from the target. Only squares up to this cost count. `tie` decides between targets that cost the same.
    pub(crate) fn cheapest_attack<K: Ord>(
        &self,
        foe: FoeId,
        targets: &[Model],
        counted: &mut Counted,
        farthest: u8,
        tie: impl Fn(Model) -> K,
    ) -> Option<(Model, AttackSquare)> {
        let attempts = self.attempts(foe, counted.crowd, targets, &counted.mover.free);
        let free = counted.mover.free;
        let squares = attempts.iter().fold(Spaces::NONE, |all, attempt| all | attempt.squares);
        let (cost, (target, end, number)) = counted.first_among(squares, farthest, |ring| {
            let each = attempts.chunk_by(|one, other| one.target == other.target);
            let found = each.filter_map(|attempts| {
                attempts.iter().find_map(|attempt| {
                    Some((attempt.target, self.attack_end(foe, attempt, ring, &free)?, attempt.number))
                })
            });
            found.min_by_key(|(target, ..)| tie(*target))
        })?;
        Some((target, (cost, end, number)))
    }

    /// Every attack on every target that is on the battlefield, in order.
    fn attempts(&self, foe: FoeId, crowd: &Crowd, targets: &[Model], free: &Spaces) -> SmallVec<[Attempt; 6]> {
        let (large, here) = (self.is_large(foe), Spaces::only(self.foe(foe).at));
        let mut attempts = SmallVec::new();
        let mut seen_past: Option<(u8, Spaces)> = None;
        for (target, body) in targets.iter().filter_map(|target| Some((*target, self.body(*target)?))) {
            let level = self.level(body.corner);
            let blocking = match seen_past {
                Some((known, blocking)) if known == level => blocking,
                _ => self.blockers_with(level, crowd.friends()),
            };
            seen_past = Some((level, blocking));
            // N1.12 · Hidden: no valid target from beyond two squares, for opponents.
            let hidden = self.tokens_of(target).has(Status::Hidden) && self.is_ours(target);
            for (number, blow) in (0..).zip(self.blows(foe)) {
                let range = blow.range;
                // A large model pushes others away and so may end where somebody stands, and comes to stand up to two squares nearer; how is looked at
                // square by square.
                let squares = if large {
                    body.in_range(0..=range.1 + 2) | here
                } else {
                    let near = body.in_range(range.0..=if hidden { range.1.min(2) } else { range.1 }) & *free;
                    if range.1 < ACROSS_LEVELS { near & self.ground().levels[usize::from(level)] } else { near }
                };
                attempts.push(Attempt { target, number, range, body, squares, blocking });
            }
        }
        attempts
    }

    /// The square of a ring from which an attack can be made: the farthest from the target, the first in reading order of several.
    fn attack_end(&self, foe: FoeId, attempt: &Attempt, ring: &Spaces, free: &Spaces) -> Option<Space> {
        let near = *ring & attempt.squares;
        if near.is_empty() {
            return None;
        }
        let (large, here) = (self.is_large(foe), self.foe(foe).at);
        let mut best = None;
        for end in near.iter() {
            let print = match large {
                true if end == here => self.footprint(foe),
                true => match self.standing_on(foe, end, free) {
                    Some(print) => print,
                    None => continue,
                },
                false => end.into(),
            };
            let key = (Reverse(print.distance(&attempt.body)), end);
            if best.is_some_and(|best| best <= key) {
                continue;
            }
            let valid = if large {
                self.is_valid(&print, attempt.target, attempt.range, false)
            } else {
                self.sees_past(&attempt.blocking, &print, &attempt.body, false)
            };
            if valid {
                best = Some(key);
            }
        }
        best.map(|(_, end)| end)
    }

    /// N2.4 · No attack of a model costs less to get to than the squares up to its range; a ladder may lead nearer, from where it begins on.
    pub(super) fn least_cost(&self, crowd: &Crowd, foe: FoeId, farthest: u8) -> Option<u8> {
        let body = self.footprint(foe);
        let nearest = crowd.prey.iter().map(|(_, other)| body.distance(other)).min()?;
        let straight = nearest.saturating_sub(farthest);
        if self.is_large(foe) {
            // It may come to stand two squares nearer than where its movement ends, and climbs no ladder.
            return Some(straight.saturating_sub(2));
        }
        let ladders = self.ground().ladder_ends.iter().map(|end| body.distance(&end.into()) + crate::moves::CLIMB);
        Some(ladders.min().map_or(straight, |ladder| straight.min(ladder)))
    }
}
