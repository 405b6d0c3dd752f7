//! B8.8 · Voluntary movement.

use super::terrain::Entering;
use crate::choice::Choice;
use crate::geometry::{Reach, Space, Spaces, Walls, Way};
use crate::ids::{TileId, TitanId};
use crate::pack::schema::{Keyword, Modifier, TerrainTrait, Token};
use crate::state::{Frame, Odyssey, Place};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

/// What a titan that walks can step on and cross.
pub(crate) struct Ground {
    /// Spaces it may pass.
    open: Spaces,
    /// Spaces it may not end on, among those that it may pass.
    no_rest: Spaces,
    /// Tiles of which it may pass one in a movement.
    spare: SmallVec<[Spaces; 2]>,
    walls: Walls,
}

impl Ground {
    /// The spaces of one movement: those that are open, or with one of the tiles of which it may pass one.
    pub(crate) fn opens(&self) -> impl Iterator<Item = Spaces> + use<'_> {
        let with_one = self.spare.iter().map(|tile| self.open | *tile);
        std::iter::once(self.open).chain(with_one)
    }

    /// A way by a space on the way to another that enters no space twice, within what is open.
    fn way_by(&self, from: Space, by: Space, to: Space, open: &Spaces) -> Option<Way> {
        let steps = crate::geometry::LONGEST as u8;
        let first = Reach::towards(from, by, steps, open, &self.walls).way(by, &self.walls)?;
        let mut trodden = Spaces::only(from);
        let mut at = from;
        for direction in first.iter() {
            at = at.next(*direction)?;
            trodden |= Spaces::only(at);
        }
        let second = Reach::towards(by, to, steps, &(*open - trodden), &self.walls).way(to, &self.walls)?;
        let whole = first.len() + second.len() <= crate::geometry::LONGEST;
        whole.then(|| first.iter().chain(second.iter()).copied().collect())
    }

    pub(crate) fn no_rest(&self) -> Spaces {
        self.no_rest
    }

    pub(crate) fn walls(&self) -> &Walls {
        &self.walls
    }
}

impl Odyssey {
    /// B8.8 · The titan's player names a space within reach, or passes; the titan goes there. How many spaces it went.
    pub(crate) fn walk(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play<u8> {
        match self.ask_walk(table, titan, spaces)? {
            Some(to) => self.walk_to(table, titan, to, spaces),
            None => Ok(0),
        }
    }

    /// B8.8.3 · Where the titan's player wants it to go, if anywhere.
    pub(super) fn ask_walk(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play<Option<Space>> {
        let ends = self.walk_ends(titan, spaces);
        if ends.is_empty() {
            return Ok(None);
        }
        let prompt = || Prompt::new(text!("ask-walk", titan = self.titan_name(titan)), "B8.8.5");
        table.ask(self.player(titan)).say(prompt).may(Choice::Pass, ends.iter(), Choice::Walk)
    }

    /// B8.8.1, B8.8.2, B8.8.6 · Where a titan can go of its will with this many spaces.
    pub(crate) fn walk_ends(&self, titan: TitanId, spaces: u8) -> Spaces {
        if spaces == 0 || !self.titan(titan).can_act() || self.has(titan, Modifier::CannotMove) {
            return Spaces::NONE;
        }
        let ground = self.ground_for(titan);
        let reached = match self.titan(titan).place {
            Place::On(from) => {
                ground.opens().fold(Spaces::NONE, |all, open| all | Reach::within(from, spaces, &open, &ground.walls))
            }
            Place::Vantage => self.reached_from_vantage(spaces, &ground),
            Place::Aboard | Place::Dead => Spaces::NONE,
        };
        reached - ground.no_rest
    }

    /// One shortest way of a titan to a space, both ends included; empty if it does not begin on the board.
    pub(crate) fn shortest_way(&self, titan: TitanId, to: Space) -> Vec<Space> {
        let Some(from) = self.titan(titan).space() else {
            return Vec::new();
        };
        let ground = self.ground_for(titan);
        let steps = crate::geometry::LONGEST as u8;
        let ways = ground
            .opens()
            .filter_map(|open| Reach::towards(from, to, steps, &open, &ground.walls).way(to, &ground.walls));
        let Some(way) = ways.min_by_key(|way| way.len()) else {
            return Vec::new();
        };
        let mut at = from;
        let stops = way.iter().filter_map(|direction| {
            at = at.next(*direction)?;
            Some(at)
        });
        std::iter::once(from).chain(stops).collect()
    }

    /// B26.5 · From a vantage point the first step leads to a space beside the footprint.
    fn reached_from_vantage(&self, spaces: u8, ground: &Ground) -> Spaces {
        let first = self.primordial.footprint.around() & ground.open;
        let ways = ground.opens().flat_map(|open| first.iter().map(move |from| (from, open)));
        ways.fold(first, |all, (from, open)| all | Reach::within(from, spaces - 1, &open, &ground.walls))
    }

    /// B8.8.2, B21.7 · What a titan may step on of its will.
    pub(crate) fn ground_for(&self, titan: TitanId) -> Ground {
        let mut others = self.titan_spaces();
        if let Some(space) = self.titan(titan).space() {
            others.remove(space);
        }
        let mut no_rest = Spaces::NONE;
        let mut spare = SmallVec::new();
        if !others.is_empty() && self.has_keyword(titan, None, Keyword::Bypass) {
            no_rest |= others;
            others = Spaces::NONE;
        }
        if self.has(titan, Modifier::IgnoresOneObstacle) {
            spare = self.passable_tiles();
            spare.iter().for_each(|tile| no_rest |= *tile);
        }
        let walls = if self.has(titan, Modifier::IgnoresLabyrinth) { Walls::NONE } else { *self.board.walls() };
        Ground {
            open: Spaces::ALL - self.barred_ground() - others - self.primordial.footprint.spaces(),
            no_rest,
            spare,
            walls,
        }
    }

    /// Obstacles and chasms that somebody who ignores one of them can pass, without what is outside the board or bottomless.
    fn passable_tiles(&self) -> SmallVec<[Spaces; 2]> {
        let has = |tile: TileId, trait_| self.tile_has(tile, trait_);
        let tiles = self.board.tiles().map(|(tile, _)| tile);
        let barred = tiles.filter(|tile| has(*tile, TerrainTrait::Obstacle) || has(*tile, TerrainTrait::Chasm));
        let passable =
            barred.filter(|tile| !has(*tile, TerrainTrait::BoardEdge) && !has(*tile, TerrainTrait::Boundless));
        passable.map(|tile| self.tile_spaces(tile, &self.pack)).collect()
    }

    /// B8.8.3, B8.8.4 · The titan goes to a space by a way it has chosen. How many spaces it went.
    pub(crate) fn walk_to(&mut self, table: &mut Table<Self>, titan: TitanId, to: Space, spaces: u8) -> Play<u8> {
        self.rise_to_act(table, titan)?;
        let went = table.scope(self, Frame::Walk(titan, to), |game, table| {
            let climbed_down = game.step_off_vantage(table, titan, to, spaces)?;
            let Some(from) = game.titan(titan).space() else {
                return Ok(0);
            };
            let way = game.way_to(table, titan, from, to, spaces - climbed_down)?;
            let went = game.walk_along(table, titan, from, &way)?;
            Ok(climbed_down + went)
        })?;
        let went = went.unwrap_or(0);
        table.log("B8.8.1", || {
            let space = self.titan(titan).space().unwrap_or(to);
            text!("log-walks", titan = self.titan_name(titan), space = space.to_string(), spaces = went)
        });
        if self.titan(titan).is_alive() && went > 0 {
            self.settle(table, titan, Entering::Willing)?;
        }
        Ok(went)
    }

    /// B26.5 · Down from the vantage point, to the space beside the footprint from which the rest is shortest.
    fn step_off_vantage(&mut self, table: &mut Table<Self>, titan: TitanId, to: Space, spaces: u8) -> Play<u8> {
        if self.titan(titan).place != Place::Vantage {
            return Ok(0);
        }
        let ground = self.ground_for(titan);
        let first = self.primordial.footprint.around() & (ground.open - ground.no_rest);
        let steps = |from: &Space| {
            if *from == to {
                return Some(0);
            }
            let ways = ground.opens();
            ways.filter_map(|open| Reach::towards(*from, to, spaces - 1, &open, &ground.walls).steps(to)).min()
        };
        let best = first.iter().filter_map(|from| Some((steps(&from)?, from))).min();
        if let Some((_, from)) = best {
            self.enter(table, titan, from, Entering::Willing)?;
        }
        Ok(1)
    }

    fn walk_along(&mut self, table: &mut Table<Self>, titan: TitanId, from: Space, way: &Way) -> Play<u8> {
        let (mut at, mut went) = (from, 0);
        for direction in way.iter() {
            let Some(next) = at.next(*direction) else { break };
            went += 1;
            at = next;
            if !self.enter(table, titan, next, Entering::Willing)? {
                break;
            }
        }
        Ok(went)
    }

    /// B8.8.3 · A way of allowed length: one on which nothing happens if there is any, unless the titan can use what happens on another; else one
    /// through a single tile that does something, of the player's choice where several would do; else the shortest.
    fn way_to(&mut self, table: &mut Table<Self>, titan: TitanId, from: Space, to: Space, spaces: u8) -> Play<Way> {
        let ground = self.ground_for(titan);
        let walls = &ground.walls;
        let way = |open: &Spaces| {
            let by = |open: &Spaces| Reach::towards(from, to, spaces, open, walls).way(to, walls);
            let mut spare = ground.spare.iter();
            by(open).or_else(|| spare.find_map(|tile| by(&(*open | *tile))))
        };
        let lively = self.lively_tiles();
        if lively.is_empty() {
            return Ok(way(&ground.open).unwrap_or_default());
        }
        let all = lively.iter().fold(Spaces::NONE, |all, (_, spaces)| all | *spaces);
        let quiet = ground.open - (all - self.same_ground(from) - self.same_ground(to));
        if let Some(way) = way(&quiet) {
            let others = self.tempting_ways(titan, (from, to, spaces), &lively, &ground, &quiet);
            return self.ask_detour(table, titan, to, way, &others);
        }
        let through = lively.iter().filter(|(_, spaces)| way(&(quiet | (*spaces & ground.open))).is_some());
        let through: SmallVec<[(TileId, Spaces); 4]> = through.copied().collect();
        let chosen = match through.as_slice() {
            [] => return Ok(way(&ground.open).unwrap_or_default()),
            [(_, only)] => *only,
            several => self.ask_via(table, titan, several)?,
        };
        Ok(way(&(quiet | (chosen & ground.open))).unwrap_or_default())
    }

    /// B8.8.3, G1.5 · Ways through ambrosia to the same space, each with the space where it enters the tile, for a titan that can use the tokens.
    fn tempting_ways(
        &self,
        titan: TitanId,
        (from, to, spaces): (Space, Space, u8),
        lively: &[(TileId, Spaces)],
        ground: &Ground,
        quiet: &Spaces,
    ) -> SmallVec<[(Space, Way); 2]> {
        let ends = [self.board.tile_at(from), self.board.tile_at(to)];
        let sweet = lively
            .iter()
            .filter(|(tile, _)| self.tile_has(*tile, TerrainTrait::Ambrosia) && !ends.contains(&Some(*tile)));
        let sweet: SmallVec<[Spaces; 4]> = sweet.map(|(_, spaces)| *spaces & ground.open).collect();
        if sweet.is_empty() || !self.feeds_on_ambrosia(titan) {
            return SmallVec::new();
        }
        let by_way_of = |pool: &Spaces| {
            let open = *quiet | *pool;
            let spots = pool.iter().filter_map(|spot| {
                let way = ground.way_by(from, spot, to, &open)?;
                (way.len() <= usize::from(spaces)).then_some((way.len(), spot, way))
            });
            spots.min_by_key(|(steps, ..)| *steps).map(|(_, spot, way)| (spot, way))
        };
        sweet.iter().filter_map(by_way_of).collect()
    }

    /// Whether the titan has anything that ambrosia tokens serve: Elation, or a price of them.
    fn feeds_on_ambrosia(&self, titan: TitanId) -> bool {
        let elates = |word: &Keyword| matches!(word, Keyword::Elation(_));
        let rows = self.kratos_rows(titan).iter();
        let powers = self.sources_with(titan, |_| true).filter_map(|source| self.powers(source));
        let mut powers = powers.filter(|powers| {
            let mut abilities = self.pack.all(powers.abilities).iter();
            powers.keywords.iter().any(|word| elates(&word.is))
                || abilities.any(|ability| matches!(ability.cost.tokens, Some((Token::Ambrosia, _))))
        });
        rows.flat_map(|row| row.sides.iter()).flatten().any(elates) || powers.next().is_some()
    }

    /// B8.8.3 · Straight there, or through one of these tiles.
    fn ask_detour(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        to: Space,
        straight: Way,
        others: &[(Space, Way)],
    ) -> Play<Way> {
        let asked = table.ask(self.player(titan)).about("ask-via", "B8.8.3");
        let through = others.iter().map(|(spot, way)| (*spot, way));
        let other = asked.may(Choice::Walk(to), through, |(spot, _)| Choice::Via(spot))?;
        Ok(other.map_or(straight, |(_, way)| *way))
    }

    fn ask_via(&mut self, table: &mut Table<Self>, titan: TitanId, several: &[(TileId, Spaces)]) -> Play<Spaces> {
        let asked = table.ask(self.player(titan)).about("ask-via", "B8.8.3");
        let corners = several.iter().filter_map(|(_, spaces)| Some((spaces.iter().next()?, spaces)));
        asked.pick(corners, |(corner, _)| Choice::Via(corner)).map(|(_, spaces)| *spaces)
    }

    /// Tiles that do something to who walks onto them, with their spaces.
    fn lively_tiles(&self) -> SmallVec<[(TileId, Spaces); 4]> {
        let lively = self.board.lively();
        lively.map(|id| (id, self.tile_spaces(id, &self.pack))).collect()
    }

    /// The spaces of the tile on a space; joined labyrinth tiles are one (B10.4).
    fn same_ground(&self, space: Space) -> Spaces {
        self.whole_tile(space)
    }
}
