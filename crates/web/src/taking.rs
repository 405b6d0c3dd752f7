//! How busy the server is: the answers that are being taken just now, from when they are read until they are durable.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the answers that are being taken.
#[derive(Debug, Default)]
pub struct Taking(AtomicUsize);

/// With so many at once, pages for those who only watch can wait. At an evening's pace one or two are being taken at a time.
const MANY: usize = 4;

/// An answer that is being taken, until it is dropped.
pub struct Taken<'t>(&'t Taking);

impl Taking {
    pub fn begin(&self) -> Taken<'_> {
        self.0.fetch_add(1, Ordering::AcqRel);
        Taken(self)
    }

    pub fn is_busy(&self) -> bool {
        self.0.load(Ordering::Acquire) >= MANY
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::{MANY, Taking};

    #[test]
    fn the_server_is_busy_while_many_answers_are_being_taken() {
        let taking = Taking::default();
        let mut many: Vec<_> = (1..MANY).map(|_| taking.begin()).collect();
        assert!(!taking.is_busy());
        many.push(taking.begin());
        assert!(taking.is_busy());
        drop(many.pop());
        assert!(!taking.is_busy(), "an answer that is kept counts no more");
    }
}
