//! Small numbers that name things.

/// The number of a thing in its list: small, `Copy`, and stored as a plain number. It means something only with the pack it came from;
/// records use the slug. [`ids!`](crate::ids) declares one.
pub trait Id: Copy {
    /// The number of the thing at this place, or nothing if there can be no such place.
    fn nth(place: usize) -> Option<Self>;

    /// The place of the thing in its list.
    fn index(self) -> usize;
}

/// The most things of one kind that a pack can have.
pub const MOST: usize = u8::MAX as usize;

/// Declares numbers, each a type of its own: `ids! { /** A card. */ CardId, GateId }`.
///
/// ```
/// table::ids! { GateId }
/// assert_eq!(GateId(3).index(), 3);
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$note:meta])* $name:ident),* $(,)?) => {$(
        $(#[$note])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u8);

        #[allow(dead_code)]
        impl $name {
            /// Its place in its list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::pack::Id for $name {
            fn nth(place: usize) -> Option<$name> {
                (place < $crate::pack::MOST).then_some($name(place as u8))
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}
