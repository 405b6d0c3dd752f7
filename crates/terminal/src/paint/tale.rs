//! Pages of a story: paragraphs in a column that is not too wide to read.

use super::{Column, Painter, joined};
use crate::canvas::Run;
use ratatui::style::Modifier;
use table::scene::Tale;

/// Longer lines are hard to follow.
const WIDEST: u16 = 76;

impl Painter<'_> {
    pub fn tale(&mut self, column: Column, y: u16, tale: &Tale) -> u16 {
        let column = Column { width: column.width.min(WIDEST), ..column };
        let over = tale.over.iter().map(|over| vec![Run::new(self.say(over), self.palette.quiet())]);
        let title = tale
            .title
            .iter()
            .map(|title| vec![Run::new(self.say(title), self.palette.ink().add_modifier(Modifier::BOLD))]);
        let head = joined(self.palette, over.chain(title));
        let mut y = if head.is_empty() { y } else { self.flow(column, y, &head) + 1 };
        for text in &tale.text {
            let words = [Run::new(self.say(text), self.palette.ink())];
            y = self.canvas.flow(column.x, y, column.width, &words, 0) + 1;
        }
        let tags = joined(self.palette, tale.tags.iter().map(|tag| self.token_runs(tag)));
        self.flow(column, y, &tags)
    }
}
