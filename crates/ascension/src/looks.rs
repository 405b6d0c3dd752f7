//! What the game is drawn with: its hue, icons, tones, portraits, the back of its cards and its cover.

use table::Looks;
use table::looks::Hatching::{Brick, Cross, Diagonal, Dots, Flat, Scales, Upward, Waves};
use table::looks::{Hatching, NamedTone};

pub const LOOKS: Looks = Looks {
    hue: 318,
    emblem: "throne",
    icons: include_str!("../looks/icons.svg"),
    tones: &[
        sphere("water", 0x1f5f96, 0x7fb6e8, Waves),
        sphere("animal", 0x80511d, 0xd7a56b, Dots),
        sphere("air", 0x40717f, 0x93c4d1, Flat),
        sphere("strength", 0x963c26, 0xe58f76, Diagonal),
        sphere("fire", 0xb03f0c, 0xff9a61, Upward),
        sphere("war", 0xa1222f, 0xf28089, Cross),
        sphere("wood", 0x6b5230, 0xc2a479, Flat),
        sphere("magic", 0x6a3897, 0xc49ae8, Dots),
        sphere("medicine", 0x14705f, 0x6cc9b4, Waves),
        sphere("metal", 0x4c5a72, 0xa9b8d3, Brick),
        sphere("death", 0x3c3540, 0xaaa0b0, Diagonal),
        sphere("stone", 0x605f55, 0xb5b4a6, Brick),
        sphere("earth", 0x7c5a10, 0xd1ac5a, Scales),
        sphere("plant", 0x356b22, 0x8fc777, Upward),
        sphere("life", 0xa13169, 0xee93bd, Scales),
        sphere("journey", 0x0f6c77, 0x67c5d0, Diagonal),
        sector("slopes"),
        sector("flanks"),
        sector("summit"),
        sector("throne"),
    ],
    grounds: &[],
    lands: &[],
    pictures: &[],
    portraits: &[
        include_str!("../looks/portrait-1.svg"),
        include_str!("../looks/portrait-2.svg"),
        include_str!("../looks/portrait-3.svg"),
    ],
    back: Some(include_str!("../looks/back.svg")),
    foe: None,
    cover: Some(include_str!("../looks/cover.svg")),
};

/// A sphere has the icon of its name.
const fn sphere(name: &'static str, light: u32, dark: u32, hatching: Hatching) -> NamedTone {
    NamedTone::new(name, light, dark).hatched(hatching).emblem(name)
}

/// The sectors of the mountain are told by their height and not by a colour.
const fn sector(name: &'static str) -> NamedTone {
    NamedTone::new(name, 0x45525b, 0xb4bfc4)
}
