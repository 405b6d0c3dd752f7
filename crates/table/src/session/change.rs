//! Handing seats over, and forking a game.

use super::past::Place;
use super::standing::Standing;
use super::{Entry, Holder, Session, run_mode};
use crate::run::Dice;
use crate::{Game, Refusal, Rng, Seat, Seed, Viewer, World, text};

/// From what a fork goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fork {
    /// The world as it truly was.
    Truth,
    /// A world re-drawn from what this seat knew.
    Redrawn(Seat),
}

impl<G: Game> Session<G> {
    /// Hands a seat from a person to a bot or back, at any question.
    pub fn hand_over(&mut self, seat: Seat, to: Holder) -> Result<(), Refusal> {
        if self.setup.holders.get(seat).is_none() {
            return Err(Refusal::NotYou);
        }
        self.undone.clear();
        self.setup.holders[seat] = to.clone();
        self.entries.push(Entry::Handed { seat, to: Box::new(to) });
        if self.mode.dice != Dice::Dictated {
            self.rerun(run_mode(&self.setup))?;
        }
        self.follow_orders();
        Ok(())
    }

    /// A session as it was when only the first `given` answers had been given (forced ones not counted).
    pub fn at(&self, given: usize) -> Session<G> {
        let mut session = self.clone();
        let mut seen = 0;
        let place = self.past().position(|event| {
            seen += usize::from(event.is_given());
            seen > given
        });
        session.rebuild(place.unwrap_or(self.events.len()));
        session
    }

    /// How many answers were given and still count.
    pub fn given(&self) -> usize {
        self.past().filter(|event| event.is_given()).count()
    }

    /// A new session that goes its own way from here, with dice of its own.
    pub fn fork(&self, from: Fork, seed: Seed, salt: u128) -> Result<Session<G>, Refusal> {
        let mut setup = self.setup.clone();
        (setup.seed, setup.salt) = (seed, salt);
        match from {
            Fork::Truth => {
                let mut standing = Box::new(self.standing().clone());
                for (mark, own) in standing.marks.iter_mut().zip(&self.standing().marks) {
                    mark.place = Place::Kept(Box::new(self.checkpoint_of(self.standing(), own)));
                }
                let mut fork = self.clone();
                fork.setup = setup;
                fork.entries = self.past().map(|event| Entry::of(event.into_owned())).collect();
                fork.events = (0..fork.entries.len() as u32).collect();
                fork.inherited = fork.events.len();
                fork.orders.clear();
                fork.undone.clear();
                fork.reseed(standing, seed)?;
                Ok(fork)
            }
            Fork::Redrawn(seat) => {
                let mut rng = Rng::new(salt as u64 ^ (salt >> 64) as u64);
                let imagined = self.world().imagine(Viewer::Seat(seat), &mut rng);
                let world = imagined.ok_or_else(|| Refusal::NotOffered(text!("table-no-world")))?;
                let start = world.checkpoint().clone();
                let mode = run_mode(&setup);
                let mut fork = Session::begin(setup, start.clone(), world.tape().to_vec(), mode)?;
                fork.start = Some(start);
                fork.inherited = fork.events.len();
                Ok(fork)
            }
        }
    }

    /// Goes on with other dice from the last checkpoint; what has happened since stays on the tape.
    fn reseed(&mut self, mut standing: Box<Standing<G>>, seed: Seed) -> Result<(), Refusal> {
        let world = &standing.world;
        let (checkpoint, chance) = (world.checkpoint().clone(), world.chance().reseeded(seed));
        let (tape, mut rests) = (world.tape().to_vec(), super::Rests::new(0));
        standing.world = World::resume(checkpoint, chance, run_mode(&self.setup), tape, &mut rests)?;
        if let Some(Place::Kept(kept)) = standing.marks.last_mut().map(|mark| &mut mark.place) {
            kept.1 = kept.1.reseeded(seed);
        }
        self.settle(standing, rests);
        Ok(())
    }
}
