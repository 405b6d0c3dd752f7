//! The contract of a game.

use crate::pack::CheckedPack;
use crate::scene::Scene;
use crate::{EventOf, Label, Options, Piece, Play, QuestionOf, Rng, Seat, SeatMap, Shared, Table, Text, Viewer, text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The rules and the whole state of one play.
///
/// The implementing type is the state: plain serde data with ids, and its pack in a [`Shared`] field. Rules are ordinary functions that
/// ask the [`Table`]. What must always hold:
/// - rules are deterministic: no clock, no hash-map order, no global state, no randomness but the table's;
/// - the state is never taken apart across a question: what a viewer must see at a question is in the state;
/// - options are offered exactly when they are legal;
/// - words, odds and bars are made in closures, which playouts never call.
///
/// `testkit::conform` checks a game against all of this.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Facts that hold for every play.
    const ABOUT: About;

    /// Content: cards, maps, numbers. `()` for a game without.
    type Pack: CheckedPack + Send + Sync + 'static;
    /// What can be set before play.
    type Options: Options;
    /// One thing that can be answered: small, with a stable notation.
    type Choice: Copy + Eq + Debug + Send + Sync + 'static;
    /// What chance can draw: cards, tiles. [`Nothing`] for a game of dice or of none.
    type Card: Copy + Eq + Debug + Send + Sync + 'static;

    /// The state before the first step. It draws nothing: setup is the first steps.
    fn new(pack: &Shared<Self::Pack>, options: &Self::Options, seats: usize) -> Self;

    /// Whether every number in a state that was read from a file names something: a card of the pack, a seat, a space. It is asked before
    /// [`Game::attach`], so that whatever follows may index by them.
    fn check_numbers(&self, _pack: &Self::Pack) -> Result<(), String> {
        Ok(())
    }

    /// Gives a state that was read from a snapshot its pack.
    fn attach(&mut self, pack: &Shared<Self::Pack>);

    /// Runs the rules to the next place where they come to rest.
    fn step(&mut self, table: &mut Table<Self>) -> Play;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the game has ended. A game whose outcome takes work to tell says it here without telling.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What this viewer sees, also in the middle of a step.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The words, the rule, the odds of an option, and the things on the table that it points at.
    ///
    /// Here, in [`Game::notate`] and in [`Game::is_pass`], `seat` is the one that the option is offered to. In a sealed question the same
    /// choice may mean another card for each seat. Where any one of a group may answer, it is whichever of them looks or answers; the
    /// notation is then the same for all of them.
    fn describe(&self, seat: Seat, choice: Self::Choice) -> Label;

    /// An option in a few words that mean the same in every language and release: `drop 4`, `attack labrys`. Different options
    /// of one seat at one question have different notations; none holds a comma, an equals sign or a line break.
    fn notate(&self, seat: Seat, choice: Self::Choice) -> String;

    /// The forms that notations take, for tests that want to know whether a refused answer is one that could ever be given: `drop #`,
    /// `weave * on * #`, `enter * gold|silver`. `#` stands for a word with a digit in it, `*` for a slug of the content, `|` stands between
    /// words of which any will do. `testkit` holds every notation to them where there are any.
    const NOTATIONS: &'static [&'static str] = &[];

    /// A card in the same notation.
    fn notate_card(&self, card: Self::Card) -> String;

    /// How well a seat stands, from 0 (lost) to 1 (won).
    fn appraise(&self, seat: Seat) -> f32;

    /// Whether [`Game::appraise`] weighs all faces of a roll that waits. Then a bot that looks ahead stops at rolls, and does not take
    /// one imagined face for what will come.
    const WEIGHS_ROLLS: bool = false;

    /// Whether it also weighs all cards that may be drawn: then such a bot stops at draws as well.
    const WEIGHS_DRAWS: bool = false;

    /// Whether an option of the question that waits does nothing but let the seat's turn, or its say in a window, go by. What comes
    /// after it is no fault of it: a bot that looks one answer ahead takes it where no other option makes things better than they are.
    fn is_pass(&self, _seat: Seat, _choice: Self::Choice) -> bool {
        false
    }

    /// Draws anew everything this viewer cannot know, and nothing else.
    fn resample(&mut self, viewer: Viewer, rng: &mut Rng);

    /// Like [`Game::resample`], for a viewer who has also seen a part of this tape of the running step. Whatever the tape proves about
    /// the checkpoint (a card played from a hidden hand was in it) can be kept, so that fewer imagined worlds contradict it. What
    /// is not kept costs only tries: a world that does not fit its tape is thrown away.
    fn resample_along(&mut self, viewer: Viewer, _tape: &[EventOf<Self>], rng: &mut Rng) {
        self.resample(viewer, rng);
    }

    /// What must be true at every checkpoint. A sentence says what is not.
    fn invariants(&self) -> Result<(), String>;

    /// How far the game has come, in the unit people count in: rounds, turns.
    fn length(&self) -> u32;

    /// How many turns have been over so far, in a game whose turns are made of several steps: what a seat does in its turn is
    /// fairly judged only where the turn is over. `None` in games where every step is as good a place to judge as any other.
    fn turn(&self) -> Option<u32> {
        None
    }

    /// What a seat plays, where that differs from seat to seat: a god, a convoy. For the lab's statistics.
    fn faction(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// What was played of the several things that a game may be, such as a battle: the key of its name among the game's words. For the
    /// lab's statistics, which tell such games apart.
    fn scenario(&self) -> Option<String> {
        None
    }

    /// The place of a seat in the order of play, counted from 0, where that is not the seat's own number. For the lab's statistics.
    fn order_of(&self, _seat: Seat) -> Option<usize> {
        None
    }

    /// Every card of the content, face up, in rows by what they are: to be read beside the rulebook, and to be printed.
    fn cards(_pack: &Shared<Self::Pack>) -> Vec<crate::scene::Cards> {
        Vec::new()
    }

    /// The kinds of options there are, each in one word: `move`, `weave`. At most 64. For the lab's statistics.
    const KINDS: &'static [&'static str] = &["option"];

    /// The kind of an option: its place in [`Game::KINDS`].
    fn kind_of(_choice: Self::Choice) -> usize {
        0
    }

    /// Everything in the pack whose use the lab follows. What the rules tell by [`Table::note_use`] is in it.
    fn inventory(&self) -> Vec<Piece> {
        Vec::new()
    }

    /// The place of a card in [`Game::inventory`], if it is there.
    fn piece_of(&self, _card: Self::Card) -> Option<usize> {
        None
    }

    /// What the rules are in the middle of, outermost first.
    fn breadcrumb(&self) -> Vec<Text> {
        Vec::new()
    }

    /// Brings a state written under an older schema to the present one.
    fn upgrade(schema: u32, _state: serde_json::Value) -> Result<serde_json::Value, String> {
        Err(format!("states of schema {schema} can no longer be read"))
    }
}

/// Facts of a game that hold for every play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// Its name in commands, files and addresses.
    pub slug: &'static str,
    /// Goes up when a record made before would play differently.
    pub rules: u32,
    /// Goes up when a stored state looks different.
    pub schema: u32,
    pub fewest: usize,
    pub most: usize,
    /// The unit of [`Game::length`]: `rounds`, `moves`.
    pub unit: &'static str,
    /// Whether everybody wins or loses together.
    pub cooperative: bool,
    /// Its own words: pairs of a language (`en`, `it`) and Fluent text.
    pub words: &'static [(&'static str, &'static str)],
    /// Its rules, as pairs of a language and Markdown.
    pub rulebook: &'static [(&'static str, &'static str)],
    /// The content that ships: pairs of a path and text.
    pub content: &'static [(&'static str, &'static str)],
}

impl About {
    /// Whether so many can play, and if not, how many can.
    pub fn check_seats(&self, seats: usize) -> Result<(), Text> {
        let (fewest, most) = (self.fewest, self.most);
        match seats {
            seats if (fewest..=most).contains(&seats) => Ok(()),
            seats if fewest == most => Err(text!("table-seats-exactly", game = self.slug, count = most, seats = seats)),
            seats => Err(text!("table-seats-from-to", game = self.slug, fewest = fewest, most = most, seats = seats)),
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// What each seat got, from 0 (lost) to 1 (won alone). A shared victory is shared out.
    pub results: SeatMap<f32>,
    /// The sentence that says it.
    pub text: Text,
    /// Whether it ended only because its time ran out: a limit of rounds, say.
    #[serde(default)]
    pub at_limit: bool,
}

impl Outcome {
    /// What each seat got, and the sentence that says it.
    pub fn new(results: SeatMap<f32>, text: Text) -> Outcome {
        Outcome { results, text, at_limit: false }
    }

    /// It ended only because its time ran out.
    #[must_use]
    pub fn at_limit(mut self) -> Outcome {
        self.at_limit = true;
        self
    }

    /// One seat won.
    pub fn won(seats: usize, winner: Seat, text: Text) -> Outcome {
        Outcome::new(SeatMap::new(seats, |seat| f32::from(seat == winner)), text)
    }

    /// Whoever has the most points wins; those who share them share the victory. The sentence is told of the winners' names.
    ///
    /// ```
    /// use table::{Outcome, Seat, SeatMap, text};
    /// let points = SeatMap::new(3, |seat| [7, 9, 9][seat.index()]);
    /// let outcome = Outcome::most(&points, |winners| text!("most-points", winners = winners));
    /// assert_eq!(outcome.results[Seat(0)], 0.0);
    /// assert_eq!(outcome.results[Seat(2)], 0.5);
    /// ```
    pub fn most<T: Ord>(points: &SeatMap<T>, text: impl FnOnce(Vec<Text>) -> Text) -> Outcome {
        let most = points.values().max();
        let winners: Vec<Seat> = points.seats().filter(|seat| points.get(*seat) == most).collect();
        let part = |seat| {
            if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 }
        };
        let results = SeatMap::new(points.len(), part);
        let names = winners.iter().map(|seat| text!("table-seat", who = *seat)).collect();
        Outcome::new(results, text(names))
    }

    /// Nobody won: everyone gets an equal part.
    pub fn drawn(seats: usize, text: Text) -> Outcome {
        Outcome::new(SeatMap::new(seats, |_| 1.0 / seats as f32), text)
    }
}

/// The card of a game that draws none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, serde::Deserialize)]
pub enum Nothing {}

/// Where the events of finished steps go.
pub trait Sink<G: Game> {
    /// A step came to rest.
    fn rested(&mut self, step: Rested<G>);

    /// Whether [`Rested::notes`] are wanted.
    fn wants_notes(&self) -> bool {
        false
    }
}

/// What one step left behind.
pub struct Rested<'w, G: Game> {
    pub events: Vec<EventOf<G>>,
    pub lines: Vec<crate::Line>,
    /// What became of cards; empty where the sink does not want to know.
    pub notes: Vec<crate::Note<G::Card>>,
    pub checkpoint: &'w G,
    pub chance: &'w crate::Chance,
}

/// Nobody needs the events.
impl<G: Game> Sink<G> for () {
    fn rested(&mut self, _: Rested<G>) {}
}

/// How a question looks to one viewer: equal for two worlds that this viewer cannot tell apart.
pub(crate) fn same_question<G: Game>(
    one: Option<&QuestionOf<G>>,
    other: Option<&QuestionOf<G>>,
    viewer: Viewer,
) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => match viewer.seat().filter(|seat| one.asked.seats().contains(*seat)) {
            Some(seat) => {
                one.asked == other.asked
                    && std::mem::discriminant(&one.form) == std::mem::discriminant(&other.form)
                    && one.form.items(seat) == other.form.items(seat)
            }
            None => viewer.seat().is_none_or(|seat| !other.asked.seats().contains(seat)),
        },
        (None, None) => true,
        _ => false,
    }
}
