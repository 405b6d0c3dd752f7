//! Something that is mostly at hand, and that can be let go of and made again for whoever looks next.

use std::sync::OnceLock;

/// What is made again lies in a cell of its own. To put everything into such a cell would cost more than some answers do, since it changes
/// with each of them.
#[derive(Clone)]
pub(crate) struct Held<T> {
    kept: Option<T>,
    again: OnceLock<Box<T>>,
}

impl<T> Held<T> {
    /// At hand.
    pub fn of(value: T) -> Held<T> {
        Held { kept: Some(value), again: OnceLock::new() }
    }

    /// Not made yet, or let go of.
    pub fn nothing() -> Held<T> {
        Held { kept: None, again: OnceLock::new() }
    }

    /// It, if it is there.
    pub fn get(&self) -> Option<&T> {
        self.kept.as_ref().or_else(|| self.again.get().map(Box::as_ref))
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self) -> Option<&mut T> {
        match &mut self.kept {
            Some(kept) => Some(kept),
            None => self.again.get_mut().map(Box::as_mut),
        }
    }

    /// It, made again where it is not there.
    pub fn get_or_init(&self, make: impl FnOnce() -> T) -> &T {
        match &self.kept {
            Some(kept) => kept,
            None => self.again.get_or_init(|| Box::new(make())),
        }
    }

    /// It, which is not there from then on.
    pub fn take(&mut self) -> Option<T> {
        self.kept.take().or_else(|| self.again.take().map(|again| *again))
    }
}
