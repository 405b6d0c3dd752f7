//! B12.9 · Pushback.

use super::Ahead;
use super::primordial::Traps;
use crate::battle::positions::Mini;
use crate::battle::terrain::Entering;
use crate::choice::Choice;
use crate::geometry::{Direction, Footprint, Reach, Space, Spaces};
use crate::ids::TitanId;
use crate::pack::schema::Modifier;
use crate::state::{Odyssey, Place};
use smallvec::SmallVec;
use table::{Play, Table, text};

/// How the pushed titan fared at one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pushed {
    /// It is one space further.
    On,
    /// B12.9.5, B12.9.6 · It was displaced, and is pushed no further.
    Aside,
    /// B12.9.8 · It died, or the space it was pushed onto carried it off.
    Gone,
}

impl Odyssey {
    /// B12.9 · The source pushes the other.
    pub(crate) fn pushback(&mut self, table: &mut Table<Self>, source: Mini, pushed: Mini, spaces: u8) -> Play {
        match (source, pushed) {
            (_, Mini::Titan(titan)) => self.onrush(table, |game, table| game.primordial_pushes(table, titan, spaces)),
            (Mini::Titan(titan), Mini::Primordial) => self.titan_pushes(table, titan, spaces),
            (Mini::Primordial, Mini::Primordial) => Ok(()),
        }
    }

    fn primordial_pushes(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play {
        let barred = self.primordial_has(Modifier::NoPushback) || self.is_immovable(titan);
        let mut left = spaces.saturating_sub(self.shorter_pushback(titan));
        if barred || left == 0 || !self.titan(titan).is_alive() {
            return Ok(());
        }
        self.leave_vantage(table, titan)?;
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        if !self.primordial_is_adjacent(titan) {
            table.log("B12.9.2", || {
                let (primordial, name) = (self.primordial_within(), self.titan_name(titan));
                text!("log-pushback-afar", titan = name, foe = primordial, count = left)
            });
            self.primordial_faces(table, titan)?;
            left -= self.approach(table, titan, left, 1)?.min(left);
        }
        let before = self.primordial.footprint;
        let here = self.titan(titan).footprint();
        let mut dragged = false;
        if let Some(direction) = here.and_then(|here| Odyssey::straight(&self.primordial.footprint, &here))
            && self.primordial_is_adjacent(titan)
            && left > 0
        {
            table.log("B12.9.1", || text!("log-pushback", titan = self.titan_name(titan), count = left));
            self.turn_primordial(table, direction);
            dragged = self.push_ahead(table, titan, direction, left)?;
        }
        self.tell_primordial_place(table, before, "B12.9.1");
        self.primordial_stops(table)?;
        match dragged {
            true => self.come_to_rest(table, titan, Entering::Dragged),
            false => Ok(()),
        }
    }

    /// B12.9.1, B12.9.7, B12.9.8 · At each space the titan moves one on, and the primordial follows. Whether its way ends where it was pushed to.
    fn push_ahead(&mut self, table: &mut Table<Self>, titan: TitanId, direction: Direction, spaces: u8) -> Play<bool> {
        let Some(began) = self.titan(titan).space() else {
            return Ok(false);
        };
        let mut ahead = true;
        let mut dragged = false;
        for _ in 0..spaces {
            let fared = if ahead { self.push_one(table, titan, direction, began)? } else { Pushed::Aside };
            let moved = self.primordial_step(table, direction, true)?;
            dragged = fared == Pushed::On;
            if fared == Pushed::Gone || !moved {
                break;
            }
            ahead = dragged;
        }
        Ok(dragged)
    }

    fn push_one(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        direction: Direction,
        began: Space,
    ) -> Play<Pushed> {
        let Some(space) = self.titan(titan).space() else {
            return Ok(Pushed::Gone);
        };
        let went = match self.ahead(space, direction) {
            Ahead::Open(next) => self.enter(table, titan, next, Entering::Dragged)?,
            Ahead::Brittle(next, tile) => self.break_through(table, titan, next, tile)?,
            Ahead::Firm(tile) => {
                self.strike_firm(table, tile)?;
                return self.push_aside(table, titan, direction);
            }
            Ahead::Edge => {
                if self.over_the_edge(table, titan)? {
                    return Ok(Pushed::Gone);
                }
                return self.push_aside(table, titan, direction);
            }
        };
        if went {
            self.dragged_through(table, titan, space, began)?;
        }
        let gone = !went || !self.titan(titan).is_alive();
        Ok(if gone { Pushed::Gone } else { Pushed::On })
    }

    /// B12.9.5 · It is displaced, but not to where the primordial is about to go; it dies if that cannot be.
    fn push_aside(&mut self, table: &mut Table<Self>, titan: TitanId, direction: Direction) -> Play<Pushed> {
        let next = self.primordial.footprint.next(direction);
        self.displace(table, titan, next.map_or(Spaces::NONE, |next| next.spaces()))?;
        Ok(if self.titan(titan).is_alive() { Pushed::Aside } else { Pushed::Gone })
    }

    fn titan_pushes(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play {
        if self.primordial_is_lumbering() || spaces == 0 || !self.titan(titan).is_alive() {
            return Ok(());
        }
        let mut traps = Traps::default();
        let before = (self.titan(titan).space(), self.primordial.footprint);
        let mut left = spaces.saturating_sub(self.close_in(table, titan, spaces)?);
        if left > 0 && self.is_adjacent(titan) {
            table.log("B12.9.1", || {
                text!("log-pushes-foe", titan = self.titan_name(titan), foe = self.primordial_within(), count = left)
            });
        }
        while left > 0 && self.is_adjacent(titan) {
            let Some(space) = self.titan(titan).space() else { break };
            let Some(direction) = Odyssey::straight(&Footprint::from(space), &self.primordial.footprint) else {
                break;
            };
            if !self.can_follow(space, direction)
                || !self.primordial_gives_way(table, titan, space, direction, &mut traps)?
            {
                break;
            }
            let Some(next) = space.next(direction) else { break };
            if !self.enter(table, titan, next, Entering::Willing)? {
                break;
            }
            left -= 1;
        }
        self.tell_rest(table, titan, before.0);
        self.tell_primordial_place(table, before.1, "B12.9.10");
        self.primordial_comes_to_rest(table, titan, traps)?;
        self.rest_if_moved(table, titan, before.0)
    }

    /// B12.9.11 · Whether the pusher can step into the space that becomes free. What the primordial treads down is no hindrance.
    fn can_follow(&self, space: Space, direction: Direction) -> bool {
        let Some(next) = space.next(direction) else {
            return false;
        };
        let free = self.titan_on(next).is_none() && !self.barred_ground().contains(next);
        free && !self.board.walls().is_between(space, direction)
    }

    /// B12.9.10 · The primordial moves one on; at the board edge it slides along it by the fewest spaces that clear the pusher's next space.
    fn primordial_gives_way(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        space: Space,
        direction: Direction,
        traps: &mut Traps,
    ) -> Play<bool> {
        if self.force_primordial(table, direction, traps)? {
            return Ok(true);
        }
        let Some(next) = space.next(direction) else {
            return Ok(false);
        };
        let ways = [direction.turned(1), direction.turned(3)];
        let needed = |way: &Direction| slide_needed(self.primordial.footprint, *way, next);
        let Some(fewest) = ways.iter().filter_map(needed).min() else {
            return Ok(false);
        };
        let best: SmallVec<[Direction; 2]> = ways.into_iter().filter(|way| needed(way) == Some(fewest)).collect();
        let Some(way) = self.choose_heading(table, (Mini::Primordial, fewest), titan, &best, "B12.9.10")? else {
            return Ok(false);
        };
        for _ in 0..fewest {
            self.force_primordial(table, way, traps)?;
        }
        Ok(true)
    }

    /// G1.5 · Whether a pushback of the titan would move anything: the primordial, or the titan nearer to it.
    pub(crate) fn can_push(&self, titan: TitanId) -> bool {
        let Some(space) = self.titan(titan).space().filter(|_| !self.primordial_is_lumbering()) else {
            return false;
        };
        if !self.is_adjacent(titan) {
            return !self.nearest_approach(space, 1).1.is_empty();
        }
        let Some(direction) = Odyssey::straight(&Footprint::from(space), &self.primordial.footprint) else {
            return false;
        };
        let slides = || {
            let ways = [direction.turned(1), direction.turned(3)];
            let clear = space.next(direction);
            clear.is_some_and(|clear| {
                ways.iter().any(|way| slide_needed(self.primordial.footprint, *way, clear).is_some())
            })
        };
        self.can_follow(space, direction)
            && (self.primordial_way(self.primordial.footprint, direction).is_some() || slides())
    }

    /// B12.9.2 · How far a titan comes with this many spaces on a shortest way to the primordial, and where it may stand then.
    fn nearest_approach(&self, space: Space, spaces: u8) -> (u8, Spaces) {
        let walls = self.board.walls();
        let open = !(self.occupied() | self.barred_ground());
        let reach = Reach::new(space, u8::MAX, &open, walls);
        let beside = walls.around(&self.primordial.footprint.spaces()) & reach.spaces();
        let Some(least) = beside.iter().filter_map(|spot| reach.steps(spot)).min() else {
            return (0, Spaces::NONE);
        };
        if least <= spaces {
            let near = beside.iter().filter(|spot| reach.steps(*spot) == Some(least));
            return (least, near.collect());
        }
        let leads_there = |spot: &Space| {
            let rest = Reach::new(*spot, least - spaces, &open, walls);
            beside.meets(&rest.spaces())
        };
        let on_way = reach.spaces().iter().filter(|spot| reach.steps(*spot) == Some(spaces));
        (spaces, on_way.filter(leads_there).collect())
    }

    /// B12.9.2 · The pusher first comes near by the shortest way, as far as its spaces go. How many that took.
    fn close_in(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play<u8> {
        let Some(space) = self.titan(titan).space().filter(|_| !self.is_adjacent(titan)) else {
            return Ok(0);
        };
        let (least, near) = self.nearest_approach(space, spaces);
        if near.is_empty() {
            return Ok(spaces);
        }
        let to = table.ask(self.player(titan)).about("ask-close-in", "B12.9.2").pick(near.iter(), Choice::At)?;
        let walls = *self.board.walls();
        let open = !(self.occupied() | self.barred_ground());
        let reach = Reach::new(space, least, &open, &walls);
        for direction in reach.way(to, &walls).unwrap_or_default().iter() {
            let next = self.titan(titan).space().and_then(|here| here.next(*direction));
            let Some(next) = next else { return Ok(spaces) };
            if !self.enter(table, titan, next, Entering::Willing)? {
                return Ok(spaces);
            }
        }
        Ok(if self.titan(titan).place == Place::On(to) { least } else { spaces })
    }
}

/// How many spaces a footprint must slide in a direction to leave a space free; `None` if the board ends before that.
fn slide_needed(from: Footprint, way: Direction, clear: Space) -> Option<u8> {
    let mut at = from;
    let mut steps = 0;
    while at.covers(clear) {
        at = at.next(way)?;
        steps += 1;
    }
    Some(steps)
}
