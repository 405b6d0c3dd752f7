//! Complete games between bots, at full speed and without a history.

use crate::BotKind;
use crate::onlooker::{Eyes, Onlooker, options_of};
use crate::team::{example, seed_of, think};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::play::Policy;
use table::{
    Answer, AnsweredBy, Asked, Bot, Chance, Game, Outcome, Refusal, Rng, RunMode, Seat, Seed, Table, View, World,
};

/// How often an answer that was refused is asked for again.
const TRIES: usize = 8;

/// A game from its beginning, who plays it, and how long it may last.
pub struct Match<G: Game> {
    pub start: G,
    pub bots: Vec<BotKind>,
    /// How many steps a game may take, or answers where bots think, before it is broken off.
    pub limit: u32,
}

/// How a game went.
pub struct Played<G> {
    /// The state at the end, or where it was broken off. A game that failed may have none.
    pub state: Option<G>,
    pub ending: Ending,
    /// Picks from lists of two or more.
    pub decisions: u64,
    /// How often a bot found no world to imagine.
    pub gave_up: u64,
}

/// How a game came to its end.
#[derive(Debug, Clone, PartialEq)]
pub enum Ending {
    Over(Outcome),
    /// It went on for longer than the limit.
    Limit,
    /// Somebody stopped it.
    Stopped,
    /// The rules are at fault.
    Fault(String),
}

impl<G: Game> Match<G> {
    /// Plays one game. The dice grow from the seed, and so do the generators of the bots, each its own.
    pub fn play(&self, seed: u64) -> Played<G> {
        self.play_before(seed, &Arc::default(), None)
    }

    /// Plays one game before somebody's eyes, until it is over or told to stop. Bots that think stop thinking at once; what is played
    /// inside the rules at full speed goes on to its end, which is near.
    pub fn play_before(&self, seed: u64, stop: &Arc<AtomicBool>, onlooker: Option<&mut dyn Onlooker<G>>) -> Played<G> {
        caught(|| match (self.is_random(), onlooker) {
            (true, None) => self.play_inline(seed),
            (true, Some(onlooker)) => self.play_watched(seed, onlooker),
            (false, onlooker) => self.play_stopped(seed, stop, Eyes(onlooker)),
        })
    }

    /// The same, but bots who pick at random answer one by one as well: a session with the same seed and bots plays the same game.
    pub fn play_as_at_a_table(
        &self,
        seed: u64,
        stop: &Arc<AtomicBool>,
        onlooker: Option<&mut dyn Onlooker<G>>,
    ) -> Played<G> {
        caught(|| self.play_stopped(seed, stop, Eyes(onlooker)))
    }

    /// Whether all bots pick at random: they answer inside the rules, which never stop.
    fn is_random(&self) -> bool {
        self.bots.iter().all(|kind| *kind == BotKind::Random)
    }

    fn play_inline(&self, seed: u64) -> Played<G> {
        let mut picks = Picks::new(seed);
        let mut chance = Chance::new(Seed::Quick(seed));
        let mut state = self.start.clone();
        let mut table = Table::free(&[], &mut picks, &mut chance);
        let ending = self.run(&mut state, &mut table, |_, _| {});
        Played::ended(state, ending, picks.count)
    }

    /// The same game before somebody's eyes.
    fn play_watched(&self, seed: u64, onlooker: &mut dyn Onlooker<G>) -> Played<G> {
        let onlooker = RefCell::new(onlooker);
        let mut picks = WatchedPicks { picks: Picks::new(seed), onlooker: &onlooker };
        let mut chance = Chance::new(Seed::Quick(seed));
        let mut state = self.start.clone();
        let mut notes = Vec::new();
        let mut table = Table::free(&[], &mut picks, &mut chance).noting(&mut notes);
        let ending = self.run(&mut state, &mut table, |state, table| {
            let notes = table.take_notes();
            onlooker.borrow_mut().rested(state, &notes);
            table.give_notes(notes);
        });
        Played::ended(state, ending, picks.picks.count)
    }

    /// Runs step after step on a table that never stops.
    fn run(&self, state: &mut G, table: &mut Table<G>, mut rested: impl FnMut(&G, &mut Table<G>)) -> Ending {
        for _ in 0..self.limit {
            if state.is_over() {
                break;
            }
            table.rest();
            if let Err(halt) = state.step(table) {
                let said = table.fault_told().map(str::to_owned);
                return Ending::Fault(said.unwrap_or_else(|| format!("a rule ended with {halt:?}")));
            }
            rested(state, table);
        }
        state.outcome().map_or(Ending::Limit, Ending::Over)
    }

    fn play_stopped(&self, seed: u64, stop: &Arc<AtomicBool>, mut eyes: Eyes<G>) -> Played<G> {
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(self.bots.len())
            .zip(&self.bots)
            .map(|(seat, kind)| kind.stoppable(seed_of(seed, seat), stop))
            .collect();
        let chance = Chance::new(Seed::Quick(seed));
        let world = World::start(self.start.clone(), chance, RunMode::QUIET, &mut eyes);
        let mut world = match world {
            Ok(world) => world,
            Err(refusal) => return Played::failed(said(refusal)),
        };
        let (mut decisions, mut answers) = (0, 0);
        let ending = loop {
            if stop.load(Ordering::Relaxed) {
                break Ending::Stopped;
            }
            if world.question().is_none() {
                break world.now().outcome().map_or(Ending::Limit, Ending::Over);
            }
            if answers == self.limit {
                break Ending::Limit;
            }
            match answer(&mut world, &mut bots, &mut eyes) {
                Ok(picks) => decisions += picks,
                Err(refusal) => break Ending::Fault(said(refusal)),
            }
            answers += 1;
        };
        Played {
            gave_up: bots.iter().map(|bot| bot.gave_up()).sum(),
            ..Played::ended(world.now().clone(), ending, decisions)
        }
    }
}

/// A panic in the rules is a game that failed.
fn caught<G: Game>(play: impl FnOnce() -> Played<G>) -> Played<G> {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
        let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
        let why = words.unwrap_or_else(|| "for no stated reason".to_owned());
        Played::failed(format!("the rules panicked: {why}"))
    })
}

impl<G> Played<G> {
    fn ended(state: G, ending: Ending, decisions: u64) -> Played<G> {
        Played { state: Some(state), ending, decisions, gave_up: 0 }
    }

    fn failed(said: String) -> Played<G> {
        Played { state: None, ending: Ending::Fault(said), decisions: 0, gave_up: 0 }
    }
}

fn said(refusal: Refusal) -> String {
    match refusal {
        Refusal::Fault(said) => said,
        other => format!("a bot’s answer was not taken: {other:?}"),
    }
}

/// Answers the question that waits, and says how many picks that took.
fn answer<G: Game>(world: &mut World<G>, bots: &mut [Box<dyn Bot<G>>], eyes: &mut Eyes<G>) -> Result<u64, Refusal> {
    let seat = asked(world).ok_or(Refusal::NothingAsked)?;
    let bot = bots.get_mut(seat.index()).ok_or(Refusal::NotYou)?;
    for _ in 0..TRIES {
        let view = View::new(world, seat).ok_or(Refusal::NotYou)?;
        let answer = think(bot.as_mut(), &view)?;
        match give(world, seat, answer, eyes) {
            Err(Refusal::NotOffered(_)) => {}
            other => return other,
        }
    }
    let example = example(world, seat).ok_or(Refusal::NothingAsked)?;
    give(world, seat, example, eyes)
}

fn give<G: Game>(
    world: &mut World<G>,
    seat: Seat,
    answer: Answer<G::Choice>,
    eyes: &mut Eyes<G>,
) -> Result<u64, Refusal> {
    let offered = eyes.is_open().then(|| options_of::<G>(world.question(), seat));
    world.answer(seat, answer.clone(), AnsweredBy::Bot, eyes)?;
    eyes.answered(offered.as_deref(), &answer);
    Ok(picks(&answer))
}

fn asked<G: Game>(world: &World<G>) -> Option<Seat> {
    match world.question()?.asked {
        Asked::One(seat) => Some(seat),
        Asked::Any(seats) | Asked::Each(seats) => seats.iter().next(),
    }
}

fn picks<C: Copy>(answer: &Answer<C>) -> u64 {
    answer.items().len().max(1) as u64
}

/// Picks any option, and counts.
struct Picks {
    rng: Rng,
    count: u64,
}

impl Picks {
    fn new(seed: u64) -> Picks {
        Picks { rng: Rng::new(seed), count: 0 }
    }
}

impl<C> Policy<C> for Picks {
    #[inline]
    fn pick(&mut self, _: Seat, options: &[C], may_stop: bool) -> usize {
        let ways = options.len() + usize::from(may_stop);
        self.count += u64::from(ways > 1);
        self.rng.below(ways)
    }
}

/// The same, before somebody's eyes.
struct WatchedPicks<'o, 'p, G: Game> {
    picks: Picks,
    onlooker: &'o RefCell<&'p mut dyn Onlooker<G>>,
}

impl<G: Game> Policy<G::Choice> for WatchedPicks<'_, '_, G> {
    fn pick(&mut self, seat: Seat, options: &[G::Choice], may_stop: bool) -> usize {
        let place = self.picks.pick(seat, options, may_stop);
        if options.len() > 1 {
            let taken = options.get(place).map_or(&[][..], std::slice::from_ref);
            self.onlooker.borrow_mut().decided(options, taken);
        }
        place
    }
}
