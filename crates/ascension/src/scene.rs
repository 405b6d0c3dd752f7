//! What a viewer sees of the table.
//!
//! Everything in a scene that an option can point at has a name that stays the same as long as the thing is the same. [`spot`] makes them:
//!
//! | thing | name | made by |
//! |---|---|---|
//! | ring position, gate, throne | `place-S4`, `gate-A`, `throne` | [`spot::place`], [`spot::gate`] |
//! | pawn, god's sheet, tier of its ability | `pawn-2`, `god-2`, `tier-2-1` | [`spot::pawn`], [`spot::god`], [`spot::tier`] |
//! | a whole hand | `hand-2` | [`spot::hand`] |
//! | card of a hand or of the curtain | `card-317` | [`spot::card`], [`spot::held`] |
//! | hero in play and what it bears | `hero-2-jason`, `worn-2-jason-panoply` | [`spot::hero`], [`spot::worn`] |
//! | web, also one that could be begun, and its cards | `web-2-jason-1`, `woven-2-jason-1-3` | [`spot::web`], [`spot::woven`] |
//! | trophy | `trophy-2-1` | [`spot::trophy`] |
//! | deck, Hades | `chaos`, `hades` | [`spot::DECK`], [`spot::HADES`] |
//! | running attempt and its roll, card in play | `attempt`, `in-play` | [`spot::ATTEMPT`], [`spot::IN_PLAY`] |
//!
//! Seats count from 1 in names. [`spot::target`] and [`spot::source`] find the name of whatever is aimed at or used.

pub mod spot;
