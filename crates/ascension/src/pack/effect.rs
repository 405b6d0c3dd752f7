//! What cards do: aims, effects and modifiers, as packs write them and as rules read them.

use super::cards::{Place, RawPlace};
use crate::card::{Family, Kind, SequenceId, Sphere, Value};
use crate::pack::Pack;
use table::pack::{As, Ref, Stage};
use table::{copied, schema, vocabulary};

vocabulary! {
    /// Whose things a card may be aimed at, seen from the one who plays it.
    pub enum Whose {
        Own,
        Other,
        Any,
    }

    /// What a card is aimed at.
    pub enum Aim {
        Nobody,
        /// One hero in play.
        Hero(whose: Whose),
        /// One web.
        Web(whose: Whose),
        /// Another player who holds at least one card.
        Hand,
        /// A player: pawn, ECO, turns.
        Pawn(whose: Whose),
        /// The declared web, in the window before its roll.
        Attempt(whose: Whose),
        /// The closing roll, in the window after it.
        Roll(whose: Whose),
        /// The card that is being answered.
        Answered,
    }

    /// C2 · When a card can be played.
    pub enum Timing {
        OwnTurn,
        AnyTime,
        Answer,
        AfterRoll,
    }

    /// Who chooses the cards that leave a hand.
    pub enum Chooser {
        Owner,
        Player,
        Chance,
    }

    /// E3.2 · What can be taken out of Hades.
    pub enum InHades {
        Sequence,
        Plot,
        Hero,
        Attachment,
    }

    /// What an effect counts.
    pub enum Count {
        Trophies,
        Heroes,
        Webs,
        OpenGates,
    }

    /// One thing a card does. `docs/ascension-content.md` says for each when it is possible and what happens.
    pub enum Effect {
        // Prices.
        PayEco(n: u8),
        DiscardOwn(n: u8),
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
        ReviveHero(value: Value),
        // Hands, deck, Hades.
        Draw(n: u8),
        DiscardDraw(n: u8),
        SellCards { max: u8, each: u8 },
        Foresee(n: u8),
        DigDeck { look: u8, take: u8 },
        TakeFromHades(what: InHades),
        LookAtHand,
        StealRandom(n: u8),
        TakeFromHand,
        DiscardFromHand(chooser: Chooser, n: u8),
        TradeCard,
        // Curtain and pawns.
        PeekCurtain(n: u8),
        SwapCurtain,
        TakeCurtain(n: u8),
        ClearCurtain(n: u8),
        MovePawn(n: u8),
        SwapPawns,
        ExtraSteps(n: u8),
        // ECO and turns.
        GainEco(n: u8),
        GainEach { count: Count, each: u8, most: u8 },
        LoseEco(n: u8),
        StealEco(n: u8),
        GateDiscount(n: u8),
        SkipTurn,
        // Rolls.
        RollBonus(n: i8),
        Reroll,
        ChangeResult(n: i8),
        SetDie(n: u8),
        // Answers.
        Cancel,
        TakeAnswered,
        Redirect,
    }

    /// How long a ward lasts.
    pub enum Ward {
        EachRound,
        Once,
    }

    /// E2.1 · When an attachment goes to Hades by itself.
    pub enum End {
        Raised,
        Closed,
        Failed,
        /// This many maintenances of the hero's owner.
        Turns(n: u8),
    }
}

/// A place: the cards that it admits.
pub type PlaceOf<S> = As<S, RawPlace, Place>;

schema! { for Pack;
    /// What a place admits.
    pub enum Admits<S> as written {
        Kind(kind: Kind),
        Sphere(sphere: Sphere),
        Family(family: Family),
        Either(kind: Kind, sphere: Sphere),
        Card(card: Ref<S, SequenceId>),
    }

    /// When a modifier counts.
    pub enum When<S> as written {
        Always,
        /// The declared value; at gates the gate's.
        Declared(value: Value),
        LengthAtLeast(n: u8),
        LengthAtMost(n: u8),
        Gate,
        /// At least one card of the web is admitted by the place.
        Contains(place: PlaceOf<S>),
        /// The hero carries no other web.
        Alone,
        /// The hero bears equipment.
        Equipped,
        /// The web has failed before.
        Retry,
        /// Somebody else has opened more gates than the owner.
        Behind,
        /// The owner has at least this many heroes in play.
        HeroesAtLeast(n: u8),
    }

    /// What always works while a god, a hero or an attachment has it.
    pub enum Modifier<S> as written {
        // Of a hero; on a god's sheet they hold for every hero of that god.
        Closing(when: When<S>, n: i8),
        ClosingEach(place: PlaceOf<S>, n: i8),
        ClosingEquipped { each: i8, most: i8 },
        DieAtLeast(n: u8),
        DieAtMost(n: u8),
        Reroll,
        RewardEco(when: When<S>, n: i8),
        RewardCards(when: When<S>, n: i8),
        RewardIncome(when: When<S>, n: i8),
        RewardEach(n: i8),
        Income(n: i8),
        Steps(n: i8),
        Stake(n: i8),
        Consolation(n: u8),
        GateRefund(n: u8),
        Slots(n: i8),
        Webs(n: i8),
        RaiseCost(n: i8),
        NoRaise,
        NoClosing,
        Toll(n: u8),
        Ward(ward: Ward),
        SlayIsHarm,
        HarmTwice,
        ReturnsToHand,
        Unaimed,
        Sealed,
        WebGuard,
        RollGuard,
        Clinging,
        WildCard(place: PlaceOf<S>),
        // Of a god only.
        HeroCost(n: i8),
        GateCost(n: i8),
        OffTurnCost(n: i8),
        AimTax(n: u8),
        DrawsWhenStaying,
        DrawsNeighbour,
        Spoils(n: u8),
        IncomeEach { count: Count, each: u8, most: u8 },
        Quarry(n: u8),
        SecondBest,
        BuyResult { cost: u8, most: u8 },
    }

    /// C5 · A god's tier or a hero's gift.
    pub enum Ability<S> {
        Always(modifiers: Vec<Modifier<S>>),
        /// Once in the own turn.
        Once {
            cost: u8,
            aim: Aim,
            effects: Vec<Effect>,
        },
    }
}

copied!(Admits, When, Modifier);

impl Eq for Admits {}

impl Effect {
    /// Prices come before all else in a list of effects.
    pub fn is_price(self) -> bool {
        matches!(self, Effect::PayEco(_) | Effect::DiscardOwn(_))
    }
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

/// What rules ask of a modifier without applying it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Properties {
    /// It works on a roll, a reward, an income or a harm, so that it can be told when it did something.
    pub works_at_a_moment: bool,
    /// It can change what comes of an attempt with the hero that has it.
    pub bears_on_attempt: bool,
    /// It does something only when its hero is raised.
    pub is_of_raising: bool,
    /// Only a god's sheet can have it.
    pub is_of_god_only: bool,
}

impl Properties {
    const PLAIN: Properties =
        Properties { works_at_a_moment: false, bears_on_attempt: true, is_of_raising: false, is_of_god_only: false };
    const AT_A_MOMENT: Properties = Properties { works_at_a_moment: true, ..Properties::PLAIN };
    const BESIDE_ATTEMPTS: Properties = Properties { bears_on_attempt: false, ..Properties::PLAIN };
    const OF_RAISING: Properties = Properties { is_of_raising: true, ..Properties::BESIDE_ATTEMPTS };
    const OF_GODS: Properties = Properties { is_of_god_only: true, ..Properties::PLAIN };
}

impl<S: Stage> Modifier<S> {
    /// What rules ask of it. Every modifier has its row here: a new one does not compile without.
    pub fn properties(&self) -> Properties {
        use Modifier::*;
        match self {
            Closing(..)
            | ClosingEach(..)
            | ClosingEquipped { .. }
            | DieAtLeast(_)
            | DieAtMost(_)
            | Reroll
            | RewardEco(..)
            | RewardCards(..)
            | RewardIncome(..)
            | RewardEach(_)
            | Consolation(_)
            | Ward(_) => Properties::AT_A_MOMENT,
            Income(_) => Properties { bears_on_attempt: false, ..Properties::AT_A_MOMENT },
            IncomeEach { .. } | Quarry(_) | BuyResult { .. } => {
                Properties { works_at_a_moment: true, ..Properties::OF_GODS }
            }
            HeroCost(_) | GateCost(_) | OffTurnCost(_) | AimTax(_) | DrawsWhenStaying | DrawsNeighbour | Spoils(_)
            | SecondBest => Properties::OF_GODS,
            RaiseCost(_) | NoRaise => Properties::OF_RAISING,
            Steps(_) | Slots(_) | Webs(_) | NoClosing | Toll(_) | ReturnsToHand | Clinging => {
                Properties::BESIDE_ATTEMPTS
            }
            Stake(_) | GateRefund(_) | SlayIsHarm | HarmTwice | Unaimed | Sealed | WebGuard | RollGuard
            | WildCard(_) => Properties::PLAIN,
        }
    }
}
