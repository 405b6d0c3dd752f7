//! B17, B18, B20 · Abilities, prices, gear and tokens.

use super::common::{Field, field};
use super::*;
use crate::choice::Which;
use crate::ids::{GearId, SlotId, Stat};
use crate::pack::schema::{Attribute, FoeAttribute, Modifier, Trigger, Until};
use crate::state::{FoeToken, TokenOf, Weapon};

const PICTURE: &str = ".....\n1PP..\n.PP.2";

fn gear(slug: &str) -> GearId {
    GearId(common::PACK.gear.iter().position(|gear| gear.slug.as_str() == slug).unwrap() as u8)
}

fn armed(slugs: &str) -> Field {
    field(PICTURE).gear(1, slugs)
}

#[test]
fn b17_2_an_active_ability_is_used_once_in_a_round() {
    let game = armed("grip").game;
    let grip = (Source::Gear(ONE, SlotId(0)), Which::Ability(0));
    assert_eq!(game.usable(ONE, Trigger::FirstWindow).as_slice(), [grip]);
    let used = armed("grip").titan(1, |titan| titan.used = 1 << 8).game;
    assert!(used.usable(ONE, Trigger::FirstWindow).is_empty());
}

#[test]
fn b18_4_without_a_charge_an_ability_cannot_be_used() {
    let empty = armed("grip").titan(1, |titan| titan.gear[0].charges = 0).game;
    assert!(empty.usable(ONE, Trigger::FirstWindow).is_empty());
}

#[test]
fn b17_9_a_gate_opens_at_its_figure() {
    let with_danger = |danger: u8| {
        let game = armed("twin-blades").titan(1, move |titan| titan.stats[0] = danger).game;
        game.has_keyword(ONE, Some(Weapon::Gear(SlotId(0))), crate::pack::schema::Keyword::Deadly)
    };
    assert!(!with_danger(4) && with_danger(5));
    let speed = |rage: u8| armed("boots").titan(1, move |titan| titan.stats[2] = rage).game.speed(ONE);
    assert_eq!((speed(2), speed(3)), (5, 6));
}

#[test]
fn b18_6_an_exhausted_card_gives_no_defence_and_no_ability() {
    let ready = armed("cuirass").game;
    assert_eq!(ready.armour_dice(ONE, None).len(), 1);
    let tired = armed("cuirass").titan(1, |titan| titan.gear[0].exhausted = true).game;
    assert_eq!(tired.armour_dice(ONE, None).len(), 0);
    assert!(
        tired.usable(ONE, Trigger::AboutToCrash).is_empty() && !ready.usable(ONE, Trigger::AboutToCrash).is_empty()
    );
}

#[test]
fn b5_14_9_of_weapons_only_the_active_one_defends() {
    let game = armed("shield").game;
    assert_eq!(game.evasion_rerolls(ONE), 0, "no weapon is active outside an attack");
    assert_eq!(game.guarding_weapons(ONE).collect::<Vec<_>>(), [SlotId(0)]);
}

#[test]
fn b18_10_b18_14_a_lost_weapon_makes_room_for_fists() {
    prove(armed("twin-blades"), |game, table| game.discard_gear(table, ONE, SlotId(0))).check(|game| {
        let fists = game.titan(ONE).gear[1];
        assert_eq!((fists.gear, fists.hands, fists.discarded), (gear("fists"), 2, false));
        assert!(game.titan(ONE).gear[0].discarded);
    });
}

#[test]
fn b18_13_fists_in_one_hand_have_one_die_fewer() {
    let dice = |hands: u8| {
        let game = armed("fists").titan(1, move |titan| titan.gear[0].hands = hands).game;
        game.attack_dice(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!((dice(1), dice(2)), (1, 2));
}

#[test]
fn b18_3_what_is_attached_is_exhausted_and_discarded_with_its_card() {
    let attached = || armed("club grip").titan(1, |titan| titan.gear[1].on = Some(SlotId(0)));
    prove(attached(), |game, table| game.exhaust_gear(table, ONE, SlotId(0)))
        .check(|game| assert!(game.titan(ONE).gear[1].exhausted));
    prove(attached(), |game, table| game.discard_gear(table, ONE, SlotId(0)))
        .check(|game| assert!(game.titan(ONE).gear[1].discarded));
}

#[test]
fn g5_4_gear_gained_in_battle_may_be_equipped_at_once() {
    prove(armed("twin-blades"), |game, table| game.gain_gear(table, ONE, gear("club")))
        .asks("1: ask-equip")
        .answers("1: gear club")
        .check(|game| {
            let club = game.titan(ONE).gear.iter().find(|card| card.gear == gear("club")).expect("it is equipped");
            assert!(!club.discarded && game.titan(ONE).gear[0].discarded, "both hands were full");
        });
    prove(armed("twin-blades"), |game, table| game.gain_gear(table, ONE, gear("club")))
        .answers("1: pass")
        .check(|game| assert_eq!(game.argo.armoury[..], [gear("club")]));
}

#[test]
fn b20_3_tokens_add_up_on_titans_and_on_the_primordial() {
    let mut game = armed("club").game;
    let weapon = Weapon::Gear(SlotId(0));
    let before = game.precision(ONE, weapon);
    game.titans[0].modifiers.push((TokenOf(Attribute::Precision, Until::Used), 1));
    game.titans[0].modifiers.push((TokenOf(Attribute::Precision, Until::EndOfBattle), 1));
    assert_eq!(game.precision(ONE, weapon), before + 2);
    game.spend_tokens(ONE, Attribute::Precision);
    assert_eq!(game.precision(ONE, weapon), before + 1, "B20.4 · only the temporary one is spent");
    game.foe.modifiers.push((FoeToken(FoeAttribute::ToHit, Until::EndOfBattle), -1));
    game.pool.modifiers[FoeAttribute::ToHit as usize] = -1;
    assert_eq!(game.to_hit(), 5);
}

#[test]
fn b22_7_fear_takes_two_off_precision_and_dread_four_unless_behind_it() {
    let precision = |slug: &str, picture: &str| {
        let id = condition(slug);
        let field = field(picture).gear(1, "club").titan(1, |titan| {
            titan.conditions.push(crate::state::Affected { condition: id, tokens: 0 });
        });
        field.game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!(precision("fear", PICTURE), 0);
    assert_eq!(precision("dread", PICTURE), -2);
    assert_eq!(precision("dread", ".....\n.PP1.\n.PP.2"), 0, "the foe faces west, so this is its rear");
}

#[test]
fn b22_9_despair_weighs_on_who_is_alone() {
    let precision = |picture: &str, despair: u8| {
        let field = field(picture).gear(1, "club").titan(1, |titan| titan.despair = despair);
        field.game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!((precision(PICTURE, 1), precision(PICTURE, 2)), (1, -1));
    assert_eq!(precision("2....\n1PP..\n.PP..", 2), 2, "somebody is beside it");
}

#[test]
fn b2_10_traits_count_on_their_levels_only() {
    let at_level = |level: u8| field(PICTURE).change(move |game| game.foe.level = level).game;
    assert_eq!((at_level(1).foe_knockback_bonus(), at_level(2).foe_knockback_bonus()), (-2, 0));
    assert!(!at_level(1).foe_has(Modifier::DeadlyEdges) && at_level(3).foe_has(Modifier::DeadlyEdges));
    assert_eq!((at_level(1).danger_bonus(), at_level(3).danger_bonus()), (0, 1));
}

#[test]
fn b17_14_g1_3_b21_38_an_ability_can_make_what_is_about_to_happen_not_happen() {
    prove(armed("mask"), |game, table| {
        let averted = game.averts(table, ONE, Trigger::AboutToFallDown)?;
        game.titan_mut(ONE).stats[Stat::Danger as usize] = u8::from(averted);
        Ok(())
    })
    .answers("1: use mask 1 of titan 1 keyword 3")
    .check(|game| assert_eq!(game.titan(ONE).stats[0], 1));
    prove(armed("mask"), |game, table| {
        let averted = game.averts(table, ONE, Trigger::AboutToFallDown)?;
        game.titan_mut(ONE).stats[Stat::Danger as usize] = u8::from(averted);
        Ok(())
    })
    .answers("1: pass")
    .check(|game| assert_eq!(game.titan(ONE).stats[0], 0));
}

#[test]
fn b17_8_b21_28_keywords_without_a_number_do_not_add_up_and_those_with_one_do() {
    let card = "powers: (keywords: [(is: Diversion), (is: Opening(1))])";
    let cards =
        ["one", "two"].map(|slug| format!("(slug: \"{slug}\", icon: \"fate\", slot: Support, copies: 2, {card})"));
    more(field(PICTURE), &[("gear.ron", &cards[0]), ("gear.ron", &cards[1])])
        .gear(1, "twin-blades one two")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9, 2, 2])
        .draws("body", ["part-5"])
        .rolls("power", [1, 1])
        .answers("1: attack twin-blades 1; 1: use row 1 of titan 1 keyword 1")
        .check(|game| {
            assert_eq!(game.pool.diversions, 1);
            assert_eq!(game.pool.openings, 3, "two cards and the blades");
        });
}

#[test]
fn b17_8_b21_50_a_vault_of_a_row_and_one_of_a_card_are_one() {
    let row = "(slug: \"leaper\", icon: \"hero\", bred: true, power: Red, speed: 5, trauma: (minor: 1, major: 4, grave: 7, obol: 10), \
               kratos: [(rage: 1, sides: [[Vault]])], powers: ())";
    let card = "(slug: \"pole\", icon: \"move\", slot: Support, copies: 2, powers: (keywords: [(is: Vault)]))";
    let window = || {
        more(field("......\n.1PP..\n..PP.2"), &[("classes.ron", row), ("gear.ron", card)])
            .gear(1, "club pole")
            .titan(1, |titan| (titan.stats, titan.class) = ([0, 9, 0], crate::ids::ClassId(1)))
            .turn_of(1)
            .play()
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [1, 1, 1])
            .answers("1: attack club 1")
            .asks("1: ask-first-window")
            .offers("use pole 2 of titan 1 keyword 1; use row 1 of titan 1 keyword 1")
    };
    window()
        .answers("1: use pole 2 of titan 1 keyword 1")
        .asks("1: ask-action")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5"), "over it, and not back"));
    window()
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-action")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B5")));
}

#[test]
fn b18_6_a_keyword_that_always_works_works_also_on_an_exhausted_card() {
    use crate::pack::schema::Keyword;
    let tired = armed("boots").titan(1, |titan| titan.gear[0].exhausted = true).game;
    assert!(tired.has_keyword(ONE, None, Keyword::Bypass));
    assert!(!tired.has_keyword(ONE, None, Keyword::Rush));
    let gone = armed("boots").titan(1, |titan| titan.gear[0].discarded = true).game;
    assert!(!gone.has_keyword(ONE, None, Keyword::Bypass));
}

#[test]
fn b18_8_b18_12_an_ability_of_a_pattern_is_exhausted_by_itself_and_only_once() {
    let scarred = "(slug: \"scarred\", icon: \"armour\", powers: (abilities: [(at: FreeAction, cost: (exhaust: true), effects: [Lose(Danger, N(1))])]))";
    let turn = |exhausted: u8| {
        more(field(PICTURE), &[("patterns.ron", scarred)])
            .titan(1, move |titan| {
                titan.patterns.push(crate::ids::PatternId(1));
                (titan.stats, titan.patterns_exhausted) = ([3, 0, 0], exhausted);
            })
            .turn_of(1)
            .play()
    };
    turn(0)
        .answers("1: use pattern 1 of titan 1 ability 1")
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).patterns_exhausted), (2, 1)));
    turn(1)
        .refuses("use pattern 1 of titan 1 ability 1")
        .answers("1: ready combat")
        .offers("use pattern 1 of titan 1 ability 1");
}

#[test]
fn g1_5_an_ability_that_would_change_nothing_is_not_offered() {
    let turn = |danger: u8| {
        let soothing = "abilities: [(at: FreeAction, cost: (fate: 1), effects: [Lose(Danger, N(1))])]";
        bearing(field(PICTURE), 1, soothing).titan(1, move |titan| titan.stats = [danger, 0, 0]).turn_of(1).play()
    };
    turn(1).offers("use probe 1 of titan 1 ability 1");
    turn(0).refuses("use probe 1 of titan 1 ability 1");
}

#[test]
fn b17_12_g1_6_several_effects_of_one_moment_come_in_an_order_of_the_group() {
    let begins = |effects: [&str; 2]| {
        let powers = format!(
            "abilities: [(at: StartOfTitanRound, effects: [{}]), (at: StartOfTitanRound, effects: [{}])]",
            effects[0], effects[1]
        );
        prove(bearing(field(PICTURE), 1, &powers), |game, table| game.start_titan_round(table))
    };
    let matters = || begins(["Set(Rage, 3)", "Rage(N(1))"]).asks("1 2 3 4: ask-which-first");
    matters().answers("2: first probe 1 of titan 1 ability 1").check(|game| assert_eq!(game.titan(ONE).stats[2], 4));
    matters().answers("2: first probe 1 of titan 1 ability 2").check(|game| assert_eq!(game.titan(ONE).stats[2], 3));
    begins(["Pool(Break, N(1))", "Pool(Opening, N(1))"]).asks("1 2 3 4: proof-done");
}

#[test]
fn b17_5_what_must_be_done_is_and_what_moves_one_may_be_left_out() {
    let begins = |effects: &str| {
        let powers = format!("abilities: [(at: StartOfTurn, effects: [{effects}])]");
        let field = bearing(field(PICTURE), 1, &powers).at(Phase::TitansChoose);
        field.play().answers("1: activate titan 1")
    };
    begins("Rage(N(1))").asks("1: ask-action").check(|game| assert_eq!(game.titan(ONE).stats[2], 1));
    begins("Move(1)").asks("1: ask-use").offers("pass");
}

#[test]
fn b17_11_b22_8_effects_of_the_end_of_battle_come_whatever_its_outcome() {
    let ended = |ending: crate::state::Ending, afraid: bool| {
        let field = field(PICTURE).titan(1, move |titan| {
            if afraid {
                titan.conditions.push(crate::state::Affected { condition: condition("fear"), tokens: 0 });
            }
        });
        prove(field, move |game, table| {
            game.ending = Some(ending);
            game.phase = Phase::BattleEnds;
            game.end_battle(table)
        })
    };
    for ending in [crate::state::Ending::Victory, crate::state::Ending::Retreat] {
        ended(ending, true).check(|game| assert_eq!(game.argo.log, [crate::state::Entry::FatedMnemos(ONE)]));
        ended(ending, false).check(|game| assert!(game.argo.log.is_empty()));
    }
}

#[test]
fn b22_8_a_wound_ends_fear_and_gives_precision() {
    field(PICTURE)
        .gear(1, "club")
        .titan(1, |titan| {
            titan.stats = [0, 9, 0];
            titan.conditions.push(crate::state::Affected { condition: condition("fear"), tokens: 0 });
        })
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .check(|game| {
            assert!(game.titan(ONE).conditions.is_empty());
            assert_eq!(game.tokens_of(ONE, Attribute::Precision), 1);
        });
}

#[test]
fn b7_1_5_of_other_weapons_only_what_is_passive_counts() {
    use crate::pack::schema::Keyword;
    let charm = "(slug: \"fang\", icon: \"sword\", slot: Hands(1), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), \
                 powers: (keywords: [(is: AutoBreak(1))], passives: [(is: Precision(1))]))";
    let game = more(field(PICTURE), &[("gear.ron", charm)]).gear(1, "club fang").game;
    let (club, fang) = (Weapon::Gear(SlotId(0)), Weapon::Gear(SlotId(1)));
    assert!(game.has_keyword(ONE, Some(fang), Keyword::AutoBreak(1)));
    assert!(!game.has_keyword(ONE, Some(club), Keyword::AutoBreak(1)));
    assert_eq!((game.precision(ONE, club), game.precision(ONE, fang)), (3, 1));
}

#[test]
fn b21_1_the_highest_ambrosia_limit_counts_and_bonuses_add_up() {
    let limit = |words: &str| bearing(field(PICTURE), 1, &format!("keywords: [{words}]")).game.ambrosia_limit(ONE);
    assert_eq!(limit(""), 4);
    assert_eq!(limit("(is: AmbrosiaLimit(6)), (is: AmbrosiaLimit(5))"), 6);
    assert_eq!(limit("(is: AmbrosiaLimitPlus(1)), (is: AmbrosiaLimitPlus(2))"), 7);
    assert_eq!(limit("(is: AmbrosiaLimit(5)), (is: AmbrosiaLimitPlus(1))"), 6);
}

#[test]
fn b21_14_b9_14_dodge_and_cover_add_to_evasion() {
    assert_eq!(field(PICTURE).game.evasion(ONE), 0);
    assert_eq!(bearing(field(PICTURE), 1, "keywords: [(is: Dodge)]").game.evasion(ONE), 1);
    let far = || field("1.....\n....PP\n....PP");
    assert_eq!(far().tile("town", "C1", 0).game.evasion(ONE), 1, "cover");
    assert_eq!(far().tile("town", "E1", 0).game.evasion(ONE), 0, "not under it");
}

#[test]
fn b9_17_on_exposed_ground_the_primordial_is_easier_to_hit() {
    let mire = "(slug: \"mire\", icon: \"water\", drawn: \"pool\", copies: 2, shape: Rectangle(1, 1), traits: [Exposed], powers: ())";
    let to_hit = |at: &str| more(field(PICTURE), &[("terrain.ron", mire)]).tile("mire", at, 0).game.to_hit();
    assert_eq!((to_hit("A2"), to_hit("A4")), (6, 7));
}

#[test]
fn b27_6_b27_7_an_awakened_titan_has_the_godforms_die_and_attack() {
    use crate::dice::Colour;
    let awake = |awake: bool| {
        field(PICTURE).titan(1, move |titan| {
            titan.godform = awake.then_some(crate::ids::GodformId(0));
            titan.trespass = 2;
        })
    };
    let game = awake(true).game;
    assert_eq!((game.power_die(ONE), game.speed(ONE)), (Colour::White, 6));
    assert_eq!(game.attack_dice(ONE, Weapon::Godform), 3);
    assert_eq!(game.precision(ONE, Weapon::Godform), 2);
    awake(true).turn_of(1).play().offers("attack godform");
    let game = awake(false).game;
    assert_eq!((game.power_die(ONE), game.speed(ONE)), (Colour::Red, 5));
    awake(false).turn_of(1).play().refuses("attack godform");
}

#[test]
fn b27_9_an_awakened_titan_stands_up_for_a_trespass_token() {
    use crate::state::Posture;
    let lying = |trespass: u8| {
        field(PICTURE)
            .titan(1, move |titan| {
                (titan.godform, titan.trespass) = (Some(crate::ids::GodformId(0)), trespass);
                titan.posture = Posture::Falling(false);
            })
            .turn_of(1)
            .play()
    };
    lying(1)
        .answers("1: stand up")
        .check(|game| assert_eq!((game.titan(ONE).posture, game.titan(ONE).trespass), (Posture::Standing, 0)));
    lying(0).check(|game| assert!(game.titan(ONE).is_down(), "there is nothing to answer but the end of the turn"));
}

#[test]
fn b23_5_a_rally_is_tried_at_the_start_of_each_turn_and_ends_only_what_lasts() {
    let begins = |face: u8| {
        field(PICTURE)
            .titan(1, |titan| (titan.kratos, titan.stats) = (Some(crate::ids::KratosId(0)), [0, 9, 0]))
            .at(Phase::TitansChoose)
            .play()
            .answers("1: activate titan 1")
            .rolls("test", [face])
    };
    begins(10).check(|game| {
        assert!(game.titan(ONE).rallied && game.titan(ONE).kratos.is_some(), "the card stays");
        assert!(!game.has(ONE, Modifier::CannotBlock));
    });
    begins(2).check(|game| assert!(!game.titan(ONE).rallied && game.has(ONE, Modifier::CannotBlock)));
}

#[test]
fn b8_3_b8_6_b17_3_a_free_action_is_done_once_in_a_turn_and_an_action_is_spent_once() {
    let turn = |powers: &str| bearing(field(PICTURE), 1, powers).turn_of(1);
    let free = "abilities: [(at: FreeAction, effects: [Rage(N(1))])]";
    turn(free)
        .play()
        .answers("1: use probe 1 of titan 1 ability 1")
        .asks("1: ask-action")
        .refuses("use probe 1 of titan 1 ability 1");
    turn(free).change(|game| (game.turn.moved, game.turn.fought) = (true, true)).play().asks("1 2 3 4: ask-who-acts");
    let action = "abilities: [(at: FreeAction, cost: (action: Movement), effects: [Rage(N(1))])]";
    turn(action)
        .play()
        .answers("1: use probe 1 of titan 1 ability 1")
        .refuses("walk C1")
        .check(|game| assert!(game.turn.moved && !game.turn.fought));
    turn(action).change(|game| game.turn.moved = true).play().refuses("use probe 1 of titan 1 ability 1");
}

#[test]
fn b22_10_a_despair_limit_changes_only_the_number_that_kills() {
    use crate::pack::schema::Token;
    let gained = |limit: u8| {
        let field = bearing(field("1....2\n....PP\n....PP"), 1, &format!("passives: [(is: DespairLimit({limit}))]"));
        prove(field, |game, table| game.gain_tokens(table, ONE, Token::Despair, 3))
    };
    gained(3).check(|game| assert!(!game.titan(ONE).is_alive()));
    gained(5).check(|game| {
        assert!(game.titan(ONE).is_alive());
        assert!(game.is_hopeless(ONE), "three still bar combat actions");
    });
}

#[test]
fn b18_15_b7_1_4_a_weapon_may_be_discarded_for_fists() {
    armed("twin-blades")
        .turn_of(1)
        .play()
        .answers("1: fists for twin-blades 1")
        .asks("1: ask-action")
        .offers("attack fists 2")
        .refuses("attack twin-blades 1");
    let far = field("1....\n.....\n...PP\n...PP").gear(1, "twin-blades").turn_of(1);
    far.play().refuses("fists for twin-blades 1");
}

#[test]
fn b20_4_a_temporary_token_is_gone_once_it_has_had_its_effect() {
    let given = |attribute: Attribute| {
        field("......\n1PP...\n.PP...").gear(1, "club").titan(1, move |titan| {
            titan.stats = [0, 9, 0];
            titan.modifiers.push((TokenOf(attribute, Until::Used), 1));
        })
    };
    let left = |script: &Script<Odyssey>| script.state().titan(ONE).modifiers.len();
    let attacks = |attribute| {
        let script = given(attribute).turn_of(1).play().rolls("attack", [1]).answers("1: attack club 1");
        left(&script)
    };
    assert_eq!((attacks(Attribute::Precision), attacks(Attribute::Speed)), (0, 1));
    let walks = |attribute| left(&given(attribute).turn_of(1).play().answers("1: walk C1"));
    assert_eq!((walks(Attribute::Speed), walks(Attribute::Precision)), (0, 1));
    let evades = |attribute| left(&super::b3::performs(given(attribute), "smash").rolls("evasion", [10, 10]));
    assert_eq!((evades(Attribute::Evasion), evades(Attribute::Speed)), (0, 1));
}

#[test]
fn b7_9_1_tokens_leave_the_pool_used_or_not() {
    let attack = |face: u8| {
        armed("club")
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .change(|game| {
                (game.pool.openings, game.pool.breaks) = (2, 3);
                game.pool.modifiers[FoeAttribute::ToHit as usize] = -1;
            })
            .turn_of(1)
            .play()
            .rolls("attack", [face])
    };
    attack(9)
        .draws("body", ["part-4"])
        .rolls("power", [1; 3])
        .answers("1: attack club 1")
        .asks("1: ask-row")
        .check(|game| assert_eq!((game.pool.openings, game.pool.modifiers[FoeAttribute::ToHit as usize]), (0, 0)));
    attack(1)
        .answers("1: attack club 1")
        .check(|game| assert_eq!(game.pool, crate::state::KratosPool::default(), "also after a full miss"));
}

#[test]
fn b7_4_1_b7_10_1_what_places_tokens_is_done_and_what_moves_may_be_left_out() {
    bearing(armed("club"), 1, "keywords: [(is: AutoBreak(1)), (is: Pushback(1))]")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .answers("1: attack club 1")
        .asks("1: ask-first-window")
        .offers("pass; use probe 2 of titan 1 keyword 2")
        .refuses("use probe 2 of titan 1 keyword 1")
        .check(|game| assert_eq!(game.pool.breaks, 1));
}

#[test]
fn b7_5_1_an_empty_body_deck_is_made_anew_from_its_discards() {
    let field = armed("club").titan(1, |titan| titan.stats = [0, 9, 0]);
    prove(field, |game, table| {
        for _ in 0..6 {
            let drawn = game.decks.body.draw(table, crate::pack::schema::FoeDeck::Body)?;
            game.decks.body.discard(drawn.expect("a part"));
        }
        assert!(game.decks.body.is_empty());
        let kind = crate::state::StrikeKind::Action;
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
fn g1_8_with_fewer_players_each_decides_for_several_titans() {
    let seats = |count: u8| {
        let game = field(PICTURE).change(move |game| game.seats = count).game;
        TitanId::ALL.map(|titan| game.player(titan).index())
    };
    assert_eq!((seats(4), seats(2), seats(1)), ([0, 1, 2, 3], [0, 1, 0, 1], [0; 4]));
}

#[test]
fn g8_2_sections_begin_at_their_scores() {
    use crate::pack::schema::Section;
    let section = |score: i8| field(PICTURE).change(move |game| game.argo.diplomacy.push(score)).game.local_section();
    let expected = [
        (-10, Section::AtWar),
        (-9, Section::Denounced),
        (-5, Section::Denounced),
        (-4, Section::Unfriendly),
        (-1, Section::Unfriendly),
        (0, Section::Neutral),
        (3, Section::Neutral),
        (4, Section::Friendly),
        (8, Section::Allied),
        (10, Section::Allied),
    ];
    for (score, named) in expected {
        assert_eq!(section(score), named, "{score}");
    }
}

#[test]
fn b1_3_b1_5_what_is_occupied_and_what_is_adjacent() {
    let game = field("#.....\n1.PP..\n..PP.h").game;
    let occupied = game.occupied();
    for at in ["C1", "B1", "B3", "A4"] {
        assert!(occupied.contains(common::space(at)), "{at}");
    }
    for at in ["C2", "A6", "B2"] {
        assert!(!occupied.contains(common::space(at)), "{at} is empty");
    }
    let beside = |picture: &str| field(picture).game.is_adjacent(ONE);
    assert!(beside(".1PP.\n..PP."));
    assert!(!beside(".1...\n..PP.\n..PP."), "corners do not share an edge");
}

#[test]
fn b1_9_in_a_blindspot_a_titan_is_more_precise() {
    let precision = |blind: &str, picture: &str| {
        let blind = [("foes/sample.ron", "weakspots: true,", blind)];
        let game = changed(field(picture), &blind).gear(1, "club").game;
        game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    let (blind, seeing) = ("weakspots: true, blindspots: true,", "weakspots: true,");
    let (behind, before) = (".PP1\n.PP.", "1PP.\n.PP.");
    assert_eq!((precision(blind, behind), precision(blind, before), precision(seeing, behind)), (3, 2, 2));
}

#[test]
fn b26_7_b26_8_from_a_vantage_point_distances_are_those_of_the_footprint() {
    let game = field("......3\n2PP....\n.PP....").titan(1, |titan| titan.place = crate::state::Place::Vantage).game;
    let three = TitanId(2);
    assert_eq!((game.distance(ONE), game.is_adjacent(ONE)), (Some(1), true));
    assert!(game.titan_is_beside(ONE, TWO) && !game.titan_is_beside(ONE, three));
    assert!(!game.titan_is_beside(TWO, ONE), "for the others it is not adjacent");
    let measured = game.footprint(crate::battle::positions::Mini::Titan(ONE));
    let to_three = measured.zip(game.titan(three).footprint());
    assert_eq!(measured, Some(game.foe.footprint));
    assert_eq!(to_three.map(|(here, there)| here.distance(&there)), Some(5), "from B3 to C7");
    assert!(
        game.has(ONE, Modifier::OnlyCriticals) && !game.has(TWO, Modifier::OnlyCriticals),
        "the boons of the sheet"
    );
}

#[test]
fn b27_5_who_awakens_may_move_or_push_and_make_a_bonus_attack() {
    let awakens = || {
        let field = armed("club").titan(1, |titan| titan.stats = [0, 9, 0]).change(|game| game.argo.godforms = 1);
        prove(field, |game, table| game.awaken(table, ONE, false).map(drop)).asks("1: ask-awakened-move")
    };
    awakens()
        .offers("pass; side 1; side 2")
        .answers("1: pass")
        .asks("1: ask-bonus-attack")
        .answers("1: pass")
        .asks("1 2 3 4: proof-done");
    awakens().answers("1: side 1").asks("1: ask-walk");
}

#[test]
fn b17_10_a_trait_acts_once_at_its_moment_even_if_the_priority_token_moves() {
    let trait_ = "(slug: \"held-back\", from: 1, to: 1, powers: (";
    let ability = "abilities: [(at: EndOfPrimordialRound, effects: [PassPriority, Argo(Doom, 1)])], ";
    let field = changed(field(PICTURE), &[("foes/sample.ron", trait_, &format!("{trait_}{ability}"))]);
    prove(field, |game, table| game.trigger_all(table, Trigger::EndOfPrimordialRound))
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!((game.priority, game.argo.doom), (TWO, 1)));
}

#[test]
fn b22_4_b24_1_what_would_come_to_nothing_is_not_offered() {
    let offered = |picture: &str, ability: &str, down: bool| {
        let field = bearing(field(picture), 1, &format!("abilities: [{ability}]"));
        let field = field.gear(1, "club").titan(1, move |titan| {
            if down {
                titan.posture = crate::state::Posture::Falling(false);
            }
        });
        !field.game.usable(ONE, Trigger::OtherDied).is_empty()
    };
    let moves = "(at: OtherDied, may: true, effects: [Move(2)])";
    assert!(offered(PICTURE, moves, false) && !offered(PICTURE, moves, true));
    let calls = "(at: OtherDied, may: true, effects: [TakePriority])";
    assert!(!offered(PICTURE, calls, false), "it has the token");
    let strikes = "(at: OtherDied, cost: (fate: 1), effects: [BonusAttack([])])";
    let far = "1....\n...PP\n...PP";
    assert!(offered(PICTURE, strikes, false) && !offered(far, strikes, false));
}

#[test]
fn g5_2_b17_1_what_is_paid_is_told() {
    let field =
        bearing(armed("club"), 1, "abilities: [(at: FreeAction, cost: (fate: 2, danger: 1), effects: [Rage(N(1))])]");
    prove(field, |game, table| game.use_ability(table, ONE, Source::Gear(ONE, SlotId(1)), Which::Ability(0)))
        .tells("log-uses; log-pays-danger; log-pays-fate; log-rage");
}
