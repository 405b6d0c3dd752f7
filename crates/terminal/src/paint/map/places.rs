//! The places of a map, what lies and stands on them, and what their signs mean.

use super::layout::Sketch;
use crate::canvas::Run;
use crate::paint::codes::codes_beside;
use crate::paint::figures::glued;
use crate::paint::{Column, Lamp, Painter, joined};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use table::scene::{Face, Field, Map, Piece, Place, PlaceShape, Stand};
use table::text;

impl Painter<'_> {
    pub(super) fn places(&mut self, map: &Map, sketch: &Sketch, pieces: &[String]) {
        let codes = self.place_codes(map, pieces);
        for (n, place) in map.places.iter().enumerate() {
            let area = sketch.places[n];
            let lamp = self.place_lamp(map, place);
            self.place(place, &codes[n], area, lamp);
            self.standing_here(map, place, pieces, area);
            self.marked_place(place, area);
            self.canvas.hit(&place.id, area);
        }
    }

    /// The number of a stop on the way of the option in hand, or that its piece would stand here.
    fn marked_place(&mut self, place: &Place, area: Rect) {
        if self.marks.ghost_on(&place.id) {
            self.canvas.tint(area, self.palette.lamp_fill().add_modifier(Modifier::ITALIC));
        } else if let Some(number) = self.marks.stop(&place.id) {
            let style = self.palette.lamp().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
            self.canvas.put(area.x + area.width / 2, area.y, &number.to_string(), style, 2);
        }
    }

    fn place_lamp(&self, map: &Map, place: &Place) -> Option<Lamp> {
        let card = place.card.as_ref().and_then(|card| self.lamp(&card.id));
        let piece = pieces_on(map, place).find_map(|piece| self.lamp(&piece.id));
        self.lamp(&place.id).or(card).or(piece).or_else(|| self.lamp_or(&place.id, place.lit))
    }

    /// Codes for the places that have a name of their own or an open card, other ones than those of the pieces.
    fn place_codes(&self, map: &Map, pieces: &[String]) -> Vec<String> {
        let named = |place: &Place| match place.card.as_ref().map(|card| &card.face) {
            Some(Face::Up(face)) => self.say(&face.title),
            _ => self.say(&place.name),
        };
        let telling: Vec<usize> = (0..map.places.len()).filter(|n| has_code(&map.places[*n])).collect();
        let names: Vec<String> = telling.iter().map(|n| named(&map.places[*n])).collect();
        let given = codes_beside(&names, pieces);
        let mut all = vec![String::new(); map.places.len()];
        telling.into_iter().zip(given).for_each(|(n, code)| all[n] = code);
        // A stop has its figure in it.
        for (code, place) in all.iter_mut().zip(&map.places).filter(|(_, place)| place.shape == PlaceShape::Stop) {
            if let Some(figure) = &place.figure {
                *code = format!("{:>2}", self.amount(figure)).chars().take(2).collect();
            }
        }
        all
    }

    /// The sign of a place in the shape it has, and its key if it can be chosen.
    fn place(&mut self, place: &Place, code: &str, area: Rect, lamp: Option<Lamp>) {
        let inside = if code.is_empty() { "  " } else { code };
        let covered = matches!(place.card.as_ref().map(|card| &card.face), Some(Face::Down(_)));
        let words = match place.shape {
            _ if place.hidden => "░??░".to_owned(),
            _ if covered => "▒▒▒▒".to_owned(),
            PlaceShape::Card | PlaceShape::Tile => format!("[{inside}]"),
            PlaceShape::Disc | PlaceShape::Stop => format!("({inside})"),
            PlaceShape::Post => format!("<{inside}>"),
            PlaceShape::Gate | PlaceShape::Front => format!("∩{inside}∩"),
        };
        let style = self.place_style(place, covered);
        self.canvas.put(area.x, area.y, &words, style, area.width);
        let Some(lamp) = lamp else { return };
        let key = lamp.key.unwrap_or('‹');
        if lamp.in_hand {
            self.canvas.tint(area, self.palette.lamp_fill());
        }
        self.canvas.put(area.x, area.y, &key.to_string(), self.palette.lamp_fill(), 1);
        self.canvas.put(area.right() - 1, area.y, "›", self.lamp_style(lamp), 1);
    }

    fn place_style(&self, place: &Place, covered: bool) -> Style {
        match &place.card {
            _ if covered || place.hidden => self.palette.line(),
            Some(card) => match &card.face {
                Face::Up(face) => self.palette.tone(&face.tone).add_modifier(Modifier::BOLD),
                Face::Down(back) => self.palette.tone(&back.tone),
            },
            None => self.palette.tone(&place.tone).add_modifier(Modifier::BOLD),
        }
    }

    /// The codes of the pieces on a place, side by side in its middle.
    fn standing_here(&mut self, map: &Map, place: &Place, codes: &[String], area: Rect) {
        let here: Vec<(usize, &Piece)> =
            map.pieces.iter().enumerate().filter(|(_, piece)| stands_on(piece, place)).collect();
        let wide = 2 * here.len() as u16 + here.len().saturating_sub(1) as u16;
        let mut x = (area.x + area.width / 2).saturating_sub(wide / 2);
        for (n, piece) in here {
            let style = self.palette.filled(&piece.tone);
            let style = if piece.acting { style.add_modifier(Modifier::UNDERLINED) } else { style };
            let style = match self.lamp(&piece.id) {
                Some(lamp) if lamp.in_hand => self.palette.lamp_fill(),
                _ => style,
            };
            let spot = Rect::new(x, area.y, 2, 1);
            x = self.canvas.put(x, area.y, &codes[n], style, 2) + 1;
            self.canvas.hit(&piece.id, spot);
        }
    }

    /// Pieces with their places; gates and open cards with what they show.
    pub(super) fn map_legend(&mut self, column: Column, y: u16, map: &Map, codes: &[String]) -> u16 {
        let mut items = Vec::new();
        for (piece, code) in map.pieces.iter().zip(codes) {
            let mut words = self.piece_condition(piece);
            let stands = map.places.iter().find(|place| stands_on(piece, place));
            words.splice(1..1, stands.map(|place| self.say(&place.name)));
            let style = self.palette.tone(&piece.tone).add_modifier(Modifier::BOLD);
            let code = Run::new(format!("{}\u{a0}", code.trim()), style);
            items.push(vec![code, Run::new(glued(&words.join(", ")), self.palette.ink())]);
        }
        let runs = joined(self.palette, items);
        let y = self.flow(column, y, &runs);
        let codes = self.place_codes(map, codes);
        // Of a stop with nothing on it the figure says all.
        let bare = |place: &Place| place.shape == PlaceShape::Stop && place.tokens.is_empty();
        let told = map.places.iter().zip(codes).filter(|(place, code)| !code.is_empty() && !bare(place));
        let mut items: Vec<Vec<Run>> = told.map(|(place, code)| self.place_legend(place, &code)).collect();
        items.extend(map.fields.iter().map(|field| self.field_legend(map, field)));
        let runs = joined(self.palette, items);
        self.flow(column, y, &runs)
    }

    /// *Reach of turret 2: 8, 9, 10*.
    fn field_legend(&self, map: &Map, field: &Field) -> Vec<Run> {
        let inside = map.places.iter().filter(|place| field.places.contains(&place.id));
        let called = |place: &Place| match (&place.figure, place.shape) {
            (Some(figure), PlaceShape::Stop) => self.amount(figure),
            _ => self.say(&place.name),
        };
        let names: Vec<String> = inside.map(called).collect();
        let style = self.palette.tone(&field.tone);
        let name = Run::new(glued(&format!("{} ", self.say(&field.name))), style);
        vec![name, Run::new(names.join(" "), self.palette.quiet())]
    }

    fn place_legend(&self, place: &Place, code: &str) -> Vec<Run> {
        let mut words = match place.card.as_ref().map(|card| &card.face) {
            Some(Face::Up(face)) => vec![self.say(&face.title), self.say(&place.name)],
            _ => vec![self.say(&place.name)],
        };
        // The figure that stands on the board is not said again.
        let figure = place.figure.as_ref().map(|figure| self.amount(figure));
        words.extend(figure.filter(|figure| figure != code.trim()));
        words.extend(place.tokens.iter().map(|token| match token.count {
            Some(count) => format!("{count} {}", self.say(&token.name)),
            None => self.say(&token.name),
        }));
        if place.faint {
            words.push(self.word("plain-unvisited"));
        }
        if let Some(rooms) = place.rooms {
            let free = usize::from(rooms).saturating_sub(place.tokens.len());
            words.push(self.say(&text!("plain-rooms", free = free, of = rooms)));
        }
        let code = Run::new(format!("{code}\u{a0}"), self.palette.tone(&place.tone).add_modifier(Modifier::BOLD));
        vec![code, Run::new(glued(&words.join(", ")), self.palette.quiet())]
    }
}

fn stands_on(piece: &Piece, place: &Place) -> bool {
    piece.stand == Stand::Place(place.id.clone())
}

fn pieces_on<'m>(map: &'m Map, place: &'m Place) -> impl Iterator<Item = &'m Piece> {
    map.pieces.iter().filter(|piece| stands_on(piece, place))
}

/// Covered and empty places of a ring need no code of their own: their number is told by the option that points at them.
fn has_code(place: &Place) -> bool {
    let open = place.card.as_ref().is_some_and(|card| matches!(card.face, Face::Up(_)));
    !place.hidden && (open || (place.card.is_none() && place.shape != PlaceShape::Card))
}
