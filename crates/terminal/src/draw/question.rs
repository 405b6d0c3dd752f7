//! The question: who is asked, the sentence, the options with their keys, and what is barred and why.

mod rows;
mod words;

pub use rows::option_words;

use super::rule;
use crate::app::{App, Row};
use crate::hit_map::HitMap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The question in lines, before it is known how many of them fit.
struct Sheet {
    head: Vec<Line<'static>>,
    rows: Vec<Vec<Line<'static>>>,
    /// How many of the rows, the last ones, are barred.
    barred: usize,
    foot: Vec<Line<'static>>,
}

/// How many lines the question would like to have. Lists longer than `tall` lie in columns where they can.
pub fn needed(app: &App, room: u16, tall: u16) -> u16 {
    let sheet = Sheet::new(app, room);
    let rows = match sheet.columns(room, tall) {
        Some((_, lines)) => lines + sheet.barred_lines(),
        None => sheet.rows.iter().map(Vec::len).sum(),
    };
    (1 + sheet.head.len() + rows + sheet.foot.len()) as u16
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
    let sheet = Sheet::new(app, inside.width);
    let mut y = inside.y;
    let keep = inside.height.saturating_sub(3).max(1);
    for line in sheet.head.iter().take(usize::from(keep)) {
        screen.set_line(inside.x, y, line, inside.width);
        y += 1;
    }
    let foot = (sheet.foot.len() as u16).min(inside.bottom().saturating_sub(y));
    let list = Rect { y, height: inside.bottom().saturating_sub(y + foot), ..inside };
    for (n, line) in sheet.foot.iter().take(usize::from(foot)).enumerate() {
        screen.set_line(inside.x, inside.bottom() - foot + n as u16, line, inside.width);
    }
    let tall = sheet.rows.iter().map(Vec::len).sum::<usize>() > usize::from(list.height);
    match sheet.columns(list.width, 0).filter(|_| tall) {
        Some(columns) => draw_columns(app, screen, list, &sheet, columns, hits),
        None => draw_list(app, screen, list, &sheet, hits),
    }
}

impl Sheet {
    fn new(app: &App, room: u16) -> Sheet {
        let mut foot = words::notice(app, room);
        foot.push(words::foot_line(app, room));
        match &app.view.ask {
            Some(ask) => Sheet {
                head: words::head(app, ask, room),
                rows: rows::rows(app, ask, room),
                barred: app.rows().iter().filter(|row| matches!(row, Row::Barred(_))).count(),
                foot,
            },
            None => Sheet { head: words::nobody_asked(app, room), rows: Vec::new(), barred: 0, foot },
        }
    }

    /// The rows that can be chosen.
    fn choosable(&self) -> &[Vec<Line<'static>>] {
        &self.rows[..self.rows.len() - self.barred]
    }

    fn barred_lines(&self) -> usize {
        let barred = &self.rows[self.rows.len() - self.barred..];
        barred.iter().map(Vec::len).sum()
    }

    /// Short options in so many columns of so many lines, where one under the other they would not fit.
    fn columns(&self, room: u16, height: u16) -> Option<(u16, usize)> {
        let rows = self.choosable();
        let single = rows.iter().all(|lines| lines.len() == 1);
        if !single || rows.len() <= usize::from(height) {
            return None;
        }
        let widest = rows.iter().flatten().map(|line| line.width() as u16).max()?;
        let columns = room / (widest + 2);
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
