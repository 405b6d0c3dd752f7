//! What the game is drawn with: its hue, icons, tones, grounds and its cover.

use table::Looks;
use table::looks::{Ground, Hatching, NamedTone};

pub const LOOKS: Looks = Looks {
    hue: 30,
    emblem: "gnomon",
    icons: include_str!("../looks/icons.svg"),
    tones: &[
        NamedTone::new("keys", 0x7a3b12, 0xe0a070).hatched(Hatching::Diagonal),
        NamedTone::new("lagoon", 0x14566b, 0x7cc4dc).hatched(Hatching::Waves),
        NamedTone::new("brood", 0x3f5a16, 0xa9cc72).hatched(Hatching::Dots),
        NamedTone::new("roof", 0x8a3f22, 0xe39a78).hatched(Hatching::Brick),
        NamedTone::new("tower", 0x5f5248, 0xc2b3a6).hatched(Hatching::Brick),
        NamedTone::new("water", 0x1f5f96, 0x7fb6e8).hatched(Hatching::Waves),
        NamedTone::new("swamp", 0x4f5a1c, 0xb9c46a).hatched(Hatching::Dots),
        NamedTone::new("scenery", 0x5b5346, 0xbdb3a2).hatched(Hatching::Cross),
    ],
    grounds: &[
        Ground::plain("water", '~'),
        Ground::plain("swamp", ','),
        Ground::plain("roof", '1'),
        Ground::plain("tower", '2'),
        Ground::plain("ladder", '='),
        Ground::plain("well", 'o'),
        Ground::plain("crate", 'c'),
        Ground::plain("cart", 'k'),
        Ground::plain("bush", 'b'),
        Ground::plain("tree", 't'),
        Ground::plain("nowhere", '#'),
    ],
    cover: Some(include_str!("../looks/cover.svg")),
    ..Looks::PLAIN
};
