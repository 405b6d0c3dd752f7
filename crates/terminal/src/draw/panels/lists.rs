//! Panels with rows to choose from.

use super::{boxed, most};
use crate::app::{App, MenuItem, key_of};
use crate::canvas::{cut, width};
use crate::draw::{hints, key_cap, key_name};
use crate::hit_map::HitMap;
use crate::palette::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Holder, text};

pub fn menu(app: &App, screen: &mut Buffer, row: usize, hits: &mut HitMap) {
    let rows: Vec<(String, String)> = app.menu().into_iter().map(|item| menu_words(app, item)).collect();
    list(app, screen, &app.word("terminal-menu"), &[], &rows, row, hits);
}

/// What an item of the menu says, and the key that does it from the table.
fn menu_words(app: &App, item: MenuItem) -> (String, String) {
    let (key, words) = match item {
        MenuItem::Undo => ("u", app.word("terminal-menu-undo")),
        MenuItem::Redo => ("U", app.word("terminal-menu-redo")),
        MenuItem::Digest => (".", app.word("terminal-menu-digest")),
        MenuItem::Legend => ("k", app.word("terminal-menu-legend")),
        MenuItem::Hint => ("h", app.word("terminal-menu-hint")),
        MenuItem::Orders => ("F4", app.word("terminal-menu-orders")),
        MenuItem::HandOver => ("F3", app.word("terminal-menu-hand")),
        MenuItem::Log => ("l", app.word("terminal-menu-log")),
        MenuItem::Rules => ("r", app.word("terminal-menu-rules")),
        MenuItem::Language => ("F5", app.word("terminal-menu-language")),
        MenuItem::Colours => {
            ("F6", app.say(&text!("terminal-menu-colours", theme = theme_slug(app.palette.theme.next()))))
        }
        MenuItem::Hold if app.view.held => ("Space", app.word("terminal-menu-go-on")),
        MenuItem::Hold => ("Esc", app.word("terminal-menu-hold")),
        MenuItem::Sit(seat) => ("", app.say(&text!("terminal-menu-sit", who = app.name(seat)))),
        MenuItem::Result => ("", app.word("terminal-menu-result")),
        MenuItem::Help => ("F1", app.word("terminal-menu-help")),
        MenuItem::Leave => ("q", app.word("terminal-menu-leave")),
    };
    (words, key.to_owned())
}

fn theme_slug(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::Plain => "plain",
    }
}

pub fn hand_over(app: &App, screen: &mut Buffer, row: usize, hits: &mut HitMap) {
    let words = |way: &crate::app::HandOver| {
        let seat = app.name(way.seat);
        let text = match &way.to {
            Holder::Person(_) => text!("terminal-hand-person", seat = seat),
            Holder::Bot(kind) => text!("terminal-hand-bot", seat = seat, kind = kind.clone()),
        };
        (app.say(&text), String::new())
    };
    let rows: Vec<(String, String)> = app.hand_overs().iter().map(words).collect();
    list(app, screen, &app.word("terminal-menu-hand"), &[], &rows, row, hits);
}

pub fn orders(app: &App, screen: &mut Buffer, row: usize, hits: &mut HitMap) {
    let mut rows = Vec::new();
    let mut head = vec![app.word("terminal-orders-what")];
    rows.extend(app.order_offers().iter().map(|offer| (app.tell(&offer.text), String::new())));
    for order in &app.view.orders {
        let words = match &order.order.text {
            Some(text) => app.say(&text!("terminal-order-revoke", order = app.tell(text))),
            None => {
                let (question, answer) = (app.tell(&order.question), order.order.answer.clone());
                app.say(&text!("terminal-order-end", question = question, answer = answer))
            }
        };
        rows.push((words, String::new()));
    }
    if rows.is_empty() {
        head.push(app.word("terminal-orders-none"));
    }
    list(app, screen, &app.word("terminal-menu-orders"), &head, &rows, row, hits);
}

/// Rows with their keys, and at the right the key that does the same at the table.
fn list(
    app: &App,
    screen: &mut Buffer,
    title: &str,
    head: &[String],
    rows: &[(String, String)],
    row: usize,
    hits: &mut HitMap,
) {
    let palette = app.palette;
    let (room, height) = most(screen);
    let head: Vec<String> = head.iter().flat_map(|words| crate::canvas::wrap(words, room)).collect();
    let widest =
        rows.iter().map(|(words, key)| width(words) + width(key) + 8).chain(head.iter().map(|line| width(line))).max();
    let widest = widest.unwrap_or(0).clamp(30.min(room), room);
    let wanted = (head.len() + rows.len() + 2) as u16;
    let inner = boxed(app, screen, title, widest, wanted.min(height));
    for (n, line) in head.iter().enumerate() {
        screen.set_stringn(inner.x, inner.y + n as u16, line, usize::from(inner.width), palette.quiet());
    }
    let top = inner.y + head.len() as u16;
    let shown = usize::from(inner.bottom().saturating_sub(top + 2));
    let from = (row + 1).saturating_sub(shown.max(1));
    for (at, (n, (words, key))) in rows.iter().enumerate().skip(from).take(shown).enumerate() {
        let place = Rect::new(inner.x, top + at as u16, inner.width, 1);
        let mark = if n == row { "▸" } else { " " };
        let cap = key_of(n).map_or(Span::raw("   "), |key| key_cap(palette, &key.to_string()));
        let words = cut(words, inner.width.saturating_sub(width(key) + 7));
        let style = if n == row { palette.strong() } else { palette.ink() };
        let line = Line::from(vec![Span::styled(mark, palette.lamp()), cap, Span::styled(format!(" {words}"), style)]);
        screen.set_line(place.x, place.y, &line, place.width);
        let x = place.right().saturating_sub(width(key));
        screen.set_string(x, place.y, key, palette.faint());
        hits.rows.push((place, n));
    }
    let keys = [("↑↓", "terminal-key-walk"), ("Enter", "terminal-key-choose"), ("Esc", "terminal-key-close")];
    let keys: Vec<(String, String)> = keys.map(|(key, does)| (key_name(app, key), app.word(does))).to_vec();
    screen.set_line(inner.x, inner.bottom() - 1, &hints(palette, &keys, inner.width), inner.width);
}
