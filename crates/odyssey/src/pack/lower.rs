//! From the stage of files to the stage of rules.

use super::arena::{Slice, Stored};
use super::stage::{List, Name};
use crate::ids::*;
use table::Slug;
use table::pack::Names;

/// From the stage [`Written`](super::stage::Written) to the stage [`Played`](super::stage::Played). `None` after a complaint.
pub trait Lower {
    type To;
    fn lower(&self, lowering: &mut super::Lowering<'_>) -> Option<Self::To>;
}

impl<T: Lower<To: Stored>> Lower for List<T> {
    type To = Slice<T::To>;
    fn lower(&self, lowering: &mut super::Lowering<'_>) -> Option<Slice<T::To>> {
        let lowered = self.0.lower(lowering)?;
        lowering.store(lowered)
    }
}

impl<T: Numbered> Lower for Name<T> {
    type To = T;
    fn lower(&self, lowering: &mut super::Lowering<'_>) -> Option<T> {
        lowering.find(self.slug)
    }
}

/// A number by which things of the pack are mentioned.
pub trait Numbered: Sized {
    fn numbered(number: u8) -> Self;
    fn names(directory: &super::Directory) -> &Names<Self>;
}

/// Types that are the same in both stages.
macro_rules! plain {
    ($($type:ty),* $(,)?) => {$(
        impl Lower for $type {
            type To = $type;
            fn lower(&self, _: &mut super::Lowering<'_>) -> Option<$type> {
                Some(self.clone())
            }
        }
    )*};
}

plain!(
    u8,
    i8,
    u16,
    i16,
    [u8; 3],
    bool,
    String,
    Slug,
    Stat,
    Skill,
    Level,
    crate::dice::Colour,
    crate::geometry::Direction
);

impl<T: Lower> Lower for Vec<T> {
    type To = Vec<T::To>;
    fn lower(&self, lowering: &mut super::Lowering<'_>) -> Option<Vec<T::To>> {
        let lowered: Vec<_> = self.iter().map(|item| item.lower(lowering)).collect();
        lowered.into_iter().collect()
    }
}

impl<T: Lower> Lower for Option<T> {
    type To = Option<T::To>;
    fn lower(&self, lowering: &mut super::Lowering<'_>) -> Option<Option<T::To>> {
        match self {
            Some(item) => item.lower(lowering).map(Some),
            None => Some(None),
        }
    }
}

impl<A: Lower, B: Lower> Lower for (A, B) {
    type To = (A::To, B::To);
    fn lower(&self, lowering: &mut super::Lowering<'_>) -> Option<Self::To> {
        let (one, other) = (self.0.lower(lowering), self.1.lower(lowering));
        Some((one?, other?))
    }
}

/// Declares types of the schema over a stage, each with its way from files to rules. Tuple variants name their fields, which the
/// files do not repeat; a struct's fields may be left out in files where `default` is written before them.
macro_rules! schema {
    () => {};
    ($(#[$note:meta])* pub enum $name:ident<$S:ident> {
        $($(#[$about:meta])* $variant:ident $(( $($field:ident: $type:ty),* $(,)? ))?),* $(,)?
    } $($rest:tt)*) => {
        $(#[$note])*
        #[derive(serde::Deserialize, Debug, Clone, PartialEq)]
        #[serde(bound = "")]
        pub enum $name<$S: $crate::pack::stage::Stage = $crate::pack::stage::Played> {
            $($(#[$about])* $variant $(( $($type),* ))?),*
        }

        impl $crate::pack::lower::Lower for $name<$crate::pack::stage::Written> {
            type To = $name;
            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_>) -> Option<$name> {
                match self {
                    $($name::$variant $(( $($field),* ))? => {
                        $($(let $field = $crate::pack::lower::Lower::lower($field, lowering);)*)?
                        Some($name::$variant $(( $($field?),* ))?)
                    })*
                }
            }
        }

        schema!($($rest)*);
    };
    ($(#[$note:meta])* pub struct $name:ident<$S:ident> {
        $($(#[$about:meta])* pub $field:ident: $type:ty),* $(,)?
    } $($rest:tt)*) => {
        $(#[$note])*
        #[derive(serde::Deserialize, Debug, Clone, PartialEq)]
        #[serde(bound = "", deny_unknown_fields)]
        pub struct $name<$S: $crate::pack::stage::Stage = $crate::pack::stage::Played> {
            $($(#[$about])* pub $field: $type),*
        }

        impl $crate::pack::lower::Lower for $name<$crate::pack::stage::Written> {
            type To = $name;
            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_>) -> Option<$name> {
                $(let $field = $crate::pack::lower::Lower::lower(&self.$field, lowering);)*
                Some($name { $($field: $field?),* })
            }
        }

        schema!($($rest)*);
    };
}

/// Enumerations that are the same in files and in rules.
macro_rules! words {
    ($($(#[$note:meta])* pub enum $name:ident {
        $($(#[$about:meta])* $variant:ident $(( $($type:ty),* ))?),* $(,)?
    })*) => {$(
        $(#[$note])*
        #[derive(serde::Deserialize, serde::Serialize, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$about])* $variant $(( $($type),* ))?),*
        }

        impl $crate::pack::lower::Lower for $name {
            type To = $name;
            fn lower(&self, _: &mut $crate::pack::Lowering<'_>) -> Option<$name> {
                Some(*self)
            }
        }
    )*};
}

/// In the stage of rules these are a few bytes.
macro_rules! copied {
    ($($name:ident),* $(,)?) => {
        $(impl Copy for $name<$crate::pack::stage::Played> {})*
    };
}

pub(crate) use {copied, schema, words};
