//! V8 · Doom, V9 · End.

use crate::campaign::FINISHED_HOUSE;
use crate::state::Odyssey;
use crate::state::campaign::Task;
use crate::story::Entrance;
use table::{Table, text};

impl Odyssey {
    /// V8.1 · A side with all its tokens is done: exactly this many go, the others stay. V8.2 · The last side loses the campaign.
    pub(crate) fn doom_step(&mut self, table: &mut Table<Self>) {
        let Some(side) = self.doom_side() else { return };
        let (slug, needed) = (side.slug, self.doom_needed());
        let doom = self.voyage().doom;
        if doom.moved || doom.tokens < needed {
            return;
        }
        let last = usize::from(doom.side) + 1 == self.cycle().doom.len();
        self.voyage_mut().doom.tokens -= needed;
        self.voyage_mut().doom.moved = true;
        table.log("V8.1", || text!("log-doom-done", side = slug.as_str()));
        let told = self.pack.tale.from(|entrance| *entrance == Entrance::Doom(slug)).next();
        let lost = last.then_some(Task::Lose(FINISHED_HOUSE));
        self.plan(told.map(|paragraph| Task::Adventure(paragraph, None)).into_iter().chain(lost));
        if told.is_none() && !last {
            self.turn_doom(table, slug);
        }
    }

    /// V9.1 · The tile is explored from now on.
    pub(crate) fn end_day(&mut self, table: &mut Table<Self>) {
        self.chronicle_evening();
        let map = &mut self.voyage_mut().map;
        let tile = map.tile;
        if map.explored & 1 << tile.0 == 0 {
            map.explored |= 1 << tile.0;
            table.log("V9.1", || text!("log-explored", tile = self.pack.name(tile)));
        }
    }
}
