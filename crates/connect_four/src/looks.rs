//! How the game looks and reads, and how well a seat stands.

use crate::board::{Board, COLUMNS, ROWS};
use crate::{ConnectFour, Drop};
use table::scene::{Area, Cell, Grid, Piece, SeatLine, Spot, Zone};
use table::{Game, Label, Scene, Seat, text};

impl ConnectFour {
    pub(crate) fn picture(&self) -> Scene {
        let mut grid = Grid::new("board", COLUMNS, ROWS);
        for cell in grid.cells() {
            if let Some(seat) = self.board.disc(cell.col, cell.row) {
                let name = text!("disc-of", who = seat);
                grid = grid.piece(Piece::disc(disc_id(cell), name, cell).tone(seat));
            }
        }
        let moving = self.outcome().is_none();
        let seats = Seat::first(2)
            .map(|seat| SeatLine::new(seat, text!("table-seat", who = seat)).acting(moving && seat == self.turn));
        Scene::new("connect-four")
            .round(text!("move-number", number = self.board.count() + u32::from(moving)))
            .seats(seats)
            .zone(Zone::new("table", Area::Board).part(grid))
    }

    pub(crate) fn label(&self, Drop(column): Drop) -> Label {
        let cell = Cell::new(self.board.height(column), column);
        Label::new(text!("drop-in", column = column + 1), "B1").at(Spot::cell("board", cell))
    }

    /// Won is 1, lost is 0; between them the lines of four that are still open count, the fuller the more.
    pub(crate) fn prospects(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.results[seat];
        }
        let other = seat.next(2);
        let score: f32 = Board::lines().map(|line| self.worth(&line, seat) - self.worth(&line, other)).sum();
        0.5 + 0.45 * (score / 60.0).tanh()
    }

    /// What a line is worth to a seat: nothing if the other has a disc in it. Three discs count for more to whoever moves.
    fn worth(&self, line: &[(u8, u8); 4], seat: Seat) -> f32 {
        let discs = line.iter().filter_map(|(column, row)| self.board.disc(*column, *row));
        let (mut own, mut others) = (0, 0);
        discs.for_each(|owner| if owner == seat { own += 1 } else { others += 1 });
        match (own, others) {
            (3, 0) if self.turn == seat => 100.0,
            (3, 0) => 12.0,
            (2, 0) => 3.0,
            (1, 0) => 1.0,
            _ => 0.0,
        }
    }
}

fn disc_id(cell: Cell) -> String {
    format!("disc-{}-{}", cell.col + 1, cell.row + 1)
}
