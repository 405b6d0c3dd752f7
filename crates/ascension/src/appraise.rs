//! How well a seat stands.

use crate::state::Ascension;
use table::Seat;

impl Ascension {
    pub(crate) fn prospects(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.verdict() {
            return outcome.results[seat];
        }
        0.5
    }
}
