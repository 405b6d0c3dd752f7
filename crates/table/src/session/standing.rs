//! How a game stands after its past. A table where nobody looks can do without it: its past is enough to make it again.

use super::past::{Mark, Place, Rests};
use super::{Session, guarded};
use crate::{Chance, EventOf, Game, LogLine, World};
use std::borrow::Cow;

/// A game as it stands.
#[derive(Clone)]
pub(super) struct Standing<G: Game> {
    pub world: World<G>,
    /// How many of the events that count belong to steps that came to rest.
    pub rested: usize,
    /// What was told up to there.
    pub log: Vec<LogLine>,
    pub marks: Vec<Mark<G>>,
}

/// A past of at most this many events is played again for whoever looks at a table that has let go of how it stands. That takes a few
/// microseconds for each.
const PLAYED_AGAIN: usize = 256;

/// The log of a game that has begun has room for this many lines at once: nearly every game gets there.
const FIRST_LINES: usize = 16;

impl<G: Game> Standing<G> {
    pub fn new(world: World<G>, first: Mark<G>) -> Standing<G> {
        Standing { world, rested: 0, log: Vec::new(), marks: vec![first] }
    }

    /// Takes in the steps that came to rest, and gives what happened in them one by one.
    pub fn settle(&mut self, rests: Rests<G>, mut happened: impl FnMut(EventOf<G>)) {
        let is_marked = rests.is_marked();
        for (events, lines) in rests.into_steps() {
            self.rested += events.len();
            events.into_iter().for_each(&mut happened);
            if self.log.is_empty() {
                self.log.reserve(FIRST_LINES);
            }
            self.log.extend(lines);
        }
        if is_marked {
            self.marks.push(Mark { events: self.rested, lines: self.log.len(), place: Place::Here });
        }
    }

    /// The whole log.
    pub fn lines(&self) -> impl Iterator<Item = &LogLine> {
        self.log.iter().chain(self.world.lines())
    }

    pub fn logged(&self) -> usize {
        self.log.len() + self.world.lines().len()
    }

    /// How many events of steps that came to rest lie after the last mark.
    pub fn since_mark(&self) -> usize {
        self.rested - self.marks.last().map_or(0, |mark| mark.events)
    }

    /// Keeps the checkpoint of the last mark before the world goes on from it.
    pub fn keep_mark(&mut self) {
        if let Some(mark) = self.marks.last_mut()
            && matches!(mark.place, Place::Here)
        {
            mark.place = Place::Kept(Box::new((self.world.checkpoint().clone(), self.world.chance().clone())));
        }
    }
}

impl<G: Game> Session<G> {
    pub(super) fn standing(&self) -> &Standing<G> {
        self.standing.get_or_init(|| Box::new(self.play_again()))
    }

    /// The same, to be changed and given back.
    pub(super) fn take_standing(&mut self) -> Box<Standing<G>> {
        self.standing.take().unwrap_or_else(|| Box::new(self.play_again()))
    }

    /// The game's own beginning.
    fn beginning(&self) -> (G, Chance) {
        let setup = &self.setup;
        (G::new(&setup.pack, &setup.options, setup.holders.len()), Chance::new(setup.seed))
    }

    /// The checkpoint of a mark, and the chance as it stood there.
    pub(super) fn checkpoint_of(&self, standing: &Standing<G>, mark: &Mark<G>) -> (G, Chance) {
        match &mark.place {
            Place::Beginning => self.beginning(),
            Place::Here => (standing.world.checkpoint().clone(), standing.world.chance().clone()),
            Place::Kept(kept) => (**kept).clone(),
        }
    }

    /// Plays the past again from the game's own beginning. It has been played before, so no rule refuses; if one did, nothing would be asked.
    fn play_again(&self) -> Standing<G> {
        let past: Vec<EventOf<G>> = self.past().map(Cow::into_owned).collect();
        let (game, chance) = self.beginning();
        let mut rests = Rests::new(0);
        let played = guarded(|| World::resume(game, chance, self.mode, past, &mut rests));
        let first = Mark { events: 0, lines: 0, place: Place::Beginning };
        match played {
            Ok(world) => {
                let mut standing = Standing::new(world, first);
                standing.settle(rests, drop);
                standing
            }
            Err(_) => {
                let (game, chance) = self.beginning();
                Standing::new(World::stopped(game, chance, self.mode), first)
            }
        }
    }

    /// Gives back the memory of what can be made again, at a table where nobody looks. Nothing changes by it.
    pub fn compact(&mut self) {
        self.entries.shrink_to_fit();
        self.events.shrink_to_fit();
        self.compact_said();
        let first = self.standing.get().and_then(|standing| standing.marks.first());
        let from_beginning = first.is_some_and(|mark| matches!(mark.place, Place::Beginning));
        if self.events.len() <= PLAYED_AGAIN && from_beginning {
            self.standing.take();
        } else if let Some(standing) = self.standing.get_mut() {
            standing.world.forget_now();
            standing.log.shrink_to_fit();
        }
    }
}
