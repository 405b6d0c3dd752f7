//! One random game, looked at from all sides.

use super::answers::Answerer;
use super::fault::{Check, Fault, Place};
use super::literate::Library;
use super::position::describe_asked;
use super::secrecy::Tally;
use super::watch::Watch;
use super::{Conform, ends, position, questions, records, secrecy, twice};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::game::{Rested, Sink};
use table::notation::write_answer;
use table::play::EventOf;
use table::{Answer, AnsweredBy, Asked, Chance, Game, LogLine, Refusal, Rng, RunMode, Seat, Seed, Shared, World};

/// How many of the last answers a fault tells.
const PATH: usize = 8;

pub(super) struct Trial<'c, G: Game> {
    pub conform: &'c Conform<G>,
    pub pack: &'c Shared<G::Pack>,
    pub library: &'c Library,
    watch: &'c Watch,
    pub seed: u64,
    pub seats: usize,
    pub rng: Rng,
    pub faults: Vec<Fault>,
    /// What was answered so far.
    pub given: Vec<(Seat, Answer<G::Choice>)>,
    /// The same in notation.
    notes: Vec<String>,
    /// What waits now.
    question: String,
}

/// One step that came to rest.
pub(super) struct Step<G: Game> {
    pub before: G,
    pub after: G,
    pub events: Vec<EventOf<G>>,
    pub lines: Vec<LogLine>,
}

/// Keeps the steps that come to rest.
pub(super) struct Steps<G: Game> {
    last: G,
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Steps<G> {
    pub fn from(checkpoint: &G) -> Self {
        Steps { last: checkpoint.clone(), steps: Vec::new() }
    }
}

impl<G: Game> Sink<G> for Steps<G> {
    fn rested(&mut self, step: Rested<G>) {
        let after = step.checkpoint.clone();
        self.steps.push(Step {
            before: std::mem::replace(&mut self.last, after.clone()),
            after,
            events: step.events,
            lines: step.lines,
        });
    }
}

impl<'c, G: Game> Trial<'c, G> {
    pub fn new(
        conform: &'c Conform<G>,
        pack: &'c Shared<G::Pack>,
        library: &'c Library,
        watch: &'c Watch,
        seed: u64,
        seats: usize,
    ) -> Self {
        Trial {
            conform,
            pack,
            library,
            watch,
            seed,
            seats,
            rng: Rng::new(seed),
            faults: Vec::new(),
            given: Vec::new(),
            notes: Vec::new(),
            question: "the start".to_owned(),
        }
    }

    /// Plays the game and checks it. A panic in the rules ends it.
    pub fn run(&mut self, tally: &mut Tally) {
        let played = catch_unwind(AssertUnwindSafe(|| {
            let ended = self.play(tally);
            if ended.is_some() {
                records::check(self);
            }
        }));
        if let Err(panic) = played {
            let words = panic.downcast_ref::<String>().cloned();
            let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
            self.fault(Check::Rules, format!("a panic: {}", words.unwrap_or_default()));
        }
    }

    /// `None` if the game could not be played to its end.
    fn play(&mut self, tally: &mut Tally) -> Option<()> {
        let start = self.beginning();
        let mut steps = Steps::from(&start);
        let mut world = match World::start(start, self.chance(), RunMode::FULL, &mut steps) {
            Ok(world) => world,
            Err(refusal) => return self.refused("the game does not start", &refusal),
        };
        self.look_at_steps(&steps.steps, tally);
        let mut answerer = Answerer::new(self.rng.fork());
        let mut log: Vec<LogLine> = steps.steps.into_iter().flat_map(|step| step.lines).collect();
        while world.question().is_some() {
            self.question = describe_asked(&world);
            self.came_back();
            if (self.given.len() as u32).is_multiple_of(self.conform.look_every) {
                self.look_at_question(&world, tally);
            }
            if self.given.len() as u32 >= self.conform.answers {
                self.fault(Check::End, format!("the game has not ended after {} answers", self.conform.answers));
                return None;
            }
            let (seat, answer) = answerer.answer(&world)?;
            let before = world.lines().to_vec();
            let mut steps = Steps::from(world.checkpoint());
            self.note(&world, seat, &answer);
            self.came_back();
            if let Err(refusal) = world.answer(seat, answer, AnsweredBy::Person, &mut steps) {
                return self.refused("an answer that is offered", &refusal);
            }
            twice::log_grows(self, &before, steps.steps.first().map_or(world.lines(), |step| &step.lines));
            self.look_at_steps(&steps.steps, tally);
            log.extend(steps.steps.into_iter().flat_map(|step| step.lines));
        }
        self.question = "the end".to_owned();
        self.came_back();
        position::check_end(self, &world);
        twice::check_game(self, &world, &log);
        twice::check_told(self, &world);
        ends::check(self);
        self.faults.is_empty().then_some(())
    }

    /// The state before the first step.
    pub fn beginning(&self) -> G {
        G::new(self.pack, &self.conform.options, self.seats)
    }

    pub fn chance(&self) -> Chance {
        Chance::new(Seed::Quick(self.seed))
    }

    fn look_at_question(&mut self, world: &World<G>, tally: &mut Tally) {
        questions::check(self, world);
        position::check(self, world);
        twice::check_step(self, world);
        secrecy::check_question(self, world, tally);
        tally.public.compare(self, world);
        tally.weigh_passes(world);
    }

    fn look_at_steps(&mut self, steps: &[Step<G>], tally: &mut Tally) {
        for step in steps {
            position::check_checkpoint(self, step);
            secrecy::check_step(self, step, tally);
        }
    }

    fn note(&mut self, world: &World<G>, seat: Seat, answer: &Answer<G::Choice>) {
        self.given.push((seat, answer.clone()));
        self.notes.push(format!("{seat}: {}", write_answer(world.now(), seat, answer)));
    }

    /// Tells a fault; the first of each check is enough.
    pub fn fault(&mut self, check: Check, said: impl Into<String>) {
        if self.faults.iter().any(|fault| fault.check == check) {
            return;
        }
        self.faults.push(Fault { check, said: said.into(), place: Some(self.place()) });
    }

    /// Where the game stands, and how it came there.
    fn place(&self) -> Place {
        let path = &self.notes[self.notes.len().saturating_sub(PATH)..];
        let more = if path.len() < self.notes.len() { "… " } else { "" };
        Place {
            seed: self.seed,
            seats: self.seats,
            answers: self.notes.len(),
            question: self.question.clone(),
            path: format!("{more}{}", path.join("; ")),
        }
    }

    /// The rules came back once more.
    pub fn came_back(&self) {
        self.watch.pass(|| self.place());
    }

    /// Tells why something that had to be taken was refused.
    pub fn refused<T>(&mut self, what: &str, refusal: &Refusal) -> Option<T> {
        match refusal {
            Refusal::Fault(said) => self.fault(Check::Rules, said.clone()),
            Refusal::NotOffered(why) => self.fault(Check::Options, format!("{what} was refused: {}", why.key)),
            other => self.fault(Check::Options, format!("{what} was refused: {other:?}")),
        }
        None
    }
}

/// Every viewer that a running table has.
pub(super) fn viewers(seats: usize) -> impl Iterator<Item = table::Viewer> {
    Seat::first(seats).map(table::Viewer::Seat).chain([table::Viewer::Onlooker])
}

/// The seats that can answer a question, as far as there are seats.
pub(super) fn asked(asked: Asked, seats: usize) -> Vec<Seat> {
    asked.seats().iter().filter(|seat| seat.index() < seats).collect()
}
