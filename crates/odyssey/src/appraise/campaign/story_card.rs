//! How far the story has come, and whether the days left are enough for the rest.

use crate::pack::schema::Section;
use crate::pack::schema::campaign::{Goal, StorySide};
use crate::state::Odyssey;
use crate::story::Figure;
use crate::voyage::{FALSE_CLUES, THREAD};
use table::Slug;

/// Days that a token takes, a search of a ruin, and a way whose length is not known.
const TOKEN: f32 = 2.3;
const SEARCH: f32 = 2.4;
const WAY: f32 = 4.0;
/// What a day of the way is worth, and what a day too few costs.
const DAY: f32 = 0.2;
const LATE: f32 = 0.40;
/// C1.7 · A try of the last battle that is gone.
const TRY: f32 = -0.7;
/// What another ending is worth when all that it asks for is there, and how its parts count against each other.
const THREAD_ENDING: f32 = 3.5;
const BULL_ENDING: f32 = 4.0;
const NAMES_ENDING: f32 = 0.5;
/// How much more the last part counts than the first.
const TURN: f32 = 1.5;
const ROOM: f32 = 1.0;
const SPARED: f32 = 1.5;
const FRIEND: f32 = 1.5;

impl Odyssey {
    /// The way that is left, in days, and how much of it is too late.
    pub(super) fn story_standing(&self) -> f32 {
        let campaign = self.voyage();
        let left = self.days_of_story();
        let whole: f32 = self.cycle().story.iter().map(|side| self.days_of(side, 0, 0)).sum();
        let days = f32::from(self.cycle().days.saturating_sub(campaign.day));
        (whole - left) * DAY - (left - days).max(-8.0) * LATE * pressing(campaign.day, self.cycle().days)
            + f32::from(campaign.tries) * TRY
            + self.prospects()
    }

    /// What a token on the story card is worth.
    pub(super) fn token_worth(&self) -> f32 {
        TOKEN * (DAY + LATE * pressing(self.voyage().day, self.cycle().days))
    }

    /// Days until the story could be over.
    fn days_of_story(&self) -> f32 {
        let card = self.voyage().story;
        let mut sides = self.cycle().story.iter().skip(usize::from(card.side));
        let now = sides.next().map_or(0.0, |side| self.days_of(side, card.tokens, card.asked));
        now + sides.map(|side| self.days_of(side, 0, 0)).sum::<f32>()
    }

    /// Days that a side takes with this many tokens on it. Whoever waited with some of them waits for one more (C6.2).
    fn days_of(&self, side: &StorySide, tokens: u8, asked: u8) -> f32 {
        let missing = |n: u8| f32::from(n.saturating_sub(tokens)) * TOKEN;
        match side.goal {
            Goal::Tokens(n) => missing(n) + 0.5,
            Goal::Patience(n, most) => missing(n.max(asked + 1).min(most)) + 0.5,
            Goal::City(_) => WAY,
            Goal::Search => self.searches_left() * SEARCH,
            Goal::Both(one, other) => {
                let now = self.story_side() == Some(side);
                let left = [one, other].into_iter().filter(|slug| !now || !self.has_reached(*slug));
                left.count() as f32 * WAY
            }
            Goal::TokensAt(n, _) => missing(n) + 2.0,
        }
    }

    /// C6.1 · Whether the Argo was on a tile since the story card was turned.
    fn has_reached(&self, tile: table::Slug) -> bool {
        self.map_tile(tile).is_some_and(|tile| self.voyage().map.reached & 1 << tile.0 != 0)
    }

    /// V7.4 · How many ruins are searched on the average before the true clue is found.
    fn searches_left(&self) -> f32 {
        let gone = self.notes_of(THREAD) + usize::from(self.voyage().false_clues);
        (FALSE_CLUES.saturating_sub(gone) as f32 + 2.0) / 2.0
    }

    /// What opens other endings than the battle with the builder: hardly anything at first, and the more, the more of what an ending asks for
    /// is there. So a group goes on along the way that it has begun by chance.
    fn prospects(&self) -> f32 {
        self.prospects_with(None)
    }

    /// What a mark adds to them.
    pub(super) fn mark_worth(&self, mark: Slug) -> f32 {
        self.prospects_with(Some(mark)) - self.prospects()
    }

    /// The same as if a mark were there as well.
    fn prospects_with(&self, another: Option<Slug>) -> f32 {
        let sheet = &self.voyage().sheet;
        let another = another.filter(|mark| !sheet.marks.contains(mark));
        let marks = || sheet.marks.iter().chain(&another).map(|mark| mark.as_str());
        let rooms = marks().filter(|mark| mark.starts_with("room-")).count().min(4) as f32;
        let spared = marks().filter(|mark| mark.starts_with("bull-spared-")).count() as f32;
        let katharsis = self.voyage().argonauts.iter().any(|argonaut| argonaut.katharses > 0);
        let named = [marks().any(|mark| mark == "cradle"), katharsis].into_iter().filter(|met| *met).count() as f32;
        let opened = (rooms * ROOM + self.friendship(Figure::Threadkeepers) * FRIEND).max(0.0);
        // Only battles of the timeline show the bull beaten.
        let led_out = match spared + f32::from(self.battles_until(self.cycle().days)) {
            ..2.0 => 0.0,
            _ => (spared * SPARED + self.friendship(Figure::BrazenHerd) * FRIEND).max(0.0),
        };
        THREAD_ENDING * (opened / (4.0 * ROOM + FRIEND)).powf(TURN)
            + BULL_ENDING * (led_out / (2.0 * SPARED + FRIEND)).powf(TURN)
            + NAMES_ENDING * (named / 2.0).powi(2)
    }

    /// How near a faction is to being friendly: 1 where it is, below 0 where it is hostile.
    fn friendship(&self, figure: Figure) -> f32 {
        let sections = self.pack.numbers.sections.iter();
        let friendly = sections.filter(|(section, _)| *section == Section::Friendly).map(|(_, from)| *from).next();
        let score = self.argo.diplomacy.get(self.faction_of(figure)).copied().unwrap_or(0);
        (f32::from(score) / f32::from(friendly.unwrap_or(1).max(1))).clamp(-1.0, 1.0)
    }
}

/// How much the end of the days presses.
fn pressing(day: u8, days: u8) -> f32 {
    0.25 + 0.75 * f32::from(day) / f32::from(days.max(1))
}
