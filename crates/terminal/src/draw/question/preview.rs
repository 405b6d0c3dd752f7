//! The preview: what the row in hand would do, always in the same place and as high as it ever is.

use super::words;
use crate::app::{App, Row};
use crate::canvas::wrap;
use crate::draw::{moments, odds};
use crate::paint::card_lines;
use crate::view::Ask;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::scene::{Card, Mark, Part, Scene, Spot, Tone};
use table::{Change, Label, Moment, Tag};

/// From this many lines on there is room for the words that also stand in the list.
const ROOMY: usize = 6;

/// What the row in hand would do, in at most this many lines. A sentence for whoever sits here comes first.
pub(super) fn lines(app: &App, room: u16, height: usize) -> Vec<Line<'static>> {
    let mut lines = words::notice(app, room);
    if lines.is_empty() && app.asking.armed == Some(app.asking.cursor) && app.view.ask.is_some() {
        lines.extend(styled(&app.word("terminal-armed"), room, app.palette.lamp()));
    }
    match (&app.view.ask, app.row()) {
        (Some(ask), Some(row)) => lines.extend(row_lines(app, ask, &row, room, height)),
        _ => lines.extend(last_roll(app, room)),
    }
    if lines.len() > height && height > 0 {
        lines.truncate(height);
        if let Some(last) = lines.last_mut().filter(|_| height > 1) {
            last.push_span(Span::styled(" …", app.palette.faint()));
        }
    }
    lines
}

fn row_lines(app: &App, ask: &Ask, row: &Row, room: u16, height: usize) -> Vec<Line<'static>> {
    match row {
        Row::Option(_) | Row::Variants(_) => match app.asking.option_of(row) {
            Some(place) => option_lines(app, ask, row, place, room, height),
            None => Vec::new(),
        },
        Row::Verb { verb, places } if places.is_empty() => match app.why_idle(*verb) {
            Some(bar) => styled(
                &format!("{}: {}  {}", app.tell(&bar.what), app.tell(&bar.why), bar.rule),
                room,
                app.palette.quiet(),
            ),
            None => Vec::new(),
        },
        Row::Verb { places, .. } if places.len() == 1 => option_lines(app, ask, row, places[0], room, height),
        Row::Verb { places, .. } | Row::Folder { places, .. } => {
            let tell = |place: &usize| app.tell(&ask.options[*place].label.text);
            let all: Vec<String> = places.iter().map(tell).collect();
            styled(&all.join(" · "), room, app.palette.quiet())
        }
        Row::Barred(place) => {
            let bar = &ask.query.prompt.barred[*place];
            styled(&format!("{}: {}  {}", app.tell(&bar.what), app.tell(&bar.why), bar.rule), room, app.palette.quiet())
        }
        Row::Card(_) => Vec::new(),
    }
}

fn option_lines(app: &App, ask: &Ask, row: &Row, place: usize, room: u16, height: usize) -> Vec<Line<'static>> {
    let (palette, option) = (app.palette, &ask.options[place]);
    let label = &option.label;
    let mut lines = Vec::new();
    if height >= ROOMY {
        lines.extend(styled(&app.tell(&label.text), room, palette.strong()));
    }
    if let Row::Variants(places) = row {
        lines.push(variants_line(app, ask, places, place));
    }
    lines.extend(label.tag.as_ref().map(|tag| tag_line(app, tag)));
    let detail = label.detail.as_ref().filter(|detail| label.tag.as_ref().is_none_or(|tag| tag.text != **detail));
    lines.extend(detail.iter().flat_map(|detail| styled(&app.tell(detail), room, palette.quiet())));
    if !label.changes.is_empty() {
        lines.push(Line::from(changes(app, &label.changes)));
    }
    lines.extend(mark_words(app, label).into_iter().flat_map(|words| styled(&words, room, palette.ink())));
    lines.extend(label.odds.iter().flat_map(|odds| odds::lines(app, odds, room)));
    lines.extend(cards(app, ask, label).into_iter().flat_map(|card| card_lines(card, app.reader(), palette, room)));
    lines
}

fn styled(words: &str, room: u16, style: Style) -> Vec<Line<'static>> {
    wrap(words, room).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// All variants beside each other with their chances, the one in hand in brackets.
fn variants_line(app: &App, ask: &Ask, places: &[usize], in_hand: usize) -> Line<'static> {
    let palette = app.palette;
    let mut spans = vec![Span::styled("←→ ", palette.faint())];
    for place in places {
        let label = &ask.options[*place].label;
        let name = label.variant.as_ref().map(|variant| app.tell(variant)).unwrap_or_default();
        let chance = label.odds.as_ref().and_then(|odds| odds.chance).map(|chance| format!(" {chance}"));
        let words = format!("{name}{}", chance.unwrap_or_default());
        spans.push(match *place == in_hand {
            true => Span::styled(format!("[{words}] "), palette.lamp().add_modifier(Modifier::BOLD)),
            false => Span::styled(format!(" {words}  "), palette.quiet()),
        });
    }
    Line::from(spans)
}

/// What it would do, with a sign for good and bad news.
pub(super) fn tag_line(app: &App, tag: &Tag) -> Line<'static> {
    let sign = match tag.tone {
        Tone::Good => "✓ ",
        Tone::Bad => "! ",
        _ => "",
    };
    let chance = tag.chance.map(|chance| format!("  {chance}")).unwrap_or_default();
    Line::from(vec![
        Span::styled(format!("{sign}{}", app.tell(&tag.text)), tone_style(app, &tag.tone)),
        Span::styled(chance, app.palette.lamp()),
    ])
}

pub(super) fn tone_style(app: &App, tone: &Tone) -> Style {
    match tone {
        Tone::Neutral => app.palette.ink(),
        tone => app.palette.tone(tone),
    }
}

/// Figures before and after.
fn changes(app: &App, changes: &[Change]) -> Vec<Span<'static>> {
    let change = |change: &Change| {
        let words = format!("{} {} → {}  ", app.tell(&change.name), app.amount(&change.from), app.amount(&change.to));
        Span::styled(words, tone_style(app, &change.tone))
    };
    changes.iter().map(change).collect()
}

/// What the marks of an option say in words: the way, and what is met on it.
fn mark_words(app: &App, label: &Label) -> Vec<String> {
    let mut words = Vec::new();
    for mark in &label.preview {
        match mark {
            Mark::Path { board, stops, notes } => {
                let names: Vec<String> = stops.iter().map(|stop| stop_name(app, board, stop)).collect();
                if names.len() > 1 {
                    words.push(names.join(" → "));
                }
                words.extend(notes.iter().map(|note| app.tell(note)));
            }
            Mark::Area { text: Some(text), .. } => words.push(app.tell(text)),
            _ => {}
        }
    }
    words
}

/// A place of a map by its name, a cell of a grid by its own.
fn stop_name(app: &App, board: &Spot, stop: &Spot) -> String {
    let zones = app.view.scene.zones.iter().flat_map(|zone| &zone.parts);
    let maps = zones.filter_map(|part| match part {
        Part::Map(map) => Some(map),
        _ => None,
    });
    let place = maps.flat_map(|map| &map.places).find(|place| place.id == *stop);
    match place {
        Some(place) => app.tell(&place.name),
        None => stop.as_str().trim_start_matches(board.as_str()).trim_start_matches('-').to_owned(),
    }
}

/// The cards that an option shows; where it shows none, the card that the question is about.
fn cards<'a>(app: &'a App, ask: &'a Ask, label: &'a Label) -> Vec<&'a Card> {
    let shown = label.preview.iter().filter_map(|mark| match mark {
        Mark::Show { card } => Some(card),
        _ => None,
    });
    let shown: Vec<&Spot> = shown.collect();
    let first = || label.touched().into_iter().flatten().next().into_iter().collect::<Vec<&Spot>>();
    let wanted = match (shown.is_empty(), &ask.query.prompt.card) {
        (false, _) => shown,
        (true, Some(card)) => vec![card],
        (true, None) => first(),
    };
    wanted.into_iter().filter_map(|spot| card_at(&app.view.scene, spot).or_else(|| printed(app, spot))).collect()
}

fn printed<'a>(app: &'a App, spot: &Spot) -> Option<&'a Card> {
    app.view.cards.iter().flat_map(|row| &row.cards).find(|card| card.id == *spot)
}

/// A card that lies somewhere on the table.
fn card_at<'s>(scene: &'s Scene, spot: &Spot) -> Option<&'s Card> {
    fn in_part<'s>(part: &'s Part, spot: &Spot) -> Option<&'s Card> {
        match part {
            Part::Cards(cards) => cards.cards.iter().find(|card| card.id == *spot),
            Part::Map(map) => map.places.iter().filter_map(|place| place.card.as_deref()).find(|card| card.id == *spot),
            Part::Sheet(sheet) => sheet.parts.iter().find_map(|part| in_part(part, spot)),
            _ => None,
        }
    }
    scene.zones.iter().flat_map(|zone| &zone.parts).find_map(|part| in_part(part, spot))
}

/// While nobody is asked: the last dice that were rolled.
fn last_roll(app: &App, room: u16) -> Vec<Line<'static>> {
    let rolls = app.view.log.iter().rev().filter(|line| matches!(line.moment.as_deref(), Some(Moment::Roll(_))));
    rolls.take(1).flat_map(|line| moments::under(app, line, room)).collect()
}
