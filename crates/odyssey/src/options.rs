//! B32 · What a skirmish can be set up with.

use crate::ids::BattleId;
use serde::{Deserialize, Serialize};
use table::{Options, Setting, Values, text};

/// The battles that can be chosen, in the order of the pack; a pack must have exactly these.
pub const BATTLES: [&str; 10] = [
    "centimane-1",
    "centimane-2",
    "centimane-3",
    "centimane-4",
    "mazehorn-1",
    "mazehorn-2",
    "mazehorn-3",
    "mazehorn-4",
    "emberwake-1",
    "stonefather-1",
];

/// B32.1 · Any of the battles: which one, a roll decides.
pub const ANY_BATTLE: BattleId = BattleId(BATTLES.len() as u8);

/// B32.1 · Where titans, gear and Argo abilities come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum LoadoutOption {
    #[default]
    Suggested,
    Chosen,
}

/// The options of a skirmish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct OdysseyOptions {
    pub battle: BattleId,
    pub loadout: LoadoutOption,
    /// B2.19 · The titans begin.
    pub wise_providence: bool,
    /// B27.1, B28 · Whether godforms and nymphs are there.
    pub divine: bool,
    /// B15.19.
    pub escalations: u8,
    /// B2.12 · How many tiles of adventure terrain are placed.
    pub terrain: u8,
    /// B30.5.
    pub tears: u8,
}

const NO_YES: [&str; 2] = ["no", "yes"];
const LOADOUTS: [&str; 2] = ["suggested", "chosen"];

impl Options for OdysseyOptions {
    fn settings() -> Vec<Setting> {
        let named = |key: &'static str, values: &[&'static str]| Setting {
            key,
            title: text!(format!("option-{key}")),
            values: Values::OneOf(values.iter().map(|value| (*value, text!(format!("{key}-{value}")))).collect()),
            default: values[0].to_owned(),
        };
        let number = |key: &'static str, most: i64| Setting {
            key,
            title: text!(format!("option-{key}")),
            values: Values::Number { least: 0, most },
            default: "0".to_owned(),
        };
        vec![
            named("battle", &battle_names()),
            named("loadout", &LOADOUTS),
            named("providence", &NO_YES),
            named("divine", &NO_YES),
            number("escalations", MOST_ESCALATIONS.into()),
            number("terrain", MOST_TERRAIN.into()),
            number("tears", MOST_TEARS.into()),
        ]
    }

    fn get(&self, key: &str) -> Option<String> {
        let value = match key {
            "battle" => battle_names().get(self.battle.index())?,
            "loadout" => LOADOUTS[self.loadout as usize],
            "providence" => NO_YES[usize::from(self.wise_providence)],
            "divine" => NO_YES[usize::from(self.divine)],
            "escalations" => return Some(self.escalations.to_string()),
            "terrain" => return Some(self.terrain.to_string()),
            "tears" => return Some(self.tears.to_string()),
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let settings = OdysseyOptions::settings();
        let setting = settings.iter().find(|setting| setting.key == key);
        let setting = setting.ok_or_else(|| format!("there is no option “{key}”"))?;
        let place = |values: &[&str]| values.iter().position(|other| *other == value);
        let upto = |most: u8| value.parse::<u8>().ok().filter(|number| *number <= most);
        let taken = match key {
            "battle" => place(&battle_names()).map(|n| self.battle = BattleId(n as u8)),
            "loadout" => place(&LOADOUTS).map(|n| self.loadout = [LoadoutOption::Suggested, LoadoutOption::Chosen][n]),
            "providence" => place(&NO_YES).map(|n| self.wise_providence = n == 1),
            "divine" => place(&NO_YES).map(|n| self.divine = n == 1),
            "escalations" => upto(MOST_ESCALATIONS).map(|n| self.escalations = n),
            "terrain" => upto(MOST_TERRAIN).map(|n| self.terrain = n),
            _ => upto(MOST_TEARS).map(|n| self.tears = n),
        };
        taken.ok_or_else(|| setting.refuse(value))
    }
}

/// The battles, and at the place of [`ANY_BATTLE`] that it is left to chance.
fn battle_names() -> [&'static str; BATTLES.len() + 1] {
    std::array::from_fn(|n| BATTLES.get(n).copied().unwrap_or("any"))
}

const MOST_ESCALATIONS: u8 = 6;
const MOST_TERRAIN: u8 = 4;
const MOST_TEARS: u8 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_back_and_refuse_what_they_cannot_be() {
        let mut options = OdysseyOptions::default();
        for (key, value) in [
            ("battle", "mazehorn-3"),
            ("loadout", "chosen"),
            ("providence", "yes"),
            ("divine", "yes"),
            ("escalations", "6"),
            ("terrain", "2"),
            ("tears", "1"),
        ] {
            options.set(key, value).expect(key);
            assert_eq!(options.get(key).as_deref(), Some(value));
        }
        options.set("battle", "any").expect("left to chance");
        assert_eq!(options.battle, ANY_BATTLE);
        assert_eq!(options.get("battle").as_deref(), Some("any"));
        for (key, value) in [("battle", "mazehorn-9"), ("tears", "4"), ("divine", "perhaps"), ("colour", "red")] {
            assert!(options.set(key, value).is_err(), "{key} took {value}");
        }
    }
}
