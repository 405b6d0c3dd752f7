//! How many playouts a search makes in a second on one core, from the beginning of a game to its end.

use bots::Search;
use connect_four::ConnectFour;
use std::time::{Duration, Instant};
use table::{Bot, Chance, Game, Hand, Rng, Seed, Settings, Shared, View, World};
use testkit::bluff::Bluff;
use testkit::duel::Duel;
use testkit::expedition::Expedition;

const TIME: Duration = Duration::from_secs(2);

/// One search of so many playouts answers for every seat, and a little chance keeps the games different.
fn measure<G: Game<Pack = ()>>(seats: usize, playouts: u32, horizon: u32) -> f64 {
    let mut search = Search::new(1, playouts).horizon(horizon);
    let mut rng = Rng::new(1);
    let begin = Instant::now();
    while begin.elapsed() < TIME {
        let start = G::new(&Shared::new(()), &G::Options::default(), seats);
        let chance = Chance::new(Seed::Quick(rng.next_u64()));
        let mut world = World::start(start, chance, Settings::QUIET, &mut ()).expect("a game");
        while let Some(seat) = world
            .question()
            .and_then(|question| question.asked.seats().iter().next())
        {
            let view = View::new(&world, seat).expect("the seat is asked");
            let answer = search.answer(&view);
            world.answer(seat, answer, Hand::Bot, &mut ()).expect("a legal answer");
        }
    }
    search.played() as f64 / begin.elapsed().as_secs_f64()
}

fn report<G: Game<Pack = ()>>(seats: usize) {
    for (playouts, horizon, name) in [(100, 2, "100, short"), (1_000, u32::MAX, "1000, to the end")] {
        let rate = measure::<G>(seats, playouts, horizon);
        println!(
            "{:<14} {seats} seats  {name:<18} {rate:>10.0} playouts/s",
            G::ABOUT.slug
        );
    }
}

fn main() {
    report::<ConnectFour>(2);
    report::<Bluff>(2);
    report::<Bluff>(4);
    report::<Duel>(2);
    report::<Expedition>(3);
}
