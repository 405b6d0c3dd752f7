//! What the rules are in the middle of: an attempt, a card that was played, a window.

use super::{Ascension, HeroAt, OwnWeb, WebAt};
use crate::card::{AttachmentId, Card, EventId, PlotId, Value};
use serde::{Deserialize, Serialize};
use table::{Seat, frames};

/// One thing that is going on. The frames lie one inside the other; scenes show them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    Attempt(Attempt),
    Card(InPlay),
    Window(Window),
}

frames! {
    Ascension, Frame:
    /// The attempt that is running, if one is.
    Attempt(Attempt): attempt, attempt_mut, is_attempt;
    /// The card that was played last and has not yet had its effect.
    Card(InPlay): in_play, in_play_mut, is_card;
}

/// W4 to W8, G2 · A declared web on its way to success or failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    pub seat: Seat,
    pub web: OwnWeb,
    pub aspires: Aspiration,
    /// W4.3 · The declared value; at a gate the gate's.
    pub value: Value,
    pub threshold: u8,
    /// G2.2, W4.6 · What was paid for trying a gate, or staked on a web.
    pub paid: u16,
    /// What cards played in the window before the roll add.
    pub bonus: i8,
    /// W5.3 · The bonus as it was reckoned when the die was rolled.
    pub reckoned: i8,
    /// The face rolled, before limits are set to it.
    pub die: Option<u8>,
    /// W5.6 · What cards played after the roll add to the result.
    pub change: i8,
    /// Whether the result was bought up after this roll.
    pub bought: bool,
    /// W5.2 · The web was cut, or its hero fell: nothing is rolled.
    pub broken: bool,
}

impl Attempt {
    /// An attempt before anything has happened in it; the threshold is for the caller to set.
    pub fn imagined(at: WebAt, aspires: Aspiration, value: Value) -> Attempt {
        Attempt {
            seat: at.seat,
            web: at.own(),
            aspires,
            value,
            threshold: 0,
            paid: 0,
            bonus: 0,
            reckoned: 0,
            die: None,
            change: 0,
            bought: false,
            broken: false,
        }
    }

    pub fn at(&self) -> WebAt {
        self.web.of(self.seat)
    }

    pub fn is_gate(&self) -> bool {
        matches!(self.aspires, Aspiration::Gate(_))
    }
}

/// What a web is declared for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aspiration {
    Plot(PlotId),
    /// A gate of the mountain, by its number there.
    Gate(u8),
}

/// C4.2 · A card that was played and paid for and has not yet had its effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct InPlay {
    pub player: Seat,
    pub card: Played,
    pub target: Target,
    pub cancelled: bool,
    /// Whether an answer took it into a hand.
    pub taken: bool,
    /// C4.5 · A card is redirected at most once.
    pub redirected: bool,
}

/// What can be played and aimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Played {
    Event(EventId),
    Attachment(AttachmentId),
}

impl From<Played> for Card {
    fn from(played: Played) -> Card {
        match played {
            Played::Event(id) => Card::Event(id),
            Played::Attachment(id) => Card::Attachment(id),
        }
    }
}

/// What a card or an ability is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    Nobody,
    Hero(HeroAt),
    Web(WebAt),
    Hand(Seat),
    Pawn(Seat),
    /// The running attempt of this player.
    Attempt(Seat),
    /// The closing roll of this player.
    Roll(Seat),
    /// The card that is being answered.
    Answered,
}

impl Target {
    /// C4.1 · Whose hero, web, hand or pawn it is.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Target::Nobody | Target::Answered => None,
            Target::Hero(at) => Some(at.seat),
            Target::Web(at) => Some(at.seat),
            Target::Hand(seat) | Target::Pawn(seat) | Target::Attempt(seat) | Target::Roll(seat) => Some(seat),
        }
    }
}

/// C3.1 · The four windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Window {
    AimedAt,
    BeforeRoll,
    AfterRoll,
    EndOfTurn,
}
