//! Grids, drawn with letters and figures.
//!
//! A grid of plain counters is drawn small, one sign to a cell. Any other is drawn large: two signs to a cell, walls between them.

use super::page::{Page, glue, join, slug};
use crate::scene::{Cell, Figure, Front, Grid, Piece, Side, Tone, Wall};
use crate::text;
use std::collections::{BTreeMap, HashMap};

const DISCS: [&str; 6] = ["●", "○", "◆", "◇", "■", "□"];
const GROUNDS: [char; 12] = ['#', 'o', '%', '~', '^', '=', '&', '$', '@', '?', ':', ';'];

pub(super) fn write(page: &mut Page, grid: &Grid) {
    let drawing = Drawing::new(page, grid);
    let drawn = drawing.width() <= page.room();
    if drawn {
        drawing.lines().iter().for_each(|line| page.drawn(line));
        if !drawing.small {
            page.blank();
        }
    } else {
        page.line(&page.say(&text!("plain-undrawn", cols = grid.cols, rows = grid.rows)));
        write_walls(page, grid);
    }
    write_pieces(page, &drawing, drawn);
    write_ground(page, &drawing, drawn);
    write_reach(page, grid, drawn);
    let sights: Vec<String> = grid.sights.iter().map(|sight| page.say(&sight.name)).collect();
    if !sights.is_empty() {
        page.line(&page.pair(&page.word("plain-sight"), &join(&sights)));
    }
    grid.front.iter().for_each(|front| write_front(page, grid, front));
}

struct Drawing<'g> {
    grid: &'g Grid,
    small: bool,
    /// The signs of each piece, in the order of the grid's pieces.
    codes: Vec<String>,
    on: HashMap<Cell, usize>,
    ground: HashMap<Cell, char>,
}

impl<'g> Drawing<'g> {
    fn new(page: &Page, grid: &'g Grid) -> Drawing<'g> {
        let small = grid.walls.is_empty()
            && grid.reach.is_none()
            && grid.pieces.iter().all(|piece| piece.figure == Figure::Disc && piece.emblem.is_none());
        let codes = if small { discs(&grid.pieces) } else { letters(page, &grid.pieces) };
        let pieces = grid.pieces.iter().enumerate();
        let on = pieces.flat_map(|(n, piece)| piece.cells().into_iter().map(move |cell| (cell, n))).collect();
        let patches = grid.terrain.iter().map(|patch| (sign_of(grid, &patch.kind), patch));
        let ground = patches.flat_map(|(sign, patch)| patch.cells.iter().map(move |cell| (*cell, sign))).collect();
        Drawing { grid, small, codes, on, ground }
    }

    fn cell_width(&self) -> usize {
        if self.small { 2 } else { 3 }
    }

    fn width(&self) -> usize {
        4 + self.cell_width() * usize::from(self.grid.cols) + 3
    }

    /// From the highest row down, with the columns' numbers above and below.
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.numbers()];
        for row in (0..self.grid.rows).rev() {
            lines.extend(self.wall_line(|cell| self.has_wall(cell, Side::North), row));
            lines.push(self.row(row));
        }
        if self.grid.rows > 0 {
            lines.extend(self.wall_line(|cell| self.has_wall(cell, Side::South), 0));
        }
        lines.push(self.numbers());
        lines
    }

    fn numbers(&self) -> String {
        let width = self.cell_width();
        let numbers = (1..=u16::from(self.grid.cols))
            .map(|n| if self.small { format!("{n:<width$}") } else { format!(" {n:<2}") });
        format!("   {}", numbers.collect::<String>())
    }

    fn row(&self, row: u8) -> String {
        let name = Cell::new(row, 0).to_string().trim_end_matches('1').to_owned();
        let cells = (0..self.grid.cols).map(|col| {
            let cell = Cell::new(row, col);
            let wall = if self.has_wall(cell, Side::West) { '│' } else { ' ' };
            if self.small { format!("{} ", self.signs(cell)) } else { format!("{wall}{}", self.signs(cell)) }
        });
        let cells: String = cells.collect();
        let last = self.grid.cols.checked_sub(1).is_some_and(|col| self.has_wall(Cell::new(row, col), Side::East));
        format!("{name:>2} {} {name}", if last { cells + "│" } else { cells })
    }

    /// A line under or over a row, if any wall lies there.
    fn wall_line(&self, has: impl Fn(Cell) -> bool, row: u8) -> Option<String> {
        let cells: Vec<bool> = (0..self.grid.cols).map(|col| has(Cell::new(row, col))).collect();
        let line: String = cells.iter().map(|wall| if *wall { " ──" } else { "   " }).collect();
        cells.contains(&true).then(|| format!("   {line}"))
    }

    fn has_wall(&self, cell: Cell, side: Side) -> bool {
        self.grid.walls.contains(&Wall::new(cell, side))
    }

    fn signs(&self, cell: Cell) -> String {
        if let Some(piece) = self.on.get(&cell) {
            return self.codes[*piece].clone();
        }
        let ground = self.ground.get(&cell).copied().unwrap_or('·');
        if self.small {
            return ground.to_string();
        }
        let reach = self.grid.reach.as_ref();
        let marked = reach.is_some_and(|reach| reach.marks.iter().any(|mark| mark.cell == cell));
        let reached = reach.is_some_and(|reach| reach.cells.contains(&cell));
        let more = if marked {
            '!'
        } else if reached {
            '+'
        } else {
            ' '
        };
        format!("{ground}{more}")
    }
}

fn sign_of(grid: &Grid, kind: &str) -> char {
    let mut kinds: Vec<&str> = Vec::new();
    grid.terrain.iter().for_each(|patch| {
        if !kinds.contains(&patch.kind.as_ref()) {
            kinds.push(&patch.kind);
        }
    });
    let number = kinds.iter().position(|other| *other == kind).unwrap_or(0);
    GROUNDS[number % GROUNDS.len()]
}

/// Counters of one tone look alike; seats have the signs of their numbers.
fn discs(pieces: &[Piece]) -> Vec<String> {
    let mut tones: Vec<&Tone> = Vec::new();
    let number = |piece: &Piece, tones: &Vec<&Tone>| match &piece.tone {
        Tone::Seat(seat) => seat.index(),
        tone => tones.iter().position(|other| *other == tone).unwrap_or(0),
    };
    for piece in pieces {
        if !tones.contains(&&piece.tone) {
            tones.push(&piece.tone);
        }
    }
    pieces.iter().map(|piece| DISCS[number(piece, &tones) % DISCS.len()].to_owned()).collect()
}

/// Two letters of each name, or a letter and a figure where two names begin alike.
fn letters(page: &Page, pieces: &[Piece]) -> Vec<String> {
    let mut codes: Vec<String> = Vec::new();
    for piece in pieces {
        let name = page.say(&piece.name);
        let mut signs = telling_word(&name).chars().filter(|c| c.is_alphanumeric());
        let first: String = signs.next().unwrap_or('x').to_uppercase().take(1).collect();
        let both = format!("{first}{}", signs.next().unwrap_or(' '));
        let numbered = (1..=9).map(|n| format!("{first}{n}"));
        let free = std::iter::once(both.clone()).chain(numbered).find(|code| !codes.contains(code));
        codes.push(free.unwrap_or(both));
    }
    codes
}

/// The first word that is no article or preposition, as far as its length tells.
fn telling_word(name: &str) -> &str {
    let mut words = name.split_whitespace();
    words.clone().find(|word| word.chars().count() > 3).or_else(|| words.next()).unwrap_or_default()
}

fn write_pieces(page: &mut Page, drawing: &Drawing, drawn: bool) {
    if drawing.small && drawn {
        return write_discs(page, drawing);
    }
    for (piece, code) in drawing.grid.pieces.iter().zip(&drawing.codes) {
        let mut words = page.piece(piece);
        words.splice(1..1, place_of(piece));
        let mark = if drawn { format!("{code}  ") } else { String::new() };
        page.marked(&mark, &words.join(", "));
    }
}

fn place_of(piece: &Piece) -> Option<String> {
    let cells = piece.cells();
    match (cells.first(), cells.last()) {
        (Some(first), Some(last)) if first != last => Some(format!("{first}–{last}")),
        (Some(first), _) => Some(first.to_string()),
        _ => None,
    }
}

/// Each sign once, with the names of those whose counters wear it.
fn write_discs(page: &mut Page, drawing: &Drawing) {
    let mut legend: Vec<String> = Vec::new();
    for (piece, code) in drawing.grid.pieces.iter().zip(&drawing.codes) {
        let words = format!("{code} {}", page.say(&piece.name));
        if !legend.contains(&words) {
            legend.push(words);
        }
    }
    legend.sort_by_key(|words| DISCS.iter().position(|sign| words.starts_with(sign)));
    if !legend.is_empty() {
        page.line(&legend.join(&format!("{} ", glue("  "))));
    }
}

/// What the signs of the ground mean, and where it is when it is not drawn.
fn write_ground(page: &mut Page, drawing: &Drawing, drawn: bool) {
    let mut names: Vec<(char, BTreeMap<String, Vec<Cell>>)> = Vec::new();
    for patch in &drawing.grid.terrain {
        let sign = sign_of(drawing.grid, &patch.kind);
        if !names.iter().any(|(other, _)| *other == sign) {
            names.push((sign, BTreeMap::new()));
        }
        let of_sign = names.iter_mut().find(|(other, _)| *other == sign);
        let cells = of_sign.map(|(_, names)| names.entry(page.say(&patch.name)).or_default());
        cells.into_iter().for_each(|cells| cells.extend(&patch.cells));
    }
    if names.is_empty() {
        return;
    }
    let written = |(sign, names): &(char, BTreeMap<String, Vec<Cell>>)| {
        let words: Vec<String> =
            names.iter().map(|(name, cells)| if drawn { name.clone() } else { list(page, name, cells) }).collect();
        if drawn { format!("{sign} {}", words.join(", ")) } else { words.join("; ") }
    };
    let words: Vec<String> = names.iter().map(written).collect();
    page.line(&page.pair(&page.word("plain-terrain"), &join(&words)));
}

fn list(page: &Page, name: &str, cells: &[Cell]) -> String {
    page.pair(name, &cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "))
}

fn write_reach(page: &mut Page, grid: &Grid, drawn: bool) {
    let Some(reach) = &grid.reach else { return };
    let count = page.say(&text!("plain-reach", count = reach.cells.len()));
    let mut words = vec![if drawn { count } else { list(page, &count, &reach.cells) }];
    let mut marks: BTreeMap<String, Vec<Cell>> = BTreeMap::new();
    for mark in &reach.marks {
        let name = glue(&page.say(&text!("plain-reach-mark", name = mark.name.clone())));
        marks.entry(name).or_default().push(mark.cell);
    }
    words.extend(marks.iter().map(|(name, cells)| list(page, name, cells)));
    page.line(&join(&words));
}

fn write_walls(page: &mut Page, grid: &Grid) {
    if grid.walls.is_empty() {
        return;
    }
    let wall = |wall: &Wall| page.say(&text!("plain-wall", cell = wall.cell.to_string(), side = slug(wall.side)));
    let walls: Vec<String> = grid.walls.iter().map(wall).collect();
    page.line(&page.pair(&page.word("plain-walls"), &walls.join(", ")));
}

fn write_front(page: &mut Page, grid: &Grid, front: &Front) {
    let row = |n: u8| Cell::new(n, 0).to_string().trim_end_matches('1').to_owned();
    let name = front.name.clone();
    let text = match front.side {
        Side::West => text!("plain-front-columns", name = name, first = 1, last = front.at),
        Side::East => text!("plain-front-columns", name = name, first = front.at.saturating_add(1), last = grid.cols),
        Side::South => text!("plain-front-rows", name = name, first = row(0), last = row(front.at.saturating_sub(1))),
        Side::North => {
            text!("plain-front-rows", name = name, first = row(front.at), last = row(grid.rows.saturating_sub(1)))
        }
    };
    page.line(&page.say(&text));
}
