//! V · Victory.

use crate::common::{Expect, Side, god, nth, position};
use ascension::state::{Ending, Phase};

#[test]
fn v1_1_whoever_opens_the_last_gate_sits_on_the_throne_and_wins_at_once() {
    let cards = "to-dig rust the-smith torch wand volcano";
    let side = || god("poseidon").at("Z").eco(30).hero("alcestis gold").web(cards);
    position([side(), god("ares").hand("ill-omen")])
        .play()
        .answers("1: try gate with alcestis 1")
        .rolls("d12", [12])
        .stands(1, "throne")
        .ends("1 0")
        .check(|game| {
            assert_eq!(game.phase, Phase::Over);
            assert_eq!(game.ending, Some(Ending::Throne(nth(1))));
        });
    position([side(), god("ares")])
        .play()
        .answers("1: try gate with alcestis 1")
        .rolls("d12", [11])
        .stands(1, "Z")
        .asks("1: ask-action");
}

/// The last turn of a round, about to end.
#[track_caller]
fn round_ends(round: u16, sides: [Side; 2]) -> testkit::Script<ascension::Ascension> {
    let [one, two] = sides;
    let last = position([one, two.hand("pearl")]).round(round).turn_of(2);
    last.play().answers("2: close hand")
}

#[test]
fn v2_1_after_round_60_the_player_in_the_highest_sector_wins() {
    let sides = || [god("poseidon").at("F1"), god("ares").at("S5").eco(99).opened("A D")];
    round_ends(60, sides()).ends("1 0");
    round_ends(59, sides()).asks("1: ask-movement");
    // A gate counts as being in the sector below it.
    round_ends(60, [god("poseidon").at("A"), god("ares").at("F5")]).ends("0 1");
    round_ends(60, [god("poseidon").at("M1"), god("ares").at("D")]).ends("1 0");
}

#[test]
fn v2_1_the_game_does_not_end_before_everyone_has_had_the_last_turn() {
    position([god("poseidon").at("F1").hand("pearl"), god("ares")])
        .round(60)
        .play()
        .answers("1: close hand")
        .asks("2: ask-movement");
}

#[test]
fn v2_2_a_tie_is_broken_by_gates_opened() {
    let sides = [god("poseidon").opened("A"), god("ares").eco(50).second_tier()];
    round_ends(60, sides).ends("1 0");
}

#[test]
fn v2_2_then_by_the_eco_that_the_trophies_brought() {
    let gold = "galatea-breathes gold: the-mother to-carve sword";
    round_ends(60, [god("poseidon").trophy(gold), god("ares").eco(50).second_tier()]).ends("1 0"); // 9 against 3 and 3
}

#[test]
fn v2_2_the_trophies_count_as_printed_whatever_modifiers_gave() {
    // Midas gains 4 more for the same web.
    let cards = "torch to-dig the-smith";
    let script = position([
        god("poseidon").hero("midas silver").web(cards).hand("the-stolen-fire"),
        god("ares").eco(8).hand("pearl").trophy("the-stolen-fire bronze: torch to-dig the-smith"),
    ])
    .round(60)
    .play()
    .answers("1: close the-stolen-fire with midas 1 bronze")
    .rolls("d12", [12])
    .has_eco(1, 7)
    .answers("1: close hand; 2: stay; 2: close hand");
    script.ends("0 1"); // equal trophies, and 7 ECO against 9
}

#[test]
fn v2_2_then_by_eco_and_who_is_still_equal_shares_the_victory() {
    round_ends(60, [god("poseidon").eco(4), god("ares").eco(5)]).ends("0 1");
    round_ends(60, [god("poseidon").eco(5), god("ares").eco(5)]).ends("0.5 0.5");
}
