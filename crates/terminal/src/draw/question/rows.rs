//! The options: each with its key, its words, its odds, and whether it is picked.

use crate::app::{App, Row, key_of};
use crate::canvas::{cut, width, wrap};
use crate::draw::{key_cap, odds};
use crate::view::Ask;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use shelf::Kind;

/// The lines of each row. Where the whole would be long, only the row in hand tells its details.
pub(super) fn rows(app: &App, ask: &Ask, room: u16) -> Vec<Vec<Line<'static>>> {
    if let Kind::Roll { .. } = ask.query.kind {
        let typed = Line::from(vec![
            Span::styled("▸ ", app.palette.lamp()),
            Span::styled(format!("{}▏", app.asking.typed), app.palette.strong()),
        ]);
        return vec![vec![typed]];
    }
    let rows = app.rows();
    let lines = |n: usize, row: &Row| row_lines(app, ask, n, row, room, rows.len() <= 8);
    rows.iter().enumerate().map(|(n, row)| lines(n, row)).collect()
}

fn row_lines(app: &App, ask: &Ask, n: usize, row: &Row, room: u16, short: bool) -> Vec<Line<'static>> {
    let palette = app.palette;
    let in_hand = n == app.asking.cursor;
    let mark = Span::styled(if in_hand { "▸" } else { " " }, palette.lamp());
    match row {
        Row::Barred(place) => {
            let barred = &ask.query.prompt.barred[*place];
            let words = format!("{}: {}  {}", app.tell(&barred.what), app.tell(&barred.why), barred.rule);
            hanging(vec![mark, Span::styled(" –  ", palette.faint())], &words, palette.faint(), room)
        }
        Row::Card(place) => {
            let Kind::Draw { cards, .. } = &ask.query.kind else {
                return Vec::new();
            };
            hanging(caps(app, mark, n), &cards[*place], palette.ink(), room)
        }
        Row::Folder { name, places } => {
            let words = format!("{} … ({})", app.tell(name), places.len());
            hanging(caps(app, mark, n), &words, palette.ink(), room)
        }
        Row::Option(place) => option_lines(app, ask, *place, caps(app, mark, n), in_hand, short || in_hand, room),
    }
}

/// The mark of the row in hand and the key of the row.
fn caps(app: &App, mark: Span<'static>, n: usize) -> Vec<Span<'static>> {
    let key = key_of(n).filter(|_| app.asking.search.is_none());
    vec![
        mark,
        match key {
            Some(key) => key_cap(app.palette, &key.to_string()),
            None => Span::styled(" · ", app.palette.lamp()),
        },
        Span::raw(" "),
    ]
}

/// Words that hang under their first line.
fn hanging(first: Vec<Span<'static>>, words: &str, style: Style, room: u16) -> Vec<Line<'static>> {
    let indent: u16 = first.iter().map(|span| width(&span.content)).sum();
    let mut told = wrap(words, room.saturating_sub(indent).max(8)).into_iter();
    let mut line = first;
    line.push(Span::styled(told.next().unwrap_or_default(), style));
    let rest =
        told.map(|words| Line::from(vec![Span::raw(" ".repeat(usize::from(indent))), Span::styled(words, style)]));
    std::iter::once(Line::from(line)).chain(rest).collect()
}

fn option_lines(
    app: &App,
    ask: &Ask,
    place: usize,
    mut caps: Vec<Span<'static>>,
    in_hand: bool,
    details: bool,
    room: u16,
) -> Vec<Line<'static>> {
    let palette = app.palette;
    let label = &ask.options[place].label;
    caps.extend(picked(app, ask, place));
    let indent: u16 = caps.iter().map(|span| width(&span.content)).sum();
    let chance = label.odds.as_ref().and_then(|odds| odds.chance).map(|chance| chance.to_string());
    let right = chance.as_ref().map_or(0, |chance| width(chance) + 1);
    let style = if in_hand { palette.strong() } else { palette.ink() };
    let words = app.tell(&label.text);
    let mut lines = hanging(caps, &words, style, room.saturating_sub(right));
    if let (Some(chance), Some(line)) = (chance, lines.first_mut()) {
        let gap = usize::from(room).saturating_sub(line.width() + chance.len());
        line.push_span(Span::raw(" ".repeat(gap)));
        line.push_span(Span::styled(chance, palette.lamp()));
    }
    let pad = " ".repeat(usize::from(indent));
    let inner = room.saturating_sub(indent).max(8);
    if let Some(detail) = label.detail.as_ref().filter(|_| details).map(|detail| app.tell(detail)) {
        let beside = lines.len() == 1 && right == 0 && lines[0].width() as u16 + width(&detail) + 2 <= room;
        match (beside, lines.first_mut()) {
            (true, Some(line)) => line.push_span(Span::styled(format!("  {detail}"), palette.quiet())),
            _ => lines.extend(
                wrap(&detail, inner)
                    .into_iter()
                    .map(|line| Line::from(vec![Span::raw(pad.clone()), Span::styled(line, palette.quiet())])),
            ),
        }
    }
    if let Some(shown) = label.odds.as_ref().filter(|_| in_hand) {
        for mut line in odds::lines(app, shown, inner) {
            line.spans.insert(0, Span::raw(pad.clone()));
            lines.push(line);
        }
    }
    lines
}

/// Whether an option is picked, where in the order, or how much it gets.
fn picked(app: &App, ask: &Ask, place: usize) -> Option<Span<'static>> {
    let at = app.asking.picks.iter().position(|pick| *pick == place);
    let words = match &ask.query.kind {
        Kind::Several { .. } => format!("[{}] ", if at.is_some() { 'x' } else { ' ' }),
        Kind::Order => format!("[{}] ", at.map_or(" ".to_owned(), |at| (at + 1).to_string())),
        Kind::Share { total } => {
            let part = app.asking.parts.get(place).copied().unwrap_or(0);
            let cap = ask.options[place].cap.unwrap_or(*total).min(*total);
            format!("‹{part}/{cap}› ")
        }
        _ => return None,
    };
    let chosen = at.is_some() || app.asking.parts.get(place).is_some_and(|part| *part > 0);
    Some(Span::styled(words, if chosen { app.palette.lamp() } else { app.palette.faint() }))
}

/// The words of an option on one line, for panels that name it.
pub fn option_words(app: &App, ask: &Ask, notation: &str, room: u16) -> String {
    let option = ask.options.iter().find(|option| option.notation == notation);
    let words = option.map_or_else(|| notation.to_owned(), |option| app.tell(&option.label.text));
    cut(&words, room)
}
