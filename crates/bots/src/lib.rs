//! Players that answer by themselves. They know the table and no game: a bot gets the question, the scene and imagined worlds,
//! never the truth.
//!
//! | what | module |
//! |---|---|
//! | the bots there are, by name | [`BotKind`] |
//! | any option, each equally often | [`Random`] |
//! | what looks best one answer ahead | [`Greedy`] |
//! | what does best in many games played on in the mind | [`Search`] |
//! | the bots of one session, and how they answer in it | [`Team`], [`play`] |
//! | whole games between bots, at full speed | [`Match`] |
//! | looking on while they play | [`Onlooker`] |
#![forbid(unsafe_code)]

mod contest;
mod greedy;
mod kind;
mod onlooker;
mod random;
mod search;
mod team;

pub use contest::{Ending, Match, Played};
pub use greedy::Greedy;
pub use kind::{BotKind, UnknownBot};
pub use onlooker::Onlooker;
pub use random::Random;
pub use search::Search;
pub use team::{Team, play, play_one, think};
