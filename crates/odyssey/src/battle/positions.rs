//! B1, B11 · Where everybody is, how far, and who sees whom.

use crate::geometry::{Blockers, Footprint, Line, Space, Spaces, weakspots};
use crate::ids::TitanId;
use crate::pack::Pack;
use crate::pack::schema::{PrimordialKind, TerrainTrait};
use crate::state::{Odyssey, Place};

/// Who looks at whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mini {
    Titan(TitanId),
    Primordial,
}

impl Odyssey {
    /// The spaces a miniature fills. A titan on a vantage point measures from the whole footprint (B26.7); a dead one fills none.
    pub fn footprint(&self, mini: Mini) -> Option<Footprint> {
        match mini {
            Mini::Primordial => Some(self.primordial.footprint),
            Mini::Titan(titan) => match self.titan(titan).place {
                Place::On(space) => Some(space.into()),
                Place::Vantage => Some(self.primordial.footprint),
                Place::Aboard | Place::Dead => None,
            },
        }
    }

    /// The titan on a space.
    pub fn titan_on(&self, space: Space) -> Option<TitanId> {
        self.living().find(|titan| self.titan(*titan).place == Place::On(space))
    }

    /// The spaces on which titans stand.
    pub fn titan_spaces(&self) -> Spaces {
        self.living().filter_map(|titan| self.titan(titan).space()).collect()
    }

    /// B1.3 · Spaces with a miniature or an obstacle.
    pub fn occupied(&self) -> Spaces {
        self.titan_spaces() | self.primordial.footprint.spaces() | *self.board.with(TerrainTrait::Obstacle)
    }

    /// B8.8.2 · Spaces that a titan may not step on of its will, whoever stands there.
    pub fn barred_ground(&self) -> Spaces {
        let board = &self.board;
        let barred = [TerrainTrait::Obstacle, TerrainTrait::Chasm, TerrainTrait::Boundless, TerrainTrait::BoardEdge];
        barred.iter().fold(Spaces::NONE, |all, trait_| all | *board.with(*trait_))
    }

    /// B1.4, B3.24 · How far a titan is from the primordial; a titan on a vantage point is at distance 1.
    pub fn distance(&self, titan: TitanId) -> Option<u8> {
        match self.titan(titan).place {
            Place::On(space) => Some(self.primordial.footprint.distance(&space.into())),
            Place::Vantage => Some(1),
            Place::Aboard | Place::Dead => None,
        }
    }

    /// B1.5 · Whether the primordial is next to a titan: red lines do not matter to it.
    pub fn primordial_is_adjacent(&self, titan: TitanId) -> bool {
        self.distance(titan) == Some(1)
    }

    /// B1.6 · Whether a titan is next to the primordial, with no red line between them.
    pub fn is_adjacent(&self, titan: TitanId) -> bool {
        match self.titan(titan).place {
            Place::On(space) => self.borders_primordial(space),
            place => place == Place::Vantage,
        }
    }

    /// B1.6 · Whether a titan on this space would be next to the primordial, with no red line between them.
    pub fn borders_primordial(&self, space: Space) -> bool {
        self.primordial.footprint.is_reached_from(space, self.board.walls())
    }

    /// B1.6, B26.7 · Whether a titan counts another as next to it. On a vantage point it does so with all that are beside the primordial;
    /// they do not.
    pub fn titan_is_beside(&self, titan: TitanId, other: TitanId) -> bool {
        match (self.titan(titan).place, self.titan(other).place) {
            (Place::On(one), Place::On(other)) => Footprint::from(other).is_reached_from(one, self.board.walls()),
            (Place::Vantage, Place::On(_)) => self.primordial_is_adjacent(other),
            _ => false,
        }
    }

    /// B1.7 · Whether a titan is in front of the primordial, sight left aside.
    pub fn is_in_front(&self, titan: TitanId) -> bool {
        let front = || self.primordial.footprint.front(self.primordial.facing);
        self.titan(titan).space().is_some_and(|space| front().contains(space))
    }

    /// B1.8.
    pub fn is_in_rear(&self, titan: TitanId) -> bool {
        let rear = || self.primordial.footprint.rear(self.primordial.facing);
        self.titan(titan).space().is_some_and(|space| rear().contains(space))
    }

    /// B1.9 · Blindspots are the rear, if the sheet has them.
    pub fn is_in_blindspot(&self, titan: TitanId) -> bool {
        self.pack.primordial(self.primordial.id).blindspots && self.is_in_rear(titan)
    }

    /// B1.10.
    pub fn is_in_weakspot(&self, titan: TitanId) -> bool {
        let spots = || weakspots(&self.primordial.footprint, self.primordial.facing);
        self.pack.primordial(self.primordial.id).weakspots
            && self.titan(titan).space().is_some_and(|space| spots().contains(space))
    }

    /// B11.6 · Everything that obscures, without the tiles under the two that look at one another.
    fn obscuring(&self, one: &Footprint, other: &Footprint) -> Spaces {
        let mut obscuring = *self.board.with(TerrainTrait::Obscuring);
        if obscuring.is_empty() {
            return obscuring;
        }
        let under = (one.spaces() | other.spaces()) & obscuring;
        for tile in under.iter().filter_map(|space| self.board.tile_at(space)) {
            obscuring -= self.tile_spaces(tile, &self.pack);
        }
        obscuring
    }

    /// The spaces of a tile on the board.
    pub fn tile_spaces(&self, tile: crate::ids::TileId, pack: &Pack) -> Spaces {
        let tile = self.board.tile(tile);
        tile.and_then(|tile| pack.shape(tile.kind, tile.turn).spaces(tile.at)).unwrap_or_default()
    }

    /// B11.1 to B11.6 · A clear line between two footprints, for showing it.
    pub fn sight_line(&self, one: &Footprint, other: &Footprint) -> Option<Line> {
        let blockers = Blockers { obscuring: self.obscuring(one, other), walls: self.board.walls() };
        blockers.line(one, other)
    }

    /// B11.1 to B11.6 · Whether there is a clear line between two footprints. `through_walls` is for a primordial that red lines do not
    /// hinder.
    pub fn is_clear(&self, one: &Footprint, other: &Footprint, through_walls: bool) -> bool {
        let none = crate::geometry::Walls::NONE;
        let all = Blockers {
            obscuring: *self.board.with(TerrainTrait::Obscuring),
            walls: if through_walls { &none } else { self.board.walls() },
        };
        let without_own = || Blockers { obscuring: self.obscuring(one, other), ..all };
        all.is_open_between(one, other) || without_own().sees(one, other)
    }

    /// B11.8 · Whether a titan sees the primordial.
    pub fn sees_primordial(&self, titan: TitanId) -> bool {
        match self.titan(titan).place {
            Place::On(space) => self.is_clear(&space.into(), &self.primordial.footprint, false),
            place => place == Place::Vantage,
        }
    }

    /// Whether resources of this primordial are multiplied by its level (B31.2).
    pub fn is_regular(&self) -> bool {
        self.pack.primordial(self.primordial.id).kind == PrimordialKind::Regular
    }
}
