//! Grids: ground, walls, reach, sight and pieces, with letters and figures in the margin on all four sides.

use super::Pen;
use super::cache::Placed;
use super::icon::{self, num};
use super::piece::{Place, Standing};
use super::place;
use super::quick::hash_of;
use maud::{Markup, PreEscaped, Render, html};
use table::scene::{Cell, Front, Grid, Piece, ReachMark, Side, Sight, Spot, Stand};

/// The side of a cell, and the margin around the board.
pub const CELL: f32 = 40.0;
const MARGIN: f32 = 24.0;

/// The upper left corner of a cell.
pub fn corner(grid: &Grid, cell: Cell) -> (f32, f32) {
    crossing(grid, u16::from(cell.row) + 1, u16::from(cell.col))
}

/// Where lines of the grid cross, counted from the lower left.
fn crossing(grid: &Grid, row: u16, col: u16) -> (f32, f32) {
    let down = f32::from(grid.rows) - f32::from(row);
    (MARGIN + CELL * f32::from(col), MARGIN + CELL * down)
}

fn size(grid: &Grid) -> (f32, f32) {
    let side = |cells: u8| f32::from(cells) * CELL + 2.0 * MARGIN;
    (side(grid.cols), side(grid.rows))
}

impl Pen<'_> {
    pub fn grid(&self, grid: &Grid) -> Markup {
        let (width, height) = size(grid);
        let board = html! {
            div class={ "spin " (place::shape(width, height)) } {
                svg.board.grid viewBox={ "0 0 " (num(width)) " " (num(height)) } role="group" aria-label=(self.tell(&table::text!("web-grid-label", cols = grid.cols, rows = grid.rows, pieces = grid.pieces.len()))) {
                    (self.ground(grid, width, height))
                    (self.reach(grid))
                    (walls(grid))
                    @for sight in &grid.sights { (self.sight(grid, sight)) }
                    (self.margins_or(grid, || margins(grid)))
                }
                div.over.grid { @for piece in grid.pieces.iter().filter_map(|piece| self.on_grid(grid, piece, (width, height))) { (piece) } }
                (super::map::marks(&grid.id, width, height))
            }
        };
        // A grid that is much wider than high turns a quarter on a narrow screen.
        if width > 1.2 * height && grid.cols >= 12 {
            return html! {
                div class={ "turn " (place::shape(width, height)) } {
                    svg.ratio viewBox={ "0 0 " (num(height)) " " (num(width)) } aria-hidden="true" {}
                    (board)
                }
            };
        }
        board
    }

    fn ground(&self, grid: &Grid, width: f32, height: f32) -> Markup {
        let (w, h) = (num(width - 2.0 * MARGIN), num(height - 2.0 * MARGIN));
        html! {
            rect.mg width=(num(width)) height=(num(height)) {}
            rect.gd0 x=(num(MARGIN)) y=(num(MARGIN)) width=(w) height=(h) {}
            rect x=(num(MARGIN)) y=(num(MARGIN)) width=(w) height=(h) fill="url(#pave)" {}
            (self.part_or("terrain", &grid.id, hash_of(&grid.terrain), || html! { @for patch in &grid.terrain { (self.terrain(grid, patch)) } }))
            path.gl d=(PreEscaped(self.hairlines_or(grid, || hairlines(grid)))) {}
            @if let Some(front) = &grid.front { (self.front(grid, front)) }
        }
    }

    fn front(&self, grid: &Grid, front: &Front) -> Markup {
        let (width, height) = size(grid);
        let at = u16::from(front.at);
        let upright = matches!(front.side, Side::East | Side::West);
        let (x, y) = if upright { crossing(grid, 0, at) } else { crossing(grid, at, 0) };
        let line = match upright {
            true => format!("M{} {MARGIN}V{}", num(x), num(height - MARGIN)),
            false => format!("M{MARGIN} {}H{}", num(y), num(width - MARGIN)),
        };
        let (tx, ty, anchor) = match front.side {
            Side::West => (x - 8.0, MARGIN + 13.0, "end"),
            Side::East => (x + 8.0, MARGIN + 13.0, "start"),
            // At the edge it lies on the other side of its line rather than over the letters.
            Side::North if y < MARGIN + 14.0 => (MARGIN + 8.0, y + 14.0, "start"),
            Side::North => (MARGIN + 8.0, y - 10.0, "start"),
            Side::South if y > height - MARGIN - 14.0 => (MARGIN + 8.0, y - 10.0, "start"),
            Side::South => (MARGIN + 8.0, y + 14.0, "start"),
        };
        html! {
            path.fr d=(line) {}
            g.up.frt { text.it x=(num(tx)) y=(num(ty)) text-anchor=(anchor) { (self.say(&front.name)) } }
        }
    }

    /// Where somebody can go, and cells that options point at: a light tint, a dot in each, one outline around the whole. While the
    /// question is about something else, of where somebody can go only a faint outline stays.
    fn reach(&self, grid: &Grid) -> Markup {
        let reach = grid.reach.iter().flat_map(|reach| reach.cells.iter().copied());
        let reach = in_order(reach.filter(|cell| grid.contains(*cell)).collect());
        let mut cells = self.lit_cells(grid);
        let faint = !cells.iter().any(|cell| reach.binary_search(cell).is_ok());
        if !faint {
            cells.extend(&reach);
            cells = in_order(cells);
        }
        let marks = grid.reach.as_ref().map_or(&[][..], |reach| &reach.marks);
        let board = hash_of(&(grid.id.as_str(), grid.rows));
        html! {
            @if faint && !reach.is_empty() { path.rim.faint d=(PreEscaped(rim(grid, &reach))) {} }
            @for cell in &cells {
                @let mark = marks.iter().find(|mark| mark.cell == *cell);
                @let cost = grid.reach.as_ref().and_then(|reach| reach.cost_of(*cell));
                (self.cell_or((grid, board), *cell, (mark, cost), |spot| self.reached(grid, *cell, mark, cost, spot)))
            }
            @if !cells.is_empty() { path.rim d=(PreEscaped(rim(grid, &cells))) {} }
        }
    }

    fn lit_cells(&self, grid: &Grid) -> Vec<Cell> {
        let cells = format!("{}-", grid.id);
        let lit = self.offers.under(&cells).filter_map(|cell| cell.parse().ok());
        in_order(lit.filter(|cell| grid.contains(*cell)).collect())
    }

    fn reached(&self, grid: &Grid, cell: Cell, mark: Option<&ReachMark>, cost: Option<u8>, spot: &Spot) -> Markup {
        let (x, y) = corner(grid, cell);
        let drawing = match (mark, cost) {
            (Some(mark), _) => html! {
                rect.halo.adj x=(num(x + 2.5)) y=(num(y + 2.5)) width="35" height="35" rx="5" {}
                g.up.inkd { (icon::drawn(&mark.icon, x + 20.0, y + 20.0, 18.0)) }
            },
            (None, Some(cost)) => html! {
                rect.halo x=(num(x + 0.5)) y=(num(y + 0.5)) width="39" height="39" rx="1" {}
                text.cst.up x=(num(x + 20.0)) y=(num(y + 25.0)) text-anchor="middle" { (cost) }
            },
            (None, None) => html! {
                rect.halo x=(num(x + 0.5)) y=(num(y + 0.5)) width="39" height="39" rx="1" {}
                circle.dot cx=(num(x + 20.0)) cy=(num(y + 20.0)) r="2.6" {}
            },
        };
        let marked = mark.map(|mark| format!(", {}", self.say(&mark.name))).unwrap_or_default();
        match self.way(spot) {
            Some(way) => {
                let label = way.label.as_ref().map_or_else(|| cell.to_string(), |label| format!("{label}, {cell}"));
                html! { a class=(way.class()) href=(way.href) data-spot=(spot) aria-label={ (label) (marked) } { title { (label) (marked) } (drawing) } }
            }
            None => html! { g { title { (cell) (marked) } (drawing) } },
        }
    }

    fn sight(&self, grid: &Grid, sight: &Sight) -> Markup {
        let (ax, ay) = crossing(grid, sight.from.row.into(), sight.from.col.into());
        let (bx, by) = crossing(grid, sight.to.row.into(), sight.to.col.into());
        let (mx, my) = ((ax + bx) / 2.0, (ay + by) / 2.0);
        html! {
            g role="img" aria-label=(self.say(&sight.name)) {
                path.los d={ "M" (num(ax)) " " (num(ay)) "L" (num(bx)) " " (num(by)) } {}
                circle.losd cx=(num(ax)) cy=(num(ay)) r="4" {}
                circle.losd cx=(num(bx)) cy=(num(by)) r="4" {}
                g.up { circle.lose cx=(num(mx)) cy=(num(my)) r="13" {} g.sighted { (icon::drawn(&"eye".into(), mx, my, 18.0)) } }
            }
        }
    }

    fn on_grid<'g>(&'g self, grid: &Grid, piece: &'g Piece, board: (f32, f32)) -> Option<Placed<'g>> {
        let Stand::Cell(cell) = piece.stand else {
            return None;
        };
        let (left, top) = corner(grid, cell);
        let (cols, rows) = (f32::from(piece.footprint.cols), f32::from(piece.footprint.rows));
        let at = Standing {
            x: left + cols * CELL / 2.0,
            y: top + CELL - rows * CELL / 2.0,
            board,
            cell: CELL,
            place: Place::Cell(cell),
        };
        Some(Placed { pen: self, piece, at })
    }
}

fn hairlines(grid: &Grid) -> String {
    let (width, height) = size(grid);
    let (w, h) = (num(width - 2.0 * MARGIN), num(height - 2.0 * MARGIN));
    let down = (0..=grid.cols).map(|col| format!("M{} {MARGIN}v{h}", num(MARGIN + CELL * f32::from(col))));
    let across = (0..=grid.rows).map(|row| format!("M{MARGIN} {}h{w}", num(MARGIN + CELL * f32::from(row))));
    down.chain(across).collect()
}

/// Each once, in their order.
fn in_order(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The outline around a set of cells: every side that leads out of it, those in a line as one.
pub fn rim(grid: &Grid, cells: &[Cell]) -> String {
    // A table with a margin all around, in which every neighbour can be looked up.
    let (cols, rows) = (usize::from(grid.cols), usize::from(grid.rows));
    let width = cols + 2;
    let mut inside = vec![false; (rows + 2) * width];
    for cell in cells {
        inside[(usize::from(cell.row) + 1) * width + usize::from(cell.col) + 1] = true;
    }
    let mut path = String::new();
    let mut line = |row: usize, col: usize, way: char, sides: usize| {
        let (x, y) = crossing(grid, row as u16, col as u16);
        path.push('M');
        num(x).render_to(&mut path);
        path.push(' ');
        num(y).render_to(&mut path);
        path.push(way);
        num(CELL * sides as f32).render_to(&mut path);
    };
    for row in 0..=rows {
        let leads_out = |col: usize| inside[row * width + col + 1] != inside[(row + 1) * width + col + 1];
        runs(cols, leads_out, |col, sides| line(row, col, 'h', sides));
    }
    for col in 0..=cols {
        // Lines are drawn downwards, from their upper end.
        let leads_out = |down: usize| {
            let at = (rows - down) * width + col;
            inside[at] != inside[at + 1]
        };
        runs(rows, leads_out, |down, sides| line(rows - down, col, 'v', sides));
    }
    path
}

/// Tells where stretches of what holds begin and how long they are.
fn runs(count: usize, holds: impl Fn(usize) -> bool, mut tell: impl FnMut(usize, usize)) {
    let mut begun = None;
    for n in 0..=count {
        match (n < count && holds(n), begun) {
            (true, None) => begun = Some(n),
            (false, Some(from)) => {
                tell(from, n - from);
                begun = None;
            }
            _ => {}
        }
    }
}

fn walls(grid: &Grid) -> Markup {
    let line = |wall: &table::scene::Wall| {
        let (x, y) = corner(grid, wall.cell);
        match wall.side {
            Side::North => format!("M{} {}h40", num(x), num(y)),
            Side::South => format!("M{} {}h40", num(x), num(y + CELL)),
            Side::West => format!("M{} {}v40", num(x), num(y)),
            Side::East => format!("M{} {}v40", num(x + CELL), num(y)),
        }
    };
    let all: String = grid.walls.iter().map(line).collect();
    html! { @if !all.is_empty() { path.wall d=(PreEscaped(all)) {} } }
}

/// Figures above and below, letters at both sides.
fn margins(grid: &Grid) -> Markup {
    let (width, height) = size(grid);
    html! {
        g aria-hidden="true" {
            @for col in 0..grid.cols {
                @let x = num(MARGIN + CELL * (f32::from(col) + 0.5));
                text.co.up x=(x) y="15" text-anchor="middle" { (u16::from(col) + 1) }
                text.co.up x=(x) y=(num(height - 8.0)) text-anchor="middle" { (u16::from(col) + 1) }
            }
            @for row in 0..grid.rows {
                @let y = num(corner(grid, Cell::new(row, 0)).1 + CELL / 2.0 + 4.0);
                @let letter = Cell::new(row, 0).to_string();
                @let letter = letter.trim_end_matches('1');
                text.co.up x="12" y=(y) text-anchor="middle" { (letter) }
                text.co.up x=(num(width - 12.0)) y=(y) text-anchor="middle" { (letter) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_of_cells_goes_around_them_and_around_holes_in_them() {
        let grid = Grid::new("board", 4, 4);
        let cells =
            |names: &[&str]| -> Vec<Cell> { in_order(names.iter().filter_map(|name| name.parse().ok()).collect()) };
        // A row of two at the lower left: one line above and one below, one at each end.
        assert_eq!(rim(&grid, &cells(&["A2", "A1"])), "M24 184h80M24 144h80M24 144v40M104 144v40");
        let ring = ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"];
        let around = "M24 184h120M64 144h40M64 104h40M24 64h120M24 64v120M64 104v40M104 104v40M144 64v120";
        assert_eq!(rim(&grid, &cells(&ring)), around);
        assert_eq!(rim(&grid, &[]), "");
    }
}
