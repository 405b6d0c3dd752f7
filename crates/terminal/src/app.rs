//! The state of the screen: the highlighted option, what is picked, which panel is open. It draws nothing and plays nothing:
//! keys go in, commands for the dealer come out.

mod asking;
mod keys;
mod mouse;
mod panel;
mod panel_keys;

pub use asking::{Asking, Keys, Row, key_of};
pub use panel::{Book, HandOver, LogPanel, MenuItem, Panel, Reading};

use crate::hit_map::HitMap;
use crate::palette::Palette;
use crate::session_host::{Command, News};
use crate::speech::Speech;
use crate::view::View;
use shelf::{Kind, Offered};
use table::rulebook::{Books, Rulebook};
use table::scene::Amount;
use table::{Label, Lang, Reader, Rule, Seat, SeatMap, Text, Verb, text};

/// A sentence for whoever sits at the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// One of the screen's own.
    Screen(Text),
    /// One of the table's or the game's.
    Table(Text),
}

/// How many moments are shown at once.
const MOMENTS: usize = 3;

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
    /// What happened that deserves a moment, by its place in the log: shown over the table until a key is pressed.
    pub moments: Vec<usize>,
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
            moments: Vec::new(),
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

    /// How much of something there is.
    pub fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Num(number) => number.to_string(),
            Amount::Signed(number) => format!("{number:+}"),
            Amount::Of { now, max } => format!("{now}/{max}"),
            Amount::Text(text) => self.tell(text),
        }
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
        self.see_moments(&view);
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

    /// What has come to the log since the last look and deserves a moment; the latest few.
    fn see_moments(&mut self, view: &View) {
        let log = &view.log;
        if log.len() < self.view.log.len() || view.viewer != self.view.viewer {
            self.moments.clear();
        }
        let new = self.view.log.len().min(log.len())..log.len();
        self.moments.extend(new.filter(|place| log[*place].moment.is_some()));
        let many = self.moments.len().saturating_sub(MOMENTS);
        self.moments.drain(..many);
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
            self.take_usual();
        }
    }

    /// Takes the answer in hand that most people give; where none is marked, the first row that can be chosen.
    fn take_usual(&mut self) {
        let Some(ask) = &self.view.ask else { return };
        let single = matches!(ask.query.kind, Kind::One | Kind::Sealed);
        let usual = ask.query.prompt.default.as_ref().filter(|_| single);
        let usual = usual.and_then(|usual| ask.options.iter().position(|option| option.notation == *usual));
        let rows = self.rows();
        let idle = |row: &Row| matches!(row, Row::Verb { places, .. } if places.is_empty());
        let first = rows.iter().position(|row| !idle(row)).unwrap_or(0);
        let holds = |row: &Row| match (row, usual) {
            (_, None) => false,
            (Row::Option(place), Some(usual)) => *place == usual,
            (Row::Variants(places) | Row::Verb { places, .. } | Row::Folder { places, .. }, Some(usual)) => {
                places.contains(&usual)
            }
            _ => false,
        };
        let row = rows.iter().position(holds).unwrap_or(first);
        if let (Some(usual), Some(variants)) = (usual, rows.get(row)) {
            self.asking.turn_to_option(variants, usual);
        }
        self.asking.cursor = row;
    }

    /// The rows of the question as they are shown now: options, folders of them, and last what is barred.
    pub fn rows(&self) -> Vec<Row> {
        match &self.view.ask {
            Some(ask) => self.asking.rows(ask, &self.view.verbs, &self.keys(), &|text| self.tell(text)),
            None => Vec::new(),
        }
    }

    /// The keys of verbs and things in the language that is spoken.
    pub fn keys(&self) -> Keys {
        let letter = |verb: &Verb| self.tell(&verb.letter).to_lowercase().chars().next().unwrap_or(' ');
        Keys::beside(self.view.verbs.iter().map(letter).collect())
    }

    /// The key of each of these rows.
    pub fn keys_of(&self, rows: &[Row]) -> Vec<Option<char>> {
        match &self.view.ask {
            Some(ask) if self.asking.search.is_none() => self.keys().of_rows(ask, rows),
            _ => vec![None; rows.len()],
        }
    }

    /// Whether the rows are the game's verbs.
    pub fn shows_verbs(&self) -> bool {
        let asking = &self.asking;
        let closed = asking.verb.is_none() && asking.touched.is_empty() && asking.search.is_none();
        closed && self.rows().iter().any(|row| matches!(row, Row::Verb { .. }))
    }

    /// Why a verb has nothing to offer, as far as the question tells.
    pub fn why_idle(&self, verb: usize) -> Option<&table::question::Barred> {
        let name = self.view.verbs.get(verb)?.name;
        let barred = &self.view.ask.as_ref()?.query.prompt.barred;
        barred.iter().find(|bar| bar.verb.as_deref() == Some(name))
    }

    /// What an option does, in the words on the table or in its detail.
    pub fn tag_of(&self, label: &Label) -> Option<String> {
        label.tag.as_ref().map(|tag| &tag.text).or(label.detail.as_ref()).map(|text| self.tell(text))
    }

    /// The row in hand.
    pub fn row(&self) -> Option<Row> {
        self.rows().into_iter().nth(self.asking.cursor)
    }

    /// The option in hand.
    pub fn in_hand(&self) -> Option<&Offered> {
        let place = self.asking.option_of(&self.row()?)?;
        self.view.ask.as_ref()?.options.get(place)
    }

    /// The rule behind the row in hand, or behind the question.
    fn rule_in_hand(&self) -> Option<Rule> {
        let ask = self.view.ask.as_ref()?;
        let own = match self.row() {
            Some(Row::Barred(place)) => ask.query.prompt.barred.get(place).map(|barred| barred.rule.clone()),
            Some(Row::Verb { verb, places }) if places.is_empty() => self.why_idle(verb).map(|bar| bar.rule.clone()),
            Some(row) => self.asking.option_of(&row).and_then(|place| ask.options.get(place)?.label.rule.clone()),
            None => None,
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
