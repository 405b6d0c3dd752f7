//! The line with the name of the game, and the strip of seats under it.

use crate::app::App;
use crate::canvas::{cut, width};
use crate::palette::sign;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use table::scene::{SeatLine, SeatState, Tone, Value};

pub fn title(app: &App, screen: &mut Buffer, area: Rect) {
    let palette = app.palette;
    screen.set_style(area, palette.inset());
    let scene = &app.view.scene;
    let words = [Some(&scene.title), scene.subtitle.as_ref(), scene.round.as_ref()];
    let words: Vec<String> = words.into_iter().flatten().map(|text| app.tell(text)).collect();
    let help = app.word("terminal-title-help");
    let room = area.width.saturating_sub(width(&help) + 3);
    let strong = palette.inset().add_modifier(Modifier::BOLD);
    screen.set_stringn(area.x + 1, area.y, cut(&words.join(" · "), room), usize::from(room), strong);
    let at = area.right().saturating_sub(width(&help) + 1);
    screen.set_string(at, area.y, &help, palette.inset().patch(palette.faint()));
}

/// As many lines as the seats have something to say on, fewer on a low screen.
pub fn seats_height(app: &App, area: Rect) -> u16 {
    let seats = &app.view.scene.seats;
    let who = seats.iter().any(|line| line.who.is_some());
    let values = seats.iter().any(|line| !line.values.is_empty());
    let wanted = u16::from(!seats.is_empty()) + u16::from(who) + u16::from(values);
    let most = match area.height {
        0..=23 => 1,
        24..=33 => 2,
        _ => 3,
    };
    wanted.min(most)
}

pub fn seats(app: &App, screen: &mut Buffer, area: Rect) {
    let lines = &app.view.scene.seats;
    if lines.is_empty() || area.height == 0 {
        return;
    }
    let each = area.width / lines.len() as u16;
    for (n, line) in lines.iter().enumerate() {
        let cell = Rect { x: area.x + each * n as u16, width: each.saturating_sub(1), ..area };
        seat(app, screen, cell, line);
    }
}

fn seat(app: &App, screen: &mut Buffer, area: Rect, line: &SeatLine) {
    let palette = app.palette;
    let tone = Tone::Seat(line.coloured());
    if line.acting {
        screen.set_style(area, palette.tint(&tone, 3));
    }
    let mark = if line.acting { '▸' } else { ' ' };
    let state = line.state.map(|state| format!(" ({})", app.tell(&state.text()))).unwrap_or_default();
    let name = format!("{mark}{} {}{state}", sign(line.coloured()), app.tell(&line.name));
    let style = match line.state {
        Some(SeatState::Dead | SeatState::Out) => palette.faint().add_modifier(Modifier::CROSSED_OUT),
        _ => palette.tone(&tone).add_modifier(Modifier::BOLD),
    };
    let room = usize::from(area.width);
    let values: Vec<String> = line.values.iter().map(|value| figure(app, value)).collect();
    let who = line.who.as_ref().map(|who| app.tell(who)).unwrap_or_default();
    match area.height {
        1 => {
            let values = values.join("/");
            let name = cut(&name, area.width.saturating_sub(width(&values) + 1));
            let (x, _) = screen.set_stringn(area.x, area.y, &name, room, style);
            let left = usize::from(area.right().saturating_sub(x + 1));
            screen.set_stringn(x + 1, area.y, &values, left, palette.ink());
        }
        height => {
            screen.set_stringn(area.x, area.y, cut(&name, area.width), room, style);
            let long: Vec<String> = line.values.iter().map(|value| value_words(app, value)).collect();
            let long = format!("   {}", long.join(" · "));
            let short = format!("   {}", values.join(" · "));
            let told = if width(&long) <= area.width { long } else { short };
            let lines = match (height, who.is_empty(), values.is_empty()) {
                (2, false, false) => vec![told],
                (_, false, false) => vec![format!("   {who}"), told],
                (_, false, true) => vec![format!("   {who}")],
                _ => vec![told],
            };
            for (n, words) in lines.iter().enumerate().take(usize::from(height) - 1) {
                let y = area.y + 1 + n as u16;
                screen.set_stringn(area.x, y, cut(words, area.width), room, palette.quiet());
            }
        }
    }
}

fn figure(app: &App, value: &Value) -> String {
    match &value.amount {
        None => app.tell(&value.name),
        Some(amount) => app.amount(amount),
    }
}

fn value_words(app: &App, value: &Value) -> String {
    match value.amount {
        None => app.tell(&value.name),
        Some(_) => format!("{} {}", figure(app, value), app.tell(&value.name)),
    }
}
