//! The opening of a game: everything that is decided before it begins.

use bots::{BotKind, UnknownBot};
use table::{Holder, Record, Refusal, Seed, Text};

/// Who sits where, what is set, and what the dice grow from.
#[derive(Debug, Clone, PartialEq)]
pub struct Opening {
    pub seats: Vec<Holder>,
    /// Keys and values, as in [`table::Options`].
    pub options: Vec<(String, String)>,
    pub seed: Seed,
    /// Keeps the seed from being guessed out of its commitment.
    pub salt: u128,
    /// Whether people roll and draw themselves.
    pub real_dice: bool,
}

impl Opening {
    /// A table with these seats, nothing set, and the seed 0.
    pub fn new(seats: impl IntoIterator<Item = Holder>) -> Opening {
        Opening {
            seats: seats.into_iter().collect(),
            options: Vec::new(),
            seed: Seed::Proven(0),
            salt: 0,
            real_dice: false,
        }
    }

    #[must_use]
    pub fn seed(mut self, seed: u128) -> Opening {
        self.seed = Seed::Proven(seed);
        self
    }
}

impl From<&Record> for Opening {
    /// The opening of a recorded game.
    fn from(record: &Record) -> Opening {
        Opening {
            seats: record.holders.clone(),
            options: record.options.clone(),
            seed: record.seed,
            salt: record.salt,
            real_dice: record.real_dice,
        }
    }
}

/// Refuses a seat whose bot nobody knows.
pub(crate) fn check_bots(seats: &[Holder]) -> Result<(), Refusal> {
    let known = |holder: &Holder| match holder {
        Holder::Bot(kind) => kind.parse::<BotKind>().map(drop),
        Holder::Person(_) => Ok(()),
    };
    let all = seats.iter().try_for_each(known);
    all.map_err(|unknown: UnknownBot| Refusal::NotOffered(Text::plain(unknown.to_string())))
}
