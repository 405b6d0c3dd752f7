//! V6.2 to V6.4 · Research.

use crate::ids::TechId;
use crate::pack::schema::Section;
use crate::pack::schema::campaign::{TechKind, TechNeed, TechPower};
use crate::state::Odyssey;
use crate::state::campaign::Deed;
use table::{Play, Table, text};

impl Odyssey {
    /// V6.2, V6.3 · Projects of a kind that has a breakthrough left today, with all that they need.
    pub(crate) fn researchable(&self) -> Vec<TechId> {
        let techs = self.voyage().techs;
        let (structural, battle) = techs.breakthroughs;
        let projects = self.pack.ids::<TechId>().filter(|tech| techs.projects & 1 << tech.0 != 0);
        let open = projects.filter(|tech| match self.pack.tech(*tech).kind {
            TechKind::Core => false,
            TechKind::Structural => structural > 0,
            TechKind::Facility | TechKind::Ability => battle > 0,
        });
        open.filter(|tech| self.pack.tech(*tech).needs.iter().all(|need| self.is_met(need))).collect()
    }

    /// V6.3.
    pub(crate) fn is_met(&self, need: &TechNeed) -> bool {
        let fought = |level: u8, foe: usize| self.voyage().fought.get(foe).copied().unwrap_or(0) >= level;
        match need {
            TechNeed::Tech(tech) => self.knows_tech(*tech),
            TechNeed::Either(one, other) => self.knows_tech(*one) || self.knows_tech(*other),
            TechNeed::Fought(foe, level) => fought(*level, foe.index()),
            TechNeed::FoughtAny(level) => self.cycle().foes.iter().any(|track| fought(*level, track.foe.index())),
            TechNeed::Tiles(n) => self.voyage().map.explored.count_ones() >= u32::from(*n),
            TechNeed::Knowledge(n) => self.argo.knowledge >= *n,
            TechNeed::AtWar => (0..self.argo.diplomacy.len()).any(|faction| self.section_of(faction) == Section::AtWar),
        }
    }

    /// V6.4 · A project becomes a technology; what it leads to becomes a project.
    pub(crate) fn research(&mut self, table: &mut Table<Self>, tech: TechId) -> Play {
        let kind = self.pack.tech(tech).kind;
        let (structural, battle) = &mut self.voyage_mut().techs.breakthroughs;
        match kind {
            TechKind::Structural => *structural = structural.saturating_sub(1),
            TechKind::Core | TechKind::Facility | TechKind::Ability => *battle = battle.saturating_sub(1),
        }
        self.gain_tech(table, tech)
    }

    /// V6.4, V6.12 · The same without a breakthrough.
    pub(crate) fn gain_tech(&mut self, table: &mut Table<Self>, tech: TechId) -> Play {
        if self.knows_tech(tech) {
            return Ok(());
        }
        let before = self.summon_limit();
        self.learn_tech(tech);
        self.note_voyage(table, tech);
        self.chronicle(Deed::Researched(tech));
        table.log("V6.4", || text!("log-researched", tech = self.pack.name(tech)));
        self.raise_summons(before);
        // V6.12.
        let pack = self.pack.clone();
        pack.tech(tech).gives.iter().try_for_each(|power| match power {
            TechPower::AtOnce(effects) => self.apply_chosen(table, effects),
            _ => Ok(()),
        })
    }
}
