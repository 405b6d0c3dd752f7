//! Land on a map: bands of height as an atlas draws them, with contour lines between them and lines of water around them.

use maud::Render;
use table::scene::{Band, Outline, Point};

/// A closed line as points, all lines with the same number of them so that one can be drawn between two.
pub type Coast = Vec<(f32, f32)>;

const POINTS: usize = 72;

/// The coast of a band. An ellipse is drawn as a hand would draw it, always with the same small bends.
pub fn coast(band: &Band) -> Coast {
    match &band.outline {
        Outline::Ellipse { centre, rx, ry } => ellipse(*centre, f32::from(*rx), f32::from(*ry)),
        Outline::Through(points) => resampled(points),
    }
}

fn ellipse(centre: Point, rx: f32, ry: f32) -> Coast {
    let point = |n: usize| {
        let angle = n as f32 / POINTS as f32 * std::f32::consts::TAU;
        let bend =
            1.0 + 0.02 * (3.0 * angle + 0.6).sin() + 0.018 * (5.0 * angle + 2.1).sin() + 0.009 * (9.0 * angle).sin();
        (f32::from(centre.x) + rx * bend * angle.cos(), f32::from(centre.y) + ry * bend * angle.sin())
    };
    (0..POINTS).map(point).collect()
}

/// The same line with points at equal distances, beginning at its rightmost point and going clockwise.
fn resampled(points: &[Point]) -> Coast {
    let mut corners: Vec<(f32, f32)> = points.iter().map(|p| (f32::from(p.x), f32::from(p.y))).collect();
    if corners.len() < 3 {
        return Vec::new();
    }
    if area(&corners) < 0.0 {
        corners.reverse();
    }
    corners = bent(&corners);
    let first = (0..corners.len()).max_by(|a, b| corners[*a].0.total_cmp(&corners[*b].0)).unwrap_or(0);
    corners.rotate_left(first);
    corners.push(corners[0]);
    let length = |pair: &[(f32, f32)]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f32 = corners.windows(2).map(length).sum();
    let (mut coast, mut passed) = (Coast::with_capacity(POINTS), 0.0);
    for pair in corners.windows(2) {
        let side = length(pair);
        while side > 0.0 && coast.len() < POINTS {
            let part = (whole * coast.len() as f32 / POINTS as f32 - passed) / side;
            if part > 1.0 {
                break;
            }
            coast.push((pair[0].0 + (pair[1].0 - pair[0].0) * part, pair[0].1 + (pair[1].1 - pair[0].1) * part));
        }
        passed += side;
    }
    coast.resize(POINTS, corners[0]);
    coast
}

/// A closed line through the same corners that bends at them, as a hand would draw it.
fn bent(corners: &[(f32, f32)]) -> Coast {
    const STEPS: usize = 12;
    let count = corners.len();
    let side = |n: usize| {
        let [a, b, c, d] = [count - 1, 0, 1, 2].map(|by| corners[(n + by) % count]);
        let along = move |a: f32, b: f32, c: f32, d: f32, t: f32| {
            b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
        };
        (0..STEPS).map(move |step| {
            let t = step as f32 / STEPS as f32;
            (along(a.0, b.0, c.0, d.0, t), along(a.1, b.1, c.1, d.1, t))
        })
    };
    (0..count).flat_map(side).collect()
}

/// A closed line at this distance around points: the hull of small circles around each of them.
pub fn around(points: &[(f32, f32)], distance: f32) -> Coast {
    const STEPS: usize = 12;
    let circle = |&(x, y): &(f32, f32)| {
        (0..STEPS).map(move |n| {
            let angle = n as f32 / STEPS as f32 * std::f32::consts::TAU;
            (x + distance * angle.cos(), y + distance * angle.sin())
        })
    };
    hull(points.iter().flat_map(circle).collect())
}

/// The hull of points, clockwise where y grows downwards.
fn hull(mut points: Vec<(f32, f32)>) -> Coast {
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let turn = |a: (f32, f32), b: (f32, f32), c: (f32, f32)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let half = |points: &mut dyn Iterator<Item = (f32, f32)>| {
        let mut line: Vec<(f32, f32)> = Vec::new();
        for point in points {
            while line.len() > 1 && turn(line[line.len() - 2], line[line.len() - 1], point) <= 0.0 {
                line.pop();
            }
            line.push(point);
        }
        line.pop();
        line
    };
    let mut coast = half(&mut points.iter().copied());
    coast.extend(half(&mut points.iter().rev().copied()));
    coast
}

/// Positive for a line that runs clockwise, where y grows downwards.
fn area(corners: &[(f32, f32)]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f32>() / 2.0
}

/// A line between two, `part` of the way from the outer to the inner one.
pub fn between(outer: &Coast, inner: &Coast, part: f32) -> Coast {
    let mix = |(a, b): (&(f32, f32), &(f32, f32))| (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
    outer.iter().zip(inner).map(mix).collect()
}

/// The same line, larger or smaller around its middle.
pub fn scaled(coast: &Coast, by: f32) -> Coast {
    let (x, y) = middle(coast);
    coast.iter().map(|p| (x + (p.0 - x) * by, y + (p.1 - y) * by)).collect()
}

pub fn middle(coast: &Coast) -> (f32, f32) {
    let count = coast.len().max(1) as f32;
    let sum = coast.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
    (sum.0 / count, sum.1 / count)
}

/// Land is drawn in whole steps of the map's thousand: a third of a page was its fractions.
fn whole(value: f32) -> i32 {
    value.round() as i32
}

/// Writes points one after the other, parted by blanks, with a sign before them. Land has hundreds of them.
fn push_points(path: &mut String, sign: char, points: &[(f32, f32)]) {
    path.push(sign);
    for (n, value) in points.iter().flat_map(|(x, y)| [*x, *y]).enumerate() {
        if n > 0 {
            path.push(' ');
        }
        whole(value).render_to(path);
    }
}

/// A closed smooth line through the middles between the points.
pub fn path(coast: &Coast) -> String {
    if coast.len() < 3 {
        return String::new();
    }
    let half = |a: (f32, f32), b: (f32, f32)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    let start = half(coast[coast.len() - 1], coast[0]);
    let mut path = String::with_capacity(20 * coast.len());
    push_points(&mut path, 'M', &[start]);
    for (n, point) in coast.iter().enumerate() {
        let end = half(*point, coast[(n + 1) % coast.len()]);
        push_points(&mut path, 'Q', &[*point, end]);
    }
    path + "Z"
}

/// The lower half of a line from left to right, for a name that follows it.
pub fn lower_half(coast: &Coast) -> Vec<(f32, f32)> {
    let half = coast.len() / 2;
    coast.iter().take(half + 1).rev().copied().collect()
}

/// The upper half of a line from left to right.
pub fn upper_half(coast: &Coast) -> Vec<(f32, f32)> {
    let half = coast.len() / 2;
    coast.iter().skip(half).chain(coast.first()).copied().collect()
}

/// Where along a line, in hundredths, words of a length have the most room, and how much that is.
pub fn most_open(line: &[(f32, f32)], length: f32, room: impl Fn((f32, f32)) -> f32) -> (usize, f32) {
    let side = |pair: &[(f32, f32)]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f32 = line.windows(2).map(side).sum();
    if line.len() < 2 || whole < length {
        return (50, f32::MIN);
    }
    // Every point is near many places of the middle, so what is free around it is found out once.
    let rooms: Vec<f32> = line.iter().map(|point| room(*point)).collect();
    let at = |part: f32| rooms[(part.clamp(0.0, 1.0) * (line.len() - 1) as f32).round() as usize];
    let half = length / whole / 2.0;
    let least = |percent: usize| {
        let middle = percent as f32 / 100.0;
        let samples = (-3..=3).map(|n| at(middle + half * n as f32 / 3.0));
        samples.fold(f32::MAX, f32::min)
    };
    let places = (0..=100).filter(|percent| {
        let middle = *percent as f32 / 100.0;
        middle - half >= 0.08 && middle + half <= 0.92
    });
    let rooms = places.map(|percent| (percent, least(percent)));
    rooms.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((50, f32::MIN))
}

/// An open smooth line.
pub fn open_path(points: &[(f32, f32)]) -> String {
    let Some((first, rest)) = points.split_first() else {
        return String::new();
    };
    let mut path = String::with_capacity(20 * points.len());
    push_points(&mut path, 'M', &[*first]);
    for pair in rest.windows(2) {
        let end = ((pair[0].0 + pair[1].0) / 2.0, (pair[0].1 + pair[1].1) / 2.0);
        push_points(&mut path, 'Q', &[pair[0], end]);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_points_bends_and_runs_clockwise() {
        let square = [Point::new(0, 0), Point::new(0, 100), Point::new(100, 100), Point::new(100, 0)];
        let coast = resampled(&square);
        assert_eq!(coast.len(), POINTS);
        assert!(area(&coast) > 0.0);
        assert_eq!(middle(&coast).0.round(), 50.0);
        let side = |n: usize| {
            let (a, b) = (coast[n % POINTS], coast[(n + 1) % POINTS]);
            (b.1 - a.1).atan2(b.0 - a.0)
        };
        let turn = |n: usize| (side(n + 1) - side(n)).rem_euclid(std::f32::consts::TAU);
        let sharpest = (0..POINTS).map(|n| turn(n).min(std::f32::consts::TAU - turn(n))).fold(0.0, f32::max);
        assert!(sharpest < 0.5, "a corner of {sharpest}");
    }

    #[test]
    fn lines_are_written_in_whole_steps() {
        let coast = vec![(0.0, 0.4), (10.0, -3.0), (4.6, 1200.0)];
        assert_eq!(path(&coast), "M2 600Q0 0 5 -1Q10 -3 7 599Q5 1200 2 600Z");
        assert_eq!(open_path(&coast), "M0 0Q10 -3 7 599");
    }

    #[test]
    fn words_go_where_nothing_stands() {
        let line: Vec<(f32, f32)> = (0..=100).map(|x| (x as f32, 0.0)).collect();
        let (percent, room) = most_open(&line, 20.0, |at| (at.0 - 30.0).abs());
        assert!(percent > 70 && room > 30.0, "{percent} {room}");
        assert_eq!(most_open(&line, 200.0, |_| 1.0).1, f32::MIN);
    }

    #[test]
    fn a_line_of_two_points_is_no_land() {
        assert!(resampled(&[Point::new(0, 0), Point::new(1, 1)]).is_empty());
        assert_eq!(path(&Vec::new()), "");
    }
}
