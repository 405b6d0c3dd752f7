//! Everything that lies on the table. Plain data: numbers of the pack's things, and short rows that are copied with it.

mod argo;
mod board;
pub mod campaign;
mod frame;
mod level_deck;
mod muster;
mod pile;
mod primordial;
mod titan;

pub use argo::{Argo, ArgoCard, Entry};
pub use board::{Board, MOST_TILES, Tile};
pub use frame::{
    AiSource, AttackOnTarget, Cause, D10, Dice, Event, Frame, PowerDie, PrimordialAttack, TitanAttack, TitanAttackKind,
    Verdict, Weapon, Window,
};
pub use level_deck::LevelDeck;
pub use muster::{Depth, Muster, Outfitted, Strewn};
pub use pile::Pile;
pub use primordial::{BONUSES, KratosPool, PrimordialState, PrimordialToken, Wound};
pub use titan::{
    Affected, Carried, Fell, Hidden, Innate, MOST_GEAR, MOST_PATTERNS, Place, Posture, Titan, TokenOf, Turn,
};

use crate::battle::positions::Mini;
use crate::ids::*;
use crate::options::OdysseyOptions;
use crate::pack::schema::PrimordialDeck;
use crate::pack::{Pack, Script, Slice};
use serde::{Deserialize, Serialize};
use table::{Asked, CopyVec, Frames, Seat, Seats, Shared};

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Odyssey {
    #[serde(skip)]
    pub pack: Shared<Pack>,
    pub options: OdysseyOptions,
    pub seats: u8,
    pub phase: Phase,
    /// B30.4 · The running pair of rounds, from 1.
    pub round: u8,
    /// Who goes into the battle and with what; kept, for a Sisyphus tear goes back to it.
    pub muster: Muster,
    pub board: Board,
    #[serde(rename = "foe")]
    pub primordial: PrimordialState,
    pub titans: [Titan; 4],
    /// B16 · Who has the priority target token.
    pub priority: TitanId,
    pub turn: Turn,
    pub pool: KratosPool,
    pub decks: Decks,
    pub argo: Argo,
    pub frames: Frames<Frame, Cause>,
    pub ending: Option<Ending>,
    /// The titans that have had their turn in this round, in that order.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub order: CopyVec<TitanId, 4>,
    /// The order of the round before.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub last_order: CopyVec<TitanId, 4>,
    /// The group has said that this round goes in that order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub as_before: bool,
    /// C · The campaign that battles are chapters of; a skirmish has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Box<campaign::Campaign>>,
    /// What the sides of the question in progress are, for its words. No rule looks at it.
    #[serde(skip)]
    pub offer: Offer,
}

/// What *side 1*, *side 2* stand for in a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Offer {
    #[default]
    Nothing,
    /// G1.5 · Something that may be done.
    One(Script),
    /// G1.5 · One of several.
    Sides(Slice<Script>),
    /// B19.4 · The sides of a row of the titan's Kratos table.
    Row(TitanId, u8),
    /// B27.5 · To move, or to push.
    Awakened,
    /// B4.5 · The primordial's way to this titan, this many spaces at most and so near.
    Way(TitanId, u8, u8),
    /// B4.6 · The primordial's way to the centre of the board.
    WayToCentre,
    /// B4.12, B12 · The direction in which somebody goes or is moved straight on, this many spaces at most.
    Straight(Mini, u8),
    /// B4.13 · The direction in which the primordial looks.
    Facing,
}

/// Whether nobody is in a list. Stored states leave such lists out.
fn is_empty(order: &CopyVec<TitanId, 4>) -> bool {
    order.is_empty()
}

/// All decks of a battle. Nothing in them is settled before it is seen, so there is nothing that a viewer could not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Decks {
    pub ai: LevelDeck,
    pub body: LevelDeck,
    /// Minor, major, grave.
    pub trauma: [Pile; 3],
    pub obols: Pile,
    pub kratos: Pile,
    pub moiros: Pile,
}

impl Decks {
    pub fn of(&self, deck: PrimordialDeck) -> &LevelDeck {
        match deck {
            PrimordialDeck::Ai => &self.ai,
            PrimordialDeck::Body => &self.body,
        }
    }

    pub fn of_mut(&mut self, deck: PrimordialDeck) -> &mut LevelDeck {
        match deck {
            PrimordialDeck::Ai => &mut self.ai,
            PrimordialDeck::Body => &mut self.body,
        }
    }
}

/// Where the rules come to rest. Each step runs one of these and names the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// B2.3 to B2.8, B32.1 · One titan's outfit, or the Argo's abilities; nothing is asked if the loadout is suggested.
    Muster,
    /// B2.9 to B2.17 · Decks, terrain, places, escalations, the priority token.
    Deploy,
    /// B2.18.
    StartOfBattle,
    /// B3.1 · Effects of the start.
    PrimordialStart,
    /// B3.2 to B6 · One AI card, and all that follows from it.
    PrimordialCard,
    /// B3.1 · Other actions and effects of the end.
    PrimordialEnd,
    /// B8.1.
    TitansStart,
    /// B8.1, B29, B30.3 · Who acts next; or an Argo ability, a summoning, a retreat.
    TitansChoose,
    /// B8.2 · One action of the titan whose turn it is.
    TitanActs,
    /// B8.1 · Its turn ends.
    TitanEnds,
    TitansEnd,
    /// B17.11, B30.5 · Effects of the end of the battle, and the tear.
    BattleEnds,
    /// B31.
    Aftermath,
    Over,
    /// C, V, A · Whatever a campaign does between battles: the next thing on its agenda.
    Voyage,
}

table::vocabulary! {
    /// B30 · How a battle ended.
    pub enum Ending: "ending" {
        Victory,
        /// B31.6 · Slain before its wounds were full.
        DeathBlow,
        AllDead,
        Retreat,
        /// B30.4.
        TooLong,
        /// G8.1.
        ArgoLost,
    }
}

impl Ending {
    pub fn is_won(self) -> bool {
        matches!(self, Ending::Victory | Ending::DeathBlow)
    }
}

/// What chance can draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    Ai(AiId),
    Part(PartId),
    /// The back of an AI card or a body part, which shows its level.
    Back(PrimordialDeck, Level),
    Trauma(u8, TraumaId),
    Obol(ObolId),
    Kratos(KratosId),
    Moiros(MoirosId),
    Explored(ExploreId),
    Portrait(PortraitId),
    Memory(MemoryId),
    Fated(FatedId),
}

impl Odyssey {
    pub fn titan(&self, id: TitanId) -> &Titan {
        &self.titans[id.index()]
    }

    pub fn titan_mut(&mut self, id: TitanId) -> &mut Titan {
        &mut self.titans[id.index()]
    }

    /// The titans that live, in order.
    pub fn living(&self) -> impl Iterator<Item = TitanId> + use<'_> {
        TitanId::ALL.into_iter().filter(|id| self.titan(*id).is_alive())
    }

    /// G1.8 · Who plays a titan: the four are dealt round the seats.
    pub fn player(&self, titan: TitanId) -> Seat {
        Seat(titan.0 % self.seats.max(1))
    }

    /// Who plays these titans.
    pub fn players(&self, titans: TitanSet) -> Seats {
        titans.iter().map(|titan| self.player(titan)).collect()
    }

    /// Who is asked what concerns no single titan: any one player may answer for all.
    pub fn group(&self) -> Asked {
        Asked::Any(Seats::first(self.seats.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clone is a copy of these bytes and of the few open frames.
    #[test]
    fn the_state_is_small() {
        assert!(size_of::<Odyssey>() <= 4096, "{}", size_of::<Odyssey>());
        assert!(size_of::<Titan>() <= 256, "{}", size_of::<Titan>());
        assert!(size_of::<Frame>() <= 192, "{}", size_of::<Frame>());
    }
}
