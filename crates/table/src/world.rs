//! A game in the middle of a step: the last checkpoint, the tape since, and the state as the players see it now.

use crate::game::{Rested, Sink, same_question};
use crate::held::Held;
use crate::run::{Dice, Run, RunMode};
use crate::session::AskedAt;
use crate::{
    Answer, AnsweredBy, Chance, Event, EventOf, Faces, Game, Halt, LogLine, Play, Policy, QuestionOf, Rng, Rules, Seat,
    Seats, Table, Text, Viewer,
};
use std::sync::Arc;
use std::{fmt, mem};

/// How many steps may pass without an answer or a draw before the guard calls it a runaway.
const IDLE_STEPS: u32 = 1_000;
/// A tape with room for at most this many events is used again.
const SHORT_TAPE: usize = 16;
/// How often [`World::imagine`] tries.
const TRIES: usize = 50;

/// A running game without its past. Sessions are made of one; bots imagine others.
#[derive(Clone)]
pub struct World<G: Game> {
    checkpoint: G,
    chance: Chance,
    tape: Vec<EventOf<G>>,
    /// Made when somebody first looks, where no run has left it.
    now: Held<G>,
    question: Option<QuestionOf<G>>,
    lines: Vec<LogLine>,
    mode: RunMode,
    /// The chance as it stands after the tape.
    chance_now: Chance,
    plays: Plays<G>,
    spared: Vec<(Seats, String)>,
}

/// One rule of a game by itself: what a step of a world does instead of the game's own.
pub type RuleFn<G> = Arc<dyn Fn(&mut G, &mut Table<G>) -> Play + Send + Sync>;

/// What a world runs.
#[derive(Clone)]
enum Plays<G: Game> {
    /// Step after step until the game is over.
    Game,
    /// One rule, once.
    Rule(RuleFn<G>),
    /// Nothing more: the rule has come to its end.
    Nothing,
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing is asked: the game is over.
    NothingAsked,
    /// Somebody else is asked.
    NotYou,
    /// The answer is not one of those offered, or not legal as a whole.
    NotOffered(Text),
    /// The rules are at fault.
    Fault(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NothingAsked => f.write_str("nothing is asked: the game is over"),
            Refusal::NotYou => f.write_str("somebody else is asked"),
            Refusal::NotOffered(why) => write!(f, "the answer is not offered: {why}"),
            Refusal::Fault(said) => write!(f, "the rules are at fault: {said}"),
        }
    }
}

impl std::error::Error for Refusal {}

/// What a person tells a table that plays with real dice and cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reported<K> {
    /// The faces of a roll.
    Faces(Faces),
    /// The card that was drawn.
    Card(K),
}

/// The old checkpoint of a run that took more than one step, in case a later one fails.
type Before<G> = (G, Chance, Vec<EventOf<G>>);

impl<G: Game> World<G> {
    /// Sets the game up and runs it to its first question.
    pub fn start(game: G, chance: Chance, mode: RunMode, sink: &mut impl Sink<G>) -> Result<World<G>, Refusal> {
        World::resume(game, chance, mode, Vec::new(), sink)
    }

    /// Goes on from a checkpoint along a tape, which may be of many steps.
    pub fn resume(
        checkpoint: G,
        chance: Chance,
        mode: RunMode,
        tape: Vec<EventOf<G>>,
        sink: &mut impl Sink<G>,
    ) -> Result<World<G>, Refusal> {
        let mut world = World::at(checkpoint, chance, mode, tape, Plays::Game);
        world.run(sink)?;
        Ok(world)
    }

    /// A world in which nothing is asked any more.
    pub(crate) fn stopped(checkpoint: G, chance: Chance, mode: RunMode) -> World<G> {
        World::at(checkpoint, chance, mode, Vec::new(), Plays::Nothing)
    }

    /// Runs one rule from this state, and nothing after it: for tests that prove a rule by itself.
    pub fn of_rule(
        state: G,
        rule: RuleFn<G>,
        chance: Chance,
        mode: RunMode,
        sink: &mut impl Sink<G>,
    ) -> Result<World<G>, Refusal> {
        let mut world = World::at(state, chance, mode, Vec::new(), Plays::Rule(rule));
        world.run(sink)?;
        Ok(world)
    }

    fn at(checkpoint: G, chance: Chance, mode: RunMode, tape: Vec<EventOf<G>>, plays: Plays<G>) -> World<G> {
        World {
            now: Held::nothing(),
            checkpoint,
            chance_now: chance.clone(),
            chance,
            tape,
            question: None,
            lines: Vec::new(),
            mode,
            plays,
            spared: Vec::new(),
        }
    }

    /// The questions that were left out since the world began, by their kinds, with those who would have been asked: those that make no
    /// difference. Only told where there are words.
    pub fn spared(&self) -> &[(Seats, String)] {
        &self.spared
    }

    /// The state as the players see it now, also in the middle of a step.
    pub fn now(&self) -> &G {
        self.now.get_or_init(|| self.run_again())
    }

    /// Lets go of the state as the players see it. It is made again when somebody looks, which takes as long as an answer.
    pub(crate) fn forget_now(&mut self) {
        self.now.take();
        self.tape.shrink_to_fit();
        self.lines.shrink_to_fit();
    }

    /// The state at the end of the tape: the step that waits is run along it once more.
    fn run_again(&self) -> G {
        let mut state = self.checkpoint.clone();
        if self.question.is_some() {
            let mut run = Run::new(self.chance.clone(), self.mode.without_words());
            // It stops where it stopped before.
            drop(self.plays.run(&mut state, &self.tape, &mut run));
        }
        state
    }

    /// The state at which the last step came to rest.
    pub fn checkpoint(&self) -> &G {
        &self.checkpoint
    }

    /// The question that waits, if one does.
    pub fn question(&self) -> Option<&QuestionOf<G>> {
        self.question.as_ref()
    }

    /// What happened since the checkpoint.
    pub fn tape(&self) -> &[EventOf<G>] {
        &self.tape
    }

    /// The log since the checkpoint.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The chance as it stands at the checkpoint.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// What the seed says will be rolled or drawn at a question that waits for chance.
    pub fn peek_chance(&self) -> Option<Reported<G::Card>> {
        let mut chance = self.chance_now.clone();
        match &self.question.as_ref()?.form {
            crate::Form::Roll { stream, sides, count } => {
                let faces = (0..*count).map(|_| chance.below(*stream, *sides as usize) as u8 + 1);
                Some(Reported::Faces(faces.collect()))
            }
            crate::Form::Draw { stream, cards } => {
                cards.get(chance.below(*stream, cards.len())).map(|card| Reported::Card(*card))
            }
            _ => None,
        }
    }

    /// Takes an answer that is offered; refuses any other and changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        answer: Answer<G::Choice>,
        by: AnsweredBy,
        sink: &mut impl Sink<G>,
    ) -> Result<(), Refusal> {
        let question = self.question.as_ref().ok_or(Refusal::NothingAsked)?;
        if !question.asked.seats().contains(seat) {
            return Err(Refusal::NotYou);
        }
        let (seen, window) = (question.seen, question.window);
        self.happen(Event::Answer { seat, answer, seen, by, window }, sink)
    }

    /// The same, and puts the question with the state in which it was asked in the place of what was there.
    pub(crate) fn answer_and_keep(
        &mut self,
        seat: Seat,
        answer: Answer<G::Choice>,
        by: AnsweredBy,
        asked: &mut AskedAt<G>,
        sink: &mut impl Sink<G>,
    ) -> Result<(), Refusal> {
        let question = self.question.as_ref().ok_or(Refusal::NothingAsked)?;
        if !question.asked.seats().contains(seat) {
            return Err(Refusal::NotYou);
        }
        let (seen, window) = (question.seen, question.window);
        (asked.state, asked.question) = (Held::nothing(), None);
        self.swap_asked(asked);
        let refused = self.happen(Event::Answer { seat, answer, seen, by, window }, sink);
        if refused.is_err() {
            self.swap_asked(asked);
        }
        refused
    }

    /// States are large, so they change places rather than being moved through many hands.
    fn swap_asked(&mut self, asked: &mut AskedAt<G>) {
        mem::swap(&mut self.now, &mut asked.state);
        mem::swap(&mut self.question, &mut asked.question);
    }

    /// The world after an answer, this one staying as it is. The same as a clone that is answered, for less work.
    pub fn after(&self, seat: Seat, answer: Answer<G::Choice>, by: AnsweredBy) -> Result<World<G>, Refusal> {
        let question = self.question.as_ref().ok_or(Refusal::NothingAsked)?;
        if !question.asked.seats().contains(seat) {
            return Err(Refusal::NotYou);
        }
        let mut tape = self.tape.clone();
        tape.push(Event::Answer { seat, answer, seen: question.seen, by, window: question.window });
        let mut state = self.checkpoint.clone();
        let mut run = Run::new(self.chance.clone(), self.mode);
        match self.plays.run(&mut state, &tape, &mut run)? {
            Ended::Rested(used) => {
                let rest = tape.split_off(used.min(tape.len()));
                let mut world = World::at(state, run.chance, self.mode, rest, self.plays.next());
                world.run(&mut ())?;
                Ok(world)
            }
            Ended::Waiting => Ok(World {
                checkpoint: self.checkpoint.clone(),
                chance: self.chance.clone(),
                tape: run.out,
                now: Held::of(state),
                question: run.question,
                lines: run.lines,
                mode: self.mode,
                chance_now: run.chance,
                plays: self.plays.clone(),
                spared: Vec::new(),
            }),
        }
    }

    /// With real dice: what a person rolled or drew.
    pub fn tell(&mut self, told: Reported<G::Card>, sink: &mut impl Sink<G>) -> Result<(), Refusal> {
        let question = self.question.as_ref().ok_or(Refusal::NothingAsked)?;
        let seen = question.seen;
        let event = match (&question.form, told) {
            (crate::Form::Roll { stream, sides, count }, Reported::Faces(faces)) => {
                let whole = faces.len() == *count as usize && faces.iter().all(|face| (1..=*sides).contains(face));
                if !whole {
                    return Err(Refusal::NotOffered(crate::text!("table-not-a-roll", count = *count, sides = *sides)));
                }
                Event::Roll { stream: *stream, sides: *sides, faces, seen }
            }
            (crate::Form::Draw { stream, cards }, Reported::Card(card)) if cards.contains(&card) => {
                Event::Draw { stream: *stream, card, seen }
            }
            _ => return Err(Refusal::NotOffered(crate::form::not_offered())),
        };
        self.happen(event, sink)
    }

    /// Runs the present step again in another mode: with words, or with dice that people roll.
    pub fn rerun(&mut self, mode: RunMode, sink: &mut impl Sink<G>) -> Result<(), Refusal> {
        self.mode = mode;
        self.run(sink)
    }

    /// From here on every roll waits instead of being rolled; the question that waits now stays as it is.
    pub fn hold_dice(&mut self) {
        self.mode.dice = Dice::Paused;
    }

    /// From here on every roll and every card drawn waits; the question that waits now stays as it is.
    pub fn hold_chance(&mut self) {
        self.mode.dice = Dice::Dictated;
    }

    /// Puts a draw or an answer on the tape as it was, and runs on. For records and their replay.
    pub(crate) fn happen(&mut self, event: EventOf<G>, sink: &mut impl Sink<G>) -> Result<(), Refusal> {
        self.tape.push(event);
        let refused = self.run(sink);
        if refused.is_err() {
            self.tape.pop();
        }
        refused
    }

    /// Runs steps along the tape until somebody must answer or the game is over. If it cannot, everything is as it was.
    fn run(&mut self, sink: &mut impl Sink<G>) -> Result<(), Refusal> {
        let mut before: Option<Before<G>> = None;
        let mut idle = 0;
        let refused = loop {
            if self.checkpoint.is_over() || matches!(self.plays, Plays::Nothing) {
                self.now.take();
                self.question = None;
                self.lines.clear();
                return Ok(());
            }
            let mut state = self.checkpoint.clone();
            let mut run = Run::new(self.chance.clone(), self.mode).noting(sink.wants_notes());
            let ended = self.plays.run(&mut state, &self.tape, &mut run);
            if !run.spared.is_empty() {
                self.spared.append(&mut run.spared);
            }
            match ended {
                Ok(Ended::Rested(used)) => {
                    self.plays = self.plays.next();
                    idle = if run.out.is_empty() { idle + 1 } else { 0 };
                    if idle > IDLE_STEPS {
                        break Refusal::Fault(format!("{IDLE_STEPS} steps passed in which nothing happened"));
                    }
                    let rest = if used < self.tape.len() { self.tape.split_off(used) } else { Vec::new() };
                    let old_tape = mem::replace(&mut self.tape, rest);
                    let old = (
                        mem::replace(&mut self.checkpoint, state),
                        mem::replace(&mut self.chance, run.chance),
                        old_tape,
                    );
                    before.get_or_insert(old);
                    sink.rested(Rested {
                        events: run.out,
                        lines: run.lines,
                        notes: run.notes.unwrap_or_default(),
                        checkpoint: &self.checkpoint,
                        chance: &self.chance,
                    });
                }
                Ok(Ended::Waiting) => {
                    self.now = Held::of(state);
                    self.question = run.question;
                    self.lines = run.lines;
                    self.chance_now = run.chance;
                    match before {
                        // The next answer finds room on the old tape, unless that was of many steps.
                        Some((_, _, mut tape)) if run.out.is_empty() && tape.capacity() <= SHORT_TAPE => {
                            tape.clear();
                            self.tape = tape;
                        }
                        _ => self.tape = run.out,
                    }
                    return Ok(());
                }
                Err(refusal) => break refusal,
            }
        };
        if let Some((checkpoint, chance, tape)) = before {
            (self.checkpoint, self.chance, self.tape) = (checkpoint, chance, tape);
        }
        Err(refused)
    }

    /// A world that this viewer cannot tell from the true one, or `None` if none was found. What the viewer knows is kept, the rest
    /// is redrawn; it never falls back on the truth.
    pub fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<World<G>> {
        (0..TRIES).find_map(|_| self.imagine_once(viewer, rng))
    }

    /// One try of [`World::imagine`], for those who count the tries.
    pub fn imagine_once(&self, viewer: Viewer, rng: &mut Rng) -> Option<World<G>> {
        let imagined = match self.question {
            Some(_) => Imagined::step(&self.checkpoint, &self.tape, viewer, rng, RunMode::QUIET)?,
            None => Imagined::before(&self.checkpoint, &[], viewer, rng),
        };
        same_question::<G>(self.question.as_ref(), imagined.question.as_ref(), viewer).then(|| World {
            checkpoint: imagined.checkpoint,
            chance: Chance::imagined(rng),
            chance_now: imagined.chance,
            tape: imagined.tape,
            now: Held::of(imagined.now),
            question: imagined.question,
            lines: Vec::new(),
            mode: RunMode::QUIET,
            plays: self.plays.clone(),
            spared: Vec::new(),
        })
    }

    /// An answer to the question that waits, made of picks by chance, which the rule's own legality test accepts. `None` where the
    /// question is sealed or waits for chance, and where the rules fail.
    pub fn any_answer(&self, rng: &mut Rng) -> Option<Answer<G::Choice>> {
        self.question.as_ref()?;
        let mut state = self.checkpoint.clone();
        let mut run = Run::new(self.chance.clone(), self.mode.without_words()).random_pick(rng.fork());
        // What the rules make of the answer does not matter here; a later fault of theirs is found when it is given.
        drop(self.plays.run(&mut state, &self.tape, &mut run));
        match run.out.into_iter().nth(self.tape.len())? {
            Event::Answer { answer, .. } => Some(answer),
            _ => None,
        }
    }

    /// Plays on to the end with a policy, at full speed, from exactly here. `None` if the rules fail or go on for more than `steps`.
    pub fn playout(&self, policy: &mut dyn Policy<G::Choice>, chance: &mut Chance, steps: u32) -> Option<G> {
        let mut state = self.checkpoint.clone();
        playout(&mut state, &self.tape, policy, chance, steps).then_some(state)
    }
}

/// Plays a state to its end at full speed. `false` if the rules fail or go on for more than `steps`.
pub fn playout<G: Rules>(
    state: &mut G,
    tape: &[EventOf<G>],
    policy: &mut dyn Policy<G::Choice>,
    chance: &mut Chance,
    steps: u32,
) -> bool {
    let mut table = Table::free(tape, policy, chance);
    for _ in 0..steps {
        if state.is_over() {
            return true;
        }
        table.rest();
        if state.step(&mut table).is_err() {
            return false;
        }
    }
    state.is_over()
}

/// One step as a viewer may imagine it: what the viewer knew and saw is kept, the rest is redrawn.
pub struct Imagined<G: Game> {
    /// The state before the step.
    pub checkpoint: G,
    /// What has happened since.
    pub tape: Vec<EventOf<G>>,
    /// The state at the end of the tape.
    pub now: G,
    /// Where the step stopped; `None` if it came to rest.
    pub question: Option<QuestionOf<G>>,
    /// What was told since.
    pub lines: Vec<LogLine>,
    chance: Chance,
}

impl<G: Game> Imagined<G> {
    /// Redraws a checkpoint and runs its step along a tape, which may be of the whole step. `None` if what the viewer saw cannot
    /// have happened in the world drawn.
    pub fn step(
        checkpoint: &G,
        tape: &[EventOf<G>],
        viewer: Viewer,
        rng: &mut Rng,
        mode: RunMode,
    ) -> Option<Imagined<G>> {
        let mut imagined = Imagined::before(checkpoint, tape, viewer, rng);
        let mut run = Run::new(Chance::imagined(rng), mode).blind(viewer, rng.fork());
        run_step(&mut imagined.now, tape, &mut run, G::step).ok()?;
        (imagined.tape, imagined.question, imagined.lines) = (run.out, run.question, run.lines);
        imagined.chance = run.chance;
        Some(imagined)
    }

    /// A checkpoint redrawn, before what is on the tape happens.
    fn before(checkpoint: &G, tape: &[EventOf<G>], viewer: Viewer, rng: &mut Rng) -> Imagined<G> {
        let mut checkpoint = checkpoint.clone();
        checkpoint.resample_along(viewer, tape, rng);
        Imagined {
            now: checkpoint.clone(),
            checkpoint,
            tape: Vec::new(),
            question: None,
            lines: Vec::new(),
            chance: Chance::imagined(rng),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    /// The step is over; this many events of the tape were used.
    Rested(usize),
    Waiting,
}

impl<G: Game> Plays<G> {
    fn run(&self, state: &mut G, tape: &[EventOf<G>], run: &mut Run<G>) -> Result<Ended, Refusal> {
        match self {
            Plays::Game => run_step(state, tape, run, G::step),
            Plays::Rule(rule) => run_step(state, tape, run, |state, table| rule(state, table)),
            Plays::Nothing => Ok(Ended::Rested(0)),
        }
    }

    /// What is run once this has come to rest.
    fn next(&self) -> Plays<G> {
        match self {
            Plays::Game => Plays::Game,
            Plays::Rule(_) | Plays::Nothing => Plays::Nothing,
        }
    }
}

/// Runs one step and holds the rules to their word: a halt is passed on as it was given.
fn run_step<G: Game>(
    state: &mut G,
    tape: &[EventOf<G>],
    run: &mut Run<G>,
    step: impl FnOnce(&mut G, &mut Table<G>) -> Play,
) -> Result<Ended, Refusal> {
    let mut table = Table::stopping(tape, run);
    let result = step(state, &mut table);
    let (used, dead) = (table.used(), table.halted());
    match (result, dead) {
        (Ok(()), None) => Ok(Ended::Rested(used)),
        (Err(Halt::Waiting), Some(Halt::Waiting)) => Ok(Ended::Waiting),
        (Err(Halt::Misfit), Some(Halt::Misfit)) => {
            Err(Refusal::NotOffered(run.refusal.take().unwrap_or_else(crate::form::not_offered)))
        }
        (Err(Halt::Fault), Some(Halt::Fault)) => {
            Err(Refusal::Fault(run.fault.take().unwrap_or_else(|| "a fault in the rules".to_owned())))
        }
        (Err(Halt::Break(_)), None) => Err(Refusal::Fault("a rule broke off a frame that is not open".to_owned())),
        (result, dead) => {
            Err(Refusal::Fault(format!("a rule swallowed a halt: it was {dead:?} and became {result:?}")))
        }
    }
}
