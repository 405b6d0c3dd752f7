//! Movement, of titans and of the primordial.

use crate::battle::context::{Context, Origin};
use crate::battle::positions::Mini;
use crate::battle::terrain::Entering;
use crate::choice::Choice;
use crate::geometry::{Direction, Space, Spaces};
use crate::ids::TitanId;
use crate::pack::schema::TerrainTrait;
use crate::state::{Frame, Odyssey, Offer};
use table::{Play, Table, text};

/// The kinds of forced movement that a card can bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Force {
    Knockback(Option<Direction>),
    Pushback,
    Pull,
}

impl Odyssey {
    /// B8.8.5 · The titan may move.
    pub(super) fn move_like(&mut self, table: &mut Table<Self>, titan: TitanId, spaces: u8) -> Play {
        if self.titan(titan).can_act() && spaces > 0 {
            self.walk(table, titan, spaces)?;
        }
        Ok(())
    }

    /// B12 · From a titan's card the primordial is moved, from any other the titan.
    pub(super) fn force(&mut self, table: &mut Table<Self>, force: Force, spaces: u8, context: Context) -> Play {
        match context.moves_primordial() {
            true => self.force_on_primordial(table, force, spaces, context.titan),
            false => self.force_on_titan(table, force, spaces, context),
        }
    }

    fn force_on_primordial(&mut self, table: &mut Table<Self>, force: Force, spaces: u8, titan: TitanId) -> Play {
        let source = Mini::Titan(titan);
        match force {
            Force::Knockback(direction) => self.knock_primordial_back(table, titan, direction, spaces),
            Force::Pushback => self.pushback(table, source, Mini::Primordial, spaces),
            Force::Pull => self.pull(table, source, Mini::Primordial, spaces),
        }
    }

    fn force_on_titan(&mut self, table: &mut Table<Self>, force: Force, spaces: u8, context: Context) -> Play {
        if matches!(force, Force::Knockback(_)) && !self.is_touched(context) {
            return Ok(());
        }
        let titan = Mini::Titan(context.titan);
        let by_primordial = matches!(context.origin, Origin::Attack | Origin::AfterAttack | Origin::Response);
        let changed = |bonus: i8| (spaces as i8).saturating_add(if by_primordial { bonus } else { 0 }).max(0) as u8;
        match force {
            Force::Knockback(direction) => {
                let spaces = changed(self.primordial_knockback_bonus());
                self.knockback(table, context.titan, direction, spaces, false)
            }
            Force::Pushback => {
                let spaces = changed(self.primordial_pushback_bonus());
                self.pushback(table, Mini::Primordial, titan, spaces)
            }
            Force::Pull => self.pull(table, Mini::Primordial, titan, spaces),
        }
    }

    /// B5.15.5, B7.7.4 · Whether knockback, knockdown and forced vault of the primordial's cards still touch the titan: of attacks within their
    /// reach, of responses beside it.
    pub(super) fn is_touched(&self, context: Context) -> bool {
        match context.origin {
            Origin::Attack | Origin::AfterAttack => self.is_within_attack(context.titan),
            Origin::Response => self.primordial_is_adjacent(context.titan),
            _ => true,
        }
    }

    pub(super) fn knockdown(&mut self, table: &mut Table<Self>, context: Context) -> Play {
        if self.is_touched(context) {
            self.knock_down(table, context.titan)?;
        }
        Ok(())
    }

    /// B12.6 · Displaced; who was held back from an edge and stands on safe ground stays there (B21.25).
    pub(crate) fn displaced(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let averting = matches!(
            self.frames.iter().rev().find(|frame| matches!(frame, Frame::Averting(..))),
            Some(Frame::Averting(held, _)) if *held == titan
        );
        let space = self.titan(titan).space();
        let in_pit = space.is_some_and(|space| self.board.with(TerrainTrait::Chasm).contains(space));
        if averting && !in_pit {
            return Ok(());
        }
        self.displace(table, titan, Spaces::NONE)
    }

    /// B12.12 · The titan runs straight for the nearest board edge with its full speed, and is lost if it gets over it.
    pub(super) fn flee(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.leave_vantage(table, titan)?;
        let Some(space) = self.titan(titan).space() else {
            return Ok(());
        };
        let ways = Direction::ALL.map(|way| (way, to_edge(space, way)));
        let least = ways.iter().map(|(_, steps)| *steps).min();
        let nearest = ways.iter().filter(|(_, steps)| Some(*steps) == least).map(|(way, _)| *way);
        self.offer = Offer::Straight(Mini::Titan(titan), self.speed(titan));
        let way = table.ask(self.player(titan)).about("ask-flee", "B12.12").pick(nearest, Choice::Face)?;
        self.offer = Offer::Nothing;
        table.log("B12.12", || text!("log-flees", titan = self.titan_name(titan)));
        for _ in 0..self.speed(titan) {
            if !self.forced_step(table, titan, way)? {
                break;
            }
        }
        if self.titan(titan).is_alive() {
            self.settle(table, titan, Entering::Dragged)?;
        }
        Ok(())
    }
}

fn to_edge(from: Space, way: Direction) -> usize {
    std::iter::successors(from.next(way), |space| space.next(way)).count()
}
