//! C, V · The campaign's tables: map, cycles, exploration cards, technologies, and what argonauts are and remember.

use super::{Bound, Section};
use crate::ids::*;
use crate::pack::Pack;
use crate::story::{Condition, Effect, Theme};
use serde::Deserialize;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

vocabulary! {
    /// V3.1, V4 · What is printed on a map tile.
    pub enum Symbol: "symbol" {
        Progress,
        Doom,
        Titan,
        Ruin,
        Hub,
        Rest,
        City,
    }

    /// V1.3 · A half of a divided tile.
    pub enum Sector: "sector" {
        Alpha,
        Beta,
    }

    /// V6.1 · What a technology is.
    pub enum TechKind: "tech-kind" {
        Core,
        Structural,
        Facility,
        Ability,
    }

    /// V3.5 · Where an exploration card goes once it is resolved.
    #[derive(Default)]
    pub enum Disposal {
        /// Back into the deck with the others.
        #[default]
        Stays,
        UntilBattle,
        Removed,
    }

    /// V2.2 · What the timeline has printed on a day.
    pub enum Fixed {
        Battle,
        Structural,
        BattleTech,
        Acclimation,
        /// The adversary is there from now on.
        Adversary,
        /// A paragraph of the story step.
        Read(paragraph: Slug),
    }

    /// C6.1 · What completes a side of a story card.
    pub enum Goal {
        /// This many tokens.
        Tokens(n: u8),
        /// This many tokens; the group may wait for more, up to the second figure.
        Patience(n: u8, most: u8),
        /// The Argo is in a city of another faction.
        City(not: Slug),
        /// The true clue is found in a ruin.
        Search,
        /// Both tiles have been reached since the side was turned up.
        Both(one: Slug, other: Slug),
        /// This many tokens, and the Argo on this tile.
        TokensAt(n: u8, tile: Slug),
    }

    /// C2.8 · What the Argo must roll to be spared.
    pub enum SaveTest {
        Flat(n: u8),
        /// As much as the hull and this.
        Hull(n: u8),
        /// This less the number of the doom card.
        DoomCard(n: u8),
    }

    /// C2.8 · What a save keeps from happening.
    pub enum Saved {
        Crew,
        Hull,
        Doom,
    }

    /// A5.6 · What a fated mnemos does to its argonaut.
    pub enum Hindrance: "hindrance" {
        NeverLeads,
        MustLead,
        NoRerolls,
        DangerOnFailure,
        FateInBattle,
        AmbrosiaInBattle,
        DespairInBattle,
        OnesRaiseFate,
    }
}

schema! { for Pack;
    /// V1 · A tile of the map. Its name is `sea-<slug>`.
    pub struct MapTile<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// Where it lies: row 1 is the northernmost, column 1 the westernmost.
        pub row: u8,
        pub col: u8,
        /// C3.1 · Whose waters these are.
        pub waters: Vec<Slug>,
        #[serde(default)]
        pub symbols: Vec<Symbol>,
        #[serde(default)]
        pub hidden: bool,
        pub ways: Vec<Way<S>>,
    }

    /// V1.1 · An arrow from a tile to another.
    pub struct Way<S> {
        pub to: Ref<S, MapTileId>,
        /// V1.4 · A restricted waterway.
        #[serde(default)]
        pub lock: bool,
        /// V1.3 · The sector that it leads out of, and the one that it leads into.
        #[serde(default)]
        pub from: Option<Sector>,
        #[serde(default)]
        pub into: Option<Sector>,
    }

    /// C1 · A cycle that can be played.
    pub struct Cycle<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub days: u8,
        pub start: Ref<S, MapTileId>,
        /// Where the last choice is made.
        pub house: Ref<S, MapTileId>,
        pub timeline: Vec<(u8, Fixed)>,
        pub story: Vec<StorySide>,
        pub doom: Vec<DoomSide>,
        /// C1.10 · What story and heroic play change.
        pub gentler: Hardship,
        pub harder: Hardship,
        /// C1.11 · In the order of their days.
        #[serde(default)]
        pub samples: Vec<Sample<S>>,
        pub goods: Vec<(Ref<S, ResourceId>, u8)>,
        pub gear: Vec<(Ref<S, GearId>, u8)>,
        pub titans: Vec<(Ref<S, ClassId>, u8)>,
        pub tears: u8,
        /// Exploration cards at the start.
        pub deck: Vec<Ref<S, ExploreId>>,
        pub acclimations: Vec<Acclimation<S>>,
        /// A5.4 · At which nodes breakthroughs come.
        pub nodes: [u8; 3],
        /// How often goods are gained where one is written.
        pub times: u8,
        pub foes: Vec<FoeTrack<S>>,
        pub adversary: AdversaryTrack<S>,
        pub boss: BossTrack<S>,
        /// V3.7 · The adversary: how many symbols of one exploration spawn it, and how far away.
        pub spawn: (u8, u8),
        /// C5.1 · Titans without a technology.
        pub titan_limit: u8,
        /// Goods of mortals, which *goods* in a price means, and materials of primordials.
        pub mortal: Vec<Ref<S, ResourceId>>,
        pub materials: Vec<Ref<S, ResourceId>>,
        /// V6.8 · By what the figures of recipes are divided, rounded up.
        pub cheaper: Vec<(Ref<S, ResourceId>, u8)>,
        pub exchanges: Vec<Exchange<S>>,
        /// V6.11 · Gear that takes another card of the armoury besides its recipe.
        #[serde(default)]
        pub parts: Vec<(Ref<S, GearId>, Ref<S, GearId>)>,
    }

    /// C1.11 · How a campaign might stand before a later day.
    pub struct Sample<S> {
        pub day: u8,
        pub at: Ref<S, MapTileId>,
        pub explored: Vec<Ref<S, MapTileId>>,
        /// The sides of the cards, and the tokens on them.
        pub story: (Slug, u8),
        pub doom: (Slug, u8),
        pub crew: u8,
        pub hull: u8,
        pub fate: u8,
        pub knowledge: u8,
        pub goods: Vec<(Ref<S, ResourceId>, u8)>,
        pub gear: Vec<(Ref<S, GearId>, u8)>,
        pub titans: Vec<(Ref<S, ClassId>, u8)>,
        pub techs: Vec<Ref<S, TechId>>,
        /// Boxes of the regular primordials.
        pub evolution: Vec<u8>,
        #[serde(default)]
        pub marks: Vec<Slug>,
    }

    /// C1.10 · What a difficulty changes.
    pub struct Hardship {
        /// Dreamers and tears more at the start.
        #[serde(default)]
        pub titans: u8,
        #[serde(default)]
        pub tears: u8,
        /// Tokens more that each side of a doom card takes.
        #[serde(default)]
        pub doom: i8,
        /// Escalations more in battles of the timeline.
        #[serde(default)]
        pub escalations: u8,
    }

    /// V6.6 · This many of one resource for this many of another.
    pub struct Exchange<S> {
        pub from: Ref<S, ResourceId>,
        pub give: u8,
        pub to: Ref<S, ResourceId>,
        pub take: u8,
    }

    /// C6.1 · A side of a story card.
    pub struct StorySide {
        pub slug: Slug,
        pub goal: Goal,
        /// C2.6 · How many tokens it takes; none: it takes none.
        #[serde(default)]
        pub takes: u8,
        /// V10.2 · Whether it brings a divine surge when it is turned up.
        #[serde(default)]
        pub surge: bool,
        /// The card that it is a side of.
        pub card: u8,
    }

    /// C6.3 · A side of a doom card.
    pub struct DoomSide {
        pub slug: Slug,
        pub tokens: u8,
        pub card: u8,
    }

    /// V3.6 · Cards that leave, and cards that come.
    pub struct Acclimation<S> {
        pub leave: Vec<Ref<S, ExploreId>>,
        pub join: Vec<Ref<S, ExploreId>>,
    }

    /// V5.2 · The evolution of a regular primordial: its levels in order, and where it is fought at each.
    pub struct FoeTrack<S> {
        pub foe: Ref<S, PrimordialId>,
        pub levels: Vec<(u8, Slug)>,
    }

    /// V3.7, V5.5 · The adversary: the escalations of each battle, and how often it must be beaten.
    pub struct AdversaryTrack<S> {
        pub foe: Ref<S, PrimordialId>,
        pub scenario: Slug,
        pub escalations: Vec<u8>,
        pub slain: u8,
    }

    /// C1.7 · The last battle: how often it may be tried, and how many wounds fewer each further try needs.
    pub struct BossTrack<S> {
        pub foe: Ref<S, PrimordialId>,
        pub scenario: Slug,
        pub tries: u8,
        pub easier: u8,
        /// Wounds in this cycle, if not those of the sheet.
        #[serde(default)]
        pub wounds: u8,
    }

    /// V3.2 · An exploration card. Its words are `explore-<slug>` and `explore-<slug>-text`.
    pub struct Explored {
        pub slug: Slug,
        pub icon: Icon,
        #[serde(default, rename = "do")]
        pub effects: Vec<Effect>,
        /// What happens besides where a condition holds.
        #[serde(default)]
        pub banners: Vec<CardBanner>,
        /// V3.7 · Adversary symbols.
        #[serde(default)]
        pub symbols: u8,
        /// V3.3 · Whether it ends the stack.
        #[serde(default)]
        pub ends: bool,
        #[serde(default)]
        pub disposal: Disposal,
    }

    /// V6 · A technology. Its words are `tech-<slug>` and `tech-<slug>-text`.
    pub struct Technology<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub kind: TechKind,
        /// Whether the Argo has it at the start.
        #[serde(default)]
        pub start: bool,
        #[serde(default)]
        pub needs: Vec<TechNeed<S>>,
        /// V6.8 · Gear that it makes.
        #[serde(default)]
        pub gear: Vec<Ref<S, GearId>>,
        /// B29 · The Argo ability that it is.
        #[serde(default)]
        pub argo: Option<Ref<S, ArgoId>>,
        #[serde(default)]
        pub gives: Vec<TechPower<S>>,
    }

    /// V6.3 · What must be true before a technology is researched.
    pub enum TechNeed<S> {
        Tech(tech: Ref<S, TechId>),
        Either(one: Ref<S, TechId>, other: Ref<S, TechId>),
        /// This primordial was fought at this level.
        Fought(foe: Ref<S, PrimordialId>, level: u8),
        /// Any regular primordial was.
        FoughtAny(level: u8),
        Tiles(n: u8),
        Knowledge(n: u8),
        AtWar,
    }

    /// V6.5 · What a technology does.
    pub enum TechPower<S> {
        /// B2.8.
        AbilityLimit(n: u8),
        /// C5.1.
        TitanLimit(n: u8),
        /// V10.1 · This many summonings, from this Argo Knowledge on.
        SummonLimit(n: u8, knowledge: u8),
        /// V6.12 · What happens once, when the technology is gained.
        AtOnce(effects: Vec<Effect>),
        /// V1.4.
        OpensLocks,
        /// C7.6 · Timeline battles yield their level of one material more.
        Flensing,
        /// C2.8.
        Save(what: Saved, test: SaveTest),
        /// V6.6.
        Exchanges(n: u8),
        /// V6.7 · This many goods, these resources and so much Argo Fate for what follows.
        Deal(negotiation: bool, goods: u8, fate: u8, price: Vec<(Ref<S, ResourceId>, u8)>, effects: Vec<Effect>, cooldown: u8),
        /// V6.9 · This many mortal goods or these resources, and a dreamer if it is bred from one, for a titan after some days.
        Breed(class: Ref<S, ClassId>, goods: u8, price: Vec<(Ref<S, ResourceId>, u8)>, dreamer: bool, days: u8),
        /// V6.10 · Titans are fused: a dreamer and these for the class at once.
        Fuse(class: Ref<S, ClassId>, price: Vec<(Ref<S, ResourceId>, u8)>),
        /// V6.9 · What the breeding of another technology costs and takes now.
        Quicker(tech: Ref<S, TechId>, goods: u8, days: u8),
        /// A6.2 · A dream, with this cooldown.
        Dream(cooldown: u8),
    }

    /// C4.1 · An argonaut's portrait: one more in a skill, or in one that is chosen. Its name is `portrait-<slug>`.
    pub struct Portrait {
        pub slug: Slug,
        pub icon: Icon,
        pub skill: Option<Skill>,
    }

    /// A5 · A mnemos of the campaign: its traits, and the card that it is in battle. Its name is `memory-<slug>`.
    pub struct Memory<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub traits: Vec<Theme>,
        pub skills: Vec<(Skill, i8)>,
        #[serde(default)]
        pub card: Option<Ref<S, MnemosId>>,
    }

    /// A5.5 · A fated mnemos. Its name is `fated-<slug>`.
    pub struct FatedMnemos {
        pub slug: Slug,
        pub icon: Icon,
        pub traits: Vec<Theme>,
        pub skill: Skill,
        pub hindrance: Hindrance,
    }

    /// A3 · An adventure hub. Its name is `hub-<slug>`.
    pub struct Hub<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The faces of the d10 that lead to it, by story card: from and to.
        pub faces: Vec<(u8, u8)>,
        pub terrain: Vec<Ref<S, TerrainId>>,
        /// B2.13 · Whether its terrain lies in the inner part.
        pub inner: bool,
    }
}

/// V3.2 · A banner of an exploration card.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct CardBanner {
    pub when: Vec<Circumstance>,
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// What a banner asks for.
#[derive(Deserialize, Debug, Clone, PartialEq)]
pub enum Circumstance {
    /// C3.4 · The section of the local faction.
    Local(Section, Bound),
    Holds(Condition),
}

plain!(CardBanner, Circumstance);
