//! Each entry for itself: names, copies, places, icons.

use super::{aims, figures};
use crate::pack::raw::{RawAttachment, RawPlace};
use crate::pack::read::RawPack;
use crate::pack::{GATE_LEVELS, LONGEST, MOST_HEROES, SHORTEST};
use table::Slug;
use table::pack::{Complaints, Located, Names};
use table::scene::Icon;

/// Everything that has a name of its own among the cards.
struct AnyCard;

pub fn entries(raw: &RawPack, complaints: &mut Complaints) {
    names(raw, complaints);
    icons(raw, complaints);
    plots_and_gates(raw, complaints);
    heroes_and_gods(raw, complaints);
    for entry in raw.equipment.iter().chain(&raw.conditions) {
        attachment(entry, complaints);
    }
    for entry in &raw.events {
        copies(entry, entry.copies, complaints);
        aims::event(entry, complaints);
    }
    if let Some(numbers) = &raw.numbers {
        figures::numbers(numbers, complaints);
    }
}

/// No two cards have the same name, nor two gods, nor two gates. Of each sort there are at most 255.
fn names(raw: &RawPack, complaints: &mut Complaints) {
    let mut cards = Names::<AnyCard>::new("card");
    declare(&mut cards, &raw.matrix, |entry| entry.slug, complaints);
    declare(&mut cards, &raw.heroes, |entry| entry.slug, complaints);
    declare(&mut cards, &raw.plots, |entry| entry.slug, complaints);
    declare(&mut cards, &raw.equipment, |entry| entry.slug, complaints);
    declare(&mut cards, &raw.conditions, |entry| entry.slug, complaints);
    declare(&mut cards, &raw.events, |entry| entry.slug, complaints);
    declare(&mut Names::<AnyCard>::new("god"), &raw.gods, |entry| entry.slug, complaints);
    declare(&mut Names::<AnyCard>::new("gate"), &raw.gates, |entry| entry.slug, complaints);
    let attachments = raw.equipment.len() + raw.conditions.len();
    if attachments > usize::from(u8::MAX)
        && let Some(last) = raw.conditions.last()
    {
        complaints.add(last.at.clone(), "equipment and conditions together are at most 255");
    }
}

fn declare<R>(
    names: &mut Names<AnyCard>,
    entries: &[Located<R>],
    slug: impl Fn(&R) -> Slug,
    complaints: &mut Complaints,
) {
    for entry in entries {
        let slug = slug(entry);
        names.declare(slug, &entry.at_word(slug.as_str()), complaints);
    }
    if let Some(extra) = entries.get(usize::from(u8::MAX)) {
        complaints.add(extra.at.clone(), "a file has at most 255 entries; this is one more");
    }
}

/// Emblems are of the shared set.
fn icons(raw: &RawPack, complaints: &mut Complaints) {
    each_icon(&raw.spheres, |entry| &entry.icon, complaints);
    each_icon(&raw.matrix, |entry| &entry.icon, complaints);
    each_icon(&raw.gates, |entry| &entry.icon, complaints);
    each_icon(&raw.plots, |entry| &entry.icon, complaints);
    each_icon(&raw.heroes, |entry| &entry.icon, complaints);
    each_icon(&raw.gods, |entry| &entry.icon, complaints);
    each_icon(&raw.equipment, |entry| &entry.icon, complaints);
    each_icon(&raw.conditions, |entry| &entry.icon, complaints);
    each_icon(&raw.events, |entry| &entry.icon, complaints);
}

fn each_icon<R>(entries: &[Located<R>], icon: impl Fn(&R) -> &String, complaints: &mut Complaints) {
    for entry in entries {
        let icon = icon(entry);
        if !Icon::NAMES.contains(&icon.as_str()) {
            complaints.add(entry.at_word(icon), table::pack::no_icon(icon));
        }
    }
}

fn copies<R>(entry: &Located<R>, copies: u8, complaints: &mut Complaints) {
    if copies == 0 {
        complaints.add(entry.at_word("copies"), "expected at least 1 copy");
    }
}

/// W2.1, G1.1 · Plots have 3 to 7 places, and gates never name a single card.
fn plots_and_gates(raw: &RawPack, complaints: &mut Complaints) {
    for entry in &raw.plots {
        copies(entry, entry.copies, complaints);
        if !(SHORTEST..=LONGEST).contains(&entry.places.len()) {
            let said = format!("expected {SHORTEST} to {LONGEST} places, found {}", entry.places.len());
            complaints.add(entry.at_word("places"), said);
        }
    }
    // Where numbers.ron cannot be read, that is told, and here only what does not need it.
    let levels = raw.numbers.as_ref().map_or(&[][..], |numbers| &numbers.gates);
    for entry in &raw.gates {
        if !(1..=GATE_LEVELS).contains(&entry.level) {
            complaints.add(entry.at_word("level"), format!("expected a level from 1 to {GATE_LEVELS}"));
        } else if let Some(level) = levels.get(usize::from(entry.level) - 1)
            && usize::from(level.places) != entry.places.len()
        {
            let said = format!(
                "expected {} places as numbers.ron says for this level, found {}",
                level.places,
                entry.places.len()
            );
            complaints.add(entry.at_word("places"), said);
        }
        for place in &entry.places {
            if let RawPlace::Card(slug) = place {
                complaints.add(entry.at_word(slug.as_str()), "a gate never asks for one single card");
            }
        }
    }
}

fn heroes_and_gods(raw: &RawPack, complaints: &mut Complaints) {
    for entry in &raw.heroes {
        copies(entry, entry.copies, complaints);
        aims::ability(&entry.gift, entry, aims::Owner::Hero, complaints);
    }
    for entry in &raw.gods {
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

fn attachment(entry: &Located<RawAttachment>, complaints: &mut Complaints) {
    copies(entry, entry.copies, complaints);
    aims::modifiers(&entry.modifiers, entry, aims::Owner::Attachment, complaints);
    aims::ends(&entry.ends, entry, complaints);
}
