//! Whole games between bots, at full speed and without a past.

use crate::BotKind;
use crate::team::{example, seed_of, think};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{
    Answer, Asked, Bot, Chance, Game, Hand, Outcome, Policy, Refusal, Rng, Seat, Seed, Settings, Table, View, World,
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
    /// The rules are at fault.
    Fault(String),
}

impl<G: Game> Match<G> {
    /// Plays one game. The dice grow from the seed, and so do the generators of the bots, each its own.
    pub fn play(&self, seed: u64) -> Played<G> {
        let play = || match self.bots.iter().all(|kind| *kind == BotKind::Random) {
            true => self.play_inline(seed),
            false => self.play_stopped(seed),
        };
        catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
            let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
            let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
            let why = words.unwrap_or_else(|| "for no stated reason".to_owned());
            Played::failed(format!("the rules panicked: {why}"))
        })
    }

    /// Bots that pick at random answer inside the rules, which never stop.
    fn play_inline(&self, seed: u64) -> Played<G> {
        let mut picks = Picks {
            rng: Rng::new(seed),
            count: 0,
        };
        let mut chance = Chance::new(Seed::Quick(seed));
        let mut state = self.start.clone();
        let mut table = Table::free(&[], &mut picks, &mut chance);
        let mut ending = Ending::Limit;
        for _ in 0..self.limit {
            if state.is_over() {
                break;
            }
            table.rest();
            if let Err(halt) = state.step(&mut table) {
                let said = table.fault_told().map(str::to_owned);
                ending = Ending::Fault(said.unwrap_or_else(|| format!("a rule ended with {halt:?}")));
                break;
            }
        }
        if ending == Ending::Limit
            && let Some(outcome) = state.outcome()
        {
            ending = Ending::Over(outcome);
        }
        Played {
            state: Some(state),
            ending,
            decisions: picks.count,
            gave_up: 0,
        }
    }

    fn play_stopped(&self, seed: u64) -> Played<G> {
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(self.bots.len())
            .zip(&self.bots)
            .map(|(seat, kind)| kind.bot(seed_of(seed, seat)))
            .collect();
        let chance = Chance::new(Seed::Quick(seed));
        let world = World::start(self.start.clone(), chance, Settings::QUIET, &mut ());
        let mut world = match world {
            Ok(world) => world,
            Err(refusal) => return Played::failed(said(refusal)),
        };
        let (mut decisions, mut answers) = (0, 0);
        let ending = loop {
            if world.question().is_none() {
                break world.now().outcome().map_or(Ending::Limit, Ending::Over);
            }
            if answers == self.limit {
                break Ending::Limit;
            }
            match answer(&mut world, &mut bots) {
                Ok(picks) => decisions += picks,
                Err(refusal) => break Ending::Fault(said(refusal)),
            }
            answers += 1;
        };
        Played {
            state: Some(world.now().clone()),
            ending,
            decisions,
            gave_up: bots.iter().map(|bot| bot.gave_up()).sum(),
        }
    }
}

impl<G> Played<G> {
    fn failed(said: String) -> Played<G> {
        Played {
            state: None,
            ending: Ending::Fault(said),
            decisions: 0,
            gave_up: 0,
        }
    }
}

fn said(refusal: Refusal) -> String {
    match refusal {
        Refusal::Fault(said) => said,
        other => format!("a bot’s answer was not taken: {other:?}"),
    }
}

/// Answers the question that waits, and says how many picks that took.
fn answer<G: Game>(world: &mut World<G>, bots: &mut [Box<dyn Bot<G>>]) -> Result<u64, Refusal> {
    let seat = asked(world).ok_or(Refusal::NothingAsked)?;
    let bot = bots.get_mut(seat.index()).ok_or(Refusal::NotYou)?;
    for _ in 0..TRIES {
        let view = View::new(world, seat).ok_or(Refusal::NotYou)?;
        let answer = think(bot.as_mut(), &view)?;
        let picks = picks(&answer);
        match world.answer(seat, answer, Hand::Bot, &mut ()) {
            Err(Refusal::NotOffered(_)) => {}
            other => return other.map(|()| picks),
        }
    }
    let example = example(world, seat).ok_or(Refusal::NothingAsked)?;
    let picks = picks(&example);
    world.answer(seat, example, Hand::Bot, &mut ()).map(|()| picks)
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

impl<C> Policy<C> for Picks {
    #[inline]
    fn pick(&mut self, _: Seat, options: &[C], may_stop: bool) -> usize {
        let ways = options.len() + usize::from(may_stop);
        self.count += u64::from(ways > 1);
        self.rng.below(ways)
    }
}
