//! What occasions promise, each shown on a game of one rule. An ability is a number: from 50 on it may be left out, and two with the same last
//! digit have the same name. What was used is noted, and what was asked stands in the questions.

use crate::sandbox::{Rule, Sandbox};
use table::triggers::{Found, Occasion, Used, in_turns, resolve};
use table::{Answer, AnsweredBy, Form, Play, Seat, Table};

const PASS: u8 = 0;

/// The abilities that are there, and how this occasion differs from the plain one.
#[derive(Default)]
struct Plain {
    abilities: &'static [u8],
    /// Only one of a name is used.
    once_a_name: bool,
    /// The order of compulsory ones does not matter.
    commutes: bool,
    /// It is over when this has been used.
    last: Option<u8>,
}

type Game<R> = Sandbox<R>;

impl<R: Rule> Occasion<Game<R>> for Plain {
    type Use = u8;

    /// Using 51 makes 61 possible, and 9 if that was not there.
    fn gather(&self, game: &Game<R>) -> Found<u8> {
        let mut found = Found::from_slice(self.abilities);
        if game.notes.iter().any(|note| note == "use 51") {
            found.extend([61, 9]);
        }
        found
    }

    fn is_spent(&self, _: &Game<R>, used: &[u8], one: u8) -> bool {
        used.contains(&one) || self.once_a_name && used.iter().any(|other| other % 10 == one % 10)
    }

    fn is_voluntary(&self, _: &Game<R>, one: u8) -> bool {
        one >= 50
    }

    fn commutes(&self, _: &Game<R>, _: u8) -> bool {
        self.commutes
    }

    fn ask_first(&self, _: &mut Game<R>, table: &mut Table<Game<R>>, several: &[u8]) -> Play<u8> {
        table.ask(Seat(0)).one(several)
    }

    fn ask_next(&self, _: &mut Game<R>, table: &mut Table<Game<R>>, found: &[u8]) -> Play<Option<u8>> {
        let options: Vec<u8> = std::iter::once(PASS).chain(found.iter().copied()).collect();
        let chosen = table.ask(Seat(1)).window().one(&options)?;
        Ok(Some(chosen).filter(|chosen| *chosen != PASS))
    }

    /// 55 uses up 65 with it.
    fn take(&mut self, game: &mut Game<R>, _: &mut Table<Game<R>>, one: u8, used: &mut Used<u8>) -> Play {
        game.note(&format!("use {one}"));
        if one == 55 {
            used.push(65);
        }
        Ok(())
    }

    fn is_over(&self, game: &Game<R>) -> bool {
        self.last.is_some_and(|last| game.notes.contains(&format!("use {last}")))
    }
}

/// Plays a rule with these answers: what was noted, and what was offered each time.
fn play<R: Rule>(answers: &[u8]) -> (Vec<String>, Vec<Vec<u8>>) {
    let mut world = crate::sandbox::start::<R>().expect("it starts");
    let mut offered = Vec::new();
    for answer in answers {
        let question = world.question().expect("somebody is asked");
        let Form::One(options) = &question.form else { panic!("one of several is asked for") };
        offered.push(options.to_vec());
        let seat = question.asked.seats().iter().next().expect("a seat");
        world.answer(seat, Answer::One(*answer), AnsweredBy::Bot, &mut ()).expect("the answer is offered");
    }
    assert!(world.question().is_none(), "nobody is asked any more");
    (world.checkpoint().notes.clone(), offered)
}

macro_rules! rule {
    ($name:ident, $occasion:expr) => {
        struct $name;
        impl Rule for $name {
            fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
                resolve(game, table, &mut $occasion, &mut Used::new())
            }
        }
    };
}

rule!(OneCompulsory, Plain { abilities: &[3, 50], ..Plain::default() });

#[test]
fn what_is_compulsory_happens_first_and_a_single_one_without_a_question() {
    let (notes, offered) = play::<OneCompulsory>(&[PASS]);
    assert_eq!(notes, ["use 3"]);
    assert_eq!(offered, [[PASS, 50]]);
}

rule!(InOrder, Plain { abilities: &[1, 2, 3], ..Plain::default() });

#[test]
fn the_order_of_several_compulsory_ones_is_asked_for() {
    let (notes, offered) = play::<InOrder>(&[2, 3]);
    assert_eq!(notes, ["use 2", "use 3", "use 1"]);
    assert_eq!(offered, [vec![1, 2, 3], vec![1, 3]], "the last needs no question");
}

rule!(AnyOrder, Plain { abilities: &[1, 2, 3], commutes: true, ..Plain::default() });

#[test]
fn where_the_order_does_not_matter_nobody_is_asked() {
    assert_eq!(play::<AnyOrder>(&[]).0, ["use 1", "use 2", "use 3"]);
}

rule!(Voluntary, Plain { abilities: &[50, 52, 53], ..Plain::default() });

#[test]
fn each_voluntary_one_is_used_at_most_once_until_somebody_passes() {
    let (notes, offered) = play::<Voluntary>(&[52, 50, PASS]);
    assert_eq!(notes, ["use 52", "use 50"]);
    assert_eq!(offered, [vec![PASS, 50, 52, 53], vec![PASS, 50, 53], vec![PASS, 53]]);
    assert_eq!(play::<Voluntary>(&[50, 52, 53]).0.len(), 3, "when nothing is left, nobody passes");
}

rule!(Grows, Plain { abilities: &[51], ..Plain::default() });

#[test]
fn what_an_ability_makes_possible_is_found_and_what_it_compels_comes_at_once() {
    let (notes, offered) = play::<Grows>(&[51, 61]);
    assert_eq!(notes, ["use 51", "use 9", "use 61"]);
    assert_eq!(offered, [[PASS, 51], [PASS, 61]]);
}

rule!(OfAName, Plain { abilities: &[50, 60, 53], once_a_name: true, ..Plain::default() });

#[test]
fn one_of_a_name_spends_the_others() {
    let (notes, offered) = play::<OfAName>(&[60, 53]);
    assert_eq!(notes, ["use 60", "use 53"]);
    assert_eq!(offered, [vec![PASS, 50, 60, 53], vec![PASS, 53]]);
}

rule!(UsesUp, Plain { abilities: &[55, 65, 66], ..Plain::default() });

#[test]
fn what_is_used_up_with_another_is_not_offered_again() {
    let (notes, offered) = play::<UsesUp>(&[55, PASS]);
    assert_eq!(notes, ["use 55"]);
    assert_eq!(offered[1], [PASS, 66]);
}

rule!(Ends, Plain { abilities: &[50, 51, 52], last: Some(52), ..Plain::default() });

#[test]
fn when_the_occasion_is_over_nothing_more_is_used() {
    assert_eq!(play::<Ends>(&[50, 52]).0, ["use 50", "use 52"]);
}

struct TwoParts;
impl Rule for TwoParts {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        let mut used = Used::new();
        resolve(game, table, &mut Plain { abilities: &[3], ..Plain::default() }, &mut used)?;
        resolve(game, table, &mut Plain { abilities: &[3, 4], ..Plain::default() }, &mut used)
    }
}

#[test]
fn parts_of_one_occasion_share_what_was_used() {
    assert_eq!(play::<TwoParts>(&[]).0, ["use 3", "use 4"]);
}

/// Both seats in turn say 1, 2 or pass; a 2 closes the window.
struct InTurns;
impl Rule for InTurns {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        let next = |_: &Sandbox<Self>, seat: Seat| Seat(1 - seat.0);
        let is_over = |game: &Sandbox<Self>| game.notes.iter().any(|note| note.ends_with('2'));
        in_turns(game, table, 2, Seat(1), next, is_over, |game, table, seat| {
            let said = table.ask(seat).window().one(&[PASS, 1, 2])?;
            game.note(&format!("{} says {said}", seat.0));
            Ok(said != PASS)
        })
    }
}

#[test]
fn seats_act_in_turn_until_all_have_passed_in_a_row() {
    let (notes, _) = play::<InTurns>(&[PASS, 1, PASS, PASS]);
    assert_eq!(notes, ["1 says 0", "0 says 1", "1 says 0", "0 says 0"]);
}

#[test]
fn a_window_that_closes_asks_nobody_else() {
    assert_eq!(play::<InTurns>(&[2]).0, ["1 says 2"]);
}
