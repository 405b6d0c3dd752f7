//! B9, B2 · Terrain and scenarios.

use super::gear::same;
use super::{Powers, TerrainTrait};
use crate::geometry::Direction;
use crate::pack::lower::{schema, words};
use crate::pack::stage::{ScriptOf, TerrainOf};
use serde::Deserialize;
use table::Slug;

schema! {
    /// A kind of tile. Its words are `terrain-<slug>` and `terrain-<slug>-text`.
    pub struct Terrain<S> {
        pub slug: Slug,
        pub icon: String,
        /// The word of the scene's grid for how it is drawn: `city`, `column`, `labyrinth`.
        pub drawn: String,
        pub copies: u8,
        pub shape: RawShape,
        pub traits: Vec<TerrainTrait>,
        /// B9.19 · What it has besides while the local faction is at war with the Argo.
        #[serde(default)]
        pub at_war: Vec<TerrainTrait>,
        /// B9.16 · What it is turned over to.
        #[serde(default)]
        pub back: Option<TerrainOf<S>>,
        pub powers: Powers<S>,
    }

    /// B2.1 · Where everything stands.
    pub struct Scenario<S> {
        pub slug: Slug,
        /// The lower left space and the facing of each place the primordial may have; of several one at random (B2.15).
        pub foe: Vec<Post>,
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
        pub kind: TerrainOf<S>,
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

words! {
    pub enum StartFacing {
        Towards(Direction),
        /// G4.2.
        Random,
    }
}

same!(Post, RawShape);
