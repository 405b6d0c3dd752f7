//! B8 · Turns, actions and walking; B29 · Argo abilities.

use super::common::{Field, field};
use super::*;
use crate::ids::ArgoId;
use crate::state::{ArgoCard, Ending, Place, Posture};

/// Titan 1 in its turn; titans that are not drawn stand far away.
fn alone(picture: &str) -> Field {
    field(picture).turn_of(1).change(|game| {
        for (place, at) in [(1, "N20"), (2, "N17"), (3, "N14")] {
            if !game.titans[place].is_alive() {
                game.titans[place].place = Place::On(common::space(at));
            }
        }
    })
}

#[test]
fn b8_2_a_turn_has_one_movement_and_one_combat_action_in_either_order() {
    alone(
        "..1..PP
         .....PP",
    )
    .gear(1, "club")
    .play()
    .answers("1: walk B5")
    .asks("1: ask-action")
    .refuses("walk B4")
    .offers("attack club 1")
    .rolls("attack", [1])
    .answers("1: attack club 1; 1: none")
    .asks("1 2 3 4: ask-who-acts")
    .check(|game| assert_eq!(game.turn.done, 1));
}

#[test]
fn b8_2_a_turn_may_end_early() {
    alone("1....PP\n.....PP")
        .play()
        .answers("1: end turn")
        .asks("1 2 3 4: ask-who-acts");
}

#[test]
fn b8_1_everyone_who_lives_has_one_turn_and_then_the_round_ends() {
    field(
        "1.2..PP
         .....PP",
    )
    .at(Phase::TitansChoose)
    .play()
    .asks("1 2 3 4: ask-who-acts")
    .offers("1: activate titan 1; 1: activate titan 2")
    .refuses("1: activate titan 3")
    .answers("3: activate titan 2; 2: end turn")
    .asks("1 2 3 4: ask-who-acts")
    .refuses("1: activate titan 2")
    .answers("4: activate titan 1; 1: end turn")
    .check(|game| assert_eq!(game.round, 2, "and the primordial is next"));
}

#[test]
fn b8_5_either_action_readies_everything() {
    alone("1....PP\n.....PP")
        .gear(1, "bow cuirass")
        .titan(1, |titan| {
            titan.gear[0].exhausted = true;
            titan.sheet_exhausted = 1;
        })
        .play()
        .answers("1: ready combat")
        .check(|game| {
            assert!(!game.titan(ONE).gear[0].exhausted && game.titan(ONE).sheet_exhausted == 0);
            assert!(game.turn.fought && !game.turn.moved);
        })
        .refuses("ready movement");
}

#[test]
fn b8_8_1_a_movement_goes_as_far_as_the_speed() {
    alone("1.......PP\n........PP")
        .play()
        .offers("walk A5; walk B6")
        .refuses("walk B7; walk A6; walk B1");
}

#[test]
fn b8_8_2_it_goes_round_obstacles_chasms_titans_and_the_primordial() {
    let script = alone(
        "......PP
         #o2...PP
         1.v...#.",
    )
    .play();
    script
        .offers("walk A2")
        .refuses("walk B1; walk B2; walk B3; walk A3; walk A4");
}

#[test]
fn b8_8_2_red_lines_stop_it() {
    alone("........PP\n1.......PP\n..........")
        .tile("maze-i", "A1", 0)
        .play()
        .refuses("walk A1; walk A2")
        .offers("walk C1");
}

#[test]
fn b21_7_bypass_goes_through_titans_and_does_not_end_there() {
    let narrow = "##########\n12.#....PP\n####....PP";
    alone(narrow).play().refuses("walk B3; walk B2");
    alone(narrow)
        .gear(1, "boots")
        .play()
        .offers("walk B3")
        .refuses("walk B2");
}

#[test]
fn b9_10_a_way_without_ambrosia_is_taken_if_there_is_one() {
    alone(
        "........PP
         ........PP
         1.........
         ..........",
    )
    .tile("ambrosia-pool", "A2", 0)
    .play()
    .answers("1: walk B4")
    .check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B4"));
        assert_eq!(game.titan(ONE).ambrosia, 0);
    });
}

#[test]
fn b22_13_fatigue_leaves_only_rest_for_that_action() {
    alone("1....PP\n.....PP")
        .gear(1, "club")
        .titan(1, |titan| titan.movement_fatigue = true)
        .play()
        .refuses("walk B2")
        .answers("1: rest movement")
        .check(|game| assert!(game.turn.moved && !game.titan(ONE).movement_fatigue));
}

#[test]
fn b22_4_who_lies_down_does_nothing_and_rises_after_its_next_turn() {
    alone("1PP\n.PP")
        .gear(1, "club")
        .titan(1, |titan| titan.posture = Posture::Falling(false))
        .play()
        .check(|game| assert_eq!(game.titan(ONE).posture, Posture::Rising))
        .asks("1 2 3 4: ask-who-acts");
}

#[test]
fn b22_9_three_despair_tokens_alone_bar_the_combat_action() {
    let with = |despair: u8| {
        alone("1PP\n.PP")
            .gear(1, "club")
            .titan(1, move |titan| titan.despair = despair)
            .play()
    };
    with(2).offers("attack club 1");
    with(3).refuses("attack club 1");
}

#[test]
fn b29_an_argo_ability_costs_a_charge_and_is_used_once_in_a_round() {
    let volley = common::PACK
        .argo
        .iter()
        .position(|ability| ability.slug.as_str() == "volley")
        .unwrap() as u8;
    alone("1....PP\n.....PP")
        .change(|game| {
            game.argo.abilities.push(ArgoCard {
                ability: ArgoId(volley),
                charges: 2,
                exhausted: false,
            });
        })
        .play()
        .answers("1: use volley ability 1; 1: side 2")
        .check(|game| {
            assert_eq!(game.pool.openings, 2);
            assert_eq!(
                (game.argo.abilities[0].charges, game.argo.abilities[0].exhausted),
                (1, true)
            );
        })
        .asks("1: ask-action")
        .refuses("use volley ability 1");
}

#[test]
fn b30_3_retreat_needs_two_dead_titans() {
    field("1.23.PP\n.....PP")
        .at(Phase::TitansChoose)
        .play()
        .refuses("1: retreat");
    field("1.2..PP\n.....PP")
        .at(Phase::TitansChoose)
        .play()
        .luck(1)
        .answers("2: retreat")
        .check(|game| assert_eq!(game.ending, Some(Ending::Retreat)));
}
