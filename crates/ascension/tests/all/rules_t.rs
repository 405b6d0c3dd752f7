//! T · The turn.

use crate::common::{Expect, Side, expect::hero, god, nth, position};

/// Hestia walks 3 steps, draws 4 cards and may hold 6.
fn keeper() -> Side {
    god("hestia").at("S1")
}

fn ares() -> Side {
    god("ares").at("S13")
}

const THREE: [&str; 3] = ["yoke", "club", "torch"];

#[test]
fn t1_1_a_turn_is_maintenance_movement_drawing_actions_and_closing_the_hand() {
    position([keeper(), ares()])
        .curtain("S2 pearl")
        .beginning()
        .play()
        .has_eco(1, 1) // the maintenance
        .asks("1: ask-movement")
        .draws("chaos", THREE)
        .answers("1: move S2")
        .holds(1, "pearl yoke club torch") // the drawing
        .asks("1: ask-action")
        .answers("1: close hand")
        .curtain_is("S1", "unseen") // the closing
        .asks("2: ask-movement")
        .check(|game| assert_eq!(game.round, 1))
        .answers("2: pass")
        .asks("1: ask-movement")
        .check(|game| assert_eq!(game.round, 2));
}

#[test]
fn t1_2_before_the_movement_only_events_and_abilities_are_played() {
    let side = god("poseidon").at("A").eco(40);
    let side = side.hand("golden-rain eyes-of-argus perseus galatea-breathes moly-root");
    let side = side.hero("arion silver").wears("bronze-greaves").web("the-mother to-carve sword");
    position([side, ares().hand("yoke")])
        .moving()
        .play()
        .offers("play golden-rain; play eyes-of-argus; use first-tier")
        .refuses("enter perseus bronze; raise arion gold; attach moly-root; discard; dismiss arion; abandon arion 1")
        .refuses("close galatea-breathes with arion 1 bronze; remove bronze-greaves from arion");
}

#[test]
fn t1_3_passing_the_hand_before_the_movement_the_pawn_stays_and_nothing_is_done() {
    position([keeper().hand("golden-rain"), ares()])
        .moving()
        .play()
        .answers("1: pass")
        .stands(1, "S1")
        .holds(1, "golden-rain")
        .asks("2: ask-movement");
}

#[test]
fn t1_3_in_the_actions_closing_the_hand_ends_them_at_once() {
    position([keeper().hand("golden-rain"), ares()])
        .play()
        .answers("1: close hand")
        .holds(1, "golden-rain")
        .asks("2: ask-movement");
}

#[test]
fn t1_4_a_skipped_turn_is_maintenance_and_closing_the_hand() {
    let hand = "pearl yoke club torch sword urn mine"; // one more than Hestia may hold
    position([keeper().skips_next().hand(hand), ares()])
        .beginning()
        .play()
        .has_eco(1, 1)
        .asks("1: ask-discard-to-limit")
        .answers("1: mine")
        .stands(1, "S1")
        .asks("2: ask-movement");
}

#[test]
fn t1_5_nobody_is_made_skips_next_twice_or_two_turns_running() {
    let hypnos = || keeper().eco(5).hand("sleep-of-hypnos urn");
    position([hypnos(), ares().skips_next()]).play().refuses("play sleep-of-hypnos");
    position([hypnos(), ares().skipped()]).play().refuses("play sleep-of-hypnos");
    position([hypnos(), ares()])
        .play()
        .answers("1: play sleep-of-hypnos; 1: close hand")
        .asks("1: ask-movement") // the turn of Ares is over
        .check(|game| assert!(game.players[nth(2)].skipped && !game.players[nth(2)].skips));
}

#[test]
fn t2_1_you_gain_1_eco() {
    position([keeper().eco(3), ares().eco(3)]).beginning().play().has_eco(1, 4).has_eco(2, 3);
}

#[test]
fn t2_2_you_gain_the_income_of_each_trophy() {
    let side = keeper()
        .trophy("galatea-breathes gold: the-mother to-carve sword") // 1
        .trophy("talos-wakes gold: the-hearth sword the-gorgon rust") // 2
        .trophy("first-furrow bronze: to-dig the-lion club"); // 0
    position([side, ares()]).beginning().play().has_eco(1, 1 + 1 + 2);
}

#[test]
fn t2_3_the_incomes_of_god_traits_and_attachments_are_added_up() {
    let side = god("demeter").eco(5).hero("triptolemus").web("torch"); // 1 and 1
    let side = side.hero("perseus").wears("guest-friend in-debt"); // 2 and -1
    position([side, ares()]).beginning().play().has_eco(1, 5 + 1 + 3);
    let debtor = keeper().hero("perseus").wears("in-debt");
    position([debtor, ares()]).beginning().play().has_eco(1, 0); // 1 gained, then 1 lost
}

#[test]
fn t2_4_what_lasts_until_your_next_turn_ends() {
    let side = keeper().hero("perseus").web("mine").web_shielded().shielded();
    let other = ares().hero("jason").shielded();
    position([side, other]).beginning().play().check(|game| {
        let perseus = hero(game, 1, "perseus");
        assert!(!perseus.shielded && !perseus.webs[0].shielded);
        assert!(hero(game, 2, "jason").shielded);
    });
}

#[test]
fn t2_4_attachments_that_count_turns_count_down_and_at_0_go_to_the_hades() {
    position([keeper().hero("perseus").wears("blinded"), ares().hero("jason").wears("guest-friend")])
        .beginning() // blinded counts two turns
        .play()
        .bears(1, "perseus", "blinded")
        .answers("1: pass; 2: pass")
        .bears(1, "perseus", "")
        .hades_is("blinded")
        .check(|game| assert_eq!(hero(game, 2, "jason").attachments[0].turns, 3)); // one of four is over
}

#[test]
fn t2_5_heroes_that_entered_become_available() {
    position([keeper(), ares().entered("jason")])
        .beginning()
        .play()
        .check(|game| assert!(!hero(game, 2, "jason").ready)) // not in another's maintenance
        .answers("1: pass")
        .check(|game| assert!(hero(game, 2, "jason").ready));
}

#[test]
fn t3_1_the_pawn_moves_from_0_up_to_its_limit() {
    position([keeper(), ares()])
        .moving()
        .play()
        .offers("stay; move S2; move S3; move S4; move S18; move S17; move S16; move A")
        .refuses("move S5; move S15; move C");
}

#[test]
fn t3_2_a_pawn_may_pass_but_not_end_on_an_occupied_position() {
    position([keeper(), god("ares").at("S2")]).moving().play().refuses("move S2").offers("move S3; move S4");
}

#[test]
fn t3_3_a_pawn_that_moves_may_not_end_where_it_began_the_turn() {
    position([keeper(), ares()])
        .moving()
        .play()
        .offers("move S2; move S18")
        .refuses_because("move S1", "table-not-an-option");
}

/// An effect moves the pawn first: then neither the place where the turn began nor where it stands now will do.
#[test]
fn t3_3_nor_where_it_stood_before_its_movement() {
    position([god("hephaestus").at("S5").hand("a-gods-stride"), ares()])
        .moving()
        .play()
        .answers("1: play a-gods-stride; 1: at S6")
        .stands(1, "S6")
        .asks("1: ask-movement")
        .offers("move S4; move S7; move S8")
        .refuses_because("move S5", "table-not-an-option")
        .refuses_because("move S6", "table-not-an-option");
}

#[test]
fn t3_4_who_stays_draws_nothing() {
    position([keeper().hand("urn"), ares()])
        .moving()
        .play()
        .offers("stay")
        .answers("1: stay")
        .holds(1, "urn")
        .asks("1: ask-action");
}

#[test]
fn t4_1_the_card_of_the_position_comes_first() {
    position([keeper(), ares()])
        .curtain("S3 pearl")
        .moving()
        .play()
        .answers("1: move S3")
        .holds(1, "pearl") // before any card of the deck is drawn
        .curtain_is("S3", "-")
        .draws("chaos", THREE)
        .asks("1: ask-action");
}

#[test]
fn t4_1_on_a_gate_or_a_bare_position_that_draw_is_lost() {
    for place in ["A", "S3"] {
        position([keeper(), ares()])
            .curtain("S3 -")
            .moving()
            .play()
            .draws("chaos", THREE)
            .answers(&format!("1: move {place}"))
            .holds(1, "yoke club torch")
            .asks("1: ask-action");
    }
}

#[test]
fn t4_2_you_draw_from_the_deck_up_to_the_gods_draw_the_position_counting_as_the_first() {
    position([keeper(), ares()])
        .curtain("S2 pearl")
        .moving()
        .play()
        .draws("chaos", THREE)
        .answers("1: move S2")
        .holds(1, "pearl yoke club torch") // 4
        .asks("1: ask-action");
}

#[test]
fn t4_3_a_draw_from_an_empty_deck_first_shuffles_the_hades() {
    position([keeper(), ares()])
        .rest_held_by(2)
        .deck("yoke")
        .hades("club torch sword")
        .moving()
        .play()
        .draws("chaos", ["yoke", "club", "torch"])
        .answers("1: move A")
        .holds(1, "yoke club torch")
        .hades_is("")
        .check(|game| assert_eq!(game.deck.len(), 1)); // the sword
}

#[test]
fn t4_3_with_no_deck_and_no_hades_the_draw_is_lost() {
    position([keeper(), ares()])
        .rest_held_by(2)
        .curtain("S2 pearl")
        .moving()
        .play()
        .answers("1: move S2")
        .holds(1, "pearl")
        .asks("1: ask-action");
}

#[test]
fn t4_4_a_hand_has_no_limit_during_a_turn_nor_in_anothers() {
    let many = "pearl yoke club torch sword urn mine plain"; // 8; Hestia may hold 6, Ares 7
    position([keeper().hand("dragons-teeth"), ares().hand(many)])
        .play()
        .answers("1: close hand")
        .holds(2, many)
        .asks("2: ask-movement");
    position([keeper().hand(many), ares()]).play().asks("1: ask-action").holds(1, many);
}

#[test]
fn t5_1_the_actions_are_done_in_any_order_until_the_hand_is_closed() {
    let side = god("poseidon").at("A").eco(40);
    let side = side.hand("odysseus galatea-breathes the-wedding-of-thetis harbour golden-rain moly-root");
    let side = side.hero("perseus silver").wears("bronze-greaves").web("the-mother to-carve sword");
    let side = side.hero("arion gold").web("mine to-forge club"); // for the gate of horn
    position([side, ares()])
        .play()
        .offers("enter odysseus bronze; raise perseus gold; attach moly-root; weave harbour on arion 2")
        .offers("close galatea-breathes with perseus 1 bronze; try gate with arion 1; play golden-rain; use first-tier")
        .offers("discard; abandon arion 1; dismiss arion; remove bronze-greaves from perseus; close hand")
        .answers("1: play golden-rain; 1: raise perseus gold; 1: enter odysseus bronze; 1: abandon arion 1")
        .asks("1: ask-action")
        .answers("1: close hand; 1: pass")
        .asks("2: ask-movement");
}

#[test]
fn t6_1_first_the_window_at_the_end_of_the_turn_is_opened() {
    let many = "pearl yoke club torch sword urn mine";
    position([keeper().hand(many), ares().eco(2).hand("ruinous-feast")])
        .play()
        .refuses("pass")
        .answers("1: close hand")
        .asks("1: ask-discard-to-limit"); // Hestia has no ECO to lose
    position([keeper().eco(1).hand(many), ares().eco(2).hand("ruinous-feast")])
        .play()
        .answers("1: close hand")
        .asks("2: ask-end-of-turn")
        .answers("2: pass")
        .asks("1: ask-discard-to-limit");
}

#[test]
fn t6_2_then_you_discard_down_to_your_hand_limit() {
    let hand = "pearl yoke club torch sword urn mine plain";
    position([keeper().hand(hand), ares()])
        .play()
        .answers("1: close hand")
        .refuses("pearl; pearl, yoke, club") // two, no more and no fewer
        .answers("1: pearl, plain")
        .holds(1, "yoke club torch sword urn mine")
        .hades_is("pearl plain");
}

#[test]
fn t6_3_events_that_were_played_go_to_the_hades() {
    position([keeper().hand("golden-rain urn"), ares()])
        .play()
        .answers("1: play golden-rain")
        .played_are("golden-rain")
        .hades_is("")
        .answers("1: close hand")
        .hades_is("golden-rain")
        .played_are("");
}

#[test]
fn t6_4_the_position_the_pawn_left_is_refilled_first_then_the_lowest() {
    position([keeper().at("S9").hand("a-gods-stride"), ares()])
        .rest_held_by(2)
        .deck("pearl") // for the first position; the second gets the event, shuffled out of Hades
        .curtain("S3 -; F1 -")
        .moving()
        .play()
        .answers("1: play a-gods-stride; 1: at S11; 1: pass")
        .curtain_is("S9", "pearl")
        .curtain_is("S3", "a-gods-stride")
        .curtain_is("S13", "-"); // a pawn stands there
}

#[test]
fn t6_4_a_position_with_a_card_or_a_pawn_is_not_refilled() {
    position([keeper(), ares()])
        .curtain("S2 pearl; S3 yoke")
        .moving()
        .play()
        .draws("chaos", THREE)
        .answers("1: move S2; 1: close hand")
        .curtain_is("S1", "unseen")
        .curtain_is("S2", "-")
        .curtain_is("S3", "yoke");
}

#[test]
fn t6_5_an_empty_deck_is_made_of_the_hades() {
    position([keeper().hand("urn"), ares()])
        .rest_held_by(2)
        .hades("pearl")
        .curtain("S4 -")
        .play()
        .answers("1: close hand")
        .curtain_is("S4", "pearl")
        .hades_is("");
}

#[test]
fn t6_5_else_the_lowest_curtain_card_moves_there_at_most_once() {
    position([keeper(), ares()])
        .rest_held_by(2)
        .curtain("S2 yoke; S3 pearl; S4 club; S5 -; S6 torch")
        .moving()
        .play()
        .answers("1: move S2; 1: close hand")
        .curtain_is("S1", "pearl") // from S3, the lowest without a pawn
        .curtain_is("S5", "club") // from S4, for that of S1 has moved
        .curtain_is("S3", "-") // what a card leaves is not refilled in this turn
        .curtain_is("S4", "-")
        .curtain_is("S6", "torch");
}
