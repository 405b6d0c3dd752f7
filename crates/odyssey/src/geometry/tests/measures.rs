//! Distance, front, rear and the other measures of a footprint.

use super::*;

const PRIMORDIAL: Footprint = Footprint::new(Space::new(6, 9), 2);

#[test]
fn b1_4_distance_is_counted_along_rows_and_columns() {
    let from = |written: &str| PRIMORDIAL.distance(&space(written).into());
    assert_eq!(PRIMORDIAL.spaces(), spaces("G10 G11 H10 H11"));
    assert_eq!(["G9", "H12", "F10", "I11"].map(from), [1, 1, 1, 1]);
    assert_eq!(["F9", "I12"].map(from), [2, 2], "a corner touches and is not adjacent");
    assert_eq!(["A1", "G11"].map(from), [15, 0]);
    assert!(PRIMORDIAL.is_adjacent(&space("G9").into()) && !PRIMORDIAL.is_adjacent(&space("F9").into()));
    assert_eq!(PRIMORDIAL.around(), spaces("F10 F11 I10 I11 G9 H9 G12 H12"));
}

#[test]
fn b5_7_a_zone_counts_diagonals_and_leaves_its_source_out() {
    let zone = PRIMORDIAL.zone(2);
    assert_eq!(zone.len(), 36 - 4);
    assert!(zone.contains(space("E8")) && !zone.contains(space("G10")));
    assert_eq!(Footprint::from(space("A1")).zone(1), spaces("A2 B1 B2"));
    assert_eq!(PRIMORDIAL.within(1), PRIMORDIAL.around());
    assert_eq!(
        PRIMORDIAL.within(3),
        Space::all().filter(|at| (1..=3).contains(&PRIMORDIAL.distance(&(*at).into()))).collect()
    );
}

#[test]
fn b1_7_in_front_is_everything_beyond_the_front_edge() {
    assert_eq!(PRIMORDIAL.front(Direction::West), Space::all().filter(|at| at.col < 9).collect());
    assert_eq!(PRIMORDIAL.front(Direction::North), Space::all().filter(|at| at.row > 7).collect());
    assert_eq!(PRIMORDIAL.front(Direction::East), Space::all().filter(|at| at.col > 10).collect());
    assert_eq!(PRIMORDIAL.front(Direction::South), Space::all().filter(|at| at.row < 6).collect());
    let at_edge = Footprint::new(space("A1"), 2);
    assert!(at_edge.front(Direction::South).is_empty() && at_edge.front(Direction::West).is_empty());
}

#[test]
fn b1_8_b1_10_the_rear_is_as_wide_as_the_footprint_and_weakspots_flank_it() {
    assert_eq!(PRIMORDIAL.rear(Direction::North), spaces("F10 F11"));
    assert_eq!(PRIMORDIAL.rear(Direction::West), spaces("G12 H12"));
    assert_eq!(Footprint::new(space("G10"), 3).rear(Direction::East), spaces("G9 H9 I9"));
    assert!(Footprint::new(space("A1"), 2).rear(Direction::North).is_empty());
    assert_eq!(weakspots(&PRIMORDIAL, Direction::North), spaces("G9 G12"));
    assert_eq!(weakspots(&PRIMORDIAL, Direction::West), spaces("F11 I11"));
    assert_eq!(weakspots(&Footprint::new(space("A1"), 2), Direction::North), spaces("A3"));
}

#[test]
fn b4_14_it_turns_along_the_longer_way_and_somebody_chooses_where_both_are_as_long() {
    let towards = |written: &str| PRIMORDIAL.towards(&space(written).into()).to_vec();
    assert_eq!(towards("G12"), [Direction::East]);
    assert_eq!(towards("M9"), [Direction::North]);
    assert_eq!(towards("F12"), [Direction::South, Direction::East]);
    assert_eq!(towards("G10"), [Direction::South, Direction::West], "inside: away over the nearer edges");
    let large = Footprint::new(space("G10"), 3);
    assert_eq!(large.towards(&space("H11").into()).to_vec(), Direction::ALL);
    assert_eq!(large.towards(&space("G11").into()).to_vec(), [Direction::South]);
}

#[test]
fn b12_11_1_the_opposite_side_lies_straight_across() {
    assert_eq!(PRIMORDIAL.opposite(space("G9")), Some(space("G12")));
    assert_eq!(PRIMORDIAL.opposite(space("I11")), Some(space("F11")));
    assert_eq!(PRIMORDIAL.opposite(space("F9")), None, "not adjacent");
    assert_eq!(Footprint::new(space("A5"), 2).opposite(space("C5")), None, "the board ends");
    assert_eq!(PRIMORDIAL.nearest(&space("A1").into()), space("G10"));
}

#[test]
fn b1_1_sets_of_spaces_stay_on_the_board() {
    let edge = spaces("A1 A20 N1 N20");
    assert_eq!(edge.stepped(Direction::East), spaces("A2 N2"));
    assert_eq!(edge.stepped(Direction::South), spaces("M1 M20"));
    assert_eq!(Spaces::ALL.len(), 280);
    assert!((!Spaces::ALL).is_empty());
    assert_eq!(Spaces::block((-3, 0), (18, 90)), spaces("A19 A20"));
    assert!(Spaces::block((0, 5), (21, 30)).is_empty() && Spaces::block((0, 5), (-4, -1)).is_empty());
    assert_eq!(edge.iter().collect::<Vec<_>>(), [space("A1"), space("A20"), space("N1"), space("N20")]);
}

#[test]
fn the_places_of_a_tile_are_those_where_it_lies_within_and_touches() {
    let shape = Shape::new(&[(0, 0), (0, 1), (1, 1), (2, 1)], &[]).expect("a shape");
    let ground = Spaces::ALL - spaces("A1 C2 F6 N20 M13 J7");
    let touched = spaces("B3 L12 K8 A14");
    for quarters in 0..4 {
        let shape = shape.turned(quarters);
        let within: Spaces = Space::all().filter(|at| shape.lies_within(*at, &ground)).collect();
        assert_eq!(shape.places_within(&ground), within);
        let touching = within.iter().filter(|at| shape.spaces(*at).is_some_and(|all| all.meets(&touched)));
        assert_eq!(shape.places_touching(&touched) & within, touching.collect());
    }
}

/// The same as a step over the whole board, from every space.
#[test]
fn b1_6_one_step_without_a_wall_leads_to_a_neighbour() {
    let walls = draw("...").walls("B1:N C2:W A2:E D3:S").walls;
    for side in 1..=3 {
        let there = Footprint::new(space("B2"), side);
        for from in Space::all() {
            let stepped = walls.around(&Spaces::only(from)).meets(&there.spaces());
            assert_eq!(there.is_reached_from(from, &walls), stepped, "{from} to {side}");
        }
    }
}
