//! Sticks: a game that is defined outside Tavola's workspace.
//!
//! Ten sticks lie on the table. In turn each player takes one, two or three; whoever takes the last one wins.
#![forbid(unsafe_code)]

use serde::{Deserialize, Serialize};
use shelf::Shelf;
use table::prelude::*;
use table::scene::{Area, Line, SeatLine, Zone};

const ENGLISH: &str = "
sticks = Sticks
sticks-about = Take one, two or three; whoever takes the last one wins.
how-many = How many sticks do you take?
take = Take { $count }
takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count }.
left = { $count ->
    [one] 1 stick is left
   *[other] { $count } sticks are left
}
won = { $who-is ->
    [you] You take
   *[other] { $who } takes
} the last stick and { $who-is ->
    [you] win
   *[other] wins
}.
";

const ITALIAN: &str = "
sticks = Bastoncini
sticks-about = Prendine uno, due o tre: chi prende l’ultimo vince.
how-many = Quanti bastoncini prendi?
take = Prendine { $count }
takes = { $who-is ->
    [you] Ne prendi
   *[other] { $who } ne prende
} { $count }.
left = { $count ->
    [one] Resta 1 bastoncino
   *[other] Restano { $count } bastoncini
}
won = { $who-is ->
    [you] Prendi l’ultimo bastoncino e vinci
   *[other] { $who } prende l’ultimo bastoncino e vince
}.
";

const RULES: &str = "# Sticks

## A · The game

**A1** Ten sticks lie on the table. In turn each of two players takes one, two or three of them.

**A2** Whoever takes the last stick wins.
";

const RULES_IT: &str = "# Bastoncini

## A · Il gioco

**A1** Sul tavolo ci sono dieci bastoncini. A turno ciascuno dei due giocatori ne prende uno, due o tre.

**A2** Chi prende l’ultimo bastoncino vince.
";

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Sticks {
    left: u8,
    turn: Seat,
}

/// To take this many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Take(pub u8);

/// The games of this program: only this one.
pub fn shelf() -> Shelf {
    Shelf::default().with::<Sticks>()
}

impl Rules for Sticks {
    const ABOUT: About = About {
        slug: "sticks",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 2,
        unit: "sticks",
        cooperative: false,
        words: &[("en", ENGLISH), ("it", ITALIAN)],
        rulebook: &[("en", RULES), ("it", RULES_IT)],
        content: &[],
        looks: &Looks::PLAIN,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = Take;
    type Card = Nothing;

    fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
        Sticks { left: 10, turn: Seat(0) }
    }

    fn attach(&mut self, _: &Shared<()>) {}

    /// A1 · One turn.
    fn step(&mut self, table: &mut Table<Self>) -> Play {
        let count = table.ask(self.turn).about("how-many", "A1").pick(1..=self.left.min(3), Take)?;
        self.left -= count;
        table.log("A1", || text!("takes", who = self.turn, count = count));
        self.turn = self.turn.next(2);
        Ok(())
    }

    /// A2 · Whoever took the last one has won.
    fn outcome(&self) -> Option<Outcome> {
        let winner = self.turn.next(2);
        (self.left == 0).then(|| Outcome::won(2, winner, text!("won", who = winner)))
    }

    fn seats(&self) -> usize {
        2
    }

    fn length(&self) -> u32 {
        u32::from(10 - self.left.min(10))
    }

    fn invariants(&self) -> Result<(), String> {
        if self.left <= 10 { Ok(()) } else { Err("there are more than ten sticks".to_owned()) }
    }
}

impl Notate for Sticks {
    const NOTATIONS: &'static [&'static str] = &["take #"];

    fn notate(&self, _: Seat, Take(count): Take) -> String {
        format!("take {count}")
    }

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl Present for Sticks {
    fn scene(&self, _: Viewer) -> Scene {
        let going_on = self.outcome().is_none();
        let seats = Seat::first(2)
            .map(|seat| SeatLine::new(seat, text!("table-seat", who = seat)).acting(going_on && seat == self.turn));
        let left = Line::new(text!("left", count = self.left));
        Scene::new("sticks").seats(seats).zone(Zone::new("sticks", Area::Board).part(vec![left]))
    }

    fn describe(&self, _: Seat, Take(count): Take) -> Label {
        Label::new(text!("take", count = count), "A1")
    }
}

impl Judge for Sticks {
    /// Whoever leaves a multiple of four wins in the end.
    fn appraise(&self, seat: Seat) -> f32 {
        let to_move_wins = self.left % 4 != 0;
        f32::from(u8::from(to_move_wins == (seat == self.turn)))
    }

    /// Nothing is hidden.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Study for Sticks {}
