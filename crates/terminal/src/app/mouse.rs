//! The mouse: a click on an option or on what it points at, the wheel over whatever it is over.

use super::{App, Panel, Row};
use crate::session_host::Command;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use shelf::Kind;
use table::scene::Spot;

/// How many lines the wheel turns at once.
const NOTCH: isize = 3;

impl App {
    pub fn mouse(&mut self, mouse: MouseEvent) -> Option<Command> {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(at),
            MouseEventKind::ScrollUp => self.wheel(at, -NOTCH),
            MouseEventKind::ScrollDown => self.wheel(at, NOTCH),
            _ => None,
        }
    }

    fn wheel(&mut self, at: Position, by: isize) -> Option<Command> {
        if self.top().is_some() {
            let code = if by < 0 { KeyCode::Up } else { KeyCode::Down };
            return (0..by.unsigned_abs()).find_map(|_| self.panel_key(code));
        }
        if self.hits.question.contains(at) {
            self.asking.step(self.rows().len(), by.signum());
        } else {
            self.scroll_table(by);
        }
        None
    }

    fn click(&mut self, at: Position) -> Option<Command> {
        self.notice = None;
        self.moments.clear();
        if self.curtain.is_some() || matches!(self.top(), Some(panel) if !is_list(panel)) {
            return None;
        }
        if let Some(row) = self.hits.row_at(at) {
            return match self.panels.last_mut() {
                Some(Panel::Menu(in_hand) | Panel::Hand(in_hand) | Panel::Orders(in_hand)) => {
                    *in_hand = row;
                    self.panel_key(KeyCode::Enter)
                }
                _ => self.touch_row(row),
            };
        }
        if self.top().is_some() {
            return None;
        }
        let spots = self.hits.spots_at(at);
        self.touch(&spots)
    }

    /// Touches things on the table: only options that touch one of them, and all that was touched before, are left. Where the row that is
    /// left is the only one, that is touched.
    fn touch(&mut self, spots: &[Spot]) -> Option<Command> {
        let ask = self.view.ask.as_ref()?;
        let before = (self.asking.touched.clone(), self.asking.cursor);
        if !matches!(ask.query.kind, Kind::One | Kind::Sealed) {
            return self.touch_one_of_several(spots);
        }
        for spot in spots {
            (self.asking.search, self.asking.verb) = (None, None);
            self.asking.touched = before.0.clone();
            self.asking.touched.extend((!before.0.contains(spot)).then(|| spot.clone()));
            let left: Vec<Row> = self.rows().into_iter().filter(|row| !matches!(row, Row::Barred(_))).collect();
            match left.as_slice() {
                [] => continue,
                [_] => return self.touch_left(before.0),
                _ => {
                    self.asking.cursor = 0;
                    return None;
                }
            }
        }
        (self.asking.touched, self.asking.cursor) = before;
        None
    }

    /// One row is left of those that were touched. What it needs a second touch for stays in hand.
    fn touch_left(&mut self, before: Vec<Spot>) -> Option<Command> {
        let command = self.touch_row(0);
        if command.is_none() && before == self.asking.touched {
            return self.touch_row(0);
        }
        command
    }

    /// Picks or drops the option that points at one of these things.
    fn touch_one_of_several(&mut self, spots: &[Spot]) -> Option<Command> {
        let ask = self.view.ask.as_ref()?;
        let rows = self.rows();
        let points = |row: &Row| match row {
            Row::Option(place) => {
                let label = &ask.options[*place].label;
                let mut steps = label.touched().into_iter().flatten().chain(&label.spots);
                steps.any(|spot| spots.contains(spot))
            }
            _ => false,
        };
        let row = rows.iter().position(points)?;
        self.choose_row(row)
    }
}

fn is_list(panel: &Panel) -> bool {
    matches!(panel, Panel::Menu(_) | Panel::Hand(_) | Panel::Orders(_))
}
