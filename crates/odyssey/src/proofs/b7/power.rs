//! B7.5, B7.6 · The body part and the power roll.

use super::*;

#[test]
fn b7_5_1_an_empty_body_deck_is_made_anew_from_its_discards() {
    let field = b17::armed("club").titan(1, |titan| titan.stats = [0, 9, 0]);
    prove(field, |game, table| {
        for _ in 0..6 {
            let drawn = game.decks.body.draw(table, crate::pack::schema::PrimordialDeck::Body)?;
            game.decks.body.discard(drawn.expect("a part"));
        }
        assert!(game.decks.body.is_empty());
        let kind = crate::state::TitanAttackKind::Action;
        game.attack(table, ONE, kind, Some(Weapon::Gear(SlotId(0))), crate::pack::Script::EMPTY).map(drop)
    })
    .rolls("attack", [9])
    .rolls("power", [1, 1, 1])
    .luck(1)
    .logs("log-part; log-power-fail")
    .asks("1: ask-row")
    .check(|game| {
        let body = &game.decks.body;
        assert_eq!((body.len(), body.discards().len()), (5, 1), "six discards were the deck; one was drawn and failed");
    });
}

#[test]
fn b7_5_2_a_passive_of_the_part_counts_for_the_attacks_that_it_names() {
    let wounds = |says: &str| struck(says).state().primordial.wounds.len();
    assert_eq!(wounds(""), 1, "3 power against AT 3");
    assert_eq!(wounds("passives: [(is: FoeAt(1), when: [Weapon(Club)])]"), 0);
    assert_eq!(wounds("passives: [(is: FoeAt(1), when: [Weapon(Blade)])]"), 1);
    assert_eq!(wounds("passives: [(is: RawPower(-1))]"), 0);
}

#[test]
fn b7_5_2_an_ability_of_the_part_happens_in_the_attack_on_it() {
    let stats = |says: &str| struck(says).state().titan(ONE).stats;
    assert_eq!(stats(""), [1, 9, 1], "the response, and Rage of the attack");
    assert_eq!(stats("abilities: [(at: AboutToBeAnswered, effects: [Ignore])]"), [0, 9, 1]);
    assert_eq!(stats("abilities: [(at: Wound, effects: [Rage(N(1))])]"), [1, 9, 2]);
    assert_eq!(stats("abilities: [(at: Fail, effects: [Rage(N(1))])]"), [1, 9, 1]);
}

#[test]
fn b7_5_2_once_the_part_is_put_away_it_says_nothing_any_more() {
    let script = struck("passives: [(is: CannotReact)]");
    let game = script.state();
    assert_eq!(game.primordial.wounds.len(), 1, "it lies on the wound stack");
    assert!(!game.has(ONE, Modifier::CannotReact));
}

#[test]
fn b7_6_2_b7_6_3_each_power_die_is_told_before_and_after_a_re_roll() {
    let attack = || {
        beside("club charm")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .play()
            .rolls("attack", [9])
            .draws("body", ["part-5"])
            .rolls("power", [1, 2, 3])
            .answers("1: attack club 1")
            .asks("1: ask-power-reroll")
    };
    let said = |script: Script<Odyssey>, key: &str| {
        let lines = script.log(table::Viewer::Referee);
        let line = lines.iter().rfind(|line| line.text.key.as_ref() == key);
        format!("{:?}", line.map(|line| &line.text))
    };
    let rolled = said(attack(), "log-power-roll");
    for shown in ["die-shows-nothing", "die-shows-potential", "die-shows-power"] {
        assert!(rolled.contains(shown), "{shown}: {rolled}");
    }
    let again = said(attack().rolls("power", [4]).answers("1: die 1"), "log-power-now");
    assert!(again.contains("die-shows-both") && !again.contains("die-shows-nothing"), "{again}");
}

#[test]
fn b7_6_3_b19_5_b21_31_power_dice_are_rerolled_by_cards_and_lit_rows() {
    beside("club charm")
        .titan(1, |titan| titan.stats = [0, 9, 1])
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-5"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1")
        .asks("1: ask-power-reroll")
        .refuses("die 1, die 2, die 3")
        .rolls("power", [6, 6])
        .answers("1: die 1, die 2")
        .logs("log-power-wound");
}

#[test]
fn b7_6_4_b20_2_breaks_turn_potentials_into_power_as_far_as_they_go() {
    // Three red dice show a potential each; part 4 has AT 3.
    let wounds = |breaks: u8| {
        let script = beside("club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(move |game| game.pool.breaks = breaks)
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [2, 2, 2])
            .answers("1: attack club 1");
        script.state().primordial.wounds.len()
    };
    assert_eq!(wounds(2), 0);
    assert_eq!(wounds(3), 1);
}

#[test]
fn b7_6_6_what_answers_to_a_wound_or_a_fail_happens_then() {
    let words = "abilities: [(at: Wound, effects: [Argo(Doom, 1)]), (at: Fail, effects: [Argo(Doom, 3)])]";
    let attack = |power: u8| {
        let script = wearing("club", words)
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [power; 3])
            .answers("1: attack club 1");
        doom(script.state())
    };
    assert_eq!((attack(6), attack(1)), (1, 3));
}

#[test]
fn b7_6_7_the_last_wound_ends_the_battle_before_any_response() {
    beside("club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .change(|game| (0..9).for_each(|_| game.primordial.wounds.push(Wound::Single)))
        .play()
        .luck(1)
        .rolls("attack", [8])
        .draws("body", ["part-4"])
        .rolls("power", [6, 3, 1])
        .answers("1: attack club 1")
        .check(|game| {
            assert_eq!(game.ending, Some(Ending::Victory));
            assert_eq!(game.primordial.wound_count(), 10);
        });
}

#[test]
fn b7_6_7_b15_4_a_critical_last_wound_lies_on_the_stack_whatever_its_boon_ends() {
    use crate::pack::schema::PrimordialAttribute;
    let slain_by = |part: u8| {
        beside("club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(move |game| {
                game.primordial.wounds = [Wound::Double; 4].into_iter().collect();
                game.pool.modifiers[PrimordialAttribute::At as usize] = -9;
                game.decks.body.put_on_top(part);
            })
            .play()
            .rolls("attack", [10])
            .rolls("power", [1, 1, 1])
            .answers("1: attack club 1")
    };
    // Part 13 brings a single wound, part 14 a death blow.
    for (part, ending) in [(12, Ending::Victory), (13, Ending::DeathBlow)] {
        slain_by(part).check(|game| {
            assert_eq!(game.ending, Some(ending));
            assert_eq!(game.primordial.wounds[4], Wound::Part(crate::ids::PartId(part)));
            assert_eq!(game.decks.body.in_deck(crate::ids::Level::II), 0, "nothing escalates");
        });
    }
}
