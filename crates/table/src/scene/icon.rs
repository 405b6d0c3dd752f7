//! The shared set of icons, by name.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One picture of the shared set, such as `eco` or `d12`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Icon(pub Cow<'static, str>);

impl Icon {
    /// Every picture of the shared set.
    #[rustfmt::skip]
    pub const NAMES: [&str; 151] = [
        "water", "animal", "air", "strength", "fire", "war", "wood", "magic", "medicine", "metal", "death", "stone",
        "earth", "plant", "life", "journey", "environment", "action", "creature", "place", "object", "person", "state",
        "treasure", "hero", "web", "plot", "equipment", "condition", "event", "eco", "gate", "gate-open", "throne",
        "chaos", "d6-1", "d6-2", "d6-3", "d6-4", "d6-5", "d6-6", "d8", "d10", "d12", "crit-die", "power-die",
        "potential", "danger", "fate", "rage", "triskelion", "kratos", "opening", "break", "reroll", "ambrosia",
        "obol", "wound", "doom", "progress", "column", "labyrinth", "down", "argo", "priority", "crew", "hull", "fuel",
        "food", "ammo", "battery", "truck", "snow", "fame", "jam", "action-point", "coin", "threat", "health", "dome",
        "eye", "eye-shut", "sword", "axe", "bow", "gun", "spear", "shield", "armour", "skull", "clock", "cards",
        "deck", "lock", "charge", "move", "sight", "undo", "book", "why", "bot", "chat", "search", "bell", "sun",
        "link", "arrow", "check", "cross", "compass", "record", "shears", "laurel", "hand", "fist", "fingers", "arm",
        "elbow", "ribs", "shell", "foot", "heart", "face", "drop", "muzzle", "hoof", "tail", "mane", "wall", "wheel",
        "lamp", "ring", "neck", "horn", "wing", "feather", "crest", "talon", "bone", "beak", "egg", "ember", "stair",
        "buttress", "arch", "well", "crane", "mouth", "plumb", "window", "foundation",
    ];

    pub fn name(&self) -> &str {
        &self.0
    }

    /// Whether the shared set has it.
    pub fn is_known(&self) -> bool {
        Icon::NAMES.contains(&self.name())
    }
}

impl From<&'static str> for Icon {
    fn from(name: &'static str) -> Icon {
        Icon(Cow::Borrowed(name))
    }
}

impl From<String> for Icon {
    fn from(name: String) -> Icon {
        Icon(Cow::Owned(name))
    }
}

impl From<&Icon> for Icon {
    fn from(icon: &Icon) -> Icon {
        icon.clone()
    }
}
