//! Boards are drawn as they lie: the uppermost line is the northernmost row. `.` is open, `#` obscures, letters stand for miniatures.

mod measures;
mod sights;
mod ways;

use super::*;

/// A board drawn in its lower left corner, with walls named by space and side.
struct Drawn {
    rows: Vec<Vec<char>>,
    walls: Walls,
}

fn draw(picture: &str) -> Drawn {
    let mut rows: Vec<Vec<char>> = picture.split_whitespace().map(|row| row.chars().collect()).collect();
    rows.reverse();
    Drawn { rows, walls: Walls::NONE }
}

impl Drawn {
    /// Red lines as they are written: `B2:N C3:E`.
    fn walls(mut self, written: &str) -> Drawn {
        for wall in written.split_whitespace() {
            let (at, side) = wall.split_once(':').expect("a space and a side");
            let side = Direction::ALL.into_iter().find(|way| way.slug().starts_with(&side.to_lowercase()));
            self.walls.insert(space(at), side.expect("a side"));
        }
        self
    }

    fn all(&self, letter: char) -> Spaces {
        let row = |row: usize| self.rows.get(row).map_or(&[][..], Vec::as_slice);
        Space::all().filter(|space| row(space.row.into()).get(space.col as usize) == Some(&letter)).collect()
    }

    /// The miniature drawn with a letter.
    fn mini(&self, letter: char) -> Footprint {
        let spaces = self.all(letter);
        let corner = spaces.iter().next().unwrap_or_else(|| panic!("there is no {letter}"));
        let side = (1..=3).find(|side| side * side == spaces.len()).expect("a square");
        Footprint::new(corner, side as u8)
    }

    fn sees(&self, one: char, other: char) -> bool {
        let blockers = Blockers { obscuring: self.all('#'), walls: &self.walls };
        let (one, other) = (self.mini(one), self.mini(other));
        let sees = blockers.sees(&one, &other);
        assert_eq!(sees, blockers.sees(&other, &one), "sight goes both ways");
        assert!(sees || !blockers.is_open_between(&one, &other), "nothing lies between");
        assert_eq!(sees, blockers.line(&one, &other).is_some(), "who sees has a line to show");
        sees
    }
}

fn space(written: &str) -> Space {
    let cell: table::scene::Cell = written.parse().expect("a space");
    Space::new(cell.row, cell.col)
}

fn spaces(written: &str) -> Spaces {
    written.split_whitespace().map(space).collect()
}
