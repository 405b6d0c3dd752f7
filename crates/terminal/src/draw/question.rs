//! The question panel. Its parts have a place each, whatever is asked and whatever is in hand: what happened since, the question, the verbs or
//! options, what the option in hand would do, the keys.

mod preview;
mod rows;
mod since;
mod words;

pub use rows::option_words;
pub use since::whole as whole_digest;

use super::rule;
use crate::app::{App, Row};
use crate::hit_map::HitMap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// How many lines each part has in a panel of some height.
struct Lines {
    since: u16,
    preview: u16,
}

impl Lines {
    fn of(height: u16) -> Lines {
        let (since, preview) = match height {
            26.. => (5, 10),
            16.. => (3, 4),
            10.. => (1, 2),
            7.. => (0, 1),
            _ => (0, 0),
        };
        Lines { since, preview }
    }
}

/// The narrowest column of verbs.
const NARROW: u16 = 16;

/// The question in lines, before it is known how many of them fit.
struct Sheet {
    head: Vec<Line<'static>>,
    rows: Vec<Vec<Line<'static>>>,
    /// How many of the rows, the last ones, are barred.
    barred: usize,
    /// Whether the rows are verbs, which may be cut to lie in columns.
    verbs: bool,
}

pub fn draw(app: &App, screen: &mut Buffer, area: Rect, hits: &mut HitMap) {
    hits.question = area;
    if area.height == 0 {
        return;
    }
    screen.set_style(area, app.palette.inset());
    let asked = app.view.ask.is_some();
    let line = if asked { app.palette.lamp() } else { app.palette.line() };
    rule(screen, area, &words::whose(app), line, if asked { app.palette.lamp() } else { app.palette.quiet() });
    let inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 1);
    let lines = Lines::of(area.height);
    let since = Rect { height: lines.since, ..inside };
    put(screen, since, &since::lines(app, since.width, usize::from(since.height)));
    let foot = Rect { y: inside.bottom().saturating_sub(1), height: inside.height.min(1), ..inside };
    screen.set_line(foot.x, foot.y, &words::foot_line(app, foot.width), foot.width);
    let preview = Rect { y: foot.y.saturating_sub(lines.preview), height: lines.preview, ..inside };
    let middle = Rect { y: since.bottom(), height: preview.y.saturating_sub(since.bottom()), ..inside };
    draw_preview(app, screen, preview);
    draw_sheet(app, screen, middle, hits);
}

/// Where there is room, a line divides what would happen from the options.
fn draw_preview(app: &App, screen: &mut Buffer, area: Rect) {
    let mut area = area;
    if area.height > 3 {
        rule(screen, area, "", app.palette.hair(), app.palette.hair());
        area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    }
    put(screen, area, &preview::lines(app, area.width, usize::from(area.height)));
}

fn put(screen: &mut Buffer, area: Rect, lines: &[Line]) {
    for (n, line) in lines.iter().take(usize::from(area.height)).enumerate() {
        screen.set_line(area.x, area.y + n as u16, line, area.width);
    }
}

fn draw_sheet(app: &App, screen: &mut Buffer, area: Rect, hits: &mut HitMap) {
    let mut sheet = Sheet::new(app, area.width, true);
    let head = (sheet.head.len() as u16).min(area.height.saturating_sub(1).max(1));
    if sheet.rows.iter().map(Vec::len).sum::<usize>() > usize::from(area.height.saturating_sub(head)) {
        // What the options would do is told below for the one in hand; here all of them should be in sight.
        sheet = Sheet::new(app, area.width, false);
    }
    put(screen, Rect { height: head.min(area.height), ..area }, &sheet.head);
    let list = Rect { y: area.y + head, height: area.height.saturating_sub(head), ..area };
    let tall = sheet.rows.iter().map(Vec::len).sum::<usize>() > usize::from(list.height);
    match sheet.columns(list.width, list.height).filter(|_| tall) {
        Some(columns) => draw_columns(app, screen, list, &sheet, columns, hits),
        None => draw_list(app, screen, list, &sheet, hits),
    }
}

impl Sheet {
    fn new(app: &App, room: u16, details: bool) -> Sheet {
        let Some(ask) = &app.view.ask else {
            return Sheet { head: words::nobody_asked(app, room), rows: Vec::new(), barred: 0, verbs: false };
        };
        Sheet {
            head: words::head(app, ask, room),
            rows: rows::rows(app, ask, room, details),
            barred: app.rows().iter().filter(|row| matches!(row, Row::Barred(_))).count(),
            verbs: app.shows_verbs(),
        }
    }

    /// The rows that can be chosen.
    fn choosable(&self) -> &[Vec<Line<'static>>] {
        &self.rows[..self.rows.len() - self.barred]
    }

    /// Short options in this many columns of this many lines, where one under the other they would not fit.
    fn columns(&self, room: u16, height: u16) -> Option<(u16, usize)> {
        let rows = self.choosable();
        if !rows.iter().all(|lines| lines.len() == 1) {
            return None;
        }
        let widest = rows.iter().flatten().map(|line| line.width() as u16).max()?;
        // Two columns do not wait for the few that are too long for them: the one in hand is told in full below.
        let long = rows.iter().flatten().filter(|line| line.width() as u16 + 2 > room / 2).count();
        let fitting = (room / (widest + 2)).max(if long * 4 <= rows.len() { 2 } else { 1 });
        let columns = match self.verbs {
            // Verbs are cut rather than scrolled out of sight.
            true => (rows.len().div_ceil(usize::from(height.max(1))) as u16).min(room / NARROW),
            false => fitting,
        };
        (columns >= 2).then(|| (columns, rows.len().div_ceil(usize::from(columns))))
    }
}

fn draw_list(app: &App, screen: &mut Buffer, area: Rect, sheet: &Sheet, hits: &mut HitMap) {
    let lines: Vec<(usize, &Line)> =
        sheet.rows.iter().enumerate().flat_map(|(n, lines)| lines.iter().map(move |line| (n, line))).collect();
    let height = usize::from(area.height);
    let cursor = app.asking.cursor;
    let first = lines.iter().position(|(n, _)| *n == cursor).unwrap_or(0);
    let last = lines.iter().rposition(|(n, _)| *n == cursor).unwrap_or(0);
    let deepest = lines.len().saturating_sub(height);
    // The row in hand and what comes before it stay in view, its beginning first of all.
    let from = (last + 1).saturating_sub(height).min(first).min(deepest);
    for (at, (n, line)) in lines.iter().skip(from).take(height).enumerate() {
        let y = area.y + at as u16;
        let place = Rect::new(area.x, y, area.width, 1);
        if *n == cursor && sheet.rows.len() > 1 {
            screen.set_style(place, app.palette.tint(&table::scene::Tone::Gold, 2));
        }
        screen.set_line(area.x, y, line, area.width);
        hits.rows.push((place, *n));
    }
    arrows(app, screen, area, from > 0, from < deepest);
}

/// At the right edge: whether the list goes on above or below.
fn arrows(app: &App, screen: &mut Buffer, area: Rect, above: bool, below: bool) {
    if area.height == 0 {
        return;
    }
    let x = area.right() - 1;
    if above {
        screen.set_string(x, area.y, "↑", app.palette.lamp());
    }
    if below {
        screen.set_string(x, area.bottom() - 1, "↓", app.palette.lamp());
    }
}

/// The options in columns; what is barred under them, as far as there is room.
fn draw_columns(
    app: &App,
    screen: &mut Buffer,
    area: Rect,
    sheet: &Sheet,
    (columns, lines): (u16, usize),
    hits: &mut HitMap,
) {
    let each = area.width / columns;
    let height = usize::from(area.height).max(1);
    let cursor_line = app.asking.cursor % lines.max(1);
    let from = (cursor_line + 1).saturating_sub(height);
    let mut put = |place: Rect, line: &Line, n: usize| {
        screen.set_line(place.x, place.y, line, place.width);
        if line.width() > usize::from(place.width) && place.width > 0 {
            screen.set_string(place.right() - 1, place.y, "…", app.palette.faint());
        }
        hits.rows.push((place, n));
    };
    for (n, row) in sheet.choosable().iter().enumerate() {
        let (column, line) = (n / lines.max(1), n % lines.max(1));
        if let Some(words) = row.first().filter(|_| (from..from + height).contains(&line)) {
            let x = area.x + each * column as u16;
            put(Rect::new(x, area.y + (line - from) as u16, each.saturating_sub(1), 1), words, n);
        }
    }
    let first = sheet.choosable().len();
    let barred =
        sheet.rows[first..].iter().enumerate().flat_map(|(n, row)| row.iter().map(move |line| (first + n, line)));
    for (y, (n, line)) in (area.y + lines as u16..area.bottom()).zip(barred) {
        put(Rect::new(area.x, y, area.width, 1), line, n);
    }
    arrows(app, screen, area, from > 0, from + height < lines);
}
