//! C · What a campaign keeps from day to day, besides the Argo's figures. It is boxed, so that a battle on its own carries nothing of it.

use super::MOST_PATTERNS;
use crate::appraise::Shore;
use crate::ids::*;
use crate::pack::schema::campaign::{Saved, Sector};
use serde::{Deserialize, Serialize};
pub use story::Spot;

use story::ParagraphId;
use table::{CopyVec, Slug};

/// A campaign, wherever it stands.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Campaign {
    pub cycle: CycleId,
    /// V2.1 · The running day; 0 before the first.
    pub day: u8,
    /// What is to be done, the next thing last.
    pub agenda: Vec<Task>,
    pub map: Chart,
    pub argonauts: [Argonaut; 4],
    /// C4.1 · Portraits that have been dealt.
    pub dealt: u32,
    /// A5.3 · The mnemos that nobody has now, and those that were ever given out.
    pub vault: u32,
    pub remembered: u32,
    /// V10.2 · Godforms and nymphs that the Argo has, a bit for each; the sheet has those that are ready.
    pub godforms: u16,
    pub nymphs: u16,
    /// C2.5 · Goods, by resource.
    pub cargo: Vec<u16>,
    /// C5 · Titans aboard.
    pub titans: Vec<Bred>,
    /// V6.8 · Gear aboard, how many of each card.
    pub armoury: Vec<u8>,
    pub sheet: Memorabilia,
    pub techs: Techs,
    /// C6.1, C6.3.
    pub story: Card,
    pub doom: Card,
    /// A4.2 · Tokens on the odyssey card.
    pub inward: u8,
    /// C6.4 · What was written on the timeline, by day.
    pub timeline: Vec<(u8, Event)>,
    pub exploration: Exploration,
    pub adversary: Adversary,
    /// V5.2 · How many boxes of each regular primordial are marked, and at what level each primordial was fought.
    pub evolution: Vec<u8>,
    pub fought: Vec<u8>,
    /// C1.7 · Battles of the last card that were lost, and the paragraph of the ending that was chosen.
    pub tries: u8,
    pub last_choice: Option<ParagraphId>,
    /// V7.4 · False clues that were found.
    pub false_clues: u8,
    /// A3.2 · Boxes of each hub.
    pub hubs: Vec<u8>,
    /// A2 · The adventure in progress.
    pub reading: Option<Reading>,
    /// A2.2 · What was read last; it lies there until the next adventure begins.
    #[serde(default)]
    pub page: Page,
    pub due: Due,
    /// C7.5 · What waits for the next timeline battle.
    pub next_battle: Omens,
    /// C7.1 · The battle in progress.
    pub bout: Option<Bout>,
    /// C3.1 · The faction that was picked for this step.
    pub picked: Option<u8>,
    pub end: Option<End>,
    /// C9.1 · What happened, by day.
    #[serde(default)]
    pub chronicle: Vec<(u8, Deed)>,
    /// What the roll or draw in progress decides, for whoever weighs it. No rule looks at it, and at rest there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolling: Option<Rolling>,
    /// What the campaign was worth besides the battle in progress.
    #[serde(skip)]
    pub shore: Shore,
}

/// C9 · Something that the chronicle tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    Sailed(MapTileId),
    /// Whom, at what level, and whether the titans won.
    Fought(PrimordialId, u8, bool),
    /// The side of the story or doom card that was turned up.
    Story(u8),
    Doom(u8),
    Researched(TechId),
    Crafted(GearId),
    Died(Option<PortraitId>),
    /// A paragraph that everybody may hear.
    Read(ParagraphId),
    Evening {
        crew: u8,
        hull: u8,
        fate: u8,
        titans: u8,
    },
}

/// A die or a card that decides something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolling {
    pub stake: Stake,
    /// The face that is needed, or the difficulty of a delve.
    pub needs: u8,
}

/// What it decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stake {
    /// C2.8 · So much of this is lost or gained, unless it is saved from.
    Save(Saved, u8),
    /// A2.6, A2.7 · The test of the paragraph in progress.
    Test,
    Group,
    /// A7 · The sum so far.
    Delve(u8),
    /// V6.5 · A power of a technology, whose price is being paid.
    Deal(TechId, u8),
}

/// C1 · How a campaign ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    pub won: bool,
    pub name: Slug,
}

table::vocabulary! {
    /// The nine steps of a day.
    pub enum DayStep: "step" {
        Movement,
        Timeline,
        Exploration,
        Expedition,
        Encounter,
        Advancement,
        Story,
        Doom,
        End,
    }
}

/// Something that is done in one step of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// C4.1 · Argonauts are dealt, and the opening is read.
    Muster,
    /// A step of the day begins.
    Begin(DayStep),
    /// C4.4, A4.1, V3.9 · What waits for the end of a step.
    Close,
    /// V3.2 · A card of the first or second stack.
    Explore(u8),
    /// V3.6 · The drawn cards go back, and the deck acclimates.
    ExplorationEnds,
    /// A2.1 · An adventure begins with this paragraph; somebody's own if it is a mnemos.
    Adventure(ParagraphId, Option<TitanId>),
    /// A2.2 · A paragraph of the adventure in progress.
    Read(ParagraphId),
    /// How a paragraph goes on.
    Follow(Spot),
    /// A2.1.
    AdventureEnds,
    /// V5 · The next battle of the encounter step.
    Encounter,
    /// V6 · Anything of the advancement step, until it is enough.
    Advance,
    /// V7 · The next thing that is due in the story step.
    Tell,
    /// C7 · A battle begins.
    Fight,
    /// C7.4 · What it has brought.
    Return,
    /// C1.3 · Lost once what comes before is read.
    Lose(Slug),
    /// C1 · The end.
    Finish,
}

/// V1 · Where the Argo is, and what is known of the map. Sets have a bit for each tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Chart {
    pub tile: MapTileId,
    pub sector: Option<Sector>,
    pub last_city: Option<MapTileId>,
    /// V1.2 · Tiles that lie on the table.
    pub shown: u64,
    pub explored: u64,
    /// V1.5 · Hidden tiles that can be reached.
    pub found: u64,
    /// Cities that were walled up: they are doom symbols now.
    pub walled: u64,
    /// V1.4 · Tiles whose restricted waterways are open.
    pub open: u64,
    /// C6.1 · Tiles reached since the story card was turned.
    pub reached: u64,
}

/// C4 · An argonaut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Argonaut {
    pub portrait: Option<PortraitId>,
    /// G7.1 · Skills without what mnemos add.
    pub skills: [i8; 6],
    pub stats: [u8; 3],
    pub dead: bool,
    /// C4.5 · Gone without dying.
    pub left: bool,
    pub mnemos: CopyVec<Remembered, 2>,
    pub fated: CopyVec<FatedNodes, 2>,
    pub katharses: u8,
    /// B31.9 · Afflictions and boons of battles, a bit for each note.
    pub notes: u32,
    /// C7.8 · Conditions and despair that the next battle begins with.
    #[serde(default, skip_serializing_if = "are_none")]
    pub conditions: CopyVec<ConditionId, 4>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub despair: u8,
}

fn are_none(conditions: &CopyVec<ConditionId, 4>) -> bool {
    conditions.is_empty()
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A5 · A mnemos of an argonaut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Remembered {
    pub memory: MemoryId,
    pub nodes: u8,
    /// How many breakthroughs have been read.
    pub read: u8,
}

/// A5.5 · A fated mnemos of an argonaut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct FatedNodes {
    pub card: FatedId,
    pub nodes: u8,
}

/// C5 · A titan aboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Bred {
    pub class: ClassId,
    /// C5.3 · One that has a pattern is a titan with a name.
    pub patterns: CopyVec<PatternId, MOST_PATTERNS>,
}

/// C8 · What is remembered, in the order in which it came.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Memorabilia {
    pub marks: Vec<Slug>,
    /// Notes can be written more than once.
    pub notes: Vec<Slug>,
    pub codes: Vec<Slug>,
    /// V7.5 · Codes that were tried.
    pub tried: Vec<Slug>,
    pub clues: Vec<Slug>,
    pub fated: Vec<Slug>,
    /// A3.3 · Paragraphs that were read.
    pub read: Vec<ParagraphId>,
    /// C4.9 · Boons and afflictions of argonauts.
    pub gifts: Vec<(TitanId, Slug)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub afflictions: Vec<(TitanId, Slug)>,
}

/// V6 · Technologies, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Techs {
    pub known: u64,
    pub projects: u64,
    /// V6.5 · Used today.
    pub used: u64,
    /// V6.5 · Waiting for their cooldown, or for a titan.
    pub busy: u64,
    /// V6.2 · Breakthroughs of today that are left: structural, battle.
    pub breakthroughs: (u8, u8),
}

/// A story or a doom card: its side, by its place in the cycle, and the tokens on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Card {
    pub side: u8,
    pub tokens: u8,
    /// C6.2 · With how many tokens the group was last asked whether to wait.
    pub asked: u8,
    /// C6.1 · Whether it has moved today.
    pub moved: bool,
}

/// C6.4 · Something written on the timeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Read(ParagraphId),
    Titan(ClassId, TechId),
    Cooldown(TechId),
}

/// V3 · The exploration deck.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Exploration {
    pub deck: Vec<ExploreId>,
    /// On the table until the draw is over.
    pub drawn: Vec<ExploreId>,
    /// V3.5 · Out until the next timeline battle.
    pub out: Vec<ExploreId>,
    /// V3.7 · Adversary symbols of this exploration step.
    pub symbols: u8,
    /// V3.7 · The adversary has come or struck: other symbols of this step do nothing.
    pub settled: bool,
    /// Acclimations so far.
    pub acclimations: u8,
    /// V6.5 · Symbols count for nothing today.
    pub unseen: bool,
    /// V5.3 · Battles that a card has noted for today.
    pub ambushes: u8,
}

/// V3.7 · The adversary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Adversary {
    pub known: bool,
    pub at: Option<MapTileId>,
    pub battles: u8,
    pub beaten: u8,
    /// It skips this many battles.
    pub appeased: u8,
}

/// A2 · An adventure in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Reading {
    pub leader: Option<TitanId>,
    /// Where in it the party is.
    #[serde(default)]
    pub at: Spot,
    /// A2.8 · Whose mnemos it is.
    pub owner: Option<TitanId>,
    pub tested: Option<TitanId>,
    pub chosen: Option<TitanId>,
    pub random: Option<TitanId>,
    #[serde(default)]
    pub most: Option<TitanId>,
    #[serde(default)]
    pub least: Option<TitanId>,
    pub paragraphs: u8,
    /// A2.4 · Options taken that can be taken only once: paragraph and place.
    pub once: CopyVec<(ParagraphId, u8), 8>,
}

/// A2.2 · The page that is read, and whose it is (A2.8).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Page {
    pub owner: Option<TitanId>,
    pub said: Vec<Said>,
}

/// Something that was read out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// A paragraph, what follows an option of it, or an outcome.
    Page(Spot),
    /// An aside of a paragraph, by its place.
    Aside(ParagraphId, u8),
}

impl Said {
    pub fn paragraph(self) -> Option<ParagraphId> {
        match self {
            Said::Page(spot) => Some(spot.paragraph),
            Said::Aside(..) => None,
        }
    }
}

/// What waits for the end of the step, or for the story step.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Due {
    /// A4.1 · Odysseys that were reached and not yet read.
    pub odysseys: Vec<u8>,
    /// A4.3 · Odysseys that could not be read.
    pub omitted: Vec<u8>,
    /// V3.9 · The adversary is on the Argo's tile.
    pub adversary: bool,
    /// V7.1 · Paragraphs of today's story step.
    pub events: Vec<(ParagraphId, Option<TitanId>)>,
    /// V7.4, V7.5 · Whether a ruin was searched, and a code tried or left alone today.
    pub searched: bool,
    pub code_tried: bool,
    /// V5.1 · Timeline battles of today.
    pub battles: u8,
    /// V3.6 · Whether the deck acclimates today.
    pub acclimation: bool,
    /// V3.7 · Whether today's story step makes the adversary known.
    #[serde(default)]
    pub introduction: bool,
}

/// C7.5 · What was noted for the next timeline battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Omens {
    pub terrain: Option<(TerrainId, bool)>,
    pub providence: bool,
    pub escalations: u8,
}

/// C7.1 · Why a battle is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    Timeline,
    Ambush,
    Adversary,
    /// A paragraph goes on by how it ends.
    Told(Spot),
}

/// C7.1 · A battle of the campaign: whom, at what level, where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    pub reason: Reason,
    pub foe: PrimordialId,
    pub level: u8,
    /// The place of the scenario in the pack.
    pub scenario: u8,
    pub escalations: u8,
    /// C1.7 · Wounds that it needs fewer.
    pub easier: u8,
}
