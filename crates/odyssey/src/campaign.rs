//! C · The campaign, in the order of its chapter.
//!
//! A campaign does one thing after another from its agenda: a step of the day, a paragraph, a battle. Each of them is one step of the table, and
//! each may put more on the agenda.
//!
//! | rules | module |
//! |---|---|
//! | C1 · Winning and losing | `ends` |
//! | C2 · The Argo's sheet, saves | `sheet`, `saves` |
//! | C3 · Diplomacy | `diplomacy` |
//! | C4 · Argonauts | `argonauts` |
//! | C5 · Titans | `titans` |
//! | C6 · Story and doom cards, the timeline | `cards` |
//! | C7 · Battles of the campaign | `battles` |
//! | C8 · What is remembered | `memorabilia`, `legacy` |
//! | C9 · The chronicle | `chronicle` |
//! | How a campaign begins | `start` |

mod argonauts;
mod battles;
mod cards;
mod chronicle;
mod diplomacy;
mod ends;
mod legacy;
mod memorabilia;
mod outfitter;
mod saves;
mod sheet;
mod start;
pub(crate) mod streams;
mod titans;

pub(crate) use ends::{EMPTY_STALLS, FINISHED_HOUSE, HIS_TABLE, LAST_LAMP};
#[cfg(test)]
pub(crate) use legacy::Legacy;
pub(crate) use sheet::{MOST_FATE, Why};

use crate::pack::schema::campaign::Cycle;
use crate::state::Odyssey;
use crate::state::campaign::{Campaign, DayStep, Task};
use std::sync::LazyLock;
use table::{Play, Table};

/// What a skirmish has for a campaign.
static NONE: LazyLock<Campaign> = LazyLock::new(Campaign::default);

impl Odyssey {
    pub(crate) fn voyage(&self) -> &Campaign {
        self.campaign.as_deref().unwrap_or(&NONE)
    }

    pub(crate) fn voyage_mut(&mut self) -> &mut Campaign {
        self.campaign.get_or_insert_default()
    }

    /// The cycle that is played.
    pub(crate) fn cycle(&self) -> &Cycle {
        &self.pack.cycles[self.voyage().cycle.index()]
    }

    /// Puts things on the agenda that are done in this order, before what is on it already.
    pub(crate) fn plan(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        let tasks = tasks.into_iter().rev();
        self.voyage_mut().agenda.extend(tasks);
    }

    /// Does the next thing on the agenda.
    pub(crate) fn follow_agenda(&mut self, table: &mut Table<Self>) -> Play {
        let Some(task) = self.voyage_mut().agenda.pop() else {
            self.plan([Task::Begin(DayStep::Movement)]);
            return Ok(());
        };
        match task {
            Task::Muster => self.muster_crew(table),
            Task::Begin(step) => self.begin_step(table, step),
            Task::Close => self.close_day_step(table),
            Task::Explore(stack) => self.explore(table, stack),
            Task::ExplorationEnds => self.end_exploration(table),
            Task::Adventure(paragraph, owner) => self.begin_adventure(table, paragraph, owner),
            Task::Read(paragraph) => self.read(table, paragraph),
            Task::Follow(spot) => self.follow_spot(table, spot),
            Task::AdventureEnds => self.end_adventure(table),
            Task::Encounter => self.next_encounter(table),
            Task::Advance => self.advance(table),
            Task::Tell => self.tell_next(table),
            Task::Fight => self.begin_bout(table),
            Task::Return => {
                self.chronicle_bout();
                self.return_from_bout(table)
            }
            Task::Lose(loss) => {
                self.lose_campaign(table, loss);
                Ok(())
            }
            Task::Finish => self.finish_campaign(table),
        }
    }
}
