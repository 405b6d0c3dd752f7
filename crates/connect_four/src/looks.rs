//! Presentation: the scene, the labels of options, and the appraisal of a position.

use crate::board::{Board, COLUMNS, ROWS};
use crate::{ConnectFour, DropDisc};
use std::sync::LazyLock;
use table::scene::{Area, Cell, Grid, Mark, Piece, SeatLine, Spot, Zone};
use table::{
    EndRow, Ending, Judge, Label, Looks, Notate, Nothing, Present, Rng, Rules, Scene, Seat, SeatMap, Study, Tag,
    Viewer, text,
};

pub(crate) const LOOKS: Looks = Looks {
    hue: 270,
    emblem: "four",
    icons: include_str!("../looks/icons.svg"),
    cover: Some(include_str!("../looks/cover.svg")),
    ..Looks::PLAIN
};

/// The names of all cells, row by row. Every option and every line of the log names some.
static SPOTS: LazyLock<Vec<Spot>> = LazyLock::new(|| {
    let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Cell::new(row, column)));
    cells.map(|cell| Spot::cell("board", cell)).collect()
});

/// The name of a cell of the board.
pub(crate) fn spot(cell: Cell) -> Spot {
    let place = usize::from(cell.row) * usize::from(COLUMNS) + usize::from(cell.col);
    let known = SPOTS.get(place).filter(|_| cell.col < COLUMNS);
    known.cloned().unwrap_or_else(|| Spot::cell("board", cell))
}

impl Notate for ConnectFour {
    const NOTATIONS: &'static [&'static str] = &["drop #"];

    fn notate(&self, _: Seat, DropDisc(column): DropDisc) -> String {
        format!("drop {}", column + 1)
    }

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl Present for ConnectFour {
    fn scene(&self, _: Viewer) -> Scene {
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

    fn describe(&self, _: Seat, DropDisc(column): DropDisc) -> Label {
        let cell = Cell::new(self.board.height(column), column);
        let free = (cell.row..ROWS).map(|row| spot(Cell::new(row, column)));
        let label = Label::new(text!("drop-in", column = column + 1), "B1")
            .at(spot(cell))
            .step_any(free)
            .mark(Mark::Area { cells: vec![spot(cell)], tone: self.turn.into(), text: None })
            .heavy();
        if self.would_win(self.turn, column) {
            label.tag(Tag::good("tag-wins"))
        } else if self.would_win(self.turn.next(2), column) {
            label.tag(Tag::new("tag-stops"))
        } else {
            label
        }
    }

    /// The winning line is marked on the last board.
    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        let winner = self.winner();
        let line = winner.and_then(|winner| Board::lines().find(|line| self.owns(line, winner)));
        let cells = line.into_iter().flatten().map(|(column, row)| Cell::new(row, column));
        let discs = SeatMap::new(2, |seat: Seat| ((self.board.count() + u32::from(seat == Seat(0))) / 2).into());
        Some(Ending {
            winners: winner.into_iter().collect(),
            reason: outcome.text,
            rule: Some(if winner.is_some() { "C1" } else { "C2" }.into()),
            table: vec![EndRow { name: "stat-drops".into(), values: discs }],
            marks: cells.map(|cell| disc_id(cell).into()).collect(),
        })
    }
}

impl Judge for ConnectFour {
    /// Won is 1, lost is 0; between them the lines of four that are still open count, the fuller the more.
    fn appraise(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.results[seat];
        }
        let other = seat.next(2);
        let score: f32 = Board::lines().map(|line| self.worth(&line, seat) - self.worth(&line, other)).sum();
        0.5 + 0.45 * (score / 60.0).tanh()
    }

    /// Nothing is hidden.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Study for ConnectFour {}

impl ConnectFour {
    /// Whether a seat has four in line with a disc more in a column.
    fn would_win(&self, seat: Seat, column: u8) -> bool {
        let mut board = self.board;
        board.drop(seat, column);
        board.has_four(seat)
    }

    fn owns(&self, line: &[(u8, u8); 4], seat: Seat) -> bool {
        line.iter().all(|(column, row)| self.board.disc(*column, *row) == Some(seat))
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
    // Each is one figure, and a page has many discs.
    let [column, row] = [cell.col, cell.row].map(|place| char::from(b'1' + place));
    let mut id = String::with_capacity(8);
    id.push_str("disc-");
    id.extend([column, '-', row]);
    id
}
