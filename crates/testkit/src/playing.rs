//! A bot that plays against itself, for benches of bots.

use std::time::{Duration, Instant};
use table::{AnsweredBy, Bot, Chance, Game, Rng, RunMode, Seed, Shared, View, World};

/// Lets one bot answer for every seat of game after game, each by another chance, for this long; the last is broken off. Gives how long it
/// really took.
pub fn play_on<G: Game>(pack: &Shared<G::Pack>, seats: usize, bot: &mut impl Bot<G>, time: Duration) -> Duration {
    let mut rng = Rng::new(1);
    let begin = Instant::now();
    while begin.elapsed() < time {
        let start = G::new(pack, &G::Options::default(), seats);
        let chance = Chance::new(Seed::Quick(rng.next_u64()));
        let mut world = World::start(start, chance, RunMode::QUIET, &mut ()).expect("a game");
        while begin.elapsed() < time
            && let Some(seat) = world.question().and_then(|question| question.asked.seats().iter().next())
        {
            let view = View::new(&world, seat).expect("the seat is asked");
            let answer = bot.answer(&view);
            world.answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("a legal answer");
        }
    }
    begin.elapsed()
}
