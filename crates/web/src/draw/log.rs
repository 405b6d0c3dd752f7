//! The log: seat dot, sentence, rule; dividers; and where a reader's last turn was.

use super::{Pen, tone};
use maud::{Markup, html};
use table::Line;

/// How many lines a table's page shows; the whole log has a page of its own.
pub const SHOWN: usize = 150;

impl Pen<'_> {
    /// The newest lines, of which the last `news` came since the reader's last turn. The newest is first in the page and last for
    /// the eye, so that a long log stands at its end without any script.
    pub fn log_lines(&self, lines: &[Line], news: usize, shown: usize) -> Markup {
        let from = lines.len().saturating_sub(shown);
        let turn = lines.len().saturating_sub(news);
        html! {
            @for (n, line) in lines.iter().enumerate().skip(from).rev() {
                (self.log_line(line))
                @if n == turn && news > 0 { li.sep.news { (self.ui("web-since")) } }
            }
        }
    }

    fn log_line(&self, line: &Line) -> Markup {
        if line.heading {
            return html! { li.sep { (self.say(&line.text)) } };
        }
        let mine = line.seat().is_some() && line.seat() == self.reader.seat;
        html! {
            li class={ (line.seat().map_or("", tone::seat_class)) @if mine { " mine" } } {
                span { (self.say(&line.text)) }
                @if let Some(rule) = &line.rule { (self.rule(rule)) }
            }
        }
    }
}
