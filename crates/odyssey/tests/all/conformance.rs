//! The kernel's contract, for each primordial and each number of seats.

use odyssey::ids::{BattleId, CycleId};
use odyssey::options::LoadoutOption;
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use std::ops::RangeInclusive;
use table::pack::{CheckedPack, Source};
use testkit::{Conform, on_all_cores};

fn conform(seats: RangeInclusive<usize>, look_every: u32, set: impl FnOnce(&mut OdysseyOptions)) {
    Conform::<Odyssey>::new()
        .games(seats.clone().count() as u64)
        .seats(seats)
        .look_every(look_every)
        .options(set)
        .run();
}

#[test]
fn against_the_centimane_and_stored_states_are_still_read() {
    let stored = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/states");
    Conform::<Odyssey>::new().games(1).seats(1..=1).look_every(401).snapshots(stored).run();
}

#[test]
fn against_the_mazehorn_with_gods_and_terrain() {
    conform(2..=2, 401, |options| {
        options.battle = BattleId(5);
        options.divine = true;
        options.terrain = 2;
    });
}

#[test]
fn against_the_emberwake_with_a_tear() {
    conform(3..=3, 401, |options| {
        options.battle = BattleId(8);
        options.tears = 1;
    });
}

#[test]
fn against_the_stonefather_with_a_chosen_loadout() {
    conform(4..=4, 401, |options| {
        options.battle = BattleId(9);
        options.loadout = LoadoutOption::Chosen;
    });
}

/// The place of a cycle in the pack.
fn cycle(slug: &str) -> CycleId {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    let place = pack.cycles.iter().position(|cycle| cycle.slug.as_str() == slug);
    CycleId(place.expect("the cycle is there") as u8)
}

/// In battles and between them.
#[test]
fn g9_1_a_short_cycle_is_left_and_resumed_where_it_was() {
    conform(1..=1, 121, |options| options.cycle = Some(cycle("short")));
}

#[test]
#[ignore = "takes minutes even in release"]
fn in_whole_cycles_at_every_number_of_seats() {
    conform(1..=4, 11, |options| options.cycle = Some(cycle("campaign")));
}

#[test]
#[ignore = "takes minutes even in release"]
fn every_battle_at_every_number_of_seats() {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    on_all_cores(pack.battles.len(), |battle| {
        conform(1..=4, 23, |options| {
            options.battle = BattleId(battle as u8);
            options.divine = battle % 2 == 0;
            options.terrain = (battle % 4) as u8;
        });
    });
}
