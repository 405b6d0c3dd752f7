//! Effects on ECO, gates and turns, and modifiers of rewards, incomes and costs.

use crate::changed::with_content;
use crate::common::{Expect, Side, god, nth, position};
use testkit::Script;

const STOLEN_FIRE: &str = "torch to-dig the-smith";

#[test]
fn a1_6_gain_eco_gives_eco() {
    position([god("poseidon").eco(1).hand("golden-rain"), god("ares")])
        .play()
        .answers("1: play golden-rain")
        .has_eco(1, 5);
}

#[test]
fn a1_6_gain_each_counts_trophies_heroes_or_webs_up_to_a_limit() {
    let gains = |side: Side, event: &str, eco: u16| {
        position([side.hand(event), god("ares").hero("ajax silver").web("torch")])
            .play()
            .answers(&format!("1: play {event}"))
            .has_eco(1, eco);
    };
    gains(god("poseidon").second_tier(), "hymn-of-victory", 4);
    gains(god("poseidon").hero("medea silver").hero("jason silver"), "offerings-to-heroes", 4);
    let weaver = || god("poseidon").hero("medea silver").web("torch").web("harbour");
    gains(weaver(), "songs-half-sung", 4);
    gains(weaver().hero("jason silver").web("yoke").web("loom"), "songs-half-sung", 6); // at most 6
    let hand = "hymn-of-victory offerings-to-heroes songs-half-sung";
    position([god("poseidon").hand(hand), god("ares").second_tier()])
        .play()
        .refuses("play hymn-of-victory; play offerings-to-heroes; play songs-half-sung");
}

#[test]
fn a1_6_gain_each_may_count_opened_gates() {
    let with = |side: Side| {
        let game = position([side.hand("hymn-of-victory pearl"), god("ares").opened("C")]).checked();
        let game = game.expect("a position");
        Script::from_state(with_content(game, "events.ron", "count: Trophies", "count: OpenGates"))
    };
    with(god("poseidon").opened("A D")).answers("1: play hymn-of-victory").has_eco(1, 4);
    with(god("poseidon")).refuses("play hymn-of-victory");
}

#[test]
fn a1_6_lose_eco_takes_all_from_who_has_less() {
    let play = |eco| position([god("poseidon").hand("ruinous-feast pearl"), god("ares").eco(eco)]).play();
    play(7).answers("1: play ruinous-feast").has_eco(2, 2).has_eco(1, 0);
    play(3).answers("1: play ruinous-feast").has_eco(2, 0);
    play(0).refuses("play ruinous-feast");
}

#[test]
fn a1_6_steal_eco_gives_what_the_other_lost() {
    let play = |eco| position([god("poseidon").hand("tithe pearl"), god("ares").eco(eco)]).play();
    play(7).answers("1: play tithe").has_eco(2, 3).has_eco(1, 4);
    play(3).answers("1: play tithe").has_eco(2, 0).has_eco(1, 3);
    play(0).refuses("play tithe");
}

#[test]
fn g2_2_gate_discount_makes_the_next_try_of_the_turn_cheaper_and_the_refund_smaller() {
    let side = |eco| god("poseidon").at("A").eco(eco).hand("key-of-the-hours").hero("alcestis silver");
    let side = |eco| side(eco).web("volcano to-dig sword").hero("jason silver").web("volcano to-dig sword");
    position([side(20), god("ares").at("S12")])
        .play()
        .answers("1: play key-of-the-hours; 1: try gate with alcestis 1")
        .has_eco(1, 18)
        .rolls("d12", [1])
        .has_eco(1, 19) // half of the 2 that were paid
        .answers("1: try gate with jason 1")
        .has_eco(1, 9); // the next one only
}

#[test]
fn t1_5_skip_turn_is_not_played_twice_on_the_same_player() {
    let play = |other: Side| position([god("poseidon").eco(5).hand("sleep-of-hypnos pearl"), other]).play();
    play(god("ares").hand("pearl"))
        .answers("1: play sleep-of-hypnos; 1: close hand")
        .asks("1: ask-movement")
        .has_eco(1, 1)
        .has_eco(2, 1); // the maintenance of a skipped turn is not skipped
    play(god("ares").skips_next()).refuses("play sleep-of-hypnos");
    play(god("ares").skipped()).refuses("play sleep-of-hypnos");
}

/// What gold asks for; it comes back.
const STAKE: u16 = 14;

/// What a web of three closed at this value brought: ECO, cards and income.
fn closed(side: Side, hero: &str, value: &str) -> (u16, usize, u8) {
    closed_with(("the-stolen-fire", STOLEN_FIRE), side, hero, value)
}

fn closed_with(web: (&str, &str), side: Side, hero: &str, value: &str) -> (u16, usize, u8) {
    let (plot, cards) = web;
    let script = position([side.eco(STAKE).web(cards).hand(plot), god("ares")])
        .play()
        .luck(1)
        .rolls("d12", [12])
        .answers(&format!("1: close {plot} with {hero} 1 {value}"));
    let player = &script.state().players[nth(1)];
    (player.eco - STAKE, player.hand.len(), player.trophies.last().expect("a trophy").income)
}

#[test]
fn w7_1_reward_eco_adds_to_the_eco_and_never_falls_below_0() {
    let alcestis = |worn: &str| god("poseidon").hero("alcestis gold").wears(worn);
    assert_eq!(closed(alcestis("laurel-crown"), "alcestis", "bronze").0, 3 + 3);
    assert_eq!(closed(alcestis("forgotten"), "alcestis", "silver").0, 6 - 4);
    assert_eq!(closed(alcestis("forgotten"), "alcestis", "bronze").0, 0);
    assert_eq!(closed(alcestis("sung-by-all"), "alcestis", "gold").0, 9 + 5);
    assert_eq!(closed(alcestis("sung-by-all"), "alcestis", "silver").0, 6);
    assert_eq!(closed(god("poseidon").hero("penthesilea gold"), "penthesilea", "gold").0, 9 + 3);
}

#[test]
fn w7_3_reward_cards_adds_to_the_cards_and_never_falls_below_0() {
    let alcestis = |worn: &str| god("poseidon").hero("alcestis gold").wears(worn);
    assert_eq!(closed(alcestis("tablets-of-wax"), "alcestis", "silver").1, 1 + 1);
    assert_eq!(closed(alcestis("slandered"), "alcestis", "gold").1, 0);
    assert_eq!(closed(alcestis("slandered"), "alcestis", "silver").1, 0);
    assert_eq!(closed(god("poseidon").hero("midas gold"), "midas", "gold"), (9 + 4, 2 - 1, 1));
}

#[test]
fn w7_2_reward_income_is_fixed_in_the_trophy() {
    let alcestis = || god("poseidon").hero("alcestis gold");
    assert_eq!(closed(alcestis().wears("destined"), "alcestis", "bronze").2, 1);
    assert_eq!(closed(alcestis().wears("destined"), "alcestis", "gold").2, 1 + 1);
    // Hera's second tier: webs of gold.
    let hera = || god("hera").second_tier().hero("alcestis gold").wears("blessed");
    let five = ("the-giants-rise", "plain torch sword rust to-forge");
    assert_eq!(closed_with(five, hera(), "alcestis", "gold").2, 3 + 1);
    assert_eq!(closed_with(five, hera(), "alcestis", "silver").2, 2);
}

#[test]
fn t2_3_income_is_added_up_and_gained_or_lost() {
    let begins = |side: Side| position([side, god("ares")]).beginning().play();
    begins(god("poseidon").hero("triptolemus bronze")).has_eco(1, 2);
    begins(god("poseidon").hero("triptolemus bronze").wears("purse-of-plutus")).has_eco(1, 3);
    begins(god("poseidon").hero("medea bronze").wears("guest-friend in-debt")).has_eco(1, 2);
    begins(god("poseidon").hero("medea bronze").wears("in-debt")).has_eco(1, 0);
}

#[test]
fn h2_2_raise_cost_changes_each_step_and_never_falls_below_0() {
    let raises = |side: Side, hero: &str, left: u16| {
        position([side.eco(20), god("ares")]).play().answers(&format!("1: raise {hero} gold")).has_eco(1, left);
    };
    raises(god("poseidon").hero("alcestis bronze"), "alcestis", 20 - 10);
    raises(god("poseidon").hero("alcestis bronze").wears("whetstone"), "alcestis", 20 - 2 * 2);
    raises(god("poseidon").hero("meleager bronze"), "meleager", 20 - 2 * 3);
    raises(god("hephaestus").hero("meleager bronze").wears("whetstone"), "meleager", 20);
}

#[test]
fn h1_2_hero_cost_changes_what_entering_costs_and_nothing_else() {
    position([god("hephaestus").eco(20).hand("medea"), god("ares")])
        .play()
        .answers("1: enter medea silver")
        .has_eco(1, 20 - 8);
    position([god("ares").eco(4).hand("medea"), god("poseidon")]).play().answers("1: enter medea bronze").has_eco(1, 0);
    position([god("poseidon").eco(20).hand("medea"), god("ares")])
        .play()
        .answers("1: enter medea gold")
        .has_eco(1, 20 - 15);
}

#[test]
fn g2_2_gate_cost_changes_what_a_try_costs() {
    let side = || god("hestia").at("A").hero("alcestis silver").web("mine to-dig sword");
    position([side().eco(7), god("ares")]).play().answers("1: try gate with alcestis 1").has_eco(1, 0);
    position([side().eco(6), god("ares")]).play().refuses("try gate with alcestis 1");
}

#[test]
fn w4_5_toll_is_paid_for_an_attempt_at_a_gate_besides_what_the_gate_costs() {
    let side = |eco| {
        let side = god("poseidon").at("A").eco(eco).hero("phaethon silver").wears("bound-by-oath");
        side.web("volcano to-dig sword")
    };
    position([side(15), god("ares")])
        .play()
        .answers("1: try gate with phaethon 1")
        .has_eco(1, 0) // 10 for the gate, 2 for Phaethon, 3 for the oath
        .rolls("d12", [1]) // +2 by his gift, +1 for the fire of his home
        .logs("log-opens-gate");
    position([side(14), god("ares")]).play().refuses("try gate with phaethon 1").bars("bar-gate", "why-eco");
}

#[test]
fn t2_3_income_each_counts_the_gods_own_up_to_its_most() {
    let begins = |side: Side| position([side, god("ares").hero("ajax").web("torch")]).beginning().play();
    begins(god("demeter").hero("medea bronze")).has_eco(1, 1);
    begins(god("demeter").hero("medea bronze").web("torch")).has_eco(1, 2);
    begins(god("demeter").hero("medea bronze").web("torch").web("pearl")).has_eco(1, 2); // 1 at most
}

#[test]
fn w7_1_reward_each_brings_eco_for_every_card_of_the_web() {
    let harvest = god("demeter").second_tier().hero("alcestis gold");
    assert_eq!(closed(harvest, "alcestis", "bronze").0, 3 + 3);
    assert_eq!(closed(god("demeter").hero("alcestis gold"), "alcestis", "bronze").0, 3);
}

#[test]
fn g3_4_gate_refund_brings_more_of_the_price_back() {
    let tried = |hero: &str, back: u16| {
        let side = god("poseidon").at("A").eco(10).hero(hero).web("mine to-dig sword").hand("urn");
        let choice = format!("1: try gate with {} 1", hero.split_once(' ').map_or(hero, |(slug, _)| slug));
        position([side, god("ares")]).play().answers(&choice).rolls("d12", [1]).has_eco(1, back);
    };
    tried("epeius silver", 10);
    tried("medea silver", 5);
}

#[test]
fn w8_1_quarry_is_gained_when_another_players_attempt_fails() {
    let failing = |hunter: Side, first: u8| {
        let side = god("poseidon").hero("alcestis silver").web("torch to-dig the-smith").hand("the-stolen-fire");
        position([side, hunter, god("ares")])
            .play()
            .answers("1: close the-stolen-fire with alcestis 1 bronze")
            .rolls("d12", [first])
    };
    failing(god("artemis").second_tier(), 1).has_eco(2, 2).has_eco(3, 0).logs("log-quarry");
    failing(god("artemis").second_tier(), 4).has_eco(2, 0); // it succeeds
    failing(god("artemis"), 1).has_eco(2, 0);
}

#[test]
fn w8_1_consolation_draws_cards_when_an_attempt_of_the_hero_fails() {
    let side = god("poseidon").hero("alcestis silver").wears("tortoise-lyre");
    position([side.web("torch to-dig the-smith").hand("the-stolen-fire"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [1])
        .draws("chaos", ["pearl", "yoke"])
        .holds(1, "pearl yoke");
}
