//! Many games between bots, as one job.

use crate::Opening;
use crate::watcher::Watcher;
use bots::{BotKind, Ending, Match, Onlooker, Played};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Game, Holder, Options, Refusal, Rng, Seat, Seed, Shared, Tracked};

/// What is played.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// A bot for each seat. Where they differ, every seed is played once for each way to go round the table, so that no bot has the
    /// better seat or the better cards.
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

    /// Bots that pick at random play so fast that looking at a game takes longer than playing it: the first ones are looked at, and
    /// then one in this many.
    const FIRST: u64 = 2048;
    const SELDOM: u64 = 4096;

    /// In how many ways the bots can go round the table until they sit as before.
    pub fn rotations(&self) -> u64 {
        let seats = self.bots.len();
        let same = |by: &usize| (0..seats).all(|n| self.bots[n] == self.bots[(n + by) % seats]);
        (1..seats.max(1)).find(same).unwrap_or(seats.max(1)) as u64
    }

    /// The seed of one game.
    pub fn seed_of(&self, game: u64) -> u64 {
        let pair = game / self.rotations();
        Rng::new(Rng::new(self.seed).next_u64().wrapping_add(pair)).next_u64()
    }

    /// Who sits where in one game.
    pub fn seating(&self, game: u64) -> impl Iterator<Item = BotKind> {
        let by = (game % self.rotations()) as usize;
        let seats = self.bots.len();
        (0..seats).map(move |seat| self.bots[(seat + by) % seats])
    }

    /// The table at which one game is played once more, to be watched and recorded: the same bots with the same dice.
    pub fn opening(&self, game: u64) -> Opening {
        let seats = self.seating(game).map(|bot| Holder::Bot(bot.to_string()));
        Opening { options: self.options.clone(), seed: Seed::Quick(self.seed_of(game)), ..Opening::new(seats) }
    }

    /// Whether a game is looked at closely: every one, or the first and a few others where all bots pick at random.
    pub fn watches(&self, game: u64) -> bool {
        game < Plan::FIRST || game.is_multiple_of(Plan::SELDOM) || self.bots.iter().any(|bot| *bot != BotKind::Random)
    }
}

/// How one game went.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// Its number in the plan. [`Job::run`] with this number alone plays it again.
    pub game: u64,
    pub end: GameEnd,
    /// Who sat where.
    pub bots: Vec<BotKind>,
    /// What each seat got, from 0 (lost) to 1 (won alone); empty if the game did not end.
    pub results: Vec<f32>,
    /// What each seat played, where that differs from seat to seat.
    pub factions: Vec<Option<String>>,
    /// What was played, where a game may be several things: the key of its name.
    pub scenario: Option<String>,
    /// How it ended, where there are several ways: the key of the way's name.
    pub ending: Option<String>,
    /// The place of each seat in the order of play, where that is not the seat's own number.
    pub orders: Vec<Option<usize>>,
    /// In the game's own unit.
    pub length: u32,
    /// Picks from lists of two or more.
    pub decisions: u64,
    /// How often a bot found no world to imagine and answered from the options alone.
    pub gave_up: u64,
    /// What was seen of it, if it was looked at closely.
    pub sight: Option<Sight>,
}

/// What was seen of a game that was looked at closely. Pieces and clauses are named by their places in [`Job::pieces`].
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Sight {
    /// By kind of option, in the order of [`Job::kinds`].
    pub kinds: Vec<Counted>,
    /// The pieces that came on the table or into a hand.
    pub seen: Vec<usize>,
    /// What each seat used, piece by piece.
    pub used: Vec<Used>,
    /// The clauses that did something, numbered through all pieces, and how often.
    pub clauses: Vec<(usize, u32)>,
    /// Who stood best at each point of the game's length, where one seat did.
    pub leaders: Vec<Option<Seat>>,
    /// How it stood at each point, where all win or lose together.
    pub points: Vec<Standing>,
    /// The figures of all points one after another, each as many as [`Job::figures`] names.
    pub figures: Vec<f32>,
}

/// How a group stood at a point of the game's length.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    pub length: u32,
    /// From 0 to 1, by the game's own appraisal.
    pub outlook: f32,
}

/// In how many decisions a kind of option was on offer, and in how many it was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counted {
    pub offered: u32,
    pub taken: u32,
}

/// What one seat used, and how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Used {
    pub piece: usize,
    pub seat: Seat,
    pub times: u32,
}

/// How a game came to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEnd {
    Over,
    /// It ended, but only because a limit of its own rules was reached.
    AtLimit,
    /// It was longer than the plan allows and was broken off.
    BrokenOff,
    /// The rules are at fault.
    Fault(String),
}

/// Plays the games of a plan.
pub trait Job: Send {
    /// Plays the games with these numbers at full speed and tells of each, until all are played or it is told to stop; a game in the
    /// middle of which it is told to stop is not told of. What a game's result is depends on the plan and its number alone.
    fn run(&mut self, games: Range<u64>, stop: &Arc<AtomicBool>, tell: &mut dyn FnMut(&GameResult));

    /// From now on bots who pick at random answer one by one, so that [`Plan::opening`] plays the same games at a table.
    fn play_as_at_a_table(&mut self);

    /// The content whose use is followed.
    fn pieces(&self) -> Vec<Tracked>;

    /// The kinds of options.
    fn kinds(&self) -> &'static [&'static str];

    /// The figures of the table that are followed.
    fn figures(&self) -> &'static [&'static str];

    /// What the length of a game is counted in.
    fn unit(&self) -> &'static str;
}

/// The games of a plan, of one game.
pub(crate) struct Games<G: Game> {
    contest: Match<G>,
    plan: Plan,
    watcher: Watcher,
    /// Whether the bots go round the table.
    rotates: bool,
    as_at_a_table: bool,
    /// Filled again by each game, so that telling costs no memory.
    result: GameResult,
}

impl<G: Game> Games<G> {
    pub(crate) fn new(pack: Shared<G::Pack>, options: &G::Options, plan: &Plan) -> Result<Games<G>, Refusal> {
        let seats = plan.bots.len();
        G::ABOUT.check_seats(seats).map_err(Refusal::NotOffered)?;
        options.check(seats).map_err(Refusal::NotOffered)?;
        let start = G::new(&pack, options, seats);
        Ok(Games {
            watcher: Watcher::new(&start),
            rotates: plan.rotations() > 1,
            as_at_a_table: false,
            contest: Match { start, bots: plan.bots.clone(), limit: plan.limit },
            plan: plan.clone(),
            result: GameResult {
                game: 0,
                end: GameEnd::Over,
                bots: Vec::new(),
                results: Vec::new(),
                factions: Vec::new(),
                scenario: None,
                ending: None,
                orders: Vec::new(),
                length: 0,
                decisions: 0,
                gave_up: 0,
                sight: None,
            },
        })
    }

    fn play(&mut self, game: u64, stop: &Arc<AtomicBool>) -> Played<G> {
        if self.rotates {
            self.contest.bots.clear();
            self.contest.bots.extend(self.plan.seating(game));
        }
        let watched = self.plan.watches(game);
        if let Some(sight) = self.result.sight.take() {
            self.watcher.sight = sight;
        }
        if watched {
            self.watcher.begin();
        }
        let onlooker = watched.then_some(&mut self.watcher as &mut dyn Onlooker<G>);
        let seed = self.plan.seed_of(game);
        let played = match self.as_at_a_table {
            true => self.contest.play_as_at_a_table(seed, stop, onlooker),
            false => self.contest.play_before(seed, stop, onlooker),
        };
        if watched {
            self.watcher.end();
            self.result.sight = Some(std::mem::take(&mut self.watcher.sight));
        }
        played
    }

    fn fill(&mut self, game: u64, played: Played<G>) {
        let result = &mut self.result;
        (result.game, result.decisions, result.gave_up) = (game, played.decisions, played.gave_up);
        result.bots.clone_from(&self.contest.bots);
        result.results.clear();
        result.end = match played.ending {
            Ending::Over(outcome) => {
                result.results.extend(outcome.results.values());
                if outcome.at_limit { GameEnd::AtLimit } else { GameEnd::Over }
            }
            Ending::Limit | Ending::Stopped => GameEnd::BrokenOff,
            Ending::Fault(said) => GameEnd::Fault(said),
        };
        result.factions.clear();
        result.orders.clear();
        result.length = 0;
        (result.scenario, result.ending) = (None, None);
        if let Some(state) = played.state {
            result.length = state.length();
            result.scenario = state.scenario();
            result.ending = state.ended_as();
            let seats = self.plan.bots.len();
            result.factions.extend(Seat::first(seats).map(|seat| state.faction(seat)));
            result.orders.extend(Seat::first(seats).map(|seat| state.order_of(seat)));
        }
    }
}

impl<G: Game> Job for Games<G> {
    fn run(&mut self, games: Range<u64>, stop: &Arc<AtomicBool>, tell: &mut dyn FnMut(&GameResult)) {
        for game in games {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let played = self.play(game, stop);
            if played.ending == Ending::Stopped {
                return;
            }
            self.fill(game, played);
            tell(&self.result);
        }
    }

    fn play_as_at_a_table(&mut self) {
        self.as_at_a_table = true;
    }

    fn pieces(&self) -> Vec<Tracked> {
        self.contest.start.inventory()
    }

    fn kinds(&self) -> &'static [&'static str] {
        G::KINDS
    }

    fn figures(&self) -> &'static [&'static str] {
        self.contest.start.figures()
    }

    fn unit(&self) -> &'static str {
        self.contest.start.unit().unwrap_or(G::ABOUT.unit)
    }
}
