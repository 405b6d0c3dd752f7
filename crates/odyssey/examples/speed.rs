//! How fast random battles and whole campaigns are played, and what a copy costs.
//!
//! `cargo run --release -p odyssey --example speed -- 3` measures three seconds of each; a second number plays that many battles instead and
//! nothing else, for a profiler. `voyage` in the place of that number plays whole campaigns, and measures the answers between their battles.

use odyssey::ids::CycleId;
use odyssey::state::Phase;
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use table::pack::{CheckedPack, Source};
use table::{Rules, Shared};

fn main() {
    let word = |n: usize| std::env::args().nth(n);
    let number = |n: usize| word(n).and_then(|text| text.parse::<f64>().ok());
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let seconds = number(1).unwrap_or(3.0);
    if word(2).as_deref() == Some("voyage") {
        let options = OdysseyOptions { cycle: Some(CycleId(0)), ..OdysseyOptions::default() };
        let start = Odyssey::new(&pack, &options, 4);
        testkit::speed(&start, seconds, None);
        println!("between battles:");
        return testkit::stopped(&start, seconds, |game| game.phase == Phase::Voyage);
    }
    let start = Odyssey::new(&pack, &OdysseyOptions::default(), 4);
    testkit::speed(&start, seconds, number(2).map(|count| count as u64));
}
