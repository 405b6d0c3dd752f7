//! Random games: they end, nothing fails, and the invariants hold all along.

use ascension::{Ascension, AscensionOptions, CONTENT, Pack, Smoke};
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::world::playout;
use table::{Chance, Rng, Rules, Seed, Shared, Table};

static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

fn options(smoke: Smoke) -> AscensionOptions {
    AscensionOptions { smoke, ..AscensionOptions::default() }
}

/// The most steps a random game may take.
const STEPS: u32 = 100_000;

#[test]
fn a_thousand_random_games_of_four_seats_end() {
    for seed in 0..1_000 {
        let mut game = Ascension::new(&PACK, &AscensionOptions::default(), 4);
        let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
        assert!(playout(&mut game, &[], &mut policy, &mut chance, STEPS), "game {seed} did not end");
    }
}

#[test]
fn the_invariants_hold_after_every_step_at_every_number_of_seats_and_in_every_smoke() {
    for seats in 2..=6 {
        for smoke in Smoke::ALL {
            let seed = seats as u64 * 10 + smoke as u64;
            let mut game = Ascension::new(&PACK, &options(smoke), seats);
            let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
            let mut table = Table::free(&[], &mut policy, &mut chance);
            while game.outcome().is_none() {
                table.rest();
                let phase = game.phase;
                game.step(&mut table).unwrap_or_else(|halt| panic!("{halt:?} in {phase:?}"));
                game.invariants().unwrap_or_else(|wrong| panic!("{wrong} after {phase:?}"));
            }
        }
    }
}
