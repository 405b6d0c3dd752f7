//! The cache of what was drawn for one viewer: elements that have not changed are not drawn again.
//!
//! A drawing depends on the thing, on what can be chosen, and on language, names and viewer. The last three are the same for as long as
//! one [`DrawCache`] is used. Of pieces, cells, land, margins and lines of the log only what stands for them is kept: they are put
//! [`aside`].
//!
//! [`aside`]: super::aside

use super::Pen;
use super::aside::{Aside, Hole};
use super::marks::Boards;
use super::pen::{Noted, Sign};
use super::piece::Standing;
use super::quick::{self, Quick, QuickMap, hash};
use super::zone::Patch;
use maud::{Markup, PreEscaped, Render};
use shelf::Offered;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use table::Text;
use table::scene::{Band, Cell, Grid, Map, Piece, PlaceShape, Point, ReachMark, Spot, Zone};

/// Drawings by the names of what they show.
#[derive(Default)]
pub struct DrawCache {
    stretches: QuickMap<&'static str, StretchDrawn>,
    /// By the hashes of their names.
    pieces: QuickMap<u64, PieceDrawn>,
    /// Cards, and what lies on maps, by the hashes of their names and of the stretches in which they are drawn.
    parts: QuickMap<u64, PartDrawn>,
    /// How many stretches have been drawn.
    drawing: u64,
    lands: HashMap<String, (Vec<Band>, Ground, String)>,
    /// Cells that options point at, by the hashes of their boards' names and rows.
    cells: QuickMap<(u64, Cell), CellDrawn>,
    /// By columns and rows.
    margins: HashMap<(u8, u8), String>,
    hairlines: HashMap<(u8, u8), String>,
    /// The options of the last question, in their order.
    options: Vec<OptionDrawn>,
    /// Where everything lay on the boards then.
    boards: u64,
    /// Sentences of the game, and our own.
    said: Sentences,
    told: Sentences,
    pub aside: Aside,
}

impl DrawCache {
    /// For another reader on the same page: nothing is as it was but what the page has been sent.
    pub fn forget(&mut self) {
        *self = DrawCache { aside: std::mem::take(&mut self.aside), ..DrawCache::default() };
    }
}

/// Sentences that were put together of parts, by what they tell.
#[derive(Default)]
struct Sentences(QuickMap<Text, String>);

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

/// A hash of zones, what was to be known of the options where they were drawn, and the drawing. Pages are many and looked at seldom, so
/// what a hash can stand for is not kept: to compare it would mean to fetch it from memory first.
struct StretchDrawn {
    hash: u64,
    noted: Noted,
    html: Arc<String>,
}

/// A piece and where it stood, by a hash, since a page has many of them that do not change; what stood for the options that pointed at it,
/// if any; and what stands for the drawing.
struct PieceDrawn {
    hash: u64,
    sign: Option<Sign>,
    hole: Hole,
}

/// A part of a stretch: a hash of what it was drawn from, what stood for the options that pointed at it, if any, and what stands for the
/// drawing.
struct PartDrawn {
    hash: u64,
    sign: Option<Sign>,
    hole: Hole,
    /// In which drawing of a stretch it was used last.
    used: u64,
}

/// Tells a piece and where it stands from all others.
fn hash_of(piece: &Piece, at: &Standing) -> u64 {
    let Piece { id, name, figure, emblem, tone, stand, footprint, facing, fallen, gone, acting, markers, picture, rim } =
        piece;
    let Standing { x, y, board, cell, place } = at;
    let mut quick = Quick::default();
    (id, name, figure, emblem, tone, stand, footprint, facing, (fallen, gone), acting, (markers, picture, rim))
        .hash(&mut quick);
    [*x, *y, board.0, board.1, *cell].map(f32::to_bits).hash(&mut quick);
    place.hash(&mut quick);
    quick.finish()
}

/// The hash of a cell's name, what marked it, what stood for the options that pointed at it, and what stands for the drawing.
struct CellDrawn {
    name: u64,
    mark: Option<ReachMark>,
    cost: Option<u8>,
    sign: Option<Sign>,
    hole: Hole,
}

/// A hash of an option, its button and what the script knows of it, as far as they have been drawn.
#[derive(Default)]
struct OptionDrawn {
    hash: u64,
    button: Option<(Form, String)>,
    data: Option<String>,
}

/// How an option is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// In the place of a verb, with the figure that presses it.
    Answer(Option<char>),
    Listed,
}

/// Of this many options the drawings are kept. A question with more has hardly any of them twice.
const OPTIONS: usize = 64;

/// The drawing of a cell, or what stands for it.
pub enum Reached {
    Drawn(Markup),
    Aside(Hole),
}

impl Render for Reached {
    fn render_to(&self, page: &mut String) {
        match self {
            Reached::Drawn(html) => html.render_to(page),
            Reached::Aside(hole) => hole.render_to(page),
        }
    }
}

/// Where the places of a map are, which names of land keep clear of.
type Ground = Vec<(Point, PlaceShape)>;

impl Pen<'_> {
    /// The drawing of some zones: the last one, if neither they nor what can be chosen have changed since.
    pub fn unchanged_or(&self, name: &'static str, zones: &[&Zone], draw: impl FnOnce() -> Markup) -> Patch {
        let Some(drawn) = self.drawn else {
            return Patch::new(name, draw());
        };
        let hash = quick::hash_of(&zones);
        if let Some(before) = drawn.borrow().stretches.get(name)
            && before.hash == hash
            && self.offers.are_as_noted(&before.noted)
        {
            return Patch { id: name, html: before.html.clone(), same: true };
        }
        drawn.borrow_mut().drawing += 1;
        self.stretch.set(Some(name));
        let (html, noted) = self.offers.noting(draw);
        self.stretch.set(None);
        let patch = Patch::new(name, html);
        drawn.borrow_mut().stretches.insert(name, StretchDrawn { hash, noted, html: patch.html.clone() });
        patch
    }

    /// A part of a stretch, by what kind of thing it is and its name: the last drawing, if it is drawn from the same and the same can be chosen
    /// of it. Nothing in it may be such a part itself, and of what is named twice only the first is kept.
    pub fn part_or(&self, kind: &'static str, id: &Spot, from: u64, draw: impl FnOnce() -> Markup) -> Markup {
        let (Some(drawn), Some(stretch)) = (self.drawn, self.stretch.get()) else {
            return draw();
        };
        let (name, sign) = (quick::hash_of(&(stretch, kind, id.as_str())), self.offers.sign(hash(id.as_str())));
        let used = drawn.borrow().drawing;
        let mut is_named = false;
        if let Some(before) = drawn.borrow_mut().parts.get_mut(&name) {
            is_named = before.used == used;
            if !is_named && before.hash == from && before.sign == sign {
                before.used = used;
                return before.hole.render();
            }
        }
        let html = draw();
        if is_named {
            return html;
        }
        let PreEscaped(html) = html;
        let mut drawn = drawn.borrow_mut();
        let hole = drawn.aside.put(format!("{stretch} {kind} {id}"), html);
        drawn.parts.insert(name, PartDrawn { hash: from, sign, hole, used });
        hole.render()
    }

    /// The drawing of a grid's margins, which depends on its size alone.
    pub fn margins_or(&self, grid: &Grid, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(drawn) = self.drawn else {
            return draw();
        };
        let DrawCache { margins, aside, .. } = &mut *drawn.borrow_mut();
        let (cols, rows) = (grid.cols, grid.rows);
        let put = || aside.put(format!("margins {cols} {rows}"), draw().0).render().0;
        PreEscaped(margins.entry((cols, rows)).or_insert_with(put).clone())
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
        let html = draw().0;
        let mut drawn = drawn.borrow_mut();
        let html = drawn.aside.put(format!("land {}", map.id), html).render().0;
        drawn.lands.insert(map.id.as_str().to_owned(), (map.bands.clone(), ground().collect(), html.clone()));
        PreEscaped(html)
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
        let (name, now) = (hash(piece.id.as_str()), hash_of(piece, at));
        let sign = self.offers.sign(name);
        if let Some(before) = drawn.borrow().pieces.get(&name)
            && before.hash == now
            && before.sign == sign
        {
            return before.hole.render_to(page);
        }
        let html = self.draw_piece(piece, at).0;
        let mut drawn = drawn.borrow_mut();
        let hole = drawn.aside.put(format!("piece {}", piece.id), html);
        hole.render_to(page);
        drawn.pieces.insert(name, PieceDrawn { hash: now, sign, hole });
    }

    /// The drawing of a cell that somebody can reach or choose: the last one, if it is marked as it was and the same can be chosen of it.
    /// The grid has asked for all options on its cells already.
    pub fn cell_or(
        &self,
        (grid, board): (&Grid, u64),
        cell: Cell,
        (mark, cost): (Option<&ReachMark>, Option<u8>),
        draw: impl FnOnce(&Spot) -> Markup,
    ) -> Reached {
        let Some(drawn) = self.drawn else {
            return Reached::Drawn(draw(&grid.spot(cell)));
        };
        let key = (board, cell);
        if let Some(before) = drawn.borrow().cells.get(&key)
            && before.mark.as_ref() == mark
            && before.cost == cost
            && before.sign == self.offers.sign_under(before.name)
        {
            return Reached::Aside(before.hole);
        }
        let spot = grid.spot(cell);
        let name = hash(spot.as_str());
        let html = draw(&spot).0;
        let mut drawn = drawn.borrow_mut();
        let hole = drawn.aside.put(format!("cell {spot}"), html);
        drawn
            .cells
            .insert(key, CellDrawn { name, mark: mark.cloned(), cost, sign: self.offers.sign_under(name), hole });
        Reached::Aside(hole)
    }

    /// Forgets the drawings of all options that are not what they were in the last question.
    pub fn compare_options(&self, options: &[Offered], boards: &Boards) {
        let Some(drawn) = self.drawn else { return };
        let DrawCache { options: kept, boards: lay, .. } = &mut *drawn.borrow_mut();
        let now = boards.hash();
        let moved = std::mem::replace(lay, now) != now;
        kept.resize_with(options.len().min(OPTIONS), OptionDrawn::default);
        for (before, option) in kept.iter_mut().zip(options) {
            let hash = quick::hash_of(option);
            if before.hash != hash {
                *before = OptionDrawn { hash, ..OptionDrawn::default() };
            } else if moved {
                before.data = None;
            }
        }
    }

    /// The button of an option: the last one, if it was shown in the same form.
    pub fn option_or(&self, option: &Offered, form: Form, draw: impl FnOnce() -> Markup) -> Markup {
        let kept = |cache: &DrawCache| match cache.options.get(option.number.checked_sub(1)?)?.button.as_ref()? {
            (before, html) if *before == form => Some(html.clone()),
            _ => None,
        };
        if let Some(html) = self.drawn.and_then(|drawn| kept(&drawn.borrow())) {
            return PreEscaped(html);
        }
        let html = draw();
        self.keep_of(option, |kept| kept.button = Some((form, html.0.clone())));
        html
    }

    /// The same of what the script knows of an option.
    pub fn option_data_or(&self, option: &Offered, draw: impl FnOnce() -> Markup) -> Markup {
        let kept = |cache: &DrawCache| cache.options.get(option.number.checked_sub(1)?)?.data.clone();
        if let Some(data) = self.drawn.and_then(|drawn| kept(&drawn.borrow())) {
            return PreEscaped(data);
        }
        let data = draw();
        self.keep_of(option, |kept| kept.data = Some(data.0.clone()));
        data
    }

    fn keep_of(&self, option: &Offered, keep: impl FnOnce(&mut OptionDrawn)) {
        let place = option.number.checked_sub(1);
        if let (Some(drawn), Some(place)) = (self.drawn, place)
            && let Some(kept) = drawn.borrow_mut().options.get_mut(place)
        {
            keep(kept);
        }
    }

    /// A line of the log by its place on the page: itself, or what stands for it where somebody keeps looking.
    pub fn line_aside(&self, place: usize, line: Markup) -> String {
        match self.drawn {
            Some(drawn) => drawn.borrow_mut().aside.put(format!("line {place}"), line.0).render().0,
            None => line.0,
        }
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
pub type Before<'a> = Option<&'a RefCell<DrawCache>>;
