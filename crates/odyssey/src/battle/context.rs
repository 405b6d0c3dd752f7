//! What an effect needs to know besides itself: whom it is about, where it stands, and what it is a part of.

use crate::choice::Source;
use crate::ids::TitanId;

/// Everything an effect is resolved with. A few bytes, handed on by value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Context {
    /// The titan the card is about: the target, the attacker, the one whose ability or card it is. Effects that concern no titan
    /// are about the priority target.
    pub titan: TitanId,
    /// Whose text it is, for words and for effects that speak of *this card*.
    pub source: Source,
    pub origin: Origin,
}

impl Context {
    /// B12 · Whether forced movement moves the primordial: what titans do moves it, and what is done to them moves them.
    pub fn moves_primordial(self) -> bool {
        matches!(self.origin, Origin::Ability | Origin::Critical)
    }
}

/// What an effect is a part of. Rules that differ between these ask it and nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// B5.15 · Consequences of a primordial's attack: Danger draws trauma, forced movement needs reach.
    Attack,
    /// B5.16.
    AfterAttack,
    /// B7.7 · Forced movement needs adjacency; attacks wait.
    Response,
    /// B7.7.2 · The boon of a critical wound.
    Critical,
    /// An ability that a titan uses: knockback and pushback move the primordial.
    Ability,
    /// B6.8, B23 · A card that a titan has drawn.
    Card,
    /// B9.
    Terrain,
    /// Traits, scars, starts and ends of rounds, the aftermath.
    Rule,
}
