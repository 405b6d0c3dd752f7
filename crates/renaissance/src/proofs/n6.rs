//! N6 · Actions, tests, stealth.

mod corners;

use super::position::mission;
use super::*;
use crate::pack::schema::{Astro, Clause, Effect};
use crate::rolls::{successes, times};
use crate::state::Whereabouts;

const CARD: &str = "victory: [Tally('s', 2)], tallies: [(letter: 's', slug: \"saved\", icon: \"hand\", of: 2)],
    actions: [
        (slug: \"ring-the-bell\", icon: \"hand\", ap: 2, place: In('m'), test: (with: Physique, needs: 2), cube: true, does: [Tally('s', 1)], fails: [Threat(1, Actor)]),
        (slug: \"take-along\", icon: \"bell\", ap: 1, place: Anywhere, does: [Threat(1, Actor)]),
    ],";

fn with_toad(picture: &str, at: &str) -> Field {
    field(picture).gear(RUGGERO, "toad").skills(RUGGERO, "").familiar(RUGGERO, at).turn(RUGGERO, 4)
}

#[test]
fn n6_2_1_a_movement_is_one_question_with_every_square_and_its_cost() {
    let script = field(".....\n.R...\n.....").turn(RUGGERO, 2).play();
    script.offers("walk B4 plain; walk A3 plain; walk C1 plain").refuses("walk B5 plain; walk B2 plain");
}

#[test]
fn n6_2_2_one_passes_friends_not_opponents_and_ends_on_a_free_square() {
    field("RF..").turn(RUGGERO, 4).play().offers("walk A3 plain").refuses("walk A2 plain");
    field("RX..").turn(RUGGERO, 4).play().refuses("walk A2 plain; walk A3 plain");
}

#[test]
fn n6_2_3_forced_movement_leads_away_step_by_step_and_stops_before_what_is_not_free() {
    let start = |picture: &str| field(picture).gear(RUGGERO, "ram-shield").turn(RUGGERO, 9).play();
    let script = start("RE...").answers("1: attack ram-shield 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    assert_eq!(script.state().foe(ONE).at, space("A4"));
    let script = start("RE.H.").answers("1: attack ram-shield 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    assert_eq!(script.state().foe(ONE).at, space("A3"));
    let large = prove(field("...\n...\nRM.").turn(RUGGERO, 4), |game, table| {
        game.force(table, hero(RUGGERO), Model::Foe(ONE), 2, true)
    });
    assert_eq!(large.state().foe(ONE).at, space("A2"), "a large model is never pushed");
}

#[test]
fn n6_2_4_a_dash_is_free_optional_over_free_squares_and_ignores_the_ground() {
    let dash = |picture: &str| prove(field(picture), |game, table| game.dash(table, hero(RUGGERO), 2, false));
    dash("R~~.").asks("1: ask-dash").offers("dash A3; stay").refuses("dash A4");
    assert_eq!(place(dash("RF..").rests().state(), RUGGERO), "A1", "no dash past a friend");
    let script = dash("R~~.").answers("1: dash A3");
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().hero(RUGGERO).sector), ("A3", 1));
}

#[test]
fn n6_2_8_equipment_is_used_for_its_ap() {
    let script = field("R....E").gear(RUGGERO, "spy-glass").turn(RUGGERO, 4).play();
    let script = script.answers("1: use spy-glass 1 maenad-1");
    assert!(has(script.state(), Model::Foe(ONE), Status::Exposed));
    assert_eq!(script.state().turn.ap, 3);
}

#[test]
fn n6_2_9_waiting_spends_ap_and_moves_the_token() {
    let script = field("R....").turn(RUGGERO, 4).play().refuses("wait 5").answers("1: wait 3");
    assert_eq!((script.state().hero(RUGGERO).sector, script.state().turn.ap), (4, 1));
}

#[test]
fn n6_2_10_a_mission_action_has_a_place_a_test_and_a_cube() {
    let start = || mission("mR....X", CARD).turn(RUGGERO, 9).at(RUGGERO, "A1").play();
    mission("mR....X", CARD).turn(RUGGERO, 9).play().offers("act take-along here").refuses("act ring-the-bell here");
    let won = start().answers("1: act ring-the-bell here").rolls("d8", [5, 5, 1, 1, 1]);
    assert_eq!(won.state().tally('s'), 1);
    won.refuses("act ring-the-bell here");
    let lost = start().answers("1: act ring-the-bell here").rolls("d8", [5, 1, 1, 1, 1]);
    assert_eq!((lost.state().tally('s'), lost.state().hero(RUGGERO).threat), (0, 1));
    lost.offers("act ring-the-bell here");
}

#[test]
fn n6_2_11_aid_lets_a_fallen_hero_beside_one_discard_a_wound() {
    let start =
        |picture: &str| field(picture).hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6)).turn(ANSELMO, 9).play();
    start("A.R").refuses("aid ruggero");
    let script = start("AR").answers("4: aid ruggero").rolls("d8", [5, 1, 1, 1]);
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).ko), (5, false));
    let failed = start("AR").answers("4: aid ruggero").rolls("d8", [4, 1, 1, 1]);
    assert!(failed.state().hero(RUGGERO).ko);
}

#[test]
fn n6_3_1_a_die_that_reaches_the_threshold_is_a_success() {
    assert_eq!((successes(&[5, 6, 8, 2], 5), successes(&[4, 4], 5)), (3, 0));
}

#[test]
fn n6_4_1_symbols_fire_once_each_and_a_combination_needs_all() {
    let clause = |on: &[Astro]| Clause { on: on.to_vec(), does: Effect::Lethal(1) };
    assert_eq!(times(&clause(&[]), &[1], None), 1);
    assert_eq!(times(&clause(&[Astro::Star]), &[6, 6, 1], None), 2);
    assert_eq!(times(&clause(&[Astro::Star]), &[5, 7, 8], None), 0);
    assert_eq!(times(&clause(&[Astro::Sun, Astro::Moon]), &[8, 8, 6], None), 0);
    assert_eq!(times(&clause(&[Astro::Sun, Astro::Moon]), &[8, 7, 8], None), 1);
}

#[test]
fn n6_4_2_a_symbol_before_the_mark_counts_whatever_the_successes_and_after_it_only_on_success() {
    let start = || field("RE").gear(RUGGERO, "star-club").turn(RUGGERO, 9).play();
    let script = start().answers("1: attack star-club 1 maenad-1 0").rolls("d8", [6, 4, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 2, "the star lowers the threshold to 4");
    assert!(has(script.state(), hero(RUGGERO), Status::Hasty));
    let missed = start().answers("1: attack star-club 1 maenad-1 0").rolls("d8", [4, 4, 1]);
    assert_eq!(missed.state().foe(ONE).wounds, 0);
}

#[test]
fn n6_5_1_a_die_is_rolled_again_only_once_by_ones_own_means() {
    let start = field("RE")
        .gear(RUGGERO, "spy-glass")
        .hero(RUGGERO, |hero| hero.tokens.add(Status::Lucky))
        .turn(RUGGERO, 9)
        .play();
    let script = start.answers("1: attack spy-glass 1 maenad-1 0").rolls("d8", [1, 5, 2, 3]);
    script.asks("1: ask-luck").offers("die 2; die 3").refuses("die 1");
}

#[test]
fn n6_7_1_in_stealth_enemies_target_nobody_and_do_not_react() {
    let game = field("RX").change(|game| game.stealth = Some(0)).game;
    assert_eq!((game.plan(ONE, 5), game.control(ONE)), (None, 0));
    assert!(game.provoked(RUGGERO, space("A1"), space("C1")).is_empty());
    assert!(!field("RX").game.provoked(RUGGERO, space("A1"), space("C1")).is_empty());
}

#[test]
fn n6_7_2_in_stealth_an_attack_has_one_success_more() {
    let start = field("RE").gear(RUGGERO, "club").turn(RUGGERO, 9).change(|game| game.stealth = Some(0));
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().foe(ONE).attacked), (1, true));
}

#[test]
fn n6_7_4_after_a_movement_a_die_must_reach_the_value_and_ap_buy_more_dice() {
    let start = || field("R....").turn(RUGGERO, 4).change(|game| game.stealth = Some(1)).play();
    let seen = start().answers("1: walk A2 plain; 1: sneak 0").rolls("d8", [3]);
    assert_eq!(seen.state().stealth, Some(2), "a 4 was needed");
    let unseen = start().answers("1: walk A2 plain; 1: sneak 1").rolls("d8", [3, 4]);
    assert_eq!((unseen.state().stealth, unseen.state().turn.ap), (Some(1), 2));
}

#[test]
fn n6_7_5_an_enemy_that_was_attacked_or_stands_beside_a_hero_raises_the_token_once() {
    let start = |picture: &str, attacked: bool| {
        let start = field(picture).acts("faun").change(|game| game.stealth = Some(0));
        let start = start.foe(ONE, |foe| foe.attacked = attacked);
        prove(start, |game, table| game.foe_acts(table)).rolls("d8", [1])
    };
    assert_eq!(start("R...\n....\n...X", true).state().stealth, Some(1));
    assert_eq!(start("R...\n....\n...X", false).state().stealth, Some(0));
    assert_eq!(start("##\nRX", true).state().stealth, Some(1), "attacked and beside him, once");
}

#[test]
fn n6_7_6_on_the_last_space_stealth_ends() {
    let start = field("R").change(|game| game.stealth = Some(4));
    let script = prove(start, |game, table| game.rise(table, 1));
    assert_eq!(script.state().stealth, None);
}

#[test]
fn n6_2_8_equipment_is_not_used_without_the_ap() {
    field("R....E").gear(RUGGERO, "spy-glass").turn(RUGGERO, 0).play().refuses("use spy-glass 1 maenad-1");
}

#[test]
fn n6_7_2_in_the_open_there_is_no_further_success() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 9);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().foe(ONE).attacked), (0, false));
}

#[test]
fn n6_7_6_below_the_last_space_stealth_goes_on() {
    let start = field("R").change(|game| game.stealth = Some(3));
    assert_eq!(prove(start, |game, table| game.rise(table, 1)).state().stealth, Some(4));
}

#[test]
fn n6_6_1_a_familiar_stands_in_nobodys_way_and_is_nobodys_target() {
    let game = with_toad("R.X.", "A2").game;
    assert!(game.free().contains(space("A2")), "its square is free");
    let start = with_toad("R.X.", "A2");
    assert_eq!(start.game.plan(ONE, 5).and_then(|plan| plan.after), Some(hero(RUGGERO)), "enemies want its owner");
    let beside = with_toad("R..X", "A3").game;
    assert!(beside.provoked(RUGGERO, space("A1"), space("A2")).is_empty());
    assert!(!game.free().contains(space("A1")), "its owner’s is not");
}

#[test]
fn n6_6_2_a_familiar_goes_to_its_target_and_stays_on_its_level_unless_it_flies() {
    let script = with_toad("R~.X.", "A1").play().answers("1: use toad 1 faun-1");
    assert_eq!(script.state().hero(RUGGERO).familiar, Some(space("A3")), "two squares, water or not");
    assert!(has(script.state(), Model::Foe(ONE), Status::Poisoned));
    with_toad("R~..X", "A1").play().refuses("use toad 1 faun-1");
    let roof = |gear: &str| field("RL1.").foe_on("A3").gear(RUGGERO, gear).familiar(RUGGERO, "A1").turn(RUGGERO, 4);
    roof("toad").play().refuses("use toad 1 faun-1");
    roof("peregrine").play().offers("use peregrine 1 faun-1");
}

#[test]
fn n6_6_3_a_familiar_rests_while_its_owner_is_ko_and_goes_where_it_goes() {
    let start = with_toad("R.X.", "A2").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
    assert_eq!(start.game.hero(RUGGERO).familiar, Some(space("A2")), "it stays on the battlefield");
    let script = start.play();
    assert!(script.state().hero(RUGGERO).ko);
    let mut away = with_toad("R.X.", "A2").game;
    away.hero_mut(RUGGERO).at = Whereabouts::In(0);
    away.follow_owner(RUGGERO);
    assert_eq!(away.hero(RUGGERO).familiar, None);
    away.hero_mut(RUGGERO).at = Whereabouts::On(space("A4"));
    away.follow_owner(RUGGERO);
    assert_eq!(away.hero(RUGGERO).familiar, Some(space("A4")));
}
