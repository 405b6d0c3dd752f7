//! Whether the numbers in a state that was read from a file name things that there are.

use crate::card::{Card, SequenceId};
use crate::pack::Pack;
use crate::state::{Ascension, Ending, Hero, Player};
use table::{Seat, Slot};

/// Of things that there are this many of, whether each of these numbers names one.
fn within(what: &str, count: usize, numbers: impl IntoIterator<Item = usize>) -> Result<(), String> {
    match numbers.into_iter().find(|number| *number >= count) {
        Some(number) => Err(format!("there is no {what} with the number {number}")),
        None => Ok(()),
    }
}

pub fn check(state: &Ascension, pack: &Pack) -> Result<(), String> {
    seats(state)?;
    let spots = pack.mountain.spots.len();
    within("position", spots, [state.turn.start.index()])?;
    within("gate", pack.gates.len(), state.gates.iter().map(|gate| gate.index()))?;
    within("ring position", pack.mountain.rings.len() + 1, [state.curtain.len()])?;
    let gate_spots = pack.mountain.gates.len();
    if !state.gates.is_empty() && state.gates.len() != gate_spots {
        return Err(format!("{} gates lie at {gate_spots} places", state.gates.len()));
    }
    let spheres = (0..16).filter(|sphere| state.spheres.0 & 1 << sphere != 0);
    within("sphere", pack.spheres.len(), spheres)?;
    let settled = |slot: &Slot<Card>| slot.settled();
    let hidden = state.deck.iter().chain(state.curtain.iter().flatten());
    let hands = state.players.values().flat_map(|player| &player.hand);
    let lying = state.specials.iter().chain(&state.hades).chain(&state.played).copied();
    let mut all = hidden.chain(hands).filter_map(settled).chain(lying).chain(state.pool.unseen_cards());
    all.try_for_each(|one| card(one, pack))?;
    state.players.values().try_for_each(|one| player(one, pack))
}

/// Everybody who is named sits at the table, and the order of play names each of them once.
fn seats(state: &Ascension) -> Result<(), String> {
    let count = state.players.len();
    let winners = match state.ending {
        Some(Ending::Throne(seat)) => vec![seat],
        Some(Ending::LastRound(seats)) => seats.iter().collect(),
        None => Vec::new(),
    };
    let named = [state.turn.seat, state.asked].into_iter().chain(winners);
    within("seat", count, named.chain(state.order.iter()).map(Seat::index))?;
    let order: Vec<Seat> = state.order.iter().collect();
    let twice = order.iter().enumerate().any(|(n, seat)| order[..n].contains(seat));
    if twice || !(order.is_empty() || order.len() == count) {
        return Err("the order of play does not name each seat once".to_owned());
    }
    Ok(())
}

fn player(player: &Player, pack: &Pack) -> Result<(), String> {
    within("god", pack.gods.len(), player.god.map(|god| god.index()))?;
    let spots = pack.mountain.spots.len();
    within("position", spots, player.pawn.map(|at| at.index()))?;
    within("position", spots, player.opened.iter().map(|at| at.index()))?;
    player.heroes.iter().try_for_each(|one| hero(one, pack))?;
    for trophy in &player.trophies {
        within("plot", pack.plots.len(), [trophy.plot.index()])?;
        sequences(trophy.cards.iter().copied(), pack)?;
    }
    Ok(())
}

fn hero(hero: &Hero, pack: &Pack) -> Result<(), String> {
    within("hero", pack.heroes.len(), [hero.card.index()])?;
    within("attachment", pack.attachments.len(), hero.attachments.iter().map(|worn| worn.card.index()))?;
    for web in &hero.webs {
        sequences(web.cards.iter().copied(), pack)?;
        within("plot", pack.plots.len(), web.plot.map(|plot| plot.index()))?;
    }
    Ok(())
}

fn sequences(cards: impl Iterator<Item = SequenceId>, pack: &Pack) -> Result<(), String> {
    within("sequence card", pack.sequences.len(), cards.map(SequenceId::index))
}

fn card(card: Card, pack: &Pack) -> Result<(), String> {
    match card {
        Card::Sequence(id) => within("sequence card", pack.sequences.len(), [id.index()]),
        Card::Hero(id) => within("hero", pack.heroes.len(), [id.index()]),
        Card::Plot(id) => within("plot", pack.plots.len(), [id.index()]),
        Card::Attachment(id) => within("attachment", pack.attachments.len(), [id.index()]),
        Card::Event(id) => within("event", pack.events.len(), [id.index()]),
        Card::God(id) => within("god", pack.gods.len(), [id.index()]),
        Card::Gate(id) => within("gate", pack.gates.len(), [id.index()]),
        Card::Sphere(sphere) => within("sphere", pack.spheres.len(), [sphere as usize]),
    }
}
