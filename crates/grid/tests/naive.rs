//! Everything once more in the plainest way, space by space, compared on every position of small boards.

use grid::{Axis, Direction, Point, Ray, Shape};
use std::collections::{BTreeMap, BTreeSet};

const COLS: usize = 4;
const ROWS: usize = 3;
type Space = grid::Space<COLS, ROWS>;
type Spaces = grid::Spaces<COLS, ROWS>;
type Walls = grid::Walls<COLS, ROWS>;
type Footprint = grid::Footprint<COLS, ROWS>;
type Reach = grid::Reach<COLS, ROWS, 15>;
type Approach = grid::Approach<COLS, ROWS>;
type Blockers<'a> = grid::Blockers<'a, COLS, ROWS>;

/// Sets, walls and prices that differ from one number to the next, always the same.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        self.0 >> 33
    }

    fn spaces(&mut self) -> Spaces {
        let bits = self.next();
        Space::all().filter(|space| bits >> space.index() & 1 != 0).collect()
    }

    fn walls(&mut self) -> (Walls, BTreeSet<(Space, Space)>) {
        let (mut walls, mut pairs) = (Walls::NONE, BTreeSet::new());
        for space in Space::all() {
            for side in Direction::ALL {
                if self.next().is_multiple_of(6) {
                    walls.insert(space, side);
                    pairs.extend(space.next(side).map(|next| ordered(space, next)));
                }
            }
        }
        (walls, pairs)
    }
}

fn ordered(one: Space, other: Space) -> (Space, Space) {
    (one.min(other), one.max(other))
}

fn is_beside(one: Space, other: Space) -> bool {
    one.row.abs_diff(other.row) + one.col.abs_diff(other.col) == 1
}

fn footprints() -> impl Iterator<Item = Footprint> {
    let all = Space::all().flat_map(|corner| (1..=3).map(move |side| Footprint::new(corner, side)));
    all.filter(Footprint::is_on_board)
}

fn where_true(holds: impl Fn(Space) -> bool) -> Spaces {
    Space::all().filter(|space| holds(*space)).collect()
}

/// The spaces of a footprint, counted out.
fn occupied(of: &Footprint) -> Vec<Space> {
    let rows = of.corner.row..of.corner.row + of.side;
    rows.flat_map(|row| (of.corner.col..of.corner.col + of.side).map(move |col| Space::new(row, col))).collect()
}

#[test]
fn sets_are_sets() {
    let mut numbers = Numbers(1);
    for _ in 0..500 {
        let (one, other) = (numbers.spaces(), numbers.spaces());
        let (a, b): (BTreeSet<Space>, BTreeSet<Space>) = (one.iter().collect(), other.iter().collect());
        assert_eq!((one.len(), one.is_empty()), (a.len(), a.is_empty()));
        assert_eq!((one | other).iter().collect::<BTreeSet<_>>(), &a | &b);
        assert_eq!((one & other).iter().collect::<BTreeSet<_>>(), &a & &b);
        assert_eq!((one - other).iter().collect::<BTreeSet<_>>(), &a - &b);
        assert_eq!((one ^ other).iter().collect::<BTreeSet<_>>(), &a ^ &b);
        assert_eq!((!one).iter().collect::<BTreeSet<_>>(), &Space::all().collect() - &a);
        assert_eq!((one.meets(&other), one.is_within(&other)), (!a.is_disjoint(&b), a.is_subset(&b)));
        for way in Direction::ALL {
            assert_eq!(one.stepped(way), a.iter().filter_map(|space| space.next(way)).collect());
        }
    }
    for depth in 0..3 {
        let edge = |space: Space| {
            let from_end = |at: u8, len: usize| at.min(len as u8 - 1 - at);
            from_end(space.row, ROWS).min(from_end(space.col, COLS))
        };
        assert_eq!(Spaces::inner(depth), where_true(|space| edge(space) >= depth));
    }
}

#[test]
fn footprints_measure_as_their_spaces_do() {
    for one in footprints() {
        let here = occupied(&one);
        let far = |space: Space| here.iter().map(|at| at.row.abs_diff(space.row) + at.col.abs_diff(space.col)).min();
        let wide =
            |space: Space| here.iter().map(|at| at.row.abs_diff(space.row).max(at.col.abs_diff(space.col))).min();
        assert_eq!(one.spaces(), here.iter().copied().collect());
        assert_eq!(one.around(), where_true(|space| far(space) == Some(1)));
        for n in 0..7 {
            assert_eq!(one.zone(n), where_true(|space| (1..=n).contains(&wide(space).unwrap())));
            assert_eq!(one.within(n), where_true(|space| (1..=n).contains(&far(space).unwrap())));
            for least in 0..=n {
                assert_eq!(one.in_range(least..=n), where_true(|space| (least..=n).contains(&far(space).unwrap())));
            }
        }
        for space in Space::all() {
            assert_eq!(one.covers(space), here.contains(&space));
            let at_least = here.iter().map(|at| far_apart(*at, space)).min().unwrap();
            assert_eq!(far_apart(one.nearest(&space.into()), space), at_least);
        }
        for other in footprints() {
            let apart = occupied(&other).into_iter().filter_map(far).min();
            assert_eq!(Some(one.distance(&other)), apart);
            assert_eq!(one.is_adjacent(&other), apart == Some(1));
        }
        for way in Direction::ALL {
            let ahead = |from: Space, to: Space| match way {
                Direction::North => i16::from(to.row) - i16::from(from.row),
                Direction::South => i16::from(from.row) - i16::from(to.row),
                Direction::East => i16::from(to.col) - i16::from(from.col),
                Direction::West => i16::from(from.col) - i16::from(to.col),
            };
            let beyond = |space: Space| here.iter().map(|at| ahead(*at, space)).min().unwrap();
            let in_line = |space: Space| {
                here.iter().any(|at| match way.axis() {
                    Axis::Vertical => at.col == space.col,
                    Axis::Horizontal => at.row == space.row,
                })
            };
            assert_eq!(one.front(way), where_true(|space| beyond(space) > 0));
            assert_eq!(one.rear(way.opposite()), where_true(|space| beyond(space) == 1 && in_line(space)));
            for length in 0..4 {
                let strip = where_true(|space| (1..=i16::from(length)).contains(&beyond(space)) && in_line(space));
                assert_eq!(one.strip(way, length), strip);
            }
        }
        for space in Space::all() {
            let covering: Vec<Footprint> = Footprint::covering(space, one.side).collect();
            assert_eq!(covering.contains(&one), one.covers(space));
        }
    }
}

fn far_apart(one: Space, other: Space) -> u8 {
    one.row.abs_diff(other.row) + one.col.abs_diff(other.col)
}

#[test]
fn walls_part_the_pairs_they_are_put_between() {
    let mut numbers = Numbers(2);
    for _ in 0..200 {
        let (walls, pairs) = numbers.walls();
        let from = numbers.spaces();
        for space in Space::all() {
            for (side, next) in space.steps() {
                assert_eq!(walls.is_between(space, side), pairs.contains(&ordered(space, next)));
            }
            let leads = |at: Space| is_beside(at, space) && !pairs.contains(&ordered(at, space));
            let entered = !from.contains(space) && from.iter().any(leads);
            assert_eq!(walls.around(&from).contains(space), entered);
            for there in footprints().filter(|there| !there.covers(space)) {
                assert_eq!(there.is_reached_from(space, &walls), occupied(&there).into_iter().any(leads));
            }
        }
    }
}

/// How many steps each space needs, found by walking from space to space.
fn walked(from: Space, open: &Spaces, pairs: &BTreeSet<(Space, Space)>) -> BTreeMap<Space, u8> {
    let mut found = BTreeMap::from([(from, 0)]);
    let mut edge = vec![from];
    while !edge.is_empty() {
        let mut next_edge = Vec::new();
        for at in edge {
            for (_, next) in at.steps() {
                if open.contains(next) && !pairs.contains(&ordered(at, next)) && !found.contains_key(&next) {
                    found.insert(next, found[&at] + 1);
                    next_edge.push(next);
                }
            }
        }
        edge = next_edge;
    }
    found
}

#[test]
fn reach_is_what_can_be_walked() {
    let mut numbers = Numbers(3);
    for _ in 0..300 {
        let (walls, pairs) = numbers.walls();
        let open = numbers.spaces() | numbers.spaces();
        for from in Space::all() {
            let walked = walked(from, &open, &pairs);
            for steps in 0..8 {
                let reach = Reach::new(from, steps, &open, &walls);
                let expected: Spaces =
                    walked.iter().filter(|(_, n)| (1..=steps).contains(*n)).map(|(at, _)| *at).collect();
                assert_eq!(reach.spaces(), expected);
                assert_eq!(Reach::within(from, steps, &open, &walls), expected);
                for to in expected.iter() {
                    assert_eq!(reach.steps(to), Some(walked[&to]));
                    let way = reach.way(to, &walls).expect("a way");
                    assert_eq!(way, Reach::towards(from, to, steps, &open, &walls).way(to, &walls).expect("a way"));
                    assert_eq!(way.len(), walked[&to] as usize);
                    let end = way.iter().fold(from, |at, step| {
                        let next = at.next(*step).expect("on the board");
                        assert!(open.contains(next) && !pairs.contains(&ordered(at, next)));
                        next
                    });
                    assert_eq!(end, to);
                }
            }
        }
    }
}

/// The least cost of every space, by trying all steps until nothing gets cheaper.
fn priced(from: Space, cost: impl Fn(Space, Space) -> Option<u8>) -> BTreeMap<Space, u8> {
    let mut found = BTreeMap::from([(from, 0)]);
    loop {
        let before = found.clone();
        for (at, spent) in &before {
            for to in Space::all() {
                let Some(sum) = cost(*at, to).map(|cost| spent + cost) else { continue };
                let least = found.entry(to).or_insert(sum);
                *least = sum.min(*least);
            }
        }
        if found == before {
            return found;
        }
    }
}

#[test]
fn paths_cost_the_least_there_is() {
    let mut numbers = Numbers(4);
    for _ in 0..100 {
        let prices: Vec<u8> = Space::all().map(|_| (numbers.next() % 4) as u8).collect();
        let (walls, _) = numbers.walls();
        let heights = {
            let mut heights = grid::Heights::<COLS, ROWS, 3>::FLAT;
            (1..=3).for_each(|height| heights.set(&numbers.spaces(), height));
            heights
        };
        let ladder = (Space::new(0, 0), Space::new(ROWS as u8 - 1, COLS as u8 - 1));
        let cost = |at: Space, to: Space| {
            let way = at.steps().find(|(_, next)| *next == to).map(|(way, _)| way);
            let climb = heights.rise(at, to).unsigned_abs();
            match way {
                Some(way) if !walls.is_between(at, way) && climb < 2 => Some(prices[to.index()] + climb),
                _ if (at, to) == ladder => Some(2),
                _ => None,
            }
        };
        for from in Space::all() {
            let expected = priced(from, cost);
            for budget in [0, 1, 3, 6, 250] {
                let paths =
                    grid::Paths::new(from, budget, |at| Space::all().filter_map(move |to| Some((to, cost(at, to)?))));
                for to in Space::all() {
                    let least = expected.get(&to).copied().filter(|cost| *cost <= budget);
                    assert_eq!(paths.cost(to), least);
                    let way = paths.way(to);
                    assert_eq!(way.is_some(), least.is_some());
                    let walked =
                        way.into_iter().flatten().try_fold((from, 0), |(at, sum), to| Some((to, sum + cost(at, to)?)));
                    assert!(least.is_none() || walked == Some((to, least.unwrap_or(0))), "the way costs what it costs");
                }
            }
        }
    }
}

#[test]
fn heights_are_those_that_were_set() {
    let mut numbers = Numbers(5);
    for _ in 0..100 {
        let mut heights = grid::Heights::<COLS, ROWS, 3>::FLAT;
        let mut plain = BTreeMap::from_iter(Space::all().map(|space| (space, 0u8)));
        for _ in 0..4 {
            let (spaces, height) = (numbers.spaces(), (numbers.next() % 4) as u8);
            heights.set(&spaces, height);
            spaces.iter().for_each(|space| *plain.get_mut(&space).unwrap() = height);
        }
        let mut cliffs = Walls::NONE;
        for (at, height) in &plain {
            assert_eq!(heights.of(*at), *height);
            for (way, _) in at.steps().filter(|(_, next)| plain[next] != *height) {
                cliffs.insert(*at, way);
            }
            let level = where_true(|space| plain[&space] == *height);
            let roof: Spaces = walked(*at, &level, &BTreeSet::new()).into_keys().collect();
            assert_eq!(heights.plateau(*at), roof);
        }
        assert_eq!(heights.cliffs(), cliffs);
        for height in 0..5 {
            assert_eq!(heights.above(height), where_true(|space| plain[&space] > height));
            assert_eq!(heights.at(height), where_true(|space| plain[&space] == height));
        }
    }
}

#[test]
fn an_approach_comes_nearer_with_every_step_and_turns_where_it_can() {
    for from in footprints() {
        for to in footprints() {
            for (speed, near) in [(9, 1), (9, 0), (2, 1), (9, 2), (0, 0)] {
                let approach = Approach { to, speed, near };
                for first in [Axis::Horizontal, Axis::Vertical] {
                    let (mut at, mut axis) = (from, first);
                    let steps: Vec<Direction> = approach.steps(from, first).collect();
                    for step in &steps {
                        let next = at.next(*step).expect("on the board");
                        assert_eq!(next.distance(&to) + 1, at.distance(&to));
                        let (rows, cols) = at.gap(&to);
                        let both = rows != 0 && cols != 0;
                        assert!(!both || step.axis() == axis, "the axis changes while both are left");
                        (at, axis) = (next, axis.other());
                    }
                    let arrived = at.distance(&to) <= near;
                    assert!(arrived || steps.len() == speed as usize);
                    assert_eq!(arrived, approach.arrives(from));
                }
            }
        }
    }
}

#[test]
fn a_tile_fits_where_all_of_its_cells_do() {
    let mut numbers = Numbers(6);
    let shape = Shape::new(&[(0, 0), (0, 1), (1, 1)], &[]).expect("a shape");
    for _ in 0..100 {
        let (ground, touched) = (numbers.spaces() | numbers.spaces(), numbers.spaces());
        for quarters in 0..4 {
            let shape = shape.turned(quarters);
            let within = where_true(|at| shape.spaces(at).is_some_and(|spaces| spaces.is_within(&ground)));
            assert_eq!(shape.places_within(&ground), within);
            assert_eq!(where_true(|at| shape.lies_within(at, &ground)), within);
            let touching = where_true(|at| shape.spaces(at).is_some_and(|spaces| spaces.meets(&touched)));
            let fits = where_true(|at| shape.spaces(at).is_some());
            assert_eq!(shape.places_touching(&touched) & fits, touching);
        }
    }
}

/// A fraction with a denominator above 0.
type Fraction = (i64, i64);

fn is_less(one: Fraction, other: Fraction) -> bool {
    one.0 * other.1 < other.0 * one.1
}

/// The part of a line, from 0 at its start to 1 at its end, in which a coordinate is strictly between two figures; `None` if never.
fn stretch(from: i64, to: i64, low: i64, high: i64) -> Option<(Fraction, Fraction)> {
    let whole = ((0, 1), (1, 1));
    match to - from {
        0 => (low < from && from < high).then_some(whole),
        d if d > 0 => Some(((low - from, d), (high - from, d))),
        d => Some(((from - high, -d), (from - low, -d))),
    }
}

/// Whether a line passes through the inside of a rectangle, by the stretches of its two coordinates.
fn passes(ray: &Ray, (left, right): (i64, i64), (bottom, top): (i64, i64)) -> bool {
    let x = stretch(ray.from.x.into(), ray.to.x.into(), left, right);
    let y = stretch(ray.from.y.into(), ray.to.y.into(), bottom, top);
    let (Some(x), Some(y)) = (x, y) else { return false };
    let later = |one: Fraction, other: Fraction| if is_less(one, other) { other } else { one };
    let earlier = |one: Fraction, other: Fraction| if is_less(one, other) { one } else { other };
    let (start, end) = (later(x.0, y.0), earlier(x.1, y.1));
    let (start, end) = (later(start, (0, 1)), earlier(end, (1, 1)));
    let point = ray.from == ray.to;
    is_less(start, end) || point && !is_less(end, start)
}

fn points() -> impl Iterator<Item = Point> {
    (0..=2 * COLS as i16).flat_map(|x| (0..=2 * ROWS as i16).map(move |y| Point { x, y }))
}

fn rays() -> impl Iterator<Item = Ray> {
    points().flat_map(|from| points().map(move |to| Ray { from, to })).filter(|ray| ray.from != ray.to)
}

#[test]
fn a_ray_passes_through_the_spaces_that_it_crosses() {
    for ray in rays() {
        let expected = where_true(|space| {
            let (x, y) = (2 * i64::from(space.col), 2 * i64::from(space.row));
            passes(&ray, (x, x + 2), (y, y + 2))
        });
        assert_eq!(ray.spaces(), expected, "{ray:?}");
    }
}

/// Whether a line meets the piece of a grid line between two corners other than at its ends. Three points are in line if twice the area
/// between them is 0.
fn meets(ray: &Ray, (ax, ay): (i64, i64), (bx, by): (i64, i64)) -> bool {
    let (fx, fy) = (i64::from(ray.from.x), i64::from(ray.from.y));
    let (tx, ty) = (i64::from(ray.to.x), i64::from(ray.to.y));
    let area = |(px, py): (i64, i64), (qx, qy): (i64, i64), (rx, ry): (i64, i64)| {
        ((qx - px) * (ry - py) - (qy - py) * (rx - px)).signum()
    };
    let (one, other) = (area((fx, fy), (tx, ty), (ax, ay)), area((fx, fy), (tx, ty), (bx, by)));
    let (start, end) = (area((ax, ay), (bx, by), (fx, fy)), area((ax, ay), (bx, by), (tx, ty)));
    if (start, end) == (0, 0) {
        let middle = (ax + bx, ay + by);
        let between =
            |from: i64, to: i64, low: i64, high: i64| from.max(to) > low && from.min(to) < high || low == high;
        debug_assert!(middle.0 % 2 == 0 || middle.1 % 2 == 0);
        return between(fx, tx, ax.min(bx), ax.max(bx)) && between(fy, ty, ay.min(by), ay.max(by));
    }
    one * other < 0 && start * end <= 0
}

#[test]
fn a_ray_crosses_the_walls_that_it_meets() {
    let mut numbers = Numbers(7);
    for _ in 0..20 {
        let (walls, pairs) = numbers.walls();
        for ray in rays() {
            let expected = pairs.iter().any(|(one, other)| {
                let (x, y) = (2 * i64::from(other.col), 2 * i64::from(other.row));
                let end = if one.row == other.row { (x, y + 2) } else { (x + 2, y) };
                meets(&ray, (x, y), end)
            });
            assert_eq!(ray.crosses(&walls), expected, "{ray:?}");
        }
    }
}

/// What blocks sight, counted out: each obscuring space and each wall, in half spaces.
struct Slow<'a> {
    obscuring: &'a Spaces,
    pairs: &'a BTreeSet<(Space, Space)>,
}

impl Slow<'_> {
    fn obscures(&self, x: i64, y: i64) -> bool {
        Space::at(y as i8, x as i8).is_some_and(|space| self.obscuring.contains(space))
    }

    fn is_wall(&self, one: (i64, i64), other: (i64, i64)) -> bool {
        let at = |(x, y): (i64, i64)| Space::at(y as i8, x as i8);
        at(one).zip(at(other)).is_some_and(|(one, other)| self.pairs.contains(&ordered(one, other)))
    }

    /// What blocks around a corner, by eighths of a turn from the east: edges at even ones, spaces at odd ones.
    fn around(&self, (x, y): (i64, i64)) -> [bool; 8] {
        [
            self.is_wall((x, y - 1), (x, y)),
            self.obscures(x, y),
            self.is_wall((x - 1, y), (x, y)),
            self.obscures(x - 1, y),
            self.is_wall((x - 1, y - 1), (x - 1, y)),
            self.obscures(x - 1, y - 1),
            self.is_wall((x - 1, y - 1), (x, y - 1)),
            self.obscures(x, y - 1),
        ]
    }

    /// Whether one can turn from one eighth to another on one of the two sides without meeting a blocker.
    fn turns(&self, corner: (i64, i64), from: usize, to: usize) -> bool {
        let blocked = self.around(corner);
        let free = |step: usize| {
            let mut at = (from + step) % 8;
            while at != to && at != from {
                if blocked[at] {
                    return false;
                }
                at = (at + step) % 8;
            }
            true
        };
        from == to || free(1) || free(7)
    }

    fn is_clear(&self, from: &Footprint, one: (i64, i64), to: &Footprint, other: (i64, i64)) -> bool {
        let own = |of: &Footprint, corner: (i64, i64)| -> Vec<usize> {
            let inside = |dx: i64, dy: i64| {
                Space::at((corner.1 + dy) as i8, (corner.0 + dx) as i8).is_some_and(|space| of.covers(space))
            };
            let places = [(1, (0, 0)), (3, (-1, 0)), (5, (-1, -1)), (7, (0, -1))];
            places.into_iter().filter(|(_, (dx, dy))| inside(*dx, *dy)).map(|(place, _)| place).collect()
        };
        let (starts, ends) = (own(from, one), own(to, other));
        if one == other {
            return starts.iter().any(|start| ends.iter().any(|end| self.turns(one, *start, *end)));
        }
        let half = |(x, y): (i64, i64)| Point { x: 2 * x as i16, y: 2 * y as i16 };
        let ray = Ray { from: half(one), to: half(other) };
        let (dx, dy) = (other.0 - one.0, other.1 - one.1);
        let ahead = match (dx.signum(), dy.signum()) {
            (1, 0) => 0,
            (1, 1) => 1,
            (0, 1) => 2,
            (-1, 1) => 3,
            (-1, 0) => 4,
            (-1, -1) => 5,
            (0, -1) => 6,
            _ => 7,
        };
        let back = (ahead + 4) % 8;
        let leaves = starts.iter().any(|start| self.turns(one, *start, ahead));
        let arrives = ends.iter().any(|end| self.turns(other, *end, back));
        let square = |space: &Space| (2 * i64::from(space.col), 2 * i64::from(space.row));
        let through = self.obscuring.iter().any(|space| {
            let (x, y) = square(&space);
            let edges = [
                ((x, y), (x + 2, y)),
                ((x, y), (x, y + 2)),
                ((x + 2, y), (x + 2, y + 2)),
                ((x, y + 2), (x + 2, y + 2)),
            ];
            let along = (dx == 0 || dy == 0)
                && edges.into_iter().any(|(a, b)| {
                    let level = (dy == 0) == (a.1 == b.1);
                    level && meets(&ray, a, b)
                });
            passes(&ray, (x, x + 2), (y, y + 2)) || along
        });
        let walled = self.pairs.iter().any(|(one, other)| {
            let (x, y) = square(other);
            meets(&ray, (x, y), if one.row == other.row { (x, y + 2) } else { (x + 2, y) })
        });
        let corners = (0..=COLS as i64).flat_map(|x| (0..=ROWS as i64).map(move |y| (x, y)));
        let between = |(x, y): &(i64, i64)| {
            let in_line = (x - one.0) * dy == (y - one.1) * dx;
            let within = |at: i64, one: i64, other: i64| one.min(other) <= at && at <= one.max(other);
            in_line && within(*x, one.0, other.0) && within(*y, one.1, other.1) && (*x, *y) != one && (*x, *y) != other
        };
        let passes_corners = corners.filter(between).all(|corner| self.turns(corner, back, ahead));
        leaves && arrives && !through && !walled && passes_corners
    }

    fn sees(&self, from: &Footprint, to: &Footprint) -> bool {
        let corners = |of: &Footprint| {
            let (x, y, side) = (i64::from(of.corner.col), i64::from(of.corner.row), i64::from(of.side));
            (x..=x + side).flat_map(move |x| (y..=y + side).map(move |y| (x, y))).collect::<Vec<_>>()
        };
        corners(from).iter().any(|one| corners(to).iter().any(|other| self.is_clear(from, *one, to, *other)))
    }
}

#[test]
fn one_sees_another_along_a_clear_line_from_corner_to_corner() {
    let mut numbers = Numbers(8);
    let mut seen = [0, 0];
    for n in 0..120 {
        let (walls, pairs) = if n % 3 == 0 { (Walls::NONE, BTreeSet::new()) } else { numbers.walls() };
        let obscuring = if n % 3 == 1 { Spaces::NONE } else { numbers.spaces() & numbers.spaces() };
        let (blockers, slow) = (Blockers { obscuring, walls: &walls }, Slow { obscuring: &obscuring, pairs: &pairs });
        for one in footprints() {
            for other in footprints().filter(|other| one.distance(other) > 0) {
                let sees = blockers.sees(&one, &other);
                assert_eq!(sees, slow.sees(&one, &other), "{obscuring:?} {pairs:?} {one:?} {other:?}");
                assert_eq!(sees, blockers.line(&one, &other).is_some());
                assert!(sees || !blockers.is_open_between(&one, &other));
                seen[usize::from(sees)] += 1;
            }
        }
    }
    assert!(seen[0] > 1000 && seen[1] > 1000, "both happen: {seen:?}");
}
