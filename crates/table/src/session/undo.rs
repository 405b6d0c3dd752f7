//! Undo: as far as is fair, and further when the others agree.

use super::{Entry, Session, is_news};
use crate::held::Held;
use crate::world::Reported;
use crate::{AnsweredBy, Event, EventOf, Form, Game, Refusal, Seat, Seats, Text, World, text};
use std::borrow::Cow;

/// What taking back a seat's last answer would mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undo {
    /// How many events would remain.
    keep: usize,
    /// Nothing has been learned since: the seat may simply take it back.
    pub fair: bool,
    /// Who must agree otherwise: the other persons. Nobody, for somebody who plays alone.
    pub consent: Seats,
}

/// What would go if a seat took its last answer back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UndoPreview {
    /// The answer in words, where it is still known.
    pub what: Option<Text>,
    /// How many turns of others would go.
    pub turns: usize,
    /// How many rolls, draws and cards shown would go.
    pub rolls: usize,
    /// Who has to agree.
    pub asks: Seats,
}

/// What a seat took back.
#[derive(Clone)]
pub(super) struct Undone<G: Game> {
    by: Seat,
    what: Option<Text>,
    events: Vec<EventOf<G>>,
}

impl<G: Game> Session<G> {
    /// What would go if a seat took its last answer back; `None` if there is none.
    pub fn undo_preview(&self, seat: Seat) -> Option<UndoPreview> {
        let offer = self.undo_offer(seat)?;
        let (mut turns, mut rolls, mut last) = (0, 0, Some(seat));
        for event in self.past().skip(offer.keep) {
            match &*event {
                Event::Answer { window: true, .. } => {}
                Event::Answer { by, .. } if by.is_table() => {}
                Event::Answer { seat: who, .. } => {
                    turns += usize::from(*who != seat && last != Some(*who));
                    last = Some(*who);
                }
                Event::Roll { .. } | Event::Draw { .. } | Event::Shown { .. } => rolls += 1,
            }
        }
        Some(UndoPreview { what: self.said_at(offer.keep), turns, rolls, asks: offer.consent })
    }

    /// What a seat could do again: the answer that it took back last, in words where they are known. `None` if nothing was taken back since
    /// anybody last answered.
    pub fn redo_offer(&self, seat: Seat) -> Option<Option<&Text>> {
        self.undone.last().filter(|undone| undone.by == seat).map(|undone| undone.what.as_ref())
    }

    /// Does again what a seat took back, with everything that had followed. If any of it cannot happen any more, nothing has changed.
    pub fn redo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let nothing = || Refusal::NotOffered(text!("table-nothing-to-redo"));
        let undone = self.undone.pop_if(|undone| undone.by == seat).ok_or_else(nothing)?;
        let before = self.events.len();
        for event in undone.events {
            if let Err(refusal) = self.happen_again(event) {
                self.rebuild(before);
                return Err(refusal);
            }
        }
        if let Some(what) = undone.what {
            self.said.add_words(before, what);
        }
        Ok(())
    }

    /// Enters one event that was taken back. Forced answers, and what the table rolls itself, come by themselves.
    fn happen_again(&mut self, event: EventOf<G>) -> Result<(), Refusal> {
        let waits = self.question().map(|question| &question.form);
        let told = matches!(waits, Some(Form::Roll { .. } | Form::Draw { .. }));
        match event {
            Event::Answer { by, .. } if by.is_table() => Ok(()),
            Event::Shown { .. } => Ok(()),
            Event::Answer { seat, answer, by, .. } => {
                self.enter(seat, |world, rests| world.answer(seat, answer, by, rests))
            }
            Event::Roll { faces, .. } if told => {
                self.enter(Seat(0), |world, rests| world.tell(Reported::Faces(faces), rests))
            }
            Event::Draw { card, .. } if told => {
                self.enter(Seat(0), |world, rests| world.tell(Reported::Card(card), rests))
            }
            Event::Roll { .. } | Event::Draw { .. } => Ok(()),
        }
    }

    /// What it would take for a person to take back the last answer given. The line of fair undo moves at every draw, everything
    /// shown, every answer of somebody else, and every window that another seat might have used. With real dice, a roll or card that was
    /// typed in is taken back like an answer by those who were asked for it: it may have been mistyped.
    pub fn undo_offer(&self, seat: Seat) -> Option<Undo> {
        let mut fair = true;
        let mut keep = self.events.len();
        for event in self.past().rev() {
            keep -= 1;
            match &*event {
                Event::Answer { seat: who, by: AnsweredBy::Person, .. } if *who == seat => {
                    let consent = if fair { Seats::NOBODY } else { self.other_persons(seat) };
                    return (keep >= self.inherited).then_some(Undo { keep, fair, consent });
                }
                Event::Roll { seen, .. } | Event::Draw { seen, .. } if self.was_typed(*seen) && seen.contains(seat) => {
                    let consent = if fair { Seats::NOBODY } else { self.other_persons(seat) };
                    return (keep >= self.inherited).then_some(Undo { keep, fair, consent });
                }
                event => fair &= !is_news(event, seat),
            }
        }
        None
    }

    /// Takes back the seat's last answer and all that followed. Beyond the fair line the other persons must have agreed.
    pub fn undo(&mut self, seat: Seat, agreed: Seats) -> Result<(), Refusal> {
        let offer = self.undo_offer(seat);
        let offer = offer.ok_or_else(|| Refusal::NotOffered(text!("table-nothing-to-undo")))?;
        if offer.consent & agreed != offer.consent {
            return Err(Refusal::NotOffered(text!("table-undo-needs-consent")));
        }
        let events = self.events.len() - offer.keep;
        let gone = self.past().skip(offer.keep).map(Cow::into_owned).collect();
        self.undone.push(Undone { by: seat, what: self.said_at(offer.keep), events: gone });
        self.rebuild(offer.keep);
        self.entries.push(Entry::Undone { by: seat, events });
        Ok(())
    }

    /// Whether people told the table what came where these saw it.
    fn was_typed(&self, seen: Seats) -> bool {
        let persons = self.setup.holders.iter().filter(|(_, holder)| holder.is_person());
        self.setup.real_dice && seen.meets(persons.map(|(seat, _)| seat).collect())
    }

    pub(crate) fn other_persons(&self, seat: Seat) -> Seats {
        let holders = self.setup.holders.iter().filter(|(other, holder)| *other != seat && holder.is_person());
        holders.map(|(other, _)| other).collect()
    }

    /// Goes back to where only the first `keep` events had happened, from the nearest mark.
    pub(crate) fn rebuild(&mut self, keep: usize) {
        let mut standing = self.take_standing();
        while standing.marks.len() > 1 && standing.marks.last().is_some_and(|mark| mark.events > keep) {
            standing.marks.pop();
        }
        standing.keep_mark();
        let Some(mark) = standing.marks.last() else {
            return;
        };
        let (events, lines) = (mark.events, mark.lines);
        let (checkpoint, chance) = self.checkpoint_of(&standing, mark);
        self.events.truncate(keep);
        self.said.truncate(keep);
        let tape = self.past().skip(events).map(Cow::into_owned).collect();
        standing.rested = events;
        standing.log.truncate(lines);
        let mode = self.mode;
        let mut rests = super::Rests::new(0);
        let resumed = super::guarded(|| World::resume(checkpoint, chance, mode, tape, &mut rests));
        let length = match resumed {
            Ok(world) => {
                standing.world = world;
                self.settle(standing, rests)
            }
            Err(_) => {
                let length = standing.logged();
                self.standing = Held::of(standing);
                length
            }
        };
        self.answered.values_mut().for_each(|answered| *answered = (*answered).min(length));
    }
}
