//! The lines from the sides of a space to the centre of another, measured once for a whole board: where they pass depends only on how far the
//! two are apart.

use crate::{Ray, Space, Spaces};

/// Every line of [`Ray::from_sides`] on a board, as the spaces between its two ends that it passes through.
#[derive(Debug, Clone)]
pub struct Sightlines<const COLS: usize, const ROWS: usize> {
    /// For each distance in rows and columns where its lines begin in `rows`.
    starts: Vec<u32>,
    /// The four lines of a distance one after another, each with a word a row. Bit 0 is the column farthest west of the two ends.
    rows: Vec<u32>,
}

impl<const COLS: usize, const ROWS: usize> Sightlines<COLS, ROWS> {
    /// Measures all lines of the board.
    pub fn measure() -> Self {
        let mut lines = Sightlines { starts: Vec::with_capacity(4 * COLS * ROWS), rows: Vec::new() };
        let span = |most: usize| 1 - most as i8..most as i8;
        for (rise, run) in span(ROWS).flat_map(|rise| span(COLS).map(move |run| (rise, run))) {
            lines.starts.push(lines.rows.len() as u32);
            let ends = |(from, to): (Option<Space<COLS, ROWS>>, Option<Space<COLS, ROWS>>)| Some((from?, to?));
            let (low, left) = ((-rise).max(0), (-run).max(0));
            if let Some((from, to)) = ends((Space::at(low, left), Space::at(low + rise, left + run))) {
                lines.put(from, to);
            }
        }
        lines
    }

    /// The lines between two spaces that lie as far in the lower left of the board as they can.
    fn put(&mut self, from: Space<COLS, ROWS>, to: Space<COLS, ROWS>) {
        for ray in Ray::from_sides(from, to) {
            let mut passed: Spaces<COLS, ROWS> = ray.spaces();
            passed.remove(from);
            passed.remove(to);
            self.rows.extend((0..=from.row.max(to.row)).map(|row| passed.row(row)));
        }
    }

    /// Whether one of the four lines from the sides of a space to the centre of another passes through none of these. The two themselves never
    /// count.
    #[inline]
    pub fn any_is_clear(&self, from: Space<COLS, ROWS>, to: Space<COLS, ROWS>, blocking: &Spaces<COLS, ROWS>) -> bool {
        let (rise, run) =
            (to.row as usize + ROWS - 1 - from.row as usize, to.col as usize + COLS - 1 - from.col as usize);
        let start = self.starts[rise * (2 * COLS - 1) + run] as usize;
        let (low, left, count) = (from.row.min(to.row), from.col.min(to.col), from.row.abs_diff(to.row) as usize + 1);
        let lines = self.rows[start..start + 4 * count].chunks_exact(count);
        lines
            .into_iter()
            .any(|line| line.iter().zip(low..).all(|(passed, row)| passed & (blocking.row(row) >> left) == 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Spot = Space<7, 5>;
    type Set = Spaces<7, 5>;

    /// Whether a line is clear, drawn for this pair alone.
    fn drawn(from: Spot, to: Spot, blocking: Set) -> bool {
        let mut blocking = blocking;
        blocking.remove(from);
        blocking.remove(to);
        Ray::from_sides(from, to).iter().any(|ray| !ray.spaces().meets(&blocking))
    }

    #[test]
    fn measured_lines_are_those_that_are_drawn_for_each_pair_of_spaces() {
        let lines = Sightlines::<7, 5>::measure();
        let (mut clear, mut shut) = (0, 0);
        for seed in 0..24u64 {
            // A quarter to a half of the board is in the way, by a fixed scramble of the numbers of the spaces.
            let scramble =
                |space: &Spot| (space.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15 ^ (seed << 40)) >> 61;
            let blocking: Set = Spot::all().filter(|space| scramble(space) < 2 + seed % 3).collect();
            for (from, to) in Spot::all().flat_map(|from| Spot::all().map(move |to| (from, to))) {
                let seen = lines.any_is_clear(from, to, &blocking);
                assert_eq!(seen, drawn(from, to, blocking), "{from} to {to} past {blocking:?}");
                *(if seen { &mut clear } else { &mut shut }) += 1;
            }
        }
        assert!(clear > 1_000 && shut > 1_000, "{clear} clear and {shut} shut");
    }
}
