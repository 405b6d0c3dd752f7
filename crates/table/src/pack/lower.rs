//! From the stage of files to the stage of rules: mentions are looked up, lists go into arenas.

use super::stage::{Name, Nested};
use super::{Arena, At, Complaints, Content, Id, Located, Names, Slice, Slug, Stored};
use crate::looks::Known;
use crate::scene::Icon;

/// From the stage [`Written`](super::Written) to the stage [`Played`](super::Played), in the pack `C`. `None` after a complaint.
pub trait Lower<C: Content> {
    /// What rules read.
    type To;

    /// Looks up what is mentioned and stores lists.
    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Self::To>;
}

/// The stage [`Written`](super::Written) of a type of the schema.
pub trait Staged {
    /// What files write.
    type Written;
}

/// A number by which things of the pack `C` are mentioned. [`pack!`](crate::pack!) implements it.
pub trait Mentioned<C: Content>: Id {
    /// The names of all of them.
    fn names(directory: &C::Directory) -> &Names<Self>;
}

/// What is gathered on the way from files to rules, and where in the files it is now.
pub struct Lowering<'a, C: Content> {
    /// Everything as it is written, for what must look at more than its own entry.
    pub files: &'a C::Files,
    /// The lists stored so far.
    pub arenas: C::Arenas,
    directory: &'a C::Directory,
    known: Known,
    complaints: &'a mut Complaints,
    place: Box<dyn Fn(&str) -> At + 'a>,
}

impl<'a, C: Content> Lowering<'a, C> {
    /// Begins with nothing stored.
    pub fn new(files: &'a C::Files, directory: &'a C::Directory, complaints: &'a mut Complaints) -> Lowering<'a, C> {
        let place = Box::new(|_: &str| At::file(""));
        Lowering { files, arenas: C::Arenas::default(), directory, known: C::LOOKS.known(), complaints, place }
    }

    /// All entries of a file as rules read them; `None` if one has a mistake, after all have been tried.
    pub fn all<R: Lower<C>>(&mut self, entries: &'a [Located<R>]) -> Option<Vec<R::To>> {
        if let Some(extra) = entries.get(super::MOST) {
            let said = format!("a file has at most {} entries; this is one more", super::MOST);
            self.complaints.add(extra.at.clone(), said);
        }
        let lowered: Vec<Option<R::To>> = entries.iter().map(|entry| self.one(entry)).collect();
        lowered.into_iter().collect()
    }

    /// An entry as rules read it.
    pub fn one<R: Lower<C>>(&mut self, entry: &'a Located<R>) -> Option<R::To> {
        self.place = Box::new(|word| entry.at_word(word));
        entry.value.lower(self)
    }

    /// The number of a thing that is mentioned here, or a complaint.
    pub fn find<I: Mentioned<C>>(&mut self, slug: Slug) -> Option<I> {
        let at = (self.place)(slug.as_str());
        I::names(self.directory).find(slug, &at, self.complaints)
    }

    /// Stores a list in its arena.
    pub fn store<T: Stored<C>>(&mut self, items: Vec<T>) -> Option<Slice<T>> {
        let arena: &mut Arena<T> = T::arena_mut(&mut self.arenas);
        match arena.add(items) {
            Some(slice) => Some(slice),
            None => self.complain("", "the pack has more text than it can hold"),
        }
    }

    /// How many complaints there are so far.
    pub fn complaints(&self) -> usize {
        self.complaints.len()
    }

    /// Complains where `word` is in this entry, or at its beginning.
    pub fn mistake(&mut self, word: &str, said: impl Into<String>) {
        self.complaints.add((self.place)(word), said);
    }

    /// Complains, and gives nothing.
    pub fn complain<T>(&mut self, word: &str, said: impl Into<String>) -> Option<T> {
        self.mistake(word, said);
        None
    }
}

impl<C: Content, T: Lower<C, To: Stored<C>>> Lower<C> for Nested<T> {
    type To = Slice<T::To>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Slice<T::To>> {
        let lowered = self.0.lower(lowering)?;
        lowering.store(lowered)
    }
}

impl<C: Content, I: Mentioned<C>> Lower<C> for Name<I> {
    type To = I;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<I> {
        lowering.find(self.slug)
    }
}

/// An icon is one that every game may use, or one of the game's own.
impl<C: Content> Lower<C> for Icon {
    type To = Icon;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Icon> {
        match lowering.known.icon_fault(self.name()) {
            None => Some(self.clone()),
            Some(said) => lowering.complain(self.name(), said),
        }
    }
}

/// Declares that types are the same in files and in rules: `plain!(Price, Gate)`, or `plain!(for Pack; Direction)` for types of another crate.
#[macro_export]
macro_rules! plain {
    (for $pack:ty; $($type:ty),* $(,)?) => {$(
        impl $crate::pack::Lower<$pack> for $type {
            type To = $type;

            fn lower(&self, _: &mut $crate::pack::Lowering<'_, $pack>) -> Option<$type> {
                Some(Clone::clone(self))
            }
        }
    )*};
    ($($type:ty),* $(,)?) => {$(
        impl<C: $crate::pack::Content> $crate::pack::Lower<C> for $type {
            type To = $type;

            fn lower(&self, _: &mut $crate::pack::Lowering<'_, C>) -> Option<$type> {
                Some(Clone::clone(self))
            }
        }

        impl $crate::pack::Staged for $type {
            type Written = $type;
        }
    )*};
}

plain!(bool, u8, i8, u16, i16, [u8; 3], String, Slug);

impl<C: Content, T: Lower<C>> Lower<C> for Vec<T> {
    type To = Vec<T::To>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Vec<T::To>> {
        let lowered: Vec<_> = self.iter().map(|item| item.lower(lowering)).collect();
        lowered.into_iter().collect()
    }
}

impl<C: Content, T: Lower<C>> Lower<C> for Option<T> {
    type To = Option<T::To>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Option<T::To>> {
        match self {
            Some(item) => item.lower(lowering).map(Some),
            None => Some(None),
        }
    }
}

impl<C: Content, A: Lower<C>, B: Lower<C>> Lower<C> for (A, B) {
    type To = (A::To, B::To);

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Self::To> {
        let (one, other) = (self.0.lower(lowering), self.1.lower(lowering));
        Some((one?, other?))
    }
}
