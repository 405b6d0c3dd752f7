//! The mouse: a click on an option or on what it points at, the wheel over whatever it is over.

use super::{App, Panel, Row};
use crate::session_host::Command;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
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
        if self.curtain.is_some() || matches!(self.top(), Some(panel) if !is_list(panel)) {
            return None;
        }
        if let Some(row) = self.hits.row_at(at) {
            return match self.panels.last_mut() {
                Some(Panel::Menu(in_hand) | Panel::Hand(in_hand) | Panel::Orders(in_hand)) => {
                    *in_hand = row;
                    self.panel_key(KeyCode::Enter)
                }
                _ => self.choose_row(row),
            };
        }
        if self.top().is_some() {
            return None;
        }
        let spots = self.hits.spots_at(at);
        self.choose_pointing(&spots)
    }

    /// Chooses the option that points at one of these things; of several it takes the next in hand.
    fn choose_pointing(&mut self, spots: &[Spot]) -> Option<Command> {
        let ask = self.view.ask.as_ref()?;
        let points = |row: &Row| match row {
            Row::Option(place) => ask.options[*place].label.spots.iter().any(|spot| spots.contains(spot)),
            _ => false,
        };
        let rows = self.rows();
        let pointing: Vec<usize> = (0..rows.len()).filter(|n| points(&rows[*n])).collect();
        match pointing.as_slice() {
            [] => None,
            [only] => self.choose_row(*only),
            several => {
                let next = several.iter().copied().find(|row| *row > self.asking.cursor);
                self.asking.cursor = next.unwrap_or(several[0]);
                None
            }
        }
    }
}

fn is_list(panel: &Panel) -> bool {
    matches!(panel, Panel::Menu(_) | Panel::Hand(_) | Panel::Orders(_))
}
