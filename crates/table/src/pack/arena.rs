//! Where the lists of a pack are stored.

use super::Content;
use super::stage::by_hand;
use serde::Deserialize;
use std::fmt::Debug;
use std::marker::PhantomData;

/// A list of a pack: consecutive items of one of its arenas. A few `Copy` bytes, whatever it holds.
#[derive(Deserialize)]
#[serde(bound = "")]
pub struct Slice<T> {
    start: u16,
    len: u16,
    #[serde(skip)]
    kind: PhantomData<fn() -> T>,
}

impl<T> Slice<T> {
    /// A list of nothing.
    pub const EMPTY: Slice<T> = Slice { start: 0, len: 0, kind: PhantomData };

    /// How many items it has.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether it has no item.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The list without its first `count` items.
    #[must_use]
    pub fn after(self, count: usize) -> Slice<T> {
        let count = count.min(self.len()) as u16;
        Slice { start: self.start + count, len: self.len - count, kind: PhantomData }
    }

    /// Where the item at a place of this list is in the arena.
    pub fn place_of(self, place: usize) -> usize {
        self.start as usize + place
    }

    /// One item, as a list of its own.
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

/// All items of one type that lists of a pack hold.
#[derive(Debug, Clone)]
pub struct Arena<T>(Vec<T>);

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Arena(Vec::new())
    }
}

impl<T> Arena<T> {
    /// Stores a list. `None` if the arena is full.
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

    /// All items of a list.
    #[inline]
    pub fn all(&self, slice: Slice<T>) -> &[T] {
        &self.0[slice.start as usize..][..slice.len as usize]
    }

    /// One item of a list, by its place there.
    #[inline]
    pub fn at(&self, slice: Slice<T>, place: usize) -> T
    where
        T: Copy,
    {
        self.all(slice)[place]
    }
}

/// What an arena of the pack `C` holds. [`pack!`](crate::pack!) implements it.
pub trait Stored<C: Content>: Sized {
    /// Its arena.
    fn arena(arenas: &C::Arenas) -> &Arena<Self>;

    /// Its arena, to store a list there.
    fn arena_mut(arenas: &mut C::Arenas) -> &mut Arena<Self>;
}
