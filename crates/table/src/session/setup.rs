//! The setup of a session: everything that is decided before the first step.

use crate::run::{Dice, RunMode};
use crate::{Game, SeatMap, Seed, Shared};
use serde::{Deserialize, Serialize};

/// Who answers for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// A person, by name.
    Person(String),
    /// A bot, by its kind, such as `greedy`.
    Bot(String),
}

impl Holder {
    /// Whether a person answers for the seat.
    pub fn is_person(&self) -> bool {
        matches!(self, Holder::Person(_))
    }
}

/// Everything that is settled before the first step.
pub struct Setup<G: Game> {
    /// The content.
    pub pack: Shared<G::Pack>,
    /// The hash of the pack's files.
    pub pack_hash: String,
    /// What was set before play.
    pub options: G::Options,
    /// Who answers for each seat.
    pub holders: SeatMap<Holder>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Keeps the seed from being guessed out of its commitment.
    pub salt: u128,
    /// Whether people roll and draw themselves.
    pub real_dice: bool,
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup {
            pack: self.pack.clone(),
            pack_hash: self.pack_hash.clone(),
            options: self.options.clone(),
            holders: self.holders.clone(),
            seed: self.seed,
            salt: self.salt,
            real_dice: self.real_dice,
        }
    }
}

pub(crate) fn run_mode<G: Game>(setup: &Setup<G>) -> RunMode {
    let persons = setup.holders.iter().filter(|(_, holder)| holder.is_person()).map(|(seat, _)| seat);
    let dice = if setup.real_dice { Dice::People(persons.collect()) } else { Dice::Table };
    RunMode { words: true, dice, spares: true }
}
