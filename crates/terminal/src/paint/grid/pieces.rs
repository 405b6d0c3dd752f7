//! The pieces on a grid.

use super::Board;
use crate::canvas::{Run, width};
use crate::paint::figures::glued;
use crate::paint::{Column, Painter, joined};
use crate::palette::{sign, sign_of};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use table::scene::{Piece, Side, Tone};
use table::text;

impl Painter<'_> {
    pub(super) fn pieces(&mut self, board: &Board) {
        for (n, piece) in board.grid.pieces.iter().enumerate() {
            let cells = piece.cells().into_iter().filter(|cell| board.grid.contains(*cell));
            let Some(area) = cells.map(|cell| board.plan.inside(cell)).reduce(Rect::union) else {
                continue;
            };
            match board.counters {
                true => self.counter(piece, area),
                false => self.standing(board, piece, &board.codes[n], area),
            }
            self.piece_lamp(board, piece, area);
        }
    }

    /// A counter as large as its cell. Every other seat's is hollow, so that they differ without colours.
    fn counter(&mut self, piece: &Piece, area: Rect) {
        let style = self.palette.tone(&piece.tone).add_modifier(Modifier::BOLD);
        let hollow = matches!(piece.tone, Tone::Seat(seat) if seat.0 % 2 == 1);
        let lines = match (area.width, area.height, hollow) {
            (4.., 2, true) => vec!["╭──╮".to_owned(), "╰──╯".to_owned()],
            (4.., 2.., _) => round(area.width, area.height, hollow),
            (4.., _, false) => vec![" ██ ".to_owned()],
            (4.., _, true) => vec![" [] ".to_owned()],
            _ => vec![sign_of(&piece.tone).unwrap_or('●').to_string()],
        };
        for (n, line) in lines.iter().enumerate() {
            self.canvas.put(area.x, area.y + n as u16, line, style, area.width);
        }
    }

    /// A piece with its code in the middle of its footprint, and marks for what befalls it.
    fn standing(&mut self, board: &Board, piece: &Piece, code: &str, area: Rect) {
        let style = match piece.fallen {
            _ if piece.gone => self.palette.faint().add_modifier(Modifier::CROSSED_OUT),
            true => self.palette.filled(&piece.tone).add_modifier(Modifier::ITALIC | Modifier::CROSSED_OUT),
            false => self.palette.filled(&piece.tone),
        };
        // In the narrowest cells a code needs the place of the wall before it.
        let area = match area.width {
            0 | 1 => Rect::new(area.x.saturating_sub(1), area.y, area.width + 1, area.height),
            _ => area,
        };
        let blank = " ".repeat(usize::from(area.width));
        for y in area.y..area.bottom() {
            self.canvas.put(area.x, y, &blank, style, area.width);
        }
        let large = area.width > board.plan.width + 1;
        let words = self.piece_words(piece, code, area.width, large);
        let x = area.x + area.width.saturating_sub(width(&words)) / 2;
        let y = area.y + area.height / 2;
        self.canvas.put(x, y, &words, style, area.width);
        if let Some(facing) = piece.facing.filter(|_| large) {
            let (x, y) = match facing {
                Side::West => (area.x, y),
                Side::East => (area.right() - 1, y),
                Side::North => (x, area.y),
                Side::South => (x, area.bottom() - 1),
            };
            self.canvas.put(x, y, arrow(facing), style, 1);
        }
    }

    /// Its sign and code, and whether it acts, lies down or faces somewhere, as far as there is room.
    fn piece_words(&self, piece: &Piece, code: &str, room: u16, large: bool) -> String {
        let mark = match (piece.acting, piece.fallen, piece.facing) {
            (true, ..) => "◂",
            (_, true, _) => "_",
            (.., Some(side)) if !large => arrow(side),
            _ => "",
        };
        let sign = sign_of(&piece.tone).map(String::from).unwrap_or_default();
        let longest = [format!("{sign}{code}{mark}"), format!("{code}{mark}"), code.to_owned()];
        let fits = longest.iter().find(|words| width(words) <= room);
        fits.cloned().unwrap_or_else(|| code.to_owned())
    }

    /// The key of a piece that can be chosen stands at its left edge.
    fn piece_lamp(&mut self, board: &Board, piece: &Piece, area: Rect) {
        let cells = piece.cells();
        let lamp = self.lamp(&piece.id).or_else(|| cells.iter().find_map(|cell| self.lamp(&board.grid.spot(*cell))));
        let Some(lamp) = lamp else { return };
        if lamp.in_hand {
            self.canvas.tint(area, self.palette.lamp_fill());
        }
        let key = lamp.key.unwrap_or('*').to_string();
        self.canvas.put(area.x.saturating_sub(1), area.y, &key, self.palette.lamp_fill(), 1);
    }

    /// Each kind of counter once, with the names of those whose it is.
    pub(super) fn counter_legend(&mut self, column: Column, y: u16, board: &Board) -> u16 {
        let mut known: Vec<(&Tone, String)> = Vec::new();
        for piece in &board.grid.pieces {
            let name = self.say(&piece.name);
            if !known.contains(&(&piece.tone, name.clone())) {
                known.push((&piece.tone, name));
            }
        }
        known.sort_by_key(|(tone, _)| match tone {
            Tone::Seat(seat) => seat.0,
            _ => u8::MAX,
        });
        let item = |(tone, name): &(&Tone, String)| {
            let mark = match tone {
                Tone::Seat(seat) => sign(*seat),
                _ => '●',
            };
            vec![Run::new(glued(&format!("{mark} {name}")), self.palette.tone(tone))]
        };
        let runs = joined(self.palette, known.iter().map(item));
        self.flow(column, y, &runs)
    }

    /// Every piece with its code, its name, its place and its condition.
    pub(super) fn piece_legend(&mut self, column: Column, y: u16, board: &Board) -> u16 {
        let mut items = Vec::new();
        for (piece, code) in board.grid.pieces.iter().zip(&board.codes) {
            let code =
                Run::new(format!("{}\u{a0}", code.trim()), self.palette.tone(&piece.tone).add_modifier(Modifier::BOLD));
            let mut words = self.piece_condition(piece);
            let cells = piece.cells();
            let place = match (cells.first(), cells.last()) {
                (Some(first), Some(last)) if first != last => Some(format!("{first}–{last}")),
                (Some(first), _) => Some(first.to_string()),
                _ => None,
            };
            words.splice(1..1, place);
            items.push(vec![code, Run::new(words.join(", "), self.palette.ink())]);
        }
        let runs = joined(self.palette, items);
        self.flow(column, y, &runs)
    }

    /// Its name, and in words what its look says.
    pub fn piece_condition(&self, piece: &Piece) -> Vec<String> {
        let sign = sign_of(&piece.tone).map(String::from).unwrap_or_default();
        let mut words = vec![format!("{sign}{}", self.say(&piece.name))];
        let facing = piece.facing.map(|side| self.say(&text!("plain-facing", side = side_slug(side))));
        words.extend(facing);
        words.extend(piece.fallen.then(|| self.word("plain-fallen")));
        words.extend(piece.gone.then(|| self.word("table-state-dead")));
        words.extend(piece.acting.then(|| self.word("plain-acting")));
        words.extend(piece.markers.iter().map(|marker| match marker.count {
            Some(count) => format!("{count} {}", self.say(&marker.name)),
            None => self.say(&marker.name),
        }));
        words
    }
}

/// A disc or a ring of half blocks. Half a cell is about as high as a cell is wide.
fn round(width: u16, height: u16, hollow: bool) -> Vec<String> {
    let radius = f64::from(width.min(2 * height)) / 2.0 - 0.15;
    let rim = 0.9 + f64::from(height) / 10.0;
    let filled = |x: u16, y: u16| {
        let across = f64::from(x) + 0.5 - f64::from(width) / 2.0;
        let down = f64::from(y) + 0.5 - f64::from(height);
        let far = across.hypot(down);
        far <= radius && !(hollow && far < radius - rim)
    };
    let cell = |x: u16, y: u16| match (filled(x, 2 * y), filled(x, 2 * y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    (0..height).map(|y| (0..width).map(|x| cell(x, y)).collect()).collect()
}

fn arrow(side: Side) -> &'static str {
    match side {
        Side::North => "↑",
        Side::East => "→",
        Side::South => "↓",
        Side::West => "←",
    }
}

/// How messages are told of a side.
fn side_slug(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

#[cfg(test)]
mod tests {
    use super::round;

    #[test]
    fn counters_are_round_and_rings_are_hollow() {
        assert_eq!(round(6, 3, false), [" ▄██▄ ", "██████", " ▀██▀ "]);
        assert_eq!(round(6, 3, true), [" ▄▀▀▄ ", "█    █", " ▀▄▄▀ "]);
    }
}
