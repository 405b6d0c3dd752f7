//! What must be true of every state.

use crate::card::Good;
use crate::pack::Pack;
use crate::state::{Aurora, LAST, Phase, ROWS};
use table::{Rules, Seat};

/// What must hold at every checkpoint.
pub fn hold(game: &Aurora) -> Result<(), String> {
    let mut order: Vec<u8> = game.order.to_vec();
    order.sort_unstable();
    let all: Vec<u8> = (0..game.players.len() as u8).collect();
    if game.phase != Phase::Setup && order != all {
        return Err("the order of turn is not of all convoys".to_owned());
    }
    if game.act.is_some() {
        return Err("an act is open at a checkpoint".to_owned());
    }
    if !(1..=LAST).contains(&game.ship) || game.round > LAST {
        return Err("the ship has left its berths".to_owned());
    }
    for good in Good::ALL {
        let kind = |other: &Good| other.kind() == good.kind();
        let held: u16 = game
            .players
            .values()
            .map(|player| {
                Good::ALL.iter().filter(|other| kind(other)).map(|other| u16::from(player.good(*other))).sum::<u16>()
            })
            .sum();
        if held > u16::from(game.pack.numbers.supply[usize::from(good.kind())]) {
            return Err(format!("there is more {} than the supply has", good.slug()));
        }
    }
    game.players.seats().try_for_each(|seat| player(game, seat))
}

fn player(game: &Aurora, seat: Seat) -> Result<(), String> {
    let player = &game.players[seat];
    if player.fame < -1 || usize::from(player.alert) >= ROWS {
        return Err(format!("seat {seat} has fame or alert out of range"));
    }
    if game.is_robot(seat) {
        return Ok(());
    }
    if game.surplus(seat) > 0 {
        return Err(format!("seat {seat} holds more than fits"));
    }
    if player.columns.len() > usize::from(game.truck(seat).1) + 1 {
        return Err(format!("seat {seat} has more trailers than its truck pulls"));
    }
    if player.people.iter().any(|member| game.value(member) == 0) {
        return Err(format!("seat {seat} has a survivor who should be dead"));
    }
    Ok(())
}

/// Whether every number of a state that was read names something.
pub fn numbers(game: &Aurora, pack: &Pack) -> Result<(), String> {
    let map = game.options.map.index();
    let spaces = pack.maps.get(map).map_or(0, |map| map.spaces.len());
    let fine = |player: &crate::state::Player| {
        player.at.index() < spaces
            && player.crew.index() < pack.crews.len()
            && player.people.iter().all(|member| member.card.index() < pack.people.len())
            && player.echo.is_none_or(|card| card.index() < pack.people.len())
            && player.parts().all(|(_, _, part)| part.card.index() < pack.vehicles.len())
    };
    let convoys = game.players.len();
    let seats = game.order.iter().all(|seat| usize::from(*seat) < convoys);
    if spaces == 0 || !game.players.values().all(fine) || !seats || convoys != game.seats() + usize::from(game.solo) {
        return Err("the state names something that the pack does not have".to_owned());
    }
    let cards = game.zone.iter().flatten().map(|lot| lot.card);
    let decks = game.deck.iter().flat_map(|period| period.plain.iter().chain(&period.extras).copied());
    let known = |card: crate::card::Card| match card {
        crate::card::Card::Location(id) => id.index() < pack.locations.len(),
        crate::card::Card::Person(id) => id.index() < pack.people.len(),
        crate::card::Card::Vehicle(id) => id.index() < pack.vehicles.len(),
        crate::card::Card::Meeting(id) => id.index() < pack.meetings.len(),
        crate::card::Card::Scan(id) => id.index() < pack.scans.len(),
        crate::card::Card::Enemy(id) => id.index() < pack.enemies.len(),
        _ => false,
    };
    let loot = game.loot.iter().flat_map(|cards| cards.iter().copied());
    let kept = game.players.values().flat_map(|player| player.kept.iter().copied());
    if !cards.chain(decks).chain(loot).chain(kept).all(known)
        || !game.enemies.iter().all(|foe| foe.card.index() < pack.enemies.len())
    {
        return Err("the state names a card that the pack does not have".to_owned());
    }
    let counters = game.counters.iter().flatten().all(|id| id.index() < pack.counters.len());
    let scrap = game.scrap.iter().all(|id| id.index() < pack.vehicles.len());
    if counters && scrap {
        Ok(())
    } else {
        Err("the state names a counter or a part that the pack does not have".to_owned())
    }
}
