//! B21 · Keywords.

use super::b3::performs;
use super::*;
use super::{b3, b5, b8, b13, b17, effects};
use crate::battle::terrain::Entering;
use crate::ids::SlotId;
use crate::pack::schema::Severity;
use crate::state::{Hidden, Place, Posture, Weapon, Wound};

pub fn beside(gear: &str) -> Field {
    field(
        ".......
         1PP....
         .PP....",
    )
    .gear(1, gear)
    .titan(1, |titan| titan.stats = [0, 9, 0])
    .turn_of(1)
}

/// Titan 1 beside the primordial with a club and a card that gives it this, in its turn.
fn giving(words: &str) -> Field {
    bearing(beside("club"), 1, &format!("keywords: [{words}]"))
}

#[test]
fn b21_1_the_highest_ambrosia_limit_counts_and_bonuses_add_up() {
    let limit = |words: &str| bearing(field(b17::PICTURE), 1, &format!("keywords: [{words}]")).game.ambrosia_limit(ONE);
    assert_eq!(limit(""), 4);
    assert_eq!(limit("(is: AmbrosiaLimit(6)), (is: AmbrosiaLimit(5))"), 6);
    assert_eq!(limit("(is: AmbrosiaLimitPlus(1)), (is: AmbrosiaLimitPlus(2))"), 7);
    assert_eq!(limit("(is: AmbrosiaLimit(5)), (is: AmbrosiaLimitPlus(1))"), 6);
}

#[test]
fn b21_3_attack_re_rolls_are_free() {
    let rolled = |words: &str| giving(words).play().rolls("attack", [2]).answers("1: attack club 1");
    rolled("(is: AttackReroll(1))")
        .asks("1: ask-reroll")
        .rolls("attack", [1])
        .answers("1: die 1")
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 9));
    rolled("").asks("1: ask-action").logs("log-full-miss");
}

#[test]
fn b21_4_b21_33_auto_break_and_pushback_in_the_first_window() {
    beside("gaff")
        .play()
        .rolls("attack", [9, 2])
        .draws("body", ["part-4"])
        .answers("1: attack gaff 1")
        .asks("1: ask-first-window")
        .check(|game| assert_eq!(game.pool.breaks, 1, "placed without a question"))
        .answers("1: use gaff 1 of titan 1 keyword 3")
        .check(|game| {
            assert_eq!(game.primordial.footprint.corner.to_string(), "A3");
            assert_eq!(place(game, ONE).as_deref(), Some("B2"));
        })
        .rolls("power", [1, 1])
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action");
}

#[test]
fn b21_5_block_is_left_to_the_player_only_where_another_weapon_could_serve() {
    performs(more(b5::beside(), &[b5::TARGE]).gear(1, "targe"), "smash")
        .rolls("evasion", [3, 4])
        .draws("minor", ["second-wind"])
        .rests()
        .check(|game| assert_eq!(b5::danger(game, ONE), 2));
    let two = || performs(more(b5::beside(), &[b5::TARGE]).gear(1, "targe targe"), "smash").rolls("evasion", [3, 4]);
    two()
        .asks("1: ask-evasion-rolled")
        .answers("1: use targe 2 of titan 1 keyword 1")
        .draws("minor", ["second-wind"])
        .rests()
        .check(|game| assert_eq!(b5::danger(game, ONE), 2, "only one weapon is active"));
    two().answers("1: pass").draws("major", ["clear-head"]).check(|game| assert_eq!(b5::danger(game, ONE), 4));
}

#[test]
fn b21_7_b8_8_6_bypass_goes_through_titans_and_does_not_end_there() {
    let narrow = "##########\n12.#....PP\n####....PP";
    b8::alone(narrow).play().refuses("walk B3; walk B2");
    b8::alone(narrow).gear(1, "boots").play().offers("walk B3").refuses("walk B2");
}

#[test]
fn b21_8_carving_is_a_test_of_wisdom_for_resources_of_the_wounded_part() {
    let carved = |face: u8| {
        giving("(is: Carving(2))")
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [6; 3])
            .rolls("test", [face])
            .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
    };
    carved(8).check(|game| assert!(matches!(game.argo.log.as_slice(), [crate::state::Entry::Gained(_, 2)])));
    carved(7).check(|game| assert!(game.argo.log.is_empty()));
}

#[test]
fn b21_9_b21_11_commit_costs_a_fate_and_cumbersome_exhausts_what_has_wounded() {
    let shot = |power: u8| {
        field("1.PP\n..PP")
            .gear(1, "bow")
            .titan(1, |titan| titan.stats = [0, 8, 0])
            .turn_of(1)
            .play()
            .luck(1)
            .rolls("attack", [9, 9])
            .draws("body", ["part-4"])
            .rolls("power", [power, power, power])
            .answers("1: attack bow 1")
            .answers("1: use row 1 of titan 1 keyword 1")
    };
    shot(6).check(|game| assert_eq!((game.titan(ONE).stats[1], game.titan(ONE).gear[0].exhausted), (9, true)));
    shot(1).check(|game| assert_eq!((game.titan(ONE).stats[1], game.titan(ONE).gear[0].exhausted), (9, false)));
}

#[test]
fn b21_12_deadly_gives_a_second_crit_die() {
    let crits = |danger: u8| {
        let script = beside("twin-blades")
            .titan(1, |titan| titan.stats = [danger, 8, 0])
            .play()
            .rolls("attack", [5, 5, 5])
            .answers("1: attack twin-blades 1");
        script.state().titan_attack().map(|attack| attack.dice.iter().filter(|die| die.crit).count())
    };
    assert_eq!((crits(0), crits(5)), (Some(1), Some(2)));
}

#[test]
fn b21_13_a_diversion_may_be_used_to_ignore_a_fail_response() {
    let fail = || {
        beside("club")
            .titan(1, |titan| titan.stats = [0, 8, 0])
            .change(|game| game.pool.diversions = 1)
            .play()
            .rolls("attack", [9])
            .draws("body", ["part-5"])
            .rolls("power", [1, 1, 1])
            .answers("1: attack club 1; 1: none")
            .asks("1: ask-divert")
    };
    fail().answers("1: divert").logs("log-diverts").check(|game| assert!(!game.titan(ONE).is_down()));
    fail().answers("1: pass").check(|game| assert!(game.titan(ONE).is_down()));
}

#[test]
fn b21_14_b9_14_dodge_and_cover_add_to_evasion() {
    assert_eq!(field(b17::PICTURE).game.evasion(ONE), 0);
    assert_eq!(bearing(field(b17::PICTURE), 1, "keywords: [(is: Dodge)]").game.evasion(ONE), 1);
    let far = || field("1.....\n....PP\n....PP");
    assert_eq!(far().tile("town", "C1", 0).game.evasion(ONE), 1, "cover");
    assert_eq!(far().tile("town", "E1", 0).game.evasion(ONE), 0, "not under it");
}

#[test]
fn b21_15_who_is_doomed_re_rolls_nothing_by_fate() {
    let attacked = |powers: &str| {
        let field = bearing(field("...PP\n..1PP"), 1, powers);
        b3::performs(field, "smash").rolls("evasion", [3, 4])
    };
    attacked("").asks("1: ask-reroll").answers("1: none").draws("major", ["clear-head"]);
    attacked("keywords: [(is: Doomed)]").draws("major", ["clear-head"]).rests();
}

#[test]
fn b21_16_elation_turns_despair_and_ambrosia_into_openings() {
    giving("(is: Elation(2))")
        .titan(1, |titan| (titan.despair, titan.ambrosia) = (1, 2))
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1; 3])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-elation")
        .answers("1: despair; 1: ambrosia")
        .check(|game| {
            assert_eq!((game.titan(ONE).despair, game.titan(ONE).ambrosia, game.pool.openings), (0, 1, 2));
        });
}

#[test]
fn b21_18_of_a_dead_titan_at_the_frontlines_the_argonaut_may_die() {
    let ended = |dead: bool| {
        let field = bearing(field("12PP\n..PP"), 1, "keywords: [(is: Frontlines)]").titan(1, move |titan| {
            if dead {
                titan.place = crate::state::Place::Dead;
            }
        });
        prove(field, |game, table| {
            game.phase = Phase::BattleEnds;
            game.ending = Some(crate::state::Ending::Victory);
            game.end_battle(table)
        })
    };
    ended(true).rolls("d10", [1]).check(|game| assert!(game.titan(ONE).argonaut_dead));
    ended(true).rolls("d10", [2]).check(|game| assert!(!game.titan(ONE).argonaut_dead));
    ended(false).rests();
}

#[test]
fn b21_19_healing_takes_the_top_wound() {
    let wounded = effects::plain().change(|game| {
        game.primordial.wounds.push(Wound::Single);
        game.primordial.wounds.push(Wound::Double);
    });
    effects(wounded, "[Heal(1)]", Origin::Rule).check(|game| assert_eq!(game.primordial.wound_count(), 1));
}

#[test]
fn b21_20_heartseeker_chooses_between_the_top_two() {
    beside("gaff")
        .titan(1, |titan| titan.stats = [5, 9, 0])
        .play()
        .rolls("attack", [9, 2])
        .draws("body", ["part-5", "part-4"])
        .answers("1: attack gaff 1; 1: pass")
        .asks("1: ask-heartseeker")
        .answers("1: part-4")
        .rolls("power", [1, 1])
        .check(|game| assert_eq!(game.decks.body.discards(), [3]));
}

#[test]
fn b21_21_b21_22_who_hides_is_harder_to_hit_until_it_is_seen() {
    // The primordial faces west; titan 1 stands behind it.
    let behind = field(".....\n.PP1.\n.PP..\n2....").gear(1, "mask club").turn_of(1);
    behind.play().answers("1: end turn; 1: use mask 1 of titan 1 keyword 2").check(|game| {
        assert_eq!(game.titan(ONE).hidden, Hidden::UntilEndOfTurn);
        assert_eq!(game.priority, TWO, "the token goes to another");
        assert_eq!(game.evasion(ONE), 1);
        assert_eq!(game.precision(ONE, Weapon::Gear(SlotId(1))), 3);
    });
    let before = field(".....\n1PP..\n.PP..\n2....").gear(1, "mask").turn_of(1);
    before.play().answers("1: end turn").asks("1 2 3 4: ask-who-acts");
}

#[test]
fn b21_23_knockback_of_an_ability_moves_the_primordial() {
    let beside = effects::plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside, "[Knockback(2)]", Origin::Ability).check(|game| {
        assert_eq!(game.primordial.footprint.corner, space("A7"));
        assert_eq!(place(game, ONE).as_deref(), Some("A4"));
    });
}

#[test]
fn b21_25_a_lifeline_stops_at_a_boundless_edge_and_displaces_from_a_chasm() {
    let roped = |field: Field| bearing(field, 1, "keywords: [(is: Lifeline)]");
    let over_the_edge = roped(field("PP....\nPP....\n1.....\n.....2").change(|game| game.primordial.level = 2));
    prove(over_the_edge, |game, table| game.knockback(table, ONE, None, 4, false))
        .answers("1: use probe 1 of titan 1 keyword 1")
        .rests()
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    let into_a_pit = roped(field("1o2..\n....PP\n....PP"));
    prove(into_a_pit, |game, table| {
        game.enter(table, ONE, space("C2"), crate::battle::terrain::Entering::Dragged).map(drop)
    })
    .answers("1: use probe 1 of titan 1 keyword 1; 1: at C1")
    .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C1")));
}

#[test]
fn b21_25_a_safety_rope_holds_at_a_chasm() {
    let field = field("1o2..\n....PP\n....PP").gear(1, "safety-rope");
    prove(field, |game, table| game.enter(table, ONE, space("C2"), Entering::Dragged).map(|_| ()))
        .answers("1: use safety-rope 1 of titan 1 ability 1")
        .answers("1: at C1")
        .check(|game| {
            assert_eq!(place(game, ONE).as_deref(), Some("C1"));
            assert!(game.titan(ONE).posture == Posture::Standing);
            assert!(game.titan(ONE).gear[0].discarded);
        });
}

#[test]
fn b21_26_nothing_moves_a_lumbering_titan_by_force() {
    let knocked = |words: &str| {
        let field = bearing(field("......\n..1PP.\n...PP."), 1, words);
        prove(field, |game, table| game.knockback(table, ONE, None, 2, false))
    };
    knocked("keywords: [(is: Lumbering)]").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3")));
    knocked("").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b21_27_motivate_lets_another_titan_move() {
    field(".......\n1PP....\n.PP...2")
        .gear(1, "club mask")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-motivate")
        .refuses("titan 1")
        .answers("1: titan 2")
        .asks("2: ask-walk")
        .refuses("walk A4")
        .answers("2: walk A5")
        .check(|game| assert_eq!(place(game, TWO).as_deref(), Some("A5")))
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b21_27_each_of_several_motivations_may_go_to_another_titan() {
    bearing(field(".......\n1PP....\n.PP.3.2"), 1, "keywords: [(is: Motivate(1))]")
        .gear(1, "club mask")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 2; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-motivate")
        .answers("1: titan 2; 2: pass")
        .asks("1: ask-motivate")
        .answers("1: titan 3; 3: pass")
        .asks("1: ask-action");
}

#[test]
fn b21_29_b21_6_overbreak_needs_more_power_than_at() {
    let breaks = |at: i8| {
        giving("(is: Overbreak(2))")
            .change(move |game| game.pool.modifiers[crate::pack::schema::PrimordialAttribute::At as usize] = at)
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [6; 3])
            .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 2")
            .state()
            .pool
            .breaks
    };
    assert_eq!((breaks(0), breaks(20)), (3, 1), "with the Break of the club");
}

#[test]
fn b21_32_provoke_takes_the_token_and_turns_the_primordial() {
    let provoking = |words: &str| {
        let field = field("......\n..PP..\n..PP..\n..1..2").gear(1, "club");
        bearing(field, 1, words)
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .titan(2, |titan| titan.stats = [0, 9, 9])
            .change(|game| game.priority = TWO)
            .turn_of(1)
            .play()
            .rolls("attack", [9])
            .answers("1: attack club 1")
    };
    use crate::geometry::Direction;
    provoking("keywords: [(is: Provoke)]").check(|game| {
        assert_eq!((game.priority, game.primordial.facing), (ONE, Direction::South));
    });
    provoking("").check(|game| assert_eq!((game.priority, game.primordial.facing), (TWO, Direction::West)));
}

#[test]
fn b21_35_a_reflex_is_told_with_its_card_and_only_if_the_titan_goes() {
    let window = || {
        let field = bearing(field(b13::PICTURE), 1, "keywords: [(is: Reflex)]");
        prove(field, |game, table| game.window_of_opportunity(table))
    };
    window().answers("1: use probe 1 of titan 1 keyword 1; 1: pass").rests().tells("");
    window().answers("1: use probe 1 of titan 1 keyword 1; 1: walk C1").tells("log-uses-for; log-walks");
}

#[test]
fn b21_35_reflexes_move_one_two_or_three_spaces() {
    let reach = |word: &str, to: &str, too_far: &str| {
        let field = bearing(field("1......\n.....PP\n.....PP"), 1, &format!("keywords: [(is: {word})]"));
        prove(field, |game, table| game.window_of_opportunity(table))
            .asks("1: ask-reaction")
            .answers("1: use probe 1 of titan 1 keyword 1")
            .asks("1: ask-walk")
            .offers(&format!("walk {to}"))
            .refuses(&format!("walk {too_far}"));
    };
    reach("Reflex", "C2", "C3");
    reach("AdvancedReflex", "C3", "C4");
    reach("SuperiorReflex", "C4", "C5");
}

#[test]
fn b21_36_reinforce_adds_dice_to_the_armour_roll() {
    let armoured = field("...PP\n..1PP").titan(1, |titan| titan.stats = [0, 8, 0]).gear(1, "cuirass");
    b3::performs(armoured, "hook")
        .rolls("evasion", [2, 10, 10])
        .answers("1: none")
        .asks("1: ask-about-to-armour")
        .rolls("armour", [1, 2])
        .answers("1: use cuirass 1 of titan 1 ability 1")
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).stats[1]), (0, 9)));
}

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
