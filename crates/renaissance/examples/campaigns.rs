//! Random campaigns, one after another: how many end how, how long they are, and how many there are in a second.
//!
//! `cargo run --release -p renaissance --example campaigns -- 1000` plays so many and looks at the invariants after every step; a second number is the
//! first seed.

use renaissance::options::{Difficulty, PlayOption};
use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Shared, Table};

/// More steps than any campaign takes.
const MOST_STEPS: u32 = 2_000_000;

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse::<u64>().ok());
    let (games, first) = (number(1).unwrap_or(100), number(2).unwrap_or(0));
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let (mut endings, mut missions, mut spent) = (BTreeMap::<String, u32>::new(), 0, Duration::ZERO);
    for seed in first..first + games {
        let options = options(&pack, seed);
        let start = Instant::now();
        let game = play(&pack, &options, seed, false);
        spent += start.elapsed();
        play(&pack, &options, seed, true);
        missions += game.length();
        let ending = game.outcome().map_or("none".to_owned(), |outcome| outcome.text.key.to_string());
        *endings.entry(ending).or_default() += 1;
    }
    println!("{games} campaigns, {missions} missions, {:.2} campaigns a second", games as f64 / spent.as_secs_f64());
    for (ending, count) in endings {
        println!("{ending}: {count}");
    }
}

/// Every company, difficulty and number of heroes has its turn.
fn options(pack: &Pack, seed: u64) -> RenaissanceOptions {
    let heroes = pack.heroes.len() as u8;
    let mut options = RenaissanceOptions { play: PlayOption::Campaign, ..RenaissanceOptions::default() };
    options.difficulty = Difficulty::ALL[(seed % 3) as usize];
    options = options.company_from((seed % u64::from(heroes)) as u8, heroes);
    for place in 4 - (seed / 7 % 3) as usize..4 {
        options.company[place] = heroes + place as u8 % pack.companions.len().max(1) as u8;
    }
    options
}

/// One campaign in which everybody answers at random.
fn play(pack: &Shared<Pack>, options: &RenaissanceOptions, seed: u64, watched: bool) -> Renaissance {
    let mut game = Renaissance::new(pack, options, 1 + (seed % 4) as usize);
    let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut table = Table::free(&[], &mut policy, &mut chance);
    let mut steps = 0;
    while game.outcome().is_none() {
        table.rest();
        let phase = game.phase;
        if let Err(halt) = game.step(&mut table) {
            panic!("{halt:?} in {phase:?} of campaign {seed}: {:?}", table.fault_told());
        }
        if watched {
            game.invariants().unwrap_or_else(|wrong| panic!("{wrong} after {phase:?} of campaign {seed}"));
        }
        steps += 1;
        assert!(steps < MOST_STEPS, "campaign {seed} does not end");
    }
    game
}
