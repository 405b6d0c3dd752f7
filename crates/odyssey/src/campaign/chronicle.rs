//! C9 · The chronicle: what happened on each day, kept so that the campaign can be told at any time.

use crate::ids::TitanId;
use crate::state::campaign::Deed;
use crate::state::{Ending, Odyssey};
use table::{Text, text};

impl Odyssey {
    /// C9.1 · Something is written down under the running day.
    pub(crate) fn chronicle(&mut self, deed: Deed) {
        let campaign = self.voyage_mut();
        let day = campaign.day;
        campaign.chronicle.push((day, deed));
    }

    /// C9.1 · How the battle that has just ended went.
    pub(crate) fn chronicle_bout(&mut self) {
        let won = self.ending.is_some_and(Ending::is_won);
        if let Some(bout) = self.voyage().bout {
            self.chronicle(Deed::Fought(bout.foe, bout.level, won));
        }
    }

    /// C9.1 · Somebody has died.
    pub(crate) fn chronicle_death(&mut self, id: TitanId) {
        let portrait = self.argonaut(id).portrait;
        self.chronicle(Deed::Died(portrait));
    }

    /// C9.2 · The figures at the end of a day.
    pub(crate) fn chronicle_evening(&mut self) {
        let (crew, hull, fate) = (self.argo.crew, self.argo.hull, self.argo.fate);
        let titans = self.voyage().titans.len() as u8;
        self.chronicle(Deed::Evening { crew, hull, fate, titans });
    }

    /// A paragraph for each day, the latest first.
    pub(crate) fn chronicle_days(&self) -> Vec<Text> {
        let deeds = &self.voyage().chronicle;
        let days = deeds.chunk_by(|(one, _), (other, _)| one == other);
        let told = days.map(|day| {
            let deeds: Vec<Text> = day.iter().map(|(_, deed)| self.deed_text(*deed)).collect();
            text!("chronicle-day", day = day[0].0, deeds = deeds)
        });
        let mut told: Vec<Text> = told.collect();
        told.reverse();
        told
    }

    fn deed_text(&self, deed: Deed) -> Text {
        let side = |kind: &str, slug: Option<table::Slug>| {
            slug.map_or_else(|| Text::new("nothing"), |slug| Text::new(format!("{kind}-side-{slug}")))
        };
        match deed {
            Deed::Sailed(tile) => text!("chronicle-sailed", tile = self.pack.name(tile)),
            Deed::Fought(foe, level, won) => {
                let key = if won { "chronicle-won" } else { "chronicle-lost" };
                text!(key, foe = self.pack.name(foe), level = level)
            }
            Deed::Story(place) => {
                let slug = self.cycle().story.get(usize::from(place)).map(|side| side.slug);
                text!("chronicle-story", name = side("story", slug))
            }
            Deed::Doom(place) => {
                let slug = self.cycle().doom.get(usize::from(place)).map(|side| side.slug);
                text!("chronicle-doom", name = side("doom", slug))
            }
            Deed::Researched(tech) => text!("chronicle-researched", tech = self.pack.name(tech)),
            Deed::Crafted(gear) => text!("chronicle-crafted", gear = self.pack.name(gear)),
            Deed::Died(Some(portrait)) => text!("chronicle-died", name = self.pack.name(portrait)),
            Deed::Died(None) => text!("chronicle-died", name = Text::new("chronicle-somebody")),
            Deed::Read(paragraph) => text!("chronicle-read", chapter = self.chapter_of(paragraph).0),
            Deed::Evening { crew, hull, fate, titans } => {
                text!("chronicle-evening", crew = crew, hull = hull, fate = fate, titans = titans)
            }
        }
    }
}
