//! Standing orders, and a digest of what happened since a seat last answered.

use super::Session;
use crate::notation::read_answer;
use crate::{AnsweredBy, Asked, Game, LogLine, Seat, Text, Until, Viewer};
use serde::{Deserialize, Serialize};

/// "Whenever I am asked this, answer that."
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    /// Whose order it is.
    pub seat: Seat,
    /// The [kind](crate::Prompt::kind_name) of the question, or the key of its text.
    pub question: String,
    /// The answer, in the game's notation.
    pub answer: String,
    /// How long it lasts.
    #[serde(default)]
    pub until: Until,
}

impl StandingOrder {
    /// An order that lasts until it is taken back.
    pub fn new(seat: Seat, question: impl Into<String>, answer: impl Into<String>) -> StandingOrder {
        StandingOrder { seat, question: question.into(), answer: answer.into(), until: Until::Revoked }
    }

    /// How long it lasts.
    #[must_use]
    pub fn until(mut self, until: Until) -> StandingOrder {
        self.until = until;
        self
    }
}

/// An order, and where the game stood when it was left.
#[derive(Debug, Clone)]
pub(super) struct InForce {
    order: StandingOrder,
    lines: usize,
    length: u32,
}

/// What a seat has missed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digest {
    /// The log since the seat last answered itself, as it may read it.
    pub lines: Vec<LogLine>,
    /// The questions that standing orders answered in its name.
    pub skipped: Vec<Text>,
}

impl<G: Game> Session<G> {
    /// The standing orders of a seat.
    pub fn orders(&self, seat: Seat) -> impl Iterator<Item = &StandingOrder> {
        self.orders.iter().map(|held| &held.order).filter(move |order| order.seat == seat)
    }

    /// Leaves an order, in place of an older one for the same question. It answers the present question too, if that is the one.
    pub fn order(&mut self, order: StandingOrder) {
        self.revoke(order.seat, &order.question);
        let (lines, length) = (self.standing().logged(), self.world().now().length());
        self.orders.push(InForce { order, lines, length });
        self.follow_orders();
    }

    /// Takes back the order for a question.
    pub fn revoke(&mut self, seat: Seat, question: &str) {
        self.orders.retain(|InForce { order, .. }| order.seat != seat || order.question != question);
    }

    /// Gives the answers that were ordered, as long as there are any. They are ordinary answers, marked as such.
    pub(super) fn follow_orders(&mut self) {
        self.end_orders();
        while let Some((seat, answer, prompt)) = self.ordered_answer() {
            let result = self.take_in(|world, rests| world.answer(seat, answer, AnsweredBy::Order, rests));
            if result.is_err() {
                return;
            }
            self.skipped.push((seat, prompt));
            self.end_orders();
        }
    }

    /// Orders whose time is over go: the round has ended, or something was aimed at whoever left them.
    fn end_orders(&mut self) {
        if self.orders.is_empty() {
            return;
        }
        let standing = self.standing();
        let length = standing.world.now().length();
        let lasts = |held: &InForce| match held.order.until {
            Until::Revoked => true,
            Until::Round => held.length == length,
            Until::Aimed => !standing.lines().skip(held.lines).any(|line| line.aimed.contains(held.order.seat)),
        };
        self.orders = self.orders.iter().filter(|held| lasts(held)).cloned().collect();
    }

    fn ordered_answer(&self) -> Option<(Seat, crate::Answer<G::Choice>, Text)> {
        let question = self.question()?;
        let seat = match question.asked {
            Asked::One(seat) => seat,
            // In a group one person's order speaks for all only where nobody else could object.
            Asked::Any(_) => {
                let persons = self.persons_asked();
                persons.iter().next().filter(|seat| persons == crate::Seats::only(*seat))?
            }
            Asked::Each(_) => return None,
        };
        let person = self.setup.holders.get(seat)?.is_person();
        let is_this = |order: &str| order == question.prompt.kind_name() || order == question.prompt.text.key;
        let order = self.orders(seat).find(|order| person && is_this(&order.question))?;
        let answer = read_answer(self.world().now(), question, seat, &order.answer).ok()?;
        Some((seat, answer, question.prompt.text.clone()))
    }

    /// What happened since a seat last answered itself: not what the answer did at once, but everything from the first that others did on.
    pub fn digest(&self, seat: Seat) -> Digest {
        let from = self.answered.get(seat).copied().unwrap_or(0);
        let is_own =
            |line: &LogLine| !line.heading && !line.aimed.contains(seat) && line.seat().is_none_or(|by| by == seat);
        let lines = self.standing().lines().skip(from).skip_while(|line| is_own(line));
        let lines = lines.filter(|line| Viewer::Seat(seat).sees(line.seen));
        Digest {
            lines: lines.cloned().collect(),
            skipped: self.skipped.iter().filter(|(who, _)| *who == seat).map(|(_, prompt)| prompt.clone()).collect(),
        }
    }
}
