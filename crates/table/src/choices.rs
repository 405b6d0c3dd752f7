//! One declaration for everything that can be chosen in a game.

/// How many kinds of options a game may have.
pub const MOST_KINDS: usize = 64;

/// Declares the choices of a game, each with its kind, its notation and its words, so that a new one is written in one place.
///
/// A line is `Variant(field: Type) = "kind", ("notation {field}") => label;`. Kinds are counted by the lab; the notation is a format string
/// with its arguments; the label is an expression. In both the state of the game has the name that stands behind `as`. The enum gets
/// `KINDS`, every kind once in the order of its first use, and the methods `kind`, `notate` and `describe`. A choice of several kinds lists
/// them and says by a number which it is: `"sell-low" | "sell-high" by price as usize`.
///
/// ```
/// # use table::{Label, choices};
/// # struct Market { names: [&'static str; 2] }
/// choices! {
///     /// One thing that can be answered.
///     #[derive(Debug, Clone, Copy, PartialEq, Eq)]
///     pub enum Choice for Market as market {
///         Pass = "pass", ("pass") => Label::new("pass", "B1");
///         /// Buy one of the wares.
///         Buy(ware: u8) = "buy", ("buy {}", market.names[ware as usize]) => Label::new("buy", "B2");
///         Sell(ware: u8, price: u8) = "sell-low" | "sell-high" by usize::from(price > 3),
///             ("sell {} {price}", market.names[ware as usize]) => Label::new("sell", "B3");
///     }
/// }
/// let market = Market { names: ["salt", "silk"] };
/// assert_eq!(Choice::Sell(1, 5).notate(&market), "sell silk 5");
/// assert_eq!(Choice::KINDS, ["pass", "buy", "sell-low", "sell-high"]);
/// assert_eq!(Choice::KINDS[Choice::Sell(1, 5).kind()], "sell-high");
/// assert_eq!(Choice::Buy(0).describe(&market).rule.map(|rule| rule.to_string()).as_deref(), Some("B2"));
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $visible:vis enum $Choice:ident for $Game:ty as $game:ident {
            $(
                $(#[$about:meta])*
                $Variant:ident $(( $($field:ident: $Field:ty),+ $(,)? ))? = $kind:literal $(| $more:literal)* $(by $which:expr)?,
                ($($notation:tt)+) => $label:expr;
            )+
        }
    ) => {
        $(#[$meta])*
        $visible enum $Choice {
            $( $(#[$about])* $Variant $(( $($Field),+ ))?, )+
        }

        impl $Choice {
            const KINDS_AND_COUNT: ([&'static str; $crate::choices::MOST_KINDS], usize) =
                $crate::choices::unique_kinds(&[$($kind, $($more,)*)+]);

            /// The kinds of choices, in the order of their first use.
            pub const KINDS: &'static [&'static str] = Self::KINDS_AND_COUNT.0.split_at(Self::KINDS_AND_COUNT.1).0;

            /// Its place in [`Self::KINDS`].
            #[allow(unused_variables)]
            pub fn kind(self) -> usize {
                match self {
                    $( $Choice::$Variant $(( $($field),+ ))? => {
                        const PLACES: &[usize] = &[
                            $crate::choices::place_of_kind($Choice::KINDS, $kind),
                            $($crate::choices::place_of_kind($Choice::KINDS, $more),)*
                        ];
                        PLACES[0 $(+ $which)?]
                    } )+
                }
            }

            /// How it is written down.
            #[allow(unused_variables)]
            pub fn notate(self, $game: &$Game) -> String {
                match self {
                    $( $Choice::$Variant $(( $($field),+ ))? => format!($($notation)+), )+
                }
            }

            /// How it reads.
            #[allow(unused_variables)]
            pub fn describe(self, $game: &$Game) -> $crate::Label {
                match self {
                    $( $Choice::$Variant $(( $($field),+ ))? => $label, )+
                }
            }
        }
    };
}

/// The different ones of these words, in the order of their first use, and how many they are.
#[doc(hidden)]
pub const fn unique_kinds(all: &[&'static str]) -> ([&'static str; MOST_KINDS], usize) {
    let (mut kinds, mut count, mut n) = ([""; MOST_KINDS], 0, 0);
    while n < all.len() {
        if find(&kinds, count, all[n]) == count {
            assert!(count < MOST_KINDS, "a game has at most 64 kinds of options");
            kinds[count] = all[n];
            count += 1;
        }
        n += 1;
    }
    (kinds, count)
}

/// The place of a kind in the list of all.
#[doc(hidden)]
pub const fn place_of_kind(kinds: &[&'static str], kind: &str) -> usize {
    find(kinds, kinds.len(), kind)
}

/// Where a word is among the first ones of a list; their number if it is not.
const fn find(words: &[&'static str], first: usize, word: &str) -> usize {
    let mut n = 0;
    while n < first && !is_same(words[n].as_bytes(), word.as_bytes()) {
        n += 1;
    }
    n
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut n = 0;
    while n < one.len() && n < other.len() && one[n] == other[n] {
        n += 1;
    }
    n == one.len() && n == other.len()
}
