//! Lines of the log.

use crate::scene::Spot;
use crate::{Arg, Moment, Rule, Seat, Seats, Text};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

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
    /// How much it matters.
    #[serde(default, skip_serializing_if = "Weight::is_plain")]
    pub weight: Weight,
    /// At whom it was aimed: who lost a card by it, was looked at, was hit.
    #[serde(default, skip_serializing_if = "Seats::is_nobody")]
    pub aimed: Seats,
    /// What it touched on the table. Some of it may be gone since.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub spots: SmallVec<[Spot; 1]>,
    /// The card that it is about: one of [`Present::cards`](crate::Present::cards).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Spot>,
    /// What is shown for a second when it happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Box<Moment>>,
    /// Whose colour it has, where that is not its seat's: that of one of several figures of a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Seat>,
}

/// How much a line matters, from what is only kept for the record to what everybody should notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum Weight {
    /// A step on the way: a card drawn, a place refilled.
    Note,
    /// What most lines are.
    #[default]
    Plain,
    /// Something that changes the game for somebody.
    Event,
    /// Something that everybody should notice: a gate, a trophy, a death.
    Great,
}

impl Weight {
    fn is_plain(&self) -> bool {
        *self == Weight::Plain
    }
}

impl LogLine {
    /// Something that happened.
    pub fn new(text: Text, rule: Option<Rule>, seen: Seats) -> LogLine {
        LogLine {
            text,
            rule,
            seen,
            heading: false,
            weight: Weight::Plain,
            aimed: Seats::NOBODY,
            spots: SmallVec::new(),
            card: None,
            moment: None,
            colour: None,
        }
    }

    /// Something that everyone reads.
    pub fn by(rule: impl Into<Rule>, text: impl Into<Text>) -> LogLine {
        LogLine::new(text.into(), Some(rule.into()), Seats::EVERYONE)
    }

    /// Only these read it.
    #[must_use]
    pub fn seen_by(mut self, seen: impl Into<Seats>) -> LogLine {
        self.seen = seen.into();
        self
    }

    /// How much it matters.
    #[must_use]
    pub fn weight(mut self, weight: Weight) -> LogLine {
        self.weight = weight;
        self
    }

    /// At whom it was aimed.
    #[must_use]
    pub fn aimed(mut self, at: impl Into<Seats>) -> LogLine {
        self.aimed = self.aimed | at.into();
        self
    }

    /// Something that it touched.
    #[must_use]
    pub fn at(mut self, spot: impl Into<Spot>) -> LogLine {
        self.spots.push(spot.into());
        self
    }

    /// The card that it is about.
    #[must_use]
    pub fn card(mut self, card: impl Into<Spot>) -> LogLine {
        self.card = Some(card.into());
        self
    }

    /// What is shown for a second when it happens.
    #[must_use]
    pub fn moment(mut self, moment: impl Into<Moment>) -> LogLine {
        self.moment = Some(Box::new(moment.into()));
        self
    }

    /// Whose colour it has.
    #[must_use]
    pub fn colour(mut self, colour: Seat) -> LogLine {
        self.colour = Some(colour);
        self
    }

    /// The colour it is shown in: its own, else that of whom it is about.
    pub fn coloured(&self) -> Option<Seat> {
        self.colour.or_else(|| self.seat())
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
