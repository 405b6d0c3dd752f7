//! How a campaign begins.

use super::argonauts::Origin;
use super::legacy::Legacy;
use crate::ids::{CycleId, MapTileId, TechId, TitanId};
use crate::pack::schema::campaign::{Fixed, Sample, TechNeed};
use crate::state::campaign::{Campaign, DayStep, Task};
use crate::state::{Argo, Odyssey, Phase};
use crate::story::Entrance;
use table::{Play, Slug, Table};

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
        if let Some(sample) = self.sample() {
            self.take_up_sample(&sample);
        }
        if let Some(left) = self.options.chronicle.and_then(Legacy::read) {
            self.take_over(&left);
        }
        self.ease_start();
        self.phase = Phase::Voyage;
    }

    /// C1.11 · The last sample of the cycle that is not after the day on which the campaign is to begin.
    fn sample(&self) -> Option<Sample> {
        self.cycle().samples.iter().rfind(|sample| sample.day <= self.options.day).cloned()
    }

    /// C1.11 · Everything as it stands on the evening before the day of a sample.
    fn take_up_sample(&mut self, sample: &Sample) {
        let pack = self.pack.clone();
        let cycle = &pack.cycles[self.voyage().cycle.index()];
        let before = cycle.timeline.iter().filter(|(day, _)| *day < sample.day).map(|(_, fixed)| *fixed);
        let before: Vec<Fixed> = before.collect();
        let campaign = self.voyage_mut();
        campaign.day = sample.day - 1;
        campaign.map.tile = sample.at;
        campaign.map.explored = sample.explored.iter().fold(0, |set, tile| set | 1u64 << tile.0);
        campaign.map.shown = campaign.map.explored | 1 << sample.at.0;
        campaign.map.reached = 1 << sample.at.0;
        let side = |names: Vec<Slug>, named: Slug| names.iter().position(|name| *name == named).unwrap_or(0) as u8;
        campaign.story.side = side(cycle.story.iter().map(|side| side.slug).collect(), sample.story.0);
        campaign.story.tokens = sample.story.1;
        campaign.doom.side = side(cycle.doom.iter().map(|side| side.slug).collect(), sample.doom.0);
        campaign.doom.tokens = sample.doom.1;
        campaign.adversary.known = before.contains(&Fixed::Adversary);
        campaign.evolution.clone_from(&sample.evolution);
        for (track, boxes) in cycle.foes.iter().zip(&sample.evolution) {
            let level = usize::from(*boxes).checked_sub(1).and_then(|last| track.levels.get(last));
            campaign.fought[track.foe.index()] = level.map_or(0, |(level, _)| *level);
        }
        campaign.sheet.marks.clone_from(&sample.marks);
        campaign.titans.clear();
        campaign.cargo.fill(0);
        campaign.armoury.fill(0);
        self.stow_sample(sample);
        let acclimated = before.iter().filter(|fixed| **fixed == Fixed::Acclimation).count();
        for acclimation in cycle.acclimations.iter().take(acclimated) {
            let exploration = &mut self.voyage_mut().exploration;
            exploration.acclimations += 1;
            exploration.deck.retain(|id| !acclimation.leave.contains(id));
            exploration.deck.extend(&acclimation.join);
        }
    }

    /// C1.11 · What is aboard in a sample.
    fn stow_sample(&mut self, sample: &Sample) {
        let campaign = self.voyage_mut();
        for (resource, n) in &sample.goods {
            campaign.cargo[resource.index()] = u16::from(*n);
        }
        for (gear, n) in &sample.gear {
            campaign.armoury[gear.index()] = *n;
        }
        for (class, n) in &sample.titans {
            let titan = crate::state::campaign::Bred { class: *class, ..Default::default() };
            campaign.titans.extend(std::iter::repeat_n(titan, usize::from(*n)));
        }
        (self.argo.crew, self.argo.hull, self.argo.fate) = (sample.crew, sample.hull, sample.fate);
        self.argo.knowledge = sample.knowledge;
        sample.techs.iter().for_each(|tech| self.learn_tech(*tech));
        self.argo.summons = self.summon_limit();
    }

    /// C1.10 · Titans and tears that the difficulty adds.
    fn ease_start(&mut self) {
        let Some((titans, tears)) = self.hardship().map(|hardship| (hardship.titans, hardship.tears)) else { return };
        let dreamer = crate::state::campaign::Bred { class: self.dreamer(), ..Default::default() };
        self.voyage_mut().titans.extend(std::iter::repeat_n(dreamer, titans.into()));
        self.argo.tears += tears;
    }

    /// C4.1 · Before the first day argonauts are dealt and the opening is read.
    pub(crate) fn muster_crew(&mut self, table: &mut Table<Self>) -> Play {
        self.known_techs().into_iter().for_each(|tech| self.note_voyage(table, tech));
        for id in TitanId::ALL {
            self.muster_argonaut(table, id, Origin::Box)?;
        }
        // C1.11 · Who begins later has heard it.
        let first = self.voyage().day == 0;
        let opening = self.pack.tale.from(|entrance| *entrance == Entrance::Opening).next();
        let opening = opening.filter(|_| first).map(|paragraph| Task::Adventure(paragraph, None));
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
