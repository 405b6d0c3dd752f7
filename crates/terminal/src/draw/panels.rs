//! The panels over the table, and the curtain before it.

mod lists;
mod texts;

use crate::app::{App, Panel};
use crate::canvas::{cut, width, wrap};
use crate::hit_map::HitMap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Widget};
use table::{Seat, text};

pub fn draw(app: &App, screen: &mut Buffer, panel: &Panel, hits: &mut HitMap) {
    hits.rows.clear();
    match panel {
        Panel::Menu(row) => lists::menu(app, screen, *row, hits),
        Panel::Hand(row) => lists::hand_over(app, screen, *row, hits),
        Panel::Orders(row) => lists::orders(app, screen, *row, hits),
        Panel::Log(log) => texts::log(app, screen, log, hits),
        Panel::Help(reading) => texts::help(app, screen, *reading, hits),
        Panel::Rule(rule, reading) => texts::rule(app, screen, rule, *reading, hits),
        Panel::Book(book) => texts::book(app, screen, book, hits),
        Panel::Digest(reading) => texts::digest(app, screen, *reading, hits),
        Panel::Legend(reading) => texts::legend(app, screen, *reading, hits),
        Panel::Hint(advice) => texts::hint(app, screen, advice, hits),
        Panel::End(reading) => texts::end(app, screen, *reading, hits),
        Panel::Leave => texts::leave(app, screen, hits),
        Panel::Consent => texts::consent(app, screen, hits),
    }
}

/// Covers the whole screen until whoever is to see it says so.
pub fn curtain(app: &App, screen: &mut Buffer, seat: Seat) {
    let area = screen.area;
    let hatch = "▒".repeat(usize::from(area.width));
    for y in area.y..area.bottom() {
        screen.set_string(area.x, y, &hatch, app.palette.hair());
    }
    let words = [app.say(&text!("terminal-curtain", who = app.name(seat))), app.word("terminal-curtain-key")];
    let room = area.width.saturating_sub(12).min(60);
    let lines: Vec<String> = words.iter().flat_map(|words| wrap(words, room)).collect();
    let inner = boxed(app, screen, "", room, lines.len() as u16);
    for (n, line) in lines.iter().enumerate() {
        let x = inner.x + inner.width.saturating_sub(width(line)) / 2;
        let style = if n == 0 { app.palette.strong() } else { app.palette.quiet() };
        screen.set_stringn(x, inner.y + n as u16, line, usize::from(inner.width), style);
    }
}

/// An empty box in the middle of the screen, as large as wanted and possible; gives its inside.
fn boxed(app: &App, screen: &mut Buffer, title: &str, room: u16, height: u16) -> Rect {
    let area = screen.area;
    let outer_width = (room + 4).min(area.width);
    let outer_height = (height + 2).min(area.height);
    let outer = Rect::new(
        area.x + (area.width - outer_width) / 2,
        area.y + (area.height - outer_height) / 2,
        outer_width,
        outer_height,
    );
    Clear.render(outer, screen);
    screen.set_style(outer, app.palette.page());
    border(app, screen, outer);
    let title = format!(" {} ", cut(title, outer_width.saturating_sub(6)));
    if !title.trim().is_empty() {
        screen.set_string(outer.x + 2, outer.y, title, app.palette.strong());
    }
    Rect::new(outer.x + 2, outer.y + 1, outer_width.saturating_sub(4), outer_height.saturating_sub(2))
}

pub fn border(app: &App, screen: &mut Buffer, area: Rect) {
    let style: Style = app.palette.line();
    let across = "─".repeat(usize::from(area.width.saturating_sub(2)));
    screen.set_string(area.x, area.y, format!("╭{across}╮"), style);
    screen.set_string(area.x, area.bottom() - 1, format!("╰{across}╯"), style);
    for y in area.y + 1..area.bottom() - 1 {
        screen.set_string(area.x, y, "│", style);
        screen.set_string(area.right() - 1, y, "│", style);
    }
}

/// The widest and highest a panel may be.
fn most(screen: &Buffer) -> (u16, u16) {
    let area = screen.area;
    (area.width.saturating_sub(6).min(96), area.height.saturating_sub(4))
}

/// A box with lines that can be scrolled, and a line of keys under them.
fn reader(app: &App, screen: &mut Buffer, title: &str, lines: &[Line], from: usize, keys: Line, hits: &mut HitMap) {
    let (room, height) = most(screen);
    let widest = lines.iter().map(|line| line.width() as u16).max().unwrap_or(0).max(keys.width() as u16);
    let wanted = (lines.len() as u16 + 2).min(height);
    let inner = boxed(app, screen, title, widest.clamp(24.min(room), room), wanted);
    let shown = usize::from(inner.height.saturating_sub(2));
    let deepest = lines.len().saturating_sub(shown);
    let from = from.min(deepest);
    for (n, line) in lines.iter().skip(from).take(shown).enumerate() {
        screen.set_line(inner.x, inner.y + n as u16, line, inner.width);
    }
    if deepest > 0 {
        let place = format!(" {}/{} ", from + shown, lines.len());
        let x = (inner.right() + 1).saturating_sub(width(&place) + 1);
        screen.set_string(x, inner.bottom(), &place, app.palette.quiet());
    }
    screen.set_line(inner.x, inner.bottom() - 1, &keys, inner.width);
    (hits.panel_lines, hits.panel_deepest) = (shown, deepest);
}
