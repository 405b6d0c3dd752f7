//! What is checked beyond names: figures that the rules rely on.

mod battles;
mod campaign;
mod entries;

use super::schema::*;
use super::{Files, Pack};
use crate::geometry::Space;
use crate::ids::{PER_LEVEL, level_of};
use table::pack::{At, Complaints, Located, Written};
use table::scene::Cell;

/// The space that is written so, if it is on the board.
pub fn space(written: &str) -> Option<Space> {
    let cell: Cell = written.parse().ok()?;
    Space::at(i8::try_from(cell.row).ok()?, i8::try_from(cell.col).ok()?)
}

/// Everything that concerns more than one entry.
pub fn whole(pack: &Pack, files: &Files, complaints: &mut Complaints) {
    files.primordials.iter().for_each(|primordial| check_primordial(primordial, complaints));
    files.scenarios.iter().for_each(|scenario| check_scenario(scenario, complaints));
    files.battles.iter().for_each(|battle| check_battle(battle, pack, complaints));
    entries::check(files, complaints);
    campaign::check(pack, files, complaints);
    if files.battles.iter().all(|battle| battle.loadout.titans.len() == 4) {
        battles::check(pack, files, complaints);
    }
    if files.battles.is_empty() {
        complaints.add(At::file("battles.ron"), "there must be at least one battle");
    }
    let fists = pack.gear.iter().filter(|gear| gear.slot == GearSlot::Fists).count();
    if fists != 1 {
        complaints.add(At::file("gear.ron"), format!("there must be one card for Fists, and there are {fists}"));
    }
}

/// B2.9 · Six AI cards and six body parts of each level, in the order of the levels.
fn check_primordial(primordial: &Located<Primordial<Written>>, complaints: &mut Complaints) {
    let wanted = 3 * PER_LEVEL as usize;
    if primordial.ai.len() != wanted || primordial.parts.len() != wanted {
        let said = format!("a primordial has {wanted} AI cards and {wanted} body parts, six of each level");
        return complaints.add(primordial.at.clone(), said);
    }
    for (number, card) in primordial.ai.iter().enumerate() {
        if card.level != Some(level_of(number as u8)) {
            complaints.add(
                primordial.at_word(card.slug.as_str()),
                "AI cards stand in the order of their levels, six of each",
            );
        }
    }
    for (number, part) in primordial.parts.iter().enumerate() {
        if part.level != level_of(number as u8) {
            complaints.add(
                primordial.at_word(part.slug.as_str()),
                "body parts stand in the order of their levels, six of each",
            );
        }
    }
    if !(1..=3).contains(&primordial.side) {
        complaints.add(primordial.at_word("side"), "a primordial fills a square of 1, 2 or 3 spaces a side");
    }
}

fn check_scenario(scenario: &Located<Scenario<Written>>, complaints: &mut Complaints) {
    let posts = scenario.primordial.iter().map(|post| &post.at);
    let tiles = scenario.tiles.iter().flat_map(|tile| &tile.at);
    for written in posts.chain(tiles).chain(&scenario.titans).filter(|written| space(written).is_none()) {
        complaints.add(scenario.at_word(written), format!("there is no space “{written}”: they go from A1 to N20"));
    }
    if scenario.titans.len() != 4 || scenario.primordial.is_empty() {
        complaints
            .add(scenario.at.clone(), "a scenario has four start spaces and at least one place for the primordial");
    }
}

fn check_battle(battle: &Located<Battle<Written>>, pack: &Pack, complaints: &mut Complaints) {
    if !pack.scenarios.iter().any(|scenario| scenario.slug == battle.scenario) {
        complaints.add(battle.at_word("scenario"), format!("there is no scenario `{}`", battle.scenario));
    }
    if battle.loadout.titans.len() != 4 {
        complaints.add(battle.at_word("loadout"), "a loadout is for four titans");
    }
}
