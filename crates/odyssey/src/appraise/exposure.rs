//! Whom the primordial is likely to attack next, from where everybody stands.

use crate::geometry::{COLS, Direction, ROWS, Space};
use crate::ids::{Level, TitanId, level_of};
use crate::pack::schema::{By, Modifier, Pick};
use crate::state::Odyssey;

/// The Danger of an attack by a card of each level, more or less.
const BLOW: [f32; 3] = [1.4, 2.4, 3.4];
/// How much of it somebody has to expect who is not the one whom the cards look for.
const OTHERS: f32 = 0.15;
/// How far a knockback goes.
const THROWN: u8 = 6;
/// What it costs to stand where a knockback leads over a deadly edge.
const CLIFF: f32 = 0.6;

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
        let blow = self.next_blow();
        let targets = || self.living().filter(|titan| !self.is_in_blindspot(*titan));
        let near = |titan: &TitanId| (!self.is_in_front(*titan), self.distance(*titan).unwrap_or(u8::MAX));
        let closest = targets().min_by_key(near);
        let furthest = targets().filter(|titan| self.is_in_front(*titan)).max_by_key(|titan| self.distance(*titan));
        let looked_for = |titan: TitanId| {
            let by = |one: Option<TitanId>, weight: f32| if one == Some(titan) { weight } else { 0.0 };
            by(closest, habits.closest) + by(furthest.or(closest), habits.furthest) + by(Some(self.priority), habits.priority)
        };
        let cost = targets().map(|titan| {
            let likely = (looked_for(titan) / habits.all.max(1.0)).max(OTHERS);
            likely * (self.cost_of_danger(titan, blow) + self.cliff(titan))
        });
        cost.sum()
    }

    fn habits(&self) -> Habits {
        let mut habits = Habits::default();
        for (place, card) in self.pack.foe(self.foe.id).ai.iter().enumerate() {
            let weight = self.decks.ai.in_deck(level_of(place as u8)) as f32;
            let Some(line) = self.pack.all(card.lines).first() else { continue };
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
    fn next_blow(&self) -> f32 {
        let level = self.decks.ai.top_level().or_else(|| self.decks.ai.lowest()).unwrap_or(Level::I);
        BLOW[level as usize] + f32::from(self.danger_bonus())
    }

    /// What it costs to stand where a knockback straight away from the primordial would lead over a deadly edge.
    fn cliff(&self, titan: TitanId) -> f32 {
        let Some(space) = self.titan(titan).space().filter(|_| self.foe_has(Modifier::DeadlyEdges)) else {
            return 0.0;
        };
        let ways = self.foe.footprint.towards(&space.into());
        let left = ways.iter().map(|way| to_edge(space, *way)).max().unwrap_or(0);
        let thrown = THROWN.saturating_sub(self.shorter_knockback(titan));
        if left < thrown { CLIFF } else { 0.0 }
    }
}

/// How many spaces lie between a space and the edge of the board.
fn to_edge(space: Space, way: Direction) -> u8 {
    match way {
        Direction::North => ROWS - 1 - space.row,
        Direction::South => space.row,
        Direction::East => COLS - 1 - space.col,
        Direction::West => space.col,
    }
}
