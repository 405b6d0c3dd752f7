//! How the table looks.

use crate::state::Odyssey;
use table::{Scene, Viewer};

impl Odyssey {
    /// What a viewer sees.
    pub fn picture(&self, _: Viewer) -> Scene {
        Scene::new("odyssey")
    }
}
