//! The history of a session: what was entered, and the checkpoints to go back to.

use super::{Holder, Session};
use crate::game::{Rested, Sink};
use crate::{Chance, EventOf, Game, LogLine, Seat};

/// One line of a record.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Entry<G: Game> {
    Happened(EventOf<G>),
    /// So many events were taken back by a seat.
    Undone {
        by: Seat,
        events: usize,
    },
    Handed {
        seat: Seat,
        to: Holder,
    },
}

/// A checkpoint that is kept, so that going back need not start from the beginning.
#[derive(Clone)]
pub(super) struct Mark<G: Game> {
    pub events: usize,
    pub lines: usize,
    pub checkpoint: G,
    pub chance: Chance,
}

/// How many events lie between two marks, at least.
const MARK_EVERY: usize = 64;

/// Steps that came to rest during one run, kept back until the run has succeeded.
pub(crate) struct Rests<G: Game> {
    steps: Vec<(Vec<EventOf<G>>, Vec<LogLine>)>,
    mark: Option<(G, Chance, usize)>,
    since_mark: usize,
}

impl<G: Game> Sink<G> for Rests<G> {
    fn rested(&mut self, step: Rested<G>) {
        self.since_mark += step.events.len();
        self.steps.push((step.events, step.lines));
        if self.since_mark >= MARK_EVERY {
            self.since_mark = 0;
            self.mark = Some((step.checkpoint.clone(), step.chance.clone(), self.steps.len()));
        }
    }
}

impl<G: Game> Rests<G> {
    pub(super) fn new(since_mark: usize) -> Self {
        Rests { steps: Vec::new(), mark: None, since_mark }
    }
}

impl<G: Game> Session<G> {
    /// Takes what a run left behind into the past.
    pub(super) fn settle(&mut self, rests: Rests<G>) {
        let mark_at = rests.mark.as_ref().map(|(_, _, steps)| *steps);
        for (n, (events, lines)) in rests.steps.into_iter().enumerate() {
            events.into_iter().for_each(|event| {
                self.remember(self.rested, event);
                self.rested += 1;
            });
            self.log.extend(lines);
            if mark_at == Some(n + 1)
                && let Some((checkpoint, chance, _)) = &rests.mark
            {
                self.marks.push(Mark {
                    events: self.rested,
                    lines: self.log.len(),
                    checkpoint: checkpoint.clone(),
                    chance: chance.clone(),
                });
            }
        }
        for (n, event) in self.world.tape().to_vec().into_iter().enumerate() {
            self.remember(self.rested + n, event);
        }
    }

    /// Enters an event, or brings up to date who saw it if it is there already.
    fn remember(&mut self, place: usize, event: EventOf<G>) {
        match self.events.get(place) {
            Some(entry) => self.entries[*entry as usize] = Entry::Happened(event),
            None => {
                self.events.push(self.entries.len() as u32);
                self.entries.push(Entry::Happened(event));
            }
        }
    }

    /// How many entries come before the last checkpoint.
    pub(crate) fn entries_before_checkpoint(&self) -> usize {
        match self.rested.checked_sub(1).and_then(|last| self.events.get(last)) {
            Some(entry) => *entry as usize + 1,
            None => 0,
        }
    }

    /// The events that still count.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &EventOf<G>> {
        self.events.iter().filter_map(|entry| match &self.entries[*entry as usize] {
            Entry::Happened(event) => Some(event),
            _ => None,
        })
    }
}
