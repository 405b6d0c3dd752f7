//! Effects and modifiers of the closing roll.

use crate::common::{Expect, Side, god, nth, position};

/// Poseidon with Alcestis in silver, who carries a web of three to which nothing adds.
fn weaver(hand: &str) -> Side {
    let side = god("poseidon").hero("alcestis silver").web("torch to-dig the-smith");
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
    let side = god("athena")
        .second_tier()
        .hero("alcestis silver")
        .wears("tortoise-lyre");
    let side = side.web("torch to-dig the-smith").hand("the-stolen-fire second-breath");
    position([side, god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .offers("re-roll by tortoise-lyre; re-roll by second-tier")
        .answers("1: re-roll by tortoise-lyre")
        .rolls("d12", [2])
        .refuses("re-roll by tortoise-lyre")
        .answers("1: re-roll by second-tier")
        .rolls("d12", [3])
        .logs("log-fails")
        .answers("1: play second-breath")
        .answers(BRONZE)
        .rolls("d12", [4]) // neither is left in this turn
        .logs("log-succeeds");
}

#[test]
fn w5_6_what_is_won_is_neither_rolled_again_nor_bought_up() {
    let athena = || god("athena").second_tier().hero("alcestis silver");
    let hecate = || god("hecate").eco(9).second_tier().hero("alcestis silver");
    for (side, offered) in [(athena(), "re-roll by second-tier"), (hecate(), "buy 1; buy 2")] {
        let side = side.web("torch to-dig the-smith").hand("the-stolen-fire pearl");
        position([side.clone(), god("ares")])
            .play()
            .answers(BRONZE)
            .rolls("d12", [3])
            .offers(offered);
        position([side, god("ares")])
            .play()
            .answers(BRONZE)
            .rolls("d12", [4])
            .logs("log-succeeds")
            .asks("1: ask-action");
    }
}

#[test]
fn w5_6_reroll_of_a_god_holds_for_each_of_its_heroes() {
    let side = god("athena")
        .second_tier()
        .hand("the-stolen-fire the-stolen-fire pearl");
    let side = side.hero("alcestis silver").web("torch to-dig the-smith");
    position([side.hero("jason silver").web("torch to-dig the-smith"), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .answers("1: re-roll by second-tier")
        .rolls("d12", [1])
        .answers("1: close the-stolen-fire with jason 1 bronze")
        .rolls("d12", [1])
        .offers("re-roll by second-tier");
}

#[test]
fn w5_6_change_result_stays_after_a_reroll() {
    position([
        weaver("a-nudge-of-fate favour-of-tyche"),
        god("ares").eco(3).hand("evil-eye"),
    ])
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
        position(sides)
            .play()
            .answers("1: close the-stolen-fire with alcestis 1 silver")
            .rolls("d12", [face])
    };
    play(1)
        .answers("2: pass; 1: play loaded-knucklebones") // 9
        .answers("2: play nemesis") // 4
        .check(|game| assert_eq!(game.players[nth(1)].trophies.len(), 0))
        .logs("log-fails");
    play(4).asks("1: ask-after-roll"); // Nemesis would change nothing
    play(9)
        .asks("2: ask-after-roll")
        .answers("2: pass")
        .logs("log-succeeds"); // nor the knucklebones
}

#[test]
fn w5_7_die_at_least_lifts_low_faces() {
    let side = |name: &str| {
        god(name)
            .hero("alcestis silver")
            .web("torch to-dig the-smith")
            .hand("the-stolen-fire")
    };
    for side in [side("poseidon").wears("golden-bit"), side("apollo").second_tier()] {
        position([side, god("ares")])
            .play()
            .answers(BRONZE)
            .rolls("d12", [1])
            .logs("log-succeeds"); // counts as 4
    }
    position([side("apollo"), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .logs("log-fails");
}

#[test]
fn w5_7_die_at_most_lowers_high_faces_also_of_dice_that_are_set() {
    let bronze = |hand: &str| {
        let side = god("poseidon").hero("alcestis bronze").wears("ill-starred");
        side.web("torch to-dig the-smith").hand("the-stolen-fire").hand(hand)
    };
    position([bronze(""), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [12]) // 8 − 2 against 8
        .logs("log-fails");
    position([bronze("loaded-knucklebones"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [1])
        .answers("1: play loaded-knucklebones")
        .logs("log-fails");
}

#[test]
fn w5_6_buy_result_adds_to_the_result_for_eco_once_a_roll() {
    let side = |eco| {
        let side = god("hecate")
            .eco(eco)
            .hero("alcestis silver")
            .web("torch to-dig the-smith");
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
    position([side(9), god("ares")])
        .play()
        .answers(BRONZE)
        .rolls("d12", [1])
        .asks("1: ask-action"); // the second tier is not open
}
