//! B26 · Vantage points.

use super::context::{Context, Origin};
use super::terrain::Entering;
use crate::choice::{Choice, Source};
use crate::geometry::Spaces;
use crate::ids::TitanId;
use crate::pack::schema::Trigger;
use crate::state::{Odyssey, Place};
use table::{Play, Table, text};

impl Odyssey {
    /// B26.2, B26.3 · Whether a titan can try to climb: the vantage point is unlocked and free, and the titan stands beside the primordial.
    pub(crate) fn can_climb(&self, titan: TitanId) -> bool {
        self.primordial.vantage_open
            && self.climber().is_none()
            && self.titan(titan).space().is_some()
            && self.is_adjacent(titan)
    }

    /// B26.3 · The titan on the vantage point.
    pub(crate) fn climber(&self) -> Option<TitanId> {
        self.living().find(|titan| self.titan(*titan).place == Place::Vantage)
    }

    /// B26.2 · The titan tries to climb.
    pub(crate) fn climb(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.turn.climbed = true;
        let Some((tested, difficulty)) = self.vantage(|vantage| (vantage.climb, vantage.climb_difficulty)) else {
            return Ok(());
        };
        if self.averts(table, titan, Trigger::AboutToClimb)? || self.test(table, titan, tested, difficulty)? {
            self.titan_mut(titan).place = Place::Vantage;
            table.log("B26.2", || text!("log-climbs", titan = self.titan_name(titan)));
            self.lonely_deaths(table)?;
        }
        Ok(())
    }

    /// B26.4 · The titan on the vantage point holds on or falls.
    pub(crate) fn hold_on(&mut self, table: &mut Table<Self>) -> Play {
        let Some(titan) = self.climber() else { return Ok(()) };
        let Some((tested, difficulty)) = self.vantage(|vantage| (vantage.hold, vantage.hold_difficulty)) else {
            return Ok(());
        };
        if self.averts(table, titan, Trigger::AboutToHoldOn)? || self.test(table, titan, tested, difficulty)? {
            return Ok(());
        }
        self.fall(table, titan)
    }

    fn vantage<T>(&self, read: impl Fn(&crate::pack::schema::Vantage) -> T) -> Option<T> {
        self.pack.primordial(self.primordial.id).vantage.as_ref().map(read)
    }

    /// B26.4 · The titan falls onto a rear space, or onto another beside the primordial if those are taken; then what the sheet says.
    pub(crate) fn fall(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).place != Place::Vantage {
            return Ok(());
        }
        table.log("B26.4", || text!("log-falls", titan = self.titan_name(titan)));
        let rear = self.primordial.footprint.rear(self.primordial.facing) - self.unfit_ground();
        let spots = if rear.is_empty() { self.beside_primordial() } else { rear };
        self.put_down(table, titan, spots, "B26.4")?;
        let Some(fall) = self.vantage(|vantage| vantage.fall) else {
            return Ok(());
        };
        let context = Context { titan, source: Source::Vantage(titan), origin: Origin::Rule };
        self.resolve_script(table, fall, context)
    }

    /// B26.6 · Before it is knocked down or moved by force it is displaced to an empty space beside the primordial.
    pub(crate) fn leave_vantage(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).place != Place::Vantage {
            return Ok(());
        }
        self.put_down(table, titan, self.beside_primordial(), "B26.6")
    }

    /// Empty spaces beside the primordial.
    pub(crate) fn beside_primordial(&self) -> Spaces {
        self.primordial.footprint.around() - self.unfit_ground()
    }

    /// B12.6 · Spaces on which nobody can be put: occupied ones, and ground that titans do not enter of their will.
    pub(crate) fn unfit_ground(&self) -> Spaces {
        self.occupied() | self.barred_ground()
    }

    /// The titan's player chooses one of these spaces, and the titan is put there; if there is none it dies.
    pub(crate) fn put_down(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        spots: Spaces,
        rule: &'static str,
    ) -> Play {
        if spots.is_empty() {
            return self.die(table, titan, rule);
        }
        let space = table.ask(self.player(titan)).about("ask-displace", rule).pick(spots.iter(), Choice::At)?;
        table.log(rule, || text!("log-displaced", titan = self.titan_name(titan), space = space.to_string()));
        if self.enter(table, titan, space, Entering::Put)? {
            self.settle(table, titan, Entering::Put)?;
        }
        Ok(())
    }
}
