//! The strip over the board, in turn order.

use super::{Pen, icon, tone};
use maud::{Markup, html};
use table::scene::{SeatLine, SeatState, Tone};

impl Pen<'_> {
    pub fn seats(&self, seats: &[SeatLine]) -> Markup {
        let count = if seats.len() > 4 { "seats many" } else { "seats" };
        html! {
            ol class={ (count) " " (super::place::count(seats.len())) } id="seats" aria-label=(self.ui("web-seats-label")) {
                @for line in seats { (self.seat(line)) }
            }
        }
    }

    fn seat(&self, line: &SeatLine) -> Markup {
        let now = if line.acting { " now" } else { "" };
        let name = capitalised(&self.say(&line.name));
        let (state, sign) = match line.state {
            Some(SeatState::Down) => (" hurt", Some("down")),
            Some(SeatState::Dead) => (" dead", Some("skull")),
            Some(SeatState::Out) => (" dead", Some("cross")),
            None => ("", None),
        };
        html! {
            li class={ "seat " (tone::seat_class(line.coloured())) (now) (state) } aria-current=[line.acting.then_some("true")] {
                (icon::emblem(line.emblem.as_ref(), &Tone::Seat(line.coloured()), "em"))
                @if let Some(sign) = sign { span.st aria-hidden="true" { (icon::named(sign)) } }
                a.sheetlink href="#others" data-seat=(tone::seat_class(line.coloured())) { b { (name) } }
                span.who { @if let Some(state) = line.state { em { (self.say(&state.text())) } " " } @if let Some(who) = &line.who { (capitalised(&self.say(who))) } @else if line.acting { (self.ui("web-acts")) } }
                span.vals { @for value in line.values.iter().take(3) { (self.seat_value(value)) } }
            }
        }
    }

    fn seat_value(&self, value: &table::scene::Value) -> Markup {
        let name = self.say(&value.name);
        html! {
            span.val title=(name) {
                @if let Some(amount) = &value.amount { (self.amount(amount)) }
                @match &value.icon {
                    Some(icon) => (icon::alone(icon, &name)),
                    None => small { (name) },
                }
            }
        }
    }
}

/// A name at the head of a line begins with a capital, also where a sentence would write it small (*you*).
pub fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    match chars.next() {
        Some(first) => {
            let mut capital = String::with_capacity(name.len() + 2);
            capital.extend(first.to_uppercase());
            capital.push_str(chars.as_str());
            capital
        }
        None => String::new(),
    }
}
