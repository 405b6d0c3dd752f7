//! The digest: what happened since a seat's last decision, what was aimed at it first.

use super::{Pen, icon, tone};
use maud::{Markup, html};
use table::scene::{SeatLine, Tone};
use table::{LogLine, Seat, Weight};

/// At most so many entries are shown; the log has the rest.
const MOST: usize = 14;

/// So many of the newest lines are looked through for what happened before the reader's turn.
pub const LOOKED: usize = 150;

/// Whether lines tell of anything but what the reader did.
pub fn tells(lines: &[LogLine], me: Seat) -> bool {
    lines.iter().any(|line| is_of_others(line, me) || (line.seat() != Some(me) && line.weight >= Weight::Event))
}

/// What others did last, before the reader's own turn.
pub fn before(lines: &[LogLine], me: Seat) -> &[LogLine] {
    let Some(last) = lines.iter().rposition(|line| is_of_others(line, me)) else {
        return &[];
    };
    let own = |line: &LogLine| !line.heading && line.seat() == Some(me);
    let first = lines[..last].iter().rposition(own).map_or(0, |line| line + 1);
    &lines[first..=last]
}

fn is_of_others(line: &LogLine, me: Seat) -> bool {
    !line.heading && line.seat().is_some_and(|seat| seat != me)
}

/// One entry of a digest.
#[derive(Debug, PartialEq)]
pub enum Entry<'l> {
    /// Something that was aimed at the reader.
    Aimed(&'l LogLine),
    /// Something that everybody should notice.
    Great(&'l LogLine),
    /// All the rest that one seat did in a row, or that happened by itself, told by what matters most of it.
    Turn { of: Option<Seat>, best: &'l LogLine, lines: Vec<&'l LogLine> },
}

/// Sorts lines into entries: aimed ones, great ones, then one for each turn.
pub fn entries<'l>(lines: &'l [LogLine], me: Option<Seat>) -> Vec<Entry<'l>> {
    let happened = || lines.iter().filter(|line| !line.heading);
    let is_aimed = |line: &LogLine| me.is_some_and(|me| line.aimed.contains(me));
    let is_great = |line: &LogLine| line.weight == Weight::Great && !is_aimed(line);
    let aimed = happened().filter(|line| is_aimed(line)).map(Entry::Aimed);
    let great = happened().filter(|line| is_great(line)).map(Entry::Great);
    let mut entries: Vec<Entry> = aimed.chain(great).collect();
    let mut of = None;
    let mut turns: Vec<(Option<Seat>, Vec<&LogLine>)> = Vec::new();
    for line in happened().filter(|line| !is_aimed(line) && !is_great(line)) {
        // What happens by itself belongs to whoever acted before.
        of = line.seat().or(of);
        match turns.last_mut().filter(|(seat, _)| *seat == of) {
            Some((_, lines)) => lines.push(line),
            None => turns.push((of, vec![line])),
        }
    }
    let turns = turns.into_iter().filter_map(|(of, lines)| {
        let best = lines.iter().rev().copied().max_by_key(|line| line.weight)?;
        Some(Entry::Turn { of, best, lines: lines.clone() })
    });
    entries.extend(turns);
    entries
}

impl Pen<'_> {
    pub fn digest(&self, lines: &[LogLine], seats: &[SeatLine]) -> Markup {
        let entries = entries(lines, self.reader.seat);
        html! {
            @if entries.is_empty() { p.nothing { (self.ui("web-nothing-new")) } }
            ol tabindex="0" aria-labelledby="dg" { @for entry in entries.iter().take(MOST) { li { (self.entry(entry, seats)) } } }
        }
    }

    fn entry(&self, entry: &Entry, seats: &[SeatLine]) -> Markup {
        match entry {
            Entry::Aimed(line) => self.event(line, "ev me", seats),
            Entry::Great(line) => self.event(line, "ev great", seats),
            Entry::Turn { best, lines, .. } if lines.len() == 1 => self.event(best, "ev", seats),
            Entry::Turn { of, best, lines } => html! {
                details.fold {
                    summary class={ "ev " (of.map_or("", tone::seat_class)) } data-spots=(spots(best)) data-card=[best.card.as_ref()] { (emblem(*of, seats)) span { (self.say(&best.text)) } small { "+" (lines.len() - 1) } }
                    ul { @for line in lines { li { (self.say(&line.text)) } } }
                }
            },
        }
    }

    /// One line, with what it touched.
    fn event(&self, line: &LogLine, class: &str, seats: &[SeatLine]) -> Markup {
        html! {
            div class={ (class) " " (line.seat().map_or("", tone::seat_class)) } tabindex="0" data-spots=(spots(line)) data-card=[line.card.as_ref()] {
                (emblem(line.seat(), seats))
                span { (self.say(&line.text)) }
                @if let Some(rule) = &line.rule { (self.rule(rule)) }
            }
        }
    }
}

fn spots(line: &LogLine) -> String {
    let spots: Vec<&str> = line.spots.iter().map(|spot| spot.as_str()).collect();
    spots.join(" ")
}

/// The emblem of whoever did it.
fn emblem(seat: Option<Seat>, seats: &[SeatLine]) -> Markup {
    let line = seat.and_then(|seat| seats.iter().find(|line| line.seat == seat));
    match (line, seat) {
        (Some(line), _) => icon::emblem(line.emblem.as_ref(), &Tone::Seat(line.coloured()), "em"),
        (None, Some(seat)) => icon::emblem(None, &Tone::Seat(seat), "em"),
        (None, None) => html! { span.em {} },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::text;

    #[test]
    fn what_was_aimed_at_the_reader_comes_first_then_what_is_great_then_the_turns() {
        let line = |key: &'static str, seat: u8| LogLine::by("B1", text!(key, who = Seat(seat)));
        let lines = [
            line("moves", 1),
            line("draws", 1).weight(Weight::Note),
            line("opens", 2).weight(Weight::Great),
            line("moves", 2),
            line("steals", 2).aimed(Seat(0)).weight(Weight::Great),
            LogLine::heading(text!("round")),
            line("gains", 2).weight(Weight::Event),
        ];
        let told: Vec<(&str, usize)> = entries(&lines, Some(Seat(0)))
            .iter()
            .map(|entry| match entry {
                Entry::Aimed(line) | Entry::Great(line) => (line.text.key.as_ref(), 1),
                Entry::Turn { best, lines, .. } => (best.text.key.as_ref(), lines.len()),
            })
            .collect();
        assert_eq!(told, [("steals", 1), ("opens", 1), ("moves", 2), ("gains", 2)]);
        let other: Vec<Entry> = entries(&lines, Some(Seat(1)));
        assert!(!other.iter().any(|entry| matches!(entry, Entry::Aimed(_))));
    }

    #[test]
    fn whoever_has_acted_still_finds_what_others_did_before() {
        let line = |key: &'static str, seat: u8| LogLine::by("B1", text!(key, who = Seat(seat)));
        let lines =
            [line("weaves", 0), line("moves", 1), LogLine::heading(text!("round")), line("opens", 2), line("draws", 0)];
        let keys = |lines: &[LogLine]| lines.iter().map(|line| line.text.key.to_string()).collect::<Vec<_>>();
        assert_eq!(keys(before(&lines, Seat(0))), ["moves", "round", "opens"]);
        assert!(tells(&lines, Seat(0)) && !tells(&lines[4..], Seat(0)));
        assert!(before(&lines[4..], Seat(0)).is_empty());
    }
}
