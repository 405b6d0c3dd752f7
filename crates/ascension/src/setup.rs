//! A · Aim, pieces, setup.

mod cards;
mod dealing;
mod order;

use table::Stream;

/// The cards of the Chaos deck.
pub(crate) const CHAOS: Stream = Stream::new("chaos");
/// Every die.
pub(crate) const D12: Stream = Stream::new("d12");
/// Gods, spheres, gates, and what stays in the box.
const SETUP: Stream = Stream::new("setup");
/// The first hero and the first plot of each player.
const FIRST: Stream = Stream::new("first-cards");
