//! A hero of the company, and all that lies on its sheet.

use super::{Feat, MOST_ITEMS, MOST_SKILLS};
use crate::geometry::Space;
use crate::ids::{ClassId, CompanionId, FormId, HeroId, ItemId, Member, SkillId};
use crate::pack::schema::Status;
use serde::{Deserialize, Serialize};
use table::CopyVec;

/// A set of status tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens(pub u16);

impl Tokens {
    pub fn has(self, token: Status) -> bool {
        self.0 & token.bit() as u16 != 0
    }

    pub fn add(&mut self, token: Status) {
        self.0 |= token.bit() as u16;
    }

    /// Takes a token away, and says whether it was there.
    pub fn take(&mut self, token: Status) -> bool {
        let there = self.has(token);
        self.0 &= !(token.bit() as u16);
        there
    }

    pub fn iter(self) -> impl Iterator<Item = Status> {
        Status::ALL.into_iter().filter(move |token| self.has(*token))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// N1.12 · Whether a negative one is among them.
    pub fn ails(self) -> bool {
        self.iter().any(|token| !token.is_positive())
    }
}

/// Where a hero is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    On(Space),
    /// N12.1 · On a location card.
    In(u8),
}

impl Default for Whereabouts {
    fn default() -> Whereabouts {
        Whereabouts::On(Space::default())
    }
}

/// A hero of the company, and all that lies on its sheet.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Hero {
    pub who: HeroId,
    /// N1.2 · A companion in a hero's place: it has neither class nor heroism and draws no severe wounds.
    pub companion: Option<CompanionId>,
    pub class: ClassId,
    /// As printed and improved, before wounds and equipment.
    pub stats: [u8; 5],
    pub at: Whereabouts,
    /// N2.2 · The sector of its token.
    pub sector: u8,
    /// Whether its token has acted in this stop of the hand.
    pub acted: bool,
    pub ko: bool,
    pub wounds: u8,
    pub threat: u8,
    pub heroism: u8,
    pub points: u8,
    pub tokens: Tokens,
    /// Hidden was gained in this activation.
    pub hid_now: bool,
    /// N1.8 · The reaction token that it holds; 0 for none.
    pub reaction: u8,
    pub items: CopyVec<Carried, MOST_ITEMS>,
    /// N12.1 · Equipment that a mission has taken away until an action gives it back.
    pub chest: CopyVec<Carried, MOST_ITEMS>,
    pub skills: CopyVec<SkillId, MOST_SKILLS>,
    /// N13.6 · The transformation card over its sheet, and what lies under it.
    pub changed: Option<Changed>,
    pub under: Under,
    /// N7.3 · Wounds that the resistance of skills has taken.
    pub soaked: u8,
    /// N6.6 · Where its familiar is, as long as both are on the battlefield.
    pub familiar: Option<Space>,
    /// N7.4 · Severe wounds, as bits.
    pub severe: u16,
    /// The kind of marker that it carries.
    pub carries: Option<u8>,
    /// N1.5 · The heroic skill: whether it was used, and for how many activations it goes on.
    pub heroic_used: bool,
    pub heroic_left: u8,
    /// N7.4 · Whether the first test of the mission is done.
    pub tested: bool,
    /// N1.10 · What it has done in this mission, by [`Feat`].
    pub deeds: [u8; 8],
    /// N14 · Health from the baths, beyond what a characteristic can be.
    pub bath: u8,
}

impl Hero {
    /// The square where it stands or lies.
    pub fn space(&self) -> Option<Space> {
        match self.at {
            Whereabouts::On(space) => Some(space),
            Whereabouts::In(_) => None,
        }
    }

    /// N1.10 · How often it has done something in this mission.
    pub fn done(&self, feat: Feat) -> u8 {
        self.deeds[feat as usize]
    }

    pub(crate) fn count(&mut self, feat: Feat, by: u8) {
        let done = &mut self.deeds[feat as usize];
        *done = done.saturating_add(by);
    }

    pub fn is_up(&self) -> bool {
        !self.ko
    }
}

/// N13.6 · A transformation card over a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    pub form: FormId,
    /// At the ends of how many activations it is still there.
    pub left: u8,
    /// The hero who controls it; nobody where an enemy or the mission brought it about.
    pub by: Option<Member>,
}

/// N13.6 · What a transformed hero cannot use until it turns back.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Under {
    pub items: CopyVec<Carried, MOST_ITEMS>,
    pub skills: CopyVec<SkillId, MOST_SKILLS>,
    pub soaked: u8,
}

/// A piece of equipment that a hero wears.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Carried {
    pub item: ItemId,
    /// N7.3 · Wounds that it has taken.
    pub wounds: u8,
    pub tokens: Tokens,
}
