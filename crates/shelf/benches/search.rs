//! How many playouts a search makes in a second on one core in the games that people play. Those *to the end* are whole games played on from where
//! the search stands; the others stop where the search of that game does.

use bots::Search;
use std::time::{Duration, Instant};
use table::pack::{CheckedPack, Source};
use table::{Bot, Chance, Game, Hand, Rng, Seed, Settings, Shared, View, World};

const TIME: Duration = Duration::from_secs(4);

/// One search answers for every seat of game after game.
fn measure<G: Game>(pack: &Shared<G::Pack>, mut search: Search) -> f64 {
    let mut rng = Rng::new(1);
    let begin = Instant::now();
    while begin.elapsed() < TIME {
        let start = G::new(pack, &G::Options::default(), 4);
        let chance = Chance::new(Seed::Quick(rng.next_u64()));
        let mut world = World::start(start, chance, Settings::QUIET, &mut ()).expect("a game");
        while begin.elapsed() < TIME
            && let Some(seat) = world
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

fn report<G: Game>(source: &Source)
where
    G::Pack: CheckedPack,
{
    let pack = Shared::new(G::Pack::read(source).unwrap_or_else(|complaints| panic!("{complaints}")));
    let searches = [
        ("100", Search::new(1, 100)),
        ("100, to the end", Search::new(1, 100).horizon(u32::MAX)),
    ];
    for (name, search) in searches {
        let rate = measure::<G>(&pack, search);
        println!("{:<10} 4 seats  {name:<16} {rate:>8.0} playouts/s", G::ABOUT.slug);
    }
}

fn main() {
    report::<ascension::Ascension>(&Source::embedded(ascension::CONTENT));
    report::<odyssey::Odyssey>(&Source::embedded(odyssey::CONTENT));
}
