//! The kernel's contract, in every smoke.

use ascension::{Ascension, Smoke};
use std::ops::RangeInclusive;
use testkit::Conform;

/// Short games, looked at closely now and then; a whole game has thousands of positions.
fn conform(smoke: Smoke, games: u64, seats: RangeInclusive<usize>) {
    Conform::<Ascension>::new()
        .games(games)
        .seats(seats)
        .look_every(61)
        .options(|options| {
            options.smoke = smoke;
            options.rounds = Some(10);
        })
        .run();
}

#[test]
fn in_veiled_smoke() {
    conform(Smoke::Veiled, 3, 2..=4);
}

#[test]
fn in_thick_smoke() {
    conform(Smoke::Thick, 1, 5..=5);
}

#[test]
fn in_thin_smoke() {
    conform(Smoke::Thin, 1, 6..=6);
}
