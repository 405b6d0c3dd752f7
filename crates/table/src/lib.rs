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
//! let mut world = World::start(sticks, Chance::new(Seed::Quick(7)), Settings::FULL, &mut ())?;
//! for (seat, count) in [(0, 2), (1, 1), (0, 3), (1, 3), (0, 1)] {
//!     world.answer(Seat(seat), Answer::One(Take(count)), Hand::Person, &mut ())?;
//! }
//! let outcome = world.now().outcome().expect("no stick is left");
//! assert_eq!(outcome.results[Seat(0)], 1.0);
//! # Ok::<(), table::Refusal>(())
//! ```
#![forbid(unsafe_code)]

mod bot;
mod chance;
mod choices;
mod deck;
mod few;
mod form;
mod frames;
mod game;
mod label;
mod line;
pub mod looks;
mod moment;
pub mod notation;
mod notes;
pub mod odds;
mod options;
pub mod pack;
pub mod prelude;
mod question;
pub mod record;
mod rng;
pub mod rulebook;
mod run;
pub mod scene;
pub mod seat;
mod session;
mod shared;
mod snapshot;
mod table;
mod tape;
pub mod text;
pub mod triggers;
mod verb;
mod visible;
pub mod words;
mod world;

pub use bot::{Bot, Thought, View};
pub use chance::{Chance, Seed, Stream};
pub use choices::{MOST_KINDS, place_of_kind, unique_kinds};
pub use deck::{BagId, Deck, Pool, Serial, Slot};
pub use few::Few;
pub use frames::{FrameId, Framed, Frames};
pub use game::{About, EndRow, Ending, Game, Judge, Notate, Nothing, Outcome, Present, Rested, Rules, Sink, Study};
pub use label::{Change, Label, Tag, Touch};
pub use line::{Line, Weight};
pub use looks::Looks;
pub use moment::{Banner, Die, DieState, Moment, Roll};
pub use notes::{Note, Piece, PieceId};
pub use options::{Declared, NoOptions, Options, Setting, Values};
pub use pack::{CheckedPack, Slug};
pub use question::{Answer, Asked, Barred, Form, OrderOffer, Prompt, Question, Until};
pub use record::{Misfit, Record, RecordError, Replay};
pub use rng::Rng;
pub use run::{Dice, Settings};
pub use scene::Scene;
pub use seat::{Seat, SeatMap, Seats, Viewer};
pub use session::{Digest, Fork, Holder, Session, Setup, StandingOrder, Undo, UndoPreview};
pub use shared::Shared;
pub use snapshot::{Snapshot, SnapshotError};
pub use table::{
    Ask, EventId, EventOf, Halt, Picked, Play, Policy, QuestionOf, STEP_LIMIT, Sealed, Shares, Table, Uniform,
};
pub use tape::{Event, Faces, Hand};
pub use text::{Arg, Rule, Text};
pub use verb::{Role, Verb, VerbName};
pub use visible::visible;
pub use words::{Lang, Names, Reader, Words};
pub use world::{Imagined, Refusal, RuleFn, Told, World, playout};
