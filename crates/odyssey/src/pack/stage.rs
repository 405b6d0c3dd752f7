//! Content in two stages: as files write it, and as rules read it.
//!
//! Every type of the schema is written once, over a [`Stage`]. In the stage [`Written`] things are mentioned by slug and effects lie in
//! nested lists; in the stage [`Played`] mentions are numbers and lists are [`Slice`]s of the pack's arenas, so that an effect is a few
//! `Copy` bytes and a rule can read the next one while it changes the state. [`Lower`] leads from the first to the second; the macro
//! [`schema!`](crate::pack::stage::schema) writes it for each type.

use super::schema::{Ability, Effect, Line, Row, When};
use crate::ids::*;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::marker::PhantomData;
use table::Slug;
use table::pack::Names;

/// What differs between files and rules.
pub trait Stage: Debug + Clone + Copy + PartialEq + 'static {
    /// Effects in order.
    type Script: Part + Default;
    /// Circumstances that must all hold.
    type Whens: Part + Default;
    /// Scripts of which one is chosen.
    type Scripts: Part + Default;
    /// What a d10 brings.
    type Rows: Part + Default;
    type Abilities: Part + Default;
    type Lines: Part + Default;
    type Condition: Part;
    type Terrain: Part;
    type Gear: Part;
    type Resource: Part;
    type Note: Part;
    type Class: Part;
    type Pattern: Part;
    type Mnemos: Part;
    type Argo: Part;
    type Foe: Part;
}

/// What every part of a schema type can do.
pub trait Part: Debug + Clone + PartialEq + DeserializeOwned {}
impl<T: Debug + Clone + PartialEq + DeserializeOwned> Part for T {}

/// As files write it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Written;

/// As rules read it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Played;

impl Stage for Written {
    type Script = List<Effect<Written>>;
    type Whens = List<When<Written>>;
    type Scripts = List<List<Effect<Written>>>;
    type Rows = List<Row<Written>>;
    type Abilities = List<Ability<Written>>;
    type Lines = List<Line<Written>>;
    type Condition = Name<ConditionId>;
    type Terrain = Name<TerrainId>;
    type Gear = Name<GearId>;
    type Resource = Name<ResourceId>;
    type Note = Name<NoteId>;
    type Class = Name<ClassId>;
    type Pattern = Name<PatternId>;
    type Mnemos = Name<MnemosId>;
    type Argo = Name<ArgoId>;
    type Foe = Name<FoeId>;
}

impl Stage for Played {
    type Script = Script;
    type Whens = Slice<When<Played>>;
    type Scripts = Slice<Script>;
    type Rows = Slice<Row<Played>>;
    type Abilities = Slice<Ability<Played>>;
    type Lines = Slice<Line<Played>>;
    type Condition = ConditionId;
    type Terrain = TerrainId;
    type Gear = GearId;
    type Resource = ResourceId;
    type Note = NoteId;
    type Class = ClassId;
    type Pattern = PatternId;
    type Mnemos = MnemosId;
    type Argo = ArgoId;
    type Foe = FoeId;
}

// Fields of the schema name the parts of a stage by these, since derived traits would ask for bounds on `S::Script` itself.
pub type ScriptOf<S> = <S as Stage>::Script;
pub type WhensOf<S> = <S as Stage>::Whens;
pub type ScriptsOf<S> = <S as Stage>::Scripts;
pub type RowsOf<S> = <S as Stage>::Rows;
pub type AbilitiesOf<S> = <S as Stage>::Abilities;
pub type LinesOf<S> = <S as Stage>::Lines;
pub type ConditionOf<S> = <S as Stage>::Condition;
pub type TerrainOf<S> = <S as Stage>::Terrain;
pub type GearOf<S> = <S as Stage>::Gear;
pub type ResourceOf<S> = <S as Stage>::Resource;
pub type NoteOf<S> = <S as Stage>::Note;
pub type ClassOf<S> = <S as Stage>::Class;
pub type PatternOf<S> = <S as Stage>::Pattern;
pub type MnemosOf<S> = <S as Stage>::Mnemos;
pub type ArgoOf<S> = <S as Stage>::Argo;
pub type FoeOf<S> = <S as Stage>::Foe;

/// A list as files write it.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(transparent)]
pub struct List<T>(pub Vec<T>);

impl<T> Default for List<T> {
    fn default() -> Self {
        List(Vec::new())
    }
}

/// The slug of a thing whose number is a `T`.
#[derive(Deserialize)]
#[serde(transparent, bound = "")]
pub struct Name<T> {
    pub slug: Slug,
    #[serde(skip)]
    kind: PhantomData<fn() -> T>,
}

/// Some neighbours in one of the pack's arenas.
#[derive(Deserialize)]
#[serde(bound = "")]
pub struct Slice<T> {
    start: u16,
    len: u16,
    #[serde(skip)]
    kind: PhantomData<fn() -> T>,
}

/// Effects in order.
pub type Script = Slice<Effect<Played>>;

impl<T> Slice<T> {
    pub const EMPTY: Slice<T> = Slice {
        start: 0,
        len: 0,
        kind: PhantomData,
    };

    pub fn len(self) -> usize {
        self.len as usize
    }

    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

macro_rules! by_hand {
    ($type:ident { $($field:ident),* }) => {
        impl<T> Clone for $type<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $type<T> {}

        impl<T> PartialEq for $type<T> {
            fn eq(&self, other: &Self) -> bool {
                true $(&& self.$field == other.$field)*
            }
        }

        impl<T> Eq for $type<T> {}

        impl<T> Debug for $type<T> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list()$(.entry(&self.$field))*.finish()
            }
        }
    };
}

by_hand!(Name { slug });
by_hand!(Slice { start, len });

impl<T> Default for Slice<T> {
    fn default() -> Self {
        Slice::EMPTY
    }
}

/// All things of one kind that lists of a pack hold.
#[derive(Debug, Clone)]
pub struct Arena<T>(Vec<T>);

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Arena(Vec::new())
    }
}

impl<T: Clone> Arena<T> {
    /// Puts a list in. `None` if the arena is full.
    pub fn add(&mut self, items: Vec<T>) -> Option<Slice<T>> {
        let start = u16::try_from(self.0.len()).ok()?;
        let len = u16::try_from(items.len()).ok()?;
        start.checked_add(len)?;
        self.0.extend(items);
        Some(Slice {
            start,
            len,
            kind: PhantomData,
        })
    }

    /// All of a list.
    pub fn all(&self, slice: Slice<T>) -> &[T] {
        &self.0[slice.start as usize..][..slice.len as usize]
    }

    /// One of a list, by its place there.
    pub fn at(&self, slice: Slice<T>, place: usize) -> T
    where
        T: Copy,
    {
        self.all(slice)[place]
    }
}

/// From the stage [`Written`] to the stage [`Played`]. `None` after a complaint.
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

/// What lies in an arena of the pack.
pub trait Stored: Clone + Sized {
    fn arena(arenas: &mut Arenas) -> &mut Arena<Self>;
    fn arena_of(arenas: &Arenas) -> &Arena<Self>;
}

/// A number by which things of the pack are mentioned.
pub trait Numbered: Sized {
    fn numbered(number: u8) -> Self;
    fn names(directory: &super::Directory) -> &Names<Self>;
}

macro_rules! arenas {
    ($($name:ident: $type:ty),* $(,)?) => {
        /// Everything that lists of the pack hold.
        #[derive(Debug, Clone, Default)]
        pub struct Arenas {
            $($name: Arena<$type>),*
        }

        $(impl Stored for $type {
            fn arena(arenas: &mut Arenas) -> &mut Arena<Self> {
                &mut arenas.$name
            }

            fn arena_of(arenas: &Arenas) -> &Arena<Self> {
                &arenas.$name
            }
        })*
    };
}

arenas! {
    effects: Effect,
    scripts: Script,
    whens: When,
    rows: Row,
    abilities: Ability,
    lines: Line,
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

        impl $crate::pack::stage::Lower for $name<$crate::pack::stage::Written> {
            type To = $name;
            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_>) -> Option<$name> {
                match self {
                    $($name::$variant $(( $($field),* ))? => {
                        $($(let $field = $crate::pack::stage::Lower::lower($field, lowering);)*)?
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

        impl $crate::pack::stage::Lower for $name<$crate::pack::stage::Written> {
            type To = $name;
            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_>) -> Option<$name> {
                $(let $field = $crate::pack::stage::Lower::lower(&self.$field, lowering);)*
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

        impl $crate::pack::stage::Lower for $name {
            type To = $name;
            fn lower(&self, _: &mut $crate::pack::Lowering<'_>) -> Option<$name> {
                Some(*self)
            }
        }
    )*};
}

/// In the stage [`Played`] these are a few bytes.
macro_rules! copied {
    ($($name:ident),* $(,)?) => {
        $(impl Copy for $name<$crate::pack::stage::Played> {})*
    };
}

pub(crate) use {copied, schema, words};
