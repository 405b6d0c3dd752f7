//! The names of things, as texts.

use crate::ids::TitanId;
use crate::state::{Frame, Odyssey};
use table::{Text, text};

impl Odyssey {
    pub(crate) fn foe_name(&self) -> Text {
        Text::new(format!("foe-{}", self.pack.foe(self.foe.id).slug))
    }

    /// Titans are named by class and number.
    pub(crate) fn titan_name(&self, titan: TitanId) -> Text {
        let class = Text::new(format!("class-{}", self.pack.class(self.titan(titan).class).slug));
        text!("titan-name", class = class, number = titan.0 + 1)
    }

    /// What the rules are in the middle of; steps have no name of their own.
    pub(crate) fn frame_name(&self, frame: &Frame) -> Option<Text> {
        match frame {
            Frame::Step | Frame::Averting(..) => None,
            Frame::Onslaught(_) => Some(text!("frame-onslaught", foe = self.foe_name())),
            Frame::Blow(blow) => Some(text!("frame-blow", titan = blow.target.0 + 1)),
            Frame::Strike(strike) => Some(text!("frame-strike", titan = strike.titan.0 + 1)),
            Frame::Answers(titan) => Some(text!("frame-answers", titan = titan.0 + 1)),
            Frame::Window(_) => Some(text!("frame-window")),
            Frame::Drawn(titan, _, _) => Some(text!("frame-drawn", titan = titan.0 + 1)),
            Frame::Walk(titan, _) => Some(text!("frame-walk", titan = titan.0 + 1)),
        }
    }
}
