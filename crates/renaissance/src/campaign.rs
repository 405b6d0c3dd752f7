//! N10 · The campaign: travel, preparation, mission, rest, and around again.
//!
//! A campaign does one thing after another from its agenda. Each is one step of the table, and each may put more on the agenda.
//!
//! | rules | module |
//! |---|---|
//! | N10 · How a campaign begins, goes on and ends | `start`, `course` |
//! | N11 · Travel | `travel` |
//! | N12 · Preparation | `preparation`, `outfit` |
//! | N12.2 · Side missions: results of hunts | `course` |
//! | N13.2 to N13.5 · Rewards, achievements, loot | `spoils` |
//! | N1.10 · Destiny cards | `destiny` |
//! | N14 · Rest | `rest` |
//! | N14.1, N14.2 · Classes and skills | `learning` |
//! | N14.3 · Shops and crafting | `shops` |
//! | N14.4 · Companions | `companions` |

mod companions;
mod course;
mod destiny;
mod learning;
mod outfit;
mod preparation;
mod rest;
mod shops;
mod spoils;
mod start;
pub(crate) mod travel;

pub(crate) use destiny::wanted;
pub(crate) use outfit::{items_fit, may_wear, merit, room_for, skills_fit, strength};

use crate::state::Renaissance;
use crate::state::campaign::{Campaign, Sheet, Task};
use std::sync::LazyLock;
use table::{Play, Stream, Table};

/// The decks of a campaign, and which camp is told of.
const EVENTS: Stream = Stream::new("events");
const CAMPS: Stream = Stream::new("camps");

/// What a single mission has for a campaign.
static NONE: LazyLock<Campaign> = LazyLock::new(Campaign::default);

impl Renaissance {
    pub(crate) fn tour(&self) -> &Campaign {
        self.campaign.as_deref().unwrap_or(&NONE)
    }

    pub(crate) fn tour_mut(&mut self) -> &mut Campaign {
        self.campaign.get_or_insert_default()
    }

    pub(crate) fn page(&self, hero: u8) -> Option<&Sheet> {
        self.tour().sheets.get(usize::from(hero))
    }

    /// A mission on its own has no sheets, and must not become a campaign by asking for one.
    pub(crate) fn page_mut(&mut self, hero: u8) -> Option<&mut Sheet> {
        self.campaign.as_mut()?.sheets.get_mut(usize::from(hero))
    }

    /// Puts things on the agenda that are done in this order, before what is on it already.
    pub(crate) fn schedule(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        let tasks = tasks.into_iter().rev();
        self.tour_mut().agenda.extend(tasks);
    }

    /// Does the next thing on the agenda.
    pub(crate) fn follow_agenda(&mut self, table: &mut Table<Self>) -> Play {
        let task = self.tour_mut().agenda.pop().unwrap_or(Task::Again);
        match task {
            Task::Open => self.open_campaign(table),
            Task::Travel => self.travel(table),
            Task::Event => self.reveal_event(table),
            Task::KeepMissions => self.keep_missions(table),
            Task::ChooseMission => self.choose_mission(table),
            Task::Read(paragraph) => {
                self.begin_reading(paragraph, None);
                Ok(())
            }
            Task::Muster => self.muster(table),
            Task::Outfit(hero) => self.outfit(table, hero),
            Task::Deploy => self.deploy(table),
            Task::Return => self.return_from_mission(table),
            Task::Rewards(count) => self.choose_rewards(table, count),
            Task::Destiny(hero) => self.consult_destiny(table, hero),
            Task::Consequence => self.draw_consequences(table),
            Task::Rest => self.begin_rest(table),
            Task::Learn(hero) => self.learn(table, hero),
            Task::Visit(place) => self.visit(table, place),
            Task::Shop(place, shop) => self.trade(table, place, shop),
            Task::EndRest => self.end_rest(table),
            Task::Again => self.next_round(table),
        }
    }
}
