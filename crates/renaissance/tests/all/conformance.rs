//! The kernel's contract, at every number of seats.

use renaissance::Renaissance;
use renaissance::options::PlayOption;
use testkit::Conform;

/// Four games: one of each number of seats.
#[test]
fn the_first_mission_keeps_the_contract() {
    Conform::<Renaissance>::new().games(4).look_every(31).run();
}

/// Whole campaigns: the opening, preparation, missions, rests, the road.
#[test]
#[ignore = "takes minutes even in release"]
fn a_campaign_keeps_the_contract() {
    Conform::<Renaissance>::new()
        .games(2)
        .look_every(37)
        .answers(40_000)
        .options(|options| options.play = PlayOption::Campaign)
        .run();
}

/// Chance lays these out.
#[test]
fn explorations_and_hunts_keep_the_contract() {
    for play in [PlayOption::Exploration, PlayOption::Hunt] {
        Conform::<Renaissance>::new().games(2).look_every(41).options(move |options| options.play = play).run();
    }
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
