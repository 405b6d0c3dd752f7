//! Each entry for itself: names, copies, places.

use super::{aims, figures};
use crate::card::{EventId, GateId, GodId, SequenceId, Sphere};
use crate::pack::{Admits, Attachment, Files, GATE_LEVELS, LONGEST, MOST_HEROES, SHORTEST};
use table::pack::{At, Complaints, Located, MOST, Names, Written};

pub fn entries(files: &Files, complaints: &mut Complaints) {
    names(files, complaints);
    spheres(files, complaints);
    matrix(files, complaints);
    plots_and_gates(files, complaints);
    heroes_and_gods(files, complaints);
    for entry in files.attachments.iter().flatten() {
        attachment(entry, complaints);
    }
    for entry in &files.events {
        copies(entry, entry.copies, complaints);
        aims::event(entry, complaints);
    }
    if let Some(numbers) = &files.numbers {
        figures::numbers(numbers, complaints);
    }
}

/// No two cards have the same name, nor two gods, nor two gates.
fn names(files: &Files, complaints: &mut Complaints) {
    let [equipment, conditions] = &files.attachments;
    let mut cards = Names::<EventId>::new("card");
    // Two sequence cards of one name are told where their names are declared.
    cards.declare_all(&files.sequences, |entry| entry.slug, &mut Complaints::new());
    cards.declare_all(&files.heroes, |entry| entry.slug, complaints);
    cards.declare_all(&files.plots, |entry| entry.slug, complaints);
    cards.declare_all(equipment, |entry| entry.slug, complaints);
    cards.declare_all(conditions, |entry| entry.slug, complaints);
    cards.declare_all(&files.events, |entry| entry.slug, complaints);
    Names::<GodId>::of("god", &files.gods, |entry| entry.slug, complaints);
    Names::<GateId>::of("gate", &files.gates, |entry| entry.slug, complaints);
    if equipment.len() + conditions.len() > MOST
        && let Some(last) = conditions.last()
    {
        complaints.add(last.at.clone(), format!("equipment and conditions together are at most {MOST}"));
    }
}

/// Each sphere has one entry.
fn spheres(files: &Files, complaints: &mut Complaints) {
    for sphere in Sphere::ALL {
        let mut of_sphere = files.spheres.iter().filter(|entry| entry.sphere == sphere);
        if of_sphere.next().is_none() {
            complaints.add(At::file("spheres.ron"), format!("the sphere {sphere:?} has no entry"));
        }
        for twin in of_sphere {
            complaints.add(twin.at.clone(), format!("the sphere {sphere:?} already has an entry"));
        }
    }
}

/// A1.3 · Each pair of sphere and kind has one card.
fn matrix(files: &Files, complaints: &mut Complaints) {
    let mut there = [false; 128];
    for entry in &files.sequences {
        let id = SequenceId::new(entry.sphere, entry.kind);
        if there[id.index()] {
            let said = format!("there is already a card of {:?} and {:?}", entry.sphere, entry.kind);
            complaints.add(entry.at.clone(), said);
        }
        there[id.index()] = true;
    }
    for id in (0..128).map(SequenceId).filter(|id| !there[id.index()]) {
        let said = format!("there is no card of {:?} and {:?}", id.sphere(), id.kind());
        complaints.add(At::file("matrix.ron"), said);
    }
}

fn copies<R>(entry: &Located<R>, copies: u8, complaints: &mut Complaints) {
    if copies == 0 {
        complaints.add(entry.at_word("copies"), "expected at least 1 copy");
    }
}

/// W2.1, G1.1 · Plots have 3 to 7 places, and gates never name a single card.
fn plots_and_gates(files: &Files, complaints: &mut Complaints) {
    for entry in &files.plots {
        copies(entry, entry.copies, complaints);
        if !(SHORTEST..=LONGEST).contains(&entry.sequence.0.len()) {
            let said = format!("expected {SHORTEST} to {LONGEST} places, found {}", entry.sequence.0.len());
            complaints.add(entry.at_word("places"), said);
        }
    }
    // Where numbers.ron cannot be read, that is told, and here only what does not need it.
    let levels = files.numbers.as_ref().map_or(&[][..], |numbers| &numbers.gates);
    for entry in &files.gates {
        if !(1..=GATE_LEVELS).contains(&entry.level) {
            complaints.add(entry.at_word("level"), format!("expected a level from 1 to {GATE_LEVELS}"));
        } else if let Some(level) = levels.get(usize::from(entry.level) - 1)
            && usize::from(level.places) != entry.sequence.0.len()
        {
            let said = format!(
                "expected {} places as numbers.ron says for this level, found {}",
                level.places,
                entry.sequence.0.len()
            );
            complaints.add(entry.at_word("places"), said);
        }
        for place in &entry.sequence.0 {
            if let Admits::Card(card) = &place.0 {
                complaints.add(entry.at_word(card.slug.as_str()), "a gate never asks for one single card");
            }
        }
    }
}

fn heroes_and_gods(files: &Files, complaints: &mut Complaints) {
    for entry in &files.heroes {
        copies(entry, entry.copies, complaints);
        aims::ability(&entry.gift, entry, aims::Owner::Hero, complaints);
    }
    for entry in &files.gods {
        let least = [("movement", entry.movement), ("draw", entry.draw), ("heroes", entry.heroes)];
        for (field, _) in least.into_iter().filter(|(_, value)| *value == 0) {
            complaints.add(entry.at_word(field), "expected at least 1");
        }
        if usize::from(entry.heroes) > MOST_HEROES {
            complaints.add(entry.at_word("heroes"), format!("expected at most {MOST_HEROES}"));
        }
        aims::ability(&entry.first, entry, aims::Owner::God, complaints);
        aims::ability(&entry.second, entry, aims::Owner::God, complaints);
    }
}

fn attachment(entry: &Located<Attachment<Written>>, complaints: &mut Complaints) {
    copies(entry, entry.copies, complaints);
    aims::modifiers(&entry.modifiers, entry, aims::Owner::Attachment, complaints);
    aims::ends(&entry.ends, entry, complaints);
}
