//! What happened since the viewer last answered, in a few lines: what was aimed at them first.

use crate::app::App;
use crate::canvas::cut;
use crate::draw::{log, moments};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::digest::{Entry, entries};
use table::text;

/// As many lines as there is room for; the last of them says how much more there is.
pub(super) fn lines(app: &App, room: u16, height: usize) -> Vec<Line<'static>> {
    if height == 0 {
        return Vec::new();
    }
    let told = entries(app.view.news(), app.view.viewer.seat());
    let mut lines: Vec<Line> = Vec::new();
    if !app.view.skipped.is_empty() {
        lines.push(Line::styled(cut(&log::since_words(app), room), app.palette.quiet()));
    }
    lines.extend(told.iter().map(|entry| line(app, entry, room)));
    if lines.is_empty() {
        return vec![Line::styled(app.word("terminal-nothing-new"), app.palette.faint())];
    }
    if lines.len() > height {
        let more = lines.len() + 1 - height;
        let words = format!("   … {}", app.say(&text!("terminal-digest-more", count = more)));
        // A single line is worth more than the news that there are others.
        if height > 1 {
            lines.truncate(height - 1);
            lines.push(Line::styled(cut(&words, room), app.palette.faint()));
        }
    }
    lines
}

fn line(app: &App, entry: &Entry, room: u16) -> Line<'static> {
    let (mark, style) = mark(app, entry);
    let more = match entry.more() {
        0 => String::new(),
        more => format!(" +{more}"),
    };
    let words = cut(&app.tell(&entry.best().text), room.saturating_sub(3 + more.len() as u16));
    Line::from(vec![
        Span::styled(format!(" {mark} "), style),
        Span::styled(words, style),
        Span::styled(more, app.palette.faint()),
    ])
}

/// What stands before an entry, and how it is written.
fn mark(app: &App, entry: &Entry) -> (char, Style) {
    match entry {
        Entry::Aimed(_) => ('!', app.palette.bad()),
        Entry::Great(_) => ('*', app.palette.strong()),
        Entry::Turn { .. } => ('·', app.palette.quiet()),
    }
}

/// The whole digest: every entry with all its lines, and dice with their parts.
pub fn whole(app: &App, room: u16) -> Vec<Line<'static>> {
    let told = entries(app.view.news(), app.view.viewer.seat());
    let mut lines: Vec<Line> = Vec::new();
    for entry in &told {
        let (sign, style) = mark(app, entry);
        let all = match entry {
            Entry::Aimed(line) | Entry::Great(line) => vec![*line],
            Entry::Turn { lines, .. } => lines.clone(),
        };
        for (n, line) in all.iter().enumerate() {
            let sign = if n == 0 { sign } else { ' ' };
            let wrapped = crate::canvas::wrap(&app.tell(&line.text), room.saturating_sub(3));
            for (n, words) in wrapped.into_iter().enumerate() {
                let sign = if n == 0 { sign } else { ' ' };
                lines.push(Line::from(vec![Span::styled(format!(" {sign} "), style), Span::styled(words, style)]));
            }
            lines.extend(moments::under(app, line, room.saturating_sub(3)).into_iter().map(|mut line| {
                line.spans.insert(0, Span::raw("   "));
                line
            }));
        }
    }
    if lines.is_empty() {
        lines.push(Line::styled(app.word("terminal-nothing-new"), app.palette.faint()));
    }
    lines
}
