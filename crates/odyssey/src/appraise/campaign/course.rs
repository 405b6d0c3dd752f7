//! Where the Argo is, and what lies ahead: the best way of a few days, tiles that nobody has seen counted as the average, and how far it is
//! from where the story wants it.

use crate::ids::MapTileId;
use crate::pack::schema::campaign::{Goal, Sector, Symbol, TechPower};
use crate::state::Odyssey;
use crate::state::campaign::DayStep;
use crate::state::campaign::Task;

/// Days that are looked ahead, and what a day later is worth of the same.
const AHEAD: u8 = 4;
const LATER: f32 = 0.8;
/// A tile that has not been turned up: what one is worth on the average.
const UNKNOWN: f32 = 0.26;
const PROGRESS: f32 = 0.42;
/// While the story card takes none, tiles with progress are better left for later.
const LATER_PROGRESS: f32 = -0.25;
const DOOM: f32 = -0.16;
const TITAN: f32 = 0.16;
const HUB: f32 = 0.16;
const REST: f32 = 0.10;
const RUIN: f32 = 0.10;
/// An explored tile brings two cards and nothing else.
const EXPLORED: f32 = 0.0;
/// What a day of the way to the goal costs.
const AWAY: f32 = 0.32;
/// Days from one of two goals to the other, rather more than there are: the first is worth reaching.
const BETWEEN: f32 = 6.0;
/// The adversary on the next tile, and a tile further each; and a battle with it that is certain.
const HUNTED: [f32; 6] = [-0.45, -0.32, -0.25, -0.2, -0.16, -0.13];
const STRUCK: f32 = -0.8;

impl Odyssey {
    pub(super) fn course_standing(&self) -> f32 {
        let map = self.voyage().map;
        let here = (map.tile, map.sector);
        let locks = self.gives(|power| matches!(power, TechPower::OpensLocks));
        let mut walk = Walk { game: self, locks, seen: map.explored | 1 << map.tile.0 };
        let ahead = walk.best(here, AHEAD);
        self.ashore_today() + ahead - self.days_to_goal(here, locks) * AWAY + self.hunted()
    }

    /// A4, V4 · What this tile still has to give today.
    fn ashore_today(&self) -> f32 {
        let before = self.voyage().agenda.iter().any(|task| matches!(task, Task::Begin(DayStep::Expedition)));
        let exploring = self.voyage().agenda.iter().any(|task| matches!(task, Task::Begin(DayStep::Exploration)));
        if !(before || exploring) || self.is_explored() {
            return 0.0;
        }
        let tile = self.voyage().map.tile;
        let worth = |symbol: Symbol, worth: f32| if self.has_symbol(tile, symbol) { worth } else { 0.0 };
        worth(Symbol::Hub, HUB) + worth(Symbol::Rest, REST) + worth(Symbol::Ruin, RUIN)
    }

    /// What it is worth to come to a tile.
    fn landfall(&self, tile: MapTileId, seen: u64) -> f32 {
        let map = self.voyage().map;
        let bit = 1u64 << tile.0;
        let is = |symbol: Symbol| f32::from(self.has_symbol(tile, symbol));
        if map.shown & bit == 0 && seen & bit == 0 {
            return UNKNOWN;
        }
        let doom = is(Symbol::Doom) * DOOM;
        if seen & bit != 0 {
            return doom + EXPLORED;
        }
        let progress = match (self.story_room(), self.wants_later(tile)) {
            (0, true) => LATER_PROGRESS,
            (0, false) => 0.0,
            _ => PROGRESS,
        };
        doom + is(Symbol::Progress) * progress
            + is(Symbol::Titan) * TITAN
            + is(Symbol::Hub) * HUB
            + is(Symbol::Rest) * REST
            + is(Symbol::Ruin) * RUIN
    }

    /// Whether progress of a tile is better left there: a later card takes tokens, and the present one does not want the Argo here.
    fn wants_later(&self, tile: MapTileId) -> bool {
        let here = self.pack.tile(tile).slug;
        let goal = self.story_side().map(|side| side.goal);
        let wanted = matches!(goal, Some(Goal::Both(one, other)) if one == here || other == here);
        let later = self.cycle().story.iter().skip(usize::from(self.voyage().story.side) + 1);
        !wanted && later.map(|side| side.takes).sum::<u8>() > 0
    }

    /// How many days it is to where the story wants the Argo; none where it wants it nowhere.
    fn days_to_goal(&self, from: (MapTileId, Option<Sector>), locks: bool) -> f32 {
        let map = self.voyage().map;
        let goal = self.story_side().map(|side| side.goal);
        let goals: Vec<MapTileId> = match goal {
            Some(Goal::City(not)) => {
                let city = |tile: &MapTileId| {
                    self.has_symbol(*tile, Symbol::City) && !self.pack.tile(*tile).waters.contains(&not)
                };
                self.pack.ids::<MapTileId>().filter(city).collect()
            }
            Some(Goal::Search) => {
                self.pack.ids::<MapTileId>().filter(|tile| self.has_symbol(*tile, Symbol::Ruin)).collect()
            }
            Some(Goal::Both(one, other)) => {
                let wanted = [one, other].into_iter().filter_map(|slug| self.map_tile(slug));
                let left: Vec<MapTileId> = wanted.filter(|tile| map.reached & 1 << tile.0 == 0).collect();
                let far = self.nearest(from, &left, locks, false);
                return far + left.len().saturating_sub(1) as f32 * BETWEEN;
            }
            Some(Goal::TokensAt(n, tile)) => {
                // Without the tokens there is no hurry.
                let missing = n.saturating_sub(self.voyage().story.tokens);
                let far = self.nearest(from, self.map_tile(tile).as_slice(), locks, self.voyage().story.moved);
                return if missing == 0 { far } else { far * 0.25 };
            }
            Some(Goal::Tokens(_) | Goal::Patience(..)) | None => return 0.0,
        };
        self.nearest(from, &goals, locks, goal == Some(Goal::Search) && self.voyage().due.searched)
    }

    /// Days to the nearest of these tiles; with `again` the one that the Argo is on does not count once today's step is over.
    fn nearest(&self, from: (MapTileId, Option<Sector>), goals: &[MapTileId], locks: bool, again: bool) -> f32 {
        if goals.is_empty() || goals.contains(&from.0) && !again {
            return 0.0;
        }
        let mut seen = vec![from];
        let mut next = 0;
        let mut days = vec![0u8];
        while let Some(at) = seen.get(next).copied() {
            let day = days[next] + 1;
            next += 1;
            for way in self.arrows(at, locks) {
                if goals.contains(&way.0) {
                    return day.into();
                }
                if !seen.contains(&way) {
                    seen.push(way);
                    days.push(day);
                }
            }
        }
        12.0
    }

    /// Arrows out of a tile and sector, as far as is known.
    fn arrows(
        &self,
        (tile, sector): (MapTileId, Option<Sector>),
        locks: bool,
    ) -> impl Iterator<Item = (MapTileId, Option<Sector>)> {
        let map = self.voyage().map;
        let open = move |tile: MapTileId| map.open & 1 << tile.0 != 0;
        self.pack.tile(tile).ways.iter().filter_map(move |way| {
            let sector = way.from.is_none() || way.from == sector || open(tile);
            let lock = !way.lock || locks || open(tile) || open(way.to);
            let hidden = self.pack.tile(way.to).hidden && map.found & 1 << way.to.0 == 0;
            (sector && lock && !hidden).then_some((way.to, way.into))
        })
    }

    /// V3.9 · The adversary comes near.
    fn hunted(&self) -> f32 {
        let struck = f32::from(self.voyage().due.adversary) * STRUCK;
        let Some(at) = self.voyage().adversary.at else { return struck };
        let (here, there) = (self.pack.tile(self.voyage().map.tile), self.pack.tile(at));
        let far = usize::from(here.row.abs_diff(there.row) + here.col.abs_diff(there.col));
        struck + HUNTED[far.clamp(1, HUNTED.len()) - 1]
    }
}

/// A way that is thought of.
struct Walk<'g> {
    game: &'g Odyssey,
    locks: bool,
    seen: u64,
}

impl Walk<'_> {
    /// What the best way of this many days brings.
    fn best(&mut self, from: (MapTileId, Option<Sector>), days: u8) -> f32 {
        if days == 0 {
            return 0.0;
        }
        let mut best = f32::NEG_INFINITY;
        let game = self.game;
        for way in game.arrows(from, self.locks) {
            let worth = game.landfall(way.0, self.seen);
            let before = self.seen;
            self.seen |= 1 << way.0.0;
            let all = worth + LATER * self.best(way, days - 1);
            self.seen = before;
            best = best.max(all);
        }
        if best == f32::NEG_INFINITY { 0.0 } else { best }
    }
}
