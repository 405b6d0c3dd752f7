//! What a table may set: which mission, how hard it is, and who goes into it.

use crate::ids::{CompanionId, HeroId, MissionId};
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Declared, Options, vocabulary};

vocabulary! {
    /// How hard it is.
    #[derive(Default)]
    pub enum Difficulty: "difficulty" {
        /// One hour more, one troop fewer in each draft, one severe wound in a mission at most.
        Story,
        #[default]
        Standard,
        /// Elites have one Health more, drafts one troop more, and Aid needs two successes.
        Heroic,
    }
}

vocabulary! {
    /// What is played.
    #[derive(Default)]
    pub enum PlayOption: "play" {
        /// One mission, with heroes as they would be then.
        #[default]
        Mission,
        /// N12.2 · One by chance.
        Exploration,
        Hunt,
        /// N10 · From the first mission to an ending.
        Campaign,
    }
}

/// N1.2 · Who takes one of the four places: a hero, or a companion, who counts as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Person {
    Hero(HeroId),
    Companion(CompanionId),
}

/// The options of a single mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenaissanceOptions {
    #[serde(default)]
    pub play: PlayOption,
    pub mission: MissionId,
    pub difficulty: Difficulty,
    /// The company, by places in the list of the pack's heroes and, after them, its companions; the number after the last of them is any hero.
    pub company: [u8; 4],
}

impl Default for RenaissanceOptions {
    fn default() -> RenaissanceOptions {
        RenaissanceOptions {
            play: PlayOption::Mission,
            mission: MissionId(0),
            difficulty: Difficulty::Standard,
            company: [0, 1, 2, 3],
        }
    }
}

impl RenaissanceOptions {
    /// The same options with a company that begins with this hero of the list and goes on around it.
    #[must_use]
    pub fn company_from(self, first: u8, heroes: u8) -> RenaissanceOptions {
        RenaissanceOptions { company: std::array::from_fn(|place| (first + place as u8) % heroes.max(1)), ..self }
    }

    /// N10.9.1 · The heroes of a campaign: those of the company, and more of the list until there are two.
    pub fn heroes(pack: &Pack, people: [Person; 4]) -> Vec<HeroId> {
        let hero = |person: Person| if let Person::Hero(who) = person { Some(who) } else { None };
        let mut heroes: Vec<HeroId> = people.into_iter().filter_map(hero).collect();
        let more: Vec<HeroId> = pack.ids().filter(|who| !heroes.contains(who)).collect();
        heroes.extend(more.into_iter().take(2usize.saturating_sub(heroes.len())));
        heroes
    }

    /// N12.1.7 · The places that are left to chance.
    pub fn is_any(&self, pack: &Pack) -> [bool; 4] {
        self.company.map(|who| who == any_hero(pack))
    }

    /// Who takes each place, with those whom chance has picked for the others. Nobody comes twice: the next of the list who is free stands in, as
    /// also where chance has not spoken yet.
    pub fn people_with(&self, pack: &Pack, picked: [Option<HeroId>; 4]) -> [Person; 4] {
        let all = pack.heroes.len() + pack.companions.len();
        let mut taken = [None; 4];
        let mut take = |place: usize, wanted: usize| {
            let mut around = (0..all).map(|more| (wanted + more) % all);
            taken[place] = around.find(|at| !taken.contains(&Some(*at)));
        };
        // Whoever is named comes before a stand-in.
        for (place, wanted) in self.company.into_iter().enumerate() {
            match picked[place] {
                Some(hero) => take(place, hero.index()),
                None if wanted != any_hero(pack) => take(place, wanted.into()),
                None => {}
            }
        }
        (0..4).filter(|place| picked[*place].is_none() && self.is_any(pack)[*place]).for_each(|place| take(place, 0));
        taken.map(|at| {
            let at = at.unwrap_or(0);
            match at.checked_sub(pack.heroes.len()) {
                None => Person::Hero(HeroId(at as u8)),
                Some(companion) => Person::Companion(CompanionId(companion as u8)),
            }
        })
    }

    /// The same where nothing is left to chance.
    pub fn people(&self, pack: &Pack) -> [Person; 4] {
        self.people_with(pack, [None; 4])
    }
}

/// N12.1.7 · Any hero, whom chance decides: the number after the last companion.
pub fn any_hero(pack: &Pack) -> u8 {
    (pack.heroes.len() + pack.companions.len()) as u8
}

/// Any of the missions, which chance decides: the number after the last one.
pub fn any_mission(pack: &Pack) -> MissionId {
    MissionId(pack.missions.len() as u8)
}

impl Options<Pack> for RenaissanceOptions {
    fn declare(pack: &Pack) -> Vec<Declared<RenaissanceOptions>> {
        let missions = pack.missions.iter().map(|mission| mission.slug.to_string()).chain(["any".to_owned()]);
        let mut declared = vec![
            Declared::one_of(
                "play",
                PlayOption::SLUGS.iter().copied(),
                |options: &Self| options.play.number(),
                |options, place| options.play = PlayOption::ALL[place],
            ),
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
        ];
        declared.extend(["hero-1", "hero-2", "hero-3", "hero-4"].into_iter().enumerate().map(|(place, key)| {
            let heroes = pack.heroes.iter().map(|hero| hero.slug.to_string());
            let companions = pack.companions.iter().map(|companion| companion.slug.to_string());
            let people = heroes.chain(companions).chain(["any".to_owned()]);
            Declared::one_of(
                key,
                people,
                move |options: &Self| options.company[place].into(),
                move |options, who| options.company[place] = who as u8,
            )
        }));
        declared
    }
}
