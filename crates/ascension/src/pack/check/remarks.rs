//! Figures that can be played with and are hardly meant so.

use crate::card::Sphere;
use crate::pack::Files;
use std::collections::BTreeMap;
use table::pack::{At, Complaints};

pub fn remarks(files: &Files) -> Complaints {
    let mut remarks = Complaints::new();
    gods(files, &mut remarks);
    thresholds(files, &mut remarks);
    remarks
}

/// A god who is dealt more cards than a hand may hold, and two gods of one sphere.
fn gods(files: &Files, remarks: &mut Complaints) {
    let mut spheres: BTreeMap<Sphere, At> = BTreeMap::new();
    for god in &files.gods {
        let (slug, deal, hand) = (god.slug, god.deal, god.hand);
        if deal > hand {
            let said = format!("`{slug}` is dealt {deal} cards and has a hand limit of {hand}");
            remarks.add(god.at_word("deal"), said);
        }
        if let Some(first) = spheres.insert(god.sphere, god.at.clone()) {
            let said = format!("`{slug}` has the same sphere as the god at {first}");
            remarks.add(god.at_word("sphere"), said);
        }
    }
}

/// A threshold that twice the highest roll does not reach: no card gives that much.
fn thresholds(files: &Files, remarks: &mut Complaints) {
    let Some(numbers) = &files.numbers else { return };
    let table = &numbers.thresholds;
    let highest = [table.bronze, table.silver, table.gold].into_iter().flatten().max();
    let reached = u16::from(numbers.die) * 2;
    if let Some(highest) = highest.filter(|highest| u16::from(*highest) > reached) {
        let said = format!("a threshold of {highest} can hardly be reached with a die of {} sides", numbers.die);
        remarks.add(numbers.at_word("thresholds"), said);
    }
}
