//! What the game is drawn with: its hue, icons, tones, the grounds of its board, the back of its cards and its cover.

use std::sync::LazyLock;
use table::Looks;
use table::looks::Hatching::{Brick, Diagonal, Dots, Waves};
use table::looks::{Ground, Known, NamedTone, Picture};

pub const LOOKS: Looks = Looks {
    hue: 192,
    emblem: "triskelion",
    icons: include_str!("../looks/icons.svg"),
    tones: &[
        NamedTone::new("danger", 0x8a5a00, 0xe7b24d).hatched(Diagonal),
        NamedTone::new("fate", 0x5b3f99, 0xb9a0ee).hatched(Dots),
        NamedTone::new("rage", 0xa52a2a, 0xf08a80),
        NamedTone::new("primordial", 0x7a3a2e, 0xe0907c).back(0x7a3a2e, 0x5e2b24).hatched(Diagonal),
        // The severities of trauma.
        NamedTone::new("minor", 0x7a8c5a, 0x93a86f),
        NamedTone::new("major", 0xb98a2b, 0xc99b43),
        NamedTone::new("grave", 0xb0552c, 0xcf7148).hatched(Diagonal),
        NamedTone::new("obol", 0x3b2b3c, 0x8a6d8e).hatched(Dots),
        // Terrain.
        NamedTone::new("city", 0x45525b, 0xb4bfc4),
        NamedTone::new("death", 0x3c3540, 0xaaa0b0).hatched(Diagonal),
        NamedTone::new("stone", 0x605f55, 0xb5b4a6).hatched(Brick),
        NamedTone::new("water", 0x1f5f96, 0x7fb6e8).hatched(Waves),
    ],
    grounds: &[
        Ground::drawn("city", '▒', include_str!("../looks/grounds/city.svg"))
            .block(include_str!("../looks/grounds/city-block.svg")),
        Ground::drawn("labyrinth", '░', include_str!("../looks/grounds/labyrinth.svg")),
        Ground::drawn("column", '◊', include_str!("../looks/grounds/column.svg")),
        Ground::plain("chasm", '~'),
        Ground::plain("engine", '&'),
        Ground::plain("grove", '^'),
        Ground::plain("hedge", '"'),
        Ground::plain("hull", '='),
        Ground::plain("marsh", '$'),
        Ground::plain("pool", '@'),
        Ground::plain("rock", '?'),
        Ground::plain("shell", ':'),
        Ground::plain("temple", ';'),
        Ground::plain("void", '%'),
        Ground::plain("wreck", 'x'),
    ],
    lands: &[],
    pictures: &[
        Picture::new("argo", include_str!("../looks/pictures/argo.svg")),
        Picture::new("orchard", include_str!("../looks/pictures/orchard.svg")),
        Picture::new("waves", include_str!("../looks/pictures/waves.svg")),
        Picture::new("columns", include_str!("../looks/pictures/columns.svg")),
    ],
    portraits: &[],
    back: Some(include_str!("../looks/back.svg")),
    foe: Some(include_str!("../looks/foe.svg")),
    cover: Some(include_str!("../looks/cover.svg")),
};

/// Everything that scenes and packs may name.
pub static KNOWN: LazyLock<Known> = LazyLock::new(|| LOOKS.known());
