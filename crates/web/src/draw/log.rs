//! The log: seat dot, sentence, rule; dividers; and where a reader's last turn was.

use super::{Pen, tone};
use maud::{Markup, PreEscaped, html};
use table::{LogLine, Weight};

/// How many lines a table's page shows; the whole log has a page of its own.
pub const SHOWN: usize = 150;

impl Pen<'_> {
    /// The newest lines, of which the last `news` came since the reader's last turn.
    pub fn log_lines(&self, lines: &[LogLine], news: usize, shown: usize) -> Markup {
        let from = lines.len().saturating_sub(shown);
        let drawn: Vec<String> = lines[from..].iter().map(|line| self.log_line(line).0).collect();
        self.drawn_lines(drawn.iter(), news)
    }

    /// As [`Pen::log_lines`], of lines that are drawn already. The newest is first in the page and last for the eye, so that a long log
    /// stands at its end without any script.
    pub fn drawn_lines<'l>(&self, lines: impl DoubleEndedIterator<Item = &'l String>, news: usize) -> Markup {
        html! {
            @for (n, line) in lines.rev().enumerate() {
                (PreEscaped(line))
                @if n + 1 == news { li.sep.news { (self.ui("web-since")) } }
            }
        }
    }

    pub fn log_line(&self, line: &LogLine) -> Markup {
        if line.heading {
            return html! { li.sep { (self.say(&line.text)) } };
        }
        let mine = line.seat().is_some() && line.seat() == self.reader.seat;
        html! {
            li class={ (line.coloured().map_or("", tone::seat_class)) @if mine { " mine" } (weight_class(line.weight)) } {
                span { (self.say(&line.text)) }
                @if let Some(rule) = &line.rule { (self.rule(rule)) }
            }
        }
    }
}

/// What matters more stands out, and steps on the way stand back.
fn weight_class(weight: Weight) -> &'static str {
    match weight {
        Weight::Note => " w-note",
        Weight::Plain => "",
        Weight::Event => " w-event",
        Weight::Great => " w-great",
    }
}
