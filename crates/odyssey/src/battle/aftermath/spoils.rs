//! B31.2 to B31.6 · What the wound stack yields.

use crate::ids::{Level, PartId, ResourceId, level_of};
use crate::pack::schema::PrimordialDeck;
use crate::state::{Entry, Odyssey, Wound};
use table::{Play, Table, text};

impl Odyssey {
    /// B31.6 · After a death blow the top body parts fill the stack, and the deck escalates for each that does not.
    pub(super) fn fill_stack(&mut self, table: &mut Table<Self>) -> Play {
        let full = self.wounds_needed();
        while self.primordial.wound_count() < full && self.primordial.wounds.room() > 0 {
            if self.decks.body.is_empty() {
                self.decks.body.shuffle_discards_in();
            }
            let Some(number) = self.decks.body.draw(table, PrimordialDeck::Body)? else {
                break;
            };
            self.lay_wound(table, PartId(number), false)?;
            if self.primordial.wound_count() < full {
                self.escalate_body(table, PartId(number), false)?;
            }
        }
        Ok(())
    }

    /// B31.2 to B31.5.
    pub(super) fn gain_spoils(&mut self, table: &mut Table<Self>) -> Play {
        let wounds = self.primordial.wounds;
        for wound in wounds.iter() {
            match wound {
                Wound::Part(part) => {
                    self.carve_part(table, *part, "B31.2");
                    if level_of(part.0) == Level::III {
                        self.gain_core(table);
                    }
                }
                Wound::Single | Wound::Double => {}
            }
        }
        self.generic_wounds(table)?;
        let bonus = self.primordial_level().ambrosia;
        if bonus > 0 && !self.scenario().cores_only {
            self.gain(table, "B31.4", self.pack.numbers.ambrosia, bonus);
        }
        Ok(())
    }

    /// B31.5 · Deck and discards together: a single wound draws of the lowest level there, a double wound of level III.
    fn generic_wounds(&mut self, table: &mut Table<Self>) -> Play {
        let wounds = self.primordial.wounds;
        self.decks.body.shuffle_discards_in();
        for wound in wounds.iter() {
            let level = match wound {
                Wound::Part(_) => None,
                Wound::Single => self.decks.body.lowest(),
                Wound::Double => Some(Level::III),
            };
            let Some(level) = level else { continue };
            if let Some(number) = self.decks.body.draw_of(table, PrimordialDeck::Body, level)? {
                self.carve_part(table, PartId(number), "B31.5");
            }
        }
        Ok(())
    }

    /// B31.2 · The resources of a body part, times the level unless it is an adversary's or a boss's. In an ambush only cores are gained.
    fn carve_part(&mut self, table: &mut Table<Self>, part: PartId, rule: &'static str) {
        if self.scenario().cores_only {
            return;
        }
        let times = if self.is_regular() { self.primordial.level } else { 1 };
        let kinds = self.pack.primordial(self.primordial.id).parts[part.index()].yields.len();
        for kind in 0..kinds {
            let (resource, count) = self.pack.primordial(self.primordial.id).parts[part.index()].yields[kind];
            self.note_gain(resource, count * times);
            table.log(rule, || {
                text!(
                    "log-spoils-of",
                    part = self.part_name(part),
                    resource = self.resource_name(resource),
                    count = count * times
                )
            });
        }
    }

    /// B31.3.
    fn gain_core(&mut self, table: &mut Table<Self>) {
        let core = self.pack.primordial(self.primordial.id).core;
        self.gain(table, "B31.3", core, 1);
    }

    fn gain(&mut self, table: &mut Table<Self>, rule: &'static str, resource: ResourceId, count: u8) {
        self.note_gain(resource, count);
        table.log(rule, || text!("log-spoils", resource = self.resource_name(resource), count = count));
    }

    /// Resources of one kind are added up in one line of the Argo's log.
    pub(crate) fn note_gain(&mut self, resource: ResourceId, count: u8) {
        let noted = self.argo.log.iter_mut().find_map(|entry| match entry {
            Entry::Gained(of, count) if *of == resource => Some(count),
            _ => None,
        });
        match noted {
            Some(sum) => *sum = sum.saturating_add(count),
            None => self.argo.log.push(Entry::Gained(resource, count)),
        }
    }
}
