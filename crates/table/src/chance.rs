//! Chance: every draw is a function of the seed, the stream and how many draws that stream
//! has had, so that one different choice does not change everything after it.

use crate::rng::{Rng, mix, scale};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// One source of chance: a deck, or a kind of die. Make it a constant of the game.
///
/// ```
/// use table::Stream;
/// const CHAOS: Stream = Stream::new("chaos");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stream {
    /// Its name in records.
    pub name: &'static str,
    key: u64,
}

impl Stream {
    /// A stream of this name.
    pub const fn new(name: &'static str) -> Stream {
        let bytes = name.as_bytes();
        let mut key = 0xCBF2_9CE4_8422_2325u64;
        let mut at = 0;
        while at < bytes.len() {
            key = (key ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01B3);
            at += 1;
        }
        Stream { name, key }
    }
}

/// What a game's chance grows from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seed {
    /// Dice that anybody can check with any SHA-256 tool: the draw is the first 16 figures of the hash of `seed:stream:n`.
    Proven(u128),
    /// Dice that are five times faster and prove nothing, for the lab. Written `q7`.
    Quick(u64),
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Proven(seed) => write!(f, "{seed}"),
            Seed::Quick(seed) => write!(f, "q{seed}"),
        }
    }
}

/// Something that is not a seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoSeed(String);

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a seed: a whole number is expected", self.0)
    }
}

impl std::error::Error for NoSeed {}

impl FromStr for Seed {
    type Err = NoSeed;
    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let seed = match text.strip_prefix('q') {
            Some(quick) => quick.parse().ok().map(Seed::Quick),
            None => text.parse().ok().map(Seed::Proven),
        };
        seed.ok_or_else(|| NoSeed(text.to_owned()))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = NoSeed;
    fn try_from(text: String) -> Result<Seed, NoSeed> {
        text.parse()
    }
}

impl Seed {
    /// What is shown before play, so that the seed cannot be changed afterwards.
    pub fn commitment(self, salt: u128) -> String {
        hex(&Sha256::digest(format!("{self}:{salt:032x}")))
    }

    fn bits(self, stream: Stream, n: u32) -> u64 {
        match self {
            Seed::Proven(seed) => {
                let hash = Sha256::digest(format!("{seed}:{}:{n}", stream.name));
                u64::from_be_bytes(hash[..8].try_into().unwrap_or_default())
            }
            Seed::Quick(seed) => mix(mix(seed ^ stream.key).wrapping_add(u64::from(n))),
        }
    }
}

/// Lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A seed, and how many draws each of its streams has had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// Where all of it comes from.
    pub seed: Seed,
    /// By the key of the stream.
    counts: Vec<(u64, u32)>,
}

impl Chance {
    /// The chance of a game with this seed, nothing drawn yet.
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, counts: Vec::new() }
    }

    /// Whether nothing was ever drawn.
    pub fn is_untouched(&self) -> bool {
        self.counts.is_empty()
    }

    /// The next draw of a stream: a number below `n`.
    pub fn below(&mut self, stream: Stream, n: usize) -> usize {
        let count = self.skip(stream);
        scale(self.seed.bits(stream, count), n)
    }

    /// Counts a draw that was made elsewhere (read from a tape), and returns how many went before it.
    pub(crate) fn skip(&mut self, stream: Stream) -> u32 {
        let place = self.counts.iter().position(|(key, _)| *key == stream.key);
        let place = place.unwrap_or_else(|| {
            self.counts.push((stream.key, 0));
            self.counts.len() - 1
        });
        self.counts[place].1 += 1;
        self.counts[place].1 - 1
    }

    /// The same counts under another seed, for a game that goes its own way from here.
    #[must_use]
    pub fn reseeded(&self, seed: Seed) -> Chance {
        Chance { seed, counts: self.counts.clone() }
    }

    /// A quick chance that grows from a generator, for worlds a bot imagines.
    pub fn imagined(rng: &mut Rng) -> Chance {
        Chance::new(Seed::Quick(rng.next_u64()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Stream = Stream::new("red");
    const BLACK: Stream = Stream::new("black");

    #[test]
    fn a_proven_draw_is_what_any_sha256_tool_says() {
        // printf '7:red:0' | sha256sum
        let hash = Sha256::digest("7:red:0");
        let bits = u64::from_str_radix(&hex(&hash)[..16], 16).unwrap();
        let expected = ((u128::from(bits) * 12) >> 64) as usize;
        assert_eq!(Chance::new(Seed::Proven(7)).below(RED, 12), expected);
    }

    #[test]
    fn a_draw_from_one_stream_does_not_change_another() {
        for seed in [Seed::Proven(7), Seed::Quick(7)] {
            let (mut one, mut two) = (Chance::new(seed), Chance::new(seed));
            one.below(BLACK, 6);
            let ones: Vec<_> = (0..20).map(|_| one.below(RED, 6)).collect();
            let twos: Vec<_> = (0..20).map(|_| two.below(RED, 6)).collect();
            assert_eq!(ones, twos);
        }
    }

    #[test]
    fn seeds_read_back() {
        for text in ["7", "q7", "340282366920938463463374607431768211455"] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        }
        assert!("seven".parse::<Seed>().is_err());
        assert!("-1".parse::<Seed>().is_err());
    }

    #[test]
    fn the_commitment_depends_on_seed_and_salt() {
        let shown = Seed::Proven(7).commitment(1);
        assert_ne!(shown, Seed::Proven(8).commitment(1));
        assert_ne!(shown, Seed::Proven(7).commitment(2));
        assert_eq!(shown.len(), 64);
    }
}
