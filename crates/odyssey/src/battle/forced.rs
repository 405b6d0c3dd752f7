//! B12 · Forced movement.
//!
//! | rules | module |
//! |---|---|
//! | B12.7 · Knockback | `knockback` |
//! | B12.9 · Pushback | `pushback` |
//! | B12.10 · Pull | `pull` |
//! | B12.11, B10.11 · Vault and trample | `vault` |
//! | B12.7.6 · A primordial that is moved by force | `primordial` |

mod knockback;
mod primordial;
mod pull;
mod pushback;
mod vault;

use super::positions::Mini;
use super::terrain::Entering;
use crate::choice::Choice;
use crate::geometry::{Direction, Footprint, Space, Spaces};
use crate::ids::{TileId, TitanId};
use crate::pack::schema::{AttackKind, Keyword, Modifier, TerrainTrait, Trigger};
use crate::state::{Event, Odyssey, Offer, Place};
use table::{Play, Prompt, Table, text};

/// What a titan that is moved by force meets on the next space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ahead {
    /// Nothing that stops it.
    Open(Space),
    /// A destructible obstacle.
    Brittle(Space, TileId),
    /// A red line, or an obstacle that is not destructible: the tile, if it is one.
    Firm(Option<TileId>),
    /// B1.1, B9.11 · The board edge.
    Edge,
}

impl Odyssey {
    /// B12.5 · +1 Danger and knockdown.
    pub(crate) fn crash(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if !self.titan(titan).is_alive() || self.is_averted_by(table, Trigger::AboutToCrash, Event::Crash(titan))? {
            return Ok(());
        }
        self.suffer_crash(table, titan)
    }

    /// B12.5 · It crashes now.
    pub(super) fn suffer_crash(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        table.log("B12.5", || text!("log-crash", titan = self.titan_name(titan)));
        self.deal_danger(table, titan, 1, false)?;
        self.knock_down(table, titan)
    }

    /// B12.6 · To an empty adjacent space outside these, of its player's choice; it dies if there is none.
    pub(crate) fn displace(&mut self, table: &mut Table<Self>, titan: TitanId, not_onto: Spaces) -> Play {
        let Some(space) = self.titan(titan).space() else {
            return self.leave_vantage(table, titan);
        };
        if self.primordial.footprint.covers(space) {
            return self.out_from_under(table, titan);
        }
        let unfit = self.unfit_ground() | not_onto;
        let pit = *self.board.with(TerrainTrait::Chasm);
        let spots = if pit.contains(space) {
            nearest_outside(space, &pit, &unfit)
        } else {
            self.board.walls().around(&Spaces::only(space)) - unfit
        };
        self.put_down(table, titan, spots, "B12.6")
    }

    /// B12.4 · From under the primordial to the nearest empty space beside it.
    pub(crate) fn out_from_under(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let Some(space) = self.titan(titan).space() else {
            return Ok(());
        };
        let here = Footprint::from(space);
        let beside = self.beside_primordial();
        let away = |spot: &Space| here.distance(&Footprint::from(*spot));
        let least = beside.iter().map(|spot| away(&spot)).min();
        let spots = beside.iter().filter(|spot| Some(away(spot)) == least).collect();
        self.put_down(table, titan, spots, "B12.4")
    }

    /// B4.9, B12.3 · Whatever broke a movement off may have left titans under the primordial or on one another's space: they are thrown out, or
    /// put on the nearest empty space.
    pub(crate) fn untangle(&mut self, table: &mut Table<Self>) -> Play {
        if !self.is_tangled() {
            return Ok(());
        }
        self.primordial_stops(table)?;
        for titan in TitanId::ALL {
            let Some(space) = self.titan(titan).space().filter(|_| self.ending.is_none()) else {
                continue;
            };
            let shared = self.living().any(|other| other != titan && self.titan(other).place == Place::On(space));
            if shared || self.primordial.footprint.covers(space) {
                let spots = nearest_outside(space, &Spaces::NONE, &self.unfit_ground());
                self.put_down(table, titan, spots, "B12.3")?;
            }
        }
        Ok(())
    }

    /// Whether a titan is under the primordial or shares its space with another.
    fn is_tangled(&self) -> bool {
        self.titans.iter().enumerate().any(|(n, titan)| match titan.place {
            Place::On(space) => {
                let mut earlier = self.titans[..n].iter();
                self.primordial.footprint.covers(space) || earlier.any(|other| other.place == titan.place)
            }
            Place::Aboard | Place::Vantage | Place::Dead => false,
        })
    }

    /// B21.26 · Whether nothing moves the titan by force.
    fn is_immovable(&self, titan: TitanId) -> bool {
        self.has(titan, Modifier::Immovable) || self.has_keyword(titan, None, Keyword::Lumbering)
    }

    /// B1.11.
    pub(crate) fn primordial_is_lumbering(&self) -> bool {
        self.pack.primordial(self.primordial.id).lumbering
    }

    /// What lies ahead of a titan that is moved by force.
    fn ahead(&self, from: Space, direction: Direction) -> Ahead {
        let outside = self.board.with(TerrainTrait::BoardEdge);
        let Some(next) = from.next(direction).filter(|next| !outside.contains(*next)) else {
            return Ahead::Edge;
        };
        if self.board.walls().is_between(from, direction) {
            return Ahead::Firm(None);
        }
        if !self.board.with(TerrainTrait::Obstacle).contains(next) {
            return Ahead::Open(next);
        }
        match self.board.tile_at(next) {
            Some(tile) if self.tile_has(tile, TerrainTrait::Destructible) => Ahead::Brittle(next, tile),
            tile => Ahead::Firm(tile),
        }
    }

    /// B9.16 · A reinforced obstacle is turned over when somebody is thrown against it, and has held this once.
    fn strike_firm(&mut self, table: &mut Table<Self>, tile: Option<TileId>) -> Play {
        match tile {
            Some(tile) => self.strike_tile(table, tile),
            None => Ok(()),
        }
    }

    /// B12.9.4, B12.10.2 · The obstacle is destroyed, the titan is on its space and suffers crash. `false` if it does not go on.
    fn break_through(&mut self, table: &mut Table<Self>, titan: TitanId, to: Space, tile: TileId) -> Play<bool> {
        self.strike_tile(table, tile)?;
        self.titan_mut(titan).place = Place::On(to);
        self.crash(table, titan)?;
        Ok(self.titan(titan).place == Place::On(to))
    }

    /// B9.12 · Forced over the board edge, where that kills. `true` if the titan is dead.
    fn over_the_edge(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play<bool> {
        if self.edges_kill() {
            self.fall_to_death(table, titan, "B9.12")?;
        }
        Ok(!self.titan(titan).is_alive())
    }

    /// B12.7.1 · One direction of several that are equally good; of a titan its player chooses, of the primordial the group,
    /// and it is the business of the titan that moves it.
    fn choose_heading(
        &mut self,
        table: &mut Table<Self>,
        (moved, spaces): (Mini, u8),
        titan: TitanId,
        directions: &[Direction],
        rule: &'static str,
    ) -> Play<Option<Direction>> {
        if directions.is_empty() {
            return Ok(None);
        }
        let player = self.player(titan);
        let asked = match moved {
            Mini::Titan(_) => player.into(),
            Mini::Primordial => self.group(),
        };
        self.offer = Offer::Straight(moved, spaces);
        let prompt = || Prompt::new("ask-direction", rule).concerns(player.into());
        let way = table.ask(asked).say(prompt).pick(directions.iter().copied(), Choice::Face)?;
        self.offer = Offer::Nothing;
        Ok(Some(way))
    }

    /// The spaces over which a titan would be moved by force, its own first, and whether something stops it short. The corner at which a way along
    /// the edge begins is its end here.
    pub(crate) fn thrown_along(&self, from: Space, direction: Direction, spaces: u8) -> (Vec<Space>, bool) {
        let mut way = vec![from];
        let mut at = from;
        for _ in 0..spaces {
            match self.ahead(at, direction) {
                Ahead::Open(next) => at = next,
                Ahead::Brittle(next, _) => {
                    way.push(next);
                    return (way, true);
                }
                Ahead::Firm(_) => return (way, true),
                Ahead::Edge => return (way, self.edges_kill()),
            }
            way.push(at);
        }
        (way, false)
    }

    /// B5.15.5 · Whether a titan is still within the reach of the attack in progress; always where there is none.
    pub(crate) fn is_within_attack(&self, titan: TitanId) -> bool {
        let Some(kind) = self.attack_kind() else { return true };
        match kind {
            AttackKind::Ranged(reach) => self.distance(titan).is_some_and(|distance| distance <= reach),
            AttackKind::Zone(_) | AttackKind::ZoneAround(_) => {
                let (zone, space) = (self.zone_spaces(), self.titan(titan).space());
                zone.zip(space).is_some_and(|(zone, space)| zone.contains(space))
            }
            AttackKind::Judgement(..) => true,
            _ => self.primordial_is_adjacent(titan),
        }
    }

    /// B9.10 · A titan that was dragged off ambrosia onto which it had been dragged tests for it.
    fn dragged_through(&mut self, table: &mut Table<Self>, titan: TitanId, left: Space, began: Space) -> Play {
        let ambrosia = *self.board.with(TerrainTrait::Ambrosia);
        let Some(now) = self.titan(titan).space().filter(|_| ambrosia.contains(left)) else {
            return Ok(());
        };
        let tile = self.board.tile_at(left);
        let through = self.board.tile_at(now) != tile && self.board.tile_at(began) != tile;
        if through && !self.test(table, titan, crate::pack::schema::Tested::Plainly, 6)? {
            self.gain_tokens(table, titan, crate::pack::schema::Token::Ambrosia, 1)?;
        }
        Ok(())
    }

    /// B12.12 · One step of any other forced movement; over the board edge the titan is lost. `false` if it does not go on.
    pub(crate) fn forced_step(&mut self, table: &mut Table<Self>, titan: TitanId, way: Direction) -> Play<bool> {
        let Some(space) = self.titan(titan).space() else {
            return Ok(false);
        };
        match self.ahead(space, way) {
            Ahead::Open(next) => self.enter(table, titan, next, Entering::Dragged),
            Ahead::Brittle(next, tile) => self.break_through(table, titan, next, tile),
            Ahead::Firm(tile) => {
                self.strike_firm(table, tile)?;
                self.crash(table, titan)?;
                Ok(false)
            }
            Ahead::Edge => {
                self.die(table, titan, "B12.12")?;
                Ok(false)
            }
        }
    }

    /// Where a titan has come to stand, unless it is where it was.
    fn tell_rest(&self, table: &mut Table<Self>, titan: TitanId, before: Option<Space>) {
        let Some(space) = self.titan(titan).space().filter(|space| Some(*space) != before) else {
            return;
        };
        table.log("B12.1", || text!("log-comes-to-rest", titan = self.titan_name(titan), space = space.to_string()));
    }

    /// The end of a movement by which the titan itself may have come to another space.
    fn rest_if_moved(&mut self, table: &mut Table<Self>, titan: TitanId, began: Option<Space>) -> Play {
        match self.titan(titan).space() == began {
            true => Ok(()),
            false => self.come_to_rest(table, titan, Entering::Willing),
        }
    }

    /// The end of a forced movement.
    fn come_to_rest(&mut self, table: &mut Table<Self>, titan: TitanId, how: Entering) -> Play {
        if how != Entering::Willing {
            self.tell_rest(table, titan, None);
        }
        if self.titan(titan).is_alive() {
            self.settle(table, titan, how)?;
        }
        Ok(())
    }
}

/// B21.25 · The nearest empty spaces outside a pit.
fn nearest_outside(from: Space, pit: &Spaces, unfit: &Spaces) -> Spaces {
    let mut ring = Spaces::only(from);
    for _ in 0..crate::geometry::ACROSS {
        let wider = Direction::ALL.iter().fold(ring, |all, way| all | ring.stepped(*way));
        let spots = wider - *unfit - *pit;
        if !spots.is_empty() || wider == ring {
            return spots;
        }
        ring = wider;
    }
    Spaces::NONE
}
