//! Content packs: cards, maps and stories as RON files that people can read and change.
//!
//! This crate reads no folders. Whoever starts a game hands over a [`Source`]: the files compiled into a game's crate with
//! [`embed_pack!`](crate::embed_pack), overlaid with those of somebody's own folder.
//!
//! # Written and checked are different types
//!
//! A game declares each type of its content once, with [`schema!`](crate::schema) or [`vocabulary!`](crate::vocabulary), and lists its files
//! with [`pack!`](crate::pack!). Files are read in the stage [`Written`]; the rules get the stage [`Played`]. The only way from one to the other
//! is [`CheckedPack::read`], which gives the pack or *every* complaint, so a pack with a mistake never starts a game and no rule meets a
//! card that names an unknown card.
//!
//! ```
//! use table::pack::{CheckedPack, Complaints, Ref, Slug, Source};
//! use table::scene::Icon;
//!
//! table::ids! { SphereId }
//!
//! table::schema! { for Pack;
//!     pub struct Sphere<S> {
//!         pub slug: Slug,
//!         pub icon: Icon,
//!         pub beats: Ref<S, SphereId>,
//!     }
//! }
//!
//! table::pack! {
//!     pub struct Pack {
//!         "spheres.ron" => spheres: Vec<Sphere>, SphereId "sphere" ("sphere");
//!     }
//! }
//!
//! impl CheckedPack for Pack {
//!     fn read(source: &Source) -> Result<Pack, Complaints> {
//!         let (files, mut complaints) = Files::read(source);
//!         let pack = files.lower(&mut complaints);
//!         complaints.into_result_if_made(pack)
//!     }
//! }
//!
//! let good = Source::embedded(&[("spheres.ron", r#"[(slug: "sea", icon: "water", beats: "sky"), (slug: "sky", icon: "air", beats: "sea")]"#)]);
//! let pack = Pack::read(&good).unwrap();
//! let sky = pack.spheres[0].beats;
//! assert_eq!(pack.name(sky).key, "sphere-sky");
//!
//! let bad = Source::embedded(&[("spheres.ron", r#"[(slug: "sea", icon: "water", beats: "sly"), (slug: "sky", icon: "air")]"#)]);
//! let complaints = Pack::read(&bad).err().unwrap();
//! assert_eq!(complaints.to_string(), "\
//! spheres.ron:1:38: there is no sphere `sly`
//! spheres.ron:1:71: the field `beats` is missing
//! ");
//! ```
//!
//! Types that serde reads by way of its own buffer (`flatten`, `untagged`, internally tagged enums) lose the places of their mistakes; avoid
//! them.

mod arena;
mod at;
mod catalogue;
mod complaint;
mod content;
mod cut;
mod entries;
mod ids;
mod lower;
mod mend;
mod names;
mod near;
mod reader;
mod schema;
mod sentence;
mod slug;
mod source;
mod stage;
mod tokens;
mod written;

pub use arena::{Arena, Slice, Stored};
pub use at::{At, Located};
pub use catalogue::{Catalogue, Row, printed_row};
pub use complaint::{Complaint, Complaints};
pub use content::{Content, FromFiles, Listed, Printed, Registered};
pub use entries::{InnerName, NamedEntry, inner_names, named_entries};
pub use ids::{Id, MOST};
pub use lower::{Lower, Lowering, Mentioned, Staged};
pub use names::Names;
pub use near::{near_words, nearest};
pub use reader::{Entry, LANGUAGES, NOTES, Reader};
pub use schema::{Spoken, signed, word_length, word_letters};
pub use slug::{NoSlug, Slug};
pub use source::{BadPath, File, Source};
pub use stage::{As, List, Made, Name, Nested, Part, Played, Ref, Stage, Written};
pub use written::{AsWritten, write_plain, write_variant};

use crate::Words;

/// A pack that rules can rely on.
pub trait CheckedPack: Sized {
    /// The pack these files make, or everything that is wrong with them.
    fn read(source: &Source) -> Result<Self, Complaints>;

    /// What is hardly meant so in files without a mistake: figures that can be played with and make no sense.
    fn remarks(_source: &Source) -> Complaints {
        Complaints::new()
    }

    /// What would spoil the stories in files that can be played: dead ends, what nobody can reach, words that a language lacks.
    fn story_faults(_source: &Source, _words: &Words) -> Complaints {
        Complaints::new()
    }

    /// With what the keys of the stories' messages begin, if there are stories. Which of them are read, [`CheckedPack::story_faults`] says.
    fn story_key() -> Option<&'static str> {
        None
    }

    /// The graph of the stories as an SVG file, if there are any.
    fn story_map(_source: &Source) -> Option<String> {
        None
    }
}

/// A game without content: words it may have, but every other file is a mistake.
impl CheckedPack for () {
    fn read(source: &Source) -> Result<(), Complaints> {
        Reader::new(source).finish().into_result(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_content_accepts_words_only() {
        assert_eq!(<()>::read(&Source::default()), Ok(()));
        assert_eq!(<()>::read(&Source::embedded(&[("locales/it.ftl", "")])), Ok(()));
        let complaints = <()>::read(&Source::embedded(&[("cards.ron", "[]")])).expect_err("a file too many");
        assert_eq!(complaints.to_string(), "cards.ron: no such file is known\n");
    }
}
