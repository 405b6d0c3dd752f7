//! The wire types of a seat: what a server sends, converted for the screen.

use serde::Deserialize;
use serde_json::Value;
use shelf::{Edition, Kind, Offered, Query};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use table::scene::Cards;
use table::{
    Asked, Barred, Ending, Holder, Label, LogLine, Outcome, Prompt, PromptParts, Rule, Scene, Seat, SeatMap, Seats,
    StandingOrder, Text, Thought, Viewer,
};
use terminal::{Ask, End, Order, TakeBack, View};

/// The table of one viewer.
#[derive(Deserialize)]
pub struct SeatView {
    pub table: Table,
    pub version: String,
    /// Nothing while the table gathers.
    pub play: Option<Play>,
}

#[derive(Deserialize)]
pub struct Table {
    pub game: String,
}

#[derive(Deserialize)]
pub struct Play {
    pub viewer: Viewer,
    holders: SeatMap<Holder>,
    curtained: bool,
    scene: Scene,
    question: Option<Question>,
    options: Vec<Choice>,
    thinking: Seats,
    breadcrumb: Vec<Text>,
    log: Vec<LogLine>,
    news: usize,
    skipped: Vec<Text>,
    consent: Option<Seats>,
    undo: Option<Goes>,
    redo: Option<Again>,
    /// Who asks the others to let an answer be taken back.
    pub asks_undo: Option<Seat>,
    orders: Vec<StandingOrder>,
    pub hint: Option<String>,
    /// What the bot that gave the hint expects of each option.
    #[serde(default)]
    pub weighed: Vec<Thought>,
    outcome: Option<Outcome>,
    ending: Option<Ending>,
    proof: Option<(String, String)>,
    commitment: String,
}

/// What would go with an answer that is taken back.
#[derive(Default, Deserialize)]
struct Goes {
    what: Option<Text>,
    turns: usize,
    rolls: usize,
}

/// What was taken back and can be done again.
#[derive(Deserialize)]
struct Again {
    what: Option<Text>,
}

#[derive(Deserialize)]
struct Question {
    number: usize,
    text: Text,
    rule: Option<Rule>,
    barred: Vec<Bar>,
    kind: Value,
    window: bool,
    #[serde(default)]
    stays_secret: bool,
    /// The whole prompt, from servers that send it.
    prompt: Option<Prompt>,
}

#[derive(Deserialize)]
struct Bar {
    what: Text,
    why: Text,
    rule: Rule,
}

#[derive(Deserialize)]
struct Choice {
    number: usize,
    answer: String,
    label: Label,
    cap: Option<u16>,
}

impl Play {
    /// Everything the screen shows, in this game's words.
    pub fn view(self, edition: &dyn Edition, cards: Arc<Vec<Cards>>) -> View {
        let seat = self.viewer.seat();
        let ask = seat.zip(self.question).map(|(seat, question)| Ask {
            seat,
            query: question.query(seat),
            options: self.options.into_iter().map(Choice::offered).collect(),
        });
        let named = |order: StandingOrder| Order { question: Text::new(order.question.clone()), order };
        let Goes { what, turns, rolls } = self.undo.unwrap_or_default();
        let undo = self.consent.map(|consent| TakeBack { consent, what, turns, rolls });
        View {
            about: edition.about(),
            words: edition.words().clone(),
            verbs: edition.verbs(),
            cards,
            holders: self.holders,
            viewer: self.viewer,
            secret: self.curtained,
            scene: self.scene,
            ask,
            thinking: self.thinking,
            held: false,
            breadcrumb: self.breadcrumb,
            since: self.log.len().saturating_sub(self.news),
            log: self.log,
            skipped: self.skipped,
            undo,
            redo: self.redo.map(|again| again.what),
            orders: self.orders.into_iter().map(named).collect(),
            end: self.outcome.map(|outcome| End { outcome, proof: self.proof, ending: self.ending }),
            commitment: self.commitment,
            kept: Ok(None),
        }
    }
}

impl Question {
    fn query(self, seat: Seat) -> Query {
        let bar = |bar: Bar| Barred { what: bar.what, why: bar.why, rule: bar.rule, verb: None };
        let (text, rule, barred) = (self.text, self.rule, self.barred);
        let short = || {
            let barred = barred.into_iter().map(bar).collect();
            Prompt::from(PromptParts { barred, ..PromptParts::new(text, rule) })
        };
        Query {
            number: self.number,
            asked: Asked::One(seat),
            prompt: self.prompt.unwrap_or_else(short),
            kind: kind(&self.kind),
            window: self.window,
            stays_secret: self.stays_secret,
        }
    }
}

impl Choice {
    fn offered(self) -> Offered {
        Offered { number: self.number, notation: self.answer, label: self.label, cap: self.cap }
    }
}

/// The kind of a question. One that is not known is asked like a simple one; the server refuses what does not fit.
fn kind(told: &Value) -> Kind {
    let Some((name, inside)) = told.as_object().and_then(|kinds| kinds.iter().next()) else {
        return Kind::One;
    };
    let figure = |key: &str| inside[key].as_u64().unwrap_or(0);
    let word = |key: &str| lasting(inside[key].as_str().unwrap_or_default());
    match name.as_str() {
        "sealed" => Kind::Sealed,
        "some" => Kind::Several { min: figure("min") as usize, max: figure("max") as usize },
        "share" => Kind::Share { total: figure("total") as u16 },
        "order" => Kind::Order,
        "roll" => Kind::Roll { die: word("die"), sides: figure("sides") as u8, count: figure("count") as u8 },
        "draw" => Kind::Draw {
            deck: word("deck"),
            cards: serde_json::from_value(inside["cards"].clone()).unwrap_or_default(),
        },
        _ => Kind::One,
    }
}

/// The name of a die or a deck, which a game has few of: each is kept once for as long as the program runs.
fn lasting(word: &str) -> &'static str {
    static WORDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = words.get(word) {
        return kept;
    }
    let kept: &'static str = Box::leak(word.to_owned().into_boxed_str());
    words.insert(kept);
    kept
}
