//! The kernel's contract, in every smoke.

use ascension::{Ascension, Smoke};
use testkit::Conform;

fn conform(smoke: Smoke) {
    Conform::<Ascension>::new()
        .games(2)
        .look_every(29)
        .options(|options| {
            options.smoke = smoke;
            options.rounds = Some(10);
        })
        .run();
}

#[test]
fn in_veiled_smoke() {
    conform(Smoke::Veiled);
}

#[test]
fn in_thick_smoke() {
    conform(Smoke::Thick);
}

#[test]
fn in_thin_smoke() {
    conform(Smoke::Thin);
}
