//! H · Heroes.

use crate::common::{Expect, PACK, Side, expect::hero, god, position};
use ascension::card::Value;

/// Poseidon: three heroes, and nothing that makes them cheaper.
fn poseidon() -> Side {
    god("poseidon").at("S1")
}

fn hera() -> Side {
    god("hera").at("S13")
}

/// Apollo, whose things cost nothing more to aim at.
fn apollo() -> Side {
    god("apollo").at("S13")
}

#[test]
fn h1_1_you_may_enter_one_hero_in_your_turn() {
    position([poseidon().eco(40).hand("perseus midas muster"), hera()])
        .play()
        .answers("1: enter perseus bronze")
        .refuses("enter midas bronze")
        .bars("bar-enter", "why-one-hero-a-turn")
        .answers("1: play muster") // a card may allow more
        .offers("enter midas bronze");
}

#[test]
fn h1_2_you_choose_its_value_and_pay_5_10_or_15() {
    for (value, cost) in [("bronze", 5), ("silver", 10), ("gold", 15)] {
        position([poseidon().eco(15).hand("perseus"), hera()])
            .play()
            .answers(&format!("1: enter perseus {value}"))
            .has_eco(1, 15 - cost)
            .has_hero(1, &format!("perseus {value}"))
            .holds(1, "");
    }
    position([poseidon().eco(4).hand("perseus"), hera()])
        .play()
        .refuses("enter perseus bronze")
        .bars("bar-enter", "why-eco");
}

#[test]
fn h1_3_you_may_not_have_more_heroes_than_the_gods_sheet_says() {
    let two = || poseidon().eco(40).hand("perseus").hero("midas").hero("jason"); // of three
    position([two(), hera()]).play().offers("enter perseus bronze");
    position([two().hero("ajax"), hera()]).play().refuses("enter perseus bronze").bars("bar-enter", "why-hero-limit");
}

#[test]
fn h1_4_a_players_heroes_differ_and_two_players_may_have_the_same() {
    position([poseidon().eco(40).hand("perseus").hero("perseus"), hera()])
        .play()
        .refuses("enter perseus bronze")
        .bars("bar-enter", "why-same-hero");
    position([poseidon().eco(40).hand("perseus"), hera().hero("perseus")]).play().offers("enter perseus bronze");
}

#[test]
fn h1_5_until_its_owners_next_turn_nothing_is_woven_on_a_hero_and_no_web_of_it_closed() {
    let hand = "galatea-breathes the-mother";
    position([poseidon().hand(hand).entered("perseus"), hera()])
        .play()
        .refuses("weave the-mother on perseus 1")
        .answers("1: close hand; 2: pass; 1: stay")
        .offers("weave the-mother on perseus 1");
    let web = "the-mother to-carve sword";
    position([poseidon().hand("galatea-breathes").entered("perseus").web(web), hera()])
        .play()
        .refuses("close galatea-breathes with perseus 1 bronze")
        .bars("bar-close", "why-not-available");
}

/// This many harms a hero survives; the next one makes it fall.
#[test]
fn h2_1_resistance_is_how_many_harms_a_hero_survives() {
    for (value, resistance) in [("bronze", 0), ("silver", 1), ("gold", 2)] {
        let harmed = |times: usize| {
            let arrows = ["arrow-of-paris", "arrow-of-paris", "robe-of-nessus"];
            let side = poseidon().hand(&arrows[..times].join(" ")).hand("urn");
            let victim = hera().hero(&format!("perseus {value}"));
            // Hera's majesty makes every card cost 3.
            let mut script = position([side.eco(9), victim]).play();
            for arrow in &arrows[..times] {
                script = script.answers(&format!("1: play {arrow}"));
            }
            script.state().players[crate::common::nth(2)].heroes.len()
        };
        assert_eq!(harmed(resistance), 1, "{value} survives {resistance}");
        assert_eq!(harmed(resistance + 1), 0, "{value} falls after {}", resistance + 1);
        let row = &PACK.numbers.values[Value::ALL[resistance]];
        assert_eq!(usize::from(row.resistance), resistance);
    }
}

#[test]
fn h2_1_a_hero_bears_2_3_or_4_attachments() {
    let worn = ["bronze-greaves", "winged-sandals", "laurel-crown", "thyrsus"];
    for (value, slots) in [("bronze", 2), ("silver", 3), ("gold", 4)] {
        let bearing = |count: usize| {
            let side = poseidon().hand("moly-root").hero(&format!("perseus {value}"));
            position([side.wears(&worn[..count].join(" ")), hera()]).play()
        };
        bearing(slots - 1).offers("attach moly-root");
        bearing(slots).refuses("attach moly-root");
    }
}

#[test]
fn h2_1_to_close_a_bronze_web_of_three_takes_a_roll_of_6_4_or_2_by_value() {
    for (value, face) in [("bronze", 6), ("silver", 4), ("gold", 2)] {
        let trophies = |face: u8| {
            let side = poseidon().hand("galatea-breathes").hero(&format!("jason {value}"));
            let script = position([side.web("the-mother to-carve sword"), hera()])
                .play()
                .answers("1: close galatea-breathes with jason 1 bronze")
                .rolls("d12", [face]);
            script.state().players[crate::common::nth(1)].trophies.len()
        };
        assert_eq!((trophies(face), trophies(face - 1)), (1, 0), "{value}");
    }
}

#[test]
fn h2_2_a_hero_is_raised_for_5_eco_a_step() {
    position([poseidon().eco(5).hero("perseus bronze"), hera()])
        .play()
        .refuses("raise perseus gold")
        .answers("1: raise perseus silver")
        .has_eco(1, 0)
        .has_hero(1, "perseus silver");
    position([poseidon().eco(10).entered("perseus bronze"), hera()]) // in play any length of time
        .play()
        .answers("1: raise perseus gold")
        .has_eco(1, 0)
        .has_hero(1, "perseus gold")
        .refuses("raise perseus gold");
}

#[test]
fn h3_1_a_harmed_hero_of_gold_becomes_silver_and_of_silver_bronze() {
    position([poseidon().hand("arrow-of-paris arrow-of-paris urn"), apollo().hero("jason gold")])
        .play()
        .answers("1: play arrow-of-paris")
        .has_hero(2, "jason silver")
        .answers("1: play arrow-of-paris")
        .has_hero(2, "jason bronze");
}

#[test]
fn h3_2_its_owner_chooses_which_attachments_no_longer_fit() {
    let worn = "bronze-greaves winged-sandals laurel-crown thyrsus";
    position([poseidon().hand("arrow-of-paris urn"), apollo().hero("jason gold").wears(worn)])
        .play()
        .answers("1: play arrow-of-paris")
        .asks("2: ask-which-attachment-goes")
        .offers("bronze-greaves; winged-sandals; laurel-crown; thyrsus")
        .answers("2: laurel-crown")
        .bears(2, "jason", "bronze-greaves winged-sandals thyrsus")
        .hades_is("laurel-crown");
}

#[test]
fn h3_2_a_card_that_takes_the_slot_away_cannot_be_chosen() {
    let worn = "burdened bronze-greaves thyrsus"; // three of silver's slots less one, and one more by Daedalus
    position([poseidon().hand("arrow-of-paris urn"), apollo().hero("daedalus silver").wears(worn)])
        .play()
        .answers("1: play arrow-of-paris")
        .asks("2: ask-which-attachment-goes")
        .offers("bronze-greaves; thyrsus")
        .refuses("burdened");
}

#[test]
fn h3_3_harm_on_a_bronze_hero_makes_it_fall() {
    let jason = apollo().hero("jason bronze").wears("thyrsus");
    let jason = jason.web("mine").failed_web("galatea-breathes", "the-mother to-carve sword");
    position([poseidon().hand("arrow-of-paris urn"), jason])
        .play()
        .answers("1: play arrow-of-paris")
        .has_no_hero(2, "jason")
        .hades_is("jason thyrsus mine the-mother to-carve sword")
        .holds(2, "galatea-breathes"); // the plot goes back to its owner
}

#[test]
fn h3_4_a_slain_hero_falls_whatever_its_value() {
    let thrower = || poseidon().eco(4).hand("the-last-thunderbolt urn");
    position([thrower(), apollo().hero("jason gold")])
        .play()
        .answers("1: play the-last-thunderbolt")
        .has_no_hero(2, "jason")
        .hades_is("jason");
    position([thrower(), apollo().hero("ajax gold")]) // a ward is against harm
        .play()
        .answers("1: play the-last-thunderbolt")
        .has_no_hero(2, "ajax");
}

#[test]
fn h3_5_a_condition_is_not_harm_even_if_it_hinders() {
    position([poseidon().hand("sleepless urn"), apollo().hero("ajax silver")])
        .play()
        .answers("1: attach sleepless")
        .has_hero(2, "ajax silver")
        .bears(2, "ajax", "sleepless")
        .check(|game| assert_eq!(hero(game, 2, "ajax").spent.wards, 0)); // no protection is used
}

#[test]
fn h3_6_of_several_protections_the_owner_chooses_the_one_that_is_used() {
    let side = apollo().hero("ajax silver").wears("moly-root aegis-of-hide");
    position([poseidon().hand("arrow-of-paris arrow-of-paris urn"), side])
        .play()
        .answers("1: play arrow-of-paris")
        .asks("2: ask-ward")
        .offers("ward by ajax; ward by moly-root; ward by aegis-of-hide")
        .answers("2: ward by ajax")
        .has_hero(2, "ajax silver")
        .bears(2, "ajax", "moly-root aegis-of-hide")
        .answers("1: play arrow-of-paris")
        .refuses("ward by ajax") // once a round
        .answers("2: ward by moly-root")
        .hades_is("moly-root")
        .has_hero(2, "ajax silver");
}

#[test]
fn h4_1_a_dismissed_hero_falls() {
    let side =
        poseidon().hero("jason gold").wears("thyrsus").failed_web("galatea-breathes", "the-mother to-carve sword");
    position([side, hera()])
        .play()
        .answers("1: dismiss jason")
        .has_no_hero(1, "jason")
        .hades_is("jason thyrsus the-mother to-carve sword")
        .holds(1, "galatea-breathes");
}

#[test]
fn h4_2_a_hero_that_comes_back_obeys_the_limits_of_entering() {
    let side = || poseidon().hand("back-from-the-shades");
    let three = || side().hero("midas").hero("ajax").hero("orion");
    position([three(), hera()]).hades("jason").play().refuses("play back-from-the-shades"); // H1.3
    position([side().hero("jason"), hera()]).hades("jason").play().refuses("play back-from-the-shades"); // H1.4
    position([side().eco(5).hand("perseus"), hera()])
        .hades("jason midas")
        .play()
        .answers("1: play back-from-the-shades")
        .asks("1: ask-revive")
        .answers("1: jason")
        .has_hero(1, "jason bronze")
        .has_eco(1, 5)
        .hades_is("midas")
        .check(|game| assert!(!hero(game, 1, "jason").ready)) // H1.5
        .offers("enter perseus bronze"); // it was not the hero of the turn
}

#[test]
fn h4_3_a_hero_that_goes_back_to_a_hand_leaves_attachments_and_webs() {
    let side =
        apollo().hero("alcestis bronze").wears("thyrsus").failed_web("galatea-breathes", "the-mother to-carve sword");
    position([poseidon().hand("arrow-of-paris urn"), side])
        .play()
        .answers("1: play arrow-of-paris")
        .has_no_hero(2, "alcestis")
        .holds(2, "alcestis galatea-breathes")
        .hades_is("thyrsus the-mother to-carve sword");
}
