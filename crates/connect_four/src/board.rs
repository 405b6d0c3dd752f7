//! A · The board: seven columns of six cells, and lines of four in it.

use serde::{Deserialize, Serialize};
use table::Seat;

pub const COLUMNS: u8 = 7;
pub const ROWS: u8 = 6;

/// One bit for each cell: seven bits a column, the lowest cell first; the seventh bit of each column stays empty, so that lines
/// cannot run from one column's top into the next one's foot.
const STRIDE: u8 = ROWS + 1;

/// The discs of both seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Board {
    discs: [u64; 2],
}

impl Board {
    /// How many discs lie in a column.
    #[inline]
    pub fn height(&self, column: u8) -> u8 {
        let all = self.discs[0] | self.discs[1];
        ((all >> (column * STRIDE)) & 0x3F).count_ones() as u8
    }

    /// A2: a full column takes no more discs.
    #[inline]
    pub fn has_room(&self, column: u8) -> bool {
        (self.discs[0] | self.discs[1]) & (1 << (column * STRIDE + ROWS - 1)) == 0
    }

    /// A2: a disc falls to the lowest free cell.
    #[inline]
    pub fn drop(&mut self, seat: Seat, column: u8) {
        let foot = 1u64 << (column * STRIDE);
        let all = self.discs[0] | self.discs[1];
        let cell = (all + foot) & (0x3F << (column * STRIDE));
        self.discs[seat.index()] |= cell;
    }

    pub fn disc(&self, column: u8, row: u8) -> Option<Seat> {
        let bit = 1 << (column * STRIDE + row);
        [Seat(0), Seat(1)].into_iter().find(|seat| self.discs[seat.index()] & bit != 0)
    }

    /// A3: four in a row, upright, level or slanting.
    #[inline]
    pub fn has_four(&self, seat: Seat) -> bool {
        let discs = self.discs[seat.index()];
        [1, STRIDE, STRIDE - 1, STRIDE + 1].into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    pub fn count(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_ones()
    }

    pub fn is_full(&self) -> bool {
        self.count() == u32::from(COLUMNS * ROWS)
    }

    /// What discs that were dropped one after the other cannot be like, if these are.
    pub fn fault(&self) -> Option<&'static str> {
        let [first, second] = self.discs;
        let column = |column: u8| ((first | second) >> (column * STRIDE)) & 0x7F;
        let board = (0..COLUMNS).fold(0, |board, column| board | (0x3F << (column * STRIDE)));
        let more = i64::from(first.count_ones()) - i64::from(second.count_ones());
        if (first | second) & !board != 0 {
            Some("a disc lies off the board")
        } else if first & second != 0 {
            Some("two discs lie in one cell")
        } else if (0..COLUMNS).any(|n| column(n) & (column(n) + 1) != 0) {
            Some("a disc lies on nothing")
        } else if !(0..=1).contains(&more) {
            Some("the seats have not dropped discs in turn")
        } else {
            None
        }
    }

    /// Every line of four cells, as columns and rows.
    pub fn lines() -> impl Iterator<Item = [(u8, u8); 4]> {
        let starts = (0..COLUMNS as i8).flat_map(|column| (0..ROWS as i8).map(move |row| (column, row)));
        let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
        starts
            .flat_map(move |(column, row)| {
                ways.map(|(across, up)| [0, 1, 2, 3].map(|n| (column + n * across, row + n * up)))
            })
            .filter(|line| line.iter().all(|(c, r)| (0..COLUMNS as i8).contains(c) && (0..ROWS as i8).contains(r)))
            .map(|line| line.map(|(column, row)| (column as u8, row as u8)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_that_nobody_can_have_dropped_are_told() {
        let fault = |discs: [u64; 2]| Board { discs }.fault();
        assert_eq!(fault([0b1, 0b10]), None);
        assert_eq!(fault([0b100_0000, 0b1]), Some("a disc lies off the board"), "above a column");
        assert_eq!(fault([1 << 60, 0b1]), Some("a disc lies off the board"), "beside the columns");
        assert_eq!(fault([0b1, 0b1]), Some("two discs lie in one cell"));
        assert_eq!(fault([0b10, 0]), Some("a disc lies on nothing"));
        assert_eq!(fault([0b11, 0]), Some("the seats have not dropped discs in turn"));
        assert_eq!(fault([0, 0b1]), Some("the seats have not dropped discs in turn"));
    }
}
