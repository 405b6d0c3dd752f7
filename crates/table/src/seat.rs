//! Seats, sets of seats, and viewers.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Not};

/// A place at the table, counted from 0. A table has at most [`Seat::MOST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The largest number of seats a table can have.
    pub const MOST: usize = 15;

    /// Its place in lists of all seats.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count as u8).map(Seat)
    }

    /// All `count` seats of a table in turn, from this one on.
    ///
    /// ```
    /// use table::Seat;
    /// assert!(Seat::around(Seat(2), 4).eq([Seat(2), Seat(3), Seat(0), Seat(1)]));
    /// ```
    pub fn around(first: Seat, count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        let count = count as u8;
        (0..count).map(move |n| Seat((first.0 + n) % count))
    }

    /// The seat after this one at a table of `count` seats.
    pub fn next(self, count: usize) -> Seat {
        Seat((self.0 + 1) % count as u8)
    }
}

impl fmt::Display for Seat {
    /// People count seats from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats: who saw an event, who may read a log line, who is asked. The onlookers count as one more member, so that
/// [`Seats::EVERYONE`] and "all but this seat" need no special case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Seats(u16);

impl Seats {
    /// No seat, and no onlooker.
    pub const NOBODY: Seats = Seats(0);
    /// Every seat and the onlookers.
    pub const EVERYONE: Seats = Seats(u16::MAX);
    const ONLOOKERS: Seats = Seats(1 << Seat::MOST);

    /// This seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Everyone else, the onlookers too.
    pub fn all_but(seat: Seat) -> Seats {
        !Seats::only(seat)
    }

    /// The first `count` seats, without the onlookers.
    pub fn first(count: usize) -> Seats {
        Seats(((1u32 << count) - 1) as u16)
    }

    /// Whether the seat is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether they have a member in common.
    pub fn meets(self, other: Seats) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn is_nobody(&self) -> bool {
        self.is_empty()
    }

    /// Whether nobody is among them.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set; the onlookers are not counted.
    pub fn len(self) -> usize {
        (self.0 & !Self::ONLOOKERS.0).count_ones() as usize
    }

    /// These and one more seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        self | Seats::only(seat)
    }

    /// These but for one seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        self & Seats::all_but(seat)
    }

    /// The seats, in order, without the onlookers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl BitOr for Seats {
    type Output = Seats;
    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl BitAnd for Seats {
    type Output = Seats;
    fn bitand(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
}

impl Not for Seats {
    type Output = Seats;
    fn not(self) -> Seats {
        Seats(!self.0)
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats::only(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NOBODY, Seats::with)
    }
}

/// Through whose eyes a scene, a question or a log is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// Somebody who sits there: sees what the seat may see.
    Seat(Seat),
    /// Somebody who watches and sits nowhere: sees only what everyone sees.
    Onlooker,
    /// Sees everything. For finished games and for tests, never for a running table.
    Referee,
}

impl Viewer {
    /// Whether this viewer is among those who saw a thing.
    pub fn sees(self, seen: Seats) -> bool {
        match self {
            Viewer::Seat(seat) => seen.contains(seat),
            Viewer::Onlooker => seen.meets(Seats::ONLOOKERS),
            Viewer::Referee => true,
        }
    }

    /// The seat, if the viewer has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the viewer sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

/// One value for each seat at the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatMap<T>(Vec<T>);

impl<T> SeatMap<T> {
    /// One value for each of this many seats.
    pub fn new(count: usize, value: impl FnMut(Seat) -> T) -> Self {
        SeatMap(Seat::first(count).map(value).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<T> {
        Seat::first(self.0.len())
    }

    /// The value of a seat, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(n, value)| (Seat(n as u8), value))
    }

    /// Each seat with its value, to change it.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(n, value)| (Seat(n as u8), value))
    }

    /// The values, in the order of the seats.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values, to change them.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T> FromIterator<T> for SeatMap<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        SeatMap(values.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn onlookers_see_what_everyone_sees_and_nothing_that_is_for_some() {
        assert!(Viewer::Onlooker.sees(Seats::EVERYONE));
        assert!(Viewer::Onlooker.sees(Seats::all_but(Seat(0))));
        assert!(!Viewer::Onlooker.sees(Seats::first(4)));
    }

    #[test]
    fn all_but_one_is_read_by_everyone_else() {
        let seen = Seats::all_but(Seat(1));
        assert!(Viewer::Seat(Seat(0)).sees(seen));
        assert!(!Viewer::Seat(Seat(1)).sees(seen));
    }

    #[test]
    fn a_set_counts_seats_and_not_the_onlookers() {
        assert_eq!(Seats::EVERYONE.len(), Seat::MOST);
        assert_eq!(Seats::first(3).iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
        assert_eq!(Seats::first(3).without(Seat(1)).len(), 2);
    }
}
