//! What each part promises, on small boards that are drawn or counted by hand.

use grid::{Direction, LARGEST_SHAPE, Point, Ray, Shape};

type Space = grid::Space<6, 5>;
type Spaces = grid::Spaces<6, 5>;
type Walls = grid::Walls<6, 5>;
type Footprint = grid::Footprint<6, 5>;
type Heights = grid::Heights<6, 5, 2>;
type Paths = grid::Paths<6, 5>;

fn space(written: &str) -> Space {
    let cell: table::scene::Cell = written.parse().expect("a space");
    Space::at(cell.row as i8, cell.col as i8).expect("on the board")
}

fn spaces(written: &str) -> Spaces {
    written.split_whitespace().map(space).collect()
}

#[test]
fn spaces_are_stored_as_rows_and_columns_and_sets_as_one_number_a_row() {
    assert_eq!(serde_json::to_string(&space("C5")).unwrap(), r#"{"row":2,"col":4}"#);
    let set = spaces("A1 A3 E6");
    assert_eq!(serde_json::to_string(&set).unwrap(), "[5,0,0,0,32]");
    assert_eq!(serde_json::from_str::<Spaces>("[5,0,0,0,32]").unwrap(), set);
    let mut walls = Walls::NONE;
    walls.insert(space("A2"), Direction::West);
    assert_eq!(serde_json::to_string(&walls).unwrap(), r#"{"north":[0,0,0,0,0],"east":[1,0,0,0,0]}"#);
    let large = Footprint::new(space("B2"), 2);
    assert_eq!(serde_json::to_string(&large).unwrap(), r#"{"corner":{"row":1,"col":1},"side":2}"#);
}

#[test]
fn what_is_not_on_the_board_cannot_be_read() {
    assert!(serde_json::from_str::<Space>(r#"{"row":4,"col":5}"#).is_ok());
    assert!(serde_json::from_str::<Space>(r#"{"row":5,"col":5}"#).is_err());
    assert!(serde_json::from_str::<Space>(r#"{"row":4,"col":6}"#).is_err());
    assert!(serde_json::from_str::<Spaces>("[64,0,0,0,0]").is_err(), "a column too many");
    assert!(serde_json::from_str::<Spaces>("[1,0,0,0]").is_err(), "a row too few");
    assert!(serde_json::from_str::<Spaces>("[1,0,0,0,0,0]").is_err(), "a row too many");
    assert_eq!(Space::at(4, 6), None);
    assert_eq!(Space::at(-1, 0), None);
}

#[test]
fn the_widest_board_has_all_its_columns() {
    type Wide = grid::Spaces<32, 32>;
    assert_eq!(Wide::ALL.len(), 1024);
    let last = grid::Space::<32, 32>::new(31, 31);
    assert_eq!(Wide::ALL.iter().last(), Some(last));
    assert_eq!(Wide::only(last).stepped(Direction::East), Wide::NONE);
    let corner = grid::Footprint::from(grid::Space::<32, 32>::new(0, 0));
    assert_eq!(corner.distance(&last.into()), 62);
    assert_eq!(corner.within(255).len(), 1023);
    assert_eq!(corner.zone(255).len(), 1023);
    let wall = Wide::only(grid::Space::new(31, 30));
    let blockers = grid::Blockers { obscuring: wall, walls: &grid::Walls::NONE };
    let row = |col: u8| grid::Footprint::from(grid::Space::<32, 32>::new(31, col));
    assert!(!blockers.sees(&row(31), &row(29)) && blockers.sees(&row(31), &grid::Space::new(30, 29).into()));
}

#[test]
fn a_large_miniature_is_placed_wherever_it_covers_the_space() {
    let places = |at: &str| Footprint::covering(space(at), 2).map(|place| place.corner).collect::<Vec<_>>();
    assert_eq!(places("B2"), [space("A1"), space("A2"), space("B1"), space("B2")]);
    assert_eq!(places("A6"), [space("A5")], "the corner of the board leaves one");
    let ground = Spaces::ALL - spaces("B2");
    assert!(!Footprint::new(space("A1"), 2).is_within(&ground) && Footprint::new(space("A3"), 2).is_within(&ground));
    assert!(!Footprint::new(space("E6"), 2).is_within(&Spaces::ALL), "not on the board");
}

#[test]
fn a_range_has_a_near_and_a_far_end() {
    let from = Footprint::from(space("C3"));
    assert_eq!(from.in_range(0..=0), spaces("C3"));
    assert_eq!(from.in_range(1..=1), from.around());
    assert_eq!(from.in_range(0..=2), from.within(2) | spaces("C3"));
    assert_eq!(from.in_range(2..=2), spaces("A3 B2 B4 C1 C5 D2 D4 E3"));
    let backwards = std::ops::RangeInclusive::new(3, 2);
    assert!(from.in_range(backwards).is_empty());
    assert_eq!(from.strip(Direction::East, 2), spaces("C4 C5"));
    assert_eq!(Footprint::new(space("B2"), 2).strip(Direction::South, 9), spaces("A2 A3"));
}

#[test]
fn heights_part_neighbours_and_hang_together() {
    let mut heights = Heights::FLAT;
    heights.set(&spaces("B2 B3 C2 E6"), 1);
    heights.set(&spaces("C3"), 2);
    assert_eq!(["A1", "B2", "C3"].map(|at| heights.of(space(at))), [0, 1, 2]);
    assert_eq!(heights.rise(space("A2"), space("C3")), 2);
    assert_eq!(heights.rise(space("C3"), space("C2")), -1);
    assert_eq!(heights.at(1), spaces("B2 B3 C2 E6"));
    assert_eq!(heights.above(0), spaces("B2 B3 C2 C3 E6"));
    assert_eq!(heights.plateau(space("B2")), spaces("B2 B3 C2"), "the other roof and the tower are their own");
    assert_eq!(heights.cliffs().around(&spaces("B2")), spaces("B3 C2"));
    assert_eq!(heights.cliffs().around(&spaces("A2")), spaces("A1 A3"));
    assert_eq!(heights.cliffs().around(&spaces("E6")), Spaces::NONE);
    heights.set(&spaces("C3"), 0);
    assert_eq!((heights.of(space("C3")), heights.above(1)), (0, Spaces::NONE));
    heights.set(&spaces("A1"), 9);
    assert_eq!(heights.of(space("A1")), 2, "no higher than the top");
    let stored = serde_json::to_string(&heights).unwrap();
    assert_eq!(serde_json::from_str::<Heights>(&stored).unwrap(), heights);
    assert!(serde_json::from_str::<Heights>("[[0,0,0,0,0],[1,0,0,0,0]]").is_err(), "nothing floats");
    assert!(serde_json::from_str::<Heights>("[[0,0,0,0,0]]").is_err(), "one layer is missing");
}

#[test]
fn a_swamp_is_avoided_when_the_way_round_is_cheaper() {
    let swamp = spaces("A2 B2");
    let paths =
        Paths::new(space("A1"), 20, |at| at.steps().map(move |(_, to)| (to, if swamp.contains(to) { 5 } else { 1 })));
    assert_eq!(paths.cost(space("A1")), Some(0));
    assert_eq!(paths.cost(space("A2")), Some(5));
    assert_eq!(paths.cost(space("A3")), Some(6), "through the swamp or round it");
    assert_eq!(paths.cost(space("B3")), Some(5));
    assert_eq!(paths.way(space("B3")).unwrap(), ["B1", "C1", "C2", "C3", "B3"].map(space));
    let short = Paths::new(space("A1"), 2, |at| at.steps().map(|(_, to)| (to, 1)));
    assert_eq!(short.spaces(), spaces("A2 A3 B1 B2 C1"));
    assert_eq!((short.cost(space("A4")), short.way(space("A4"))), (None, None));
    assert_eq!(short.way(space("A1")), Some(vec![]));
}

#[test]
fn a_way_may_lead_to_something_that_is_not_a_neighbour() {
    let paths = Paths::new(space("A1"), 3, |at| (at == space("A1")).then_some((space("E6"), 3)));
    assert_eq!(paths.spaces(), spaces("E6"));
    assert_eq!(paths.way(space("E6")), Some(vec![space("E6")]));
}

#[test]
fn a_ray_passes_through_spaces_and_not_along_their_edges() {
    let centre = |at: &str| Point::centre(space(at));
    let passed = |from, to| Ray { from, to }.spaces::<6, 5>();
    assert_eq!(passed(centre("B1"), centre("B4")), spaces("B1 B2 B3 B4"));
    assert_eq!(passed(centre("A1"), centre("C3")), spaces("A1 B2 C3"), "corners are only touched");
    assert_eq!(passed(centre("A1"), centre("B3")), spaces("A1 A2 B2 B3"));
    let along = Point::from(grid::Corner { x: 1, y: 2 });
    assert_eq!(passed(along, Point { x: 11, y: 4 }), Spaces::NONE, "on the line between two rows");
    assert_eq!(passed(Point::side(space("B1"), Direction::East), centre("B3")), spaces("B2 B3"));
    assert_eq!(passed(Point::side(space("B1"), Direction::West), centre("B3")), spaces("B1 B2 B3"));
}

#[test]
fn a_ray_stops_at_a_wall_and_not_at_its_end() {
    let mut walls = Walls::NONE;
    walls.insert(space("B2"), Direction::East);
    let clear = |from: &str, to: &str| {
        Ray { from: Point::centre(space(from)), to: Point::centre(space(to)) }.is_clear(&Spaces::NONE, &walls)
    };
    assert!(!clear("B1", "B4") && !clear("B4", "B1"));
    assert!(clear("A2", "B3"), "past the end");
    assert!(clear("C2", "C3") && clear("A2", "A3") && clear("B1", "B2"));
    let up = |x: i16| Ray { from: Point { x, y: 0 }, to: Point { x, y: 9 } };
    assert!(up(4).crosses(&walls), "it runs along the wall");
    assert!(!up(2).crosses(&walls));
    let from_its_side = Ray { from: Point::side(space("B2"), Direction::East), to: Point::centre(space("B4")) };
    assert!(from_its_side.crosses(&walls), "it starts on the wall");
}

#[test]
fn a_shape_knows_its_limits() {
    assert_eq!(Shape::new(&[], &[]), None);
    assert_eq!(Shape::new(&[(0, 0); LARGEST_SHAPE + 1], &[]), None);
    let far = Shape::new(&[(0, 0), (0, 200)], &[]).expect("a shape");
    assert_eq!(far.spaces(space("A1")), None);
    assert!(far.places_within(&Spaces::ALL).is_empty());
    assert_eq!(far.places_touching(&spaces("B2")), spaces("B2"));
}
