//! The cache of what was drawn for one viewer: elements that have not changed are not drawn again.
//!
//! A drawing depends on the thing, on what can be chosen, and on language, names and viewer. The last three are the same for as long as
//! one [`Drawn`] is used.

use super::Pen;
use super::pen::{Known, Wanted};
use super::piece::Standing;
use maud::{Markup, PreEscaped, Render};
use std::cell::RefCell;
use std::collections::HashMap;
use table::Text;
use table::scene::{Band, Grid, Map, Piece, PlaceShape, Point, Zone};

/// Drawings by the names of what they show.
#[derive(Default)]
pub struct Drawn {
    zones: HashMap<String, ZoneDrawn>,
    pieces: HashMap<String, PieceDrawn>,
    lands: HashMap<String, (Vec<Band>, Ground, String)>,
    /// By columns and rows.
    margins: HashMap<(u8, u8), String>,
    hairlines: HashMap<(u8, u8), String>,
    /// Sentences of the game, and our own.
    said: Sentences,
    told: Sentences,
}

/// Sentences that were put together of parts, by what they tell.
#[derive(Default)]
struct Sentences(HashMap<Text, String>);

/// How many sentences are remembered. Beyond that all are forgotten: those that are on the page are soon there again.
const SENTENCES: usize = 512;

impl Sentences {
    fn find_or(&mut self, text: &Text, render: impl FnOnce() -> String) -> String {
        if let Some(sentence) = self.0.get(text) {
            return sentence.clone();
        }
        let sentence = render();
        if self.0.len() >= SENTENCES {
            self.0.clear();
        }
        self.0.insert(text.clone(), sentence.clone());
        sentence
    }
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
            && before.known.iter().all(|(wanted, known)| self.offers.is_known(wanted, known))
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

    /// The lines between the cells of a grid, which depend on its size alone.
    pub fn hairlines_or(&self, grid: &Grid, draw: impl FnOnce() -> String) -> String {
        let Some(drawn) = self.drawn else {
            return draw();
        };
        let mut drawn = drawn.borrow_mut();
        drawn.hairlines.entry((grid.cols, grid.rows)).or_insert_with(draw).clone()
    }

    /// Writes a piece into the page: as it was drawn last, if it stands as it stood and the same can be chosen of it.
    pub fn piece(&self, piece: &Piece, at: &Standing, page: &mut String) {
        let Some(drawn) = self.drawn else {
            return page.push_str(&self.draw_piece(piece, at).0);
        };
        if let Some(before) = drawn.borrow().pieces.get(piece.id.as_str())
            && before.piece == *piece
            && before.at == *at
            && self.offers.is_as_learnt(&piece.id, &before.known)
        {
            return page.push_str(&before.html);
        }
        let known = self.offers.learn(&piece.id);
        let html = self.draw_piece(piece, at).0;
        page.push_str(&html);
        let entry = PieceDrawn { piece: piece.clone(), at: at.clone(), known, html };
        drawn.borrow_mut().pieces.insert(piece.id.as_str().to_owned(), entry);
    }

    /// A sentence of the game: as it was put together before, if it tells the same. One without parts is at hand anyway.
    pub fn said_before_or(&self, text: &Text, render: impl FnOnce() -> String) -> String {
        match self.drawn {
            Some(drawn) if !text.args.is_empty() => drawn.borrow_mut().said.find_or(text, render),
            _ => render(),
        }
    }

    /// The same of one of our own messages.
    pub fn told_before_or(&self, text: &Text, render: impl FnOnce() -> String) -> String {
        match self.drawn {
            Some(drawn) if !text.args.is_empty() => drawn.borrow_mut().told.find_or(text, render),
            _ => render(),
        }
    }
}

/// A piece where it stands, written straight into a page.
pub struct Placed<'a> {
    pub pen: &'a Pen<'a>,
    pub piece: &'a Piece,
    pub at: Standing,
}

impl Render for Placed<'_> {
    fn render_to(&self, page: &mut String) {
        self.pen.piece(self.piece, &self.at, page);
    }
}

/// Where a [`Pen`] finds what it drew before.
pub type Before<'a> = Option<&'a RefCell<Drawn>>;
