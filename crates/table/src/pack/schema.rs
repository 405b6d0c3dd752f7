//! The macros that declare how content is written: [`schema!`](crate::schema) for types that differ between files and rules, and
//! [`vocabulary!`](crate::vocabulary) for enums that are the same in both.
//!
//! An enum declared here knows its variants: `NAMES` as they are written, `SLUGS` in small letters, and with a key the message of each.

use crate::{Arg, Text};

/// What can be an argument of a message about the pack `P`.
pub trait Spoken<P: ?Sized> {
    /// The message with this as the argument `name`.
    #[must_use]
    fn speak(&self, message: Text, name: &'static str, pack: &P) -> Text;
}

impl<P> Spoken<P> for u8 {
    fn speak(&self, message: Text, name: &'static str, _: &P) -> Text {
        message.with(name, *self)
    }
}

/// A number that is added to another is said with its sign.
impl<P> Spoken<P> for i8 {
    fn speak(&self, message: Text, name: &'static str, _: &P) -> Text {
        message.with(name, Arg::Plain(signed(*self)))
    }
}

/// A number with its sign: `+2`, `−1`.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

/// How long `key-slug` is, where the slug of `SlayIsHarm` is `slay-is-harm`. Without a key it is the slug alone.
#[doc(hidden)]
pub const fn word_length(key: &str, name: &str) -> usize {
    let name = name.as_bytes();
    let mut length = if key.is_empty() { 0 } else { key.len() + 1 };
    let mut at = 0;
    while at < name.len() {
        length += if at > 0 && name[at].is_ascii_uppercase() { 2 } else { 1 };
        at += 1;
    }
    length
}

/// The letters of `key-slug`.
#[doc(hidden)]
pub const fn word_letters<const LENGTH: usize>(key: &str, name: &str) -> [u8; LENGTH] {
    let (key, name) = (key.as_bytes(), name.as_bytes());
    let mut letters = [b'-'; LENGTH];
    let mut length = 0;
    while length < key.len() {
        letters[length] = key[length];
        length += 1;
    }
    if length > 0 {
        length += 1;
    }
    let mut at = 0;
    while at < name.len() {
        if at > 0 && name[at].is_ascii_uppercase() {
            length += 1;
        }
        letters[length] = name[at].to_ascii_lowercase();
        length += 1;
        at += 1;
    }
    letters
}

/// The slug of a variant, after a key if it has one: `word!("kw", AutoBreak)` is `kw-auto-break`.
#[doc(hidden)]
#[macro_export]
macro_rules! word {
    ($key:expr, $variant:ident) => {
        $crate::word!($key, $variant, stringify!($variant))
    };
    ($key:expr, $variant:ident, $slug:expr) => {{
        const LENGTH: usize = $crate::pack::word_length($key, $slug);
        const LETTERS: [u8; LENGTH] = $crate::pack::word_letters($key, $slug);
        match std::str::from_utf8(&LETTERS) {
            Ok(word) => word,
            Err(_) => panic!("variants have plain letters"),
        }
    }};
}

/// What an enum knows of its variants, whatever they hold.
#[doc(hidden)]
#[macro_export]
macro_rules! variants {
    ($self:ident: $how:ty; $($variant:ident $([$slug:literal])?),*) => {
        /// How many variants there are.
        pub const COUNT: usize = [$(stringify!($variant)),*].len();

        /// The variants as packs write them, in order.
        pub const NAMES: &'static [&'static str] = &[$(stringify!($variant)),*];

        /// The names of the variants in notations and keys, in order.
        pub const SLUGS: &'static [&'static str] = &[$($crate::word!("", $variant $(, $slug)?)),*];

        /// The place of the variant among all.
        #[inline]
        pub const fn number($self: $how) -> usize {
            enum Number {
                $($variant),*
            }
            match $self {
                $(Self::$variant { .. } => Number::$variant as usize),*
            }
        }

        /// Its name as packs write it, without what it holds.
        pub const fn name($self: $how) -> &'static str {
            Self::NAMES[$self.number()]
        }

        /// Its name in notations and keys.
        pub const fn slug($self: $how) -> &'static str {
            Self::SLUGS[$self.number()]
        }
    };
}

/// Declares enums that are the same in files and in rules.
///
/// Fields of tuple variants have names, which files do not repeat. With a key, such as `"token"`, each variant has the message
/// `token-<slug>` with its fields as arguments; a variant whose slug is not its name in small letters says it in brackets.
///
/// ```
/// table::vocabulary! {
///     /// What a card costs.
///     pub enum Price: "price" {
///         Free,
///         PayEco(n: u8),
///         ReinforcedWall ["wall"],
///     }
/// }
/// assert_eq!(Price::NAMES, ["Free", "PayEco", "ReinforcedWall"]);
/// assert_eq!(Price::PayEco(3).slug(), "pay-eco");
/// assert_eq!(Price::PayEco(3).text(), table::text!("price-pay-eco", n = 3));
/// assert_eq!(Price::ReinforcedWall.text().key, "price-wall");
/// assert_eq!(Price::ReinforcedWall.bit(), 0b100);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($($(#[$note:meta])* $vis:vis enum $name:ident $(: $key:literal)? { $($body:tt)* })*) => {$(
        $crate::vocabulary!(@declare [$(#[$note])*] [$vis] $name [$($key)?] $($body)*);
    )*};

    // Without fields there is a list of all.
    (@declare [$($note:tt)*] [$vis:vis] $name:ident [$($key:literal)?]
        $($(#[$about:meta])* $variant:ident $([$slug:literal])?),* $(,)?
    ) => {
        $crate::vocabulary!(@enum [$($note)*] [$vis] $name [$($key)?] $($(#[$about])* $variant $([$slug])? ()),*);

        #[allow(dead_code)]
        impl $name {
            /// All there are, in order.
            pub const ALL: [$name; Self::COUNT] = [$($name::$variant),*];
        }
    };
    (@declare [$($note:tt)*] [$vis:vis] $name:ident [$($key:literal)?]
        $($(#[$about:meta])* $variant:ident $([$slug:literal])?
            $(( $($field:ident: $type:ty),* $(,)? ))?
            $({ $($named:ident: $named_type:ty),* $(,)? })?
        ),* $(,)?
    ) => {
        $crate::vocabulary!(@enum [$($note)*] [$vis] $name [$($key)?]
            $($(#[$about])* $variant $([$slug])? ($($($field: $type),*)? $({ $($named: $named_type),* })?)),*);
    };

    (@enum [$($note:tt)*] [$vis:vis] $name:ident [$($key:literal)?]
        $($(#[$about:meta])* $variant:ident $([$slug:literal])? ($($fields:tt)*)),*
    ) => {
        $crate::vocabulary!(@define [$($note)*] [$vis] $name {} $($(#[$about])* $variant ($($fields)*),)*);

        #[allow(dead_code)]
        impl $name {
            $crate::variants!(self: Self; $($variant $([$slug])?),*);

            /// Its bit in a set of these.
            #[inline]
            pub const fn bit(self) -> u64 {
                const { assert!(Self::COUNT <= 64, "a set has 64 bits") };
                1 << self.number()
            }
        }

        $crate::plain!($name);

        impl<P: ?Sized> $crate::pack::AsWritten<P> for $name {
            fn as_written(&self, _: &P) -> String {
                $crate::pack::write_plain(self)
            }
        }

        $crate::vocabulary!(@speak $name [$($key)?] $($variant $([$slug])? ($($fields)*)),*);
    };

    // The enum itself, variant by variant: one without fields is no tuple.
    (@define [$($note:tt)*] [$vis:vis] $name:ident { $($done:tt)* }) => {
        $($note)*
        #[derive(
            ::serde::Deserialize, ::serde::Serialize, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash,
        )]
        $vis enum $name {
            $($done)*
        }
    };
    (@define $note:tt $vis:tt $name:ident { $($done:tt)* } $(#[$about:meta])* $variant:ident (), $($rest:tt)*) => {
        $crate::vocabulary!(@define $note $vis $name { $($done)* $(#[$about])* $variant, } $($rest)*);
    };
    (@define $note:tt $vis:tt $name:ident { $($done:tt)* }
        $(#[$about:meta])* $variant:ident ($($field:ident: $type:ty),+), $($rest:tt)*
    ) => {
        $crate::vocabulary!(@define $note $vis $name { $($done)* $(#[$about])* $variant($($type),+), } $($rest)*);
    };

    (@define $note:tt $vis:tt $name:ident { $($done:tt)* }
        $(#[$about:meta])* $variant:ident ({ $($fields:tt)* }), $($rest:tt)*
    ) => {
        $crate::vocabulary!(@define $note $vis $name { $($done)* $(#[$about])* $variant { $($fields)* }, } $($rest)*);
    };

    (@speak $name:ident [] $($rest:tt)*) => {};
    (@speak $name:ident [$key:literal] $($variant:ident $([$slug:literal])? ($($field:ident: $type:ty),*)),*) => {
        #[allow(dead_code)]
        impl $name {
            /// Its message.
            #[allow(unused_variables)]
            pub fn text(self) -> $crate::Text {
                let message = $crate::Text::new(const {
                    [$($crate::word!($key, $variant $(, $slug)?)),*]
                }[self.number()]);
                $crate::vocabulary!(@arguments self message () $($name::$variant ($($field),*))*)
            }
        }

        impl<P> $crate::pack::Spoken<P> for $name {
            fn speak(&self, message: $crate::Text, name: &'static str, _: &P) -> $crate::Text {
                message.with(name, self.text())
            }
        }
    };

    // A match over the variants that have fields.
    (@arguments $self:ident $message:ident ($($arms:tt)*)) => {
        match $self {
            $($arms)*
            #[allow(unreachable_patterns)]
            _ => $message,
        }
    };
    (@arguments $self:ident $message:ident ($($arms:tt)*) $name:ident::$variant:ident () $($rest:tt)*) => {
        $crate::vocabulary!(@arguments $self $message ($($arms)*) $($rest)*)
    };
    (@arguments $self:ident $message:ident ($($arms:tt)*) $name:ident::$variant:ident ($($field:ident),+) $($rest:tt)*) => {
        $crate::vocabulary!(@arguments $self $message ($($arms)* $name::$variant($($field),+) => {
            $(let $message = $crate::pack::Spoken::<()>::speak(&$field, $message, stringify!($field), &());)+
            $message
        }) $($rest)*)
    };
}

/// Declares types of the content of a pack over a [`Stage`](crate::pack::Stage), each with its way from files to rules.
///
/// A struct without a stage is the same in both, and its fields are checked like all others. Tuple variants name their fields, which files do not
/// repeat. A struct's field may be left out in files where
/// `#[serde(default)]` is written before it. An enum with a key, such as `"effect"`, gives the message `effect-<slug>` of each variant,
/// with its fields as arguments; `=> Pack::say_if` after a variant names the function that says it instead. An enum `as written` can also be
/// written back as files have it ([`AsWritten`](crate::pack::AsWritten)).
#[macro_export]
macro_rules! schema {
    (for $pack:ty;) => {};
    (for $pack:ty; $(#[$note:meta])* pub enum $name:ident<$S:ident> $(: $key:literal)? $(as $written:ident)? {
        $($(#[$about:meta])* $variant:ident $([$slug:literal])?
            $(( $($field:ident: $type:ty),* $(,)? ))?
            $({ $($named:ident: $named_type:ty),* $(,)? })?
            $(=> $say:path)?
        ),* $(,)?
    } $($rest:tt)*) => {
        $(#[$note])*
        #[derive(::serde::Deserialize, Debug, Clone, PartialEq)]
        #[serde(bound = "")]
        pub enum $name<$S: $crate::pack::Stage = $crate::pack::Played> {
            $($(#[$about])* $variant $(( $($type),* ))? $({ $($named: $named_type),* })?),*
        }

        impl $crate::pack::Lower<$pack> for $name<$crate::pack::Written> {
            type To = $name;

            #[allow(unused_variables)]
            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_, $pack>) -> Option<$name> {
                match self {
                    $($name::$variant $(( $($field),* ))? $({ $($named),* })? => {
                        $($(let $field = $crate::pack::Lower::lower($field, lowering);)*)?
                        $($(let $named = $crate::pack::Lower::lower($named, lowering);)*)?
                        Some($name::$variant
                            $(( $($field?),* ))?
                            $({ $($named: $named?),* })?)
                    })*
                }
            }
        }

        impl $crate::pack::Staged for $name {
            type Written = $name<$crate::pack::Written>;
        }

        impl<$S: $crate::pack::Stage> $name<$S> {
            $crate::variants!(self: &Self; $($variant $([$slug])?),*);
        }

        $crate::schema!(@speak $pack, $name [$($key)?]
            $($variant $([$slug])? $(( $($field),* ))? $({ $($named),* })? [$($say)?]),*);
        $crate::schema!(@write $pack, $name [$($written)?] $($variant $(( $($field),* ))? $({ $($named),* })?),*);
        $crate::schema!(for $pack; $($rest)*);
    };
    (for $pack:ty; $(#[$note:meta])* pub struct $name:ident<$S:ident> {
        $($(#[$about:meta])* pub $field:ident: $type:ty),* $(,)?
    } $($rest:tt)*) => {
        $(#[$note])*
        #[derive(::serde::Deserialize, Debug, Clone, PartialEq)]
        #[serde(bound = "", deny_unknown_fields)]
        pub struct $name<$S: $crate::pack::Stage = $crate::pack::Played> {
            $($(#[$about])* pub $field: $type),*
        }

        impl $crate::pack::Lower<$pack> for $name<$crate::pack::Written> {
            type To = $name;

            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_, $pack>) -> Option<$name> {
                $(let $field = $crate::pack::Lower::lower(&self.$field, lowering);)*
                Some($name { $($field: $field?),* })
            }
        }

        impl $crate::pack::Staged for $name {
            type Written = $name<$crate::pack::Written>;
        }

        $crate::schema!(for $pack; $($rest)*);
    };

    (for $pack:ty; $(#[$note:meta])* pub struct $name:ident {
        $($(#[$about:meta])* pub $field:ident: $type:ty),* $(,)?
    } $($rest:tt)*) => {
        $(#[$note])*
        #[derive(::serde::Deserialize, Debug, Clone, PartialEq)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$about])* pub $field: $type),*
        }

        impl $crate::pack::Lower<$pack> for $name {
            type To = $name;

            fn lower(&self, lowering: &mut $crate::pack::Lowering<'_, $pack>) -> Option<$name> {
                $(let $field = $crate::pack::Lower::lower(&self.$field, lowering);)*
                Some($name { $($field: $field?),* })
            }
        }

        impl $crate::pack::Staged for $name {
            type Written = $name;
        }

        $crate::schema!(for $pack; $($rest)*);
    };

    (@write $pack:ty, $name:ident [] $($rest:tt)*) => {};
    (@write $pack:ty, $name:ident [written]
        $($variant:ident $(( $($field:ident),* ))? $({ $($named:ident),* })?),*
    ) => {
        impl $crate::pack::AsWritten<$pack> for $name {
            #[allow(unused_variables)]
            fn as_written(&self, pack: &$pack) -> String {
                match self {
                    $($name::$variant $(( $($field),* ))? $({ $($named),* })? => $crate::pack::write_variant(
                        stringify!($variant),
                        &[
                            $($(("", $crate::pack::AsWritten::<$pack>::as_written($field, pack)),)*)?
                            $($((stringify!($named), $crate::pack::AsWritten::<$pack>::as_written($named, pack)),)*)?
                        ],
                    ),)*
                }
            }
        }
    };

    (@speak $pack:ty, $name:ident [] $($rest:tt)*) => {};
    (@speak $pack:ty, $name:ident [$key:literal]
        $($variant:ident $([$slug:literal])? $(( $($field:ident),* ))? [$($say:path)?]),*
    ) => {
        impl $name {
            /// Its message, with what it holds as arguments.
            pub fn text(self, pack: &$pack) -> $crate::Text {
                match self {
                    $($name::$variant $(( $($field),* ))? => $crate::schema!(@message
                        pack, $crate::word!($key, $variant $(, $slug)?), ($($($field),*)?) [$($say)?]
                    ),)*
                }
            }
        }

        impl $crate::pack::Spoken<$pack> for $name {
            fn speak(&self, message: $crate::Text, name: &'static str, pack: &$pack) -> $crate::Text {
                message.with(name, self.text(pack))
            }
        }
    };

    (@message $pack:ident, $key:expr, ($($field:ident),*) [$say:path]) => {
        $say($pack, $($field),*)
    };
    (@message $pack:ident, $key:expr, ($($field:ident),*) []) => {{
        let message = $crate::Text::new(const { $key });
        $(let message = $crate::pack::Spoken::speak(&$field, message, stringify!($field), $pack);)*
        message
    }};
}

/// Types of the schema that are a few `Copy` bytes in the stage of rules.
#[macro_export]
macro_rules! copied {
    ($($name:ident),* $(,)?) => {
        $(impl Copy for $name<$crate::pack::Played> {})*
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_that_is_added_has_its_sign() {
        assert_eq!([signed(2_i8), signed(0_i8), signed(-1_i8)], ["+2", "+0", "−1"]);
    }
}
