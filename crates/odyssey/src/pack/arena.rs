//! Where the lists of a pack lie.

use super::schema::{Ability, Effect, Line, Row, When};
use super::stage::{Played, by_hand};
use serde::Deserialize;
use std::fmt::Debug;
use std::marker::PhantomData;

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
    pub const EMPTY: Slice<T> = Slice { start: 0, len: 0, kind: PhantomData };

    pub fn len(self) -> usize {
        self.len as usize
    }

    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// What comes after the first so many: the rest of a script that was interrupted.
    #[must_use]
    pub fn after(self, count: usize) -> Slice<T> {
        let count = count.min(self.len()) as u16;
        Slice { start: self.start + count, len: self.len - count, kind: PhantomData }
    }

    /// Where one of them lies in the arena.
    pub(super) fn place_of(self, place: usize) -> usize {
        self.start as usize + place
    }

    /// One of them, as a list of its own.
    #[must_use]
    pub fn only(self, place: usize) -> Slice<T> {
        Slice { len: self.after(place).len.min(1), ..self.after(place) }
    }
}

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
        Some(Slice { start, len, kind: PhantomData })
    }

    /// Everything that any list holds.
    pub fn everything(&self) -> &[T] {
        &self.0
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

/// What lies in an arena of the pack.
pub trait Stored: Clone + Sized {
    fn arena(arenas: &mut Arenas) -> &mut Arena<Self>;
    fn arena_of(arenas: &Arenas) -> &Arena<Self>;
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
