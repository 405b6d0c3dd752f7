//! What cards do: aims, effects and modifiers, as packs write them and as rules read them.

use super::Place;
use crate::card::{Kind, SequenceId, Sphere, Value};
use serde::Deserialize;

/// Whose things a card may be aimed at, seen from the one who plays it.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Own,
    Other,
    Any,
}

/// What a card is aimed at.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    Nobody,
    /// One hero in play.
    Hero(Whose),
    /// One web.
    Web(Whose),
    /// Another player who holds at least one card.
    Hand,
    /// A player: pawn, ECO, turns.
    Pawn(Whose),
    /// The declared web, in the window before its roll.
    Attempt(Whose),
    /// The closing roll, in the window after it.
    Roll(Whose),
    /// The card that is being answered.
    Answered,
}

/// C2 · When a card can be played.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    OwnTurn,
    AnyTime,
    Answer,
    AfterRoll,
}

/// Who chooses the cards that leave a hand.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chooser {
    Owner,
    Player,
    Chance,
}

/// E3.2 · What can be taken out of the Hades.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum InHades {
    Sequence,
    Plot,
    Hero,
    Attachment,
}

/// What an effect counts.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    Trophies,
    Heroes,
    Webs,
    OpenGates,
}

/// One thing a card does. `docs/ascension-content.md` says for each when it is possible and what happens.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    // Prices.
    PayEco(u8),
    DiscardOwn(u8),
    // Webs.
    CutCard,
    TakeWebCard,
    RecallWeb,
    RecallWebCard,
    ShiftWebCard,
    ShieldWeb,
    AttemptAgain,
    // Heroes.
    Harm,
    Slay,
    RaiseFree,
    ShieldHero,
    BindHero,
    Strip,
    TransferAttachment,
    ReadyHero,
    ReplaceHero,
    ExtraHero,
    ReviveHero(Value),
    // Hands, deck, Hades.
    Draw(u8),
    DiscardDraw(u8),
    SellCards { max: u8, each: u8 },
    Foresee(u8),
    DigDeck { look: u8, take: u8 },
    TakeFromHades(InHades),
    LookAtHand,
    StealRandom(u8),
    TakeFromHand,
    DiscardFromHand(Chooser, u8),
    TradeCard,
    // Curtain and pawns.
    PeekCurtain(u8),
    SwapCurtain,
    TakeCurtain(u8),
    ClearCurtain(u8),
    MovePawn(u8),
    SwapPawns,
    ExtraSteps(u8),
    // ECO and turns.
    GainEco(u8),
    GainEach { count: Count, each: u8, most: u8 },
    LoseEco(u8),
    StealEco(u8),
    GateDiscount(u8),
    SkipTurn,
    // Rolls.
    RollBonus(i8),
    Reroll,
    ChangeResult(i8),
    SetDie(u8),
    // Answers.
    Cancel,
    TakeAnswered,
    Redirect,
}

impl Effect {
    /// Prices come before all else in a list of effects.
    pub fn is_price(self) -> bool {
        matches!(self, Effect::PayEco(_) | Effect::DiscardOwn(_))
    }
}

/// What a place admits.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admits<C = SequenceId> {
    Kind(Kind),
    Sphere(Sphere),
    Family(crate::card::Family),
    Either(Kind, Sphere),
    Card(C),
}

/// When a modifier counts. `P` is a place as packs write it, or as rules read it.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum When<P = Place> {
    Always,
    /// The declared value; at gates the gate's.
    Declared(Value),
    LengthAtLeast(u8),
    LengthAtMost(u8),
    Gate,
    /// At least one card of the web is admitted by the place.
    Contains(P),
    /// The hero carries no other web.
    Alone,
    /// The hero bears equipment.
    Equipped,
    /// The web has failed before.
    Retry,
    /// Somebody else has opened more gates than the owner.
    Behind,
    /// The owner has at least this many heroes in play.
    HeroesAtLeast(u8),
}

/// How long a ward lasts.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ward {
    EachRound,
    Once,
}

/// What always works while a god, a hero or an attachment has it.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Modifier<P = Place> {
    // Of a hero; on a god's sheet they hold for every hero of that god.
    Closing(When<P>, i8),
    ClosingEach(P, i8),
    ClosingEquipped { each: i8, most: i8 },
    DieAtLeast(u8),
    DieAtMost(u8),
    Reroll,
    RewardEco(When<P>, i8),
    RewardCards(When<P>, i8),
    RewardIncome(When<P>, i8),
    RewardEach(i8),
    Income(i8),
    Steps(i8),
    Fraying(i8),
    Consolation(u8),
    GateRefund(u8),
    Slots(i8),
    Webs(i8),
    RaiseCost(i8),
    NoRaise,
    NoClosing,
    Toll(u8),
    Ward(Ward),
    SlayIsHarm,
    HarmTwice,
    ReturnsToHand,
    Unaimed,
    Sealed,
    WebGuard,
    RollGuard,
    Clinging,
    WildCard(P),
    // Of a god only.
    HeroCost(i8),
    GateCost(i8),
    OffTurnCost(i8),
    AimTax(u8),
    DrawsWhenStaying,
    DrawsNeighbour,
    Spoils(u8),
    IncomeEach { count: Count, each: u8, most: u8 },
    Quarry(u8),
    SecondBest,
    BuyResult { cost: u8, most: u8 },
}

impl Modifier {
    /// The place that it names, if it names one.
    pub fn place(&self) -> Option<&Place> {
        match self {
            Modifier::Closing(When::Contains(place), _)
            | Modifier::RewardEco(When::Contains(place), _)
            | Modifier::RewardCards(When::Contains(place), _)
            | Modifier::RewardIncome(When::Contains(place), _)
            | Modifier::ClosingEach(place, _)
            | Modifier::WildCard(place) => Some(place),
            _ => None,
        }
    }
}

impl<P> Modifier<P> {
    /// Whether it can change what comes of an attempt with the hero that has it.
    pub fn bears_on_attempt(&self) -> bool {
        !matches!(
            self,
            Modifier::Income(_)
                | Modifier::Steps(_)
                | Modifier::Slots(_)
                | Modifier::Webs(_)
                | Modifier::RaiseCost(_)
                | Modifier::NoRaise
                | Modifier::NoClosing
                | Modifier::Toll(_)
                | Modifier::ReturnsToHand
                | Modifier::Clinging
        )
    }

    /// Whether it does something only when its hero is raised.
    pub fn is_of_raising(&self) -> bool {
        matches!(self, Modifier::RaiseCost(_) | Modifier::NoRaise)
    }

    /// Whether only a god's sheet can have it.
    pub fn is_of_god_only(&self) -> bool {
        matches!(
            self,
            Modifier::HeroCost(_)
                | Modifier::GateCost(_)
                | Modifier::OffTurnCost(_)
                | Modifier::AimTax(_)
                | Modifier::DrawsWhenStaying
                | Modifier::DrawsNeighbour
                | Modifier::Spoils(_)
                | Modifier::IncomeEach { .. }
                | Modifier::Quarry(_)
                | Modifier::SecondBest
                | Modifier::BuyResult { .. }
        )
    }
}

/// C5 · A god's tier or a hero's gift.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
pub enum Ability<P = Place> {
    Always(Vec<Modifier<P>>),
    /// Once in the own turn.
    Once {
        cost: u8,
        aim: Aim,
        effects: Vec<Effect>,
    },
}

/// E2.1 · When an attachment goes to the Hades by itself.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Raised,
    Closed,
    Failed,
    /// So many maintenances of the hero's owner.
    Turns(u8),
}
