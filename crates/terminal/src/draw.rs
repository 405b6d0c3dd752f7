//! The whole screen, drawn from the state. Nothing here changes anything: what was put where is handed back as a [`HitMap`].

mod head;
mod log;
mod moments;
mod odds;
mod panels;
mod question;
mod window;

use crate::app::App;
use crate::canvas::{cut, width, wrap};
use crate::hit_map::HitMap;
use crate::palette::Palette;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::text;

/// From this width on the question stands beside the table.
const WIDE: u16 = 100;
/// Below this nothing can be shown properly.
const SMALLEST: (u16, u16) = (36, 12);

/// Where everything goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Places {
    title: Rect,
    seats: Rect,
    table: Rect,
    question: Rect,
    log: Rect,
}

/// Draws the screen, and tells what is where.
pub fn draw(app: &App, screen: &mut Buffer) -> HitMap {
    let area = screen.area;
    screen.set_style(area, app.palette.page());
    let mut hits = HitMap::default();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let words = app.say(&text!("terminal-too-small", cols = SMALLEST.0, rows = SMALLEST.1));
        paragraph(screen, area, &words, app.palette.ink());
        return hits;
    }
    match app.curtain {
        Some(seat) => panels::curtain(app, screen, seat),
        None => draw_table(app, screen, &mut hits),
    }
    if let Some(panel) = app.top() {
        panels::draw(app, screen, panel, &mut hits);
    }
    hits
}

fn draw_table(app: &App, screen: &mut Buffer, hits: &mut HitMap) {
    let places = places(app, screen.area);
    head::title(app, screen, places.title);
    head::seats(app, screen, places.seats);
    window::draw(app, screen, places.table, hits);
    moments::draw(app, screen, places.table);
    question::draw(app, screen, places.question, hits);
    log::pane(app, screen, places.log);
}

fn places(app: &App, area: Rect) -> Places {
    let title = Rect { height: 1, ..area };
    let seats = Rect { y: 1, height: head::seats_height(app, area), ..area };
    let body = Rect { y: seats.bottom(), height: area.height - seats.bottom(), ..area };
    match area.width >= WIDE {
        true => beside(app, title, seats, body),
        false => stacked(app, title, seats, body),
    }
}

/// The table at the left; the question and the log in a rail at the right, each as high in every question.
fn beside(app: &App, title: Rect, seats: Rect, body: Rect) -> Places {
    let rail = match app.large {
        true => 40,
        false => (body.width * 34 / 100).clamp(40, 60),
    };
    let right = Rect { x: body.right() - rail, width: rail, ..body };
    let height = (body.height * 7 / 10).max(6);
    Places {
        title,
        seats,
        table: Rect { width: body.width - rail - 1, ..body },
        question: Rect { height, ..right },
        log: Rect { y: right.y + height, height: right.height - height, ..right },
    }
}

/// The table over the question, and a little of the log between them where there is room.
fn stacked(app: &App, title: Rect, seats: Rect, body: Rect) -> Places {
    let question = match app.large {
        true => 4,
        false => (body.height / 2).max(7),
    };
    let log = match body.height - question {
        14.. if !app.large => 2,
        11.. if !app.large => 1,
        _ => 0,
    };
    let table = body.height - question - log;
    let at = |y, height| Rect { y, height, ..body };
    Places {
        title,
        seats,
        table: at(body.y, table),
        log: at(body.y + table, log),
        question: at(body.y + table + log, question),
    }
}

/// A rule across with words on it.
fn rule(screen: &mut Buffer, area: Rect, words: &str, line: Style, style: Style) {
    screen.set_stringn(area.x, area.y, "─".repeat(usize::from(area.width)), usize::from(area.width), line);
    if !words.is_empty() {
        let words = format!(" {} ", cut(words, area.width.saturating_sub(6)));
        screen.set_stringn(area.x + 2, area.y, &words, usize::from(area.width.saturating_sub(3)), style);
    }
}

/// Words on as many lines as they need, as far as there is room. Gives the line after them.
fn paragraph(screen: &mut Buffer, area: Rect, words: &str, style: Style) -> u16 {
    let lines = wrap(words, area.width);
    for (n, line) in lines.iter().take(usize::from(area.height)).enumerate() {
        screen.set_stringn(area.x, area.y + n as u16, line, usize::from(area.width), style);
    }
    area.y + (lines.len() as u16).min(area.height)
}

/// A key as it looks everywhere.
fn key_cap(palette: Palette, key: &str) -> Span<'static> {
    Span::styled(format!(" {key} "), palette.lamp_fill())
}

/// What a key is called on the reader's keyboard.
fn key_name(app: &App, key: &str) -> String {
    match key {
        "Enter" => app.word("terminal-enter"),
        "Space" => app.word("terminal-space"),
        key => key.to_owned(),
    }
}

/// Keys with what they do, as many as fit on one line.
fn hints(palette: Palette, items: &[(String, String)], room: u16) -> Line<'static> {
    let mut spans: Vec<Span> = Vec::new();
    let mut left = room;
    for (key, does) in items {
        let wide = width(key) + width(does) + 3;
        if wide > left {
            break;
        }
        left -= wide;
        spans.push(Span::styled(key.clone(), palette.strong()));
        spans.push(Span::styled(format!(" {does}  "), palette.faint()));
    }
    Line::from(spans)
}
