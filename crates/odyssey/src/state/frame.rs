//! What the rules are in the middle of. Frames lie one inside the other; scenes show them, and chain breaks end them.

use super::Odyssey;
use crate::dice::{Colour, PowerDice};
use crate::geometry::{Direction, Space};
use crate::ids::*;
use crate::pack::Script;
use crate::pack::schema::Severity;
use serde::{Deserialize, Serialize};
use table::{CopyVec, frames};

/// One thing that is going on.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Frame {
    /// Around every step of a battle: the end of the battle breaks it.
    Step,
    /// B3.3 · An AI card, a signature or a routine, and its attack on all its targets.
    #[serde(rename = "Onslaught")]
    PrimordialAttack(PrimordialAttack),
    /// The part of it that concerns one target.
    #[serde(rename = "Blow")]
    AttackOnTarget(AttackOnTarget),
    /// B7 · A titan's attack.
    #[serde(rename = "Strike")]
    TitanAttack(TitanAttack),
    /// B7.7 · The body part answers this titan: mercy breaks it, and the wound still counts.
    Answers(TitanId),
    /// B13, B7.4, B7.10.
    Window(Window),
    /// B6 · A trauma card or an obol that was drawn and is being resolved.
    Drawn(TitanId, Severity, u8),
    /// B8.8 · A movement on its way to a space.
    Walk(TitanId, Space),
    /// B25.4 · The primordial moves, and goes on whoever dies by it: those that have died meanwhile, for mercy afterwards.
    Onrush(TitanSet),
    /// B17.14 · Something is about to happen to the titan; the flag tells that an ability has made it not happen.
    Averting(TitanId, bool),
}

/// B3.3 · A card of the primordial on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PrimordialAttack {
    pub card: AiSource,
    /// B3.7 · The target of the card, if it has one.
    pub target: Option<TitanId>,
    /// B5.3 · The targets in the order in which the card named them.
    pub order: CopyVec<TitanId, 4>,
    /// All targets; those that are done; those that broke the chain or died.
    pub targets: TitanSet,
    pub done: TitanSet,
    pub spared: TitanSet,
    /// B5.11 · Those that the card could reach when it took aim.
    pub in_range: TitanSet,
    /// B5.12 · Steps of its movement that are left.
    pub steps_left: u8,
    /// Traits of terrain that it moved through, one bit for each.
    pub crossed: u16,
    /// B5.6 · Where the zone lies.
    pub zone: Option<(Space, u8, u8)>,
    /// The card came from the deck for this, and is discarded when it is done with.
    pub drawn: bool,
}

/// Which card of the primordial is resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum AiSource {
    #[default]
    Signature,
    Routine,
    Card(AiId),
}

/// B5.14, B5.15 · One target's evasion and consequences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct AttackOnTarget {
    pub target: TitanId,
    pub dice: Dice,
    /// B5.14.1 · Dice that banners and abilities add to the roll, or take away.
    pub extra: i8,
    pub difficulty: u8,
    /// B5.14.2 · The target's evasion bonus; set before abilities of the moment add to it.
    pub evasion: i8,
    /// B5.14.4 · Free re-rolls that abilities give for this roll, beyond those of gear.
    pub rerolls: u8,
    pub hits: u8,
    /// B5.14.9 · The weapon that became active in defence.
    pub active: Option<SlotId>,
    /// Danger dealt so far, after armour.
    pub dealt: u8,
    /// B6.5 · The Danger that the target has reached by it, beyond 9 too.
    pub reached: u8,
    /// B2.11 · The danger bonus has been added; it is once in an attack.
    pub boosted: bool,
    /// B21.36 · Dice that abilities add to the armour roll.
    pub reinforced: PowerDice,
    pub armour: CopyVec<PowerDie, 15>,
    /// B5.15.6.
    pub instead: Option<Severity>,
    pub relentless: bool,
    /// B5.16, B25.4 · How many effects of the after-attack part have begun.
    pub after: u8,
    /// B5.14.4 · Dice that are being rolled again, one bit for each.
    pub again: u16,
}

/// B7 · A titan's attack on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TitanAttack {
    pub titan: TitanId,
    pub kind: TitanAttackKind,
    pub weapon: Weapon,
    pub dice: Dice,
    pub precision: i8,
    /// B7.3.1 · Dice that effects have added to the attack roll or taken away, and re-rolls that they have given (B21.3).
    pub more_dice: i8,
    pub attack_rerolls: u8,
    pub hits: u8,
    pub crit: bool,
    /// B7.3.8 · It was a full miss: the attack ends without a second window.
    pub missed: bool,
    pub part: Option<PartId>,
    /// B7.6.1 · What effects have added so far.
    pub extra: PowerDice,
    pub power_rerolls: u8,
    pub power: CopyVec<PowerDie, 15>,
    pub total: i8,
    pub at: i8,
    pub verdict: Option<Verdict>,
    /// B7.6.7 · It is the last wound, and lies on the stack already.
    pub laid: bool,
    /// B15.5 · Additional single wounds that wait for the body part to lie on the stack.
    pub more_wounds: u8,
    /// B19.4 · Rows of the Kratos table that were used, two bits for each: the side that was taken, from 1.
    pub rows_used: u16,
    /// B17.6 · Flexible keywords and abilities that were used in this attack (see `battle::sources`).
    pub flexible_used: u64,
    /// B17.8 · Keywords without a number that a window of this attack has used, one bit for each.
    pub words_used: u64,
    /// B21.13 · Fail responses are ignored.
    pub diverted: bool,
    /// B7.9.1 · What its critical has placed in the Kratos pool: openings, breaks and diversions, which stay for the next attack.
    pub placed: [u8; 3],
    /// B7.3.4, B7.6.3 · Dice that are being rolled again, one bit for each: power dice if there are any, else attack dice.
    pub again: u16,
}

impl TitanAttack {
    /// B7.6.5 · Whether it was a wound, a critical one included.
    pub fn has_wounded(&self) -> bool {
        matches!(self.verdict, Some(Verdict::Wound | Verdict::Critical))
    }

    /// B21.29 · Whether its power was above the AT of the body part.
    pub fn has_overpowered(&self) -> bool {
        self.verdict.is_some() && self.total > self.at
    }
}

/// What brought an attack about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum TitanAttackKind {
    #[default]
    Action,
    /// B21.39, B21.40; the flag is for the improved one.
    Rush(bool),
    /// B24.
    Bonus,
}

/// B7.1, B27.7 · What a titan strikes with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weapon {
    Gear(SlotId),
    Godform,
}

impl Default for Weapon {
    fn default() -> Weapon {
        Weapon::Gear(SlotId(0))
    }
}

/// B7.6.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Wound,
    Critical,
    Fail,
}

/// Ten-sided dice on the table.
pub type Dice = CopyVec<D10, 12>;

/// G2.3 · One of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct D10 {
    pub face: u8,
    pub crit: bool,
    pub rerolled: bool,
}

/// A power die on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerDie {
    pub colour: Colour,
    pub thrown: u8,
    pub rerolled: bool,
}

impl Default for PowerDie {
    fn default() -> PowerDie {
        PowerDie { colour: Colour::Red, thrown: 1, rerolled: false }
    }
}

/// The windows in which abilities are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Window {
    /// B13 · Names of reactions used in it are kept as bits of the titans' sources.
    Opportunity([u64; 4]),
    /// B7.4.
    First,
    /// B7.10.
    Second,
}

/// What waits for an attack to end.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Cause {
    /// B24.1, B24.4 · A bonus attack, with its extras. The weapon is declared already if the attack broke a chain (B14.2).
    BonusAttack(TitanId, Option<Weapon>, #[serde(skip)] Script),
    /// B24.6, B5.16.4 · The primordial attacks: this card, on this titan if one is named.
    #[serde(rename = "FoeAttack")]
    PrimordialAttack(AiSource, Option<TitanId>),
    /// Another AI card is drawn.
    AiCard,
    /// B27.3 · What follows an awakening.
    Awakened(TitanId),
    /// B14.9 · The rest of an effect that broke the chain.
    Rest(TitanId, #[serde(skip)] Script),
    /// B17.14 · What was about to happen when the chain broke.
    Event(Event),
}

/// B17.14 · Something that is about to happen to a titan, and still does if an ability of that moment breaks a chain.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// B12.7 · In this direction, by this many spaces.
    Knockback(TitanId, Option<Direction>, u8),
    /// B22.3.
    Knockdown(TitanId),
    /// B12.5.
    Crash(TitanId),
    /// B25 · By this rule.
    Death(TitanId, #[serde(skip)] &'static str),
    /// B7.7 · The body part answers the titan.
    Answer(TitanId, PartId, #[serde(skip)] Script),
    /// B21.11 · A cumbersome weapon is exhausted.
    Exhausted(TitanId, SlotId),
    /// B6.8 · A card that was drawn is resolved: its number, and the Danger for which it was drawn.
    Trauma(TitanId, Severity, u8, u8, #[serde(skip)] Script),
    /// B6.8 · A draw of this severity was survived.
    Survived(TitanId, Severity),
}

impl Event {
    /// Whom it befalls.
    pub fn titan(self) -> TitanId {
        match self {
            Event::Knockback(titan, ..)
            | Event::Knockdown(titan)
            | Event::Crash(titan)
            | Event::Death(titan, _)
            | Event::Answer(titan, ..)
            | Event::Exhausted(titan, _)
            | Event::Trauma(titan, ..)
            | Event::Survived(titan, _) => titan,
        }
    }
}

frames! {
    Odyssey, Frame:
    /// The titan's attack that is in progress, if one is.
    TitanAttack(TitanAttack): titan_attack, titan_attack_mut, is_titan_attack;
    /// The attack of the primordial that is in progress, if one is.
    PrimordialAttack(PrimordialAttack): primordial_attack, primordial_attack_mut, is_primordial_attack;
    /// The part of the primordial's attack that concerns one target.
    AttackOnTarget(AttackOnTarget): attack_on_target, attack_on_target_mut, is_attack_on_target;
    /// The titans that have died in a movement of the primordial that goes on.
    Onrush(TitanSet): dead_in_onrush, dead_in_onrush_mut, is_onrush;
}

impl Frame {
    /// Whether the end of the battle breaks it.
    pub fn is_step(&self) -> bool {
        matches!(self, Frame::Step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored games have these names, whatever the code calls them.
    #[test]
    fn frames_and_causes_are_stored_by_their_first_names() {
        let name = |value: serde_json::Value| value.as_object().and_then(|value| value.keys().next().cloned());
        let frame = |frame: Frame| name(serde_json::to_value(frame).expect("a frame is stored"));
        assert_eq!(frame(Frame::PrimordialAttack(PrimordialAttack::default())).as_deref(), Some("Onslaught"));
        assert_eq!(frame(Frame::AttackOnTarget(AttackOnTarget::default())).as_deref(), Some("Blow"));
        assert_eq!(frame(Frame::TitanAttack(TitanAttack::default())).as_deref(), Some("Strike"));
        let cause = serde_json::to_value(Cause::PrimordialAttack(AiSource::Routine, None));
        assert_eq!(name(cause.expect("a cause is stored")).as_deref(), Some("FoeAttack"));
    }
}
