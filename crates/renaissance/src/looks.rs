//! What the game is drawn with: its hue, icons, tones, grounds and its cover.

use table::Looks;
use table::looks::{Ground, Hatching, Land, NamedTone, Picture, Relief};

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
        NamedTone::new("alchimia", 0x5b3f99, 0xb9a0ee).hatched(Hatching::Dots),
        NamedTone::new("scenery", 0x5b5346, 0xbdb3a2).hatched(Hatching::Cross),
    ],
    grounds: &[
        Ground::drawn("water", '~', include_str!("../looks/grounds/water.svg")).relief(Relief::Sunk),
        Ground::drawn("swamp", ',', include_str!("../looks/grounds/swamp.svg")),
        Ground::plain("roof", '1').relief(Relief::Hipped),
        Ground::plain("tower", '2').relief(Relief::Parapet),
        Ground::drawn("ladder", '=', include_str!("../looks/grounds/ladder.svg")),
        Ground::drawn("well", 'o', include_str!("../looks/grounds/well.svg")),
        Ground::drawn("crate", 'c', include_str!("../looks/grounds/crate.svg")),
        Ground::drawn("cart", 'k', include_str!("../looks/grounds/cart.svg")),
        Ground::drawn("bush", 'b', include_str!("../looks/grounds/bush.svg")),
        Ground::drawn("tree", 't', include_str!("../looks/grounds/tree.svg")),
        Ground::drawn("nowhere", '#', include_str!("../looks/grounds/nowhere.svg")),
    ],
    lands: &[
        Land::new("italy", include_str!("../looks/italy.svg")),
        Land::new("hills", include_str!("../looks/hills.svg")),
    ],
    pictures: &[
        Picture::new("sun", include_str!("../looks/sun.svg")),
        Picture::new("artisan", include_str!("../looks/fronts/artisan.svg")),
        Picture::new("surgeon", include_str!("../looks/fronts/surgeon.svg")),
        Picture::new("barracks", include_str!("../looks/fronts/barracks.svg")),
        Picture::new("church", include_str!("../looks/fronts/church.svg")),
        Picture::new("baths", include_str!("../looks/fronts/baths.svg")),
        Picture::new("master", include_str!("../looks/fronts/master.svg")),
        Picture::new("merchant", include_str!("../looks/fronts/merchant.svg")),
    ],
    cover: Some(include_str!("../looks/cover.svg")),
    ..Looks::PLAIN
};
