//! Where the places of a map lie on the canvas.

use ratatui::layout::Rect;
use table::scene::{Map, Outline, Point, Spot};

/// How many cells a place is wide.
pub const PLACE: u16 = 4;

/// A map in the measures of the canvas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    pub area: Rect,
    height: u16,
    /// Where each place lies, in the order of the map's places.
    pub places: Vec<Rect>,
}

impl Sketch {
    /// The map as high as can be seen, or else as high as it naturally is; `None` if places would still lie on each other.
    pub fn fitting(map: &Map, room: Rect) -> Option<Sketch> {
        // A cell of the screen is about twice as high as it is wide.
        let natural = (u32::from(room.width) * u32::from(map.height) / 2000).clamp(6, 400) as u16;
        let heights = [natural.min(room.height.max(6)), natural];
        let sketch = |height| Sketch::new(map, Rect::new(room.x, room.y, room.width, height));
        heights.into_iter().map(sketch).find(Sketch::is_clear)
    }

    fn new(map: &Map, area: Rect) -> Sketch {
        let mut sketch = Sketch {
            area,
            height: map.height.max(1),
            places: Vec::new(),
        };
        sketch.places = map.places.iter().map(|place| sketch.place(place.at)).collect();
        sketch
    }

    fn place(&self, at: Point) -> Rect {
        let (x, y) = self.point(at);
        let left = x.saturating_sub(PLACE / 2).max(self.area.x);
        Rect::new(left.min(self.area.right().saturating_sub(PLACE)), y, PLACE, 1)
    }

    /// Whether every place has room of its own.
    fn is_clear(&self) -> bool {
        let pairs = self
            .places
            .iter()
            .enumerate()
            .flat_map(|(n, one)| self.places[n + 1..].iter().map(move |other| (one, other)));
        self.area.width >= 24 && pairs.into_iter().all(|(one, other)| !one.intersects(*other))
    }

    /// Whether no place lies here, and the map is wide enough.
    pub fn is_free(&self, area: Rect) -> bool {
        let inside = area.right() <= self.area.right() && area.bottom() <= self.area.bottom();
        inside && area.y >= self.area.y && self.places.iter().all(|place| !place.intersects(area))
    }

    /// A point of the map on the canvas.
    pub fn point(&self, at: Point) -> (u16, u16) {
        let across = u32::from(self.area.width.saturating_sub(1)) * u32::from(at.x.min(1000)) / 1000;
        let down =
            u32::from(self.area.height.saturating_sub(1)) * u32::from(at.y.min(self.height)) / u32::from(self.height);
        (self.area.x + across as u16, self.area.y + down as u16)
    }

    pub fn centre_of(&self, map: &Map, spot: &Spot) -> Option<(u16, u16)> {
        let place = map.places.iter().position(|place| place.id == *spot)?;
        let area = self.places.get(place)?;
        Some((area.x + area.width / 2, area.y))
    }

    /// Whether a cell of the canvas lies inside an outline.
    pub fn holds(&self, outline: &Outline, x: u16, y: u16) -> bool {
        let width = f64::from(self.area.width.saturating_sub(1).max(1));
        let height = f64::from(self.area.height.saturating_sub(1).max(1));
        let x = f64::from(x - self.area.x) * 1000.0 / width;
        let y = f64::from(y - self.area.y) * f64::from(self.height) / height;
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

/// Whether a point lies within a closed line: a ray from it crosses the line an odd number of times.
fn is_within(points: &[Point], x: f64, y: f64) -> bool {
    let next = points.iter().cycle().skip(1);
    let crosses = |one: &Point, other: &Point| {
        let ((x1, y1), (x2, y2)) = (
            (f64::from(one.x), f64::from(one.y)),
            (f64::from(other.x), f64::from(other.y)),
        );
        (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    };
    points
        .iter()
        .zip(next)
        .filter(|(one, other)| crosses(one, other))
        .count()
        % 2
        == 1
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
    fn a_map_whose_places_would_lie_on_each_other_is_higher_or_not_drawn() {
        let close = [(500, 100), (500, 160), (500, 220)];
        let low = Sketch::fitting(&map(&close), Rect::new(0, 0, 80, 8)).expect("room");
        assert_eq!(low.area.height, 24);
        assert_eq!(
            Sketch::fitting(&map(&[(500, 100), (505, 100)]), Rect::new(0, 0, 80, 24)),
            None
        );
    }

    #[test]
    fn lines_reach_both_ends_without_gaps() {
        for (from, to) in [((0, 0), (7, 3)), ((7, 3), (0, 0)), ((2, 9), (4, 1)), ((5, 5), (5, 5))] {
            let line = between_points(from, to);
            assert_eq!((line[0], line[line.len() - 1]), (from, to));
            assert!(
                line.windows(2)
                    .all(|pair| pair[0].0.abs_diff(pair[1].0) <= 1 && pair[0].1.abs_diff(pair[1].1) <= 1)
            );
        }
    }

    #[test]
    fn a_square_holds_its_middle_and_not_its_outside() {
        let square: Vec<Point> = [(100, 100), (300, 100), (300, 300), (100, 300)]
            .map(|(x, y)| Point::new(x, y))
            .into();
        assert!(is_within(&square, 200.0, 200.0));
        assert!(!is_within(&square, 50.0, 200.0) && !is_within(&square, 200.0, 350.0));
    }
}
