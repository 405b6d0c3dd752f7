//! The shelf: every game there is, behind object-safe traits, so that front-ends and the lab never hear of a particular one.
//!
//! | what | where |
//! |---|---|
//! | a game on the shelf: its name, settings and content | [`AnyGame`] |
//! | a game opened with its content: its words, and what can be begun with it | [`Edition`] |
//! | a running game | [`AnySession`] |
//! | a record being played again | [`AnyReplay`] |
//! | many games between bots, as one job | [`Job`] |
//!
//! What is erased are whole jobs and whole questions, never single decisions inside the rules. Nothing here reads or writes files:
//! content comes as a [`table::pack::Source`], records come and go as text.
//!
//! ```
//! use shelf::Opening;
//! use table::{Holder, Seat};
//!
//! let edition = shelf::find("connect-four")?.open(&Default::default())?;
//! let seats = [Holder::Person("Anna".into()), Holder::Bot("greedy".into())];
//! let mut session = edition.start(&Opening::new(seats).seed(7)).unwrap();
//! let question = session.question().unwrap();
//! let options = session.options(Seat(0));
//! assert_eq!((options[3].number, options[3].notation.as_str()), (4, "drop 4"));
//! session.answer(Seat(0), question.number, "drop 4").unwrap();
//! session.advance().unwrap();
//! assert_eq!(session.log(Seat(0).into()).len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod advice;
mod edition;
mod game;
mod job;
mod opening;
mod question;
mod replay;
mod review;
mod running;
mod session;
mod watcher;

pub use advice::{ADVISER, Advice, Adviser};
pub use bots::{BotKind, UnknownBot};
pub use edition::Edition;
pub use game::AnyGame;
pub use job::{Counted, GameEnd, GameResult, Job, Plan, Sight, Used};
pub use opening::Opening;
pub use question::{Kind, Offered, Query};
pub use replay::AnyReplay;
pub use review::Review;
pub use session::AnySession;

use ascension::Ascension;
use connect_four::ConnectFour;
use game::OnShelf;
use odyssey::Odyssey;
use std::fmt;
use table::pack::nearest;

/// Every game, in the order in which they are told.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[&OnShelf::<Ascension>::NEW, &OnShelf::<Odyssey>::NEW, &OnShelf::<ConnectFour>::NEW]
}

/// A game by its slug.
pub fn find(slug: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = games().iter().find(|game| game.about().slug == slug);
    found.copied().ok_or_else(|| UnknownGame {
        said: slug.to_owned(),
        near: nearest(slug, games().iter().map(|game| game.about().slug)),
    })
}

/// Somebody asked for a game that is not on the shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownGame {
    pub said: String,
    /// What may have been meant.
    pub near: Option<&'static str>,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game “{}”", self.said)?;
        match self.near {
            Some(near) => write!(f, "; did you mean “{near}”?"),
            None => {
                let known: Vec<&str> = games().iter().map(|game| game.about().slug).collect();
                write!(f, "; there are {}", known.join(", "))
            }
        }
    }
}

impl std::error::Error for UnknownGame {}
