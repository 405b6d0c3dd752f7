//! N1.3 to N1.8 · Heroes, their classes and their skills.

use super::{Ability, Aim, AttackKind, Category, Characteristic, Clause, Effect, Keyword, School, Spread, Status};
use crate::ids::{ClassId, ItemId, SkillId};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

schema! { for Pack;
    /// A hero. Its words are `hero-<slug>` and `hero-<slug>-text`.
    pub struct Hero<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The base class; the two advanced ones name it as theirs.
        pub class: Ref<S, ClassId>,
        /// Swiftness, Dexterity, Physique, Mind, Health.
        pub stats: Vec<u8>,
        /// N1.5 · When it gains heroism, whatever its class.
        pub heroism: HeroismFrom,
        /// The skill it begins a campaign with.
        pub first: Ref<S, SkillId>,
        /// N12 · In a single mission: the class it has advanced to, the skills it has learned and the formulae it has made, in this order, as far as the
        /// mission's place in the campaign allows.
        #[serde(default)]
        pub becomes: Option<Ref<S, ClassId>>,
        #[serde(default)]
        pub learns: Vec<Ref<S, SkillId>>,
        #[serde(default)]
        pub makes: Vec<Ref<S, ItemId>>,
    }

    /// A class. Its words are `class-<slug>` and, for the heroic skill, `class-<slug>-heroic` and `class-<slug>-heroic-text`.
    pub struct Class<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// N14.1 · The base class that it advances from; a base class has none.
        #[serde(default)]
        pub from: Option<Ref<S, ClassId>>,
        /// N1.4 · How many skills of Combat, Agility, Arcane, Faith and Tactics can be equipped.
        pub limits: Vec<u8>,
        /// N14.1 · One of these rises by 1.
        #[serde(default)]
        pub improves: Vec<Characteristic>,
        /// N14.1 · What comes with the class.
        #[serde(default)]
        pub bond: Option<Ref<S, ItemId>>,
        /// N1.4 · When it gains class points, if it has any. Their name is `points-<slug>`.
        #[serde(default)]
        pub points: Option<PointsFrom>,
        /// N12.3 · The schools whose spells it can equip.
        #[serde(default)]
        pub schools: Vec<School>,
        /// N1.5 · Its heroic skill.
        pub heroic: Heroic,
    }

    /// A skill of a class. Its words are `skill-<slug>` and `skill-<slug>-text`.
    pub struct Skill<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub class: Ref<S, ClassId>,
        pub category: Category,
        pub keyword: Keyword,
        /// N14.2 · What it costs in experience.
        pub xp: u8,
        /// N14.2 · The skill one must have before.
        #[serde(default)]
        pub needs: Option<Ref<S, SkillId>>,
        pub kind: SkillKind,
    }
}

vocabulary! {
    /// N1.5 · What brings a hero heroism.
    pub enum HeroismFrom: "heroism" {
        Wounded,
        Critical,
        MentalSuccess,
        FriendHealed,
        /// It wounds from at least this many squares.
        WoundsFrom(squares: u8),
        /// It wins a mission action's test, or affects two enemies at once.
        Works,
    }

    /// N1.4 · What brings a hero class points.
    pub enum PointsFrom: "points-from" {
        /// Another friend within this many squares defeats an enemy.
        FriendDefeats(within: u8),
        /// An adjacent enemy's attack leaves no wound on the sheet.
        AttackFailed,
        /// A symbol that fires nothing.
        IdleSymbols,
        /// An enemy with a negative token within this many squares is defeated by a model.
        AilingDefeated(within: u8),
        /// An enemy puts a wound on the sheet.
        Wounded,
        /// A friend wounds an enemy beside its familiar.
        BesideFamiliar,
        /// AP spent on Wait, two an activation.
        Waiting,
    }

    /// Which attacks a passive is about.
    pub enum Which: "which" {
        Any,
        Physical,
        Mental,
        /// From an adjacent square.
        Melee,
        /// From two squares on.
        Ranged,
    }

    /// N1.6 · What a passive skill or a worn item does all the time.
    pub enum Passive: "passive" {
        Stat(of: Characteristic, by: i8),
        AttackDice(which: Which, by: i8),
        DefenceDice(kind: AttackKind, by: i8),
        /// Dice in tests of mission actions.
        MissionDice(by: i8),
        StealthDice(by: i8),
        Lethal(which: Which, x: u8),
        Critical(which: Which, x: u8),
        Piercing(which: Which, x: u8),
        Precise(which: Which, x: u8),
        Has(ability: Ability),
        Resistance(x: u8),
        /// Its movement provokes no reaction attacks.
        Slippery,
        /// It discards this many wounds more from others.
        Healing(x: u8),
        /// It begins each mission with this token.
        Begins(token: Status),
        /// It gets this token when it defeats an enemy.
        OnDefeat(token: Status),
        /// It gets this token when it spends at least 2 AP on Wait.
        OnWait(token: Status),
        /// Friends within this many squares have one die more in defence.
        Guards(within: u8),
        /// N1.4 · For one class point a die of an attack of a hero within this many squares also shows a symbol of choice.
        Stars(within: u8),
        /// N1.4 · Its familiar acts for this many class points and no AP, once in an activation.
        Whistles(points: u8),
        /// N1.4 · Equipment is used for this many class points and no AP, once in an activation.
        Winds(points: u8),
    }

    /// N1.8 · What a reaction answers to.
    pub enum Trigger: "trigger" {
        /// The hero itself is about to defend.
        Defends,
        /// A friend within the reaction's range is about to defend.
        FriendDefends,
        /// An enemy's attack on the hero itself left no wound on the sheet.
        Unhurt,
        /// An enemy ends its activation within the reaction's range.
        EnemyStops,
        /// A friend within the reaction's range falls.
        FriendFalls,
    }
}

/// N1.5 · What an active skill, a heroic skill or a piece of equipment does when it is used.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    pub ap: u8,
    /// Class points.
    #[serde(default)]
    pub points: u8,
    /// N8.4 · Threat as a further cost.
    #[serde(default)]
    pub threat: u8,
    #[serde(default)]
    pub range: (u8, u8),
    #[serde(default)]
    pub target: Aim,
    #[serde(default)]
    pub does: Vec<Effect>,
    /// Everybody in this shape around the target, of the same side as the target.
    #[serde(default)]
    pub area: Option<Spread>,
    /// Once per activation even where it costs AP.
    #[serde(default)]
    pub reload: bool,
}

/// N1.5 · A heroic skill.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Heroic {
    /// In heroism.
    pub cost: u8,
    pub deed: Deed,
    /// What holds afterwards, and for how many of the hero's activations.
    #[serde(default)]
    pub during: Vec<Passive>,
    #[serde(default)]
    pub lasts: u8,
}

/// N1.5 to N1.8 · The kinds of skills.
#[derive(Deserialize, Debug, Clone, PartialEq)]
pub enum SkillKind {
    Active(Deed),
    Passive(Vec<Passive>),
    /// N1.7 · Declared before the roll of a physical attack made with equipment.
    Enhancement {
        ap: u8,
        #[serde(default)]
        points: u8,
        which: Which,
        adds: Vec<Clause>,
    },
    /// N1.8 · With the token that it costs.
    Reaction {
        token: u8,
        #[serde(default)]
        points: u8,
        when: Trigger,
        #[serde(default)]
        within: u8,
        does: Vec<Effect>,
    },
}

plain!(Deed, Heroic, SkillKind);
