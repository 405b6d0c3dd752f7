//! What must hold for a pack to be played: figures in their ranges, and enough of everything.

use super::{Files, PartSort};
use crate::card::{BoxKind, Deal, EnemyId};
use crate::state::{MOST_BOXES, MOST_OBJECTS, ROWS, SPACES};
use table::pack::{At, Complaints, Located, Names};

pub fn entries(files: &Files, complaints: &mut Complaints) {
    names(files, complaints);
    numbers(files, complaints);
    vehicles(files, complaints);
    cards(files, complaints);
    enough(files, complaints);
}

/// No two cards have the same name.
fn names(files: &Files, complaints: &mut Complaints) {
    let mut cards = Names::<EnemyId>::new("card");
    cards.declare_all(&files.people, |entry| entry.slug, complaints);
    cards.declare_all(&files.vehicles, |entry| entry.slug, complaints);
    cards.declare_all(&files.locations, |entry| entry.slug, complaints);
    cards.declare_all(&files.meetings, |entry| entry.slug, complaints);
    cards.declare_all(&files.scans, |entry| entry.slug, complaints);
    cards.declare_all(&files.enemies, |entry| entry.slug, complaints);
    cards.declare_all(&files.objects, |entry| entry.slug, complaints);
}

fn numbers(files: &Files, complaints: &mut Complaints) {
    let Some(numbers) = &files.numbers else { return };
    let mut want = |word: &str, found: usize, wanted: usize| {
        if found != wanted {
            complaints.add(numbers.at_word(word), format!("`{word}` has {found} figures, and {wanted} are wanted"));
        }
    };
    want("spaces", numbers.spaces.len(), SPACES);
    want("extras", numbers.extras.len(), 3);
    numbers.extras.iter().for_each(|row| want("extras", row.len(), 3));
    want("supply", numbers.supply.len(), 5);
    want("alert_damage", numbers.alert_damage.len(), ROWS);
    want("alert_ship", numbers.alert_ship.len(), ROWS);
    want("alert_fame", numbers.alert_fame.len(), ROWS);
    want("places", numbers.places.len(), 2);
    want("tiers", numbers.tiers.len(), 6);
    want("automaton", numbers.automaton.len(), 6);
}

fn vehicles(files: &Files, complaints: &mut Complaints) {
    for entry in &files.vehicles {
        let crew = entry.boxes.contains(&BoxKind::Crew);
        match entry.part {
            PartSort::Truck { power, .. } if !crew || power > 4 => {
                complaints.add(entry.at_word("boxes"), "a truck has a box for a survivor, and a power of at most 4");
            }
            _ if entry.boxes.is_empty() || entry.boxes.len() > MOST_BOXES => {
                complaints.add(entry.at_word("boxes"), format!("a card has from 1 to {MOST_BOXES} boxes"));
            }
            _ => {}
        }
        for kind in &entry.boxes {
            if let BoxKind::Weapon(value) | BoxKind::Energy(value) = kind
                && !(1..=4).contains(value)
            {
                complaints.add(entry.at_word("boxes"), "a weapon has a value from 1 to 4");
            }
        }
        deal(entry.deal, entry, complaints);
    }
}

fn cards(files: &Files, complaints: &mut Complaints) {
    for entry in &files.people {
        if !(1..=5).contains(&entry.value.value) {
            complaints.add(entry.at_word("value"), "a survivor has a value from 1 to 5");
        }
        deal(entry.deal, entry, complaints);
    }
    for entry in &files.locations {
        if entry.stock.is_empty() || entry.stock.len() > 8 || entry.take == 0 || entry.weapon > 4 {
            complaints.add(
                entry.at.clone(),
                "a location has from 1 to 8 things, of which one takes at least 1, and a weapon up to 4",
            );
        }
        deal(entry.deal, entry, complaints);
    }
    for entry in &files.meetings {
        if entry.offers.is_empty() || entry.offers.len() > 4 {
            complaints.add(entry.at_word("offers"), "an encounter has from 1 to 4 offers");
        }
        deal(entry.deal, entry, complaints);
    }
    for entry in &files.enemies {
        if !(1..=6).contains(&entry.tier) || entry.strength == 0 {
            complaints.add(entry.at.clone(), "an enemy has a tier from 1 to 6 and a strength of at least 1");
        }
    }
    for entry in &files.outcomes {
        if entry.shots.len() != 4 || !(1..=3).contains(&entry.back) {
            complaints.add(entry.at.clone(), "an outcome has four rows of shots, and a back from 1 to 3");
        }
    }
    for entry in &files.scans {
        if !(1..=3).contains(&entry.period) {
            complaints.add(entry.at_word("period"), "a period is 1, 2 or 3");
        }
    }
}

fn deal<T>(deal: Deal, entry: &Located<T>, complaints: &mut Complaints) {
    if let Deal::Period(n) | Deal::Plus(n) | Deal::Loot(n) = deal
        && !(1..=3).contains(&n)
    {
        complaints.add(entry.at_word("deal"), "a period or a tier of loot is 1, 2 or 3");
    }
}

/// As much of everything as a table of four takes.
fn enough(files: &Files, complaints: &mut Complaints) {
    let mut want = |file: &str, found: usize, least: usize, most: usize| {
        if !(least..=most).contains(&found) {
            complaints
                .add(At::file(file), format!("there are {found} entries, and there must be from {least} to {most}"));
        }
    };
    want("maps.ron", files.maps.len(), 1, 8);
    want("crews.ron", files.crews.len(), 5, 8);
    want("objects.ron", files.objects.len(), 1, MOST_OBJECTS);
    want("outcomes.ron", files.outcomes.len(), 2, 16);
    want("enemies.ron", files.enemies.len(), 0, 8);
    let straggler = files.people.iter().filter(|entry| entry.deal == Deal::Straggler).count();
    want("people.ron", straggler.max(1) * files.people.len(), 1, 64);
    if straggler != 1 {
        complaints.add(At::file("people.ron"), "one survivor must be dealt as Straggler");
    }
    let counters: usize = files.counters.iter().map(|entry| usize::from(entry.copies)).sum();
    for map in &files.maps {
        let special = map.spaces.iter().filter(|space| space.special).count();
        if special > counters {
            complaints.add(map.at.clone(), format!("{special} spaces are special, and there are {counters} counters"));
        }
    }
}
