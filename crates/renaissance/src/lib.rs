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
    "missions/thunder-over-vinci.ron",
);
