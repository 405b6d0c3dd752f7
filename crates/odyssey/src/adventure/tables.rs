//! A3 · Hubs and rest: adventures that a roll decides.

use crate::campaign::streams;
use crate::ids::HubId;
use crate::state::Odyssey;
use crate::state::campaign::Task;
use crate::story::Entrance;
use story::ParagraphId;
use table::pack::{Ref, Written};
use table::{Play, Slug, Table, text};

/// A3.3 · The six stories of a hub, and the faces of the d10 that lead to each.
const STORIES: [(&str, u8); 6] = [("one", 2), ("two", 2), ("three", 2), ("four", 2), ("five", 1), ("six", 1)];
/// A3.2 · Boxes of a hub: the first is alpha, the last omega.
pub(crate) const BOXES: u8 = 5;

impl Odyssey {
    /// A3.1 · One roll over the faces of hubs that have a box left; if there are none, the party rests.
    pub(crate) fn visit_hub(&mut self, table: &mut Table<Self>) -> Play {
        let column = usize::from(self.story_side().map_or(1, |side| side.card)) - 1;
        let mut faces: Vec<HubId> = Vec::new();
        for hub in self.pack.ids::<HubId>().filter(|hub| self.voyage().hubs[hub.index()] < BOXES) {
            let (from, to) = self.pack.hubs[hub.index()].faces.get(column).copied().unwrap_or((1, 0));
            faces.extend((from..=to).map(|_| hub));
        }
        if faces.is_empty() {
            return self.rest_ashore(table);
        }
        let hub = faces[usize::from(self.roll_open(table, faces.len())?)];
        let boxes = &mut self.voyage_mut().hubs[hub.index()];
        *boxes += 1;
        let marked = *boxes;
        table.log("A3.1", || text!("log-hub", hub = self.pack.name(hub)));
        self.note_hub_terrain(table, hub)?;
        if let Some(paragraph) = self.hub_story(table, hub, marked)? {
            self.gain_trait_nodes(table, paragraph)?;
            self.plan([Task::Adventure(paragraph, None)]);
        }
        Ok(())
    }

    /// One roll over this many faces that are still open; the place of the one that comes.
    fn roll_open(&mut self, table: &mut Table<Self>, faces: usize) -> Play<u8> {
        if faces <= 1 {
            return Ok(0);
        }
        Ok(table.roll(streams::TABLE, faces.min(100) as u8)? - 1)
    }

    /// A3.2 · The first box leads to alpha, the last to omega. A3.3 · The others to a story not yet read; the last mark clears them all.
    fn hub_story(&mut self, table: &mut Table<Self>, hub: HubId, marked: u8) -> Play<Option<ParagraphId>> {
        let slug = self.pack.hubs[hub.index()].slug;
        let part = |part: &str| {
            let part = Slug::new(part).ok()?;
            self.pack.tale.from(move |entrance| *entrance == Entrance::Hub(slug, part)).next()
        };
        match marked {
            1 => return Ok(part("alpha")),
            BOXES => return Ok(part("omega")),
            _ => {}
        }
        let stories: Vec<(ParagraphId, u8)> =
            STORIES.iter().filter_map(|(name, faces)| Some((part(name)?, *faces))).collect();
        self.roll_story(table, &stories)
    }

    /// A3.3 · One roll over the faces of stories that have not been read. When all have been, their boxes are cleared.
    fn roll_story(&mut self, table: &mut Table<Self>, stories: &[(ParagraphId, u8)]) -> Play<Option<ParagraphId>> {
        let open = |game: &Self| -> Vec<ParagraphId> {
            let unread = stories.iter().filter(|(paragraph, _)| !game.voyage().sheet.read.contains(paragraph));
            unread.flat_map(|(paragraph, faces)| std::iter::repeat_n(*paragraph, (*faces).into())).collect()
        };
        let mut faces = open(self);
        if faces.is_empty() {
            self.voyage_mut().sheet.read.retain(|read| stories.iter().all(|(paragraph, _)| paragraph != read));
            faces = open(self);
        }
        if faces.is_empty() {
            return Ok(None);
        }
        let place = self.roll_open(table, faces.len())?;
        Ok(faces.get(usize::from(place)).copied())
    }

    /// A3.4 · The terrain of the hub, for the next timeline battle; if some is noted already, nothing.
    fn note_hub_terrain(&mut self, table: &mut Table<Self>, hub: HubId) -> Play {
        let kinds = self.pack.hubs[hub.index()].terrain.len();
        if kinds == 0 || self.voyage().next_battle.terrain.is_some() {
            return Ok(());
        }
        let place = self.roll_open(table, kinds)?;
        let entry = &self.pack.hubs[hub.index()];
        let terrain = entry.terrain[usize::from(place)];
        let inner = entry.inner;
        self.voyage_mut().next_battle.terrain = Some((terrain, inner));
        table.log("A3.4", || text!("log-terrain-noted", terrain = self.pack.name(terrain)));
        Ok(())
    }

    /// A2.9 · A table in a paragraph: a d10 over the faces whose rows were not read. When all have been, it starts again.
    pub(crate) fn roll_row(
        &mut self,
        table: &mut Table<Self>,
        rows: &[(u8, Ref<Written, ParagraphId>)],
    ) -> Play<Option<ParagraphId>> {
        let row = |face: u8| rows.iter().rfind(|(from, _)| *from <= face);
        let found = (1..=10).filter_map(|face| self.pack.tale.find(row(face)?.1.slug));
        let mut faces: Vec<(ParagraphId, u8)> = Vec::new();
        for paragraph in found {
            match faces.iter_mut().find(|(other, _)| *other == paragraph) {
                Some((_, count)) => *count += 1,
                None => faces.push((paragraph, 1)),
            }
        }
        self.roll_story(table, &faces)
    }

    /// A3.5 · Rest: one roll over what has not been read.
    pub(crate) fn rest_ashore(&mut self, table: &mut Table<Self>) -> Play {
        let paragraph = self.next_of_table(table, |from| *from == Entrance::Rest)?;
        self.plan(paragraph.map(|paragraph| Task::Adventure(paragraph, None)));
        Ok(())
    }

    /// A3.5 · A paragraph of a table by one roll over those that are open. When all have been read, it starts again.
    pub(crate) fn next_of_table(
        &mut self,
        table: &mut Table<Self>,
        wanted: impl Fn(&Entrance) -> bool,
    ) -> Play<Option<ParagraphId>> {
        let pack = self.pack.clone();
        let can_be = |id: &ParagraphId| {
            let paragraph = pack.tale.get(*id);
            paragraph.is_some_and(|paragraph| paragraph.when.as_ref().is_none_or(|when| self.is_so(when)))
        };
        let all: Vec<(ParagraphId, u8)> = pack.tale.from(wanted).filter(can_be).map(|id| (id, 1)).collect();
        self.roll_story(table, &all)
    }
}
