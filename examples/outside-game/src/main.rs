//! Two bots play the game of this package, and the program says how.

use shelf::Opening;
use std::error::Error;
use table::{Holder, Lang, SeatMap, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let edition = outside_game::shelf().find("sticks")?.open(&Default::default())?;
    let bots = ["search:200", "random"].map(|bot| Holder::Bot(bot.to_owned()));
    let mut session = edition.start(&Opening::new(bots).seed(7))?;
    session.advance()?;
    let names = SeatMap::new(2, |seat| ["Search", "Random"][seat.index()].to_owned());
    let reader = edition.words().reader(Lang::En, None, &names);
    for line in session.log(Viewer::Onlooker) {
        println!("{}", reader.render(&line.text));
    }
    match session.outcome() {
        Some(outcome) => println!("{}", reader.render(&outcome.text)),
        None => println!("The game is not over."),
    }
    Ok(())
}
