//! Where the places of a map lie on the canvas.

use ratatui::layout::Rect;
use table::scene::{Map, Outline, Point, Spot};

/// How many cells a place is wide.
pub const PLACE: u16 = 4;

/// A map in the measures of the canvas. What lies outside all places is cut off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    pub area: Rect,
    /// The corner of the map, in its own measure, and how much of it is drawn.
    corner: Point,
    extent: Point,
    /// Where each place lies, in the order of the map's places.
    pub places: Vec<Rect>,
}

impl Sketch {
    /// The map as high as can be seen, if it need not be pressed flat for that, or else as high as it naturally is; `None` if there
    /// is a place without room of its own.
    pub fn fitting(map: &Map, room: Rect) -> Option<Sketch> {
        let (corner, extent) = bounds(map);
        // A cell of the screen is about twice as high as it is wide.
        let natural = u32::from(room.width) * u32::from(extent.y) / u32::from(extent.x) / 2;
        let natural = natural.clamp(5, 400) as u16;
        let heights = [natural.min(room.height.max(natural * 2 / 3)), natural, natural * 5 / 4];
        let sketch = |height| {
            let area = Rect::new(room.x, room.y, room.width, height);
            Sketch { area, corner, extent, places: Vec::new() }.with_places(map)
        };
        heights.into_iter().filter(|_| room.width >= 24).find_map(sketch)
    }

    /// Puts every place where it belongs, or a little beside it where another one is.
    fn with_places(mut self, map: &Map) -> Option<Sketch> {
        for place in &map.places {
            let wanted = self.place(place.at);
            let free = NUDGES.iter().map(|by| self.nudged(wanted, *by)).find(|area| self.is_free(*area));
            self.places.push(free?);
        }
        Some(self)
    }

    fn nudged(&self, area: Rect, (across, down): (i16, i16)) -> Rect {
        let x = area.x.saturating_add_signed(across).max(self.area.x);
        let y = area.y.saturating_add_signed(down).max(self.area.y);
        Rect { x, y, ..area }
    }

    fn place(&self, at: Point) -> Rect {
        let (x, y) = self.point(at);
        let left = x.saturating_sub(PLACE / 2).max(self.area.x);
        Rect::new(left.min(self.area.right().saturating_sub(PLACE)), y, PLACE, 1)
    }

    /// Whether no place lies here, and the map is wide enough.
    pub fn is_free(&self, area: Rect) -> bool {
        let inside = area.right() <= self.area.right() && area.bottom() <= self.area.bottom();
        inside && area.y >= self.area.y && self.places.iter().all(|place| !place.intersects(area))
    }

    /// A point of the map on the canvas.
    pub fn point(&self, at: Point) -> (u16, u16) {
        let scaled = |at: u16, corner: u16, extent: u16, cells: u16| {
            let within = u32::from(at.saturating_sub(corner).min(extent));
            (u32::from(cells.saturating_sub(1)) * within / u32::from(extent)) as u16
        };
        let x = scaled(at.x, self.corner.x, self.extent.x, self.area.width);
        let y = scaled(at.y, self.corner.y, self.extent.y, self.area.height);
        (self.area.x + x, self.area.y + y)
    }

    pub fn centre_of(&self, map: &Map, spot: &Spot) -> Option<(u16, u16)> {
        let place = map.places.iter().position(|place| place.id == *spot)?;
        let area = self.places.get(place)?;
        Some((area.x + area.width / 2, area.y))
    }

    /// Whether a cell of the canvas lies inside an outline.
    pub fn holds(&self, outline: &Outline, x: u16, y: u16) -> bool {
        let back = |at: u16, corner: u16, extent: u16, cells: u16| {
            let part = f64::from(at) / f64::from(cells.saturating_sub(1).max(1));
            f64::from(corner) + part * f64::from(extent)
        };
        let x = back(x - self.area.x, self.corner.x, self.extent.x, self.area.width);
        let y = back(y - self.area.y, self.corner.y, self.extent.y, self.area.height);
        match outline {
            Outline::Ellipse { centre, rx, ry } => {
                let across = (x - f64::from(centre.x)) / f64::from((*rx).max(1));
                let down = (y - f64::from(centre.y)) / f64::from((*ry).max(1));
                across * across + down * down <= 1.0
            }
            Outline::Through(points) => is_within(points, x, y),
        }
    }
}

/// Where a place goes that cannot lie exactly where it belongs, the nearest first.
#[rustfmt::skip]
const NUDGES: [(i16, i16); 21] = [
    (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1), (3, 0), (-3, 0), (2, 1), (-2, 1),
    (2, -1), (-2, -1), (3, 1), (-3, 1), (3, -1), (-3, -1),
];

/// The corner of what has places on it, and its extent, which is never nothing.
fn bounds(map: &Map) -> (Point, Point) {
    let span = |measure: fn(&Point) -> u16| {
        let all = || map.places.iter().map(|place| measure(&place.at));
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        (least, (most - least).max(1))
    };
    let ((x, wide), (y, high)) = (span(|at| at.x), span(|at| at.y));
    (Point::new(x, y), Point::new(wide, high))
}

/// Whether a point lies within a closed line: a ray from it crosses the line an odd number of times.
fn is_within(points: &[Point], x: f64, y: f64) -> bool {
    let next = points.iter().cycle().skip(1);
    let crosses = |one: &Point, other: &Point| {
        let ((x1, y1), (x2, y2)) = ((f64::from(one.x), f64::from(one.y)), (f64::from(other.x), f64::from(other.y)));
        (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    };
    points.iter().zip(next).filter(|(one, other)| crosses(one, other)).count() % 2 == 1
}

/// The cells on a straight line, both ends included.
pub fn between_points(from: (u16, u16), to: (u16, u16)) -> Vec<(u16, u16)> {
    let (dx, dy) = (i32::from(to.0) - i32::from(from.0), i32::from(to.1) - i32::from(from.1));
    let steps = dx.abs().max(dy.abs()).max(1);
    let at = |start: u16, by: i32, n: i32| (i32::from(start) + (by * n + by.signum() * steps / 2) / steps) as u16;
    (0..=steps).map(|n| (at(from.0, dx, n), at(from.1, dy, n))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::{Place, PlaceShape};

    fn map(places: &[(u16, u16)]) -> Map {
        let place = |(n, (x, y)): (usize, &(u16, u16))| {
            Place::new(Spot::of("place", n), PlaceShape::Disc, "name", Point::new(*x, *y))
        };
        Map::new("map", 600).places(places.iter().enumerate().map(place))
    }

    #[test]
    fn places_lie_where_their_points_are_and_stay_on_the_map() {
        let sketch = Sketch::fitting(&map(&[(0, 0), (1000, 600), (500, 300)]), Rect::new(0, 0, 81, 20)).expect("room");
        assert_eq!(sketch.area.height, 20);
        assert_eq!(sketch.places[0], Rect::new(0, 0, 4, 1));
        assert_eq!(sketch.places[1], Rect::new(77, 19, 4, 1));
        assert_eq!(sketch.places[2], Rect::new(38, 9, 4, 1));
    }

    #[test]
    fn a_place_on_another_moves_a_little_aside_and_where_it_cannot_there_is_no_map() {
        let two = map(&[(0, 0), (1000, 600), (500, 300), (505, 300)]);
        let sketch = Sketch::fitting(&two, Rect::new(0, 0, 80, 24)).expect("room");
        let (one, other) = (sketch.places[2], sketch.places[3]);
        assert!(!one.intersects(other) && one.x.abs_diff(other.x) <= 4 && one.y.abs_diff(other.y) <= 1);
        let crowd = vec![(500, 300); 30];
        assert_eq!(Sketch::fitting(&map(&crowd), Rect::new(0, 0, 80, 24)), None);
    }

    #[test]
    fn a_map_is_pressed_together_to_be_seen_whole_but_not_flat() {
        let wide = map(&[(0, 0), (1000, 600)]);
        let height = |room| Sketch::fitting(&wide, Rect::new(0, 0, 100, room)).expect("room").area.height;
        assert_eq!([height(40), height(25), height(8)], [30, 25, 20]);
    }

    #[test]
    fn lines_reach_both_ends_without_gaps() {
        for (from, to) in [((0, 0), (7, 3)), ((7, 3), (0, 0)), ((2, 9), (4, 1)), ((5, 5), (5, 5))] {
            let line = between_points(from, to);
            assert_eq!((line[0], line[line.len() - 1]), (from, to));
            assert!(
                line.windows(2).all(|pair| pair[0].0.abs_diff(pair[1].0) <= 1 && pair[0].1.abs_diff(pair[1].1) <= 1)
            );
        }
    }

    #[test]
    fn a_square_holds_its_middle_and_not_its_outside() {
        let square: Vec<Point> = [(100, 100), (300, 100), (300, 300), (100, 300)].map(|(x, y)| Point::new(x, y)).into();
        assert!(is_within(&square, 200.0, 200.0));
        assert!(!is_within(&square, 50.0, 200.0) && !is_within(&square, 200.0, 350.0));
    }
}
