//! Stories of campaigns: paragraphs that people read, with choices, tests and where they lead. It knows no game.
//!
//! A game says what can happen in its stories by a [`Language`]: its effects, its conditions, its skills. The rest is the same for all: a story
//! is a folder of lists of [`Paragraph`]s, its words are messages whose keys begin with the language's [`KEY`](Language::KEY), and
//! [`check`] finds what would spoil the reading before anybody plays.
//!
//! | file | what |
//! |---|---|
//! | [`language`] | what a game adds to the model |
//! | [`paragraph`] | the model |
//! | [`outline`] | what one paragraph needs and where it leads |
//! | [`mod@check`] | dead ends, circles, unreachable paragraphs, conditions that never hold, missing words |
//! | [`mod@map`] | the graph as a picture |
//! | [`book`] | all paragraphs, as rules find them |
//! | [`spot`] | places in a paragraph: options and outcomes |
//! | [`shipped`] | the story of a crate, for its tests |
//!
//! # Keys
//!
//! The paragraph `weed-2` of a story whose key is `tale` has the message `tale-weed-2`, its option `stone` the message `tale-weed-2-stone`, and what
//! is read after it `tale-weed-2-stone-then`. The outcomes of a test add `-pass` and `-fail`, those of a group's test `-none`, `-some` and
//! `-all`, those of a trial their names, and an aside its slug. Words are required wherever a way ends; where it goes on they may be missing.
#![forbid(unsafe_code)]

pub mod book;
pub mod check;
pub mod language;
pub mod map;
pub mod outline;
pub mod paragraph;
pub mod shipped;
pub mod spot;

pub use book::Book;
pub use check::{check, remarks};
pub use language::{Flag, Language, Says};
pub use map::map;
pub use outline::Outline;
pub use paragraph::{Aside, Choice, Next, Outcome, Paragraph, ParagraphId};
pub use shipped::Shipped;
pub use spot::Spot;

use table::pack::{Located, Reader, Written};

/// What a pack says of its stories, as part of its [`CheckedPack`](table::pack::CheckedPack): `story::of_pack!(tale, "tale-");` where the field
/// `tale` of the pack's `Files` holds the paragraphs, and the keys of their messages begin with `tale-`.
#[macro_export]
macro_rules! of_pack {
    ($field:ident, $keys:literal) => {
        fn remarks(source: &::table::pack::Source) -> ::table::pack::Complaints {
            $crate::remarks(&Files::read(source).0.$field)
        }

        fn story_faults(source: &::table::pack::Source, words: &::table::Words) -> ::table::pack::Complaints {
            $crate::check(&Files::read(source).0.$field, words)
        }

        fn story_key() -> Option<&'static str> {
            Some($keys)
        }

        fn story_map(source: &::table::pack::Source) -> Option<String> {
            let story = Files::read(source).0.$field;
            (!story.is_empty()).then(|| $crate::map(&story))
        }
    };
}

/// A paragraph as files write it, and where it stands.
pub type Entry<L> = Located<Paragraph<L, Written>>;

/// All paragraphs of a folder, in the order of its files. Each file is a list.
pub fn read<L: Language>(reader: &mut Reader<'_>, folder: &str) -> Vec<Entry<L>> {
    reader.lists(folder)
}
