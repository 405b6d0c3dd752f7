//! Keys at the table itself.

use super::asking::{Chosen, DONE, is_done};
use super::panel::{Book, LogPanel};
use super::{App, Panel, Reading, Row};
use crate::session_host::Command;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use shelf::Kind;
use table::scene::Tone;
use table::{Label, Touch, text};

impl App {
    /// Takes a key, and tells what the dealer is to do.
    pub fn key(&mut self, key: KeyEvent) -> Option<Command> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.control(key.code);
        }
        self.notice = None;
        self.moments.clear();
        match self.top() {
            Some(_) => self.panel_key(key.code),
            None if self.curtain.is_some() => self.curtain_key(key.code),
            None if self.is_typing() => self.typing_key(key.code),
            None => self.table_key(key.code),
        }
    }

    /// Control-C is what people press who want to get out.
    fn control(&mut self, code: KeyCode) -> Option<Command> {
        if code == KeyCode::Char('c') {
            match self.top() {
                Some(Panel::Leave) => return self.leave(),
                _ => self.panels.push(Panel::Leave),
            }
        }
        None
    }

    pub(super) fn leave(&mut self) -> Option<Command> {
        self.left = true;
        Some(Command::Leave)
    }

    /// The curtain has a key that answers nothing, so that a second tap on one that did does not open it.
    fn curtain_key(&mut self, code: KeyCode) -> Option<Command> {
        match code {
            KeyCode::Char(' ') => self.curtain = None,
            KeyCode::Char('q') | KeyCode::Esc => self.panels.push(Panel::Leave),
            _ => {}
        }
        None
    }

    /// Whether letters and figures are being written.
    fn is_typing(&self) -> bool {
        let roll = self.view.ask.as_ref().is_some_and(|ask| matches!(ask.query.kind, Kind::Roll { .. }));
        self.asking.search.is_some() || (roll && !self.asking.typed.is_empty())
    }

    fn typing_key(&mut self, code: KeyCode) -> Option<Command> {
        let searching = self.asking.search.is_some();
        let line = self.asking.search.as_mut().unwrap_or(&mut self.asking.typed);
        match code {
            KeyCode::Char(c) => line.push(c),
            KeyCode::Backspace if line.is_empty() => return self.table_key(KeyCode::Esc),
            KeyCode::Backspace => drop(line.pop()),
            other => return self.table_key(other),
        }
        if searching {
            self.asking.cursor = 0;
        }
        None
    }

    fn table_key(&mut self, code: KeyCode) -> Option<Command> {
        match code {
            KeyCode::F(number) => self.function_key(number),
            KeyCode::Esc => self.escape(),
            KeyCode::Enter => self.enter(),
            KeyCode::Backspace => self.backspace(),
            KeyCode::Char('U') => self.redo(),
            KeyCode::Char(c) => self.letter(c.to_ascii_lowercase()),
            other => {
                self.walk(other);
                None
            }
        }
    }

    fn function_key(&mut self, number: u8) -> Option<Command> {
        match number {
            1 => self.panels.push(Panel::Help(Reading::default())),
            2 => return self.ask_hint(),
            3 => self.panels.push(Panel::Hand(0)),
            4 => self.panels.push(Panel::Orders(0)),
            5 => self.set_lang(self.lang.other()),
            6 => self.palette.theme = self.palette.theme.next(),
            _ => {}
        }
        None
    }

    /// Goes back from whatever was begun; where nothing was, holds the bots or opens the menu.
    fn escape(&mut self) -> Option<Command> {
        if self.large {
            self.large = false;
        } else if self.asking.back() {
            self.scroll = None;
        } else if self.view.ask.is_none() && !self.view.thinking.is_empty() && !self.view.held {
            return Some(Command::Hold(true));
        } else {
            self.panels.push(Panel::Menu(0));
        }
        None
    }

    fn letter(&mut self, c: char) -> Option<Command> {
        match c {
            'l' => self.panels.push(Panel::Log(LogPanel::default())),
            'r' => self.panels.push(Panel::Book(Book::default())),
            'q' => self.panels.push(Panel::Leave),
            'u' => return self.undo(),
            '?' => self.why(),
            '/' => self.search(),
            'b' => self.large = !self.large,
            'h' => return self.ask_hint(),
            'k' => self.panels.push(Panel::Legend(Reading::default())),
            '.' => self.panels.push(Panel::Digest(Reading::default())),
            ' ' => return self.space(),
            '+' | '=' => return self.share_out(1),
            '-' => return self.share_out(-1),
            c if self.types_rolls() && c.is_ascii_digit() => self.asking.typed.push(c),
            c => return self.choose_by_key(c),
        }
        None
    }

    fn types_rolls(&self) -> bool {
        self.view.ask.as_ref().is_some_and(|ask| matches!(ask.query.kind, Kind::Roll { .. }))
    }

    fn search(&mut self) {
        if self.view.ask.is_some() && !self.types_rolls() {
            self.asking.search = Some(String::new());
            self.asking.cursor = 0;
        }
    }

    pub(super) fn why(&mut self) {
        match self.rule_in_hand() {
            Some(rule) => self.panels.push(Panel::Rule(rule, Reading::default())),
            None => self.notice(text!("terminal-no-rule")),
        }
    }

    pub(super) fn undo(&mut self) -> Option<Command> {
        match &self.view.undo {
            None => self.notice(text!("terminal-nothing-to-undo")),
            Some(undo) if undo.asks() => self.panels.push(Panel::Consent),
            Some(_) => return Some(Command::Undo { agreed: false }),
        }
        None
    }

    pub(super) fn redo(&mut self) -> Option<Command> {
        if self.view.redo.is_none() {
            self.notice(text!("terminal-nothing-to-redo"));
            return None;
        }
        Some(Command::Redo)
    }

    pub(super) fn ask_hint(&mut self) -> Option<Command> {
        if self.view.ask.is_none() {
            self.notice(text!("terminal-no-hint"));
            return None;
        }
        self.hint_awaited = true;
        Some(Command::Hint)
    }

    /// Lets waiting bots go on or hurry; at a question of several picks it picks.
    fn space(&mut self) -> Option<Command> {
        if self.view.ask.is_none() {
            return (!self.view.thinking.is_empty()).then_some(match self.view.held {
                true => Command::Hold(false),
                false => Command::Hurry,
            });
        }
        match self.wants_several() {
            true => self.choose_row(self.asking.cursor),
            false => None,
        }
    }

    fn choose_by_key(&mut self, c: char) -> Option<Command> {
        self.view.ask.as_ref()?;
        if let Some(verb) = self.keys().verb(c) {
            return self.press_verb(verb);
        }
        let rows = self.rows();
        match self.keys_of(&rows).iter().position(|key| *key == Some(c)) {
            Some(row) => self.touch_row(row),
            None => {
                if c == DONE {
                    self.notice(text!("terminal-nothing-to-end"));
                }
                None
            }
        }
    }

    /// Opens a verb, or leaves it again; one that has nothing to offer says why.
    fn press_verb(&mut self, verb: usize) -> Option<Command> {
        let was = self.asking.verb.take();
        self.asking.open.clear();
        self.asking.touched.clear();
        let rows = self.rows();
        let row = rows.iter().position(|row| matches!(row, Row::Verb { verb: other, .. } if *other == verb));
        match row {
            Some(row) if was == Some(verb) => {
                self.asking.cursor = row;
                None
            }
            Some(row) => self.choose_row(row),
            None => {
                // Few options stand there without their verbs.
                match rows.iter().position(|row| self.belongs_to(row, verb)) {
                    Some(row) => self.asking.cursor = row,
                    None => self.say_idle(verb),
                }
                None
            }
        }
    }

    fn belongs_to(&self, row: &Row, verb: usize) -> bool {
        let (Some(ask), Some(verb)) = (&self.view.ask, self.view.verbs.get(verb)) else { return false };
        let of_verb = |place: &usize| ask.options[*place].label.verb.as_deref() == Some(verb.name);
        match row {
            Row::Option(place) => of_verb(place),
            Row::Variants(places) | Row::Folder { places, .. } => places.iter().any(of_verb),
            _ => false,
        }
    }

    /// The verbs that have something to do at this question.
    fn busy(&self) -> impl Iterator<Item = &table::Verb> {
        let options = self.view.ask.iter().flat_map(|ask| &ask.options);
        let named: Vec<&str> = options.filter_map(|option| option.label.verb.as_deref()).collect();
        self.view.verbs.iter().filter(move |verb| named.contains(&verb.name))
    }

    fn say_idle(&mut self, verb: usize) {
        let why = self.why_idle(verb).map(|bar| super::Said::Table(bar.why.clone()));
        let verb = self.view.verbs.get(verb);
        let word = verb.map(|verb| self.tell(&verb.word)).unwrap_or_default();
        let not_now = match verb.and_then(|verb| verb.comes_later(self.busy())) {
            Some(when) => text!("terminal-verb-when", verb = word, when = self.tell(when)),
            None => text!("terminal-verb-not-now", verb = word),
        };
        let not_now = super::Said::Screen(not_now);
        self.notice = Some(why.unwrap_or(not_now));
    }

    /// Touches a row: what cannot simply be taken back is taken in hand first, and a second touch does it.
    pub(super) fn touch_row(&mut self, row: usize) -> Option<Command> {
        let rows = self.rows();
        if self.asking.armed != Some(row) && self.wants_second_touch(rows.get(row)?) {
            (self.asking.cursor, self.asking.armed) = (row, Some(row));
            self.scroll = None;
            return None;
        }
        self.choose_row(row)
    }

    fn wants_second_touch(&self, row: &Row) -> bool {
        let Some(ask) = &self.view.ask else { return false };
        let single = matches!(ask.query.kind, Kind::One | Kind::Sealed);
        let label = self.asking.option_of(row).and_then(|place| ask.options.get(place)).map(|option| &option.label);
        let warns = |label: &Label| label.tag.as_ref().is_some_and(|tag| tag.tone == Tone::Bad);
        match (row, label) {
            (Row::Variants(_), _) => single,
            (_, Some(label)) if is_done(label) => single && warns(label),
            (_, Some(label)) => single && label.weight == Touch::Heavy,
            _ => false,
        }
    }

    /// Chooses a row.
    pub(super) fn choose_row(&mut self, row: usize) -> Option<Command> {
        let rows = self.rows();
        let chosen = rows.get(row)?;
        (self.asking.cursor, self.asking.armed) = (row, None);
        self.scroll = None;
        let ask = self.view.ask.as_ref()?;
        match self.asking.choose(ask, chosen) {
            Chosen::Answer(words) => return self.answer(words),
            Chosen::Idle(verb) => self.say_idle(verb),
            Chosen::Barred(place) => {
                let why = ask.query.prompt.barred.get(place)?.why.clone();
                self.notice = Some(super::Said::Table(why));
            }
            Chosen::Full => self.notice(text!("terminal-full")),
            Chosen::Changed | Chosen::Nothing => {}
        }
        None
    }

    /// Gives the whole answer where it is whole, else chooses the row in hand.
    fn enter(&mut self) -> Option<Command> {
        let Some(ask) = &self.view.ask else {
            return self.space();
        };
        match self.asking.answer(ask) {
            Some(words) => self.answer(words),
            None if matches!(ask.query.kind, Kind::Roll { .. }) => None,
            None => self.choose_or_go_on(),
        }
    }

    /// Chooses the row in hand. Where more are wanted, what is chosen already stays so, and the next row that is not is taken in hand.
    fn choose_or_go_on(&mut self) -> Option<Command> {
        if !self.is_spent(self.asking.cursor) {
            let command = self.choose_row(self.asking.cursor);
            if command.is_some() {
                return command;
            }
        }
        let rows = self.rows().len();
        let next = (1..=rows).map(|by| (self.asking.cursor + by) % rows).find(|row| !self.is_spent(*row));
        if self.wants_several() && self.is_spent(self.asking.cursor) {
            self.asking.cursor = next.unwrap_or(self.asking.cursor);
        }
        None
    }

    /// Whether a row of several picks can take no more.
    fn is_spent(&self, row: usize) -> bool {
        let (Some(ask), Some(Row::Option(place))) = (&self.view.ask, self.rows().get(row).cloned()) else {
            return false;
        };
        match &ask.query.kind {
            Kind::Several { .. } | Kind::Order => self.asking.picks.contains(&place),
            Kind::Share { total } => {
                let cap = ask.options[place].cap.unwrap_or(*total);
                self.asking.parts.get(place).is_some_and(|part| *part >= cap)
            }
            _ => false,
        }
    }

    fn wants_several(&self) -> bool {
        let kind = self.view.ask.as_ref().map(|ask| &ask.query.kind);
        matches!(kind, Some(Kind::Several { .. } | Kind::Share { .. } | Kind::Order))
    }

    fn backspace(&mut self) -> Option<Command> {
        if self.asking.picks.pop().is_none() {
            self.asking.back();
        }
        None
    }

    fn share_out(&mut self, by: i32) -> Option<Command> {
        let (ask, row) = (self.view.ask.as_ref()?, self.row()?);
        let (Kind::Share { total }, Row::Option(place)) = (&ask.query.kind, row) else {
            return None;
        };
        self.asking.give(ask, place, *total, by);
        None
    }

    /// Arrows and pages: through the options, over the lit places, along the table.
    fn walk(&mut self, code: KeyCode) {
        let page = isize::try_from(self.hits.table.height.saturating_sub(2)).unwrap_or(1).max(1);
        match code {
            KeyCode::Up => self.take(-1),
            KeyCode::Down => self.take(1),
            KeyCode::Left if self.shares() => drop(self.share_out(-1)),
            KeyCode::Right if self.shares() => drop(self.share_out(1)),
            KeyCode::Left => self.turn_or_take(-1),
            KeyCode::Right => self.turn_or_take(1),
            KeyCode::PageUp => self.scroll_table(-page),
            KeyCode::PageDown => self.scroll_table(page),
            KeyCode::Home => self.scroll = Some(0),
            KeyCode::End => self.scroll = Some(self.hits.deepest),
            KeyCode::Tab => self.next_anchor(),
            _ => {}
        }
    }

    fn shares(&self) -> bool {
        self.view.ask.as_ref().is_some_and(|ask| matches!(ask.query.kind, Kind::Share { .. }))
    }

    /// Takes another row in hand; without a question the table is scrolled.
    fn take(&mut self, by: isize) {
        let rows = self.rows().len();
        if rows == 0 {
            return self.scroll_table(by);
        }
        self.asking.walk(rows, by);
        self.scroll = None;
    }

    /// Turns to the next variant of the row in hand; where it has none, takes what lies beside it on the board.
    fn turn_or_take(&mut self, by: isize) {
        let turned = self.row().is_some_and(|row| self.asking.turn(&row, by));
        if !turned {
            self.take_beside(if by < 0 { -1 } else { 1 });
        }
    }

    /// Takes the option in hand whose place on the board lies next in this direction.
    fn take_beside(&mut self, direction: i32) {
        let rows = self.rows();
        if let Some(row) = self.hits.beside(&rows, self.view.ask.as_ref(), self.asking.cursor, direction) {
            self.asking.cursor = row;
            self.scroll = None;
        }
    }

    pub(super) fn scroll_table(&mut self, by: isize) {
        let now = self.scroll.unwrap_or(self.hits.scrolled);
        let wanted = usize::from(now).saturating_add_signed(by).min(usize::from(self.hits.deepest));
        self.scroll = Some(wanted as u16);
    }

    /// Goes to the next stretch of the table, and from the last to the first.
    fn next_anchor(&mut self) {
        let now = self.scroll.unwrap_or(self.hits.scrolled);
        let next = self.hits.anchors.iter().copied().find(|at| *at > now && now < self.hits.deepest);
        self.scroll = Some(next.unwrap_or(0).min(self.hits.deepest));
    }
}
