//! N3 to N5 · Levels, sight and the battlefield: who stands where, what is free, who sees whom.

use crate::geometry::{Footprint, Ray, Space, Spaces};
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::pack::schema::{Ability, Status};
use crate::state::Renaissance;

/// N3.1 · Ranges that end here or farther reach other levels.
pub(crate) const ACROSS_LEVELS: u8 = 3;

impl Renaissance {
    /// N5.1 · Squares that scenery fills now.
    pub(crate) fn filled(&self) -> Spaces {
        (self.ground().filled() | self.strewn.filled) - self.cleared
    }

    /// Squares of the battlefield that nothing fills.
    pub(crate) fn open(&self) -> Spaces {
        self.ground().open - self.filled()
    }

    /// The squares of heroes who stand, and of those who are KO.
    pub(crate) fn hero_spaces(&self, ko: bool) -> Spaces {
        Member::ALL
            .into_iter()
            .filter(|member| self.hero(*member).ko == ko)
            .filter_map(|m| self.hero(m).space())
            .collect()
    }

    /// The squares of enemies, or of allies.
    pub(crate) fn foe_spaces(&self, allies: bool) -> Spaces {
        let foes = self.standing_foes().filter(|foe| self.is_ally(*foe) == allies);
        foes.fold(Spaces::NONE, |all, foe| all | self.footprint(foe).spaces())
    }

    /// Every square on which a model stands or lies.
    pub(crate) fn occupied(&self) -> Spaces {
        let heroes: Spaces = self.heroes.iter().filter_map(|hero| hero.space()).collect();
        self.standing_foes().fold(heroes, |all, foe| all | self.footprint(foe).spaces())
    }

    /// N5 · Free: no model standing or KO, nothing bulky or blocking.
    pub(crate) fn free(&self) -> Spaces {
        self.open() - self.occupied()
    }

    pub(crate) fn body(&self, model: Model) -> Option<Footprint> {
        match model {
            Model::Hero(member) => self.hero(member).space().map(Footprint::from),
            Model::Foe(foe) => (!self.foe(foe).gone).then(|| self.footprint(foe)),
        }
    }

    /// N6.2 · Adjacent: a side in common and the same level.
    pub(crate) fn adjacent(&self, one: &Footprint, other: &Footprint) -> bool {
        one.is_adjacent(other) && self.level(one.corner) == self.level(other.corner)
    }

    /// N4.1 · Whether a model on one square sees a model on another. `ours` is the side of whoever looks.
    pub(crate) fn sees(&self, from: &Footprint, to: &Footprint, ours: bool) -> bool {
        // N1.15 · Sight to and from a large model always exists.
        if from.side > 1 || to.side > 1 || from.distance(to) <= 1 && self.level(from.corner) == self.level(to.corner) {
            return true;
        }
        // Every line stays within the block of squares that the two span.
        let blocking = self.sight_blockers(from.corner, to.corner, ours) & between(from.corner, to.corner);
        if blocking.is_empty() {
            return true;
        }
        Ray::from_sides(from.corner, to.corner).iter().any(|ray| {
            let passed: Spaces = ray.spaces();
            !passed.meets(&blocking)
        })
    }

    /// N4.1 · The squares that stop a line from one square to another; the two themselves never do.
    fn sight_blockers(&self, from: Space, to: Space, ours: bool) -> Spaces {
        let ground = self.ground();
        let (low, high) = (self.level(from), self.level(to));
        // A building stops lines that start below its roof; what is not part of the battlefield stops all.
        let mut blocking = ground.solid[usize::from(low)];
        if low == high {
            if low == 0 {
                blocking |= (ground.blocking | self.strewn.blocking) - self.cleared;
            }
            let models = if ours { self.foe_spaces(false) } else { self.hero_spaces(false) | self.foe_spaces(true) };
            blocking |= models & ground.levels[usize::from(low)];
        } else {
            let towering = (ground.towering | self.strewn.towering) - self.cleared;
            // Upwards any towering piece; downwards one on the shooter's level or the one immediately below. All of them stand on the ground.
            if high > low || low <= 1 {
                blocking |= towering;
            }
            if high < low {
                blocking |= ground.heights.plateau(from);
            }
            blocking |= self.tall_models(ours);
        }
        blocking.remove(from);
        blocking.remove(to);
        blocking
    }

    /// N1.9 · Between levels only tall models are in the way.
    fn tall_models(&self, ours: bool) -> Spaces {
        let tall = self.standing_foes().filter(|foe| self.is_ally(*foe) != ours && self.foe_has(*foe, Ability::Tall));
        // Of heroes only those whom a transformation has made tall (N13.6).
        let tall_hero = |member: &Member| {
            !ours && self.hero(*member).changed.is_some() && self.model_has(Model::Hero(*member), Ability::Tall)
        };
        let heroes = self.fighters().filter(tall_hero);
        let heroes: Spaces = heroes.filter_map(|member| self.hero(member).space()).collect();
        tall.fold(heroes, |all, foe| all | self.footprint(foe).spaces())
    }

    /// N4.2 · Whether a target on one footprint is in range and in sight of a model on another.
    pub(crate) fn reaches(&self, from: &Footprint, to: &Footprint, (nearest, farthest): (u8, u8), ours: bool) -> bool {
        let distance = from.distance(to);
        let level = self.level(from.corner) == self.level(to.corner) || farthest >= ACROSS_LEVELS;
        (nearest..=farthest).contains(&distance) && level && self.sees(from, to, ours)
    }

    /// N4.2 · Whether a model is a valid target for another from where it would stand.
    pub(crate) fn is_valid(&self, from: &Footprint, target: Model, range: (u8, u8), ours: bool) -> bool {
        let Some(body) = self.body(target) else { return false };
        // N1.12 · Hidden: no valid target from beyond two squares, for opponents.
        let hidden = self.tokens_of(target).has(Status::Hidden) && self.is_ours(target) != ours;
        if hidden && from.distance(&body) > 2 {
            return false;
        }
        self.reaches(from, &body, range, ours)
    }

    /// N13.1 · A place for a new model: a square of the zone, or the free one nearest to it.
    pub(crate) fn room_near(&self, enemy: EnemyId, zone: Spaces) -> Option<Space> {
        let side = self.enemy_ability(enemy, |ability| (ability == Ability::Large).then_some(2)).unwrap_or(1);
        let free = self.free();
        let fits = |space: &Space| {
            let print = Footprint::new(*space, side);
            print.is_within(&free) && print.spaces().iter().all(|part| self.level(part) == self.level(*space))
        };
        let inside = zone.iter().find(|space| fits(space));
        let away =
            |space: &Space| zone.iter().map(|other| Footprint::from(*space).distance(&other.into())).min().unwrap_or(0);
        inside.or_else(|| free.iter().filter(fits).min_by_key(away))
    }

    /// The free square that is nearest to another, on the same level if there is one.
    pub(crate) fn nearest_free(&self, to: Space) -> Option<Space> {
        let key = |space: &Space| (self.level(*space) != self.level(to), Footprint::from(*space).distance(&to.into()));
        self.free().iter().min_by_key(key)
    }

    /// N1.15 · All free squares that are nearest to another, on the same level if there are any.
    pub(crate) fn nearest_room(&self, to: Space) -> Spaces {
        let key = |space: Space| (self.level(space) != self.level(to), Footprint::from(space).distance(&to.into()));
        let free = self.free();
        let best = free.iter().map(key).min();
        free.iter().filter(|space| Some(key(*space)) == best).collect()
    }

    /// Whether an enemy stands beside a square, on its level.
    pub(crate) fn enemies_beside(&self, space: Space) -> impl Iterator<Item = FoeId> + use<'_> {
        let here = Footprint::from(space);
        self.enemies().filter(move |foe| self.adjacent(&self.footprint(*foe), &here))
    }
}

/// The block of squares that two of them span.
fn between(from: Space, to: Space) -> Spaces {
    let span = |one: u8, other: u8| (one.min(other) as i8, one.max(other) as i8);
    Spaces::block(span(from.row, to.row), span(from.col, to.col))
}
