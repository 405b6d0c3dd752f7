//! The list of a pack's files, from which everything else about them follows: [`pack!`](crate::pack!).

use super::{Id, Located, Lower, Lowering, Reader, Staged};
use crate::scene::Icon;
use crate::{Looks, Text};
use serde::de::DeserializeOwned;

/// A pack as [`pack!`](crate::pack!) declares it.
pub trait Content: Sized + 'static {
    /// Every file as it is written.
    type Files;
    /// The names of everything that entries mention.
    type Directory;
    /// Where lists are stored.
    type Arenas: Default;
    /// What the game is drawn with: entries may have its icons.
    const LOOKS: &'static Looks;
}

/// What is printed on every thing of a pack that has a name.
#[derive(Debug, Clone, Copy)]
pub struct Printed<'p> {
    /// What keys of its words begin with.
    pub key: &'static str,
    /// Its name in files and notations.
    pub slug: &'p str,
    /// Its emblem.
    pub icon: &'p Icon,
}

impl Printed<'_> {
    /// Its name: the message `<key>-<slug>`, or `<slug>` without a key.
    pub fn name(&self) -> Text {
        match self.key {
            "" => Text::new(self.slug.to_owned()),
            key => Text::new(format!("{key}-{}", self.slug)),
        }
    }
}

/// A number, or whatever else stands for a thing of the pack `P` that has a name.
pub trait Registered<P> {
    /// What is printed on the thing.
    fn printed(self, pack: &P) -> Printed<'_>;
}

/// The number of a thing in one of the lists of the pack `P`.
pub trait Listed<P>: Id + Registered<P> {
    /// How many things the list has.
    fn count(pack: &P) -> usize;
}

/// What one row of [`pack!`](crate::pack!) reads: one value, a list, or several lists.
pub trait FromFiles<C: Content>: Sized {
    /// As it is written.
    type Written: 'static;
    /// The file or files: `"gear.ron"`, `"foes/*.ron"` for each file of a folder, or several of these.
    type Paths;

    /// Reads the files; mistakes become complaints of the reader.
    fn read(reader: &mut Reader<'_>, paths: Self::Paths) -> Self::Written;

    /// What rules read. `None` after a complaint.
    fn lower<'a>(written: &'a Self::Written, lowering: &mut Lowering<'a, C>) -> Option<Self>;
}

/// A file that is one value.
impl<C, T> FromFiles<C> for T
where
    C: Content,
    T: Staged<Written: Lower<C, To = T> + DeserializeOwned + 'static>,
{
    type Written = Option<Located<T::Written>>;
    type Paths = &'static str;

    fn read(reader: &mut Reader<'_>, path: &'static str) -> Self::Written {
        reader.read(path)
    }

    fn lower<'a>(written: &'a Self::Written, lowering: &mut Lowering<'a, C>) -> Option<T> {
        written.as_ref().and_then(|entry| lowering.one(entry))
    }
}

/// A file that is a list, a folder whose files are one entry each, or a folder whose files are lists. A folder may be missing.
impl<C, T> FromFiles<C> for Vec<T>
where
    C: Content,
    T: Staged<Written: Lower<C, To = T> + DeserializeOwned + 'static>,
{
    type Written = Vec<Located<T::Written>>;
    type Paths = &'static str;

    fn read(reader: &mut Reader<'_>, path: &'static str) -> Self::Written {
        if let Some(folder) = path.strip_suffix("/[*].ron") {
            return reader.lists(folder);
        }
        match path.strip_suffix("/*.ron") {
            Some(folder) => reader.folder(folder).into_iter().map(|(_, entry)| entry).collect(),
            None => reader.list(path),
        }
    }

    fn lower<'a>(written: &'a Self::Written, lowering: &mut Lowering<'a, C>) -> Option<Vec<T>> {
        lowering.all(written)
    }
}

/// Several lists of the same kind.
impl<C, T, const N: usize> FromFiles<C> for [Vec<T>; N]
where
    C: Content,
    T: Staged<Written: Lower<C, To = T> + DeserializeOwned + 'static>,
{
    type Written = [Vec<Located<T::Written>>; N];
    type Paths = [&'static str; N];

    fn read(reader: &mut Reader<'_>, paths: [&'static str; N]) -> Self::Written {
        paths.map(|path| <Vec<T> as FromFiles<C>>::read(reader, path))
    }

    fn lower<'a>(written: &'a Self::Written, lowering: &mut Lowering<'a, C>) -> Option<[Vec<T>; N]> {
        let lists = written.each_ref().map(|list| lowering.all(list));
        let lists: Option<Vec<Vec<T>>> = lists.into_iter().collect();
        lists?.try_into().ok()
    }
}

/// Declares a pack by its files, and with it in the same module:
///
/// - `Files`, every file as it is written: `Files::read` reads them, `Files::lower` makes the pack of them, and each gives every mistake;
/// - `Directory`, the names of what entries mention;
/// - `Arenas`, where the lists of entries are stored.
///
/// A row is a file, the field of the pack, and its type: a struct for a file that is one value, `Vec<T>` for a list. `"foes/*.ron"` is a
/// folder with a file for each entry, `"map/[*].ron"` one whose files are lists; both may be missing. A row whose entries have a `slug` and an `icon` ends with their number and the key of their names: with
/// `GearId "gear"` the name of a card is the message `gear-<slug>`. Entries that are mentioned by others also say what they are called in
/// complaints, in brackets.
///
/// `pub struct Pack looks crate::looks::LOOKS` lets entries have the game's own icons beside those that every game may use.
///
/// After `with` come fields that are made when all files are read. They begin at their default.
#[macro_export]
macro_rules! pack {
    (
        $(#[$note:meta])*
        pub struct $pack:ident $(looks $looks:path)? {
            $($(#[$about:meta])* $($path:literal)? $([$($several:literal),+])? => $field:ident: $type:ty $(, $id:ident $key:literal $(($word:literal))?)?;)*
        }
        $(arenas {
            $($arena:ident: $stored:ty),* $(,)?
        })?
        $(with {
            $($(#[$made_note:meta])* $made:ident: $made_type:ty),* $(,)?
        })?
    ) => {
        $(#[$note])*
        #[derive(Debug, Clone)]
        pub struct $pack {
            $($(#[$about])* pub $field: $type,)*
            arenas: Arenas,
            $($($(#[$made_note])* pub $made: $made_type,)*)?
        }

        /// Every file of a pack as it is written.
        pub struct Files {
            $(pub $field: <$type as $crate::pack::FromFiles<$pack>>::Written,)*
        }

        impl Files {
            /// All files, and everything that is wrong with them.
            pub fn read(source: &$crate::pack::Source) -> (Files, $crate::pack::Complaints) {
                let mut reader = $crate::pack::Reader::new(source);
                let files = Files {
                    $($field: <$type as $crate::pack::FromFiles<$pack>>::read(&mut reader, $($path)? $([$($several),+])?),)*
                };
                (files, reader.finish())
            }

            /// The pack, if every entry could be understood. Each file is tried, so that all mistakes are told together.
            pub fn lower(&self, complaints: &mut $crate::pack::Complaints) -> Option<$pack> {
                let directory = Directory {
                    $($($($field: $crate::pack::Names::<$id>::of(
                        $word, &self.$field, |entry| entry.slug, complaints,
                    ),)?)?)*
                };
                let mut lowering = $crate::pack::Lowering::<$pack>::new(self, &directory, complaints);
                $(let $field = <$type as $crate::pack::FromFiles<$pack>>::lower(&self.$field, &mut lowering);)*
                Some($pack {
                    arenas: lowering.arenas,
                    $($field: $field?,)*
                    $($($made: Default::default(),)*)?
                })
            }
        }

        /// The names of everything that entries mention.
        pub struct Directory {
            $($($($field: $crate::directory!($id $word),)?)?)*
        }

        $($($(impl $crate::pack::Mentioned<$pack> for $id {
            fn names(directory: &Directory) -> &$crate::directory!($id $word) {
                &directory.$field
            }
        })?)?)*

        $($(impl $crate::pack::Registered<$pack> for $id {
            fn printed(self, pack: &$pack) -> $crate::pack::Printed<'_> {
                let entry = &pack.$field[self.index()];
                $crate::pack::Printed { key: $key, slug: entry.slug.as_str(), icon: &entry.icon }
            }
        }

        impl $crate::pack::AsWritten<$pack> for $id {
            fn as_written(&self, pack: &$pack) -> String {
                pack.slug(*self).to_owned()
            }
        }

        impl $crate::pack::Listed<$pack> for $id {
            fn count(pack: &$pack) -> usize {
                pack.$field.len()
            }
        })?)*

        /// Everything that lists of the pack hold.
        #[derive(Debug, Clone, Default)]
        pub struct Arenas {
            $($($arena: $crate::pack::Arena<$stored>,)*)?
        }

        $($(impl $crate::pack::Stored<$pack> for $stored {
            fn arena(arenas: &Arenas) -> &$crate::pack::Arena<Self> {
                &arenas.$arena
            }

            fn arena_mut(arenas: &mut Arenas) -> &mut $crate::pack::Arena<Self> {
                &mut arenas.$arena
            }
        })*)?

        impl $crate::pack::Content for $pack {
            type Files = Files;
            type Directory = Directory;
            type Arenas = Arenas;
            const LOOKS: &'static $crate::Looks = $crate::looks_of!($($looks)?);
        }

        #[allow(dead_code)]
        impl $pack {
            /// The key, slug and icon of a thing.
            pub fn printed(&self, thing: impl $crate::pack::Registered<$pack>) -> $crate::pack::Printed<'_> {
                thing.printed(self)
            }

            /// The name of a thing.
            pub fn name(&self, thing: impl $crate::pack::Registered<$pack>) -> $crate::Text {
                thing.printed(self).name()
            }

            /// The slug of a thing: its name in notations.
            pub fn slug(&self, thing: impl $crate::pack::Registered<$pack>) -> &str {
                thing.printed(self).slug
            }

            /// The icon of a thing.
            pub fn icon(&self, thing: impl $crate::pack::Registered<$pack>) -> &$crate::scene::Icon {
                thing.printed(self).icon
            }

            /// The numbers of all things of a list.
            pub fn ids<I: $crate::pack::Listed<$pack>>(&self) -> impl Iterator<Item = I> + use<I> {
                (0..I::count(self)).filter_map(I::nth)
            }

            /// All items of a list.
            #[inline]
            pub fn all<T: $crate::pack::Stored<$pack>>(&self, slice: $crate::pack::Slice<T>) -> &[T] {
                T::arena(&self.arenas).all(slice)
            }

            /// One item of a list. Effects are read like this, one by one, so that the state can change between them.
            #[inline]
            pub fn at<T: $crate::pack::Stored<$pack> + Copy>(&self, slice: $crate::pack::Slice<T>, place: usize) -> T {
                T::arena(&self.arenas).at(slice, place)
            }

            /// Everything of a type that any list of the pack holds, for tests and tools that look at all cards.
            pub fn everything<T: $crate::pack::Stored<$pack>>(&self) -> &[T] {
                T::arena(&self.arenas).everything()
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! looks_of {
    () => {
        &$crate::Looks::PLAIN
    };
    ($looks:path) => {
        &$looks
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! directory {
    ($id:ident $word:literal) => {
        $crate::pack::Names<$id>
    };
}
