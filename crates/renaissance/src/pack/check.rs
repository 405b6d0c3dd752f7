//! What would spoil play, entry by entry.

use super::Files;
use super::schema::{Effect, Where};
use table::pack::{At, Complaints};

/// Complains about everything that reading alone does not find.
pub fn entries(files: &Files, complaints: &mut Complaints) {
    heroes(files, complaints);
    enemies(files, complaints);
    missions(files, complaints);
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
    }
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
