//! B21 · Keywords: abilities that many cards share. Rules know each by name; cards only mention them.

use super::Trigger;
use crate::dice::Colour;
use table::vocabulary;

/// Declares the keywords. After `@` is the moment (B21) at which a keyword without a price of its own does something; one that only changes a
/// figure has none. In brackets: `stackable` if the numbers of several add up (B17.8), `voluntary` if it may be left out (B17.5), `movement` if
/// several are one movement with the sum of their figures (B17.8), `declinable` if the question that it asks can be declined.
macro_rules! keywords {
    ($($word:ident $(($($field:ident: $type:ty),*))? $(@ $moment:ident)? $([$($property:ident),*])?,)*) => {
        vocabulary! {
            /// The keywords of gear, Kratos tables, mnemos, godforms, primordials and attacks.
            pub enum Keyword: "kw" {
                $($word $(($($field: $type),*))?),*
            }
        }

        impl Keyword {
            /// B21 · The moment at which it does something.
            #[inline]
            pub const fn moment(self) -> Option<Trigger> {
                match self {
                    $(Keyword::$word { .. } => keywords!(@moment $($moment)?),)*
                }
            }

            #[inline]
            // A keyword may have every property there is.
            #[allow(clippy::needless_update)]
            const fn properties(self) -> Properties {
                match self {
                    $(Keyword::$word { .. } => Properties { $($($property: true,)*)? ..Properties::NONE },)*
                }
            }

            /// The keyword that an ability of this name is at a price. Figures are left at 0.
            pub fn named(name: &str) -> Option<Keyword> {
                let place = Keyword::SLUGS.iter().position(|slug| *slug == name)?;
                Some([$(Keyword::$word $(($(<$type>::default()),*))?),*][place])
            }
        }
    };
    (@moment) => { None };
    (@moment $moment:ident) => { Some(Trigger::$moment) };
}

#[derive(Clone, Copy)]
struct Properties {
    stackable: bool,
    voluntary: bool,
    movement: bool,
    declinable: bool,
}

impl Properties {
    const NONE: Properties = Properties { stackable: false, voluntary: false, movement: false, declinable: false };
}

keywords! {
    AmbrosiaLimit(n: u8),
    AmbrosiaLimitPlus(n: u8) [stackable],
    Ascended,
    AttackReroll(n: u8) [stackable],
    AutoBreak(n: u8) @ FirstWindow [stackable],
    Block(n: u8) @ EvasionRolled [stackable],
    Break(n: u8) @ SecondWindow [stackable],
    Bypass,
    Carving(n: u8) @ Wound [stackable],
    Commit,
    Cumbersome @ SecondWindow,
    Deadly,
    Diversion @ SecondWindow,
    Dodge,
    Doomed,
    Elation(n: u8) @ SecondWindow [stackable, voluntary, declinable],
    Frontlines @ EndOfBattle,
    Heartseeker @ AboutToDrawPart,
    Hide @ EndOfTurn [voluntary],
    Knockback(n: u8) @ SecondWindow [stackable, voluntary, movement],
    Lifeline @ AboutToFallToDeath [voluntary],
    Lumbering,
    Motivate(n: u8) @ SecondWindow [stackable, voluntary, declinable],
    Opening(n: u8) @ SecondWindow [stackable],
    Overbreak(n: u8) @ SecondWindow [stackable],
    Peril,
    Power(n: u8) [stackable],
    PowerDie(colour: Colour) [stackable],
    PowerReroll(n: u8) [stackable],
    Precise(n: u8) [stackable],
    Provoke @ FirstWindow,
    Pull(n: u8) @ EitherWindow [stackable, voluntary, movement],
    Pushback(n: u8) @ EitherWindow [stackable, voluntary, movement],
    Ranged(from: u8, upto: u8),
    Reach(n: u8),
    Reflex @ Reaction [voluntary],
    AdvancedReflex @ Reaction [voluntary],
    SuperiorReflex @ Reaction [voluntary],
    Reinforce(n: u8) [stackable],
    AdvancedReinforce(n: u8) [stackable],
    SuperiorReinforce(n: u8) [stackable],
    Reposition(n: u8) @ SecondWindow [stackable, voluntary, movement, declinable],
    Rocksteady @ AboutToFallDown [voluntary],
    Rush @ FreeAction [voluntary],
    ImprovedRush @ FreeAction [voluntary],
    Sacrifice @ FirstWindow [voluntary],
    Scale @ AboutToClimb,
    SecondChance @ TraumaDrawn [voluntary],
    Solace @ SecondWindow [voluntary],
    Spotlight @ FirstWindow,
    Stalwart @ AboutToBeKnockedBack [voluntary],
    BodySuppress @ SecondWindow,
    AiSuppress @ SecondWindow,
    Tireless @ AboutToBeCumbersome [voluntary],
    TitanPossession,
    ArgonautPossession,
    Tumble @ AboutToCrash,
    Unique,
    Vault @ EitherWindow [voluntary],
}

impl Keyword {
    /// B17.8 · Whether the numbers of several add up.
    pub const fn is_stackable(self) -> bool {
        self.properties().stackable
    }

    /// B17.5 · Whether it may be left out.
    pub const fn is_voluntary(self) -> bool {
        self.properties().voluntary
    }

    /// B17.8 · Whether it is a movement that adds up with others of its kind.
    pub const fn is_movement(self) -> bool {
        self.properties().movement
    }

    /// Whether its own question can be declined.
    pub const fn is_declinable(self) -> bool {
        self.properties().declinable
    }
}
