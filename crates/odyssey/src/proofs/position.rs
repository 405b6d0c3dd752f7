//! Positions drawn in tests, on the small pack of `tests/sample`.
//!
//! ```ignore
//! field("
//!     ......
//!     .1#PP.
//!     ...PP.
//! ")
//! .facing(Direction::West)
//! .titan(1, |titan| titan.stats = [3, 0, 2])
//! .at(Phase::PrimordialCard)
//! .play()
//! .draws("ai", ["smash"])
//! ```
//!
//! A picture shows the lower left of the board; its last line is row A. `1` to `4` are titans, `P` the primordial (2×2), `.` open ground, and
//! a letter of [`GROUND`] a tile of one space. Titans that are not drawn are dead. It is the first round, nobody wears anything, every
//! Triskelion is at 0, the primordial is of level 1 and faces west, and its decks are as a battle begins with them.

use crate::geometry::{Direction, Footprint, Space};
use crate::ids::{GearId, PrimordialId, TerrainId, TitanId};
use crate::state::{Carried, LevelDeck, Odyssey, Phase, Pile, Place, Tile, Titan};
use crate::{OdysseyOptions, Pack};
use std::sync::LazyLock;
use table::pack::Source;
use table::{Rules, Shared};
use testkit::{Script, packs};

pub const SAMPLE: &[(&str, &str)] = table::embed_pack!(
    "tests/sample": "numbers.ron", "resources.ron", "notes.ron", "factions.ron", "terrain.ron", "conditions.ron",
    "trauma-minor.ron", "trauma-major.ron", "trauma-grave.ron", "obols.ron", "kratos.ron", "moiros.ron", "gear.ron",
    "classes.ron", "patterns.ron", "mnemos.ron", "godforms.ron", "nymphs.ron", "argo.ron", "foes/sample.ron",
    "scenarios.ron", "battles.ron",
);

pub static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| Shared::new(packs::read(&Source::embedded(SAMPLE))));

/// Tiles of one space, by the letter that draws them.
pub const GROUND: [(char, &str); 5] = [('#', "column"), ('M', "monolith"), ('o', "pit"), ('v', "void"), ('h', "hedge")];

/// A position on its way to a script.
pub struct Field {
    pub game: Odyssey,
}

/// The position of a picture, with four seats.
#[track_caller]
pub fn field(picture: &str) -> Field {
    let mut field = Field { game: Odyssey::new(&PACK, &OdysseyOptions::default(), 4) };
    field.game.titans = [Titan { place: Place::Dead, ..Titan::default() }; 4];
    field.game.round = 1;
    field.game.primordial.id = PrimordialId(0);
    field.game.primordial.level = 1;
    field.game.primordial.facing = Direction::West;
    (field.game.argo.crew, field.game.argo.hull) = (6, 5);
    field.game.decks.ai = LevelDeck::new();
    field.game.decks.body = LevelDeck::new();
    field.game.decks.trauma = PACK.trauma.each_ref().map(|deck| Pile::shuffled(0..deck.len() as u8));
    field.game.decks.obols = Pile::shuffled(0..2);
    field.draw(picture);
    field
}

pub fn space(written: &str) -> Space {
    let cell: table::scene::Cell = written.parse().unwrap_or_else(|wrong| panic!("{wrong}"));
    Space::new(cell.row, cell.col)
}

fn terrain(pack: &Pack, slug: &str) -> TerrainId {
    let place = pack.terrain.iter().position(|kind| kind.slug.as_str() == slug);
    TerrainId(place.unwrap_or_else(|| panic!("there is no terrain {slug}")) as u8)
}

impl Field {
    fn draw(&mut self, picture: &str) {
        let rows: Vec<&str> = picture.split_whitespace().collect();
        let mut primordial: Option<Space> = None;
        for (row, line) in rows.iter().rev().enumerate() {
            for (col, letter) in line.chars().enumerate() {
                let at = Space::new(row as u8, col as u8);
                match letter {
                    '.' => {}
                    '1'..='4' => self.game.titans[letter as usize - '1' as usize].place = Place::On(at),
                    'P' => primordial = primordial.or(Some(at)),
                    _ => self.lay_letter(letter, at),
                }
            }
        }
        self.game.primordial.footprint = Footprint::new(primordial.unwrap_or(space("M19")), 2);
    }

    fn lay_letter(&mut self, letter: char, at: Space) {
        let kind = GROUND.iter().find(|(drawn, _)| *drawn == letter);
        let (_, kind) = kind.unwrap_or_else(|| panic!("nothing is drawn as {letter}"));
        self.lay(kind, at, 0);
    }

    fn lay(&mut self, kind: &str, at: Space, turn: u8) {
        let tile = Tile { kind: terrain(&self.game.pack, kind), at, turn, searched: false };
        self.game.board.lay(tile, &self.game.pack);
    }

    /// A tile with its lower left here, this many quarters clockwise.
    pub fn tile(mut self, kind: &str, at: &str, turn: u8) -> Field {
        self.lay(kind, space(at), turn);
        self
    }

    pub fn facing(mut self, facing: Direction) -> Field {
        self.game.primordial.facing = facing;
        self
    }

    /// Changes something about a titan, counted from 1.
    pub fn titan(mut self, number: usize, change: impl FnOnce(&mut Titan)) -> Field {
        change(&mut self.game.titans[number - 1]);
        self
    }

    /// Gives a titan gear.
    pub fn gear(mut self, number: usize, slugs: &str) -> Field {
        for slug in slugs.split_whitespace() {
            let pack = &self.game.pack;
            let place = pack.gear.iter().position(|gear| gear.slug.as_str() == slug);
            let gear = GearId(place.unwrap_or_else(|| panic!("there is no gear {slug}")) as u8);
            let charges = pack.gear(gear).charges;
            self.game.titans[number - 1].gear.push(Carried { gear, charges, ..Carried::default() });
        }
        self
    }

    /// Where the rules are; in the titans' round with this titan's turn.
    pub fn at(mut self, phase: Phase) -> Field {
        self.game.phase = phase;
        self
    }

    pub fn turn_of(mut self, number: u8) -> Field {
        self.game.turn.titan = Some(TitanId(number - 1));
        self.at(Phase::TitanActs)
    }

    pub fn change(mut self, change: impl FnOnce(&mut Odyssey)) -> Field {
        change(&mut self.game);
        self
    }

    /// Begins to play from here.
    #[track_caller]
    pub fn play(self) -> Script<Odyssey> {
        Script::from_state(self.game)
    }
}
