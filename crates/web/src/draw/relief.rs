//! Patches that stand out of a board or sink into it: roofs with their ridge, towers behind a battlement, quays.

use super::grid::{CELL, corner, rim};
use super::icon::{classes, num};
use maud::{Markup, PreEscaped, html};
use table::looks::Relief;
use table::scene::{Cell, Grid, Patch};

/// Between two rows of tiles.
const TILES: f32 = 6.8;
/// From one merlon to the next.
const MERLON: f32 = 16.0;

pub fn drawing(grid: &Grid, patch: &Patch, relief: Relief) -> Markup {
    let edge = rim(grid, &in_order(&patch.cells));
    html! {
        g class=(classes("relief", &patch.tone)) {
            @match relief {
                Relief::Hipped => { @for block in blocks(&patch.cells) { (hipped(&Face::of(grid, block))) } path.eaves d=(PreEscaped(edge)) {} },
                Relief::Parapet => { @for block in blocks(&patch.cells) { (parapet(&Face::of(grid, block))) } path.eaves d=(PreEscaped(edge)) {} },
                Relief::Sunk => { path.kerb0 d=(PreEscaped(&edge)) {} path.kerb1 d=(PreEscaped(&edge)) {} },
            }
        }
    }
}

fn in_order(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

/// A rectangle of the drawing.
struct Face {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Face {
    fn of(grid: &Grid, (low, high): (Cell, Cell)) -> Face {
        let (left, top) = corner(grid, Cell::new(high.row, low.col));
        let (right, bottom) = corner(grid, Cell::new(low.row, high.col));
        Face { left, top, right: right + CELL, bottom: bottom + CELL }
    }
}

/// Cells as rectangles: each is the widest that begins at the first cell that is left, as high as it can be.
fn blocks(cells: &[Cell]) -> Vec<(Cell, Cell)> {
    let mut left = in_order(cells);
    let mut blocks = Vec::new();
    while let Some(first) = left.first().copied() {
        let has = |row: u8, col: u8| left.binary_search(&Cell::new(row, col)).is_ok();
        let wide = (first.col..=u8::MAX).take_while(|col| has(first.row, *col)).last().unwrap_or(first.col);
        let whole = |row: &u8| (first.col..=wide).all(|col| has(*row, col));
        let high = (first.row..=u8::MAX).take_while(whole).last().unwrap_or(first.row);
        left.retain(|cell| !((first.row..=high).contains(&cell.row) && (first.col..=wide).contains(&cell.col)));
        blocks.push((first, Cell::new(high, wide)));
    }
    blocks
}

/// Four slopes that meet in a ridge along the longer side, with rows of tiles on each.
fn hipped(face: &Face) -> Markup {
    let Face { left, top, right, bottom } = *face;
    let deep = (right - left).min(bottom - top) / 2.0;
    // The ends of the ridge, and the other two corners where slopes meet it.
    let (a, b) = ((left + deep, top + deep), (right - deep, bottom - deep));
    let (above, below) = ((b.0, a.1), (a.0, b.1));
    let slope = |points: [(f32, f32); 4]| {
        let points = points.map(|(x, y)| format!("{} {}", num(x), num(y)));
        format!("M{}z", points.join("L"))
    };
    let mut tiles = String::new();
    let mut at = TILES;
    while at < deep - 1.0 {
        let [l, t, r, d] = [left + at, top + at, right - at, bottom - at].map(num);
        tiles.push_str(&format!("M{l} {t}H{r}V{d}H{l}z"));
        at += TILES;
    }
    let line =
        |from: (f32, f32), to: (f32, f32)| format!("M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1));
    let hips = [
        line((left, top), a),
        line((left, bottom), below),
        line(a, b),
        line((right, top), above),
        line((right, bottom), b),
    ]
    .concat();
    html! {
        path.slope.n d=(slope([(left, top), (right, top), above, a])) {}
        path.slope.s d=(slope([(left, bottom), (right, bottom), b, below])) {}
        path.slope.w d=(slope([(left, top), (left, bottom), below, a])) {}
        path.slope.e d=(slope([(right, top), (right, bottom), b, above])) {}
        path.tiles d=(tiles) {}
        path.hips d=(hips) {}
    }
}

/// A flat top, and merlons along its edge.
fn parapet(face: &Face) -> Markup {
    let Face { left, top, right, bottom } = *face;
    let (w, h) = (right - left, bottom - top);
    let mut merlons = String::new();
    let along = |length: f32| {
        let count = ((length - 8.0) / MERLON).round().max(1.0);
        (0..=count as usize).map(move |n| (length - 8.0) / count * n as f32)
    };
    for x in along(w) {
        for y in [top, bottom - 7.0] {
            merlons.push_str(&format!("M{} {}h8v7h-8z", num(left + x), num(y)));
        }
    }
    for y in along(h) {
        for x in [left, right - 7.0] {
            merlons.push_str(&format!("M{} {}h7v8h-7z", num(x), num(top + y)));
        }
    }
    html! {
        rect.walk0 x=(num(left)) y=(num(top)) width=(num(w)) height=(num(h)) {}
        rect.walk1 x=(num(left + 9.0)) y=(num(top + 9.0)) width=(num(w - 18.0)) height=(num(h - 18.0)) {}
        path.merlons d=(merlons) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_told_apart_into_rectangles() {
        let cells = |written: &str| -> Vec<Cell> { written.split(' ').map(|cell| cell.parse().unwrap()).collect() };
        let ends = |written: &str| -> Vec<String> {
            blocks(&cells(written)).iter().map(|(low, high)| format!("{low}{high}")).collect()
        };
        assert_eq!(ends("A1 A2 B1 B2"), ["A1B2"]);
        assert_eq!(ends("A1 A2 A3 B1"), ["A1A3", "B1B1"]);
        assert_eq!(ends("C4"), ["C4C4"]);
    }
}
