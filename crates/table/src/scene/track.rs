//! Tracks and clocks: joined notches with a present one and pieces on them.

use super::build::setters;
use super::{Icon, Piece, Spot, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};

/// Joined notches in a line, or bent into the ring of a clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Track {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it is called.
    pub name: Text,
    /// Whether it is a line or a ring.
    pub bend: Bend,
    /// The notches, in order.
    pub notches: Vec<Notch>,
    /// The present notch, counted from 0; those before it are past.
    pub now: Option<u16>,
    /// What stands in the middle of a clock: a figure and a word.
    pub middle: Option<Text>,
    /// A few words beside it.
    pub note: Option<Text>,
    /// The pieces that stand on it.
    pub pieces: Vec<Piece>,
}

/// How a track lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bend {
    /// In a line.
    Straight,
    /// In a ring, like a clock.
    Ring,
    /// Upright, the first notch below: for notches with long labels.
    Ladder,
}

/// One notch of a track.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notch {
    /// Its name among all spots of the scene, where options point at it.
    pub id: Option<Spot>,
    /// What it is called.
    pub label: Text,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
}

impl Notch {
    /// A notch with nothing but its label.
    pub fn new(label: impl Into<Text>) -> Notch {
        Notch { id: None, label: label.into(), icon: None, tone: Tone::Neutral }
    }
}

setters!(Notch { some id: Spot, some icon: Icon, set tone: Tone => tone });

impl Track {
    /// A straight track on which nothing stands.
    pub fn new(id: impl Into<Spot>, name: impl Into<Text>, notches: impl IntoIterator<Item = Notch>) -> Track {
        Track {
            id: id.into(),
            name: name.into(),
            bend: Bend::Straight,
            notches: notches.into_iter().collect(),
            now: None,
            middle: None,
            note: None,
            pieces: Vec::new(),
        }
    }

    /// A track whose notches are the numbers from 1.
    pub fn numbered(id: impl Into<Spot>, name: impl Into<Text>, count: u16) -> Track {
        Track::new(id, name, (1..=count).map(|number| Notch::new(Text::plain(number.to_string()))))
    }

    /// Bends the track into a ring.
    #[must_use]
    pub fn clock(mut self) -> Track {
        self.bend = Bend::Ring;
        self
    }
}

setters!(Track {
    some now: u16,
    some middle: Text,
    some note: Text,
    each piece: Piece => pieces,
    all pieces: Piece => pieces,
});
