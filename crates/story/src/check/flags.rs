//! Flags: what is asked for must be set somewhere, and what is set should be asked for.

use crate::language::{Flag, Language, Says};
use crate::outline::Outline;
use std::collections::{BTreeMap, BTreeSet};
use table::pack::{Complaints, Written};

/// Complains of conditions that can never hold.
pub fn check<L: Language>(outlines: &[Outline<L>], complaints: &mut Complaints) {
    let set = set(outlines);
    for outline in outlines {
        for condition in &outline.conditions {
            if let Some((flag, said)) = impossible::<L>(condition, &set) {
                complaints.add(outline.entry.at_word(flag.slug.as_str()), said);
            }
        }
    }
}

/// Names flags that nothing ever asks for.
pub fn remark<L: Language>(outlines: &[Outline<L>], complaints: &mut Complaints) {
    let mut read = BTreeSet::new();
    let conditions = outlines.iter().flat_map(|outline| &outline.conditions);
    conditions.for_each(|condition| mentioned::<L>(condition, &mut read));
    let mut setters = BTreeMap::new();
    for outline in outlines {
        for flag in outline.effects.iter().flat_map(|effect| L::sets(effect)) {
            setters.entry(flag).or_insert(outline);
        }
    }
    for (flag, outline) in setters.into_iter().filter(|(flag, _)| !read.contains(flag)) {
        let at = outline.entry.at_word(flag.slug.as_str());
        complaints.add(at, format!("nothing asks for the {} `{}`", flag.kind, flag.slug));
    }
}

fn set<L: Language>(outlines: &[Outline<L>]) -> BTreeSet<Flag> {
    let effects = outlines.iter().flat_map(|outline| &outline.effects);
    effects.flat_map(|effect| L::sets(effect)).collect()
}

/// A flag because of which a condition can never hold, and a sentence about it.
fn impossible<L: Language>(condition: &L::Condition<Written>, set: &BTreeSet<Flag>) -> Option<(Flag, String)> {
    match L::says(condition) {
        Says::All(parts) => parts.iter().find_map(|part| impossible::<L>(part, set)).or_else(|| denied::<L>(parts)),
        Says::Any(parts) => {
            let all: Option<Vec<_>> = parts.iter().map(|part| impossible::<L>(part, set)).collect();
            all?.into_iter().next()
        }
        Says::Set(flag) => (!set.contains(&flag) && !L::set_by_rules(flag)).then(|| {
            let said = format!("this can never hold: nothing sets the {} `{}`", flag.kind, flag.slug);
            (flag, said)
        }),
        Says::Not(_) | Says::Fact => None,
    }
}

/// A flag that a list of conditions asks for and also forbids.
fn denied<L: Language>(parts: &[L::Condition<Written>]) -> Option<(Flag, String)> {
    let asked = |part| match L::says(part) {
        Says::Set(flag) => Some(flag),
        _ => None,
    };
    let forbidden = |part| match L::says(part) {
        Says::Not(inner) => asked(inner),
        _ => None,
    };
    let forbidden: Vec<Flag> = parts.iter().filter_map(forbidden).collect();
    let flag = parts.iter().filter_map(asked).find(|flag| forbidden.contains(flag))?;
    let said = format!("this can never hold: the {} `{}` must be set and must not be", flag.kind, flag.slug);
    Some((flag, said))
}

fn mentioned<L: Language>(condition: &L::Condition<Written>, read: &mut BTreeSet<Flag>) {
    match L::says(condition) {
        Says::All(parts) | Says::Any(parts) => parts.iter().for_each(|part| mentioned::<L>(part, read)),
        Says::Not(inner) => mentioned::<L>(inner, read),
        Says::Set(flag) => _ = read.insert(flag),
        Says::Fact => {}
    }
}
