//! What the option in hand would do on a grid, over what is there now.

use super::Board;
use crate::paint::Painter;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use table::scene::{Cell, Spot};

impl Painter<'_> {
    /// Areas and new ground, then the stops of a way with their numbers, then the pieces where they would stand.
    pub(super) fn overlay(&mut self, board: &Board) {
        for cell in board.grid.cells() {
            let (spot, place) = (board.grid.spot(cell), board.plan.inside(cell));
            self.cell_area(board, cell, &spot, place);
            if let Some(code) = board.ghosts.get(&cell).map(|n| board.codes[*n].clone()) {
                self.ghost(&code, place);
            } else if let Some(number) = self.marks.stop(&spot) {
                let x = place.x + place.width.saturating_sub(1) / 2;
                let style = self.palette.lamp().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
                self.canvas.put(x, place.y + place.height / 2, &number.to_string(), style, 2);
            }
        }
    }

    fn cell_area(&mut self, board: &Board, cell: Cell, spot: &Spot, place: Rect) {
        let ground = self.marks.covers(spot);
        let Some(style) =
            self.marks.area(spot).map(|tone| self.palette.tone(tone)).or(ground.then(|| self.palette.wall()))
        else {
            return;
        };
        if board.on.contains_key(&cell) || self.cell_lamp(board, cell).is_some() {
            return self.canvas.tint(place, style.add_modifier(Modifier::UNDERLINED));
        }
        let hatch = "▒".repeat(usize::from(place.width));
        for y in place.y..place.bottom() {
            self.canvas.put(place.x, y, &hatch, style, place.width);
        }
    }

    /// The code of a piece where it would stand.
    fn ghost(&mut self, code: &str, place: Rect) {
        let style = self.palette.lamp_fill().add_modifier(Modifier::ITALIC);
        let x = place.x + place.width.saturating_sub(2) / 2;
        self.canvas.put(x, place.y + place.height / 2, code, style, place.width.max(2));
    }
}
