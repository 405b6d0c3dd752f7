//! The kernel's contract, at every number of seats and on both maps.

use aurora::Aurora;
use aurora::card::MapId;
use aurora::options::Convoys;
use testkit::Conform;

/// The second map is played with leaders' abilities and convoys that are chosen.
fn conform(map: u8, games: u64, look_every: u32) {
    let conform = Conform::<Aurora>::new().games(games).look_every(look_every);
    let conform = conform.options(move |options| {
        (options.map, options.leaders) = (MapId(map), map == 1);
        options.convoys = if map == 1 { Convoys::Chosen } else { Convoys::Dealt };
    });
    conform.run();
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
