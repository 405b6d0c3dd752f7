//! Tones: what a colour means.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What a thing's colour says; which colour that is, front-ends and the game's looks decide.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Tone {
    /// Nothing in particular.
    #[default]
    Neutral,
    /// The hue of the game.
    Accent,
    /// The seat's own colour.
    Seat(Seat),
    /// The third metal.
    Bronze,
    /// The second metal.
    Silver,
    /// The first metal.
    Gold,
    /// Something good.
    Good,
    /// Something bad.
    Bad,
    /// A tone of the game's own, by its name in [`Looks::tones`](crate::Looks::tones).
    Named(Cow<'static, str>),
}

impl Tone {
    /// Whether it says nothing in particular.
    pub fn is_neutral(&self) -> bool {
        *self == Tone::Neutral
    }
}

impl From<Seat> for Tone {
    fn from(seat: Seat) -> Tone {
        Tone::Seat(seat)
    }
}

impl From<&'static str> for Tone {
    fn from(name: &'static str) -> Tone {
        Tone::Named(Cow::Borrowed(name))
    }
}

impl From<String> for Tone {
    fn from(name: String) -> Tone {
        Tone::Named(Cow::Owned(name))
    }
}
