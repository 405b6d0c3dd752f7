//! The tape: what was answered and drawn in a step, by value, and who saw it.

use crate::{Answer, Seat, Seats, Stream};
use smallvec::SmallVec;

/// The faces of one roll, in the order rolled.
pub type Faces = SmallVec<[u8; 8]>;

/// One thing that happened in a step.
#[derive(Debug, Clone, PartialEq)]
pub enum Event<C, K> {
    /// Somebody answered.
    Answer { seat: Seat, answer: Answer<C>, seen: Seats, by: Hand, window: bool },
    /// One roll with all its dice.
    Roll { stream: Stream, sides: u8, faces: Faces, seen: Seats },
    /// A card, a tile: one of several, taken by chance.
    Draw { stream: Stream, card: K, seen: Seats },
    /// Something hidden was shown: the card, to these seats. It is no draw, but it is news.
    Shown { card: K, seen: Seats },
}

/// Whose hand gave an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
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

impl Hand {
    /// Whether the table answered by itself.
    pub fn is_table(self) -> bool {
        matches!(self, Hand::Forced | Hand::Spared)
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
