//! The words that cards share: characteristics, tokens, symbols, traits, abilities, and what an effect can do.

use serde::{Deserialize, Serialize};
use table::pack::Spoken;
use table::{Slug, Text, plain, vocabulary};

vocabulary! {
    /// N1.3 · The five characteristics.
    pub enum Characteristic: "char" {
        Swiftness,
        Dexterity,
        Physique,
        Mind,
        Health,
    }

    /// N1.4 · The categories of skills.
    pub enum Category: "category" {
        Combat,
        Agility,
        Arcane,
        Faith,
        Tactics,
    }

    /// N1.11 · What a skill lets its hero be good at.
    pub enum Keyword: "keyword" {
        Strength,
        Loyalty,
        Acrobatics,
        Medicine,
        Stealth,
        Perception,
        Lore,
        Devotion,
        Craft,
        Command,
        Cunning,
        Nature,
        Courage,
        Charm,
    }

    /// N1.12 · The status tokens, in the order in which they are resolved: eight negative ones, then six positive ones.
    pub enum Status: "status" {
        Poisoned,
        Stunned,
        Blinded,
        Hindered,
        Burned,
        Weakened,
        Exposed,
        Marked,
        Hasty,
        Focused,
        Lucky,
        Protected,
        Hidden,
        Steadfast,
    }

    /// N6.4 · The symbols on the dice: Star on the 6, Moon on the 7, Sun on the 8.
    pub enum Astro: "astro" {
        Star,
        Moon,
        Sun,
    }

    /// N6.3 · Physical or mental.
    pub enum AttackKind: "attack" {
        Physical,
        Mental,
    }

    /// N4.2 · Whom an attack or a skill may target.
    #[derive(Default)]
    pub enum Aim: "aim" {
        #[default]
        Opponent,
        Friend,
        Either,
        /// Oneself, or nobody at all.
        Nobody,
    }

    /// N7.5 · The squares of an area: around the target, or in a line from the attacker through the target.
    pub enum Shape: "shape" {
        Area(n: u8),
        Line(n: u8),
    }

    /// N1.9 · What an enemy can be immune to.
    pub enum Immunity: "immunity" {
        Critical,
        Blinded,
        Transformation,
        Forced,
    }

    /// N1.9 · The generic abilities.
    pub enum Ability: "ability" {
        Ally,
        Patrol,
        Large,
        Eclectic,
        Tall,
        Climb(x: u8),
        Fly,
        Dodge(x: u8),
        Immune(to: Immunity),
        Commander(x: u8),
        Armoured(x: u8),
        Regeneration(x: u8),
        Amphibious,
        Charge(x: u8),
        Skirmisher,
        Bodyguard,
        Dread(x: u8),
        Sentinel,
    }

    /// What an attack, a skill or a piece of equipment does. Traits of attacks come first; `target` is whoever it is used on, `user` whoever
    /// uses it.
    pub enum Effect: "effect" {
        /// N8.2 · The critical adds this many wounds instead of 1.
        Critical(x: u8),
        /// N8.2 · This many wounds more, after the critical.
        Lethal(x: u8),
        /// N7.3 · The wounds cannot go onto equipment, and pass Armoured and Bodyguard.
        Unblockable,
        /// The threshold is lower, or the defender rolls fewer dice.
        Piercing(x: u8),
        /// Up to this many failed dice are rolled again; on an enemy's card the defender rolls successes again.
        Precise(x: u8),
        /// The target gets this token.
        Inflict(token: Status),
        /// N6.2 · The target is moved away.
        Push(n: u8),
        /// N6.2 · The target is moved nearer.
        Pull(n: u8),
        /// N6.2 · The user may dash this many squares.
        Dash(n: u8),
        /// On success the attacker discards this many wounds.
        Drain(x: u8),
        /// This many free resistance boxes are filled first; on an enemy Armoured is ignored.
        Sunder(x: u8),
        /// N6.7 · The target does not raise the stealth token.
        Silent,
        /// Once per activation.
        Reload,
        /// This many wounds to the target.
        Wound(n: u8),
        /// This many wounds to the target that cannot go onto equipment.
        Unsoaked(n: u8),
        /// The target discards this many wounds.
        Heal(n: u8),
        /// Wounds on the target's equipment are discarded.
        Mend(n: u8),
        /// The target discards a negative token, the first in their order.
        Cleanse(n: u8),
        /// The user gets this token.
        Gain(token: Status),
        /// N1.12 · The token is put onto the target's first weapon.
        Coat(token: Status),
        /// The target may dash this many squares.
        Lead(n: u8),
        /// Dashes that provoke no reaction attacks.
        Slip(n: u8),
        /// More or fewer dice in the test.
        Dice(by: i8),
        /// This many automatic successes.
        Success(n: u8),
        /// The threat of the user rises or falls.
        Threat(by: i8),
        /// The threat of the target rises or falls.
        Lure(by: i8),
        /// The target's activation token moves on by this many sectors.
        Delay(n: u8),
        /// The user gains heroism.
        Heroism(n: u8),
        /// The user gains class points.
        Points(n: u8),
        /// N1.8 · In a reaction: a free attack with the first fitting weapon against the opponent.
        Strike,
        /// N1.8 · In a reaction: the reacting hero suffers the wounds instead.
        Shield,
        /// N13.6 · The target is transformed, until the end of the next so many of its activations.
        Transform(form: FormName, n: u8),
    }
}

/// N13.6 · A transformation as cards name it: by its slug. It is spoken of by the name of the form.
#[derive(Deserialize, Serialize, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(transparent)]
pub struct FormName(pub Slug);

impl<P> Spoken<P> for FormName {
    fn speak(&self, message: Text, name: &'static str, _: &P) -> Text {
        message.with(name, Text::new(format!("form-{}", self.0)))
    }
}

/// One part of an attack line: what it does, always or for each of these symbols that was rolled; with several symbols it needs all of
/// them.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    #[serde(default)]
    pub on: Vec<Astro>,
    pub does: Effect,
}

/// N7.5 · What a hero's attack does to the other models of its area.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Spread {
    pub shape: Shape,
    #[serde(default)]
    pub does: Vec<Effect>,
}

plain!(Clause, Spread);

impl Status {
    /// N1.12 · Positive ones help whoever has them.
    pub fn is_positive(self) -> bool {
        self.number() >= Status::Hasty.number()
    }
}
