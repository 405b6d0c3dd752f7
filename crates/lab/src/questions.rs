//! How often a person is asked what, and how often the answer was plain.

use serde::Serialize;
use shelf::{Advice, BotKind, Edition, Offered, Opening, Plan, Query};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use table::{Holder, OrderOffer, Refusal, Seat, Seed, StandingOrder, Thought, Verb};

/// How far apart two options must be expected to be, of a whole victory, for one of them to be plainly better.
const PLAIN: f32 = 0.02;
/// How near all options must be for it not to matter.
const ALIKE: f32 = 0.005;

/// Games in which one seat is a person's: the seats take turns at it. A bot answers in the person's place, and every question is counted.
pub struct Survey {
    pub edition: Arc<dyn Edition>,
    /// Who plays. The bot of the person's seat answers for the person.
    pub plan: Plan,
    pub games: Range<u64>,
    pub person: Person,
    /// Who judges whether one answer was plainly the best. Nobody judges if there is none: judging takes much longer than playing.
    pub judge: Option<BotKind>,
}

/// How the person of a survey deals with questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Person {
    /// As the bot answers.
    #[default]
    Plain,
    /// Takes the marked answer where the bot finds nothing plainly better, and leaves every standing order that gives the same answer.
    Eager,
    /// Is also asked what makes no difference, and never lets one answer stand for several questions.
    Patient,
}

/// What was asked in a survey.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct QuestionReport {
    pub game: &'static str,
    /// The unit of the game's length.
    pub unit: &'static str,
    pub games: u64,
    /// How long the games were together.
    pub length: u64,
    pub asked: u64,
    pub left_out: u64,
    /// The kinds of questions, the most frequent first.
    pub kinds: Vec<QuestionRow>,
    /// How many questions each seat was asked when it was the person's, and in how many games.
    pub seats: Vec<(u64, u64)>,
}

/// One kind of question.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct QuestionRow {
    /// The name of the kind, or the key of the question's text.
    pub kind: String,
    pub asked: u64,
    /// How often each seat was asked it when it was the person's.
    pub by_seat: Vec<u64>,
    /// How often it was not asked because the answers make no difference.
    pub left_out: u64,
    /// How often it was judged.
    pub judged: u64,
    /// How often one answer was plainly better than all others.
    pub plain: u64,
    /// How often all answers were as good.
    pub alike: u64,
}

impl Survey {
    /// Plays the games and counts.
    pub fn run(&self) -> Result<QuestionReport, Refusal> {
        let about = self.edition.about();
        let mut rows: BTreeMap<String, QuestionRow> = BTreeMap::new();
        let mut report = QuestionReport {
            game: about.slug,
            unit: about.unit,
            games: 0,
            length: 0,
            asked: 0,
            left_out: 0,
            kinds: Vec::new(),
            seats: vec![(0, 0); self.plan.bots.len()],
        };
        for game in self.games.clone() {
            let person = Seat((game % self.plan.bots.len() as u64) as u8);
            let (length, asked) = self.play(game, person, &mut rows)?;
            report.games += 1;
            report.length += u64::from(length);
            let seat = &mut report.seats[person.index()];
            *seat = (seat.0 + asked, seat.1 + 1);
        }
        report.asked = rows.values().map(|row| row.asked).sum();
        report.left_out = rows.values().map(|row| row.left_out).sum();
        report.kinds = rows.into_values().collect();
        report.kinds.sort_by(|one, other| (other.asked, &one.kind).cmp(&(one.asked, &other.kind)));
        Ok(report)
    }

    /// One game: how long it was, and how many questions the person was asked.
    fn play(&self, game: u64, person: Seat, rows: &mut BTreeMap<String, QuestionRow>) -> Result<(u32, u64), Refusal> {
        let holder = |(seat, bot): (Seat, &BotKind)| match seat == person {
            true => Holder::Person("?".to_owned()),
            false => Holder::Bot(bot.to_string()),
        };
        let seats: Vec<Holder> = Seat::first(self.plan.bots.len()).zip(&self.plan.bots).map(holder).collect();
        let seed = Seed::Quick(self.plan.seed_of(game));
        let opening = Opening { options: self.plan.options.clone(), seed, ..Opening::new(seats) };
        let mut session = self.edition.start(&opening)?;
        if self.person == Person::Patient {
            session.ask_everything()?;
        }
        let mut asked = 0;
        for _ in 0..self.plan.limit {
            session.advance()?;
            let Some(question) = session.question() else { break };
            let row = row(rows, question.prompt.kind_name());
            row.count(person, self.plan.bots.len());
            asked += 1;
            if let Some(judge) = self.judge {
                weigh(row, &session.advise(person, judge)?.thoughts);
            }
            let advice = session.advise(person, self.plan.bots[person.index()])?;
            let offered = session.options(person);
            let answer = self.answer(&question, &offered, advice);
            let gives = |order: &&OrderOffer| named(&offered, &order.answer).is_some_and(|one| one.notation == answer);
            if let Some(order) = question.prompt.orders.iter().find(gives).filter(|_| self.person == Person::Eager) {
                let kind = question.prompt.kind_name();
                session.order(StandingOrder::new(person, kind, order.answer.as_str()).until(order.until));
            }
            // An order answers the question that it was left at.
            if session.number() == question.number {
                session.answer(person, question.number, &answer)?;
            }
        }
        for kind in session.left_out(person) {
            row(rows, &kind).left_out += 1;
        }
        Ok((session.length(), asked))
    }

    /// What the person answers, given what the bot would.
    fn answer(&self, question: &Query, offered: &[Offered], advice: Advice) -> String {
        let prompt = &question.prompt;
        let usual = prompt.default.as_deref().and_then(|usual| named(offered, usual));
        match (self.person, usual) {
            (Person::Eager, _) => {
                let orders = prompt.orders.iter().filter_map(|order| named(offered, &order.answer));
                match usual.into_iter().chain(orders).next() {
                    Some(marked) if !is_plainly_better(&advice, offered, marked) => marked.notation.clone(),
                    _ => advice.answer,
                }
            }
            (Person::Patient, Some(usual)) if advice.answer == usual.notation && !is_done(usual) => {
                let other = offered.iter().find(|option| option.notation != usual.notation && !is_done(option));
                other.map_or(advice.answer, |option| option.notation.clone())
            }
            (Person::Plain | Person::Patient, _) => advice.answer,
        }
    }
}

/// The option that an answer names, as it is written or by its number.
fn named<'o>(offered: &'o [Offered], answer: &str) -> Option<&'o Offered> {
    let number = answer.parse::<usize>().ok();
    let by_name = offered.iter().find(|option| option.notation == answer);
    by_name.or_else(|| offered.iter().find(|option| Some(option.number) == number))
}

fn is_done(option: &Offered) -> bool {
    option.label.verb.as_deref() == Some(Verb::DONE)
}

/// Whether what the bot would answer is plainly better than this option, as far as it has weighed both.
fn is_plainly_better(advice: &Advice, offered: &[Offered], than: &Offered) -> bool {
    let worth = |option: &Offered| {
        let thought = advice.thoughts.iter().find(|thought| thought.option == option.label.text)?;
        Some(thought.expected)
    };
    let best = named(offered, &advice.answer).and_then(worth);
    best.zip(worth(than)).is_some_and(|(best, other)| best - other >= PLAIN)
}

impl QuestionRow {
    /// It was asked in a seat.
    fn count(&mut self, seat: Seat, seats: usize) {
        self.asked += 1;
        self.by_seat.resize(seats, 0);
        self.by_seat[seat.index()] += 1;
    }
}

fn row<'r>(rows: &'r mut BTreeMap<String, QuestionRow>, kind: &str) -> &'r mut QuestionRow {
    rows.entry(kind.to_owned()).or_insert_with(|| QuestionRow { kind: kind.to_owned(), ..QuestionRow::default() })
}

/// Takes a judgement into a row.
fn weigh(row: &mut QuestionRow, thoughts: &[Thought]) {
    let mut worth: Vec<f32> = thoughts.iter().map(|thought| thought.expected).collect();
    worth.sort_by(|one, other| other.total_cmp(one));
    let [best, second, ..] = worth[..] else { return };
    row.judged += 1;
    row.plain += u64::from(best - second >= PLAIN);
    row.alike += u64::from(best - worth[worth.len() - 1] <= ALIKE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judgement_is_plain_where_one_option_stands_out_and_alike_where_none_does() {
        let thought = |expected| Thought { option: table::Text::plain("?"), visits: 1, expected };
        let weighed = |all: &[f32]| {
            let mut row = QuestionRow::default();
            weigh(&mut row, &all.iter().map(|worth| thought(*worth)).collect::<Vec<_>>());
            (row.judged, row.plain, row.alike)
        };
        assert_eq!(weighed(&[0.5, 0.6, 0.4]), (1, 1, 0));
        assert_eq!(weighed(&[0.5, 0.504]), (1, 0, 1));
        assert_eq!(weighed(&[0.5, 0.49]), (1, 0, 0));
        assert_eq!(weighed(&[0.5]), (0, 0, 0), "one thought compares nothing");
    }
}
