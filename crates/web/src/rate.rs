//! How often an address may do something.

use crate::config::Rate;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Counts what addresses do, and forgets those that have been quiet.
#[derive(Default)]
pub struct Meter {
    left: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

/// Above so many addresses those whose count is full again are forgotten.
const REMEMBERED: usize = 4096;

impl Meter {
    /// Whether this address may once more, by this rate.
    pub fn allows(&self, address: IpAddr, rate: Option<Rate>) -> bool {
        let Some(rate) = rate else {
            return true;
        };
        let now = Instant::now();
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let refilled = |(tokens, then): (f64, Instant)| {
            (tokens + now.duration_since(then).as_secs_f64() * rate.each_second).min(rate.burst)
        };
        if left.len() > REMEMBERED {
            left.retain(|_, count| refilled(*count) < rate.burst);
        }
        let tokens = left.get(&address).copied().map_or(rate.burst, refilled);
        let allowed = tokens >= 1.0;
        left.insert(address, (if allowed { tokens - 1.0 } else { tokens }, now));
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_no_more_and_addresses_are_counted_apart() {
        let meter = Meter::default();
        let rate = Some(Rate {
            burst: 3.0,
            each_second: 0.0,
        });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert_eq!([(); 4].map(|()| meter.allows(one, rate)), [true, true, true, false]);
        assert!(meter.allows(other, rate));
        assert!(meter.allows(one, None));
    }
}
