//! B2.9 to B7.8 · Primordials: sheets, AI cards and body parts.

use super::{Area, ConditionKind, Powers, ScriptOf, Tested, Token};
use crate::ids::{ConditionId, Level, NoteId, ResourceId, Skill, Stat};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::{List, Ref};
use table::scene::Icon;
use table::{Slug, copied, plain, schema, vocabulary};

schema! { for Pack;
    /// A primordial with everything that belongs to it: one file each. Its words are `foe-<slug>` and `foe-<slug>-text`.
    pub struct Primordial<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub kind: PrimordialKind,
        /// B1.2 · 2 or 3.
        pub side: u8,
        /// B4.9 · Unavoidable knockback.
        pub unavoidable: u8,
        #[serde(default)]
        pub blindspots: bool,
        #[serde(default)]
        pub weakspots: bool,
        #[serde(default)]
        pub lumbering: bool,
        #[serde(default)]
        pub vantage: Option<Vantage<S>>,
        pub levels: Vec<PrimordialLevel>,
        pub traits: Vec<Trait<S>>,
        /// B31.3 · What a core of it is called.
        pub core: Ref<S, ResourceId>,
        pub signature: AiCard<S>,
        pub routine: AiCard<S>,
        /// Six of each level, in the order of the levels.
        pub ai: Vec<AiCard<S>>,
        /// Six of each level, in the order of the levels.
        pub parts: Vec<BodyPart<S>>,
    }

    /// B2.10 · A trait, and the levels that have it.
    pub struct Trait<S> {
        pub slug: Slug,
        pub from: u8,
        #[serde(default)]
        pub to: Option<u8>,
        pub powers: Powers<S>,
    }

    /// B26 · Vantage points of a sheet.
    pub struct Vantage<S> {
        pub climb: Tested,
        pub climb_difficulty: u8,
        pub hold: Tested,
        pub hold_difficulty: u8,
        /// B26.4 · What a fall brings, beyond standing on a rear space.
        pub fall: ScriptOf<S>,
        /// B26.8 · What it is good for.
        pub powers: Powers<S>,
    }

    /// An AI card, a signature or a routine. Its words are `ai-<slug>` and `ai-<slug>-text`.
    pub struct AiCard<S> {
        pub slug: Slug,
        pub icon: Icon,
        #[serde(default)]
        pub level: Option<Level>,
        #[serde(default)]
        pub uber: bool,
        /// B3.4 · In order.
        #[serde(default)]
        pub lines: List<S, Line<S>>,
        /// B13.1 · A window before it acts.
        #[serde(default)]
        pub window: bool,
        #[serde(default)]
        pub moves: Moves,
        #[serde(default)]
        pub attack: Option<AiAttack<S>>,
        /// What it does without attacking.
        #[serde(default)]
        pub effects: ScriptOf<S>,
        /// B5.16.
        #[serde(default)]
        pub after: ScriptOf<S>,
        /// B5.16.3.
        #[serde(default)]
        pub after_final: ScriptOf<S>,
    }

    /// B3.4 · A targeting line.
    pub struct Line<S> {
        pub pick: Pick,
        #[serde(default)]
        pub need: Needs<S>,
        /// What is done in place of the card's movement and attack: the signature, say.
        #[serde(default)]
        pub instead: Option<ScriptOf<S>>,
    }

    /// Up to three requirements, which all must be met.
    #[derive(Default)]
    pub enum Needs<S> {
        #[default]
        Nothing,
        One(need: Need<S>),
        Two(need: Need<S>, other: Need<S>),
        Three(need: Need<S>, other: Need<S>, third: Need<S>),
    }

    /// One requirement of a targeting line.
    pub enum Need<S>: "need" {
        /// B3.9.
        Adjacent,
        /// B3.12.
        InFront,
        /// B3.13.
        InRange,
        /// B3.14.
        InSight,
        /// B3.15.
        On(area: Area<S>),
        NotOn(area: Area<S>),
        /// B3.19.
        With(feature: Feature<S>),
        Without(feature: Feature<S>),
    }

    /// B3.19 · What a titan can have.
    pub enum Feature<S>: "feature" {
        Condition(condition: Ref<S, ConditionId>) => Pack::name,
        Kind(kind: ConditionKind),
        Tokens(token: Token),
        Knockdown,
        Awakening,
        Affliction(note: Ref<S, NoteId>) => Pack::name,
        AtLeast(stat: Stat, value: u8) => Pack::say_at_least,
    }

    /// B5 · The attack of a card.
    pub struct AiAttack<S> {
        pub kind: AttackKind,
        /// B5.14.1.
        pub dice: u8,
        /// B5.14.2.
        pub difficulty: u8,
        /// B21.15.
        #[serde(default)]
        pub doomed: bool,
        /// B5.15.4 · Read before the evasion roll: dice, relentlessness, another difficulty.
        #[serde(default)]
        pub banners: ScriptOf<S>,
        /// B5.15 · Consequences, in order.
        pub hits: ScriptOf<S>,
    }

    /// B7.5 · A body part. Its words are `part-<slug>` and `part-<slug>-text`.
    pub struct BodyPart<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub level: Level,
        /// B7.6.5.
        pub at: u8,
        /// B31.2.
        pub yields: Vec<(Ref<S, ResourceId>, u8)>,
        /// B7.7.1 · Each is printed or not.
        #[serde(default)]
        pub wound: Option<ScriptOf<S>>,
        #[serde(default)]
        pub fail: Option<ScriptOf<S>>,
        #[serde(default)]
        pub instinct: Option<ScriptOf<S>>,
        /// B7.7.2.
        #[serde(default)]
        pub critical: ScriptOf<S>,
        /// What holds while it is attacked.
        pub powers: Powers<S>,
    }
}

vocabulary! {
    pub enum PrimordialKind {
        Regular,
        Adversary,
        Boss,
    }

    /// B4 · How far a card moves.
    #[derive(Default)]
    pub enum Moves: "moves" {
        #[default]
        Not,
        Speed,
        /// B4.6 · Move X.
        Spaces(n: u8),
        Unlimited,
    }

    /// B5 · Attack kinds.
    pub enum AttackKind: "attack" {
        Melee,
        Ranged(reach: u8),
        Simultaneous,
        Sequential,
        /// B5.4 · All titans in path.
        InPath,
        /// B5.7 · A zone around the primordial.
        Zone(reach: u8),
        /// B5.7 · A zone around the target.
        ZoneAround(reach: u8),
        /// B5.9 · One skill, or one of two.
        Judgement(skill: Skill, other: Skill),
    }

    /// B3 · Whom a line takes.
    pub enum Pick: "pick" {
        One(by: By),
        /// B3.20.
        Titans(count: u8, by: By),
        /// B3.20.
        All,
        /// B3.21.
        Zone(reach: u8),
        /// B3.10.
        Board,
        /// B3.22.
        NoTarget,
    }

    /// B3.5 · How a line chooses among those who meet its requirements.
    pub enum By: "by" {
        Anyone,
        /// B3.11.
        Closest,
        Furthest,
        /// B3.16.
        LastToWound,
        /// B3.17.
        Least(measure: Measure),
        Most(measure: Measure),
        /// B3.18.
        Priority,
        Chance,
    }

    /// B3.17 · What is compared.
    pub enum Measure {
        Stat(stat: Stat),
        Tokens(token: Token),
        Conditions,
        Gear,
    }
}

/// B2.10 · The block of one level. All figures are totals.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PrimordialLevel {
    pub level: u8,
    pub to_hit: u8,
    pub speed: u8,
    pub wounds: u8,
    #[serde(default)]
    pub at_bonus: u8,
    #[serde(default)]
    pub danger_bonus: u8,
    #[serde(default)]
    pub dice_bonus: u8,
    #[serde(default)]
    pub escalations: u8,
    /// B31.4 · Bonus ambrosia in the aftermath.
    #[serde(default)]
    pub ambrosia: u8,
}

plain!(PrimordialLevel);

copied!(Line, Needs, Need, Feature);
