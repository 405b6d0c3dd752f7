//! Marks: what an option would draw on the boards while it is in hand. The server knows where everything lies, the script draws it.

use super::grid::{self, CELL};
use super::icon::num;
use super::quick::Quick;
use super::{Pen, tone};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use table::scene::{Cell, Footprint, Grid, Map, Mark, Part, Piece, Scene, Side, Spot, Stand, Wall};

/// The boards of a scene, and where their places lie.
#[derive(Default)]
pub struct Boards<'s> {
    maps: Vec<&'s Map>,
    grids: Vec<&'s Grid>,
}

/// A point of a board.
struct At<'s> {
    board: &'s Spot,
    x: f32,
    y: f32,
}

impl<'s> Boards<'s> {
    pub fn of(scene: &'s Scene) -> Boards<'s> {
        let mut boards = Boards::default();
        for part in scene.zones.iter().flat_map(|zone| &zone.parts) {
            match part {
                Part::Map(map) => boards.maps.push(map),
                Part::Grid(grid) => boards.grids.push(grid),
                _ => {}
            }
        }
        boards
    }

    /// Stands for where everything lies that marks are drawn at.
    pub fn hash(&self) -> u64 {
        let mut quick = Quick::default();
        for map in &self.maps {
            map.id.hash(&mut quick);
            map.places.iter().for_each(|place| (&place.id, place.at.x, place.at.y).hash(&mut quick));
        }
        let many = self.grids.len() > 1;
        for grid in &self.grids {
            (&grid.id, grid.cols, grid.rows).hash(&mut quick);
            // Of small pieces it only matters on which of several grids they stand.
            let pieces = grid.pieces.iter().filter(|piece| many || piece.footprint != Footprint::ONE);
            pieces.for_each(|piece| (&piece.id, piece.footprint).hash(&mut quick));
        }
        quick.finish()
    }

    /// Whether a thing lies on a board.
    pub fn hold(&self, spot: &Spot) -> bool {
        self.point(spot).is_some() || self.pieces().any(|piece| piece.id == *spot)
    }

    fn pieces(&self) -> impl Iterator<Item = &'s Piece> {
        let on_maps = self.maps.iter().flat_map(|map| &map.pieces);
        on_maps.chain(self.grids.iter().flat_map(|grid| &grid.pieces))
    }

    /// The middle of a place or a cell.
    fn point(&self, spot: &Spot) -> Option<At<'s>> {
        let place = |map: &&'s Map| {
            let place = map.places.iter().find(|place| place.id == *spot)?;
            Some(At { board: &map.id, x: place.at.x.into(), y: place.at.y.into() })
        };
        let cell = |grid: &&'s Grid| {
            let (x, y) = grid::corner(grid, cell_of(grid, spot)?);
            Some(At { board: &grid.id, x: x + CELL / 2.0, y: y + CELL / 2.0 })
        };
        self.maps.iter().find_map(place).or_else(|| self.grids.iter().find_map(cell))
    }

    fn grid(&self, id: &Spot) -> Option<&'s Grid> {
        self.grids.iter().copied().find(|grid| grid.id == *id)
    }
}

/// The cell of a grid that has this name.
fn cell_of(grid: &Grid, spot: &Spot) -> Option<Cell> {
    let written = spot.as_str().strip_prefix(grid.id.as_str())?.strip_prefix('-')?;
    written.parse().ok().filter(|cell| grid.contains(*cell))
}

impl Pen<'_> {
    /// The marks of an option, as the script reads them.
    pub fn marks(&self, boards: &Boards, marks: &[Mark]) -> Vec<Value> {
        let way = middle(boards, marks);
        marks.iter().filter_map(|mark| self.mark(boards, mark, way)).collect()
    }

    fn mark(&self, boards: &Boards, mark: &Mark, (right, up): (f32, f32)) -> Option<Value> {
        match mark {
            Mark::Path { board, stops, notes } => {
                let points: Vec<[f32; 2]> =
                    stops.iter().filter_map(|stop| boards.point(stop)).map(|at| [at.x + right, at.y - up]).collect();
                let notes: Vec<String> = notes.iter().map(|note| self.say(note)).collect();
                Some(json!(["path", board, points, notes]))
            }
            Mark::Ghost { piece, stand, facing } => ghost(boards, piece, stand, *facing),
            Mark::Area { cells, tone, text } => {
                let said = text.as_ref().map(|text| self.say(text));
                area(boards, cells, &tone::class(tone), said)
            }
            Mark::Tile { board, cells, walls, .. } => {
                let grid = boards.grid(board)?;
                let set: BTreeSet<Cell> = cells.iter().copied().collect();
                let ground: String = set.iter().map(|cell| square(grid, *cell)).collect();
                let walls: String = walls.iter().map(|wall| side(grid, wall)).collect();
                Some(json!(["tile", board, ground, walls]))
            }
            Mark::Fill { slot, card } => Some(json!(["fill", slot, card])),
            Mark::Sight { from, to } => sight(boards, from, to),
            Mark::Show { card } => Some(json!(["show", card])),
        }
    }
}

/// A line between two things on the same board.
fn sight(boards: &Boards, from: &Spot, to: &Spot) -> Option<Value> {
    let (a, b) = (boards.point(from)?, boards.point(to)?);
    (a.board == b.board).then(|| json!(["sight", a.board, a.x, a.y, b.x, b.y]))
}

/// How far the middle of the piece that goes lies from that of the cell it is named by: a large one goes its way with its middle.
fn middle(boards: &Boards, marks: &[Mark]) -> (f32, f32) {
    let goes = marks.iter().find_map(|mark| match mark {
        Mark::Ghost { piece, stand: Stand::Cell(_), .. } => boards.pieces().find(|other| other.id == *piece),
        _ => None,
    });
    let beyond = |spaces: u8| f32::from(spaces.saturating_sub(1)) * CELL / 2.0;
    goes.map_or((0.0, 0.0), |piece| (beyond(piece.footprint.cols), beyond(piece.footprint.rows)))
}

/// A piece as it would stand: the script draws it as it is, elsewhere.
fn ghost(boards: &Boards, id: &Spot, stand: &Stand, facing: Option<Side>) -> Option<Value> {
    let footprint = boards.pieces().find(|piece| piece.id == *id).map_or(Footprint::ONE, |piece| piece.footprint);
    let (board, x, y) = match stand {
        Stand::Place(place) => {
            let at = boards.point(place)?;
            (at.board, at.x, at.y)
        }
        Stand::Cell(cell) => {
            let grid = boards.grids.iter().find(|grid| grid.pieces.iter().any(|piece| piece.id == *id))?;
            let (x, y) = grid::corner(grid, *cell);
            let (cols, rows) = (f32::from(footprint.cols), f32::from(footprint.rows));
            (&grid.id, x + cols * CELL / 2.0, y + CELL - rows * CELL / 2.0)
        }
        Stand::Notch(notch) => return Some(json!(["turn", id, notch])),
    };
    let turn = facing.map(super::piece::angle);
    Some(json!(["ghost", board, id, x, y, turn, f32::from(footprint.rows.max(footprint.cols)) * CELL]))
}

/// Cells as squares, places as discs.
fn area(boards: &Boards, spots: &[Spot], tone: &str, said: Option<String>) -> Option<Value> {
    let first = spots.iter().find_map(|spot| boards.point(spot))?;
    let path: String = match boards.grid(first.board) {
        Some(grid) => spots.iter().filter_map(|spot| Some(square(grid, cell_of(grid, spot)?))).collect(),
        None => spots.iter().filter_map(|spot| boards.point(spot)).map(|at| disc(at.x, at.y)).collect(),
    };
    Some(json!(["area", first.board, path, tone, said, first.x, first.y]))
}

fn square(grid: &Grid, cell: Cell) -> String {
    let (x, y) = grid::corner(grid, cell);
    format!("M{} {}h40v40h-40z", num(x), num(y))
}

fn disc(x: f32, y: f32) -> String {
    format!("M{} {}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0", num(x - 30.0), num(y))
}

fn side(grid: &Grid, wall: &Wall) -> String {
    let (x, y) = grid::corner(grid, wall.cell);
    match wall.side {
        Side::North => format!("M{} {}h40", num(x), num(y)),
        Side::South => format!("M{} {}h40", num(x), num(y + CELL)),
        Side::West => format!("M{} {}v40", num(x), num(y)),
        Side::East => format!("M{} {}v40", num(x + CELL), num(y)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::scene::{Area, Place, PlaceShape, Point, Zone};

    #[test]
    fn places_cells_and_pieces_are_found_on_their_boards() {
        let grid = Grid::new("board", 5, 4).piece(Piece::disc("disc-1", table::Text::plain("disc"), Cell::new(0, 0)));
        let place = Place::new("slope-1", PlaceShape::Card, table::Text::plain("Slope"), Point::new(40, 50));
        let zone = Zone::new("zone", Area::Board).part(grid).part(Map::new("map", 600).place(place));
        let scene = Scene::new("title").zone(zone);
        let boards = Boards::of(&scene);
        let found = |spot: &'static str| boards.point(&spot.into()).map(|at| (at.board.as_str(), at.x, at.y));
        assert_eq!(found("board-A1"), Some(("board", 44.0, 164.0)));
        assert_eq!(found("slope-1"), Some(("map", 40.0, 50.0)));
        assert_eq!((found("board-F1"), found("card-1")), (None, None));
        assert!(boards.hold(&"disc-1".into()) && !boards.hold(&"card-1".into()));
    }

    #[test]
    fn a_piece_with_a_footprint_stands_with_its_lower_left_corner_on_its_cell() {
        let foe = Piece::foe("foe", table::Text::plain("foe"), Cell::new(0, 0)).footprint(Footprint::square(2));
        let scene = Scene::new("title").zone(Zone::new("zone", Area::Board).part(Grid::new("board", 5, 4).piece(foe)));
        let mark = ghost(&Boards::of(&scene), &"foe".into(), &Stand::Cell(Cell::new(1, 1)), Some(Side::East));
        assert_eq!(mark, Some(json!(["ghost", "board", "foe", 104.0, 104.0, 90, 80.0])));
    }

    #[test]
    fn a_large_piece_goes_its_way_with_its_middle() {
        let foe = Piece::foe("foe", table::Text::plain("foe"), Cell::new(0, 0)).footprint(Footprint::square(2));
        let scene = Scene::new("title").zone(Zone::new("zone", Area::Board).part(Grid::new("board", 5, 4).piece(foe)));
        let boards = Boards::of(&scene);
        assert_eq!(middle(&boards, &[Mark::ghost("foe", Cell::new(1, 1))]), (20.0, 20.0));
        assert_eq!(middle(&boards, &[Mark::show("card")]), (0.0, 0.0));
    }
}
