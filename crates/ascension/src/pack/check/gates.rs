//! The proof that every gate can be opened at every number of seats, whatever spheres come into play.

use super::figures::PLAYERS;
use crate::card::{CardSet, SphereSet};
use crate::pack::{Admits, Files, Gate, Pack, Sequence};
use std::collections::BTreeSet;
use table::pack::{At, Complaints};

/// For each number of players and each set of spheres that setup could bring: each level has enough gates that can be served
/// (A3.5), each of those has enough cards, and there is a hero and a plot for every player (A4.1).
pub fn every_gate_can_be_opened(pack: &Pack, files: &Files, complaints: &mut Complaints) {
    let needs = Needs::new(pack);
    let gods: SphereSet = pack.gods.iter().map(|god| god.sphere).collect();
    let mut lacks = BTreeSet::new();
    for spheres in (0..=u16::MAX).map(SphereSet) {
        let gods_in = (spheres.0 & gods.0).count_ones() as usize;
        let could_be = |players: &u8| {
            spheres.len() >= pack.numbers.fewest_spheres.max(*players).into()
                && gods_in >= gods.len().min((*players).into())
        };
        if PLAYERS.into_iter().any(|players| could_be(&players)) {
            let served = needs.served_by(spheres);
            let possible = PLAYERS.filter(could_be);
            possible.for_each(|players| lacks.extend(served.lacks(&needs, players)));
        }
    }
    lacks.into_iter().for_each(|lack| complaints.add(At::file("gates.ron"), lack));
    for (gate, entry) in pack.gates.iter().zip(&files.gates) {
        if let Some(players) = PLAYERS.into_iter().find(|players| !has_enough_cards(pack, gate, *players)) {
            let said = format!("with {players} players there may not be enough different cards for this gate");
            complaints.add(entry.at_word("places"), said);
        }
    }
}

/// For each gate, plot and hero the spheres it cannot do without: one of each set must be in play.
struct Needs {
    /// By level.
    gates: [Vec<Vec<SphereSet>>; 3],
    /// How many gates of each level the mountain has.
    wanted: [usize; 3],
    /// With the number of copies.
    plots: Vec<(u32, Vec<SphereSet>)>,
    heroes: Vec<(u32, Vec<SphereSet>)>,
}

/// What a set of spheres can serve: gates of each level, copies of plots and of heroes.
struct Served {
    gates: [usize; 3],
    plots: u32,
    heroes: u32,
}

impl Needs {
    fn new(pack: &Pack) -> Needs {
        let of_level = |level: u8| pack.gates.iter().filter(move |gate| gate.level == level);
        let wanted = |level: u8| pack.mountain.gates.iter().filter(move |gate| gate.level == level).count();
        let plots = pack.plots.iter().map(|plot| (plot.copies.into(), needs_of(&plot.sequence)));
        let home = |hero: &crate::pack::Hero| vec![[hero.home].into_iter().collect()];
        let heroes = pack.heroes.iter().map(|hero| (hero.copies.into(), home(hero)));
        Needs {
            gates: [1, 2, 3].map(|level| of_level(level).map(|gate| needs_of(&gate.sequence)).collect()),
            wanted: [1, 2, 3].map(wanted),
            plots: plots.collect(),
            heroes: heroes.collect(),
        }
    }

    fn served_by(&self, spheres: SphereSet) -> Served {
        let copies = |cards: &[(u32, Vec<SphereSet>)]| {
            let served = cards.iter().filter(|(_, needs)| is_served(needs, spheres));
            served.map(|(copies, _)| copies).sum()
        };
        Served {
            gates: [0, 1, 2]
                .map(|level: usize| self.gates[level].iter().filter(|needs| is_served(needs, spheres)).count()),
            plots: copies(&self.plots),
            heroes: copies(&self.heroes),
        }
    }
}

impl Served {
    fn lacks(&self, needs: &Needs, players: u8) -> impl Iterator<Item = String> {
        let levels = (0..3).filter(|level| self.gates[*level] < needs.wanted[*level]);
        let gates = levels.map(move |level| {
            let (wanted, level) = (needs.wanted[level], level + 1);
            format!("with {players} players there may be fewer than {wanted} gates of level {level} that the spheres in play can open")
        });
        let few = self.plots < players.into() || self.heroes < players.into();
        let dealt = format!("with {players} players there may be too few heroes or plots to deal one to each");
        gates.chain(few.then_some(dealt))
    }
}

fn is_served(needs: &[SphereSet], spheres: SphereSet) -> bool {
    needs.iter().all(|need| need.meets(spheres))
}

/// The sets of spheres of which a sequence needs at least one each. A place that a kind can fill needs none.
fn needs_of(sequence: &Sequence) -> Vec<SphereSet> {
    let spheres_of = |cards: CardSet| cards.iter().map(|card| card.sphere()).collect::<SphereSet>();
    let sets = sequence.places.iter().map(|place| spheres_of(place.cards));
    sets.filter(|set| set.len() < 16).collect()
}

/// Whether each place surely finds a card of its own: the place with the n-th fewest cards has at least n of them.
fn has_enough_cards(pack: &Pack, gate: &Gate, players: u8) -> bool {
    let deck = pack.numbers.decks[&players];
    let spheres = u32::from(pack.numbers.fewest_spheres.max(players));
    let fewest = |admits: Admits| match admits {
        Admits::Kind(_) | Admits::Either(..) => spheres,
        Admits::Sphere(_) | Admits::Family(_) => 8,
        Admits::Card(_) => 1,
    };
    let places = gate.sequence.places.iter();
    let mut counts: Vec<u32> = places.map(|place| fewest(place.admits) * u32::from(deck.copies)).collect();
    counts.sort_unstable();
    counts.iter().zip(1..).all(|(count, place)| *count >= place)
}
