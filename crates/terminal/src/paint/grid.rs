//! Grids: with lines between the cells where there is room for them, close together where there is not, and in words where not even that
//! fits.

mod ground;
mod overlay;
mod pieces;
mod plan;

use super::codes::codes;
use super::{Column, Lamp, Painter};
use crate::canvas::Run;
use plan::Plan;
use ratatui::layout::Rect;
use std::collections::HashMap;
use table::scene::plain::plain;
use table::scene::{Area, Cell, Figure, Grid, Part, Scene, Side, Wall, Zone};
use table::{Looks, Text};

/// A grid about to be drawn.
struct Board<'g> {
    grid: &'g Grid,
    plan: Plan,
    /// A code for each piece, in the order of the grid's pieces.
    codes: Vec<String>,
    /// The piece on each cell, by its place in the list.
    on: HashMap<Cell, usize>,
    /// The sign of each cell's ground, and the patch it belongs to.
    ground: HashMap<Cell, (char, usize)>,
    /// Whether it is a board of plain counters.
    counters: bool,
    /// Where pieces would stand, by their places in the list.
    ghosts: HashMap<Cell, usize>,
}

impl<'g> Board<'g> {
    fn new(painter: &Painter, grid: &'g Grid, plan: Plan) -> Board<'g> {
        let names: Vec<String> = grid.pieces.iter().map(|piece| painter.say(&piece.name)).collect();
        let pieces = grid.pieces.iter().enumerate();
        let patches = grid.terrain.iter().enumerate();
        let looks = painter.palette.looks;
        Board {
            grid,
            plan,
            codes: codes(&names),
            on: pieces.flat_map(|(n, piece)| piece.cells().into_iter().map(move |cell| (cell, n))).collect(),
            ground: patches
                .flat_map(|(n, patch)| {
                    patch.cells.iter().map(move |cell| (*cell, (ground_sign(looks, &patch.kind), n)))
                })
                .collect(),
            counters: is_of_counters(grid),
            ghosts: painter
                .marks
                .ghosts(grid)
                .into_iter()
                .flat_map(|(n, cells)| cells.into_iter().map(move |cell| (cell, n)))
                .collect(),
        }
    }

    fn has_wall(&self, cell: Cell, side: Side) -> bool {
        self.grid.walls.contains(&Wall::new(cell, side))
    }

    fn is_reached(&self, cell: Cell) -> bool {
        self.grid.reach.as_ref().is_some_and(|reach| reach.cells.contains(&cell))
    }

    fn is_marked(&self, cell: Cell) -> bool {
        let reach = self.grid.reach.as_ref();
        reach.is_some_and(|reach| reach.marks.iter().any(|mark| mark.cell == cell))
    }
}

fn is_of_counters(grid: &Grid) -> bool {
    let plain = grid.pieces.iter().all(|piece| piece.figure == Figure::Disc && piece.emblem.is_none());
    grid.walls.is_empty() && grid.reach.is_none() && plain
}

/// The sign that the game gives this ground.
fn ground_sign(looks: &Looks, kind: &str) -> char {
    looks.ground(kind).map_or('▒', |ground| ground.sign)
}

impl Painter<'_> {
    pub fn grid(&mut self, column: Column, y: u16, grid: &Grid) -> u16 {
        let height = self.room.height.saturating_sub(y.min(self.room.height / 2));
        let Some(plan) = Plan::fitting(grid, is_of_counters(grid), column, y, height) else {
            return self.in_words(column, y, Part::Grid(grid.clone()));
        };
        let board = Board::new(self, grid, plan.centred(column));
        self.labels(&board);
        self.ground(&board);
        self.lines(&board);
        self.sights(&board);
        self.pieces(&board);
        self.overlay(&board);
        self.grid_hits(&board);
        let y = board.plan.bottom();
        let under = match board.counters {
            true => column.inside(board.plan.left - column.x),
            false => column,
        };
        self.legend(under, y, &board)
    }

    /// A part that cannot be drawn here, told in words.
    pub fn in_words(&mut self, column: Column, y: u16, part: Part) -> u16 {
        let scene = Scene::new(Text::plain("")).zone(Zone::new("words", Area::Board).part(part));
        let told = plain(&scene, &self.reader, usize::from(column.width.max(24)));
        let mut y = y;
        for line in told.lines().skip_while(|line| line.trim().is_empty()) {
            let style = match line.trim_start().starts_with("* ") {
                true => self.palette.lamp(),
                false => self.palette.ink(),
            };
            self.canvas.put(column.x, y, line, style, column.width);
            y += 1;
        }
        y
    }

    /// The numbers of the columns above and the letters of the rows beside the board.
    fn labels(&mut self, board: &Board) {
        let plan = &board.plan;
        let style = self.palette.faint();
        for col in 0..board.grid.cols {
            let place = plan.inside(Cell::new(0, col));
            let number = u16::from(col) + 1;
            let words = if place.width < 2 { (number % 10).to_string() } else { number.to_string() };
            let x = place.x + place.width.saturating_sub(words.len() as u16) / 2;
            self.canvas.put(x, plan.top, &words, style, 3);
        }
        for row in 0..board.grid.rows {
            let place = plan.inside(Cell::new(row, 0));
            let name = Cell::new(row, 0).to_string().trim_end_matches('1').to_owned();
            self.canvas.put(plan.left, place.y + place.height / 2, &name, style, 2);
        }
    }

    /// The cells that a click can mean.
    fn grid_hits(&mut self, board: &Board) {
        for cell in board.grid.cells() {
            let place = board.plan.inside(cell);
            self.canvas.hit(&board.grid.spot(cell), place);
        }
        for piece in &board.grid.pieces {
            let cells = piece.cells();
            let area = cells.iter().map(|cell| board.plan.inside(*cell)).reduce(Rect::union);
            area.into_iter().for_each(|area| self.canvas.hit(&piece.id, area));
        }
    }

    fn cell_lamp(&self, board: &Board, cell: Cell) -> Option<Lamp> {
        let piece = board.on.get(&cell).map(|n| &board.grid.pieces[*n].id);
        self.lamp(&board.grid.spot(cell)).or_else(|| self.lamp(piece?))
    }

    /// What the signs mean: pieces and their condition, grounds, reach, sight and front.
    fn legend(&mut self, column: Column, y: u16, board: &Board) -> u16 {
        let y = match board.counters {
            true => self.counter_legend(column, y, board),
            false => self.piece_legend(column, y, board),
        };
        let mut items = self.ground_legend(board);
        items.extend(self.reach_legend(board));
        for sight in &board.grid.sights {
            items.push(vec![Run::new(self.say(&sight.name), self.palette.sight())]);
        }
        if let Some(front) = &board.grid.front {
            items.push(vec![Run::new(format!("┊ {}", self.say(&front.name)), self.palette.quiet())]);
        }
        let runs = super::joined(self.palette, items);
        self.flow(column, y, &runs)
    }
}
