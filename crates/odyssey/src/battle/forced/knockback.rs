//! B12.7, B12.8 · Knockback.

use super::Ahead;
use crate::battle::positions::Mini;
use crate::battle::terrain::Entering;
use crate::geometry::{Direction, Footprint, Space};
use crate::ids::TitanId;
use crate::pack::schema::{TerrainTrait, Trigger};
use crate::state::{Event, Odyssey, Place};
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Odyssey {
    /// B12.7 · Knockback, away from the primordial or in a direction; `unavoidable` is B4.10.
    pub(crate) fn knockback(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        direction: Option<Direction>,
        spaces: u8,
        unavoidable: bool,
    ) -> Play {
        if !self.titan(titan).is_alive() || spaces == 0 {
            return Ok(());
        }
        if !unavoidable {
            let event = Event::Knockback(titan, direction, spaces);
            if self.is_immovable(titan) || self.is_averted_by(table, Trigger::AboutToBeKnockedBack, event)? {
                return Ok(());
            }
        }
        self.fly_back(table, titan, direction, spaces, unavoidable)
    }

    /// B12.7 · It is knocked back now.
    pub(in crate::battle) fn fly_back(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        direction: Option<Direction>,
        spaces: u8,
        unavoidable: bool,
    ) -> Play {
        let shorter = if unavoidable { 0 } else { self.shorter_knockback(titan) };
        let spaces = spaces.saturating_sub(shorter);
        self.leave_vantage(table, titan)?;
        let Some(space) = self.titan(titan).space().filter(|_| spaces > 0) else {
            return Ok(());
        };
        let Some(direction) = self.way_back(table, titan, space, direction, spaces)? else {
            return Ok(());
        };
        if !unavoidable {
            table.log("B12.7.1", || text!("log-knockback", titan = self.titan_name(titan), count = spaces));
        }
        self.fly(table, titan, direction, spaces)?;
        self.come_to_rest(table, titan, Entering::KnockedBack)
    }

    /// B12.7.1 · Straight away from the primordial, along the axis on which the titan is further from it.
    fn way_back(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        space: Space,
        direction: Option<Direction>,
        spaces: u8,
    ) -> Play<Option<Direction>> {
        if direction.is_some() {
            return Ok(direction);
        }
        let away = self.primordial.footprint.towards(&Footprint::from(space));
        self.choose_heading(table, (Mini::Titan(titan), spaces), titan, &away, "B12.7.1")
    }

    /// Space by space, until nothing is left of the knockback or something stops it.
    fn fly(&mut self, table: &mut Table<Self>, titan: TitanId, direction: Direction, spaces: u8) -> Play {
        let (mut direction, mut left) = (direction, spaces);
        while left > 0 {
            let Some(space) = self.titan(titan).space() else {
                return Ok(());
            };
            match self.ahead(space, direction) {
                Ahead::Open(next) => {
                    if !self.enter(table, titan, next, Entering::KnockedBack)? {
                        return Ok(());
                    }
                    left -= 1;
                }
                Ahead::Brittle(next, tile) => {
                    self.strike_tile(table, tile)?;
                    self.titan_mut(titan).place = Place::On(next);
                    return self.crash(table, titan);
                }
                Ahead::Firm(tile) => {
                    self.strike_firm(table, tile)?;
                    return self.crash(table, titan);
                }
                Ahead::Edge => {
                    if self.over_the_edge(table, titan)? || self.edges_kill() {
                        return Ok(());
                    }
                    match self.edge_heading(table, titan, space, direction, left)? {
                        Some(way) => direction = way,
                        None => return Ok(()),
                    }
                }
            }
        }
        Ok(())
    }

    /// B12.7.5 · Along the edge, the way whose first step is further from the primordial; at a corner it ends.
    fn edge_heading(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        space: Space,
        blocked: Direction,
        left: u8,
    ) -> Play<Option<Direction>> {
        let ways = [blocked.turned(1), blocked.turned(3)];
        let outside = *self.board.with(TerrainTrait::BoardEdge);
        let away = |way: &Direction| {
            let next = space.next(*way).filter(|next| !outside.contains(*next))?;
            Some(self.primordial.footprint.distance(&Footprint::from(next)))
        };
        let (Some(one), Some(other)) = (away(&ways[0]), away(&ways[1])) else {
            return Ok(None);
        };
        let most = one.max(other);
        let best: SmallVec<[Direction; 2]> = ways.into_iter().filter(|way| away(way) == Some(most)).collect();
        self.choose_heading(table, (Mini::Titan(titan), left), titan, &best, "B12.7.5")
    }
}
