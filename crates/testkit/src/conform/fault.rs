//! What conformance finds, and how it tells.

use std::fmt;

table::vocabulary! {
/// Which promise was broken.
pub enum Check {
    /// The content that ships is sound.
    Pack,
    /// Rules go on or stop, but never fail: no fault, no panic, no swallowed halt, no runaway.
    Rules,
    /// Options are distinct and every option that is offered can be taken.
    Options,
    /// Kinds and pieces are among those that the game lists.
    Catalogue,
    /// Notations are distinct, well formed, and read back.
    Notation,
    /// What must be true at every checkpoint is.
    Invariants,
    /// What a viewer sees does not depend on what it cannot know.
    Secrecy,
    /// Where something is hidden, imagined worlds differ.
    Variety,
    /// Worlds can be imagined: at most half the tries are rejected.
    Imagine,
    /// The same game played twice is the same.
    Determinism,
    /// A longer tape gives the shorter one's log as a prefix.
    Log,
    /// A state survives being stored.
    Storing,
    /// A record plays again to the same game.
    Record,
    /// What is taken back and answered again gives the same state.
    Undo,
    /// A playout and a stopped game go the same way.
    Playout,
    /// Games end.
    End,
    /// An appraisal is a number from 0 to 1, and at the end the result.
    Appraise,
    /// Scenes are sound, and options point at things that are there.
    Scene,
    /// Every text exists in every language.
    Words,
    /// Every rule that is named is in the rulebook.
    Rulebook,
}
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// One promise that was broken, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub check: Check,
    pub said: String,
    /// Where it happened; `None` for what holds for all games.
    pub place: Option<Place>,
}

/// Where in which game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    pub seed: u64,
    pub seats: usize,
    /// How many answers had been given.
    pub answers: usize,
    /// The key of the prompt and who is asked.
    pub question: String,
    /// The last answers, in the notation that [`crate::Script::answers`] reads.
    pub path: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} · {}", self.check, self.said)?;
        let Some(place) = &self.place else { return Ok(()) };
        let Place { seed, seats, answers, question, path } = place;
        write!(f, "\n    seed {seed}, {seats} seats, after {answers} answers, at {question}")?;
        if !path.is_empty() {
            write!(f, "\n    answers: {path}")?;
        }
        write!(f, "\n    again: .seed({seed}).games(1).seats({seats}..={seats})")
    }
}

/// All that was found. The same sentence of the same check is told once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults {
    game: &'static str,
    faults: Vec<Fault>,
}

/// How many faults are enough to read.
const PLENTY: usize = 12;

impl Faults {
    pub(super) fn new(game: &'static str) -> Faults {
        Faults { game, faults: Vec::new() }
    }

    pub(super) fn add_for_all(&mut self, check: Check, said: String) {
        self.extend([Fault { check, said, place: None }]);
    }

    pub(super) fn extend(&mut self, faults: impl IntoIterator<Item = Fault>) {
        for fault in faults {
            let known = self.faults.iter().any(|old| old.check == fault.check && old.said == fault.said);
            if !known {
                self.faults.push(fault);
            }
        }
    }

    pub(super) fn are_plenty(&self) -> bool {
        self.faults.len() >= PLENTY
    }

    pub fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.faults.iter()
    }

    /// Whether a check found something whose sentence holds these words.
    pub fn found(&self, check: Check, words: &str) -> bool {
        self.iter().any(|fault| fault.check == check && fault.said.contains(words))
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks its contract:", self.game)?;
        self.faults.iter().take(PLENTY).try_for_each(|fault| write!(f, "\n  {fault}"))?;
        match self.faults.len().saturating_sub(PLENTY) {
            0 => Ok(()),
            more => write!(f, "\n  and {more} more"),
        }
    }
}
