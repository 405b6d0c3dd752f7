//! A pack inside a game: shared by all copies of the state, and not part of it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A game's pack. Cloning a state shares it; comparing or storing a state ignores it.
///
/// A state that was read from a snapshot has none until [`crate::Rules::attach`] is called, which the kernel always does.
pub struct Shared<P>(Option<Arc<P>>);

impl<P> Shared<P> {
    /// A pack to be shared.
    pub fn new(pack: P) -> Self {
        Shared(Some(Arc::new(pack)))
    }
}

impl<P> Deref for Shared<P> {
    type Target = P;
    fn deref(&self) -> &P {
        self.0
            .as_deref()
            .expect("a state that was read has no pack: `Rules::attach` must put it into every `Shared` field")
    }
}

impl<P> Clone for Shared<P> {
    fn clone(&self) -> Self {
        Shared(self.0.clone())
    }
}

impl<P> Default for Shared<P> {
    fn default() -> Self {
        Shared(None)
    }
}

impl<P> PartialEq for Shared<P> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<P> Eq for Shared<P> {}

impl<P> fmt::Debug for Shared<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pack")
    }
}

impl<P> From<Arc<P>> for Shared<P> {
    fn from(pack: Arc<P>) -> Self {
        Shared(Some(pack))
    }
}
