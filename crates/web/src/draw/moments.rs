//! Moments: dice with everything that was added to them, and banners. The script shows each once, for about a second.

use super::icon::classes;
use super::{Pen, icon, tone};
use maud::{Markup, html};
use table::scene::Tone;
use table::{Banner, Die, DieState, LogLine, Moment, Roll};

/// This many of the newest lines are looked through for moments.
pub const LOOKED: usize = 60;

/// At most this many moments wait to be shown.
const MOST: usize = 6;

impl Pen<'_> {
    /// The newest moments, each with the place of its line in the log, hidden until the script shows them.
    pub fn moments(&self, lines: &[LogLine], first: usize) -> Markup {
        let told = lines.iter().enumerate().filter_map(|(n, line)| Some((first + n, line, line.moment.as_deref()?)));
        let told: Vec<_> = told.collect();
        let from = told.len().saturating_sub(MOST);
        html! {
            @for (place, line, moment) in &told[from..] {
                @let mine = self.reader.seat.is_some_and(|me| line.aimed.contains(me));
                template data-line=(place) data-mine=[mine.then_some("1")] data-spots=(spots(moment, line)) {
                    @match moment { Moment::Roll(roll) => (self.roll(roll, "moment")), Moment::Banner(banner) => (self.banner(banner)) }
                }
            }
        }
    }

    /// Dice, what was added, what it came to and against what.
    pub fn roll(&self, roll: &Roll, class: &str) -> Markup {
        html! {
            div class=(class) {
                h3 { (self.say(&roll.name)) small.hov { (self.ui("web-any-key")) } small.fin { (self.ui("web-any-tap")) } }
                div.dice {
                    @for die in &roll.dice { (self.rolled(die)) }
                    @for term in &roll.terms { span.term { @if let Some(amount) = &term.amount { b { (self.amount(amount)) } } small { (self.say(&term.name)) } } }
                    @match (&roll.outcome, &roll.against) {
                        (Some((outcome, tone)), _) => span class={ "term out " (tone::class(tone)) } { (self.say(outcome)) },
                        (None, Some(against)) => span.term { b { "≥ " (self.amount(against)) } },
                        (None, None) => {},
                    }
                }
            }
        }
    }

    /// One die. A die with a name can be touched where options point at it.
    fn rolled(&self, die: &Die) -> Markup {
        let state = match die.state {
            DieState::Plain => "die",
            DieState::Hit => "die hit",
            DieState::Miss => "die miss",
            DieState::Again => "die again",
        };
        let face = self.say(&die.face);
        let worded = face.chars().count() > 3;
        let inside = html! {
            @if worded { small { (face) } } @else {
                svg viewBox="0 0 100 100" aria-hidden="true" { path d=(outline(die.sides)) fill="currentColor" {} }
                span data-sides=(die.sides) { (face) }
            }
            @if let Some(price) = &die.price { em.pr { (self.say(price)) } }
        };
        let class = classes(&format!("{state}{}", if worded { " worded" } else { "" }), &die.tone);
        match die.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => {
                html! { a class={ (class) " " (way.class()) } href=(way.href) data-spot=[die.id.as_ref()] { (inside) } }
            }
            None => html! { span class=(class) data-spot=[die.id.as_ref()] { (inside) } },
        }
    }

    fn banner(&self, banner: &Banner) -> Markup {
        let kind = match banner.tone {
            Tone::Good => "banner2 good",
            Tone::Bad => "banner2",
            _ => "banner2 great",
        };
        html! {
            div class=(kind) data-card=[banner.card.as_ref()] {
                span.big { @match &banner.icon { Some(icon) => (icon::beside(icon)), None => (icon::named("bell")) } }
                div { h3 { (self.say(&banner.title)) } @if let Some(text) = &banner.text { p { (self.say(text)) } } }
                button.btn.small type="button" data-hush="1" { (self.ui("web-seen")) }
            }
        }
    }
}

fn spots(moment: &Moment, line: &LogLine) -> String {
    let own = match moment {
        Moment::Banner(banner) => banner.spots.as_slice(),
        Moment::Roll(_) => &[],
    };
    let all: Vec<&str> = own.iter().chain(&line.spots).map(|spot| spot.as_str()).collect();
    all.join(" ")
}

/// The outline of a die by its sides.
fn outline(sides: u8) -> &'static str {
    match sides {
        12 => "M50 3 80 13 97 38 97 63 80 88 50 97 20 88 3 63 3 38 20 13Z",
        10 => "M50 3 96 38 96 62 50 97 4 62 4 38Z",
        20 => "M50 2 92 26 92 74 50 98 8 74 8 26Z",
        8 => "M50 2 98 50 50 98 2 50Z",
        4 => "M50 6 98 92 2 92Z",
        _ => "M14 6h72q8 0 8 8v72q0 8-8 8H14q-8 0-8-8V14q0-8 8-8z",
    }
}
