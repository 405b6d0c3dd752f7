//! Content packs: cards, maps and stories as RON files that people can read and change.
//!
//! This crate reads no folders. Whoever starts a game hands over a [`Source`]: the files compiled into a game's crate with
//! [`embed_pack!`](crate::embed_pack), overlaid with those of somebody's own folder.
//!
//! # Raw and checked are different types
//!
//! A game has raw types that say how its files are written, and a pack type that says what its rules may rely on. The only way from
//! one to the other is [`CheckedPack::read`], which gives the pack or *every* complaint, so a pack with a mistake never starts a
//! game and no rule meets a card that names an unknown card.
//!
//! ```
//! use serde::Deserialize;
//! use table::pack::{CheckedPack, Complaints, Id, Names, Reader, Registry, Slug, Source};
//!
//! #[derive(Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct RawSphere {
//!     id: Slug,
//!     beats: Slug,
//! }
//!
//! struct Sphere {
//!     beats: Id<Sphere>,
//! }
//!
//! struct Pack {
//!     spheres: Registry<Sphere>,
//! }
//!
//! impl CheckedPack for Pack {
//!     fn read(source: &Source) -> Result<Pack, Complaints> {
//!         let mut reader = Reader::new(source);
//!         let raw = reader.list::<RawSphere>("spheres.ron");
//!         let mut complaints = reader.finish();
//!         let mut names = Names::<Sphere>::new("sphere");
//!         let raw = names.declare_all(raw, |sphere| sphere.id, &mut complaints);
//!         let mut spheres = Vec::new();
//!         for (_, sphere) in &raw {
//!             let at = sphere.at_word(sphere.beats.as_str());
//!             let beats = names.find(sphere.beats, &at, &mut complaints);
//!             spheres.extend(beats.map(|beats| Sphere { beats }));
//!         }
//!         complaints.into_result_if_made(names.fill(spheres).map(|spheres| Pack { spheres }))
//!     }
//! }
//!
//! let good = Source::embedded(&[("spheres.ron", r#"[(id: "sea", beats: "sky"), (id: "sky", beats: "sea")]"#)]);
//! let pack = Pack::read(&good).unwrap();
//! let sea = pack.spheres.find(Slug::literal("sea")).unwrap();
//! assert_eq!(pack.spheres.slug(pack.spheres[sea].beats).as_str(), "sky");
//!
//! let bad = Source::embedded(&[("spheres.ron", r#"[(id: "sea", beats: "sly"), (id: "sky")]"#)]);
//! let complaints = Pack::read(&bad).err().unwrap();
//! assert_eq!(complaints.to_string(), "\
//! spheres.ron:1:21: there is no sphere `sly`
//! spheres.ron:1:39: the field `beats` is missing
//! ");
//! ```
//!
//! Put `deny_unknown_fields` on every raw struct, or a mistyped optional field is silently ignored. Types that serde reads by way of
//! its own buffer (`flatten`, `untagged`, internally tagged enums) lose the places of their mistakes; avoid them.

mod at;
mod complaint;
mod cut;
mod entries;
mod mend;
mod names;
mod near;
mod reader;
mod sentence;
mod slug;
mod source;
mod tokens;

pub use at::{At, Located};
pub use complaint::{Complaint, Complaints};
pub use entries::{NamedEntry, named_entries};
pub use names::{Id, Names, Registry};
pub use near::{near_words, nearest, no_icon};
pub use reader::{Entry, LANGUAGES, NOTES, Reader};
pub use slug::{NoSlug, Slug};
pub use source::{BadPath, File, Source};

/// A pack that rules can rely on.
pub trait CheckedPack: Sized {
    /// The pack these files make, or everything that is wrong with them.
    fn read(source: &Source) -> Result<Self, Complaints>;

    /// What is hardly meant so in files without a mistake: figures that can be played with and make no sense.
    fn remarks(_source: &Source) -> Complaints {
        Complaints::new()
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
