//! B17, B18, B20 · Abilities, prices, gear and tokens.

use super::common::{Field, field};
use super::*;
use crate::choice::Which;
use crate::ids::{GearId, SlotId, Stat};
use crate::pack::schema::{Attribute, FoeAttribute, Modifier, Trigger, Until};
use crate::state::{FoeToken, TokenOf, Weapon};

const PICTURE: &str = ".....\n1PP..\n.PP.2";

fn gear(slug: &str) -> GearId {
    GearId(
        common::PACK
            .gear
            .iter()
            .position(|gear| gear.slug.as_str() == slug)
            .unwrap() as u8,
    )
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
    let speed = |rage: u8| {
        armed("boots")
            .titan(1, move |titan| titan.stats[2] = rage)
            .game
            .speed(ONE)
    };
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
    prove(armed("twin-blades"), |game, table| {
        game.discard_gear(table, ONE, SlotId(0))
    })
    .check(|game| {
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
    prove(armed("twin-blades"), |game, table| {
        game.gain_gear(table, ONE, gear("club"))
    })
    .asks("1: ask-equip")
    .answers("1: gear club")
    .check(|game| {
        let club = game
            .titan(ONE)
            .gear
            .iter()
            .find(|card| card.gear == gear("club"))
            .expect("it is equipped");
        assert!(
            !club.discarded && game.titan(ONE).gear[0].discarded,
            "both hands were full"
        );
    });
    prove(armed("twin-blades"), |game, table| {
        game.gain_gear(table, ONE, gear("club"))
    })
    .answers("1: pass")
    .check(|game| assert_eq!(game.argo.armoury[..], [gear("club")]));
}

#[test]
fn b20_3_tokens_add_up_on_titans_and_on_the_primordial() {
    let mut game = armed("club").game;
    let weapon = Weapon::Gear(SlotId(0));
    let before = game.precision(ONE, weapon);
    game.titans[0]
        .modifiers
        .push((TokenOf(Attribute::Precision, Until::Used), 1));
    game.titans[0]
        .modifiers
        .push((TokenOf(Attribute::Precision, Until::EndOfBattle), 1));
    assert_eq!(game.precision(ONE, weapon), before + 2);
    game.spend_tokens(ONE, Attribute::Precision);
    assert_eq!(
        game.precision(ONE, weapon),
        before + 1,
        "B20.4 · only the temporary one is spent"
    );
    game.foe
        .modifiers
        .push((FoeToken(FoeAttribute::ToHit, Until::EndOfBattle), -1));
    game.pool.modifiers[FoeAttribute::ToHit as usize] = -1;
    assert_eq!(game.to_hit(), 5);
}

#[test]
fn b22_7_fear_takes_two_off_precision_and_dread_four_unless_behind_it() {
    let precision = |slug: &str, picture: &str| {
        let id = condition(slug);
        let field = field(picture).gear(1, "club").titan(1, |titan| {
            titan.conditions.push(crate::state::Affected {
                condition: id,
                tokens: 0,
            });
        });
        field.game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!(precision("fear", PICTURE), 0);
    assert_eq!(precision("dread", PICTURE), -2);
    assert_eq!(
        precision("dread", ".....\n.PP1.\n.PP.2"),
        0,
        "the foe faces west, so this is its rear"
    );
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
    assert_eq!(
        (at_level(1).foe_knockback_bonus(), at_level(2).foe_knockback_bonus()),
        (-2, 0)
    );
    assert!(!at_level(1).foe_has(Modifier::DeadlyEdges) && at_level(3).foe_has(Modifier::DeadlyEdges));
    assert_eq!((at_level(1).danger_bonus(), at_level(3).danger_bonus()), (0, 1));
}

#[test]
fn b17_14_an_ability_can_make_what_is_about_to_happen_not_happen() {
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
