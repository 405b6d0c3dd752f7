//! Ground on a grid: the drawings that the game brings, or the tone and the icon of a patch.

use super::grid::{CELL, corner};
use super::icon::{self, classes, num};
use super::{Pen, relief};
use maud::{Markup, html};
use table::scene::{Cell, Grid, Patch, Side};

impl Pen<'_> {
    pub fn terrain(&self, grid: &Grid, patch: &Patch) -> Markup {
        let name = self.say(&patch.name);
        let first = patch.cells.first().map(Cell::to_string).unwrap_or_default();
        let known = self.looks.ground(&patch.kind);
        let relief = known.and_then(|ground| ground.relief);
        let ground = known.filter(|ground| ground.cell.is_some());
        html! {
            g role="img" aria-label={ (name) ", " (first) } {
                title { (name) }
                @match (ground, rectangle(&patch.cells)) {
                    (None, _) if relief.is_some() => {},
                    (Some(ground), Some(cells)) if ground.block.is_some() => (block(grid, ground.name, cells)),
                    (Some(ground), _) => { @for cell in &patch.cells { (drawn(grid, ground.name, *cell, patch.facing)) } },
                    (None, _) => (plain(grid, patch)),
                }
                @if let Some(relief) = relief { (relief::drawing(grid, patch, relief)) }
                @if let Some(level) = patch.level { (level_chip(grid, &patch.cells, level)) }
            }
        }
    }
}

/// The lower left and the upper right of some cells, if they fill a rectangle.
fn rectangle(cells: &[Cell]) -> Option<(Cell, Cell)> {
    let (rows, cols) = (cells.iter().map(|cell| cell.row), cells.iter().map(|cell| cell.col));
    let low = Cell::new(rows.clone().min()?, cols.clone().min()?);
    let high = Cell::new(rows.max()?, cols.max()?);
    let size = |from: u8, to: u8| usize::from(to - from) + 1;
    (size(low.row, high.row) * size(low.col, high.col) == cells.len()).then_some((low, high))
}

/// A drawing that is stretched over a rectangle.
fn block(grid: &Grid, ground: &str, (low, high): (Cell, Cell)) -> Markup {
    let (x, y) = corner(grid, Cell::new(high.row, low.col));
    let side = |from: u8, to: u8| num(CELL * f32::from(to - from + 1));
    let (width, height) = (side(low.col, high.col), side(low.row, high.row));
    html! { use href={ "#g-" (ground) "-block" } x=(num(x)) y=(num(y)) width=(width) height=(height) {} }
}

/// The drawing of one cell.
fn drawn(grid: &Grid, ground: &str, cell: Cell, facing: Option<Side>) -> Markup {
    let (x, y) = corner(grid, cell);
    let turn = facing.map(super::piece::angle).filter(|turn| *turn != 0);
    let turn = turn.map(|turn| format!("rotate({turn} {} {})", num(x + CELL / 2.0), num(y + CELL / 2.0)));
    html! { use href={ "#g-" (ground) } x=(num(x)) y=(num(y)) width=(CELL) height=(CELL) transform=[turn] {} }
}

/// How high a patch is, in the upper left corner of its highest row.
fn level_chip(grid: &Grid, cells: &[Cell], level: u8) -> Markup {
    let Some(first) = cells.iter().max_by_key(|cell| (cell.row, std::cmp::Reverse(cell.col))) else {
        return html! {};
    };
    let (x, y) = corner(grid, *first);
    html! {
        g.lvl transform={ "translate(" (num(x + 3.0)) " " (num(y + 2.0)) ")" } {
            path d="M0 0h13v9.500l-6.500 5.500L0 9.500z" {}
            text.up x="6.500" y="10" text-anchor="middle" { (level) }
        }
    }
}

/// Ground that has no drawing of its own: its tone, and its icon in every cell.
fn plain(grid: &Grid, patch: &Patch) -> Markup {
    html! {
        g class=(classes("ground", &patch.tone)) {
            @for cell in &patch.cells {
                @let (x, y) = corner(grid, *cell);
                rect x=(num(x)) y=(num(y)) width=(CELL) height=(CELL) {}
                @if let Some(icon) = &patch.icon { g.up { (icon::drawn(icon, x + CELL / 2.0, y + CELL / 2.0, 22.0)) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cells_that_fill_a_rectangle_are_one() {
        let cells = |written: &str| -> Vec<Cell> { written.split(' ').map(|cell| cell.parse().unwrap()).collect() };
        assert_eq!(rectangle(&cells("B2 B3 C2 C3")), Some((Cell::new(1, 1), Cell::new(2, 2))));
        assert_eq!(rectangle(&cells("B2 B3 C2")), None);
        assert_eq!(rectangle(&[]), None);
    }
}
