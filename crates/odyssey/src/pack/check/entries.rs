//! What is checked of single entries: emblems, and how many abilities a card can have.

use crate::pack::read::RawPack;
use crate::pack::schema::*;
use crate::pack::stage::Written;
use table::pack::{Complaints, Located};
use table::scene::Icon;

/// B17.2 · How many abilities each kind of card can have: so many bits the state has for those used in a round.
const ON_SHEET: usize = 8;
const ON_GEAR: usize = 3;
const ON_MNEMOS: usize = 4;
const ON_GODFORM: usize = 4;
const ON_PATTERN: usize = 2;
const ON_KRATOS: usize = 2;

/// B19.4 · The most rows of a Kratos table and sides of a row, for the state notes which side was taken in two bits.
const ROWS: usize = 8;
const SIDES: usize = 3;

pub fn check(raw: &RawPack, complaints: &mut Complaints) {
    icons(raw, complaints);
    limits(raw, complaints);
    raw.classes.iter().for_each(|class| rows(class, &class.kratos, complaints));
    for pattern in &raw.patterns {
        rows(pattern, pattern.kratos.as_deref().unwrap_or_default(), complaints);
    }
}

fn icons(raw: &RawPack, complaints: &mut Complaints) {
    each_icon(&raw.resources, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.notes, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.factions, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.terrain, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.conditions, |entry| vec![&entry.icon], complaints);
    raw.trauma.iter().for_each(|deck| each_icon(deck, |entry| vec![&entry.icon], complaints));
    each_icon(&raw.obols, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.kratos, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.moiros, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.gear, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.classes, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.patterns, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.mnemos, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.godforms, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.nymphs, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.argo, |entry| vec![&entry.icon], complaints);
    each_icon(&raw.foes, of_foe, complaints);
}

fn of_foe(foe: &Foe<Written>) -> Vec<&String> {
    let cards = foe.ai.iter().chain([&foe.signature, &foe.routine]).map(|card| &card.icon);
    let parts = foe.parts.iter().map(|part| &part.icon);
    std::iter::once(&foe.icon).chain(cards).chain(parts).collect()
}

fn each_icon<R>(entries: &[Located<R>], icons: impl Fn(&R) -> Vec<&String>, complaints: &mut Complaints) {
    for entry in entries {
        for icon in icons(entry) {
            if !Icon::NAMES.contains(&icon.as_str()) {
                complaints.add(entry.at_word(icon), table::pack::no_icon(icon));
            }
        }
    }
}

fn limits(raw: &RawPack, complaints: &mut Complaints) {
    let of = |powers: &Powers<Written>| powers.abilities.0.len();
    raw.classes.iter().for_each(|entry| few(entry, of(&entry.powers), ON_SHEET, complaints));
    raw.gear.iter().for_each(|entry| few(entry, of(&entry.powers), ON_GEAR, complaints));
    raw.godforms.iter().for_each(|entry| few(entry, of(&entry.powers), ON_GODFORM, complaints));
    raw.patterns.iter().for_each(|entry| few(entry, of(&entry.powers), ON_PATTERN, complaints));
    // The rally is no ability that is used up in a round.
    for entry in &raw.kratos {
        let abilities =
            entry.powers.abilities.0.iter().filter(|ability| ability.at != Trigger::Rally && !ability.cost.is_free());
        few(entry, abilities.count(), ON_KRATOS, complaints);
    }
    for entry in &raw.mnemos {
        few(entry, entry.levels.iter().map(of).sum(), ON_MNEMOS, complaints);
    }
}

fn few<R>(entry: &Located<R>, count: usize, most: usize, complaints: &mut Complaints) {
    if count > most {
        complaints.add(entry.at_word("abilities"), format!("expected at most {most} abilities, found {count}"));
    }
}

fn rows<R>(entry: &Located<R>, rows: &[KratosRow], complaints: &mut Complaints) {
    let sides = rows.iter().map(|row| row.sides.len());
    if rows.len() > ROWS || sides.clone().any(|sides| !(1..=SIDES).contains(&sides)) {
        let said = format!("a Kratos table has at most {ROWS} rows, each with 1 to {SIDES} sides");
        complaints.add(entry.at_word("kratos"), said);
    }
}
