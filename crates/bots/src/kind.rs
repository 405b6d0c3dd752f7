//! The bots there are, by name.

use crate::{Greedy, Random};
use std::fmt;
use std::str::FromStr;
use table::{Bot, Game};

/// A kind of bot, written as in a seat list or a record: `random`, `greedy`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BotKind {
    Random,
    Greedy,
}

impl BotKind {
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        }
    }

    /// A bot of this kind with a generator of its own.
    pub fn bot<G: Game>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random::new(seed)),
            BotKind::Greedy => Box::new(Greedy::new(seed)),
        }
    }

    /// A bot that gives advice: it keeps what it thought, so that it can tell why.
    pub fn adviser<G: Game>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random::new(seed)),
            BotKind::Greedy => Box::new(Greedy::new(seed).explaining()),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Somebody asked for a bot that there is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = BotKind::ALL.map(BotKind::name).join(", ");
        write!(f, "there is no bot “{}”; there are {known}", self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotKind, UnknownBot> {
        BotKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name_and_an_unknown_one_is_told_with_those_there_are() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        let unknown = "gredy".parse::<BotKind>().expect_err("no such bot");
        assert_eq!(unknown.to_string(), "there is no bot “gredy”; there are random, greedy");
    }
}
