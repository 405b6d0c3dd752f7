//! Rate limits: how often an address may do something, and how much it may hold at once.

use crate::config::Rate;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Under what an address is counted: an IPv6 network of 64 bits is one visitor's, who has all its addresses.
pub fn network(address: IpAddr) -> IpAddr {
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

/// The longest that anybody is told to wait.
const LONGEST: Duration = Duration::from_secs(3600);

/// Above this many addresses those whose count is full again are forgotten.
const REMEMBERED: usize = 4096;

impl Meter {
    /// Counts something that this address does. If that is too often by this rate, it is not counted, and the error says after how long it
    /// may be tried again.
    pub fn count(&self, address: IpAddr, rate: Option<Rate>) -> Result<(), Duration> {
        let Some(rate) = rate else {
            return Ok(());
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
        match allowed {
            true => Ok(()),
            false => {
                Err(Duration::try_from_secs_f64((1.0 - tokens) / rate.each_second).unwrap_or(LONGEST).min(LONGEST))
            }
        }
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
        assert_eq!([(); 4].map(|()| meter.count(one, rate).is_ok()), [true, true, true, false]);
        assert!(meter.count(other, rate).is_ok());
        assert!(meter.count(one, None).is_ok());
    }

    #[test]
    fn whoever_comes_too_often_is_told_when_the_next_is_allowed() {
        let meter = Meter::default();
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let rate = |each_second| Some(Rate { burst: 1.0, each_second });
        assert_eq!(meter.count(one, rate(0.001)), Ok(()));
        let wait = meter.count(one, rate(0.001)).expect_err("too often");
        // However long the machine took between the two, less than the whole wait has passed.
        assert!(wait > Duration::from_secs(500) && wait <= Duration::from_secs(1000), "{wait:?}");
        assert_eq!(meter.count(other, rate(0.0)), Ok(()));
        assert_eq!(meter.count(other, rate(0.0)), Err(LONGEST), "one that is never allowed again");
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
