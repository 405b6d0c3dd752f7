//! Everything that lies on the table. Plain data, all of it inline, so that a copy is cheap.

use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{EnemyId, FoeId, Member, MissionId, Model};
use crate::options::RenaissanceOptions;
use crate::pack::Pack;
use campaign::Campaign;
use serde::{Deserialize, Serialize};
use story::{ParagraphId, Spot};
use table::{CopyVec, Shared};

pub mod campaign;
mod hero;

pub use hero::*;

/// How many kinds of markers and tallies a mission can have.
pub const MOST_MARKERS: usize = 4;
pub const MOST_TALLIES: usize = 8;
/// How many models other than heroes stand on a battlefield at most, and how many kinds of them.
pub const MOST_FOES: usize = 24;
pub const MOST_KINDS: usize = 12;
/// How much a hero can carry, and how many skills can be equipped.
pub const MOST_ITEMS: usize = 10;
pub const MOST_SKILLS: usize = 5;
/// How many pieces of scenery can be damaged without being destroyed.
pub const MOST_DAMAGED: usize = 8;
/// N2.2 · The sectors of the Horologium.
pub const SECTORS: u8 = 12;

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Renaissance {
    #[serde(skip)]
    pub pack: Shared<Pack>,
    pub options: RenaissanceOptions,
    pub seats: u8,
    pub mission: MissionId,
    /// Which of the mission's cards is open, from 1.
    pub stage: u8,
    pub phase: Phase,
    pub clock: Clock,
    pub heroes: [Hero; 4],
    pub foes: CopyVec<Foe, MOST_FOES>,
    pub tokens: CopyVec<TypeToken, MOST_KINDS>,
    /// Whose activation it is, and what is left of it.
    pub turn: Turn,
    pub markers: [Spaces; MOST_MARKERS],
    /// Squares whose scenery has gone.
    pub cleared: Spaces,
    /// N5.1 · Scenery that has suffered wounds.
    pub damaged: CopyVec<Damaged, MOST_DAMAGED>,
    pub tallies: [u8; MOST_TALLIES],
    /// N6.2 · Cubes on mission actions, as bits.
    pub cubes: u32,
    /// N2.2 · Events that have been resolved, and mysteries that have been drawn, as bits.
    pub resolved: u32,
    pub drawn: u32,
    /// N13.5 · Cards in the loot, by deck.
    pub loot: [u8; 3],
    /// N6.7 · The space of the stealth token, from 0; nothing once it is over.
    pub stealth: Option<u8>,
    /// N7.4 · Severe wounds that were drawn in this mission.
    pub severe_drawn: u8,
    /// N12.1 · An hour has struck and the lead has not acted since: the company may give up.
    pub at_hour: bool,
    /// N12.2 · Action cards of the prey that were revealed, as bits.
    pub prey_drawn: u16,
    /// N12.2 · Scenery that chance has placed.
    pub strewn: Strewn,
    /// N13.9 · What is being read.
    pub reading: Reading,
    pub verdict: Option<Verdict>,
    /// N10 · What a campaign keeps; a mission on its own has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Box<Campaign>>,
}

/// How many kinds of scenery cards there can be.
pub const MOST_SCENERY: usize = 8;

/// N12.2 · Scenery of an exploration, by its card; and all of it together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Strewn {
    pub of_card: [Spaces; MOST_SCENERY],
    pub filled: Spaces,
    pub blocking: Spaces,
    pub towering: Spaces,
}

/// N13.9 · The plot book where it lies open: the pages still to be read, the next one last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Reading {
    pub pages: CopyVec<Page, 8>,
    /// The paragraph that lies open.
    pub open: Option<ParagraphId>,
    /// The hero whose action led here, whoever was chosen, and whoever was tested.
    pub actor: Option<Member>,
    pub chosen: Option<Member>,
    pub tested: Option<Member>,
    /// Paragraphs read so far.
    pub count: u8,
}

/// N13.9 · A page that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Page {
    /// A paragraph, and the hero whose action led to it.
    Read(ParagraphId, Option<Member>),
    /// How a paragraph goes on.
    Follow(Spot),
}

impl Default for Page {
    fn default() -> Page {
        Page::Follow(Spot::default())
    }
}

/// N1.10 · What destiny cards ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feat {
    Defeat,
    Critical,
    MentalSuccess,
    Heal,
    WonAction,
    Wait,
    Reaction,
    Hurt,
}

/// N12.1 · How a mission ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Won,
    /// By the card.
    Lost,
    /// The hour hand reached the limit.
    OutOfTime,
    /// No hero stands.
    AllDown,
    GivenUp,
}

/// Where the rules come to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A mission is drawn: an exploration, a hunt, or any; and what is left to chance of the company.
    DrawExploration,
    DrawHunt,
    DrawAny,
    /// N12.2 · Chance lays an exploration out.
    Strew,
    /// N10 · The next thing on the campaign's agenda.
    Camp,
    /// The hand has come to a sector.
    Stop,
    /// The next token of the sector acts.
    Next,
    /// A hero acts.
    Hero,
    /// An ally acts.
    Ally,
    /// Models of an enemy token act, one after another.
    Foes,
    Over,
}

/// N2.2 · The Horologium: a sector from 1 to 12, and hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Clock {
    pub minute: u8,
    pub hour: u8,
}

/// N5.1 · A piece of scenery and the wounds that it has.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Damaged {
    pub at: Space,
    pub wounds: u8,
}

/// An enemy or an ally on the battlefield.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Foe {
    pub enemy: EnemyId,
    /// The square where it stands; of a large model the one at its lower left.
    pub at: Space,
    pub gone: bool,
    pub wounds: u8,
    pub tokens: Tokens,
    pub hid_now: bool,
    /// Whether it has acted since its token stopped here.
    pub acted: bool,
    /// N6.7 · Whether a hero attacked it since its last activation, in stealth.
    pub attacked: bool,
    /// N6.7 · Whether it has raised the stealth token in this activation.
    pub raised: bool,
    /// N1.12 · One hit fewer in this activation.
    pub stunned: bool,
    /// Squares that it has moved in this activation.
    pub moved: u8,
    /// N13.6 · The transformation card that counts instead of its own.
    pub changed: Option<Changed>,
}

/// N2.4 · One activation token for all models of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct TypeToken {
    pub enemy: EnemyId,
    pub sector: u8,
    pub acted: bool,
}

/// The activation that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Turn {
    pub hero: Option<Member>,
    pub foe: Option<FoeId>,
    /// The enemy token whose models act.
    pub kind: Option<EnemyId>,
    pub ap: u8,
    /// N2.3 · AP spent so far, and the sector where the token was.
    pub spent: u8,
    pub from: u8,
    pub waited: u8,
    /// Squares that the hero has walked.
    pub moved: u8,
    /// What can be used only once in an activation, as bits: skills, then items, then the heroic skill.
    pub used: u32,
    /// N8.4 · What has raised threat in this action already, as bits.
    pub credited: u8,
    /// N1.8 · Heroes who have just fallen, as bits, until their friends were asked. Nobody wherever a step is over.
    #[serde(skip)]
    pub fallen: u8,
    /// N9.3 · Heroes who were KO in this step, as bits, even if somebody has helped them up since. Nobody wherever a step is over.
    #[serde(skip)]
    pub downed: u8,
    /// N6.3 · The dice of the test that is being rolled; 0 for one that is in the air.
    pub dice: crate::rolls::Faces,
    /// N6.3 · What each of these dice needs. Nothing wherever a step is over.
    #[serde(skip)]
    pub needed: u8,
    /// What the dice in the air decide, for bots that weigh them. Nothing wherever a step is over.
    #[serde(skip)]
    pub stake: Stake,
}

/// What a roll that waits is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stake {
    #[default]
    Nothing,
    /// N8.1 · A hero's attack: the place of the item, the line of its card, the target, the enhancements as bits.
    Attack(u8, u8, Model, u8),
    /// N6.2 · A mission action, and the marker that it is about.
    Action(u8, Option<Space>),
    /// N6.2 · Aid for a hero who is KO.
    Aid(Member),
    /// N6.7 · This many dice to stay unseen.
    Sneak(u8),
    /// N9.3 · The reaction attack of an enemy on the way to a square.
    Reaction(FoeId, Space),
    /// N1.8 · A free attack of a hero who reacts: the place of the item, the line of its card, the target.
    Counter(Member, u8, u8, Model),
    /// N9.1 · The attack of an enemy against which a hero defends.
    Defence(Incoming),
}

/// N9.1, N9.2 · An attack of an enemy: the dice of the defence, what each needs, and how many successes ward it off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Incoming {
    pub member: Member,
    pub value: u8,
    pub dice: i8,
    pub threshold: u8,
    /// Successes that are rolled again.
    pub precise: u8,
    pub mental: bool,
    pub unblockable: bool,
    pub help: Help,
}

/// N1.8 · What reactions add to a defence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Help {
    pub dice: i8,
    pub successes: u8,
    /// Who suffers the wounds instead.
    pub shield: Option<Member>,
}

impl Turn {
    /// A step is over: what only its rules had to know is forgotten.
    pub(crate) fn settle(&mut self) {
        (self.fallen, self.downed, self.stake) = (0, 0, Stake::Nothing);
    }
}

impl Renaissance {
    pub fn hero(&self, member: Member) -> &Hero {
        &self.heroes[member.index()]
    }

    pub fn hero_mut(&mut self, member: Member) -> &mut Hero {
        &mut self.heroes[member.index()]
    }

    pub fn foe(&self, foe: FoeId) -> &Foe {
        &self.foes[foe.index()]
    }

    pub fn foe_mut(&mut self, foe: FoeId) -> &mut Foe {
        &mut self.foes[foe.index()]
    }

    /// All models of enemies and allies that are on the battlefield.
    pub fn standing_foes(&self) -> impl Iterator<Item = FoeId> + use<'_> {
        (0..self.foes.len() as u8).map(FoeId).filter(|foe| !self.foe(*foe).gone)
    }

    /// Enemies on the battlefield, without allies.
    pub fn enemies(&self) -> impl Iterator<Item = FoeId> + use<'_> {
        self.standing_foes().filter(|foe| !self.is_ally(*foe))
    }

    /// N1.13 · Heroes on the battlefield who are not KO.
    pub fn fighters(&self) -> impl Iterator<Item = Member> + use<'_> {
        Member::ALL.into_iter().filter(|member| self.hero(*member).is_up() && self.hero(*member).space().is_some())
    }

    pub fn footprint(&self, foe: FoeId) -> Footprint {
        Footprint::new(self.foe(foe).at, if self.is_large(foe) { 2 } else { 1 })
    }

    /// The level of a square.
    pub fn level(&self, space: Space) -> u8 {
        self.ground().heights.of(space)
    }

    pub fn ground(&self) -> &crate::pack::map::Ground {
        self.pack.ground(self.mission)
    }
}
