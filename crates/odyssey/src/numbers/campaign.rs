//! The same of a campaign.

use super::{bits, within};
use crate::pack::Pack;
use crate::state::campaign::{Bout, Campaign, Deed, Event, Reason, Task};
use story::ParagraphId;

pub fn check(campaign: &Campaign, pack: &Pack) -> Result<(), String> {
    within("cycle", pack.cycles.len(), [campaign.cycle.index()])?;
    map(campaign, pack)?;
    crew(campaign, pack)?;
    cards(campaign, pack)?;
    paragraphs(campaign, pack)?;
    campaign.bout.iter().try_for_each(|bout| check_bout(bout, pack))?;
    within("faction", pack.factions.len(), campaign.picked.map(usize::from))?;
    let terrain = campaign.next_battle.terrain.map(|(kind, _)| kind.index());
    within("terrain", pack.terrain.len(), terrain)
}

/// A battle that is none of the pack's.
pub fn check_bout(bout: &Bout, pack: &Pack) -> Result<(), String> {
    within("primordial", pack.primordials.len(), [bout.foe.index()])?;
    within("scenario", pack.scenarios.len(), [usize::from(bout.scenario)])?;
    within("level", 10, [usize::from(bout.level)])?;
    match bout.reason {
        Reason::Told(spot) => paragraph(spot.paragraph, pack),
        Reason::Timeline | Reason::Ambush | Reason::Adversary => Ok(()),
    }
}

fn map(campaign: &Campaign, pack: &Pack) -> Result<(), String> {
    let tiles = [Some(campaign.map.tile), campaign.map.last_city, campaign.adversary.at];
    within("map tile", pack.tiles.len(), tiles.into_iter().flatten().map(|tile| tile.index()))?;
    let cycle = &pack.cycles[campaign.cycle.index()];
    same("regular primordials", campaign.evolution.len(), cycle.foes.len())?;
    same("primordials", campaign.fought.len(), pack.primordials.len())?;
    same("hubs", campaign.hubs.len(), pack.hubs.len())?;
    within("side of a story card", cycle.story.len(), [usize::from(campaign.story.side)])?;
    within("side of a doom card", cycle.doom.len(), [usize::from(campaign.doom.side)])
}

/// Lists that have a place for each thing of the pack.
fn same(what: &str, found: usize, wanted: usize) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("there are {wanted} {what}, and {found} are noted")) }
}

fn crew(campaign: &Campaign, pack: &Pack) -> Result<(), String> {
    within("portrait", pack.portraits.len(), bits(campaign.dealt))?;
    within("mnemos", pack.memories.len(), bits(campaign.vault | campaign.remembered))?;
    for argonaut in &campaign.argonauts {
        within("portrait", pack.portraits.len(), argonaut.portrait.map(|id| id.index()))?;
        within("figure of a Triskelion", 10, argonaut.stats.map(usize::from))?;
        super::figures(argonaut.skills)?;
        within("mnemos", pack.memories.len(), argonaut.mnemos.iter().map(|had| had.memory.index()))?;
        within("fated mnemos", pack.fated.len(), argonaut.fated.iter().map(|had| had.card.index()))?;
        within("note", pack.notes.len(), bits(argonaut.notes))?;
        within("condition", pack.conditions.len(), argonaut.conditions.iter().map(|id| id.index()))?;
    }
    within("class", pack.classes.len(), campaign.titans.iter().map(|titan| titan.class.index()))?;
    let patterns = campaign.titans.iter().flat_map(|titan| titan.patterns.iter().map(|id| id.index()));
    within("pattern", pack.patterns.len(), patterns)?;
    within("resource", pack.resources.len() + 1, [campaign.cargo.len()])?;
    within("gear", pack.gear.len() + 1, [campaign.armoury.len()])
}

fn cards(campaign: &Campaign, pack: &Pack) -> Result<(), String> {
    let exploration = &campaign.exploration;
    let all = [&exploration.deck, &exploration.drawn, &exploration.out];
    within("exploration card", pack.explored.len(), all.into_iter().flatten().map(|card| card.index()))?;
    let techs = campaign.techs.known | campaign.techs.projects | campaign.techs.busy;
    within("technology", pack.techs.len(), (0..64).filter(|n| techs & 1 << n != 0))?;
    for (_, event) in &campaign.timeline {
        match event {
            Event::Read(id) => paragraph(*id, pack)?,
            Event::Titan(class, tech) => {
                within("class", pack.classes.len(), [class.index()])?;
                within("technology", pack.techs.len(), [tech.index()])?;
            }
            Event::Cooldown(tech) => within("technology", pack.techs.len(), [tech.index()])?,
        }
    }
    Ok(())
}

fn paragraph(id: ParagraphId, pack: &Pack) -> Result<(), String> {
    pack.tale.get(id).map(|_| ()).ok_or_else(|| format!("there is no paragraph with the number {}", id.0))
}

/// C9 · Whatever the chronicle names is there.
fn chronicle(campaign: &Campaign, pack: &Pack) -> Result<(), String> {
    campaign.chronicle.iter().try_for_each(|(_, deed)| match deed {
        Deed::Sailed(tile) => within("map tile", pack.tiles.len(), [tile.index()]),
        Deed::Fought(foe, ..) => within("primordial", pack.primordials.len(), [foe.index()]),
        Deed::Researched(tech) => within("technology", pack.techs.len(), [tech.index()]),
        Deed::Crafted(gear) => within("gear", pack.gear.len(), [gear.index()]),
        Deed::Died(portrait) => within("portrait", pack.portraits.len(), portrait.map(|id| id.index())),
        Deed::Read(id) => paragraph(*id, pack),
        Deed::Story(_) | Deed::Doom(_) | Deed::Evening { .. } => Ok(()),
    })
}

fn paragraphs(campaign: &Campaign, pack: &Pack) -> Result<(), String> {
    chronicle(campaign, pack)?;
    within("titan", 4, campaign.page.owner.map(|id| id.index()))?;
    campaign.page.said.iter().filter_map(|said| said.paragraph()).try_for_each(|id| paragraph(id, pack))?;
    campaign.sheet.read.iter().chain(&campaign.last_choice).try_for_each(|id| paragraph(*id, pack))?;
    for (id, owner) in &campaign.due.events {
        paragraph(*id, pack)?;
        within("titan", 4, owner.map(|id| id.index()))?;
    }
    campaign.agenda.iter().try_for_each(|task| match task {
        Task::Adventure(id, _) | Task::Read(id) => paragraph(*id, pack),
        Task::Follow(spot) => paragraph(spot.paragraph, pack),
        Task::Muster
        | Task::Begin(_)
        | Task::Close
        | Task::Explore(_)
        | Task::ExplorationEnds
        | Task::AdventureEnds
        | Task::Encounter
        | Task::Advance
        | Task::Tell
        | Task::Fight
        | Task::Return
        | Task::Lose(_)
        | Task::Finish => Ok(()),
    })
}
