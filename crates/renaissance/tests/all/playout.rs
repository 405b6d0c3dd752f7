//! Random games: they end, nothing fails, and the invariants hold all along.

use renaissance::options::{Difficulty, PlayOption};
use renaissance::state::Verdict;
use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::{Rules, Shared};

pub static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

/// Where a game stands.
fn place(game: &Renaissance) -> String {
    format!("{:?}", game.phase)
}

/// Plays random games and looks at the invariants after every step; how they ended.
fn play(games: u64, seats: usize, options: RenaissanceOptions) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    for seed in 0..games {
        let start = Renaissance::new(&PACK, &options, seats);
        let game = testkit::soak(start, seed, 5_000, place).unwrap_or_else(|wrong| panic!("game {seed}: {wrong}"));
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
        let start = Renaissance::new(&PACK, &options, 1 + seed as usize);
        let game =
            testkit::soak(start, seed, 500_000, place).unwrap_or_else(|wrong| panic!("campaign {seed}: {wrong}"));
        assert!(game.length() >= 8, "eight missions of the story are met");
    }
}
