//! Sessions: a running game with its history and its log; answering, undoing, forking, handing over.

mod change;
mod digest;
mod past;
mod said;
mod setup;
mod standing;
mod undo;

pub use change::Fork;
use digest::InForce;
pub use digest::{Digest, StandingOrder};
pub(crate) use past::{Entry, Rests};
pub(crate) use said::AskedAt;
use said::Said;
pub(crate) use setup::run_mode;
pub use setup::{Holder, Setup};
use undo::Undone;
pub use undo::{Undo, UndoPreview};

use crate::held::Held;
use crate::notation::{read_answer, read_told};
use crate::run::RunMode;
use crate::{
    Answer, AnsweredBy, Chance, Event, EventOf, Form, Game, LogLine, Options, Outcome, QuestionOf, Refusal, Scene,
    Seat, SeatMap, Seats, Text, Viewer, World, text,
};
use past::{Mark, Place};
use standing::Standing;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A running game.
#[derive(Clone)]
pub struct Session<G: Game> {
    pub(crate) setup: Setup<G>,
    /// Who held the seats before anybody handed one over.
    pub(crate) first_holders: SeatMap<Holder>,
    /// All that was ever entered, also what was taken back.
    pub(crate) entries: Vec<Entry<G>>,
    /// The places in `entries` of the events that still count.
    events: Vec<u32>,
    /// Made again out of the past when it is wanted, where it was let go.
    standing: Held<Box<Standing<G>>>,
    orders: Vec<InForce>,
    /// What persons answered, for those who take it back.
    said: Said<G>,
    /// What was taken back and can be done again, the latest last.
    undone: Vec<Undone<G>>,
    /// The length of the log when a seat last answered.
    answered: SeatMap<usize>,
    /// What was answered by standing orders since a seat last answered.
    skipped: Vec<(Seat, Text)>,
    /// The first checkpoint, where it is not the game's own beginning.
    pub(crate) start: Option<G>,
    /// How many events came from the game this one was forked from.
    pub(crate) inherited: usize,
    /// Cards came that the seed would not have drawn.
    pub(crate) off_seed: bool,
    mode: RunMode,
}

impl<G: Game> Session<G> {
    /// Sets a game up and runs it to its first question.
    pub fn start(setup: Setup<G>) -> Result<Session<G>, Refusal> {
        let mode = run_mode(&setup);
        Session::start_with(setup, mode)
    }

    pub(crate) fn start_with(setup: Setup<G>, mode: RunMode) -> Result<Session<G>, Refusal> {
        let seats = setup.holders.len();
        G::ABOUT.check_seats(seats).map_err(Refusal::NotOffered)?;
        setup.options.check(seats).map_err(Refusal::NotOffered)?;
        let game = G::new(&setup.pack, &setup.options, seats);
        let chance = Chance::new(setup.seed);
        Session::begin_at(setup, game, chance, Vec::new(), mode, Place::Beginning)
    }

    /// A session that stands at a checkpoint, with what has happened since on the tape.
    pub(crate) fn begin(setup: Setup<G>, game: G, tape: Vec<EventOf<G>>, mode: RunMode) -> Result<Session<G>, Refusal> {
        let chance = Chance::new(setup.seed);
        Session::begin_with(setup, game, chance, tape, mode)
    }

    pub(crate) fn begin_with(
        setup: Setup<G>,
        game: G,
        chance: Chance,
        tape: Vec<EventOf<G>>,
        mode: RunMode,
    ) -> Result<Session<G>, Refusal> {
        let place = Place::Kept(Box::new((game.clone(), chance.clone())));
        Session::begin_at(setup, game, chance, tape, mode, place)
    }

    fn begin_at(
        setup: Setup<G>,
        game: G,
        chance: Chance,
        tape: Vec<EventOf<G>>,
        mode: RunMode,
        place: Place<G>,
    ) -> Result<Session<G>, Refusal> {
        let seats = setup.holders.len();
        let first = Mark { events: 0, lines: 0, place };
        let mut rests = Rests::new(0);
        let world = guarded(|| World::resume(game, chance, mode, tape, &mut rests))?;
        let mut session = Session {
            first_holders: setup.holders.clone(),
            setup,
            entries: Vec::new(),
            events: Vec::new(),
            standing: Held::nothing(),
            orders: Vec::new(),
            said: Said::new(seats),
            undone: Vec::new(),
            answered: SeatMap::new(seats, |_| 0),
            skipped: Vec::new(),
            start: None,
            inherited: 0,
            off_seed: false,
            mode,
        };
        session.settle(Box::new(Standing::new(world, first)), rests);
        Ok(session)
    }

    /// What the game was begun with.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The question that waits, if one does.
    pub fn question(&self) -> Option<&QuestionOf<G>> {
        self.world().question()
    }

    /// Goes up with everything that is entered, so that an answer to an old question can be told.
    pub fn number(&self) -> usize {
        self.entries.len()
    }

    /// What a viewer sees. This is the only way from a session to a page.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        self.world().now().scene(viewer)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.world().now().outcome()
    }

    /// The truth. For rules and their tests; front-ends and bots see scenes and imagined worlds.
    pub fn world(&self) -> &World<G> {
        &self.standing().world
    }

    /// The log as one viewer may read it.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = &LogLine> {
        self.standing().lines().filter(move |line| viewer.sees(line.seen))
    }

    /// How many lines of the log a viewer may read.
    pub fn logged(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Referee => self.standing().logged(),
            viewer => self.log(viewer).count(),
        }
    }

    /// The log as one viewer may read it, after this many lines.
    pub fn log_since(&self, viewer: Viewer, lines: usize) -> impl Iterator<Item = &LogLine> {
        // The referee reads every line, so what is passed over need not be looked at.
        let skipped = if viewer == Viewer::Referee { lines } else { 0 };
        let Standing { log, world, .. } = self.standing();
        let rested = log.get(skipped..).unwrap_or_default();
        let running = world.lines().get(skipped.saturating_sub(log.len())..);
        rested
            .iter()
            .chain(running.unwrap_or_default())
            .filter(move |line| viewer.sees(line.seen))
            .skip(lines - skipped)
    }

    /// What is shown before play, so that the seed cannot be changed afterwards.
    pub fn commitment(&self) -> String {
        self.setup.seed.commitment(self.setup.salt)
    }

    /// Whether anything was rolled or drawn before the step that runs.
    pub fn used_chance(&self) -> bool {
        !self.world().chance().is_untouched()
    }

    /// A hash of the whole state. It never leaves the server while the game runs, since it would betray what is hidden.
    pub fn state_hash(&self) -> String {
        use sha2::{Digest, Sha256};
        let state = serde_json::to_vec(self.world().checkpoint()).unwrap_or_default();
        let tape = format!("{:?}", self.world().tape());
        crate::chance::hex(&Sha256::new().chain_update(state).chain_update(tape).finalize())
    }

    /// The seats of persons among those who are asked.
    pub fn persons_asked(&self) -> Seats {
        let asked = self.question().map_or(Seats::NOBODY, |question| self.waited_for(question));
        let holders = self.setup.holders.iter().filter(|(seat, holder)| asked.contains(*seat) && holder.is_person());
        holders.map(|(seat, _)| seat).collect()
    }

    /// The bots whose turn it is to answer. A question to a group is a bot's only where no person is asked.
    pub fn bots_asked(&self) -> Seats {
        if self.setup.holders.values().all(Holder::is_person) {
            return Seats::NOBODY;
        }
        let Some(question) = self.question() else { return Seats::NOBODY };
        let asked = self.waited_for(question);
        let bots = self.setup.holders.iter().filter(|(seat, holder)| asked.contains(*seat) && !holder.is_person());
        let bots: Seats = bots.map(|(seat, _)| seat).collect();
        let group = matches!(question.asked, crate::Asked::Any(_));
        if group && !self.persons_asked().is_empty() { Seats::NOBODY } else { bots }
    }

    /// Those who are asked; of a group only those whose business it is, where the question says so.
    fn waited_for(&self, question: &QuestionOf<G>) -> Seats {
        let asked = question.asked.seats();
        let concerned =
            question.prompt.concerns.filter(|_| self.mode.spares && matches!(question.asked, crate::Asked::Any(_)));
        concerned.map(|seats| seats & asked).filter(|seats| !seats.is_empty()).unwrap_or(asked)
    }

    /// Takes an answer that is offered; refuses any other and changes nothing.
    pub fn answer(&mut self, seat: Seat, answer: Answer<G::Choice>) -> Result<(), Refusal> {
        let by = match self.setup.holders.get(seat) {
            Some(Holder::Bot(_)) => AnsweredBy::Bot,
            Some(Holder::Person(_)) => AnsweredBy::Person,
            None => return Err(Refusal::NotYou),
        };
        if by == AnsweredBy::Person {
            let mut last = self.said.prepare(seat, self.events.len());
            self.enter(seat, |world, rests| world.answer_and_keep(seat, answer, by, &mut last.asked, rests))?;
            self.said.add(seat, last);
        } else {
            self.enter(seat, |world, rests| world.answer(seat, answer, by, rests))?;
        }
        self.undone.clear();
        self.follow_orders();
        Ok(())
    }

    /// Takes an answer in the game's notation, or what was rolled and drawn where people do that themselves.
    pub fn answer_text(&mut self, seat: Seat, words: &str) -> Result<(), Refusal> {
        let question = self.question().ok_or(Refusal::NothingAsked)?;
        if !question.asked.seats().contains(seat) {
            return Err(Refusal::NotYou);
        }
        let now = self.world().now();
        if matches!(question.form, Form::Roll { .. } | Form::Draw { .. }) {
            let told = read_told(now, question, words).map_err(Refusal::NotOffered)?;
            self.enter(seat, |world, rests| world.tell(told, rests))?;
            self.undone.clear();
            self.follow_orders();
            return Ok(());
        }
        let answer = read_answer(now, question, seat, words).map_err(Refusal::NotOffered)?;
        self.answer(seat, answer)
    }

    /// Lets a seat's own doing happen: whatever follows it is news to the seat.
    pub(crate) fn enter(
        &mut self,
        seat: Seat,
        happen: impl FnOnce(&mut World<G>, &mut Rests<G>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let before = self.standing().logged();
        self.take_in(happen)?;
        if let Some(length) = self.answered.values_mut().nth(seat.index()) {
            *length = before;
        }
        self.skipped.retain(|(who, _)| *who != seat);
        Ok(())
    }

    /// Lets something happen and takes it into the past. A panic in the rules leaves everything as it was.
    pub(crate) fn take_in(
        &mut self,
        happen: impl FnOnce(&mut World<G>, &mut Rests<G>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let mut standing = self.take_standing();
        let mut rests = Rests::new(standing.since_mark());
        standing.keep_mark();
        let world = &mut standing.world;
        match catch_unwind(AssertUnwindSafe(|| happen(world, &mut rests))) {
            Ok(Ok(())) => {
                self.settle(standing, rests);
                Ok(())
            }
            Ok(Err(refusal)) => {
                self.standing = Held::of(standing);
                Err(refusal)
            }
            Err(panic) => {
                self.standing = Held::of(standing);
                self.rebuild(self.events.len());
                Err(Refusal::Fault(panic_words(panic.as_ref())))
            }
        }
    }

    /// Runs the present step again in another mode.
    pub(crate) fn rerun(&mut self, mode: RunMode) -> Result<(), Refusal> {
        let mut standing = self.take_standing();
        self.mode = mode;
        standing.keep_mark();
        let mut rests = Rests::new(0);
        let refused = standing.world.rerun(mode, &mut rests);
        match refused {
            Ok(()) => drop(self.settle(standing, rests)),
            Err(_) => self.standing = Held::of(standing),
        }
        refused
    }

    /// From here on also asks what makes no difference: for those who count questions.
    pub fn ask_everything(&mut self) -> Result<(), Refusal> {
        self.rerun(RunMode { spares: false, ..self.mode })
    }

    /// What is kept of a fault in the rules, for those who will mend them: what was said, where the rules were, and the record.
    pub fn report(&self, said: &str) -> String {
        let about = G::ABOUT;
        let place: Vec<String> = self.world().now().breadcrumb().iter().map(|text| text.key.to_string()).collect();
        let waiting = self.question().map_or("nothing", |question| &question.prompt.text.key);
        format!(
            "fault in {} (rules {}): {said}\nin: {}\nat the question: {waiting}\n\n{}",
            about.slug,
            about.rules,
            place.join(" > "),
            self.record()
        )
    }
}

/// Runs rules that may panic, and turns a panic into a fault.
pub(crate) fn guarded<T>(run: impl FnOnce() -> Result<T, Refusal>) -> Result<T, Refusal> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(Refusal::Fault(panic_words(panic.as_ref()))))
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("the rules panicked: {}", words.unwrap_or_else(|| "for no stated reason".to_owned()))
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
        Event::Answer { seat: other, by, window, .. } => *other != seat && (!by.is_table() || *window),
        Event::Roll { .. } | Event::Draw { .. } | Event::Shown { .. } => true,
    }
}
