//! B17 · Abilities and timing.

use super::b3::performs;
use super::*;
use super::{b3, b15, b21, effects};
use crate::choice::PowerRef;
use crate::ids::{GearId, SlotId, Stat};
use crate::pack::schema::Trigger;
use crate::state::Weapon;

pub const PICTURE: &str = ".....\n1PP..\n.PP.2";

pub fn gear(slug: &str) -> GearId {
    GearId(PACK.gear.iter().position(|gear| gear.slug.as_str() == slug).unwrap() as u8)
}

pub fn armed(slugs: &str) -> Field {
    field(PICTURE).gear(1, slugs)
}

#[test]
fn b17_2_an_active_ability_is_used_once_in_a_round() {
    let game = armed("grip").game;
    let grip = (Source::Gear(ONE, SlotId(0)), PowerRef::Ability(0));
    assert_eq!(game.usable(ONE, Trigger::FirstWindow).as_slice(), [grip]);
    let used = armed("grip").titan(1, |titan| titan.used = 1 << 8).game;
    assert!(used.usable(ONE, Trigger::FirstWindow).is_empty());
}

#[test]
fn b17_2_b3_1_a_new_round_makes_abilities_fresh_and_ends_what_lasted_for_the_round() {
    use crate::pack::schema::{Attribute, Until};
    use crate::state::TokenOf;
    let tired = || {
        field("1..PP\n...PP").titan(1, |titan| {
            (titan.used, titan.attacked) = (7, true);
            titan.modifiers.push((TokenOf(Attribute::Speed, Until::EndOfRound), 1));
            titan.modifiers.push((TokenOf(Attribute::Speed, Until::EndOfBattle), 1));
        })
    };
    prove(tired(), |game, table| game.start_primordial_round(table)).check(|game| {
        assert_eq!((game.titan(ONE).used, game.titan(ONE).attacked), (0, false));
        assert_eq!(game.phase, Phase::PrimordialCard);
    });
    prove(tired(), |game, table| game.end_primordial_round(table)).check(|game| {
        assert_eq!(game.titan(ONE).modifiers.len(), 1);
        assert_eq!(game.phase, Phase::TitansStart);
    });
}

#[test]
fn b17_4_what_answers_to_a_survived_draw_happens_once() {
    use crate::pack::schema::Severity;
    let openings = |severity: Severity, deck: &'static str, drawn: &'static str| {
        let field = bearing(effects::plain(), 1, "abilities: [(at: Survived(Major), effects: [Pool(Opening, N(1))])]");
        let script =
            prove(field, move |game, table| game.trauma_draw(table, ONE, Some(severity), 1)).draws(deck, [drawn]);
        script.state().pool.openings
    };
    assert_eq!(openings(Severity::Minor, "minor", "second-wind"), 0);
    assert_eq!(openings(Severity::Major, "major", "clear-head"), 1);
    assert_eq!(openings(Severity::Obol, "obol", "you-live"), 1);
}

#[test]
fn b17_4_b6_8_a_card_that_has_another_one_drawn_is_survived_with_it() {
    use crate::pack::schema::Severity;
    let field = bearing(effects::plain(), 1, "abilities: [(at: Survived(Minor), effects: [Pool(Opening, N(1))])]");
    prove(field, |game, table| game.trauma_draw(table, ONE, Some(Severity::Minor), 1))
        .draws("minor", ["worse-than-it-looked", "second-wind"])
        .check(|game| assert_eq!((game.pool.openings, effects::stats(game)[2]), (1, 1)));
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
fn b17_6_a_flexible_keyword_is_used_in_one_of_the_two_windows() {
    b21::beside("gaff")
        .play()
        .rolls("attack", [9, 2])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1])
        .answers("1: attack gaff 1; 1: pass")
        .asks("1: ask-row")
        .answers("1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-second-window")
        .offers("use gaff 1 of titan 1 keyword 3");
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
fn b17_8_b21_36_keywords_with_a_number_add_up_also_at_a_price() {
    let card = |slug: &str| {
        format!(
            "(slug: \"{slug}\", icon: \"fate\", slot: Support, copies: 2, powers: (abilities: [(name: \"reinforce\", \
             at: AboutToArmour, cost: (fate: 1), effects: [Reinforce(Red, 1)])]))"
        )
    };
    let (one, two) = (card("one"), card("two"));
    let field = more(field("...PP\n..1PP"), &[("gear.ron", &one), ("gear.ron", &two)])
        .gear(1, "one two")
        .titan(1, |titan| titan.stats = [0, 7, 0]);
    b3::performs(field, "smash")
        .rolls("evasion", [2, 10])
        .rolls("armour", [4, 4])
        .answers("1: none; 1: use one 1 of titan 1 ability 1; 1: use two 2 of titan 1 ability 1")
        .check(|game| assert_eq!(game.titan(ONE).stats, [0, 9, 0]));
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
fn b17_10_a_trait_acts_each_time_its_moment_comes() {
    let trait_ = [(
        "foes/sample.ron",
        "when: [EveryWounds(3)], effects: [Signature]",
        "when: [EveryWounds(3)], effects: [Argo(Doom, 1)]",
    )];
    let field = changed(field(b15::PICTURE), &trait_).change(|game| game.primordial.level = 2);
    prove(field, |game, table| game.single_wounds(table, 7)).check(|game| assert_eq!(game.argo.doom, 2));
}

#[test]
fn b17_10_a_trait_acts_once_at_its_moment_even_if_the_priority_token_moves() {
    let trait_ = "(slug: \"held-back\", from: 1, to: 1, powers: (";
    let ability = "abilities: [(at: EndOfPrimordialRound, effects: [PassPriority, Argo(Doom, 1)])], ";
    let field = changed(field(PICTURE), &[("foes/sample.ron", trait_, &format!("{trait_}{ability}"))]);
    prove(field, |game, table| game.trigger_all(table, Trigger::EndOfPrimordialRound))
        .rests()
        .check(|game| assert_eq!((game.priority, game.argo.doom), (TWO, 1)));
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
    begins(["Pool(Break, N(1))", "Pool(Opening, N(1))"]).rests();
}

#[test]
fn b17_14_b14_9_what_was_about_to_happen_does_after_the_chain_break() {
    let strikes_back = "abilities: [(at: AboutToBeKnockedBack, may: true, effects: [BonusAttack([])])]";
    let about_to = || {
        let field = bearing(field("...PP\n..1PP"), 1, strikes_back).gear(1, "fists");
        let field = field.titan(1, |titan| titan.stats = [0, 9, 0]);
        performs(field, "smash").rolls("evasion", [10, 10]).asks("1: ask-about-to-be-knocked-back")
    };
    about_to()
        .rolls("attack", [1, 1])
        .answers("1: use probe 1 of titan 1 ability 1; 1: attack fists 2")
        .rests()
        .logs("log-chain-break; log-full-miss; log-knockback")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    about_to().answers("1: pass").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    let averts = "abilities: [(at: AboutToBeKnockedBack, may: true, effects: [Ignore, BonusAttack([])])]";
    let field = bearing(field("...PP\n..1PP"), 1, averts).gear(1, "fists");
    performs(field.titan(1, |titan| titan.stats = [0, 9, 0]), "smash")
        .rolls("evasion", [10, 10])
        .rolls("attack", [1, 1])
        .answers("1: use probe 1 of titan 1 ability 1; 1: attack fists 2")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3"), "what is ignored does not happen"));
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
fn b17_14_b22_3_a_knockdown_that_was_about_to_happen_comes_after_the_chain_break() {
    let field = bearing(
        field("...PP\n..1PP"),
        1,
        "abilities: [(at: AboutToFallDown, may: true, effects: [ChainBreak, Rage(N(1))])]",
    );
    b3::performs(field, "thunder")
        .rolls("evasion", [10, 10, 2])
        .draws("minor", ["second-wind"])
        .answers("1: none")
        .asks("1: ask-about-to-fall-down")
        .answers("1: use probe 1 of titan 1 ability 1")
        .rests()
        .logs("log-chain-break; log-knocked-down")
        .check(|game| assert!(game.titan(ONE).is_down()));
}
