//! Tracks and clocks: joined notches with a present one and pieces on them.

use super::build::setters;
use super::{Icon, Picture, Piece, Spot, Token, Tone};
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
    /// A second, shorter ring inside a clock: its hours; or what the present notch of a sky opens into.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inner: Vec<Notch>,
    /// The present notch of the inner track, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inner_now: Option<u16>,
    /// What is drawn in the middle of a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// How a straight track is drawn.
    #[serde(default, skip_serializing_if = "Look::is_plain")]
    pub look: Look,
}

/// How a straight track is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Look {
    /// Joined cells.
    #[default]
    Plain,
    /// The way of the sun over a day, a sign for each notch.
    Sun,
    /// A meander with a key for this many notches, what is due written above and below it.
    Meander,
    /// Folds of northern light, of which the present one opens into the notches of the inner track.
    Sky,
}

impl Look {
    fn is_plain(&self) -> bool {
        *self == Look::Plain
    }
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
    /// What is due there, in the order of its weight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signs: Vec<Token>,
}

impl Notch {
    /// A notch with nothing but its label.
    pub fn new(label: impl Into<Text>) -> Notch {
        Notch { id: None, label: label.into(), icon: None, tone: Tone::Neutral, signs: Vec::new() }
    }
}

setters!(Notch { some id: Spot, some icon: Icon, set tone: Tone => tone, each sign: Token => signs, all signs: Token => signs });

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
            inner: Vec::new(),
            inner_now: None,
            picture: None,
            look: Look::Plain,
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
    all inner: Notch => inner,
    some inner_now: u16,
    some picture: Picture,
    set look: Look => look,
});
