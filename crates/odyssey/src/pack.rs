//! The content of the game: files become a [`Pack`] that rules can rely on, or every complaint about them.

pub mod arena;
mod check;
pub mod derived;
pub mod followed;
mod lower;
mod lowering;
mod read;
pub mod schema;
pub mod stage;
mod stories;

pub use arena::{Arena, Arenas, Script, Slice, Stored};
pub use lowering::{Directory, Lowering};
pub use stage::{Played, Written};
pub use stories::Stories;

use crate::geometry::Shape;
use crate::ids::*;
use schema::*;

/// All content of the game, checked. Things are found by their number; lists lie in the arenas.
#[derive(Debug, Clone)]
pub struct Pack {
    pub numbers: Numbers,
    pub resources: Vec<Resource>,
    pub notes: Vec<Noted>,
    pub factions: Vec<Faction>,
    pub terrain: Vec<Terrain>,
    /// Of each kind of tile, its shape in the four ways it can lie.
    pub shapes: Vec<[Shape; 4]>,
    pub conditions: Vec<Condition>,
    /// Minor, major, grave.
    pub trauma: [Vec<Trauma>; 3],
    pub obols: Vec<Obol>,
    pub kratos: Vec<Fateful>,
    pub moiros: Vec<Fateful>,
    pub gear: Vec<Gear>,
    pub classes: Vec<Class>,
    pub patterns: Vec<Pattern>,
    pub mnemos: Vec<Mnemos>,
    pub godforms: Vec<Godform>,
    pub nymphs: Vec<Nymph>,
    pub argo: Vec<ArgoAbility>,
    pub foes: Vec<Foe>,
    pub scenarios: Vec<Scenario>,
    pub battles: Vec<Battle>,
    pub arenas: Arenas,
    /// Which kinds of abilities everything has.
    pub derived: derived::Derived,
    /// What the lab follows.
    pub followed: followed::Followed,
    /// Which cards have a line of story.
    pub stories: Stories,
}

impl Pack {
    /// All of a list.
    pub fn all<T: Stored>(&self, slice: Slice<T>) -> &[T] {
        T::arena_of(&self.arenas).all(slice)
    }

    /// Everything of a kind that any list of the pack holds, for tests and tools that look at all cards.
    pub fn everything<T: Stored>(&self) -> &[T] {
        T::arena_of(&self.arenas).everything()
    }

    /// One of a list. Effects are read like this, one by one, so that the state can change between them.
    pub fn at<T: Stored + Copy>(&self, slice: Slice<T>, place: usize) -> T {
        T::arena_of(&self.arenas).at(slice, place)
    }

    pub fn foe(&self, id: FoeId) -> &Foe {
        &self.foes[id.index()]
    }

    pub fn gear(&self, id: GearId) -> &Gear {
        &self.gear[id.index()]
    }

    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    pub fn terrain(&self, id: TerrainId) -> &Terrain {
        &self.terrain[id.index()]
    }

    pub fn shape(&self, id: TerrainId, turn: u8) -> &Shape {
        &self.shapes[id.index()][turn as usize % 4]
    }

    /// The ways of turning a tile that make a difference.
    pub fn turns(&self, id: TerrainId) -> impl Iterator<Item = u8> + use<'_> {
        let alike = move |turn: u8| (0..turn).any(|earlier| self.shape(id, earlier) == self.shape(id, turn));
        (0..4).filter(move |turn| !alike(*turn))
    }

    pub fn condition(&self, id: ConditionId) -> &Condition {
        &self.conditions[id.index()]
    }

    pub fn battle(&self, id: BattleId) -> &Battle {
        &self.battles[id.index()]
    }

    /// B18.13 · The number of the Fists card, of which the checks see to it that there is one.
    pub fn fists(&self) -> GearId {
        let place = self.gear.iter().position(|gear| gear.slot == GearSlot::Fists);
        GearId(place.unwrap_or(0) as u8)
    }
}

#[cfg(test)]
pub(crate) mod tests;
