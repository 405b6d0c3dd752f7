//! O · What a table may set.

use serde::{Deserialize, Serialize};
use table::{Options, Setting, Values, text};

/// M2, O1.1 · What players see of the curtain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Smoke {
    #[default]
    Veiled,
    Thick,
    Thin,
}

impl Smoke {
    pub const ALL: [Smoke; 3] = [Smoke::Veiled, Smoke::Thick, Smoke::Thin];

    /// Its name in keys and settings.
    pub fn slug(self) -> &'static str {
        ["veiled", "thick", "thin"][self as usize]
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
/// O1.2, O1.3 · The widest ranges; a pack may allow less.
const ROUNDS: std::ops::RangeInclusive<u16> = 10..=200;
const SPHERES: std::ops::RangeInclusive<u8> = 4..=16;

impl AscensionOptions {
    fn setting(key: &str) -> Option<Setting> {
        AscensionOptions::settings().into_iter().find(|setting| setting.key == key)
    }
}

impl Options for AscensionOptions {
    fn settings() -> Vec<Setting> {
        let smokes = Smoke::ALL.map(|smoke| (smoke.slug(), text!(format!("smoke-{}", smoke.slug()))));
        let usual_or =
            |range: std::ops::RangeInclusive<i64>| Values::Number { least: *range.start(), most: *range.end() };
        vec![
            Setting {
                key: "smoke",
                title: text!("option-smoke"),
                values: Values::OneOf(smokes.to_vec()),
                default: Smoke::default().slug().to_owned(),
            },
            Setting {
                key: "rounds",
                title: text!("option-rounds"),
                values: usual_or((*ROUNDS.start()).into()..=(*ROUNDS.end()).into()),
                default: USUAL.to_owned(),
            },
            Setting {
                key: "spheres",
                title: text!("option-spheres"),
                values: usual_or((*SPHERES.start()).into()..=(*SPHERES.end()).into()),
                default: USUAL.to_owned(),
            },
        ]
    }

    fn get(&self, key: &str) -> Option<String> {
        let number = |number: Option<u16>| number.map_or_else(|| USUAL.to_owned(), |number| number.to_string());
        match key {
            "smoke" => Some(self.smoke.slug().to_owned()),
            "rounds" => Some(number(self.rounds)),
            "spheres" => Some(number(self.spheres.map(u16::from))),
            _ => None,
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let setting = AscensionOptions::setting(key)
            .ok_or_else(|| format!("there is no option “{key}”: there are smoke, rounds and spheres"))?;
        let refuse = || setting.refuse(value);
        match key {
            "smoke" => self.smoke = Smoke::ALL.into_iter().find(|smoke| smoke.slug() == value).ok_or_else(refuse)?,
            "rounds" => self.rounds = number(value, ROUNDS).ok_or_else(refuse)?,
            _ => self.spheres = number(value, SPHERES).ok_or_else(refuse)?,
        }
        Ok(())
    }

    /// O1.3 · There are at least as many spheres as players.
    fn check(&self, seats: usize) -> Result<(), String> {
        match self.spheres {
            Some(spheres) if usize::from(spheres) < seats => {
                Err(format!("spheres cannot be {spheres} with {seats} players: each god has a sphere of its own"))
            }
            _ => Ok(()),
        }
    }
}

/// A number of the range, or the pack's own. `None` if it is neither.
fn number<N: std::str::FromStr + PartialOrd>(value: &str, range: std::ops::RangeInclusive<N>) -> Option<Option<N>> {
    if value == USUAL {
        return Some(None);
    }
    value.parse().ok().filter(|number| range.contains(number)).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_back_and_refuse_what_they_cannot_be() {
        let mut options = AscensionOptions::default();
        for (key, value) in [("smoke", "thin"), ("rounds", "40"), ("spheres", "16"), ("spheres", "usual")] {
            options.set(key, value).unwrap();
            assert_eq!(options.get(key).unwrap(), value);
        }
        for (key, value) in [("smoke", "dense"), ("rounds", "9"), ("spheres", "17"), ("colour", "red")] {
            assert!(options.set(key, value).is_err(), "{key} took {value}");
        }
    }

    #[test]
    fn fewer_spheres_than_players_are_refused() {
        let options = AscensionOptions { spheres: Some(4), ..AscensionOptions::default() };
        assert!(options.check(4).is_ok());
        assert!(options.check(5).is_err());
    }
}
