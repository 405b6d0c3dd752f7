//! The log: beside or between, and large in its panel.

use super::{moments, rule};
use crate::app::App;
use crate::canvas::{width, wrap};
use crate::palette::sign;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use table::scene::Tone;
use table::{Weight, text};

/// The last lines of the log. In a pane of one or two lines they are cut, in a higher one wrapped under a title.
pub fn pane(app: &App, screen: &mut Buffer, area: Rect) {
    if area.height == 0 {
        return;
    }
    let titled = area.height > 2;
    if titled {
        rule(screen, area, &app.word("terminal-log"), app.palette.line(), app.palette.quiet());
    }
    let inside = match titled {
        true => Rect::new(area.x + 1, area.y + 1, area.width.saturating_sub(2), area.height - 1),
        false => area,
    };
    let mut shown: Vec<Line> = Vec::new();
    let height = usize::from(inside.height);
    let told = |place: &usize| titled || !app.view.log[*place].heading;
    for place in (0..app.view.log.len()).rev().filter(told) {
        let mut lines = entry(app, place, inside.width);
        if titled && place == app.view.since && place > 0 {
            lines.insert(0, divider(app, &since_words(app), inside.width));
        }
        if !titled {
            lines.truncate(1);
        }
        lines.extend(shown);
        shown = lines;
        if shown.len() >= height {
            break;
        }
    }
    let skip = shown.len().saturating_sub(height);
    for (n, line) in shown.iter().skip(skip).enumerate() {
        screen.set_line(inside.x, inside.y + n as u16, line, inside.width);
    }
}

/// From where on the viewer has not answered, and how much was answered by order since.
pub fn since_words(app: &App) -> String {
    match app.view.skipped.len() {
        0 => app.word("terminal-since"),
        count => app.say(&text!("terminal-since-orders", count = count)),
    }
}

/// A word between two lines.
pub fn divider(app: &App, words: &str, room: u16) -> Line<'static> {
    let dashes = usize::from(room.saturating_sub(width(words) + 2)) / 2;
    let side = "─".repeat(dashes.min(12));
    let words = format!("{side} {words} {side}");
    Line::styled(words, app.palette.faint().add_modifier(Modifier::ITALIC))
}

/// One entry: the sign of whom it is about, the sentence, and its rule at the right.
pub fn entry(app: &App, place: usize, room: u16) -> Vec<Line<'static>> {
    let palette = app.palette;
    let line = &app.view.log[place];
    let words = app.tell(&line.text);
    if line.heading {
        return vec![divider(app, &words, room)];
    }
    let (mark, style) = match line.coloured() {
        Some(seat) => (sign(seat), palette.tone(&Tone::Seat(seat))),
        None => ('·', palette.faint()),
    };
    let fresh = place >= app.view.since;
    let aimed = app.view.viewer.seat().is_some_and(|me| line.aimed.contains(me));
    let ink = match (aimed, line.weight, fresh) {
        (true, ..) => palette.bad(),
        (_, Weight::Great, _) => palette.strong(),
        (_, Weight::Note, _) => palette.faint(),
        (_, _, true) => palette.ink(),
        (_, _, false) => palette.quiet(),
    };
    let rule = line.rule.as_ref().map(ToString::to_string).unwrap_or_default();
    let told = wrap(&words, room.saturating_sub(2).max(8));
    let count = told.len();
    let mut lines: Vec<Line> = Vec::new();
    for (n, words) in told.into_iter().enumerate() {
        let first = if n == 0 { Span::styled(format!("{mark} "), style) } else { Span::raw("  ") };
        let used = width(&words) + 2;
        let mut spans = vec![first, Span::styled(words, ink)];
        if n + 1 == count && used + width(&rule) < room {
            let gap = usize::from(room - used - width(&rule));
            spans.push(Span::raw(" ".repeat(gap)));
            spans.push(Span::styled(rule.clone(), palette.faint()));
        }
        lines.push(Line::from(spans));
    }
    lines.extend(moments::under(app, line, room.saturating_sub(2)).into_iter().map(|mut line| {
        line.spans.insert(0, Span::raw("  "));
        line
    }));
    lines
}
