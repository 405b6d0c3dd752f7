//! C4 · Argonauts: who they are, what they bear, how they die and who comes after them.

use super::streams;
use crate::choice::Choice;
use crate::ids::{ConditionId, MemoryId, PortraitId, Skill, Stat, TitanId};
use crate::pack::schema::campaign::Hindrance;
use crate::state::campaign::{Argonaut, Remembered, Task};
use crate::state::{Card, Odyssey};
use crate::story::{Entrance, Figure, Who};
use table::{Play, Prompt, Seats, Slug, Table, Text, text};

const MOST: u8 = 9;

/// Where the first mnemos of an argonaut comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// C4.4 · The vault first.
    Vault,
    Box,
}

impl Odyssey {
    pub(crate) fn argonaut(&self, id: TitanId) -> &Argonaut {
        &self.voyage().argonauts[id.index()]
    }

    pub(crate) fn argonaut_mut(&mut self, id: TitanId) -> &mut Argonaut {
        &mut self.voyage_mut().argonauts[id.index()]
    }

    /// The argonauts that are there.
    pub(crate) fn crewed(&self) -> impl Iterator<Item = TitanId> + use<'_> {
        TitanId::ALL.into_iter().filter(|id| !self.argonaut(*id).dead && !self.argonaut(*id).left)
    }

    pub(crate) fn argonaut_name(&self, id: TitanId) -> Text {
        match self.argonaut(id).portrait {
            Some(portrait) => self.pack.name(portrait),
            None => text!("argonaut-name", number = id.0 + 1),
        }
    }

    /// C4.1, C4.4, C4.5 · An argonaut takes a place: a portrait by chance, and a mnemos.
    pub(crate) fn muster_argonaut(&mut self, table: &mut Table<Self>, id: TitanId, origin: Origin) -> Play {
        *self.argonaut_mut(id) = Argonaut::default();
        self.voyage_mut().sheet.gifts.retain(|(of, _)| *of != id);
        self.voyage_mut().sheet.afflictions.retain(|(of, _)| *of != id);
        let free: Vec<PortraitId> =
            self.pack.ids::<PortraitId>().filter(|portrait| self.voyage().dealt & 1 << portrait.0 == 0).collect();
        let skill = if free.is_empty() {
            self.choose_skill(table, id)?
        } else {
            let portrait = self.next_portrait(table, id, &free)?;
            self.voyage_mut().dealt |= 1 << portrait.0;
            self.argonaut_mut(id).portrait = Some(portrait);
            match self.pack.portraits[portrait.index()].skill {
                Some(skill) => skill,
                None => self.choose_skill(table, id)?,
            }
        };
        self.argonaut_mut(id).skills[skill as usize] += 1;
        table.log("C4.1", || text!("log-argonaut", name = self.argonaut_name(id), skill = skill.text()));
        self.first_mnemos(table, id, origin)
    }

    /// C4.1 · A portrait by chance; C8.6 · before the first day whoever was aboard in an earlier campaign.
    fn next_portrait(&mut self, table: &mut Table<Self>, id: TitanId, free: &[PortraitId]) -> Play<PortraitId> {
        if let Some(portrait) = self.returning(id).filter(|_| self.voyage().day == 0) {
            return Ok(portrait);
        }
        let cards: Vec<Card> = free.iter().map(|portrait| Card::Portrait(*portrait)).collect();
        Ok(free[table.draw(streams::PORTRAIT, Seats::EVERYONE, &cards)?])
    }

    fn choose_skill(&mut self, table: &mut Table<Self>, id: TitanId) -> Play<Skill> {
        let seat = self.player(id);
        table.ask(seat).about("ask-skill", "C4.1").pick(Skill::ALL.iter().copied(), Choice::Skill)
    }

    fn first_mnemos(&mut self, table: &mut Table<Self>, id: TitanId, origin: Origin) -> Play {
        let (vault, given) = (self.voyage().vault, self.voyage().remembered);
        let all = |set: u32| self.pack.ids::<MemoryId>().filter(move |memory| set & 1 << memory.0 != 0);
        let in_vault: Vec<MemoryId> = all(vault).collect();
        let from = match origin {
            Origin::Vault if !in_vault.is_empty() => in_vault,
            _ => all(!given).collect(),
        };
        if from.is_empty() {
            return Ok(());
        }
        let cards: Vec<Card> = from.iter().map(|memory| Card::Memory(*memory)).collect();
        let memory = from[table.draw(streams::MEMORY, Seats::EVERYONE, &cards)?];
        self.remember(table, id, memory);
        Ok(())
    }

    /// A5.1 · A mnemos is the argonaut's from now on.
    pub(crate) fn remember(&mut self, table: &mut Table<Self>, id: TitanId, memory: MemoryId) {
        let campaign = self.voyage_mut();
        campaign.vault &= !(1 << memory.0);
        campaign.remembered |= 1 << memory.0;
        self.argonaut_mut(id).mnemos.push(Remembered { memory, ..Remembered::default() });
        self.note_voyage(table, memory);
        table.log("A5.1", || text!("log-mnemos", name = self.argonaut_name(id), memory = self.pack.name(memory)));
    }

    /// G7.1, A5.1 · A skill with what mnemos and fated mnemos make of it.
    pub(crate) fn skill_ashore(&self, id: TitanId, skill: Skill) -> i8 {
        let argonaut = self.argonaut(id);
        let mnemos = argonaut.mnemos.iter().flat_map(|had| &self.pack.memories[had.memory.index()].skills);
        let added: i8 = mnemos.filter(|(of, _)| *of == skill).map(|(_, by)| by).sum();
        let fated = argonaut.fated.iter().filter(|had| self.pack.fated[had.card.index()].skill == skill);
        argonaut.skills[skill as usize] + added - fated.count() as i8 + self.gifts_of(id)
    }

    /// C4.9 · Boons less afflictions.
    fn gifts_of(&self, id: TitanId) -> i8 {
        let sheet = &self.voyage().sheet;
        let count = |list: &[(TitanId, Slug)]| list.iter().filter(|(of, _)| *of == id).count() as i8;
        count(&sheet.gifts) - count(&sheet.afflictions)
    }

    pub(crate) fn is_hindered(&self, id: TitanId, by: Hindrance) -> bool {
        self.argonaut(id).fated.iter().any(|had| self.pack.fated[had.card.index()].hindrance == by)
    }

    /// C4.3 · A value is forced up; above 9 the argonaut dies.
    pub(crate) fn afflict(&mut self, table: &mut Table<Self>, id: TitanId, stat: Stat, n: u8) {
        if self.argonaut(id).dead || self.argonaut(id).left {
            return;
        }
        let value = self.argonaut(id).stats[stat as usize] + n;
        self.argonaut_mut(id).stats[stat as usize] = value.min(MOST);
        table.log("C4.3", || {
            text!("log-bears", name = self.argonaut_name(id), stat = stat.text(), by = n, now = value.min(MOST))
        });
        if value > MOST {
            self.bury_argonaut(table, id);
        }
    }

    /// C4.3 · Whether a value can be raised by so much of one's own will.
    pub(crate) fn can_bear(&self, id: TitanId, stat: Stat, n: u8) -> bool {
        self.argonaut(id).stats[stat as usize] + n <= MOST
    }

    /// G6.6.
    pub(crate) fn ease(&mut self, table: &mut Table<Self>, id: TitanId, stat: Stat, n: u8) {
        let value = self.argonaut(id).stats[stat as usize].saturating_sub(n);
        self.argonaut_mut(id).stats[stat as usize] = value;
        table.log("G6.6", || text!("log-eased", name = self.argonaut_name(id), stat = stat.text(), now = value));
    }

    /// C7.8 · The next battle begins with a condition, each once.
    pub(crate) fn sicken(&mut self, table: &mut Table<Self>, id: TitanId, condition: ConditionId) {
        let had = &mut self.argonaut_mut(id).conditions;
        if !had.contains(&condition) && had.room() > 0 {
            had.push(condition);
            let name = self.condition_name(condition);
            table.log("C7.8", || text!("log-sickens", name = self.argonaut_name(id), condition = name));
        }
    }

    /// C7.8 · The next battle begins with despair.
    pub(crate) fn dishearten(&mut self, table: &mut Table<Self>, id: TitanId, n: u8) {
        let despair = &mut self.argonaut_mut(id).despair;
        *despair = despair.saturating_add(n);
        table.log("C7.8", || text!("log-disheartened", name = self.argonaut_name(id), count = n));
    }

    /// C4.3, C4.6 · An argonaut dies: mnemos that are not resolved go to the vault.
    pub(crate) fn bury_argonaut(&mut self, table: &mut Table<Self>, id: TitanId) {
        self.chronicle_death(id);
        if !self.argonaut(id).dead {
            table.log("C4.3", || text!("log-crew-dies", name = self.argonaut_name(id)));
            self.argonaut_mut(id).dead = true;
            self.return_mnemos(id);
        }
    }

    /// C4.5 · An argonaut goes, and lives.
    pub(crate) fn see_off(&mut self, table: &mut Table<Self>, id: TitanId) {
        if !self.argonaut(id).dead && !self.argonaut(id).left {
            table.log("C4.5", || text!("log-argonaut-leaves", name = self.argonaut_name(id)));
            self.argonaut_mut(id).left = true;
            self.return_mnemos(id);
        }
    }

    fn return_mnemos(&mut self, id: TitanId) {
        let mnemos = std::mem::take(&mut self.argonaut_mut(id).mnemos);
        for had in mnemos.iter() {
            let bit = 1 << had.memory.0;
            // C4.6 · One that is resolved can be found again.
            match usize::from(had.read) < self.cycle().nodes.len() {
                true => self.voyage_mut().vault |= bit,
                false => self.voyage_mut().remembered &= !bit,
            }
        }
        self.argonaut_mut(id).fated.clear();
        // What was to be read of theirs is nobody else's.
        self.voyage_mut().due.events.retain(|(_, owner)| *owner != Some(id));
    }

    /// C4.4, C4.5 · At the end of a step another takes the place of whoever is gone: for the dead at the price of 1 crew. Whether somebody did.
    pub(crate) fn rude_awakening(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let gone = TitanId::ALL.into_iter().find(|id| self.argonaut(*id).left || self.argonaut(*id).dead);
        let Some(id) = gone else { return Ok(false) };
        if self.argonaut(id).left {
            self.muster_argonaut(table, id, Origin::Box)?;
            return Ok(true);
        }
        self.muster_argonaut(table, id, Origin::Vault)?;
        table.log("C4.4", || text!("log-awakening", name = self.argonaut_name(id)));
        self.lose_figure(table, Figure::Crew, 1, super::Why::Forced)?;
        self.heed_losses(table);
        let told = self.pack.tale.from(|entrance| *entrance == Entrance::Awakening).next();
        if let Some(paragraph) = told.filter(|_| !self.is_decided()) {
            self.plan([Task::Adventure(paragraph, Some(id))]);
        }
        Ok(true)
    }

    /// C4.7 · Who is most, or least, promising: by mnemos, then nodes; a tie is broken by lot.
    pub(crate) fn promising(&mut self, table: &mut Table<Self>, most: bool) -> Play<Option<TitanId>> {
        let worth = |id: TitanId| {
            let mnemos = self.argonaut(id).mnemos;
            (mnemos.len(), mnemos.iter().map(|had| u32::from(had.nodes)).sum::<u32>())
        };
        let best = if most { self.crewed().map(worth).max() } else { self.crewed().map(worth).min() };
        let tied: Vec<TitanId> = self.crewed().filter(|id| Some(worth(*id)) == best).collect();
        self.random_argonaut(table, &tied)
    }

    /// G4.1 · A d10 for each, the lowest is taken; ties roll again.
    pub(crate) fn random_argonaut(&mut self, table: &mut Table<Self>, among: &[TitanId]) -> Play<Option<TitanId>> {
        let mut left: Vec<TitanId> = among.to_vec();
        while left.len() > 1 {
            let faces = table.roll_each(crate::battle::LOT, 10, &left, |id| self.argonaut_name(*id))?;
            let lowest = faces.iter().min().copied();
            let tied = left.iter().zip(faces.iter()).filter(|(_, face)| Some(**face) == lowest);
            left = tied.map(|(id, _)| *id).collect();
        }
        Ok(left.first().copied())
    }

    /// Whom a word of the story means. Whoever is chosen, or drawn by lot, stays so for the adventure's paragraph.
    pub(crate) fn meant(&mut self, table: &mut Table<Self>, who: Who) -> Play<Vec<TitanId>> {
        let reading = self.voyage().reading.unwrap_or_default();
        let there: Vec<TitanId> = self.crewed().collect();
        let one = match who {
            Who::Each | Who::Group | Who::Argo => return Ok(there),
            Who::Leader => self.leader(table)?,
            Who::Owner => reading.owner,
            Who::Tested => reading.tested,
            Who::Most => match reading.most {
                Some(id) => Some(id),
                None => self.promising(table, true)?,
            },
            Who::Least => match reading.least {
                Some(id) => Some(id),
                None => self.promising(table, false)?,
            },
            Who::Random => match reading.random {
                Some(id) => Some(id),
                None => self.random_argonaut(table, &there)?,
            },
            Who::Chosen => match reading.chosen {
                Some(id) => Some(id),
                None if there.is_empty() => None,
                None => Some(
                    table
                        .ask(self.asked_ashore())
                        .say(|| Prompt::new("ask-argonaut", "A2.5"))
                        .pick(there.iter().copied(), Choice::Argonaut)?,
                ),
            },
        };
        if let Some(reading) = &mut self.voyage_mut().reading {
            match who {
                Who::Chosen => reading.chosen = one,
                Who::Random => reading.random = one,
                Who::Most => reading.most = one,
                Who::Least => reading.least = one,
                _ => {}
            }
        }
        Ok(one.into_iter().filter(|id| there.contains(id)).collect())
    }
}
