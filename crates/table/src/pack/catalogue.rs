//! The catalogue of a pack: everything whose use the lab follows, numbered in one row, and everything that a page of all cards shows.

use super::{Id, Printed};
use crate::scene::{Card, CardFace, Cards};
use crate::{Piece, PieceId, Text};
use std::fmt::Debug;
use std::marker::PhantomData;

/// All pieces of a pack, by their numbers.
#[derive(Debug, Clone, Default)]
pub struct Catalogue {
    pieces: Vec<Piece>,
}

impl Catalogue {
    /// All pieces, in the order of their numbers.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The number of the next piece that is added.
    pub fn next(&self) -> PieceId {
        PieceId(self.pieces.len() as u16)
    }

    /// Adds a piece.
    pub fn add(&mut self, piece: Piece) -> PieceId {
        let id = self.next();
        self.pieces.push(piece);
        id
    }

    /// Adds all things of a list, in its order.
    pub fn row<I>(&mut self, pieces: impl IntoIterator<Item = Piece>) -> Row<I> {
        let row = Row::from(self.pieces.len());
        self.pieces.extend(pieces);
        row
    }
}

impl Piece {
    /// A thing of the pack, of this sort, without clauses.
    pub fn of(sort: &'static str, printed: Printed) -> Piece {
        Piece { sort, slug: printed.slug.to_owned(), name: printed.name(), clauses: Vec::new() }
    }
}

impl Printed<'_> {
    /// What its face begins with: its name and its emblem.
    pub fn face(&self) -> CardFace {
        CardFace::new(self.name()).emblem(self.icon)
    }
}

/// Things of a pack as cards in a row, each with its whole face: one row of a page of all cards.
pub fn printed_row<'p>(title: impl Into<Text>, cards: impl IntoIterator<Item = (Printed<'p>, CardFace)>) -> Cards {
    let card = |(printed, face): (Printed, CardFace)| Card::up(format!("printed-{}", printed.name().key), face);
    Cards::row(cards.into_iter().map(card)).name(title)
}

/// Where the things that an `I` numbers begin in a table that also holds others.
pub struct Row<I> {
    first: u16,
    kind: PhantomData<fn(I)>,
}

impl<I: Id> Row<I> {
    /// The place of a thing in the table.
    #[inline]
    pub fn at(self, id: I) -> usize {
        self.first as usize + id.index()
    }

    /// The piece that a thing is, if the table is the catalogue.
    pub fn piece(self, id: I) -> PieceId {
        PieceId(self.at(id) as u16)
    }
}

impl<I> From<usize> for Row<I> {
    /// A row that begins at this place.
    fn from(first: usize) -> Row<I> {
        Row { first: first as u16, kind: PhantomData }
    }
}

impl<I> Clone for Row<I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for Row<I> {}

impl<I> Default for Row<I> {
    fn default() -> Self {
        Row::from(0)
    }
}

impl<I> Debug for Row<I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "from {}", self.first)
    }
}
