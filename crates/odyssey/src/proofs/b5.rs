//! B5 · The primordial attacks.

use super::b3::{attacked, performs};
use super::*;
use super::{b3, b4, b17};
use crate::geometry::Direction;
use crate::ids::SlotId;
use crate::state::Place;

/// A titan beside the primordial whose Fate cannot re-roll anything.
pub fn beside() -> Field {
    field("...PP\n..1PP").titan(1, |titan| titan.stats = [0, 9, 0])
}

pub fn danger(game: &Odyssey, titan: TitanId) -> u8 {
    game.titan(titan).stats[0]
}

/// A weapon that blocks, without defensive figures.
pub const TARGE: (&str, &str) = (
    "gear.ron",
    "(slug: \"targe\", icon: \"shield\", slot: Hands(1), copies: 4, strikes: (dice: 1, precision: 0, power: [Red]), powers: (keywords: [(is: Block(1))]))",
);

#[test]
fn b5_1_b3_11_a_ranged_attack_reaches_as_far_as_it_says_and_no_nearer_titan_is_furthest() {
    let spits = |picture: &str| performs(field(picture), "spit").rolls("evasion", [10, 10]);
    spits("1...PP\n..2.PP").check(|game| {
        assert_eq!(attacked(game), [1], "the furthest");
        assert_eq!(game.primordial.footprint.corner, space("A5"), "it is near enough");
    });
    spits("1.....PP\n......PP")
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A5"), "it comes within four"));
}

#[test]
fn b5_2_g1_7_a_simultaneous_attack_strikes_each_by_itself_in_an_order_of_the_group() {
    let two = || field(".1PP2\n..PP.").titan(1, |titan| titan.stats[1] = 9).titan(2, |titan| titan.stats[1] = 9);
    performs(two(), "sweep")
        .asks("1 2 3 4: ask-order-of-targets")
        .concerns("1 2")
        .answers("1: titan 2, titan 1")
        .rolls("evasion", [10, 10, 10, 10, 10, 2])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!((danger(game, ONE), danger(game, TWO)), (1, 0)))
        .check(|game| assert_eq!(game.primordial.facing, Direction::West, "it does not turn for two (B4.15)"));
}

#[test]
fn b5_3_a_sequential_attack_goes_on_with_the_movement_that_is_left() {
    performs(field("1....PP2\n.....PP."), "drag")
        .rolls("evasion", [10, 10, 10, 10])
        .check(|game| assert_eq!(attacked(game), [1, 2]))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A2")));
}

#[test]
fn b5_4_whoever_is_in_its_path_is_attacked_before_it_steps_there() {
    let row = field("1..2...PP\n.......PP").change(|game| game.primordial.last_to_wound = Some(ONE));
    performs(row, "charge").rolls("evasion", [10, 10, 10, 10]).check(|game| {
        assert_eq!(attacked(game), [1, 2]);
        assert_eq!(danger(game, TWO), 0, "this movement causes no crash");
        assert!(!game.titan(TWO).is_down());
    });
}

#[test]
fn b5_5_who_is_under_it_at_the_end_is_thrown_out_and_nobody_is_attacked_twice() {
    let row = field("..........\n1.2.PP....\n....PP....").change(|game| game.primordial.last_to_wound = Some(ONE));
    performs(row, "charge")
        .rolls("evasion", [10, 10])
        .asks("2: ask-way-out")
        .rolls("evasion", [10, 10])
        .answers("2: north")
        .check(|game| assert_eq!(place(game, TWO).as_deref(), Some("G3")))
        .check(|game| assert_eq!(attacked(game), [1, 2]));
}

#[test]
fn b5_6_b5_7_a_zone_strikes_everyone_in_it_diagonals_included() {
    let three = field("....3...\n1.......\n..2PP...\n...PP...").change(|game| game.priority = TWO);
    performs(three, "quake").asks("1 2 3 4: ask-order-of-targets").offers("titan 2; titan 3").refuses("titan 1");
    let corner = field("1....\n.....\n..PP.\n..PP.").titan(1, |titan| titan.stats = [0, 9, 0]);
    performs(corner, "quake")
        .rolls("evasion", [10, 10])
        .answers("2: vertical")
        .rolls("evasion", [10, 10, 10])
        .luck(1)
        .check(|game| assert_eq!(attacked(game), [1], "two steps diagonally are within two"));
}

#[test]
fn b5_7_a_titan_on_a_vantage_point_is_in_no_zone() {
    let climbed = field("...\nPP2\nPP.").titan(1, |titan| titan.place = Place::Vantage);
    performs(climbed, "quake").rolls("evasion", [10, 10]).luck(2).check(|game| assert!(!game.titan(ONE).attacked));
}

#[test]
fn b5_7_b5_8_a_zone_around_its_target_strikes_those_beside_the_target() {
    let around = [(
        "foes/sample.ron",
        "(slug: \"quake\", icon: \"action\", level: II, window: true, moves: Speed, after_final: [Signature],\n         lines: [(pick: Zone(2))],\n         attack: (kind: Zone(2),",
        "(slug: \"quake\", icon: \"action\", level: II, window: true, moves: Not,\n         lines: [(pick: One(Priority))],\n         attack: (kind: ZoneAround(1),",
    )];
    let picture = "1.....PP\n.2.4.3PP";
    performs(changed(field(picture), &around), "quake")
        .asks("1 2 3 4: ask-order-of-targets")
        .answers("1: titan 1, titan 2")
        .rolls("evasion", [10; 4])
        .check(|game| assert_eq!(attacked(game), [1, 2], "titan 2 stands diagonally, the others are out of it"));
    let alone = changed(field("1.....PP\n..2...PP"), &around);
    performs(alone, "quake").rolls("evasion", [10, 10]).check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b5_8_a_zone_attack_with_a_named_target_strikes_all_others_there() {
    let zone =
        field("......\n.1PP2.\n..PP..\n").titan(1, |titan| titan.stats[1] = 9).titan(2, |titan| titan.stats[1] = 9);
    prove(zone, |game, table| game.perform(table, b3::ai("quake"), Some(ONE)))
        .answers("1: titan 1, titan 2")
        .luck(1)
        .check(|game| assert!(attacked(game).contains(&2)));
}

#[test]
fn b5_9_a_judgement_tests_the_better_skill_and_each_failure_is_a_hit() {
    use crate::ids::Skill;
    let judged = || {
        field("1......PP\n.......PP").titan(1, |titan| {
            titan.stats = [0, 9, 1];
            titan.skills[Skill::Will as usize] = 2;
        })
    };
    performs(judged(), "frighten")
        .rolls("test", [7, 6])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!((danger(game, ONE), game.titan(ONE).conditions.len()), (1, 1)))
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A8"), "its reach is unlimited"));
    performs(judged(), "frighten")
        .rolls("test", [7, 10])
        .check(|game| assert_eq!((danger(game, ONE), game.titan(ONE).conditions.len()), (0, 0)));
}

#[test]
fn b5_10_against_a_judgement_no_armour_is_rolled_and_no_bonus_added() {
    let judged = field("1......PP\n.......PP")
        .titan(1, |titan| titan.stats = [0, 9, 1])
        .gear(1, "cuirass")
        .change(|game| game.primordial.level = 3);
    performs(judged, "frighten")
        .rolls("test", [1, 10])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(danger(game, ONE), 1));
}

#[test]
fn b5_10_a_trait_that_adds_danger_to_hits_does_not_change_a_judgement() {
    let fierce = |field: Field| changed(field, &[("foes/sample.ron", "FoeKnockback(-2)", "FoeDangerPerHit(1)")]);
    let facing = || fierce(beside().titan(1, |titan| titan.stats = [0, 9, 3]));
    performs(facing(), "frighten")
        .rolls("test", [2, 10])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(danger(game, ONE), 1));
    performs(facing(), "hook")
        .rolls("evasion", [2, 10, 10])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(danger(game, ONE), 2));
}

#[test]
fn b5_11_b5_12_who_moves_out_of_reach_evades_and_is_followed() {
    let at_the_limit = field(".1......PP\n........PP").gear(1, "lifeguard");
    performs(at_the_limit, "hook")
        .asks("1: ask-reaction")
        .answers("1: use lifeguard 1 of titan 1 ability 1")
        .asks("1: ask-walk")
        .answers("1: walk B1")
        .logs("log-out-of-reach")
        .check(|game| assert_eq!(game.primordial.footprint.corner, space("A3"), "all of its movement is spent"))
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b5_13_nobody_evades_a_zone_by_leaving_it() {
    let zone = field("..........\n.2.PP.....\n..1PP.....")
        .gear(2, "lifeguard")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .titan(2, |titan| titan.stats = [0, 8, 0]);
    performs(zone, "quake")
        .asks("2: ask-reaction")
        .answers("2: pass; 1: titan 1, titan 2")
        .rolls("evasion", [2, 10])
        .draws("minor", ["second-wind"])
        .asks("2: ask-reaction")
        .answers("2: use lifeguard 1 of titan 2 ability 1; 2: walk B1")
        .rolls("evasion", [10, 10])
        .check(|game| assert!(attacked(game).contains(&2), "the zone covered it as the attack began"));
}

#[test]
fn b5_14_1_b5_15_4_a_banner_adds_a_die_at_its_fate() {
    let with_fate = |fate: u8| performs(beside().titan(1, move |titan| titan.stats[1] = fate), "hook");
    with_fate(2).rolls("evasion", [10, 10]).logs("log-full-evade");
    with_fate(3).rolls("evasion", [10, 10, 10]).logs("log-full-evade");
}

#[test]
fn b5_14_2_each_die_below_the_difficulty_is_a_hit_but_a_ten_evades_and_a_one_hits() {
    let hits = |faces: [u8; 2]| performs(beside(), "smash").rolls("evasion", faces).luck(1);
    hits([9, 10]).logs("log-full-evade");
    hits([8, 9]).logs("log-danger");
    hits([1, 10]).logs("log-danger");
}

#[test]
fn b5_14_2_the_evasion_bonus_counts_and_a_natural_one_is_still_a_hit() {
    use crate::pack::schema::{Attribute, Until};
    use crate::state::TokenOf;
    let nimble = || beside().titan(1, |titan| titan.modifiers.push((TokenOf(Attribute::Evasion, Until::Used), 8)));
    performs(nimble(), "hook").rolls("evasion", [2, 9]).rolls("evasion", [10]).check(|game| {
        assert_eq!(danger(game, ONE), 0);
        assert!(game.titan(ONE).modifiers.is_empty(), "a temporary token has had its effect (B20.4)");
    });
    performs(nimble(), "hook")
        .rolls("evasion", [1, 9, 9])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(danger(game, ONE), 1));
}

#[test]
fn b5_14_3_precision_tokens_of_the_primordial_change_the_difficulty() {
    use crate::pack::schema::{PrimordialAttribute, Until};
    use crate::state::PrimordialToken;
    let blunt = beside().change(|game| {
        game.primordial.modifiers.push((PrimordialToken(PrimordialAttribute::Precision, Until::EndOfBattle), -2))
    });
    performs(blunt, "smash").rolls("evasion", [7, 7]).logs("log-full-evade");
}

#[test]
fn b5_14_4_fate_re_rolls_dice_and_each_costs_one() {
    let willing = || beside().titan(1, |titan| titan.stats = [0, 1, 0]);
    performs(willing(), "hook")
        .rolls("evasion", [3, 4])
        .asks("1: ask-reroll")
        .offers("die 1; die 2")
        .rolls("evasion", [10, 10])
        .answers("1: die 1, die 2")
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 3))
        .check(|game| assert_eq!(danger(game, ONE), 0));
    performs(willing(), "hook")
        .rolls("evasion", [3, 10])
        .draws("minor", ["second-wind"])
        .answers("1: none")
        .check(|game| assert_eq!(game.titan(ONE).stats[1], 1));
}

#[test]
fn b5_14_4_g6_2_at_fate_nine_only_free_re_rolls_are_left() {
    performs(beside().gear(1, "shield"), "smash")
        .rolls("evasion", [3, 4])
        .asks("1: ask-reroll")
        .rolls("evasion", [10])
        .draws("minor", ["second-wind"])
        .answers("1: die 2")
        .check(|game| assert_eq!((game.titan(ONE).stats[1], danger(game, ONE)), (9, 2)));
    performs(beside(), "smash").rolls("evasion", [3, 10]).draws("minor", ["second-wind"]).rests();
}

#[test]
fn b5_14_5_a_ten_on_the_crit_die_triggers_crit_evades() {
    performs(beside().gear(1, "shield"), "smash")
        .rolls("evasion", [10, 10])
        .check(|game| assert_eq!(game.pool.openings, 2));
    performs(beside().gear(1, "shield"), "smash")
        .rolls("evasion", [9, 10])
        .check(|game| assert_eq!(game.pool.openings, 0, "the second die is no crit die"));
}

#[test]
fn b5_14_6_each_one_on_the_crit_die_triggers_also_when_it_is_rolled_again() {
    let evading = |faces: [u8; 2]| {
        let field = bearing(beside(), 1, "abilities: [(at: CritEvadeFail, effects: [Argo(Doom, 1)])]");
        performs(field.titan(1, |titan| titan.stats = [0, 8, 0]), "smash").rolls("evasion", faces)
    };
    evading([1, 10])
        .check(|game| assert_eq!(game.argo.doom, 1))
        .rolls("evasion", [1])
        .answers("1: die 1")
        .check(|game| assert_eq!(game.argo.doom, 2));
    evading([10, 1]).check(|game| assert_eq!(game.argo.doom, 0, "the other is no crit die"));
}

#[test]
fn b5_14_7_block_takes_hits_away() {
    let shielded = || beside().gear(1, "shield").titan(1, |titan| titan.stats = [0, 7, 0]);
    performs(shielded(), "smash")
        .rolls("evasion", [9, 2])
        .answers("1: none")
        .asks("1: ask-evasion-rolled")
        .answers("1: use shield 1 of titan 1 ability 2")
        .logs("log-full-evade")
        .check(|game| assert_eq!((danger(game, ONE), game.titan(ONE).stats[1]), (0, 9)));
    performs(shielded(), "smash")
        .rolls("evasion", [9, 2])
        .draws("minor", ["second-wind"])
        .answers("1: none; 1: pass")
        .check(|game| assert_eq!(danger(game, ONE), 2));
}

#[test]
fn b5_14_8_a_full_evade_triggers_and_skips_the_consequences() {
    let evading = |faces: [u8; 2]| {
        let field = bearing(beside(), 1, "abilities: [(at: FullEvade, effects: [Argo(Doom, 1)])]");
        performs(field, "smash").rolls("evasion", faces)
    };
    evading([10, 10]).check(|game| assert_eq!((game.argo.doom, danger(game, ONE)), (1, 0)));
    evading([10, 2])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!((game.argo.doom, danger(game, ONE)), (0, 2)));
}

#[test]
fn b5_14_9_of_weapons_only_the_active_one_defends() {
    let game = b17::armed("shield").game;
    assert_eq!(game.evasion_rerolls(ONE), 0, "no weapon is active outside an attack");
    assert_eq!(game.guarding_weapons(ONE).collect::<Vec<_>>(), [SlotId(0)]);
}

#[test]
fn b5_14_9_b5_14_10_of_two_weapons_one_serves_in_defence() {
    performs(beside().gear(1, "shield shield"), "smash")
        .rolls("evasion", [3, 4])
        .asks("1: ask-guard")
        .offers("shield 1; shield 2")
        .answers("1: shield 2")
        .asks("1: ask-reroll")
        .refuses("die 1, die 2, die 2")
        .answers("1: none")
        .draws("major", ["clear-head"])
        .check(|game| assert_eq!(danger(game, ONE), 4));
}

#[test]
fn b5_14_10_a_weapon_that_blocks_is_not_shut_out_without_a_question() {
    let two = || more(beside(), &[TARGE]).gear(1, "shield targe");
    performs(two(), "smash")
        .rolls("evasion", [3, 4])
        .asks("1: ask-guard")
        .answers("1: targe 2")
        .draws("minor", ["second-wind"])
        .rests()
        .check(|game| assert_eq!(danger(game, ONE), 2, "one of two hits is blocked"));
    performs(two(), "smash")
        .rolls("evasion", [3, 4])
        .answers("1: shield 1")
        .asks("1: ask-reroll")
        .answers("1: none")
        .draws("major", ["clear-head"])
        .check(|game| assert_eq!(danger(game, ONE), 4, "the other gives nothing"));
}

#[test]
fn b5_15_1_consequences_follow_in_their_order_and_only_after_a_hit() {
    let willing = || beside().titan(1, |titan| titan.stats[1] = 2);
    performs(willing(), "thunder")
        .rolls("evasion", [8, 10, 10])
        .answers("1: none")
        .draws("minor", ["second-wind"])
        .check(|game| assert!(game.titan(ONE).is_down()));
    performs(willing(), "thunder").rolls("evasion", [10, 10, 10]).check(|game| assert!(!game.titan(ONE).is_down()));
}

#[test]
fn b5_15_2_b2_11_danger_is_multiplied_by_hits_and_the_bonus_added_once() {
    performs(beside().change(|game| game.primordial.level = 3), "smash")
        .rolls("evasion", [2, 2])
        .draws("major", ["clear-head"])
        .check(|game| assert_eq!(danger(game, ONE), 5));
    performs(beside(), "smash")
        .rolls("evasion", [2, 2])
        .draws("major", ["clear-head"])
        .check(|game| assert_eq!(danger(game, ONE), 4));
}

#[test]
fn b5_15_3_without_danger_an_attack_draws_no_trauma() {
    let fateful = [("foes/sample.ron", "hits: [Danger(PerHit(2))]", "hits: [Rage(N(1)), Suffer(\"fear\")]")];
    performs(changed(beside(), &fateful), "smash")
        .rolls("evasion", [2, 2])
        .rests()
        .check(|game| assert_eq!((game.titan(ONE).stats[2], game.titan(ONE).conditions.len()), (1, 1)));
}

#[test]
fn b5_15_5_b12_9_2_b12_10_1_pushback_and_pull_need_no_reach() {
    let far = |titan: &'static str, primordial: &'static str| {
        field("1")
            .titan(1, move |sheet| sheet.place = Place::On(space(titan)))
            .change(move |game| game.primordial.footprint.corner = space(primordial))
    };
    // Six spaces of movement leave the attack short; then it comes three nearer.
    performs(far("A1", "A12"), "cold-open")
        .logs("log-out-of-reach; log-pushback-afar")
        .check(|game| assert_eq!((b4::corner(game), place(game, ONE).as_deref()), ("A3".to_owned(), Some("A1"))));
    performs(far("A5", "A14"), "cold-open")
        .check(|game| assert_eq!((b4::corner(game), place(game, ONE).as_deref()), ("A5".to_owned(), Some("A4"))));
    let pulls = [(
        "foes/sample.ron",
        "hits: [Danger(PerHit(2))]),\n         after: [Window, Knockback(5)]",
        "hits: [Danger(PerHit(2))]),\n         after: [Pull(2), Knockdown]",
    )];
    performs(changed(far("A1", "A12"), &pulls), "smash").check(|game| {
        assert_eq!((b4::corner(game), place(game, ONE).as_deref()), ("A6".to_owned(), Some("A3")));
        assert!(!game.titan(ONE).is_down(), "a knockdown does");
    });
}

#[test]
fn b5_15_6_g1_4_an_obol_instead_of_the_trauma_draw_replaces_only_that() {
    performs(beside().titan(1, |titan| titan.stats[1] = 0), "breaker")
        .rolls("evasion", [8, 10, 10])
        .answers("1: none")
        .draws("obol", ["you-live"])
        .check(|game| assert_eq!(danger(game, ONE), 2));
}

#[test]
fn b5_15_6_b6_6_a_graver_trauma_instead_does_not_spare_one_the_obol() {
    let grave = |danger: u8| {
        let field = changed(beside(), &[("foes/sample.ron", "TraumaInstead(Obol)", "TraumaInstead(Grave)")]);
        let field = field.titan(1, move |titan| titan.stats = [danger, 0, 0]).change(|game| game.priority = ONE);
        performs(field, "breaker").rolls("evasion", [2, 10, 10]).answers("1: none")
    };
    grave(0).draws("grave", ["torn-open"]).check(|game| assert!(!game.titan(ONE).is_alive()));
    grave(9).draws("obol", ["you-live"]).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b5_16_1_the_after_attack_part_happens_also_after_a_full_evade() {
    performs(beside(), "smash").rolls("evasion", [10, 10]).check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("A1"), "three spaces at level 1, and two to the edge")
    });
}

#[test]
fn b5_16_1_with_nobody_left_to_strike_what_concerns_nobody_still_happens() {
    let after = [(
        "foes/sample.ron",
        "kind: Zone(2), dice: 2, difficulty: 9, banners: [], hits: [Danger(PerHit(1)), Window, Knockdown]),\n         after: []",
        "kind: Zone(2), dice: 2, difficulty: 9, banners: [], hits: [Danger(PerHit(1)), Window, Knockdown]),\n         after: [Argo(Doom, 1), Rage(N(1))]",
    )];
    let zone = || {
        changed(field(".......\n.1.PP..\n...PP.."), &after)
            .gear(1, "lifeguard")
            .titan(1, |titan| titan.stats = [0, 8, 0])
    };
    performs(zone(), "quake")
        .asks("1: ask-reaction")
        .answers("1: use lifeguard 1 of titan 1 ability 1; 1: walk B1")
        .check(|game| assert_eq!((game.argo.doom, game.titan(ONE).stats[2]), (1, 0)));
}

#[test]
fn b5_16_2_each_of_several_targets_suffers_the_after_attack_part() {
    let after = [(
        "foes/sample.ron",
        "hits: [Danger(PerHit(1)), Window, Knockback(5)]),\n         after: []",
        "hits: [Danger(PerHit(1)), Window, Knockback(5)]),\n         after: [Rage(N(1))]",
    )];
    performs(changed(field(".1PP2\n..PP.\n3...."), &after), "sweep")
        .answers("1: titan 2, titan 1")
        .rolls("evasion", [10; 6])
        .check(|game| {
            let rage = TitanId::ALL.map(|titan| game.titan(titan).stats[2]);
            assert_eq!(rage, [1, 1, 0, 0]);
        });
}

#[test]
fn b5_16_3_a_chain_break_of_every_target_cancels_what_comes_last() {
    // The quake ends with the signature.
    let zone = || beside().gear(1, "fists");
    performs(zone(), "quake")
        .rolls("evasion", [9, 2])
        .draws("minor", ["counterblow"])
        .rolls("attack", [1, 1])
        .answers("1: attack fists 1")
        .rests();
    performs(zone(), "quake").rolls("evasion", [10, 10]).rolls("evasion", [10, 10, 10]).rests();
}

#[test]
fn b5_16_4_an_attack_of_the_after_attack_part_begins_when_the_card_is_done_with() {
    performs(beside().titan(1, |titan| titan.stats[1] = 0), "jab")
        .rolls("evasion", [10, 10, 10, 10])
        .logs("log-foe-signature")
        .check(|game| assert!(game.primordial_attack().is_none()));
    let again = beside().titan(1, |titan| titan.stats[1] = 9);
    performs(again, "again")
        .rolls("evasion", [2, 10, 10, 10])
        .draws("minor", ["second-wind"])
        .check(|game| assert_eq!(danger(game, ONE), 1, "once more, and that evaded"));
}
