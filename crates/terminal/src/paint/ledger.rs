//! Ledgers: a head with what is counted, then a row for each thing, figures under figures.

use super::{Column, Painter};
use crate::canvas::{Run, cut};
use ratatui::style::Modifier;
use table::scene::{Entry, Ledger};

/// How wide a column of figures is, and how narrow names may become.
const FIGURE: u16 = 5;
const NAME: u16 = 14;

impl Painter<'_> {
    pub fn ledger(&mut self, column: Column, y: u16, ledger: &Ledger) -> u16 {
        let wanted = FIGURE * ledger.heads.len() as u16;
        let name = column.width.saturating_sub(wanted).clamp(NAME.min(column.width), 34);
        let heads = self.ledger_heads(ledger);
        let mut y = y;
        for (n, head) in heads.iter().enumerate() {
            self.canvas.put(column.x + name + FIGURE * n as u16, y, head, self.palette.faint(), FIGURE);
        }
        y += 1;
        for entry in &ledger.entries {
            y = self.entry(column, y, name, entry);
        }
        y
    }

    /// The first letters of what is counted.
    fn ledger_heads(&self, ledger: &Ledger) -> Vec<String> {
        ledger.heads.iter().map(|head| cut(&self.say(&head.name), FIGURE - 1)).collect()
    }

    fn entry(&mut self, column: Column, y: u16, name: u16, entry: &Entry) -> u16 {
        let mut words = self.say(&entry.name);
        if let Some(note) = &entry.note {
            words = format!("{words} · {}", self.say(note));
        }
        let style = self.palette.tone(&entry.tone).add_modifier(Modifier::BOLD);
        self.canvas.put(column.x, y, &cut(&words, name.saturating_sub(1)), style, name);
        for (n, figure) in entry.figures.iter().enumerate() {
            let told = self.amount(figure);
            self.canvas.put(column.x + name + FIGURE * n as u16, y, &told, self.palette.strong(), FIGURE);
        }
        let mut y = y + 1;
        for line in entry.lines.iter().chain(&entry.more) {
            let mut runs = vec![Run::new("  ", self.palette.ink())];
            runs.extend(self.line_runs(line));
            y = self.flow(column, y, &runs);
        }
        y
    }
}
