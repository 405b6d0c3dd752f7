//! Ground on a grid: the drawings that the game brings, or the tone and the icon of a patch.

use super::Pen;
use super::grid::{CELL, corner};
use super::icon::{self, classes, num};
use maud::{Markup, html};
use table::scene::{Cell, Grid, Patch};

impl Pen<'_> {
    pub fn terrain(&self, grid: &Grid, patch: &Patch) -> Markup {
        let name = self.say(&patch.name);
        let first = patch.cells.first().map(Cell::to_string).unwrap_or_default();
        let ground = self.looks.ground(&patch.kind).filter(|ground| ground.cell.is_some());
        html! {
            g role="img" aria-label={ (name) ", " (first) } {
                title { (name) }
                @match (ground, rectangle(&patch.cells)) {
                    (Some(ground), Some(cells)) if ground.block.is_some() => (block(grid, ground.name, cells)),
                    (Some(ground), _) => { @for cell in &patch.cells { (drawn(grid, ground.name, *cell)) } },
                    (None, _) => (plain(grid, patch)),
                }
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
fn drawn(grid: &Grid, ground: &str, cell: Cell) -> Markup {
    let (x, y) = corner(grid, cell);
    html! { use href={ "#g-" (ground) } x=(num(x)) y=(num(y)) width=(CELL) height=(CELL) {} }
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
