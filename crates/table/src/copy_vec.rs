//! A list of fixed capacity that is stored inline: copied with its owner, never on the heap.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// At most `N` things in a row. A state that is made of these is cloned by copying bytes, which is what makes playouts fast.
#[derive(Clone, Copy)]
pub struct CopyVec<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> CopyVec<T, N> {
    /// Nothing yet.
    pub fn new() -> Self {
        CopyVec { len: 0, items: [T::default(); N] }
    }

    /// How many more fit in.
    pub fn room(&self) -> usize {
        N - self.len as usize
    }

    /// Adds one at the end.
    ///
    /// # Panics
    /// If there is no room: the pack's checks and the rules' limits keep every row short enough.
    pub fn push(&mut self, item: T) {
        assert!(self.room() > 0, "a row of at most {N} is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes one out; those after it move up.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        let len = self.len as usize;
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        self.items[self.len as usize] = T::default();
        item
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        *self = CopyVec::new();
    }

    /// Takes out the first that equals this one. `false` where none does.
    pub fn remove_item(&mut self, item: &T) -> bool
    where
        T: PartialEq,
    {
        let place = self.iter().position(|other| other == item);
        place.map(|place| self.remove(place)).is_some()
    }
}

impl<T: Copy + Default, const N: usize> Default for CopyVec<T, N> {
    fn default() -> Self {
        CopyVec::new()
    }
}

impl<T, const N: usize> Deref for CopyVec<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for CopyVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for CopyVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for CopyVec<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for CopyVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for CopyVec<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for CopyVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = CopyVec::new();
        few.extend(items);
        few
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a CopyVec<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for CopyVec<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for CopyVec<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(FewVisitor(PhantomData))
    }
}

struct FewVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for FewVisitor<T, N> {
    type Value = CopyVec<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<CopyVec<T, N>, A::Error> {
        let mut few = CopyVec::new();
        while let Some(item) = items.next_element()? {
            if few.room() == 0 {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            few.push(item);
        }
        Ok(few)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_leaves_no_trace() {
        let mut few: CopyVec<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(few.remove(0), 1);
        assert!(few.remove_item(&3) && !few.remove_item(&3));
        assert_eq!(few, [2].into_iter().collect());
        assert_eq!(few.room(), 3);
    }

    #[test]
    fn a_row_is_stored_as_a_list_and_a_longer_one_is_refused() {
        let few: CopyVec<u8, 2> = [7, 8].into_iter().collect();
        let stored = serde_json::to_string(&few).unwrap();
        assert_eq!(stored, "[7,8]");
        assert_eq!(serde_json::from_str::<CopyVec<u8, 2>>(&stored).unwrap(), few);
        assert!(serde_json::from_str::<CopyVec<u8, 2>>("[1,2,3]").is_err());
    }
}
