//! What would spoil a story, found before anybody plays it.
//!
//! | check | what it finds |
//! |---|---|
//! | [`ways`] | mentions of no paragraph, dead ends, circles, unreachable paragraphs |
//! | [`choices`] | choices that may leave nothing to choose, rolls with a gap, trials with a missing outcome |
//! | [`flags`] | conditions that can never hold, flags that nothing reads |
//! | [`words`] | words that are missing in a language, words that nothing uses |

mod choices;
mod flags;
mod ways;
mod words;

use crate::language::Language;
use crate::outline::Outline;
use crate::{Entry, paragraph};
use table::Words;
use table::pack::Complaints;

/// Everything that is wrong with a story, each with its place.
pub fn check<L: Language>(story: &[Entry<L>], words: &Words) -> Complaints {
    let mut complaints = Complaints::new();
    let names = paragraph::names(story, &mut complaints);
    let outlines: Vec<Outline<L>> = story.iter().map(Outline::of).collect();
    ways::check(&outlines, &names, &mut complaints);
    choices::check(&outlines, &mut complaints);
    flags::check(&outlines, &mut complaints);
    words::check(&outlines, words, &mut complaints);
    complaints
}

/// What is hardly meant so in a story without a mistake: flags that are set and never read.
pub fn remarks<L: Language>(story: &[Entry<L>]) -> Complaints {
    let outlines: Vec<Outline<L>> = story.iter().map(Outline::of).collect();
    let mut complaints = Complaints::new();
    flags::remark(&outlines, &mut complaints);
    complaints
}
