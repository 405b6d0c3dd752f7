//! B4 · The primordial moves.

use super::b3::performs;
use super::*;
use crate::choice::Choice;
use crate::geometry::{Axis, Direction};
use crate::pack::schema::{Destination, Facing};
use crate::state::Place;
use table::scene::{Mark, Side, Spot};

pub fn corner(game: &Odyssey) -> String {
    game.primordial.footprint.corner.to_string()
}

/// The primordial on this space goes towards the first titan on that one.
#[track_caller]
fn approach(from: &'static str, to: &'static str, spaces: u8, near: u8) -> Script<Odyssey> {
    let field = field("1").titan(1, |titan| titan.place = Place::On(space(to)));
    let field = field.change(|game| game.primordial.footprint.corner = space(from));
    prove(field, move |game, table| game.approach(table, ONE, spaces, near).map(drop))
}

#[test]
fn b4_1_it_stops_as_soon_as_it_is_near_enough() {
    approach("A10", "B3", 20, 1).rests().check(|game| assert_eq!(corner(game), "A4"));
    approach("A10", "B3", 20, 4).check(|game| assert_eq!(corner(game), "A7"));
    approach("A10", "B3", 2, 1).check(|game| assert_eq!(corner(game), "A8", "as near as it can"));
    approach("A10", "B8", 6, 4).check(|game| assert_eq!(corner(game), "A10", "near enough already"));
}

#[test]
fn b4_2_b5_15_5_b5_16_1_a_target_beyond_reach_is_not_attacked_and_the_after_attack_part_follows() {
    let far = field("1").change(|game| game.primordial.footprint.corner = space("A10"));
    performs(far.titan(1, |titan| titan.place = Place::On(space("A1"))), "hundred").check(|game| {
        assert_eq!(game.phase, Phase::StartOfBattle, "nobody is in range: it looks for its routine");
    });
    let seen = field("1").change(|game| game.primordial.footprint.corner = space("A12"));
    performs(seen, "hook").logs("log-foe-moves; log-out-of-reach").check(|game| {
        assert_eq!((corner(game), game.titan(ONE).attacked), ("A6".to_owned(), true));
        assert_eq!(place(game, ONE).as_deref(), Some("A1"), "a knockback needs reach");
    });
}

#[test]
fn b4_4_b4_5_b33_4_it_moves_in_a_zig_zag_until_a_straight_line_is_left() {
    approach("G10", "L14", 6, 1)
        .asks("1 2 3 4: ask-first-axis")
        .concerns("1")
        .offers("horizontal; vertical")
        .answers("2: horizontal")
        .check(|game| assert_eq!(corner(game), "J13"));
    approach("G10", "L14", 3, 1).answers("2: horizontal").check(|game| assert_eq!(corner(game), "H12"));
    approach("G10", "L14", 3, 1).answers("2: vertical").check(|game| assert_eq!(corner(game), "I11"));
}

/// G1.7 · Nobody answers for the primordial before seeing where it would go.
#[test]
fn b4_6_each_way_to_the_centre_is_drawn_before_one_is_chosen() {
    let corner = |at: &str| field(".......1\n..2.....").change(|game| game.primordial.footprint.corner = space(at));
    let asked = prove(corner("C3"), |game, table| game.primordial_moves_to(table, Destination::Centre, ABOUT_ONE))
        .asks("1 2 3 4: ask-first-axis");
    for axis in [Axis::Horizontal, Axis::Vertical] {
        let label = Choice::Along(axis).describe(asked.state());
        let path = label.preview.iter().find_map(|mark| match mark {
            Mark::Path { stops, .. } => Some(stops),
            _ => None,
        });
        let stops = path.unwrap_or_else(|| panic!("{axis:?} draws no path"));
        assert_eq!(stops.len(), 12, "seven columns and four rows from C3 to G10, and where it stands");
        assert_eq!(stops.last(), Some(&Spot::cell("board", crate::scene::cell(space("G10")))));
    }
    let past = prove(corner("A1"), |game, table| game.primordial_moves_to(table, Destination::Centre, ABOUT_ONE));
    past.asks("1 2 3 4: ask-first-axis").concerns("2");
}

#[test]
fn b4_6_it_moves_to_the_centre_or_the_nearest_edge() {
    let moves = |to: Destination| {
        let field = field("1").change(|game| game.primordial.footprint.corner = space("D10"));
        prove(field, move |game, table| game.primordial_moves_to(table, to, ABOUT_ONE))
    };
    moves(Destination::Centre).rests().check(|game| assert_eq!(corner(game), "G10"));
    moves(Destination::NearestEdge).check(|game| assert_eq!(corner(game), "A10"));
}

#[test]
fn b4_7_a_destructible_tile_is_destroyed_on_entry_and_a_reinforced_one_turned_over_once() {
    let through = |kind: &'static str| {
        let field = field("1").tile(kind, "A5", 0).change(|game| game.primordial.footprint.corner = space("A10"));
        prove(field, |game, table| game.approach(table, ONE, 20, 1).map(drop))
    };
    through("hedge").check(|game| assert_eq!(game.board.tiles().count(), 0));
    through("monolith").check(|game| assert_eq!(game.board.tiles().count(), 1, "indestructible ground stays"));
    through("town").check(|game| {
        let kinds: Vec<_> = game.board.tiles().map(|(_, tile)| game.pack.terrain(tile.kind).slug.to_string()).collect();
        assert_eq!(kinds, ["ruins"], "five steps over it are one entry");
    });
}

#[test]
fn b4_8_a_titan_that_is_newly_covered_suffers_crash_once() {
    let field = field("1..2.....PP\n.........PP");
    prove(field, |game, table| game.approach(table, ONE, 20, 1).map(drop)).check(|game| {
        assert_eq!(corner(game), "A2");
        assert_eq!((game.titan(TWO).stats[0], game.titan(TWO).is_down()), (1, true));
        assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).is_down()), (0, false), "it was not reached");
    });
}

/// The primordial stops where the second titan stands.
fn stops_on(field: Field) -> Script<Odyssey> {
    prove(field, |game, table| game.primordial_stops(table))
}

#[test]
fn b4_9_b4_11_who_is_under_it_where_it_stops_is_thrown_out_the_shortest_way() {
    let under = field("........\n........\n...PP...\n...PP...").titan(2, |titan| titan.place = Place::On(space("B4")));
    stops_on(under)
        .asks("2: ask-way-out")
        .offers("north; west")
        .refuses("east; south")
        .answers("2: north")
        .check(|game| assert_eq!(place(game, TWO).as_deref(), Some("G4"), "five spaces from where it stood"));
}

#[test]
fn b4_11_without_a_way_out_it_is_squeezed_out_or_dies() {
    let cornered = || field("M..\nPP.\nPPM").titan(2, |titan| titan.place = Place::On(space("A1")));
    stops_on(cornered())
        .asks("2: ask-displace")
        .offers("at B3; at C2")
        .answers("2: at C2")
        .check(|game| assert_eq!(place(game, TWO).as_deref(), Some("C2")));
    let shut_in = field("MM.\nPPM\nPPM").titan(2, |titan| titan.place = Place::On(space("A1")));
    stops_on(shut_in.titan(1, |titan| titan.place = Place::On(space("F6"))))
        .check(|game| assert!(!game.titan(TWO).is_alive()));
}

#[test]
fn b4_12_at_the_edge_it_goes_on_where_fewer_titans_are() {
    let straight = |picture: &str| {
        prove(field(picture), |game, table| game.primordial_moves_to(table, Destination::Straight(4), ABOUT_ONE))
    };
    straight("1......\n.......\n..PP...\n..PP...\n.......\n.......")
        .check(|game| assert_eq!(corner(game), "A1", "two spaces west and two away from the titan"));
    straight(".......\n..PP...\n..PP...\n......1").check(|game| assert_eq!(corner(game), "D1"));
    straight("...1...\n..PP...\n..PP...\n...2...")
        .asks("1 2 3 4: ask-along-edge")
        .answers("1: north")
        .check(|game| assert_eq!(corner(game), "D1"));
    straight("...1\n.PP.\n.PP.").check(|game| assert_eq!(corner(game), "D1", "south has no room"));
}

/// G1.7 · As for the first axis: where it ends is seen before.
#[test]
fn b4_12_each_way_along_the_edge_is_drawn_before_one_is_chosen() {
    let asked = prove(field("...1...\n..PP...\n..PP...\n...2..."), |game, table| {
        game.primordial_moves_to(table, Destination::Straight(4), ABOUT_ONE)
    })
    .asks("1 2 3 4: ask-along-edge");
    for (way, over) in [(Direction::North, ["B1", "C1", "D1"].as_slice()), (Direction::South, &["B1", "A1"])] {
        let label = Choice::Face(way).describe(asked.state());
        let path = label.preview.iter().find_map(|mark| match mark {
            Mark::Path { stops, .. } => Some(stops.clone()),
            _ => None,
        });
        let over: Vec<Spot> = over.iter().map(|at| Spot::cell("board", crate::scene::cell(space(at)))).collect();
        assert_eq!(path, Some(over), "{way:?}");
    }
}

/// G1.7 · Nobody turns the primordial without seeing which way it would look.
#[test]
fn b4_14_each_facing_is_drawn_before_one_is_chosen() {
    let field = field("1").titan(1, |titan| titan.place = Place::On(space("J13")));
    let field = field.change(|game| game.primordial.footprint.corner = space("G10")).facing(Direction::South);
    let asked = prove(field, |game, table| game.primordial_faces(table, ONE)).asks("1 2 3 4: ask-facing");
    let label = Choice::Face(Direction::East).describe(asked.state());
    let looks = |mark: &Mark| matches!(mark, Mark::Ghost { facing: Some(Side::East), .. });
    assert!(label.preview.iter().any(looks), "{:?}", label.preview);
    assert_eq!(label.tag.map(|tag| tag.text.key.to_string()).as_deref(), Some("tag-front"));
}

#[test]
fn b4_14_it_faces_the_longer_way_and_among_equals_keeps_its_facing() {
    let faces = |at: &'static str, facing: Direction| {
        let field = field("1").titan(1, |titan| titan.place = Place::On(space(at)));
        let field = field.change(|game| game.primordial.footprint.corner = space("G10")).facing(facing);
        prove(field, |game, table| game.primordial_faces(table, ONE))
    };
    faces("L14", Direction::West).check(|game| assert_eq!(game.primordial.facing, Direction::North));
    faces("I16", Direction::West).check(|game| assert_eq!(game.primordial.facing, Direction::East));
    faces("G3", Direction::North).check(|game| assert_eq!(game.primordial.facing, Direction::West));
    faces("J13", Direction::North).check(|game| assert_eq!(game.primordial.facing, Direction::North));
    faces("J13", Direction::South)
        .asks("1 2 3 4: ask-facing")
        .concerns("1")
        .answers("1: east")
        .check(|game| assert_eq!(game.primordial.facing, Direction::East));
    let climbed = field("PP.\nPP.").titan(1, |titan| titan.place = Place::Vantage);
    prove(climbed, |game, table| game.primordial_faces(table, ONE))
        .check(|game| assert_eq!(game.primordial.facing, Direction::West, "it does not turn to a titan on it"));
}

#[test]
fn b4_15_it_does_not_turn_for_a_zone() {
    performs(field("PP1\nPP.").facing(Direction::West), "collapse")
        .rolls("evasion", [10, 10])
        .logs("log-zone")
        .check(|game| assert_eq!(game.primordial.facing, Direction::West));
}

#[test]
fn b4_16_it_turns_to_where_most_titans_are() {
    let turns = |picture: &str| {
        prove(field(picture).facing(Direction::North), |game, table| {
            game.primordial_turns(table, Facing::MostTitans, ABOUT_ONE)
        })
    };
    turns("PP1\nPP2\n3..").check(|game| assert_eq!(game.primordial.facing, Direction::East));
    turns("...1\nPP..\nPP..")
        .check(|game| assert_eq!(game.primordial.facing, Direction::North, "it keeps an equal one"));
}
