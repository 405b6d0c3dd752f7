//! Questions and answers.

use crate::moment::Roll;
use crate::scene::Spot;
use crate::verb::VerbName;
use crate::{Rule, Seat, Seats, Stream, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

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
///
/// It is built once and then only read and copied, by sessions, pages and front-ends, so that its copies share their [parts](PromptParts). The
/// prompt of whoever wants no words has none of its own.
#[derive(Debug, Clone, Default)]
pub struct Prompt(Option<Arc<PromptParts>>);

/// All that belongs to a [`Prompt`], which reads as this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PromptParts {
    /// The question in words.
    pub text: Text,
    /// The rule that asks.
    pub rule: Option<Rule>,
    /// Things a player might look for here and that are not offered, each with what bars it.
    pub barred: Vec<Barred>,
    /// The zones of the scene that it is about.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub about: SmallVec<[Spot; 1]>,
    /// The card that it is about: one of the scene, or of [`Present::cards`](crate::Present::cards).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Spot>,
    /// What standing orders and statistics call questions like this one. Without a name it is the key of the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The answer that most people give, in the game's notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The standing orders that make sense for questions of this kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<OrderOffer>,
    /// The seats whose business it is, where any of a group may answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concerns: Option<Seats>,
    /// The dice that were rolled, where the answers are about them. Labels point at those that have a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Box<Roll>>,
    /// The word on the button that sends an answer of several, before their number: *Discard 3*.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub send: Option<Text>,
    /// Whether each option is a bundle of the things it points at, in any order: front-ends begin with the default, and what is touched is
    /// put in or taken out. A thing that an option points at twice is in it twice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bundle: bool,
}

impl PromptParts {
    /// Words and a rule, and nothing else.
    pub const fn new(text: Text, rule: Option<Rule>) -> PromptParts {
        PromptParts {
            text,
            rule,
            barred: Vec::new(),
            about: SmallVec::new_const(),
            card: None,
            kind: None,
            default: None,
            orders: Vec::new(),
            concerns: None,
            roll: None,
            send: None,
            bundle: false,
        }
    }
}

impl Default for PromptParts {
    fn default() -> PromptParts {
        PLAIN.clone()
    }
}

/// What a prompt reads as that has no parts of its own.
static PLAIN: PromptParts = PromptParts::new(Text { key: Cow::Borrowed("table-choose"), args: Vec::new() }, None);

impl From<PromptParts> for Prompt {
    fn from(parts: PromptParts) -> Prompt {
        Prompt(Some(Arc::new(parts)))
    }
}

impl Deref for Prompt {
    type Target = PromptParts;

    fn deref(&self) -> &PromptParts {
        self.0.as_deref().unwrap_or(&PLAIN)
    }
}

impl DerefMut for Prompt {
    fn deref_mut(&mut self) -> &mut PromptParts {
        Arc::make_mut(self.0.get_or_insert_with(Arc::default))
    }
}

impl PartialEq for Prompt {
    fn eq(&self, other: &Prompt) -> bool {
        **self == **other
    }
}

impl Eq for Prompt {}

impl Serialize for Prompt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Prompt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Prompt, D::Error> {
        PromptParts::deserialize(deserializer).map(Prompt::from)
    }
}

/// A standing order that can be left at a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderOffer {
    /// What it means, in words.
    pub text: Text,
    /// The answer that it gives, in the game's notation.
    pub answer: String,
    /// When it ends by itself.
    pub until: Until,
    /// Whether it is in force from the start, for somebody who has not taken it back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub standing: bool,
}

/// How long a standing order lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Until {
    /// Until it is taken back.
    #[default]
    Revoked,
    /// Until [`Rules::length`](crate::Rules::length) goes up: the end of the round, in most games.
    Round,
    /// Until a line of the log is aimed at the seat.
    Aimed,
}

/// Something that is not offered, and why not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barred {
    /// What one would look for.
    pub what: Text,
    /// Why it is not offered.
    pub why: Text,
    /// The rule that forbids it.
    pub rule: Rule,
    /// The [verb](crate::Verb) under which one would look for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verb: Option<VerbName>,
}

impl Prompt {
    /// A question by its words and its rule.
    pub fn new(text: impl Into<Text>, rule: impl Into<Rule>) -> Prompt {
        PromptParts::new(text.into(), Some(rule.into())).into()
    }

    /// Names something that is not offered, and why.
    #[must_use]
    pub fn bar(mut self, what: impl Into<Text>, why: impl Into<Text>, rule: impl Into<Rule>) -> Prompt {
        self.barred.push(Barred { what: what.into(), why: why.into(), rule: rule.into(), verb: None });
        self
    }

    /// Says why a whole verb has nothing to offer.
    #[must_use]
    pub fn bar_verb(
        mut self,
        verb: impl Into<VerbName>,
        what: impl Into<Text>,
        why: impl Into<Text>,
        rule: impl Into<Rule>,
    ) -> Prompt {
        let verb = Some(verb.into());
        self.barred.push(Barred { what: what.into(), why: why.into(), rule: rule.into(), verb });
        self
    }

    /// A zone that it is about.
    #[must_use]
    pub fn in_zone(mut self, zone: impl Into<Spot>) -> Prompt {
        self.about.push(zone.into());
        self
    }

    /// The card that it is about.
    #[must_use]
    pub fn card(mut self, card: impl Into<Spot>) -> Prompt {
        self.card = Some(card.into());
        self
    }

    /// What questions like this one are called.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<String>) -> Prompt {
        self.kind = Some(kind.into());
        self
    }

    /// The answer that most people give, in the game's notation.
    #[must_use]
    pub fn default_answer(mut self, notation: impl Into<String>) -> Prompt {
        self.default = Some(notation.into());
        self
    }

    /// A standing order that makes sense here.
    #[must_use]
    pub fn order(mut self, text: impl Into<Text>, answer: impl Into<String>, until: Until) -> Prompt {
        self.orders.push(OrderOffer { text: text.into(), answer: answer.into(), until, standing: false });
        self
    }

    /// A standing order that is in force without anybody having left it, until it is taken back: a person who decides alone is asked only
    /// then. For questions whose answer hardly ever changes.
    #[must_use]
    pub fn standing_order(mut self, text: impl Into<Text>, answer: impl Into<String>) -> Prompt {
        let (text, answer, until) = (text.into(), answer.into(), Until::Revoked);
        self.orders.push(OrderOffer { text, answer, until, standing: true });
        self
    }

    /// The seats whose business it is, where any of a group may answer. Persons among the others are not asked as long as one of these
    /// can answer, a bot too.
    #[must_use]
    pub fn concerns(mut self, seats: Seats) -> Prompt {
        self.concerns = Some(seats);
        self
    }

    /// Each option is a bundle of things, which are put in and taken out one by one. Begins with this one.
    #[must_use]
    pub fn bundle(mut self, first: impl Into<String>) -> Prompt {
        (self.bundle, self.default) = (true, Some(first.into()));
        self
    }

    /// The dice that the answers are about.
    #[must_use]
    pub fn roll(mut self, roll: Roll) -> Prompt {
        self.roll = Some(Box::new(roll));
        self
    }

    /// What one does by sending an answer of several, as a verb.
    #[must_use]
    pub fn send(mut self, word: impl Into<Text>) -> Prompt {
        self.send = Some(word.into());
        self
    }

    /// What questions like this one are called: the name that standing orders go by.
    pub fn kind_name(&self) -> &str {
        self.kind.as_deref().unwrap_or(&self.text.key)
    }

    /// Every text for people in it.
    pub fn texts(&self) -> Vec<&Text> {
        let mut texts = vec![&self.text];
        texts.extend(self.barred.iter().flat_map(|bar| [&bar.what, &bar.why]));
        texts.extend(self.orders.iter().map(|order| &order.text));
        texts.extend(self.roll.iter().flat_map(|roll| roll.texts()));
        texts.extend(&self.send);
        texts
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
