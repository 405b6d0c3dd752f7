//! What persons answered, in words, for those who think of taking it back. Few do, so an answer is put into words when somebody wants them:
//! out of the question that it was given to, or, where that is gone, out of the past.

use super::{Session, guarded};
use crate::{Answer, Event, EventOf, Game, QuestionOf, Seat, SeatMap, Text, World};
use std::borrow::Cow;
use std::sync::OnceLock;

/// The answers of persons, by their places among the events.
#[derive(Clone)]
pub(super) struct Said<G: Game> {
    /// The last one of each seat.
    last: SeatMap<Option<Box<Last<G>>>>,
    /// Those before it, with their words where somebody has wanted them.
    earlier: Vec<(usize, OnceLock<Option<Text>>)>,
}

/// An answer, and what it was given to.
#[derive(Clone)]
struct Last<G: Game> {
    place: usize,
    answer: Answer<G::Choice>,
    asked: AskedAt<G>,
    words: OnceLock<Option<Text>>,
}

/// A question, and the state in which it was asked.
pub(crate) type AskedAt<G> = (G, QuestionOf<G>);

impl<G: Game> Said<G> {
    pub fn new(seats: usize) -> Said<G> {
        Said { last: SeatMap::new(seats, |_| None), earlier: Vec::new() }
    }

    /// A person has answered.
    pub fn add(&mut self, seat: Seat, place: usize, answer: Answer<G::Choice>, asked: AskedAt<G>) {
        let Some(last) = self.last.values_mut().nth(seat.index()) else { return };
        let now = Last { place, answer, asked, words: OnceLock::new() };
        match last {
            Some(last) => {
                let before = std::mem::replace(&mut **last, now);
                self.earlier.push((before.place, before.words));
            }
            None => *last = Some(Box::new(now)),
        }
    }

    /// An answer was given again, of which these were the words.
    pub fn add_words(&mut self, place: usize, words: Text) {
        self.earlier.push((place, OnceLock::from(Some(words))));
    }

    /// Only the answers before this place still count.
    pub fn truncate(&mut self, keep: usize) {
        self.earlier.retain(|(place, _)| *place < keep);
        self.last.values_mut().for_each(|last| drop(last.take_if(|last| last.place >= keep)));
    }

    /// Puts everything into words that takes much memory otherwise.
    pub fn compact(&mut self) {
        for (seat, last) in self.last.seats().zip(self.last.values_mut()) {
            if let Some(last) = last.take() {
                last.words_by(seat);
                self.earlier.push((last.place, last.words));
            }
        }
        self.earlier.shrink_to_fit();
    }
}

impl<G: Game> Last<G> {
    fn words_by(&self, seat: Seat) -> &Option<Text> {
        let (state, question) = &self.asked;
        self.words.get_or_init(|| Some(words(state, question, seat, &self.answer)))
    }
}

/// An answer in words: those of its option, or those of the question where there are several.
fn words<G: Game>(state: &G, question: &QuestionOf<G>, seat: Seat, answer: &Answer<G::Choice>) -> Text {
    match answer {
        Answer::One(choice) if question.form.items(seat).contains(choice) => state.describe(seat, *choice).text,
        _ => question.prompt.text.clone(),
    }
}

impl<G: Game> Session<G> {
    /// The answer of a person at this place among the events, in words where they are known.
    pub(super) fn said_at(&self, place: usize) -> Option<Text> {
        let last = self.said.last.iter().filter_map(|(seat, last)| Some((seat, last.as_ref()?)));
        if let Some((seat, last)) = last.into_iter().find(|(_, last)| last.place == place) {
            return last.words_by(seat).clone();
        }
        let (_, words) = self.said.earlier.iter().rev().find(|(at, _)| *at == place)?;
        words.get_or_init(|| self.words_in_past(place)).clone()
    }

    /// The same out of the past: what was asked there is asked once more.
    fn words_in_past(&self, place: usize) -> Option<Text> {
        let standing = self.standing();
        let mark = standing.marks.iter().rev().find(|mark| mark.events <= place)?;
        let (checkpoint, chance) = self.checkpoint_of(standing, mark);
        let mut past = self.past().skip(mark.events);
        let tape: Vec<EventOf<G>> = past.by_ref().take(place - mark.events).map(Cow::into_owned).collect();
        let Event::Answer { seat, answer, .. } = past.next()?.into_owned() else { return None };
        let world = guarded(|| World::resume(checkpoint, chance, self.mode, tape, &mut ())).ok()?;
        Some(words(world.now(), world.question()?, seat, &answer))
    }
}
