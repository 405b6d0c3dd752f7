//! The rules of connect four, one by one.

use connect_four::board::{Board, COLUMNS, ROWS};
use connect_four::{ConnectFour, Drop};
use table::rulebook::{Books, coverage, test_names};
use table::{Answer, AnsweredBy, Chance, Form, NoOptions, Refusal, Rules, RunMode, Seat, Seed, Shared, World};

/// Plays these columns, counted from 1, one after another, and says how the last one went.
fn play(columns: &str) -> (World<ConnectFour>, Result<(), Refusal>) {
    let game = ConnectFour::new(&Shared::new(()), &NoOptions {}, 2);
    let mut world = World::start(game, Chance::new(Seed::Quick(1)), RunMode::FULL, &mut ()).unwrap();
    let mut last = Ok(());
    for (n, column) in columns.chars().filter(|c| !c.is_whitespace()).enumerate() {
        let drop = Drop(column.to_digit(10).unwrap() as u8 - 1);
        last = world.answer(Seat((n % 2) as u8), Answer::One(drop), AnsweredBy::Person, &mut ());
    }
    (world, last)
}

/// The columns offered, counted from 1.
fn offered(world: &World<ConnectFour>) -> String {
    let Some(Form::One(drops)) = world.question().map(|question| &question.form) else {
        return String::new();
    };
    drops.iter().map(|Drop(column)| (column + 1).to_string()).collect()
}

/// A board drawn from the top row down: `x` for the first seat, `o` for the second.
fn board(rows: &str) -> Board {
    let mut board = Board::default();
    for row in rows.split_whitespace().rev() {
        for (column, disc) in row.chars().enumerate().filter(|(_, disc)| *disc != '.') {
            board.drop(Seat(u8::from(disc == 'o')), column as u8);
        }
    }
    board
}

fn won(columns: &str) -> Option<Seat> {
    let outcome = play(columns).0.now().outcome()?;
    outcome.results.iter().find(|(_, result)| **result == 1.0).map(|(seat, _)| seat)
}

#[test]
fn a1_the_board_has_seven_columns_of_six() {
    assert_eq!((COLUMNS, ROWS), (7, 6));
    assert_eq!(offered(&play("").0), "1234567");
}

#[test]
fn a2_a_disc_falls_to_the_lowest_free_cell() {
    let drawn = board("o......  x......");
    assert_eq!((drawn.disc(0, 0), drawn.disc(0, 1), drawn.disc(0, 2)), (Some(Seat(0)), Some(Seat(1)), None));
    assert_eq!(drawn.height(0), 2);
}

#[test]
fn a2_a_full_column_takes_no_more_discs() {
    let (world, _) = play("111111");
    assert_eq!(offered(&world), "234567");
    let (world, refused) = play("1111111");
    assert!(matches!(refused, Err(Refusal::NotOffered(_))));
    assert_eq!(world.now(), play("111111").0.now(), "a refused answer changes nothing");
}

#[test]
fn a3_a_line_is_four_upright_level_or_slanting() {
    for (drawn, expected) in [
        ("x...... x...... x...... x......", true),
        ("...xxxx", true),
        ("...x... ..xo... .xoo... xooo...", true),
        ("x...... ox..... oox.... ooox...", true),
        ("x...... x...... x......", false),
        ("xxx.x..", false),
    ] {
        assert_eq!(board(drawn).has_four(Seat(0)), expected, "{drawn}");
    }
}

#[test]
fn a3_a_line_does_not_run_from_one_column_into_the_next() {
    let drawn = board("x...... x...... x...... o...... o...... o......");
    let mut with_foot = drawn;
    with_foot.drop(Seat(0), 1);
    assert!(!with_foot.has_four(Seat(0)));
}

#[test]
fn b1_the_seats_take_turns_and_the_first_begins() {
    let (world, refused) = play("4");
    assert!(refused.is_ok());
    let mut world = world;
    let out_of_turn = world.answer(Seat(0), Answer::One(Drop(0)), AnsweredBy::Person, &mut ());
    assert_eq!(out_of_turn, Err(Refusal::NotYou));
}

#[test]
fn c1_whoever_fills_a_line_wins_at_once() {
    assert_eq!(won("1212121"), Some(Seat(0)));
    assert_eq!(won("17171727"), Some(Seat(1)), "the second seat wins in column 7");
    assert_eq!(won("121212"), None, "three in line are not enough");
    assert!(play("1212121").0.question().is_none());
}

#[test]
fn c2_a_full_board_without_a_line_is_a_draw() {
    let columns = "442761225377252342545563474175371666631311";
    let (world, last) = play(columns);
    assert_eq!(last, Err(Refusal::NothingAsked), "the last disc has only one place and drops by itself");
    let outcome = world.now().outcome().expect("the board is full");
    assert_eq!(outcome.results.values().copied().collect::<Vec<_>>(), [0.5, 0.5]);
}

#[test]
fn every_rule_has_a_test_and_both_languages_agree() {
    let books = Books::of(ConnectFour::ABOUT.rulebook).expect("both rulebooks can be read");
    let names = test_names(include_str!("rules.rs"));
    let names: Vec<&str> = names.iter().map(String::as_str).filter(|name| !name.starts_with("every")).collect();
    assert_eq!(coverage(books.get("en"), &names), Vec::<String>::new());
}
