//! The kernel's contract, at every number of seats.

use renaissance::Renaissance;
use testkit::Conform;

/// Four games: one of each number of seats.
#[test]
fn the_first_mission_keeps_the_contract() {
    Conform::<Renaissance>::new().games(4).look_every(31).run();
}

#[test]
#[ignore = "takes minutes even in release"]
fn every_position_of_many_games() {
    Conform::<Renaissance>::new().games(24).look_every(1).run();
}

#[test]
fn every_text_that_the_sources_name_can_be_told() {
    let faults = testkit::texts::faults(env!("CARGO_MANIFEST_DIR"), &[]);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
