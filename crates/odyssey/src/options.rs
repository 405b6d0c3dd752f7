//! B32, C1.9 · What a skirmish or a campaign can be set up with.

use crate::ids::{BattleId, CycleId};
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Declared, Options, vocabulary};

vocabulary! {
    /// B32.1 · Where titans, gear and Argo abilities come from.
    #[derive(Default)]
    pub enum LoadoutOption {
        #[default]
        Suggested,
        Chosen,
    }
}

vocabulary! {
    /// C1.10 · How hard a campaign is.
    #[derive(Default)]
    pub enum Difficulty: "difficulty" {
        Story,
        #[default]
        Standard,
        Heroic,
    }
}

/// C1.9 · The campaign's files: a skirmish is played without them.
const CAMPAIGN: &[&str] = &["campaign/", "story/"];

/// The options of a skirmish and of a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct OdysseyOptions {
    /// One of the pack's battles, or [`any_battle`].
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
    /// C8.6 · The chronicle of an earlier campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chronicle: Option<i64>,
    /// C1.1 · The cycle of a campaign, in the place of a skirmish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycle: Option<CycleId>,
    /// C1.10.
    #[serde(default, skip_serializing_if = "is_standard")]
    pub difficulty: Difficulty,
    /// C1.11 · The day on which a campaign begins, from the sample of its cycle.
    #[serde(default, skip_serializing_if = "is_first")]
    pub day: u8,
}

/// Stored states leave the first day out.
fn is_first(day: &u8) -> bool {
    *day == 0
}

/// Stored states leave the usual difficulty out.
fn is_standard(difficulty: &Difficulty) -> bool {
    *difficulty == Difficulty::Standard
}

/// B32.1 · Any of the battles: which one, a roll decides. Its number is the one after the last battle's.
pub fn any_battle(pack: &Pack) -> BattleId {
    BattleId(pack.battles.len() as u8)
}

impl Options<Pack> for OdysseyOptions {
    fn unread(&self) -> &'static [&'static str] {
        if self.cycle.is_some() { &[] } else { CAMPAIGN }
    }

    fn declare(pack: &Pack) -> Vec<Declared<OdysseyOptions>> {
        let battles = pack.battles.iter().map(|battle| battle.slug.to_string()).chain(["any".to_owned()]);
        let cycles = pack.cycles.iter().filter(|_| pack.has_campaign()).map(|cycle| cycle.slug.to_string());
        vec![
            // C1.9 · The first is a skirmish, the others are the cycles of the pack.
            Declared::one_of(
                "play",
                ["skirmish".to_owned()].into_iter().chain(cycles),
                |options: &Self| options.cycle.map_or(0, |cycle| cycle.index() + 1),
                |options, place| options.cycle = place.checked_sub(1).map(|place| CycleId(place as u8)),
            )
            .later(),
            Declared::one_of(
                "difficulty",
                Difficulty::SLUGS.iter().copied(),
                |options: &Self| options.difficulty.number(),
                |options, place| options.difficulty = Difficulty::ALL[place],
            )
            .later(),
            Declared::number(
                "day",
                1..=48,
                |options: &Self| options.day.max(1),
                |options, day: u8| options.day = if day > 1 { day } else { 0 },
            )
            .later(),
            Declared::one_of(
                "battle",
                battles,
                |options: &Self| options.battle.index(),
                |options, place| options.battle = BattleId(place as u8),
            ),
            Declared::one_of(
                "loadout",
                LoadoutOption::SLUGS.iter().copied(),
                |options: &Self| options.loadout.number(),
                |options, place| options.loadout = LoadoutOption::ALL[place],
            ),
            Declared::yes_or_no(
                "providence",
                |options: &Self| options.wise_providence,
                |options, yes| options.wise_providence = yes,
            ),
            Declared::yes_or_no("divine", |options: &Self| options.divine, |options, yes| options.divine = yes),
            Declared::number(
                "escalations",
                0..=6,
                |options: &Self| options.escalations,
                |options, count| options.escalations = count,
            ),
            Declared::number(
                "terrain",
                0..=4,
                |options: &Self| options.terrain,
                |options, count| options.terrain = count,
            ),
            Declared::number_or(
                "chronicle",
                "none",
                1..=(1 << 62) - 1,
                |options: &Self| options.chronicle,
                |options, code| options.chronicle = code,
            )
            .later(),
            Declared::number("tears", 0..=3, |options: &Self| options.tears, |options, count| options.tears = count),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CONTENT;
    use table::pack::{CheckedPack, Source};

    fn pack() -> Pack {
        Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"))
    }

    #[test]
    fn options_read_back_and_refuse_what_they_cannot_be() {
        let (pack, mut options) = (pack(), OdysseyOptions::default());
        for (key, value) in [
            ("play", "short"),
            ("difficulty", "heroic"),
            ("day", "13"),
            ("battle", "mazehorn-3"),
            ("loadout", "chosen"),
            ("providence", "yes"),
            ("divine", "yes"),
            ("escalations", "6"),
            ("terrain", "2"),
            ("tears", "1"),
        ] {
            options.set(&pack, key, value).expect(key);
            assert_eq!(options.get(&pack, key).as_deref(), Some(value));
        }
        options.set(&pack, "battle", "any").expect("left to chance");
        assert_eq!(options.battle, any_battle(&pack));
        assert_eq!(options.get(&pack, "battle").as_deref(), Some("any"));
        for (key, value) in
            [("play", "odyssey"), ("battle", "mazehorn-9"), ("tears", "4"), ("divine", "perhaps"), ("colour", "red")]
        {
            assert!(options.set(&pack, key, value).is_err(), "{key} took {value}");
        }
    }

    #[test]
    fn b32_1_a_pack_with_another_battle_offers_it() {
        let source = Source::embedded(CONTENT);
        let battles = source.get("battles.ron").expect("battles").replacen("\"mazehorn-3\"", "\"last-stand\"", 1);
        let pack = Pack::read(&source.overlaid(&Source::embedded(&[("battles.ron", &battles)]))).expect("a pack");
        let mut options = OdysseyOptions::default();
        assert!(options.set(&pack, "battle", "mazehorn-3").is_err());
        options.set(&pack, "battle", "last-stand").expect("a battle of the pack");
        assert_eq!(pack.battle(options.battle).slug.as_str(), "last-stand");
    }
}
