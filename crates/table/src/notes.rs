//! The use of a pack's content in a game: what was seen, what had an effect, and for whom. The lab asks for it; playouts, bots and
//! tables of people do without, and pay one comparison for each place in the rules that would tell.

use crate::{Rules, Seat, Table, Text};

/// Something in a pack whose use is worth following: a card, a god's sheet, a gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tracked {
    /// What sort of thing it is, in the game's own word: `event`, `hero`.
    pub sort: &'static str,
    /// Its name in the pack.
    pub slug: String,
    /// Its name for people.
    pub name: Text,
    /// What it can do, one by one, as its author wrote it. Only what the rules tell of by [`Table::note_clause`].
    pub clauses: Vec<String>,
}

/// The number of a piece: its place in [`Study::inventory`](crate::Study::inventory).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TrackedId(pub u16);

impl TrackedId {
    /// Its place in the inventory.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One thing that became of a card that was drawn, or of any other piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Usage<K> {
    /// The card came on the table, or into somebody's hand.
    Seen(K),
    /// Somebody had a use for it.
    Used {
        /// What was used.
        piece: TrackedId,
        /// By whom.
        seat: Seat,
    },
    /// Something that it can do was done, for this seat.
    Clause {
        /// Whose clause it is.
        piece: TrackedId,
        /// Its place among the clauses.
        clause: u8,
        /// For whom.
        seat: Seat,
    },
}

impl<'a, G: Rules> Table<'a, G> {
    /// Keeps notes of what happens to cards. A table that stops keeps them for a [`crate::Sink`] that wants them.
    #[must_use]
    pub fn noting(mut self, notes: &'a mut Vec<Usage<G::Card>>) -> Self {
        self.notes = Some(notes);
        self
    }

    /// The notes since they were last taken. To keep the memory, give the list back with [`Table::give_notes`].
    pub fn take_notes(&mut self) -> Vec<Usage<G::Card>> {
        self.notes_kept().map(std::mem::take).unwrap_or_default()
    }

    /// Goes on with this list, emptied.
    pub fn give_notes(&mut self, mut list: Vec<Usage<G::Card>>) {
        list.clear();
        if let Some(notes) = self.notes_kept() {
            *notes = list;
        }
    }

    /// Tells that somebody has a use for a piece: it is played, woven, entered, opened.
    #[inline]
    pub fn note_use(&mut self, piece: TrackedId, seat: Seat) {
        if let Some(notes) = self.notes_kept() {
            notes.push(Usage::Used { piece, seat });
        }
    }

    /// Tells that one of a piece's clauses did something for somebody.
    #[inline]
    pub fn note_clause(&mut self, piece: TrackedId, clause: usize, seat: Seat) {
        if let Some(notes) = self.notes_kept() {
            let clause = clause as u8;
            notes.push(Usage::Clause { piece, clause, seat });
        }
    }

    /// Whether anybody wants notes: for rules that would have to look for what to tell.
    #[inline]
    pub fn keeps_notes(&mut self) -> bool {
        self.notes_kept().is_some()
    }
}
