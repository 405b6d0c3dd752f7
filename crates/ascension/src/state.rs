//! Everything that lies on the table. Plain data: ids of the pack's things, and slots for what is hidden.

mod frame;
mod hero;
mod player;

pub use frame::{Aspiration, Attempt, Frame, InPlay, Played, Target, Window};
pub use hero::{Hero, HeroAt, OwnWeb, Source, Spent, Web, WebAt, Worn};
pub use player::{Player, Trophy};

use crate::card::{Card, GateId, SphereSet};
use crate::options::AscensionOptions;
use crate::pack::{MOST_GATES, Pack, Position, PositionSet};
use serde::{Deserialize, Serialize};
use table::{CopyVec, Deck, Frames, Nothing, Pool, Seat, SeatMap, Seats, Shared, Slot};

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ascension {
    #[serde(skip)]
    pub pack: Shared<Pack>,
    pub options: AscensionOptions,
    pub phase: Phase,
    /// T1.1 · The running round, from 1.
    pub round: u16,
    /// A2.1 · Who plays after whom, the first player first; empty until the order is rolled.
    pub order: TurnOrder,
    pub turn: Turn,
    /// A3.1 · The spheres in play.
    pub spheres: SphereSet,
    /// A3.5 · The sequence of each gate of the mountain, in the mountain's order.
    pub gates: CopyVec<GateId, MOST_GATES>,
    /// A3.4 · Every card but the sequence cards that is in this game, in order. Which ones stayed in the box is open to all.
    pub specials: Vec<Card>,
    /// What nobody has seen yet.
    pub pool: Pool<Card>,
    pub deck: Deck<Card>,
    /// A4.4 · The curtain: the card of each ring position.
    pub curtain: Vec<Option<Slot<Card>>>,
    /// X1.2 · Open to all and in no order that means anything, so it is kept sorted.
    pub hades: Vec<Card>,
    /// C1.5 · Events that were played this turn and lie beside the board.
    pub played: Vec<Card>,
    pub players: SeatMap<Player>,
    pub frames: Frames<Frame, Nothing>,
    /// Who was asked last: whose cards an option points at. No scene shows it, since nobody learns whether another was really asked.
    pub asked: Seat,
    pub ending: Option<Ending>,
}

/// Where the rules come to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A2.1, A2.2.
    Order,
    /// A2.3 to A4.2.
    Dealing,
    /// A4.3.
    Pawns,
    /// A4.4.
    Curtain,
    /// T2.
    Maintenance,
    /// T1.2, T3.
    Movement,
    /// T4.
    Drawing,
    /// T5.
    Actions,
    /// T6.1.
    Closing,
    /// T6.2 to T6.5.
    Refilling,
    Over,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// V1.1.
    Throne(Seat),
    /// V2 · After the last round; more than one seat if they are equal in everything.
    LastRound(Seats),
}

/// Who plays after whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TurnOrder(CopyVec<u8, 6>);

impl TurnOrder {
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> TurnOrder {
        TurnOrder(seats.into_iter().map(|seat| seat.0).collect())
    }

    /// The seats, the first player first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..self.0.len()).map(move |place| Seat(self.0[place]))
    }

    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Who plays after this seat, and after the last one the first. Before the order is rolled for, nobody else.
    pub fn after(self, seat: Seat) -> Seat {
        let next = self.iter().skip_while(|other| *other != seat).nth(1);
        next.or(self.first()).unwrap_or(seat)
    }

    /// Everyone else in turn order, beginning after this seat, and the seat itself last.
    pub fn from_after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let count = self.0.len();
        std::iter::successors(Some(self.after(seat)), move |seat| Some(self.after(*seat))).take(count)
    }
}

/// What the rules remember of the running turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// T6.4 · Where the pawn stood before its movement.
    pub start: Position,
    /// Whether the pawn moved in its movement.
    pub moved: bool,
    /// Whether the turn is skipped (T1.4) or the hand was passed (T1.3).
    pub passed: bool,
    /// Steps that effects add to the limit of movement.
    pub extra_steps: u8,
    /// H1.1 · Heroes that may still be entered.
    pub heroes: u8,
    /// ECO off the next try of a gate.
    pub discount: u8,
    /// C5.1 · Which tiers of the god's ability were used.
    pub used_first: bool,
    pub used_second: bool,
    /// In the window at its end: nobody has done anything since the actions were ended. Only set within a step.
    #[serde(skip)]
    pub calm: bool,
}

impl Turn {
    pub fn of(seat: Seat, heroes: u8) -> Turn {
        Turn {
            seat,
            start: Position(0),
            moved: false,
            passed: false,
            extra_steps: 0,
            heroes,
            discount: 0,
            used_first: false,
            used_second: false,
            calm: false,
        }
    }
}

impl Ascension {
    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.turn.seat
    }

    pub fn is_active(&self, seat: Seat) -> bool {
        self.turn.seat == seat
    }

    /// Where a player's pawn stands. Before it is placed, where the lowest position is.
    pub fn pawn(&self, seat: Seat) -> Position {
        self.players[seat].pawn.unwrap_or_default()
    }

    /// Every position that has a pawn.
    pub fn pawns(&self) -> PositionSet {
        self.players.values().filter_map(|player| player.pawn).collect()
    }

    pub fn hero(&self, at: HeroAt) -> Option<&Hero> {
        self.players[at.seat].hero(at.hero)
    }

    pub fn hero_mut(&mut self, at: HeroAt) -> Option<&mut Hero> {
        self.players[at.seat].hero_mut(at.hero)
    }

    pub fn web(&self, at: WebAt) -> Option<&Web> {
        self.hero(at.hero())?.web(at.web)
    }

    pub fn web_mut(&mut self, at: WebAt) -> Option<&mut Web> {
        self.hero_mut(at.hero())?.web_mut(at.web)
    }
}
