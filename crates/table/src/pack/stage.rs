//! Content in two stages: as files write it, and as rules read it.
//!
//! Every type of a game's content is written once, over a [`Stage`]. In the stage [`Written`] things are mentioned by slug and lists are
//! nested; in the stage [`Played`] mentions are numbers and lists are [`Slice`]s of the pack's arenas, so that an effect is a few `Copy`
//! bytes and a rule can read the next one while it changes the state. [`Lower`](super::Lower) leads from the first to the second, and
//! the macro [`schema!`](crate::schema) writes it for each type.

use super::{Id, Slice};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::Deref;

use super::Slug;

/// What differs between files and rules.
pub trait Stage: Debug + Clone + Copy + PartialEq + 'static {
    /// See [`List`].
    type List<T: Part>: Part + Default;
    /// See [`Ref`].
    type Ref<I: Id + Part>: Part;
    /// See [`As`].
    type As<W: Part, P: Debug + Clone + PartialEq>: Part;
}

/// What every part of a type of the schema can do.
pub trait Part: Debug + Clone + PartialEq + DeserializeOwned {}
impl<T: Debug + Clone + PartialEq + DeserializeOwned> Part for T {}

// Fields name the parts of a stage by these, since derived traits would ask for bounds on `S::List<T>` itself.

/// A list: nested in files, a [`Slice`] of an arena in rules.
pub type List<S, T> = <S as Stage>::List<T>;

/// A mention of a thing of the pack: its slug in files, its number in rules.
pub type Ref<S, I> = <S as Stage>::Ref<I>;

/// Something that files write as a `W` and from which the rules' `P` is made. The game says how: `W` implements
/// [`Lower`](super::Lower).
pub type As<S, W, P> = <S as Stage>::As<W, P>;

/// As files write it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Written;

/// As rules read it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Played;

impl Stage for Written {
    type List<T: Part> = Nested<T>;
    type Ref<I: Id + Part> = Name<I>;
    type As<W: Part, P: Debug + Clone + PartialEq> = W;
}

impl Stage for Played {
    type List<T: Part> = Slice<T>;
    type Ref<I: Id + Part> = I;
    type As<W: Part, P: Debug + Clone + PartialEq> = Made<P>;
}

/// A list as files write it.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(transparent)]
pub struct Nested<T>(pub Vec<T>);

impl<T> Default for Nested<T> {
    fn default() -> Self {
        Nested(Vec::new())
    }
}

/// The slug of a thing whose number is an `I`.
#[derive(Deserialize)]
#[serde(transparent, bound = "")]
pub struct Name<I> {
    /// The slug as it is written.
    pub slug: Slug,
    #[serde(skip)]
    kind: PhantomData<fn() -> I>,
}

/// What was made of something that files write in another form. No file holds it, so reading one is an error.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Made<P>(pub P);

impl<P: Debug> Debug for Made<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl<P> Deref for Made<P> {
    type Target = P;

    #[inline]
    fn deref(&self) -> &P {
        &self.0
    }
}

impl<'de, P> Deserialize<'de> for Made<P> {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("this is made when a pack is read and is in no file"))
    }
}

/// Traits for types whose parameter is only a name: derived ones would ask for bounds on it.
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

pub(super) use by_hand;
