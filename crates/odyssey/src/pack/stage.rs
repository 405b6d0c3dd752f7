//! Content in two stages: as files write it, and as rules read it.
//!
//! Every type of the schema is written once, over a [`Stage`]. In the stage [`Written`] things are mentioned by slug and effects lie in
//! nested lists; in the stage [`Played`] mentions are numbers and lists are [`Slice`]s of the pack's arenas, so that an effect is a few
//! `Copy` bytes and a rule can read the next one while it changes the state. [`Lower`](super::lower::Lower) leads from the first to the second; the macro
//! `schema!` writes it for each type.

use super::arena::{Script, Slice};
use super::schema::{Ability, Effect, Line, Row, When};
use crate::ids::*;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::marker::PhantomData;
use table::Slug;

/// What differs between files and rules.
pub trait Stage: Debug + Clone + Copy + PartialEq + 'static {
    /// Effects in order.
    type Script: Part + Default;
    /// Circumstances that must all hold.
    type Whens: Part + Default;
    /// Scripts of which one is chosen.
    type Scripts: Part + Default;
    /// What a d10 brings.
    type Rows: Part + Default;
    type Abilities: Part + Default;
    type Lines: Part + Default;
    type Condition: Part;
    type Terrain: Part;
    type Gear: Part;
    type Resource: Part;
    type Note: Part;
    type Obol: Part;
    type Class: Part;
    type Pattern: Part;
    type Mnemos: Part;
    type Argo: Part;
    type Foe: Part;
}

/// What every part of a schema type can do.
pub trait Part: Debug + Clone + PartialEq + DeserializeOwned {}
impl<T: Debug + Clone + PartialEq + DeserializeOwned> Part for T {}

/// As files write it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Written;

/// As rules read it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Played;

impl Stage for Written {
    type Script = List<Effect<Written>>;
    type Whens = List<When<Written>>;
    type Scripts = List<List<Effect<Written>>>;
    type Rows = List<Row<Written>>;
    type Abilities = List<Ability<Written>>;
    type Lines = List<Line<Written>>;
    type Condition = Name<ConditionId>;
    type Terrain = Name<TerrainId>;
    type Gear = Name<GearId>;
    type Resource = Name<ResourceId>;
    type Note = Name<NoteId>;
    type Obol = Name<ObolId>;
    type Class = Name<ClassId>;
    type Pattern = Name<PatternId>;
    type Mnemos = Name<MnemosId>;
    type Argo = Name<ArgoId>;
    type Foe = Name<FoeId>;
}

impl Stage for Played {
    type Script = Script;
    type Whens = Slice<When<Played>>;
    type Scripts = Slice<Script>;
    type Rows = Slice<Row<Played>>;
    type Abilities = Slice<Ability<Played>>;
    type Lines = Slice<Line<Played>>;
    type Condition = ConditionId;
    type Terrain = TerrainId;
    type Gear = GearId;
    type Resource = ResourceId;
    type Note = NoteId;
    type Obol = ObolId;
    type Class = ClassId;
    type Pattern = PatternId;
    type Mnemos = MnemosId;
    type Argo = ArgoId;
    type Foe = FoeId;
}

// Fields of the schema name the parts of a stage by these, since derived traits would ask for bounds on `S::Script` itself.
pub type ScriptOf<S> = <S as Stage>::Script;
pub type WhensOf<S> = <S as Stage>::Whens;
pub type ScriptsOf<S> = <S as Stage>::Scripts;
pub type RowsOf<S> = <S as Stage>::Rows;
pub type AbilitiesOf<S> = <S as Stage>::Abilities;
pub type LinesOf<S> = <S as Stage>::Lines;
pub type ConditionOf<S> = <S as Stage>::Condition;
pub type TerrainOf<S> = <S as Stage>::Terrain;
pub type GearOf<S> = <S as Stage>::Gear;
pub type ResourceOf<S> = <S as Stage>::Resource;
pub type NoteOf<S> = <S as Stage>::Note;
pub type ObolOf<S> = <S as Stage>::Obol;
pub type ClassOf<S> = <S as Stage>::Class;
pub type PatternOf<S> = <S as Stage>::Pattern;
pub type MnemosOf<S> = <S as Stage>::Mnemos;
pub type ArgoOf<S> = <S as Stage>::Argo;
pub type FoeOf<S> = <S as Stage>::Foe;

/// A list as files write it.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(transparent)]
pub struct List<T>(pub Vec<T>);

impl<T> Default for List<T> {
    fn default() -> Self {
        List(Vec::new())
    }
}

/// The slug of a thing whose number is a `T`.
#[derive(Deserialize)]
#[serde(transparent, bound = "")]
pub struct Name<T> {
    pub slug: Slug,
    #[serde(skip)]
    kind: PhantomData<fn() -> T>,
}

/// Traits for types whose parameter is only a name: derived ones would ask for bounds on it.
macro_rules! by_hand {
    ($type:ident { $($field:ident),* }) => {
        impl<T> Clone for $type<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $type<T> {}

        impl<T> PartialEq for $type<T> {
            fn eq(&self, other: &Self) -> bool {
                true $(&& self.$field == other.$field)*
            }
        }

        impl<T> Eq for $type<T> {}

        impl<T> Debug for $type<T> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list()$(.entry(&self.$field))*.finish()
            }
        }
    };
}

by_hand!(Name { slug });

pub(crate) use by_hand;
