//! Maps: places, the ways between them, and bands of height.

use super::build::setters;
use super::{Amount, Card, Icon, Piece, Spot, Token, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};

/// Places and ways. Its width is 1000; `height` says how high it is in the same measure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    pub id: Spot,
    pub name: Option<Text>,
    pub note: Option<Text>,
    pub height: u16,
    /// From the lowest to the highest.
    pub bands: Vec<Band>,
    pub places: Vec<Place>,
    pub ways: Vec<Way>,
    pub pieces: Vec<Piece>,
}

/// A point of a map: x from the left in 0..=1000, y from the top in 0..=height.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Point {
    pub x: u16,
    pub y: u16,
}

/// A closed stretch of land, tinted by its height.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Band {
    pub name: Text,
    pub outline: Outline,
    pub tone: Tone,
}

/// A closed line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outline {
    Ellipse { centre: Point, rx: u16, ry: u16 },
    Through(Vec<Point>),
}

/// A place of a map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub id: Spot,
    pub name: Text,
    pub shape: PlaceShape,
    pub at: Point,
    /// The band it belongs to, by its number from the lowest.
    pub band: Option<u8>,
    pub icon: Option<Icon>,
    pub tone: Tone,
    /// A figure on its rim: what a gate costs.
    pub figure: Option<Amount>,
    /// The card that lies there.
    pub card: Option<Box<Card>>,
    pub tokens: Vec<Token>,
    /// Not yet discovered: only the game's back is drawn.
    pub hidden: bool,
    /// Whether the viewer may choose it.
    pub lit: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlaceShape {
    Card,
    Disc,
    Gate,
    Tile,
}

/// A way between two places, in either direction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    pub from: Spot,
    pub to: Spot,
    pub kind: WayKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WayKind {
    /// A pale line in a darker one.
    Road,
    /// A dotted line.
    Path,
}

impl Map {
    pub fn new(id: impl Into<Spot>, height: u16) -> Map {
        Map {
            id: id.into(),
            name: None,
            note: None,
            height,
            bands: Vec::new(),
            places: Vec::new(),
            ways: Vec::new(),
            pieces: Vec::new(),
        }
    }

    #[must_use]
    pub fn road(self, from: impl Into<Spot>, to: impl Into<Spot>) -> Map {
        self.way(Way { from: from.into(), to: to.into(), kind: WayKind::Road })
    }

    #[must_use]
    pub fn path(self, from: impl Into<Spot>, to: impl Into<Spot>) -> Map {
        self.way(Way { from: from.into(), to: to.into(), kind: WayKind::Path })
    }

    /// Dotted paths from each of these places to the next and from the last to the first.
    #[must_use]
    pub fn ring(self, places: &[Spot]) -> Map {
        let next = places.iter().cycle().skip(1);
        places.iter().zip(next).fold(self, |map, (from, to)| map.path(from, to))
    }
}

setters!(Map {
    some name: Text,
    some note: Text,
    each band: Band => bands,
    each place: Place => places,
    all places: Place => places,
    each way: Way => ways,
    each piece: Piece => pieces,
    all pieces: Piece => pieces,
});

impl Point {
    pub fn new(x: u16, y: u16) -> Point {
        Point { x, y }
    }

    /// The point on an ellipse after `turn` thousandths of a round, counted clockwise from the bottom.
    pub fn on_ellipse(centre: Point, rx: u16, ry: u16, turn: u16) -> Point {
        let angle = f64::from(turn) * std::f64::consts::TAU / 1000.0;
        let x = f64::from(centre.x) - f64::from(rx) * angle.sin();
        let y = f64::from(centre.y) + f64::from(ry) * angle.cos();
        Point { x: x.round() as u16, y: y.round() as u16 }
    }
}

impl Band {
    pub fn new(name: impl Into<Text>, outline: Outline) -> Band {
        Band { name: name.into(), outline, tone: Tone::Neutral }
    }
}

setters!(Band { set tone: Tone => tone });

impl Place {
    pub fn new(id: impl Into<Spot>, shape: PlaceShape, name: impl Into<Text>, at: Point) -> Place {
        Place {
            id: id.into(),
            name: name.into(),
            shape,
            at,
            band: None,
            icon: None,
            tone: Tone::Neutral,
            figure: None,
            card: None,
            tokens: Vec::new(),
            hidden: false,
            lit: false,
        }
    }

    #[must_use]
    pub fn card(mut self, card: Card) -> Place {
        self.card = Some(Box::new(card));
        self
    }
}

setters!(Place {
    some band: u8,
    some icon: Icon,
    set tone: Tone => tone,
    some figure: Amount,
    each token: Token => tokens,
    set hidden: bool => hidden,
    set lit: bool => lit,
});
