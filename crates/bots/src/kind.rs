//! All kinds of bots, by name.

use crate::{Greedy, Random, Search};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{Bot, Game};

/// The playouts of each strength for one decision.
const EASY: u32 = 16;
const FAIR: u32 = 120;
const HARD: u32 = 1_000;

/// A kind of bot, written as in a seat list or a record: `random`, `greedy`, `easy`, `fair`, `hard`, `search:100`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BotKind {
    Random,
    Greedy,
    /// A search that thinks little and is careless.
    Easy,
    /// A search that thinks some.
    Fair,
    /// A search that thinks much.
    Hard,
    /// A search of this many playouts for each decision.
    Search(u32),
}

impl BotKind {
    /// Those that have a name of their own.
    pub const ALL: [BotKind; 5] = [BotKind::Random, BotKind::Greedy, BotKind::Easy, BotKind::Fair, BotKind::Hard];

    /// The name, without the number of playouts of [`BotKind::Search`].
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Easy => "easy",
            BotKind::Fair => "fair",
            BotKind::Hard => "hard",
            BotKind::Search(_) => "search",
        }
    }

    /// A bot of this kind with a generator of its own.
    pub fn bot<G: Game>(self, seed: u64) -> Box<dyn Bot<G>> {
        match (self.search(seed), self) {
            (Some(search), _) => Box::new(search),
            (None, BotKind::Greedy) => Box::new(Greedy::new(seed)),
            (None, _) => Box::new(Random::new(seed)),
        }
    }

    /// A bot that answers with the best it has found as soon as `stop` is set.
    pub fn stoppable<G: Game>(self, seed: u64, stop: &Arc<AtomicBool>) -> Box<dyn Bot<G>> {
        match self.search(seed) {
            Some(search) => Box::new(search.until(stop.clone())),
            None => self.bot(seed),
        }
    }

    /// A bot that gives advice: it keeps what it thought, so that it can tell why, and stops thinking as soon as `stop` is set.
    pub fn adviser<G: Game>(self, seed: u64, stop: &Arc<AtomicBool>) -> Box<dyn Bot<G>> {
        match (self.search(seed), self) {
            (Some(search), _) => Box::new(search.explaining().until(stop.clone())),
            (None, BotKind::Greedy) => Box::new(Greedy::new(seed).explaining()),
            (None, _) => Box::new(Random::new(seed)),
        }
    }

    fn search(self, seed: u64) -> Option<Search> {
        match self {
            BotKind::Random | BotKind::Greedy => None,
            BotKind::Easy => Some(Search::new(seed, EASY).careless()),
            BotKind::Fair => Some(Search::new(seed, FAIR)),
            BotKind::Hard => Some(Search::new(seed, HARD)),
            BotKind::Search(playouts) => Some(Search::new(seed, playouts)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotKind::Search(playouts) => write!(f, "search:{playouts}"),
            named => f.write_str(named.name()),
        }
    }
}

/// Somebody asked for a bot that there is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = BotKind::ALL.map(BotKind::name).join(", ");
        let said = &self.0;
        write!(f, "there is no bot “{said}”; there are {known}, and search:N with N playouts")
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotKind, UnknownBot> {
        let named = BotKind::ALL.into_iter().find(|kind| kind.name() == name);
        let playouts = || name.strip_prefix("search:")?.parse().ok().filter(|playouts| *playouts > 0);
        named.or_else(|| playouts().map(BotKind::Search)).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name_and_an_unknown_one_is_told_with_those_there_are() {
        for kind in BotKind::ALL.into_iter().chain([BotKind::Search(100)]) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let unknown = "gredy".parse::<BotKind>().expect_err("no such bot");
        assert_eq!(
            unknown.to_string(),
            "there is no bot “gredy”; there are random, greedy, easy, fair, hard, and search:N with N playouts"
        );
    }

    #[test]
    fn a_search_needs_a_number_of_playouts() {
        for name in ["search", "search:", "search:0", "search:-1", "search:many", "search:99999999999"] {
            assert!(name.parse::<BotKind>().is_err(), "{name}");
        }
    }
}
