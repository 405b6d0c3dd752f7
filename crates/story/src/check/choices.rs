//! Choices, rolls and trials: each must leave something to go on with.

use crate::language::Language;
use crate::outline::Outline;
use crate::paragraph::Choice;
use std::collections::BTreeSet;
use table::Slug;
use table::pack::{Complaints, Written};

pub fn check<L: Language>(outlines: &[Outline<L>], complaints: &mut Complaints) {
    for outline in outlines {
        outline.choices.iter().for_each(|options| choice(outline, options, complaints));
        outline.rolls.iter().for_each(|rows| roll(outline, rows, complaints));
        outline.trials.iter().for_each(|(names, given)| trial(outline, names, given, complaints));
    }
}

fn choice<L: Language>(outline: &Outline<L>, options: &[Choice<L, Written>], complaints: &mut Complaints) {
    let at = |word: &str| outline.entry.at_word(word);
    let Some(first) = options.first() else {
        complaints.add(at("Choose"), "this choice has no option");
        return;
    };
    let free = |option: &Choice<L, Written>| option.when.is_none() && option.pay.is_empty() && !option.once;
    if !options.iter().any(free) {
        let said = "none of these options is free: one must have neither `when` nor `pay` nor `once`";
        complaints.add(at(first.slug.as_str()), said);
    }
    let mut seen = BTreeSet::new();
    for option in options.iter().filter(|option| !seen.insert(option.slug)) {
        complaints.add(at(option.slug.as_str()), format!("there are two options `{}`", option.slug));
    }
}

fn roll<L: Language>(outline: &Outline<L>, rows: &[u8], complaints: &mut Complaints) {
    let at = outline.entry.at_word("Roll");
    if rows.first() != Some(&1) {
        complaints.add(at.clone(), "the first row of a roll begins at 1");
    }
    if rows.windows(2).any(|pair| pair[0] >= pair[1]) {
        complaints.add(at, "the rows of a roll are in rising order");
    }
}

fn trial<L: Language>(outline: &Outline<L>, names: &[&str], given: &[Slug], complaints: &mut Complaints) {
    let at = outline.entry.at_word("Trial");
    for name in names.iter().filter(|name| !given.iter().any(|slug| slug.as_str() == **name)) {
        complaints.add(at.clone(), format!("the outcome `{name}` of this trial is missing"));
    }
    for slug in given.iter().filter(|slug| !names.contains(&slug.as_str())) {
        let said = format!("this trial has no outcome `{slug}`: it has {}", names.join(", "));
        complaints.add(outline.entry.at_word(slug.as_str()), said);
    }
}
