//! O · What a table may set.

use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Declared, Options, Text, text, vocabulary};

vocabulary! {
    /// M2, O1.1 · What players see of the curtain.
    #[derive(Default)]
    pub enum Smoke {
        #[default]
        Veiled,
        Thick,
        Thin,
    }
}

/// O1 · The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct AscensionOptions {
    pub smoke: Smoke,
    /// O1.2 · The last round; as the pack says if nothing is set.
    pub rounds: Option<u16>,
    /// O1.3 · How many spheres are in play; as the pack says if nothing is set.
    pub spheres: Option<u8>,
}

/// The word for what the pack says.
const USUAL: &str = "usual";

impl Options<Pack> for AscensionOptions {
    /// O1.2, O1.3 · The ranges are the widest; a pack may allow less.
    fn declare(_: &Pack) -> Vec<Declared<AscensionOptions>> {
        vec![
            Declared::one_of(
                "smoke",
                Smoke::SLUGS.iter().copied(),
                |options: &Self| options.smoke.number(),
                |options, place| options.smoke = Smoke::ALL[place],
            ),
            Declared::number_or(
                "rounds",
                USUAL,
                10..=200,
                |options: &Self| options.rounds,
                |options, rounds| options.rounds = rounds,
            ),
            Declared::number_or(
                "spheres",
                USUAL,
                4..=16,
                |options: &Self| options.spheres,
                |options, spheres| options.spheres = spheres,
            ),
        ]
    }

    /// O1.3 · There are at least as many spheres as players.
    fn check(&self, seats: usize) -> Result<(), Text> {
        match self.spheres {
            Some(spheres) if usize::from(spheres) < seats => {
                Err(text!("option-spheres-few", spheres = spheres, seats = seats))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CONTENT;
    use table::pack::{CheckedPack, Source};

    #[test]
    fn options_read_back_and_refuse_what_they_cannot_be() {
        let pack = Pack::read(&Source::embedded(CONTENT)).expect("the pack that ships");
        let mut options = AscensionOptions::default();
        for (key, value) in [("smoke", "thin"), ("rounds", "40"), ("spheres", "16"), ("spheres", "usual")] {
            options.set(&pack, key, value).unwrap();
            assert_eq!(options.get(&pack, key).unwrap(), value);
        }
        for (key, value) in [("smoke", "dense"), ("rounds", "9"), ("spheres", "17"), ("colour", "red")] {
            assert!(options.set(&pack, key, value).is_err(), "{key} took {value}");
        }
    }

    #[test]
    fn fewer_spheres_than_players_are_refused() {
        let options = AscensionOptions { spheres: Some(4), ..AscensionOptions::default() };
        assert!(options.check(4).is_ok());
        assert!(options.check(5).is_err());
    }
}
