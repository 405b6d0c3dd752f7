//! What a battle can change: crew, hull, Argo Fate, doom, titans, tears, argonauts, factions.

use crate::ids::Stat;
use crate::pack::schema::Section;
use crate::pack::schema::campaign::Fixed;
use crate::state::Odyssey;
use crate::state::campaign::Event;
use crate::story::{Effect, Figure};
use story::ParagraphId;

/// What each point of crew or hull above nothing is worth, the first ones most.
const CREW: [f32; 7] = [-4.0, -1.5, -0.75, -0.4, -0.2, -0.08, 0.0];
/// Argo Fate, from 0 to 9: hardly anything up to 6.
const FATE: [f32; 11] = [0.0, -0.03, -0.06, -0.1, -0.15, -0.21, -0.29, -0.42, -0.65, -1.1, -4.0];
/// Titans aboard: steep below six.
const TITANS: [f32; 16] =
    [-4.5, -3.6, -2.9, -2.3, -1.75, -1.3, -0.9, -0.6, -0.36, -0.17, 0.0, 0.1, 0.18, 0.24, 0.28, 0.3];
/// What part of a titan a breeding in progress is, and a bred class more than a dreamer.
const BREEDING: f32 = 0.85;
const BRED: f32 = 0.22;
const PATTERN: f32 = 0.12;
/// Doom of the whole cycle, by the share that has come.
const DOOM: f32 = 2.6;
const TEAR: f32 = 0.35;
/// A tear before the last battle, which it lets the group fight twice.
const LAST_TEAR: f32 = 2.0;
const PROGRESS: f32 = 0.3;
const KNOWLEDGE: f32 = 0.05;
const INWARD: f32 = 0.02;
const FACTION: f32 = 0.03;
const FRIENDLY: f32 = 0.06;
const AT_WAR: f32 = -0.3;
/// A value of a Triskelion, and its last points.
const STAT: f32 = 0.012;
const NEAR_DEATH: (u8, f32) = (6, 0.06);
const SKILL: f32 = 0.03;
const MNEMOS: f32 = 0.08;
const NODE: f32 = 0.025;
const KATHARSIS: f32 = 0.08;
const FATED: f32 = -0.10;
/// What is read is worth a little by itself: a dream, a code that is tried.
const READ: f32 = 0.01;
const GIFT: f32 = 0.05;
const CONDITION: f32 = -0.10;
const DESPAIR: f32 = -0.08;

impl Odyssey {
    pub(super) fn sheet_standing(&self) -> f32 {
        let titans = self.voyage().titans.len() as f32 + self.titans_on_the_way();
        self.ship_standing() + self.titans_standing(titans) + self.crew_standing()
    }

    /// Everything of the sheet but titans and argonauts.
    pub(super) fn ship_standing(&self) -> f32 {
        let argo = &self.argo;
        let at = |table: &[f32], value: u8| table[usize::from(value).min(table.len() - 1)];
        let campaign = self.voyage();
        at(&CREW, argo.crew)
            + at(&CREW, argo.hull + 1)
            + at(&FATE, self.fate_to_come())
            + f32::from(argo.tears.min(3)) * TEAR
            + f32::from(argo.tears > 0 && self.is_near_the_end()) * LAST_TEAR
            + f32::from(argo.knowledge) * KNOWLEDGE
            + f32::from(campaign.inward) * INWARD
            + f32::from(argo.progress) * PROGRESS
            + self.factions_standing()
            - self.doom_share().powf(1.6) * DOOM
    }

    /// What a tear adds where there is none and the last battle is near.
    pub(super) fn first_tear_worth(&self) -> f32 {
        f32::from(self.argo.tears == 0 && self.is_near_the_end()) * LAST_TEAR
    }

    /// C6.4, B31.8 · Argo Fate, or what it will be on the day when the story claims some that nothing saves from: battles until then ease it.
    fn fate_to_come(&self) -> u8 {
        let now = self.argo.fate;
        let claims = self.voyage().timeline.iter().filter_map(|(day, event)| match event {
            Event::Read(paragraph) => Some((*day, self.fate_claimed(*paragraph))),
            Event::Titan(..) | Event::Cooldown(_) => None,
        });
        let then = claims.filter(|(_, claim)| *claim > 0).map(|(day, claim)| {
            let eased = self.battles_until(day) * self.pack.numbers.tides;
            now.saturating_sub(eased) + claim
        });
        then.fold(now, u8::max)
    }

    fn fate_claimed(&self, paragraph: ParagraphId) -> u8 {
        let effects = self.pack.tale.get(paragraph).map_or(&[][..], |paragraph| &paragraph.effects);
        let claim = |effect: &Effect| match effect {
            Effect::Inevitable(Figure::ArgoFate, n) => *n,
            _ => 0,
        };
        effects.iter().map(claim).sum()
    }

    /// V5.1 · Battles of the timeline that are still to come, today's with them.
    pub(super) fn battles_until(&self, last: u8) -> u8 {
        let days = self.voyage().day + 1..=last;
        let printed = self.cycle().timeline.iter();
        let later = printed.filter(|(day, event)| days.contains(day) && *event == Fixed::Battle).count() as u8;
        later + self.voyage().due.battles
    }

    /// Whether only the last battle is left of the story, or the choice before it.
    fn is_near_the_end(&self) -> bool {
        usize::from(self.voyage().story.side) + 2 >= self.cycle().story.len()
    }

    /// How much of all doom has come, from 0 to 1.
    pub(super) fn doom_share(&self) -> f32 {
        let campaign = self.voyage();
        let sides = &self.cycle().doom;
        let all: u32 = sides.iter().map(|side| u32::from(side.tokens)).sum();
        let done: u32 = sides.iter().take(campaign.doom.side.into()).map(|side| u32::from(side.tokens)).sum();
        let come = done + u32::from(campaign.doom.tokens) + u32::from(self.argo.doom);
        (come as f32 / all.max(1) as f32).min(1.2)
    }

    fn factions_standing(&self) -> f32 {
        let of = |(faction, score): (usize, &i8)| {
            let section = match self.section_of(faction) {
                Section::AtWar => AT_WAR,
                Section::Friendly | Section::Allied => FRIENDLY,
                Section::Denounced | Section::Unfriendly | Section::Neutral => 0.0,
            };
            f32::from(*score) * FACTION + section
        };
        self.argo.diplomacy.iter().enumerate().map(of).sum()
    }

    /// What this many titans are worth; parts of one count in between.
    pub(super) fn titans_standing(&self, count: f32) -> f32 {
        let count = count.clamp(0.0, (TITANS.len() - 1) as f32);
        let (whole, part) = (count as usize, count.fract());
        let next = TITANS[(whole + 1).min(TITANS.len() - 1)];
        TITANS[whole] + (next - TITANS[whole]) * part + self.pedigree()
    }

    /// Bred classes, each once, and patterns.
    fn pedigree(&self) -> f32 {
        let titans = &self.voyage().titans;
        let mut classes = 0u32;
        let mut patterns = 0;
        for titan in titans {
            patterns += titan.patterns.len();
            if self.pack.class(titan.class).bred {
                classes |= 1 << titan.class.0;
            }
        }
        classes.count_ones() as f32 * BRED + patterns as f32 * PATTERN
    }

    /// V6.9 · Titans on the timeline.
    pub(super) fn titans_on_the_way(&self) -> f32 {
        let (campaign, days) = (self.voyage(), self.cycle().days);
        let coming = campaign.timeline.iter().filter(|(day, event)| *day <= days && matches!(event, Event::Titan(..)));
        coming.count() as f32 * BREEDING
    }

    fn crew_standing(&self) -> f32 {
        let campaign = self.voyage();
        let argonauts: f32 = campaign
            .argonauts
            .iter()
            .map(|argonaut| {
                let skills: i8 = argonaut.skills.iter().sum();
                let nodes: u8 = argonaut.mnemos.iter().map(|had| had.nodes).sum();
                let stats: f32 = Stat::ALL.iter().map(|stat| strain(argonaut.stats[*stat as usize])).sum();
                f32::from(skills) * SKILL
                    + argonaut.mnemos.len() as f32 * MNEMOS
                    + f32::from(nodes) * NODE
                    + f32::from(argonaut.katharses) * KATHARSIS
                    + argonaut.fated.len() as f32 * FATED
                    + argonaut.conditions.len() as f32 * CONDITION
                    + f32::from(argonaut.despair) * DESPAIR
                    - stats
                    - if argonaut.dead { 0.6 } else { 0.0 }
            })
            .sum();
        let gifts = campaign.sheet.gifts.len() as f32 - campaign.sheet.afflictions.len() as f32;
        argonauts + gifts * GIFT + campaign.sheet.read.len() as f32 * READ
    }
}

/// What a value of a Triskelion takes off.
fn strain(value: u8) -> f32 {
    let (from, each) = NEAR_DEATH;
    f32::from(value) * STAT + f32::from(value.saturating_sub(from)) * each
}
