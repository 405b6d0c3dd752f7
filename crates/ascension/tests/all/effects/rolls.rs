//! Effects and modifiers of the closing roll.

use crate::changed::with_content;
use crate::common::words::Reads;
use crate::common::{Expect, Side, god, nth, position};
use ascension::Ascension;
use ascension::card::Value;
use table::Lang;
use testkit::Script;

/// Poseidon with Alcestis in silver, who carries a web of three to which nothing adds.
fn weaver(hand: &str) -> Side {
    let side = god("poseidon").eco(9).hero("alcestis silver").web("torch to-dig the-smith");
    side.hand("the-stolen-fire").hand(hand)
}

const BRONZE: &str = "1: close the-stolen-fire with alcestis 1 bronze";

#[test]
fn c2_2_roll_bonus_is_played_in_the_window_before_the_roll_only() {
    position([weaver("good-omen good-omen"), god("ares").eco(3).hand("ill-omen")])
        .play()
        .refuses("play good-omen")
        .answers(BRONZE)
        .answers("2: play ill-omen; 1: play good-omen; 1: play good-omen")
        .has_eco(2, 0)
        .check(|game| assert_eq!(game.attempt().expect("an attempt").reckoned, 3)) // −3, and 3 twice
        .rolls("d12", [1])
        .logs("log-succeeds");
}

#[test]
fn c2_4_reroll_is_played_on_any_roll_after_it() {
    position([weaver(""), god("ares").eco(3).hand("favour-of-tyche")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [12])
        .answers("2: play favour-of-tyche")
        .rolls("d12", [3])
        .has_eco(2, 0)
        .logs("log-fails");
}

#[test]
fn w5_6_reroll_by_a_modifier_is_free_once_in_a_turn_for_each_source() {
    let side = god("athena").hero("alcestis silver").wears("second-sight");
    let side = side.web("torch to-dig the-smith").hand("the-stolen-fire second-breath");
    let game = position([side, god("ares")]).checked().expect("a position");
    // The condition stays on, so that a second attempt shows that it is used up.
    let ends = "modifiers: [Reroll], ends: [Failed]";
    Script::from_state(with_content(game, "conditions.ron", ends, "modifiers: [Reroll], ends: []"))
        .answers(BRONZE)
        .rolls("d12", [1])
        .offers("re-roll by second-sight")
        .answers("1: re-roll by second-sight")
        .rolls("d12", [3])
        .logs("log-fails")
        .reads(Lang::En, &["Ada rolls 1 (needs 4).", "Ada rolls again (Second sight).", "Ada rolls 3 (needs 4)."])
        .answers("1: play second-breath")
        .answers(BRONZE)
        .rolls("d12", [2]) // it is not left in this turn
        .asks("1: ask-action");
}

#[test]
fn w5_6_what_is_won_is_neither_rolled_again_nor_bought_up() {
    let seer = || god("athena").hero("alcestis silver").wears("second-sight");
    let hecate = || god("hecate").eco(9).second_tier().hero("alcestis silver");
    for (side, offered) in [(seer(), "re-roll by second-sight"), (hecate(), "buy 1; buy 2")] {
        let side = side.web("torch to-dig the-smith").hand("the-stolen-fire pearl");
        position([side.clone(), god("ares")]).play().answers(BRONZE).rolls("d12", [3]).offers(offered);
        position([side, god("ares")])
            .play()
            .answers(BRONZE)
            .rolls("d12", [4])
            .logs("log-succeeds")
            .asks("1: ask-action");
    }
}

/// Athena's second tier: 8 closes it at gold, 6 at silver, and bronze is two steps down.
#[test]
fn w5_8_second_best_closes_a_failed_web_one_value_lower() {
    let rolled = |side: Side, face: u8| {
        let side = side.eco(14).hero("alcestis silver").web("torch to-dig the-smith").hand("the-stolen-fire pearl");
        position([side, god("ares")])
            .play()
            .answers("1: close the-stolen-fire with alcestis 1 gold")
            .rolls("d12", [face])
    };
    let closed_at =
        |script: Script<Ascension>| script.state().players[nth(1)].trophies.last().map(|trophy| trophy.value);
    let athena = || god("athena").second_tier();
    assert_eq!(closed_at(rolled(athena(), 8).luck(1)), Some(Value::Gold));
    let silver = rolled(athena(), 7).luck(1);
    assert_eq!(silver.state().players[nth(1)].eco, 14 + 6); // the stake comes back
    assert_eq!(
        closed_at(silver.reads(
            Lang::En,
            &[
                "Athena (second tier): Ada’s web is closed at silver after all.",
                "Ada closes “The Stolen Fire”: 6 ECO, an income of 1 and one card."
            ]
        )),
        Some(Value::Silver)
    );
    let failed = |script: Script<Ascension>| {
        let script = script.logs("log-fails").has_eco(1, 0);
        script.state().players[nth(1)].trophies.len()
    };
    assert_eq!(failed(rolled(athena(), 5)), 2); // the two that open the tier
    assert_eq!(failed(rolled(god("athena"), 7)), 0);
    // On the summit only gold counts.
    assert_eq!(failed(rolled(athena().at("M2").opened("A D"), 7)), 2);
}

#[test]
fn w5_6_change_result_stays_after_a_reroll() {
    position([weaver("a-nudge-of-fate favour-of-tyche"), god("ares").eco(3).hand("evil-eye")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .answers("2: pass; 1: play a-nudge-of-fate; 2: pass; 1: play favour-of-tyche")
        .rolls("d12", [2]) // and 2
        .answers("2: pass")
        .logs("log-succeeds");
}

#[test]
fn c1_2_set_die_is_played_only_if_the_die_shows_something_else() {
    let play = |face| {
        let sides = [weaver("loaded-knucklebones"), god("ares").eco(4).hand("nemesis")];
        position(sides).play().answers("1: close the-stolen-fire with alcestis 1 silver").rolls("d12", [face])
    };
    play(1)
        .answers("2: pass; 1: play loaded-knucklebones") // 9
        .answers("2: play nemesis") // 4
        .check(|game| assert_eq!(game.players[nth(1)].trophies.len(), 0))
        .logs("log-fails");
    play(4).asks("1: ask-after-roll"); // Nemesis would change nothing
    play(9).asks("2: ask-after-roll").answers("2: pass").logs("log-succeeds"); // nor the knucklebones
}

#[test]
fn w5_7_die_at_least_lifts_low_faces() {
    let side = |name: &str| god(name).hero("alcestis silver").web("torch to-dig the-smith").hand("the-stolen-fire");
    let line = "Ada rolls 1, which counts as 4 (Apollo (second tier)): 4 (needs 4).";
    position([side("apollo").second_tier(), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .logs("log-succeeds")
        .reads(Lang::En, &[line]);
    position([side("apollo"), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .logs("log-fails")
        .reads(Lang::En, &["Ada rolls 1 (needs 4)."]);
}

#[test]
fn w5_7_die_at_most_lowers_high_faces_also_of_dice_that_are_set() {
    let bronze = |hand: &str| {
        let side = god("poseidon").eco(14).hero("alcestis bronze").wears("ill-starred");
        side.web("torch to-dig the-smith").hand("the-stolen-fire").hand(hand)
    };
    position([bronze(""), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [12])
        .logs("log-fails")
        .reads(Lang::En, &["Ada rolls 12, which counts as 8 (Ill-starred): 8 − 2 = 6 (needs 8)."]);
    position([bronze("loaded-knucklebones"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [1])
        .answers("1: play loaded-knucklebones")
        .logs("log-fails")
        .reads(
            Lang::En,
            &["Ada rolls 1 − 2 = −1 (needs 8).", "The die is turned to 9: 8 − 2 = 6.", "It counts as 8 (Ill-starred)."],
        );
}

#[test]
fn w5_6_buy_result_adds_to_the_result_for_eco_once_a_roll() {
    let side = |eco| {
        let side = god("hecate").eco(eco).hero("alcestis silver").web("torch to-dig the-smith");
        side.hand("the-stolen-fire pearl")
    };
    position([side(5).second_tier(), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [2])
        .offers("buy 1; buy 2")
        .answers("1: buy 2")
        .logs("log-succeeds")
        .has_eco(1, 5 - 4 + 3);
    position([side(3).second_tier(), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .offers("buy 1")
        .refuses("buy 2")
        .answers("1: buy 1")
        .asks("1: ask-action")
        .has_eco(1, 1);
    position([side(9), god("ares")]).play().answers(BRONZE).rolls("d12", [1]).asks("1: ask-action"); // the second tier is not open
}
