//! The cache of what was drawn for one viewer: elements that have not changed are not drawn again.
//!
//! A drawing depends on the thing, on what can be chosen, and on language, names and viewer. The last three are the same for as long as
//! one [`Drawn`] is used.

use super::Pen;
use super::pen::{Known, Wanted};
use super::piece::Standing;
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::collections::HashMap;
use table::scene::{Band, Grid, Map, Piece, PlaceShape, Point, Zone};

/// Drawings by the names of what they show.
#[derive(Default)]
pub struct Drawn {
    zones: HashMap<String, ZoneDrawn>,
    pieces: HashMap<String, PieceDrawn>,
    lands: HashMap<String, (Vec<Band>, Ground, String)>,
    /// By columns and rows.
    margins: HashMap<(u8, u8), String>,
}

/// Zones, what was to be known of the options where they were drawn, and the drawing.
struct ZoneDrawn {
    zones: Vec<Zone>,
    known: Vec<(Wanted, Known)>,
    html: String,
}

/// A piece, where it stood, which options pointed at it, and the drawing.
struct PieceDrawn {
    piece: Piece,
    at: Standing,
    known: Known,
    html: String,
}

/// Where the places of a map are, which names of land keep clear of.
type Ground = Vec<(Point, PlaceShape)>;

impl Pen<'_> {
    /// The drawing of some zones: the last one, if neither they nor what can be chosen have changed since.
    pub fn unchanged_or(&self, name: &str, zones: &[&Zone], draw: impl FnOnce() -> Markup) -> Markup {
        let Some(drawn) = self.drawn else {
            return draw();
        };
        if let Some(before) = drawn.borrow().zones.get(name)
            && before.zones.iter().eq(zones.iter().copied())
            && before.known.iter().all(|(wanted, known)| self.offers.known(wanted) == *known)
        {
            return PreEscaped(before.html.clone());
        }
        let (html, known) = self.offers.noting(draw);
        let entry =
            ZoneDrawn { zones: zones.iter().map(|zone| (*zone).clone()).collect(), known, html: html.0.clone() };
        drawn.borrow_mut().zones.insert(name.to_owned(), entry);
        html
    }

    /// The drawing of a grid's margins, which depends on its size alone.
    pub fn margins_or(&self, grid: &Grid, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(drawn) = self.drawn else {
            return draw();
        };
        let mut drawn = drawn.borrow_mut();
        let html = drawn.margins.entry((grid.cols, grid.rows)).or_insert_with(|| draw().0);
        PreEscaped(html.clone())
    }

    /// The drawing of a map's land, which hardly ever changes and is long.
    pub fn land_or(&self, map: &Map, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(drawn) = self.drawn else {
            return draw();
        };
        let ground = || map.places.iter().map(|place| (place.at, place.shape));
        if let Some((bands, places, html)) = drawn.borrow().lands.get(map.id.as_str())
            && *bands == map.bands
            && places.iter().copied().eq(ground())
        {
            return PreEscaped(html.clone());
        }
        let html = draw();
        let entry = (map.bands.clone(), ground().collect(), html.0.clone());
        drawn.borrow_mut().lands.insert(map.id.as_str().to_owned(), entry);
        html
    }

    /// The drawing of a piece: the last one, if it stands as it stood and the same can be chosen of it.
    pub fn piece(&self, piece: &Piece, at: &Standing) -> Markup {
        let Some(drawn) = self.drawn else {
            return self.draw_piece(piece, at);
        };
        let known = self.offers.learn(&piece.id);
        if let Some(before) = drawn.borrow().pieces.get(piece.id.as_str())
            && before.piece == *piece
            && before.at == *at
            && before.known == known
        {
            return PreEscaped(before.html.clone());
        }
        let html = self.draw_piece(piece, at);
        let entry = PieceDrawn { piece: piece.clone(), at: at.clone(), known, html: html.0.clone() };
        drawn.borrow_mut().pieces.insert(piece.id.as_str().to_owned(), entry);
        html
    }
}

/// Where a [`Pen`] finds what it drew before.
pub type Before<'a> = Option<&'a RefCell<Drawn>>;
