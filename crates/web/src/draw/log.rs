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

    /// As [`Pen::log_lines`], of lines that are drawn already. They are in the order in which things happened; what scrolls them lies around
    /// the list and counts from its end, so that a long log stands at its end without any script.
    pub fn drawn_lines<'l>(&self, lines: impl ExactSizeIterator<Item = &'l String>, news: usize) -> Markup {
        let old = lines.len().checked_sub(news).filter(|_| news > 0);
        html! {
            div.lines tabindex="0" role="group" aria-label=(self.ui("web-log")) {
                ol {
                    @for (n, line) in lines.enumerate() {
                        @if Some(n) == old { li.sep.news { (self.ui("web-since")) } }
                        (PreEscaped(line))
                    }
                }
            }
        }
    }

    pub fn log_line(&self, line: &LogLine) -> Markup {
        if line.heading {
            return html! { li.sep { (self.say(&line.text)) } };
        }
        let mine = line.seat().is_some() && line.seat() == self.reader.seat;
        let aimed = self.reader.seat.is_some_and(|me| line.aimed.contains(me));
        html! {
            li class={ (line.coloured().map_or("", tone::seat_class)) @if mine { " mine" } @if aimed { " aimed" } (weight_class(line.weight)) } {
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
