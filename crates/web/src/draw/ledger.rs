//! Ledgers: a head of signs, and a row of figures for each thing.

use super::Pen;
use super::icon::{self, classes};
use maud::{Markup, html};
use table::scene::{Entry, Ledger, Value};

impl Pen<'_> {
    pub fn ledger(&self, ledger: &Ledger) -> Markup {
        html! {
            table.ledger aria-label=(self.say(&ledger.name)) {
                thead { tr { td {} @for head in &ledger.heads { (self.ledger_head(head)) } } }
                @for entry in &ledger.entries { (self.ledger_row(entry, ledger.heads.len())) }
            }
        }
    }

    fn ledger_head(&self, head: &Value) -> Markup {
        let name = self.say(&head.name);
        html! { th scope="col" title=(name) { @match &head.icon { Some(icon) => (icon::alone(icon, &name)), None => (name) } } }
    }

    fn ledger_row(&self, entry: &Entry, figures: usize) -> Markup {
        let sign = classes(if entry.rim { "ei rim" } else { "ei" }, &entry.tone);
        html! {
            tbody data-spot=[entry.id.as_ref()] {
                tr {
                    th scope="row" {
                        @if let Some(icon) = &entry.icon { span class=(sign) { (icon::beside(icon)) } }
                        span { b { (self.say(&entry.name)) } @if let Some(note) = &entry.note { small { (self.say(note)) } } }
                    }
                    @for figure in &entry.figures { td { (self.amount(figure)) } }
                }
                @if !entry.lines.is_empty() || !entry.more.is_empty() {
                    tr.said { td colspan=(figures + 1) {
                        @for line in &entry.lines { p class=(classes("will", &line.tone)) { @if let Some(label) = &line.label { b { (self.say(label)) } " " } (self.say(&line.text)) } }
                        @if !entry.more.is_empty() {
                            details.rest { summary { (self.ui("web-rest")) } @for line in &entry.more { p.small { @if let Some(label) = &line.label { b { (self.say(label)) } " " } (self.say(&line.text)) } } }
                        }
                    } }
                }
            }
        }
    }

    /// Figures joined in a row, each under its sign and its name.
    pub fn stats(&self, values: &[Value]) -> Markup {
        html! {
            dl.chars { @for value in values {
                div class=(super::tone::class(&value.tone)) title=(self.say(&value.name)) {
                    dt { @if let Some(icon) = &value.icon { (icon::beside(icon)) } span { (self.say(&value.name)) } }
                    dd { @if let Some(amount) = &value.amount { (self.amount(amount)) } }
                }
            } }
        }
    }
}
