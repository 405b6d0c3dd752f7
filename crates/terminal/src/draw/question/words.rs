//! The text above and below the options.

use crate::app::{App, Row};
use crate::canvas::wrap;
use crate::draw::{hints, key_name, moments};
use crate::view::Ask;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use shelf::Kind;
use table::scene::Spot;
use table::text;

/// Who is asked and in the middle of what, or who thinks.
pub(super) fn whose(app: &App) -> String {
    let view = &app.view;
    let mut words = Vec::new();
    match (&view.ask, view.viewer.seat()) {
        (Some(ask), _) => words.push(app.name(ask.seat)),
        (None, Some(seat)) => words.push(app.name(seat)),
        (None, None) => words.push(app.word("terminal-watching")),
    }
    words.extend(view.breadcrumb.iter().map(|text| app.tell(text)));
    let orders = match view.orders.len() {
        0 => String::new(),
        count => format!(" · F4 {}", app.say(&text!("terminal-orders-left", count = count))),
    };
    words.join(" › ") + &orders
}

fn styled(words: &str, room: u16, style: Style) -> Vec<Line<'static>> {
    wrap(words, room).into_iter().map(|line| Line::styled(line, style)).collect()
}

pub(super) fn notice(app: &App, room: u16) -> Vec<Line<'static>> {
    let said = match &app.notice {
        Some(said) => app.said(said),
        None if app.hint_awaited => app.word("terminal-hint-awaited"),
        None => return Vec::new(),
    };
    styled(&said, room, app.palette.bad())
}

pub(super) fn head(app: &App, ask: &Ask, room: u16) -> Vec<Line<'static>> {
    let palette = app.palette;
    let mut lines = styled(&app.tell(&ask.query.prompt.text), room, palette.strong());
    lines.extend(dice(app, ask));
    if let Some(how) = how(app, ask) {
        lines.extend(styled(&how, room, palette.quiet()));
    }
    if let Some(search) = &app.asking.search {
        let found = app.rows().len();
        let words = app.say(&text!("terminal-found", count = found));
        lines.push(Line::from(vec![
            Span::styled("/ ", palette.lamp()),
            Span::styled(format!("{search}▏"), palette.strong()),
            Span::styled(format!("  {words}"), palette.faint()),
        ]));
    }
    let verb = app.asking.verb.and_then(|verb| app.view.verbs.get(verb)).map(|verb| app.tell(&verb.word));
    let open: Vec<String> = verb.into_iter().chain(app.asking.open.iter().map(|name| app.tell(name))).collect();
    if !open.is_empty() {
        lines.extend(styled(&format!("‹ {}", open.join(" › ")), room, palette.lamp()));
    }
    lines
}

/// The dice that the answers are about, each with the key of the option that points at it.
fn dice(app: &App, ask: &Ask) -> Option<Line<'static>> {
    let rows = app.rows();
    let keys = app.keys_of(&rows);
    let key = |die: &Spot| {
        let points = |row: &Row| {
            let place = app.asking.option_of(row);
            place.is_some_and(|place| ask.options[place].label.spots.contains(die))
        };
        keys.get(rows.iter().position(points)?).copied().flatten()
    };
    ask.query.prompt.roll.as_ref().map(|roll| moments::roll_line(app, roll, &key))
}

/// What kind of answer is wanted, and how far it has come.
fn how(app: &App, ask: &Ask) -> Option<String> {
    let asking = &app.asking;
    Some(app.say(&match &ask.query.kind {
        Kind::One => return None,
        Kind::Sealed if ask.query.stays_secret => text!("terminal-sealed-for-good"),
        Kind::Sealed => text!("terminal-sealed"),
        Kind::Several { min, max } if min == max => {
            text!("terminal-pick-exactly", count = *min, picked = asking.picks.len())
        }
        Kind::Several { min, max } => text!("terminal-pick", min = *min, max = *max, picked = asking.picks.len()),
        Kind::Share { total } => text!("terminal-share", total = *total, rest = asking.rest(*total)),
        Kind::Order => text!("terminal-order", placed = asking.picks.len(), count = ask.options.len()),
        Kind::Roll { die, sides, count } => text!("terminal-roll", die = *die, sides = *sides, count = *count),
        Kind::Draw { deck, .. } => text!("terminal-draw", deck = *deck),
    }))
}

pub(super) fn nobody_asked(app: &App, room: u16) -> Vec<Line<'static>> {
    let palette = app.palette;
    if let Some(end) = &app.view.end {
        return styled(&app.tell(&end.outcome.text), room, palette.strong());
    }
    let bots: Vec<String> = app.view.thinking.iter().map(|seat| app.name(seat)).collect();
    let words = match (bots.is_empty(), app.view.held) {
        (true, _) => app.word("terminal-waiting"),
        (_, true) => app.say(&text!("terminal-held", who = bots.join(", "))),
        (_, false) => app.say(&text!("terminal-thinking", who = bots.join(", "))),
    };
    styled(&words, room, palette.quiet())
}

/// The keys that matter now.
pub(super) fn foot_line(app: &App, room: u16) -> Line<'static> {
    let mut items: Vec<(&str, &'static str)> = Vec::new();
    let view = &app.view;
    match &view.ask {
        Some(_) if app.asking.search.is_some() => {
            items.extend([("↑↓", "terminal-key-walk"), ("Enter", "terminal-key-choose"), ("Esc", "terminal-key-all")])
        }
        Some(ask) => {
            match ask.query.kind {
                Kind::One | Kind::Sealed | Kind::Draw { .. } => {
                    items.extend([("↑↓", "terminal-key-walk"), ("Enter", "terminal-key-choose")])
                }
                Kind::Several { .. } => items.extend([("Space", "terminal-key-pick"), ("Enter", "terminal-key-done")]),
                Kind::Order => items.extend([("Space", "terminal-key-place"), ("Enter", "terminal-key-done")]),
                Kind::Share { .. } => items.extend([("←→", "terminal-key-share"), ("Enter", "terminal-key-done")]),
                Kind::Roll { .. } => items.push(("Enter", "terminal-key-done")),
            }
            if app.asking.verb.is_some() || !app.asking.touched.is_empty() {
                items.push(("Esc", "terminal-key-back"));
            }
            items.push(("?", "terminal-key-why"));
            if view.undo.is_some() {
                items.push(("u", "terminal-key-undo"));
            }
            if view.redo.is_some() {
                items.push(("U", "terminal-key-redo"));
            }
            items.extend([(".", "terminal-key-since"), ("l", "terminal-key-log"), ("h", "terminal-key-hint")]);
            items.push(("/", "terminal-key-search"));
        }
        None if view.end.is_some() => {
            items.extend([("Esc", "terminal-key-menu"), ("l", "terminal-key-log"), ("q", "terminal-key-leave")])
        }
        None if view.held => items.extend([("Space", "terminal-key-go-on"), ("Esc", "terminal-key-menu")]),
        None => {
            items.extend([("Space", "terminal-key-hurry"), ("Esc", "terminal-key-hold"), ("l", "terminal-key-log")])
        }
    }
    items.extend([("b", "terminal-key-large"), ("q", "terminal-key-leave")]);
    let mut told: Vec<(String, String)> = Vec::new();
    for (key, does) in items {
        if !told.iter().any(|(other, _)| *other == key_name(app, key)) {
            told.push((key_name(app, key), app.word(does)));
        }
    }
    hints(app.palette, &told, room)
}
