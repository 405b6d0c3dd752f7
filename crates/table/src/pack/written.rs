//! Values of a pack as their author wrote them, for the lab and for tools: the notation is declared with the types and not taken from their
//! `Debug`.

use super::{Made, Slice};
use serde::Serialize;

/// A value in the notation of packs. [`vocabulary!`](crate::vocabulary) gives it to every enum, [`schema!`](crate::schema) to those that end
/// with `written`, and [`pack!`](crate::pack!) to the numbers of registered things, which are written as their slugs.
pub trait AsWritten<P: ?Sized> {
    /// The value as a file of this pack writes it.
    fn as_written(&self, pack: &P) -> String;
}

/// A variant with its fields: `Draw(2)`, `GainEach(count: Heroes, each: 1)`. Fields of tuples have no names.
#[doc(hidden)]
pub fn write_variant(name: &str, fields: &[(&str, String)]) -> String {
    let field = |(name, value): &(&str, String)| match *name {
        "" => value.clone(),
        name => format!("{name}: {value}"),
    };
    match fields {
        [] => name.to_owned(),
        fields => format!("{name}({})", fields.iter().map(field).collect::<Vec<_>>().join(", ")),
    }
}

/// A value that is the same in files and in rules.
#[doc(hidden)]
pub fn write_plain(value: &impl Serialize) -> String {
    let layout = ron::ser::PrettyConfig::new().compact_structs(true).compact_arrays(true);
    ron::ser::to_string_pretty(value, layout).unwrap_or_else(|error| error.to_string())
}

macro_rules! written_plainly {
    ($($type:ty),* $(,)?) => {$(
        impl<P: ?Sized> AsWritten<P> for $type {
            fn as_written(&self, _: &P) -> String {
                self.to_string()
            }
        }
    )*};
}

written_plainly!(bool, u8, i8, u16, i16);

impl<P: ?Sized, T: AsWritten<P>> AsWritten<P> for Option<T> {
    fn as_written(&self, pack: &P) -> String {
        self.as_ref().map_or_else(|| "None".to_owned(), |value| format!("Some({})", value.as_written(pack)))
    }
}

impl<P: ?Sized, T: AsWritten<P>> AsWritten<P> for Made<T> {
    fn as_written(&self, pack: &P) -> String {
        self.0.as_written(pack)
    }
}

/// A list stands for itself: what it holds is written where it is looked into.
impl<P: ?Sized, T> AsWritten<P> for Slice<T> {
    fn as_written(&self, _: &P) -> String {
        if self.is_empty() { "[]".to_owned() } else { "[…]".to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::vocabulary! {
        pub enum Gift {
            Rest,
            Draw(n: u8),
            GainEach { count: Kin, each: i8 },
        }

        pub enum Kin {
            Heroes,
        }
    }

    #[test]
    fn a_value_is_written_as_in_files() {
        let written = |gift: Gift| gift.as_written(&());
        assert_eq!(written(Gift::Rest), "Rest");
        assert_eq!(written(Gift::Draw(2)), "Draw(2)");
        assert_eq!(written(Gift::GainEach { count: Kin::Heroes, each: -1 }), "GainEach(count: Heroes, each: -1)");
        assert_eq!(Some(Gift::Draw(2)).as_written(&()), "Some(Draw(2))");
    }
}
