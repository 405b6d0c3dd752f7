//! Questions and answers.

use crate::{Rule, Seat, Seats, Stream, Text};
use smallvec::SmallVec;

/// Who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// One seat.
    One(Seat),
    /// Any one of these: the group, in cooperative games.
    Any(Seats),
    /// Each of these, in any order and in secret until all have answered. The set shrinks as answers come in.
    Each(Seats),
}

impl Asked {
    /// All who are asked.
    pub fn seats(self) -> Seats {
        match self {
            Asked::One(seat) => Seats::only(seat),
            Asked::Any(seats) | Asked::Each(seats) => seats,
        }
    }
}

impl From<Seat> for Asked {
    fn from(seat: Seat) -> Asked {
        Asked::One(seat)
    }
}

/// The words of a question. Made by closures that playouts never call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// The question in words.
    pub text: Text,
    /// The rule that asks.
    pub rule: Option<Rule>,
    /// Things a player might look for here and that are not offered, each with what bars it.
    pub barred: Vec<Barred>,
}

/// Something that is not offered, and why not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Barred {
    /// What one would look for.
    pub what: Text,
    /// Why it is not offered.
    pub why: Text,
    /// The rule that forbids it.
    pub rule: Rule,
}

impl Prompt {
    /// A question by its words and its rule.
    pub fn new(text: impl Into<Text>, rule: impl Into<Rule>) -> Prompt {
        Prompt { text: text.into(), rule: Some(rule.into()), barred: Vec::new() }
    }

    /// Names something that is not offered, and why.
    #[must_use]
    pub fn bar(mut self, what: impl Into<Text>, why: impl Into<Text>, rule: impl Into<Rule>) -> Prompt {
        self.barred.push(Barred { what: what.into(), why: why.into(), rule: rule.into() });
        self
    }
}

impl Default for Prompt {
    fn default() -> Prompt {
        Prompt { text: Text::new("table-choose"), rule: None, barred: Vec::new() }
    }
}

/// What kind of answer is wanted, and out of what.
#[derive(Debug, Clone, PartialEq)]
pub enum Form<C, K> {
    /// One of these.
    One(Vec<C>),
    /// From `min` to `max` different ones of these.
    Several {
        /// What can be chosen.
        items: Vec<C>,
        /// How many at least.
        min: usize,
        /// How many at most.
        max: usize,
    },
    /// A total shared out among these, each up to its cap.
    Share {
        /// Among which it is shared out.
        items: Vec<C>,
        /// The most for each of them.
        caps: Vec<u16>,
        /// What is shared out.
        total: u16,
    },
    /// All of these, in an order.
    Order(Vec<C>),
    /// One of the seat's own list, for each seat that has not yet answered.
    Each(Vec<(Seat, Vec<C>)>),
    /// With real dice: what was rolled.
    Roll {
        /// What is rolled for.
        stream: Stream,
        /// How many faces a die has.
        sides: u8,
        /// How many dice there are.
        count: u8,
    },
    /// With real cards: what was drawn, one of these (the same card as often as it is there).
    Draw {
        /// What is drawn from.
        stream: Stream,
        /// What may come.
        cards: Vec<K>,
    },
}

impl<C: Copy, K> Form<C, K> {
    /// The options of a seat, for those forms that are answered with options.
    pub fn items(&self, seat: Seat) -> &[C] {
        match self {
            Form::One(items) | Form::Order(items) => items,
            Form::Several { items, .. } | Form::Share { items, .. } => items,
            Form::Each(lists) => lists.iter().find(|(who, _)| *who == seat).map_or(&[], |(_, items)| items),
            Form::Roll { .. } | Form::Draw { .. } => &[],
        }
    }
}

/// A question that waits for a person or a bot.
#[derive(Debug, Clone, PartialEq)]
pub struct Question<C, K> {
    /// Who is asked.
    pub asked: Asked,
    /// What kind of answer is wanted, and from what.
    pub form: Form<C, K>,
    /// The question in words.
    pub prompt: Prompt,
    /// Who will see the answer.
    pub seen: Seats,
    /// Whether this is a window: a chance to do something, where passing is always offered.
    pub window: bool,
    /// One answer that is legal, for forms with a legality test.
    pub example: Option<Answer<C>>,
}

/// An answer, by value: it still means the same when lists change their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<C> {
    /// To [`Form::One`] and [`Form::Each`]: this one.
    One(C),
    /// To [`Form::Several`]: these.
    Several(SmallVec<[C; 4]>),
    /// To [`Form::Share`]: so much for each.
    Share(SmallVec<[(C, u16); 4]>),
    /// To [`Form::Order`]: all of them, in this order.
    Order(SmallVec<[C; 4]>),
}

impl<C: Copy> Answer<C> {
    /// Everything the answer names.
    pub fn items(&self) -> SmallVec<[C; 4]> {
        match self {
            Answer::One(choice) => SmallVec::from_slice(&[*choice]),
            Answer::Several(items) | Answer::Order(items) => items.clone(),
            Answer::Share(shares) => shares.iter().map(|(item, _)| *item).collect(),
        }
    }
}
