//! What must hold for a pack to be played: figures in their ranges, and enough of everything.

use super::{Files, PartSort};
use crate::card::{Ambush, BoxKind, CounterId, CrewId, Deal, EnemyId, MapId, OutcomeId, Shot};
use crate::state::{MOST_BOXES, MOST_EXTRAS, MOST_LOOT, MOST_OBJECTS, MOST_PLAIN, ROWS, SPACES};
use table::pack::{At, Complaints, Located, Names};

/// The most points of a truck, the most damage of a shot or an ambush, the most strength of an enemy, and the most objects in all.
const MOST_SPEED: u8 = 12;
const MOST_DAMAGE: u8 = 9;
const MOST_STRENGTH: u8 = 99;
const MOST_COPIES: u32 = 100;

pub fn entries(files: &Files, complaints: &mut Complaints) {
    names(files, complaints);
    numbers(files, complaints);
    vehicles(files, complaints);
    cards(files, complaints);
    crews(files, complaints);
    decks(files, complaints);
    enough(files, complaints);
}

/// No two cards have the same name, nor two maps, convoys, counters or outcomes.
fn names(files: &Files, complaints: &mut Complaints) {
    let mut cards = Names::<EnemyId>::new("card");
    cards.declare_all(&files.people, |entry| entry.slug, complaints);
    cards.declare_all(&files.vehicles, |entry| entry.slug, complaints);
    cards.declare_all(&files.locations, |entry| entry.slug, complaints);
    cards.declare_all(&files.meetings, |entry| entry.slug, complaints);
    cards.declare_all(&files.scans, |entry| entry.slug, complaints);
    cards.declare_all(&files.enemies, |entry| entry.slug, complaints);
    cards.declare_all(&files.objects, |entry| entry.slug, complaints);
    Names::<MapId>::of("map", &files.maps, |entry| entry.slug, complaints);
    Names::<CrewId>::of("convoy", &files.crews, |entry| entry.slug, complaints);
    Names::<CounterId>::of("counter", &files.counters, |entry| entry.slug, complaints);
    Names::<OutcomeId>::of("outcome", &files.outcomes, |entry| entry.slug, complaints);
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
    if numbers.tiers.iter().any(|region| !(1..=3).contains(region)) {
        complaints.add(numbers.at_word("tiers"), "each tier has its region: 1, 2 or 3");
    }
}

fn vehicles(files: &Files, complaints: &mut Complaints) {
    for entry in &files.vehicles {
        let crew = entry.boxes.contains(&BoxKind::Crew);
        match entry.part {
            PartSort::Truck { power, .. } if !crew || power > 4 => {
                complaints.add(entry.at_word("boxes"), "a truck has a box for a survivor, and a power of at most 4");
            }
            PartSort::Truck { speed, .. } if speed > MOST_SPEED => {
                complaints.add(entry.at_word("speed"), format!("a truck has a speed of at most {MOST_SPEED}"));
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
        let trailer = entry.part == PartSort::Trailer;
        if entry.deal == Deal::Straggler || (entry.deal == Deal::Rusty && !trailer) {
            complaints.add(entry.at_word("deal"), "only a survivor is dealt as Straggler, and only a trailer as Rusty");
        }
    }
}

fn cards(files: &Files, complaints: &mut Complaints) {
    for entry in &files.people {
        if !(1..=5).contains(&entry.value.value) {
            complaints.add(entry.at_word("value"), "a survivor has a value from 1 to 5");
        }
        deal(entry.deal, entry, complaints);
        if entry.deal == Deal::Rusty {
            complaints.add(entry.at_word("deal"), "only a trailer is dealt as Rusty");
        }
    }
    for entry in &files.locations {
        if entry.stock.is_empty() || entry.stock.len() > 8 || entry.take == 0 || entry.weapon > 4 {
            complaints.add(
                entry.at.clone(),
                "a location has from 1 to 8 things, of which one takes at least 1, and a weapon up to 4",
            );
        }
        deal(entry.deal, entry, complaints);
        in_a_period(entry.deal, entry, complaints);
    }
    for entry in &files.meetings {
        if entry.offers.is_empty() || entry.offers.len() > 4 {
            complaints.add(entry.at_word("offers"), "an encounter has from 1 to 4 offers");
        }
        deal(entry.deal, entry, complaints);
        in_a_period(entry.deal, entry, complaints);
    }
    for entry in &files.enemies {
        if !(1..=6).contains(&entry.tier) || !(1..=MOST_STRENGTH).contains(&entry.strength) {
            let said = format!("an enemy has a tier from 1 to 6 and a strength from 1 to {MOST_STRENGTH}");
            complaints.add(entry.at.clone(), said);
        }
        let column = |column: u8| (1..=3).contains(&column);
        let fine = match entry.ambush {
            Ambush::DamageOrAlert(from, to) => column(from) && column(to) && from <= to,
            Ambush::BatteryOrTop(damage) => damage <= MOST_DAMAGE,
            Ambush::Column(number, damage) => column(number) && damage <= MOST_DAMAGE,
            Ambush::HighestAlert | Ambush::TopByAlert => true,
        };
        if !fine || entry.damage > MOST_DAMAGE {
            let said = format!("an enemy does at most {MOST_DAMAGE} damage, in columns from 1 to 3");
            complaints.add(entry.at_word("ambush"), said);
        }
    }
    for entry in &files.outcomes {
        if entry.shots.len() != 4 || !(1..=3).contains(&entry.back) {
            complaints.add(entry.at.clone(), "an outcome has four rows of shots, and a back from 1 to 3");
        }
        if entry.shots.iter().any(|shot| matches!(shot, Shot::Hit(damage) if *damage > MOST_DAMAGE)) {
            complaints.add(entry.at_word("shots"), format!("a shot does at most {MOST_DAMAGE} damage"));
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

/// Locations and encounters lie in a deck and nowhere else.
fn in_a_period<T>(deal: Deal, entry: &Located<T>, complaints: &mut Complaints) {
    if !matches!(deal, Deal::Period(_) | Deal::Plus(_)) {
        complaints.add(entry.at_word("deal"), "this card is dealt as Period or Plus");
    }
}

/// A7 · A convoy begins with a truck and a trailer, and has a box for each of two survivors and three goods.
fn crews(files: &Files, complaints: &mut Complaints) {
    for crew in &files.crews {
        let find = |slug| files.vehicles.iter().find(|entry| entry.slug == slug);
        let (Some(truck), Some(trailer)) = (find(crew.truck.slug), find(crew.trailer.slug)) else { continue };
        if !matches!(truck.part, PartSort::Truck { power: 1.., .. }) {
            complaints.add(crew.at_word("truck"), format!("`{}` is not a truck that can pull a trailer", truck.slug));
        }
        if trailer.part != PartSort::Trailer {
            complaints.add(crew.at_word("trailer"), format!("`{}` is not a trailer", trailer.slug));
        }
        let count = |kind: BoxKind| truck.boxes.iter().chain(&trailer.boxes).filter(|other| **other == kind).count();
        let people = 2usize.saturating_sub(count(BoxKind::Crew));
        // Survivors and goods that find no box of their own need an open one.
        if people + 3usize.saturating_sub(count(BoxKind::Goods)) > count(BoxKind::Open) {
            complaints.add(crew.at.clone(), "truck and trailer need boxes for two survivors and three goods");
        }
    }
}

/// A4, A5 · No more cards in a period or a tier of loot than there is room for.
fn decks(files: &Files, complaints: &mut Complaints) {
    let mut dealt: Vec<(Deal, At)> = Vec::new();
    dealt.extend(files.scans.iter().map(|entry| (Deal::Period(entry.period), entry.at_word("period"))));
    dealt.extend(files.enemies.iter().map(|entry| (Deal::Period(entry.tier.div_ceil(2)), entry.at_word("tier"))));
    dealt.extend(files.people.iter().map(|entry| (entry.deal, entry.at_word("deal"))));
    dealt.extend(files.vehicles.iter().map(|entry| (entry.deal, entry.at_word("deal"))));
    dealt.extend(files.locations.iter().map(|entry| (entry.deal, entry.at_word("deal"))));
    dealt.extend(files.meetings.iter().map(|entry| (entry.deal, entry.at_word("deal"))));
    let mut counts = [[0usize; 4]; 3];
    for (deal, at) in dealt {
        let (kind, n, most, what) = match deal {
            Deal::Period(n) => (0, n, MOST_PLAIN, "a period has at most 24 cards that are always in the deck"),
            Deal::Plus(n) => (1, n, MOST_EXTRAS, "a period has at most 16 cards dealt as Plus"),
            Deal::Loot(n) => (2, n, MOST_LOOT, "a tier of loot has at most 4 cards"),
            Deal::Crew | Deal::Rusty | Deal::Straggler => continue,
        };
        let Some(count) = counts[kind].get_mut(usize::from(n)) else { continue };
        *count += 1;
        if *count == most + 1 {
            complaints.add(at, format!("{what}, and this is one too many: deal it elsewhere"));
        }
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
    want("people.ron", files.people.len(), 1, 64);
    let copies: u32 = files.objects.iter().map(|entry| u32::from(entry.copies)).sum();
    if copies > MOST_COPIES {
        complaints
            .add(At::file("objects.ron"), format!("there are {copies} objects, and there may be {MOST_COPIES} in all"));
    }
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
