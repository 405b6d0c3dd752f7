//! C · Cards and timing.

use crate::common::{Expect, Side, god, position};
use ascension::Ascension;
use testkit::Script;

fn poseidon() -> Side {
    god("poseidon").at("S1")
}

fn apollo() -> Side {
    god("apollo").at("S7")
}

fn demeter() -> Side {
    god("demeter").at("S13")
}

/// Poseidon declares a web of Jason, a silver hero; 4 or more close it.
fn attempt(first: Side, second: Side) -> Script<Ascension> {
    let first = first.hand("galatea-breathes").hero("jason silver").web("the-mother to-carve sword");
    position([first, second]).play().answers("1: close galatea-breathes with jason 1 bronze")
}

#[test]
fn c1_1_cards_are_free_in_the_own_turn_and_cost_their_eco_in_anothers() {
    position([poseidon().hand("arrow-of-paris urn"), apollo().hero("jason gold")])
        .play()
        .answers("1: play arrow-of-paris")
        .has_hero(2, "jason silver");
    position([poseidon().hero("jason gold"), apollo().eco(5).hand("arrow-of-paris")]) // 4 ECO
        .play()
        .answers("1: close hand; 2: play arrow-of-paris")
        .has_hero(1, "jason silver")
        .check(|game| assert_eq!(game.players[crate::common::nth(2)].eco, 5 - 4 + 1)); // and the maintenance
    position([poseidon().hero("jason gold"), apollo().eco(3).hand("arrow-of-paris")])
        .play()
        .answers("1: close hand")
        .asks("2: ask-movement"); // it could not be paid
}

#[test]
fn c1_2_a_card_needs_a_target_on_which_its_first_effect_can_do_something() {
    position([poseidon().hand("arrow-of-paris"), apollo()]).play().refuses("play arrow-of-paris").offers("close hand");
    let traded = |place: &str| {
        let other = god("apollo").at(place).eco(9);
        position([poseidon().hand("traded-places urn"), other]).play()
    };
    traded("S7").offers("play traded-places");
    traded("F7").refuses("play traded-places"); // though an ECO could be taken
}

#[test]
fn c1_2_all_that_its_text_asks_to_pay_must_be_payable() {
    let thrower = |eco: u16| {
        let side = poseidon().eco(eco).hand("the-last-thunderbolt");
        position([side, apollo().hero("jason gold")]).play()
    };
    thrower(3).refuses("play the-last-thunderbolt");
    thrower(4).offers("play the-last-thunderbolt");
}

#[test]
fn c1_3_the_target_is_chosen_when_playing_and_other_choices_when_it_takes_effect() {
    let jason = apollo().hero("jason silver").wears("thyrsus moly-root").hand("aegis-raised");
    position([poseidon().hand("harpies-at-table"), jason.hero("ajax").wears("whetstone").eco(2)])
        .play()
        .answers("1: play harpies-at-table")
        .asks("1: ask-target")
        .answers("1: jason of seat 2")
        .asks("2: ask-answer")
        .answers("2: pass")
        .asks("1: ask-strip")
        .answers("1: thyrsus")
        .bears(2, "jason", "moly-root");
    position([poseidon().hand("lotus-eaters"), apollo().hand("pearl yoke club")])
        .play()
        .answers("1: play lotus-eaters")
        .asks("2: ask-discard-some"); // the text names the one who discards
}

#[test]
fn c1_4_effects_happen_in_order_and_one_that_has_become_impossible_is_skipped() {
    let nessus = |value: &str| {
        let side = apollo().hero(value).wears("thyrsus whetstone"); // harm, then one attachment
        position([poseidon().hand("robe-of-nessus urn"), side]).play().answers("1: play robe-of-nessus")
    };
    nessus("jason silver").has_hero(2, "jason bronze").asks("1: ask-strip");
    nessus("jason bronze").has_no_hero(2, "jason").hades_is("jason thyrsus whetstone").asks("1: ask-action");
    position([poseidon().hand("the-smoke-parts urn"), apollo()]) // five looks, a step more, a card
        .play()
        .draws("chaos", ["loom"])
        .answers("1: play the-smoke-parts; 1: at S2; 1: done")
        .sees(1, "S2")
        .check(|game| assert_eq!(game.turn.extra_steps, 0)) // the movement is over
        .asks("1: ask-action");
}

#[test]
fn c1_5_an_event_lies_beside_the_board_until_the_turn_ends() {
    position([poseidon().hand("song-of-the-muse urn"), apollo()])
        .rest_held_by(2)
        .hades("pearl")
        .play()
        .draws("chaos", ["pearl"]) // two are to be drawn; the song itself is not shuffled in
        .answers("1: play song-of-the-muse")
        .holds(1, "pearl urn")
        .played_are("song-of-the-muse")
        .hades_is("")
        .asks("1: ask-action");
}

#[test]
fn c2_1_own_turn_before_the_movement_or_in_the_actions_and_never_in_a_window() {
    let side = || poseidon().hand("golden-rain panic urn");
    position([side(), apollo()]).moving().play().offers("play golden-rain");
    position([side(), apollo()]).play().offers("play golden-rain");
    position([side(), apollo().eco(9).hand("golden-rain eyes-of-argus")]) // each could play the other card
        .play()
        .answers("1: close hand")
        .asks("2: ask-end-of-turn")
        .refuses("play golden-rain")
        .answers("2: pass")
        .asks("1: ask-end-of-turn")
        .refuses("play golden-rain");
}

#[test]
fn c2_2_any_time_is_the_own_turn_and_the_windows_before_a_roll_and_at_the_end() {
    let feast = || apollo().eco(2).hand("ruinous-feast");
    let feasts = "play ruinous-feast";
    position([feast(), poseidon().eco(1)]).moving().play().offers(feasts);
    position([feast(), poseidon().eco(1)]).play().offers(feasts);
    attempt(poseidon().eco(1), feast())
        .asks("2: ask-before-roll")
        .offers(feasts)
        .answers("2: pass")
        .rolls("d12", [1]) // after the roll nobody is asked
        .answers("1: close hand")
        .asks("2: ask-end-of-turn")
        .offers(feasts);
}

#[test]
fn c2_2_a_card_aimed_at_an_attempt_is_played_only_before_that_roll() {
    let omens = || poseidon().hand("good-omen urn");
    position([omens().hero("jason"), apollo()]).play().refuses("play good-omen");
    attempt(omens(), apollo().eco(9).hand("ill-omen"))
        .asks("2: ask-before-roll")
        .answers("2: pass")
        .asks("1: ask-before-roll")
        .offers("play good-omen")
        .answers("1: pass")
        .rolls("d12", [1])
        .refuses("play good-omen")
        .answers("1: close hand")
        .asks("2: ask-movement"); // there is no attempt at the end of the turn
}

#[test]
fn c2_3_an_answer_is_played_only_when_a_card_is_aimed_at_you_and_takes_effect_before_it() {
    let shield = || apollo().eco(2).hand("aegis-raised").hero("jason gold");
    position([shield(), poseidon()]).play().refuses("play aegis-raised");
    position([poseidon().hand("arrow-of-paris urn"), shield()])
        .play()
        .answers("1: play arrow-of-paris")
        .asks("2: ask-answer")
        .answers("2: play aegis-raised")
        .has_hero(2, "jason gold")
        .has_eco(2, 0)
        .answers("1: close hand")
        .asks("2: ask-movement"); // and not at the end of a turn
}

#[test]
fn c2_4_after_the_roll_only_in_the_window_after_a_closing_roll() {
    let tyche = || poseidon().hand("favour-of-tyche urn");
    position([tyche().hero("jason"), apollo()]).play().refuses("play favour-of-tyche");
    attempt(tyche(), apollo()) // nobody is asked before the roll
        .rolls("d12", [3])
        .asks("1: ask-after-roll")
        .answers("1: play favour-of-tyche")
        .rolls("d12", [4])
        .check(|game| assert_eq!(game.players[crate::common::nth(1)].trophies.len(), 1));
}

#[test]
fn c2_5_heroes_and_plots_are_for_the_own_turn_and_attachments_for_any_time() {
    let side = || {
        apollo()
            .eco(20)
            .hero("jason silver")
            .web("the-mother to-carve sword")
            .hand("perseus galatea-breathes sleepless")
    };
    let declaring = "close galatea-breathes with jason 1 silver";
    position([side(), poseidon().hero("alcestis")])
        .play()
        .offers("enter perseus bronze; attach sleepless")
        .offers(declaring);
    position([poseidon().hero("jason").hand("urn"), side()])
        .play()
        .answers("1: close hand")
        .asks("2: ask-end-of-turn")
        .offers("attach sleepless")
        .refuses_because("enter perseus bronze", "table-not-an-option")
        .refuses_because(declaring, "table-not-an-option");
    attempt(poseidon(), side())
        .asks("2: ask-before-roll")
        .offers("attach sleepless")
        .refuses_because(declaring, "table-not-an-option");
}

#[test]
fn c3_1_there_are_four_windows() {
    let other = apollo().eco(20).hand("ill-omen evil-eye panic");
    attempt(poseidon().hand("aegis-raised urn"), other)
        .asks("2: ask-before-roll")
        .answers("2: play ill-omen")
        .asks("1: ask-answer") // a card is aimed at another player
        .answers("1: pass; 2: pass")
        .rolls("d12", [4])
        .asks("2: ask-after-roll")
        .answers("2: pass; 1: close hand")
        .asks("2: ask-end-of-turn");
}

#[test]
fn c3_2_asked_in_turn_order_the_active_player_last_until_all_have_passed_in_a_row() {
    position([
        poseidon().hand("eyes-of-argus urn"),
        apollo().eco(9).hand("ruinous-feast"),
        demeter().eco(9).hand("contrary-currents panic"),
    ])
    .play()
    .answers("1: close hand")
    .asks("2: ask-end-of-turn")
    .answers("2: pass")
    .asks("3: ask-end-of-turn")
    .answers("3: play contrary-currents; 3: pawn of seat 2; 3: at S8")
    .asks("1: ask-end-of-turn")
    .answers("1: pass")
    .asks("2: ask-end-of-turn")
    .answers("2: pass")
    .asks("3: ask-end-of-turn")
    .answers("3: pass")
    .asks("2: ask-movement");
}

#[test]
fn c3_3_each_card_takes_effect_before_the_next_player_is_asked() {
    position([poseidon().eco(5).hand("urn"), apollo().eco(9).hand("ruinous-feast"), demeter().eco(9).hand("panic")])
        .play()
        .answers("1: close hand; 2: play ruinous-feast; 2: pawn of seat 1")
        .asks("3: ask-end-of-turn")
        .has_eco(1, 0)
        .has_eco(2, 9 - 2);
}

#[test]
fn c3_4_inside_a_window_nothing_is_woven_entered_raised_discarded_dismissed_or_declared() {
    let side = god("poseidon").at("A").eco(40).hand("perseus galatea-breathes the-mother panic");
    let side = side.hero("jason").web("the-mother to-carve sword").web("mine to-forge club");
    position([side, apollo().hand("yoke")])
        .play()
        .offers("enter perseus bronze; raise jason silver; discard; dismiss jason; abandon jason 1")
        .offers("close galatea-breathes with jason 1 bronze; try gate with jason 2; weave the-mother on jason 3")
        .answers("1: close hand")
        .asks("1: ask-end-of-turn")
        .offers("play panic; pass")
        .refuses("enter perseus bronze; raise jason silver; discard; dismiss jason; abandon jason 1")
        .refuses("close galatea-breathes with jason 1 bronze; try gate with jason 2; weave the-mother on jason 3");
}

#[test]
fn c3_5_only_the_player_aimed_at_is_asked_until_they_pass_or_it_aims_no_longer() {
    let shields = "aegis-raised aegis-raised";
    let archer = || poseidon().hand("arrow-of-paris urn");
    position([archer(), apollo().hero("jason gold"), demeter().eco(9).hand(shields)])
        .play()
        .answers("1: play arrow-of-paris")
        .has_hero(2, "jason silver") // Demeter is not asked
        .asks("1: ask-action");
    position([archer(), apollo().eco(9).hand(shields).hero("jason gold"), demeter()])
        .play()
        .answers("1: play arrow-of-paris")
        .asks("2: ask-answer")
        .answers("2: play aegis-raised")
        .holds(2, "aegis-raised") // a cancelled card aims at nobody
        .asks("1: ask-action");
}

#[test]
fn c4_1_a_card_is_aimed_when_somebody_else_plays_it_on_your_things() {
    let shield = || apollo().eco(9).hand("aegis-raised").hero("jason gold").wears("thyrsus");
    for play in ["attach sleepless", "play panic", "play ruinous-feast", "play harpies-at-table"] {
        let hand = play.split_once(' ').map_or("", |(_, card)| card);
        position([poseidon().hand(hand), shield()]).play().answers(&format!("1: {play}")).asks("2: ask-answer");
    }
    position([shield().hand("harpies-at-table moly-root"), poseidon()]) // the own hero
        .play()
        .answers("1: play harpies-at-table; 1: attach moly-root")
        .bears(1, "jason", "moly-root");
}

#[test]
fn c4_1_also_at_anothers_attempt_or_roll() {
    attempt(poseidon().hand("aegis-raised"), apollo().eco(9).hand("ill-omen evil-eye"))
        .answers("2: play ill-omen")
        .asks("1: ask-answer")
        .answers("1: pass")
        .rolls("d12", [7])
        .answers("2: play evil-eye")
        .asks("1: ask-answer");
}

#[test]
fn c4_2_it_is_paid_for_then_answered_then_takes_effect() {
    position([poseidon().hero("jason gold").hand("aegis-raised"), apollo().eco(5).hand("arrow-of-paris")])
        .play()
        .answers("1: close hand; 2: play arrow-of-paris")
        .asks("1: ask-answer")
        .has_eco(2, 1)
        .has_hero(1, "jason gold")
        .answers("1: pass")
        .has_hero(1, "jason silver");
}

#[test]
fn c4_3_a_cancelled_card_has_no_effect_and_its_eco_are_lost() {
    let target = || poseidon().hero("jason gold").hand("aegis-raised");
    position([target(), apollo().eco(4).hand("arrow-of-paris")])
        .play()
        .answers("1: close hand; 2: play arrow-of-paris; 1: play aegis-raised")
        .has_hero(1, "jason gold")
        .has_eco(2, 1) // by the maintenance
        .hades_is("arrow-of-paris aegis-raised"); // the turn is over
    position([poseidon().hand("sleepless urn"), apollo().eco(2).hero("jason").hand("aegis-raised")])
        .play()
        .answers("1: attach sleepless; 2: play aegis-raised")
        .bears(2, "jason", "")
        .hades_is("sleepless")
        .played_are("aegis-raised");
    // What the card's text asks for is lost with it.
    position([
        poseidon().eco(5).hand("the-last-thunderbolt urn"),
        apollo().eco(2).hero("jason gold").hand("aegis-raised"),
    ])
    .play()
    .answers("1: play the-last-thunderbolt; 2: play aegis-raised")
    .has_hero(2, "jason gold")
    .has_eco(1, 1);
}

#[test]
fn c4_4_answers_and_abilities_cannot_be_answered() {
    let shield = || apollo().eco(2).hero("jason gold").hand("aegis-raised");
    position([poseidon().hand("arrow-of-paris aegis-raised"), shield()])
        .play()
        .answers("1: play arrow-of-paris; 2: play aegis-raised")
        .has_hero(2, "jason gold")
        .asks("1: ask-action");
    position([god("hermes").eco(1).second_tier().hand("urn pearl"), shield()])
        .play()
        .answers("1: use second-tier") // Apollo's only card for one of the two
        .draws("steal", ["aegis-raised"])
        .asks("1: ask-give");
}

#[test]
fn c4_5_a_redirected_card_must_be_legal_and_the_new_owner_may_answer() {
    let turner = apollo().eco(3).hand("the-turned-arrow").hero("jason gold").hero("midas gold");
    position([
        poseidon().hand("arrow-of-paris urn").hero("ajax"),
        turner,
        demeter().eco(2).hand("aegis-raised").hero("orion gold").hero("perseus gold"),
    ])
    .play()
    .answers("1: play arrow-of-paris; 1: jason of seat 2; 2: play the-turned-arrow")
    .asks("2: ask-redirect")
    .offers("orion of seat 3; perseus of seat 3")
    .refuses("ajax of seat 1; jason of seat 2; midas of seat 2")
    .answers("2: orion of seat 3")
    .asks("3: ask-answer")
    .answers("3: pass")
    .has_hero(3, "orion silver")
    .has_hero(2, "jason gold");
}

#[test]
fn c4_5_a_card_is_redirected_at_most_once() {
    let table = || {
        position([
            poseidon().hand("arrow-of-paris urn").hero("ajax"),
            apollo().eco(3).hand("the-turned-arrow").hero("jason gold"),
            demeter().eco(9).hand("the-turned-arrow").hero("orion gold"),
        ])
        .play()
    };
    table().answers("1: play arrow-of-paris; 1: orion of seat 3").asks("3: ask-answer");
    table()
        .answers("1: play arrow-of-paris; 1: jason of seat 2; 2: play the-turned-arrow") // there is only Orion
        .has_hero(2, "jason gold")
        .has_hero(3, "orion silver")
        .holds(3, "the-turned-arrow");
}

#[test]
fn c4_5_back_on_the_one_who_played_it_nobody_answers() {
    let harpies = poseidon().hand("harpies-at-table aegis-raised").hero("ajax").wears("thyrsus");
    let turner = apollo().eco(3).hand("the-turned-arrow").hero("jason").wears("whetstone");
    position([harpies, turner])
        .play()
        .answers("1: play harpies-at-table; 1: jason of seat 2; 2: play the-turned-arrow")
        .bears(1, "ajax", "")
        .bears(2, "jason", "whetstone")
        .asks("1: ask-action");
}

#[test]
fn c4_5_a_card_aimed_at_an_attempt_is_not_redirected() {
    attempt(poseidon().hand("the-turned-arrow"), apollo().eco(9).hand("ill-omen").hero("ajax"))
        .answers("2: play ill-omen")
        .rolls("d12", [7]) // Poseidon was not asked: 7 less 3 closes the web
        .holds(1, "the-turned-arrow")
        .check(|game| assert_eq!(game.players[crate::common::nth(1)].trophies.len(), 1));
}

#[test]
fn c4_6_what_is_shielded_is_no_target_for_others_until_its_owners_next_maintenance() {
    let hero = || apollo().hero("jason gold").web("mine").web("harbour").web_shielded();
    position([poseidon().hand("arrow-of-paris urn"), hero().shielded()])
        .play()
        .refuses("play arrow-of-paris")
        .answers("1: close hand; 2: pass; 1: stay")
        .offers("play arrow-of-paris");
    position([poseidon().hand("shears-of-atropos"), hero()])
        .play()
        .answers("1: play shears-of-atropos") // only the other web
        .has_web(2, "jason", 1, "")
        .has_web(2, "jason", 2, "harbour");
    position([hero().shielded().hand("apotheosis cloud-of-aphrodite"), poseidon()])
        .play()
        .refuses("play apotheosis") // Jason is of gold
        .refuses("play cloud-of-aphrodite"); // and shielded
    position([apollo().hero("jason").shielded().hand("apotheosis urn"), poseidon()])
        .play()
        .answers("1: play apotheosis") // the own hero may be aimed at
        .has_hero(1, "jason silver");
}

#[test]
fn c5_1_an_ability_is_used_once_in_your_turn_for_the_eco_it_names() {
    let medea = poseidon().eco(1).hand("urn yoke").hero("medea"); // 1 ECO
    position([medea, apollo()])
        .play()
        .draws("chaos", ["pearl"])
        .answers("1: use medea; 1: urn")
        .has_eco(1, 0)
        .holds(1, "pearl yoke")
        .refuses("use medea")
        .answers("1: close hand; 2: pass; 1: stay")
        .offers("use medea; use first-tier")
        .draws("chaos", ["club"])
        .answers("1: use first-tier; 1: pearl")
        .refuses("use first-tier");
}

#[test]
fn c5_1_not_in_a_window_nor_in_anothers_turn() {
    position([poseidon().hand("panic"), god("persephone").at("S7").eco(9).hand("eyes-of-argus urn")])
        .hades("pearl")
        .play()
        .offers("use first-tier")
        .answers("1: close hand")
        .asks("2: ask-end-of-turn")
        .refuses("use first-tier")
        .answers("2: pass")
        .asks("1: ask-end-of-turn")
        .refuses("use first-tier");
}

#[test]
fn c5_2_a_trait_works_while_the_hero_is_in_play_and_one_that_is_used_needs_it_available() {
    let side = poseidon().eco(9).hand("urn");
    position([side.clone().entered("medea"), apollo()]).play().refuses("use medea");
    position([side.hero("medea"), apollo()]).play().offers("use medea");
    position([poseidon().entered("triptolemus"), apollo()]) // 1 ECO in each maintenance
        .beginning()
        .play()
        .has_eco(1, 1 + 1);
}

#[test]
fn c5_3_a_second_tier_adds_to_the_first() {
    let side = |side: Side| side.hero("jason silver").hero("medea").hero("perseus").web("mine to-forge cradle");
    let tried = |side: Side| {
        position([side.at("A").eco(10).hand("urn"), apollo()]).play().answers("1: try gate with perseus 1")
    };
    // The first tier takes 3 off the price of a gate, the second adds 2 to the roll.
    tried(side(god("hestia").second_tier())).rolls("d12", [3]).logs("log-opens-gate").has_eco(1, 10 - 7);
    tried(side(god("hestia"))).rolls("d12", [4]).logs("log-gate-holds");
}

#[test]
fn c5_4_modifiers_of_the_same_kind_add_up() {
    // Raising costs 5 a step. Meleager takes 2 off and the god 1.
    position([god("hephaestus").eco(3).hero("meleager"), apollo()])
        .play()
        .answers("1: raise meleager silver")
        .has_eco(1, 1);
    position([poseidon().eco(3).hero("meleager"), apollo()]).play().answers("1: raise meleager silver").has_eco(1, 0);
    // A third takes it below 0, and it costs nothing.
    position([god("hephaestus").hero("meleager").wears("whetstone"), apollo()])
        .play()
        .answers("1: raise meleager gold")
        .has_hero(1, "meleager gold")
        .has_eco(1, 0);
}

/// C3.6: what the one who declared may play before the roll, and what not.
fn declared(hand: &str) -> Script<Ascension> {
    let side = poseidon()
        .eco(20)
        .hero("jason silver")
        .web("the-mother to-carve sword")
        .hero("perseus silver")
        .hand("galatea-breathes")
        .hand(hand);
    position([side, apollo().eco(9).hero("ajax")]).play().answers("1: close galatea-breathes with jason 1 silver")
}

#[test]
fn c3_6_before_your_own_roll_you_play_only_what_concerns_the_attempt() {
    declared("good-omen cloud-of-aphrodite blessed")
        .asks("1: ask-before-roll")
        .offers("play good-omen; play cloud-of-aphrodite; attach blessed");
    declared("good-omen winged-sandals purse-of-plutus arrow-of-paris the-smoke-turns ruinous-feast")
        .asks("1: ask-before-roll")
        .offers("play good-omen")
        .refuses_because("attach winged-sandals", "table-not-an-option")
        .refuses_because("attach purse-of-plutus", "table-not-an-option")
        .refuses_because("play arrow-of-paris", "table-not-an-option")
        .refuses_because("play the-smoke-turns", "table-not-an-option")
        .refuses_because("play ruinous-feast", "table-not-an-option");
}

#[test]
fn c3_6_an_attachment_then_goes_to_the_hero_of_the_attempt() {
    declared("blessed").answers("1: attach blessed").bears(1, "jason", "blessed");
}

#[test]
fn c3_6_others_play_what_they_like_before_the_roll() {
    let side = poseidon().eco(9).hero("jason silver").web("the-mother to-carve sword").hand("galatea-breathes");
    position([side, apollo().eco(20).hero("ajax").hand("winged-sandals the-smoke-turns")])
        .play()
        .answers("1: close galatea-breathes with jason 1 silver")
        .asks("2: ask-before-roll")
        .offers("attach winged-sandals; play the-smoke-turns");
}
