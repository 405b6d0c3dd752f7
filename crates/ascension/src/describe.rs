//! How options read.

use crate::choice::Choice;
use crate::state::{Ascension, Frame};
use table::{Label, Text};

impl Ascension {
    pub(crate) fn label(&self, choice: Choice) -> Label {
        Label::new(Text::plain(self.notation(choice)), "T5.1")
    }

    pub(crate) fn frame_name(&self, _: &Frame) -> Text {
        Text::plain("")
    }
}
