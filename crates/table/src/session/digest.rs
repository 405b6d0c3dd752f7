//! Standing orders, and a digest of what happened since a seat last answered.

use super::Session;
use crate::notation::read_answer;
use crate::{AnsweredBy, Asked, Game, LogLine, QuestionOf, Seat, Text, Until, Viewer};
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
    /// What it means, in the words of the question that offered it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

impl StandingOrder {
    /// An order that lasts until it is taken back.
    pub fn new(seat: Seat, question: impl Into<String>, answer: impl Into<String>) -> StandingOrder {
        StandingOrder { seat, question: question.into(), answer: answer.into(), until: Until::Revoked, text: None }
    }

    /// The wish to be asked, where an order would otherwise be in force [by itself](crate::Prompt::standing_order).
    pub fn ask_me(seat: Seat, question: impl Into<String>) -> StandingOrder {
        StandingOrder::new(seat, question, "")
    }

    /// Whether it gives an answer; otherwise it is the wish to be asked.
    pub fn gives_answer(&self) -> bool {
        !self.answer.is_empty()
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
        self.wishes(seat).filter(|order| order.gives_answer())
    }

    /// The standing orders of a seat, and which questions it wants to be asked although an order would stand by itself.
    pub fn wishes(&self, seat: Seat) -> impl Iterator<Item = &StandingOrder> {
        self.orders.iter().map(|held| &held.order).filter(move |order| order.seat == seat)
    }

    /// Leaves an order, in place of an older one for the same question. It answers the present question too, if that is the one.
    pub fn order(&mut self, mut order: StandingOrder) {
        order.text = order.text.or_else(|| self.words_of_order(&order.question, &order.answer, order.until));
        self.keep_order(order);
        self.follow_orders();
    }

    /// Takes back the order for a question: from now on the seat is asked.
    pub fn revoke(&mut self, seat: Seat, question: &str) {
        if self.orders(seat).any(|order| order.question == question) {
            self.keep_order(StandingOrder::ask_me(seat, question));
        }
    }

    fn keep_order(&mut self, order: StandingOrder) {
        self.orders.retain(|held| held.order.seat != order.seat || held.order.question != order.question);
        let (lines, length) = (self.standing().logged(), self.world().now().length());
        self.orders.push(InForce { order, lines, length });
    }

    /// The words in which the present question offers an order.
    fn words_of_order(&self, question: &str, answer: &str, until: Until) -> Option<Text> {
        let prompt = &self.question()?.prompt;
        let offers = prompt.orders.iter().filter(|_| prompt.kind_name() == question);
        offers.filter(|offer| offer.answer == answer && offer.until == until).map(|offer| offer.text.clone()).next()
    }

    /// Gives the answers that were ordered, as long as there are any. They are ordinary answers, marked as such.
    pub(super) fn follow_orders(&mut self) {
        let offers = |question: &QuestionOf<G>| question.prompt.orders.iter().any(|offer| offer.standing);
        if self.orders.is_empty() && !self.question().is_some_and(offers) {
            return;
        }
        self.end_orders();
        self.begin_standing_order();
        while let Some((seat, answer, prompt)) = self.ordered_answer() {
            let result = self.take_in(|world, rests| world.answer(seat, answer, AnsweredBy::Order, rests));
            if result.is_err() {
                return;
            }
            self.skipped.push((seat, prompt));
            self.end_orders();
            self.begin_standing_order();
        }
    }

    /// Puts the order into force that stands by itself at the present question, unless the person who decides has another wish.
    fn begin_standing_order(&mut self) {
        let Some((seat, question)) = self.sole_person().filter(|_| self.mode.spares) else { return };
        let kind = question.prompt.kind_name();
        let Some(offer) = question.prompt.orders.iter().find(|offer| offer.standing) else { return };
        if self.wishes(seat).any(|order| order.question == kind || order.question == question.prompt.text.key) {
            return;
        }
        let order = StandingOrder { text: Some(offer.text.clone()), ..StandingOrder::new(seat, kind, &offer.answer) };
        self.keep_order(order.until(offer.until));
    }

    /// The person who answers the present question, where it is one alone: in a group one person's order speaks for all only where nobody
    /// else could object.
    fn sole_person(&self) -> Option<(Seat, &QuestionOf<G>)> {
        let question = self.question()?;
        let persons = match question.asked {
            Asked::One(_) | Asked::Any(_) => self.persons_asked(),
            Asked::Each(_) => return None,
        };
        let seat = persons.iter().next().filter(|seat| persons == crate::Seats::only(*seat))?;
        Some((seat, question))
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
        let (seat, question) = self.sole_person()?;
        let is_this = |order: &str| order == question.prompt.kind_name() || order == question.prompt.text.key;
        let order = self.orders(seat).find(|order| is_this(&order.question))?;
        let answer = read_answer(self.world().now(), question, seat, &order.answer).ok()?;
        Some((seat, answer, question.prompt.text.clone()))
    }

    /// How many lines of the log that it may read are news to a seat.
    pub fn news(&self, seat: Seat) -> usize {
        self.lines_since_answer(seat).count()
    }

    /// The log from the first that others did after a seat last answered itself. What the answer did at once is no news to it.
    fn lines_since_answer(&self, seat: Seat) -> impl Iterator<Item = &LogLine> {
        let from = self.answered.get(seat).copied().unwrap_or(0);
        let is_own = move |line: &LogLine| {
            !line.heading && !line.aimed.contains(seat) && line.seat().is_none_or(|by| by == seat)
        };
        let lines = self.standing().lines().skip(from).skip_while(move |line| is_own(line));
        lines.filter(move |line| Viewer::Seat(seat).sees(line.seen))
    }

    /// What happened since a seat last answered itself.
    pub fn digest(&self, seat: Seat) -> Digest {
        Digest {
            lines: self.lines_since_answer(seat).cloned().collect(),
            skipped: self.skipped.iter().filter(|(who, _)| *who == seat).map(|(_, prompt)| prompt.clone()).collect(),
        }
    }
}
