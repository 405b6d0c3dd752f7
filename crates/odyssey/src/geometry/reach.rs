//! Where a titan can go by itself, and the ways there.

use super::{Direction, Space, Spaces, Walls};
use table::Few;

/// The longest way a titan can go in one movement.
pub const LONGEST: usize = 15;

/// A way of single steps.
pub type Way = Few<Direction, LONGEST>;

/// Where one can go: after each number of steps, the spaces that need no fewer.
#[derive(Debug, Clone)]
pub struct Reach {
    rings: Few<Spaces, LONGEST>,
    from: Space,
}

impl Reach {
    /// Everything that can be entered in at most so many steps. `open` are the spaces one may step on; the space one stands on needs not
    /// be among them. No shortest way enters a space twice.
    #[inline]
    pub fn new(from: Space, steps: u8, open: &Spaces, walls: &Walls) -> Reach {
        Reach::spread(from, steps, open, walls, |_| false)
    }

    /// The same, but no further than needed to tell the ways to one space.
    #[inline]
    pub fn towards(from: Space, to: Space, steps: u8, open: &Spaces, walls: &Walls) -> Reach {
        Reach::spread(from, steps, open, walls, |ring| ring.contains(to))
    }

    #[inline]
    fn spread(from: Space, steps: u8, open: &Spaces, walls: &Walls, is_enough: impl Fn(&Spaces) -> bool) -> Reach {
        let mut seen = Spaces::only(from);
        let mut ring = seen;
        let mut rings = Few::new();
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

    /// Every space that can be entered in at most so many steps, without the one stood on, where nobody asks for the ways.
    pub fn within(from: Space, steps: u8, open: &Spaces, walls: &Walls) -> Spaces {
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

    /// The spaces that need so many steps, from one step on.
    pub fn rings(&self) -> impl Iterator<Item = (u8, &Spaces)> {
        (1..).zip(self.rings.iter())
    }

    /// Every space that can be reached, without the one stood on.
    pub fn spaces(&self) -> Spaces {
        self.rings.iter().fold(Spaces::NONE, |all, ring| all | *ring)
    }

    /// How many steps it takes to a space.
    pub fn steps(&self, to: Space) -> Option<u8> {
        let place = self.rings.iter().position(|ring| ring.contains(to))?;
        Some(place as u8 + 1)
    }

    /// One shortest way to a space that can be reached; of several, the one whose last steps come first among the directions.
    pub fn way(&self, to: Space, walls: &Walls) -> Option<Way> {
        let mut at = to;
        let mut back = Way::new();
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
