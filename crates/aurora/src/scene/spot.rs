//! The names of things in the scene.

use crate::card::{Good, Item, ObjectId, SpaceId};
use crate::convoy::BoxAt;
use crate::explore::Bonus;
use crate::fire::Target;
use table::Seat;
use table::scene::Spot;

/// The zones that questions are about.
pub const ZONE: &str = "zone";
pub const BOARD: &str = "board";

/// What lies before a player.
pub fn player(seat: Seat) -> Spot {
    Spot::of("player", seat)
}

/// All goods of a kind that a player has.
pub fn good(seat: Seat, good: Good) -> Spot {
    Spot::of("good", format_args!("{seat}-{}", good.slug()))
}

pub fn object(seat: Seat, object: ObjectId) -> Spot {
    Spot::of("object", format_args!("{seat}-{}", object.0 + 1))
}

/// A card as the page of all cards has it.
pub fn printed(slug: &str) -> Spot {
    Spot::of("card", slug)
}

pub fn zone_card(space: u8) -> Spot {
    Spot::of("zone", space + 1)
}

pub fn zone_space(space: u8) -> Spot {
    Spot::of("space", space + 1)
}

/// All things of a kind that lie on the card of a space.
pub fn stock(space: u8, item: Item) -> Spot {
    Spot::of("stock", format_args!("{}-{}", space + 1, item.slug()))
}

/// An alternative of a bonus action.
pub fn bonus(bonus: Bonus) -> Spot {
    Spot::of("bonus", format_args!("{}-{}", bonus.space + 1, bonus.way + 1))
}

pub fn member(seat: Seat, member: u8) -> Spot {
    Spot::of("crew", format_args!("{seat}-{}", member + 1))
}

pub fn box_at(seat: Seat, at: BoxAt) -> Spot {
    let row = if at.above { "top" } else { "low" };
    Spot::of("box", format_args!("{seat}-{}-{row}-{}", at.column + 1, at.number + 1))
}

/// A card of a convoy is pointed at by its first box.
pub fn part(seat: Seat, column: u8, above: bool) -> Spot {
    box_at(seat, BoxAt { column, above, number: 0 })
}

pub fn space(at: SpaceId) -> Spot {
    Spot::of("way", at.0 + 1)
}

pub fn berth(number: u8) -> Spot {
    Spot::of("berth", number)
}

pub fn target(target: Target) -> Spot {
    match target {
        Target::Enemy(card) => Spot::of("enemy", card.0 + 1),
        Target::Turret(turret) => Spot::of("turret", turret + 1),
    }
}
