//! How many playouts a search makes in a second on one core, from the beginning of a game to its end.

use bots::Search;
use connect_four::ConnectFour;
use std::time::Duration;
use table::{Game, Shared};
use testkit::bluff::Bluff;
use testkit::duel::Duel;
use testkit::expedition::Expedition;
use testkit::play_on;

const TIME: Duration = Duration::from_secs(2);

fn report<G: Game<Pack = ()>>(seats: usize) {
    for (playouts, horizon, name) in [(100, 2, "100, short"), (1_000, u32::MAX, "1000, to the end")] {
        let mut search = Search::new(1, playouts).horizon(horizon);
        let time = play_on::<G>(&Shared::new(()), seats, &mut search, TIME);
        let rate = search.played() as f64 / time.as_secs_f64();
        println!("{:<14} {seats} seats  {name:<18} {rate:>10.0} playouts/s", G::ABOUT.slug);
    }
}

fn main() {
    report::<ConnectFour>(2);
    report::<Bluff>(2);
    report::<Bluff>(4);
    report::<Duel>(2);
    report::<Expedition>(3);
}
