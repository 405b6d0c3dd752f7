//! A running game: its world, its past and its log; answering, undoing, forking, handing over.

mod change;
mod digest;
mod undo;

pub use change::Fork;
pub use digest::{Digest, StandingOrder};
pub use undo::Undo;

use crate::game::{Rested, Sink};
use crate::notation::{read_answer, read_told};
use crate::run::{Dice, Settings};
use crate::{
    Answer, Chance, Event, EventOf, Form, Game, Hand, Line, Options, Outcome, QuestionOf, Refusal, Scene, Seat,
    SeatMap, Seats, Seed, Shared, Text, Viewer, World, text,
};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Who answers for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// A person, by name.
    Person(String),
    /// A bot, by its kind, such as `greedy`.
    Bot(String),
}

impl Holder {
    pub fn is_person(&self) -> bool {
        matches!(self, Holder::Person(_))
    }
}

/// Everything that is settled before the first step.
pub struct Setup<G: Game> {
    pub pack: Shared<G::Pack>,
    /// The hash of the pack's files.
    pub pack_hash: String,
    pub options: G::Options,
    pub holders: SeatMap<Holder>,
    pub seed: Seed,
    /// Keeps the seed from being guessed out of its commitment.
    pub salt: u128,
    /// Whether people roll and draw themselves.
    pub real_dice: bool,
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup {
            pack: self.pack.clone(),
            pack_hash: self.pack_hash.clone(),
            options: self.options.clone(),
            holders: self.holders.clone(),
            seed: self.seed,
            salt: self.salt,
            real_dice: self.real_dice,
        }
    }
}

/// One line of a record.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Entry<G: Game> {
    Happened(EventOf<G>),
    /// So many events were taken back by a seat.
    Undone {
        by: Seat,
        events: usize,
    },
    Handed {
        seat: Seat,
        to: Holder,
    },
}

/// A checkpoint that is kept, so that going back need not start from the beginning.
#[derive(Clone)]
struct Mark<G: Game> {
    events: usize,
    lines: usize,
    checkpoint: G,
    chance: Chance,
}

/// How many events lie between two marks, at least.
const MARK_EVERY: usize = 64;

/// A running game.
#[derive(Clone)]
pub struct Session<G: Game> {
    pub(crate) setup: Setup<G>,
    /// Who held the seats before anybody handed one over.
    pub(crate) first_holders: SeatMap<Holder>,
    world: World<G>,
    /// All that was ever entered, also what was taken back.
    pub(crate) entries: Vec<Entry<G>>,
    /// The places in `entries` of the events that still count.
    events: Vec<u32>,
    /// How many of `events` belong to steps that came to rest.
    rested: usize,
    log: Vec<Line>,
    marks: Vec<Mark<G>>,
    orders: Vec<StandingOrder>,
    /// The length of the log when a seat last answered.
    answered: SeatMap<usize>,
    /// What was answered by standing orders since a seat last answered.
    skipped: Vec<(Seat, Text)>,
    /// The first checkpoint, where it is not the game's own beginning.
    pub(crate) start: Option<G>,
    /// How many events came from the game this one was forked from.
    pub(crate) inherited: usize,
    settings: Settings,
}

/// Steps that came to rest during one run, kept back until the run has succeeded.
pub(crate) struct Rests<G: Game> {
    steps: Vec<(Vec<EventOf<G>>, Vec<Line>)>,
    mark: Option<(G, Chance, usize)>,
    since_mark: usize,
}

impl<G: Game> Sink<G> for Rests<G> {
    fn rested(&mut self, step: Rested<G>) {
        self.since_mark += step.events.len();
        self.steps.push((step.events, step.lines));
        if self.since_mark >= MARK_EVERY {
            self.since_mark = 0;
            self.mark = Some((step.checkpoint.clone(), step.chance.clone(), self.steps.len()));
        }
    }
}

impl<G: Game> Session<G> {
    /// Sets a game up and runs it to its first question.
    pub fn start(setup: Setup<G>) -> Result<Session<G>, Refusal> {
        let settings = settings(&setup);
        Session::start_with(setup, settings)
    }

    pub(crate) fn start_with(setup: Setup<G>, settings: Settings) -> Result<Session<G>, Refusal> {
        let seats = setup.holders.len();
        let about = G::ABOUT;
        if !(about.fewest..=about.most).contains(&seats) {
            let said = format!(
                "{} is played by {} to {} seats, not {seats}",
                about.slug, about.fewest, about.most
            );
            return Err(Refusal::NotOffered(Text::plain(said)));
        }
        setup
            .options
            .check(seats)
            .map_err(|why| Refusal::NotOffered(Text::plain(why)))?;
        let game = G::new(&setup.pack, &setup.options, seats);
        Session::begin(setup, game, Vec::new(), settings)
    }

    /// A session that stands at a checkpoint, with what has happened since on the tape.
    pub(crate) fn begin(
        setup: Setup<G>,
        game: G,
        tape: Vec<EventOf<G>>,
        settings: Settings,
    ) -> Result<Session<G>, Refusal> {
        let chance = Chance::new(setup.seed);
        Session::begin_with(setup, game, chance, tape, settings)
    }

    pub(crate) fn begin_with(
        setup: Setup<G>,
        game: G,
        chance: Chance,
        tape: Vec<EventOf<G>>,
        settings: Settings,
    ) -> Result<Session<G>, Refusal> {
        let seats = setup.holders.len();
        let first = Mark {
            events: 0,
            lines: 0,
            checkpoint: game.clone(),
            chance: chance.clone(),
        };
        let mut rests = Rests::new(0);
        let world = guarded(|| World::resume(game, chance, settings, tape, &mut rests))?;
        let mut session = Session {
            first_holders: setup.holders.clone(),
            setup,
            world,
            entries: Vec::new(),
            events: Vec::new(),
            rested: 0,
            log: Vec::new(),
            marks: vec![first],
            orders: Vec::new(),
            answered: SeatMap::new(seats, |_| 0),
            skipped: Vec::new(),
            start: None,
            inherited: 0,
            settings,
        };
        session.settle(rests);
        Ok(session)
    }

    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    pub fn question(&self) -> Option<&QuestionOf<G>> {
        self.world.question()
    }

    /// Goes up with everything that is entered, so that an answer to an old question can be told.
    pub fn number(&self) -> usize {
        self.entries.len()
    }

    /// What a viewer sees. This is the only way from a session to a page.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        self.world.now().scene(viewer)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.world.now().outcome()
    }

    /// The truth. For rules and their tests; front-ends and bots see scenes and imagined worlds.
    pub fn world(&self) -> &World<G> {
        &self.world
    }

    /// The log as one viewer may read it.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = &Line> {
        self.log
            .iter()
            .chain(self.world.lines())
            .filter(move |line| viewer.sees(line.seen))
    }

    /// What is shown before play, so that the seed cannot be changed afterwards.
    pub fn commitment(&self) -> String {
        self.setup.seed.commitment(self.setup.salt)
    }

    /// A hash of the whole state. It never leaves the server while the game runs, since it would betray what is hidden.
    pub fn state_hash(&self) -> String {
        use sha2::{Digest, Sha256};
        let state = serde_json::to_vec(self.world.checkpoint()).unwrap_or_default();
        let tape = format!("{:?}", self.world.tape());
        crate::chance::hex(&Sha256::new().chain_update(state).chain_update(tape).finalize())
    }

    /// The seat that answers a question, if it is asked of persons: the person among those asked.
    pub fn persons_asked(&self) -> Seats {
        let asked = self.question().map_or(Seats::NOBODY, |question| question.asked.seats());
        let holders = self
            .setup
            .holders
            .iter()
            .filter(|(seat, holder)| asked.contains(*seat) && holder.is_person());
        holders.map(|(seat, _)| seat).collect()
    }

    /// The bots whose turn it is to answer. A question to a group is a bot's only where no person is asked.
    pub fn bots_asked(&self) -> Seats {
        let asked = self.question().map_or(Seats::NOBODY, |question| question.asked.seats());
        let bots = self
            .setup
            .holders
            .iter()
            .filter(|(seat, holder)| asked.contains(*seat) && !holder.is_person());
        let bots: Seats = bots.map(|(seat, _)| seat).collect();
        let group = matches!(
            self.question().map(|question| question.asked),
            Some(crate::Asked::Any(_))
        );
        if group && !self.persons_asked().is_empty() {
            Seats::NOBODY
        } else {
            bots
        }
    }

    /// Takes an answer that is offered; refuses any other and changes nothing.
    pub fn answer(&mut self, seat: Seat, answer: Answer<G::Choice>) -> Result<(), Refusal> {
        let by = match self.setup.holders.get(seat) {
            Some(Holder::Bot(_)) => Hand::Bot,
            Some(Holder::Person(_)) => Hand::Person,
            None => return Err(Refusal::NotYou),
        };
        self.enter(seat, |world, rests| world.answer(seat, answer, by, rests))?;
        self.follow_orders();
        Ok(())
    }

    /// Takes an answer in the game's notation, or what was rolled and drawn where people do that themselves.
    pub fn answer_text(&mut self, seat: Seat, words: &str) -> Result<(), Refusal> {
        let question = self.question().ok_or(Refusal::NothingAsked)?;
        if !question.asked.seats().contains(seat) {
            return Err(Refusal::NotYou);
        }
        let now = self.world.now();
        if matches!(question.form, Form::Roll { .. } | Form::Draw { .. }) {
            let told = read_told(now, question, words).map_err(Refusal::NotOffered)?;
            self.enter(seat, |world, rests| world.tell(told, rests))?;
            self.follow_orders();
            return Ok(());
        }
        let answer = read_answer(now, question, seat, words).map_err(Refusal::NotOffered)?;
        self.answer(seat, answer)
    }

    /// Lets something happen and takes it into the past. A panic in the rules leaves everything as it was.
    pub(crate) fn enter(
        &mut self,
        seat: Seat,
        happen: impl FnOnce(&mut World<G>, &mut Rests<G>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let since = self.rested - self.marks.last().map_or(0, |mark| mark.events);
        let mut rests = Rests::new(since);
        let world = &mut self.world;
        match catch_unwind(AssertUnwindSafe(|| happen(world, &mut rests))) {
            Ok(Ok(())) => {
                self.settle(rests);
                if let Some(length) = self.answered.values_mut().nth(seat.index()) {
                    *length = self.log.len() + self.world.lines().len();
                }
                self.skipped.retain(|(who, _)| *who != seat);
                Ok(())
            }
            Ok(Err(refusal)) => Err(refusal),
            Err(panic) => {
                self.rebuild(self.events.len());
                Err(Refusal::Fault(panic_words(panic.as_ref())))
            }
        }
    }

    /// Runs the present step again under other settings.
    pub(crate) fn resettle(&mut self, settings: Settings) -> Result<(), Refusal> {
        self.settings = settings;
        let mut rests = Rests::new(0);
        self.world.resettle(settings, &mut rests)?;
        self.settle(rests);
        Ok(())
    }

    /// Takes what a run left behind into the past.
    fn settle(&mut self, rests: Rests<G>) {
        let mark_at = rests.mark.as_ref().map(|(_, _, steps)| *steps);
        for (n, (events, lines)) in rests.steps.into_iter().enumerate() {
            events.into_iter().for_each(|event| {
                self.remember(self.rested, event);
                self.rested += 1;
            });
            self.log.extend(lines);
            if mark_at == Some(n + 1)
                && let Some((checkpoint, chance, _)) = &rests.mark
            {
                self.marks.push(Mark {
                    events: self.rested,
                    lines: self.log.len(),
                    checkpoint: checkpoint.clone(),
                    chance: chance.clone(),
                });
            }
        }
        for (n, event) in self.world.tape().to_vec().into_iter().enumerate() {
            self.remember(self.rested + n, event);
        }
    }

    /// Enters an event, or brings up to date who saw it if it is there already.
    fn remember(&mut self, place: usize, event: EventOf<G>) {
        match self.events.get(place) {
            Some(entry) => self.entries[*entry as usize] = Entry::Happened(event),
            None => {
                self.events.push(self.entries.len() as u32);
                self.entries.push(Entry::Happened(event));
            }
        }
    }

    /// How many entries come before the last checkpoint.
    pub(crate) fn entries_before_checkpoint(&self) -> usize {
        match self.rested.checked_sub(1).and_then(|last| self.events.get(last)) {
            Some(entry) => *entry as usize + 1,
            None => 0,
        }
    }

    /// What is kept of a fault in the rules, for those who will mend them: what was said, where the rules were, and the record.
    pub fn report(&self, said: &str) -> String {
        let about = G::ABOUT;
        let place: Vec<String> = self
            .world
            .now()
            .breadcrumb()
            .iter()
            .map(|text| text.key.to_string())
            .collect();
        let waiting = self.question().map_or("nothing", |question| &question.prompt.text.key);
        format!(
            "fault in {} (rules {}): {said}\nin: {}\nat the question: {waiting}\n\n{}",
            about.slug,
            about.rules,
            place.join(" > "),
            self.record()
        )
    }

    /// The events that still count.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &EventOf<G>> {
        self.events
            .iter()
            .filter_map(|entry| match &self.entries[*entry as usize] {
                Entry::Happened(event) => Some(event),
                _ => None,
            })
    }
}

impl<G: Game> Rests<G> {
    fn new(since_mark: usize) -> Self {
        Rests {
            steps: Vec::new(),
            mark: None,
            since_mark,
        }
    }
}

pub(crate) fn settings<G: Game>(setup: &Setup<G>) -> Settings {
    let persons = setup
        .holders
        .iter()
        .filter(|(_, holder)| holder.is_person())
        .map(|(seat, _)| seat);
    Settings {
        words: true,
        dice: if setup.real_dice {
            Dice::People(persons.collect())
        } else {
            Dice::Table
        },
    }
}

/// Runs rules that may panic, and turns a panic into a fault.
fn guarded<T>(run: impl FnOnce() -> Result<T, Refusal>) -> Result<T, Refusal> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(Refusal::Fault(panic_words(panic.as_ref()))))
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
    format!(
        "the rules panicked: {}",
        words.unwrap_or_else(|| "for no stated reason".to_owned())
    )
}

impl Refusal {
    /// The sentence for the player.
    pub fn text(&self) -> Text {
        match self {
            Refusal::NothingAsked => text!("table-nothing-asked"),
            Refusal::NotYou => text!("table-not-you"),
            Refusal::NotOffered(why) => why.clone(),
            Refusal::Fault(said) => text!("table-fault", said = said.as_str()),
        }
    }
}

/// Whether an event closes the line of fair undo for a seat: it told somebody something, or could have.
pub(crate) fn is_news<C, K>(event: &Event<C, K>, seat: Seat) -> bool {
    match event {
        Event::Answer {
            seat: other,
            by,
            window,
            ..
        } => *other != seat && (*by != Hand::Forced || *window),
        Event::Roll { .. } | Event::Draw { .. } | Event::Shown { .. } => true,
    }
}
