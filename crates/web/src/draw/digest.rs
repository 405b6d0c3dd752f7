//! The digest: what happened since a seat's last decision, what was aimed at it first.

use super::{Pen, icon, tone};
use maud::{Markup, html};
use table::digest::Entry;
use table::scene::{SeatLine, Tone};
use table::{LogLine, Seat};

/// At most this many entries are shown; the log has the rest.
const MOST: usize = 14;

/// At most this many lines of one turn are folded into its entry; the log has the rest.
const FOLDED: usize = 12;

/// This many of the newest lines are looked through for what happened before the reader's turn.
pub const LOOKED: usize = 150;

impl Pen<'_> {
    pub fn digest(&self, entries: &[Entry], seats: &[SeatLine]) -> Markup {
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
                    summary class={ "ev " (best.colour.or(*of).map_or("", tone::seat_class)) } data-spots=(spots(best)) data-card=[best.card.as_ref()] { (emblem(best.colour.or(*of), seats)) span { (self.say(&best.text)) } small { "+" (lines.len() - 1) } }
                    ul { @for line in lines.iter().take(FOLDED) { li { (self.say(&line.text)) } } }
                }
            },
        }
    }

    /// One line, with what it touched.
    fn event(&self, line: &LogLine, class: &str, seats: &[SeatLine]) -> Markup {
        html! {
            div class={ (class) " " (line.coloured().map_or("", tone::seat_class)) } tabindex="0" data-spots=(spots(line)) data-card=[line.card.as_ref()] {
                (emblem(line.coloured(), seats))
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
    let line = seat.and_then(|seat| seats.iter().find(|line| line.coloured() == seat));
    match (line, seat) {
        (Some(line), _) => icon::emblem(line.emblem.as_ref(), &Tone::Seat(line.coloured()), "em"),
        (None, Some(seat)) => icon::emblem(None, &Tone::Seat(seat), "em"),
        (None, None) => html! { span.em {} },
    }
}
