//! How often an address may do something.

use crate::config::Rate;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Under what an address is counted: an IPv6 network of 64 bits is one visitor's, who has all its addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::from((u128::from(address) >> 64 << 64).to_be_bytes()),
        address => address,
    }
}

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
        let address = network(address);
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

/// Counts what addresses hold at the moment: connections, streams, uploads.
#[derive(Default)]
pub struct Held {
    each: Mutex<HashMap<IpAddr, usize>>,
    all: AtomicUsize,
}

/// A place that an address holds until this is dropped.
pub struct Place {
    held: Arc<Held>,
    address: IpAddr,
}

impl Held {
    /// One more place for this address, if it holds fewer than `each` and everybody together fewer than `all`.
    pub fn take(self: &Arc<Self>, address: IpAddr, each: usize, all: usize) -> Option<Place> {
        let address = network(address);
        let mut held = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&address).copied().unwrap_or(0);
        if count >= each || self.all.load(Ordering::Relaxed) >= all {
            return None;
        }
        held.insert(address, count + 1);
        self.all.fetch_add(1, Ordering::Relaxed);
        Some(Place { held: self.clone(), address })
    }

    /// How many places are held in all.
    pub fn count(&self) -> usize {
        self.all.load(Ordering::Relaxed)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.held.each.lock().unwrap_or_else(PoisonError::into_inner);
        match held.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(held.remove(&self.address)),
        }
        self.held.all.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_no_more_and_addresses_are_counted_apart() {
        let meter = Meter::default();
        let rate = Some(Rate { burst: 3.0, each_second: 0.0 });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert_eq!([(); 4].map(|()| meter.allows(one, rate)), [true, true, true, false]);
        assert!(meter.allows(other, rate));
        assert!(meter.allows(one, None));
    }

    #[test]
    fn an_address_holds_so_many_places_and_gives_them_back() {
        let held = Arc::new(Held::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = held.take(one, 2, 3).expect("a place");
        let _second = held.take(one, 2, 3).expect("a place");
        assert!(held.take(one, 2, 3).is_none(), "each address has two");
        let third = held.take(other, 2, 3).expect("a place");
        assert!(held.take(other, 2, 3).is_none(), "there are three in all");
        drop(first);
        assert!(held.take(one, 2, 3).is_some());
        drop(third);
        assert_eq!(held.count(), 1);
    }

    #[test]
    fn all_addresses_of_one_ipv6_network_are_one_visitor() {
        let held = Arc::new(Held::default());
        let of = |words: &str| words.parse::<IpAddr>().expect("an address");
        let _first = held.take(of("2001:db8:1:2::1"), 1, 9).expect("a place");
        assert!(held.take(of("2001:db8:1:2:ffff::7"), 1, 9).is_none());
        assert!(held.take(of("2001:db8:1:3::1"), 1, 9).is_some());
        let _mapped = held.take(of("::ffff:10.0.0.1"), 1, 9).expect("a place");
        assert!(held.take(of("10.0.0.1"), 1, 9).is_none(), "the same address, written otherwise");
    }
}
