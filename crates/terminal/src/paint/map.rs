//! Maps: drawn by their coordinates where every place has room of its own, else told in words.

mod layout;
mod places;

pub use layout::between_points;

use super::codes::codes;
use super::{Column, Painter};
use crate::canvas::{Run, width};
use layout::Sketch;
use ratatui::layout::Rect;
use table::scene::{Map, Outline, Part, WayKind};

/// The widest a map is drawn.
const WIDEST: u16 = 132;

impl Painter<'_> {
    pub fn map(&mut self, column: Column, y: u16, map: &Map) -> u16 {
        let title: Vec<String> = map.name.iter().chain(&map.note).map(|text| self.say(text)).collect();
        let room = Rect::new(
            column.x,
            y + u16::from(!title.is_empty()),
            column.width.min(WIDEST),
            self.room.height.saturating_sub(3),
        );
        let Some(sketch) = Sketch::fitting(map, room) else {
            return self.in_words(column, y, Part::Map(map.clone()));
        };
        if !title.is_empty() {
            self.flow(column, y, &[Run::new(title.join(" · "), self.palette.quiet())]);
        }
        self.bands(map, &sketch);
        self.ways(map, &sketch);
        self.band_names(map, &sketch);
        let names: Vec<String> = map.pieces.iter().map(|piece| self.say(&piece.name)).collect();
        self.places(map, &sketch, &codes(&names));
        self.map_legend(column, sketch.area.bottom(), map, &codes(&names))
    }

    /// Land is tinted by its height, the highest strongest.
    fn bands(&mut self, map: &Map, sketch: &Sketch) {
        self.canvas.tint(sketch.area, self.palette.page());
        for (n, band) in map.bands.iter().enumerate() {
            let style = self.palette.tint(&band.tone, 2 + n.min(4) as u32 * 2);
            for y in sketch.area.y..sketch.area.bottom() {
                for x in sketch.area.x..sketch.area.right() {
                    if sketch.holds(&band.outline, x, y) {
                        self.canvas.tint(Rect::new(x, y, 1, 1), style);
                    }
                }
            }
        }
    }

    fn ways(&mut self, map: &Map, sketch: &Sketch) {
        let dots = |kind: WayKind| match kind {
            WayKind::Road => ("∙", self.palette.quiet()),
            WayKind::Path => ("·", self.palette.line()),
            WayKind::Hazard => ("≈", self.palette.bad()),
            WayKind::OneWay => ("›", self.palette.quiet()),
            WayKind::Shut => ("╳", self.palette.faint()),
        };
        for way in &map.ways {
            let (Some(from), Some(to)) = (sketch.centre_of(map, &way.from), sketch.centre_of(map, &way.to)) else {
                continue;
            };
            let (dot, style) = dots(way.kind);
            for (n, (x, y)) in between_points(from, to).into_iter().enumerate() {
                // Dots on a level line would run together.
                if from.1 != to.1 || n % 2 == 0 {
                    self.canvas.put(x, y, dot, style, 1);
                }
            }
        }
    }

    /// The name of a band in spaced capitals near its upper edge, where no place is in its way.
    fn band_names(&mut self, map: &Map, sketch: &Sketch) {
        for band in &map.bands {
            let (centre, ry) = match &band.outline {
                Outline::Ellipse { centre, ry, .. } => (*centre, *ry),
                Outline::Through(points) => middle_of(points),
            };
            let name: Vec<String> = self.say(&band.name).to_uppercase().chars().map(String::from).collect();
            let name = name.join(" ");
            let (x, top) = sketch.point(table::scene::Point::new(centre.x, centre.y.saturating_sub(ry)));
            let (_, low) = sketch.point(table::scene::Point::new(centre.x, centre.y.saturating_add(ry)));
            let x = x.saturating_sub(width(&name) / 2);
            let lines = (top..top + 3).chain((low.saturating_sub(2)..=low).rev());
            let mut free = lines.filter(|y| sketch.is_free(Rect::new(x.saturating_sub(1), *y, width(&name) + 2, 1)));
            if let Some(y) = free.next() {
                self.canvas.put(x, y, &format!(" {name} "), self.palette.faint(), width(&name) + 2);
            }
        }
    }
}

/// The middle of a closed line, and how far it reaches up and down from it.
fn middle_of(points: &[table::scene::Point]) -> (table::scene::Point, u16) {
    let ends = |measure: fn(&table::scene::Point) -> u16| {
        let all = || points.iter().map(measure);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let ((left, right), (top, low)) = (ends(|at| at.x), ends(|at| at.y));
    (table::scene::Point::new(left.midpoint(right), top.midpoint(low)), (low - top) / 2)
}
