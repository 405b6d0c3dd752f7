//! The mountain: names that exist, steps that go both ways, every position within reach.

use crate::card::Sector;
use crate::pack::mountain::{RawGateSpot, RawMountain, RawSpot};
use crate::pack::{GateSpot, MOST_GATES, Mountain, Pack, Position, PositionSet, Spot};
use table::pack::{Lower, Lowering, Staged};

impl Staged for Mountain {
    type Written = RawMountain;
}

/// The checked mountain, or complaints.
impl Lower<Pack> for RawMountain {
    type To = Mountain;

    fn lower(&self, lowering: &mut Lowering<'_, Pack>) -> Option<Mountain> {
        let before = lowering.complaints();
        shape(self, lowering);
        let names = names(self, lowering);
        if lowering.complaints() > before {
            return None;
        }
        let mut mountain = rings(self);
        for gate in &self.gates {
            add_gate(&mut mountain, gate, &names, lowering);
        }
        let throne = mountain.throne;
        add_spot(&mut mountain, &self.throne, Sector::Throne, 0);
        link_gates(&mut mountain);
        if lowering.complaints() == before {
            connected(&mountain, lowering);
        }
        debug_assert_eq!(throne.index() + 1, mountain.spots.len());
        (lowering.complaints() == before).then_some(mountain)
    }
}

/// Three rings from low to high, few enough positions, gates of every level.
fn shape(entry: &RawMountain, lowering: &mut Lowering<'_, Pack>) {
    let sectors: Vec<Sector> = entry.rings.iter().map(|ring| ring.sector).collect();
    if sectors != [Sector::Slopes, Sector::Flanks, Sector::Summit] {
        lowering.mistake("rings", "expected the rings Slopes, Flanks and Summit, in this order");
    }
    for ring in entry.rings.iter().filter(|ring| ring.places.len() < 3) {
        let first = ring.places.first().map_or("", |spot| &spot.name);
        lowering.mistake(first, "a ring has at least 3 positions");
    }
    if entry.rings.first().is_some_and(|ring| ring.places.len() < 6) {
        lowering.mistake("rings", "the lowest ring has a position for each of 6 pawns");
    }
    let positions: usize = entry.rings.iter().map(|ring| ring.places.len()).sum();
    if positions + entry.gates.len() + 1 > PositionSet::MOST {
        lowering.mistake("rings", format!("a mountain has at most {} positions", PositionSet::MOST));
    }
    if entry.gates.len() > MOST_GATES {
        lowering.mistake("gates", format!("a mountain has at most {MOST_GATES} gates"));
    }
    for level in 1..=3 {
        if !entry.gates.iter().any(|gate| gate.level == level) {
            lowering.mistake("gates", format!("there is no gate of level {level}"));
        }
    }
}

/// Every name of a position, in the order of positions; none twice.
fn names<'a>(entry: &'a RawMountain, lowering: &mut Lowering<'_, Pack>) -> Vec<&'a str> {
    let rings = entry.rings.iter().flat_map(|ring| &ring.places).map(|spot| &spot.name);
    let gates = entry.gates.iter().map(|gate| &gate.name);
    let names: Vec<&str> = rings.chain(gates).chain([&entry.throne.name]).map(String::as_str).collect();
    for (n, name) in names.iter().enumerate() {
        if names[..n].contains(name) {
            lowering.mistake(name, format!("there are two positions `{name}`"));
        }
        if !name.chars().all(|c| c.is_ascii_alphanumeric()) || name.is_empty() {
            lowering.mistake(name, "the name of a position is made of letters and figures");
        }
    }
    names
}

/// M1.1 · The rings, each position beside the next and the last beside the first.
fn rings(entry: &RawMountain) -> Mountain {
    let positions: usize = entry.rings.iter().map(|ring| ring.places.len()).sum();
    let mut mountain = Mountain {
        size: entry.size,
        spots: Vec::new(),
        gates: Vec::new(),
        throne: Position((positions + entry.gates.len()) as u8),
        rings: PositionSet::NONE,
        ring_of: [PositionSet::NONE; 3],
    };
    for (ring, members) in entry.rings.iter().zip(0..) {
        let (first, count) = (mountain.spots.len(), ring.places.len());
        for (n, spot) in ring.places.iter().enumerate() {
            let at = add_spot(&mut mountain, spot, ring.sector, n as u8 + 1);
            let beside = [(n + 1) % count, (n + count - 1) % count];
            mountain.spots[at.index()].near = beside.map(|n| Position((first + n) as u8)).into_iter().collect();
            mountain.rings = mountain.rings.with(at);
            let members: &mut PositionSet = &mut mountain.ring_of[members];
            *members = members.with(at);
        }
    }
    mountain
}

fn add_spot(mountain: &mut Mountain, spot: &RawSpot, sector: Sector, number: u8) -> Position {
    let at = Position(mountain.spots.len() as u8);
    mountain.spots.push(Spot {
        name: spot.name.clone(),
        sector,
        number,
        x: spot.x,
        y: spot.y,
        near: PositionSet::NONE,
        above: PositionSet::NONE,
    });
    at
}

/// M1.2 · A gate between two sectors.
fn add_gate(mountain: &mut Mountain, gate: &RawGateSpot, names: &[&str], lowering: &mut Lowering<'_, Pack>) {
    let lower = match gate.level {
        1..=3 => Sector::ALL[gate.level as usize - 1],
        _ => {
            lowering.mistake(&gate.name, "the level of a gate is 1, 2 or 3");
            return;
        }
    };
    let upper = Sector::ALL[gate.level as usize];
    let allowed_above = match upper {
        Sector::Throne => PositionSet::only(mountain.throne),
        _ => mountain.ring(upper),
    };
    let below = touched(&gate.below, mountain.ring(lower), names, lowering);
    let above = touched(&gate.above, allowed_above, names, lowering);
    let spot = RawSpot { name: gate.name.clone(), x: gate.x, y: gate.y };
    let at = add_spot(mountain, &spot, lower, 0);
    mountain.gates.push(GateSpot { at, level: gate.level, below, above });
}

/// The positions a gate names on one side, which all belong to one sector.
fn touched(said: &[String], allowed: PositionSet, names: &[&str], lowering: &mut Lowering<'_, Pack>) -> PositionSet {
    let mut positions = PositionSet::NONE;
    for name in said {
        match names.iter().position(|other| other == name) {
            None => lowering.mistake(name, format!("there is no position `{name}`")),
            Some(at) if !allowed.contains(Position(at as u8)) => {
                lowering
                    .mistake(name, format!("`{name}` does not lie in the sector that this side of the gate touches"));
            }
            Some(at) => positions = positions.with(Position(at as u8)),
        }
    }
    if said.is_empty() {
        lowering.mistake("gates", "a gate touches at least one position on each side");
    }
    positions
}

/// Steps go both ways: what a gate touches has the gate beside it.
fn link_gates(mountain: &mut Mountain) {
    for gate in mountain.gates.clone() {
        let spot = &mut mountain.spots[gate.at.index()];
        (spot.near, spot.above) = (gate.below, gate.above);
        for at in gate.below.iter() {
            let spot = &mut mountain.spots[at.index()];
            spot.near = spot.near.with(gate.at);
        }
        for at in gate.above.iter() {
            let spot = &mut mountain.spots[at.index()];
            spot.above = spot.above.with(gate.at);
        }
    }
}

/// With all gates open, every position can be reached from the first.
fn connected(mountain: &Mountain, lowering: &mut Lowering<'_, Pack>) {
    let open = mountain.gates.iter().map(|gate| gate.at).collect();
    let reached = mountain.within(Position(0), u8::MAX, open);
    for at in mountain.positions().filter(|at| !reached.contains(*at)) {
        let name = &mountain.spot(at).name;
        lowering.mistake(name, format!("`{name}` cannot be reached"));
    }
}
