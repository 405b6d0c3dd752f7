//! The figures of the game, as `numbers.ron` gives them.

use crate::card::{Sector, Value};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Index;

/// The shortest web that a table of thresholds or rewards speaks of.
pub const SHORTEST: usize = 3;
/// The longest one.
pub const LONGEST: usize = 7;

/// G2 · Levels of gates: to the flanks, to the summit, to the throne.
pub const GATE_LEVELS: u8 = 3;

/// One thing for each value.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct ByValue<T> {
    pub bronze: T,
    pub silver: T,
    pub gold: T,
}

impl<T> Index<Value> for ByValue<T> {
    type Output = T;
    fn index(&self, value: Value) -> &T {
        match value {
            Value::Bronze => &self.bronze,
            Value::Silver => &self.silver,
            Value::Gold => &self.gold,
        }
    }
}

/// A row of a table: one figure for each length from 3 to 7.
pub type ByLength = [u8; LONGEST + 1 - SHORTEST];

/// H1.2, H2.1 · What a value costs and gives a hero.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct ValueRow {
    pub cost: u8,
    pub resistance: u8,
    pub slots: u8,
    pub closing: i8,
}

/// W7 · What a closed web brings.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Rewards {
    pub eco: ByValue<ByLength>,
    pub income: ByValue<ByLength>,
    pub cards: ByValue<ByLength>,
}

/// G2 · What the gates of one level ask.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct GateLevel {
    pub cost: u8,
    pub value: Value,
    pub places: u8,
}

/// A3 · What is in the deck at a number of seats.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct DeckRow {
    pub spheres: u8,
    pub copies: u8,
    pub heroes: u8,
    pub plots: u8,
    pub equipment: u8,
    pub conditions: u8,
    pub events: u8,
}

/// Every figure of the game.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// A4.2 · What a player starts with beyond the sheet for each player before.
    pub later_eco: u8,
    pub maintenance_eco: u8,
    pub web_limit: u8,
    pub heroes_per_turn: u8,
    pub own_sphere_bonus: i8,
    pub home_sphere_bonus: i8,
    pub second_tier_trophies: u8,
    pub round_limit: u16,
    pub round_limit_range: (u16, u16),
    pub fewest_spheres: u8,
    pub die: u8,
    pub values: ByValue<ValueRow>,
    pub thresholds: ByValue<ByLength>,
    /// W4.6 · What must be staked to declare a web at this value.
    pub stakes: ByValue<u8>,
    pub rewards: Rewards,
    pub slopes: Vec<Value>,
    pub flanks: Vec<Value>,
    pub summit: Vec<Value>,
    pub gates: Vec<GateLevel>,
    pub gate_refund_percent: u8,
    pub gate_retry_bonus: i8,
    pub decks: BTreeMap<u8, DeckRow>,
}

table::plain!(Numbers);

/// The figure for a web of this many cards.
pub fn at_length(row: &ByLength, length: usize) -> u8 {
    row[length.clamp(SHORTEST, LONGEST) - SHORTEST]
}

impl Numbers {
    /// W4.4 · What the roll must reach.
    pub fn threshold(&self, value: Value, length: usize) -> u8 {
        at_length(&self.thresholds[value], length)
    }

    /// W6.1 · The values that count in a sector.
    pub fn values_of(&self, sector: Sector) -> &[Value] {
        match sector {
            Sector::Slopes => &self.slopes,
            Sector::Flanks => &self.flanks,
            Sector::Summit | Sector::Throne => &self.summit,
        }
    }
}
