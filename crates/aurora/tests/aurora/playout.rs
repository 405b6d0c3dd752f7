//! Random games: they end, nothing fails, and the invariants hold all along.

use aurora::card::MapId;
use aurora::options::Convoys;
use aurora::{Aurora, AuroraOptions, CONTENT, Pack};
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Shared, Table};

pub static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

/// Plays random games and looks at the invariants after every step.
fn play(games: u64, seats: usize, map: u8) {
    for seed in 0..games {
        let options = AuroraOptions {
            map: MapId(map),
            leaders: seed % 3 == 1,
            convoys: if seed % 5 == 1 { Convoys::Chosen } else { Convoys::Dealt },
        };
        let mut game = Aurora::new(&PACK, &options, seats);
        let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
        let mut table = Table::free(&[], &mut policy, &mut chance);
        let mut steps = 0;
        while game.outcome().is_none() {
            table.rest();
            let phase = game.phase;
            if let Err(halt) = game.step(&mut table) {
                panic!("{halt:?} in {phase:?} of game {seed}: {:?}", table.fault_told());
            }
            game.invariants().unwrap_or_else(|wrong| panic!("{wrong} after {phase:?} of game {seed}"));
            steps += 1;
            assert!(steps < 2_000, "game {seed} does not end");
        }
    }
}

#[test]
fn random_games_end_at_every_number_of_seats_and_on_both_maps() {
    for seats in 1..=4 {
        for map in 0..2 {
            play(60, seats, map);
        }
    }
}

/// The number that a release is held to; run it in release.
#[test]
#[ignore = "takes minutes"]
fn two_hundred_thousand_random_games_without_a_fault() {
    for seats in 2..=4 {
        for map in 0..2 {
            play(34_000, seats, map);
        }
    }
}
