//! Tones become classes; the stylesheet says which colour each has in each theme.

use table::Seat;
use table::scene::{Icon, Tone};

/// Spheres, bands and signals the stylesheet knows by name.
pub const NAMED: [&str; 20] = [
    "water", "animal", "air", "strength", "fire", "war", "wood", "magic", "medicine", "metal", "death", "stone",
    "earth", "plant", "life", "journey", "minor", "major", "grave", "obol",
];

/// The class of a tone. A name the stylesheet does not know is drawn neutral.
pub fn class(tone: &Tone) -> &'static str {
    match tone {
        Tone::Neutral => "t-neutral",
        Tone::Accent => "t-accent",
        Tone::Seat(seat) => seat_class(*seat),
        Tone::Bronze => "t-bronze",
        Tone::Silver => "t-silver",
        Tone::Gold => "t-gold",
        Tone::Good => "t-good",
        Tone::Bad => "t-bad",
        Tone::Danger => "t-danger",
        Tone::Fate => "t-fate",
        Tone::Rage => "t-rage",
        Tone::Named(name) => named(name),
    }
}

fn named(name: &str) -> &'static str {
    const CLASSES: [&str; 20] = [
        "t-water",
        "t-animal",
        "t-air",
        "t-strength",
        "t-fire",
        "t-war",
        "t-wood",
        "t-magic",
        "t-medicine",
        "t-metal",
        "t-death",
        "t-stone",
        "t-earth",
        "t-plant",
        "t-life",
        "t-journey",
        "t-minor",
        "t-major",
        "t-grave",
        "t-obol",
    ];
    NAMED.iter().position(|known| *known == name).map_or("t-neutral", |at| CLASSES[at])
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

/// The emblem of a sphere, where the shared set has one by its name.
pub fn emblem(tone: &Tone) -> Option<Icon> {
    match tone {
        Tone::Named(name) => Some(Icon(name.clone())).filter(Icon::is_known),
        _ => None,
    }
}

/// The hatching of a card's picture.
pub fn hatch(tone: &Tone) -> &'static str {
    let Tone::Named(name) = tone else {
        return match tone {
            Tone::Accent | Tone::Danger => "m-diag",
            Tone::Gold | Tone::Fate => "m-dots",
            _ => "m-cross",
        };
    };
    match name.as_ref() {
        "water" | "medicine" => "m-waves",
        "strength" | "death" | "journey" | "grave" => "m-diag",
        "animal" | "magic" | "obol" => "m-dots",
        "fire" | "plant" => "m-up",
        "air" | "wood" => "m-flat",
        "metal" | "stone" => "m-brick",
        "earth" | "life" => "m-scale",
        _ => "m-cross",
    }
}
