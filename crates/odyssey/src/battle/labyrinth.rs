//! B10 · The labyrinth.

use crate::battle::primordial_moves::way_prompt;
use crate::choice::Choice;
use crate::geometry::{Space, Spaces};
use crate::ids::{TerrainId, TitanId, TitanSet};
use crate::pack::schema::{Modifier, TerrainTrait, Trigger};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, text};

/// A place for a tile.
#[derive(Debug, Clone, Copy)]
struct Lay {
    at: Space,
    turn: u8,
    spaces: Spaces,
}

type Lays = SmallVec<[Lay; 32]>;
type Shapes = SmallVec<[TerrainId; 8]>;

impl Odyssey {
    /// B10.5 to B10.10 · This many tiles of the track, as part of an attack on this titan if one is named.
    pub(crate) fn labyrinth(&mut self, table: &mut Table<Self>, tiles: u8, target: Option<TitanId>) -> Play {
        if self.primordial_has(Modifier::NoLabyrinth) {
            return Ok(());
        }
        for left in (0..tiles).rev() {
            let Some(kind) = self.next_shape(0) else { return Ok(()) };
            let follows: Shapes = (1..=left).filter_map(|after| self.next_shape(after)).collect();
            self.primordial.track = self.primordial.track.wrapping_add(1) % self.shapes_of_track().max(1);
            self.lay_maze_tile(table, kind, &follows, target)?;
        }
        Ok(())
    }

    /// How many shapes the track has.
    fn shapes_of_track(&self) -> u8 {
        self.maze_kinds().count() as u8
    }

    /// B10.1 · The kinds of labyrinth tiles, in the order of the track.
    fn maze_kinds(&self) -> impl Iterator<Item = TerrainId> {
        let kinds = self.pack.terrain.iter().enumerate();
        let mazes = kinds.filter(|(_, kind)| kind.traits.contains(&TerrainTrait::Labyrinth));
        mazes.map(|(place, _)| TerrainId(place as u8))
    }

    /// B10.5 · The shape that comes this many places after the one that the track shows.
    fn next_shape(&self, after: u8) -> Option<TerrainId> {
        let shapes = self.shapes_of_track();
        let place = (self.primordial.track + after).checked_rem(shapes)?;
        self.maze_kinds().nth(place as usize)
    }

    /// The tile that is being laid: the track has already moved on to the next.
    pub(crate) fn tile_in_hand(&self) -> Option<TerrainId> {
        self.next_shape(self.shapes_of_track().checked_sub(1)?)
    }

    fn lay_maze_tile(
        &mut self,
        table: &mut Table<Self>,
        kind: TerrainId,
        follows: &[TerrainId],
        target: Option<TitanId>,
    ) -> Play {
        let lays = self.best_lays(kind, follows, target);
        if lays.is_empty() {
            table.log("B10.9", || text!("log-no-room-for-maze", terrain = self.terrain_name(kind)));
            return Ok(());
        }
        let covered = lays.iter().fold(Spaces::NONE, |all, lay| all | lay.spaces);
        let concerned = || self.titans_on(&covered) | target.map_or(TitanSet::NOBODY, TitanSet::from);
        let prompt = || way_prompt("ask-lay-maze", "B10.10").concerns(self.players(concerned()));
        let asked = table.ask(self.group()).say(prompt);
        let places = lays.iter().map(|lay| (lay.at, lay.turn));
        let (at, turn) = asked.pick(places, |(at, turn)| Choice::Lay(at, turn))?;
        if !self.place_tile(table, kind, at, turn)? {
            return Ok(());
        }
        let spaces = self.pack.shape(kind, turn).spaces(at).unwrap_or_default();
        for titan in self.standing_on(&spaces) {
            if self.titan(titan).is_alive() {
                self.trigger(table, titan, Trigger::Walled)?;
            }
        }
        Ok(())
    }

    /// B10.6 to B10.8 · The places that are best: under the target, and of those under most titans; leaving room for most of the tiles that
    /// follow.
    fn best_lays(&self, kind: TerrainId, follows: &[TerrainId], target: Option<TitanId>) -> Lays {
        let mut lays: Lays = self.lays(kind, Spaces::NONE).collect();
        let score = |lay: &Lay| {
            let under = self.titans_on(&lay.spaces);
            match target {
                Some(target) if under.contains(target) => (true, under.len()),
                _ => (false, 0),
            }
        };
        let best = lays.iter().map(score).max();
        lays.retain(|lay| Some(score(lay)) == best);
        if !follows.is_empty() {
            let rooms: SmallVec<[usize; 32]> = lays.iter().map(|lay| self.room_after(lay.spaces, follows)).collect();
            let most = rooms.iter().max().copied();
            let mut rooms = rooms.iter();
            lays.retain(|_| rooms.next().copied() == most);
        }
        lays
    }

    /// B10.8 · How many of the tiles that follow can still be laid, one after the other, where these spaces are taken. Each of them takes a space
    /// beside the primordial, so there is an end to it soon.
    fn room_after(&self, taken: Spaces, follows: &[TerrainId]) -> usize {
        let Some((kind, rest)) = follows.split_first() else {
            return 0;
        };
        let primordial = &self.primordial.footprint;
        let beside = (primordial.around() & primordial.front(self.primordial.facing))
            - *self.board.with(TerrainTrait::Indestructible)
            - taken;
        let bound = follows.len().min(beside.len());
        let mut most = 0;
        for lay in self.lays(*kind, taken) {
            most = most.max(1 + self.room_after(taken | lay.spaces, rest));
            if most == bound {
                return most;
            }
        }
        if most == 0 { self.room_after(taken, rest) } else { most }
    }

    /// B10.6, B10.9 · Where a tile can lie: in front of the primordial and adjacent to it, on the board, clear of what is indestructible.
    fn lays(&self, kind: TerrainId, taken: Spaces) -> impl Iterator<Item = Lay> + use<'_> {
        let primordial = &self.primordial.footprint;
        let front = primordial.front(self.primordial.facing) - *self.board.with(TerrainTrait::Indestructible) - taken;
        let beside = primordial.around() & front;
        let near = around_block(&beside).unwrap_or(Spaces::NONE);
        self.pack.turns(kind).flat_map(move |turn| {
            let shape = self.pack.shape(kind, turn);
            let fits = near.iter().filter(move |at| shape.lies_within(*at, &front));
            let lays = fits.filter_map(move |at| Some(Lay { at, turn, spaces: shape.spaces(at)? }));
            lays.filter(move |lay| lay.spaces.meets(&beside))
        })
    }
}

/// The lower left spaces that a tile of four can have if it is to touch one of these.
fn around_block(spaces: &Spaces) -> Option<Spaces> {
    let rows = || spaces.iter().map(|space| space.row as i8);
    let cols = || spaces.iter().map(|space| space.col as i8);
    let (low, high) = (rows().min()?, rows().max()?);
    let (left, right) = (cols().min()?, cols().max()?);
    Some(Spaces::block((low - 3, high), (left - 3, right)))
}
