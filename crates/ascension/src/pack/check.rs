//! What must be true of a pack before a game may start with it.

mod aims;
mod entries;
mod figures;
mod gates;
mod mountain;
mod remarks;

pub use entries::entries;
pub use mountain::mountain;
pub use remarks::remarks;

use super::Pack;
use super::read::RawPack;
use table::pack::Complaints;

/// What can only be said of all entries together.
pub fn whole(pack: &Pack, raw: &RawPack, complaints: &mut Complaints) {
    figures::whole(pack, raw, complaints);
    gates::every_gate_can_be_opened(pack, raw, complaints);
}
