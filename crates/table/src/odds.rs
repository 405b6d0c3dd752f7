//! Exact odds: what a player sees before a roll.
//!
//! Everything is counted in whole numbers, so a chance that is shown is the true one. The counts are 128 bits wide: enough for 49
//! six-sided or 38 ten-sided dice in one roll. Whatever could need more returns `None` instead of a wrong figure, and the caller
//! then shows no odds.
//!
//! ```
//! # fn example() -> Option<()> {
//! use table::odds::Dist;
//!
//! // Three ten-sided dice, each hitting on 7 or more; a miss is rolled once more.
//! let die = Dist::die(10)?.reroll_below(7)?;
//! let hits = die.successes(3, 7)?;
//! assert_eq!(hits.at_least(2).to_string(), "11008/15625");
//! # Some(())
//! # }
//! # example().unwrap();
//! ```

mod bars;
mod dist;
mod fraction;
mod keep;

#[cfg(test)]
mod tests;

pub use bars::Bar;
pub use dist::Dist;
pub use fraction::{NoOdds, Odds};

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
