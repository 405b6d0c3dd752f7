//! How fast random games are played, and what a copy costs.
//!
//! `cargo run --release -p renaissance --example speed -- 3` measures three seconds of each; a second number plays that many games instead and
//! nothing else, for a profiler.

use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use table::pack::{CheckedPack, Source};
use table::{Rules, Shared};

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse::<f64>().ok());
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let start = Renaissance::new(&pack, &RenaissanceOptions::default(), 4);
    testkit::speed(&start, number(1).unwrap_or(3.0), number(2).map(|count| count as u64));
}
