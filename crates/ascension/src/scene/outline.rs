//! The outlines of the sectors, found from where their positions lie.

use crate::card::Sector;
use crate::pack::Mountain;
use table::scene::{Outline, Point};

/// How far a sector reaches beyond its ring where there is room, in the measure of a map.
const MARGIN: f64 = 40.0;
/// How much of the way to the ring below it may take at most.
const SHARE: f64 = 0.45;
/// How much of the way to the nearest position the throne takes, and how much wider than high its ground is.
const THRONE: f64 = 0.6;
const THRONE_WIDTH: f64 = 1.4;
/// The width of every map.
const WIDTH: f64 = 1000.0;

#[derive(Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
}

impl Spot {
    fn distance(self, other: Spot) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point so much further from the centre.
    fn pushed(self, centre: Spot, by: f64) -> Spot {
        let far = self.distance(centre).max(1.0);
        Spot { x: self.x + (self.x - centre.x) / far * by, y: self.y + (self.y - centre.y) / far * by }
    }
}

/// How high the map is.
pub(super) fn height(mountain: &Mountain) -> u16 {
    let (width, height) = mountain.size;
    (f64::from(height) * WIDTH / f64::from(width.max(1))).round() as u16
}

/// Where a position lies on the map.
pub(super) fn point(mountain: &Mountain, at: crate::pack::Position) -> Point {
    on_map(mountain, spot(mountain, at))
}

/// A closed line around a sector, outside its ring and inside the one below.
pub(super) fn outline(mountain: &Mountain, sector: Sector) -> Outline {
    if sector == Sector::Throne {
        return throne(mountain);
    }
    let ring: Vec<Spot> = mountain.ring(sector).iter().map(|at| spot(mountain, at)).collect();
    let below: Vec<Spot> = match (sector as usize).checked_sub(1) {
        Some(lower) => mountain.ring_of[lower].iter().map(|at| spot(mountain, at)).collect(),
        None => Vec::new(),
    };
    let centre = middle(&ring);
    let room = |at: Spot| below.iter().map(|other| at.distance(*other)).fold(f64::INFINITY, f64::min);
    let pushed = ring.iter().map(|at| at.pushed(centre, MARGIN.min(room(*at) * SHARE)));
    Outline::Through(pushed.map(|at| on_map(mountain, at)).collect())
}

fn throne(mountain: &Mountain) -> Outline {
    let here = spot(mountain, mountain.throne);
    let others = mountain.positions().filter(|at| *at != mountain.throne);
    let nearest = others.map(|at| here.distance(spot(mountain, at))).fold(WIDTH, f64::min);
    let ry = nearest * THRONE;
    Outline::Ellipse { centre: on_map(mountain, here), rx: (ry * THRONE_WIDTH).round() as u16, ry: ry.round() as u16 }
}

fn middle(ring: &[Spot]) -> Spot {
    let count = ring.len().max(1) as f64;
    Spot { x: ring.iter().map(|at| at.x).sum::<f64>() / count, y: ring.iter().map(|at| at.y).sum::<f64>() / count }
}

fn spot(mountain: &Mountain, at: crate::pack::Position) -> Spot {
    let printed = mountain.spot(at);
    let scale = WIDTH / f64::from(mountain.size.0.max(1));
    Spot { x: f64::from(printed.x) * scale, y: f64::from(printed.y) * scale }
}

fn on_map(mountain: &Mountain, at: Spot) -> Point {
    let within = |value: f64, most: f64| value.round().clamp(0.0, most) as u16;
    Point::new(within(at.x, WIDTH), within(at.y, height(mountain).into()))
}
