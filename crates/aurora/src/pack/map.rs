//! A2 · Maps: spaces, roads, perimeters and berths.

use super::Pack;
use crate::card::{Good, Item, SpaceId};
use table::pack::{Complaints, Located, Slug};
use table::scene::{Icon, Point};

table::schema! { for Pack;
    /// A map as its file has it. `spaces` are the waypoints of the main road in order, then those of the shortcuts.
    pub struct MapEntry {
        pub slug: Slug,
        pub icon: Icon,
        pub spaces: Vec<SpaceEntry>,
        pub turrets: Vec<TurretEntry>,
        /// Roads that give radiation, by their two ends.
        #[serde(default)]
        pub hot_roads: Vec<(String, String)>,
        /// Where the ship lies beside each berth.
        pub ship: Vec<(u16, u16)>,
    }

    /// A space: its name, where it is drawn, its region, and what it shows.
    pub struct SpaceEntry {
        pub name: String,
        pub at: (u16, u16),
        pub region: u8,
        /// Where one can drive on from here.
        #[serde(default)]
        pub next: Vec<String>,
        #[serde(default)]
        pub special: bool,
        #[serde(default)]
        pub fixed: Vec<Item>,
        #[serde(default)]
        pub hot: bool,
        #[serde(default)]
        pub avalanche: bool,
        #[serde(default)]
        pub turrets: Vec<u8>,
        #[serde(default)]
        pub berth: u8,
        /// E18 · The waypoint that a space of a shortcut counts as.
        #[serde(default)]
        pub parallel: String,
    }

    /// A turret: its armour, what its space gives, and where it is drawn.
    pub struct TurretEntry {
        pub armour: u8,
        pub reward: Good,
        pub at: (u16, u16),
    }
}

/// The most spaces, turrets and roads from a space.
pub const MOST_SPACES: usize = 32;
pub const MOST_TURRETS: usize = 8;
pub const BERTHS: usize = 6;

/// A map as rules read it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Road {
    pub spaces: Vec<Space>,
    /// The space of each berth.
    pub berths: Vec<SpaceId>,
    /// How many of the spaces are the main road.
    pub main: u8,
}

/// One space.
#[derive(Debug, Clone, PartialEq)]
pub struct Space {
    pub at: Point,
    pub region: u8,
    /// At most two; the main road first.
    pub next: Vec<Way>,
    pub hot: bool,
    /// Turrets in whose perimeter it lies, as bits.
    pub perimeters: u8,
    pub berth: Option<u8>,
    /// E18 · Its waypoint on the main road, or the parallel one.
    pub rank: u8,
    pub shortcut: bool,
    /// The number of the fork, where a shortcut leaves the road.
    pub fork: Option<u8>,
}

/// A road to another space.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Way {
    pub to: SpaceId,
    pub hot: bool,
}

impl Road {
    /// The map as rules read it; every mistake is told.
    pub fn of(entry: &Located<MapEntry>, complaints: &mut Complaints) -> Road {
        let find = |name: &str, complaints: &mut Complaints| {
            let place = entry.spaces.iter().position(|space| space.name == name);
            if place.is_none() {
                complaints.add(entry.at_word(name), format!("there is no space `{name}` on this map"));
            }
            SpaceId(place.unwrap_or(0) as u8)
        };
        let main = entry.spaces.iter().take_while(|space| space.parallel.is_empty()).count() as u8;
        let mut road = Road { main, ..Road::default() };
        let mut forks = 0;
        for (n, space) in entry.spaces.iter().enumerate() {
            let shortcut = !space.parallel.is_empty();
            let hot_road = |to: &String| {
                let ends = |(one, other): &(String, String)| {
                    (one == &space.name && other == to) || (other == &space.name && one == to)
                };
                entry.hot_roads.iter().any(ends)
            };
            let next = space.next.iter().map(|to| Way { to: find(to, complaints), hot: hot_road(to) }).collect();
            let rank = if shortcut { find(&space.parallel, complaints).0 } else { n as u8 };
            let fork = (space.next.len() > 1).then_some(forks);
            forks += u8::from(fork.is_some());
            road.spaces.push(Space {
                at: Point::new(space.at.0, space.at.1),
                region: space.region,
                next,
                hot: space.hot,
                perimeters: space.turrets.iter().fold(0, |bits, turret| bits | turret_bit(*turret)),
                berth: (space.berth > 0).then(|| space.berth - 1),
                rank,
                shortcut,
                fork,
            });
        }
        road.berths = berths(entry, complaints);
        check(entry, &road, complaints);
        road
    }

    pub fn space(&self, at: SpaceId) -> &Space {
        &self.spaces[at.index()]
    }
}

fn turret_bit(number: u8) -> u8 {
    1u8.checked_shl(u32::from(number.saturating_sub(1))).unwrap_or(0)
}

/// The space of each berth.
fn berths(entry: &Located<MapEntry>, complaints: &mut Complaints) -> Vec<SpaceId> {
    let berth = |number: u8| {
        let place = entry.spaces.iter().position(|space| space.berth == number);
        if place.is_none() {
            complaints.add(entry.at.clone(), format!("no space has berth {number}"));
        }
        SpaceId(place.unwrap_or(0) as u8)
    };
    (1..=BERTHS as u8).map(berth).collect()
}

/// What must hold for a map to be driven.
fn check(entry: &Located<MapEntry>, road: &Road, complaints: &mut Complaints) {
    let mut say = |word: &str, said: String| complaints.add(entry.at_word(word), said);
    if entry.spaces.len() > MOST_SPACES || entry.spaces.len() < 2 {
        say("spaces", format!("a map has from 2 to {MOST_SPACES} spaces"));
    }
    if entry.turrets.len() > MOST_TURRETS {
        say("turrets", format!("a map has at most {MOST_TURRETS} turrets"));
    }
    if road.spaces.iter().filter(|space| space.fork.is_some()).count() > 8 {
        say("spaces", "a map has at most 8 forks".to_owned());
    }
    if entry.ship.len() != BERTHS {
        say("ship", format!("the ship has {BERTHS} berths"));
    }
    for (n, space) in entry.spaces.iter().enumerate() {
        let forward =
            road.spaces[n].next.iter().all(|way| road.space(way.to).rank >= road.spaces[n].rank && way.to.index() != n);
        if !forward || space.next.len() > 2 {
            say(&space.name, format!("from `{}` at most two roads lead on, and none leads back", space.name));
        }
        if space.next.is_empty() && n + 1 != usize::from(road.main) {
            say(&space.name, format!("no road leads on from `{}`", space.name));
        }
        if space.turrets.iter().any(|turret| *turret == 0 || usize::from(*turret) > entry.turrets.len()) {
            say(&space.name, format!("`{}` names a turret that this map does not have", space.name));
        }
        if !(1..=3).contains(&space.region) {
            say(&space.name, format!("`{}` must lie in region 1, 2 or 3", space.name));
        }
    }
}
