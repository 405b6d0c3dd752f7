//! Questions and options without the types of any game.

use std::hash::{DefaultHasher, Hash, Hasher};
use table::{About, Asked, Form, Game, Label, Prompt, Seat, Seats, Session};

/// A question that waits.
#[derive(Debug, Clone, PartialEq)]
pub struct Query {
    /// Answers name it, so that one to an older question can be told.
    pub number: usize,
    pub asked: Asked,
    /// Its words, its rule, and what is barred here and why.
    pub prompt: Prompt,
    pub kind: Kind,
    /// Whether it is a chance to do something, where passing is always offered.
    pub window: bool,
    /// Whether a sealed answer stays a secret when all have answered.
    pub stays_secret: bool,
}

impl Query {
    /// Whom everybody may see waited for. Among rivals a window is open to those who hold something for it, which is nobody else's
    /// business, so there nobody is named.
    pub fn waited_for(&self, about: &About) -> Seats {
        match self.window && !about.cooperative {
            true => Seats::NOBODY,
            false => self.asked.seats(),
        }
    }
}

/// What kind of answer is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// One option.
    One,
    /// One option of each seat asked, in secret until all are in.
    Sealed,
    /// From `min` to `max` different options.
    Several { min: usize, max: usize },
    /// A total shared out among the options, each up to its cap.
    Share { total: u16 },
    /// All options, in an order.
    Order,
    /// With real dice: what came, this many numbers from 1 to `sides`.
    Roll { die: &'static str, sides: u8, count: u8 },
    /// With real cards: what came, one of these, in the notation of the game.
    Draw { deck: &'static str, cards: Vec<String> },
}

/// An option of a seat.
#[derive(Debug, Clone, PartialEq, Hash)]
pub struct Offered {
    /// Its place in the list, counted from 1. An answer may use it in place of the notation.
    pub number: usize,
    pub notation: String,
    pub label: Label,
    /// How much of a total it can take, where one is shared out.
    pub cap: Option<u16>,
}

pub(crate) fn query<G: Game>(session: &Session<G>) -> Option<Query> {
    let question = session.question()?;
    Some(Query {
        number: session.number(),
        asked: question.asked,
        prompt: question.prompt.clone(),
        kind: kind(session, &question.form),
        window: question.window,
        stays_secret: matches!(question.asked, Asked::Each(_)) && question.seen != Seats::EVERYONE,
    })
}

fn kind<G: Game>(session: &Session<G>, form: &Form<G::Choice, G::Card>) -> Kind {
    match form {
        Form::One(_) => Kind::One,
        Form::Each(_) => Kind::Sealed,
        Form::Several { min, max, .. } => Kind::Several { min: *min, max: *max },
        Form::Share { total, .. } => Kind::Share { total: *total },
        Form::Order(_) => Kind::Order,
        Form::Roll { stream, sides, count } => Kind::Roll { die: stream.name, sides: *sides, count: *count },
        Form::Draw { stream, cards } => {
            let now = session.world().now();
            let mut cards: Vec<String> = cards.iter().map(|card| now.notate_card(*card)).collect();
            cards.sort();
            cards.dedup();
            Kind::Draw { deck: stream.name, cards }
        }
    }
}

/// Tells whether a seat is asked the same as before: a hash of the question's words and of what the seat can answer, as it is written.
pub(crate) fn fingerprint<G: Game>(session: &Session<G>, seat: Seat) -> Option<u64> {
    let question = session.question().filter(|question| question.asked.seats().contains(seat))?;
    let now = session.world().now();
    let mut hasher = DefaultHasher::new();
    question.prompt.text.hash(&mut hasher);
    question.form.items(seat).iter().for_each(|choice| now.notate(seat, *choice).hash(&mut hasher));
    Some(hasher.finish())
}

pub(crate) fn options<G: Game>(session: &Session<G>, seat: Seat) -> Vec<Offered> {
    let Some(question) = session.question().filter(|question| question.asked.seats().contains(seat)) else {
        return Vec::new();
    };
    let caps = match &question.form {
        Form::Share { caps, .. } => caps.as_slice(),
        _ => &[],
    };
    let now = session.world().now();
    let offered = |(n, choice): (usize, &G::Choice)| Offered {
        number: n + 1,
        notation: now.notate(seat, *choice),
        label: now.describe(seat, *choice),
        cap: caps.get(n).copied(),
    };
    question.form.items(seat).iter().enumerate().map(offered).collect()
}
