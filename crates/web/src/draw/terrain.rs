//! Ground on a grid: a plan view in two tones.

use super::Pen;
use super::grid::{CELL, corner};
use super::icon::{self, classes, num};
use maud::{Markup, PreEscaped, html};
use table::scene::{Cell, Grid, Patch};

impl Pen<'_> {
    pub fn terrain(&self, grid: &Grid, patch: &Patch) -> Markup {
        let name = self.say(&patch.name);
        let first = patch.cells.first().map(Cell::to_string).unwrap_or_default();
        html! {
            g role="img" aria-label={ (name) ", " (first) } {
                title { (name) }
                @match patch.kind.as_ref() {
                    "city" => (city(grid, patch)),
                    "labyrinth" => { @for cell in &patch.cells { (labyrinth(grid, *cell)) } },
                    "column" => { @for cell in &patch.cells { (column(grid, *cell)) } },
                    _ => (plain(grid, patch)),
                }
            }
        }
    }
}

/// Roofs over the whole stretch.
fn city(grid: &Grid, patch: &Patch) -> Markup {
    const ROOFS: &str = r#"<rect x="6" y="6" width="30" height="24"/><rect x="42" y="6" width="22" height="34"/><rect x="72" y="6" width="42" height="18"/><rect x="6" y="38" width="24" height="34"/><rect x="40" y="48" width="34" height="26"/><rect x="84" y="32" width="30" height="30"/><rect x="6" y="80" width="36" height="34"/><rect x="50" y="82" width="20" height="32"/><rect x="78" y="70" width="36" height="44"/>"#;
    let (left, right) = ends(patch.cells.iter().map(|cell| cell.col));
    let (low, high) = ends(patch.cells.iter().map(|cell| cell.row));
    let (x, y) = corner(grid, Cell::new(high, left));
    let (cols, rows) = (f32::from(right - left + 1), f32::from(high - low + 1));
    html! {
        @for cell in &patch.cells {
            @let (x, y) = corner(grid, *cell);
            rect.cty x=(num(x)) y=(num(y)) width=(CELL) height=(CELL) {}
        }
        @if patch.cells.len() as f32 == cols * rows {
            g.roof transform={ "translate(" (num(x)) " " (num(y)) ") scale(" (cols / 3.0) " " (rows / 3.0) ")" } { (PreEscaped(ROOFS)) }
        } @else {
            @for cell in &patch.cells {
                @let (x, y) = corner(grid, *cell);
                g.roof { rect x=(num(x + 5.0)) y=(num(y + 6.0)) width="14" height="27" {} rect x=(num(x + 22.0)) y=(num(y + 9.0)) width="13" height="18" {} }
            }
        }
    }
}

fn ends(numbers: impl Iterator<Item = u8> + Clone) -> (u8, u8) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}

fn labyrinth(grid: &Grid, cell: Cell) -> Markup {
    let (x, y) = corner(grid, cell);
    html! {
        rect.lb x=(num(x)) y=(num(y)) width=(CELL) height=(CELL) {}
        path.lbp d={ "M" (num(x + 8.0)) " " (num(y + 32.0)) "v-24h24v24h-16v-16h8v8" } {}
    }
}

fn column(grid: &Grid, cell: Cell) -> Markup {
    let (x, y) = corner(grid, cell);
    let (cx, cy) = (x + CELL / 2.0, y + CELL / 2.0);
    let flutes: String = (0..12)
        .map(|n| {
            let (sin, cos) = (n as f32 / 12.0 * std::f32::consts::TAU).sin_cos();
            let point = |radius: f32| format!("{} {}", num(cx + radius * cos), num(cy + radius * sin));
            format!("M{}L{}", point(9.0), point(13.0))
        })
        .collect();
    html! {
        rect.cl0 x=(num(x + 4.0)) y=(num(y + 4.0)) width="32" height="32" rx="3" {}
        circle.cl1 cx=(num(cx)) cy=(num(cy)) r="13.5" {}
        path.cl2 d=(flutes) {}
        circle.cl2 cx=(num(cx)) cy=(num(cy)) r="6" {}
    }
}

/// Ground of a kind that has no drawing of its own: its tone, and its icon in every cell.
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
