//! Which icons, tones and grounds there are, and what is said of those that are not.

use super::{Looks, SHARED_ICONS, symbols};
use crate::pack::nearest;
use std::collections::BTreeSet;

/// Every icon, tone and ground that scenes of one game may name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    icons: BTreeSet<&'static str>,
    tones: BTreeSet<&'static str>,
    grounds: BTreeSet<&'static str>,
    lands: BTreeSet<&'static str>,
    pictures: BTreeSet<&'static str>,
}

impl Known {
    pub(super) fn of(looks: &Looks) -> Known {
        Known {
            icons: symbols(SHARED_ICONS).chain(symbols(looks.icons)).map(|(name, _)| name).collect(),
            tones: looks.tones.iter().map(|tone| tone.name).collect(),
            grounds: looks.grounds.iter().map(|ground| ground.name).collect(),
            lands: looks.lands.iter().map(|land| land.name).collect(),
            pictures: looks.pictures.iter().map(|picture| picture.name).collect(),
        }
    }

    /// The names of all icons.
    pub fn icons(&self) -> impl Iterator<Item = &'static str> {
        self.icons.iter().copied()
    }

    /// What is wrong with the name of an icon, in a sentence; nothing if there is such an icon.
    pub fn icon_fault(&self, name: &str) -> Option<String> {
        fault("icon", name, &self.icons, "docs/content.md lists those there are")
    }

    /// What is wrong with the name of a tone.
    pub fn tone_fault(&self, name: &str) -> Option<String> {
        fault("tone", name, &self.tones, "the game's `Looks` list those there are")
    }

    /// What is wrong with the name of a land.
    pub fn land_fault(&self, name: &str) -> Option<String> {
        fault("land", name, &self.lands, "the game's `Looks` list those there are")
    }

    /// What is wrong with the name of a picture.
    pub fn picture_fault(&self, name: &str) -> Option<String> {
        fault("picture", name, &self.pictures, "the game's `Looks` list those there are")
    }

    /// What is wrong with the name of a ground.
    pub fn ground_fault(&self, name: &str) -> Option<String> {
        fault("ground", name, &self.grounds, "the game's `Looks` list those there are")
    }
}

fn fault(kind: &str, name: &str, known: &BTreeSet<&'static str>, otherwise: &str) -> Option<String> {
    if known.contains(name) {
        return None;
    }
    Some(match nearest(name, known.iter().copied()) {
        Some(near) => format!("there is no {kind} `{name}`; did you mean `{near}`?"),
        None => format!("there is no {kind} `{name}`; {otherwise}"),
    })
}
