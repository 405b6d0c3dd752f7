//! The history of a session: what was entered, and the checkpoints to go back to.

use super::standing::Standing;
use super::{Holder, Session};
use crate::game::{Rested, Sink};
use crate::held::Held;
use crate::{Answer, AnsweredBy, Chance, Event, EventOf, Game, LogLine, Seat, Seats, Stream};
use smallvec::SmallVec;
use std::borrow::Cow;

/// One line of a record. A past is long, and nearly all of it are cards that were drawn and options that were chosen: these take a third of
/// the room of another event.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Entry<G: Game> {
    /// A card was drawn from the stream of this name.
    Drew {
        stream: &'static str,
        card: G::Card,
        seen: Seats,
    },
    /// One option was chosen.
    Chose {
        seat: Seat,
        choice: G::Choice,
        seen: Seats,
        by: AnsweredBy,
        window: bool,
    },
    /// Anything else.
    Happened(Box<EventOf<G>>),
    /// This many events were taken back by a seat.
    Undone {
        by: Seat,
        events: usize,
    },
    Handed {
        seat: Seat,
        to: Box<Holder>,
    },
}

impl<G: Game> Entry<G> {
    pub(crate) fn of(event: EventOf<G>) -> Entry<G> {
        match event {
            Event::Draw { stream, card, seen } => Entry::Drew { stream: stream.name, card, seen },
            Event::Answer { seat, answer: Answer::One(choice), seen, by, window } => {
                Entry::Chose { seat, choice, seen, by, window }
            }
            event => Entry::Happened(Box::new(event)),
        }
    }

    /// Whether it is the entry of this event.
    fn is_of(&self, event: &EventOf<G>) -> bool {
        match (self, event) {
            (Entry::Drew { stream, card, seen }, Event::Draw { stream: from, card: drawn, seen: saw }) => {
                *stream == from.name && card == drawn && seen == saw
            }
            (
                Entry::Chose { seat, choice, seen, by, window },
                Event::Answer { seat: who, answer: Answer::One(chosen), seen: saw, by: hand, window: passes },
            ) => (seat, choice, seen, by, window) == (who, chosen, saw, hand, passes),
            (Entry::Happened(entered), event) => **entered == *event,
            (Entry::Drew { .. } | Entry::Chose { .. } | Entry::Undone { .. } | Entry::Handed { .. }, _) => false,
        }
    }

    /// What happened, if it is that.
    pub(crate) fn event(&self) -> Option<Cow<'_, EventOf<G>>> {
        match self {
            Entry::Drew { stream, card, seen } => {
                Some(Cow::Owned(Event::Draw { stream: Stream::new(stream), card: *card, seen: *seen }))
            }
            Entry::Chose { seat, choice, seen, by, window } => Some(Cow::Owned(Event::Answer {
                seat: *seat,
                answer: Answer::One(*choice),
                seen: *seen,
                by: *by,
                window: *window,
            })),
            Entry::Happened(event) => Some(Cow::Borrowed(event)),
            Entry::Undone { .. } | Entry::Handed { .. } => None,
        }
    }
}

/// A checkpoint to go back to, so that going back need not start from the beginning.
#[derive(Clone)]
pub(super) struct Mark<G: Game> {
    pub events: usize,
    pub lines: usize,
    pub place: Place<G>,
}

/// Where a mark stands. States are large, so one that can be had otherwise is not kept.
#[derive(Clone)]
pub(super) enum Place<G: Game> {
    /// At the game's own beginning, which is made again.
    Beginning,
    /// Where the world came to rest last. Only the last mark can be there, and it is kept before the world goes on.
    Here,
    Kept(Box<(G, Chance)>),
}

/// How many events lie between two marks, at least.
const MARK_EVERY: usize = 64;

/// What happened in a step that came to rest, and what was said of it.
type RestedStep<G> = (Vec<EventOf<G>>, Vec<LogLine>);

/// Steps that came to rest during one run, kept back until the run has succeeded.
pub(crate) struct Rests<G: Game> {
    steps: SmallVec<[RestedStep<G>; 1]>,
    since_mark: usize,
}

impl<G: Game> Sink<G> for Rests<G> {
    fn rested(&mut self, step: Rested<G>) {
        self.since_mark += step.events.len();
        self.steps.push((step.events, step.lines));
    }
}

impl<G: Game> Rests<G> {
    pub(super) fn new(since_mark: usize) -> Self {
        Rests { steps: SmallVec::new(), since_mark }
    }
}

impl<G: Game> Rests<G> {
    /// Whether so much has happened that the place where the last step came to rest is worth a mark.
    pub(super) fn is_marked(&self) -> bool {
        !self.steps.is_empty() && self.since_mark >= MARK_EVERY
    }

    pub(super) fn into_steps(self) -> impl Iterator<Item = RestedStep<G>> {
        self.steps.into_iter()
    }
}

impl<G: Game> Session<G> {
    /// Takes what a run left behind into the past. Gives how long the log is then.
    pub(super) fn settle(&mut self, mut standing: Box<Standing<G>>, rests: Rests<G>) -> usize {
        let mut place = standing.rested;
        standing.settle(rests, |event| {
            if !self.is_entered(place, &event) {
                self.enter_at(place, event);
            }
            place += 1;
        });
        for event in standing.world.tape() {
            if !self.is_entered(place, event) {
                self.enter_at(place, event.clone());
            }
            place += 1;
        }
        let logged = standing.logged();
        self.standing = Held::of(standing);
        logged
    }

    /// Whether an event stands in its place already, as it is.
    fn is_entered(&self, place: usize, event: &EventOf<G>) -> bool {
        self.events.get(place).is_some_and(|entry| self.entries[*entry as usize].is_of(event))
    }

    /// Enters an event, or brings up to date who saw it if it is there already.
    fn enter_at(&mut self, place: usize, event: EventOf<G>) {
        match self.events.get(place) {
            Some(entry) => self.entries[*entry as usize] = Entry::of(event),
            None => {
                self.events.push(self.entries.len() as u32);
                self.entries.push(Entry::of(event));
            }
        }
    }

    /// How many entries come before the last checkpoint.
    pub(crate) fn entries_before_checkpoint(&self) -> usize {
        match self.standing().rested.checked_sub(1).and_then(|last| self.events.get(last)) {
            Some(entry) => *entry as usize + 1,
            None => 0,
        }
    }

    /// The events that still count.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = Cow<'_, EventOf<G>>> {
        self.events.iter().filter_map(|entry| self.entries[*entry as usize].event())
    }
}
