//! The hit map: what was drawn where on the screen, so that clicks and arrow keys find it.

use crate::app::Row;
use crate::view::Ask;
use ratatui::layout::{Position, Rect};
use table::scene::Spot;

/// Where things are on the screen.
#[derive(Debug, Clone, Default)]
pub struct HitMap {
    /// Where the table is shown.
    pub table: Rect,
    /// Where the question is.
    pub question: Rect,
    /// The rows of the question, or of the panel over it.
    pub rows: Vec<(Rect, usize)>,
    /// The things of the scene that can be seen.
    pub spots: Vec<(Spot, Rect)>,
    /// Everything on the whole table, seen or not, by its place on the canvas.
    pub places: Vec<(Spot, Rect)>,
    /// How far the table is scrolled, and how far it can be.
    pub scrolled: u16,
    pub deepest: u16,
    /// Where the stretches of the table begin.
    pub anchors: Vec<u16>,
    /// How many lines of its text the open panel shows, and how far it can be scrolled.
    pub panel_lines: usize,
    pub panel_deepest: usize,
}

impl HitMap {
    pub fn row_at(&self, at: Position) -> Option<usize> {
        let hit = self.rows.iter().find(|(area, _)| area.contains(at));
        hit.map(|(_, row)| *row)
    }

    pub fn spots_at(&self, at: Position) -> Vec<Spot> {
        let hits = self.spots.iter().filter(|(_, area)| area.contains(at));
        hits.map(|(spot, _)| spot.clone()).collect()
    }

    /// The row whose place on the board lies next to the left (-1) or right (1) of the one in hand. What lies higher or lower counts as
    /// farther.
    pub fn beside(&self, rows: &[Row], ask: Option<&Ask>, in_hand: usize, direction: i32) -> Option<usize> {
        let ask = ask?;
        let centre = |row: &Row| -> Option<(i32, i32)> {
            let Row::Option(place) = row else { return None };
            let spots = &ask.options.get(*place)?.label.spots;
            let area = spots.iter().find_map(|spot| self.places.iter().find(|(other, _)| other == spot))?.1;
            Some((i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 2 + i32::from(area.height)))
        };
        let lit: Vec<(usize, (i32, i32))> =
            rows.iter().enumerate().filter_map(|(n, row)| Some((n, centre(row)?))).collect();
        let Some((x, y)) = rows.get(in_hand).and_then(centre) else {
            return lit.first().map(|(row, _)| *row);
        };
        let ahead = lit.iter().filter(|(row, at)| *row != in_hand && (at.0 - x) * direction > 0);
        let nearest = ahead.min_by_key(|(_, at)| (at.0 - x).abs() + 4 * (at.1 - y).abs());
        nearest.map(|(row, _)| *row)
    }
}
