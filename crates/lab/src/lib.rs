//! The laboratory: plays many games at once, collects statistics, and reports what they show.
//!
//! The result of a game depends only on the plan and on its number, and statistics are collected as whole numbers, so a report is the same for any
//! number of threads, except for the time it took.
//!
//! | what | where |
//! |---|---|
//! | many games of one plan | [`Experiment`], [`Report`] |
//! | what is out of balance | [`Finding`] |
//! | all bots against each other | [`Ladder`] |
//! | two packs, settings or tables of bots beside each other | [`Comparison`] |
//! | how often a person is asked what | [`Survey`], [`QuestionReport`] |
//! | one row for every game | [`GameRow`], [`Which`] |
//! | reports as text, tables and pages | [`plain`], [`csv`], [`page`], read by a [`Voice`] |
//!
//! ```
//! use lab::{Experiment, NoWatch};
//! use shelf::{BotKind, Plan};
//!
//! let experiment = Experiment {
//!     edition: shelf::find("connect-four")?.open(&Default::default())?,
//!     plan: Plan { bots: vec![BotKind::Random; 2], options: vec![], seed: 1, limit: 1000 },
//!     games: 0..100,
//!     threads: 2,
//! };
//! let report = experiment.run(&NoWatch).unwrap();
//! assert_eq!((report.finished, report.length.unit), (100, "moves"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod compare;
pub mod csv;
mod experiment;
mod finding;
mod game_row;
mod ladder;
mod normal;
pub mod page;
pub mod plain;
mod questions;
mod ratings;
mod report;
mod tally;
mod voice;
mod wilson;

pub use compare::{Aim, Change, CompareReport, Comparison, Side, SideReport};
pub use experiment::{Experiment, NoWatch, Watch};
pub use finding::{Finding, Share};
pub use game_row::{GameRow, Which, csv as games_csv};
pub use ladder::{Ladder, LadderReport, Pairing};
pub use questions::{Person, QuestionReport, QuestionRow, Survey};
pub use ratings::Rating;
pub use report::{Chosen, Content, CoursePoint, Ended, Fault, Lead, LeaderWins, Length, Report, Unused, Wins};
pub use voice::Voice;
pub use wilson::{Interval, wilson};
