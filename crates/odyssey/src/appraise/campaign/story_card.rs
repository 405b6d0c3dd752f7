//! How far the story has come, and whether the days left are enough for the rest.

use crate::pack::schema::campaign::{Goal, StorySide};
use crate::state::Odyssey;

/// Days that a token takes, a search, and a way whose length is not known.
const TOKEN: f32 = 2.3;
const SEARCH: f32 = 7.0;
const WAY: f32 = 4.0;
/// What a day of the way is worth, and what a day too few costs.
const DAY: f32 = 0.18;
const LATE: f32 = 0.30;
/// C1.7 · A try of the last battle that is gone.
const TRY: f32 = -0.7;
/// A thread makes a search shorter.
const THREAD: f32 = 0.12;

impl Odyssey {
    /// The way that is left, in days, and how much of it is too late.
    pub(super) fn story_standing(&self) -> f32 {
        let campaign = self.voyage();
        let left = self.days_of_story();
        let whole: f32 = self.cycle().story.iter().map(|side| days_of(side, 0)).sum();
        let days = f32::from(self.cycle().days.saturating_sub(campaign.day));
        (whole - left) * DAY - (left - days).max(-8.0) * LATE * pressing(campaign.day, self.cycle().days)
            + f32::from(campaign.tries) * TRY
            + self.notes_of(table::Slug::literal("thread")).min(5) as f32 * THREAD * f32::from(campaign.story.side < 4)
            + self.prospects()
    }

    /// Days until the story could be over.
    fn days_of_story(&self) -> f32 {
        let campaign = self.voyage();
        let now = usize::from(campaign.story.side);
        let sides = self.cycle().story.iter().enumerate().skip(now);
        let days = sides.map(|(place, side)| days_of(side, if place == now { campaign.story.tokens } else { 0 }));
        days.sum()
    }

    /// What opens other endings than the battle with the builder.
    fn prospects(&self) -> f32 {
        let marks = &self.voyage().sheet.marks;
        let marked = |name: &str| marks.iter().any(|mark| mark.as_str() == name);
        let rooms = marks.iter().filter(|mark| mark.as_str().starts_with("room-")).count().min(4);
        let spared = usize::from(marked("bull-spared-1")) + usize::from(marked("bull-spared-2"));
        rooms as f32 * 0.08 + spared as f32 * 0.05 + f32::from(marked("cradle")) * 0.15
    }
}

/// How much the end of the days presses.
fn pressing(day: u8, days: u8) -> f32 {
    0.25 + 0.75 * f32::from(day) / f32::from(days.max(1))
}

/// Days that a side takes with so many tokens on it.
fn days_of(side: &StorySide, tokens: u8) -> f32 {
    let missing = |n: u8| f32::from(n.saturating_sub(tokens)) * TOKEN;
    match side.goal {
        Goal::Tokens(n) | Goal::Patience(n, _) => missing(n) + 0.5,
        Goal::City(_) => WAY,
        Goal::Search => SEARCH,
        Goal::Both(..) => WAY * 1.5,
        Goal::TokensAt(n, _) => missing(n) + 2.0,
    }
}
