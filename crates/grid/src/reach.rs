//! Where somebody can go in single steps that all cost the same, and the ways there. Whole sets of spaces spread at once.

use crate::{Direction, Space, Spaces, Walls};
use table::CopyVec;

/// A way of single steps.
pub type Way<const LONGEST: usize> = CopyVec<Direction, LONGEST>;

/// Where somebody can go in at most `LONGEST` steps: after each number of steps, the spaces that need no fewer.
#[derive(Debug, Clone)]
pub struct Reach<const COLS: usize, const ROWS: usize, const LONGEST: usize> {
    rings: CopyVec<Spaces<COLS, ROWS>, LONGEST>,
    from: Space<COLS, ROWS>,
}

impl<const COLS: usize, const ROWS: usize, const LONGEST: usize> Reach<COLS, ROWS, LONGEST> {
    /// Everything that can be entered in at most this many steps. `open` are the spaces that may be stepped on; the starting space needs
    /// not be among them. No shortest way enters a space twice.
    #[inline]
    pub fn new(from: Space<COLS, ROWS>, steps: u8, open: &Spaces<COLS, ROWS>, walls: &Walls<COLS, ROWS>) -> Self {
        Reach::spread(from, steps, open, walls, |_| false)
    }

    /// The same, but no further than needed to find the ways to one space.
    #[inline]
    pub fn towards(
        from: Space<COLS, ROWS>,
        to: Space<COLS, ROWS>,
        steps: u8,
        open: &Spaces<COLS, ROWS>,
        walls: &Walls<COLS, ROWS>,
    ) -> Self {
        Reach::spread(from, steps, open, walls, |ring| ring.contains(to))
    }

    #[inline]
    fn spread(
        from: Space<COLS, ROWS>,
        steps: u8,
        open: &Spaces<COLS, ROWS>,
        walls: &Walls<COLS, ROWS>,
        is_enough: impl Fn(&Spaces<COLS, ROWS>) -> bool,
    ) -> Self {
        let mut seen = Spaces::only(from);
        let mut ring = seen;
        let mut rings = CopyVec::new();
        for _ in 0..steps.min(LONGEST as u8) {
            ring = (walls.around(&ring) & *open) - seen;
            if ring.is_empty() {
                break;
            }
            seen |= ring;
            rings.push(ring);
            if is_enough(&ring) {
                break;
            }
        }
        Reach { rings, from }
    }

    /// Every space that can be entered in at most this many steps, without the starting space, where nobody asks for the ways.
    pub fn within(
        from: Space<COLS, ROWS>,
        steps: u8,
        open: &Spaces<COLS, ROWS>,
        walls: &Walls<COLS, ROWS>,
    ) -> Spaces<COLS, ROWS> {
        let here = Spaces::only(from);
        let mut reached = here;
        for _ in 0..steps.min(LONGEST as u8) {
            let wider = reached | (walls.around(&reached) & *open);
            if wider == reached {
                break;
            }
            reached = wider;
        }
        reached - here
    }

    /// The spaces that need this many steps, from one step on.
    pub fn rings(&self) -> impl Iterator<Item = (u8, &Spaces<COLS, ROWS>)> {
        (1..).zip(self.rings.iter())
    }

    /// Every space that can be reached, without the starting space.
    pub fn spaces(&self) -> Spaces<COLS, ROWS> {
        self.rings.iter().fold(Spaces::NONE, |all, ring| all | *ring)
    }

    /// How many steps it takes to a space.
    pub fn steps(&self, to: Space<COLS, ROWS>) -> Option<u8> {
        let place = self.rings.iter().position(|ring| ring.contains(to))?;
        Some(place as u8 + 1)
    }

    /// One shortest way to a space that can be reached; of several, the one whose last steps come first among the directions.
    pub fn way(&self, to: Space<COLS, ROWS>, walls: &Walls<COLS, ROWS>) -> Option<Way<LONGEST>> {
        let mut at = to;
        let mut back = Way::<LONGEST>::new();
        for place in (0..self.steps(to)?).rev() {
            let before = if place == 0 { Spaces::only(self.from) } else { self.rings[place as usize - 1] };
            let direction = Direction::ALL.into_iter().find(|direction| {
                let came_from = at.next(direction.opposite());
                came_from.is_some_and(|space| before.contains(space) && !walls.is_between(space, *direction))
            })?;
            back.push(direction);
            at = at.next(direction.opposite())?;
        }
        Some(back.iter().rev().copied().collect())
    }
}
