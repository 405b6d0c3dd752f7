//! Tables to draw and to play at: two whole scenes of heavy games as they are described in crates/testkit/tests/all/scenes, and real sessions.
#![allow(dead_code)]

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use shelf::{AnySession, Kind, Offered, Opening, Query};
use std::path::PathBuf;
use std::sync::Arc;
use table::scene::odds::{BarShow, DieShow};
use table::scene::{Amount, Chance, Odds, Scene, Spot, Tone, Value};
use table::words::Source;
use table::{
    About, Asked, Banner, Change, Die, Holder, Label, Lang, LogLine, Prompt, Roll, Rule, Seat, SeatMap, Seats, Tag,
    Text, Verb, Viewer, Weight, Words, text,
};
use terminal::{App, Ask, Command, Palette, SessionHost, Theme, View, draw};

pub const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (160, 50)];

/// A screen with nobody behind it but, perhaps, a dealer.
pub struct Table {
    pub app: App,
    pub dealer: Option<SessionHost>,
    pub size: (u16, u16),
}

impl Table {
    pub fn of(view: View, lang: Lang, size: (u16, u16)) -> Table {
        let palette = Palette { theme: Theme::Dark, exact: true, looks: view.about.looks };
        let app = App::new(view, lang, palette);
        let mut table = Table { app, dealer: None, size };
        table.screen();
        table
    }

    pub fn playing(dealer: SessionHost, lang: Lang, size: (u16, u16)) -> Table {
        let mut table = Table::of(dealer.view(), lang, size);
        table.dealer = Some(dealer);
        table
    }

    pub fn dealer(&self) -> &SessionHost {
        self.dealer.as_ref().expect("a dealer")
    }

    pub fn session(&self) -> &dyn AnySession {
        self.dealer().session()
    }

    /// Draws the screen as a person would see it, line by line.
    pub fn screen(&mut self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).expect("a backend");
        let mut hits = None;
        let drawn = terminal.draw(|frame| hits = Some(draw(&self.app, frame.buffer_mut())));
        drawn.expect("a drawing");
        self.app.hits = hits.expect("a glass");
        let buffer = terminal.backend().buffer();
        let line = |y| {
            let cells =
                (0..buffer.area.width).map(|x| buffer.cell(Position::new(x, y)).map_or(" ", |cell| cell.symbol()));
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..buffer.area.height).map(|y| line(y) + "\n").collect()
    }

    /// Presses a key, does what it asks for, and draws the screen again.
    pub fn press(&mut self, code: KeyCode) -> Option<Command> {
        let command = self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        self.obey(command.clone());
        command
    }

    /// Presses letters and figures one after another.
    pub fn write(&mut self, keys: &str) {
        keys.chars().for_each(|key| drop(self.press(KeyCode::Char(key))));
    }

    pub fn click(&mut self, column: u16, row: u16) -> Option<Command> {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        let command = self.app.mouse(MouseEvent { kind, column, row, modifiers });
        self.obey(command.clone());
        command
    }

    fn obey(&mut self, command: Option<Command>) {
        if let (Some(command), Some(dealer)) = (command, &mut self.dealer) {
            dealer.act(command).into_iter().for_each(|news| self.app.hear(news));
        }
        self.screen();
    }

    /// Lets the bots answer until a person is asked.
    pub fn bots(&mut self) {
        while let Some(dealer) = self.dealer.as_mut().filter(|dealer| dealer.bots_turn()) {
            dealer.bot_answers().into_iter().for_each(|news| self.app.hear(news));
        }
        self.screen();
    }
}

pub fn person(name: &str) -> Holder {
    Holder::Person(name.to_owned())
}

pub fn bot(kind: &str) -> Holder {
    Holder::Bot(kind.to_owned())
}

/// A game that has just begun.
pub fn game(slug: &str, seats: impl IntoIterator<Item = Holder>) -> Box<dyn AnySession> {
    let edition = shelf::find(slug).expect("on the shelf").open(&Default::default()).expect("no mistakes");
    edition.start(&Opening::new(seats).seed(7)).expect("a game")
}

pub fn connect_four(seats: [Holder; 2]) -> SessionHost {
    SessionHost::new(game("connect-four", seats), Box::new(()))
}

/// Connect four in its middle: Anna against a bot, some discs down, a column full.
pub fn four_in_play() -> SessionHost {
    let mut dealer = connect_four([person("Anna"), person("Bruno")]);
    for column in [4, 4, 4, 4, 4, 4, 3, 5, 1, 2] {
        let question = dealer.session().number();
        dealer.act(Command::Answer { question, words: format!("drop {column}") });
    }
    dealer
}

fn words(en: &'static str, it: &'static str) -> Arc<Words> {
    let sources = [Source::new("en.ftl", Lang::En, en), Source::new("it.ftl", Lang::It, it)];
    Arc::new(Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}")))
}

fn about(game: &str) -> About {
    shelf::find(game).expect("on the shelf").about()
}

/// A view of a scene, with a question.
fn view(game: &str, scene: &str, words: Arc<Words>, names: &[&str], viewer: Seat, ask: Ask) -> View {
    let scene: Scene = serde_json::from_str(scene).expect("a scene");
    View {
        about: about(game),
        words,
        verbs: Vec::new(),
        cards: Arc::default(),
        holders: names.iter().map(|name| person(name)).collect::<SeatMap<Holder>>(),
        viewer: Viewer::Seat(viewer),
        secret: false,
        scene,
        ask: Some(ask),
        thinking: Seats::NOBODY,
        held: false,
        breadcrumb: Vec::new(),
        log: log(),
        since: 3,
        skipped: Vec::new(),
        undo: None,
        redo: None,
        orders: Vec::new(),
        end: None,
        commitment: "c0ffee".to_owned(),
        kept: Ok(None),
    }
}

/// The roll for a trophy, with its parts.
fn cadmus() -> Roll {
    let hero = Value::new(Text::plain("silver hero"), Amount::Signed(1));
    let roll = Roll::new(Text::plain("Cadmus")).die(Die::new(12, 9)).term(hero);
    roll.against(8).outcome(Text::plain("closed"), Tone::Good)
}

/// What everybody should notice, as a line of the log.
pub fn noticed() -> LogLine {
    let banner =
        Banner::new(Text::plain("The Gate of plants is open"), Tone::Good).text(Text::plain("Iris may climb."));
    LogLine::by("B1", Text::plain("Iris opens the gate.")).weight(Weight::Great).moment(banner)
}

/// A verb whose words need no file.
pub fn verb(name: &'static str, word: &str, letter: &str) -> Verb {
    Verb { word: Text::plain(word), letter: Text::plain(letter), ..Verb::new(name, "web") }
}

fn log() -> Vec<LogLine> {
    let line = |words: &str, seat: u8, rule: &'static str| {
        let text = Text::plain(words).with("who", Seat(seat));
        LogLine::new(text, Some(Rule::from(rule)), Seats::EVERYONE)
    };
    vec![
        LogLine::heading(Text::plain("Round 13")),
        line("Tomás moves to slope 16.", 0, "A1"),
        line("Nora weaves “Hearth” for Jason.", 1, "B1"),
        line("Iris opens the gate of plants for 10 ECO.", 2, "B1"),
        line("Gio rolls 9 + 1 = 10 (needs 8), and takes a trophy from Cadmus.", 3, "C1")
            .weight(Weight::Great)
            .moment(cadmus()),
        line("Gio looks at a card of your hand.", 3, "C1").aimed(Seat(1)),
        LogLine::heading(Text::plain("Round 14")),
    ]
}

pub fn option(words: &str, detail: &str, spots: &[&'static str]) -> Offered {
    let mut label = Label::new(Text::plain(words), "B1");
    if !detail.is_empty() {
        label = label.detail(Text::plain(detail));
    }
    label = spots.iter().fold(label, |label, spot| label.at(Spot::from(*spot)));
    Offered { number: 0, notation: words.to_lowercase(), label, cap: None }
}

fn with_odds(mut option: Offered, odds: Odds) -> Offered {
    option.label.odds = Some(odds);
    option
}

pub fn ask(seat: Seat, kind: Kind, prompt: Prompt, options: Vec<Offered>) -> Ask {
    Ask {
        seat,
        query: Query { number: 41, asked: Asked::One(seat), prompt, kind, window: false, stays_secret: false },
        options,
    }
}

pub fn ascension() -> View {
    let words = words(
        include_str!("../../../table/tests/words/ascension.en.ftl"),
        include_str!("../../../table/tests/words/ascension.it.ftl"),
    );
    let odds = |least, ways| {
        let odds = Odds::new(Chance::new(ways, 12)).roll(Text::plain("d12 + 2"));
        odds.show(DieShow::from_least(12, least))
    };
    let under = |verb: &'static str, option: Offered| Offered { label: option.label.verb(verb), ..option };
    let close = |value: &'static str, least, ways| {
        let option = option(&format!("Close “Talos Wakes” as {value}"), "Jason’s web of four", &["hero-jason"]);
        let option = with_odds(under("close", option), odds(least, ways));
        Offered { label: option.label.variant(Text::plain(value)).step("hero-jason"), ..option }
    };
    let weave = under("weave", option("Weave “Volcano” for Medea", "", &["card-2", "web-medea-2"]));
    let weave = Offered {
        label: weave.label.tag(Tag::good(Text::plain("Gate of fire 2 of 4"))).change(Change::new(
            Text::plain("cards in hand"),
            7,
            6,
        )),
        ..weave
    };
    let options = vec![
        option("Move", "Up to 3 along the flanks, or onto the gate of fire", &["flank-5", "gate-fire"]),
        close("silver", 5, 8),
        close("gold", 7, 6),
        weave,
        under("enter", option("Bring in Atalanta", "5, 10 or 15 ECO; ready next turn", &["card-5"])),
        under(Verb::DONE, option("End your turn", "A new card covers your place", &[])),
    ];
    let prompt = Prompt::new(Text::plain("What does Hephaestus do?"), "B1")
        .bar_verb(
            "close",
            Text::plain("Close it as bronze"),
            Text::plain("On the flanks only silver and gold count."),
            "A2",
        )
        .bar_verb("gate", Text::plain("A gate"), Text::plain("Your pawn is not at a gate."), "A2");
    let mut view = view(
        "ascension",
        include_str!("../scenes/ascension.json"),
        words,
        &["Tomás", "Nora", "Iris", "Gio"],
        Seat(1),
        ask(Seat(1), Kind::One, prompt, options),
    );
    view.verbs = vec![
        verb("weave", "Weave", "W"),
        verb("close", "Close", "C"),
        verb("gate", "Try a gate", "G"),
        verb("enter", "Bring in", "E"),
    ];
    view.breadcrumb = vec![Text::plain("Round 14"), Text::plain("Actions")];
    view
}

pub fn odyssey() -> View {
    let words = words(
        include_str!("../../../table/tests/words/odyssey.en.ftl"),
        include_str!("../../../table/tests/words/odyssey.it.ftl"),
    );
    let chance = |ways| Chance::new(ways, 1000);
    let bars = BarShow::new(Text::plain("Hits"))
        .bar(Text::plain("0"), chance(64), false)
        .bar(Text::plain("1"), chance(288), true)
        .bar(Text::plain("2"), chance(432), true)
        .bar(Text::plain("3"), chance(216), true);
    let odds = Odds::new(chance(936)).roll(Text::plain("3 d10, 7 or more")).show(bars);
    let options = vec![
        option("Move to I14", "Beside the bull", &["board-I14"]),
        option("Move to H13", "Beside the bull", &["board-H13"]),
        with_odds(option("Throw the ash javelin", "Range 6, in sight", &["gear-2", "foe"]), odds),
        option("Rest", "", &[]),
    ];
    let prompt = Prompt::new(Text::plain("Kalliope acts. What does she do?"), "B1");
    view(
        "odyssey",
        include_str!("../scenes/odyssey.json"),
        words,
        &["Mara", "Nadia", "Mara", "Nadia"],
        Seat(0),
        ask(Seat(0), Kind::One, prompt, options),
    )
}

/// Compares a screen with the file kept beside the tests. `TAVOLA_BLESS=1 cargo test` rewrites them; read the difference before
/// keeping it.
pub fn compare(file: &str, told: &str) {
    testkit::snapshots::compare(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(file), told);
}

/// A sentence that stays the same in every language, for prompts made in tests.
pub fn plain(words: &str) -> Text {
    text!("table-plain", words = words)
}
