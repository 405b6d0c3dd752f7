//! The plot book and the missions name each other: every paragraph that a mission reads is there, and so is everything that a paragraph names.

use super::super::Files;
use super::super::schema::Happening;
use crate::story::{Condition, Effect, Entrance, Tale};
use story::{Entry, Outline};
use table::Slug;
use table::pack::{Complaints, Written};

pub fn check(files: &Files, complaints: &mut Complaints) {
    missions(files, complaints);
    events(files, complaints);
    files.tale.iter().for_each(|entry| paragraph(files, entry, complaints));
}

fn is_told(files: &Files, slug: Slug) -> bool {
    files.tale.iter().any(|entry| entry.id == slug)
}

/// Every paragraph that a mission reads: at its beginning and end, in actions, events, mysteries, objectives and when it is discovered.
fn missions(files: &Files, complaints: &mut Complaints) {
    for mission in &files.missions {
        let actions = mission.actions.0.iter().flat_map(|action| action.does.0.iter().chain(&action.fails.0));
        let clock = mission.events.0.iter().chain(&mission.mysteries.0).flat_map(|event| &event.does.0);
        let aims = mission.objectives.0.iter().flat_map(|objective| &objective.does.0);
        let read = actions.chain(clock).chain(aims).chain(&mission.discovered.0).filter_map(read_by);
        let ends = [mission.opening, mission.won, mission.lost].into_iter().flatten();
        for slug in read.chain(ends).filter(|slug| !files.tale.is_empty() && !is_told(files, *slug)) {
            complaints.add(mission.at_word(slug.as_str()), format!("there is no paragraph `{slug}`"));
        }
    }
}

fn read_by(happening: &Happening<Written>) -> Option<Slug> {
    match happening {
        Happening::Read(slug) => Some(*slug),
        _ => None,
    }
}

fn events(files: &Files, complaints: &mut Complaints) {
    for event in &files.events {
        if let Some(slug) = event.paragraph.filter(|slug| !files.tale.is_empty() && !is_told(files, *slug)) {
            complaints.add(event.at_word(slug.as_str()), format!("there is no paragraph `{slug}`"));
        }
    }
}

/// Everything that a paragraph names.
fn paragraph(files: &Files, entry: &Entry<Tale>, complaints: &mut Complaints) {
    let outline = Outline::of(entry);
    for link in outline.links.iter().filter(|link| !is_told(files, link.to)) {
        complaints.add(entry.at_word(link.to.as_str()), format!("there is no paragraph `{}`", link.to));
    }
    let between = |entrance: &Entrance| !matches!(entrance, Entrance::Read(_));
    let idle = |effect: &Effect| matches!(effect, Effect::Hour(_) | Effect::Draft(_) | Effect::Stealth(_));
    if !entry.from.is_empty() && entry.from.iter().all(between) && outline.effects.iter().any(|effect| idle(effect)) {
        complaints.add(entry.at.clone(), "an hour, a draft and stealth are nothing between missions");
    }
    let effects = outline.effects.iter().filter_map(|effect| named_by_effect(effect));
    let entrances = entry.from.iter().filter_map(named_by_entrance);
    let mut conditions = Vec::new();
    outline.conditions.iter().for_each(|condition| named_by_condition(condition, &mut conditions));
    for (what, slug) in effects.chain(entrances).chain(conditions) {
        let known = match what {
            "achievement" => files.achievements.iter().any(|one| one.slug == slug),
            "companion" => files.companions.iter().any(|one| one.slug == slug),
            "item" => files.items.iter().any(|one| one.slug == slug),
            "hero" => files.heroes.iter().any(|one| one.slug == slug),
            "event" => files.events.iter().any(|one| one.slug == slug),
            "destiny card" => files.destinies.iter().any(|one| one.slug == slug),
            _ => files.missions.iter().any(|one| one.slug == slug),
        };
        if !known {
            complaints.add(entry.at_word(slug.as_str()), format!("there is no {what} `{slug}`"));
        }
    }
}

fn named_by_effect(effect: &Effect) -> Option<(&'static str, Slug)> {
    match effect {
        Effect::Achieve(slug) => Some(("achievement", *slug)),
        Effect::Join(slug) => Some(("companion", *slug)),
        Effect::Item(slug) => Some(("item", *slug)),
        Effect::Next(slug) => Some(("mission", *slug)),
        _ => None,
    }
}

fn named_by_entrance(entrance: &Entrance) -> Option<(&'static str, Slug)> {
    match entrance {
        Entrance::Before(slug)
        | Entrance::Won(slug)
        | Entrance::Lost(slug)
        | Entrance::LostAgain(slug)
        | Entrance::Read(slug) => Some(("mission", *slug)),
        Entrance::Event(slug) => Some(("event", *slug)),
        Entrance::Destiny(slug) => Some(("destiny card", *slug)),
        Entrance::Opening | Entrance::Camp(_) | Entrance::Ending(_) => None,
    }
}

fn named_by_condition(condition: &Condition, named: &mut Vec<(&'static str, Slug)>) {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => {
            parts.iter().for_each(|part| named_by_condition(part, named));
        }
        Condition::Not(part) => named_by_condition(part, named),
        Condition::Achieved(slug) => named.push(("achievement", *slug)),
        Condition::Won(slug) | Condition::Lost(slug) => named.push(("mission", *slug)),
        Condition::Present(slug) => named.push(("hero", *slug)),
        _ => {}
    }
}
