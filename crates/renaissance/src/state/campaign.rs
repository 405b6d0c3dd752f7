//! N10 to N14 · What a campaign keeps from mission to mission. It is boxed, so that a mission on its own carries nothing of it.

use super::{MOST_ITEMS, MOST_SKILLS, Tokens};
use crate::ids::{ClassId, CompanionId, DestinyId, HeroId, ItemId, Member, MissionId, PlaceId, SkillId};
use crate::pack::schema::Shop;
use serde::{Deserialize, Serialize};
use story::ParagraphId;
use table::{CopyVec, Slug};

/// N14.2 · A hero can learn the six skills of a base class and the six of an advanced one.
pub const MOST_LEARNED: usize = 12;

/// A campaign, wherever it stands.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Campaign {
    /// What is to be done, the next thing last.
    pub agenda: Vec<Task>,
    /// N11 · Where the company is.
    pub place: PlaceId,
    /// N10 · The next mission of the story, and how often it has been lost.
    pub next: MissionId,
    pub defeats: u8,
    /// N12.1 · The mission that is prepared or played.
    pub mission: MissionId,
    /// N12.2 · Whether the last mission was no mission of the story.
    pub side_last: bool,
    pub events: Events,
    /// N11.1 · Side missions that were accepted and wait.
    pub active: Vec<MissionId>,
    /// N12.2 · Hunts that can be played again.
    pub hunts: Vec<MissionId>,
    /// N12.2 · An exploration that was accepted: it is the next mission.
    pub exploration: Option<MissionId>,
    pub coins: u16,
    /// N13.4 · How many there are of each reagent.
    pub treasury: Vec<u8>,
    /// N12.3 · How many there are of each piece of equipment that was gained or made.
    pub inventory: Vec<u8>,
    /// One for each hero of the campaign, in the order of the company.
    pub sheets: Vec<Sheet>,
    /// N14.4 · Companions who are with the company.
    pub hired: Vec<Hired>,
    /// Who takes each of the four places in the mission.
    pub company: [Place; 4],
    /// Whose turn it is to decide for the group.
    pub lead: Member,
    pub marks: Vec<Slug>,
    /// N13.3 · Achievements of the group, and those of the running mission, as bits.
    pub achieved: u16,
    pub achieved_here: u16,
    /// Missions that were won and lost, as bits.
    pub won: u32,
    pub lost: u32,
    /// Paragraphs that were read.
    pub read: Vec<ParagraphId>,
    pub rest: Rest,
    /// How many missions were played, and whether the last of them was won.
    pub played: u8,
    #[serde(default)]
    pub prevailed: bool,
    /// N10 · How it ended.
    pub ending: Option<Slug>,
}

/// Something that is done in one step of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// N10 · The story opens.
    Open,
    /// N11 · The company travels.
    Travel,
    /// N11 · An event card is revealed.
    Event,
    /// N11.1 · Three side missions are kept.
    KeepMissions,
    /// N12 · The next mission is chosen.
    ChooseMission,
    /// Paragraphs are read, in this order of importance.
    Read(ParagraphId),
    /// N14.4 · Who goes, and who stays behind.
    Muster,
    /// N12 · Skills and equipment of one hero.
    Outfit(u8),
    /// N13 · The mission begins.
    Deploy,
    /// N13.5 · The mission is over: what it brings.
    Return,
    /// N12.2 · This many rewards of a hunt are chosen.
    Rewards(u8),
    /// N1.10 · The destiny card of a hero is looked at.
    Destiny(u8),
    /// N10 · How the story goes on.
    Consequence,
    /// N14 · The rest begins.
    Rest,
    /// N14.1, N14.2 · A hero advances and learns.
    Learn(u8),
    /// N14 · One of the four goes to a shop.
    Visit(u8),
    /// N14 · What is done there, until it is enough.
    Shop(u8, Shop),
    EndRest,
    /// N10 · The next round of the four phases.
    Again,
}

/// N11 · The deck of event cards, as bits. What is drawn is drawn when it is revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Events {
    /// Resolved: they come back when the deck runs low.
    pub out: u64,
    /// Laid aside: they come back when their mission does.
    pub aside: u64,
    /// How many cards are still to be revealed.
    pub left: u8,
    /// N12.2 · Whether a side mission was accepted in this phase.
    pub accepted: bool,
}

/// Who takes a place of the company.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The hero of this sheet.
    Hero(u8),
    /// N14.4 · A companion, with the skills that were paid for as bits.
    Companion(CompanionId, u8),
}

impl Default for Place {
    fn default() -> Place {
        Place::Hero(0)
    }
}

/// What is written about a hero.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Sheet {
    pub who: HeroId,
    pub class: ClassId,
    /// N1.3 · As printed and improved.
    pub stats: [u8; 5],
    pub xp: u8,
    pub learned: CopyVec<SkillId, MOST_LEARNED>,
    /// N12 · What it takes into the next mission.
    pub equipped: CopyVec<SkillId, MOST_SKILLS>,
    pub worn: CopyVec<ItemId, MOST_ITEMS>,
    /// Whether its player has chosen them: then nothing is suggested any more but what is missing.
    pub tailored: bool,
    /// N7.4 · Severe wounds, as bits.
    pub severe: u16,
    /// N1.10 · The open destiny card.
    pub destiny: Option<OpenDestiny>,
    /// N1.10 · Whether the two cards of the base class are resolved.
    pub fated: bool,
    /// N13.3 · Achievements of its own, as bits.
    pub achieved: u16,
    pub boon: Boon,
}

/// N1.10 · A destiny card that lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct OpenDestiny {
    pub card: DestinyId,
    pub progress: u8,
    /// Missions played while it lay open.
    pub missions: u8,
}

/// What waits for the next mission.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Boon {
    pub tokens: Tokens,
    pub wounds: u8,
    pub sectors: u8,
    pub threat: u8,
    /// N14 · Health from the baths.
    pub health: u8,
}

/// N14.4 · A companion of the company.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hired {
    pub companion: CompanionId,
    /// Skills that were paid for, as bits.
    pub skills: u8,
    /// It leaves at the end of this many rests.
    pub rests: u8,
}

/// N14 · A rest in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rest {
    /// The shop in which each of the four is.
    pub visits: [Option<Shop>; 4],
    /// Whether something was bought in this visit to the merchant: nothing is sold after that.
    pub bought: bool,
}
