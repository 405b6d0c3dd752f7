//! How fast random games are played, and what a copy costs.
//!
//! `cargo run --release -p renaissance --example speed -- 3` measures three seconds of each; a second number plays that many games instead and
//! nothing else, for a profiler; a third word names another mission than the first, or `campaign`.

use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use table::pack::{CheckedPack, Source};
use table::{Options, Rules, Shared};

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse::<f64>().ok());
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let mut options = RenaissanceOptions::default();
    if let Some(name) = std::env::args().nth(3) {
        let (key, value) = if name == "campaign" { ("play", name) } else { ("mission", name) };
        options.set(&pack, key, &value).expect("a mission of the pack");
    }
    let start = Renaissance::new(&pack, &options, 4);
    testkit::speed(&start, number(1).unwrap_or(3.0), number(2).map(|count| count as u64));
}
