//! The question: who is asked, the sentence, the options with their keys, and what is barred and why.

use super::{hints, key_cap, key_name, odds, rule};
use crate::app::{App, Row, key_of};
use crate::canvas::{cut, width, wrap};
use crate::glass::Glass;
use crate::view::Ask;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use shelf::Kind;
use table::text;

/// The question in lines, before it is known how many of them fit.
struct Sheet {
    head: Vec<Line<'static>>,
    rows: Vec<Vec<Line<'static>>>,
    /// How many of the rows, the last ones, are barred.
    barred: usize,
    foot: Vec<Line<'static>>,
}

/// How many lines the question would like to have. Lists longer than `tall` lie in columns where they can.
pub fn needed(app: &App, room: u16, tall: u16) -> u16 {
    let sheet = Sheet::new(app, room);
    let rows = match sheet.columns(room, tall) {
        Some((_, lines)) => lines + sheet.barred_lines(),
        None => sheet.rows.iter().map(Vec::len).sum(),
    };
    (1 + sheet.head.len() + rows + sheet.foot.len()) as u16
}

pub fn draw(app: &App, screen: &mut Buffer, area: Rect, glass: &mut Glass) {
    glass.question = area;
    if area.height == 0 {
        return;
    }
    screen.set_style(area, app.palette.inset());
    let asked = app.view.ask.is_some();
    let line = if asked { app.palette.lamp() } else { app.palette.line() };
    rule(
        screen,
        area,
        &whose(app),
        line,
        if asked { app.palette.lamp() } else { app.palette.quiet() },
    );
    let inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 1);
    let sheet = Sheet::new(app, inside.width);
    let mut y = inside.y;
    let keep = inside.height.saturating_sub(3).max(1);
    for line in sheet.head.iter().take(usize::from(keep)) {
        screen.set_line(inside.x, y, line, inside.width);
        y += 1;
    }
    let foot = (sheet.foot.len() as u16).min(inside.bottom().saturating_sub(y));
    let list = Rect {
        y,
        height: inside.bottom().saturating_sub(y + foot),
        ..inside
    };
    for (n, line) in sheet.foot.iter().take(usize::from(foot)).enumerate() {
        screen.set_line(inside.x, inside.bottom() - foot + n as u16, line, inside.width);
    }
    let tall = sheet.rows.iter().map(Vec::len).sum::<usize>() > usize::from(list.height);
    match sheet.columns(list.width, 0).filter(|_| tall) {
        Some(columns) => draw_columns(app, screen, list, &sheet, columns, glass),
        None => draw_list(app, screen, list, &sheet, glass),
    }
}

/// Who is asked and in the middle of what, or who thinks.
fn whose(app: &App) -> String {
    let view = &app.view;
    let mut words = Vec::new();
    match (&view.ask, view.viewer.seat()) {
        (Some(ask), _) => words.push(app.name(ask.seat)),
        (None, Some(seat)) => words.push(app.name(seat)),
        (None, None) => words.push(app.word("terminal-watching")),
    }
    words.extend(view.breadcrumb.iter().map(|text| app.tell(text)));
    words.join(" › ")
}

impl Sheet {
    fn new(app: &App, room: u16) -> Sheet {
        let mut foot = notice(app, room);
        foot.push(foot_line(app, room));
        match &app.view.ask {
            Some(ask) => Sheet {
                head: head(app, ask, room),
                rows: rows(app, ask, room),
                barred: app.rows().iter().filter(|row| matches!(row, Row::Barred(_))).count(),
                foot,
            },
            None => Sheet {
                head: nobody_asked(app, room),
                rows: Vec::new(),
                barred: 0,
                foot,
            },
        }
    }

    /// The rows that can be chosen.
    fn choosable(&self) -> &[Vec<Line<'static>>] {
        &self.rows[..self.rows.len() - self.barred]
    }

    fn barred_lines(&self) -> usize {
        let barred = &self.rows[self.rows.len() - self.barred..];
        barred.iter().map(Vec::len).sum()
    }

    /// Short options in so many columns of so many lines, where one under the other they would not fit.
    fn columns(&self, room: u16, height: u16) -> Option<(u16, usize)> {
        let rows = self.choosable();
        let single = rows.iter().all(|lines| lines.len() == 1);
        if !single || rows.len() <= usize::from(height) {
            return None;
        }
        let widest = rows.iter().flatten().map(|line| line.width() as u16).max()?;
        let columns = room / (widest + 2);
        (columns >= 2).then(|| (columns, rows.len().div_ceil(usize::from(columns))))
    }
}

fn styled(words: &str, room: u16, style: Style) -> Vec<Line<'static>> {
    wrap(words, room)
        .into_iter()
        .map(|line| Line::styled(line, style))
        .collect()
}

fn notice(app: &App, room: u16) -> Vec<Line<'static>> {
    let said = match &app.notice {
        Some(said) => app.said(said),
        None if app.hint_awaited => app.word("terminal-hint-awaited"),
        None => return Vec::new(),
    };
    styled(&said, room, app.palette.bad())
}

fn head(app: &App, ask: &Ask, room: u16) -> Vec<Line<'static>> {
    let palette = app.palette;
    let mut lines = styled(&app.tell(&ask.query.prompt.text), room, palette.strong());
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
    if !app.asking.open.is_empty() {
        let open: Vec<String> = app.asking.open.iter().map(|name| app.tell(name)).collect();
        lines.extend(styled(&format!("‹ {}", open.join(" › ")), room, palette.lamp()));
    }
    lines
}

/// What kind of answer is wanted, and how far it has come.
fn how(app: &App, ask: &Ask) -> Option<String> {
    let asking = &app.asking;
    Some(app.say(&match &ask.query.kind {
        Kind::One => return None,
        Kind::Sealed => text!("terminal-sealed"),
        Kind::Some { min, max } if min == max => {
            text!("terminal-pick-exactly", count = *min, picked = asking.picks.len())
        }
        Kind::Some { min, max } => text!("terminal-pick", min = *min, max = *max, picked = asking.picks.len()),
        Kind::Share { total } => text!("terminal-share", total = *total, rest = asking.rest(*total)),
        Kind::Order => text!("terminal-order", placed = asking.picks.len(), count = ask.options.len()),
        Kind::Roll { die, sides, count } => text!("terminal-roll", die = *die, sides = *sides, count = *count),
        Kind::Draw { deck, .. } => text!("terminal-draw", deck = *deck),
    }))
}

fn nobody_asked(app: &App, room: u16) -> Vec<Line<'static>> {
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

/// The lines of each row. Where the whole would be long, only the row in hand tells its details.
fn rows(app: &App, ask: &Ask, room: u16) -> Vec<Vec<Line<'static>>> {
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
            hanging(
                vec![mark, Span::styled(" –  ", palette.faint())],
                &words,
                palette.faint(),
                room,
            )
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
    let rest = told.map(|words| {
        Line::from(vec![
            Span::raw(" ".repeat(usize::from(indent))),
            Span::styled(words, style),
        ])
    });
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
    let chance = label
        .odds
        .as_ref()
        .and_then(|odds| odds.chance)
        .map(|chance| chance.to_string());
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
        Kind::Some { .. } => format!("[{}] ", if at.is_some() { 'x' } else { ' ' }),
        Kind::Order => format!("[{}] ", at.map_or(" ".to_owned(), |at| (at + 1).to_string())),
        Kind::Share { total } => {
            let part = app.asking.parts.get(place).copied().unwrap_or(0);
            let cap = ask.options[place].cap.unwrap_or(*total).min(*total);
            format!("‹{part}/{cap}› ")
        }
        _ => return None,
    };
    let chosen = at.is_some() || app.asking.parts.get(place).is_some_and(|part| *part > 0);
    Some(Span::styled(
        words,
        if chosen {
            app.palette.lamp()
        } else {
            app.palette.faint()
        },
    ))
}

fn draw_list(app: &App, screen: &mut Buffer, area: Rect, sheet: &Sheet, glass: &mut Glass) {
    let lines: Vec<(usize, &Line)> = sheet
        .rows
        .iter()
        .enumerate()
        .flat_map(|(n, lines)| lines.iter().map(move |line| (n, line)))
        .collect();
    let height = usize::from(area.height);
    let cursor = app.asking.cursor;
    let first = lines.iter().position(|(n, _)| *n == cursor).unwrap_or(0);
    let last = lines.iter().rposition(|(n, _)| *n == cursor).unwrap_or(0);
    let deepest = lines.len().saturating_sub(height);
    // The row in hand and what comes before it stay in view, its beginning first of all.
    let from = (last + 1).saturating_sub(height).min(first).min(deepest);
    for (at, (n, line)) in lines.iter().skip(from).take(height).enumerate() {
        let y = area.y + at as u16;
        let place = Rect::new(area.x, y, area.width, 1);
        if *n == cursor && sheet.rows.len() > 1 {
            screen.set_style(place, app.palette.tint(&table::scene::Tone::Gold, 2));
        }
        screen.set_line(area.x, y, line, area.width);
        glass.rows.push((place, *n));
    }
    arrows(app, screen, area, from > 0, from < deepest);
}

/// At the right edge: whether the list goes on above or below.
fn arrows(app: &App, screen: &mut Buffer, area: Rect, above: bool, below: bool) {
    if area.height == 0 {
        return;
    }
    let x = area.right() - 1;
    if above {
        screen.set_string(x, area.y, "↑", app.palette.lamp());
    }
    if below {
        screen.set_string(x, area.bottom() - 1, "↓", app.palette.lamp());
    }
}

/// The options in columns; what is barred under them, as far as there is room.
fn draw_columns(
    app: &App,
    screen: &mut Buffer,
    area: Rect,
    sheet: &Sheet,
    (columns, lines): (u16, usize),
    glass: &mut Glass,
) {
    let each = area.width / columns;
    let height = usize::from(area.height).max(1);
    let cursor_line = app.asking.cursor % lines.max(1);
    let from = (cursor_line + 1).saturating_sub(height);
    let mut put = |place: Rect, line: &Line, n: usize| {
        screen.set_line(place.x, place.y, line, place.width);
        glass.rows.push((place, n));
    };
    for (n, row) in sheet.choosable().iter().enumerate() {
        let (column, line) = (n / lines.max(1), n % lines.max(1));
        if let Some(words) = row.first().filter(|_| (from..from + height).contains(&line)) {
            let x = area.x + each * column as u16;
            put(
                Rect::new(x, area.y + (line - from) as u16, each.saturating_sub(1), 1),
                words,
                n,
            );
        }
    }
    let first = sheet.choosable().len();
    let barred = sheet.rows[first..]
        .iter()
        .enumerate()
        .flat_map(|(n, row)| row.iter().map(move |line| (first + n, line)));
    for (y, (n, line)) in (area.y + lines as u16..area.bottom()).zip(barred) {
        put(Rect::new(area.x, y, area.width, 1), line, n);
    }
    arrows(app, screen, area, from > 0, from + height < lines);
}

/// The keys that matter now.
fn foot_line(app: &App, room: u16) -> Line<'static> {
    let mut items: Vec<(&str, &'static str)> = Vec::new();
    let view = &app.view;
    match &view.ask {
        Some(_) if app.asking.search.is_some() => items.extend([
            ("↑↓", "terminal-key-walk"),
            ("Enter", "terminal-key-choose"),
            ("Esc", "terminal-key-all"),
        ]),
        Some(ask) => {
            match ask.query.kind {
                Kind::One | Kind::Sealed | Kind::Draw { .. } => {
                    items.extend([("↑↓", "terminal-key-walk"), ("Enter", "terminal-key-choose")])
                }
                Kind::Some { .. } => items.extend([("Space", "terminal-key-pick"), ("Enter", "terminal-key-done")]),
                Kind::Order => items.extend([("Space", "terminal-key-place"), ("Enter", "terminal-key-done")]),
                Kind::Share { .. } => items.extend([("←→", "terminal-key-share"), ("Enter", "terminal-key-done")]),
                Kind::Roll { .. } => items.push(("Enter", "terminal-key-done")),
            }
            items.push(("?", "terminal-key-why"));
            if view.undo.is_some() {
                items.push(("u", "terminal-key-undo"));
            }
            items.extend([
                ("/", "terminal-key-search"),
                ("l", "terminal-key-log"),
                ("F2", "terminal-key-hint"),
            ]);
        }
        None if view.end.is_some() => items.extend([
            ("Esc", "terminal-key-menu"),
            ("l", "terminal-key-log"),
            ("q", "terminal-key-leave"),
        ]),
        None if view.held => items.extend([("Space", "terminal-key-go-on"), ("Esc", "terminal-key-menu")]),
        None => items.extend([
            ("Space", "terminal-key-hurry"),
            ("Esc", "terminal-key-hold"),
            ("l", "terminal-key-log"),
        ]),
    }
    items.extend([("0", "terminal-key-large"), ("q", "terminal-key-leave")]);
    let mut told: Vec<(String, String)> = Vec::new();
    for (key, does) in items {
        if !told.iter().any(|(other, _)| *other == key_name(app, key)) {
            told.push((key_name(app, key), app.word(does)));
        }
    }
    hints(app.palette, &told, room)
}

/// The words of an option on one line, for panels that name it.
pub fn option_words(app: &App, ask: &Ask, notation: &str, room: u16) -> String {
    let option = ask.options.iter().find(|option| option.notation == notation);
    let words = option.map_or_else(|| notation.to_owned(), |option| app.tell(&option.label.text));
    cut(&words, room)
}
