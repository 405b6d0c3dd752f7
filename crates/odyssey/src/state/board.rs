//! The board with its tiles, and what they make of it: sets of spaces that are kept up to date with every tile.

use crate::geometry::{COLS, ROWS, Space, Spaces, Walls};
use crate::ids::{TerrainId, TileId};
use crate::pack::Pack;
use crate::pack::schema::{TerrainTrait, Trigger};
use serde::{Deserialize, Serialize};

/// The most tiles a board can have.
pub const MOST_TILES: usize = 64;

/// A tile as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    pub kind: TerrainId,
    /// Its lower left space.
    pub at: Space,
    /// Quarters clockwise.
    pub turn: u8,
    /// B9.24.
    pub searched: bool,
}

/// The tiles, and what can be told from them at once. The sets follow every tile that comes, goes or is turned over; they are always what a
/// survey of all tiles would make, and only the tiles are stored.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Option<Tile>>", into = "Vec<Option<Tile>>")]
pub struct Board {
    tiles: Vec<Option<Tile>>,
    ground: Ground,
    /// B9.19 · The local faction is at war with the Argo. It follows the Argo's sheet and is not stored.
    war: bool,
}

/// The traits of a kind of tile, in peace or at war.
fn traits_of(pack: &Pack, kind: TerrainId, war: bool) -> impl Iterator<Item = TerrainTrait> {
    let terrain = pack.terrain(kind);
    let at_war = terrain.at_war.iter().filter(move |_| war);
    terrain.traits.iter().chain(at_war).copied()
}

/// What the tiles make of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Ground {
    /// The tile on each space, or none.
    on: [u8; COLS as usize * ROWS as usize],
    /// The spaces with each trait.
    traits: [Spaces; TRAITS],
    walls: Walls,
    /// Tiles that do something to who walks onto them, one bit for each: ambrosia, and those with an ability for it.
    lively: u64,
    /// Whether a tile lies on another. No rule lays one so; where it happens, which of them is on a space depends on all.
    stacked: bool,
}

/// How many traits terrain can have.
const TRAITS: usize = TerrainTrait::Treasure as usize + 1;
const NO_TILE: u8 = u8::MAX;

impl Default for Ground {
    fn default() -> Ground {
        Ground {
            on: [NO_TILE; COLS as usize * ROWS as usize],
            traits: [Spaces::NONE; TRAITS],
            walls: Walls::NONE,
            lively: 0,
            stacked: false,
        }
    }
}

impl Ground {
    /// Adds what one tile makes of the board.
    fn add(&mut self, n: usize, tile: &Tile, pack: &Pack, war: bool) {
        let shape = pack.shape(tile.kind, tile.turn);
        let spaces = shape.spaces(tile.at).unwrap_or_default();
        for space in spaces.iter() {
            let on = &mut self.on[space.index()];
            self.stacked |= *on != NO_TILE;
            *on = n as u8;
        }
        for trait_ in traits_of(pack, tile.kind, war) {
            self.traits[trait_ as usize] |= spaces;
        }
        shape.draw(tile.at, &mut self.walls);
        let entered = pack.bearers.marks_of(tile.kind).triggers & Trigger::Entered.bit() != 0;
        if entered || pack.terrain(tile.kind).traits.contains(&TerrainTrait::Ambrosia) {
            self.lively |= 1 << n;
        }
    }

    /// Takes away what one tile made of the board. `false` if that cannot be told from the tile alone: where tiles lie on one another, and
    /// where a red line may be another tile's too.
    fn take_away(&mut self, n: usize, tile: &Tile, pack: &Pack, war: bool) -> bool {
        let shape = pack.shape(tile.kind, tile.turn);
        if self.stacked || shape.has_walls() {
            return false;
        }
        let spaces = shape.spaces(tile.at).unwrap_or_default();
        spaces.iter().for_each(|space| self.on[space.index()] = NO_TILE);
        for trait_ in traits_of(pack, tile.kind, war) {
            self.traits[trait_ as usize] -= spaces;
        }
        self.lively &= !(1 << n);
        true
    }
}

impl Board {
    /// The tiles that lie on the board.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, &Tile)> {
        let tiles = self.tiles.iter().enumerate();
        tiles.filter_map(|(n, tile)| tile.as_ref().map(|tile| (TileId(n as u8), tile)))
    }

    /// Whether every tile's number can be told.
    pub(crate) fn places_fit(&self) -> bool {
        self.tiles.len() <= MOST_TILES
    }

    pub fn tile(&self, id: TileId) -> Option<&Tile> {
        self.tiles.get(id.index())?.as_ref()
    }

    /// The tile on a space.
    pub fn tile_at(&self, space: Space) -> Option<TileId> {
        let id = self.ground.on[space.index()];
        (id != NO_TILE).then_some(TileId(id))
    }

    /// The spaces whose tile has a trait.
    pub fn with(&self, trait_: TerrainTrait) -> &Spaces {
        &self.ground.traits[trait_ as usize]
    }

    /// All red lines.
    pub fn walls(&self) -> &Walls {
        &self.ground.walls
    }

    /// Tiles that do something to who walks onto them.
    pub fn lively(&self) -> impl Iterator<Item = TileId> + use<> {
        let mut left = self.ground.lively;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| TileId(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            first
        })
    }

    /// Whether another tile fits into the rows of the state.
    pub fn has_room(&self) -> bool {
        self.tiles.len() < MOST_TILES || self.tiles.iter().any(Option::is_none)
    }

    /// Lays a tile down. What lay there before must have been taken off, and there must be room. Numbers of tiles that are gone are
    /// used again, the lowest first.
    pub fn lay(&mut self, tile: Tile, pack: &Pack) -> TileId {
        let free = self.tiles.iter().position(Option::is_none);
        let place = free.unwrap_or(self.tiles.len());
        match free {
            Some(place) => self.tiles[place] = Some(tile),
            None => self.tiles.push(Some(tile)),
        }
        self.ground.add(place, &tile, pack, self.war);
        if self.ground.stacked {
            self.survey(pack);
        }
        TileId(place as u8)
    }

    /// Takes a tile off.
    pub fn take(&mut self, id: TileId, pack: &Pack) -> Option<Tile> {
        let tile = self.tiles.get_mut(id.index())?.take()?;
        if !self.ground.take_away(id.index(), &tile, pack, self.war) {
            self.survey(pack);
        }
        Some(tile)
    }

    /// B9.16 · Turns a tile over to another kind.
    pub fn turn_over(&mut self, id: TileId, to: TerrainId, pack: &Pack) {
        let Some(Some(tile)) = self.tiles.get_mut(id.index()) else {
            return;
        };
        let before = std::mem::replace(tile, Tile { kind: to, ..*tile });
        let after = *tile;
        let taken = self.ground.take_away(id.index(), &before, pack, self.war);
        self.ground.add(id.index(), &after, pack, self.war);
        if !taken || self.ground.stacked {
            self.survey(pack);
        }
    }

    /// B9.24 · Marks a tile as searched.
    pub fn mark_searched(&mut self, id: TileId) {
        if let Some(Some(tile)) = self.tiles.get_mut(id.index()) {
            tile.searched = true;
        }
    }

    /// Makes the sets again from the tiles: when a stored state gets its pack, and after a change that is not told from one tile.
    pub fn survey(&mut self, pack: &Pack) {
        let mut ground = Ground::default();
        for (n, tile) in self.tiles.iter().enumerate() {
            if let Some(tile) = tile {
                ground.add(n, tile, pack, self.war);
            }
        }
        self.ground = ground;
    }

    /// B9.19 · War begins with the local faction, or a new battle finds peace.
    pub fn set_war(&mut self, war: bool, pack: &Pack) {
        if self.war != war {
            self.war = war;
            self.survey(pack);
        }
    }

    /// Whether a tile has a trait as things stand.
    pub fn has(&self, id: TileId, trait_: TerrainTrait, pack: &Pack) -> bool {
        let tile = self.tile(id);
        tile.is_some_and(|tile| traits_of(pack, tile.kind, self.war).any(|has| has == trait_))
    }

    /// Whether the sets are those that a survey would make.
    pub(crate) fn is_surveyed(&self, pack: &Pack) -> bool {
        let mut anew = self.clone();
        anew.survey(pack);
        anew == *self
    }
}

impl From<Vec<Option<Tile>>> for Board {
    fn from(tiles: Vec<Option<Tile>>) -> Board {
        Board { tiles, ground: Ground::default(), war: false }
    }
}

impl From<Board> for Vec<Option<Tile>> {
    fn from(board: Board) -> Vec<Option<Tile>> {
        board.tiles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proofs::PACK;
    use table::Rng;

    /// Every kind of tile comes, goes and is turned over anywhere, also on others and with red lines that two tiles share.
    #[test]
    fn the_sets_follow_each_tile_as_if_all_were_surveyed_anew() {
        let mut rng = Rng::new(9);
        let kinds = PACK.terrain.len();
        for _ in 0..40 {
            let mut board = Board::default();
            for _ in 0..60 {
                let kind = TerrainId(rng.below(kinds) as u8);
                let id = TileId(rng.below(8) as u8);
                let tile = Tile {
                    kind,
                    at: Space::new(rng.below(ROWS.into()) as u8, rng.below(COLS.into()) as u8),
                    turn: rng.below(4) as u8,
                    searched: false,
                };
                match rng.below(4) {
                    0 => {
                        board.take(id, &PACK);
                    }
                    1 => board.turn_over(id, kind, &PACK),
                    _ => {
                        board.lay(tile, &PACK);
                    }
                }
                assert!(board.is_surveyed(&PACK));
            }
        }
    }
}
