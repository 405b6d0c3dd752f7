//! Ledgers, streets, courses and what is due on a track, as plain text, and what is wrong with pictures that do not exist.

use table::looks::{Looks, Picture};
use table::scene::plain::plain;
use table::scene::{
    Area, Course, Entry, Grid, Ledger, Line, Map, Notch, Part, Piece, Place, PlaceShape, Point, Reach, Ruler, Scene,
    Spot, Stretch, Token, Tone, Track, Value, Zone,
};
use table::words::Source;
use table::{Lang, Text, Words};

fn words() -> Words {
    Words::new([Source::new("en", Lang::En, "title = Town"), Source::new("it", Lang::It, "title = Città")]).unwrap()
}

fn scene(part: impl Into<Part>) -> Scene {
    Scene::new("title").zone(Zone::new("zone", Area::Board).part(part))
}

fn told(part: impl Into<Part>) -> String {
    plain(&scene(part), &words().reader(Lang::En, None, &()), 100)
}

fn said(words: &'static str) -> Text {
    Text::plain(words)
}

#[test]
fn a_ledger_tells_each_figure_with_its_head_and_what_is_said_below() {
    let heads = [Value::word(said("speed")), Value::word(said("health"))];
    let faun = Entry::new(said("Faun"), [4, 2]).note(said("2, troop")).lines([Line::new(said("Goes for Anna."))]);
    let told = told(Ledger::new(said("Enemies"), heads).entry(faun));
    assert!(told.contains("Faun (2, troop): speed 4 · health 2\n"), "{told}");
    assert!(told.contains("  Goes for Anna."), "{told}");
}

#[test]
fn a_street_tells_who_is_inside_and_who_has_room() {
    let house = |id: &'static str| Place::new(id, PlaceShape::Front, said("Baths"), Point::new(100, 100));
    let guest = Token::new(said("Anna"));
    let told =
        told(Map::new("street", 400).place(house("baths").rooms(2u8).token(guest)).place(house("shut").rooms(0u8)));
    assert!(told.contains("Baths: Anna · 1 of 2 places free"), "{told}");
    assert!(told.contains("nobody has room here"), "{told}");
}

#[test]
fn a_course_names_its_places_and_a_tile_that_nobody_visited_says_so() {
    let tile = |id: &'static str, name, x| Place::new(id, PlaceShape::Tile, said(name), Point::new(x, 100));
    let map = Map::new("chart", 400).place(tile("a", "Reef", 100)).place(tile("b", "Bay", 300).faint(true));
    let course = Course::new(said("Hunt"), ["b", "a"].map(Spot::from));
    let told = told(map.course(course));
    assert!(told.contains("Hunt: Bay, Reef"), "{told}");
    assert!(told.contains("Bay: not yet visited") && !told.contains("Reef: not"), "{told}");
}

#[test]
fn a_track_tells_what_is_due_and_a_ruler_begins_where_it_begins() {
    let day = |n: &'static str| Notch::new(said(n));
    let track = Track::new("days", said("Days"), [day("1"), day("2").sign(Token::new(said("battle")))]).now(0u16);
    assert!(told(track).contains("Days: [1] 2 (battle)"));
    let ruler = Ruler::new(said("Terms"), 1, 2).from(-2).bands([Stretch::new(said("good"), Tone::Good, 1, 2)]);
    assert!(told(ruler).contains("Terms: -2 -1 0 · good [1] 2"));
}

#[test]
fn a_picture_that_the_game_does_not_have_is_a_fault() {
    const LOOKS: Looks = Looks {
        pictures: &[Picture::new("ship", r#"<svg viewBox="0 0 60 40"><path d="M0 0"/></svg>"#)],
        ..Looks::PLAIN
    };
    assert_eq!(LOOKS.faults(), Vec::<String>::new());
    assert_eq!(LOOKS.picture("ship").map(|ship| ship.size()), Some((60, 40)));
    let place = Place::new("sea", PlaceShape::Disc, said("Sea"), Point::new(10, 10));
    let map = |picture: &'static str| {
        Map::new("chart", 100).place(place.clone()).piece(Piece::disc("argo", said("Argo"), "sea").picture(picture))
    };
    assert!(scene(map("ship")).unknown(&LOOKS.known()).is_empty());
    let faults = scene(map("shp")).unknown(&LOOKS.known());
    assert!(faults.iter().any(|fault| fault.contains("there is no picture `shp`; did you mean `ship`?")), "{faults:?}");
}

#[test]
fn a_cost_outside_the_board_and_an_hour_beyond_the_last_are_faults() {
    let reach = Reach::new(["A1".parse().unwrap()]).cost("A9".parse().unwrap(), 3);
    let faults = scene(Grid::new("board", 3, 3).reach(reach)).faults();
    assert!(faults.iter().any(|fault| fault.contains("A9 is not on")), "{faults:?}");
    let clock = Track::numbered("clock", said("Clock"), 12).clock().inner([Notch::new(said("1"))]).inner_now(1u16);
    let faults = scene(clock).faults();
    assert!(faults.iter().any(|fault| fault.contains("inner ring")), "{faults:?}");
}
