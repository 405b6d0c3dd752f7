//! A2 · Maps: spaces, roads, perimeters and berths.

use super::Pack;
use crate::card::{Good, Item, SpaceId};
use std::cmp::Ordering;
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
            place.map(|place| SpaceId(place as u8))
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
            let way = |to: &String| find(to, complaints).map(|id| Way { to: id, hot: hot_road(to) });
            let next = space.next.iter().filter_map(way).collect();
            let parallel = if shortcut { find(&space.parallel, complaints) } else { None };
            let rank = parallel.map_or(n as u8, |parallel| parallel.0);
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
    let mut berth = |number: u8| {
        let mut places = entry.spaces.iter().enumerate().filter(|(_, space)| space.berth == number);
        let place = places.next().map(|(n, _)| n);
        if place.is_none() {
            complaints.add(entry.at_word("slug"), format!("no space has berth {number}"));
        }
        if let Some((_, other)) = places.next() {
            complaints.add(entry.at_field("name", &other.name), format!("berth {number} is on more than one space"));
        }
        SpaceId(place.unwrap_or(0) as u8)
    };
    (1..=BERTHS as u8).map(&mut berth).collect()
}

/// What must hold for a map to be driven.
fn check(entry: &Located<MapEntry>, road: &Road, complaints: &mut Complaints) {
    let mut say = |word: &str, said: String| complaints.add(entry.at_word(word), said);
    if entry.spaces.len() > MOST_SPACES || entry.spaces.len() < 2 {
        return say("spaces", format!("a map has from 2 to {MOST_SPACES} spaces"));
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
    for (one, other) in &entry.hot_roads {
        let leads = |from: &str, to: &str| {
            entry.spaces.iter().any(|space| space.name == from && space.next.iter().any(|next| next == to))
        };
        if !leads(one, other) && !leads(other, one) {
            say("hot_roads", format!("no road leads from `{one}` to `{other}`"));
        }
    }
    for (n, turret) in entry.turrets.iter().enumerate() {
        let guards = entry.spaces.iter().any(|space| space.turrets.contains(&(n as u8 + 1)));
        if turret.armour == 0 || !guards {
            say("turrets", format!("turret {} needs an armour of at least 1 and a space in its perimeter", n + 1));
        }
    }
    // A berth that is missing or doubled has been told.
    let there = |(n, at): (usize, &SpaceId)| road.space(*at).berth == Some(n as u8);
    let berths: &[SpaceId] = if road.berths.iter().enumerate().all(there) { &road.berths } else { &[] };
    for pair in berths.windows(2) {
        if road.space(pair[0]).rank >= road.space(pair[1]).rank || road.space(pair[1]).shortcut {
            let name = &entry.spaces[pair[1].index()].name;
            complaints.add(entry.at_field("name", name), "the berths follow each other along the main road");
        }
    }
    // Where a neighbour is missing, what lies behind it is not told once more.
    let whole = entry.spaces.iter().zip(&road.spaces).all(|(space, laid)| space.next.len() == laid.next.len());
    let reached = if whole { reached(road) } else { u64::MAX };
    for n in 0..entry.spaces.len() {
        let name = &entry.spaces[n].name;
        let namesakes = entry.spaces[..n].iter().filter(|other| other.name == *name).count();
        for said in faults(entry, road, n, reached >> n & 1 == 1) {
            complaints.add(entry.at_field_again("name", name, namesakes), said);
        }
    }
}

/// The spaces that a convoy with tracks can come to from the first, as bits.
fn reached(road: &Road) -> u64 {
    let (mut reached, mut left) = (1u64, vec![0usize]);
    while let Some(n) = left.pop() {
        for way in road.spaces.get(n).map_or(&[][..], |space| &space.next) {
            if reached >> way.to.0 & 1 == 0 {
                reached |= 1 << way.to.0;
                left.push(way.to.index());
            }
        }
    }
    reached
}

/// Whether a road leads back or nowhere. Level with a waypoint are its shortcuts, one after the other: no road leads round in a ring.
fn leads_back(road: &Road, from: usize, to: SpaceId) -> bool {
    let (one, other) = (&road.spaces[from], road.space(to));
    match other.rank.cmp(&one.rank) {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => !other.shortcut || to.index() <= from,
    }
}

/// What is wrong with one space.
fn faults(entry: &MapEntry, road: &Road, n: usize, reached: bool) -> Vec<String> {
    let (space, laid, mut said) = (&entry.spaces[n], &road.spaces[n], Vec::new());
    let (name, last) = (&space.name, usize::from(road.main).saturating_sub(1));
    if entry.spaces[..n].iter().any(|other| other.name == *name) {
        said.push(format!("there is already a space `{name}`"));
    }
    if !reached {
        said.push(format!("no road leads to `{name}`"));
    }
    if laid.next.iter().any(|way| leads_back(road, n, way.to)) || space.next.len() > 2 {
        said.push(format!("from `{name}` at most two roads lead on, and none leads back"));
    }
    if laid.next.len() == 2 && space.next.len() == 2 && !road.space(laid.next[1].to).shortcut {
        said.push(format!("the second road from `{name}` must lead into a shortcut"));
    }
    if space.next.is_empty() && n != last {
        said.push(format!("no road leads on from `{name}`"));
    }
    if n < last && space.next.len() == laid.next.len() && laid.next.first().is_some_and(|way| way.to.index() != n + 1) {
        said.push(format!("the first road from `{name}` must lead to the next waypoint"));
    }
    if laid.shortcut && laid.rank >= road.main {
        said.push(format!("`{name}` must be parallel to a waypoint of the main road"));
    }
    if space.turrets.iter().any(|turret| *turret == 0 || usize::from(*turret) > entry.turrets.len()) {
        said.push(format!("`{name}` names a turret that this map does not have"));
    }
    if !(1..=3).contains(&space.region) {
        said.push(format!("`{name}` must lie in region 1, 2 or 3"));
    }
    if usize::from(space.berth) > BERTHS {
        said.push(format!("`{name}` has berth {}, and there are {BERTHS}", space.berth));
    }
    said
}
