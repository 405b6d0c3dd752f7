//! O · Options.

use crate::common::{PACK, god, position};
use ascension::{AscensionOptions, Smoke};
use table::Options;

/// The options with one of them set so, or why it cannot be.
fn with(key: &str, value: &str) -> Result<AscensionOptions, String> {
    let mut options = AscensionOptions::default();
    options.set(&PACK, key, value).map(|()| options)
}

#[test]
fn o1_1_smoke_is_veiled_thick_or_thin() {
    assert_eq!(AscensionOptions::default().smoke, Smoke::Veiled);
    for (word, smoke) in [("veiled", Smoke::Veiled), ("thick", Smoke::Thick), ("thin", Smoke::Thin)] {
        assert_eq!(with("smoke", word).map(|options| options.smoke), Ok(smoke));
    }
    assert!(with("smoke", "dense").is_err());
}

#[test]
fn o1_2_the_round_limit_is_from_10_to_200() {
    for rounds in [10, 60, 200] {
        assert_eq!(with("rounds", &rounds.to_string()).map(|options| options.rounds), Ok(Some(rounds)));
    }
    assert!(with("rounds", "9").is_err() && with("rounds", "201").is_err());
}

#[test]
fn o1_2_the_game_ends_after_the_round_that_was_set() {
    let last_turn = |round: u16| {
        position([god("poseidon").eco(3), god("ares").hand("urn")])
            .last_round(10)
            .round(round)
            .turn_of(2)
            .play()
            .answers("2: close hand")
    };
    last_turn(9).asks("1: ask-movement");
    last_turn(10).ends("1 0");
}

#[test]
fn o1_3_spheres_are_from_the_number_of_players_but_at_least_4_up_to_16() {
    for (spheres, seats, allowed) in [("4", 2, true), ("4", 4, true), ("4", 5, false), ("6", 6, true), ("16", 6, true)]
    {
        let checked = with("spheres", spheres).and_then(|options| options.check(seats));
        assert_eq!(checked.is_ok(), allowed, "{spheres} spheres, {seats} players");
    }
    assert!(with("spheres", "3").is_err() && with("spheres", "17").is_err());
}
