//! How many playouts a search makes in a second on one core in the games that people play. Those *to the end* are whole games played on from where
//! the search stands; the others stop where the search of that game does.

use bots::Search;
use std::time::Duration;
use table::pack::{CheckedPack, Source};
use table::{Game, Shared};
use testkit::play_on;

const TIME: Duration = Duration::from_secs(4);

fn report<G: Game>(source: &Source)
where
    G::Pack: CheckedPack,
{
    let pack = Shared::new(G::Pack::read(source).unwrap_or_else(|complaints| panic!("{complaints}")));
    let searches = [("100", Search::new(1, 100)), ("100, to the end", Search::new(1, 100).horizon(u32::MAX))];
    for (name, mut search) in searches {
        let time = play_on::<G>(&pack, 4, &mut search, TIME);
        let rate = search.played() as f64 / time.as_secs_f64();
        println!("{:<10} 4 seats  {name:<16} {rate:>8.0} playouts/s", G::ABOUT.slug);
    }
}

fn main() {
    report::<ascension::Ascension>(&Source::embedded(ascension::CONTENT));
    report::<odyssey::Odyssey>(&Source::embedded(odyssey::CONTENT));
}
