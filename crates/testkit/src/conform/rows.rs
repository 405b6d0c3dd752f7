//! Hidden cards that are never redrawn: a row of slots that `resample` was not given.
//!
//! Slots are found in the stored form of a state, wherever they lie, so that a game need not list them a third time.

use serde_json::Value;
use std::collections::BTreeMap;
use table::{Game, Seats, Viewer};

/// How often a row must have had the chance to change before its never changing says something. A row that is redrawn keeps its card
/// by luck with a chance of one half or little more at the most.
const CHANCES: u32 = 40;

/// How often the slots of each row could have changed, and how often they did.
#[derive(Default)]
pub(super) struct Rows(BTreeMap<String, Row>);

#[derive(Default)]
struct Row {
    chances: u32,
    changes: u32,
}

/// A slot of a stored state.
struct Found<'v> {
    /// Where it lies, with a star for each place in a list.
    row: String,
    bag: &'v Value,
    card: &'v Value,
    hidden: bool,
}

impl Rows {
    /// Compares a state with the same one redrawn for a viewer.
    pub fn compare<G: Game>(&mut self, viewer: Viewer, before: &G, after: &G) {
        let (Ok(before), Ok(after)) = (serde_json::to_value(before), serde_json::to_value(after)) else {
            return;
        };
        let (old, new) = (slots(viewer, &before), slots(viewer, &after));
        if old.len() != new.len() {
            return;
        }
        let mut bags: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
        for slot in old.iter().filter(|slot| slot.hidden) {
            bags.entry(slot.bag.to_string()).or_default().push(slot.card);
        }
        for (slot, redrawn) in old.iter().zip(&new).filter(|(slot, _)| slot.hidden) {
            let others = &bags[&slot.bag.to_string()];
            if others.iter().any(|card| *card != slot.card) {
                let row = self.0.entry(slot.row.clone()).or_default();
                row.chances += 1;
                row.changes += u32::from(slot.card != redrawn.card);
            }
        }
    }

    /// The rows that never changed though they often could.
    pub fn forgotten(&self) -> impl Iterator<Item = &str> {
        let forgotten = |(_, row): &(&String, &Row)| row.chances >= CHANCES && row.changes == 0;
        self.0.iter().filter(forgotten).map(|(name, _)| name.as_str())
    }
}

fn slots<'v>(viewer: Viewer, state: &'v Value) -> Vec<Found<'v>> {
    let mut found = Vec::new();
    gather(viewer, state, String::new(), &mut found);
    found
}

fn gather<'v>(viewer: Viewer, value: &'v Value, row: String, found: &mut Vec<Found<'v>>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| gather(viewer, item, format!("{row}/*"), found)),
        Value::Object(fields) => match ["bag", "card", "seen", "serial"].map(|name| fields.get(name)) {
            [Some(bag), Some(card), Some(seen), Some(_)] if fields.len() == 4 => {
                let seen: Seats = serde_json::from_value(seen.clone()).unwrap_or(Seats::EVERYONE);
                let hidden = !card.is_null() && !viewer.sees(seen);
                found.push(Found { row, bag, card, hidden });
            }
            _ => fields.iter().for_each(|(name, field)| gather(viewer, field, format!("{row}/{name}"), found)),
        },
        _ => {}
    }
}
