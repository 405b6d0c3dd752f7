//! Panels that are read.

use super::{most, reader};
use crate::app::{App, LogPanel, Reading};
use crate::canvas::{cut, wrap};
use crate::draw::{hints, key_name, log as log_lines, question};
use crate::hit_map::HitMap;
use crate::palette::sign;
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use shelf::Advice;
use table::rulebook::{Rulebook, plain};
use table::scene::{Sign, Tone};
use table::{EndRow, Rule, Seat, Thought, text};

/// How many rules a search shows at most.
const MOST_FOUND: usize = 20;

fn keys(app: &App, items: &[(&str, &'static str)], room: u16) -> Line<'static> {
    let told: Vec<(String, String)> = items.iter().map(|(key, does)| (key_name(app, key), app.word(does))).collect();
    hints(app.palette, &told, room)
}

fn wrapped(words: &str, room: u16, style: Style) -> Vec<Line<'static>> {
    wrap(words, room).into_iter().map(|line| Line::styled(line, style)).collect()
}

pub fn help(app: &App, screen: &mut Buffer, reading: Reading, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let told = app.word("terminal-help");
    let mut lines: Vec<Line> = told.lines().flat_map(|line| help_lines(app, line, room)).collect();
    if !app.view.commitment.is_empty() {
        let bound = app.say(&text!("terminal-bound", hash = app.view.commitment.as_str()));
        lines.extend(wrapped(&bound, room, app.palette.quiet()));
    }
    let foot = keys(app, &[("↑↓", "terminal-key-scroll"), ("Esc", "terminal-key-close")], room);
    reader(app, screen, &app.word("terminal-menu-help"), &lines, reading.from, foot, hits);
}

/// A line of the help: keys before the bar, what they do after it.
fn help_lines(app: &App, line: &str, room: u16) -> Vec<Line<'static>> {
    const KEYS: u16 = 14;
    let Some((key, does)) = line.split_once('|') else {
        return wrapped(line.trim(), room, app.palette.quiet());
    };
    let told = wrap(does.trim(), room.saturating_sub(KEYS).max(12));
    let line = |(n, words): (usize, String)| {
        let key = if n == 0 { key.trim() } else { "" };
        let pad = usize::from(KEYS.saturating_sub(crate::canvas::width(key)));
        Line::from(vec![
            Span::styled(format!("{key}{}", " ".repeat(pad)), app.palette.strong()),
            Span::styled(words, app.palette.ink()),
        ])
    };
    told.into_iter().enumerate().map(line).collect()
}

pub fn rule(app: &App, screen: &mut Buffer, rule: &Rule, reading: Reading, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let room = room.min(78);
    let found = app.book().and_then(|book| book.get(&rule.0)).map(|passage| passage.render(usize::from(room)));
    let words = found.unwrap_or_else(|| app.say(&text!("terminal-rule-unknown", rule = rule.to_string())));
    let lines: Vec<Line> = words.lines().map(|line| Line::styled(line.to_owned(), app.palette.ink())).collect();
    let foot =
        keys(app, &[("r", "terminal-key-book"), ("↑↓", "terminal-key-scroll"), ("Esc", "terminal-key-close")], room);
    let title = app.say(&text!("terminal-rule", rule = rule.to_string()));
    reader(app, screen, &title, &lines, reading.from, foot, hits);
}

pub fn book(app: &App, screen: &mut Buffer, book: &crate::app::Book, hits: &mut HitMap) {
    let (room, height) = most(screen);
    let room = room.min(84);
    let words = match app.book() {
        Some(rules) => book_words(app, rules, &book.words, usize::from(room)),
        None => app.word("terminal-no-rule"),
    };
    let mut lines: Vec<Line> = words.lines().map(|line| Line::styled(line.to_owned(), app.palette.ink())).collect();
    // The panel keeps its size while words are typed.
    let fill = usize::from(height.saturating_sub(2)).saturating_sub(lines.len());
    lines.extend(std::iter::repeat_n(Line::raw(" ".repeat(usize::from(room))), fill));
    let foot = match book.typing {
        true => Line::from(vec![
            Span::styled("/ ", app.palette.lamp()),
            Span::styled(format!("{}▏", book.words), app.palette.strong()),
        ]),
        false => keys(
            app,
            &[
                ("/", "terminal-key-search"),
                ("↑↓", "terminal-key-scroll"),
                ("⌫", "terminal-key-all"),
                ("Esc", "terminal-key-close"),
            ],
            room,
        ),
    };
    reader(app, screen, &app.word("terminal-menu-rules"), &lines, book.reading.from, foot, hits);
}

/// The whole book, the passage with this id, or the rules in which the words stand.
fn book_words(app: &App, book: &Rulebook, words: &str, room: usize) -> String {
    if words.trim().is_empty() {
        let preface = book.preface.split("\n\n").map(|paragraph| {
            let words: Vec<&str> = paragraph.split_whitespace().collect();
            wrap(&plain(&words.join(" ")), room as u16).join("\n")
        });
        let rules = book.rules().iter().map(|rule| rule.render(room));
        let whole: Vec<String> = std::iter::once(plain(&book.title)).chain(preface).chain(rules).collect();
        return whole.join("\n\n").replace("\n\n\n", "\n\n");
    }
    if let Some(passage) = book.get(words.trim()) {
        return passage.render(room);
    }
    let found: Vec<String> = book.search(words).iter().take(MOST_FOUND).map(|rule| rule.render(room)).collect();
    match found.is_empty() {
        true => app.say(&text!("terminal-rule-unknown", rule = words)),
        false => found.join("\n"),
    }
}

pub fn log(app: &App, screen: &mut Buffer, panel: &LogPanel, hits: &mut HitMap) {
    let (room, height) = most(screen);
    let found = app.found_lines(panel);
    let in_hand = found.len().saturating_sub(1 + panel.above.min(found.len().saturating_sub(1)));
    let mut lines: Vec<Line> = Vec::new();
    let (mut first, mut last) = (0, 0);
    for (n, place) in found.iter().enumerate() {
        if *place == app.view.since && (*place > 0 || !app.view.skipped.is_empty()) {
            lines.push(log_lines::divider(app, &log_lines::since_words(app), room));
        }
        if n == in_hand {
            first = lines.len();
        }
        for mut line in log_lines::entry(app, *place, room.saturating_sub(2)) {
            let mark = if n == in_hand { "▸ " } else { "  " };
            line.spans.insert(0, Span::styled(mark, app.palette.lamp()));
            lines.push(line);
        }
        if n == in_hand {
            last = lines.len();
        }
    }
    if lines.is_empty() {
        lines.push(Line::styled(app.word("terminal-log-empty"), app.palette.faint()));
    }
    let shown = usize::from(height.saturating_sub(2));
    let fill = shown.saturating_sub(lines.len());
    lines.extend(std::iter::repeat_n(Line::raw(" ".repeat(usize::from(room))), fill));
    let from = last.saturating_sub(shown).min(first);
    let foot = match panel.typing {
        true => Line::from(vec![
            Span::styled("/ ", app.palette.lamp()),
            Span::styled(format!("{}▏", panel.filter), app.palette.strong()),
        ]),
        false => log_keys(app, panel, room),
    };
    reader(app, screen, &log_title(app, panel), &lines, from, foot, hits);
}

fn log_keys(app: &App, panel: &LogPanel, room: u16) -> Line<'static> {
    let since = if panel.since { "terminal-key-whole" } else { "terminal-key-since" };
    let items = [
        ("↑↓", "terminal-key-walk"),
        ("?", "terminal-key-why"),
        ("/", "terminal-key-search"),
        ("s", since),
        ("Esc", "terminal-key-close"),
    ];
    keys(app, &items, room)
}

fn log_title(app: &App, panel: &LogPanel) -> String {
    let mut words = vec![app.word("terminal-log")];
    words.extend(panel.since.then(|| app.word("terminal-since")));
    words.extend((!panel.filter.is_empty()).then(|| format!("“{}”", panel.filter)));
    words.join(" · ")
}

pub fn digest(app: &App, screen: &mut Buffer, reading: Reading, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let lines = question::whole_digest(app, room);
    let foot = keys(app, &[("↑↓", "terminal-key-scroll"), ("Esc", "terminal-key-close")], room);
    reader(app, screen, &app.word("terminal-menu-digest"), &lines, reading.from, foot, hits);
}

pub fn legend(app: &App, screen: &mut Buffer, reading: Reading, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let sign = |sign: &Sign| {
        let name = Span::styled(app.tell(&sign.name), app.palette.tone(&sign.tone));
        let text = sign.text.as_ref().map(|text| Span::styled(format!("  {}", app.tell(text)), app.palette.quiet()));
        Line::from([name].into_iter().chain(text).collect::<Vec<_>>())
    };
    let mut lines: Vec<Line> = app.view.scene.legend.iter().map(sign).collect();
    if lines.is_empty() {
        lines.push(Line::styled(app.word("terminal-legend-none"), app.palette.faint()));
    }
    let foot = keys(app, &[("↑↓", "terminal-key-scroll"), ("Esc", "terminal-key-close")], room);
    reader(app, screen, &app.word("terminal-menu-legend"), &lines, reading.from, foot, hits);
}

pub fn hint(app: &App, screen: &mut Buffer, advice: &Advice, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let mut lines = Vec::new();
    let answer = match &app.view.ask {
        Some(ask) => question::option_words(app, ask, &advice.answer, room),
        None => advice.answer.clone(),
    };
    lines.extend(wrapped(&app.say(&text!("terminal-hint", answer = answer)), room, app.palette.strong()));
    if Thought::are_alike(&advice.thoughts) {
        lines.extend(wrapped(&app.word("terminal-hint-alike"), room, app.palette.ink()));
    }
    if !advice.thoughts.is_empty() {
        lines.push(Line::raw(""));
    }
    for thought in advice.thoughts.iter().take(12) {
        let percent = format!("{:>3}% ", thought.percent());
        let tries = format!("{:>4}× ", thought.visits);
        let words = cut(&app.tell(&thought.option), room.saturating_sub(11));
        lines.push(Line::from(vec![
            Span::styled(percent, app.palette.lamp()),
            Span::styled(tries, app.palette.quiet()),
            Span::styled(words, app.palette.ink()),
        ]));
    }
    let foot = keys(app, &[("Esc", "terminal-key-close")], room);
    reader(app, screen, &app.word("terminal-menu-hint"), &lines, 0, foot, hits);
}

pub fn leave(app: &App, screen: &mut Buffer, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let mut lines = wrapped(&app.word("terminal-leave"), room.min(60), app.palette.strong());
    lines.extend(wrapped(&kept_words(app), room.min(60), app.palette.quiet()));
    let foot = keys(app, &[("Enter", "terminal-key-leave"), ("Esc", "terminal-key-stay")], room);
    reader(app, screen, &app.word("terminal-menu-leave"), &lines, 0, foot, hits);
}

/// Where the record is, or why it is nowhere.
fn kept_words(app: &App) -> String {
    match &app.view.kept {
        Ok(Some(file)) => app.say(&text!("terminal-kept", file = file.as_str())),
        Ok(None) => app.word("terminal-nothing-kept"),
        Err(why) => app.say(&text!("terminal-not-kept", why = why.as_str())),
    }
}

/// What would go, and who has to agree.
pub fn consent(app: &App, screen: &mut Buffer, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let room = room.min(60);
    let Some(undo) = &app.view.undo else { return };
    let mut lines = Vec::new();
    if let Some(what) = &undo.what {
        lines.extend(wrapped(
            &app.say(&text!("terminal-undo-what", what = app.tell(what))),
            room,
            app.palette.strong(),
        ));
    }
    if undo.turns > 0 || undo.rolls > 0 {
        let goes = app.say(&text!("terminal-undo-goes", turns = undo.turns, rolls = undo.rolls));
        lines.extend(wrapped(&goes, room, app.palette.ink()));
    }
    let others: Vec<String> = undo.consent.iter().map(|seat| app.name(seat)).collect();
    if !others.is_empty() {
        let asks = app.say(&text!("terminal-consent", others = others.join(", ")));
        lines.extend(wrapped(&asks, room, app.palette.ink()));
    }
    let does = if others.is_empty() { "terminal-key-undo" } else { "terminal-key-agree" };
    let foot = keys(app, &[("Esc", "terminal-key-leave-it"), ("Enter", does)], room);
    reader(app, screen, &app.word("terminal-menu-undo"), &lines, 0, foot, hits);
}

pub fn end(app: &App, screen: &mut Buffer, reading: Reading, hits: &mut HitMap) {
    let (room, _) = most(screen);
    let room = room.min(78);
    let Some(end) = &app.view.end else { return };
    let palette = app.palette;
    let mut lines = wrapped(&app.tell(&end.outcome.text), room, palette.strong());
    lines.push(Line::raw(""));
    for (seat, result) in end.outcome.results.iter() {
        lines.push(result_line(app, seat, *result));
    }
    lines.push(Line::raw(""));
    let rows = end.ending.iter().flat_map(|ending| &ending.table);
    lines.extend(rows.map(|row| end_line(app, row)));
    if lines.last().is_some_and(|line| line.width() > 0) {
        lines.push(Line::raw(""));
    }
    lines.extend(wrapped(&kept_words(app), room, palette.quiet()));
    if let Some((seed, salt)) = end.proof.as_ref().filter(|_| !app.view.commitment.is_empty()) {
        let hash = app.view.commitment.as_str();
        let proof = text!("terminal-proof", seed = seed.as_str(), salt = salt.as_str(), hash = hash);
        lines.extend(wrapped(&app.say(&proof), room, palette.quiet()));
    }
    let foot = keys(app, &[("Esc", "terminal-key-look"), ("q", "terminal-key-leave")], room);
    reader(app, screen, &app.word("terminal-end"), &lines, reading.from, foot, hits);
}

/// One row of the results: what is counted, and how much of it each seat had.
fn end_line(app: &App, row: &EndRow) -> Line<'static> {
    let mut spans = vec![Span::styled(format!("{:<24} ", cut(&app.tell(&row.name), 24)), app.palette.quiet())];
    for (seat, value) in row.values.iter() {
        spans.push(Span::styled(format!("{} ", sign(seat)), app.palette.tone(&Tone::Seat(seat))));
        spans.push(Span::styled(format!("{:<6}", app.amount(value)), app.palette.ink()));
    }
    Line::from(spans)
}

fn result_line(app: &App, seat: Seat, result: f32) -> Line<'static> {
    let palette = app.palette;
    let key = match result {
        result if result >= 0.999 => text!("terminal-won"),
        result if result <= 0.001 => text!("terminal-lost"),
        result => text!("terminal-shared", percent = (result * 100.0).round() as i64),
    };
    Line::from(vec![
        Span::styled(format!("{} ", sign(seat)), palette.tone(&Tone::Seat(seat))),
        Span::styled(format!("{}  ", app.name(seat)), palette.strong()),
        Span::styled(app.say(&key), palette.ink()),
    ])
}
