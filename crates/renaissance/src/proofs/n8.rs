//! N8 · Attacks of heroes.

use super::*;
use crate::pack::schema::Effect;

/// Ruggero with Dexterity 4 beside a maenad: Physical Defence 5, Health 4.
fn duel(item: &str) -> Script<Renaissance> {
    field("RE").gear(RUGGERO, item).hero(RUGGERO, |hero| hero.stats[1] = 4).turn(RUGGERO, 9).play()
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
fn n8_2_1_check_case_1_three_successes_are_a_critical() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").hero(RUGGERO, |hero| hero.stats[1] = 4);
    let script = start.turn(RUGGERO, 4).play().answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 6, 8, 2]);
    assert!(script.state().foe(ONE).gone, "four wounds against Health 4");
    assert_eq!(script.state().hero(RUGGERO).threat, 3, "wounded, critical, defeated");
}

#[test]
fn n8_2_2_check_case_2_lethal_makes_no_critical() {
    let start = field("RE").gear(RUGGERO, "lethal-club").skills(RUGGERO, "").hero(RUGGERO, |hero| hero.stats[1] = 4);
    let script = start.turn(RUGGERO, 4).play().answers("1: attack lethal-club 1 maenad-1 0").rolls("d8", [5, 6, 1, 2]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().hero(RUGGERO).threat), (3, 1));
}

#[test]
fn n8_4_2_nobody_has_credit_for_wounds_on_whoever_is_gone() {
    let threat = |gone: bool| {
        let start = field("RE").foe(ONE, move |foe| foe.gone = gone).turn(RUGGERO, 4);
        let script = prove(start, |game, table| game.effect(table, RUGGERO, Model::Foe(ONE), Effect::Unsoaked(1)));
        script.state().hero(RUGGERO).threat
    };
    assert_eq!((threat(false), threat(true)), (2, 0));
}

#[test]
fn n8_4_1_wounds_on_friends_raise_no_threat() {
    let threat = |target: Model| {
        let start = field("RFE").gear(FIAMMETTA, "").turn(RUGGERO, 4);
        let script = prove(start, move |game, table| game.effect(table, RUGGERO, target, Effect::Wound(1)));
        script.state().hero(RUGGERO).threat
    };
    assert_eq!((threat(hero(FIAMMETTA)), threat(Model::Foe(ONE))), (0, 1));
}

#[test]
fn n8_3_2_the_same_dice_are_enough_against_a_weaker_mind() {
    let start = field("O..S").turn(OTTAVIA, 9).play();
    let script = start.answers("3: attack unquiet-whisper 1 satyr-slinger-1 0").rolls("d8", [5, 5, 5, 5, 5, 5]);
    assert!(script.state().foe(ONE).gone, "a slinger has 4");
}

#[test]
fn n8_4_2_wounds_that_can_be_blocked_raise_it_only_once() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 9).play();
    let script = start.answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    assert_eq!(script.state().hero(RUGGERO).threat, 1);
}
