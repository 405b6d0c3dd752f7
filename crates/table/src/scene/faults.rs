//! Checks of a scene: what is in it, and what is wrong with it.

use super::walk::{Found, Walk};
use super::*;
use crate::looks::Known;
use std::collections::BTreeSet;

impl Scene {
    /// The name of every thing an option can point at, each cell of each grid included, in the order of the scene.
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        self.walk(&mut |found| match found {
            Found::Spot(spot) => spots.push(spot.clone()),
            Found::Grid(grid) => spots.extend(grid.cells().map(|cell| grid.spot(cell))),
            _ => {}
        });
        spots
    }

    /// Every text for people.
    pub fn texts(&self) -> Vec<&Text> {
        texts(self)
    }

    /// Icons, tones and grounds that the game does not have, each with a sentence; empty for a scene that can be drawn.
    pub fn unknown(&self, known: &Known) -> BTreeSet<String> {
        let mut faults = BTreeSet::new();
        self.walk(&mut |found| match found {
            Found::Icon(icon) => faults.extend(known.icon_fault(icon.name())),
            Found::Tone(Tone::Named(name)) => faults.extend(known.tone_fault(name)),
            Found::Picture(picture) => faults.extend(known.picture_fault(picture.name())),
            Found::Ground(patch) => faults.extend(known.ground_fault(&patch.kind)),
            Found::Map(map) => faults.extend(map.land.iter().filter_map(|land| known.land_fault(land))),
            _ => {}
        });
        faults
    }

    /// What no front-end could draw properly, whatever the game looks like, in sentences; empty for a sound scene.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut names = BTreeSet::new();
        for spot in self.spots() {
            if !spot.is_well_formed() {
                faults.push(format!("“{spot}” is no proper name for a thing"));
            }
            if let Some(twice) = names.replace(spot) {
                faults.push(format!("two things are called “{twice}”"));
            }
        }
        self.walk(&mut |found| match found {
            Found::Target(spot) if !names.contains(spot) => faults.push(format!("there is no place “{spot}”")),
            Found::Seat(line) if line.values.len() > 3 => {
                faults.push(format!("seat {} shows {} values, and 3 is the most", line.seat, line.values.len()));
            }
            Found::Grid(grid) => faults.extend(grid_faults(grid)),
            Found::Map(map) => faults.extend(map_faults(map)),
            Found::Track(track) => faults.extend(track_faults(track)),
            _ => {}
        });
        faults
    }
}

impl Cards {
    /// Every text for people.
    pub fn texts(&self) -> Vec<&Text> {
        texts(self)
    }
}

impl Odds {
    /// Every text for people.
    pub fn texts(&self) -> Vec<&Text> {
        texts(self)
    }
}

fn texts(whole: &dyn Walk) -> Vec<&Text> {
    let mut texts = Vec::new();
    whole.walk(&mut |found| {
        if let Found::Text(text) = found {
            texts.push(text);
        }
    });
    texts
}

fn grid_faults(grid: &Grid) -> Vec<String> {
    let mut used: Vec<Cell> = grid.terrain.iter().flat_map(|patch| patch.cells.clone()).collect();
    used.extend(grid.walls.iter().map(|wall| wall.cell));
    used.extend(grid.reach.iter().flat_map(|reach| reach.cells.clone()));
    used.extend(grid.reach.iter().flat_map(|reach| reach.marks.iter().map(|mark| mark.cell)));
    used.extend(grid.reach.iter().flat_map(|reach| reach.costs.iter().map(|told| told.cell)));
    used.extend(grid.pieces.iter().flat_map(Piece::cells));
    let outside = used.iter().filter(|cell| !grid.contains(**cell));
    let mut faults: Vec<String> = outside.map(|cell| format!("{cell} is not on “{}”", grid.id)).collect();

    let corners = grid.sights.iter().flat_map(|sight| [sight.from, sight.to]);
    let off_corners = corners.filter(|corner| corner.row > grid.rows || corner.col > grid.cols);
    faults.extend(off_corners.map(|c| format!("corner {}, {} is not on “{}”", c.row, c.col, grid.id)));
    faults.extend(
        grid.front
            .iter()
            .filter(|front| front.at > lines_across(grid, front.side))
            .map(|front| format!("a front after {} lines is not on “{}”", front.at, grid.id)),
    );
    faults.extend(misplaced(&grid.pieces, &grid.id, |stand| matches!(stand, Stand::Cell(_))));
    faults
}

fn lines_across(grid: &Grid, side: Side) -> u8 {
    match side {
        Side::East | Side::West => grid.cols,
        Side::North | Side::South => grid.rows,
    }
}

fn map_faults(map: &Map) -> Vec<String> {
    let off = |place: &&Place| place.at.x > 1000 || place.at.y > map.height;
    let mut faults: Vec<String> =
        map.places.iter().filter(off).map(|place| format!("“{}” lies outside “{}”", place.id, map.id)).collect();
    let bandless = |place: &&Place| place.band.is_some_and(|band| usize::from(band) >= map.bands.len());
    faults.extend(map.places.iter().filter(bandless).map(|place| format!("the band of “{}” does not exist", place.id)));
    faults.extend(misplaced(&map.pieces, &map.id, |stand| match stand {
        Stand::Place(spot) => map.places.iter().any(|place| place.id == *spot),
        _ => false,
    }));
    faults
}

fn track_faults(track: &Track) -> Vec<String> {
    let count = track.notches.len();
    let mut faults =
        misplaced(&track.pieces, &track.id, |stand| matches!(stand, Stand::Notch(n) if usize::from(*n) < count));
    if track.inner_now.is_some_and(|now| usize::from(now) >= track.inner.len()) {
        faults.push(format!("the inner ring of “{}” stands beyond its end", track.id));
    }
    if track.now.is_some_and(|now| usize::from(now) >= count) {
        faults.push(format!("“{}” stands beyond its end", track.id));
    }
    faults
}

fn misplaced(pieces: &[Piece], board: &Spot, fits: impl Fn(&Stand) -> bool) -> Vec<String> {
    let wrong = pieces.iter().filter(|piece| !fits(&piece.stand));
    wrong.map(|piece| format!("“{}” cannot stand where it does on “{board}”", piece.id)).collect()
}
