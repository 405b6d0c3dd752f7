//! The rows: verbs with their letters, options with their keys, and whether they are picked. A row is as high in hand as out of it.

use super::preview::{tag_line, tone_style};
use crate::app::{App, Row};
use crate::canvas::{cut, width, wrap};
use crate::draw::key_cap;
use crate::view::Ask;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use shelf::Kind;
use table::Label;

/// With this many rows at most each tells what it would do.
const FEW: usize = 8;

/// The lines of each row, with what it would do where that is wanted and there are few.
pub(super) fn rows(app: &App, ask: &Ask, room: u16, details: bool) -> Vec<Vec<Line<'static>>> {
    if let Kind::Roll { .. } = ask.query.kind {
        let typed = Line::from(vec![
            Span::styled("▸ ", app.palette.lamp()),
            Span::styled(format!("{}▏", app.asking.typed), app.palette.strong()),
        ]);
        return vec![vec![typed]];
    }
    let rows = app.rows();
    let keys = app.keys_of(&rows);
    let lines =
        |n: usize, row: &Row| row_lines(app, ask, row, caps(app, n, keys[n]), room, details && rows.len() <= FEW);
    rows.iter().enumerate().map(|(n, row)| lines(n, row)).collect()
}

fn row_lines(
    app: &App,
    ask: &Ask,
    row: &Row,
    caps: Vec<Span<'static>>,
    room: u16,
    details: bool,
) -> Vec<Line<'static>> {
    let palette = app.palette;
    match row {
        Row::Barred(place) => {
            let barred = &ask.query.prompt.barred[*place];
            let words = format!("{}: {}  {}", app.tell(&barred.what), app.tell(&barred.why), barred.rule);
            let mark = caps.into_iter().take(1).chain([Span::styled(" –  ", palette.faint())]);
            hanging(mark.collect(), &words, palette.faint(), room)
        }
        Row::Verb { verb, places } => vec![verb_line(app, ask, *verb, places, caps, room)],
        Row::Card(place) => {
            let Kind::Draw { cards, .. } = &ask.query.kind else {
                return Vec::new();
            };
            hanging(caps, &cards[*place], palette.ink(), room)
        }
        Row::Folder { name, places } => {
            let words = format!("{} … ({})", app.tell(name), places.len());
            hanging(caps, &words, palette.ink(), room)
        }
        Row::Option(_) | Row::Variants(_) => match app.asking.option_of(row) {
            Some(place) => option_lines(app, ask, row, place, caps, details, room),
            None => Vec::new(),
        },
    }
}

/// A verb on one line: how many ways it has and the best of them, or why it has none.
fn verb_line(
    app: &App,
    ask: &Ask,
    verb: usize,
    places: &[usize],
    mut caps: Vec<Span<'static>>,
    room: u16,
) -> Line<'static> {
    let palette = app.palette;
    let word = app.view.verbs.get(verb).map(|verb| app.tell(&verb.word)).unwrap_or_default();
    if places.is_empty() {
        let key = app.keys().of_verb(verb).unwrap_or(' ').to_ascii_uppercase();
        let why = app.why_idle(verb).map(|bar| format!(": {}", app.tell(&bar.why))).unwrap_or_default();
        let mut line = vec![caps.swap_remove(0), Span::styled(format!("({key}) {word}"), palette.faint())];
        line.push(Span::styled(cut(&why, room.saturating_sub(width(&word) + 6)), palette.faint()));
        return Line::from(line);
    }
    caps.push(Span::styled(word, palette.ink()));
    caps.push(Span::styled(format!(" {}", places.len()), palette.quiet()));
    let used: u16 = caps.iter().map(|span| width(&span.content)).sum();
    let labels = places.iter().map(|place| &ask.options[*place].label);
    if let Some(best) = labels.filter(|label| label.tag.is_some()).min_by_key(|label| rank(label)) {
        caps.extend(news(app, best, room.saturating_sub(used + 2)));
    }
    Line::from(caps)
}

/// Good news first, then the likeliest.
fn rank(label: &Label) -> (bool, u8) {
    let tag = label.tag.as_ref();
    let good = tag.is_some_and(|tag| tag.tone == table::scene::Tone::Good);
    let percent = tag.and_then(|tag| tag.chance).map_or(0, |chance| chance.percent().min(100));
    (!good, 100 - percent)
}

fn news(app: &App, label: &Label, room: u16) -> Vec<Span<'static>> {
    let Some(tag) = &label.tag else { return Vec::new() };
    let chance = tag.chance.map(|chance| format!(" {chance}")).unwrap_or_default();
    let words = cut(&app.tell(&tag.text), room.saturating_sub(width(&chance)));
    vec![
        Span::styled(format!("  {words}"), tone_style(app, &tag.tone).patch(app.palette.quiet())),
        Span::styled(chance, app.palette.lamp()),
    ]
}

/// The mark of the row in hand and the key of the row.
fn caps(app: &App, n: usize, key: Option<char>) -> Vec<Span<'static>> {
    let mark = Span::styled(if n == app.asking.cursor { "▸" } else { " " }, app.palette.lamp());
    let key = match key {
        Some(key) => key_cap(app.palette, &key.to_ascii_uppercase().to_string()),
        None => Span::styled(" · ", app.palette.lamp()),
    };
    vec![mark, key, Span::raw(" ")]
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
    row: &Row,
    place: usize,
    mut caps: Vec<Span<'static>>,
    details: bool,
    room: u16,
) -> Vec<Line<'static>> {
    let palette = app.palette;
    let label = &ask.options[place].label;
    caps.extend(picked(app, ask, place));
    let indent: u16 = caps.iter().map(|span| width(&span.content)).sum();
    let chance = label.odds.as_ref().and_then(|odds| odds.chance).map(|chance| chance.to_string());
    let right = chance.as_ref().map_or(0, |chance| width(chance) + 1);
    let usual = ask.query.prompt.default.as_ref() == Some(&ask.options[place].notation);
    let words = match row {
        Row::Variants(places) => format!("{} ‹{}›", app.tell(&label.text), places.len()),
        _ if usual => format!("{} ({})", app.tell(&label.text), app.word("terminal-usual")),
        _ => app.tell(&label.text),
    };
    let mut lines = hanging(caps, &words, palette.ink(), room.saturating_sub(right));
    if let (Some(chance), Some(line)) = (chance, lines.first_mut()) {
        let gap = usize::from(room).saturating_sub(line.width() + chance.len());
        line.push_span(Span::raw(" ".repeat(gap)));
        line.push_span(Span::styled(chance, palette.lamp()));
    }
    if details {
        tell_more(app, label, indent, right == 0, room, &mut lines);
    }
    lines
}

/// What an option would do, beside its words where there is room, or under them.
fn tell_more(app: &App, label: &Label, indent: u16, free: bool, room: u16, lines: &mut Vec<Line<'static>>) {
    let detail = || label.detail.as_ref().map(|detail| Line::styled(app.tell(detail), app.palette.quiet()));
    let Some(told) = label.tag.as_ref().map(|tag| tag_line(app, tag)).or_else(detail) else {
        return;
    };
    let beside = free && lines.len() == 1 && lines[0].width() + told.width() + 2 <= usize::from(room);
    if let (true, Some(line)) = (beside, lines.first_mut()) {
        line.push_span(Span::raw("  "));
        line.spans.extend(told.spans.into_iter().map(|span| span.patch_style(told.style)));
        return;
    }
    let inner = room.saturating_sub(indent).max(8);
    let style = told.spans.first().map_or(told.style, |span| told.style.patch(span.style));
    let words: String = told.spans.iter().map(|span| span.content.as_ref()).collect();
    let pad = " ".repeat(usize::from(indent));
    let more = wrap(&words, inner).into_iter();
    lines.extend(more.map(|line| Line::from(vec![Span::raw(pad.clone()), Span::styled(line, style)])));
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
