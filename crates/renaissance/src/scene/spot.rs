//! The names of things in the scene.

use crate::geometry::Space;
use crate::ids::{EnemyId, FoeId, ItemId, Member, Model, PlaceId, ReagentId};
use crate::pack::schema::Shop;
use table::scene::Spot;

pub fn square(at: Space) -> Spot {
    Spot::cell("board", at.into())
}

pub fn hero(member: Member) -> Spot {
    Spot::of("hero", member.0 + 1)
}

pub fn foe(foe: FoeId) -> Spot {
    Spot::of("foe", foe.0 + 1)
}

pub fn model(model: Model) -> Spot {
    match model {
        Model::Hero(member) => hero(member),
        Model::Foe(id) => foe(id),
    }
}

/// The activation token of a hero.
pub fn token(member: Member) -> Spot {
    Spot::of("token", member.0 + 1)
}

/// A sector of the clock.
pub fn sector(sector: u8) -> Spot {
    Spot::of("sector", sector)
}

/// The activation token of a kind of enemies.
pub fn kind(enemy: EnemyId) -> Spot {
    Spot::of("kind", enemy.0 + 1)
}

pub fn sheet_zone(member: Member) -> Spot {
    Spot::of("company", member.0 + 1)
}

pub fn sheet(member: Member) -> Spot {
    Spot::of("sheet", member.0 + 1)
}

pub fn item(member: Member, item: u8) -> Spot {
    Spot::of("item", format_args!("{}-{}", member.0 + 1, item + 1))
}

pub fn skill(member: Member, place: u8) -> Spot {
    Spot::of("skill", format_args!("{}-{}", member.0 + 1, place + 1))
}

/// A die of the test on the table.
pub fn die(place: u8) -> Spot {
    Spot::of("die", place + 1)
}

/// A place of the map of Italy.
pub fn place(place: PlaceId) -> Spot {
    Spot::of("place", place.0 + 1)
}

pub fn shop(shop: Shop) -> Spot {
    Spot::of("shop", shop.number() + 1)
}

/// A formula on the artisan's bench.
pub fn formula(item: ItemId) -> Spot {
    Spot::of("formula", item.0 + 1)
}

pub fn reagent(reagent: ReagentId) -> Spot {
    Spot::of("reagent", reagent.0 + 1)
}
