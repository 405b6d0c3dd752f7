//! Scripted play: answers and dice are written down, and a test reads like the game.
//!
//! ```
//! use testkit::{Script, duel::Duel};
//!
//! Script::<Duel>::new(2)
//!     .answers("1: attack; 1: press; 2: pass; 1: pass")
//!     .rolls("d6", [4])
//!     .answers("2: pass")
//!     .tells("attacks; responds; rolls; takes-harm")
//!     .asks("1: which-stance")
//!     .offers("guarded")
//!     .refuses("riposte");
//! ```
//!
//! Answers are `seat: notation`, with semicolons between them. Dice and cards come from the script, each from the row of its stream; if one
//! is missing when the game must go on, or left over when the script ends, the test fails and says so.

mod expect;
mod luck;
pub(crate) mod vocabulary;

use luck::Luck;
use std::fmt::Display;
use std::sync::Arc;
use table::game::{Rested, Sink};
use table::notation::read_answer;
use table::pack::Source;
use table::play::QuestionOf;
use table::run::Dice;
use table::{
    AnsweredBy, Chance, CheckedPack, Form, Game, LogLine, Options, Play, Refusal, RunMode, Seat, Seed, Shared, Table,
    World,
};

/// What a script tells: dice and cards; and it hears every line of the log.
const SCRIPTED: RunMode = RunMode { words: true, dice: Dice::Dictated, spares: false };

/// Plays one rule from this state by a script, and nothing after it: a rule is proved without the game around it.
///
/// ```
/// use table::Rules;
/// use testkit::{Script, duel::Duel, prove};
///
/// let duel = Script::<Duel>::new(2).state().clone();
/// prove(duel, |duel, table| duel.step(table))
///     .answers("1: attack; 1: press; 2: pass; 1: pass")
///     .rolls("d6", [4])
///     .answers("2: pass; 1: open")
///     .rests();
/// ```
#[track_caller]
pub fn prove<G: Game>(state: G, rule: impl Fn(&mut G, &mut Table<G>) -> Play + Send + Sync + 'static) -> Script<G> {
    Script::begun(|log| World::of_rule(state, Arc::new(rule), Chance::new(Seed::Quick(0)), SCRIPTED, log))
}

/// A game that is played by a script.
pub struct Script<G: Game> {
    world: World<G>,
    luck: Luck,
    /// The log of the steps that came to rest.
    log: Log,
    /// How many lines of the log a test has looked at.
    told: usize,
}

#[derive(Default)]
struct Log(Vec<LogLine>);

impl<G: Game> Sink<G> for Log {
    fn rested(&mut self, step: Rested<G>) {
        self.0.extend(step.lines);
    }
}

impl<G: Game> Script<G> {
    /// A new game of this many seats with the usual options.
    #[track_caller]
    pub fn new(seats: usize) -> Self {
        Self::with(G::Options::default(), seats)
    }

    /// A new game with these options.
    #[track_caller]
    pub fn with(options: G::Options, seats: usize) -> Self {
        if let Err(said) = options.check(seats) {
            panic!("these options cannot be played by {seats}: {said:?}");
        }
        Self::from_state(G::new(&pack::<G>(), &options, seats))
    }

    /// A game that stands at this checkpoint.
    #[track_caller]
    pub fn from_state(state: G) -> Self {
        Self::begun(|log| World::start(state, Chance::new(Seed::Quick(0)), SCRIPTED, log))
    }

    #[track_caller]
    fn begun(start: impl FnOnce(&mut Log) -> Result<World<G>, Refusal>) -> Self {
        let mut log = Log::default();
        match start(&mut log) {
            Err(refusal) => panic!("the game does not start: {}", because(&refusal)),
            Ok(world) => Script { world, luck: Luck::default(), log, told: 0 },
        }
    }

    /// Streams that the script says nothing about are rolled and drawn by this seed.
    #[track_caller]
    pub fn luck(mut self, seed: u64) -> Self {
        self.luck.seed(seed);
        self.roll_on();
        self
    }

    /// The next faces of a kind of die, each roll taking as many as it has dice.
    #[track_caller]
    pub fn rolls(self, stream: &str, faces: impl IntoIterator<Item = u8>) -> Self {
        self.comes(stream, faces)
    }

    /// The next cards of a deck, in notation.
    #[track_caller]
    pub fn draws<'w>(self, stream: &str, cards: impl IntoIterator<Item = &'w str>) -> Self {
        self.comes(stream, cards)
    }

    #[track_caller]
    fn comes<T: Display>(mut self, stream: &str, what: impl IntoIterator<Item = T>) -> Self {
        self.luck.add(stream, what.into_iter().map(|one| one.to_string()));
        self.roll_on();
        self
    }

    /// Gives answers: `1: drop 4; 2: drop 3`.
    #[track_caller]
    pub fn answers(mut self, answers: &str) -> Self {
        for answer in listed(answers) {
            let (seat, words) = seat_and_words(answer);
            if let Err(said) = self.try_answer(seat, words) {
                panic!("“{answer}” is not taken: {said}.\n{}", self.standing());
            }
        }
        self
    }

    /// The state, at rest or in the middle of a step.
    pub fn state(&self) -> &G {
        self.world.now()
    }

    /// Looks at the state in passing.
    pub fn check(self, look: impl FnOnce(&G)) -> Self {
        look(self.state());
        self
    }

    /// The question that waits for a person; chance must have nothing to do before.
    #[track_caller]
    fn question(&self) -> Option<&QuestionOf<G>> {
        let question = self.world.question();
        if let Some(Form::Roll { stream, count, sides }) = question.map(|question| &question.form) {
            panic!("the rules roll {count}d{sides} (“{}”), and the script has too few left for it", stream.name);
        }
        if let Some(Form::Draw { stream, .. }) = question.map(|question| &question.form) {
            panic!("the rules draw from “{}”, and the script has nothing left there", stream.name);
        }
        question
    }

    #[track_caller]
    fn try_answer(&mut self, seat: Seat, words: &str) -> Result<(), String> {
        let question = self.question().ok_or("the game is over")?;
        if !question.asked.seats().contains(seat) {
            return Err(format!("{seat} is not asked"));
        }
        let answer = read_answer(self.world.now(), question, seat, words).map_err(|why| why.key.into_owned())?;
        let taken = self.world.answer(seat, answer, AnsweredBy::Person, &mut self.log);
        taken.map_err(|refusal| because(&refusal))?;
        self.roll_on();
        Ok(())
    }

    /// Rolls and draws as long as the rules want it and the script has something for it.
    #[track_caller]
    fn roll_on(&mut self) {
        while let Some(told) = self.luck.next(&self.world) {
            if let Err(refusal) = self.world.tell(told, &mut self.log) {
                panic!("what the script rolls or draws is not taken: {}.\n{}", because(&refusal), self.standing());
            }
        }
    }

    /// Where the game stands, for whoever reads a failed test.
    fn standing(&self) -> String {
        let Some(question) = self.world.question() else {
            return "Nothing is asked: the game or the rule is over.".to_owned();
        };
        let asked: Vec<String> =
            question.asked.seats().iter().take(self.state().seats()).map(|seat| seat.to_string()).collect();
        let first = question.asked.seats().iter().next().unwrap_or(Seat(0));
        let options: Vec<String> =
            question.form.items(first).iter().map(|item| self.state().notate(first, *item)).collect();
        format!("“{}” is asked of {}: {}", question.prompt.text.key, asked.join(" "), options.join("; "))
    }
}

fn pack<G: Game>() -> Shared<G::Pack> {
    match G::Pack::read(&Source::embedded(G::ABOUT.content)) {
        Ok(pack) => Shared::new(pack),
        Err(complaints) => panic!("{complaints}"),
    }
}

fn because(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Fault(said) => said.clone(),
        refusal => refusal.text().key.into_owned(),
    }
}

/// The parts of a list with semicolons or line breaks between them.
fn listed(list: &str) -> impl Iterator<Item = &str> {
    list.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

#[track_caller]
fn seat_and_words(answer: &str) -> (Seat, &str) {
    let parts = answer.split_once(':');
    match parts.and_then(|(seat, words)| Some((read_seat(seat)?, words.trim()))) {
        Some(parts) => parts,
        None => panic!("“{answer}” is no answer: it should read like “1: drop 4”"),
    }
}

/// A seat as people count it, from 1.
fn read_seat(word: &str) -> Option<Seat> {
    let number: u8 = word.trim().parse().ok()?;
    (1..=Seat::MOST as u8).contains(&number).then(|| Seat(number - 1))
}

impl<G: Game> Drop for Script<G> {
    /// What the script had and the game did not want is a mistake in one of them.
    fn drop(&mut self) {
        if let Some(left) = self.luck.left().filter(|_| !std::thread::panicking()) {
            panic!("the script is over, and nobody wanted {left}");
        }
    }
}
