//! Plays random missions of every kind, with every company, difficulty and number of seats, and looks at the invariants after every step.
//!
//! `cargo run --release -p renaissance --example soak -- 100000` plays this many; a second number gives the first seed. With `campaigns` as a third word it
//! plays whole campaigns. Whatever goes wrong is told with its seed, and the program ends with 1.

use renaissance::ids::MissionId;
use renaissance::options::{Difficulty, PlayOption};
use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use std::collections::BTreeMap;
use std::time::Instant;
use table::pack::{CheckedPack, Source};
use table::{Rules, Shared};

/// More steps than any mission and any campaign take.
const MISSION: u32 = 20_000;
const CAMPAIGN: u32 = 2_000_000;

fn main() {
    let word = |n: usize| std::env::args().nth(n);
    let number = |n: usize| word(n).and_then(|text| text.parse::<u64>().ok());
    let (games, first) = (number(1).unwrap_or(2_300), number(2).unwrap_or(0));
    let whole = word(3).as_deref() == Some("campaigns");
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let (clock, mut ends, mut length, mut faults) = (Instant::now(), BTreeMap::<String, u32>::new(), 0u64, 0);
    for seed in first..first + games {
        let options = options(&pack, seed, whole);
        let start = Renaissance::new(&pack, &options, 1 + (seed % 4) as usize);
        let place = |game: &Renaissance| format!("{:?} of {}", game.phase, game.pack.slug(game.mission));
        match testkit::soak(start, seed, if whole { CAMPAIGN } else { MISSION }, place) {
            Ok(game) => {
                length += u64::from(game.length());
                let end = game.outcome().map_or("none".to_owned(), |outcome| outcome.text.key.to_string());
                *ends.entry(end).or_default() += 1;
            }
            Err(wrong) => {
                faults += 1;
                println!("seed {seed}, {options:?}: {wrong}");
            }
        }
    }
    let (what, unit) = if whole { ("campaigns", "missions") } else { ("missions", "hours") };
    println!(
        "{games} {what}, {faults} with faults, {:.1} {unit} each, {:.1} a second",
        length as f64 / games as f64,
        games as f64 / clock.elapsed().as_secs_f64()
    );
    ends.iter().for_each(|(end, count)| println!("  {end}: {count}"));
    std::process::exit(i32::from(faults > 0));
}

/// Every mission, company and difficulty has its turn, with companions in some places.
fn options(pack: &Pack, seed: u64, whole: bool) -> RenaissanceOptions {
    let (heroes, missions) = (pack.heroes.len() as u8, pack.missions.len() as u64);
    let mut options = RenaissanceOptions {
        play: if whole { PlayOption::Campaign } else { PlayOption::Mission },
        mission: MissionId((seed % missions) as u8),
        difficulty: Difficulty::ALL[(seed / 5 % 3) as usize],
        ..RenaissanceOptions::default()
    };
    options = options.company_from((seed / 3 % u64::from(heroes)) as u8, heroes);
    for place in 4 - (seed / 7 % 3) as usize..4 {
        options.company[place] = heroes + place as u8 % pack.companions.len().max(1) as u8;
    }
    options
}
