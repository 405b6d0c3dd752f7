//! What colour means.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What a thing's colour says; which colour that is, each front-end decides.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Tone {
    #[default]
    Neutral,
    /// The hue of the game.
    Accent,
    Seat(Seat),
    Bronze,
    Silver,
    Gold,
    Good,
    Bad,
    Danger,
    Fate,
    Rage,
    /// A sphere (`fire`), a band (`grave`) or a terrain (`city`).
    Named(Cow<'static, str>),
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
