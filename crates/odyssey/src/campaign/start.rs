//! How a campaign begins.

use super::argonauts::Origin;
use crate::ids::{CycleId, MapTileId, TechId, TitanId};
use crate::pack::schema::campaign::TechNeed;
use crate::state::campaign::{Campaign, DayStep, Task};
use crate::state::{Argo, Odyssey, Phase};
use crate::story::Entrance;
use table::{Play, Table};

impl Odyssey {
    /// C1.1, C2.1 · The sheet, cargo, armoury, titans, technologies and deck of a cycle. Argonauts are dealt by the first thing on the agenda.
    pub(crate) fn set_sail(&mut self, id: CycleId) {
        let pack = self.pack.clone();
        let cycle = &pack.cycles[id.index()];
        let mut campaign = Campaign { cycle: id, ..Campaign::default() };
        campaign.map.tile = cycle.start;
        campaign.map.shown = 1 << cycle.start.0;
        campaign.map.explored = campaign.map.shown;
        campaign.cargo = vec![0; pack.resources.len()];
        for (resource, n) in &cycle.goods {
            campaign.cargo[resource.index()] = u16::from(*n);
        }
        campaign.armoury = vec![0; pack.gear.len()];
        for (gear, n) in &cycle.gear {
            campaign.armoury[gear.index()] = *n;
        }
        for (class, n) in &cycle.titans {
            let titan = crate::state::campaign::Bred { class: *class, ..Default::default() };
            campaign.titans.extend(std::iter::repeat_n(titan, usize::from(*n)));
        }
        campaign.exploration.deck = cycle.deck.clone();
        campaign.evolution = vec![0; cycle.foes.len()];
        campaign.fought = vec![0; pack.primordials.len()];
        campaign.hubs = vec![0; pack.hubs.len()];
        campaign.agenda = vec![Task::Muster];
        self.argo = Argo { crew: pack.numbers.crew, hull: pack.numbers.hull, tears: cycle.tears, ..Argo::default() };
        pack.factions.iter().for_each(|_| self.argo.diplomacy.push(0));
        self.campaign = Some(Box::new(campaign));
        for tech in pack.ids::<TechId>().filter(|tech| pack.tech(*tech).start) {
            self.learn_tech(tech);
        }
        self.phase = Phase::Voyage;
    }

    /// C4.1 · Before the first day argonauts are dealt and the opening is read.
    pub(crate) fn muster_crew(&mut self, table: &mut Table<Self>) -> Play {
        for id in TitanId::ALL {
            self.muster_argonaut(table, id, Origin::Box)?;
        }
        let opening = self.pack.tale.from(|entrance| *entrance == Entrance::Opening).next();
        let opening = opening.map(|paragraph| Task::Adventure(paragraph, None));
        self.plan(opening.into_iter().chain([Task::Begin(DayStep::Movement)]));
        Ok(())
    }

    /// V6.4 · A technology is known, and all that it leads to becomes a project.
    pub(crate) fn learn_tech(&mut self, tech: TechId) {
        let pack = self.pack.clone();
        let leads = |other: &TechId| {
            pack.tech(*other).needs.iter().any(|need| match need {
                TechNeed::Tech(named) => *named == tech,
                TechNeed::Either(one, other) => *one == tech || *other == tech,
                _ => false,
            })
        };
        let projects = pack.ids::<TechId>().filter(leads).fold(0, |set, id| set | 1u64 << id.0);
        let techs = &mut self.voyage_mut().techs;
        techs.known |= 1 << tech.0;
        techs.projects = (techs.projects | projects) & !techs.known;
    }

    pub(crate) fn known_techs(&self) -> Vec<TechId> {
        let known = self.voyage().techs.known;
        self.pack.ids::<TechId>().filter(|tech| known & 1 << tech.0 != 0).collect()
    }

    pub(crate) fn knows_tech(&self, tech: TechId) -> bool {
        self.voyage().techs.known & 1 << tech.0 != 0
    }

    /// V1.5 · A hidden tile can be reached from now on.
    pub(crate) fn find_tile(&mut self, table: &mut Table<Self>, slug: table::Slug) {
        let Some(tile): Option<MapTileId> = self.map_tile(slug) else { return };
        self.voyage_mut().map.found |= 1 << tile.0;
        table.log("V1.5", || table::text!("log-tile-found", tile = self.pack.name(tile)));
    }
}
