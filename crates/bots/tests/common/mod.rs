//! What tests of bots share.

use connect_four::{ConnectFour, Drop};
use table::{Answer, AnsweredBy, Chance, Game, Rng, RunMode, Seat, Seed, Shared, World};

/// A game before its first step.
pub fn start<G: Game<Pack = ()>>(seats: usize) -> G {
    G::new(&Shared::new(()), &G::Options::default(), seats)
}

/// A game at its first question.
pub fn world<G: Game<Pack = ()>>(seats: usize, seed: u64) -> World<G> {
    let chance = Chance::new(Seed::Quick(seed));
    World::start(start(seats), chance, RunMode::QUIET, &mut ()).expect("a game")
}

/// Connect four after these columns were taken in turn.
pub fn position(columns: &[u8]) -> World<ConnectFour> {
    let mut world = world(2, 1);
    for (n, column) in columns.iter().enumerate() {
        let seat = Seat((n % 2) as u8);
        let taken = world.answer(seat, Answer::One(Drop(*column)), AnsweredBy::Bot, &mut ());
        taken.expect("a column with room");
    }
    world
}

/// Plays a game by chance and looks in at every question, once for one of those asked.
pub fn at_each_question<G: Game<Pack = ()>>(seats: usize, seed: u64, mut look: impl FnMut(&World<G>, Seat)) {
    let mut rng = Rng::new(seed);
    let mut world = world::<G>(seats, seed);
    while let Some(question) = world.question() {
        let asked: Vec<Seat> = question.asked.seats().iter().filter(|seat| seat.index() < seats).collect();
        let seat = *rng.pick(&asked).expect("somebody is asked");
        look(&world, seat);
        let options = question.form.items(seat);
        let answer = world.any_answer(&mut rng);
        let answer = answer.unwrap_or_else(|| Answer::One(options[rng.below(options.len())]));
        world.answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("a legal answer");
    }
}

/// The lower end of the 95 % interval of Wilson.
pub fn surely(won: f64, of: f64) -> f64 {
    let (rate, z) = (won / of, 1.96_f64);
    let middle = rate + z * z / (2.0 * of);
    let spread = z * (rate * (1.0 - rate) / of + z * z / (4.0 * of * of)).sqrt();
    (middle - spread) / (1.0 + z * z / of)
}
