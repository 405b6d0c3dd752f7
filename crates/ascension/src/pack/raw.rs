//! How the files of a pack are written, field by field. Nothing here is checked beyond its form.

use super::effect::{Ability, Admits, Aim, Effect, End, Modifier, Timing};
use crate::card::{Family, Kind, Sector, Sphere};
use serde::Deserialize;
use table::Slug;

/// A place as packs write it: single cards by their slug.
pub type RawPlace = Admits<Slug>;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawSphere {
    pub sphere: Sphere,
    pub family: Family,
    pub icon: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawSequence {
    pub slug: Slug,
    pub sphere: Sphere,
    pub kind: Kind,
    pub icon: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawGate {
    pub slug: Slug,
    pub level: u8,
    pub icon: String,
    pub places: Vec<RawPlace>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawPlot {
    pub slug: Slug,
    pub icon: String,
    pub copies: u8,
    pub places: Vec<RawPlace>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawHero {
    pub slug: Slug,
    pub icon: String,
    pub copies: u8,
    pub home: Sphere,
    pub gift: Ability<RawPlace>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawAttachment {
    pub slug: Slug,
    pub icon: String,
    pub copies: u8,
    pub cost: u8,
    pub harmful: bool,
    pub modifiers: Vec<Modifier<RawPlace>>,
    pub ends: Vec<End>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawEvent {
    pub slug: Slug,
    pub icon: String,
    pub copies: u8,
    pub timing: Timing,
    pub cost: u8,
    pub aim: Aim,
    pub harmful: bool,
    pub effects: Vec<Effect>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawGod {
    pub slug: Slug,
    pub icon: String,
    pub sphere: Sphere,
    pub movement: u8,
    pub draw: u8,
    pub hand: u8,
    pub heroes: u8,
    pub eco: u16,
    pub deal: u8,
    pub first: Ability<RawPlace>,
    pub second: Ability<RawPlace>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawMountain {
    pub size: (u16, u16),
    pub rings: Vec<RawRing>,
    pub gates: Vec<RawGateSpot>,
    pub throne: RawSpot,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawRing {
    pub sector: Sector,
    pub places: Vec<RawSpot>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawSpot {
    pub name: String,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RawGateSpot {
    pub name: String,
    pub level: u8,
    pub x: u16,
    pub y: u16,
    pub below: Vec<String>,
    pub above: Vec<String>,
}
