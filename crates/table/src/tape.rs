//! The tape: what was answered and drawn in a step, by value, and who saw it.

use crate::{Answer, Seat, Seats, Stream};
use smallvec::SmallVec;

/// The faces of one roll, in the order rolled.
pub type Faces = SmallVec<[u8; 8]>;

/// One thing that happened in a step.
#[derive(Debug, Clone, PartialEq)]
pub enum Event<C, K> {
    /// Somebody answered.
    Answer {
        /// Who answered.
        seat: Seat,
        /// What they answered.
        answer: Answer<C>,
        /// Who saw it.
        seen: Seats,
        /// Who gave the answer for them.
        by: AnsweredBy,
        /// Whether it was only a chance to do something.
        window: bool,
    },
    /// One roll with all its dice.
    Roll {
        /// What was rolled for.
        stream: Stream,
        /// How many faces a die has.
        sides: u8,
        /// What came.
        faces: Faces,
        /// Who saw it.
        seen: Seats,
    },
    /// A card, a tile: one of several, taken by chance.
    Draw {
        /// What it was drawn from.
        stream: Stream,
        /// What came.
        card: K,
        /// Who saw it.
        seen: Seats,
    },
    /// Something hidden was shown: the card, to these seats. It is no draw, but it is news.
    Shown {
        /// What was shown.
        card: K,
        /// To whom.
        seen: Seats,
    },
}

/// Whose hand gave an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnsweredBy {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A standing order of the person.
    Order,
    /// The table itself: there was only one thing to answer.
    Forced,
    /// The table itself: nobody was asked, since the answers make no difference. Records hold it, so that those of programs that still asked
    /// are read in the same way.
    Spared,
}

impl AnsweredBy {
    /// Whether the table answered by itself.
    pub fn is_table(self) -> bool {
        matches!(self, AnsweredBy::Forced | AnsweredBy::Spared)
    }
}

impl<C, K> Event<C, K> {
    /// Who saw it.
    pub fn seen(&self) -> Seats {
        match self {
            Event::Answer { seen, .. }
            | Event::Roll { seen, .. }
            | Event::Draw { seen, .. }
            | Event::Shown { seen, .. } => *seen,
        }
    }

    pub(crate) fn widen(&mut self, more: Seats) {
        match self {
            Event::Answer { seen, .. }
            | Event::Roll { seen, .. }
            | Event::Draw { seen, .. }
            | Event::Shown { seen, .. } => *seen = *seen | more,
        }
    }

    /// An answer that somebody gave, as opposed to a forced one or chance.
    pub fn is_given(&self) -> bool {
        matches!(self, Event::Answer { by, .. } if !by.is_table())
    }
}
