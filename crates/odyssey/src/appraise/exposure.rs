//! Whom the primordial is likely to attack next, from where everybody stands.

use crate::geometry::{Direction, Space};
use crate::ids::{Level, TitanId, level_of};
use crate::pack::schema::{By, Modifier, Pick, TerrainTrait};
use crate::state::Odyssey;

/// The Danger of an attack by a card of each level, more or less.
const ATTACK_BY_LEVEL: [f32; 3] = [1.4, 2.4, 3.4];
/// How much of it somebody has to expect who is not the one whom the cards look for.
const OTHERS: f32 = 0.15;
/// B12.7 · How far a knockback goes, more or less, before what the primordial adds.
const THROWN: u8 = 6;
/// B12.9 · How far a pushback goes: unlike one who is thrown, nobody is pushed across a chasm.
const PUSHED: i16 = 2;
/// What a throw costs that ends in death.
const DEADLY: f32 = 1.5;

/// For each way to look for a target, how many of the primordial's cards begin with it.
#[derive(Default)]
struct Habits {
    closest: f32,
    furthest: f32,
    priority: f32,
    all: f32,
}

impl Odyssey {
    /// What all living titans together have to fear of the next card.
    pub(super) fn exposure(&self) -> f32 {
        let habits = self.habits();
        let attack = self.next_primordial_attack();
        let targets = || self.living().filter(|titan| !self.is_in_blindspot(*titan));
        let near = |titan: &TitanId| (!self.is_in_front(*titan), self.distance(*titan).unwrap_or(u8::MAX));
        let closest = targets().min_by_key(near);
        let furthest = targets().filter(|titan| self.is_in_front(*titan)).max_by_key(|titan| self.distance(*titan));
        let looked_for = |titan: TitanId| {
            let by = |one: Option<TitanId>, weight: f32| if one == Some(titan) { weight } else { 0.0 };
            by(closest, habits.closest)
                + by(furthest.or(closest), habits.furthest)
                + by(Some(self.priority), habits.priority)
        };
        let cost = targets().map(|titan| {
            let likely = (looked_for(titan) / habits.all.max(1.0)).max(OTHERS);
            likely * (self.cost_of_danger(titan, attack) + self.cost_of_throw(titan))
        });
        cost.sum()
    }

    fn habits(&self) -> Habits {
        let mut habits = Habits::default();
        for (place, card) in self.pack.primordial(self.primordial.id).ai.iter().enumerate() {
            let weight = self.decks.ai.in_deck(level_of(place as u8)) as f32;
            let Some(line) = self.pack.all(card.lines).first() else {
                continue;
            };
            habits.all += weight;
            match line.pick {
                Pick::One(By::Closest) => habits.closest += weight,
                Pick::One(By::Furthest) => habits.furthest += weight,
                Pick::One(By::Priority) => habits.priority += weight,
                _ => {}
            }
        }
        habits
    }

    /// The Danger of the next card by the back that lies on top.
    fn next_primordial_attack(&self) -> f32 {
        let level = self.decks.ai.top_level().or_else(|| self.decks.ai.lowest()).unwrap_or(Level::I);
        ATTACK_BY_LEVEL[level as usize] + f32::from(self.danger_bonus())
    }

    /// B9.12, B9.13 · What it costs if a titan is thrown back from where it stands: much where that leads over a deadly edge or into a chasm.
    pub(super) fn cost_of_throw(&self, titan: TitanId) -> f32 {
        let Some(space) = self.titan(titan).space() else {
            return 0.0;
        };
        let thrown = i16::from(THROWN) + i16::from(self.primordial_knockback_bonus());
        let thrown = thrown - i16::from(self.shorter_knockback(titan));
        let ways = self.primordial.footprint.towards(&space.into());
        match ways.iter().all(|way| self.is_deadly(space, *way, thrown)) {
            true => DEADLY,
            false => 0.0,
        }
    }

    /// Whether this many spaces this way end in death. What stops the flight saves.
    fn is_deadly(&self, space: Space, way: Direction, spaces: i16) -> bool {
        let (chasm, firm) = (self.board.with(TerrainTrait::Chasm), self.board.with(TerrainTrait::Obstacle));
        let mut at = space;
        for step in 1..=spaces {
            let Some(next) = at.next(way) else {
                return self.primordial_has(Modifier::DeadlyEdges);
            };
            let pushed = step <= PUSHED && chasm.contains(next);
            if pushed || firm.contains(next) {
                return pushed;
            }
            at = next;
        }
        chasm.contains(at)
    }
}
