//! A scene drawn on a canvas. Every kind of part has its own file; none of them knows a game.

mod cards;
mod codes;
mod figures;
mod grid;
mod ledger;
mod map;
mod marks;
mod sheet;
mod tale;
mod track;
mod train;
mod zones;

pub use marks::Marks;
pub use zones::{card_lines, paint};

use crate::canvas::{Canvas, Run};
use crate::palette::Palette;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::collections::BTreeMap;
use table::scene::{Amount, Part, Spot};
use table::{Reader, Text, text};

/// What an option lights on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lamp {
    /// The key that chooses it, if one key alone does.
    pub key: Option<char>,
    /// Whether the option in hand points at it.
    pub in_hand: bool,
}

/// The things that options point at.
pub type Lamps = BTreeMap<Spot, Lamp>;

/// How much room there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    pub width: u16,
    /// How many lines can be seen at once.
    pub height: u16,
}

impl Room {
    /// Whether cards can lie beside each other and sheets abreast.
    pub fn is_wide(self) -> bool {
        self.width >= 76 && self.height >= 18
    }
}

/// Draws parts on a canvas.
pub struct Painter<'a> {
    pub canvas: Canvas,
    pub palette: Palette,
    pub reader: Reader<'a>,
    pub lamps: &'a Lamps,
    pub marks: &'a Marks,
    pub room: Room,
}

/// A column of the canvas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    pub x: u16,
    pub width: u16,
}

impl Column {
    pub fn inside(self, by: u16) -> Column {
        Column { x: self.x + by, width: self.width.saturating_sub(by) }
    }
}

impl Painter<'_> {
    pub fn say(&self, text: &Text) -> String {
        self.reader.render(text)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&text!(key))
    }

    fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Num(number) => number.to_string().replace('-', "–"),
            Amount::Signed(number) if *number < 0 => number.to_string().replace('-', "–"),
            Amount::Signed(number) => format!("+{number}"),
            Amount::Of { now, max } => format!("{now}/{max}"),
            Amount::Text(text) => self.say(text),
        }
    }

    fn lamp(&self, spot: &Spot) -> Option<Lamp> {
        self.lamps.get(spot).copied()
    }

    /// The lamp of a thing that the scene itself may call lit.
    fn lamp_or(&self, spot: &Spot, lit: bool) -> Option<Lamp> {
        let unkeyed = Lamp { key: None, in_hand: false };
        self.lamp(spot).or(lit.then_some(unkeyed))
    }

    /// The style of a key on something that can be chosen.
    fn lamp_style(&self, lamp: Lamp) -> Style {
        match lamp.in_hand {
            true => self.palette.lamp_fill(),
            false => self.palette.lamp(),
        }
    }

    /// Writes runs in a column and gives the line after them.
    fn flow(&mut self, column: Column, y: u16, runs: &[Run]) -> u16 {
        self.canvas.flow(column.x, y, column.width, runs, 2)
    }

    /// Parts under each other.
    fn parts(&mut self, column: Column, mut y: u16, parts: &[Part]) -> u16 {
        let mut rest = parts;
        while let Some((first, after)) = rest.split_first() {
            let sheets = rest.iter().take_while(|part| matches!(part, Part::Sheet(_))).count();
            if sheets > 0 {
                y = self.sheets(column, y, &rest[..sheets]);
                rest = &rest[sheets..];
            } else {
                y = self.part(column, y, first);
                rest = after;
            }
        }
        y
    }

    fn part(&mut self, column: Column, y: u16, part: &Part) -> u16 {
        match part {
            Part::Map(map) => self.map(column, y, map),
            Part::Grid(grid) => self.grid(column, y, grid),
            Part::Track(track) => self.track(column, y, track),
            Part::Cards(cards) => self.cards(column, y, cards),
            Part::Sheet(_) => self.sheets(column, y, std::slice::from_ref(part)),
            Part::Tokens(tokens) => self.tokens(column, y, tokens),
            Part::Values(values) | Part::Stats(values) => {
                let runs = self.value_runs(values);
                self.flow(column, y, &runs)
            }
            Part::Meter(meter) => self.meter(column, y, meter),
            Part::Dials(dials) => self.dials(column, y, dials),
            Part::Ruler(ruler) => self.ruler(column, y, ruler),
            Part::Rows(rows) => self.rows(column, y, rows),
            Part::Slots(slots) => self.slots(column, y, slots),
            Part::Train(train) => self.train(column, y, train),
            Part::Tale(tale) => self.tale(column, y, tale),
            Part::Ledger(ledger) => self.ledger(column, y, ledger),
            Part::Lines(lines) => lines.iter().fold(y, |y, line| self.line(column, y, line)),
        }
    }

    /// A box with rounded corners; lit things have a double one.
    fn frame(&mut self, area: Rect, lit: bool, style: Style) {
        let [corners, across, down] = match lit {
            true => ["╔╗╚╝", "═", "║"],
            false => ["╭╮╰╯", "─", "│"],
        };
        let (right, bottom) = (area.right().saturating_sub(1), area.bottom().saturating_sub(1));
        let line = across.repeat(usize::from(area.width));
        self.canvas.put(area.x, area.y, &line, style, area.width);
        self.canvas.put(area.x, bottom, &line, style, area.width);
        for y in area.y + 1..bottom {
            self.canvas.put(area.x, y, down, style, 1);
            self.canvas.put(right, y, down, style, 1);
        }
        let at = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)];
        for ((x, y), corner) in at.into_iter().zip(corners.chars()) {
            self.canvas.put(x, y, corner.encode_utf8(&mut [0; 4]), style, 1);
        }
    }
}

/// Things beside each other: the sign between two never begins a line.
pub fn between(palette: Palette) -> Run {
    Run::new("\u{a0}· ", palette.faint())
}

/// Runs with a sign between them.
pub fn joined(palette: Palette, items: impl IntoIterator<Item = Vec<Run>>) -> Vec<Run> {
    let mut runs = Vec::new();
    for item in items.into_iter().filter(|item| !item.is_empty()) {
        if !runs.is_empty() {
            runs.push(between(palette));
        }
        runs.extend(item);
    }
    runs
}
