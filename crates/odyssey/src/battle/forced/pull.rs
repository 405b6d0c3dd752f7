//! B12.10 · Pull.

use super::Ahead;
use super::primordial::Traps;
use crate::battle::positions::Mini;
use crate::battle::terrain::Entering;
use crate::choice::Choice;
use crate::geometry::{Approach, Axis, Direction, Footprint, Reach, Space, Spaces, Steps};
use crate::ids::TitanId;
use crate::pack::schema::TerrainTrait;
use crate::state::Odyssey;
use table::{Asked, Play, Prompt, Table, text};

impl Odyssey {
    /// B12.10 · The source pulls the other towards it.
    pub(crate) fn pull(&mut self, table: &mut Table<Self>, source: Mini, pulled: Mini, spaces: u8) -> Play {
        match (source, pulled) {
            (_, Mini::Titan(titan)) => self.onrush(table, |game, table| game.primordial_pulls(table, titan, spaces)),
            (Mini::Titan(titan), Mini::Primordial) => self.titan_pulls(table, titan, spaces),
            (Mini::Primordial, Mini::Primordial) => Ok(()),
        }
    }

    fn primordial_pulls(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play {
        if spaces == 0 || self.is_immovable(titan) || !self.titan(titan).is_alive() {
            return Ok(());
        }
        self.leave_vantage(table, titan)?;
        let Some(began) = self.titan(titan).space() else {
            return Ok(());
        };
        table.log("B12.10.1", || text!("log-pull", titan = self.titan_name(titan), count = spaces));
        let asked = self.player(titan).into();
        let way = self.pull_way(table, asked, titan, began.into(), self.primordial.footprint, spaces)?;
        let used = self.drag_along(table, titan, &way, spaces)?;
        self.back_away(table, titan, began, spaces - used.min(spaces))?;
        match self.titan(titan).space() == Some(began) {
            true => Ok(()),
            false => self.come_to_rest(table, titan, Entering::Dragged),
        }
    }

    /// B12.10.1 · The way of what is pulled: straight, or in a zig-zag whose first axis is chosen. It is the business of the titan that pulls
    /// or is pulled.
    fn pull_way(
        &mut self,
        table: &mut Table<Self>,
        asked: Asked,
        titan: TitanId,
        from: Footprint,
        to: Footprint,
        spaces: u8,
    ) -> Play<Steps> {
        let approach = Approach { to, speed: spaces, near: 1 };
        if !approach.is_open(from) {
            return Ok(approach.steps(from, Axis::Horizontal).collect());
        }
        let axes = [Axis::Horizontal, Axis::Vertical];
        let player = self.player(titan);
        let prompt = || Prompt::new("ask-first-axis", "B12.10.1").concerns(player.into());
        let first = table.ask(asked).say(prompt).pick(axes, Choice::Along)?;
        Ok(approach.steps(from, first).collect())
    }

    /// B12.10.2, B12.10.3 · Space by space; round what does not give way. How many spaces it took, or all of them if it cannot go on.
    fn drag_along(&mut self, table: &mut Table<Self>, titan: TitanId, way: &Steps, spaces: u8) -> Play<u8> {
        let Some(began) = self.titan(titan).space() else {
            return Ok(spaces);
        };
        let mut way = *way;
        let (mut used, mut step) = (0, 0);
        while used < spaces && step < way.len() {
            let Some(space) = self.titan(titan).space() else {
                return Ok(spaces);
            };
            let went = match self.ahead(space, way[step]) {
                Ahead::Open(next) => self.enter(table, titan, next, Entering::Dragged)?,
                Ahead::Brittle(next, tile) => self.break_through(table, titan, next, tile)?,
                blocked @ (Ahead::Firm(_) | Ahead::Edge) => {
                    let held = self.spaces_of(blocked);
                    self.strike_ahead(table, blocked)?;
                    self.crash(table, titan)?;
                    match self.way_round(titan, &held) {
                        Some(round) => {
                            (way, step) = (round, 0);
                            continue;
                        }
                        None => return Ok(spaces),
                    }
                }
            };
            if !went {
                return Ok(spaces);
            }
            self.dragged_through(table, titan, space, began)?;
            (used, step) = (used + 1, step + 1);
        }
        Ok(used)
    }

    /// B9.16 · What has held this once is turned over if it is reinforced.
    fn strike_ahead(&mut self, table: &mut Table<Self>, blocked: Ahead) -> Play {
        match blocked {
            Ahead::Firm(tile) => self.strike_firm(table, tile),
            _ => Ok(()),
        }
    }

    /// The spaces of the obstacle that is in the way, if it is one.
    fn spaces_of(&self, blocked: Ahead) -> Spaces {
        match blocked {
            Ahead::Firm(Some(tile)) => self.tile_spaces(tile, &self.pack),
            _ => Spaces::NONE,
        }
    }

    /// B12.10.3, B9.16 · The shortest way to the primordial that meets neither red lines nor what does not give way, nor what has held just now.
    fn way_round(&self, titan: TitanId, held: &Spaces) -> Option<Steps> {
        let space = self.titan(titan).space()?;
        let board = &self.board;
        let firm = *board.with(TerrainTrait::Obstacle) - *board.with(TerrainTrait::Destructible);
        let open = !(firm | *held | *board.with(TerrainTrait::BoardEdge));
        let reach = Reach::new(space, u8::MAX, &open, board.walls());
        let beside = self.primordial.footprint.around() & reach.spaces();
        let to = beside.iter().min_by_key(|spot| reach.steps(*spot))?;
        let way = reach.way(to, board.walls())?;
        Some(way.iter().copied().collect())
    }

    /// B12.10.4 · Once adjacent, the primordial backs straight away and the titan follows, as far as it can.
    fn back_away(&mut self, table: &mut Table<Self>, titan: TitanId, began: Space, spaces: u8) -> Play {
        let mut moved = false;
        for _ in 0..spaces {
            let Some(space) = self.titan(titan).space().filter(|_| self.primordial_is_adjacent(titan)) else {
                break;
            };
            let Some(direction) = Odyssey::straight(&Footprint::from(space), &self.primordial.footprint) else {
                break;
            };
            if !self.primordial_step(table, direction, true)? {
                break;
            }
            moved = true;
            let went = match self.ahead(space, direction) {
                Ahead::Open(next) => self.enter(table, titan, next, Entering::Dragged)?,
                Ahead::Brittle(next, tile) => self.break_through(table, titan, next, tile)?,
                blocked @ (Ahead::Firm(_) | Ahead::Edge) => {
                    self.strike_ahead(table, blocked)?;
                    self.crash(table, titan)?;
                    false
                }
            };
            if !went {
                break;
            }
            self.dragged_through(table, titan, space, began)?;
        }
        if moved {
            self.primordial_stops(table)?;
        }
        Ok(())
    }

    fn titan_pulls(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play {
        let Some(space) = self.titan(titan).space() else {
            return Ok(());
        };
        if self.primordial_is_lumbering() || spaces == 0 {
            return Ok(());
        }
        table.log("B12.10.1", || {
            text!("log-pulls-foe", titan = self.titan_name(titan), foe = self.primordial_within(), count = spaces)
        });
        let mut traps = Traps::default();
        let before = self.primordial.footprint;
        let group = self.group();
        let way = self.pull_way(table, group, titan, self.primordial.footprint, space.into(), spaces)?;
        for direction in way.iter() {
            self.force_primordial(table, *direction, &mut traps)?;
        }
        let left = spaces - (way.len() as u8).min(spaces);
        for _ in 0..left {
            if !self.draw_after(table, titan, &mut traps)? {
                break;
            }
        }
        self.tell_rest(table, titan, Some(space));
        self.tell_primordial_place(table, before, "B12.10.1");
        self.primordial_comes_to_rest(table, titan, traps)?;
        self.rest_if_moved(table, titan, Some(space))
    }

    /// Whether a pull of the titan would move anything: the primordial is away, or the titan can back off before it.
    pub(crate) fn can_pull(&self, titan: TitanId) -> bool {
        !self.primordial_is_lumbering() && (!self.primordial_is_adjacent(titan) || self.retreat_of(titan).is_some())
    }

    /// B12.10.4 · Where a titan beside the primordial can back straight away to, and in which direction.
    fn retreat_of(&self, titan: TitanId) -> Option<(Direction, Space)> {
        let space = self.titan(titan).space().filter(|_| self.primordial_is_adjacent(titan))?;
        let direction = Odyssey::straight(&self.primordial.footprint, &Footprint::from(space))?;
        let next = space.next(direction)?;
        let free = !(self.occupied() | self.barred_ground()).contains(next);
        (free && !self.board.walls().is_between(space, direction)).then_some((direction, next))
    }

    /// B12.10.4 · The titan backs straight away by one space, if it can, and the primordial follows.
    fn draw_after(&mut self, table: &mut Table<Self>, titan: TitanId, traps: &mut Traps) -> Play<bool> {
        let Some((direction, next)) = self.retreat_of(titan) else {
            return Ok(false);
        };
        let went = self.enter(table, titan, next, Entering::Willing)?;
        self.force_primordial(table, direction, traps)?;
        Ok(went)
    }
}
