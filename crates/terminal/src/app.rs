//! The state of the screen: the highlighted option, what is picked, which panel is open. It draws nothing and plays nothing:
//! keys go in, commands for the dealer come out.

mod asking;
mod keys;
mod mouse;
mod panel;
mod panel_keys;

pub use asking::{Asking, KEYS, Row, key_of};
pub use panel::{Book, HandOver, LogPanel, MenuItem, Panel, Reading};

use crate::hit_map::HitMap;
use crate::palette::Palette;
use crate::session_host::{Command, News};
use crate::speech::Speech;
use crate::view::View;
use table::rulebook::{Books, Rulebook};
use table::{Lang, Reader, Rule, Seat, SeatMap, Text, text};

/// A sentence for whoever sits at the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// One of the screen's own.
    Screen(Text),
    /// One of the table's or the game's.
    Table(Text),
}

/// The state of the screen.
pub struct App {
    pub lang: Lang,
    pub palette: Palette,
    pub view: View,
    pub names: SeatMap<String>,
    pub asking: Asking,
    /// Open panels, the uppermost last.
    pub panels: Vec<Panel>,
    /// Whom the screen is to be passed to before anything is shown.
    pub curtain: Option<Seat>,
    pub notice: Option<Said>,
    /// How far the table was scrolled by hand; otherwise the thing in hand is kept in view.
    pub scroll: Option<u16>,
    /// Whether the table has nearly the whole screen.
    pub large: bool,
    /// Whether a hint was asked for and has not come yet.
    pub hint_awaited: bool,
    pub left: bool,
    /// What the last drawing put where.
    pub hits: HitMap,
    speech: Speech,
    books: Option<Books>,
}

impl App {
    pub fn new(view: View, lang: Lang, palette: Palette) -> App {
        let speech = Speech::default();
        let mut app = App {
            lang,
            palette,
            names: speech.names(lang, &view.holders),
            asking: Asking::default(),
            panels: Vec::new(),
            curtain: view.viewer.seat().filter(|_| view.secret),
            notice: None,
            scroll: None,
            large: false,
            hint_awaited: false,
            left: false,
            hits: HitMap::default(),
            books: Books::of(view.about.rulebook).ok(),
            speech,
            view,
        };
        app.turn_to_question();
        app.open_end();
        app
    }

    /// One of the screen's own sentences.
    pub fn say(&self, text: &Text) -> String {
        self.speech.say(self.lang, text)
    }

    pub fn word(&self, key: &'static str) -> String {
        self.say(&text!(key))
    }

    /// A sentence of the game, for the viewer.
    pub fn tell(&self, text: &Text) -> String {
        self.reader().render(text)
    }

    pub fn reader(&self) -> Reader<'_> {
        self.view.words.reader(self.lang, self.view.viewer.seat(), &self.names)
    }

    pub fn said(&self, said: &Said) -> String {
        match said {
            Said::Screen(text) => self.say(text),
            Said::Table(text) => self.tell(text),
        }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.reader().name(seat)
    }

    pub fn book(&self) -> Option<&Rulebook> {
        self.books.as_ref().map(|books| books.get(self.lang.tag()))
    }

    pub fn top(&self) -> Option<&Panel> {
        self.panels.last()
    }

    /// Takes in what the dealer tells.
    pub fn hear(&mut self, news: News) {
        match news {
            News::Table(view) => self.see(*view),
            News::Said(text) => {
                self.hint_awaited = false;
                self.notice = Some(Said::Table(text));
            }
            News::Advice(advice) => {
                self.hint_awaited = false;
                self.point_at(&advice.answer);
                self.panels.push(Panel::Hint(advice));
            }
        }
    }

    fn see(&mut self, view: View) {
        let passed = view.secret && view.viewer != self.view.viewer;
        let ended = view.end.is_some() && self.view.end.is_none();
        self.view = view;
        self.names = self.speech.names(self.lang, &self.view.holders);
        self.notice = self.kept_badly();
        if passed {
            self.curtain = self.view.viewer.seat();
            self.panels.clear();
        }
        self.turn_to_question();
        if ended {
            self.open_end();
        }
    }

    fn kept_badly(&self) -> Option<Said> {
        let why = self.view.kept.as_ref().err()?;
        Some(Said::Screen(text!("terminal-not-kept", why = why.as_str())))
    }

    fn open_end(&mut self) {
        if self.view.end.is_some() {
            self.panels = vec![Panel::End(Reading::default())];
        }
    }

    fn turn_to_question(&mut self) {
        if self.asking.turn_to(self.view.ask.as_ref()) {
            self.scroll = None;
        }
    }

    /// The rows of the question as they are shown now: options, folders of them, and last what is barred.
    pub fn rows(&self) -> Vec<Row> {
        match &self.view.ask {
            Some(ask) => self.asking.rows(ask, &|text| self.tell(text)),
            None => Vec::new(),
        }
    }

    /// The row in hand.
    pub fn row(&self) -> Option<Row> {
        self.rows().into_iter().nth(self.asking.cursor)
    }

    /// The option in hand.
    pub fn in_hand(&self) -> Option<&shelf::Offered> {
        match self.row()? {
            Row::Option(place) => self.view.ask.as_ref()?.options.get(place),
            _ => None,
        }
    }

    /// The rule behind the row in hand, or behind the question.
    fn rule_in_hand(&self) -> Option<Rule> {
        let ask = self.view.ask.as_ref()?;
        let own = match self.row() {
            Some(Row::Option(place)) => ask.options.get(place)?.label.rule.clone(),
            Some(Row::Barred(place)) => ask.query.prompt.barred.get(place).map(|barred| barred.rule.clone()),
            _ => None,
        };
        own.or_else(|| ask.query.prompt.rule.clone())
    }

    /// Takes the option with this notation in hand, if the answer is a single one.
    fn point_at(&mut self, notation: &str) {
        let Some(ask) = &self.view.ask else { return };
        let Some(place) = ask.options.iter().position(|option| option.notation == notation) else {
            return;
        };
        self.asking.open_all();
        if let Some(row) = self.rows().iter().position(|row| *row == Row::Option(place)) {
            self.asking.cursor = row;
        }
    }

    fn answer(&self, words: String) -> Option<Command> {
        let question = self.view.ask.as_ref()?.query.number;
        Some(Command::Answer { question, words })
    }

    fn notice(&mut self, text: Text) {
        self.notice = Some(Said::Screen(text));
    }

    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
        self.names = self.speech.names(lang, &self.view.holders);
    }
}
