//! C · Cards and timing.

mod abilities;
mod aiming;
mod modifiers;
mod playing;
mod timing;
mod windows;

pub(crate) use timing::Moment;

use crate::card::{AttachmentId, EventId};
use crate::pack::{Ability, Aim, Effect, Whose};
use crate::state::{Ascension, Played, Source, Target};
use table::play::Ask;
use table::{Prompt, Seat, Table};

/// Something with an aim that a player does: play a card or use an ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    Event(EventId),
    Attachment(AttachmentId),
    Ability(Source),
}

impl From<Played> for Deed {
    fn from(played: Played) -> Deed {
        match played {
            Played::Event(id) => Deed::Event(id),
            Played::Attachment(id) => Deed::Attachment(id),
        }
    }
}

impl Deed {
    /// Whether it leaves a hand when it is done.
    pub(crate) fn is_card(self) -> bool {
        !matches!(self, Deed::Ability(_))
    }
}

/// Who does something to whom, and how many cards the doer holds besides the one being played.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cast {
    pub player: Seat,
    pub target: Target,
    pub held: usize,
}

impl Ascension {
    /// Asks a player. Every question of the rules goes through here.
    pub(crate) fn ask<'t, 'a>(
        &mut self,
        table: &'t mut Table<'a, Self>,
        seat: Seat,
    ) -> Ask<'t, 'a, Self, fn() -> Prompt> {
        self.asked = seat;
        table.ask(seat)
    }

    /// What a deed is aimed at.
    pub(crate) fn aim_of(&self, player: Seat, deed: Deed) -> Aim {
        match deed {
            Deed::Event(id) => self.pack.event(id).aim,
            Deed::Attachment(_) => Aim::Hero(Whose::Any),
            Deed::Ability(source) => match self.ability(player, source) {
                Some(Ability::Once { aim, .. }) => *aim,
                _ => Aim::Nobody,
            },
        }
    }

    /// What a deed does; an attachment is attached, which is no effect of a list.
    pub(crate) fn effects_of(&self, player: Seat, deed: Deed) -> &[Effect] {
        match deed {
            Deed::Event(id) => &self.pack.event(id).effects,
            Deed::Attachment(_) => &[],
            Deed::Ability(source) => match self.ability(player, source) {
                Some(Ability::Once { effects, .. }) => effects,
                _ => &[],
            },
        }
    }
}
