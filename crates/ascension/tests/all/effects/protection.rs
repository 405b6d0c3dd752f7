//! Modifiers that protect heroes and webs, or expose them.

use crate::common::{Expect, Side, god, nth, position};

const STOLEN_FIRE: &str = "torch to-dig the-smith";

#[test]
fn h3_6_ward_each_round_ignores_the_first_harm_of_each_round() {
    let script = position([
        god("poseidon").hand("arrow-of-paris arrow-of-paris robe-of-nessus"),
        god("artemis").hero("ajax gold").hand("pearl"),
    ])
    .play()
    .answers("1: play arrow-of-paris")
    .has_hero(2, "ajax gold")
    .answers("1: play arrow-of-paris")
    .has_hero(2, "ajax silver");
    script
        .answers("1: close hand; 1: pass; 2: stay; 2: close hand") // a new round
        .answers("1: play robe-of-nessus")
        .has_hero(2, "ajax silver");
}

#[test]
fn h3_6_ward_once_ignores_one_harm_and_goes_to_the_hades() {
    position([
        god("poseidon").hand("arrow-of-paris arrow-of-paris pearl"),
        god("artemis").hero("medea gold").wears("moly-root"),
    ])
    .play()
    .answers("1: play arrow-of-paris")
    .has_hero(2, "medea gold")
    .hades_is("moly-root")
    .answers("1: play arrow-of-paris")
    .has_hero(2, "medea silver");
}

#[test]
fn h3_6_ward_of_several_is_chosen_by_the_owner() {
    position([
        god("poseidon").hand("arrow-of-paris pearl"),
        god("artemis").hero("ajax gold").wears("moly-root aegis-of-hide"),
    ])
    .play()
    .answers("1: play arrow-of-paris")
    .asks("2: ask-ward")
    .offers("ward by ajax; ward by moly-root; ward by aegis-of-hide")
    .answers("2: ward by aegis-of-hide")
    .has_hero(2, "ajax gold")
    .bears(2, "ajax", "moly-root aegis-of-hide");
}

#[test]
fn h3_4_slay_is_harm_makes_one_step_of_a_slaying() {
    for hero in ["heracles", "medea"] {
        let side = god("artemis").hero(&format!("{hero} gold"));
        let side = if hero == "medea" { side.wears("nemean-hide") } else { side };
        position([god("poseidon").eco(4).hand("the-last-thunderbolt pearl"), side])
            .play()
            .answers("1: play the-last-thunderbolt")
            .has_hero(2, &format!("{hero} silver"));
    }
}

#[test]
fn h3_4_slay_is_harm_lets_a_ward_help() {
    position([
        god("poseidon").eco(4).hand("the-last-thunderbolt pearl"),
        god("artemis").hero("medea gold").wears("dipped-in-the-styx"),
    ])
    .play()
    .answers("1: play the-last-thunderbolt")
    .has_hero(2, "medea gold");
}

#[test]
fn h3_1_harm_twice_makes_two_steps_of_a_harm() {
    let harmed =
        |side| position([god("poseidon").hand("arrow-of-paris pearl"), side]).play().answers("1: play arrow-of-paris");
    harmed(god("artemis").hero("icarus gold")).has_hero(2, "icarus bronze");
    harmed(god("artemis").hero("medea silver").wears("a-mortal-heel")).has_no_hero(2, "medea");
    harmed(god("artemis").hero("icarus bronze")).has_no_hero(2, "icarus");
    harmed(god("artemis").hero("icarus gold").wears("moly-root")).has_hero(2, "icarus gold");
}

#[test]
fn h4_3_returns_to_hand_when_a_hero_falls_by_harm_or_slaying() {
    position([
        god("poseidon").hand("arrow-of-paris pearl"),
        god("artemis").hero("alcestis bronze").wears("panoply").failed_web("the-stolen-fire", STOLEN_FIRE),
    ])
    .play()
    .answers("1: play arrow-of-paris")
    .holds(2, "alcestis the-stolen-fire")
    .hades_is("panoply torch to-dig the-smith");
    position([god("poseidon").eco(4).hand("the-last-thunderbolt pearl"), god("persephone").hero("alcestis gold")])
        .play()
        .answers("1: play the-last-thunderbolt")
        .holds(2, "alcestis");
    position([god("poseidon").hero("alcestis gold").hand("pearl"), god("artemis")])
        .play()
        .answers("1: dismiss alcestis")
        .hades_is("alcestis")
        .holds(1, "pearl");
}

#[test]
fn c4_6_unaimed_heroes_are_no_target_for_others_but_their_webs_are() {
    let hand = "arrow-of-paris sleepless shears-of-atropos harpies-at-table";
    position([
        god("ares").second_tier().eco(9).hand(hand),
        god("poseidon").hero("daphne gold").wears("blessed").web("torch"),
    ])
    .play()
    .refuses("play arrow-of-paris; attach sleepless; play harpies-at-table; use second-tier")
    .offers("play shears-of-atropos");
    position([god("poseidon").hero("daphne gold").hand("cloud-of-aphrodite blessed"), god("ares")])
        .play()
        .offers("play cloud-of-aphrodite; attach blessed"); // their owner may
}

#[test]
fn e1_2_sealed_heroes_take_attachments_from_their_owner_only() {
    position([god("ares").hand("arrow-of-paris sleepless"), god("poseidon").hero("erichthonius gold")])
        .play()
        .refuses("attach sleepless")
        .offers("play arrow-of-paris");
    position([god("poseidon").hero("alcestis gold").wears("ring-of-seals").hand("blessed"), god("ares")])
        .play()
        .offers("attach blessed");
}

#[test]
fn w3_1_web_guard_keeps_others_from_cutting_and_taking() {
    let hand = "shears-of-atropos envy-of-arachne arrow-of-paris pearl";
    position([god("artemis").second_tier().eco(9).hand(hand), god("poseidon").hero("arion bronze").web(STOLEN_FIRE)])
        .play()
        .refuses("play shears-of-atropos; play envy-of-arachne; use second-tier")
        .answers("1: play arrow-of-paris") // a fall still cuts them whole
        .hades_is("arion torch to-dig the-smith");
    position([god("poseidon").hero("arion gold").web("torch").hand("night-at-the-loom"), god("ares")])
        .play()
        .offers("play night-at-the-loom"); // the owner may
}

#[test]
fn e1_4_clinging_attachments_are_not_removed_for_eco() {
    position([god("poseidon").eco(9).hero("medea gold").wears("hounded-by-furies sleepless"), god("ares")])
        .play()
        .offers("remove sleepless from medea")
        .refuses("remove hounded-by-furies from medea");
}

#[test]
fn h2_1_slots_are_added_to_those_of_the_value() {
    let bearer = |hero: &str, worn: &str| {
        let side = god("poseidon").hero(hero).wears(worn).hand("chart-of-stars");
        position([side, god("ares")]).play()
    };
    bearer("medea bronze", "blessed chastened").refuses("attach chart-of-stars");
    bearer("medea bronze", "panoply blessed chastened").offers("attach chart-of-stars");
    bearer("medea bronze", "burdened").refuses("attach chart-of-stars");
}

#[test]
fn h3_2_slots_taken_by_a_card_cost_another_attachment() {
    position([god("poseidon").hand("burdened pearl"), god("ares").hero("medea silver").wears("blessed chastened")])
        .play()
        .answers("1: attach burdened")
        .asks("2: ask-which-attachment-goes")
        .refuses("burdened")
        .answers("2: chastened")
        .bears(2, "medea", "blessed burdened");
}

#[test]
fn w1_3_webs_are_added_to_the_limit_of_a_hero() {
    let weaver = |hero: &str| god("poseidon").hero(hero).web("torch").web("harbour").web("pearl").hand("to-burn");
    position([weaver("medea silver"), god("ares")]).play().refuses("weave to-burn on medea 4");
    position([weaver("jason silver"), god("ares")]).play().offers("weave to-burn on jason 4");
    position([weaver("medea silver").wears("second-shuttle"), god("ares")]).play().offers("weave to-burn on medea 4");
}

#[test]
fn w1_3_webs_above_a_lowered_limit_stay_and_may_be_woven_on() {
    position([
        god("poseidon").hero("medea silver").wears("lovesick").web("torch").web("harbour").web("pearl").hand("to-burn"),
        god("ares"),
    ])
    .play()
    .offers("weave to-burn on medea 1; weave to-burn on medea 2")
    .answers("1: abandon medea 3")
    .refuses("weave to-burn on medea 3");
}

#[test]
fn h2_2_no_raise_bars_paid_and_free_raising() {
    position([god("poseidon").eco(20).hero("medea bronze").wears("faint-hearted").hand("apotheosis"), god("ares")])
        .play()
        .refuses("raise medea silver; raise medea gold; play apotheosis");
}

#[test]
fn w4_1_no_closing_bars_declaring_for_plots_and_gates() {
    let side = god("poseidon").at("A").eco(20).hero("medea silver").wears("blinded");
    position([side.web("the-cyclops to-dig sword").hand("arachnes-wager"), god("ares")])
        .play()
        .refuses("close arachnes-wager with medea 1 bronze; try gate with medea 1")
        .bars("bar-close", "why-no-closing")
        .bars("bar-gate", "why-no-closing");
}

#[test]
fn w2_2_wild_card_lets_one_card_of_its_sort_stand_in_any_place() {
    // Any fire card, an action and a person.
    let weaver =
        |name: &str, hand: &str| god(name).hero("medea silver").web("torch to-dig").hand("the-stolen-fire").hand(hand);
    position([weaver("hecate", "wand"), god("ares")])
        .play()
        .answers("1: weave wand on medea 1")
        .offers("close the-stolen-fire with medea 1 bronze");
    position([weaver("poseidon", "wand"), god("ares")]).play().refuses("weave wand on medea 1");
    let coat = weaver("poseidon", "yoke loom").wears("coat-of-many-threads");
    position([coat, god("ares")])
        .play()
        .answers("1: weave yoke on medea 1")
        .check(|game| assert_eq!(game.players[nth(1)].heroes[0].webs[0].len(), 3));
    let both = god("hecate").hero("medea silver").wears("coat-of-many-threads").web("torch");
    position([both.hand("the-stolen-fire wand yoke"), god("ares")])
        .play()
        .answers("1: weave wand on medea 1; 1: weave yoke on medea 1") // one of each source
        .offers("close the-stolen-fire with medea 1 bronze");
}

#[test]
fn w4_6_stake_changes_what_must_be_staked() {
    let staked = |hero: &str, worn: &str, value: &str| {
        let slug = hero.split_once(' ').map_or(hero, |(slug, _)| slug);
        let side = god("poseidon").eco(20).hero(hero).wears(worn).web("torch to-dig the-smith");
        let script = position([side.hand("the-stolen-fire good-omen"), god("ares")]).play();
        20 - script
            .answers(&format!("1: close the-stolen-fire with {slug} 1 {value}"))
            .asks("1: ask-before-roll")
            .state()
            .players[nth(1)]
        .eco
    };
    assert_eq!(staked("medea silver", "", "silver"), 9);
    assert_eq!(staked("daedalus silver", "", "silver"), 9 - 4);
    assert_eq!(staked("daedalus silver", "", "gold"), 14 - 4);
    assert_eq!(staked("medea silver", "lemnian-hammer", "gold"), 14 - 2);
    assert_eq!(staked("daedalus silver", "lemnian-hammer", "silver"), 9 - 6);
    assert_eq!(staked("daedalus silver", "lemnian-hammer", "bronze"), 0); // never below 0
}

#[test]
fn c4_6_roll_guard_keeps_other_players_cards_from_attempts_and_rolls() {
    let side = |worn: &str| {
        let side = god("poseidon").hero("alcestis silver").wears(worn).web("torch to-dig the-smith");
        side.hand("the-stolen-fire good-omen")
    };
    let foe = || god("ares").eco(20).hand("ill-omen evil-eye favour-of-tyche");
    let declare = "1: close the-stolen-fire with alcestis 1 bronze";
    position([side(""), foe()]).play().answers(declare).asks("2: ask-before-roll").offers("play ill-omen");
    position([side("mirror-shield"), foe()])
        .play()
        .answers(declare)
        .asks("1: ask-before-roll") // nobody else can play anything
        .offers("play good-omen")
        .answers("1: pass")
        .rolls("d12", [4])
        .logs("log-succeeds");
}

#[test]
fn t3_1_steps_are_added_to_the_limit_of_movement() {
    // Persephone moves 3 steps.
    let far = |side: Side| position([side.at("S5"), god("ares").at("S18")]).moving().play();
    far(god("persephone").hero("medea")).offers("move S8").refuses("move S9");
    far(god("persephone").hero("atalanta")).offers("move S9").refuses("move S10");
    far(god("persephone").hero("atalanta").wears("winged-sandals")).offers("move S11").refuses("move S12");
    far(god("persephone").entered("atalanta")).offers("move S9"); // as long as the hero is in play
}
