//! B9, B2 · Terrain and scenarios.

use super::{Powers, ScriptOf, TerrainTrait};
use crate::geometry::{Direction, Shape};
use crate::ids::TerrainId;
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::{As, Lower, Lowering, Made, Ref};
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

schema! { for Pack;
    /// A kind of tile. Its words are `terrain-<slug>` and `terrain-<slug>-text`.
    pub struct Terrain<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The word of the scene's grid for how it is drawn: `city`, `column`, `labyrinth`.
        pub drawn: String,
        pub copies: u8,
        /// In the four ways it can lie.
        pub shape: As<S, RawShape, [Shape; 4]>,
        pub traits: Vec<TerrainTrait>,
        /// B9.19 · What it has besides while the local faction is at war with the Argo.
        #[serde(default)]
        pub at_war: Vec<TerrainTrait>,
        /// B9.16 · What it is turned over to.
        #[serde(default)]
        pub back: Option<Ref<S, TerrainId>>,
        pub powers: Powers<S>,
    }

    /// B2.1 · Where everything stands.
    pub struct Scenario<S> {
        pub slug: Slug,
        /// The lower left space and the facing of each place the primordial may have; of several one at random (B2.15).
        #[serde(rename = "foe")]
        pub primordial: Vec<Post>,
        /// Four start spaces.
        pub titans: Vec<String>,
        pub tiles: Vec<TilePost<S>>,
        /// B30.3.
        pub retreat: bool,
        /// G8.4 · The local faction.
        pub faction: Slug,
        /// B31.2 · In an ambush only cores are gained.
        #[serde(default)]
        pub cores_only: bool,
        /// B31.1 · The scenario's own part.
        #[serde(default)]
        pub victory: ScriptOf<S>,
        #[serde(default)]
        pub defeat: ScriptOf<S>,
    }

    /// A tile where the scenario has it.
    pub struct TilePost<S> {
        pub kind: Ref<S, TerrainId>,
        /// Its lower left spaces, as they are written: `"M9"`.
        pub at: Vec<String>,
        /// Quarters clockwise.
        #[serde(default)]
        pub turn: u8,
    }
}

/// Where a primordial may stand at the beginning.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Post {
    pub at: String,
    pub facing: StartFacing,
}

/// The spaces of a tile: rows and columns counted from its lower left, and its red lines.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub enum RawShape {
    Rectangle(u8, u8),
    Cells {
        cells: Vec<(u8, u8)>,
        #[serde(default)]
        walls: Vec<(u8, u8, Direction)>,
    },
}

vocabulary! {
    pub enum StartFacing {
        Towards(direction: Direction),
        /// G4.2.
        Random,
    }
}

plain!(Post);

/// A shape in the four ways it can lie.
impl Lower<Pack> for RawShape {
    type To = Made<[Shape; 4]>;

    fn lower(&self, lowering: &mut Lowering<'_, Pack>) -> Option<Self::To> {
        let shape = match self {
            RawShape::Rectangle(rows, cols) => Shape::rectangle(*rows, *cols),
            RawShape::Cells { cells, walls } => {
                let walls: Vec<_> = walls.iter().map(|(row, col, side)| ((*row, *col), *side)).collect();
                Shape::new(cells, &walls)
            }
        };
        match shape {
            Some(shape) => Some(Made([0, 1, 2, 3].map(|quarters| shape.turned(quarters)))),
            None => lowering.complain("shape", "a tile has from 1 to 16 spaces"),
        }
    }
}
