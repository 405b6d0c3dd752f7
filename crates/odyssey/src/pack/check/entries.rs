//! What is checked of single entries: how terrain is drawn, and how many abilities a card can have.

use crate::looks::KNOWN;
use crate::pack::Files;
use crate::pack::limits::*;
use crate::pack::schema::*;
use table::pack::{Complaints, Located, Written};

pub fn check(files: &Files, complaints: &mut Complaints) {
    grounds(files, complaints);
    limits(files, complaints);
    files.classes.iter().for_each(|class| rows(class, &class.kratos, complaints));
    for pattern in &files.patterns {
        rows(pattern, pattern.kratos.as_deref().unwrap_or_default(), complaints);
    }
}

/// How terrain is drawn is one of the grounds that there are.
fn grounds(files: &Files, complaints: &mut Complaints) {
    for entry in &files.terrain {
        if let Some(said) = KNOWN.ground_fault(&entry.drawn) {
            complaints.add(entry.at_word(&entry.drawn), said);
        }
    }
}

fn limits(files: &Files, complaints: &mut Complaints) {
    let of = |powers: &Powers<Written>| powers.abilities.0.len();
    files.classes.iter().for_each(|entry| few(entry, of(&entry.powers), ON_SHEET, complaints));
    files.gear.iter().for_each(|entry| few(entry, of(&entry.powers), ON_GEAR, complaints));
    files.godforms.iter().for_each(|entry| few(entry, of(&entry.powers), ON_GODFORM, complaints));
    files.patterns.iter().for_each(|entry| few(entry, of(&entry.powers), ON_PATTERN, complaints));
    // The rally is no ability that is used up in a round.
    for entry in &files.kratos {
        let abilities =
            entry.powers.abilities.0.iter().filter(|ability| ability.at != Trigger::Rally && !ability.cost.is_free());
        few(entry, abilities.count(), ON_KRATOS, complaints);
    }
    for entry in &files.mnemos {
        few(entry, entry.levels.iter().map(of).sum(), ON_MNEMOS, complaints);
    }
}

fn few<R>(entry: &Located<R>, count: usize, most: u8, complaints: &mut Complaints) {
    if count > usize::from(most) {
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
