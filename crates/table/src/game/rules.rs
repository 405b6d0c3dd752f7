use crate::pack::CheckedPack;
use crate::{About, LogLine, Options, Outcome, Play, Shared, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The rules and the whole state of one play.
///
/// The implementing type is the state: plain serde data with ids, and its pack in a [`Shared`] field. Rules are ordinary functions that
/// ask the [`Table`]. What must always hold:
/// - rules are deterministic: no clock, no hash-map order, no global state, no randomness but the table's;
/// - the state is never taken apart across a question: what a viewer must see at a question is in the state;
/// - options are offered exactly when they are legal;
/// - words, odds and bars are made in closures, which playouts never call.
///
/// `testkit::conform` checks a game against all of this.
pub trait Rules: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Facts that hold for every play.
    const ABOUT: About;

    /// Content: cards, maps, numbers. `()` for a game without.
    type Pack: CheckedPack + Send + Sync + 'static;
    /// What can be set before play.
    type Options: Options<Self::Pack>;
    /// One thing that can be answered: small, with a stable notation.
    type Choice: Copy + Eq + Debug + Send + Sync + 'static;
    /// What chance can draw: cards, tiles. [`Nothing`](crate::Nothing) for a game of dice or of none.
    type Card: Copy + Eq + Debug + Send + Sync + 'static;

    /// The state before the first step. It draws nothing: setup is the first steps.
    fn new(pack: &Shared<Self::Pack>, options: &Self::Options, seats: usize) -> Self;

    /// Whether every number in a state that was read from a file names something: a card of the pack, a seat, a space. It is asked before
    /// [`Rules::attach`], so that whatever follows may index by them.
    fn check_numbers(&self, _pack: &Self::Pack) -> Result<(), String> {
        Ok(())
    }

    /// Gives a state that was read from a snapshot its pack.
    fn attach(&mut self, pack: &Shared<Self::Pack>);

    /// Runs the rules to the next place where they come to rest.
    fn step(&mut self, table: &mut Table<Self>) -> Play;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the game has ended. A game whose outcome takes work to tell says it here without telling.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// How far the game has come, in the unit people count in: rounds, turns.
    fn length(&self) -> u32;

    /// What must be true at every checkpoint. A sentence says what is not.
    fn invariants(&self) -> Result<(), String>;

    /// Adds to a line of the log what follows from its words: how much it matters, at whom it was aimed, what it touched. Only made where
    /// people read it.
    fn dress(line: LogLine) -> LogLine {
        line
    }

    /// Brings a state written under an older schema to the present one.
    fn upgrade(schema: u32, _state: serde_json::Value) -> Result<serde_json::Value, String> {
        Err(format!("states of schema {schema} can no longer be read"))
    }
}
