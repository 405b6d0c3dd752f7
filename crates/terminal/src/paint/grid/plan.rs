//! Where the cells of a grid lie on the canvas.

use crate::paint::Column;
use ratatui::layout::Rect;
use table::scene::{Cell, Grid, Side};

/// The measures of a drawn grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub left: u16,
    pub top: u16,
    /// How wide the letters of the rows are, with a space.
    margin: u16,
    /// How many cells of the screen one cell of the board has inside.
    pub width: u16,
    pub height: u16,
    /// Whether lines lie between the rows. Between columns there is always room for a wall.
    pub lined: bool,
    cols: u8,
    rows: u8,
    /// Without lines, the rows that have a line of walls above them.
    walled: Vec<u8>,
    /// Without lines, whether walls lie under the lowest row.
    walled_below: bool,
}

impl Plan {
    /// The largest way to draw a grid that fits a column and a height; closest together it may be higher than what can be seen.
    /// `None` where not even that is narrow enough.
    pub fn fitting(grid: &Grid, counters: bool, column: Column, y: u16, height: u16) -> Option<Plan> {
        let lined = [(10, 5), (8, 4), (6, 3), (4, 2), (4, 1), (3, 1)].map(|size| (size, true));
        let close = [(4, 1), (3, 1), (2, 1), (1, 1)].map(|size| (size, false));
        // Only counters gain from cells that are larger than their letters.
        let most = if counters { 10 } else { 6 };
        let sizes = lined.into_iter().chain(close).filter(|((width, _), _)| *width <= most);
        let legend = if counters { 1 } else { 4 };
        let mut plans = sizes
            .map(|((width, height), lined)| Plan::new(grid, width, height, lined, column.x, y))
            .filter(|plan| plan.whole_width() <= column.width);
        plans.clone().find(|plan| plan.bottom() - y + legend <= height).or_else(|| plans.find(|plan| !plan.lined))
    }

    fn new(grid: &Grid, width: u16, height: u16, lined: bool, left: u16, top: u16) -> Plan {
        let walled_above = |row: &u8| {
            let above = row.checked_add(1);
            grid.walls.iter().any(|wall| {
                (wall.side == Side::North && wall.cell.row == *row)
                    || (wall.side == Side::South && Some(wall.cell.row) == above)
            })
        };
        Plan {
            left,
            top,
            margin: if grid.rows > 26 { 3 } else { 2 },
            width,
            height,
            lined,
            cols: grid.cols,
            rows: grid.rows,
            walled: (0..grid.rows).filter(walled_above).collect(),
            walled_below: grid.walls.iter().any(|wall| wall.side == Side::South && wall.cell.row == 0),
        }
    }

    /// The same board in the middle of a column.
    #[must_use]
    pub fn centred(self, column: Column) -> Plan {
        let spare = column.width.saturating_sub(self.whole_width());
        Plan { left: column.x + spare / 2, ..self }
    }

    fn whole_width(&self) -> u16 {
        self.margin + u16::from(self.cols) * (self.width + 1) + 1
    }

    /// The line of the walls over a row; without lines there is one only where walls are.
    pub fn line_above(&self, row: u8) -> Option<u16> {
        let over = u16::from(self.rows.saturating_sub(1).saturating_sub(row));
        if self.lined {
            return Some(self.top + 1 + over * (self.height + 1));
        }
        let before = self.walled.iter().filter(|other| **other > row).count() as u16;
        self.walled.contains(&row).then_some(self.top + 1 + over * self.height + before)
    }

    /// The line under the lowest row.
    pub fn line_below(&self) -> Option<u16> {
        let place = self.inside(Cell::new(0, 0));
        (self.lined || self.walled_below).then_some(place.bottom())
    }

    /// The inside of a cell.
    pub fn inside(&self, cell: Cell) -> Rect {
        let over = u16::from(self.rows.saturating_sub(1).saturating_sub(cell.row));
        let y = match self.lined {
            true => self.top + 2 + over * (self.height + 1),
            false => {
                let walls = self.walled.iter().filter(|row| **row >= cell.row).count() as u16;
                self.top + 1 + over * self.height + walls
            }
        };
        let x = self.left + self.margin + u16::from(cell.col) * (self.width + 1) + 1;
        Rect::new(x, y, self.width, self.height)
    }

    /// The column of the line at the left of a column of cells.
    pub fn line_left(&self, col: u8) -> u16 {
        self.left + self.margin + u16::from(col) * (self.width + 1)
    }

    /// The first line under the board.
    pub fn bottom(&self) -> u16 {
        let lowest = self.inside(Cell::new(0, 0)).bottom();
        lowest + u16::from(self.line_below().is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::Wall;

    fn column(width: u16) -> Column {
        Column { x: 0, width }
    }

    #[test]
    fn a_grid_is_drawn_as_large_as_it_fits() {
        let grid = Grid::new("board", 7, 6);
        let size = |width, height| {
            let plan = Plan::fitting(&grid, true, column(width), 0, height);
            plan.map(|plan| (plan.width, plan.height, plan.lined))
        };
        assert_eq!(size(100, 40), Some((10, 5, true)));
        assert_eq!(size(100, 28), Some((6, 3, true)));
        assert_eq!(size(100, 21), Some((4, 2, true)));
        assert_eq!(size(100, 16), Some((4, 1, true)));
        assert_eq!(size(100, 10), Some((4, 1, false)));
        assert_eq!(size(100, 3), Some((4, 1, false)));
        assert_eq!(size(20, 40), Some((1, 1, false)));
        assert_eq!(size(12, 40), None);
    }

    #[test]
    fn close_rows_have_a_line_between_them_only_where_walls_are() {
        let grid = Grid::new("board", 20, 3).walls([Wall::new(Cell::new(1, 4), Side::North)]);
        let plan = Plan::fitting(&grid, false, column(70), 0, 9).expect("a plan");
        assert_eq!((plan.lined, plan.width), (false, 2));
        let rows: Vec<u16> = (0..3).map(|row| plan.inside(Cell::new(row, 0)).y).collect();
        assert_eq!((rows, plan.line_above(1), plan.line_above(0)), (vec![4, 3, 1], Some(2), None));
        assert_eq!(plan.bottom(), 5);
    }
}
