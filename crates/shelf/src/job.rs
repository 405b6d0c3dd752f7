//! Many games between bots, as one job.

use bots::{BotKind, Ending, Match, Played};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Game, Options, Refusal, Rng, Seat, Shared, Text};

/// What is played.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// A bot for each seat.
    pub bots: Vec<BotKind>,
    /// Keys and values, as in [`table::Options`].
    pub options: Vec<(String, String)>,
    /// Every game has a seed of its own that grows from this and from its number, whoever plays it and when.
    pub seed: u64,
    /// How many steps a game may take, or answers where bots think, before it is broken off.
    pub limit: u32,
}

impl Plan {
    /// The limit that no game should ever come near.
    pub const LIMIT: u32 = 200_000;

    /// The seed of one game.
    pub fn seed_of(&self, game: u64) -> u64 {
        Rng::new(Rng::new(self.seed).next_u64().wrapping_add(game)).next_u64()
    }
}

/// How one game went.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// Its number in the plan. [`Job::run`] with this number alone plays it again.
    pub game: u64,
    pub end: GameEnd,
    /// What each seat got, from 0 (lost) to 1 (won alone); empty if the game did not end.
    pub results: Vec<f32>,
    /// What each seat played, where that differs from seat to seat.
    pub factions: Vec<Option<String>>,
    /// In the game's own unit.
    pub length: u32,
    /// Picks from lists of two or more.
    pub decisions: u64,
    /// How often a bot found no world to imagine and answered from the options alone.
    pub gave_up: u64,
}

/// How a game came to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEnd {
    Over,
    /// It was longer than the plan allows.
    Limit,
    /// The rules are at fault.
    Fault(String),
}

/// Plays the games of a plan.
pub trait Job: Send {
    /// Plays the games with these numbers at full speed and tells of each, until all are played or it is told to stop. What a
    /// game's result is depends on the plan and its number alone.
    fn run(&mut self, games: Range<u64>, stop: &AtomicBool, tell: &mut dyn FnMut(&GameResult));
}

/// The games of a plan, of one game.
pub(crate) struct Games<G: Game> {
    contest: Match<G>,
    plan: Plan,
    /// Filled anew by each game, so that telling costs no memory.
    result: GameResult,
}

impl<G: Game> Games<G> {
    pub(crate) fn new(pack: Shared<G::Pack>, options: &G::Options, plan: &Plan) -> Result<Games<G>, Refusal> {
        let seats = plan.bots.len();
        G::ABOUT.check_seats(seats).map_err(Refusal::NotOffered)?;
        let refuse = |why| Refusal::NotOffered(Text::plain(why));
        options.check(seats).map_err(refuse)?;
        Ok(Games {
            contest: Match {
                start: G::new(&pack, options, seats),
                bots: plan.bots.clone(),
                limit: plan.limit,
            },
            plan: plan.clone(),
            result: GameResult {
                game: 0,
                end: GameEnd::Over,
                results: Vec::new(),
                factions: Vec::new(),
                length: 0,
                decisions: 0,
                gave_up: 0,
            },
        })
    }

    fn fill(&mut self, game: u64, played: Played<G>) {
        let result = &mut self.result;
        (result.game, result.decisions, result.gave_up) = (game, played.decisions, played.gave_up);
        result.results.clear();
        result.end = match played.ending {
            Ending::Over(outcome) => {
                result.results.extend(outcome.results.values());
                GameEnd::Over
            }
            Ending::Limit => GameEnd::Limit,
            Ending::Fault(said) => GameEnd::Fault(said),
        };
        result.factions.clear();
        result.length = 0;
        if let Some(state) = played.state {
            result.length = state.length();
            let seats = Seat::first(self.plan.bots.len());
            result.factions.extend(seats.map(|seat| state.faction(seat)));
        }
    }
}

impl<G: Game> Job for Games<G> {
    fn run(&mut self, games: Range<u64>, stop: &AtomicBool, tell: &mut dyn FnMut(&GameResult)) {
        for game in games {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let played = self.contest.play(self.plan.seed_of(game));
            self.fill(game, played);
            tell(&self.result);
        }
    }
}
