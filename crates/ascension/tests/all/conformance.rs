//! The kernel's contract, in every smoke.

use ascension::{Ascension, AscensionOptions, Smoke};
use std::ops::RangeInclusive;
use testkit::{Conform, on_all_cores};

/// Short games, looked at closely now and then; a whole game has thousands of positions.
fn conform(smoke: Smoke, games: u64, seats: RangeInclusive<usize>, look_every: u32) {
    Conform::<Ascension>::new()
        .games(games)
        .seats(seats)
        .look_every(look_every)
        .options(|options| {
            options.smoke = smoke;
            options.rounds = Some(10);
        })
        .run();
}

#[test]
fn stored_states_are_still_read() {
    let stored = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/states");
    let short = |options: &mut AscensionOptions| options.rounds = Some(10);
    Conform::<Ascension>::new().games(1).seats(2..=4).look_every(997).options(short).snapshots(stored).run();
}

/// The three together sit at every number of seats.
#[test]
fn in_veiled_smoke() {
    conform(Smoke::Veiled, 1, 2..=3, 383);
}

#[test]
fn in_thick_smoke() {
    conform(Smoke::Thick, 1, 4..=5, 383);
}

#[test]
fn in_thin_smoke() {
    conform(Smoke::Thin, 1, 6..=6, 383);
}

/// Ten thousand positions of two to six seats, looked at through everybody's eyes.
#[test]
#[ignore = "takes minutes even in release"]
fn ten_thousand_positions_of_every_number_of_seats_and_every_smoke() {
    let seats = 2..=6;
    on_all_cores(Smoke::ALL.len() * seats.clone().count(), |n| {
        let seats = seats.start() + n / Smoke::ALL.len();
        conform(Smoke::ALL[n % Smoke::ALL.len()], 3, seats..=seats, 5);
    });
}
