//! Odds under an option: a die's faces with the winning ones filled, or bars for each result, and the terms that were added.

use super::{Pen, place, tone};
use maud::{Markup, html};
use table::scene::odds::{Bar, BarShow, DieShow, Odds, Show};
use table::{Change, text};

impl Pen<'_> {
    /// Figures before and after.
    pub fn changes(&self, changes: &[Change]) -> Markup {
        html! {
            dl.chg {
                @for change in changes {
                    @let (from, to) = (self.amount(&change.from), self.amount(&change.to));
                    dt { (self.say(&change.name)) }
                    dd class=(tone::class(&change.tone)) { @if !from.is_empty() && from != to { s { (from) " → " } } (to) }
                }
            }
        }
    }

    pub fn odds(&self, odds: &Odds) -> Markup {
        let bars = odds.shows.iter().any(|show| matches!(show, Show::Bars(_)));
        html! {
            div.odds {
                @if let Some(roll) = &odds.roll { p.oddhead { (self.say(roll)) } }
                @if !odds.terms.is_empty() { p.sum { @for term in &odds.terms { span { @if let Some(amount) = &term.amount { b { (self.amount(amount)) } " " } (self.say(&term.name)) } } } }
                div class=(if bars { "hists" } else { "dice" }) {
                    @for show in &odds.shows {
                        @match show { Show::Die(die) => (self.die(die)), Show::Bars(bars) => (self.bars(bars)) }
                    }
                }
                @if let Some(note) = &odds.note { p.sum { (self.say(note)) } }
            }
        }
    }

    fn die(&self, die: &DieShow) -> Markup {
        let wins = die.faces.iter().filter(|face| face.wins).count();
        let label = self.tell(&text!("web-faces", wins = wins, of = die.faces.len()));
        let metal = tone::metal(&die.tone);
        html! {
            div.line {
                span class=(metal.map_or(String::new(), |metal| format!("metal {metal}"))) { @if let Some(name) = &die.name { (self.say(name)) } }
                div class={ "faces " (place::count(die.faces.len())) } role="img" aria-label=(label) {
                    @for face in &die.faces { i class=(if face.wins { "y" } else { "" }) { (self.say(&face.label)) } }
                }
                span.pcn { (die.chance()) }
                @if let Some(note) = &die.note { small { (self.say(note)) } }
            }
        }
    }

    fn bars(&self, show: &BarShow) -> Markup {
        let said: Vec<String> =
            show.bars.iter().map(|bar| format!("{} {}", self.say(&bar.label), bar.chance)).collect();
        let highest = show.bars.iter().map(share).fold(0.0, f64::max);
        html! {
            div.histbox {
                p.oddhead { (self.say(&show.name)) }
                div.hist role="img" aria-label={ (self.say(&show.name)) ": " (said.join(", ")) } { @for bar in &show.bars { (self.bar(bar, highest)) } }
            }
        }
    }

    /// One bar, as high as its part of the highest.
    fn bar(&self, bar: &Bar, highest: f64) -> Markup {
        html! {
            div class={ @if bar.wins { "y " } (place::part(share(bar), highest)) } {
                b { (bar.chance) } i {} span { (self.say(&bar.label)) }
            }
        }
    }
}

fn share(bar: &Bar) -> f64 {
    bar.chance.ways as f64 / bar.chance.of.max(1) as f64
}
