//! Scenes: what one viewer sees, described and not drawn.
//!
//! A scene is plain data with a small fixed vocabulary; front-ends draw it, and [`plain`] writes it. A game says which things there are,
//! what they are called, which [`Icon`] and [`Tone`] they wear and where they stand, and never how they look. What a viewer may not see
//! has no place in it: a card that lies face down has a back and nothing else.
//!
//! ```
//! use table::scene::{Area, Cell, Grid, Piece, Scene, Zone};
//! use table::{Seat, text};
//!
//! let disc = Piece::disc("disc-1", text!("table-seat", who = Seat(0)), Cell::new(0, 3)).tone(Seat(0));
//! let scene = Scene::new("title").zone(Zone::new("zone", Area::Board).part(Grid::new("board", 7, 6).piece(disc)));
//! assert!(scene.faults().is_empty());
//! ```
//!
//! # A new element
//!
//! The compiler leads to most places once the element is a variant of [`Part`]:
//!
//! | where | what |
//! |---|---|
//! | `scene/`, a file of its own | the type, with its setters |
//! | this file | [`Part`], `parts!`, the re-export |
//! | `scene/walk.rs` | its texts, icons, tones and spots |
//! | `scene/faults.rs` | what can be wrong with it, if anything can |
//! | `scene/plain.rs` and its folder | how it is written as plain text |
//! | `terminal/src/paint.rs` and its folder | how it is painted |
//! | `web/src/draw/sheet.rs`, `web/src/draw.rs`, a file in its folder; `zone.rs` if a zone gives it room of its own | how it is drawn |
//! | `web/assets/scenes.css` | its style |

mod build;
mod card;
mod faults;
mod figures;
mod grid;
mod icon;
mod ledger;
mod map;
mod mark;
pub mod odds;
mod piece;
pub mod plain;
mod sheet;
mod spot;
mod tale;
mod tone;
mod track;
mod train;
mod walk;

pub use card::{Back, Card, CardFace, CardSize, Cards, Face, Frame, Spread};
pub use figures::{Amount, Gate, Line, Token, Tokens, Value};
pub use grid::{Cell, Corner, Front, Grid, NoCell, Patch, Reach, ReachCost, ReachMark, Side, Sight, Wall};
pub use icon::{Icon, Picture};
pub use ledger::{Entry, Ledger};
pub use map::{Band, Course, Field, Map, Outline, Place, PlaceShape, Point, Way, WayKind};
pub use mark::Mark;
pub use odds::{Chance, Odds};
pub use piece::{Figure, Footprint, Piece, Stand};
pub use sheet::{Alternative, Dial, Meter, Row, Rows, Ruler, Sheet, Slot, SlotState, Slots, Stretch};
pub use spot::Spot;
pub use tale::Tale;
pub use tone::Tone;
pub use track::{Bend, Look, Notch, Track};
pub use train::{Car, CarKind, Roof, Train};

use crate::{Seat, Text};
use build::setters;
use serde::{Deserialize, Serialize};

/// Everything one viewer sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scene {
    /// What is played.
    pub title: Text,
    /// A few words under the title.
    pub subtitle: Option<Text>,
    /// Where the game stands in time: *round 14 of 60*.
    pub round: Option<Text>,
    /// The strip over the board, in turn order.
    pub seats: Vec<SeatLine>,
    /// Everything that lies on the table.
    pub zones: Vec<Zone>,
    /// The symbols that are on the table now, each with what it means.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legend: Vec<Sign>,
}

/// An entry of the legend.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sign {
    /// The symbol.
    pub icon: Icon,
    /// The tone it is drawn in.
    pub tone: Tone,
    /// What it is called.
    pub name: Text,
    /// What it means, where the name does not say it.
    pub text: Option<Text>,
}

impl Sign {
    /// A symbol and its name.
    pub fn new(icon: impl Into<Icon>, name: impl Into<Text>) -> Sign {
        Sign { icon: icon.into(), tone: Tone::Neutral, name: name.into(), text: None }
    }
}

setters!(Sign { set tone: Tone => tone, some text: Text });

impl Scene {
    /// A scene with nothing but a title.
    pub fn new(title: impl Into<Text>) -> Scene {
        Scene {
            title: title.into(),
            subtitle: None,
            round: None,
            seats: Vec::new(),
            zones: Vec::new(),
            legend: Vec::new(),
        }
    }
}

setters!(Scene {
    some subtitle: Text,
    some round: Text,
    each seat: SeatLine => seats,
    each zone: Zone => zones,
    all zones: Zone => zones,
    all seats: SeatLine => seats,
    all legend: Sign => legend,
});

/// One seat in the strip over the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// Whose colour it has, where somebody plays several parts and each has its own.
    pub colour: Option<Seat>,
    /// Without an emblem the seat's own silhouette is drawn.
    pub emblem: Option<Icon>,
    /// The part this seat plays.
    pub name: Text,
    /// Who plays it, and a word on where they are.
    pub who: Option<Text>,
    /// At most three.
    pub values: Vec<Value>,
    /// Whether it is their turn.
    pub acting: bool,
    /// What keeps it from acting for longer than a moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<SeatState>,
}

/// What keeps a seat from acting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeatState {
    /// On the ground, and can get up again.
    Down,
    /// Dead: it will not act again.
    Dead,
    /// Out of the game without being dead.
    Out,
}

impl SeatState {
    /// The word for it.
    pub fn text(self) -> Text {
        Text::new(match self {
            SeatState::Down => "table-state-down",
            SeatState::Dead => "table-state-dead",
            SeatState::Out => "table-state-out",
        })
    }
}

impl SeatLine {
    /// A seat in the part it plays.
    pub fn new(seat: Seat, name: impl Into<Text>) -> SeatLine {
        SeatLine {
            seat,
            colour: None,
            emblem: None,
            name: name.into(),
            who: None,
            values: Vec::new(),
            acting: false,
            state: None,
        }
    }

    /// The seat whose colour it has.
    pub fn coloured(&self) -> Seat {
        self.colour.unwrap_or(self.seat)
    }
}

setters!(SeatLine {
    some colour: Seat,
    some emblem: Icon,
    some who: Text,
    each value: Value => values,
    set acting: bool => acting,
    some state: SeatState,
});

/// A titled stretch of the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zone {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// Where it wants to lie.
    pub area: Area,
    /// Its heading.
    pub title: Option<Text>,
    /// A few words beside the heading.
    pub note: Option<Text>,
    /// Whether it belongs to the viewer.
    pub mine: bool,
    /// What it shows, from top to bottom.
    pub parts: Vec<Part>,
}

/// Where a zone wants to lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Area {
    /// The largest thing on the page.
    Board,
    /// Beside the board.
    Decks,
    /// Beside the board: what everybody works towards, nearest first.
    Goals,
    /// Under the board: what the table shares.
    Pool,
    /// Along the lower edge: what lies open for everybody to take from.
    Offer,
    /// The viewer's hand.
    Hand,
    /// Whatever else is the viewer's.
    Mine,
    /// What belongs to the others.
    Others,
}

impl Zone {
    /// A zone of the hand and of what is mine is the viewer's.
    pub fn new(id: impl Into<Spot>, area: Area) -> Zone {
        let mine = matches!(area, Area::Hand | Area::Mine);
        Zone { id: id.into(), area, title: None, note: None, mine, parts: Vec::new() }
    }
}

setters!(Zone {
    some title: Text,
    some note: Text,
    set mine: bool => mine,
    each part: Part => parts,
    all parts: Part => parts,
});

/// The vocabulary. Sheets hold the same parts as zones.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    /// Places and ways.
    Map(Map),
    /// A board of cells.
    Grid(Grid),
    /// Notches in a line or a ring.
    Track(Track),
    /// Cards that lie together.
    Cards(Cards),
    /// A panel with a name.
    Sheet(Sheet),
    /// Tokens that lie together.
    Tokens(Tokens),
    /// Figures with their names.
    Values(Vec<Value>),
    /// Something that fills up.
    Meter(Meter),
    /// Round scales beside each other.
    Dials(Vec<Dial>),
    /// A scale with named stretches.
    Ruler(Ruler),
    /// Numbered rows.
    Rows(Rows),
    /// Slots that are filled one by one.
    Slots(Slots),
    /// Vehicles coupled in a row.
    Train(Train),
    /// Sentences.
    Lines(Vec<Line>),
    /// A page of a story.
    Tale(Tale),
    /// Things of one kind with the same few figures.
    Ledger(Ledger),
    /// Figures of one kind that stand joined in a row: the characteristics of somebody.
    Stats(Vec<Value>),
}

impl Part {
    /// Figures joined in a row.
    pub fn stats(values: impl IntoIterator<Item = Value>) -> Part {
        Part::Stats(values.into_iter().collect())
    }
}

macro_rules! parts {
    ($($kind:ident $(of $inner:ty)?),*) => {$(parts!(@ $kind $($inner)?);)*};
    (@ $kind:ident) => {
        impl From<$kind> for Part {
            fn from(part: $kind) -> Part {
                Part::$kind(part)
            }
        }
    };
    (@ $kind:ident $inner:ty) => {
        impl From<$inner> for Part {
            fn from(part: $inner) -> Part {
                Part::$kind(part)
            }
        }
    };
}
parts!(Map, Grid, Track, Cards, Sheet, Tokens, Values of Vec<Value>, Meter, Dials of Vec<Dial>, Ruler, Rows, Slots, Train, Lines of Vec<Line>, Tale, Ledger);

#[cfg(test)]
mod tests;
