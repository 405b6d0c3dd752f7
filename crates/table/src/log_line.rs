//! Lines of the log.

use crate::{Arg, Rule, Seat, Seats, Text};
use serde::{Deserialize, Serialize};

/// One line of the log: what happened, by which rule, and who may read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// What happened.
    pub text: Text,
    /// By which rule.
    pub rule: Option<Rule>,
    /// Who may read it.
    pub seen: Seats,
    /// A divider rather than something that happened.
    #[serde(default)]
    pub heading: bool,
}

impl LogLine {
    /// Something that happened.
    pub fn new(text: Text, rule: Option<Rule>, seen: Seats) -> LogLine {
        LogLine { text, rule, seen, heading: false }
    }

    /// A divider that everyone reads.
    pub fn heading(text: Text) -> LogLine {
        LogLine { heading: true, ..LogLine::new(text, None, Seats::EVERYONE) }
    }

    /// Whom the line is about: the first seat it names, itself or in a name that belongs to a seat.
    pub fn seat(&self) -> Option<Seat> {
        first_seat(&self.text)
    }
}

/// The first seat that a text names, also inside the texts it is made of.
fn first_seat(text: &Text) -> Option<Seat> {
    text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        Arg::Text(inner) => first_seat(inner),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn a_line_is_about_the_first_seat_it_names_also_in_a_name_inside_it() {
        let about = |text: Text| LogLine::new(text, None, Seats::EVERYONE).seat();
        assert_eq!(about(text!("says", who = Seat(2), to = Seat(1))), Some(Seat(2)));
        let piece = text!("piece", number = 1, seat = Seat(3));
        assert_eq!(about(text!("moves", piece = piece)), Some(Seat(3)));
        assert_eq!(about(text!("rains")), None);
    }
}
