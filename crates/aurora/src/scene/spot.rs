//! The names of things in the scene.

use crate::card::SpaceId;
use crate::convoy::BoxAt;
use crate::fire::Target;
use table::Seat;
use table::scene::Spot;

/// The zones that questions are about.
pub const ZONE: &str = "zone";
pub const BOARD: &str = "board";

pub fn zone_card(space: u8) -> Spot {
    Spot::of("zone", space + 1)
}

pub fn zone_space(space: u8) -> Spot {
    Spot::of("space", space + 1)
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

pub fn target(target: Target) -> Spot {
    match target {
        Target::Enemy(card) => Spot::of("enemy", card.0 + 1),
        Target::Turret(turret) => Spot::of("turret", turret + 1),
    }
}
