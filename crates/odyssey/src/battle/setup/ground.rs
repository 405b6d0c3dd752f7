//! B2.12, B2.15 · Where the primordial and the terrain are placed.

use crate::battle::dice_streams;
use crate::battle::primordial_moves::way_prompt;
use crate::choice::Choice;
use crate::geometry::{Direction, Footprint, Space, Spaces};
use crate::ids::{TerrainId, TitanSet};
use crate::pack::schema::{Arrow, StartFacing};
use crate::state::{Card, Depth, Odyssey, Offer, Strewn, Tile};
use smallvec::SmallVec;
use table::{Play, Seats, Table, scene::Cell, text};

/// The space that a scenario writes so; the pack's checks have read it once.
pub(super) fn space(written: &str) -> Option<Space> {
    let cell: Cell = written.parse().ok()?;
    Space::at(i8::try_from(cell.row).ok()?, i8::try_from(cell.col).ok()?)
}

impl Odyssey {
    /// B2.15 · The primordial stands and looks as the scenario says; between several places a d10 for each decides (G4.4).
    pub(crate) fn place_primordial(&mut self, table: &mut Table<Self>) -> Play {
        let posts = self.scenario().primordial.len();
        let chosen = lowest_of(table, posts as u8)?;
        let Some(post) = self.scenario().primordial.get(chosen) else {
            return Ok(());
        };
        let (corner, facing) = (space(&post.at).unwrap_or_default(), post.facing);
        let side = self.pack.primordial(self.primordial.id).side;
        self.primordial.footprint = Footprint::new(corner, side);
        self.primordial.facing = match facing {
            StartFacing::Towards(direction) => direction,
            StartFacing::Random => self.random_direction(table)?,
        };
        table.log("B2.15", || text!("log-foe-placed", foe = self.primordial_name(), space = corner.to_string()));
        Ok(())
    }

    /// G4.2 · The arrow of the top minor trauma card, which goes to the bottom of its deck; the sign of choice leaves it to the group.
    pub(crate) fn random_direction(&mut self, table: &mut Table<Self>) -> Play<Direction> {
        let minor = &mut self.decks.trauma[0];
        let drawn = minor.draw(table, dice_streams::TRAUMA[0], |n| Card::Trauma(0, crate::ids::TraumaId(n)))?;
        let arrow = match drawn {
            Some(card) => {
                minor.put_at_bottom(card);
                self.pack.trauma[0][card as usize].arrow
            }
            None => Arrow::Choose,
        };
        let (direction, key) = match arrow {
            Arrow::Points(direction) => (direction, "log-random-direction"),
            Arrow::Choose => {
                let asked = ("ask-random-direction", "G4.2");
                let chosen = self.choose_direction(table, &Direction::ALL, TitanSet::NOBODY, Offer::Facing, asked)?;
                (chosen, "log-chosen-direction")
            }
        };
        table.log("G4.2", || text!(key, direction = text!(format!("direction-{}", direction.slug()))));
        Ok(direction)
    }

    /// The group chooses one of these directions; what each would do is drawn from the offer. It is the business of these titans, or of everybody
    /// where none is named.
    pub(crate) fn choose_direction(
        &mut self,
        table: &mut Table<Self>,
        among: &[Direction],
        concerned: TitanSet,
        offer: Offer,
        (key, rule): (&'static str, &'static str),
    ) -> Play<Direction> {
        if let [only] = among {
            return Ok(*only);
        }
        self.offer = offer;
        let prompt = || way_prompt(key, rule).concerns(self.players(concerned));
        let way = table.ask(self.group()).say(prompt).pick(among.iter().copied(), Choice::Face)?;
        self.offer = Offer::Nothing;
        Ok(way)
    }

    /// B2.12 · The tiles of the scenario.
    pub(super) fn lay_terrain(&mut self) {
        let pack = self.pack.clone();
        for post in &self.scenario().tiles.clone() {
            for at in post.at.iter().filter_map(|at| space(at)) {
                let tile = Tile { kind: post.kind, at, turn: post.turn, searched: false };
                self.board.lay(tile, &pack);
            }
        }
    }

    /// B2.12 · Adventure terrain comes last, where the group likes and nothing is yet.
    pub(super) fn lay_adventure_terrain(&mut self, table: &mut Table<Self>) -> Play {
        let noted = self.muster.terrain;
        for Strewn { kind, depth } in noted.iter().copied() {
            let places = self.free_places(kind, depth);
            if places.is_empty() || !self.board.has_room() {
                continue;
            }
            let asked = table.ask(self.group()).about("ask-adventure-terrain", "B2.12");
            let (at, turn) = asked.pick(places, |(at, turn)| Choice::Lay(at, turn))?;
            let tile = Tile { kind, at, turn, searched: false };
            let pack = self.pack.clone();
            self.board.lay(tile, &pack);
            table.log("B2.12", || {
                let terrain = text!(format!("terrain-{}", pack.terrain(kind).slug));
                text!("log-terrain-placed", terrain = terrain, space = at.to_string())
            });
        }
        Ok(())
    }

    /// B2.13 · Every way in which a tile can lie so deep on the board without touching a tile, a titan or the primordial.
    fn free_places(&self, kind: TerrainId, depth: Depth) -> SmallVec<[(Space, u8); 8]> {
        let tiles = self.board.tiles().map(|(id, _)| self.tile_spaces(id, &self.pack));
        let taken = tiles.fold(self.titan_spaces() | self.primordial.footprint.spaces(), |all, tile| all | tile);
        let mut places = SmallVec::new();
        let free = match depth {
            Depth::Anywhere => Spaces::ALL - taken,
            Depth::Outer(depth) => Spaces::ALL - taken - Spaces::inner(depth),
            Depth::Inner(depth) => Spaces::inner(depth) - taken,
        };
        for turn in self.pack.turns(kind) {
            let shape = self.pack.shape(kind, turn);
            let fits = |at: &Space| shape.lies_within(*at, &free);
            places.extend(Space::all().filter(fits).map(|at| (at, turn)));
        }
        places
    }
}

/// G4.4 · One of several at random: a d10 for each, the lowest is taken, and those who tie roll again.
fn lowest_of(table: &mut Table<Odyssey>, count: u8) -> Play<usize> {
    let mut left: SmallVec<[usize; 8]> = (0..count as usize).collect();
    while left.len() > 1 {
        let faces = table.roll_many(dice_streams::LOT, 10, left.len() as u8, Seats::EVERYONE)?;
        let lowest = faces.iter().min().copied();
        let tied = left.iter().zip(faces.iter()).filter(|(_, face)| Some(**face) == lowest);
        left = tied.map(|(place, _)| *place).collect();
    }
    Ok(left.first().copied().unwrap_or(0))
}
