//! Grids: cells, terrain, walls, reach, sight and pieces.

use super::build::setters;
use super::{Icon, Piece, Spot, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A board of cells. Rows are lettered from the bottom, columns numbered from the left.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grid {
    /// Its cells are named by it: the cell J10 of `board` is the spot `board-J10`.
    pub id: Spot,
    /// How many columns there are.
    pub cols: u8,
    /// How many rows there are.
    pub rows: u8,
    /// The ground, patch by patch.
    pub terrain: Vec<Patch>,
    /// The walls between cells.
    pub walls: Vec<Wall>,
    /// Where somebody can go, while they choose.
    pub reach: Option<Reach>,
    /// Lines of sight, while they matter.
    pub sights: Vec<Sight>,
    /// A line across the board, while it matters.
    pub front: Option<Front>,
    /// The pieces that stand on it.
    pub pieces: Vec<Piece>,
}

/// A cell, counted from 0 at the lower left and written `A1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// The row, from 0.
    pub row: u8,
    /// The column, from 0.
    pub col: u8,
}

/// A corner where lines of the grid meet, counted from 0 at the lower left of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Corner {
    /// The row, from 0.
    pub row: u8,
    /// The column, from 0.
    pub col: u8,
}

/// A side of a cell or of the board; north is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

/// Cells of the same ground that belong together: one city, one labyrinth tile.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Patch {
    /// What is drawn: `city`, `column`, `labyrinth`.
    pub kind: Cow<'static, str>,
    /// What it is called.
    pub name: Text,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// How high it is, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The side towards which it is drawn: where a ladder leads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Side>,
}

/// A wall on one side of a cell. [`Wall::new`] writes the same wall always in the same way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wall {
    /// Where it is.
    pub cell: Cell,
    /// The side of the cell on which it stands.
    pub side: Side,
}

/// Where somebody can go.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Reach {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Cells that allow something more.
    pub marks: Vec<ReachMark>,
    /// What it costs to go there, for cells where that is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<ReachCost>,
}

/// What it costs to go to a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReachCost {
    /// Where it is.
    pub cell: Cell,
    /// What it costs.
    pub cost: u8,
}

/// A cell of a reach that allows something more, such as a blow.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReachMark {
    /// Where it is.
    pub cell: Cell,
    /// The sign of what is possible there.
    pub icon: Icon,
    /// What is possible there.
    pub name: Text,
}

/// A line of sight from corner to corner.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sight {
    /// What it is called.
    pub name: Text,
    /// The corner where it begins.
    pub from: Corner,
    /// The corner where it ends.
    pub to: Corner,
}

/// A line across the whole board, and what lies on one side of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Front {
    /// What it is called.
    pub name: Text,
    /// The side of the line that the name is about.
    pub side: Side,
    /// The number of columns to its west, or of rows to its south.
    pub at: u8,
}

impl Grid {
    /// An empty board.
    pub fn new(id: impl Into<Spot>, cols: u8, rows: u8) -> Grid {
        Grid {
            id: id.into(),
            cols,
            rows,
            terrain: Vec::new(),
            walls: Vec::new(),
            reach: None,
            sights: Vec::new(),
            front: None,
            pieces: Vec::new(),
        }
    }

    /// Every cell, row by row from the lower left.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (cols, rows) = (self.cols, self.rows);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Cell { row, col }))
    }

    /// Whether it has this cell.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.cols
    }

    /// The name of a cell among the things of the scene.
    pub fn spot(&self, cell: Cell) -> Spot {
        Spot::cell(self.id.as_str(), cell)
    }
}

setters!(Grid {
    each patch: Patch => terrain,
    all terrain: Patch => terrain,
    all walls: Wall => walls,
    some reach: Reach,
    each sight: Sight => sights,
    some front: Front,
    each piece: Piece => pieces,
    all pieces: Piece => pieces,
});

impl Cell {
    /// The cell at a row and a column, both from 0.
    pub fn new(row: u8, col: u8) -> Cell {
        Cell { row, col }
    }
}

impl Cell {
    /// Its name in letters and figures. Rows are A to Z, then AA to AZ and so on.
    pub(crate) fn written(self) -> SmallVec<[u8; 8]> {
        let mut name = SmallVec::new();
        if self.row >= 26 {
            name.push(b'A' + self.row / 26 - 1);
        }
        name.push(b'A' + self.row % 26);
        let number = u16::from(self.col) + 1;
        for unit in [100, 10, 1] {
            if number >= unit {
                name.push(b'0' + (number / unit % 10) as u8);
            }
        }
        name
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.written()).unwrap_or_default())
    }
}

/// Something that was written as a cell and is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoCell(pub String);

impl fmt::Display for NoCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no cell; cells are written like A1", self.0)
    }
}

impl std::error::Error for NoCell {}

impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(written: &str) -> Result<Cell, NoCell> {
        let figures = written.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let row = match written.as_bytes()[..written.len() - figures.len()] {
            [letter] => Some(letter - b'A'),
            [tens, letter] => (tens - b'A' + 1).checked_mul(26).and_then(|row| row.checked_add(letter - b'A')),
            _ => None,
        };
        let col = figures.parse::<u16>().ok().filter(|col| (1..=256).contains(col) && !figures.starts_with(['0', '+']));
        match (row, col) {
            (Some(row), Some(col)) => Ok(Cell { row, col: (col - 1) as u8 }),
            _ => Err(NoCell(written.to_owned())),
        }
    }
}

impl Corner {
    /// The corner at a row and a column, both from 0.
    pub fn new(row: u8, col: u8) -> Corner {
        Corner { row, col }
    }
}

impl Patch {
    /// A patch of a ground that the game brings.
    pub fn new(kind: &'static str, name: impl Into<Text>, cells: impl IntoIterator<Item = Cell>) -> Patch {
        Patch {
            kind: Cow::Borrowed(kind),
            name: name.into(),
            icon: None,
            tone: Tone::Neutral,
            cells: cells.into_iter().collect(),
            level: None,
            facing: None,
        }
    }
}

setters!(Patch { some icon: Icon, set tone: Tone => tone, some level: u8, some facing: Side });

impl Wall {
    /// The northern side of a cell is the southern side of the next; a wall is kept by the cell south or west of it, except on the
    /// board's own southern and western edges.
    pub fn new(cell: Cell, side: Side) -> Wall {
        let Cell { row, col } = cell;
        match side {
            Side::South if row > 0 => Wall { cell: Cell::new(row - 1, col), side: Side::North },
            Side::West if col > 0 => Wall { cell: Cell::new(row, col - 1), side: Side::East },
            _ => Wall { cell, side },
        }
    }
}

impl Reach {
    /// Cells without marks.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Reach {
        Reach { cells: cells.into_iter().collect(), marks: Vec::new(), costs: Vec::new() }
    }

    /// A cell that also allows something more.
    #[must_use]
    pub fn mark(mut self, cell: Cell, icon: impl Into<Icon>, name: impl Into<Text>) -> Reach {
        self.marks.push(ReachMark { cell, icon: icon.into(), name: name.into() });
        self
    }

    /// Says what it costs to go to a cell.
    #[must_use]
    pub fn cost(mut self, cell: Cell, cost: u8) -> Reach {
        self.costs.push(ReachCost { cell, cost });
        self
    }

    /// What it costs to go to a cell, if that is told.
    pub fn cost_of(&self, cell: Cell) -> Option<u8> {
        self.costs.iter().find(|told| told.cell == cell).map(|told| told.cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_with_letters_and_figures_and_read_back() {
        for (cell, written) in [(Cell::new(0, 0), "A1"), (Cell::new(9, 9), "J10"), (Cell::new(26, 1), "AA2")] {
            assert_eq!(cell.to_string(), written);
            assert_eq!(written.parse(), Ok(cell));
        }
        for row in 0..=255 {
            let cell = Cell::new(row, 255);
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in ["", "A", "1", "a1", "A0", "A+1", "A01", "A257", "ZZ1", "ABC1", "È1"] {
            assert_eq!(wrong.parse::<Cell>(), Err(NoCell(wrong.into())));
        }
    }

    #[test]
    fn a_wall_is_the_same_from_both_of_its_sides() {
        let cell = Cell::new(3, 3);
        assert_eq!(Wall::new(cell, Side::South), Wall::new(Cell::new(2, 3), Side::North));
        assert_eq!(Wall::new(cell, Side::West), Wall::new(Cell::new(3, 2), Side::East));
        assert_eq!(Wall::new(Cell::new(0, 0), Side::West).side, Side::West);
    }
}
