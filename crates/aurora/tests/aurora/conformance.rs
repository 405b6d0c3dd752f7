//! The kernel's contract, at every number of seats and on both maps.

use aurora::Aurora;
use aurora::card::MapId;
use testkit::Conform;

fn conform(map: u8, games: u64, look_every: u32) {
    Conform::<Aurora>::new().games(games).look_every(look_every).options(|options| options.map = MapId(map)).run();
}

/// Four games: one of each number of seats.
#[test]
fn on_gamma() {
    conform(0, 4, 29);
}

#[test]
fn on_delta() {
    conform(1, 4, 29);
}

#[test]
#[ignore = "takes minutes even in release"]
fn every_position_of_many_games() {
    conform(0, 24, 1);
    conform(1, 24, 1);
}

#[test]
fn every_text_that_the_sources_name_can_be_told() {
    let faults = testkit::texts::faults(env!("CARGO_MANIFEST_DIR"), &[]);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
