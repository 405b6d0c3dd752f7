//! What would spoil play, entry by entry.

mod tale;

use super::Files;
use super::schema::{
    Ability, Attack, Blow, Clause, Deed, Effect, Happening, Immunity, Mission, Rank, SkillKind, Where,
};
use table::pack::{At, Complaints, Written};

/// Complains about everything that reading alone does not find.
pub fn entries(files: &Files, complaints: &mut Complaints) {
    heroes(files, complaints);
    enemies(files, complaints);
    missions(files, complaints);
    forms(files, complaints);
    scenery(files, complaints);
    tale::check(files, complaints);
}

fn heroes(files: &Files, complaints: &mut Complaints) {
    for hero in &files.heroes {
        if hero.stats.len() != 5 || hero.stats.iter().any(|stat| !(1..=6).contains(stat)) {
            complaints.add(hero.at_word("stats"), "five characteristics from 1 to 6 are expected");
        }
    }
    for class in &files.classes {
        let most = if class.from.is_some() { 6 } else { 5 };
        if class.limits.len() != 5 || class.limits.iter().map(|n| u32::from(*n)).sum::<u32>() != most {
            complaints.add(class.at_word("limits"), format!("five limits that add up to {most} are expected"));
        }
    }
    for item in &files.items {
        for attack in &item.attacks {
            range(attack.range, &item.at, complaints);
            let silent = attack.after.iter().any(|clause| matches!(clause.does, Effect::Silent | Effect::Reload));
            if silent {
                complaints.add(item.at_word("after"), "Silent and Reload stand before the mark");
            }
        }
    }
}

fn range((nearest, farthest): (u8, u8), at: &At, complaints: &mut Complaints) {
    if nearest > farthest {
        complaints.add(at.clone(), format!("the range {nearest} to {farthest} is empty"));
    }
}

fn enemies(files: &Files, complaints: &mut Complaints) {
    for enemy in &files.enemies {
        if enemy.swiftness == 0 || enemy.health == 0 {
            complaints.add(enemy.at.clone(), "an enemy has Swiftness and Health of at least 1");
        }
        if enemy.attacks.len() > 2 {
            complaints.add(enemy.at_word("attacks"), "an enemy has at most two attacks");
        }
        for blow in &enemy.attacks {
            range(blow.range, &enemy.at, complaints);
        }
        let preys =
            files.missions.iter().any(|mission| mission.prey.as_ref().is_some_and(|prey| prey.slug == enemy.slug));
        if enemy.rank == Rank::Monster || preys {
            reaches_roofs(&enemy.attacks, &enemy.abilities, &enemy.at, complaints);
        }
        let single = enemy.rank == Rank::Monster || preys || enemy.faction.is_none();
        for immunity in [Immunity::Blinded, Immunity::Transformation] {
            if single && !enemy.abilities.contains(&Ability::Immune(immunity)) {
                let said = format!("monsters, preys and profiles are Immune({immunity:?})");
                complaints.add(enemy.at_word("abilities"), said);
            }
        }
    }
}

/// N3 · No roof is safe from a monster or a prey: it reaches other levels, or gets there.
fn reaches_roofs(attacks: &[Blow], abilities: &[Ability], at: &At, complaints: &mut Complaints) {
    let far = attacks.iter().any(|blow| blow.range.1 >= crate::board::ACROSS_LEVELS);
    let large = abilities.contains(&Ability::Large);
    // A large model never climbs.
    let climbs = !large && abilities.iter().any(|ability| matches!(ability, Ability::Climb(_)));
    if !far && !climbs && !abilities.contains(&Ability::Fly) {
        let why = if large { " (a large one never climbs)" } else { "" };
        complaints.add(at.clone(), format!("a monster or a prey has an attack of range 3 or more, Climb or Fly{why}"));
    }
}

/// N13.6 · What a transformation must have, and who names one that there is not.
fn forms(files: &Files, complaints: &mut Complaints) {
    for form in &files.forms {
        if form.stats.len() != 5 || form.stats.iter().any(|stat| !(1..=6).contains(stat)) {
            complaints.add(form.at_word("stats"), "five characteristics from 1 to 6 are expected");
        }
        if [Ability::Large, Ability::Ally, Ability::Patrol].iter().any(|never| form.abilities.contains(never)) {
            complaints.add(form.at_word("abilities"), "a transformation is never Large, Ally or Patrol");
        }
        for blow in &form.attacks {
            range(blow.range, &form.at, complaints);
            if blow.area.is_some() {
                complaints.add(form.at_word("attacks"), "an attack of a transformation has no area");
            }
        }
    }
    let known = |effect: &Effect| match effect {
        Effect::Transform(name, _) => files.forms.iter().any(|form| form.slug == name.0),
        _ => true,
    };
    let mut unknown = |effects: Vec<Effect>, at: &At| {
        for effect in effects.iter().filter(|effect| !known(effect)) {
            if let Effect::Transform(name, _) = effect {
                complaints.add(at.clone(), format!("there is no transformation `{}`", name.0));
            }
        }
    };
    for item in &files.items {
        let lines = item.attacks.iter().flat_map(of_attack).chain(item.uses.iter().flat_map(of_deed));
        unknown(lines.chain(item.reacts.iter().flat_map(of_skill)).collect(), &item.at);
    }
    for skill in &files.skills {
        unknown(of_skill(&skill.kind), &skill.at);
    }
    for class in &files.classes {
        unknown(of_deed(&class.heroic.deed), &class.at);
    }
    for enemy in &files.enemies {
        unknown(enemy.attacks.iter().flat_map(|blow| of_clauses(&blow.before, &blow.after)).collect(), &enemy.at);
    }
    for mission in &files.missions {
        unknown(mission.prey_cards.iter().flat_map(|card| card.does.clone()).collect(), &mission.at);
    }
}

fn of_clauses(before: &[Clause], after: &[Clause]) -> Vec<Effect> {
    before.iter().chain(after).map(|clause| clause.does).collect()
}

fn of_attack(line: &Attack) -> Vec<Effect> {
    let area = line.area.iter().flat_map(|area| area.does.clone());
    of_clauses(&line.before, &line.after).into_iter().chain(area).collect()
}

fn of_deed(deed: &Deed) -> Vec<Effect> {
    deed.does.iter().copied().chain(deed.area.iter().flat_map(|area| area.does.clone())).collect()
}

fn of_skill(kind: &SkillKind) -> Vec<Effect> {
    match kind {
        SkillKind::Active(deed) => of_deed(deed),
        SkillKind::Passive(_) => Vec::new(),
        SkillKind::Enhancement { adds, .. } => of_clauses(adds, &[]),
        SkillKind::Reaction { does, .. } => does.clone(),
    }
}

/// N12.2 · Scenery that could never go, and more kinds than there is room for.
fn scenery(files: &Files, complaints: &mut Complaints) {
    for card in &files.scenery {
        if card.health == 0 {
            complaints.add(card.at_word("health"), "scenery has a Health of at least 1");
        }
    }
    if let Some(first) = files.scenery.get(crate::state::MOST_SCENERY) {
        complaints.add(first.at.clone(), format!("there are at most {} kinds of scenery", crate::state::MOST_SCENERY));
    }
}

/// N12.1 · Whether anything that can happen in a mission changes a tally.
fn counts(mission: &Mission<Written>, letter: char) -> bool {
    let actions = mission.actions.0.iter().flat_map(|action| action.does.0.iter().chain(&action.fails.0));
    let clock = mission.events.0.iter().chain(&mission.mysteries.0).flat_map(|event| &event.does.0);
    let aims = mission.objectives.0.iter().flat_map(|objective| &objective.does.0);
    let mut all = actions.chain(clock).chain(aims).chain(&mission.discovered.0);
    all.any(|happening| matches!(happening, Happening::Tally(other, _) if *other == letter))
}

fn missions(files: &Files, complaints: &mut Complaints) {
    for mission in &files.missions {
        if mission.hours == 0 || mission.hours > 12 {
            complaints.add(mission.at_word("hours"), "a mission has 1 to 12 hours");
        }
        let sectors = mission.events.0.iter().filter(|event| !(1..=12).contains(&event.sector));
        for event in sectors {
            complaints.add(mission.at_word(event.slug.as_str()), "an event lies in one of the sectors 1 to 12");
        }
        // N2.2 · At its last hour a mission is over before its events.
        let late = mission.events.0.iter().filter(|event| event.hour >= mission.hours);
        for event in late {
            complaints.add(mission.at_word(event.slug.as_str()), "an event of the last hour never comes");
        }
        for tally in mission.tallies.iter().filter(|tally| !counts(mission, tally.letter)) {
            complaints.add(mission.at_word(tally.slug.as_str()), "nothing is ever counted in this tally");
        }
        let letters: Vec<char> = mission.markers.iter().map(|marker| marker.letter).collect();
        let actions = mission.actions.0.iter().map(|action| action.place);
        for place in actions.chain(mission.objectives.0.iter().map(|objective| objective.goal)) {
            if let Where::Marker(letter) = place
                && !letters.contains(&letter)
            {
                complaints.add(mission.at.clone(), format!("there are no markers `{letter}`"));
            }
        }
        if mission.markers.len() > crate::state::MOST_MARKERS || mission.tallies.len() > crate::state::MOST_TALLIES {
            complaints.add(mission.at.clone(), "a mission has at most four kinds of markers and eight tallies");
        }
    }
}
