//! Tones become classes; the stylesheets say which colour each has in each theme.

use std::borrow::Cow;
use table::looks::Hatching;
use table::scene::{Icon, Tone};
use table::{Looks, Seat};

/// The class of a tone.
pub fn class(tone: &Tone) -> Cow<'static, str> {
    Cow::Borrowed(match tone {
        Tone::Neutral => "t-neutral",
        Tone::Accent => "t-accent",
        Tone::Seat(seat) => seat_class(*seat),
        Tone::Bronze => "t-bronze",
        Tone::Silver => "t-silver",
        Tone::Gold => "t-gold",
        Tone::Good => "t-good",
        Tone::Bad => "t-bad",
        Tone::Named(name) => return Cow::Owned(format!("t-{name}")),
    })
}

/// Six seats have a colour of their own; a seventh shares the first's and keeps its silhouette.
pub fn seat_class(seat: Seat) -> &'static str {
    ["s1", "s2", "s3", "s4", "s5", "s6"][seat.index() % 6]
}

/// The metal a value is made of, for the small coin before a word.
pub fn metal(tone: &Tone) -> Option<&'static str> {
    match tone {
        Tone::Bronze => Some("bronze"),
        Tone::Silver => Some("silver"),
        Tone::Gold => Some("gold"),
        _ => None,
    }
}

/// The emblem that goes with a tone of the game.
pub fn emblem(looks: &Looks, tone: &Tone) -> Option<Icon> {
    match tone {
        Tone::Named(name) => looks.tone(name)?.emblem.map(Icon::from),
        _ => None,
    }
}

/// The hatching of a card's picture.
pub fn hatch(looks: &Looks, tone: &Tone) -> &'static str {
    match tone {
        Tone::Accent => "m-diag",
        Tone::Gold => "m-dots",
        Tone::Named(name) => looks.tone(name).map_or("m-cross", |tone| hatching(tone.hatching)),
        _ => "m-cross",
    }
}

fn hatching(hatching: Hatching) -> &'static str {
    match hatching {
        Hatching::Waves => "m-waves",
        Hatching::Diagonal => "m-diag",
        Hatching::Cross => "m-cross",
        Hatching::Dots => "m-dots",
        Hatching::Flat => "m-flat",
        Hatching::Brick => "m-brick",
        Hatching::Scales => "m-scale",
        Hatching::Upward => "m-up",
    }
}
