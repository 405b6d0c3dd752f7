//! B4.9 to B4.11 · Titans under the footprint where it stops.

use crate::battle::positions::Mini;
use crate::battle::terrain::Entering;
use crate::choice::Choice;
use crate::geometry::{Direction, Footprint, Space, Spaces};
use crate::ids::{TitanId, TitanSet};
use crate::pack::schema::TerrainTrait;
use crate::state::{Odyssey, Offer, Place};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

type Ways = SmallVec<[Direction; 4]>;

impl Odyssey {
    /// B4.9 to B4.11 · Titans under the footprint where it stops are knocked back, in an order that the group likes.
    pub(crate) fn primordial_stops(&mut self, table: &mut Table<Self>) -> Play {
        let mut done = TitanSet::NOBODY;
        loop {
            let under = self.titans_on(&self.primordial.footprint.spaces()) - done;
            if under.is_empty() || self.ending.is_some() {
                return Ok(());
            }
            let titan = self.choose_titan_of(table, under, "ask-thrown-first", "B4.9")?;
            done.insert(titan);
            self.throw_out(table, titan)?;
        }
    }

    /// B4.11 · One titan leaves the footprint by the shortest way; where there is none it is squeezed out.
    fn throw_out(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let force = self.pack.primordial(self.primordial.id).unavoidable;
        let ways = self.ways_out(titan, force);
        if !ways.is_empty() {
            let way = self.choose_way_out(table, titan, &ways, force)?;
            table.log("B4.9", || text!("log-unavoidable", titan = self.titan_name(titan), count = force));
            self.knockback(table, titan, Some(way), force, true)?;
        }
        let space = self.titan(titan).space();
        if space.is_some_and(|space| self.primordial.footprint.covers(space)) {
            self.squeeze_out(table, titan, "B4.11")?;
        }
        Ok(())
    }

    fn choose_way_out(&mut self, table: &mut Table<Self>, titan: TitanId, ways: &Ways, force: u8) -> Play<Direction> {
        if let [only] = ways.as_slice() {
            return Ok(*only);
        }
        self.offer = Offer::Straight(Mini::Titan(titan), force);
        let prompt = || Prompt::new(text!("ask-way-out", titan = self.titan_name(titan)), "B4.11");
        let way = table.ask(self.player(titan)).say(prompt).pick(ways.iter().copied(), Choice::Face)?;
        self.offer = Offer::Nothing;
        Ok(way)
    }

    /// The directions in which a titan leaves the footprint in the fewest spaces and is not stopped under it.
    fn ways_out(&self, titan: TitanId, force: u8) -> Ways {
        let Some(from) = self.titan(titan).space() else {
            return Ways::new();
        };
        let length = |way: &Direction| self.way_out(from, *way).filter(|spaces| *spaces <= force);
        let fewest = Direction::ALL.iter().filter_map(length).min();
        let ways = Direction::ALL.into_iter().filter(|way| fewest.is_some() && length(way) == fewest);
        ways.collect()
    }

    /// How many spaces lead out of the footprint this way; `None` if something stops a titan before it is out.
    fn way_out(&self, from: Space, way: Direction) -> Option<u8> {
        let board = &self.board;
        let solid = *board.with(TerrainTrait::Obstacle) - *board.with(TerrainTrait::Destructible);
        let (mut at, mut spaces) = (from, 0);
        while self.primordial.footprint.covers(at) {
            let next = at.next(way).filter(|_| !board.walls().is_between(at, way))?;
            if solid.contains(next) || board.with(TerrainTrait::BoardEdge).contains(next) {
                return None;
            }
            (at, spaces) = (next, spaces + 1);
        }
        Some(spaces)
    }

    /// B4.11, B12.4 · A titan under the footprint is put on the nearest empty space adjacent to it, of its player's choice, or dies.
    pub(crate) fn squeeze_out(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) -> Play {
        let Some(from) = self.titan(titan).space() else {
            return Ok(());
        };
        let free: Spaces = self.primordial.footprint.around() - self.occupied() - self.barred_ground();
        let away = |space: &Space| Footprint::from(from).distance(&(*space).into());
        let nearest = free.iter().map(|space| away(&space)).min();
        if nearest.is_none() {
            return self.die(table, titan, rule);
        }
        let spaces = free.iter().filter(|space| Some(away(space)) == nearest);
        let space = table.ask(self.player(titan)).about("ask-displace", rule).pick(spaces, Choice::At)?;
        self.titan_mut(titan).place = Place::On(space);
        table.log(rule, || text!("log-displaced", titan = self.titan_name(titan), space = space.to_string()));
        self.enter(table, titan, space, Entering::Put)?;
        if self.titan(titan).is_alive() {
            self.settle(table, titan, Entering::Put)?;
        }
        Ok(())
    }
}
