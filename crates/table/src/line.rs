//! Lines of the log.

use crate::{Arg, Rule, Seat, Seats, Text};
use serde::{Deserialize, Serialize};

/// One line of the log: what happened, by which rule, and who may read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    pub text: Text,
    pub rule: Option<Rule>,
    pub seen: Seats,
    /// A divider rather than something that happened.
    #[serde(default)]
    pub heading: bool,
}

impl Line {
    pub fn new(text: Text, rule: Option<Rule>, seen: Seats) -> Line {
        Line {
            text,
            rule,
            seen,
            heading: false,
        }
    }

    pub fn heading(text: Text) -> Line {
        Line {
            heading: true,
            ..Line::new(text, None, Seats::EVERYONE)
        }
    }

    /// Whom the line is about: the first seat it names.
    pub fn seat(&self) -> Option<Seat> {
        self.text.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        })
    }
}
