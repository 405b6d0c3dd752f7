//! Pieces on a map, a grid or a track.

use super::build::setters;
use super::{Cell, Icon, Picture, Side, Spot, Token, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};

/// A piece on a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it is called.
    pub name: Text,
    /// What it looks like.
    pub figure: Figure,
    /// The sign that stands for it.
    pub emblem: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// Where it stands.
    pub stand: Stand,
    /// How many cells it covers.
    pub footprint: Footprint,
    /// Where it looks.
    pub facing: Option<Side>,
    /// Whether it lies on its side.
    pub fallen: bool,
    /// Whether it is out of the game, and only its outline is left where it was.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// The one whose turn it is.
    pub acting: bool,
    /// Tokens that it carries.
    pub markers: Vec<Token>,
    /// The game's own drawing of it, instead of its figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// The colour of a second edge around it: it stands out among its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rim: Option<Tone>,
}

/// The kind of silhouette.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Figure {
    /// A tall pawn with an emblem.
    Pawn,
    /// A fighter: a helm on a round base, each seat with its own.
    Helm,
    /// A round counter, with an emblem or plain.
    Disc,
    /// A square counter: an enemy, a thing.
    Block,
    /// A small flag with a vehicle.
    Vehicle,
    /// A ship on the water.
    Ship,
    /// A large enemy that fills its footprint.
    Foe,
}

/// Where a piece stands.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stand {
    /// On a grid. A piece with a larger footprint stands on this cell with its lower left corner.
    Cell(Cell),
    /// On a place of a map.
    Place(Spot),
    /// On a track, by the number of the notch from 0.
    Notch(u16),
}

/// How many cells a piece covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Footprint {
    /// Columns.
    pub cols: u8,
    /// Rows.
    pub rows: u8,
}

impl Footprint {
    /// One cell.
    pub const ONE: Footprint = Footprint { cols: 1, rows: 1 };

    /// A square of this many cells a side.
    pub fn square(side: u8) -> Footprint {
        Footprint { cols: side, rows: side }
    }
}

impl Piece {
    /// A piece of one cell that carries nothing.
    pub fn new(id: impl Into<Spot>, figure: Figure, name: impl Into<Text>, stand: impl Into<Stand>) -> Piece {
        Piece {
            id: id.into(),
            name: name.into(),
            figure,
            emblem: None,
            tone: Tone::Neutral,
            stand: stand.into(),
            footprint: Footprint::ONE,
            facing: None,
            fallen: false,
            gone: false,
            acting: false,
            markers: Vec::new(),
            picture: None,
            rim: None,
        }
    }

    /// A tall pawn.
    pub fn pawn(id: impl Into<Spot>, name: impl Into<Text>, stand: impl Into<Stand>) -> Piece {
        Piece::new(id, Figure::Pawn, name, stand)
    }

    /// A fighter.
    pub fn helm(id: impl Into<Spot>, name: impl Into<Text>, stand: impl Into<Stand>) -> Piece {
        Piece::new(id, Figure::Helm, name, stand)
    }

    /// A round counter.
    pub fn disc(id: impl Into<Spot>, name: impl Into<Text>, stand: impl Into<Stand>) -> Piece {
        Piece::new(id, Figure::Disc, name, stand)
    }

    /// A square counter.
    pub fn block(id: impl Into<Spot>, name: impl Into<Text>, stand: impl Into<Stand>) -> Piece {
        Piece::new(id, Figure::Block, name, stand)
    }

    /// A large enemy.
    pub fn foe(id: impl Into<Spot>, name: impl Into<Text>, stand: impl Into<Stand>) -> Piece {
        Piece::new(id, Figure::Foe, name, stand)
    }

    /// The cells it covers; none when it does not stand on a grid.
    pub fn cells(&self) -> Vec<Cell> {
        let Stand::Cell(corner) = self.stand else {
            return Vec::new();
        };
        let Footprint { cols, rows } = self.footprint;
        let all = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        all.map(|(row, col)| Cell::new(corner.row.saturating_add(row), corner.col.saturating_add(col))).collect()
    }
}

setters!(Piece {
    some emblem: Icon,
    set tone: Tone => tone,
    set footprint: Footprint => footprint,
    some facing: Side,
    set fallen: bool => fallen,
    set gone: bool => gone,
    set acting: bool => acting,
    each marker: Token => markers,
    some picture: Picture,
    some rim: Tone,
});

impl From<Cell> for Stand {
    fn from(cell: Cell) -> Stand {
        Stand::Cell(cell)
    }
}

impl From<Spot> for Stand {
    fn from(place: Spot) -> Stand {
        Stand::Place(place)
    }
}

impl From<&'static str> for Stand {
    fn from(place: &'static str) -> Stand {
        Stand::Place(place.into())
    }
}
