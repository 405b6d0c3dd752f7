//! The way from files to rules: mentions are looked up, lists go into arenas.

use super::arena::{Arenas, Slice, Stored};
use super::lower::{Lower, Numbered};
use crate::ids::*;
use table::Slug;
use table::pack::{At, Complaints, Located, Names};

macro_rules! directory {
    ($($field:ident: $id:ident, $word:literal);* $(;)?) => {
        /// The names of everything that cards mention.
        pub struct Directory {
            $(pub $field: Names<$id>),*
        }

        impl Default for Directory {
            fn default() -> Directory {
                Directory { $($field: Names::new($word)),* }
            }
        }

        $(impl Numbered for $id {
            fn numbered(number: u8) -> $id {
                $id(number)
            }

            fn names(directory: &Directory) -> &Names<$id> {
                &directory.$field
            }
        })*
    };
}

directory! {
    conditions: ConditionId, "condition";
    terrain: TerrainId, "kind of terrain";
    gear: GearId, "gear card";
    resources: ResourceId, "resource";
    notes: NoteId, "note";
    obols: ObolId, "obol";
    classes: ClassId, "titan class";
    patterns: PatternId, "pattern";
    mnemos: MnemosId, "mnemos";
    argo: ArgoId, "Argo ability";
    foes: FoeId, "primordial";
}

/// Gives names to the entries of a file, in their order.
pub fn declare<R, T>(
    names: &mut Names<T>,
    entries: &[Located<R>],
    slug: impl Fn(&R) -> Slug,
    complaints: &mut Complaints,
) {
    for entry in entries {
        let slug = slug(entry);
        names.declare(slug, &entry.at_word(slug.as_str()), complaints);
    }
}

/// What is gathered on the way, and where in the files it stands now.
pub struct Lowering<'a> {
    pub directory: &'a Directory,
    pub arenas: Arenas,
    pub complaints: &'a mut Complaints,
    place: Box<dyn Fn(&str) -> At + 'a>,
}

impl<'a> Lowering<'a> {
    pub fn new(directory: &'a Directory, complaints: &'a mut Complaints) -> Lowering<'a> {
        Lowering { directory, arenas: Arenas::default(), complaints, place: Box::new(|_| At::file("")) }
    }

    /// All entries of a file as rules read them; `None` if one has a mistake.
    pub fn all<R: Lower>(&mut self, entries: &'a [Located<R>]) -> Option<Vec<R::To>> {
        let lowered: Vec<Option<R::To>> = entries.iter().map(|entry| self.one(entry)).collect();
        lowered.into_iter().collect()
    }

    pub fn one<R: Lower>(&mut self, entry: &'a Located<R>) -> Option<R::To> {
        self.place = Box::new(|word| entry.at_word(word));
        entry.value.lower(self)
    }

    /// The number of a thing that is mentioned here, or a complaint.
    pub fn find<T: Numbered>(&mut self, slug: Slug) -> Option<T> {
        let at = (self.place)(slug.as_str());
        let id = T::names(self.directory).find(slug, &at, self.complaints)?;
        match u8::try_from(id.index()) {
            Ok(number) => Some(T::numbered(number)),
            Err(_) => self.complain("a pack has at most 256 things of a kind"),
        }
    }

    pub fn store<T: Stored>(&mut self, items: Vec<T>) -> Option<Slice<T>> {
        match T::arena(&mut self.arenas).add(items) {
            Some(slice) => Some(slice),
            None => self.complain("the pack has more text than it can hold"),
        }
    }

    fn complain<T>(&mut self, said: &str) -> Option<T> {
        self.complaints.add((self.place)(""), said);
        None
    }
}
