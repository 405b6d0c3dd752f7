//! C3 · Diplomacy.

use crate::choice::Choice;
use crate::pack::schema::{Bound, Section};
use crate::state::Odyssey;
use crate::story::Figure;
use crate::words::signed;
use table::{Play, Table, Text, text};

/// C3.3 · What each section adds to tests of the Argo, worst first.
const BONUS: [i8; 6] = [-3, -2, -1, 0, 1, 2];
const MOST: i8 = 10;

impl Odyssey {
    /// The faction that a figure of the story counts for.
    pub(crate) fn faction_of(&self, figure: Figure) -> usize {
        let slug = figure.slug();
        self.pack.factions.iter().position(|faction| faction.slug.as_str() == slug).unwrap_or(0)
    }

    /// C3.2 · The score changes between −10 and +10; at war it stays.
    pub(crate) fn change_faction(&mut self, table: &mut Table<Self>, faction: usize, by: i8) {
        while self.argo.diplomacy.len() <= faction && self.argo.diplomacy.room() > 0 {
            self.argo.diplomacy.push(0);
        }
        if self.section_of(faction) == Section::AtWar {
            return;
        }
        let Some(score) = self.argo.diplomacy.get_mut(faction) else { return };
        *score = score.saturating_add(by).clamp(-MOST, MOST);
        let now = *score;
        table.log("C3.2", || {
            text!("log-diplomacy", faction = self.faction_name(faction), by = signed(by), now = signed(now))
        });
    }

    pub(crate) fn faction_name(&self, faction: usize) -> Text {
        let faction = self.pack.factions.get(faction);
        Text::new(format!("faction-{}", faction.map_or("none", |faction| faction.slug.as_str())))
    }

    /// G8.2 · The section of a faction's score.
    pub(crate) fn section_of(&self, faction: usize) -> Section {
        let score = self.argo.diplomacy.get(faction).copied().unwrap_or(0);
        let sections = self.pack.numbers.sections.iter().rev();
        let reached = sections.into_iter().find(|(_, from)| score >= *from);
        reached.map_or(Section::AtWar, |(section, _)| *section)
    }

    /// C3.3.
    pub(crate) fn diplomacy_bonus(&self, faction: usize) -> i8 {
        BONUS[self.section_of(faction) as usize]
    }

    /// C3.4 · Whether a faction's section is as a card says.
    pub(crate) fn is_section(&self, faction: usize, section: Section, bound: Bound) -> bool {
        let (now, named) = (self.section_of(faction), section);
        match bound {
            Bound::Exactly => now == named,
            Bound::OrBetter => now as u8 >= named as u8,
            Bound::OrWorse => now as u8 <= named as u8,
        }
    }

    /// C3.1 · The factions in whose waters the Argo is.
    pub(crate) fn waters(&self) -> Vec<usize> {
        let slugs = &self.pack.tile(self.voyage().map.tile).waters;
        slugs.iter().filter_map(|slug| self.pack.factions.iter().position(|faction| faction.slug == *slug)).collect()
    }

    /// C3.1 · The local faction. Of two, the group picks one when a step first asks for it, and it stays so for that step.
    pub(crate) fn local_waters(&mut self, table: &mut Table<Self>) -> Play<usize> {
        if let Some(picked) = self.voyage().picked {
            return Ok(picked.into());
        }
        let waters = self.waters();
        let picked = match waters.as_slice() {
            [] => 0,
            [only] => *only,
            several => {
                let factions = several.iter().map(|faction| *faction as u8);
                let picked = table.ask(self.group()).about("ask-faction", "C3.1").pick(factions, Choice::Faction)?;
                self.voyage_mut().picked = Some(picked);
                picked.into()
            }
        };
        Ok(picked)
    }

    /// C3.5 · Peace: a faction at war is denounced again.
    pub(crate) fn make_peace(&mut self, table: &mut Table<Self>, faction: usize) {
        if self.section_of(faction) != Section::AtWar {
            return;
        }
        if let Some(score) = self.argo.diplomacy.get_mut(faction) {
            *score = -8;
        }
        table.log("C3.5", || text!("log-peace", faction = self.faction_name(faction)));
    }
}
