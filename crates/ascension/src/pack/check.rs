//! What must be true of a pack before a game may start with it.

mod aims;
mod entries;
mod figures;
mod gates;
mod mountain;
mod remarks;

pub use entries::entries;
pub use remarks::remarks;

use super::{Files, Pack};
use table::pack::Complaints;

/// What can only be said of all entries together.
pub fn whole(pack: &Pack, files: &Files, complaints: &mut Complaints) {
    figures::whole(pack, files, complaints);
    gates::every_gate_can_be_opened(pack, files, complaints);
}
