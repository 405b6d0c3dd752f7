//! C6 · Story and doom cards, and what is written on the timeline.

use crate::ids::MapTileId;
use crate::options::Difficulty;
use crate::pack::schema::campaign::{DoomSide, Goal, Hardship, StorySide, Symbol};
use crate::state::Odyssey;
use crate::state::campaign::{Card, DayStep, Deed, Event};
use table::{Slug, Table, text};

impl Odyssey {
    pub(crate) fn story_side(&self) -> Option<&StorySide> {
        self.cycle().story.get(usize::from(self.voyage().story.side))
    }

    pub(crate) fn doom_side(&self) -> Option<&DoomSide> {
        self.cycle().doom.get(usize::from(self.voyage().doom.side))
    }

    /// C1.10 · What the difficulty changes, if it changes anything.
    pub(crate) fn hardship(&self) -> Option<&Hardship> {
        match self.options.difficulty {
            Difficulty::Story => Some(&self.cycle().gentler),
            Difficulty::Standard => None,
            Difficulty::Heroic => Some(&self.cycle().harder),
        }
    }

    /// C6.3, C1.10 · How many tokens complete the side of the doom card.
    pub(crate) fn doom_needed(&self) -> u8 {
        let printed = self.doom_side().map_or(0, |side| side.tokens);
        printed.saturating_add_signed(self.hardship().map_or(0, |hardship| hardship.doom)).max(1)
    }

    /// C2.6 · How many more tokens the story card takes.
    pub(crate) fn story_room(&self) -> u8 {
        self.story_side().map_or(0, |side| side.takes.saturating_sub(self.voyage().story.tokens))
    }

    /// C6.1 · Whether all that the story card asks for is true.
    pub(crate) fn story_is_done(&self) -> bool {
        let (card, map) = (self.voyage().story, self.voyage().map);
        let Some(side) = self.story_side().filter(|_| !card.moved) else {
            return false;
        };
        let is_at = |slug: Slug| self.map_tile(slug) == Some(map.tile);
        let was_at = |slug: Slug| self.map_tile(slug).is_some_and(|tile| map.reached & 1 << tile.0 != 0);
        match side.goal {
            Goal::Tokens(n) => card.tokens >= n,
            Goal::Patience(n, _) => card.tokens >= n.max(card.asked + 1),
            Goal::City(not) => self.has_symbol(map.tile, Symbol::City) && !self.is_waters_of(not),
            Goal::Search => false,
            Goal::Both(one, other) => was_at(one) && was_at(other),
            Goal::TokensAt(n, tile) => card.tokens >= n && is_at(tile),
        }
    }

    fn is_waters_of(&self, faction: Slug) -> bool {
        self.pack.tile(self.voyage().map.tile).waters.contains(&faction)
    }

    pub(crate) fn map_tile(&self, slug: Slug) -> Option<MapTileId> {
        let place = self.pack.tiles.iter().position(|tile| tile.slug == slug);
        place.map(|place| MapTileId(place as u8))
    }

    /// C6.1 · The next side is turned up: that with this name, or the one after the present. Its tokens go.
    pub(crate) fn turn_story(&mut self, table: &mut Table<Self>, named: Slug) {
        let sides = &self.cycle().story;
        let place = sides.iter().position(|side| side.slug == named);
        let next = place.unwrap_or(usize::from(self.voyage().story.side) + 1).min(sides.len() - 1);
        let (surge, goal) = (sides[next].surge, sides[next].goal);
        let slug = sides[next].slug;
        let campaign = self.voyage_mut();
        campaign.story = Card { side: next as u8, moved: true, ..Card::default() };
        campaign.map.reached = 1 << campaign.map.tile.0;
        self.chronicle(Deed::Story(next as u8));
        table.log("C6.1", || text!("log-story-turned", side = slug.as_str()));
        if let Goal::TokensAt(_, tile) = goal {
            self.find_tile(table, tile);
        }
        if surge {
            self.divine_surge(table);
        }
    }

    /// C6.3 · The next side of the doom cards.
    pub(crate) fn turn_doom(&mut self, table: &mut Table<Self>, named: Slug) {
        let sides = &self.cycle().doom;
        let plain = named.as_str().strip_prefix("doom-").unwrap_or(named.as_str());
        let place = sides.iter().position(|side| side.slug.as_str() == plain);
        let next = place.unwrap_or(usize::from(self.voyage().doom.side) + 1).min(sides.len() - 1);
        let slug = sides[next].slug;
        self.voyage_mut().doom.side = next as u8;
        self.chronicle(Deed::Doom(next as u8));
        table.log("C6.3", || text!("log-doom-turned", side = slug.as_str()));
    }

    /// Whether the story step of the running day is still to come.
    fn awaits_story(&self) -> bool {
        matches!(
            self.day_step_after(),
            Some(
                DayStep::Exploration | DayStep::Expedition | DayStep::Encounter | DayStep::Advancement | DayStep::Story
            )
        )
    }

    /// C6.4 · Something is written on the timeline, for today only if the story step is still to come; beyond the last day it never comes.
    pub(crate) fn note_on_timeline(&mut self, table: &mut Table<Self>, in_days: u8, event: Event) {
        if let (0, Event::Read(paragraph), true) = (in_days, event, self.awaits_story()) {
            self.voyage_mut().due.events.push((paragraph, None));
            return;
        }
        let day = self.voyage().day.saturating_add(in_days.max(1));
        if day > self.cycle().days {
            table.log("C6.4", || text!("log-never-comes", day = day));
        }
        self.voyage_mut().timeline.push((day, event));
    }
}
