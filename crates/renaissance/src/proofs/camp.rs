//! Campaigns for tests: the pack that ships, four heroes at Vinci with nothing on the agenda.

use crate::ids::Member;
use crate::options::{PlayOption, RenaissanceOptions};
use crate::pack::Pack;
use crate::pack::schema::Status;
use crate::state::Renaissance;
use crate::state::campaign::{Campaign, Sheet, Task};
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::{Play, Rules, Shared, Slug, Table};
use testkit::Script;

static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    Shared::new(Pack::read(&Source::embedded(crate::CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")))
});

/// A campaign on its way to a script.
pub struct Camp(pub Renaissance);

/// The beginning of a campaign: Ruggero, Fiammetta, Ottavia, Anselmo, each in a seat of their own.
pub fn camp() -> Camp {
    let options = RenaissanceOptions { play: PlayOption::Campaign, ..RenaissanceOptions::default() };
    Camp(Renaissance::new(&PACK, &options, 4)).change(|tour| tour.agenda.clear())
}

/// The same with companions in the last places.
pub fn company(places: [u8; 4]) -> Camp {
    let options = RenaissanceOptions { play: PlayOption::Campaign, company: places, ..RenaissanceOptions::default() };
    Camp(Renaissance::new(&PACK, &options, 4)).change(|tour| tour.agenda.clear())
}

/// The number of something of the pack that ships.
pub trait Named: Sized {
    fn named(slug: &str) -> Self;
}

macro_rules! named {
    ($($id:ident),*) => {$(
        impl Named for crate::ids::$id {
            fn named(slug: &str) -> Self {
                let all = PACK.ids();
                all.into_iter().find(|id: &Self| PACK.slug(*id) == slug).unwrap_or_else(|| panic!("there is no {slug}"))
            }
        }
    )*};
}

named!(
    MissionId,
    ItemId,
    SkillId,
    PlaceId,
    ReagentId,
    CompanionId,
    WoundId,
    EventId,
    ClassId,
    DestinyId,
    AchievementId
);

pub fn id<T: Named>(slug: &str) -> T {
    T::named(slug)
}

pub fn slug(text: &str) -> Slug {
    text.parse().unwrap_or_else(|_| panic!("{text} is no slug"))
}

impl Camp {
    pub fn change(mut self, change: impl FnOnce(&mut Campaign)) -> Camp {
        change(self.0.tour_mut());
        self
    }

    pub fn sheet(self, hero: usize, change: impl FnOnce(&mut Sheet)) -> Camp {
        self.change(|tour| change(&mut tour.sheets[hero]))
    }

    pub fn game(mut self, change: impl FnOnce(&mut Renaissance)) -> Camp {
        change(&mut self.0);
        self
    }

    /// The company is here, and the story goes on here.
    pub fn at(self, place: &str) -> Camp {
        self.change(|tour| tour.place = id(place))
    }

    pub fn coins(self, coins: u16) -> Camp {
        self.change(|tour| tour.coins = coins)
    }

    /// This many of each of these reagents.
    pub fn reagents(self, held: &[(&str, u8)]) -> Camp {
        self.change(|tour| {
            for (reagent, n) in held {
                tour.treasury[id::<crate::ids::ReagentId>(reagent).index()] = *n;
            }
        })
    }

    /// A hero has learned these skills.
    pub fn learned(self, hero: usize, slugs: &str) -> Camp {
        self.sheet(hero, |sheet| sheet.learned = slugs.split_whitespace().map(id).collect())
    }

    /// What is on the agenda, the first thing first.
    pub fn agenda(self, tasks: &[Task]) -> Camp {
        self.change(|tour| tour.agenda = tasks.iter().rev().copied().collect())
    }

    /// Plays on from here.
    #[track_caller]
    pub fn play(self) -> Script<Renaissance> {
        Script::from_state(self.0)
    }

    /// Plays one rule.
    #[track_caller]
    pub fn prove(
        self,
        rule: impl Fn(&mut Renaissance, &mut Table<Renaissance>) -> Play + Send + Sync + 'static,
    ) -> Script<Renaissance> {
        testkit::prove(self.0, rule)
    }
}

/// A token that waits for a hero's next mission.
pub fn waits_for(game: &Renaissance, hero: usize, token: Status) -> bool {
    game.tour().sheets[hero].boon.tokens.has(token)
}

pub fn member(hero: u8) -> Member {
    Member(hero)
}
