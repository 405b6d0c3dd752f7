//! How long people waited.

use std::fmt;
use std::time::Duration;

#[derive(Default)]
pub struct Waits(Vec<Duration>);

impl Waits {
    pub fn add(&mut self, wait: Duration) {
        self.0.push(wait);
    }

    pub fn join(&mut self, other: Waits) {
        self.0.extend(other.0);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The wait that this share of all did not exceed.
    pub fn at(&self, share: f64) -> Duration {
        let mut waits = self.0.clone();
        waits.sort();
        let place = (waits.len().saturating_sub(1)) as f64 * share;
        waits.get(place as usize).copied().unwrap_or_default()
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |share| self.at(share).as_secs_f64() * 1000.0;
        write!(f, "p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", millis(0.5), millis(0.99), millis(1.0))
    }
}
