//! A whole scene: its stretches in the order of their weight, the board first.

use super::{Column, Lamps, Marks, Painter, Room};
use crate::canvas::{Canvas, Run, width};
use crate::palette::Palette;
use ratatui::text::Line;
use table::Reader;
use table::scene::{Area, Card, Scene, Zone};

/// The order in which stretches lie on the page.
const ORDER: [Area; 8] =
    [Area::Board, Area::Offer, Area::Hand, Area::Goals, Area::Decks, Area::Pool, Area::Mine, Area::Others];

/// Draws the whole scene, as wide as the room and as high as it needs.
pub fn paint(scene: &Scene, reader: Reader, palette: Palette, lamps: &Lamps, marks: &Marks, room: Room) -> Canvas {
    let canvas = Canvas::new(room.width, palette.page());
    let mut painter = Painter { canvas, palette, reader, lamps, marks, room };
    let column = Column { x: 0, width: room.width };
    let mut y = 0;
    let mut aside = Vec::new();
    for area in ORDER {
        for zone in scene.zones.iter().filter(|zone| zone.area == area) {
            match area {
                Area::Goals | Area::Decks | Area::Pool if room.is_wide() => aside.push(zone),
                _ => y = painter.zone(column, y, zone),
            }
        }
        if area == Area::Pool {
            y = painter.abreast(column, y, &std::mem::take(&mut aside));
        }
    }
    painter.canvas
}

/// Everything on one card, in lines as wide as there is room.
pub fn card_lines(card: &Card, reader: Reader, palette: Palette, width: u16) -> Vec<Line<'static>> {
    let canvas = Canvas::new(width, palette.inset());
    let (lamps, marks, room) = (Lamps::new(), Marks::default(), Room { width, height: 1 });
    let mut painter = Painter { canvas, palette, reader, lamps: &lamps, marks: &marks, room };
    painter.card_line(Column { x: 0, width }, 0, card);
    painter.canvas.lines()
}

impl Painter<'_> {
    /// Small stretches beside each other, two by two.
    fn abreast(&mut self, column: Column, y: u16, zones: &[&Zone]) -> u16 {
        let mut y = y;
        for pair in zones.chunks(2) {
            let each = column.width / pair.len() as u16;
            let place =
                |n: usize| Column { x: column.x + each * n as u16, width: each - u16::from(n + 1 < pair.len()) };
            let ends: Vec<u16> = pair.iter().enumerate().map(|(n, zone)| self.zone(place(n), y, zone)).collect();
            y = ends.into_iter().max().unwrap_or(y);
        }
        y
    }

    fn zone(&mut self, column: Column, y: u16, zone: &Zone) -> u16 {
        let start = y;
        let mut y = y;
        let title = zone.title.as_ref().map(|title| self.say(title));
        self.canvas.anchors.push((start, title.clone().unwrap_or_default()));
        if title.is_some() || y > 0 {
            y = self.zone_title(column, y, title.as_deref(), zone.mine);
        }
        if let Some(note) = &zone.note {
            y = self.flow(column, y, &[Run::new(self.say(note), self.palette.faint())]);
        }
        let y = self.parts(column, y, &zone.parts);
        let area = ratatui::layout::Rect::new(column.x, start, column.width, y.saturating_sub(start));
        self.canvas.hit(&zone.id, area);
        y
    }

    /// A rule across the column with the name of what lies under it.
    fn zone_title(&mut self, column: Column, y: u16, title: Option<&str>, mine: bool) -> u16 {
        let line = "─".repeat(usize::from(column.width));
        self.canvas.put(column.x, y, &line, self.palette.hair(), column.width);
        if let Some(title) = title {
            let words = format!(" {title} ");
            let style = if mine { self.palette.strong() } else { self.palette.quiet() };
            let room = column.width.saturating_sub(2);
            self.canvas.put(column.x + 2.min(width(title)), y, &words, style, room);
        }
        y + 1
    }
}
