//! C2 · Timings: which cards of a hand can be played at a moment.

use super::Deed;
use crate::card::Card;
use crate::choice::Choice;
use crate::pack::{Aim, Timing};
use crate::state::{Ascension, Window};
use crate::turn::Options;
use table::Seat;

/// A moment at which cards may be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// T1.2 · In the own turn, before the pawn moves.
    BeforeMovement,
    /// T5 · In the own turn, in the actions.
    Actions,
    Window(Window),
}

impl Moment {
    /// C2 · Whether a card of this timing and aim can be played now.
    fn admits(self, timing: Timing, aim: Aim) -> bool {
        let at_attempt = matches!(aim, Aim::Attempt(_));
        match (self, timing) {
            (Moment::BeforeMovement | Moment::Actions, Timing::OwnTurn) => true, // C2.1
            (Moment::BeforeMovement | Moment::Actions, Timing::AnyTime) => !at_attempt,
            (Moment::Window(Window::BeforeRoll), Timing::AnyTime) => true, // C2.2
            (Moment::Window(Window::EndOfTurn), Timing::AnyTime) => !at_attempt,
            (Moment::Window(Window::AimedAt), Timing::Answer) => true, // C2.3
            (Moment::Window(Window::AfterRoll), Timing::AfterRoll) => true, // C2.4
            _ => false,
        }
    }
}

impl Ascension {
    /// E3.1 · The events of a hand that can be played now, equal ones once.
    pub(crate) fn offer_events(&self, seat: Seat, moment: Moment, options: &mut Options) {
        for card in self.players[seat].cards() {
            let Card::Event(id) = card else { continue };
            let event = self.pack.event(id);
            let choice = Choice::Play(id);
            if moment.admits(event.timing, event.aim)
                && !options.contains(&choice)
                && self.has_legal_target(seat, Deed::Event(id))
            {
                options.push(choice);
            }
        }
    }

    /// E1 · The equipment and conditions of a hand that can be attached now, equal ones once.
    pub(crate) fn offer_attaching(&self, seat: Seat, options: &mut Options) {
        for card in self.players[seat].cards() {
            let Card::Attachment(id) = card else { continue };
            let choice = Choice::Attach(id);
            if !options.contains(&choice) && self.has_legal_target(seat, Deed::Attachment(id)) {
                options.push(choice);
            }
        }
    }
}
