//! The bots of one session, and how they answer in it.

use crate::BotKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Answer, Bot, Game, Holder, Refusal, Rng, Seat, SeatMap, Session, Text, View};

/// How often a bot whose answer was refused is asked for another, before an example is taken.
const TRIES: usize = 8;

/// The bots that sit at a table, each with a generator of its own. A seat that is handed to a bot later gets one then.
pub struct Team<G: Game> {
    seed: u64,
    bots: SeatMap<Option<Sitting<G>>>,
    stop: Arc<AtomicBool>,
}

type Sitting<G> = (BotKind, Box<dyn Bot<G>>);

impl<G: Game> Team<G> {
    /// Bots whose generators grow from this seed.
    pub fn new(seats: usize, seed: u64) -> Team<G> {
        let bots = SeatMap::new(seats, |_| None);
        let stop = Arc::default();
        Team { seed, bots, stop }
    }

    /// Whoever sets this lets the bots answer with the best they have found so far, and [`play`] return. It is cleared by whoever set it.
    pub fn stopper(&self) -> &Arc<AtomicBool> {
        &self.stop
    }

    /// The bot of a seat. A seat that changes its kind of bot gets a new one.
    fn bot(&mut self, seat: Seat, kind: BotKind) -> &mut dyn Bot<G> {
        let fresh = || (kind, kind.stoppable(seed_of(self.seed, seat), &self.stop));
        let place = &mut self.bots[seat];
        if place.as_ref().is_some_and(|(other, _)| *other != kind) {
            *place = None;
        }
        place.get_or_insert_with(fresh).1.as_mut()
    }
}

/// The seed of a seat's own generator.
pub(crate) fn seed_of(seed: u64, seat: Seat) -> u64 {
    Rng::new(seed ^ (u64::from(seat.0) << 56)).next_u64()
}

/// Lets the bots answer until a person is asked, the game is over or they are told to stop. A fault leaves the table as it was before the answer.
pub fn play<G: Game>(session: &mut Session<G>, team: &mut Team<G>) -> Result<(), Refusal> {
    while !team.stop.load(Ordering::Relaxed) && play_one(session, team)? {}
    Ok(())
}

/// Lets one bot give one answer. `false` if none is asked.
pub fn play_one<G: Game>(session: &mut Session<G>, team: &mut Team<G>) -> Result<bool, Refusal> {
    let Some(seat) = session.bots_asked().iter().next() else {
        return Ok(false);
    };
    let Some(Holder::Bot(name)) = session.setup().holders.get(seat) else {
        return Ok(false);
    };
    let kind: BotKind =
        name.parse().map_err(|unknown: crate::UnknownBot| Refusal::NotOffered(Text::plain(unknown.to_string())))?;
    let bot = team.bot(seat, kind);
    for _ in 0..TRIES {
        let answer = View::new(session.world(), seat).map(|view| think(bot, &view)).transpose()?;
        match session.answer(seat, answer.ok_or(Refusal::NotYou)?) {
            Err(Refusal::NotOffered(_)) => {}
            Err(refusal) => return Err(refusal),
            Ok(()) => return Ok(true),
        }
    }
    let example = example(session.world(), seat).ok_or(Refusal::NothingAsked)?;
    session.answer(seat, example).map(|()| true)
}

/// What a bot answers. It runs the rules in worlds that it imagines, so a panic there is a fault of theirs.
pub fn think<G: Game>(bot: &mut dyn Bot<G>, view: &View<G>) -> Result<Answer<G::Choice>, Refusal> {
    let answer = catch_unwind(AssertUnwindSafe(|| bot.answer(view)));
    answer.map_err(|_| Refusal::Fault("the rules panicked in a world that a bot imagined".to_owned()))
}

/// An answer that is surely legal.
pub(crate) fn example<G: Game>(world: &table::World<G>, seat: Seat) -> Option<Answer<G::Choice>> {
    let question = world.question()?;
    let first = || question.form.items(seat).first().copied().map(Answer::One);
    question.example.clone().or_else(first)
}
