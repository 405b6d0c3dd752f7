//! How the voyage looks: the chart with the Argo on it, the page that is read, story and doom cards, the timeline, the ship and its crew.
//!
//! The group has no secrets at sea but one: the pages of a mnemos are read by its argonaut's player alone (A2.8).

mod cards;
mod chart;
mod crew;
mod ship;
mod tale;
mod works;

pub(crate) use works::{gear_spot, nymph_spot, tech_spot};

use crate::ids::TitanId;
use crate::pack::schema::campaign::Symbol;
use crate::state::Odyssey;
use crate::state::campaign::{DayStep, Task};
use table::scene::{Area, Sign, Tale, Zone};
use table::{Scene, Text, Viewer, text};

impl Odyssey {
    /// What a viewer sees between battles.
    pub(crate) fn voyage_scene(&self, viewer: Viewer) -> Scene {
        let campaign = self.voyage();
        let scene = Scene::new("odyssey")
            .subtitle(text!("scene-voyage", tile = self.pack.name(campaign.map.tile)))
            .round(text!("scene-day", day = campaign.day, days = self.cycle().days, step = self.day_step().text()))
            .seats(TitanId::ALL.into_iter().map(|id| self.argonaut_line(id)))
            .zone(Zone::new("chart-zone", Area::Board).part(self.day_track()).part(self.chart()));
        scene
            .zones(self.tale_zone(viewer))
            .zone(self.cards_zone())
            .zone(self.exploration_zone())
            .zone(self.timeline_zone())
            .zone(self.crew_zone(viewer))
            .zone(self.works_zone())
            .zone(self.ship_zone())
            .zone(self.others_at_sea(viewer))
            .zones(self.chronicle_zone())
            .legend(legend())
    }

    /// C9 · The campaign so far, the last day first.
    fn chronicle_zone(&self) -> Option<Zone> {
        let days = self.chronicle_days();
        let tale = Tale::new("chronicle").icon("book").paragraphs(days.iter().cloned());
        (!days.is_empty()).then(|| Zone::new("chronicle-zone", Area::Others).title("scene-chronicle").part(tale))
    }

    /// The step of the day that is played: the one before the next that will begin.
    pub(crate) fn day_step(&self) -> DayStep {
        let next = self.voyage().agenda.iter().rev().find_map(|task| match task {
            Task::Begin(step) => Some(*step),
            _ => None,
        });
        next.map_or(DayStep::Movement, DayStep::before)
    }
}

impl DayStep {
    fn before(self) -> DayStep {
        DayStep::ALL[(self as usize + DayStep::ALL.len() - 1) % DayStep::ALL.len()]
    }

    pub(crate) fn icon(self) -> &'static str {
        match self {
            DayStep::Movement => "argo",
            DayStep::Timeline => "clock",
            DayStep::Exploration => "search",
            DayStep::Expedition => "place",
            DayStep::Encounter => "war",
            DayStep::Advancement => "metal",
            DayStep::Story => "book",
            DayStep::Doom => "doom",
            DayStep::End => "eye-shut",
        }
    }
}

impl Symbol {
    pub(crate) fn icon(self) -> &'static str {
        match self {
            Symbol::Progress => "progress",
            Symbol::Doom => "doom",
            Symbol::Titan => "triskelion",
            Symbol::Ruin => "column",
            Symbol::Hub => "place",
            Symbol::Rest => "fire",
            Symbol::City => "coin",
        }
    }
}

/// The symbols of the voyage.
fn legend() -> Vec<Sign> {
    let printed = Symbol::ALL.iter().map(|symbol| {
        let said = format!("legend-{}", symbol.slug());
        Sign::new(symbol.icon(), symbol.text()).text(Text::new(said))
    });
    let others = [
        ("argo", "scene-argo", "legend-argo"),
        ("lock", "legend-lock", "legend-lock-text"),
        ("danger", "danger", "legend-danger"),
        ("fate", "fate", "legend-fate"),
        ("rage", "rage", "legend-rage"),
        ("war", "timeline-battle", "legend-timeline-battle"),
        ("stone", "timeline-structural", "legend-timeline-structural"),
        ("metal", "timeline-battle-tech", "legend-timeline-battle-tech"),
        ("reroll", "timeline-acclimation", "legend-timeline-acclimation"),
        ("book", "timeline-read", "legend-timeline-read"),
    ];
    printed.chain(others.into_iter().map(|(icon, name, text)| Sign::new(icon, name).text(text))).collect()
}
