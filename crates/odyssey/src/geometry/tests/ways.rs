//! Ways of titans, ways of primordials, and shapes of tiles.

use super::*;

#[test]
fn b8_8_2_a_titan_goes_round_what_it_cannot_enter() {
    let board = draw(
        ".....
         .##..
         T#...",
    );
    let reach = Reach::new(space("A1"), 3, &!board.all('#'), &Walls::NONE);
    assert_eq!(reach.spaces(), spaces("B1 C1 C2 D1"));
    assert_eq!(reach.steps(space("C2")), Some(3));
    assert_eq!(reach.steps(space("A3")), None);
    let way = reach.way(space("C2"), &Walls::NONE).expect("a way");
    assert_eq!(way.to_vec(), [Direction::North, Direction::North, Direction::East]);
}

#[test]
fn b10_2_red_lines_stop_a_titan_and_part_neighbours() {
    let board = draw("T..").walls("A1:E");
    let reach = Reach::new(space("A1"), 2, &Spaces::ALL, &board.walls);
    assert_eq!(reach.spaces(), spaces("B1 C1 B2"));
    assert_eq!(reach.way(space("B2"), &board.walls).expect("a way").to_vec(), [Direction::North, Direction::East]);
    assert!(
        board.walls.is_between(space("A2"), Direction::West) && !board.walls.is_between(space("A2"), Direction::East)
    );
    assert_eq!(board.walls.around(&spaces("A2")), spaces("B2 A3"));
}

/// What stops early, and what keeps no rings, comes to the same.
#[test]
fn b8_8_2_the_ways_to_one_space_and_the_spaces_without_ways_are_those_of_the_whole_reach() {
    let board = draw(
        ".....
         .##..
         T#...",
    )
    .walls("A2:N C1:E");
    let open = !board.all('#');
    for steps in 0..8 {
        let whole = Reach::new(space("A1"), steps, &open, &board.walls);
        assert_eq!(Reach::within(space("A1"), steps, &open, &board.walls), whole.spaces(), "{steps}");
        for to in Space::all() {
            let near = Reach::towards(space("A1"), to, steps, &open, &board.walls);
            assert_eq!(near.way(to, &board.walls), whole.way(to, &board.walls), "{steps} to {to}");
        }
    }
}

#[test]
fn b8_8_1_speed_limits_the_reach() {
    assert!(Reach::new(space("H10"), 0, &Spaces::ALL, &Walls::NONE).spaces().is_empty());
    let reach = Reach::new(space("H10"), 5, &Spaces::ALL, &Walls::NONE);
    assert_eq!(reach.spaces().len(), 60, "a diamond without its middle");
}

#[test]
fn b4_3_b4_4_a_primordial_zigzags_until_a_straight_line_is_left() {
    let from = Footprint::new(space("A1"), 2);
    let approach = Approach { to: space("D8").into(), speed: 9, near: 1 };
    let written =
        |first: Axis| approach.steps(from, first).map(|way| way.slug().get(..1).unwrap_or("")).collect::<String>();
    assert_eq!(written(Axis::Horizontal), "eneneee");
    assert_eq!(written(Axis::Vertical), "neneeee");
    assert!(approach.is_open(from));
    assert!(approach.arrives(from));
}

#[test]
fn b4_1_a_primordial_stops_when_adjacent_or_at_the_end_of_its_speed() {
    let from = Footprint::new(space("G10"), 2);
    let steps = |to: &str, speed: u8, near: u8| {
        let approach = Approach { to: space(to).into(), speed, near };
        (approach.steps(from, Axis::Horizontal).count(), approach.arrives(from), approach.is_open(from))
    };
    assert_eq!(steps("G12", 6, 1), (0, true, false), "adjacent already");
    assert_eq!(steps("G20", 6, 1), (6, false, false), "too far");
    assert_eq!(steps("G20", 6, 3), (6, true, false), "near enough to shoot");
    assert_eq!(steps("F9", 6, 1), (1, true, true), "from corner to corner it chooses a side");
    assert_eq!(steps("H10", 6, 0), (0, true, false), "on it");
}

#[test]
fn b1_12_a_footprint_stays_on_the_board() {
    let at = Footprint::new(space("M19"), 2);
    assert_eq!(at.next(Direction::North), None);
    assert_eq!(at.next(Direction::East), None);
    assert_eq!(at.next(Direction::West), Some(Footprint::new(space("M18"), 2)));
    assert!(!Footprint::new(space("M19"), 3).is_on_board());
}

#[test]
fn a_shape_turns_with_its_walls() {
    let hook = Shape::new(&[(0, 0), (0, 1), (0, 2), (1, 2)], &[((0, 0), Direction::South)]).expect("a shape");
    assert_eq!(hook.spaces(space("A1")), Some(spaces("A1 A2 A3 B3")));
    let turned = hook.turned(1);
    assert_eq!(turned.size(), (3, 2));
    assert_eq!(turned.spaces(space("A1")), Some(spaces("C1 B1 A1 A2")));
    let mut walls = Walls::NONE;
    turned.draw(space("C5"), &mut walls);
    assert!(walls.is_between(space("E5"), Direction::West));
    assert_eq!(hook.turned(4), hook);
    assert_eq!(hook.spaces(space("N1")), None, "it would not fit");
    assert_eq!(Shape::rectangle(3, 3).map(|city| city.size()), Some((3, 3)));
    assert_eq!(Shape::rectangle(5, 5), None);
}
