//! What the option in hand would do, drawn on the table: its way, where things would stand, the ground that would lie there.

use std::collections::BTreeMap;
use table::Label;
use table::scene::{Cell, Grid, Mark, Piece, Spot, Stand, Tone, Wall};

/// The marks of the option in hand.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Marks {
    /// The stops of ways with their numbers; where a way begins has none.
    stops: BTreeMap<Spot, usize>,
    /// Spaces of which something holds.
    areas: BTreeMap<Spot, Tone>,
    /// Pieces as they would stand.
    ghosts: Vec<(Spot, Stand)>,
    /// Walls of ground that would lie on a grid.
    walls: Vec<(Spot, Wall)>,
    /// Spaces that such ground would cover.
    ground: Vec<Spot>,
}

impl Marks {
    /// Everything that an option would draw.
    pub fn of(label: &Label) -> Marks {
        let mut marks = Marks::default();
        for mark in &label.preview {
            match mark {
                Mark::Path { stops, .. } => {
                    marks.stops.extend(stops.iter().cloned().enumerate().skip(1).map(|(n, stop)| (stop, n)))
                }
                Mark::Ghost { piece, stand, .. } => marks.ghosts.push((piece.clone(), stand.clone())),
                Mark::Area { cells, tone, .. } => {
                    marks.areas.extend(cells.iter().cloned().map(|cell| (cell, tone.clone())))
                }
                Mark::Tile { board, cells, walls, .. } => {
                    marks.ground.extend(cells.iter().map(|cell| Spot::cell(board.as_str(), *cell)));
                    marks.walls.extend(walls.iter().map(|wall| (board.clone(), *wall)));
                }
                Mark::Fill { .. } | Mark::Sight { .. } | Mark::Show { .. } => {}
            }
        }
        marks
    }

    /// The number of a stop on the way.
    pub fn stop(&self, spot: &Spot) -> Option<usize> {
        self.stops.get(spot).copied()
    }

    /// What holds of a space.
    pub fn area(&self, spot: &Spot) -> Option<&Tone> {
        self.areas.get(spot)
    }

    /// Whether new ground would cover a space.
    pub fn covers(&self, spot: &Spot) -> bool {
        self.ground.contains(spot)
    }

    /// Whether new ground would bring this wall to a grid.
    pub fn has_wall(&self, grid: &Spot, wall: &Wall) -> bool {
        self.walls.iter().any(|(board, other)| board == grid && other == wall)
    }

    /// The cells of a grid on which a piece would stand, by the place of the piece among the grid's.
    pub fn ghosts(&self, grid: &Grid) -> Vec<(usize, Vec<Cell>)> {
        let ghost = |(id, stand): &(Spot, Stand)| {
            let n = grid.pieces.iter().position(|piece| piece.id == *id)?;
            let moved = Piece { stand: stand.clone(), ..grid.pieces[n].clone() };
            Some((n, moved.cells()))
        };
        self.ghosts.iter().filter_map(ghost).collect()
    }

    /// Whether a piece would stand on a place of a map.
    pub fn ghost_on(&self, place: &Spot) -> bool {
        self.ghosts.iter().any(|(_, stand)| matches!(stand, Stand::Place(on) if on == place))
    }
}
