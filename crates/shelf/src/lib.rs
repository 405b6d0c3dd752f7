//! The shelf: all games behind object-safe traits, so that front-ends and the lab know no particular game.
//!
//! | what | where |
//! |---|---|
//! | the games there are, and a shelf of other ones | [`games`], [`Shelf`] |
//! | a game on the shelf: its name, settings and content | [`AnyGame`] |
//! | a game opened with its content: its messages, and what can be started with it | [`Edition`] |
//! | a running game | [`AnySession`] |
//! | the replay of a record | [`AnyReplay`] |
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
#[cfg(feature = "games")]
mod standard;
mod watcher;

pub use advice::{ADVISER, Advice, Adviser};
pub use bots::{BotKind, UnknownBot};
pub use edition::Edition;
pub use game::AnyGame;
pub use job::{Counted, GameEnd, GameResult, Job, Plan, Sight, Standing, Used};
pub use opening::Opening;
pub use question::{Kind, Offered, Query};
pub use replay::AnyReplay;
pub use review::Review;
pub use session::AnySession;
#[cfg(feature = "games")]
pub use standard::{find, games};

use game::OnShelf;
use std::fmt;
use table::Game;
use table::pack::nearest;

/// A row of games. `Shelf::standard`, with the feature `games`, has those that ship; a program with games of its own puts them on one.
///
/// ```
/// use connect_four::ConnectFour;
/// use shelf::Shelf;
///
/// let shelf = Shelf::default().with::<ConnectFour>();
/// assert_eq!(shelf.find("connect-four")?.about().most, 2);
/// assert!(shelf.find("odyssey").is_err());
/// assert!(Shelf::standard().find("odyssey").is_ok());
/// # Ok::<(), shelf::UnknownGame>(())
/// ```
#[derive(Clone, Default)]
pub struct Shelf {
    games: Vec<&'static dyn AnyGame>,
}

impl Shelf {
    /// Puts a game on the shelf, after the others. It takes the place of one with the same slug.
    pub fn put<G: Game>(&mut self) {
        let game: &'static dyn AnyGame = const { &OnShelf::<G>::NEW };
        match self.games.iter_mut().find(|other| other.about().slug == G::ABOUT.slug) {
            Some(other) => *other = game,
            None => self.games.push(game),
        }
    }

    /// The shelf with one more game, as [`Shelf::put`] puts it there.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Shelf {
        self.put::<G>();
        self
    }

    /// The games, in the order in which they were put there.
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    /// A game by its slug.
    ///
    /// # Errors
    ///
    /// No game here has this slug.
    pub fn find(&self, slug: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
        let slugs = || self.games.iter().map(|game| game.about().slug);
        let found = self.games.iter().find(|game| game.about().slug == slug);
        found.copied().ok_or_else(|| UnknownGame {
            said: slug.to_owned(),
            near: nearest(slug, slugs()),
            known: slugs().collect(),
        })
    }
}

/// Somebody asked for a game that is not on the shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownGame {
    /// What was asked for.
    pub said: String,
    /// What may have been meant.
    pub near: Option<&'static str>,
    /// The slugs of all games that are there.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game “{}”", self.said)?;
        match self.near {
            Some(near) => write!(f, "; did you mean “{near}”?"),
            None => write!(f, "; there are {}", self.known.join(", ")),
        }
    }
}

impl std::error::Error for UnknownGame {}
