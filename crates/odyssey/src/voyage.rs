//! V · The voyage: the nine steps of a day, in the order of the chapter.
//!
//! | rules | module |
//! |---|---|
//! | V1 · Movement | `movement` |
//! | V2 · Timeline | `timeline` |
//! | V3 · Exploration, the adversary, acclimation | `exploration`, `adversary` |
//! | V4 · Expedition | `expedition` |
//! | V5 · Encounter | `encounter` |
//! | V6 · Advancement | `advancement`, `research`, `crafting` |
//! | V7 · Story | `story_step` |
//! | V8 · Doom, V9 · End | `last_steps` |
//! | V10 · Nymphs and divine surges | `surge` |

mod advancement;
mod adversary;
mod crafting;
mod encounter;
mod expedition;
mod exploration;
mod last_steps;
mod movement;
mod research;
mod story_step;
mod surge;
mod timeline;

pub(crate) use story_step::{FALSE_CLUES, THREAD};

use crate::ids::MapTileId;
use crate::pack::schema::campaign::Symbol;
use crate::state::Odyssey;
use crate::state::campaign::{DayStep, Task};
use table::{Play, Table, text};

impl DayStep {
    /// The step after it; after the last, the first of the next day.
    fn next(self) -> DayStep {
        match self {
            DayStep::Movement => DayStep::Timeline,
            DayStep::Timeline => DayStep::Exploration,
            DayStep::Exploration => DayStep::Expedition,
            DayStep::Expedition => DayStep::Encounter,
            DayStep::Encounter => DayStep::Advancement,
            DayStep::Advancement => DayStep::Story,
            DayStep::Story => DayStep::Doom,
            DayStep::Doom => DayStep::End,
            DayStep::End => DayStep::Movement,
        }
    }
}

impl Odyssey {
    /// A step of the day begins. What waits for its end comes before the next.
    pub(crate) fn begin_step(&mut self, table: &mut Table<Self>, step: DayStep) -> Play {
        self.voyage_mut().picked = None;
        self.plan([Task::Close, Task::Begin(step.next())]);
        match step {
            DayStep::Movement => self.move_argo(table),
            DayStep::Timeline => {
                self.mark_day(table);
                Ok(())
            }
            DayStep::Exploration => self.begin_exploration(table),
            DayStep::Expedition => self.expedition(table),
            DayStep::Encounter => {
                self.plan([Task::Encounter]);
                Ok(())
            }
            DayStep::Advancement => self.begin_advancement(table),
            DayStep::Story => self.begin_story_step(table),
            DayStep::Doom => {
                self.doom_step(table);
                Ok(())
            }
            DayStep::End => {
                self.end_day(table);
                Ok(())
            }
        }
    }

    /// C4.4, A4.1, V3.9 · The end of a step: others for the dead, odysseys, then the adversary's battle.
    pub(crate) fn close_day_step(&mut self, table: &mut Table<Self>) -> Play {
        if self.is_decided() {
            return Ok(());
        }
        self.plan([Task::Close]);
        if self.rude_awakening(table)? || self.is_decided() {
            return Ok(());
        }
        if let Some(paragraph) = self.next_odyssey(table) {
            self.plan([Task::Adventure(paragraph, None)]);
            return Ok(());
        }
        if std::mem::take(&mut self.voyage_mut().due.adversary) {
            self.meet_adversary(table);
            return Ok(());
        }
        self.voyage_mut().agenda.pop();
        Ok(())
    }

    /// Whether a symbol is printed on a tile. A city that is walled up is a doom symbol (C6.3).
    pub(crate) fn has_symbol(&self, tile: MapTileId, symbol: Symbol) -> bool {
        let walled = self.voyage().map.walled & 1 << tile.0 != 0;
        let printed = self.pack.tile(tile).symbols.contains(&symbol);
        match symbol {
            Symbol::City => printed && !walled,
            Symbol::Doom => printed || walled,
            _ => printed,
        }
    }

    /// V9.1 · Whether the Argo's tile has been explored on an earlier day.
    pub(crate) fn is_explored(&self) -> bool {
        let map = self.voyage().map;
        map.explored & 1 << map.tile.0 != 0
    }

    pub(crate) fn heading(&self, table: &mut Table<Self>, key: &'static str) {
        table.heading(|| text!(key, day = self.voyage().day));
    }
}
