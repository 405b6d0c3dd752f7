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

use crate::choice::Choice;
use crate::ids::{MapTileId, TitanId};
use crate::pack::schema::campaign::Symbol;
use crate::state::Odyssey;
use crate::state::campaign::{DayStep, Task};
use story::ParagraphId;
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

    /// C4.4, A4.1, V3.9 · The end of a step: others for the dead, then odysseys and the adversary's battle.
    pub(crate) fn close_day_step(&mut self, table: &mut Table<Self>) -> Play {
        if self.is_decided() {
            return Ok(());
        }
        self.plan([Task::Close]);
        if self.rude_awakening(table)? || self.is_decided() {
            return Ok(());
        }
        let strikes_first = self.strikes_first(table)?;
        if !strikes_first && let Some(paragraph) = self.next_odyssey(table) {
            self.plan([Task::Adventure(paragraph, None)]);
            return Ok(());
        }
        if std::mem::take(&mut self.voyage_mut().due.adversary) {
            self.meet_adversary(table);
            return Ok(());
        }
        if let Some((paragraph, owner)) = self.late_event() {
            self.plan([Task::Adventure(paragraph, owner)]);
            return Ok(());
        }
        self.voyage_mut().agenda.pop();
        Ok(())
    }

    /// G1.6 · The group says which comes first at the end of a step, an odyssey or the adversary's battle.
    fn strikes_first(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let Some(odyssey) = self.open_odyssey().filter(|_| self.voyage().due.adversary) else {
            return Ok(false);
        };
        let foe = self.cycle().adversary.foe;
        let asked = table.ask(self.group()).about("ask-step-end", "G1.6");
        Ok(asked.one(&[Choice::Tell(odyssey, None), Choice::Foe(foe)])? == Choice::Foe(foe))
    }

    /// C7.4 · What a battle or an odyssey brings to be read when the story step is over is read at once.
    fn late_event(&mut self) -> Option<(ParagraphId, Option<TitanId>)> {
        let late = matches!(self.day_step_after()?, DayStep::Doom | DayStep::End | DayStep::Movement);
        let events = &mut self.voyage_mut().due.events;
        (late && !events.is_empty()).then(|| events.remove(0))
    }

    /// The step after the running one.
    pub(crate) fn day_step_after(&self) -> Option<DayStep> {
        self.voyage().agenda.iter().rev().find_map(|task| match task {
            Task::Begin(step) => Some(*step),
            _ => None,
        })
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
