//! What options say.

use crate::choice::Choice;
use crate::state::Odyssey;
use table::{Label, Text};

impl Odyssey {
    pub(crate) fn label(&self, choice: Choice) -> Label {
        Label::new(Text::plain(self.notation(choice)), "B8.2")
    }
}
