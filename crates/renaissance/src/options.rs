//! What a table may set: which mission, and which heroes go into it.

use crate::ids::{HeroId, MissionId};
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Declared, Options, vocabulary};

vocabulary! {
    /// How hard it is.
    #[derive(Default)]
    pub enum Difficulty: "difficulty" {
        /// One hour more.
        Story,
        #[default]
        Standard,
        /// Elites have one Health more, and Aid needs two successes.
        Heroic,
    }
}

/// The options of a single mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenaissanceOptions {
    pub mission: MissionId,
    pub difficulty: Difficulty,
    /// The company: the first hero of the pack's list, and the three after it, around.
    pub first: HeroId,
}

impl Default for RenaissanceOptions {
    fn default() -> RenaissanceOptions {
        RenaissanceOptions { mission: MissionId(0), difficulty: Difficulty::Standard, first: HeroId(0) }
    }
}

impl Options<Pack> for RenaissanceOptions {
    fn declare(pack: &Pack) -> Vec<Declared<RenaissanceOptions>> {
        let missions: Vec<String> = pack.missions.iter().map(|mission| mission.slug.to_string()).collect();
        let heroes: Vec<String> = pack.heroes.iter().map(|hero| hero.slug.to_string()).collect();
        vec![
            Declared::one_of(
                "mission",
                missions,
                |options: &Self| options.mission.index(),
                |options, place| options.mission = MissionId(place as u8),
            ),
            Declared::one_of(
                "difficulty",
                Difficulty::SLUGS.iter().copied(),
                |options: &Self| options.difficulty.number(),
                |options, place| options.difficulty = Difficulty::ALL[place],
            ),
            Declared::one_of(
                "first-hero",
                heroes,
                |options: &Self| options.first.index(),
                |options, place| options.first = HeroId(place as u8),
            ),
        ]
    }
}
