//! Plays random games over all numbers of seats, both maps and all options, and looks at the invariants after every step.
//!
//! `cargo run --release -p aurora --example soak -- 200000` plays this many games with two to four seats, and a tenth as many solo; a
//! second number gives the first seed.

use aurora::card::MapId;
use aurora::options::Convoys;
use aurora::{Aurora, AuroraOptions, CONTENT, Pack};
use std::time::Instant;
use table::pack::{CheckedPack, Source};
use table::{Rules, Shared};

/// The most steps a random game may take.
const STEPS: u32 = 2_000;

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse::<u64>().ok());
    let (games, first) = (number(1).unwrap_or(6_000), number(2).unwrap_or(0));
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let maps = pack.maps.len() as u64;
    for (what, count, seats) in [("solo", games / 10, 1..=1), ("with 2 to 4 seats", games, 2..=4)] {
        let (clock, mut rounds, mut reached) = (Instant::now(), 0u64, 0u64);
        for seed in first..first + count {
            let sizes = seats.clone().count() as u64;
            let size = seats.start() + (seed % sizes) as usize;
            let options = AuroraOptions {
                map: MapId((seed / sizes % maps) as u8),
                leaders: seed / 7 % 2 == 1,
                convoys: if seed / 11 % 2 == 1 { Convoys::Chosen } else { Convoys::Dealt },
            };
            let start = Aurora::new(&pack, &options, size);
            match testkit::soak(start, seed, STEPS, |game| format!("{:?}", game.phase)) {
                Ok(game) => {
                    rounds += u64::from(game.length());
                    reached += u64::from(game.reached);
                }
                Err(wrong) => {
                    println!("{size} seats with seed {seed} and {options:?}: {wrong}");
                    std::process::exit(1);
                }
            }
        }
        println!(
            "{count} games {what}: {:.1} rounds each, the ship reached in {:.1}%, {:.0} a second",
            rounds as f64 / count as f64,
            100.0 * reached as f64 / count as f64,
            count as f64 / clock.elapsed().as_secs_f64()
        );
    }
}
