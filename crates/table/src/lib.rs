//! The kernel of Tavola. It knows no game and does no I/O.
//!
//! A rule is an ordinary function that asks the [`Table`] and goes on; `?` does the interrupting. A [`World`] is a game in the middle
//! of a step; a [`Session`] is a world with its past, its log and its seats.
//!
//! # A whole game
//!
//! The state is plain data. [`Rules`] plays it, [`Notate`] writes answers down, [`Present`] shows it, [`Judge`] tells bots how well a seat
//! stands, [`Study`] tells the lab what to count. Whatever implements these five is a [`Game`].
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use table::prelude::*;
//!
//! /// Ten sticks; in turn each player takes one, two or three. Whoever takes the last one wins.
//! #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
//! struct Sticks {
//!     left: u8,
//!     turn: Seat,
//! }
//!
//! #[derive(Debug, Clone, Copy, PartialEq, Eq)]
//! struct Take(u8);
//!
//! impl Rules for Sticks {
//!     const ABOUT: About = About {
//!         slug: "sticks",
//!         rules: 1,
//!         schema: 1,
//!         fewest: 2,
//!         most: 2,
//!         unit: "turns",
//!         cooperative: false,
//!         words: &[("en", "sticks = Sticks\nhow-many = How many?\ntake = Take { $count }\nwon = { $who } wins.")],
//!         rulebook: &[],
//!         content: &[],
//!         looks: &Looks::PLAIN,
//!     };
//!
//!     type Pack = ();
//!     type Options = NoOptions;
//!     type Choice = Take;
//!     type Card = Nothing;
//!
//!     fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
//!         Sticks { left: 10, turn: Seat(0) }
//!     }
//!
//!     fn attach(&mut self, _: &Shared<()>) {}
//!
//!     /// One turn: the player is asked, the sticks go, the other player is next.
//!     fn step(&mut self, table: &mut Table<Self>) -> Play {
//!         let taken = table.ask(self.turn).about("how-many", "A1").pick(1..=self.left.min(3), Take)?;
//!         self.left -= taken;
//!         self.turn = self.turn.next(2);
//!         Ok(())
//!     }
//!
//!     fn outcome(&self) -> Option<Outcome> {
//!         let winner = self.turn.next(2);
//!         (self.left == 0).then(|| Outcome::won(2, winner, text!("won", who = winner)))
//!     }
//!
//!     fn seats(&self) -> usize {
//!         2
//!     }
//!
//!     fn length(&self) -> u32 {
//!         10 - u32::from(self.left)
//!     }
//!
//!     fn invariants(&self) -> Result<(), String> {
//!         if self.left <= 10 { Ok(()) } else { Err("there are too many sticks".to_owned()) }
//!     }
//! }
//!
//! impl Notate for Sticks {
//!     fn notate(&self, _: Seat, Take(count): Take) -> String {
//!         format!("take {count}")
//!     }
//!
//!     fn notate_card(&self, card: Nothing) -> String {
//!         match card {}
//!     }
//! }
//!
//! impl Present for Sticks {
//!     fn scene(&self, _: Viewer) -> Scene {
//!         Scene::new("sticks")
//!     }
//!
//!     fn describe(&self, _: Seat, Take(count): Take) -> Label {
//!         Label::new(text!("take", count = count), "A1")
//!     }
//! }
//!
//! impl Judge for Sticks {
//!     /// Whoever leaves a multiple of four wins.
//!     fn appraise(&self, seat: Seat) -> f32 {
//!         f32::from((self.left % 4 == 0) != (seat == self.turn))
//!     }
//!
//!     fn resample(&mut self, _: Viewer, _: &mut Rng) {}
//! }
//!
//! impl Study for Sticks {}
//!
//! let sticks = Sticks::new(&Shared::new(()), &NoOptions {}, 2);
//! let mut world = World::start(sticks, Chance::new(Seed::Quick(7)), RunMode::FULL, &mut ())?;
//! // The tenth stick is the only one left: taking it is no decision, and nobody is asked.
//! for (seat, count) in [(0, 2), (1, 1), (0, 3), (1, 3)] {
//!     world.answer(Seat(seat), Answer::One(Take(count)), AnsweredBy::Person, &mut ())?;
//! }
//! let outcome = world.now().outcome().expect("no stick is left");
//! assert_eq!(outcome.results[Seat(0)], 1.0);
//! # Ok::<(), table::Refusal>(())
//! ```
//!
//! # Where things are
//!
//! The names that rules and front-ends use all the time are here at the root, and those of a small game in the [`prelude`]. Everything else is
//! only in its module:
//!
//! | module | what |
//! |---|---|
//! | [`game`] | the contract of a game: what it implements, and what it tells about itself |
//! | [`play`] | what a rule is given: the table, asking, rolling, drawing, and how a step stops |
//! | [`question`], [`choices`], [`label`], [`notation`] | questions, answers, and how both are written and described |
//! | [`frames`], [`triggers`] | what the rules are in the middle of, and what arises at a moment |
//! | [`chance`], [`deck`], [`rng`], [`odds`] | chance by stream, hidden cards, the generator of bots, exact probabilities |
//! | [`options`], [`pack`], [`looks`], [`rulebook`], [`words`], [`text`] | what a game brings besides its rules |
//! | [`scene`] | what a viewer sees, as data |
//! | [`world`], [`run`], [`tape`] | a game in the middle of a step, how it is run, and what happened in it |
//! | [`session`], [`record`], [`snapshot`], [`log_line`], [`digest`], [`seat`] | a running game with its past, its seats and its log, what is new of it, and how it is stored |
//! | [`bot`], [`notes`] | what bots are given, and what the lab counts |
//! | [`copy_vec`], [`shared`], [`visible()`] | small things that games use |
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod bot;
pub mod chance;
pub mod choices;
pub mod copy_vec;
pub mod deck;
pub mod digest;
mod form;
pub mod frames;
pub mod game;
mod held;
pub mod label;
pub mod log_line;
pub mod looks;
mod moment;
pub mod notation;
pub mod notes;
pub mod odds;
pub mod options;
pub mod pack;
pub mod play;
pub mod prelude;
pub mod question;
pub mod record;
pub mod rng;
pub mod rulebook;
pub mod run;
pub mod scene;
pub mod seat;
pub mod session;
pub mod shared;
pub mod snapshot;
pub mod tape;
pub mod text;
pub mod triggers;
mod verb;
mod visible;
pub mod words;
pub mod world;

pub use bot::{Bot, Thought, View};
pub use chance::{Chance, Seed, Stream};
pub use copy_vec::CopyVec;
pub use deck::{Deck, Pool, Slot};
pub use frames::{Framed, Frames};
pub use game::{About, EndRow, Ending, Game, Judge, Notate, Nothing, Outcome, Present, Rules, Study};
pub use label::{Change, Label, Tag, Touch};
pub use log_line::{LogLine, Weight};
pub use looks::Looks;
pub use moment::{Banner, Die, DieState, Moment, Roll};
pub use notes::{Tracked, TrackedId, Usage};
pub use options::{Declared, NoOptions, Options, Setting, Values};
pub use pack::{CheckedPack, Slug};
pub use play::{Play, Table};
pub use question::{Answer, Asked, Barred, Form, OrderOffer, Prompt, PromptParts, Until};
pub use record::{Misfit, Record};
pub use rng::Rng;
pub use run::RunMode;
pub use scene::Scene;
pub use seat::{Seat, SeatMap, Seats, Viewer};
pub use session::{Fork, Holder, Session, Setup, StandingOrder, Undo, UndoPreview};
pub use shared::Shared;
pub use snapshot::Snapshot;
pub use tape::AnsweredBy;
pub use text::{Arg, Rule, Text};
pub use verb::{Role, Verb, VerbName};
pub use visible::visible;
pub use words::{Lang, Reader, Words};
pub use world::{Refusal, World};

// Names that only the kernel itself uses without their module.
pub(crate) use play::{EventOf, Halt, Policy, QuestionOf, Uniform};
pub(crate) use question::Question;
pub(crate) use snapshot::SnapshotError;
pub(crate) use tape::{Event, Faces};
pub(crate) use world::Reported;
