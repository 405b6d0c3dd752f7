//! G · Gates.

use crate::common::{Expect, Side, at, god, nth, position};
use ascension::state::Hero;

/// A gate of each level with a web that is complete for it, to which nothing adds.
const GATES: [(&str, &str); 3] = [
    ("A", "volcano to-dig sword"),
    ("D", "the-mother sword the-hearth spear rust"),
    ("Z", "to-dig rust the-smith torch wand volcano"),
];

/// Poseidon on a gate, with Alcestis who has a web for it: in silver, at the throne's gate in gold.
fn before(gate: usize, eco: u16) -> Side {
    let (place, cards) = GATES[gate];
    let alcestis = if gate == 2 { "alcestis gold" } else { "alcestis silver" };
    god("poseidon").at(place).eco(eco).hero(alcestis).web(cards)
}

const TRY: &str = "1: try gate with alcestis 1";

/// Two, four or five cards do not open a gate; three, five and six do.
#[test]
fn g1_1_a_gate_asks_for_3_5_or_6_cards() {
    let webs = [
        ("A", "", "mine to-forge cradle"),
        ("D", "A", "the-mother sword the-walls boulder siege"),
        ("Z", "A D", "to-beget exile the-smith torch wand volcano"),
    ];
    for (gate, opened, web) in webs {
        let script = |cards: &str| {
            let side = god("poseidon").at(gate).eco(30).opened(opened).hero("perseus gold").web(cards);
            position([side.hand("urn"), god("ares").at("S12")]).play()
        };
        script(web).offers("try gate with perseus 1");
        let (short, _) = web.rsplit_once(' ').expect("several cards");
        script(short).refuses_because("try gate with perseus 1", "table-not-an-option");
    }
    let lengths = webs.map(|(_, _, web)| web.split(' ').count());
    assert_eq!(lengths, [3, 5, 6]);
}

#[test]
fn g1_1_a_gate_counts_as_a_plot_in_hand_of_those_below_who_have_not_opened_it() {
    // Horn asks for any object, oaths for any person or life card.
    let weaver = |place: &str| god("poseidon").at(place).hero("alcestis silver").hand("cradle the-mother");
    for place in ["S5", "A"] {
        position([weaver(place), god("ares").at("S12")])
            .play()
            .offers("weave cradle on alcestis 1")
            .refuses("weave the-mother on alcestis 1");
    }
    position([weaver("F1"), god("ares")]).play().offers("weave the-mother on alcestis 1");
    position([weaver("S5").opened("A B C"), god("ares")])
        .play()
        .refuses("weave cradle on alcestis 1; weave the-mother on alcestis 1");
}

#[test]
fn g1_2_cards_are_woven_for_a_gate_anywhere_in_the_sector_and_bound_to_none() {
    let (_, cards) = GATES[0]; // complete for the gates of horn and of fire
    position([god("poseidon").at("S13").hero("alcestis silver").hand(cards), god("ares")])
        .play()
        .answers("1: weave volcano on alcestis 1; 1: weave to-dig on alcestis 1; 1: weave sword on alcestis 1")
        .has_web(1, "alcestis", 1, cards);
    for place in ["A", "B"] {
        position([god("poseidon").at(place).eco(10).hero("alcestis silver").web(cards), god("ares")])
            .play()
            .offers("try gate with alcestis 1");
    }
    position([god("poseidon").at("C").eco(10).hero("alcestis silver").web(cards), god("ares")])
        .play()
        .refuses("try gate with alcestis 1")
        .bars("bar-gate", "why-no-web-for-gate");
}

#[test]
fn g1_2_a_web_for_a_gate_counts_in_the_heros_limit() {
    let (_, cards) = GATES[0];
    position([
        god("poseidon").hero("alcestis silver").web(cards).web("harbour").web("pearl").hand("spear"),
        god("ares"),
    ])
    .play()
    .offers("weave spear on alcestis 2")
    .refuses("weave spear on alcestis 4");
}

#[test]
fn g1_3_a_web_complete_for_a_plot_and_a_gate_is_declared_for_either() {
    let cards = "the-cyclops to-dig sword";
    position([god("poseidon").at("A").eco(10).hero("alcestis silver").web(cards).hand("arachnes-wager"), god("ares")])
        .play()
        .offers("close arachnes-wager with alcestis 1 bronze; try gate with alcestis 1");
}

#[test]
fn g2_1_a_gate_is_tried_by_a_pawn_on_it_with_a_complete_web_of_an_available_hero() {
    let (_, cards) = GATES[0];
    let side = |place: &str| god("poseidon").at(place).eco(10);
    position([before(0, 10), god("ares").at("S12")]).play().offers("try gate with alcestis 1");
    for refused in [
        side("S3").hero("alcestis silver").web(cards),
        side("A").hero("alcestis silver").web("volcano to-dig"),
        side("A").entered("alcestis silver").web(cards),
        before(0, 10).opened("A"),
    ] {
        position([refused, god("ares").at("S12")]).play().refuses("try gate with alcestis 1");
    }
    position([side("A").entered("alcestis silver").web(cards), god("ares").at("S12")])
        .play()
        .bars("bar-gate", "why-not-available");
}

#[test]
fn g2_2_a_try_costs_10_20_or_30_eco() {
    for (gate, cost) in [10, 20, 30].into_iter().enumerate() {
        position([before(gate, cost + 1), god("ares").at("S12")]).play().answers(TRY).has_eco(1, 1);
        position([before(gate, cost - 1), god("ares").at("S12")])
            .play()
            .refuses("try gate with alcestis 1")
            .bars("bar-gate", "why-eco");
    }
}

#[test]
fn g2_3_the_thresholds_are_4_10_and_14() {
    for (gate, (threshold, value)) in [(4, "bronze"), (10, "silver"), (14, "gold")].into_iter().enumerate() {
        position([before(gate, 30), god("ares").at("S12")]).play().answers(TRY).check(|game| {
            let attempt = game.attempt().expect("an attempt");
            assert_eq!((attempt.threshold, attempt.value.slug()), (threshold, value));
        });
        let needed = threshold - if gate == 2 { 2 } else { 0 }; // in gold
        for (face, told) in [(needed - 1, "log-gate-holds"), (needed, "log-opens-gate")] {
            position([before(gate, 30), god("ares").at("S12")]).play().answers(TRY).rolls("d12", [face]).logs(told);
        }
    }
}

#[test]
fn g2_4_a_try_runs_like_any_other_attempt() {
    position([before(0, 10).hand("good-omen a-nudge-of-fate"), god("ares").at("S12").eco(9).hand("ill-omen")])
        .play()
        .answers(TRY)
        .asks("2: ask-before-roll")
        .answers("2: play ill-omen; 1: play good-omen")
        .rolls("d12", [2])
        .asks("1: ask-after-roll")
        .answers("1: play a-nudge-of-fate") // 2 − 3 + 3 + 2
        .logs("log-opens-gate");
}

#[test]
fn g2_5_each_earlier_failed_try_at_the_same_gate_adds_1() {
    let tries = |side: Side, face: u8, told: &str| {
        position([side, god("ares").at("S12")]).play().answers(TRY).rolls("d12", [face]).logs(told);
    };
    tries(before(0, 10).failed("A"), 3, "log-opens-gate");
    tries(before(0, 10).failed("A").failed("A"), 2, "log-opens-gate");
    tries(before(0, 10).failed("A").failed("A"), 1, "log-gate-holds");
    tries(before(0, 10).failed("B").failed("B"), 3, "log-gate-holds"); // another gate
}

#[test]
fn g2_5_a_failed_try_is_remembered() {
    position([before(0, 10), god("ares").at("S12")])
        .play()
        .answers(TRY)
        .rolls("d12", [3])
        .check(|game| assert_eq!(game.players[nth(1)].failed[..2], [1, 0]));
}

#[test]
fn g3_1_an_opened_gate_stays_open() {
    position([before(0, 10), god("ares").at("S12").hand("pearl")])
        .play()
        .answers(TRY)
        .rolls("d12", [4])
        .answers("1: at F2; 1: close hand; 2: stay; 2: close hand")
        .asks("1: ask-movement")
        .offers("move A; move S3") // down again, as M1.4 says
        .check(|game| assert!(game.players[nth(1)].opened.contains(at("A"))));
}

#[test]
fn g3_2_the_cards_go_to_the_hades_without_reward_or_trophy() {
    position([before(0, 12), god("ares").at("S12")])
        .play()
        .answers(TRY)
        .rolls("d12", [12])
        .answers("1: at F3")
        .hades_is("volcano to-dig sword")
        .has_eco(1, 2)
        .holds(1, "")
        .check(|game| {
            assert!(game.players[nth(1)].trophies.is_empty());
            assert!(game.players[nth(1)].heroes[0].webs.is_empty());
        });
}

#[test]
fn g3_3_the_pawn_moves_to_a_free_position_above_and_takes_no_card() {
    position([before(0, 10), god("ares").at("S12")])
        .curtain("F3 pearl")
        .play()
        .answers(TRY)
        .rolls("d12", [4])
        .asks("1: ask-climb")
        .offers("at F2; at F3")
        .refuses("at F1; at F4; at A")
        .answers("1: at F3")
        .stands(1, "F3")
        .curtain_is("F3", "pearl")
        .holds(1, "");
}

#[test]
fn g3_3_if_none_is_free_the_pawn_moves_to_the_nearest_the_lowest_of_several() {
    let open = |others: [&str; 2]| {
        let [one, two] = others;
        position([before(0, 10), god("ares").at(one), god("hera").at(two)]).play().answers(TRY).rolls("d12", [4])
    };
    open(["F2", "S1"]).stands(1, "F3");
    open(["F2", "F3"]).stands(1, "F1"); // as near as F4
    position([before(0, 10), god("ares").at("F2"), god("hera").at("F3"), god("hestia").at("F1")])
        .play()
        .answers(TRY)
        .rolls("d12", [4])
        .stands(1, "F4");
}

#[test]
fn g3_4_half_the_eco_comes_back_when_a_try_fails() {
    for (gate, (cost, back)) in [(10, 5), (20, 10), (30, 15)].into_iter().enumerate() {
        position([before(gate, cost), god("ares").at("S12")])
            .play()
            .answers(TRY)
            .rolls("d12", [1])
            .has_eco(1, back)
            .has_web(1, "alcestis", 1, GATES[gate].1)
            .stands(1, GATES[gate].0);
    }
}

#[test]
fn g3_4_the_half_is_rounded_down() {
    let hestia = god("hestia").at("A").eco(7).hero("alcestis gold").web("mine to-dig sword");
    position([hestia, god("ares").at("S12")]) // Hestia pays 3 less
        .play()
        .answers(TRY)
        .rolls("d12", [1])
        .has_eco(1, 3);
}

#[test]
fn g3_4_half_comes_back_also_when_the_web_is_cut_in_the_window() {
    position([before(0, 10), god("ares").at("S12").eco(4).hand("shears-of-atropos")])
        .play()
        .answers("1: try gate with alcestis 1; 2: play shears-of-atropos; 2: sword")
        .asks("1: ask-action")
        .has_eco(1, 5)
        .has_web(1, "alcestis", 1, "volcano to-dig")
        .check(|game| {
            assert_eq!(game.players[nth(1)].failed[0], 1);
            let heroes: &[Hero] = &game.players[nth(1)].heroes;
            assert_eq!(heroes[0].webs[0].failed, 1);
        });
}

#[test]
fn g3_5_a_gate_opened_by_one_player_stays_shut_for_all_others() {
    let opener = || god("ares").at("F2").opened("A");
    position([before(0, 10), opener()]).play().answers(TRY).has_eco(1, 0);
    position([before(0, 10), opener()]).moving().play().offers("move S3").refuses("move F3");
}
