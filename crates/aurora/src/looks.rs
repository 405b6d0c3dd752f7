//! What the game is drawn with: its hue, icons, tones, the back of its cards and its cover.

use table::Looks;
use table::looks::Hatching::{Brick, Cross, Diagonal, Dots, Flat, Waves};
use table::looks::{Land, NamedTone};

pub const LOOKS: Looks = Looks {
    hue: 245,
    emblem: "snow",
    icons: include_str!("../looks/icons.svg"),
    tones: &[
        NamedTone::new("location", 0x55606e, 0xaeb9c7).hatched(Brick),
        NamedTone::new("survivor", 0x1f5f96, 0x7fb6e8).hatched(Dots),
        NamedTone::new("vehicle", 0x00588f, 0x74b9e6).hatched(Diagonal),
        NamedTone::new("encounter", 0x6b4e22, 0xd0ab74).hatched(Waves),
        NamedTone::new("enemy", 0xa1222f, 0xf28089).hatched(Cross),
        NamedTone::new("object", 0x14625c, 0x6cc9bd).hatched(Flat),
        NamedTone::new("radiation", 0x5c6300, 0xc9d250).hatched(Diagonal),
        NamedTone::new("food", 0x33661f, 0x9ccf80),
        NamedTone::new("fuel", 0x55527a, 0xb5b3e0),
        NamedTone::new("ammo", 0x7d5200, 0xe0b25a),
        NamedTone::new("battery", 0x8a4a00, 0xf0a860),
        NamedTone::new("damage", 0xa52a2a, 0xf08a80),
        NamedTone::new("teeth", 0x45525b, 0xb4bfc4),
        NamedTone::new("mirror", 0x2f6077, 0x93c4d8),
        NamedTone::new("shelf", 0x2f6656, 0x8fc9b5),
        NamedTone::new("perimeter", 0xa1222f, 0xf28089).hatched(Diagonal),
    ],
    grounds: &[],
    lands: &[
        Land::new("gamma", include_str!("../looks/gamma.svg")),
        Land::new("delta", include_str!("../looks/delta.svg")),
    ],
    pictures: &[],
    portraits: &[],
    back: Some(include_str!("../looks/back.svg")),
    foe: None,
    cover: Some(include_str!("../looks/cover.svg")),
};
