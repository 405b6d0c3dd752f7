//! B9 · Terrain.

mod placing;

use super::context::{Context, Origin};
use crate::choice::Source;
use crate::geometry::{Space, Spaces};
use crate::ids::{TerrainId, TileId, TitanId};
use crate::pack::schema::{Modifier, Section, TerrainTrait, Tested, Token, Trigger};
use crate::state::{Event, Frame, Hidden, Odyssey, Place};
use smallvec::SmallVec;
use table::{Play, Table, Text, text};

/// How a titan comes onto a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entering {
    /// B8.8.
    Willing,
    /// B12.7, B12.8.
    KnockedBack,
    /// B12.9, B12.10.
    Dragged,
    /// B9.8, B12.6, B12.11 · Put there, or a tile is put under it.
    Put,
}

impl Odyssey {
    /// B9 · A titan enters a space: of its will, by force, or flying over it in a knockback. It stands there afterwards; `false` if it does
    /// not go on.
    pub(crate) fn enter(&mut self, table: &mut Table<Self>, titan: TitanId, space: Space, how: Entering) -> Play<bool> {
        if how != Entering::Willing && self.board.with(TerrainTrait::Boundless).contains(space) {
            return self.fall_to_death(table, titan, "B9.12").map(|()| false);
        }
        let from = self.titan(titan).space();
        self.titan_mut(titan).place = Place::On(space);
        let Some(tile) = self.board.tile_at(space).filter(|tile| self.is_newly_entered(from, space, *tile)) else {
            return Ok(true);
        };
        if how == Entering::KnockedBack {
            return Ok(true);
        }
        self.moves_through_ambrosia(table, titan, tile, how)?;
        self.resolve_ground(table, titan, tile, how)?;
        Ok(self.titan(titan).is_alive() && self.titan(titan).place == Place::On(space) && !self.is_stopped(titan, how))
    }

    /// B8.8.4 · Who is knocked down on the way goes no further of its will.
    fn is_stopped(&self, titan: TitanId, how: Entering) -> bool {
        how == Entering::Willing && !self.titan(titan).can_act()
    }

    /// B9.1, B10.4 · Whether the space is the first of its tile; joined tiles of the labyrinth are one.
    fn is_newly_entered(&self, from: Option<Space>, space: Space, tile: TileId) -> bool {
        let Some(from) = from.filter(|from| *from != space) else {
            return true;
        };
        let maze = self.board.with(TerrainTrait::Labyrinth);
        let joined = || maze.contains(from) && maze.contains(space) && self.whole_tile(from).contains(space);
        self.board.tile_at(from) != Some(tile) && !joined()
    }

    /// B9.10 · Who walks through ambrosia without ending there tests for it.
    fn moves_through_ambrosia(&mut self, table: &mut Table<Self>, titan: TitanId, tile: TileId, how: Entering) -> Play {
        let ends = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Walk(walker, to) if *walker == titan => Some(*to),
            _ => None,
        });
        let ambrosia = self.tile_has(tile, TerrainTrait::Ambrosia);
        let through = ends.is_some_and(|to| self.board.tile_at(to) != Some(tile));
        if ambrosia && through && how == Entering::Willing && !self.test(table, titan, Tested::Plainly, 6)? {
            self.gain_tokens(table, titan, Token::Ambrosia, 1)?;
        }
        Ok(())
    }

    /// B9.1, B9.13, B9.15 · What a tile does to a titan that has come onto it, and what it suffers from one that was forced there.
    fn resolve_ground(&mut self, table: &mut Table<Self>, titan: TitanId, tile: TileId, how: Entering) -> Play {
        let forced = how != Entering::Willing;
        if forced && self.tile_has(tile, TerrainTrait::Chasm) {
            return self.fall_to_death(table, titan, "B9.13");
        }
        self.tile_speaks(table, tile, Trigger::Entered, titan)?;
        if forced && self.board.tile(tile).is_some() {
            self.strike_tile(table, tile)?;
        }
        Ok(())
    }

    /// B9.10, B12.3, B12.4, B12.8 · A titan ends a movement where it stands.
    pub(crate) fn settle(&mut self, table: &mut Table<Self>, titan: TitanId, how: Entering) -> Play {
        let Some(space) = self.titan(titan).space() else {
            return Ok(());
        };
        self.make_room(table, titan, space)?;
        if self.titan(titan).space() != Some(space) {
            return Ok(());
        }
        if let Some(tile) = self.board.tile_at(space) {
            if how == Entering::KnockedBack {
                self.resolve_ground(table, titan, tile, how)?;
            }
            let stays = self.titan(titan).space() == Some(space);
            if stays && self.board.tile(tile).is_some() && self.tile_has(tile, TerrainTrait::Ambrosia) {
                self.gain_tokens(table, titan, Token::Ambrosia, 1)?;
            }
        }
        if self.is_in_front(titan) {
            self.titan_mut(titan).hidden = Hidden::No;
        }
        self.lonely_deaths(table)
    }

    /// B12.3, B12.4 · Who is moved onto another displaces it; who ends under the primordial is put beside it.
    fn make_room(&mut self, table: &mut Table<Self>, titan: TitanId, space: Space) -> Play {
        if self.primordial.footprint.covers(space) {
            return self.out_from_under(table, titan);
        }
        let mut living = self.living();
        let other = living.find(|other| *other != titan && self.titan(*other).place == Place::On(space));
        drop(living);
        match other {
            Some(other) => self.displace(table, other, crate::geometry::Spaces::only(space)),
            None => Ok(()),
        }
    }

    /// B9.12, B9.13, B21.25 · A titan is about to die in a chasm or over an edge. Who is held back stays where it was.
    pub(crate) fn fall_to_death(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) -> Play {
        if self.is_averted_by(table, Trigger::AboutToFallToDeath, Event::Death(titan, rule))? {
            return Ok(());
        }
        self.die(table, titan, rule)
    }

    /// B9.12 · Whether whoever is forced over the board edge dies.
    pub(crate) fn edges_kill(&self) -> bool {
        self.primordial_has(Modifier::DeadlyEdges)
    }

    pub(crate) fn tile_has(&self, tile: TileId, trait_: TerrainTrait) -> bool {
        self.board.has(tile, trait_, &self.pack)
    }

    /// B9.19 · The board follows the diplomacy with the local faction.
    pub(crate) fn heed_war(&mut self) {
        let war = self.local_section() == Section::AtWar;
        self.board.set_war(war, &self.pack);
    }

    /// B10.4 · The spaces of the tile on a space. Labyrinth tiles that touch along a green edge are one.
    pub(crate) fn whole_tile(&self, space: Space) -> Spaces {
        let tile_of = |space: Space| {
            let tile = self.board.tile_at(space);
            tile.map_or(Spaces::NONE, |tile| self.tile_spaces(tile, &self.pack))
        };
        let (maze, walls) = (self.board.with(TerrainTrait::Labyrinth), self.board.walls());
        let mut whole = tile_of(space);
        if !maze.contains(space) {
            return whole;
        }
        loop {
            let beyond = (walls.around(&whole) & *maze) - whole;
            if beyond.is_empty() {
                return whole;
            }
            whole = beyond.iter().fold(whole, |all, next| all | tile_of(next));
        }
    }

    /// B9.2 · What a tile says at a moment happens, whether one likes it or not.
    pub(crate) fn tile_speaks(&mut self, table: &mut Table<Self>, tile: TileId, at: Trigger, titan: TitanId) -> Play {
        let Some(kind) = self.board.tile(tile).map(|tile| tile.kind) else {
            return Ok(());
        };
        let abilities = self.pack.terrain(kind).powers.abilities;
        let context = Context { titan, source: Source::Tile(tile), origin: Origin::Terrain };
        for n in 0..abilities.len() {
            let ability = self.pack.at(abilities, n);
            if ability.at == at && self.holds(ability.when, context) {
                self.resolve_script(table, ability.effects, context)?;
            }
        }
        Ok(())
    }

    /// B9.15, B9.16 · A tile is struck: destroyed if it is destructible, turned over if it is reinforced, else nothing.
    pub(crate) fn strike_tile(&mut self, table: &mut Table<Self>, tile: TileId) -> Play {
        if self.tile_has(tile, TerrainTrait::ReinforcedDestructible) {
            self.turn_tile_over(table, tile);
            Ok(())
        } else if self.tile_has(tile, TerrainTrait::Destructible) {
            self.destroy_tile(table, tile)
        } else {
            Ok(())
        }
    }

    fn turn_tile_over(&mut self, table: &mut Table<Self>, tile: TileId) {
        let Some(lies) = self.board.tile(tile).copied() else {
            return;
        };
        if let Some(back) = self.pack.terrain(lies.kind).back {
            self.board.turn_over(tile, back, &self.pack);
            self.note_tile(table, back);
            table.log("B9.16", || {
                text!("log-tile-turned", terrain = self.terrain_name(lies.kind), space = lies.at.to_string())
            });
        }
    }

    /// B9.3, B9.18, B9.19 · A tile is destroyed, unless it is indestructible.
    pub(crate) fn destroy_tile(&mut self, table: &mut Table<Self>, tile: TileId) -> Play {
        if self.tile_has(tile, TerrainTrait::Indestructible) {
            return Ok(());
        }
        self.tile_speaks(table, tile, Trigger::Destroyed, self.priority)?;
        let inhabited = self.tile_has(tile, TerrainTrait::Inhabited);
        let Some(lay) = self.board.take(tile, &self.pack) else {
            return Ok(());
        };
        table.log("B9.3", || {
            text!("log-tile-destroyed", terrain = self.terrain_name(lay.kind), space = lay.at.to_string())
        });
        if inhabited {
            self.change_diplomacy(table, "B9.19", -1);
        }
        Ok(())
    }

    pub(crate) fn terrain_name(&self, kind: TerrainId) -> Text {
        Text::new(format!("terrain-{}", self.pack.terrain(kind).slug))
    }

    /// B9.24 · The tiles that a titan can search from where it stands.
    pub(crate) fn searchable(&self, titan: TitanId) -> SmallVec<[TileId; 4]> {
        let mut found = SmallVec::new();
        if self.board.with(TerrainTrait::Treasure).is_empty() {
            return found;
        }
        let Some(space) = self.titan(titan).space() else {
            return found;
        };
        let beside = self.board.walls().around(&crate::geometry::Spaces::only(space));
        for (tile, lies) in self.board.tiles() {
            let spaces = self.tile_spaces(tile, &self.pack);
            let obstacle = self.tile_has(tile, TerrainTrait::Obstacle);
            let near = if obstacle { spaces.meets(&beside) } else { spaces.contains(space) };
            if near && !lies.searched && self.tile_has(tile, TerrainTrait::Treasure) {
                found.push(tile);
            }
        }
        found
    }

    /// B9.24 · A titan searches a tile; nobody can search it again.
    pub(crate) fn search_tile(&mut self, table: &mut Table<Self>, titan: TitanId, tile: TileId) -> Play {
        self.board.mark_searched(tile);
        table.log("B9.24", || text!("log-searches", titan = self.titan_name(titan)));
        self.tile_speaks(table, tile, Trigger::Searched, titan)
    }
}
