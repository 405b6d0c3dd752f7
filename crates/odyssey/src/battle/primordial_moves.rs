//! B4 · How the primordial moves and turns.

mod stopping;
mod turning;

use super::context::Context;
use super::positions::Mini;
use crate::choice::Choice;
use crate::geometry::{Approach, Axis, Direction, Footprint, Space, Spaces, Steps};
use crate::ids::{TileId, TitanId, TitanSet};
use crate::pack::schema::{Destination, TerrainTrait};
use crate::state::{Odyssey, Offer};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, Until, text};

/// More spaces than the board has in any way across it.
pub(crate) const UNLIMITED: u8 = 40;

/// A question to the group for what the primordial does where its rules leave it open. Whoever does not care can leave it to the table.
pub(crate) fn way_prompt(key: &'static str, rule: &'static str) -> Prompt {
    Prompt::new(key, rule).kind("primordial-way").in_zone("battle").order("order-first", "1", Until::Revoked)
}

/// A way of the primordial that its rules leave open.
pub(crate) struct Course {
    way: Approach,
    /// What is measured from: the whole miniature, or its corner where that must end on a certain space.
    from: Footprint,
    target: Option<TitanId>,
}

impl Course {
    fn is_open(&self) -> bool {
        self.way.is_open(self.from)
    }

    fn steps(&self, first: Axis) -> Steps {
        self.way.steps(self.from, first).collect()
    }
}

impl Odyssey {
    /// B4.1 to B4.5 · Towards a titan, up to this many spaces and so near. How many spaces it took. It neither turns nor does it come to rest.
    pub(crate) fn approach(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8, near: u8) -> Play<u8> {
        let mut axis = None;
        let mut taken = 0;
        while taken < spaces
            && self.titan(titan).is_alive()
            && let Some(step) = self.next_step(table, titan, spaces - taken, near, &mut axis)?
        {
            if !self.primordial_step(table, step, true)? {
                break;
            }
            taken += 1;
        }
        self.tell_way(table, taken);
        Ok(taken)
    }

    /// B4.4, B4.5 · The next step towards a titan. The axis is asked for where it is open, and changes after every space.
    pub(crate) fn next_step(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        spaces: u8,
        near: u8,
        axis: &mut Option<Axis>,
    ) -> Play<Option<Direction>> {
        if self.distance(titan).is_none_or(|distance| distance <= near) {
            return Ok(None);
        }
        let Some(to) = self.footprint(Mini::Titan(titan)) else {
            return Ok(None);
        };
        let way = Approach { to, speed: spaces, near };
        let first = match *axis {
            Some(axis) => axis,
            None => self.first_axis(table, titan, &way)?,
        };
        *axis = Some(first.other());
        let one = Approach { speed: 1, ..way };
        Ok(one.steps(self.primordial.footprint, first).next())
    }

    fn first_axis(&mut self, table: &mut Table<Self>, titan: TitanId, way: &Approach) -> Play<Axis> {
        self.ask_axis(table, Offer::Way(titan, way.speed, way.near))
    }

    /// B4.5 · The group says along which axis a zig-zag begins. Where both ways end on the same spaces and meet the same things, nobody is asked.
    /// It is the business of those at whom it goes and whom it could cross.
    fn ask_axis(&mut self, table: &mut Table<Self>, offer: Offer) -> Play<Axis> {
        let Some(course) = self.course(offer).filter(Course::is_open) else {
            return Ok(Axis::Horizontal);
        };
        let axes = [Axis::Horizontal, Axis::Vertical];
        let [across, upright] = axes.map(|axis| self.met_along(&course, axis));
        let concerned = across.1 | upright.1 | course.target.map_or(TitanSet::NOBODY, TitanSet::from);
        let alike = (across == upright).then_some(Choice::Along(Axis::Horizontal));
        self.offer = offer;
        let prompt = || way_prompt("ask-first-axis", "B4.5").concerns(self.players(concerned));
        // While the question waits, its labels find the way in what is offered.
        let axis = table.ask(self.group()).say(prompt).spare(alike).pick(axes, Choice::Along)?;
        self.offer = Offer::Nothing;
        Ok(axis)
    }

    /// The way that a question leaves open.
    pub(crate) fn course(&self, offer: Offer) -> Option<Course> {
        let footprint = self.primordial.footprint;
        match offer {
            Offer::Way(titan, speed, near) => {
                let to = self.footprint(Mini::Titan(titan))?;
                Some(Course { way: Approach { to, speed, near }, from: footprint, target: Some(titan) })
            }
            Offer::WayToCentre => {
                let (rows, cols) = (crate::geometry::ROWS - footprint.side, crate::geometry::COLS - footprint.side);
                let to = Space::new(rows / 2, cols / 2).into();
                let way = Approach { to, speed: UNLIMITED, near: 0 };
                Some(Course { way, from: footprint.corner.into(), target: None })
            }
            _ => None,
        }
    }

    /// The footprints of a way that begins along this axis, the present one first.
    pub(crate) fn footprints_along(&self, course: &Course, axis: Axis) -> SmallVec<[Footprint; 16]> {
        let mut at = self.primordial.footprint;
        let mut footprints: SmallVec<[Footprint; 16]> = SmallVec::from_slice(&[at]);
        for direction in course.steps(axis).iter() {
            let Some(next) = self.primordial_way(at, *direction) else { break };
            at = next;
            footprints.push(at);
        }
        footprints
    }

    /// Where a way ends, whom it crosses and which tiles it enters.
    pub(crate) fn met_along(
        &self,
        course: &Course,
        axis: Axis,
    ) -> (Option<Footprint>, TitanSet, SmallVec<[TileId; 8]>) {
        let footprints = self.footprints_along(course, axis);
        let trodden = footprints.iter().fold(Spaces::NONE, |all, at| all | at.spaces());
        let entered = trodden - self.primordial.footprint.spaces();
        let mut tiles: SmallVec<[TileId; 8]> = entered.iter().filter_map(|space| self.board.tile_at(space)).collect();
        tiles.sort_unstable();
        tiles.dedup();
        (footprints.last().copied(), self.titans_on(&entered), tiles)
    }

    /// The titans that it would run over if it went on and on in one of these directions.
    fn titans_ahead(&self, ways: &[Direction]) -> TitanSet {
        let strip = |way: &Direction| self.primordial.footprint.strip(*way, UNLIMITED);
        self.titans_on(&ways.iter().fold(Spaces::NONE, |all, way| all | strip(way)))
    }

    /// One line for a movement that took place.
    pub(crate) fn tell_way(&self, table: &mut Table<Self>, taken: u8) {
        if taken > 0 {
            let to = self.primordial.footprint.corner;
            table.log("B4.1", || {
                text!("log-foe-moves", foe = self.primordial_name(), count = taken, space = to.to_string())
            });
        }
    }

    /// B4.7, B4.8 · One step, with what it destroys and whom it crushes; `false` at the board edge. `crash` is off for attacks in path (B5.4).
    pub(crate) fn primordial_step(&mut self, table: &mut Table<Self>, direction: Direction, crash: bool) -> Play<bool> {
        let Some(next) = self.primordial_way(self.primordial.footprint, direction) else {
            return Ok(false);
        };
        table.tick()?;
        let before = self.primordial.footprint.spaces();
        let entered = next.spaces() - before;
        self.primordial.footprint = next;
        self.enter_tiles(table, &entered, &before)?;
        if crash {
            self.crush(table, &entered)?;
        }
        Ok(true)
    }

    /// B1.12, B9.11 · Where a step would bring the footprint, if it stays wholly on the board.
    pub(crate) fn primordial_way(&self, from: Footprint, direction: Direction) -> Option<Footprint> {
        let next = from.next(direction)?;
        let outside = self.board.with(TerrainTrait::BoardEdge);
        (!next.spaces().meets(outside)).then_some(next)
    }

    /// B4.7 · Tiles of which the footprint touched nothing before are struck.
    fn enter_tiles(&mut self, table: &mut Table<Self>, entered: &Spaces, before: &Spaces) -> Play {
        let mut met: SmallVec<[_; 4]> = SmallVec::new();
        for tile in entered.iter().filter_map(|space| self.board.tile_at(space)) {
            if !met.contains(&tile) {
                met.push(tile);
            }
        }
        for id in met {
            let Some(tile) = self.board.tile(id).copied() else {
                continue;
            };
            if self.tile_spaces(id, &self.pack).meets(before) {
                continue;
            }
            let traits = &self.pack.terrain(tile.kind).traits;
            let crossed = traits.iter().fold(0, |bits, trait_| bits | 1 << *trait_ as u16);
            let breaks = [TerrainTrait::Destructible, TerrainTrait::ReinforcedDestructible];
            let struck = breaks.iter().any(|trait_| traits.contains(trait_));
            self.with_primordial_attack(|attack| attack.crossed |= crossed);
            if struck {
                self.strike_tile(table, id)?;
            }
        }
        Ok(())
    }

    /// B4.8 · Titans that are newly covered suffer crash.
    fn crush(&mut self, table: &mut Table<Self>, entered: &Spaces) -> Play {
        for titan in self.titans_on(entered).iter() {
            if self.titan(titan).is_alive() {
                self.tell_run_over(table, titan, "B4.8");
                self.crash(table, titan)?;
            }
        }
        Ok(())
    }

    /// The primordial comes upon a titan.
    pub(crate) fn tell_run_over(&self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) {
        table.log(rule, || text!("log-runs-over", foe = self.primordial_name(), titan = self.titan_name(titan)));
    }

    /// Where the primordial has come to stand, unless it is where it was.
    pub(crate) fn tell_primordial_place(&self, table: &mut Table<Self>, before: Footprint, rule: &'static str) {
        let at = self.primordial.footprint.corner;
        if at == before.corner {
            return;
        }
        table.log(rule, || text!("log-foe-stands", foe = self.primordial_name(), space = at.to_string()));
    }

    /// The titans on these spaces.
    pub(crate) fn titans_on(&self, spaces: &Spaces) -> TitanSet {
        let there = self.living().filter(|titan| {
            let space = self.titan(*titan).space();
            space.is_some_and(|space| spaces.contains(space))
        });
        there.collect()
    }

    /// B4.12 · Straight on, and along the edge with the spaces that are left. How many spaces it took.
    pub(crate) fn primordial_goes_straight(
        &mut self,
        table: &mut Table<Self>,
        direction: Direction,
        spaces: u8,
        crash: bool,
    ) -> Play<u8> {
        let (mut way, mut turned) = (direction, false);
        for taken in 0..spaces {
            if self.primordial_way(self.primordial.footprint, way).is_none() {
                let along = if turned { None } else { self.along_edge(table, way, spaces - taken)? };
                let Some(along) = along else {
                    return Ok(taken);
                };
                (way, turned) = (along, true);
            }
            self.primordial_step(table, way, crash)?;
        }
        Ok(spaces)
    }

    /// B4.12 · Along the edge it goes where fewer titans are, with the spaces that are left; a way without room is none.
    pub(crate) fn along_edge(
        &mut self,
        table: &mut Table<Self>,
        direction: Direction,
        left: u8,
    ) -> Play<Option<Direction>> {
        let footprint = self.primordial.footprint;
        let ways = [direction.turned(1), direction.turned(3)];
        let ways = ways.into_iter().filter(|way| self.primordial_way(footprint, *way).is_some());
        let ways: SmallVec<[Direction; 2]> = ways.collect();
        let titans = |way: &Direction| self.titans_on(&footprint.front(*way)).len();
        let fewest = ways.iter().map(titans).min();
        let ways: SmallVec<[Direction; 2]> = ways.iter().copied().filter(|way| Some(titans(way)) == fewest).collect();
        if ways.is_empty() {
            return Ok(None);
        }
        let offer = Offer::Straight(Mini::Primordial, left);
        self.choose_direction(table, &ways, self.titans_ahead(&ways), offer, ("ask-along-edge", "B4.12")).map(Some)
    }

    /// B4.6, B4.12 · It goes to the place named, as far as needed, and comes to rest there.
    pub(crate) fn primordial_moves_to(&mut self, table: &mut Table<Self>, to: Destination, context: Context) -> Play {
        self.onrush(table, |game, table| game.primordial_goes(table, to, context))
    }

    fn primordial_goes(&mut self, table: &mut Table<Self>, to: Destination, context: Context) -> Play {
        match to {
            Destination::Centre => self.primordial_goes_to_centre(table)?,
            Destination::NearestEdge => self.primordial_goes_to_edge(table)?,
            Destination::Straight(spaces) => {
                let taken = self.primordial_goes_straight(table, self.primordial.facing, spaces, true)?;
                self.tell_way(table, taken);
            }
            Destination::Target => {
                let target = self.meant_by(context);
                self.primordial_faces(table, target)?;
                self.approach(table, target, UNLIMITED, 1)?;
                self.primordial_faces(table, target)?;
            }
        }
        self.primordial_stops(table)
    }

    fn primordial_goes_to_centre(&mut self, table: &mut Table<Self>) -> Play {
        let first = self.ask_axis(table, Offer::WayToCentre)?;
        let steps = self.course(Offer::WayToCentre).map(|course| course.steps(first)).unwrap_or_default();
        for step in steps.iter() {
            self.primordial_step(table, *step, true)?;
        }
        self.tell_way(table, steps.len() as u8);
        Ok(())
    }

    fn primordial_goes_to_edge(&mut self, table: &mut Table<Self>) -> Play {
        let room = |direction: Direction| {
            let mut at = self.primordial.footprint;
            let mut spaces = 0;
            while let Some(next) = self.primordial_way(at, direction) {
                (at, spaces) = (next, spaces + 1);
            }
            spaces
        };
        let nearest = Direction::ALL.into_iter().map(room).min();
        let ways = Direction::ALL.into_iter().filter(|way| Some(room(*way)) == nearest);
        let ways: SmallVec<[Direction; 4]> = ways.collect();
        let offer = Offer::Straight(Mini::Primordial, UNLIMITED);
        let way = self.choose_direction(table, &ways, self.titans_ahead(&ways), offer, ("ask-nearest-edge", "B4.5"))?;
        let mut taken = 0;
        while self.primordial_step(table, way, true)? {
            taken += 1;
        }
        self.tell_way(table, taken);
        Ok(())
    }
}
