//! Long figures, on as many cores as there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does something for each number below `count`, on all cores, and gives what came of it in order. A panic in one of them is passed on.
pub fn on_all_cores<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let hands: Vec<_> = (0..cores).map(|_| scope.spawn(take)).collect();
        let parts = hands.into_iter().map(|hand| hand.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        parts.flatten().collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_done_once_and_given_in_order() {
        assert_eq!(on_all_cores(5, |n| n * n), [0, 1, 4, 9, 16]);
        assert!(on_all_cores(0, |n| n).is_empty());
    }

    #[test]
    #[should_panic = "the third"]
    fn a_panic_is_passed_on() {
        on_all_cores(5, |n| assert!(n != 2, "the third"));
    }
}
