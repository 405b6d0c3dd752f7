use super::*;
use crate::looks::{Ground, NamedTone};
use crate::{Looks, text};

fn board(part: impl Into<Part>) -> Scene {
    Scene::new("title").zone(Zone::new("zone", Area::Board).part(part))
}

fn back() -> Card {
    Card::down("card-1", Back::new("deck").icon("chaos"))
}

#[test]
fn options_can_point_at_every_thing_and_every_cell() {
    let piece = Piece::helm("titan-1", "name", Cell::new(1, 1));
    let scene = board(Grid::new("board", 2, 2).piece(piece));
    let spots: Vec<String> = scene.spots().iter().map(Spot::to_string).collect();
    assert_eq!(spots, ["zone", "board-A1", "board-A2", "board-B1", "board-B2", "board", "titan-1"]);
    assert_eq!(scene.faults(), Vec::<String>::new());
}

#[test]
fn names_are_told_once_and_properly() {
    let scene = board(Cards::row([back(), back(), Card::down("två kort", Back::new("deck"))]));
    assert_eq!(scene.faults(), ["two things are called “card-1”", "“två kort” is no proper name for a thing"]);
}

#[test]
fn icons_tones_and_grounds_are_those_that_the_game_brings_or_everybody_has() {
    const LOOKS: Looks = Looks {
        icons: r#"<svg><symbol id="griffin" viewBox="0 0 24 24"></symbol></svg>"#,
        tones: &[NamedTone::new("tide", 0, 0)],
        grounds: &[Ground::plain("reef", '~')],
        ..Looks::PLAIN
    };
    let slot = Slot::filled("name").emblem("grifin").tone("tiede");
    let face = CardFace::new("title").kind_icon("fire").slots(Slots::new([slot]));
    let scene = board(Sheet::new("sheet", "name").part(Cards::row([Card::up("card", face)])));
    let unknown = |scene: &Scene| scene.unknown(&LOOKS.known()).into_iter().collect::<Vec<String>>();
    assert_eq!(
        unknown(&scene),
        ["there is no icon `grifin`; did you mean `griffin`?", "there is no tone `tiede`; did you mean `tide`?"]
    );
    let ground = |kind| board(Grid::new("board", 2, 2).patch(Patch::new(kind, "name", [Cell::new(0, 0)])));
    assert_eq!(unknown(&ground("reef")), Vec::<String>::new());
    assert_eq!(unknown(&ground("reff")), ["there is no ground `reff`; did you mean `reef`?"]);
}

#[test]
fn what_stands_outside_a_grid_is_a_fault() {
    let foe = Piece::foe("foe", "bull", Cell::new(1, 1)).footprint(Footprint::square(2));
    let grid = Grid::new("board", 3, 2)
        .patch(Patch::new("city", "city", [Cell::new(0, 3)]))
        .reach(Reach::new([Cell::new(5, 0)]).mark(Cell::new(0, 9), "axe", "strike"))
        .walls([Wall::new(Cell::new(2, 0), Side::North)])
        .sight(Sight { name: text!("sight"), from: Corner::new(2, 3), to: Corner::new(3, 0) })
        .front(Front { name: text!("front"), side: Side::North, at: 3 })
        .piece(foe)
        .piece(Piece::pawn("pawn", "name", "zone"));
    let faults = board(grid).faults();
    let cells = ["A4", "C1", "F1", "A10", "C2", "C3"].map(|cell| format!("{cell} is not on “board”"));
    assert_eq!(faults[..6], cells);
    assert_eq!(faults[6], "corner 3, 0 is not on “board”");
    assert_eq!(faults[7], "a front after 3 lines is not on “board”");
    assert_eq!(faults[8..], ["“pawn” cannot stand where it does on “board”"]);
}

#[test]
fn what_is_outside_a_map_or_a_track_is_a_fault() {
    let map = Map::new("map", 600)
        .place(Place::new("a", PlaceShape::Disc, "a", Point::new(10, 601)))
        .place(Place::new("b", PlaceShape::Disc, "b", Point::new(10, 600)).band(0))
        .path("a", "c")
        .piece(Piece::pawn("pawn", "pawn", "b"))
        .piece(Piece::pawn("lost", "pawn", "map"));
    assert_eq!(
        board(map).faults(),
        [
            "“a” lies outside “map”",
            "the band of “b” does not exist",
            "“lost” cannot stand where it does on “map”",
            "there is no place “c”",
        ]
    );
    let track = Track::numbered("track", "round", 6).now(6u16).piece(Piece::disc("disc", "disc", Stand::Notch(6)));
    assert_eq!(
        board(track).faults(),
        ["“disc” cannot stand where it does on “track”", "“track” stands beyond its end"]
    );
}

#[test]
fn a_seat_shows_at_most_three_values() {
    let line = (0..4).fold(SeatLine::new(Seat(1), "name"), |line, n| line.value(Value::new("value", n)));
    assert_eq!(Scene::new("title").seat(line).faults(), ["seat 2 shows 4 values, and 3 is the most"]);
}

#[test]
fn every_text_is_found() {
    let line = Line::new("text").label("label").gate(Gate::new("chip", "rage", true).effect("effect"));
    let scene = board(vec![line]);
    let keys: Vec<&str> = scene.texts().iter().map(|text| text.key.as_ref()).collect();
    assert_eq!(keys, ["title", "label", "text", "chip", "effect"]);
}

#[test]
fn a_card_that_lies_face_down_says_nothing_of_its_face() {
    let written = serde_json::to_value(back()).unwrap();
    let face = &written["face"]["Down"];
    let fields: Vec<&String> = face.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["icon", "name", "tone"]);
}

#[test]
fn a_ring_comes_back_to_its_beginning() {
    let spots = ["a", "b", "c"].map(Spot::from);
    let ways: Vec<(String, String)> =
        Map::new("map", 1).ring(&spots).ways.iter().map(|way| (way.from.to_string(), way.to.to_string())).collect();
    assert_eq!(ways, [("a", "b"), ("b", "c"), ("c", "a")].map(|(a, b)| (a.to_string(), b.to_string())));
}

#[test]
fn points_on_an_ellipse_go_clockwise_from_the_bottom() {
    let on = |turn| Point::on_ellipse(Point::new(500, 300), 400, 200, turn);
    assert_eq!(
        [on(0), on(250), on(500), on(750)],
        [(500, 500), (100, 300), (500, 100), (900, 300)].map(|(x, y)| Point::new(x, y))
    );
}

#[test]
fn an_open_ended_ruler_knows_its_band_beyond_its_end() {
    let ruler = |now| {
        Ruler::new("danger", now, 10)
            .open_ended(true)
            .bands([Stretch::new("minor", "minor", 1, 9), Stretch::new("obol", "obol", 10, 10)])
    };
    let band = |now| ruler(now).band().map(|band| band.name.key.to_string());
    assert_eq!([band(0), band(9), band(13)], [None, Some("minor".into()), Some("obol".into())]);
}
