//! Sheets, and what is printed on them: meters, dials, rulers, rows and webs.

use super::build::setters;
use super::{Icon, Part, Spot, Token, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A panel that belongs to somebody or something.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sheet {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it is called.
    pub name: Text,
    /// Without an emblem the silhouette of its tone's seat is drawn, if it has one.
    pub emblem: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// Whose it is.
    pub owner: Option<Text>,
    /// Small tokens at its edge.
    pub badges: Vec<Token>,
    /// The one whose turn it is.
    pub acting: bool,
    /// What it shows, from top to bottom.
    pub parts: Vec<Part>,
}

impl Sheet {
    /// A sheet without parts.
    pub fn new(id: impl Into<Spot>, name: impl Into<Text>) -> Sheet {
        Sheet {
            id: id.into(),
            name: name.into(),
            emblem: None,
            tone: Tone::Neutral,
            owner: None,
            badges: Vec::new(),
            acting: false,
            parts: Vec::new(),
        }
    }
}

setters!(Sheet {
    some emblem: Icon,
    set tone: Tone => tone,
    some owner: Text,
    each badge: Token => badges,
    set acting: bool => acting,
    each part: Part => parts,
    all parts: Part => parts,
});

/// Something that fills up: cells up to twenty, a bar above that.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Meter {
    /// What it is called.
    pub name: Text,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// The present figure.
    pub now: i32,
    /// The last figure.
    pub max: i32,
}

impl Meter {
    /// A meter that is filled so far.
    pub fn new(name: impl Into<Text>, now: i32, max: i32) -> Meter {
        Meter { name: name.into(), icon: None, tone: Tone::Neutral, now, max }
    }
}

setters!(Meter { some icon: Icon, set tone: Tone => tone });

/// A named stretch of a scale, both ends included.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stretch {
    /// What it is called.
    pub name: Text,
    /// What its colour says.
    pub tone: Tone,
    /// Its first figure.
    pub from: i32,
    /// Its last figure.
    pub to: i32,
}

impl Stretch {
    /// A stretch from one figure to another.
    pub fn new(name: impl Into<Text>, tone: impl Into<Tone>, from: i32, to: i32) -> Stretch {
        Stretch { name: name.into(), tone: tone.into(), from, to }
    }
}

/// A round scale with the figure inside.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dial {
    /// What it is called.
    pub name: Text,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// The present figure.
    pub now: i32,
    /// The last figure.
    pub max: i32,
    /// Its arcs take their colours, if there are any.
    pub bands: Vec<Stretch>,
}

impl Dial {
    /// A dial that shows this figure.
    pub fn new(name: impl Into<Text>, now: i32, max: i32) -> Dial {
        Dial { name: name.into(), icon: None, tone: Tone::Neutral, now, max, bands: Vec::new() }
    }
}

setters!(Dial {
    some icon: Icon,
    set tone: Tone => tone,
    all bands: Stretch => bands,
});

/// A scale, mostly from 0, with named stretches and the present figure in reverse.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruler {
    /// What it is called.
    pub name: Text,
    /// The present figure.
    pub now: i32,
    /// The first figure.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub from: i32,
    /// The last figure.
    pub max: i32,
    /// Whether the last figure means itself and everything above it.
    pub open_ended: bool,
    /// Its named stretches.
    pub bands: Vec<Stretch>,
}

fn is_zero(figure: &i32) -> bool {
    *figure == 0
}

impl Ruler {
    /// A ruler that shows this figure.
    pub fn new(name: impl Into<Text>, now: i32, max: i32) -> Ruler {
        Ruler { name: name.into(), now, from: 0, max, open_ended: false, bands: Vec::new() }
    }

    /// The stretch the present figure lies in.
    pub fn band(&self) -> Option<&Stretch> {
        self.bands
            .iter()
            .find(|band| band.from <= self.now && (self.now <= band.to || self.open_ended && band.to >= self.max))
    }
}

setters!(Ruler {
    set from: i32 => from,
    set open_ended: bool => open_ended,
    all bands: Stretch => bands,
});

/// Numbered rows that are lit up to a value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rows {
    /// What it is called.
    pub name: Text,
    /// The colour of the lit rows.
    pub tone: Tone,
    /// The rows, in order.
    pub rows: Vec<Row>,
    /// The last number that is lit.
    pub lit_to: i32,
}

/// One numbered row.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Row {
    /// Its number.
    pub number: i32,
    /// What it says.
    pub text: Text,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
}

impl Rows {
    /// No rows yet, lit up to this number.
    pub fn new(name: impl Into<Text>, lit_to: i32) -> Rows {
        Rows { name: name.into(), tone: Tone::Neutral, rows: Vec::new(), lit_to }
    }

    /// A row numbered one above the last.
    #[must_use]
    pub fn row(self, text: impl Into<Text>, icon: impl Into<Icon>) -> Rows {
        let number = self.rows.last().map_or(1, |row| row.number + 1);
        self.at(number, text, icon)
    }

    /// A row with a number of its own.
    #[must_use]
    pub fn at(mut self, number: i32, text: impl Into<Text>, icon: impl Into<Icon>) -> Rows {
        self.rows.push(Row { number, text: text.into(), icon: Some(icon.into()) });
        self
    }
}

setters!(Rows { set tone: Tone => tone });

/// Slots in a row that belong together, filled one by one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slots {
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// A few words beside it.
    pub note: Option<Text>,
    /// What all slots together ask for, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sentence: Option<Text>,
    /// The slots, in order.
    pub slots: Vec<Slot>,
}

impl Slots {
    /// Slots without a common name.
    pub fn new(slots: impl IntoIterator<Item = Slot>) -> Slots {
        Slots { name: None, note: None, sentence: None, slots: slots.into_iter().collect() }
    }
}

setters!(Slots { some name: Text, some note: Text, some sentence: Text });

/// A slot: what lies in it, or what it asks for as far as the viewer knows.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// Its name among all spots, if something may point at it.
    pub id: Option<Spot>,
    /// Whether something lies in it.
    pub state: SlotState,
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// The sign that stands for it.
    pub emblem: Option<Icon>,
    /// What kind of thing it is, in words.
    pub kind: Option<Text>,
    /// The sign of its kind.
    pub kind_icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// The word under its picture: what lies in it, or what it asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<Text>,
    /// What it asks for instead, where either will do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub or: Vec<Alternative>,
    /// The sort of thing that lies in it, where its owner may put it into another slot of the same [train](super::Train). No rule reads
    /// where it lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub load: Option<Cow<'static, str>>,
    /// The sorts of things that may lie in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub takes: Vec<Cow<'static, str>>,
}

/// Something else that a slot may take.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Alternative {
    /// Its picture.
    pub icon: Icon,
    /// What it is, in a word.
    pub word: Text,
    /// The tone it is drawn in.
    pub tone: Tone,
}

/// Whether something lies in a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SlotState {
    /// Something lies in it.
    Filled,
    /// Open, and the viewer may fill it now.
    Next,
    /// Nothing lies in it.
    Open,
}

impl Slot {
    /// A slot in which this lies.
    pub fn filled(name: impl Into<Text>) -> Slot {
        Slot { name: Some(name.into()), ..Slot::new(SlotState::Filled) }
    }

    /// A slot in which nothing lies.
    pub fn open() -> Slot {
        Slot::new(SlotState::Open)
    }

    /// A slot that the viewer may fill now.
    pub fn next() -> Slot {
        Slot::new(SlotState::Next)
    }

    fn new(state: SlotState) -> Slot {
        Slot {
            id: None,
            state,
            name: None,
            emblem: None,
            kind: None,
            kind_icon: None,
            tone: Tone::Neutral,
            word: None,
            or: Vec::new(),
            load: None,
            takes: Vec::new(),
        }
    }
}

setters!(Slot {
    some id: Spot,
    some name: Text,
    some emblem: Icon,
    some kind: Text,
    some kind_icon: Icon,
    set tone: Tone => tone,
    some word: Text,
    each or: Alternative => or,
    some load: Cow<'static, str>,
    all takes: Cow<'static, str> => takes,
});

impl Alternative {
    /// Something else that a slot may take.
    pub fn new(icon: impl Into<Icon>, word: impl Into<Text>) -> Alternative {
        Alternative { icon: icon.into(), word: word.into(), tone: Tone::Neutral }
    }
}

setters!(Alternative { set tone: Tone => tone });
