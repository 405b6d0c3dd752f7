//! Circumstances: what must be true for a part of a card to count, and where and who things are.

use crate::ids::{ConditionId, NoteId, Skill, Stat, TerrainId};
use crate::pack::Pack;
use table::pack::{List, Ref};
use table::{copied, schema, vocabulary};

schema! { for Pack;
    /// Something that is true or not at the moment it is read. *The titan* is the one the effect is about: the target, the attacker, the
    /// one whose card it is.
    pub enum When<S>: "when" {
        /// B5.15.4, B17.9 · The titan's value is at least this.
        AtLeast(stat: Stat, value: u8),
        /// The titan's value is at most this.
        AtMost(stat: Stat, value: u8),
        /// The titan has at least this many of these tokens.
        Tokens(token: Token, n: u8),
        /// B16 · The titan has the priority target token.
        Priority,
        /// B22.3 · The titan lies down, on either side of the card.
        Down,
        /// B22 · The titan has this condition; on a primordial's card also the primordial itself, for scars.
        Has(condition: Ref<S, ConditionId>),
        /// The titan has at least one condition of this kind.
        Suffers(kind: ConditionKind),
        /// B9, B1.7 · The titan stands there.
        On(area: Area<S>),
        /// The primordial stands there, with any space of its footprint.
        FoeOn(area: Area<S>),
        /// B1.5 · The titan is adjacent to the primordial.
        Adjacent,
        /// No other titan is adjacent to the titan.
        Alone,
        /// B27 · The titan is awakened.
        Awakened,
        /// B10.12 · The argonaut has this affliction, boon or note.
        Noted(note: Ref<S, NoteId>),
        /// B5.15.2 · The attack in progress has dealt the titan at least so much Danger, after armour.
        Dealt(danger: u8),
        /// The roll in progress has left at least this many hits.
        Hits(count: u8),
        /// The primordial has moved through such ground in this card.
        Crossed(ground: TerrainTrait),
        /// B7.6.5 · The attack in progress has wounded.
        Wounded,
        /// B7.6.5 · It has failed to.
        Failed,
        /// B21.29 · Its power exceeded the AT.
        Overpowered,
        /// B7.3.5 · It has a crit chance.
        CritChance,
        /// Its weapon has this trait.
        Weapon(kind: GearTrait),
        /// There are no such tokens in the Kratos pool.
        PoolWithout(token: PoolToken),
        /// The titan has not been attacked in this round.
        NotYetAttacked,
        /// The titan has not moved in this turn.
        NotMoved,
        /// The primordial's level is at least this.
        FoeLevel(level: u8),
        /// The number of wounds is a multiple of this.
        EveryWounds(count: u8),
        /// It is the first round of its kind.
        FirstRound,
        /// At most this many titans live.
        TitansLeft(count: u8),
        /// G8.4 · Diplomacy with the local faction is in this section, or in one on that side of it.
        Diplomacy(section: Section, bound: Bound) => Pack::say_diplomacy,
        /// The Argo's figure is at least this.
        Argo(figure: ArgoFigure, value: u8),
        /// None of these is true.
        Not(whens: List<S, When<S>>) => Pack::say_not,
        /// At least one of these is true.
        Any(whens: List<S, When<S>>) => Pack::say_any,
    }

    /// A part of the board.
    pub enum Area<S>: "area" as written {
        /// A tile of this kind.
        Tile(terrain: Ref<S, TerrainId>),
        /// A tile with this trait.
        Ground(ground: TerrainTrait),
        /// B1.7 · In front of the primordial, sight left aside.
        Front,
        /// B1.8.
        Rear,
        /// B1.9.
        Blindspot,
        /// B1.10.
        Weakspot,
        /// B26.
        VantagePoint,
        /// Within this many spaces of the primordial, diagonals included.
        Zone(reach: u8),
        /// A space next to the board edge.
        Edge,
        /// B10.4 · The tile on which the titan stands that the card is about; joined labyrinth tiles are one.
        SameTile,
    }

    /// Who something happens to, seen from the titan the card is about.
    pub enum Who<S>: "who" as written {
        /// The titan itself.
        Titan,
        /// B16 · The priority target.
        Priority,
        /// Another titan, chosen by the titan's player.
        Another,
        /// Any titan, chosen by the titan's player, or by the group if the card is the Argo's.
        Anyone,
        /// The titan or one adjacent to it, chosen by its player.
        SelfOrAdjacent,
        /// Every other titan.
        Others,
        /// Every titan.
        All,
        /// Every titan there.
        AllOn(area: Area<S>),
        /// G4.1 · A titan at random.
        Random,
        /// G4.1 · Another titan at random.
        RandomOther,
        /// The closest other titan, or the primordial if it is closer.
        Nearest,
    }
}

vocabulary! {
    /// B22 · Tokens that lie with a titan.
    pub enum Token: "token" {
        Despair,
        Ambrosia,
        MovementFatigue,
        CombatFatigue,
        /// B27.4.
        Trespass,
    }

    /// B20.2 · Tokens of the Kratos pool, besides modifiers of the primordial.
    pub enum PoolToken: "token" {
        Opening,
        Break,
        Diversion,
    }

    /// What a condition concerns.
    pub enum ConditionKind: "kind" {
        Body,
        Mind,
        Fate,
        /// What a critical wound left on the primordial.
        Scar,
    }

    /// B9 · Traits of terrain.
    pub enum TerrainTrait: "ground" {
        Ambrosia,
        BoardEdge,
        Boundless,
        Chasm,
        Cover,
        Destructible,
        ReinforcedDestructible ["reinforced"],
        Exposed,
        Indestructible,
        Inhabited,
        Labyrinth,
        Obscuring,
        Obstacle,
        Trap,
        Treasure,
    }

    /// B18.5 · Traits of gear.
    pub enum GearTrait: "gear-trait" {
        Axe,
        Bow,
        Blade,
        Club,
        Hammer,
        Shield,
        Spear,
        Whip,
        Bone,
        Bronze,
        Divine,
        Wooden,
    }

    /// G8.2 · The sections of a diplomacy track, worst first.
    pub enum Section: "section" {
        AtWar,
        Denounced,
        Unfriendly,
        Neutral,
        Friendly,
        Allied,
    }

    /// G8.4.
    pub enum Bound {
        Exactly,
        OrBetter,
        OrWorse,
    }

    /// G8.1 · Figures of the Argo's sheet.
    pub enum ArgoFigure: "argo-figure" {
        Crew,
        Hull,
        Fate,
        Doom,
        Progress,
        Knowledge,
        /// B30.5 · Sisyphus tears.
        Tears,
    }

    /// G7.4 · The skill that is tested, or none.
    pub enum Tested {
        Plainly,
        By(skill: Skill),
        /// The one who is tested chooses.
        ByEither(first: Skill, second: Skill),
    }
}

copied!(When, Area, Who);
