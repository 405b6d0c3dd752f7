//! The field: ground, red lines, the primordial with its front, titans, reach and sight.

use crate::geometry::{Corner, Direction, Space, Spaces, Walls};
use crate::ids::{TerrainId, TitanId};
use crate::pack::schema::TerrainTrait;
use crate::state::{Odyssey, Phase, Place};
use std::borrow::Cow;
use table::scene::{Cell, Footprint, Front, Grid, Patch, Piece, Reach, Side, Sight, Spot, Token, Tone, Wall};
use table::text;

const COLUMNS: u8 = 20;
const ROWS: u8 = 14;

pub(crate) fn cell(space: Space) -> Cell {
    Cell::new(space.row, space.col)
}

pub(crate) fn side(direction: Direction) -> Side {
    match direction {
        Direction::North => Side::North,
        Direction::East => Side::East,
        Direction::South => Side::South,
        Direction::West => Side::West,
    }
}

fn corner(at: Corner) -> table::scene::Corner {
    table::scene::Corner::new(at.y as u8, at.x as u8)
}

impl Odyssey {
    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::new("board", COLUMNS, ROWS)
            .terrain(self.patches())
            .walls(self.red_lines())
            .front(self.front_line())
            .pieces(TitanId::ALL.into_iter().filter_map(|titan| self.outline_of_dead(titan)))
            .piece(self.primordial_piece())
            .pieces(TitanId::ALL.into_iter().filter_map(|titan| self.titan_piece(titan)));
        if let Some(reach) = self.reach() {
            grid = grid.reach(reach);
        }
        match self.sight() {
            Some(sight) => grid.sight(sight),
            None => grid,
        }
    }

    fn patches(&self) -> Vec<Patch> {
        let tiles = self.board.tiles().map(|(id, tile)| {
            let kind = self.pack.terrain(tile.kind);
            let spaces = self.tile_spaces(id, &self.pack);
            let mut patch = Patch::new("ground", self.pack.name(tile.kind), spaces.iter().map(cell));
            patch.kind = Cow::Owned(kind.drawn.clone());
            patch.icon(kind.icon.clone()).tone(ground_tone(&kind.traits))
        });
        tiles.collect()
    }

    /// Every red line once: a space tells those to its north and east, and those of the outer edges.
    fn red_lines(&self) -> Vec<Wall> {
        let walls = self.board.walls();
        let mut found = Vec::new();
        for space in Space::all() {
            for direction in Direction::ALL {
                if walls.is_between(space, direction) {
                    let wall = Wall::new(cell(space), side(direction));
                    if !found.contains(&wall) {
                        found.push(wall);
                    }
                }
            }
        }
        found
    }

    /// The walls of a tile that would lie with its lower left on this space.
    pub(crate) fn walls_of(&self, kind: TerrainId, at: Space, turn: u8) -> Vec<Wall> {
        let mut walls = Walls::NONE;
        let shape = self.pack.shape(kind, turn);
        shape.draw(at, &mut walls);
        let mut found = Vec::new();
        for space in shape.spaces(at).unwrap_or_default().iter() {
            for direction in Direction::ALL {
                let wall = Wall::new(cell(space), side(direction));
                if walls.is_between(space, direction) && !found.contains(&wall) {
                    found.push(wall);
                }
            }
        }
        found
    }

    /// B1.7 · The line of the front edge.
    fn front_line(&self) -> Front {
        let (at, wide) = (self.primordial.footprint.corner, self.primordial.footprint.side);
        let line = match self.primordial.facing {
            Direction::North => at.row + wide,
            Direction::South => at.row,
            Direction::East => at.col + wide,
            Direction::West => at.col,
        };
        Front {
            name: text!("scene-in-front", foe = self.primordial_towards()),
            side: side(self.primordial.facing),
            at: line,
        }
    }

    fn primordial_piece(&self) -> Piece {
        let primordial = self.pack.primordial(self.primordial.id);
        let piece = Piece::foe("foe", self.primordial_name(), cell(self.primordial.footprint.corner))
            .emblem(primordial.icon.clone())
            .tone("primordial")
            .footprint(Footprint::square(self.primordial.footprint.side))
            .facing(side(self.primordial.facing));
        let riders = self.living().filter(|titan| self.titan(*titan).space().is_none());
        riders.fold(piece, |piece, titan| {
            let rider = Token::new(text!("scene-on-vantage-point", titan = self.titan_name(titan)));
            piece.marker(rider.icon(titan.emblem()).tone(titan.colour()))
        })
    }

    fn titan_piece(&self, titan: TitanId) -> Option<Piece> {
        let at = self.titan(titan).space().or_else(|| self.expected_at(titan))?;
        let mut piece = Piece::helm(Spot::of("titan", titan.0 + 1), self.titan_name(titan), cell(at))
            .emblem(titan.emblem())
            .tone(titan.colour())
            .acting(self.acting() == Some(titan))
            .fallen(self.titan(titan).is_down());
        if self.priority == titan {
            piece = piece.marker(Token::new("scene-priority").icon("priority").tone(Tone::Bad));
        }
        if self.is_hidden(titan) {
            piece = piece.marker(Token::new("scene-hidden").icon("eye-shut"));
        }
        Some(piece)
    }

    /// B2.14 · Nobody stands on the board yet, and somebody is about to.
    pub(crate) fn takes_the_field(&self) -> bool {
        self.living().next().is_none() && self.titans.iter().any(|titan| titan.place == Place::Aboard)
    }

    /// B2.14 · Where a titan that has its gear and no place yet would stand in the order of the numbers, so that the question who stands
    /// where is about something that is seen. It is the picture's alone: in the state nobody stands anywhere before the answer.
    pub(crate) fn expected_at(&self, titan: TitanId) -> Option<Space> {
        let waits = |titan: TitanId| self.titan(titan).place == Place::Aboard && !self.titan(titan).gear.is_empty();
        let before = TitanId::ALL.into_iter().take_while(|other| *other != titan).filter(|other| waits(*other)).count();
        self.start_spaces().get(before).copied().filter(|_| waits(titan) && self.takes_the_field())
    }

    /// B25.1 · What is left of a titan on the board: an outline where it died.
    fn outline_of_dead(&self, titan: TitanId) -> Option<Piece> {
        let at = self.titan(titan).fell.0.filter(|_| !self.titan(titan).is_alive())?;
        let piece = Piece::helm(Spot::of("titan", titan.0 + 1), self.titan_name(titan), cell(at));
        Some(piece.emblem(titan.emblem()).tone(titan.colour()).gone(true))
    }

    /// B8.8 · Where the titan whose turn it is can go, with a mark where it would stand beside the primordial.
    fn reach(&self) -> Option<Reach> {
        let titan = self.turn.titan.filter(|_| self.phase == Phase::TitanActs && !self.turn.moved)?;
        let ends: Spaces = self.walk_ends(titan, self.speed(titan));
        if ends.is_empty() {
            return None;
        }
        let beside = self.primordial.footprint.around() & ends;
        let reach = Reach::new(ends.iter().map(cell));
        let marked = beside.iter().fold(reach, |reach, space| {
            reach.mark(cell(space), "sword", text!("scene-beside", foe = self.primordial_towards()))
        });
        Some(marked)
    }

    /// B11 · A clear line between whoever acts and the primordial.
    fn sight(&self) -> Option<Sight> {
        let titan = self.acting()?;
        let line = self.sight_line(&self.titan(titan).footprint()?, &self.primordial.footprint)?;
        Some(Sight {
            name: text!("scene-sight", titan = self.titan_name(titan), foe = self.primordial_towards()),
            from: corner(line.from),
            to: corner(line.to),
        })
    }
}

fn ground_tone(traits: &[TerrainTrait]) -> Tone {
    let has = |trait_| traits.contains(&trait_);
    if has(TerrainTrait::Inhabited) {
        Tone::from("city")
    } else if has(TerrainTrait::Ambrosia) {
        Tone::Gold
    } else if has(TerrainTrait::Chasm) || has(TerrainTrait::Boundless) {
        Tone::from("death")
    } else if has(TerrainTrait::Exposed) {
        Tone::from("water")
    } else {
        Tone::from("stone")
    }
}
