//! Random games: they end, nothing fails, and the invariants hold all along.

use renaissance::options::{Difficulty, PlayOption};
use renaissance::state::Verdict;
use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Shared, Table};

pub static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

/// Plays random games and looks at the invariants after every step; how they ended.
fn play(games: u64, seats: usize, options: RenaissanceOptions) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    for seed in 0..games {
        let mut game = Renaissance::new(&PACK, &options, seats);
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
            assert!(steps < 5_000, "game {seed} does not end");
        }
        verdicts.extend(game.verdict);
    }
    verdicts
}

#[test]
fn random_missions_end_with_every_company_and_difficulty() {
    for first in 0..6 {
        for difficulty in Difficulty::ALL {
            let options = RenaissanceOptions { difficulty, ..RenaissanceOptions::default() }.company_from(first, 10);
            play(30, 1 + usize::from(first) % 4, options);
        }
    }
}

/// The number that a release is held to; run it in release.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_random_missions_without_a_fault() {
    for first in 0..6 {
        let options = RenaissanceOptions::default().company_from(first, 6);
        play(17_000, 4, options);
    }
}

/// Campaigns end, in one of the four ways, whoever goes.
#[test]
fn random_campaigns_end() {
    for seed in 0..3 {
        let options = RenaissanceOptions { play: PlayOption::Campaign, ..RenaissanceOptions::default() };
        let mut game = Renaissance::new(&PACK, &options, 1 + seed as usize);
        let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
        let mut table = Table::free(&[], &mut policy, &mut chance);
        let mut steps = 0;
        while game.outcome().is_none() {
            table.rest();
            let phase = game.phase;
            if let Err(halt) = game.step(&mut table) {
                panic!("{halt:?} in {phase:?} of campaign {seed}: {:?}", table.fault_told());
            }
            game.invariants().unwrap_or_else(|wrong| panic!("{wrong} after {phase:?} of campaign {seed}"));
            steps += 1;
            assert!(steps < 500_000, "campaign {seed} does not end");
        }
        assert!(game.length() >= 8, "eight missions of the story are met");
    }
}
