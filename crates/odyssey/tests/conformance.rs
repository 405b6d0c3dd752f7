//! The kernel's contract, for each primordial.

use odyssey::ids::BattleId;
use odyssey::options::LoadoutOption;
use odyssey::{Odyssey, OdysseyOptions};
use testkit::Conform;

fn conform(set: impl FnOnce(&mut OdysseyOptions)) {
    Conform::<Odyssey>::new()
        .games(1)
        .seats(4..=4)
        .look_every(61)
        .options(set)
        .run();
}

#[test]
fn against_the_centimane() {
    conform(|_| {});
}

#[test]
fn against_the_mazehorn_with_gods_and_terrain() {
    conform(|options| {
        options.battle = BattleId(5);
        options.divine = true;
        options.terrain = 2;
    });
}

#[test]
fn against_the_emberwake_with_a_tear() {
    conform(|options| {
        options.battle = BattleId(8);
        options.tears = 1;
    });
}

#[test]
fn against_the_stonefather_with_a_chosen_loadout() {
    conform(|options| {
        options.battle = BattleId(9);
        options.loadout = LoadoutOption::Chosen;
    });
}
