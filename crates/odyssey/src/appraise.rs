//! How well the group stands.

use crate::state::Odyssey;

impl Odyssey {
    /// From 0 to 1: the part of the wounds that is dealt, weighed against the titans that live.
    pub(crate) fn prospects(&self) -> f32 {
        if let Some(ending) = self.ending {
            return f32::from(ending.is_won());
        }
        let alive = self.living().count() as f32 / 4.0;
        0.25 + 0.25 * alive
    }
}
