//! Nova Aetas: Renaissance: four heroes, a clock, and an Italy to which the old gods have come back.
#![forbid(unsafe_code)]

pub mod geometry;
pub mod ids;
mod looks;
pub mod pack;
pub mod state;
pub mod story;

pub use pack::Pack;

/// The content that ships.
pub const CONTENT: &[(&str, &str)] = table::embed_pack!(
    "content": "achievements.ron", "classes.ron", "companions.ron", "destinies.ron", "enemies.ron", "events.ron",
    "forms.ron", "heroes.ron", "items.ron", "numbers.ron", "places.ron", "reagents.ron", "skills.ron", "wounds.ron",
    "missions/chains-at-genoa.ron",
    "missions/duel-at-dawn.ron",
    "missions/masks-of-florence.ron",
    "missions/somebody-elses-battle.ron",
    "missions/the-basilisk.ron",
    "missions/the-bell-founders-night.ron",
    "missions/the-bridge-of-ferrara.ron",
    "missions/the-bronze-bull.ron",
    "missions/the-buried-archive.ron",
    "missions/the-dyers-quay.ron",
    "missions/the-eel-marsh.ron",
    "missions/the-harpy-mother.ron",
    "missions/the-hour-of-rome.ron",
    "missions/the-house-of-turns.ron",
    "missions/the-night-mill.ron",
    "missions/the-plague-cart.ron",
    "missions/the-quarry-cages.ron",
    "missions/the-salt-beacon.ron",
    "missions/the-sibyl-of-cuma.ron",
    "missions/the-toll.ron",
    "missions/the-wrong-address.ron",
    "missions/three-altars.ron",
    "missions/thunder-over-vinci.ron",
);
