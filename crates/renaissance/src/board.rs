//! N3 to N5 · Levels, sight and the battlefield: who stands where, what is free, who sees whom.

use crate::geometry::{Footprint, SIGHTLINES, Space, Spaces};
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::pack::schema::{Ability, Status};
use crate::state::Renaissance;
pub(crate) use crowd::Crowd;
use std::cell::OnceCell;

mod crowd;

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

    /// Whether nothing fills a square of the battlefield.
    pub(crate) fn is_open(&self, at: Space) -> bool {
        let ground = self.ground();
        let fills = [&ground.bulky, &ground.blocking, &self.strewn.filled];
        ground.open.contains(at) && (self.cleared.contains(at) || !fills.iter().any(|squares| squares.contains(at)))
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
        let mut spaces = Spaces::NONE;
        self.standing_foes().filter(|foe| self.is_ally(*foe) == allies).for_each(|foe| self.cover(foe, &mut spaces));
        spaces
    }

    /// Every square on which a model stands or lies.
    pub(crate) fn occupied(&self) -> Spaces {
        let mut spaces = Spaces::NONE;
        self.heroes.iter().filter_map(|hero| hero.space()).for_each(|at| spaces.insert(at));
        self.standing_foes().for_each(|foe| self.cover(foe, &mut spaces));
        spaces
    }

    /// Puts the squares of an enemy or an ally into a set.
    #[inline]
    pub(crate) fn cover(&self, foe: FoeId, spaces: &mut Spaces) {
        if self.is_large(foe) {
            *spaces |= self.footprint(foe).spaces();
        } else {
            spaces.insert(self.foe(foe).at);
        }
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
        self.always_sees(from, to) || {
            let (low, high) = (self.level(from.corner), self.level(to.corner));
            let blocking = if low == high {
                self.level_blockers(low, ours)
            } else {
                self.slope_blockers(from.corner, to.corner, ours)
            };
            SIGHTLINES.any_is_clear(from.corner, to.corner, &blocking)
        }
    }

    /// The same, where it is known already what is in the way on the level of whoever is looked at.
    pub(crate) fn sees_past(&self, blocking: &Spaces, from: &Footprint, to: &Footprint, ours: bool) -> bool {
        if self.level(from.corner) != self.level(to.corner) {
            return self.sees(from, to, ours);
        }
        self.always_sees(from, to) || SIGHTLINES.any_is_clear(from.corner, to.corner, blocking)
    }

    /// N1.15 · Sight to and from a large model always exists, and between neighbours.
    fn always_sees(&self, from: &Footprint, to: &Footprint) -> bool {
        from.side > 1 || to.side > 1 || from.distance(to) <= 1 && self.level(from.corner) == self.level(to.corner)
    }

    /// N4.1 · The squares that stop a line on a level. A building stops lines that start below its roof; what is not part of the battlefield
    /// stops all.
    pub(crate) fn level_blockers(&self, level: u8, ours: bool) -> Spaces {
        let models = if ours { self.foe_spaces(false) } else { self.hero_spaces(false) | self.foe_spaces(true) };
        self.blockers_with(level, models)
    }

    /// The same with these models in the way.
    pub(crate) fn blockers_with(&self, level: u8, models: Spaces) -> Spaces {
        let ground = self.ground();
        let blocking = ground.solid[usize::from(level)] | (models & ground.levels[usize::from(level)]);
        if level > 0 {
            return blocking;
        }
        blocking | ((ground.blocking | self.strewn.blocking) - self.cleared)
    }

    /// N4.1 · The squares that stop a line from one level to another.
    fn slope_blockers(&self, from: Space, to: Space, ours: bool) -> Spaces {
        let ground = self.ground();
        let (low, high) = (self.level(from), self.level(to));
        let mut blocking = ground.solid[usize::from(low)];
        let towering = (ground.towering | self.strewn.towering) - self.cleared;
        // Upwards any towering piece; downwards one on the shooter's level or the one immediately below. All of them stand on the ground.
        if high > low || low <= 1 {
            blocking |= towering;
        }
        if high < low {
            blocking |= ground.heights.plateau(from);
        }
        blocking | self.tall_models(ours)
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
    pub(crate) fn reaches(&self, from: &Footprint, to: &Footprint, range: (u8, u8), ours: bool) -> bool {
        self.is_in_range(from, to, range) && self.sees(from, to, ours)
    }

    /// N4.2 · Whether it is near enough, and far enough; short ranges stay on their level.
    fn is_in_range(&self, from: &Footprint, to: &Footprint, (nearest, farthest): (u8, u8)) -> bool {
        let level = || farthest >= ACROSS_LEVELS || self.level(from.corner) == self.level(to.corner);
        (nearest..=farthest).contains(&from.distance(to)) && level()
    }

    /// N4.2 · Whether a model is a valid target for another from where it would stand.
    pub(crate) fn is_valid(&self, from: &Footprint, target: Model, range: (u8, u8), ours: bool) -> bool {
        self.body_in_range(from, target, range, ours).is_some_and(|body| self.sees(from, &body, ours))
    }

    /// N4.2 · Tells whether models are valid targets from a square. What is in the way is the same for all of them, and looked for once somebody is
    /// near enough.
    pub(crate) fn valid_from(&self, from: Footprint, range: (u8, u8), ours: bool) -> impl Fn(Model) -> bool {
        let (level, blocking) = (self.level(from.corner), OnceCell::new());
        let sees = move |body: &Footprint| {
            let blocking = || blocking.get_or_init(|| self.level_blockers(level, ours));
            self.always_sees(&from, body) || self.sees_past(blocking(), &from, body, ours)
        };
        move |target| self.body_in_range(&from, target, range, ours).is_some_and(|body| sees(&body))
    }

    /// Where a target is, if it is in range.
    fn body_in_range(&self, from: &Footprint, target: Model, range: (u8, u8), ours: bool) -> Option<Footprint> {
        let body = self.body(target)?;
        // N1.12 · Hidden: no valid target from beyond two squares, for opponents.
        let hidden = || self.tokens_of(target).has(Status::Hidden) && self.is_ours(target) != ours;
        (self.is_in_range(from, &body, range) && (from.distance(&body) <= 2 || !hidden())).then_some(body)
    }

    /// N13.1 · A place for a new model: a square of the zone, or the free one nearest to it.
    pub(crate) fn room_near(&self, enemy: EnemyId, zone: Spaces) -> Option<Space> {
        let side = self.enemy_ability(enemy, |ability| (ability == Ability::Large).then_some(2)).unwrap_or(1);
        let free = self.free();
        let fits = |space: &Space| {
            let print = Footprint::new(*space, side);
            print.is_within(&free) && print.spaces().iter().all(|part| self.level(part) == self.level(*space))
        };
        let corners = if side == 1 { free } else { free.iter().filter(fits).collect() };
        if zone.is_empty() { corners.iter().next() } else { corners.nearest_to(&zone) }
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
