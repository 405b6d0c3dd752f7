//! A ship at sea: a campaign of the content that ships, with four argonauts who have no portraits and no mnemos, and an empty agenda.
//!
//! Scripts know the names of what skirmishes are played with; so tests ask by `refuses_unknown` what names something of the campaign.

use super::*;
use crate::ids::{CycleId, MapTileId, MemoryId, PrimordialId, TechId};
use crate::state::campaign::{Bout, Campaign, DayStep, Reading, Reason, Remembered, Task};
use crate::story::Effect;
use crate::{CONTENT, OdysseyOptions};
use std::sync::LazyLock;
use story::ParagraphId;
use table::pack::Source;
use table::{Rules, Slug};

pub static SHIPPED: LazyLock<Shared<Pack>> = LazyLock::new(|| Shared::new(packs::read(&Source::embedded(CONTENT))));

pub struct Sea {
    pub game: Odyssey,
}

/// The whole cycle before its first day.
pub fn sea() -> Sea {
    of_cycle("campaign")
}

/// The whole cycle with another text in one of its files.
pub fn rewritten(file: &str, from: &str, to: &str) -> Sea {
    let source = Source::embedded(CONTENT);
    let text = source.get(file).expect("the file").replacen(from, to, 1);
    let pack = Shared::new(packs::read(&source.overlaid(&Source::embedded(&[(file, &text)]))));
    let mut game = Odyssey::new(&pack, &sea().game.options, 4);
    game.voyage_mut().agenda.clear();
    Sea { game }
}

pub fn of_cycle(slug: &str) -> Sea {
    let place = SHIPPED.cycles.iter().position(|cycle| cycle.slug.as_str() == slug).expect("the cycle");
    let options = OdysseyOptions { cycle: Some(CycleId(place as u8)), ..OdysseyOptions::default() };
    let mut game = Odyssey::new(&SHIPPED, &options, 4);
    game.voyage_mut().agenda.clear();
    Sea { game }
}

pub fn slug(text: &str) -> Slug {
    Slug::new(text).expect("a slug")
}

pub fn tile(name: &str) -> MapTileId {
    MapTileId(SHIPPED.tiles.iter().position(|tile| tile.slug.as_str() == name).expect("the tile") as u8)
}

pub fn tech(name: &str) -> TechId {
    TechId(SHIPPED.techs.iter().position(|tech| tech.slug.as_str() == name).expect("the technology") as u8)
}

pub fn memory(name: &str) -> MemoryId {
    MemoryId(SHIPPED.memories.iter().position(|memory| memory.slug.as_str() == name).expect("the mnemos") as u8)
}

pub fn foe(name: &str) -> PrimordialId {
    PrimordialId(SHIPPED.primordials.iter().position(|foe| foe.slug.as_str() == name).expect("the primordial") as u8)
}

pub fn paragraph(name: &str) -> ParagraphId {
    SHIPPED.tale.find(slug(name)).expect("the paragraph")
}

/// Effects as the story writes them.
pub fn written(effects: &str) -> Vec<Effect> {
    ron::from_str(effects).unwrap_or_else(|wrong| panic!("{effects}: {wrong}"))
}

pub fn bout(reason: Reason, name: &str, level: u8) -> Bout {
    Bout { reason, foe: foe(name), level, scenario: 0, escalations: 0, easier: 0 }
}

impl Sea {
    pub fn change(mut self, change: impl FnOnce(&mut Odyssey)) -> Sea {
        change(&mut self.game);
        self
    }

    pub fn campaign(self, change: impl FnOnce(&mut Campaign)) -> Sea {
        self.change(|game| change(game.voyage_mut()))
    }

    /// The Argo lies here.
    pub fn on(self, name: &str) -> Sea {
        self.campaign(|campaign| {
            campaign.map.tile = tile(name);
            campaign.map.shown |= 1 << tile(name).0;
            campaign.map.reached |= 1 << tile(name).0;
        })
    }

    pub fn knows(self, name: &str) -> Sea {
        self.change(|game| game.learn_tech(tech(name)))
    }

    pub fn side(self, name: &str) -> Sea {
        self.change(|game| {
            let place = game.cycle().story.iter().position(|side| side.slug.as_str() == name).expect("the side");
            game.voyage_mut().story.side = place as u8;
        })
    }

    pub fn remembers(self, number: usize, name: &str, nodes: u8) -> Sea {
        self.campaign(|campaign| {
            campaign.remembered |= 1 << memory(name).0;
            let mnemos = Remembered { memory: memory(name), nodes, read: 0 };
            campaign.argonauts[number - 1].mnemos.push(mnemos);
        })
    }

    /// Plays one rule.
    #[track_caller]
    pub fn plays(
        self,
        rule: impl Fn(&mut Odyssey, &mut Table<Odyssey>) -> Play + Send + Sync + 'static,
    ) -> Script<Odyssey> {
        testkit::prove(self.game, move |game, table| game.within_step(table, &rule))
    }

    /// Plays effects of the story.
    #[track_caller]
    pub fn suffers(self, effects: &str) -> Script<Odyssey> {
        let effects = written(effects);
        self.plays(move |game, table| game.apply_all(table, &effects))
    }

    /// Does these things and all that comes of them.
    #[track_caller]
    pub fn does(self, tasks: &[Task]) -> Script<Odyssey> {
        let tasks = tasks.to_vec();
        self.plays(move |game, table| {
            game.plan(tasks.clone());
            finish(game, table)
        })
    }

    /// Plays one step of the day to its end.
    #[track_caller]
    pub fn step(self, step: DayStep) -> Script<Odyssey> {
        self.plays(move |game, table| {
            game.begin_step(table, step)?;
            game.voyage_mut().agenda.remove(0);
            finish(game, table)
        })
    }

    /// Reads a paragraph in an adventure that the first argonaut leads.
    #[track_caller]
    pub fn reads(self, name: &str) -> Script<Odyssey> {
        let led =
            self.campaign(|campaign| campaign.reading = Some(Reading { leader: Some(ONE), ..Reading::default() }));
        led.does(&[Task::Read(paragraph(name)), Task::AdventureEnds])
    }
}

/// Until nothing is left to do, or a battle begins, or all is over.
fn finish(game: &mut Odyssey, table: &mut Table<Odyssey>) -> Play {
    while !game.voyage().agenda.is_empty() && game.phase == Phase::Voyage {
        game.follow_agenda(table)?;
    }
    Ok(())
}

pub fn end(game: &Odyssey) -> Option<(bool, String)> {
    game.voyage().end.map(|end| (end.won, end.name.to_string()))
}

pub fn lost(name: &str) -> Option<(bool, String)> {
    Some((false, name.to_owned()))
}
