//! Abilities: what may or must be done, when, and at what price; and what simply always works.

use super::{Keyword, ScriptOf, Severity, Token, When};
use crate::dice::Colour;
use crate::ids::{Skill, Stat};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::List;
use table::{Slug, copied, plain, schema, vocabulary};

schema! { for Pack;
    /// Everything a card, a sheet or a tile gives.
    pub struct Powers<S> {
        #[serde(default)]
        pub keywords: Vec<Gated<S>>,
        #[serde(default)]
        pub passives: Vec<Passive<S>>,
        #[serde(default)]
        pub abilities: List<S, Ability<S>>,
    }

    /// B17.9 · A keyword, and the gate that must be open for it.
    pub struct Gated<S> {
        pub is: Keyword,
        #[serde(default)]
        pub gate: Option<Gate>,
        #[serde(default)]
        pub when: List<S, When<S>>,
    }

    /// B17.4 · Something that always works while its gate is open and its circumstances hold.
    pub struct Passive<S> {
        pub is: Modifier,
        #[serde(default)]
        pub gate: Option<Gate>,
        #[serde(default)]
        pub when: List<S, When<S>>,
    }

    /// B17 · With a price it is active and voluntary; without one it is constant, and happens unless it says *may*.
    pub struct Ability<S> {
        /// B17.7 · Its name, if it has one: two of the same name are not used at the same time. The words are `ability-<name>`.
        #[serde(default)]
        pub name: Option<Slug>,
        pub at: Trigger,
        #[serde(default)]
        pub cost: Price,
        #[serde(default)]
        pub gate: Option<Gate>,
        #[serde(default)]
        pub when: List<S, When<S>>,
        /// G1.5 · A constant ability that one may leave out.
        #[serde(default)]
        pub may: bool,
        /// B21.25, B21.43 · It works also while knocked down or barred from abilities.
        #[serde(default)]
        pub always_usable: bool,
        pub effects: ScriptOf<S>,
    }
}

/// B17.9 · The value that opens a gate.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gate(pub Stat, pub u8);

/// B17.1 · What an active ability costs. All of it is paid together.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Price {
    pub action: Option<Action>,
    pub danger: u8,
    pub fate: u8,
    pub rage: u8,
    /// Exhausts the card, or on a sheet the ability alone (B18.8).
    pub exhaust: bool,
    pub discard: bool,
    pub charge: bool,
    pub trespass: u8,
    /// Tokens that are discarded.
    pub tokens: Option<(Token, u8)>,
    /// B28.1 · A summon charge.
    pub summon: bool,
}

impl Price {
    /// B17.1 · Whether there is any price at all.
    pub fn is_free(&self) -> bool {
        *self == Price::default()
    }
}

plain!(Price, Gate);

vocabulary! {
    /// B8.2 · The actions of a turn.
    pub enum Action {
        Movement,
        Combat,
        /// B8.4 · Both.
        Complicated,
    }

    /// The moment of an ability. Windows are B7.4, B7.10 and B13; what begins with `About` comes before the thing, all else after it.
    pub enum Trigger: "at" {
        /// B8.3, B17.3 · A free action of the own turn.
        FreeAction,
        /// B13.3.
        Reaction,
        /// B29.1 · Between actions of the titan round, by the group.
        TitanRound,
        FirstWindow,
        SecondWindow,
        /// B17.6 · In one of the two.
        EitherWindow,
        StartOfBattle,
        EndOfBattle,
        StartOfPrimordialRound,
        EndOfPrimordialRound,
        StartOfTitanRound,
        EndOfTitanRound,
        StartOfTurn,
        EndOfTurn,
        /// B7.1 · The weapon is declared.
        DeclareAttack,
        FullHit,
        FullMiss,
        CritChance,
        CritMiss,
        /// B7.5.1 · About to draw a body part.
        AboutToDrawPart,
        /// B7.6.3 · The power dice lie on the table.
        PowerRolled,
        Wound,
        CriticalWound,
        Fail,
        /// B7.7 · About to be answered.
        AboutToBeAnswered,
        /// The titan has become a target.
        Targeted,
        AboutToEvade,
        /// B5.14.7 · The evasion roll stands, with at least one hit.
        EvasionRolled,
        CritEvade,
        CritEvadeFail,
        FullEvade,
        OutOfReach,
        AboutToArmour,
        /// B21.43 · A trauma or obol card has been drawn and not yet resolved.
        TraumaDrawn,
        /// A draw of this severity or a graver one has been survived.
        Survived(severity: Severity),
        AboutToFallDown,
        AboutToBeKnockedBack,
        AboutToCrash,
        AboutToBeCumbersome,
        AboutToClimb,
        AboutToHoldOn,
        AboutToDie,
        /// B21.25 · About to die in a chasm or over an edge.
        AboutToFallToDeath,
        Died,
        /// Another titan has died.
        OtherDied,
        /// The card has been exhausted, or readied.
        Exhausted,
        Readied,
        /// B22.2 · The condition is gained while one has it.
        GainedAgain,
        /// B9.1 · A titan enters the first space of the tile.
        Entered,
        /// B9.23 · The primordial ends a forced movement on the tile.
        FoeForcedOnto,
        /// B9.24.
        Searched,
        /// The tile is destroyed.
        Destroyed,
        /// The primordial has been wounded, by whomever.
        FoeWounded,
        /// B23.5 · The rally of a kratos card, at the start of the own turn.
        Rally,
        /// B10.5 · A labyrinth tile has been placed under the titan.
        Walled,
        /// The card or sheet is unlocked by a summoning.
        Summoned,
    }

    /// What a passive changes.
    pub enum Modifier: "mod" {
        // Of a titan.
        Precision(by: i8),
        Evasion(by: i8),
        Speed(by: i8),
        AttackDice(by: i8),
        RawPower(by: i8),
        PowerDie(colour: Colour),
        /// The titan's own power die is this many colours better.
        BetterPowerDie(n: u8),
        Skill(skill: Skill, by: i8),
        ArmourDie(colour: Colour),
        EvasionReroll(n: u8),
        /// B12.2.
        ShorterKnockback(n: u8),
        ShorterPushback(n: u8),
        /// The AT of every body part, for this titan's attacks.
        AtForMe(by: i8),
        IgnoreWoundResponses,
        IgnoreFailResponses,
        IgnoreInstincts,
        /// B26.8 · Only criticals answer.
        OnlyCriticals,
        /// B21.1.
        AmbrosiaLimit(n: u8),
        AmbrosiaLimitPlus(n: u8),
        DespairLimit(n: u8),
        /// B2.5 · More slots, or fewer.
        Hands(by: i8),
        Supports(by: i8),
        /// A three-handed weapon counts as two-handed.
        ThreeHandedAsTwo,
        /// B16.4.
        CannotLosePriority,
        CannotMove,
        CannotAttack,
        CannotReact,
        CannotBlock,
        /// An attack on this titan kills it.
        Helpless,
        /// Its attacks must go at the nearest titan or primordial.
        Berserk,
        MustActFirst,
        /// Red lines neither stop it nor hide the primordial from it.
        IgnoresLabyrinth,
        /// It enters obstacles and chasms of its will, and does not end there.
        IgnoresOneObstacle,
        NoDespair,
        /// B21.26 · Nothing moves it by force.
        Immovable,
        // Of a primordial: traits and scars.
        FoeAt(by: i8),
        FoeToHit(by: i8),
        FoeSpeed(by: i8),
        FoeDanger(by: i8),
        FoeDangerPerHit(by: i8),
        FoeEvasionDice(by: i8),
        FoePrecision(by: i8),
        UnlimitedSpeed,
        FoeKnockback(by: i8),
        FoePushback(by: i8),
        NoPushback,
        NoZones,
        NoTrample,
        NoLabyrinth,
        RandomTargets,
        /// B9.12 · Board edges are boundless.
        DeadlyEdges,
        SightThroughWalls,
        /// B10.12 · Every banner counts for titans with the affliction.
        BannersForAfflicted,
        /// Its end-of-round effects do not happen.
        SilencedEnd,
    }
}

copied!(Gated, Passive, Ability);
