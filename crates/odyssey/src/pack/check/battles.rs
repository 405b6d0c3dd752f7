//! What is checked of scenarios and loadouts: start spaces are free, tiles lie on the board, and titans can carry what they are given.

use super::space;
use crate::battle::muster::fits;
use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{ClassId, GearId};
use crate::pack::schema::*;
use crate::pack::{Files, Pack};
use table::pack::{At, Complaints};

pub fn check(pack: &Pack, files: &Files, complaints: &mut Complaints) {
    for (scenario, at) in pack.scenarios.iter().zip(&files.scenarios) {
        check_ground(pack, scenario, &at.at, complaints);
    }
    for (battle, at) in pack.battles.iter().zip(&files.battles) {
        check_loadout(pack, battle, &at.at_word("loadout"), complaints);
        check_level(pack, battle, &at.at_word("level"), complaints);
    }
}

/// B2.12, B2.14 · Tiles do not lie on one another, and nobody starts on an obstacle or under the primordial.
fn check_ground(pack: &Pack, scenario: &Scenario, at: &At, complaints: &mut Complaints) {
    let mut covered = Spaces::NONE;
    let mut barred = Spaces::NONE;
    for post in &scenario.tiles {
        let kind = pack.terrain(post.kind);
        let closed = [TerrainTrait::Obstacle, TerrainTrait::Chasm, TerrainTrait::Boundless, TerrainTrait::BoardEdge];
        for corner in post.at.iter().filter_map(|written| space(written)) {
            let Some(spaces) = pack.shape(post.kind, post.turn).spaces(corner) else {
                complaints.add(at.clone(), format!("`{}` on {corner} reaches over the board edge", kind.slug));
                continue;
            };
            if covered.meets(&spaces) {
                complaints.add(at.clone(), format!("`{}` on {corner} lies on another tile", kind.slug));
            }
            covered |= spaces;
            if closed.iter().any(|trait_| kind.traits.contains(trait_)) {
                barred |= spaces;
            }
        }
    }
    let starts: Vec<Space> = scenario.titans.iter().filter_map(|written| space(written)).collect();
    for (n, start) in starts.iter().enumerate() {
        if barred.contains(*start) || starts[..n].contains(start) {
            complaints.add(at.clone(), format!("the start space {start} is not free"));
        }
    }
}

/// B1.12, B2.10 · The primordial has the level, and stands on the board beside the start spaces.
fn check_level(pack: &Pack, battle: &Battle, at: &At, complaints: &mut Complaints) {
    let primordial = pack.primordial(battle.primordial);
    if !primordial.levels.iter().any(|block| block.level == battle.level) {
        complaints.add(at.clone(), format!("`{}` has no level {}", primordial.slug, battle.level));
    }
    let Some(scenario) = pack.scenarios.iter().find(|scenario| scenario.slug == battle.scenario) else {
        return;
    };
    let starts: Vec<Space> = scenario.titans.iter().filter_map(|written| space(written)).collect();
    for post in scenario.primordial.iter().filter_map(|post| space(&post.at)) {
        let stands = Footprint::new(post, primordial.side);
        if !stands.is_on_board() || starts.iter().any(|start| stands.covers(*start)) {
            complaints.add(at.clone(), format!("`{}` does not fit on {post}", primordial.slug));
        }
    }
}

/// B2.4 to B2.7 · Classes, hands and slots, and as many copies as there are.
fn check_loadout(pack: &Pack, battle: &Battle, at: &At, complaints: &mut Complaints) {
    let titans = &battle.loadout.titans;
    for (n, outfit) in titans.iter().enumerate() {
        let class = pack.class(outfit.class);
        if class.bred && titans[..n].iter().any(|other| other.class == outfit.class) {
            complaints.add(at.clone(), format!("there is one titan of the class `{}` at most", class.slug));
        }
        if !fits(pack, outfit.class, outfit.gear.iter().copied()) {
            complaints.add(at.clone(), format!("titan {} cannot carry all of its gear", n + 1));
        }
        if has_twice(pack, &outfit.gear) {
            complaints.add(at.clone(), format!("titan {} has two copies of a support", n + 1));
        }
        check_pattern(pack, outfit, at, complaints);
    }
    for (n, gear) in pack.gear.iter().enumerate().filter(|(_, gear)| gear.slot != GearSlot::Fists) {
        let worn = titans.iter().flat_map(|outfit| &outfit.gear).filter(|id| id.index() == n);
        if worn.count() > usize::from(gear.copies) {
            complaints.add(at.clone(), format!("there are {} copies of `{}`", gear.copies, gear.slug));
        }
    }
}

fn has_twice(pack: &Pack, gear: &[GearId]) -> bool {
    let support = |id: &GearId| pack.gear(*id).slot == GearSlot::Support;
    gear.iter().enumerate().any(|(n, id)| support(id) && gear[..n].contains(id))
}

/// B19.7 · A pattern is for its class.
fn check_pattern(pack: &Pack, outfit: &Outfit, at: &At, complaints: &mut Complaints) {
    let fits = |class: Option<ClassId>| class.is_none_or(|class| class == outfit.class);
    for pattern in outfit.patterns.iter().map(|id| &pack.patterns[id.index()]) {
        if !fits(pattern.class) {
            complaints.add(at.clone(), format!("the pattern `{}` is for another class", pattern.slug));
        }
    }
}
