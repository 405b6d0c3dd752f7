//! Cards: boxes beside each other where there is room, one line each where there is not.

use super::figures::glued;
use super::{Column, Painter, joined};
use crate::canvas::{GLUE, Run};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use table::scene::{Card, CardFace, CardSize, Cards, Face};
use table::text;

/// The width of a boxed card, at least.
const CARD: u16 = 22;

impl Painter<'_> {
    pub fn cards(&mut self, column: Column, y: u16, cards: &Cards) -> u16 {
        let mut y = y;
        if let Some(name) = &cards.name {
            y = self.flow(column, y, &[Run::new(self.say(name), self.palette.quiet())]);
        }
        if cards.cards.is_empty() {
            let nothing = cards.nothing.as_ref().map_or_else(|| self.word("plain-nothing"), |text| self.say(text));
            return self.flow(column, y, &[Run::new(nothing, self.palette.faint())]);
        }
        let small = cards.cards.iter().all(|card| card.size == CardSize::Mini);
        if small || !self.room.is_wide() || column.width < 2 * CARD {
            return cards.cards.iter().fold(y, |y, card| self.card_line(column, y, card));
        }
        self.card_boxes(column, y, &cards.cards)
    }

    /// Everything on one card, as a line of text.
    pub(super) fn card_line(&mut self, column: Column, y: u16, card: &Card) -> u16 {
        let lamp = self.lamp_or(&card.id, card.lit);
        let mut runs = self.key_runs(lamp);
        if let Some(caption) = &card.caption {
            runs.push(Run::new(format!("{} ", self.say(caption)), self.palette.quiet()));
        }
        let mut items = match &card.face {
            Face::Up(face) => self.face_items(face, card.exhausted),
            Face::Down(back) => {
                let words = format!("▒▒{GLUE}{}", self.say(&back.name));
                vec![vec![Run::new(words, self.palette.tone(&back.tone))]]
            }
        };
        items.extend(self.condition_items(card));
        let end_title = items.first_mut().and_then(|title| title.first_mut());
        end_title.into_iter().for_each(|title| title.spot = Some(card.id.clone()));
        runs.extend(joined(self.palette, items));
        let end = self.flow(column, y, &runs);
        self.canvas.hit(&card.id, Rect::new(column.x, y, column.width, end.saturating_sub(y)));
        end
    }

    fn condition_items(&self, card: &Card) -> Vec<Vec<Run>> {
        let quiet = self.palette.quiet();
        let pile = card.pile.map(|count| vec![Run::new(glued(&self.pile_words(count)), quiet)]);
        let exhausted = card.exhausted.then(|| vec![Run::new(self.word("plain-exhausted"), self.palette.faint())]);
        let badges = card.badges.iter().map(|badge| self.token_runs(badge));
        pile.into_iter().chain(exhausted).chain(badges).collect()
    }

    fn title_style(&self, face: &CardFace, exhausted: bool) -> Style {
        match exhausted {
            true => self.palette.faint(),
            false => self.palette.tone(&face.tone).add_modifier(Modifier::BOLD),
        }
    }

    fn title_words(&self, face: &CardFace) -> String {
        let title = self.say(&face.title);
        match &face.cost {
            Some(cost) => format!("{title} ({})", self.amount(cost)),
            None => title,
        }
    }

    /// What is printed on a card, from its title to its foot.
    fn face_items(&self, face: &CardFace, exhausted: bool) -> Vec<Vec<Run>> {
        let mut items = vec![vec![Run::new(self.title_words(face), self.title_style(face, exhausted))]];
        items.extend(face.kind.iter().map(|kind| vec![Run::new(self.say(kind), self.palette.quiet())]));
        items.extend(face.slots.iter().map(|slots| self.slot_row(slots)));
        items.extend(face.figures.iter().map(|value| self.value_run(value)));
        items.extend(face.gates.iter().map(|gate| self.gate_runs(gate)));
        items.extend(face.lines.iter().map(|line| self.line_runs(line)));
        items.extend(face.foot.iter().map(|value| self.value_run(value)));
        items
    }

    /// Rows of boxes, as many beside each other as fit, all of a row equally high.
    fn card_boxes(&mut self, column: Column, y: u16, cards: &[Card]) -> u16 {
        let abreast = usize::from(column.width / CARD).max(1).min(cards.len().max(3));
        let each = (column.width / abreast as u16).min(CARD + 8);
        let mut y = y;
        for row in cards.chunks(abreast) {
            let place = |n: usize| Column { x: column.x + each * n as u16, width: each - 1 };
            let inside = |n: usize| Column { x: place(n).x + 2, width: place(n).width.saturating_sub(4) };
            let ends: Vec<u16> =
                row.iter().enumerate().map(|(n, card)| self.card_inside(inside(n), y + 1, card)).collect();
            let end = ends.into_iter().max().unwrap_or(y) + 1;
            for (n, card) in row.iter().enumerate() {
                let area = Rect::new(place(n).x, y, place(n).width, end - y);
                self.card_frame(area, card);
            }
            y = end;
        }
        y
    }

    fn card_frame(&mut self, area: Rect, card: &Card) {
        let lamp = self.lamp_or(&card.id, card.lit);
        let style = match (lamp, &card.face) {
            (Some(_), _) => self.palette.lamp(),
            (None, Face::Up(face)) if !card.exhausted => self.palette.tone(&face.tone),
            _ => self.palette.line(),
        };
        self.frame(area, lamp.is_some(), style);
        if let Some(lamp) = lamp {
            let key = format!(" {} ", lamp.key.unwrap_or('*'));
            self.canvas.put(area.x + 2, area.y, &key, self.palette.lamp_fill(), 3);
        }
        if let Some(caption) = &card.caption {
            let words = format!(" {} ", self.say(caption));
            let words = crate::canvas::cut(&words, area.width.saturating_sub(8));
            self.canvas.put(area.x + 6, area.y, &words, self.palette.quiet(), area.width.saturating_sub(8));
        }
        self.canvas.hit(&card.id, area);
    }

    fn card_inside(&mut self, column: Column, y: u16, card: &Card) -> u16 {
        let mut y = match &card.face {
            Face::Up(face) => self.face_inside(column, y, face, card.exhausted),
            Face::Down(back) => {
                let style = self.palette.tone(&back.tone);
                let hatch = "▒".repeat(usize::from(column.width));
                self.canvas.put(column.x, y, &hatch, self.palette.line(), column.width);
                let words = self.say(&text!("plain-face-down", back = back.name.clone()));
                self.flow(column, y + 1, &[Run::new(words, style)])
            }
        };
        for item in self.condition_items(card) {
            y = self.flow(column, y, &item);
        }
        y
    }

    fn face_inside(&mut self, column: Column, y: u16, face: &CardFace, exhausted: bool) -> u16 {
        let title = Run::new(self.title_words(face), self.title_style(face, exhausted));
        let mut y = self.canvas.flow(column.x, y, column.width, &[title], 0);
        if let Some(kind) = &face.kind {
            let kind = Run::new(self.say(kind), self.palette.quiet());
            y = self.canvas.flow(column.x, y, column.width, &[kind], 0);
        }
        if let Some(slots) = &face.slots {
            let runs = self.slot_row(slots);
            y = self.canvas.flow(column.x, y, column.width, &runs, 0);
        }
        let figures = self.value_runs(&face.figures);
        y = self.canvas.flow(column.x, y, column.width, &figures, 0);
        for gate in &face.gates {
            let runs = self.gate_runs(gate);
            y = self.flow(column, y, &runs);
        }
        for line in &face.lines {
            y = self.line(column, y, line);
        }
        let foot = self.value_runs(&face.foot);
        self.canvas.flow(column.x, y, column.width, &foot, 0)
    }
}
