//! Tracks and clocks: joined notches with a present one and pieces on them.

use super::build::setters;
use super::{Icon, Piece, Spot, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};

/// Joined notches in a line, or bent into the ring of a clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    pub id: Spot,
    pub name: Text,
    pub bend: Bend,
    pub notches: Vec<Notch>,
    /// The present notch, counted from 0; those before it are past.
    pub now: Option<u16>,
    /// What stands in the middle of a clock: a figure and a word.
    pub middle: Option<Text>,
    pub note: Option<Text>,
    pub pieces: Vec<Piece>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bend {
    Straight,
    Ring,
}

/// One notch of a track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notch {
    pub label: Text,
    pub icon: Option<Icon>,
    pub tone: Tone,
}

impl Notch {
    pub fn new(label: impl Into<Text>) -> Notch {
        Notch { label: label.into(), icon: None, tone: Tone::Neutral }
    }
}

setters!(Notch { some icon: Icon, set tone: Tone => tone });

impl Track {
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
