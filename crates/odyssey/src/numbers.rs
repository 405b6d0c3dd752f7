//! Whether the numbers in a state that was read from a file name things that there are.

mod campaign;

use crate::geometry::{COLS, ROWS, Space};
use crate::ids::{BattleId, PER_LEVEL, SlotId};
use crate::options::any_battle;
use crate::pack::Pack;
use crate::state::{Argo, Entry, MOST_TILES, Muster, Odyssey, Phase, Place, Titan, Wound};

/// Of things that there are this many of, whether each of these numbers names one.
fn within(what: &str, count: usize, numbers: impl IntoIterator<Item = usize>) -> Result<(), String> {
    match numbers.into_iter().find(|number| *number >= count) {
        Some(number) => Err(format!("there is no {what} with the number {number}")),
        None => Ok(()),
    }
}

/// The places of the bits that are set.
fn bits(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |n| set & 1 << n != 0)
}

fn on_board(space: Space) -> Result<(), String> {
    if space.row < ROWS && space.col < COLS { Ok(()) } else { Err("a space lies beyond the board".to_owned()) }
}

/// Figures that rules add up stay far from what a byte can hold.
const MOST: u8 = 40;

fn figures(all: impl IntoIterator<Item = i8>) -> Result<(), String> {
    match all.into_iter().find(|figure| figure.unsigned_abs() > MOST) {
        Some(figure) => Err(format!("no figure of a titan or a primordial is {figure}")),
        None => Ok(()),
    }
}

/// B15 · The cards of one of the primordial's decks.
const CARDS: usize = PER_LEVEL as usize * 3;
const TITANS: usize = 4;

pub fn check(state: &Odyssey, pack: &Pack) -> Result<(), String> {
    within("number of seats", TITANS + 1, [usize::from(state.seats)])?;
    if state.seats == 0 {
        return Err("nobody is at the table".to_owned());
    }
    if state.options.battle != any_battle(pack) {
        battle(state.options.battle, pack)?;
    }
    muster(&state.muster, pack)?;
    board(state, pack)?;
    primordial(state, pack)?;
    state.titans.iter().try_for_each(|one| titan(one, pack))?;
    let titans = [Some(state.priority), state.turn.titan, state.primordial.last_to_wound];
    within("titan", TITANS, titans.into_iter().flatten().map(|id| id.index()))?;
    state.turn.start.into_iter().try_for_each(on_board)?;
    decks(state, pack)?;
    state.campaign.iter().try_for_each(|voyage| campaign::check(voyage, pack))?;
    if state.phase == Phase::Voyage && state.campaign.is_none() {
        return Err("a voyage without a campaign".to_owned());
    }
    argo(&state.argo, pack)
}

fn battle(id: BattleId, pack: &Pack) -> Result<(), String> {
    within("battle", pack.battles.len(), [id.index()])
}

fn muster(muster: &Muster, pack: &Pack) -> Result<(), String> {
    battle(muster.battle, pack)?;
    muster.bout.iter().try_for_each(|bout| campaign::check_bout(bout, pack))?;
    for outfit in &muster.titans {
        within("class", pack.classes.len(), [outfit.class.index()])?;
        within("gear", pack.gear.len(), outfit.gear.iter().map(|id| id.index()))?;
        within("pattern", pack.patterns.len(), outfit.patterns.iter().map(|id| id.index()))?;
        within("mnemos", pack.mnemos.len(), outfit.mnemos.iter().map(|id| id.index()))?;
        within("condition", pack.conditions.len(), outfit.conditions.iter().map(|id| id.index()))?;
        within("note", pack.notes.len(), bits(outfit.notes))?;
        within("figure of a Triskelion", 10, outfit.stats.map(usize::from))?;
        figures(outfit.skills)?;
    }
    within("Argo ability", pack.argo.len(), muster.argo.iter().map(|id| id.index()))?;
    within("terrain", pack.terrain.len(), muster.terrain.iter().map(|tile| tile.kind.index()))?;
    argo(&muster.sheet, pack)
}

fn board(state: &Odyssey, pack: &Pack) -> Result<(), String> {
    for (id, tile) in state.board.tiles() {
        within("tile", MOST_TILES, [id.index()])?;
        within("terrain", pack.terrain.len(), [tile.kind.index()])?;
        on_board(tile.at)?;
    }
    state.board.places_fit().then_some(()).ok_or_else(|| "there are too many tiles".to_owned())
}

fn primordial(state: &Odyssey, pack: &Pack) -> Result<(), String> {
    let primordial = &state.primordial;
    within("primordial", pack.primordials.len(), [primordial.id.index()])?;
    on_board(primordial.footprint.corner)?;
    within("side of the primordial", usize::from(ROWS) + 1, [usize::from(primordial.footprint.side)])?;
    within("condition", pack.conditions.len(), primordial.scars.iter().map(|id| id.index()))?;
    figures(primordial.modifiers.iter().map(|(_, by)| *by).chain(state.pool.modifiers))?;
    let parts = primordial.wounds.iter().filter_map(|wound| match wound {
        Wound::Part(part) => Some(part.index()),
        Wound::Single | Wound::Double => None,
    });
    within("body part", CARDS, parts)
}

fn titan(titan: &Titan, pack: &Pack) -> Result<(), String> {
    within("class", pack.classes.len(), [titan.class.index()])?;
    if let Place::On(space) = titan.place {
        on_board(space)?;
    }
    within("gear", pack.gear.len(), titan.gear.iter().map(|card| card.gear.index()))?;
    let carriers = titan.gear.iter().filter_map(|card| card.on.map(SlotId::index));
    within("slot", titan.gear.len(), carriers)?;
    within("mnemos", pack.mnemos.len(), titan.mnemos.iter().map(|id| id.index()))?;
    within("pattern", pack.patterns.len(), titan.patterns.iter().map(|id| id.index()))?;
    within("condition", pack.conditions.len(), titan.conditions.iter().map(|had| had.condition.index()))?;
    within("Kratos card", pack.kratos.len(), titan.kratos.map(|id| id.index()))?;
    within("Moiros card", pack.moiros.len(), titan.moiros.map(|id| id.index()))?;
    within("godform", pack.godforms.len(), titan.godform.map(|id| id.index()))?;
    figures(titan.skills.into_iter().chain(titan.modifiers.iter().map(|(_, by)| *by)))?;
    within("note", pack.notes.len(), bits(titan.notes))
}

fn decks(state: &Odyssey, pack: &Pack) -> Result<(), String> {
    for deck in [&state.decks.ai, &state.decks.body] {
        within("card of the primordial", CARDS, deck.numbers())?;
    }
    for (pile, cards) in state.decks.trauma.iter().zip(&pack.trauma) {
        within("trauma", cards.len(), pile.numbers())?;
    }
    within("obol", pack.obols.len(), state.decks.obols.numbers())?;
    within("Kratos card", pack.kratos.len(), state.decks.kratos.numbers())?;
    within("Moiros card", pack.moiros.len(), state.decks.moiros.numbers())
}

fn argo(argo: &Argo, pack: &Pack) -> Result<(), String> {
    within("faction", pack.factions.len(), argo.diplomacy.len().checked_sub(1))?;
    within("Argo ability", pack.argo.len(), argo.abilities.iter().map(|card| card.ability.index()))?;
    within("godform", pack.godforms.len(), bits(argo.godforms.into()))?;
    within("nymph", pack.nymphs.len(), bits(argo.nymphs.into()))?;
    within("gear", pack.gear.len(), argo.armoury.iter().map(|id| id.index()))?;
    argo.log.iter().try_for_each(|entry| noted(entry, pack))
}

fn noted(entry: &Entry, pack: &Pack) -> Result<(), String> {
    let titan = match entry {
        Entry::Gained(resource, _) => return within("resource", pack.resources.len(), [resource.index()]),
        Entry::GearFound(gear) => return within("gear", pack.gear.len(), [gear.index()]),
        Entry::AdversaryActivation => return Ok(()),
        Entry::Noted(note, titan) => {
            within("note", pack.notes.len(), [note.index()])?;
            *titan
        }
        Entry::ArgonautDied(titan) | Entry::FatedMnemos(titan) | Entry::MnemosNode(titan) | Entry::TitanLost(titan) => {
            Some(*titan)
        }
    };
    within("titan", TITANS, titan.map(|id| id.index()))
}
