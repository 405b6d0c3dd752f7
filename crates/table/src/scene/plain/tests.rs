use super::*;
use crate::scene::odds::{BarShow, DieShow};
use crate::scene::{Amount, Area, Cell, Chance, Grid, Line, Odds, Piece, Reach, Track, Value};
use crate::words::Source;
use crate::{Lang, Seat, SeatMap, Text, Words, text};

const EN: &str = "
four = Connect four
gain = ECO
long = A line that is rather longer than the narrow page it must be written on
metal = for metal
hits = Hits
";
const IT: &str = "
four = Forza quattro
gain = ECO
long = Una riga che è ben più lunga della pagina stretta sulla quale va scritta
metal = per il metallo
hits = Colpi
";

fn words() -> Words {
    Words::new([Source::new("en.ftl", Lang::En, EN), Source::new("it.ftl", Lang::It, IT)]).unwrap()
}

fn written(scene: &Scene, width: usize) -> String {
    let names: SeatMap<String> = ["Anna", "Bruno"].map(String::from).into_iter().collect();
    plain(scene, &words().reader(Lang::En, Some(Seat(1)), &names), width)
}

fn board(part: impl Into<Part>) -> Scene {
    Scene::new("four").zone(Zone::new("zone", Area::Board).part(part))
}

#[test]
fn connect_four_is_drawn_small() {
    let columns = [3, 3, 2, 3, 4, 3, 0];
    let mut heights = [0u8; 7];
    let discs = columns.iter().enumerate().map(|(n, column)| {
        let seat = Seat(n as u8 % 2);
        let cell = Cell::new(heights[*column as usize], *column);
        heights[*column as usize] += 1;
        Piece::disc(format!("disc-{n}"), text!("table-seat", who = seat), cell).tone(seat)
    });
    let grid = Grid::new("board", 7, 6).pieces(discs.collect::<Vec<_>>());
    let expected = "\
Connect four

   1 2 3 4 5 6 7
 F · · · · · · ·  F
 E · · · · · · ·  E
 D · · · ○ · · ·  D
 C · · · ○ · · ·  C
 B · · · ○ · · ·  B
 A ● · ● ● ● · ·  A
   1 2 3 4 5 6 7
● Anna   ○ you
";
    assert_eq!(written(&board(grid), 80), expected);
}

#[test]
fn no_line_is_longer_than_the_page() {
    let scene = board(vec![Line::new("long"), Line::new("long")]);
    for width in [24, 31, 40, 80] {
        let written = written(&scene, width);
        assert!(written.lines().all(|line| line.chars().count() <= width), "{written}");
        assert_eq!(written.split_whitespace().filter(|word| *word == "page").count(), 2);
    }
}

#[test]
fn a_grid_that_does_not_fit_is_told_in_words() {
    let grid = Grid::new("board", 20, 2).reach(Reach::new([Cell::new(1, 6)]));
    let told = written(&board(grid), 50);
    assert!(told.contains("The board has 20 columns and 2 rows"), "{told}");
    assert!(told.contains("+ one space in reach: B7"), "{told}");
}

#[test]
fn a_track_shows_where_it_stands() {
    let track = Track::numbered("round", Text::plain("Round"), 4).now(2u16);
    assert!(written(&board(track), 80).contains("\nRound: 1 2 [3] 4\n"));
}

#[test]
fn odds_are_told_with_their_figures() {
    let shown = Odds::new(Chance::new(8, 12))
        .roll(Text::plain("d12"))
        .term(Value::new("metal", Amount::Signed(1)))
        .show(DieShow::from_least(12, 5).name(Text::plain("Silver")))
        .show(DieShow::from_least(12, 13))
        .show(BarShow::new("hits").bar(Text::plain("0"), Chance::new(1, 8), false).bar(
            Text::plain("1"),
            Chance::new(7, 8),
            true,
        ));
    let expected =
        "67% · d12 · +1 for metal\n  Silver: 67% · wins with 5–12\n  0% · never wins\n  Hits: 0: 13% · 1: 88%\n";
    assert_eq!(odds(&shown, &words().reader(Lang::En, None, &()), 80), expected);
}
