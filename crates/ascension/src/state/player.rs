//! Players: pawn, hand, heroes, trophies.

use super::{Hero, HeroAt, Web, WebAt};
use crate::card::{Card, CardSet, GodId, HeroId, PlotId, SequenceId, Value};
use crate::pack::{LONGEST, MOST_GATES, MOST_HEROES, Position, PositionSet};
use serde::{Deserialize, Serialize};
use table::deck::Serial;
use table::{Few, Seat, Slot};

/// One player.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Player {
    /// A2.3 · The god, once it is dealt.
    pub god: Option<GodId>,
    pub eco: u16,
    /// A4.3 · Where the pawn stands, once it is placed.
    pub pawn: Option<Position>,
    /// Every card of a hand is known at least to its owner.
    pub hand: Vec<Slot<Card>>,
    /// A4.1 · The hero and the plot dealt at setup: as long as they are in the hand everyone knows that one is a hero and one a plot.
    pub dealt: [Serial; 2],
    pub heroes: Few<Hero, MOST_HEROES>,
    pub trophies: Vec<Trophy>,
    /// M1.3 · The gates that this player has opened.
    pub opened: PositionSet,
    /// G2.5 · Failed tries at each gate.
    pub failed: [u8; MOST_GATES],
    /// T1.4 · The next turn is skipped.
    pub skips: bool,
    /// T1.5 · The last turn was skipped.
    pub skipped: bool,
}

/// W7.4 · A web that was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trophy {
    pub plot: PlotId,
    pub value: Value,
    pub cards: Few<SequenceId, LONGEST>,
    /// V2.2 · The ECO printed in the table, without modifiers.
    pub eco: u8,
    /// W7.2 · What it brings in each maintenance.
    pub income: u8,
}

impl Player {
    pub fn hero(&self, card: HeroId) -> Option<&Hero> {
        self.heroes.iter().find(|hero| hero.card == card)
    }

    pub fn hero_mut(&mut self, card: HeroId) -> Option<&mut Hero> {
        self.heroes.iter_mut().find(|hero| hero.card == card)
    }

    /// The cards of the hand.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.hand.iter().filter_map(Slot::settled)
    }

    pub fn holds(&self, card: Card) -> bool {
        self.cards().any(|held| held == card)
    }

    /// The cards of the hand, equal ones once, in the order of sorts.
    pub fn distinct(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.cards().collect();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// The sequence cards of the hand, each once.
    pub fn sequences(&self) -> CardSet {
        let mut set = CardSet::NONE;
        for card in self.cards() {
            if let Card::Sequence(id) = card {
                set.insert(id);
            }
        }
        set
    }

    pub fn webs(&self) -> impl Iterator<Item = (HeroId, &Web)> {
        self.heroes.iter().flat_map(|hero| hero.webs.iter().map(move |web| (hero.card, web)))
    }

    /// Its webs as targets.
    pub fn webs_at(&self, seat: Seat) -> impl Iterator<Item = WebAt> {
        self.webs().map(move |(hero, web)| HeroAt { seat, hero }.web(web.number))
    }

    /// G3.1 · How many gates this player has opened.
    pub fn gates_opened(&self) -> usize {
        self.opened.len()
    }
}
