//! N7 to N9 · Attacks, wounds, threat, reaction attacks.

use super::*;
use crate::state::Verdict;

/// Ruggero with Dexterity 4 beside a maenad: Physical Defence 5, Health 4.
fn duel(item: &str) -> Script<Renaissance> {
    field("RE").gear(RUGGERO, item).hero(RUGGERO, |hero| hero.stats[1] = 4).turn(RUGGERO, 9).play()
}

/// A pusher strikes Fiammetta: 3 hits, then Push 1 and Weakened.
fn pushed(gear: &str) -> Script<Renaissance> {
    let start = field("..FU").gear(FIAMMETTA, gear).skills(FIAMMETTA, "");
    prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false))
}

#[test]
fn n7_1_1_effects_after_the_mark_need_a_wound_and_come_in_order() {
    let hit = pushed("").rolls("d8", [1, 1, 1]);
    assert_eq!((place(hit.state(), FIAMMETTA).as_str(), wounds(hit.state(), FIAMMETTA)), ("A2", 3));
    assert!(has(hit.state(), hero(FIAMMETTA), Status::Weakened));
    let missed = pushed("").rolls("d8", [5, 5, 5]);
    assert_eq!(place(missed.state(), FIAMMETTA), "A3");
}

#[test]
fn n7_1_2_wounds_that_equipment_takes_do_not_let_an_enemys_effects_happen() {
    let script = pushed("buckler").rolls("d8", [5, 1, 1]);
    let fiammetta = script.state().hero(FIAMMETTA);
    assert_eq!((fiammetta.wounds, fiammetta.items[0].wounds, fiammetta.tokens.is_empty()), (0, 2, true));
    assert_eq!(place(script.state(), FIAMMETTA), "A3");
}

#[test]
fn n7_2_1_wounds_on_the_sheet_add_up_to_ko() {
    let script = prove(field("R").gear(RUGGERO, ""), |game, table| game.hurt(table, RUGGERO, 2, false).map(drop));
    assert_eq!(wounds(script.state(), RUGGERO), 2);
}

#[test]
fn n7_2_2_an_enemy_at_its_health_is_removed() {
    let script = prove(field("RX"), |game, table| {
        game.wound_foe(table, ONE, 1, None);
        assert!(!game.foe(ONE).gone);
        game.wound_foe(table, ONE, 1, None);
        Ok(())
    });
    assert!(script.state().foe(ONE).gone);
}

#[test]
fn n7_3_1_resistance_takes_wounds_while_it_has_room() {
    let script =
        prove(field("R").gear(RUGGERO, "buckler"), |game, table| game.hurt(table, RUGGERO, 3, false).map(drop));
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items[0].wounds), (1, 2));
}

#[test]
fn n7_3_2_the_owner_divides_wounds_among_several_pieces() {
    let start = || field("R").gear(RUGGERO, "buckler mail-coat");
    prove(start(), |game, table| game.hurt(table, RUGGERO, 2, false).map(drop)).asks("1: ask-soak");
    let all = prove(start(), |game, table| game.hurt(table, RUGGERO, 4, false).map(drop));
    assert_eq!(all.state().free_resistance(RUGGERO), 0, "nobody is asked where it makes no difference");
}

#[test]
fn n7_3_3_unblockable_wounds_pass_equipment() {
    let script = prove(field("R").gear(RUGGERO, "buckler"), |game, table| game.hurt(table, RUGGERO, 1, true).map(drop));
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items[0].wounds), (1, 0));
}

#[test]
fn n7_4_1_a_fallen_hero_draws_a_severe_wound_instead_of_acting() {
    let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO)).draws("wounds", ["torn-muscle"]);
    assert_eq!((script.state().hero(RUGGERO).severe, script.state().turn.hero), (0b10, None));
    assert_eq!(script.state().stat(RUGGERO, crate::pack::schema::Characteristic::Physique), 4);
}

#[test]
fn n7_4_2_a_severe_wound_is_never_drawn_twice() {
    let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds, hero.severe) = (true, 6, 0b11_1111_1110));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO)).draws("wounds", ["broken-arm"]);
    assert_eq!(script.state().hero(RUGGERO).severe, 0b11_1111_1111);
}

#[test]
fn n7_5_1_a_heros_area_takes_its_own_effect_friends_too_and_spares_the_attacker() {
    let start = field("R.EH\n..F.").gear(RUGGERO, "fire-pot").gear(FIAMMETTA, "").turn(RUGGERO, 9).play();
    let script = start.answers("1: attack fire-pot 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    let game = script.state();
    assert_eq!(
        (game.foe(ONE).wounds, game.foe(TWO).wounds, wounds(game, FIAMMETTA), wounds(game, RUGGERO)),
        (1, 1, 1, 0)
    );
    let start = field("R.EH\n..F.").gear(RUGGERO, "fire-pot").gear(FIAMMETTA, "").turn(RUGGERO, 9).play();
    let missed = start.answers("1: attack fire-pot 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!(missed.state().foe(TWO).wounds, 0);
}

#[test]
fn n7_5_2_an_enemys_area_hits_every_hero_in_it_and_each_defends() {
    let start = field("......\n....M.\nRF....").gear(RUGGERO, "").gear(FIAMMETTA, "");
    let start = start.skills(RUGGERO, "").skills(FIAMMETTA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 1, hero(RUGGERO), false));
    let script = script.rolls("d8", [1, 1, 5, 5, 1]);
    assert_eq!((wounds(script.state(), RUGGERO), wounds(script.state(), FIAMMETTA)), (1, 0));
}

#[test]
fn n8_1_1_an_attack_costs_its_ap_and_hides_nobody() {
    let start =
        field("RE").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.tokens.add(Status::Hidden)).turn(RUGGERO, 9);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!((script.state().turn.spent, has(script.state(), hero(RUGGERO), Status::Hidden)), (3, false));
    field("RE").gear(RUGGERO, "club").turn(RUGGERO, 2).play().refuses("attack club 1 maenad-1 0");
}

#[test]
fn n8_1_4_each_die_that_reaches_the_defence_is_a_wound() {
    let script = duel("club").answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 6, 4, 4]);
    assert_eq!(script.state().foe(ONE).wounds, 2);
}

#[test]
fn n8_1_5_without_a_wound_nothing_comes_after_the_mark() {
    let script = duel("lethal-club").answers("1: attack lethal-club 1 maenad-1 0").rolls("d8", [4, 4, 4, 4]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().hero(RUGGERO).threat), (0, 0));
}

#[test]
fn n8_2_1_three_wounds_are_critical_one_more_and_one_more_threat() {
    // Check case 1: 5-6-8-2 against 5 is three wounds, the critical a fourth; Health 4 falls; wounded, critical, defeated.
    let start = field("RE....X").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.stats[1] = 4).turn(RUGGERO, 9).play();
    let script = start.answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 6, 8, 2]);
    assert_eq!((script.state().foe(ONE).gone, script.state().hero(RUGGERO).threat), (true, 3));
}

#[test]
fn n8_2_2_lethal_comes_after_the_critical_and_never_causes_one() {
    // Check case 2: 5-6-1-2 is two wounds and one lethal, no critical.
    let script = duel("lethal-club").answers("1: attack lethal-club 1 maenad-1 0").rolls("d8", [5, 6, 1, 2]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().hero(RUGGERO).threat), (3, 1));
}

#[test]
fn n8_2_3_the_immune_suffer_no_critical_but_threat_rises() {
    let start =
        field("....\n....\nRM..").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.stats[1] = 4).turn(RUGGERO, 9);
    let script = start.play().answers("1: attack club 1 thunder-ram-1 0").rolls("d8", [6, 6, 6, 1]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().hero(RUGGERO).threat), (3, 2));
}

#[test]
fn n8_3_1_a_mental_attack_needs_its_successes() {
    let start = || field("O..E").turn(OTTAVIA, 9).play();
    let won = start().answers("3: attack unquiet-whisper 1 maenad-1 0").rolls("d8", [4, 4, 1, 1, 1, 1]);
    assert_eq!((won.state().foe(ONE).wounds, won.state().hero(OTTAVIA).heroism), (2, 1));
    let lost = start().answers("3: attack unquiet-whisper 1 maenad-1 0").rolls("d8", [8, 3, 1, 1, 1, 1]);
    assert_eq!((lost.state().foe(ONE).wounds, lost.state().hero(OTTAVIA).heroism), (0, 0));
}

#[test]
fn n8_3_2_a_mental_attack_is_rolled_against_the_mental_defence() {
    let start = field("O..N").turn(OTTAVIA, 9).play();
    let script = start.answers("3: attack unquiet-whisper 1 marsh-nymph-1 0").rolls("d8", [5, 5, 5, 5, 5, 5]);
    assert!(!script.state().foe(ONE).gone, "a nymph has 6");
}

#[test]
fn n8_4_1_threat_rises_once_an_action_for_each_reason_and_for_each_enemy_defeated() {
    let start =
        field("R.XX\n..H.").gear(RUGGERO, "fire-pot").foe(ONE, |foe| foe.wounds = 1).foe(TWO, |foe| foe.wounds = 1);
    let start = start.turn(RUGGERO, 9).play();
    let script = start.answers("1: attack fire-pot 1 faun-1 0").rolls("d8", [4, 1, 1, 4]);
    assert_eq!(script.state().hero(RUGGERO).threat, 3, "wounds once, two defeated");
}

#[test]
fn n8_4_2_unblockable_wounds_raise_threat_by_one_more() {
    let script = duel("needle").answers("1: attack needle 1 maenad-1 0").rolls("d8", [5, 1, 1, 1]);
    assert_eq!(script.state().hero(RUGGERO).threat, 2);
}

#[test]
fn n8_5_2_a_defeated_enemy_leaves_loot_and_with_the_last_its_token_goes() {
    let start = field("RX..X").foe(ONE, |foe| foe.wounds = 1).foe(TWO, |foe| foe.wounds = 1);
    let script = prove(start, |game, table| {
        game.wound_foe(table, ONE, 1, Some(hero(RUGGERO)));
        assert_eq!((game.loot[0], game.tokens.len()), (1, 1));
        game.wound_foe(table, TWO, 1, Some(hero(RUGGERO)));
        Ok(())
    });
    assert_eq!((script.state().loot[0], script.state().tokens.len()), (2, 0));
}

#[test]
fn n9_1_1_an_enemys_hits_less_the_successes_are_the_wounds() {
    let script = pushed("").rolls("d8", [5, 1, 1]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 2);
}

#[test]
fn n9_1_3_the_defence_is_rolled_with_the_printed_characteristic() {
    let start = field("O..N").gear(OTTAVIA, "").skills(OTTAVIA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false));
    script.rolls("d8", [5, 5, 1, 1, 1, 1]).rests();
}

#[test]
fn n9_1_6_a_full_defence_leaves_nothing() {
    let script = pushed("").rolls("d8", [5, 5, 5]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 0);
}

#[test]
fn n9_2_1_a_mental_attack_does_nothing_against_enough_successes() {
    let struck = |faces: [u8; 6]| {
        let start = field("O..N").gear(OTTAVIA, "").skills(OTTAVIA, "");
        let script =
            prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false)).rolls("d8", faces);
        (wounds(script.state(), OTTAVIA), has(script.state(), hero(OTTAVIA), Status::Hindered))
    };
    assert_eq!(struck([5, 5, 1, 1, 1, 1]), (0, false));
    assert_eq!(struck([5, 1, 1, 1, 1, 1]), (1, true));
}

#[test]
fn n9_3_1_whoever_walks_away_from_an_enemy_is_struck_before_the_step() {
    let start = || field("......\nXF....\n......").gear(FIAMMETTA, "").skills(FIAMMETTA, "").turn(FIAMMETTA, 6).play();
    let script = start().answers("2: walk B4 plain").rolls("d8", [1, 1, 1]);
    assert_eq!((wounds(script.state(), FIAMMETTA), place(script.state(), FIAMMETTA).as_str()), (2, "B4"));
    let far = field("......\nX.F...\n......").turn(FIAMMETTA, 6).play().answers("2: walk B5 plain");
    assert_eq!(wounds(far.state(), FIAMMETTA), 0, "nobody beside her");
}

#[test]
fn n9_3_2_passing_an_adjacent_square_provokes_and_a_quiet_way_does_not() {
    let start =
        || field("........\n.F.X....\n........").gear(FIAMMETTA, "").skills(FIAMMETTA, "").turn(FIAMMETTA, 6).play();
    let script = start();
    let script = script.answers("2: walk A4 plain");
    assert_eq!(place(script.state(), FIAMMETTA), "A4");
    let game = script.state();
    assert_eq!(game.provoked(FIAMMETTA, space("A4"), space("A5")).len(), 1);
    assert_eq!(game.provoked(FIAMMETTA, space("A4"), space("B5")).len(), 0, "still beside it");
}

#[test]
fn n9_3_3_ko_by_a_reaction_attack_ends_the_activation_without_a_step() {
    let start = field("XF......").gear(FIAMMETTA, "").skills(FIAMMETTA, "").hero(FIAMMETTA, |hero| hero.wounds = 3);
    let script = prove(start.turn(FIAMMETTA, 6), |game, table| {
        game.walk(table, FIAMMETTA, space("A4"), crate::choice::Gait::Plain)
    });
    let script = script.rolls("d8", [1, 1, 1]);
    let fiammetta = script.state().hero(FIAMMETTA);
    assert_eq!((fiammetta.ko, place(script.state(), FIAMMETTA).as_str(), fiammetta.sector), (true, "A2", 7));
}

#[test]
fn n9_3_4_a_reaction_attack_moves_nobody_and_the_source_of_a_push_does_not_react() {
    let start = || field("..FU").gear(FIAMMETTA, "").skills(FIAMMETTA, "");
    let reaction =
        prove(start(), |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), true)).rolls("d8", [1, 1, 1]);
    assert_eq!(place(reaction.state(), FIAMMETTA), "A3");
    let push = prove(start(), |game, table| game.force(table, Model::Foe(ONE), hero(FIAMMETTA), 1, true));
    assert_eq!((place(push.state(), FIAMMETTA).as_str(), push.state().verdict), ("A2", None::<Verdict>));
}
