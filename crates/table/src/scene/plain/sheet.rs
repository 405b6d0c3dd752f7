//! Sheets and everything printed on them.

use super::page::{Page, glue, join};
use super::write_parts;
use crate::scene::{Bend, Ledger, Line, Row, Rows, Ruler, Sheet, Slot, SlotState, Slots, Stand, Tale, Tokens, Track};
use crate::{Text, text};

pub(super) fn write(page: &mut Page, sheet: &Sheet) {
    let mut head = vec![page.say(&sheet.name)];
    head.extend(sheet.owner.iter().map(|owner| page.say(owner)));
    head.extend(sheet.badges.iter().map(|badge| page.token(badge)));
    page.marked(if sheet.acting { "> " } else { "" }, &join(&head));
    page.inside(|page| write_parts(page, &sheet.parts, false));
}

/// *Danger 5 of 9*.
pub(super) fn scale(page: &Page, name: &Text, now: i32, max: i32) -> String {
    let figure = page.say(&text!("plain-of", now = now, max = max));
    glue(&format!("{} {figure}", page.say(name)))
}

/// *Danger: 0 · minor 1 2 3 · major 4 [5] 6*.
pub(super) fn ruler(page: &mut Page, ruler: &Ruler) {
    let figure = |n: i32| {
        let plus = if ruler.open_ended && n == ruler.max { "+" } else { "" };
        let here = n == ruler.now || (n == ruler.max && ruler.now > n);
        if here { format!("[{n}{plus}]") } else { format!("{n}{plus}") }
    };
    let stretch = |from: i32, to: i32| (from..=to.min(ruler.max)).map(figure).collect::<Vec<_>>().join(" ");
    let first = ruler.bands.first().map_or(ruler.max + 1, |band| band.from);
    let mut words = Vec::new();
    words.extend((first > ruler.from).then(|| stretch(ruler.from, first - 1)));
    words.extend(
        ruler.bands.iter().map(|band| glue(&format!("{} {}", page.say(&band.name), stretch(band.from, band.to)))),
    );
    let words = page.pair(&page.say(&ruler.name), &join(&words));
    page.line(&words);
}

pub(super) fn rows(page: &mut Page, rows: &Rows) {
    let (lit, dark): (Vec<&Row>, Vec<&Row>) = rows.rows.iter().partition(|row| row.number <= rows.lit_to);
    for (key, some) in [("plain-rows-lit", lit), ("plain-rows-dark", dark)] {
        if !some.is_empty() {
            let name = page.say(&text!(key, name = rows.name.clone()));
            let words: Vec<String> =
                some.iter().map(|row| format!("{}\u{a0}{}", row.number, page.say(&row.text))).collect();
            page.line(&page.pair(&name, &join(&words)));
        }
    }
}

pub(super) fn slots(page: &mut Page, part: &Slots) {
    let slots = slot_row(page, part);
    let words = match &part.name {
        Some(name) => page.pair(&page.say(name), &slots),
        None => slots,
    };
    page.line(&words);
    page.lit |= part.slots.iter().any(|slot| slot.state == SlotState::Next);
    part.note.iter().for_each(|note| page.line(&page.say(note)));
}

pub(super) fn slot_row(page: &Page, part: &Slots) -> String {
    part.slots.iter().map(|slot| glue(&slot_words(page, slot))).collect::<Vec<_>>().join(" ")
}

/// `[forge·action]` when it is filled, `[_·creature]` when it is open, `[*·place]` when it can be filled now, `[?]` when nothing is known.
fn slot_words(page: &Page, slot: &Slot) -> String {
    let kind = slot.kind.as_ref().map(|kind| page.say(kind));
    let name = slot.name.as_ref().map(|name| page.say(name));
    let first = match (slot.state, name) {
        (SlotState::Next, Some(name)) => format!("* {name}"),
        (SlotState::Next, None) => "*".to_owned(),
        (SlotState::Open, Some(name)) => format!("_ {name}"),
        (SlotState::Open, None) if kind.is_none() => "?".to_owned(),
        (SlotState::Open, None) => "_".to_owned(),
        (SlotState::Filled, name) => name.unwrap_or_else(|| "?".to_owned()),
    };
    match kind {
        Some(kind) => format!("[{first}·{kind}]"),
        None => format!("[{first}]"),
    }
}

/// Tokens of the same name are counted.
pub(super) fn tokens(page: &mut Page, tokens: &Tokens) {
    let mut counted: Vec<(String, usize, bool)> = Vec::new();
    for token in &tokens.tokens {
        let name = page.token(token);
        match counted.iter_mut().find(|(other, _, lit)| *other == name && *lit == token.lit) {
            Some((_, count, _)) => *count += 1,
            None => counted.push((name, 1, token.lit)),
        }
    }
    page.lit |= tokens.tokens.iter().any(|token| token.lit);
    let tell = |(name, count, lit): &(String, usize, bool)| {
        let name = if *lit { format!("* {name}") } else { name.clone() };
        if *count > 1 { page.say(&text!("plain-times", name = name, count = *count)) } else { name }
    };
    let mut words: Vec<String> = counted.iter().map(tell).collect();
    words.extend((tokens.empty > 0).then(|| page.say(&text!("plain-empty-places", count = tokens.empty))));
    match &tokens.name {
        Some(name) => page.line(&page.pair(&page.say(name), &join(&words))),
        None => page.items(words),
    }
}

pub(super) fn line(page: &mut Page, line: &Line) {
    page.line(&line_words(page, line));
}

pub(super) fn line_words(page: &Page, line: &Line) -> String {
    let mut words = vec![page.say(&line.text)];
    words.extend(line.gates.iter().map(|gate| page.gate(gate)));
    words.extend(line.faded.then(|| page.word("plain-exhausted")));
    let words = match &line.rule {
        Some(rule) => format!("{} [{rule}]", join(&words)),
        None => join(&words),
    };
    match &line.label {
        Some(label) => page.pair(&page.say(label), &words),
        None => words,
    }
}

/// *Round: 1 2 [3] 4*, then the pieces on it.
pub(super) fn track(page: &mut Page, track: &Track) {
    let label = |(n, notch): (usize, &crate::scene::Notch)| {
        let label = glue(&page.say(&notch.label));
        let signs: Vec<String> = notch.signs.iter().map(|sign| page.say(&sign.name)).collect();
        let label = if signs.is_empty() { label } else { page.aside(&label, &signs.join(", ")) };
        if track.now.is_some_and(|now| usize::from(now) == n) { format!("[{label}]") } else { label }
    };
    let notches: Vec<String> = track.notches.iter().enumerate().map(label).collect();
    let between = if track.bend == Bend::Ladder { "; " } else { " " };
    let mut words = vec![notches.join(between)];
    words.extend(track.middle.iter().chain(&track.note).map(|text| page.say(text)));
    page.line(&page.pair(&page.say(&track.name), &join(&words)));
    let pieces = track.pieces.iter().filter_map(|piece| {
        let Stand::Notch(notch) = piece.stand else { return None };
        let notch = track.notches.get(usize::from(notch))?.label.clone();
        Some(page.say(&text!("plain-track-piece", piece = page.piece(piece).join(", "), notch = notch)))
    });
    page.items(pieces.collect());
}

/// A line for each row, what is said of it below.
pub(super) fn ledger(page: &mut Page, ledger: &Ledger) {
    for entry in &ledger.entries {
        let name = page.say(&entry.name);
        let name = match &entry.note {
            Some(note) => page.aside(&name, &page.say(note)),
            None => name,
        };
        let figure = |(head, amount): (&crate::scene::Value, &crate::scene::Amount)| {
            glue(&format!("{} {}", page.say(&head.name), page.amount(amount)))
        };
        let figures: Vec<String> = ledger.heads.iter().zip(&entry.figures).map(figure).collect();
        page.line(&page.pair(&name, &join(&figures)));
        page.inside(|page| entry.lines.iter().chain(&entry.more).for_each(|said| line(page, said)));
    }
}

/// A page of a story: its title, then paragraphs with an empty line between them.
pub(super) fn tale(page: &mut Page, tale: &Tale) {
    page.items(tale.over.iter().chain(&tale.title).map(|text| page.say(text)).collect());
    for text in &tale.text {
        page.blank();
        page.line(&page.say(text));
    }
    if !tale.tags.is_empty() {
        page.blank();
        page.items(tale.tags.iter().map(|tag| page.token(tag)).collect());
    }
}
