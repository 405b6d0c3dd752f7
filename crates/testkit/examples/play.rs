//! One of the tiny games at this terminal: `cargo run -p testkit --example play -- bluff`. The number of seats and a seed may follow.

use std::io;
use testkit::{bluff::Bluff, duel::Duel, expedition::Expedition, play_lines};

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let mut number = |usual: u64| words.next().and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (seats, seed) = (number(2) as usize, number(1));
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let sat = match game.as_str() {
        "bluff" => play_lines::<Bluff>(seats, seed, &mut input, &mut output),
        "duel" => play_lines::<Duel>(seats, seed, &mut input, &mut output),
        "expedition" => play_lines::<Expedition>(seats, seed, &mut input, &mut output),
        _ => Err("name a game: bluff, duel or expedition".to_owned()),
    };
    if let Err(said) = sat {
        eprintln!("{said}");
    }
}
