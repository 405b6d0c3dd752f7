//! The kernel of Tavola. It knows no game and does no I/O.
//!
//! A rule is an ordinary function that asks the [`Table`] and goes on; `?` does the interrupting. A [`World`] is a game in the middle
//! of a step; a [`Session`] is a world with its past, its log and its seats.
#![forbid(unsafe_code)]

mod bot;
mod chance;
mod deck;
mod few;
mod form;
mod frames;
mod game;
mod label;
mod line;
pub mod notation;
mod notes;
pub mod odds;
mod options;
pub mod pack;
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
mod visible;
pub mod words;
mod world;

pub use bot::{Bot, Thought, View};
pub use chance::{Chance, Seed, Stream};
pub use deck::{BagId, Deck, Pool, Serial, Slot};
pub use few::Few;
pub use frames::{FrameId, Framed, Frames};
pub use game::{About, Game, Nothing, Outcome, Rested, Sink};
pub use label::Label;
pub use line::Line;
pub use notes::{Note, Piece};
pub use options::{NoOptions, Options, Setting, Values};
pub use pack::{CheckedPack, Slug};
pub use question::{Answer, Asked, Barred, Form, Prompt, Question};
pub use record::{Misfit, Record, RecordError, Replay};
pub use rng::Rng;
pub use run::{Dice, Settings};
pub use scene::Scene;
pub use seat::{Seat, SeatMap, Seats, Viewer};
pub use session::{Digest, Fork, Holder, Session, Setup, StandingOrder, Undo};
pub use shared::Shared;
pub use snapshot::{Snapshot, SnapshotError};
pub use table::{
    Ask, EventId, EventOf, Halt, Picked, Play, Policy, QuestionOf, STEP_LIMIT, Sealed, Shares, Table, Uniform,
};
pub use tape::{Event, Faces, Hand};
pub use text::{Arg, Rule, Text};
pub use visible::visible;
pub use words::{Lang, Names, Reader, Words};
pub use world::{Imagined, Refusal, Told, World, playout};
