//! The contract of a game, in five parts.

mod judge;
mod notate;
mod present;
mod rules;
mod study;

pub use judge::Judge;
pub use notate::Notate;
pub use present::Present;
pub use rules::Rules;
pub use study::Study;

use crate::{EventOf, Looks, QuestionOf, Seat, SeatMap, Text, Viewer, text};
use serde::Serialize;

/// A whole game. A type is one when it implements the five parts: its rules, how answers are written down, how it looks and reads, what
/// bots know of it, and what the lab counts.
pub trait Game: Rules + Notate + Present + Judge + Study {}

impl<G: Rules + Notate + Present + Judge + Study> Game for G {}

/// Facts of a game that hold for every play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// Its name in commands, files and addresses.
    pub slug: &'static str,
    /// Goes up when a record made before would play differently.
    pub rules: u32,
    /// Goes up when a stored state looks different.
    pub schema: u32,
    /// How few can play.
    pub fewest: usize,
    /// How many can play.
    pub most: usize,
    /// The unit of [`Rules::length`]: `rounds`, `moves`.
    pub unit: &'static str,
    /// Whether everybody wins or loses together.
    pub cooperative: bool,
    /// Its own words: pairs of a language (`en`, `it`) and Fluent text.
    pub words: &'static [(&'static str, &'static str)],
    /// Its rules, as pairs of a language and Markdown.
    pub rulebook: &'static [(&'static str, &'static str)],
    /// The content that ships: pairs of a path and text.
    pub content: &'static [(&'static str, &'static str)],
    /// What it is drawn with.
    pub looks: &'static Looks,
}

impl About {
    /// Whether this many can play, and if not, how many can.
    pub fn check_seats(&self, seats: usize) -> Result<(), Text> {
        let (fewest, most) = (self.fewest, self.most);
        match seats {
            seats if (fewest..=most).contains(&seats) => Ok(()),
            seats if fewest == most => Err(text!("table-seats-exactly", game = self.slug, count = most, seats = seats)),
            seats => Err(text!("table-seats-from-to", game = self.slug, fewest = fewest, most = most, seats = seats)),
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// What each seat got, from 0 (lost) to 1 (won alone). A shared victory is shared out.
    pub results: SeatMap<f32>,
    /// The sentence that says it.
    pub text: Text,
    /// Whether it ended only because its time ran out: a limit of rounds, say.
    #[serde(default)]
    pub at_limit: bool,
}

impl Outcome {
    /// What each seat got, and the sentence that says it.
    pub fn new(results: SeatMap<f32>, text: Text) -> Outcome {
        Outcome { results, text, at_limit: false }
    }

    /// It ended only because its time ran out.
    #[must_use]
    pub fn at_limit(mut self) -> Outcome {
        self.at_limit = true;
        self
    }

    /// One seat won.
    pub fn won(seats: usize, winner: Seat, text: Text) -> Outcome {
        Outcome::new(SeatMap::new(seats, |seat| f32::from(seat == winner)), text)
    }

    /// Whoever has the most points wins; those who share them share the victory. The sentence is told of the winners' names.
    ///
    /// ```
    /// use table::{Outcome, Seat, SeatMap, text};
    /// let points = SeatMap::new(3, |seat| [7, 9, 9][seat.index()]);
    /// let outcome = Outcome::most(&points, |winners| text!("most-points", winners = winners));
    /// assert_eq!(outcome.results[Seat(0)], 0.0);
    /// assert_eq!(outcome.results[Seat(2)], 0.5);
    /// ```
    pub fn most<T: Ord>(points: &SeatMap<T>, text: impl FnOnce(Vec<Text>) -> Text) -> Outcome {
        let most = points.values().max();
        let winners: Vec<Seat> = points.seats().filter(|seat| points.get(*seat) == most).collect();
        let part = |seat| {
            if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 }
        };
        let results = SeatMap::new(points.len(), part);
        let names = winners.iter().map(|seat| text!("table-seat", who = *seat)).collect();
        Outcome::new(results, text(names))
    }

    /// Nobody won: everyone gets an equal part.
    pub fn drawn(seats: usize, text: Text) -> Outcome {
        Outcome::new(SeatMap::new(seats, |_| 1.0 / seats as f32), text)
    }
}

/// The end of a game as a page shows it: who won and by what, and how everybody stood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Ending {
    /// Who won.
    pub winners: Vec<Seat>,
    /// How it was decided, in a sentence.
    pub reason: Text,
    /// The rule by which it ended.
    pub rule: Option<crate::Rule>,
    /// The results, row by row.
    pub table: Vec<EndRow>,
    /// What is marked on the last board: the winning line, the throne, the enemy that was slain.
    pub marks: Vec<crate::scene::Spot>,
}

/// One row of the results: what is counted, and how much of it each seat had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct EndRow {
    /// What the row is about.
    pub name: Text,
    /// What each seat has of it.
    pub values: SeatMap<crate::scene::Amount>,
}

/// The card of a game that draws none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, serde::Deserialize)]
pub enum Nothing {}

/// Where the events of finished steps go.
pub trait Sink<G: Rules> {
    /// A step came to rest.
    fn rested(&mut self, step: Rested<G>);

    /// Whether [`Rested::notes`] are wanted.
    fn wants_notes(&self) -> bool {
        false
    }
}

/// What one step left behind.
pub struct Rested<'w, G: Rules> {
    /// What happened in it.
    pub events: Vec<EventOf<G>>,
    /// What was told.
    pub lines: Vec<crate::LogLine>,
    /// What happened to cards; empty where the sink does not want to know.
    pub notes: Vec<crate::Usage<G::Card>>,
    /// The state at which it came to rest.
    pub checkpoint: &'w G,
    /// The chance as it stands there.
    pub chance: &'w crate::Chance,
}

/// Nobody needs the events.
impl<G: Rules> Sink<G> for () {
    fn rested(&mut self, _: Rested<G>) {}
}

/// How a question looks to one viewer: equal for two worlds that this viewer cannot tell apart.
pub(crate) fn same_question<G: Rules>(
    one: Option<&QuestionOf<G>>,
    other: Option<&QuestionOf<G>>,
    viewer: Viewer,
) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => match viewer.seat().filter(|seat| one.asked.seats().contains(*seat)) {
            Some(seat) => {
                one.asked == other.asked
                    && std::mem::discriminant(&one.form) == std::mem::discriminant(&other.form)
                    && one.form.items(seat) == other.form.items(seat)
            }
            None => viewer.seat().is_none_or(|seat| !other.asked.seats().contains(seat)),
        },
        (None, None) => true,
        _ => false,
    }
}
