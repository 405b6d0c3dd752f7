//! Standing orders, and a digest of what happened since a seat last answered.

use super::Session;
use crate::notation::read_answer;
use crate::{AnsweredBy, Asked, Game, LogLine, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

/// "Whenever I am asked this, answer that."
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    /// Whose order it is.
    pub seat: Seat,
    /// The key of the question's prompt.
    pub question: String,
    /// The answer, in the game's notation.
    pub answer: String,
}

/// What a seat has missed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digest {
    /// The log since the seat last answered, as it may read it.
    pub lines: Vec<LogLine>,
    /// The questions that standing orders answered in its name.
    pub skipped: Vec<Text>,
}

impl<G: Game> Session<G> {
    /// The standing orders of a seat.
    pub fn orders(&self, seat: Seat) -> impl Iterator<Item = &StandingOrder> {
        self.orders.iter().filter(move |order| order.seat == seat)
    }

    /// Leaves an order, in place of an older one for the same question. It answers the present question too, if that is the one.
    pub fn order(&mut self, order: StandingOrder) {
        self.revoke(order.seat, &order.question);
        self.orders.push(order);
        self.follow_orders();
    }

    /// Takes back the order for a question.
    pub fn revoke(&mut self, seat: Seat, question: &str) {
        self.orders.retain(|order| order.seat != seat || order.question != question);
    }

    /// Gives the answers that were ordered, as long as there are any. They are ordinary answers, marked as such.
    pub(super) fn follow_orders(&mut self) {
        while let Some((seat, answer, prompt)) = self.ordered_answer() {
            let result = self.enter(seat, |world, rests| world.answer(seat, answer, AnsweredBy::Order, rests));
            if result.is_err() {
                return;
            }
            self.skipped.push((seat, prompt));
        }
    }

    fn ordered_answer(&self) -> Option<(Seat, crate::Answer<G::Choice>, Text)> {
        let question = self.question()?;
        let Asked::One(seat) = question.asked else {
            return None;
        };
        let person = self.setup.holders.get(seat)?.is_person();
        let order = self.orders(seat).find(|order| person && order.question == question.prompt.text.key)?;
        let answer = read_answer(self.world().now(), question, seat, &order.answer).ok()?;
        Some((seat, answer, question.prompt.text.clone()))
    }

    /// What happened since a seat last answered.
    pub fn digest(&self, seat: Seat) -> Digest {
        let from = self.answered.get(seat).copied().unwrap_or(0);
        let lines = self.standing().lines().skip(from).filter(|line| Viewer::Seat(seat).sees(line.seen));
        Digest {
            lines: lines.cloned().collect(),
            skipped: self.skipped.iter().filter(|(who, _)| *who == seat).map(|(_, prompt)| prompt.clone()).collect(),
        }
    }
}
