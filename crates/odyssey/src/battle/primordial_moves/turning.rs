//! B4.13 to B4.16 · The primordial turns.

use crate::battle::context::{Context, Origin};
use crate::geometry::Direction;
use crate::ids::{TitanId, TitanSet};
use crate::pack::schema::Facing;
use crate::state::{Odyssey, Offer, Place};
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Odyssey {
    /// B7.7.4 · Whom an effect of the primordial means by its target: that of the card in progress, and in a response the attacker.
    pub(crate) fn meant_by(&self, context: Context) -> TitanId {
        match context.origin {
            Origin::Attack | Origin::AfterAttack | Origin::Rule => {
                self.primordial_attack().and_then(|card| card.target).unwrap_or(self.priority)
            }
            Origin::Response | Origin::Critical | Origin::Ability | Origin::Card | Origin::Terrain => context.titan,
        }
    }

    /// B4.13 to B4.16 · It turns as an instruction says.
    pub(crate) fn primordial_turns(&mut self, table: &mut Table<Self>, to: Facing, context: Context) -> Play {
        match to {
            Facing::Target => self.primordial_faces(table, self.meant_by(context)),
            Facing::Away => {
                self.primordial_faces(table, self.meant_by(context))?;
                self.turn_primordial(table, self.primordial.facing.opposite());
                Ok(())
            }
            Facing::MostTitans => self.primordial_faces_most(table),
            Facing::Random => {
                let direction = self.random_direction(table)?;
                self.turn_primordial(table, direction);
                Ok(())
            }
        }
    }

    /// B4.14 · It turns to a titan, unless that is on a vantage point.
    pub(crate) fn primordial_faces(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let Place::On(space) = self.titan(titan).place else {
            return Ok(());
        };
        let (rows, cols) = self.primordial.footprint.gap(&space.into());
        let vertical = (rows != 0).then_some(if rows > 0 { Direction::North } else { Direction::South });
        let horizontal = (cols != 0).then_some(if cols > 0 { Direction::East } else { Direction::West });
        let facing = match (vertical, horizontal) {
            (None, None) => return Ok(()),
            (Some(only), None) | (None, Some(only)) => only,
            (Some(way), Some(_)) if rows.abs() > cols.abs() => way,
            (Some(_), Some(way)) if rows.abs() < cols.abs() => way,
            (Some(one), Some(other)) => self.keep_or_choose(table, &[one, other], titan.into(), "B4.14")?,
        };
        self.turn_primordial(table, facing);
        Ok(())
    }

    /// B4.16 · It turns to where most titans are in front.
    pub(crate) fn primordial_faces_most(&mut self, table: &mut Table<Self>) -> Play {
        let titans = |way: &Direction| self.titans_on(&self.primordial.footprint.front(*way)).len();
        let most = Direction::ALL.iter().map(titans).max();
        let ways = Direction::ALL.into_iter().filter(|way| Some(titans(way)) == most);
        let ways: SmallVec<[Direction; 4]> = ways.collect();
        let ahead =
            ways.iter().fold(TitanSet::NOBODY, |all, way| all | self.titans_on(&self.primordial.footprint.front(*way)));
        let facing = self.keep_or_choose(table, &ways, ahead, "B4.16")?;
        self.turn_primordial(table, facing);
        Ok(())
    }

    /// The present facing if it is one of these, else the group chooses; it is the business of these titans.
    fn keep_or_choose(
        &mut self,
        table: &mut Table<Self>,
        ways: &[Direction],
        concerned: TitanSet,
        rule: &'static str,
    ) -> Play<Direction> {
        if ways.contains(&self.primordial.facing) {
            return Ok(self.primordial.facing);
        }
        self.choose_direction(table, ways, concerned, Offer::Facing, ("ask-facing", rule))
    }

    pub(crate) fn turn_primordial(&mut self, table: &mut Table<Self>, facing: Direction) {
        if self.primordial.facing == facing {
            return;
        }
        self.primordial.facing = facing;
        table.log("B4.13", || {
            let direction = text!(format!("direction-{}", facing.slug()));
            text!("log-foe-turns", foe = self.primordial_name(), direction = direction)
        });
    }
}
