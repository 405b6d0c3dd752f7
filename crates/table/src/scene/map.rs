//! Maps: places, the ways between them, and bands of height.

use super::build::setters;
use super::{Amount, Card, Icon, Picture, Piece, Spot, Token, Tone};
use crate::Text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Places and ways. Its width is 1000; `height` says how high it is in the same measure.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Map {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// A few words beside it.
    pub note: Option<Text>,
    /// How high it is where its width is 1000.
    pub height: u16,
    /// The drawing that lies under everything, one of the game's [lands](crate::looks::Land). Bands then only have their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub land: Option<Cow<'static, str>>,
    /// From the lowest to the highest.
    pub bands: Vec<Band>,
    /// Stretches around places, over the land and under the ways.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// The places on it.
    pub places: Vec<Place>,
    /// The ways between places.
    pub ways: Vec<Way>,
    /// Ways that somebody has gone or means to go, over the places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<Course>,
    /// The pieces that stand on it.
    pub pieces: Vec<Piece>,
}

/// A way that somebody has gone or means to go.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    /// What it is called.
    pub name: Text,
    /// The places it leads through, from its beginning to its end.
    pub through: Vec<Spot>,
    /// What its colour says.
    pub tone: Tone,
    /// Whether it is still to be gone: an arrow stands at its end.
    pub ahead: bool,
}

/// A point of a map: x from the left in 0..=1000, y from the top in 0..=height.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Point {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
}

/// A closed stretch of land, tinted by its height.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Band {
    /// What it is called.
    pub name: Text,
    /// Where it ends.
    pub outline: Outline,
    /// What its colour says.
    pub tone: Tone,
}

/// A stretch around some places of which something holds: what a turret reaches.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Field {
    /// What it is called.
    pub name: Text,
    /// The places in it.
    pub places: Vec<Spot>,
    /// What its colour says.
    pub tone: Tone,
}

/// A closed line.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outline {
    /// An ellipse.
    Ellipse {
        /// Its middle.
        centre: Point,
        /// Half its width.
        rx: u16,
        /// Half its height.
        ry: u16,
    },
    /// A smooth line through these points.
    Through(Vec<Point>),
}

/// A place of a map.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it is called.
    pub name: Text,
    /// How it is drawn.
    pub shape: PlaceShape,
    /// Where its middle lies.
    pub at: Point,
    /// The band it belongs to, by its number from the lowest.
    pub band: Option<u8>,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// A figure on its rim: what a gate costs.
    pub figure: Option<Amount>,
    /// The card that lies there.
    pub card: Option<Box<Card>>,
    /// The tokens that lie there.
    pub tokens: Vec<Token>,
    /// Not yet discovered: only the game's back is drawn.
    pub hidden: bool,
    /// Whether the viewer may choose it.
    pub lit: bool,
    /// The game's own drawing of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// Known and not yet visited: its outlines are drawn, without colour.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub faint: bool,
    /// The names of its two halves, where it has two that are left on different sides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split: Option<(Text, Text)>,
    /// How many have room in it; its tokens are those who are inside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rooms: Option<u8>,
}

/// How a place is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlaceShape {
    /// A place for a card.
    Card,
    /// A round place.
    Disc,
    /// A gate.
    Gate,
    /// A square tile.
    Tile,
    /// A stop on a road: its figure stands in it, or its sign.
    Stop,
    /// A fortified post beside a road.
    Post,
    /// The front of a house in a street: its picture, and under it its name and a door for each who has room in it.
    Front,
}

/// A way between two places, in either direction unless its kind says otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Way {
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
    /// How it is drawn.
    pub kind: WayKind,
}

/// How a way is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WayKind {
    /// A pale line in a darker one.
    Road,
    /// A dotted line.
    Path,
    /// A road that does harm.
    Hazard,
    /// A road that leads only from the one to the other.
    OneWay,
    /// A road that is shut.
    Shut,
}

impl Map {
    /// A map without places.
    pub fn new(id: impl Into<Spot>, height: u16) -> Map {
        Map {
            id: id.into(),
            name: None,
            note: None,
            height,
            land: None,
            bands: Vec::new(),
            fields: Vec::new(),
            places: Vec::new(),
            ways: Vec::new(),
            courses: Vec::new(),
            pieces: Vec::new(),
        }
    }

    /// Adds a road between two places.
    #[must_use]
    pub fn road(self, from: impl Into<Spot>, to: impl Into<Spot>) -> Map {
        self.way(Way { from: from.into(), to: to.into(), kind: WayKind::Road })
    }

    /// Adds a path between two places.
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
    some land: Cow<'static, str>,
    each band: Band => bands,
    all fields: Field => fields,
    each place: Place => places,
    all places: Place => places,
    each way: Way => ways,
    each course: Course => courses,
    all courses: Course => courses,
    each piece: Piece => pieces,
    all pieces: Piece => pieces,
});

impl Course {
    /// A way through these places that was gone.
    pub fn new(name: impl Into<Text>, through: impl IntoIterator<Item = Spot>) -> Course {
        Course { name: name.into(), through: through.into_iter().collect(), tone: Tone::Neutral, ahead: false }
    }
}

setters!(Course { set tone: Tone => tone, set ahead: bool => ahead });

impl Point {
    /// A point by its distance from the left and from the top.
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
    /// A stretch of land.
    pub fn new(name: impl Into<Text>, outline: Outline) -> Band {
        Band { name: name.into(), outline, tone: Tone::Neutral }
    }
}

setters!(Band { set tone: Tone => tone });

impl Field {
    /// A stretch around these places.
    pub fn new(name: impl Into<Text>, places: impl IntoIterator<Item = Spot>) -> Field {
        Field { name: name.into(), places: places.into_iter().collect(), tone: Tone::Neutral }
    }
}

setters!(Field { set tone: Tone => tone });

impl Place {
    /// A place with nothing on it.
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
            picture: None,
            faint: false,
            split: None,
            rooms: None,
        }
    }

    /// Names its two halves.
    #[must_use]
    pub fn split(mut self, one: impl Into<Text>, other: impl Into<Text>) -> Place {
        self.split = Some((one.into(), other.into()));
        self
    }

    /// The card that lies there.
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
    some picture: Picture,
    set faint: bool => faint,
    some rooms: u8,
});
