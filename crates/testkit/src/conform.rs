//! The conformance suite: plays seeded random games and holds a game to everything the kernel relies on.
//!
//! ```
//! use testkit::duel::Duel;
//! testkit::Conform::<Duel>::new().games(2).run();
//! ```
//!
//! A game passes it with one line, `testkit::conform::<MyGame>()`. When it does not, the panic lists the faults, each with the check that
//! found it, the seed and the seats, how many answers had been given, the question, and the answers that led there.

mod answers;
mod catalogue;
mod ends;
mod fault;
mod literate;
mod position;
mod public;
mod questions;
mod records;
mod rows;
mod secrecy;
mod snapshots;
mod trial;
mod twice;
mod watch;

pub use fault::{Check, Fault, Faults};

use literate::Library;
use secrecy::Tally;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;
use table::pack::Source;
use table::{CheckedPack, Game, Shared};
use trial::Trial;
use watch::Watch;

/// Holds a game to its contract, with the usual numbers.
pub fn conform<G: Game>() {
    Conform::<G>::new().run();
}

/// How long the rules may take from one answer to the next. It is far more than any machine needs, however busy it is: only rules that
/// never come back are found by it.
const PATIENCE: Duration = Duration::from_secs(300);

/// What is played and looked at; build it, then [`Conform::run`].
pub struct Conform<G: Game> {
    games: u64,
    first_seed: u64,
    seats: RangeInclusive<usize>,
    options: G::Options,
    answers: u32,
    look_every: u32,
    may_not_vary: bool,
    patience: Duration,
    snapshots: Option<PathBuf>,
}

impl<G: Game> Default for Conform<G> {
    fn default() -> Self {
        Conform {
            games: 16,
            first_seed: 1,
            seats: G::ABOUT.fewest..=G::ABOUT.most,
            options: G::Options::default(),
            answers: 5_000,
            look_every: 1,
            may_not_vary: false,
            patience: PATIENCE,
            snapshots: None,
        }
    }
}

impl<G: Game> Conform<G> {
    pub fn new() -> Self {
        Conform::default()
    }

    /// How many games are played. They go through all the numbers of seats in turn.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// The seed of the first game; the others follow it.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.first_seed = seed;
        self
    }

    #[must_use]
    pub fn seats(mut self, seats: RangeInclusive<usize>) -> Self {
        self.seats = seats;
        self
    }

    #[must_use]
    pub fn options(mut self, set: impl FnOnce(&mut G::Options)) -> Self {
        set(&mut self.options);
        self
    }

    /// How many answers a game may take; one that takes more does not end.
    #[must_use]
    pub fn answers(mut self, most: u32) -> Self {
        self.answers = most;
        self
    }

    /// Looks closely only at every `n`th position, for games in which there are many.
    #[must_use]
    pub fn look_every(mut self, n: u32) -> Self {
        self.look_every = n.max(1);
        self
    }

    /// The game has secrets, and yet re-drawing them need not change anything.
    #[must_use]
    pub fn may_not_vary(mut self) -> Self {
        self.may_not_vary = true;
        self
    }

    /// How long the rules may take from one answer to the next before they are taken for a loop that never ends.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Where stored states of this and of older schemas are kept: they must all still be read. Run once with `TAVOLA_SNAPSHOTS=write` to store
    /// those of a new schema.
    #[must_use]
    pub fn snapshots(mut self, folder: impl Into<PathBuf>) -> Self {
        self.snapshots = Some(folder.into());
        self
    }

    /// Panics with all the faults found, if there are any.
    pub fn run(self) {
        let faults = self.faults();
        assert!(faults.is_empty(), "{faults}");
    }

    /// The faults found. The games are played in a thread of their own, so that rules that loop for ever fail one test and do not stop
    /// all the others.
    pub fn faults(self) -> Faults {
        let (watch, patience) = (Watch::default(), self.patience);
        let seen = watch.clone();
        let found = watch::run(&watch, patience, move || self.play_all(&seen));
        found.unwrap_or_else(|stuck| {
            let mut faults = Faults::new(G::ABOUT.slug);
            faults.extend([stuck]);
            faults
        })
    }

    fn play_all(self, watch: &Watch) -> Faults {
        let mut faults = Faults::new(G::ABOUT.slug);
        let pack = match G::Pack::read(&Source::embedded(G::ABOUT.content)) {
            Ok(pack) => Shared::new(pack),
            Err(complaints) => {
                faults.add_for_all(Check::Pack, complaints.to_string());
                return faults;
            }
        };
        let first = G::new(&pack, &self.options, *self.seats.start());
        let library = Library::of(&first, &G::cards(&pack), &mut faults);
        catalogue::check(&first, &pack, &library, &mut faults);
        let mut tally = Tally::default();
        for seed in self.first_seed..self.first_seed + self.games {
            let seats = self.seats_of(seed);
            let mut trial = Trial::new(&self, &pack, &library, watch, seed, seats);
            trial.run(&mut tally);
            faults.extend(trial.faults);
            if faults.are_plenty() {
                return faults;
            }
        }
        tally.judge(self.may_not_vary, &mut faults);
        if let Some(folder) = &self.snapshots {
            snapshots::check::<G>(folder, &self, &pack, &mut faults);
        }
        faults
    }

    fn seats_of(&self, seed: u64) -> usize {
        let kinds = (self.seats.end() + 1).saturating_sub(*self.seats.start()).max(1);
        self.seats.start() + (seed as usize) % kinds
    }
}
