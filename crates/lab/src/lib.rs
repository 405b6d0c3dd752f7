//! The laboratory: plays many games at once and gathers figures.
//!
//! What a game gives depends on the plan and on its number alone, and figures are gathered as whole numbers, so a report is the same for any
//! number of threads, but for the time it took.
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

mod experiment;
mod report;
mod tally;
mod wilson;

pub use experiment::{Experiment, NoWatch, Watch};
pub use report::{Fault, Length, Report, Wins};
pub use wilson::{Interval, wilson};
