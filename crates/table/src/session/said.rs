//! What persons answered, in words, for those who think of taking it back. Few do, so an answer is put into words when somebody wants them:
//! out of the question that it was given to, or, where that is gone, out of the past.

use super::{Session, guarded};
use crate::held::Held;
use crate::{Answer, Event, EventOf, Game, QuestionOf, Seat, SeatMap, Text, World};
use std::borrow::Cow;
use std::mem;
use std::sync::OnceLock;

/// The answers of persons, by their places among the events.
#[derive(Clone)]
pub(super) struct Said<G: Game> {
    /// The last one of each seat.
    last: SeatMap<Option<Box<Last<G>>>>,
    /// Those before it.
    earlier: Vec<Earlier>,
}

/// An answer, and what it was given to.
#[derive(Clone)]
pub(super) struct Last<G: Game> {
    place: usize,
    pub asked: AskedAt<G>,
    words: Wanted,
}

/// An answer of which only its place is kept.
#[derive(Clone)]
struct Earlier {
    place: usize,
    words: Wanted,
}

/// The words of an answer, once somebody has wanted them.
type Wanted = OnceLock<Option<Box<Text>>>;

/// A question, and the state in which it was asked, where that was at hand.
#[derive(Clone)]
pub(crate) struct AskedAt<G: Game> {
    pub state: Held<G>,
    pub question: Option<QuestionOf<G>>,
}

impl<G: Game> AskedAt<G> {
    fn nothing() -> AskedAt<G> {
        AskedAt { state: Held::nothing(), question: None }
    }
}

impl<G: Game> Said<G> {
    pub fn new(seats: usize) -> Said<G> {
        Said { last: SeatMap::new(seats, |_| None), earlier: Vec::new() }
    }

    /// A person is about to answer. Gives where to put what was asked, in the room of the answer before, which needs it no more.
    pub fn prepare(&mut self, seat: Seat, place: usize) -> Box<Last<G>> {
        match self.last.values_mut().nth(seat.index()).and_then(Option::take) {
            Some(mut last) => {
                let (place, words) = (mem::replace(&mut last.place, place), mem::take(&mut last.words));
                self.earlier.push(Earlier { place, words });
                last
            }
            None => Box::new(Last { place, asked: AskedAt::nothing(), words: OnceLock::new() }),
        }
    }

    /// A person has answered.
    pub fn add(&mut self, seat: Seat, now: Box<Last<G>>) {
        if let Some(last) = self.last.values_mut().nth(seat.index()) {
            *last = Some(now);
        }
    }

    /// An answer was given again, of which these were the words.
    pub fn add_words(&mut self, place: usize, words: Text) {
        self.earlier.push(Earlier { place, words: OnceLock::from(Some(Box::new(words))) });
    }

    /// Only the answers before this place still count.
    pub fn truncate(&mut self, keep: usize) {
        self.earlier.retain(|earlier| earlier.place < keep);
        self.last.values_mut().for_each(|last| drop(last.take_if(|last| last.place >= keep)));
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
            return self.words_of_last(seat, last).cloned();
        }
        let earlier = self.said.earlier.iter().rev().find(|earlier| earlier.place == place)?;
        let words = earlier.words.get_or_init(|| self.words_in_past(place).map(Box::new));
        words.as_deref().cloned()
    }

    /// The last answer of a seat in words.
    fn words_of_last<'l>(&self, seat: Seat, last: &'l Last<G>) -> Option<&'l Text> {
        last.words.get_or_init(|| self.words_where_asked(seat, last).map(Box::new)).as_deref()
    }

    /// The same out of what it was given to.
    fn words_where_asked(&self, seat: Seat, last: &Last<G>) -> Option<Text> {
        let AskedAt { state, question } = &last.asked;
        let (Some(state), Some(question)) = (state.get(), question) else { return self.words_in_past(last.place) };
        match &*self.entries[*self.events.get(last.place)? as usize].event()? {
            Event::Answer { answer, .. } => Some(words(state, question, seat, answer)),
            Event::Roll { .. } | Event::Draw { .. } | Event::Shown { .. } => None,
        }
    }

    /// Puts everything into words that takes much memory otherwise.
    pub(super) fn compact_said(&mut self) {
        for seat in self.said.last.seats() {
            if let Some(last) = self.said.last[seat].take() {
                self.words_of_last(seat, &last);
                self.said.earlier.push(Earlier { place: last.place, words: last.words });
            }
        }
        self.said.earlier.shrink_to_fit();
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
