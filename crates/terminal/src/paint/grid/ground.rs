//! The ground of a grid: terrain, reach, lines, walls, sight and front.

use super::Board;
use crate::canvas::Run;
use crate::paint::Painter;
use ratatui::layout::Rect;
use std::collections::BTreeMap;
use table::scene::{Cell, Corner, Side, Wall};
use table::text;

/// What a cell in reach costs, in one sign.
const FIGURES: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl Painter<'_> {
    /// Every cell without a piece: its terrain, whether it is in reach, and the key that chooses it.
    pub(super) fn ground(&mut self, board: &Board) {
        for cell in board.grid.cells().filter(|cell| !board.on.contains_key(cell)) {
            let place = board.plan.inside(cell);
            if let Some((sign, patch)) = board.ground.get(&cell) {
                let tone = &board.grid.terrain[*patch].tone;
                let style = self.palette.tone(tone).patch(self.palette.tint(tone, 3));
                let line = sign.to_string().repeat(usize::from(place.width));
                for y in place.y..place.bottom() {
                    self.canvas.put(place.x, y, &line, style, place.width);
                }
            }
            self.cell_sign(board, cell, place);
        }
    }

    fn cell_sign(&mut self, board: &Board, cell: Cell, place: Rect) {
        let (x, y) = (place.x + place.width.saturating_sub(1) / 2, place.y + place.height / 2);
        if let Some(lamp) = self.cell_lamp(board, cell) {
            let key = lamp.key.unwrap_or('*').to_string();
            let style = match lamp.in_hand {
                true => self.palette.lamp_fill(),
                false => self.palette.lamp().patch(self.palette.reach()),
            };
            self.canvas.tint(place, style);
            self.canvas.put(x, y, &key, style, 1);
            return;
        }
        let reached = board.is_reached(cell);
        if reached {
            self.canvas.tint(place, self.palette.reach());
        }
        let sign = match (board.is_marked(cell), reached) {
            (true, _) => "!",
            (_, true) => match board.grid.reach.as_ref().and_then(|reach| reach.cost_of(cell)) {
                Some(cost) => FIGURES.get(usize::from(cost)).copied().unwrap_or("+"),
                None => "+",
            },
            _ if board.ground.contains_key(&cell) => return,
            _ if board.plan.lined => return,
            _ => "·",
        };
        let style = match reached {
            true => self.palette.lamp().patch(self.palette.reach()),
            false => self.palette.hair(),
        };
        self.canvas.put(x, y, sign, style, 1);
    }

    /// The lines between the cells, faint, and the walls on them, heavy.
    pub(super) fn lines(&mut self, board: &Board) {
        let grid = board.grid;
        for row in 0..grid.rows {
            if let Some(y) = board.plan.line_above(row) {
                let wall = |cell| self.marked_wall(board, cell, Side::North);
                let walls: Vec<bool> = (0..grid.cols).map(|col| wall(Cell::new(row, col))).collect();
                self.line_across(board, y, &walls, row + 1 == grid.rows);
            }
            self.lines_down(board, row);
        }
        if let Some(y) = board.plan.line_below().filter(|_| grid.rows > 0) {
            let wall = |cell| self.marked_wall(board, cell, Side::South);
            let walls: Vec<bool> = (0..grid.cols).map(|col| wall(Cell::new(0, col))).collect();
            self.line_across(board, y, &walls, true);
        }
        self.front(board);
    }

    /// Whether there is a wall, or would be with the option in hand.
    fn marked_wall(&self, board: &Board, cell: Cell, side: Side) -> bool {
        board.has_wall(cell, side) || self.marks.has_wall(&board.grid.id, &Wall::new(cell, side))
    }

    fn line_across(&mut self, board: &Board, y: u16, walls: &[bool], edge: bool) {
        let plan = &board.plan;
        let hair = if edge { self.palette.line() } else { self.palette.hair() };
        for col in 0..board.grid.cols {
            let x = plan.line_left(col);
            if plan.lined {
                let corner = if edge || col == 0 { "·" } else { "┼" };
                self.canvas.put(x, y, corner, hair, 1);
                self.canvas.put(x + 1, y, &"─".repeat(usize::from(plan.width)), hair, plan.width);
            }
            if walls[usize::from(col)] {
                let whole = plan.width + 2 * u16::from(plan.lined);
                let start = x + u16::from(!plan.lined);
                self.canvas.put(start, y, &"━".repeat(usize::from(whole)), self.palette.wall(), whole);
            }
        }
        if plan.lined && walls.last() != Some(&true) {
            self.canvas.put(plan.line_left(board.grid.cols), y, "·", hair, 1);
        }
    }

    fn lines_down(&mut self, board: &Board, row: u8) {
        let plan = &board.plan;
        for col in 0..=board.grid.cols {
            let wall = match col.checked_sub(1) {
                Some(west) => self.marked_wall(board, Cell::new(row, west), Side::East),
                None => self.marked_wall(board, Cell::new(row, 0), Side::West),
            };
            let edge = col == 0 || col == board.grid.cols;
            let (sign, style) = match (wall, edge) {
                (true, _) => ("┃", self.palette.wall()),
                (false, true) if plan.lined || board.counters => ("│", self.palette.line()),
                (false, _) if plan.lined => ("│", self.palette.hair()),
                _ => continue,
            };
            let place = plan.inside(Cell::new(row, 0));
            for y in place.y..place.bottom() {
                self.canvas.put(plan.line_left(col), y, sign, style, 1);
            }
        }
    }

    /// A dashed line across the whole board, where no wall is.
    fn front(&mut self, board: &Board) {
        let Some(front) = &board.grid.front else { return };
        let style = self.palette.quiet();
        let plan = &board.plan;
        for row in 0..board.grid.rows {
            let place = plan.inside(Cell::new(row, 0));
            let x = plan.line_left(front.at.min(board.grid.cols));
            let down = matches!(front.side, Side::West | Side::East);
            for y in (place.y..place.bottom()).filter(|_| down) {
                if self.canvas.symbol(x, y) != "┃" {
                    self.canvas.put(x, y, "┊", style, 1);
                }
            }
        }
        let across = matches!(front.side, Side::North | Side::South);
        let line = front.at.checked_sub(1).and_then(|row| plan.line_above(row));
        if let Some(y) = line.filter(|_| across) {
            let (from, to) = (plan.line_left(0), plan.line_left(board.grid.cols));
            for x in from..=to {
                if self.canvas.symbol(x, y) != "━" {
                    self.canvas.put(x, y, "┈", style, 1);
                }
            }
        }
    }

    /// Lines of sight, over empty ground only, where there is room for them.
    pub(super) fn sights(&mut self, board: &Board) {
        if !board.plan.lined {
            return;
        }
        for sight in &board.grid.sights {
            let (from, to) = (corner(board, sight.from), corner(board, sight.to));
            for (x, y) in crate::paint::map::between_points(from, to) {
                if matches!(self.canvas.symbol(x, y), " " | "│" | "─" | "┼" | "+" | "·") {
                    self.canvas.put(x, y, "∙", self.palette.sight(), 1);
                }
            }
        }
    }

    /// Each sign of the ground with the names of what it stands for.
    pub(super) fn ground_legend(&self, board: &Board) -> Vec<Vec<Run>> {
        let mut names: Vec<(char, Vec<String>)> = Vec::new();
        for patch in &board.grid.terrain {
            let (sign, name) = (super::ground_sign(self.palette.looks, &patch.kind), self.say(&patch.name));
            match names.iter_mut().find(|(other, _)| *other == sign) {
                Some((_, known)) if known.contains(&name) => {}
                Some((_, known)) => known.push(name),
                None => names.push((sign, vec![name])),
            }
        }
        let item = |(sign, names): &(char, Vec<String>)| {
            let words = format!("{sign} {}", names.join(", "));
            vec![Run::new(crate::paint::figures::glued(&words), self.palette.quiet())]
        };
        names.iter().map(item).collect()
    }

    pub(super) fn reach_legend(&self, board: &Board) -> Vec<Vec<Run>> {
        let Some(reach) = &board.grid.reach else {
            return Vec::new();
        };
        let count = self.say(&text!("plain-reach", count = reach.cells.len()));
        let mut marks: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for mark in &reach.marks {
            let name = self.say(&text!("plain-reach-mark", name = mark.name.clone()));
            marks.entry(name).or_default().push(mark.cell.to_string());
        }
        let marked = marks.into_iter().map(|(name, cells)| format!("{name}: {}", cells.join(" ")));
        let words = std::iter::once(count).chain(marked);
        words.map(|words| vec![Run::new(words, self.palette.lamp())]).collect()
    }
}

/// Where a corner of the grid lies on the canvas.
fn corner(board: &Board, corner: Corner) -> (u16, u16) {
    let x = board.plan.line_left(corner.col.min(board.grid.cols));
    let line = match corner.row.checked_sub(1) {
        Some(row) => board.plan.line_above(row.min(board.grid.rows.saturating_sub(1))),
        None => board.plan.line_below(),
    };
    (x, line.unwrap_or(board.plan.top))
}
