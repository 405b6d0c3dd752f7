//! Keys in an open panel. Escape closes it, whichever it is.

use super::asking::{row_of, walked};
use super::panel::{Book, HandOver};
use super::{App, LogPanel, MenuItem, Panel, Reading};
use crate::session_host::Command;
use ratatui::crossterm::event::KeyCode;
use table::text;

/// What a key does to a text that is read.
fn scrolled(code: KeyCode, page: usize) -> Option<isize> {
    let page = page.max(2) as isize - 1;
    Some(match code {
        KeyCode::Up => -1,
        KeyCode::Down => 1,
        KeyCode::PageUp => -page,
        KeyCode::PageDown | KeyCode::Char(' ') => page,
        KeyCode::Home => isize::MIN / 2,
        KeyCode::End => isize::MAX / 2,
        _ => return None,
    })
}

impl App {
    pub(super) fn panel_key(&mut self, code: KeyCode) -> Option<Command> {
        let panel = self.panels.pop()?;
        let typing =
            matches!(&panel, Panel::Log(LogPanel { typing: true, .. }) | Panel::Book(Book { typing: true, .. }));
        if code == KeyCode::Esc && !typing {
            return None;
        }
        match panel {
            Panel::Menu(row) => self.menu_key(row, code),
            Panel::Help(reading) => self.reading_key(Panel::Help, reading, code),
            Panel::Digest(_) if code == KeyCode::Char('.') => None,
            Panel::Digest(reading) => self.reading_key(Panel::Digest, reading, code),
            Panel::Legend(_) if code == KeyCode::Char('k') => None,
            Panel::Legend(reading) => self.reading_key(Panel::Legend, reading, code),
            Panel::End(reading) => match code {
                KeyCode::Enter => None,
                KeyCode::Char('q') => self.leave(),
                _ => self.reading_key(Panel::End, reading, code),
            },
            Panel::Rule(rule, _) if code == KeyCode::Char('r') => {
                let words = rule.to_string();
                self.panels.push(Panel::Book(Book { words, ..Book::default() }));
                None
            }
            Panel::Rule(rule, reading) => self.reading_key(|reading| Panel::Rule(rule, reading), reading, code),
            Panel::Log(log) => self.log_key(log, code),
            Panel::Book(book) => self.book_key(book, code),
            Panel::Hint(_) => None,
            Panel::Hand(row) => self.hand_key(row, code),
            Panel::Orders(row) => self.orders_key(row, code),
            Panel::Leave => match code {
                KeyCode::Enter | KeyCode::Char('q' | 'y' | 's') => self.leave(),
                _ => None,
            },
            Panel::Consent => match code {
                KeyCode::Enter | KeyCode::Char('y' | 's' | 'u') => Some(Command::Undo { agreed: true }),
                _ => None,
            },
        }
    }

    /// Scrolls a text and keeps its panel open; Enter closes it.
    fn reading_key(
        &mut self,
        panel: impl FnOnce(Reading) -> Panel,
        mut reading: Reading,
        code: KeyCode,
    ) -> Option<Command> {
        if let Some(by) = scrolled(code, self.hits.panel_lines) {
            reading.step(by, self.hits.panel_deepest);
        } else if code == KeyCode::Enter {
            return None;
        }
        self.panels.push(panel(reading));
        None
    }

    fn menu_key(&mut self, row: usize, code: KeyCode) -> Option<Command> {
        let items = self.menu();
        let by_key = |c: char| row_of(c).filter(|row| *row < items.len());
        match code {
            KeyCode::Enter => self.menu_item(*items.get(row)?),
            KeyCode::Char('u') => self.menu_item(MenuItem::Undo),
            KeyCode::Char('l') => self.menu_item(MenuItem::Log),
            KeyCode::Char('r') => self.menu_item(MenuItem::Rules),
            KeyCode::Char('q') => self.menu_item(MenuItem::Leave),
            KeyCode::Char(c) if by_key(c).is_some() => self.menu_item(items[by_key(c)?]),
            _ => {
                self.panels.push(Panel::Menu(stepped(row, items.len(), code)));
                None
            }
        }
    }

    fn menu_item(&mut self, item: MenuItem) -> Option<Command> {
        match item {
            MenuItem::Undo => return self.undo(),
            MenuItem::Redo => return self.redo(),
            MenuItem::Hint => return self.ask_hint(),
            MenuItem::Hold => return Some(Command::Hold(!self.view.held)),
            MenuItem::Sit(seat) => return Some(Command::Sit(seat)),
            MenuItem::Language => self.set_lang(self.lang.other()),
            MenuItem::Colours => self.palette.theme = self.palette.theme.next(),
            MenuItem::Orders => self.panels.push(Panel::Orders(0)),
            MenuItem::HandOver => self.panels.push(Panel::Hand(0)),
            MenuItem::Digest => self.panels.push(Panel::Digest(Reading::default())),
            MenuItem::Legend => self.panels.push(Panel::Legend(Reading::default())),
            MenuItem::Log => self.panels.push(Panel::Log(LogPanel::default())),
            MenuItem::Rules => self.panels.push(Panel::Book(Book::default())),
            MenuItem::Help => self.panels.push(Panel::Help(Reading::default())),
            MenuItem::Result => self.panels.push(Panel::End(Reading::default())),
            MenuItem::Leave => self.panels.push(Panel::Leave),
        }
        None
    }

    fn log_key(&mut self, mut log: LogPanel, code: KeyCode) -> Option<Command> {
        if log.typing {
            log.typing = write(&mut log.filter, code);
            log.above = 0;
            self.panels.push(Panel::Log(log));
            return None;
        }
        let found = self.found_lines(&log);
        match code {
            KeyCode::Char('l') => return None,
            KeyCode::Char('/') => log.typing = true,
            KeyCode::Char('s') => (log.since, log.above) = (!log.since, 0),
            KeyCode::Char('?') | KeyCode::Enter => {
                let line = found.iter().rev().nth(log.above).map(|n| &self.view.log[*n]);
                let rule = line.and_then(|line| line.rule.clone());
                self.panels.push(Panel::Log(log));
                match rule {
                    Some(rule) => self.panels.push(Panel::Rule(rule, Reading::default())),
                    None => self.notice(text!("terminal-no-rule")),
                }
                return None;
            }
            other => {
                if let Some(by) = scrolled(other, self.hits.panel_lines) {
                    let last = found.len().saturating_sub(1);
                    log.above = log.above.min(last).saturating_add_signed(-by).min(last);
                }
            }
        }
        self.panels.push(Panel::Log(log));
        None
    }

    fn book_key(&mut self, mut book: Book, code: KeyCode) -> Option<Command> {
        if book.typing {
            book.typing = write(&mut book.words, code);
            book.reading = Reading::default();
        } else if let Some(by) = scrolled(code, self.hits.panel_lines) {
            book.reading.step(by, self.hits.panel_deepest);
        } else {
            match code {
                KeyCode::Char('/') => (book.typing, book.words) = (true, String::new()),
                KeyCode::Backspace => (book.words, book.reading) = (String::new(), Reading::default()),
                KeyCode::Char('r') => return None,
                _ => {}
            }
        }
        self.panels.push(Panel::Book(book));
        None
    }

    fn hand_key(&mut self, row: usize, code: KeyCode) -> Option<Command> {
        let ways = self.hand_overs();
        if let Some(HandOver { seat, to }) = picked(&ways, row, code).cloned() {
            return Some(Command::HandOver { seat, to });
        }
        self.panels.push(Panel::Hand(stepped(row, ways.len(), code)));
        None
    }

    /// The first rows leave the orders that the question offers; the others take one back.
    fn orders_key(&mut self, row: usize, code: KeyCode) -> Option<Command> {
        let offers = self.order_offers().iter();
        let new = offers.map(|offer| Command::Order { answer: offer.answer.clone(), until: offer.until });
        let revoke = self.view.orders.iter().map(|order| Command::Revoke { question: order.order.question.clone() });
        let rows: Vec<Command> = new.chain(revoke).collect();
        if let Some(command) = picked(&rows, row, code) {
            return Some(command.clone());
        }
        self.panels.push(Panel::Orders(stepped(row, rows.len(), code)));
        None
    }
}

/// The row that a key picks: by Enter, or by its own key.
fn picked<T>(rows: &[T], row: usize, code: KeyCode) -> Option<&T> {
    match code {
        KeyCode::Enter => rows.get(row),
        KeyCode::Char(c) => rows.get(row_of(c)?),
        _ => None,
    }
}

fn stepped(row: usize, rows: usize, code: KeyCode) -> usize {
    let by = match code {
        KeyCode::Up => -1,
        KeyCode::Down => 1,
        _ => 0,
    };
    walked(row, rows, by)
}

/// Writes on a line. `false` once it is done.
fn write(line: &mut String, code: KeyCode) -> bool {
    match code {
        KeyCode::Char(c) => line.push(c),
        KeyCode::Backspace => drop(line.pop()),
        KeyCode::Esc => {
            line.clear();
            return false;
        }
        KeyCode::Enter | KeyCode::Down => return false,
        _ => {}
    }
    true
}
