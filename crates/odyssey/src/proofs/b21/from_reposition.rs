//! B21.37 to B21.49 · Reposition to Vault.

use super::*;

#[test]
fn b21_37_b8_8_5_reposition_moves_in_the_second_window() {
    giving("(is: Reposition(2))")
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1; 3])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-walk")
        .offers("pass; walk C1; walk C2")
        .refuses("walk C3")
        .answers("1: walk C1")
        .check(|game| assert!(!game.turn.moved, "no movement action is spent"));
}

#[test]
fn b21_39_b8_4_rush_moves_at_least_three_spaces_and_strikes() {
    field("1.....PP\n......PP")
        .gear(1, "boots club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .offers("use boots 1 of titan 1 keyword 1")
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: use boots 1 of titan 1 keyword 1")
        .check(|game| {
            assert_eq!(place(game, ONE).as_deref(), Some("B6"));
            assert!(game.turn.moved && game.turn.fought);
        });
    field("...1..PP\n......PP").gear(1, "boots club").turn_of(1).play().refuses("use boots 1 of titan 1 keyword 1");
}

#[test]
fn b21_39_a_rush_goes_the_shortest_way_through_whatever_lies_there() {
    // A longer way round the pool would be within the rush.
    field(".......\n1....PP\n.....PP")
        .tile("golden-mere", "B3", 0)
        .gear(1, "boots club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("test", [6])
        .rolls("attack", [1])
        .answers("1: use boots 1 of titan 1 keyword 1")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
}

#[test]
fn b21_39_nobody_rushes_with_a_ranged_weapon() {
    let bow = "(slug: \"sling\", icon: \"bow\", slot: Hands(1), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), \
               powers: (keywords: [(is: Ranged(1, 3))]))";
    more(field("1.....PP\n......PP"), &[("gear.ron", bow)])
        .gear(1, "boots sling")
        .turn_of(1)
        .play()
        .refuses("use boots 1 of titan 1 keyword 1");
}

#[test]
fn b21_40_an_improved_rush_is_faster_and_more_precise() {
    let rush = |word: &str| {
        let field = field("1.......PP\n........PP").gear(1, "club");
        bearing(field, 1, &format!("keywords: [(is: {word})]"))
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .turn_of(1)
            .play()
    };
    rush("Rush").refuses("use probe 2 of titan 1 keyword 1");
    rush("ImprovedRush").rolls("attack", [4]).answers("1: use probe 2 of titan 1 keyword 1").check(|game| {
        let attack = game.titan_attack().expect("it hits with a four");
        assert_eq!((attack.precision, attack.hits), (3, 1));
    });
}

#[test]
fn b21_41_a_sacrifice_is_a_payment_for_a_break() {
    let window = |danger: u8| {
        giving("(is: Sacrifice)")
            .titan(1, move |titan| titan.stats = [danger, 9, 0])
            .play()
            .rolls("attack", [9])
            .answers("1: attack club 1")
    };
    window(3)
        .asks("1: ask-first-window")
        .answers("1: use probe 2 of titan 1 keyword 1")
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.pool.breaks), (4, 1)));
    window(9).draws("body", ["part-5"]).rolls("power", [1; 3]).asks("1: ask-row");
}

#[test]
fn b21_42_scale_climbs_without_a_test() {
    let climbs = |words: &str| {
        let field = bearing(field("1PP.\n.PP2"), 1, words).change(|game| game.primordial.vantage_open = true);
        prove(field, |game, table| game.climb(table, ONE))
    };
    climbs("keywords: [(is: Scale)]").check(|game| assert_eq!(game.titan(ONE).place, crate::state::Place::Vantage));
    climbs("").rolls("test", [1]).check(|game| assert_ne!(game.titan(ONE).place, crate::state::Place::Vantage));
}

#[test]
fn b21_43_a_second_chance_puts_one_other_card_in_the_place_of_the_first() {
    let lucky = |severity: Severity| {
        let field = bearing(field("1..2PP\n....PP"), 1, "keywords: [(is: SecondChance)]");
        prove(field, move |game, table| game.trauma_draw(table, ONE, Some(severity), 1))
    };
    lucky(Severity::Minor)
        .draws("minor", ["second-wind"])
        .asks("1: ask-trauma-drawn")
        .answers("1: use probe 1 of titan 1 keyword 1")
        .draws("minor", ["shaken"])
        .rests()
        .check(|game| {
            assert_eq!(game.titan(ONE).stats[2], 0, "the first card is not resolved");
            assert_eq!(game.titan(ONE).conditions.len(), 1, "the second is, and cannot be ignored");
        });
    lucky(Severity::Minor)
        .draws("minor", ["second-wind"])
        .answers("1: pass")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 1));
}

#[test]
fn b21_43_a_second_chance_at_an_obol_is_one_draw_and_not_two_at_once() {
    let drawn = |second: &'static str| {
        let field = bearing(field("1..2PP\n....PP"), 1, "keywords: [(is: SecondChance)]");
        prove(field, |game, table| game.trauma_draw(table, ONE, Some(Severity::Obol), 10))
            .draws("obol", ["you-die"])
            .answers("1: use probe 1 of titan 1 keyword 1")
            .draws("obol", [second])
            .rests()
    };
    drawn("you-live").check(|game| assert!(game.titan(ONE).is_alive()));
    drawn("you-die").check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b21_44_solace_takes_a_condition_of_the_mind_or_despair() {
    let second_window = |afraid: bool| {
        giving("(is: Solace)")
            .titan(1, move |titan| {
                if afraid {
                    titan.conditions.push(crate::state::Affected { condition: condition("fear"), tokens: 0 });
                }
            })
            .play()
            .rolls("attack", [10])
            .draws("body", ["part-4"])
            .rolls("power", [1; 3])
            .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
    };
    second_window(true)
        .asks("1: ask-second-window")
        .answers("1: use probe 2 of titan 1 keyword 1")
        .check(|game| assert!(game.titan(ONE).conditions.is_empty()));
    second_window(false).asks("1: ask-action");
}

#[test]
fn b21_45_in_the_spotlight_the_power_pool_has_a_red_die_more() {
    let dice = |holder: TitanId| {
        let script = giving("(is: Spotlight)")
            .titan(2, |titan| {
                titan.place = crate::state::Place::On(space("A7"));
                titan.stats = [0, 0, 9];
            })
            .change(move |game| game.priority = holder)
            .play()
            .rolls("attack", [9])
            .draws("body", ["part-5"])
            .luck(1)
            .answers("1: attack club 1");
        script.state().titan_attack().map(|attack| attack.power.len())
    };
    assert_eq!((dice(ONE), dice(TWO)), (Some(4), Some(3)));
}

#[test]
fn b21_46_b4_10_g5_3_stalwart_ignores_a_knockback_but_no_unavoidable_one() {
    let knocked = |unavoidable: bool| {
        let field = bearing(
            field("......\n..1PP.\n...PP."),
            1,
            "keywords: [(is: Stalwart)], passives: [(is: ShorterKnockback(1))]",
        );
        prove(field, move |game, table| game.knockback(table, ONE, None, 2, unavoidable))
    };
    knocked(false)
        .asks("1: ask-about-to-be-knocked-back")
        .answers("1: use probe 1 of titan 1 keyword 1")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3")));
    knocked(false)
        .answers("1: pass")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2"), "one space shorter"));
    knocked(true).check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b21_47_suppression_shuffles_the_discards_in() {
    let drawn = effects::plain().change(|game| game.decks.body.discard(17));
    effects(drawn, "[Suppress(Body)]", Origin::Card)
        .luck(1)
        .check(|game| assert!(game.decks.body.discards().is_empty()));
}

#[test]
fn b21_48_b19_4_tireless_is_no_use_once_the_other_side_of_its_row_is_taken() {
    let row = "(slug: \"riddler\", icon: \"hero\", bred: true, power: Red, speed: 5, trauma: (minor: 1, major: 4, grave: 7, obol: 10), \
               kratos: [(rage: 1, sides: [[Break(1)], [Tireless]])], powers: ())";
    more(field("1.PP\n..PP"), &[("classes.ron", row)])
        .gear(1, "bow")
        .titan(1, |titan| (titan.stats, titan.class) = ([0, 8, 0], crate::ids::ClassId(1)))
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9, 9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .answers("1: attack bow 1")
        .asks("1: ask-action")
        .check(|game| assert!(game.titan(ONE).gear[0].exhausted && game.pool.breaks == 1));
}

#[test]
fn b21_48_b19_3_tireless_of_a_row_may_keep_a_cumbersome_weapon_ready() {
    let row = "(slug: \"riddler\", icon: \"hero\", bred: true, power: Red, speed: 5, trauma: (minor: 1, major: 4, grave: 7, obol: 10), \
               kratos: [(rage: 1, sides: [[Elation(1)], [Tireless]])], powers: ())";
    let shot = || {
        more(field("1.PP\n..PP"), &[("classes.ron", row)])
            .gear(1, "bow")
            .titan(1, |titan| (titan.stats, titan.class) = ([0, 8, 0], crate::ids::ClassId(1)))
            .turn_of(1)
            .play()
            .luck(1)
            .rolls("attack", [9, 9])
            .draws("body", ["part-4"])
            .rolls("power", [6, 6, 6])
            .answers("1: attack bow 1")
            .asks("1: ask-use")
    };
    shot().answers("1: use row 1 of titan 1 keyword 2").check(|game| assert!(!game.titan(ONE).gear[0].exhausted));
    shot().answers("1: pass").check(|game| assert!(game.titan(ONE).gear[0].exhausted));
}

#[test]
fn b21_49_a_tumble_ignores_a_crash_on_six_or_more() {
    let crashed = |face: u8| {
        let field = field("1..PP\n...PP").gear(1, "cuirass");
        prove(field, |game, table| game.crash(table, ONE)).rolls("d10", [face])
    };
    crashed(6).check(|game| assert!(!game.titan(ONE).is_down() && game.titan(ONE).stats[0] == 0));
    crashed(5).check(|game| assert!(game.titan(ONE).is_down() && game.titan(ONE).stats[0] == 1));
}
