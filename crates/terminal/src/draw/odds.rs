//! The odds of the option in hand: dice with their winning faces, bars for each result, and the terms that were added.

use crate::app::App;
use crate::canvas::{cut, width};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use table::scene::odds::{Bar, DieShow, Show};
use table::scene::{Odds, Tone, Value};

/// How wide the longest bar is.
const BAR: u64 = 16;

pub fn lines(app: &App, odds: &Odds, room: u16) -> Vec<Line<'static>> {
    let palette = app.palette;
    let mut head: Vec<String> = odds.roll.iter().map(|roll| app.tell(roll)).collect();
    head.extend(odds.terms.iter().map(|term| term_words(app, term)));
    let mut lines: Vec<Line> = Vec::new();
    if !head.is_empty() {
        let told = crate::canvas::wrap(&head.join(" · "), room);
        lines.extend(told.into_iter().map(|line| Line::styled(line, palette.quiet())));
    }
    for show in &odds.shows {
        match show {
            Show::Die(die) => lines.extend(die_lines(app, die, room)),
            Show::Bars(bars) => {
                lines.push(Line::styled(app.tell(&bars.name), palette.quiet()));
                lines.extend(bars.bars.iter().map(|bar| bar_line(app, bar, room)));
            }
        }
    }
    if let Some(note) = &odds.note {
        let told = crate::canvas::wrap(&app.tell(note), room);
        lines.extend(told.into_iter().map(|line| Line::styled(line, palette.faint())));
    }
    lines
}

pub fn term_words(app: &App, term: &Value) -> String {
    let name = app.tell(&term.name);
    match &term.amount {
        None => name,
        Some(amount) => format!("{} {name}", app.amount(amount)),
    }
}

/// The faces of a die, the winning ones filled and in brackets.
fn die_lines(app: &App, die: &DieShow, room: u16) -> Vec<Line<'static>> {
    let palette = app.palette;
    let mut lines = vec![Vec::new()];
    let mut left = room;
    let mut push = |span: Span<'static>| {
        let wide = width(&span.content);
        if wide > left {
            lines.push(Vec::new());
            left = room;
        }
        left = left.saturating_sub(wide);
        lines.last_mut().into_iter().for_each(|line| line.push(span.clone()));
    };
    if let Some(name) = &die.name {
        push(Span::styled(format!("{} ", app.tell(name)), palette.tone(&die.tone)));
    }
    for face in &die.faces {
        let label = app.tell(&face.label);
        match face.wins {
            true => push(Span::styled(format!("[{label}]"), palette.tone(&Tone::Good).add_modifier(Modifier::BOLD))),
            false => push(Span::styled(format!(" {label} "), palette.faint())),
        }
    }
    if let Some(note) = &die.note {
        push(Span::styled(format!(" {}", app.tell(note)), palette.quiet()));
    }
    lines.into_iter().map(Line::from).collect()
}

fn bar_line(app: &App, bar: &Bar, room: u16) -> Line<'static> {
    let palette = app.palette;
    let style = match bar.wins {
        true => palette.tone(&Tone::Good),
        false => palette.quiet(),
    };
    let most = BAR.min(u64::from(room / 3));
    let filled = (u64::from(bar.chance.percent()) * most).div_ceil(100);
    let label = cut(&app.tell(&bar.label), room / 3);
    Line::from(vec![
        Span::styled(format!("{label:>10} "), palette.quiet()),
        Span::styled("▇".repeat(filled as usize), style),
        Span::styled(format!(" {}", bar.chance), style),
    ])
}
