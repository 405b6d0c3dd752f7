//! What was drawn for one viewer before: things that have not changed are not drawn again.
//!
//! A drawing depends on the thing, on what can be chosen, and on language, names and viewer. The last three are the same for as long as
//! one [`Drawn`] is used.

use super::piece::Standing;
use super::{Offers, Pen};
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::collections::HashMap;
use table::scene::{Piece, Zone};

/// Drawings by the names of what they show.
#[derive(Default)]
pub struct Drawn {
    zones: HashMap<String, (Vec<Zone>, Offers, String)>,
    pieces: HashMap<String, (Piece, Standing, String)>,
}

impl Pen<'_> {
    /// The drawing of some zones: the last one, if neither they nor what can be chosen have changed since.
    pub fn unchanged_or(&self, name: &str, zones: &[&Zone], draw: impl FnOnce() -> Markup) -> Markup {
        let Some(drawn) = self.drawn else {
            return draw();
        };
        if let Some((before, offers, html)) = drawn.borrow().zones.get(name)
            && before.iter().eq(zones.iter().copied())
            && *offers == self.offers
        {
            return PreEscaped(html.clone());
        }
        let html = draw();
        let key = zones.iter().map(|zone| (*zone).clone()).collect();
        let entry = (key, self.offers.clone(), html.0.clone());
        drawn.borrow_mut().zones.insert(name.to_owned(), entry);
        html
    }

    /// The drawing of a piece: the last one, if it stands as it stood.
    pub fn piece(&self, piece: &Piece, at: &Standing) -> Markup {
        let Some(drawn) = self.drawn else {
            return self.draw_piece(piece, at);
        };
        if let Some((before, stood, html)) = drawn.borrow().pieces.get(piece.id.as_str())
            && before == piece
            && stood == at
        {
            return PreEscaped(html.clone());
        }
        let html = self.draw_piece(piece, at);
        let entry = (piece.clone(), at.clone(), html.0.clone());
        drawn.borrow_mut().pieces.insert(piece.id.as_str().to_owned(), entry);
        html
    }
}

/// Where a [`Pen`] finds what it drew before.
pub type Before<'a> = Option<&'a RefCell<Drawn>>;
