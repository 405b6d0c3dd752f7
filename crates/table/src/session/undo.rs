//! Undo: as far as is fair, and further when the others agree.

use super::{Entry, Session, is_news};
use crate::{AnsweredBy, Event, Game, Refusal, Seat, Seats, World, text};
use std::borrow::Cow;
use std::sync::OnceLock;

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

impl<G: Game> Session<G> {
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
                self.standing = OnceLock::from(standing);
                length
            }
        };
        self.answered.values_mut().for_each(|answered| *answered = (*answered).min(length));
    }
}
