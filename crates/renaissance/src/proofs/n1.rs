//! N1 · Models.

mod allies;
mod classes;
mod corners;
mod negatives;

use super::camp::{Camp, camp, id};
use super::*;
use crate::ai::Act;
use crate::pack::schema::{Characteristic, Keyword};
use crate::state::campaign::OpenDestiny;
use crate::state::{Feat, Renaissance, Verdict};

/// A hero whose open card is this one.
fn fated(card: &str, progress: u8, missions: u8) -> Camp {
    camp().sheet(0, |sheet| sheet.destiny = Some(OpenDestiny { card: id(card), progress, missions }))
}

#[test]
fn n1_1_1_heroes_are_friends_enemies_are_friends_and_the_two_are_opponents() {
    let game = field("RFXH").game;
    assert!(game.are_friends(hero(RUGGERO), hero(FIAMMETTA)) && game.are_friends(Model::Foe(ONE), Model::Foe(TWO)));
    assert!(!game.are_friends(hero(RUGGERO), Model::Foe(ONE)));
}

#[test]
fn n1_1_4_the_lead_moves_an_ally_and_its_token_moves_its_whole_swiftness() {
    let start = field("Y....X").token("biagio", 1).change(|game| game.phase = crate::state::Phase::Next);
    let script = start.play().asks("1: ask-ally").offers("march A4; done").refuses("march A5");
    let script = script.answers("1: march A2");
    let biagio = enemy(script.state(), "biagio");
    let token = script.state().tokens.iter().find(|token| token.enemy == biagio).copied();
    assert_eq!(token.map(|token| token.sector), Some(4), "three sectors for one AP");
    assert!(!field("R....X").game.is_ally(ONE));
}

#[test]
fn n1_3_1_characteristics_stay_between_1_and_6_and_swiftness_and_health_at_2() {
    let game = field("R").gear(RUGGERO, "boots").hero(RUGGERO, |hero| hero.severe = 0b11111).game;
    assert_eq!(game.swiftness(RUGGERO), 6, "4 + 3 - 1, at most 6");
    assert_eq!(game.stat(RUGGERO, Characteristic::Mind), 1, "2 - 1");
    let frail = field("R").hero(RUGGERO, |hero| (hero.stats[4], hero.severe) = (2, 0b10000)).game;
    assert_eq!(frail.health(RUGGERO), 2);
}

#[test]
fn n1_4_1_no_more_skills_of_a_category_than_the_class_allows() {
    let game = field("RFOA").game;
    for member in Member::ALL {
        let class = game.pack.class(game.hero(member).class);
        let skills = &game.hero(member).skills;
        assert!(skills.len() <= 5);
        for category in crate::pack::schema::Category::ALL {
            let held = skills.iter().filter(|skill| game.pack.skill(**skill).category == category).count();
            assert!(held <= usize::from(class.limits[category.number()]));
        }
    }
}

#[test]
fn n1_4_2_class_points_are_gained_up_to_five_and_never_while_ko() {
    let mut game = field("RF").hero(FIAMMETTA, |hero| hero.ko = true).game;
    game.gain_points(RUGGERO, 7);
    game.gain_points(FIAMMETTA, 7);
    assert_eq!((game.hero(RUGGERO).points, game.hero(FIAMMETTA).points), (5, 0));
}

#[test]
fn n1_5_1_an_active_skill_costs_its_ap_and_a_reloading_one_is_used_once() {
    let script = field("O..R").turn(OTTAVIA, 5).play().answers("3: skill read-the-stars ruggero");
    assert_eq!(script.state().turn.ap, 3);
    assert!(has(script.state(), hero(RUGGERO), Status::Focused));
    script.refuses("skill read-the-stars ottavia");
    field("O..R").turn(OTTAVIA, 1).play().refuses("skill read-the-stars ruggero");
}

#[test]
fn n1_5_2_a_heroic_skill_is_used_once_for_its_heroism() {
    let start =
        |heroism: u8| field("R....X").hero(RUGGERO, |hero| (hero.heroism, hero.wounds) = (heroism, 3)).turn(RUGGERO, 4);
    start(4).play().refuses("heroic ruggero");
    let script = start(7).play().answers("1: heroic ruggero");
    let ruggero = script.state().hero(RUGGERO);
    assert_eq!((ruggero.heroism, ruggero.wounds, ruggero.heroic_left), (2, 1, 2));
    script.refuses("heroic ruggero");
}

#[test]
fn n1_6_1_passives_always_hold_but_not_while_ko() {
    let game = field("R").gear(RUGGERO, "boots").game;
    assert_eq!(game.swiftness(RUGGERO), 6);
    let fallen = field("R").gear(RUGGERO, "boots").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6)).game;
    assert_eq!(fallen.swiftness(RUGGERO), 4);
}

#[test]
fn n1_7_1_an_enhancement_is_declared_with_a_physical_attack_and_costs_its_ap() {
    let script = field("RE").turn(RUGGERO, 9).play();
    let script = script.offers("attack notched-sword 1 maenad-1 1").answers("1: attack notched-sword 1 maenad-1 1");
    let script = script.rolls("d8", [1, 1, 1, 1, 1, 1]);
    assert_eq!(script.state().turn.spent, 4, "six dice for three and one AP");
    field("RE").turn(RUGGERO, 3).play().refuses("attack notched-sword 1 maenad-1 1");
}

#[test]
fn n1_8_1_a_reaction_is_asked_of_whoever_is_not_active_and_holds_no_token() {
    let start = || field("RFX").skills(RUGGERO, "guard").gear(FIAMMETTA, "");
    prove(start(), |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false)).asks("1: ask-react");
    let held = start().hero(RUGGERO, |hero| hero.reaction = 1);
    prove(held, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false)).rolls("d8", [1, 1, 1]).rests();
    let active = start().turn(RUGGERO, 4);
    prove(active, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false))
        .rolls("d8", [1, 1, 1])
        .rests();
}

#[test]
fn n1_8_2_the_reaction_token_costs_ap_and_sectors_at_the_next_activation() {
    let start = field("RFX").skills(RUGGERO, "guard").gear(FIAMMETTA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false));
    let script = script.answers("1: react ruggero 1").rolls("d8", [1, 1, 1, 5, 5]);
    assert_eq!((wounds(script.state(), FIAMMETTA), script.state().hero(RUGGERO).reaction), (0, 2));
    let next = field("R").hero(RUGGERO, |hero| hero.reaction = 2);
    let script = prove(next, |game, table| game.begin_hero(table, RUGGERO));
    assert_eq!((script.state().turn.ap, script.state().hero(RUGGERO).sector), (2, 3));
}

#[test]
fn n1_9_1_dodge_makes_the_best_success_be_rolled_again() {
    let start = field("RX").gear(RUGGERO, "club").turn(RUGGERO, 4);
    let script = start.play().answers("1: attack club 1 faun-1 0").rolls("d8", [8, 4, 1, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 1, "the 8 became a 1, the 4 still counts");
    let other = field("RE").gear(RUGGERO, "club").turn(RUGGERO, 4);
    let script = other.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [8, 5, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 2, "a maenad does not dodge");
}

#[test]
fn n1_9_2_armour_ignores_the_first_wounds_of_a_physical_attack() {
    let start = |item: &str| field("RK").gear(RUGGERO, item).turn(RUGGERO, 4).play();
    let script = start("club").answers("1: attack club 1 knight-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 1);
    let script = start("needle").answers("1: attack needle 1 knight-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 2, "unblockable wounds pass");
}

#[test]
fn n1_9_3_a_commander_adds_a_hit_to_friends_of_its_faction_not_to_itself() {
    let game = field("RX.E.H").game;
    assert_eq!((game.blow_value(ONE, 0), game.blow_value(TWO, 0), game.blow_value(FoeId(2), 0)), (3, 2, 2));
    assert_eq!(field("RX....E").game.blow_value(ONE, 0), 2, "five squares away");
}

#[test]
fn n1_9_4_a_charge_adds_hits_after_three_squares() {
    let game = field("R.C").game;
    assert_eq!(game.blow_value(ONE, 0), 3);
    assert_eq!(field("R.C").foe(ONE, |foe| foe.moved = 3).game.blow_value(ONE, 0), 4);
}

#[test]
fn n1_9_5_regeneration_discards_wounds_at_the_end_of_an_activation() {
    let start = field("E").foe(ONE, |foe| foe.wounds = 2).acts("maenad");
    let script = prove(start, |game, table| game.foe_acts(table));
    assert_eq!(script.state().foe(ONE).wounds, 1);
    let other = field("H").foe(ONE, |foe| foe.wounds = 1).acts("halberdier");
    assert_eq!(prove(other, |game, table| game.foe_acts(table)).state().foe(ONE).wounds, 1);
}

#[test]
fn n1_9_6_a_bodyguard_takes_the_physical_wounds_of_a_higher_friend_beside_it() {
    let script = field("RKG").gear(RUGGERO, "club").turn(RUGGERO, 4).play();
    let script = script.answers("1: attack club 1 knight-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().foe(TWO).wounds), (0, 2));
    let script = field("RK.G").gear(RUGGERO, "club").turn(RUGGERO, 4).play();
    let script = script.answers("1: attack club 1 knight-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().foe(TWO).wounds), (1, 0), "not beside it");
}

#[test]
fn n1_9_7_dread_takes_a_die_from_tests_of_the_mind() {
    let game = field("O..D").game;
    assert_eq!(game.base_dice(OTTAVIA, Characteristic::Mind), 5);
    assert_eq!(game.base_dice(OTTAVIA, Characteristic::Physique), 2);
    assert_eq!(field("O...D").game.base_dice(OTTAVIA, Characteristic::Mind), 6);
}

#[test]
fn n1_9_8_a_skirmisher_walks_away_with_what_is_left() {
    let start = field("R.S.....").gear(RUGGERO, "").acts("satyr-slinger");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [5, 5, 5, 5, 5]);
    assert_eq!(script.state().foe(ONE).at, space("A4"), "three AP to shoot, one to go");
}

#[test]
fn n1_9_9_an_eclectic_enemy_takes_the_attack_with_less_movement() {
    let far = field("R...C").game.plan(ONE, 6);
    assert_eq!(far.map(|plan| (plan.cost, plan.act)), Some((0, crate::ai::Act::Attack(1, hero(RUGGERO)))));
    let near = field("RC").game.plan(ONE, 6);
    assert_eq!(near.map(|plan| (plan.cost, plan.act)), Some((0, crate::ai::Act::Attack(0, hero(RUGGERO)))));
}

#[test]
fn n1_11_1_a_keyword_gives_one_die_once() {
    let game = field("R").skills(RUGGERO, "heavy-blow").game;
    assert_eq!(game.action_dice(RUGGERO, Characteristic::Physique, Some(Keyword::Strength)), 6);
    assert_eq!(game.action_dice(RUGGERO, Characteristic::Physique, Some(Keyword::Lore)), 5);
}

#[test]
fn n1_12_1_poison_wounds_at_the_start_and_goes_on_a_five() {
    let start = |face: u8| {
        let start = field("R").hero(RUGGERO, |hero| hero.tokens.add(Status::Poisoned));
        prove(start, |game, table| game.begin_hero(table, RUGGERO)).rolls("d8", [face])
    };
    let goes = start(5);
    assert_eq!((wounds(goes.state(), RUGGERO), has(goes.state(), hero(RUGGERO), Status::Poisoned)), (1, false));
    assert!(has(start(4).state(), hero(RUGGERO), Status::Poisoned));
}

#[test]
fn n1_12_2_stunned_costs_two_ap_and_an_enemy_one_hit() {
    let start = field("R").hero(RUGGERO, |hero| hero.tokens.add(Status::Stunned));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO));
    assert_eq!((script.state().turn.ap, has(script.state(), hero(RUGGERO), Status::Stunned)), (2, false));
    assert_eq!(field("X").foe(ONE, |foe| foe.stunned = true).game.blow_value(ONE, 0), 1);
}

#[test]
fn n1_12_3_whoever_is_blinded_cannot_attack_until_the_end_of_the_activation() {
    let start = || field("RE").hero(RUGGERO, |hero| hero.tokens.add(Status::Blinded)).turn(RUGGERO, 4);
    start().play().refuses("attack notched-sword 1 maenad-1 0").bars("bar-attack", "why-blinded");
    let script = prove(start(), |game, table| game.end_hero(table, RUGGERO));
    assert!(!has(script.state(), hero(RUGGERO), Status::Blinded));
    assert_eq!(field("RE").foe(ONE, |foe| foe.tokens.add(Status::Blinded)).game.plan(ONE, 5), None);
}

#[test]
fn n1_12_4_hindered_makes_each_square_cost_one_more() {
    let start = field("R......").hero(RUGGERO, |hero| hero.tokens.add(Status::Hindered)).turn(RUGGERO, 4);
    start.play().offers("walk A3 plain").refuses("walk A4 plain");
    field("R......").turn(RUGGERO, 4).play().offers("walk A5 plain");
}

#[test]
fn n1_12_5_burned_wounds_at_the_end_and_goes() {
    let mut game = field("R").hero(RUGGERO, |hero| hero.tokens.add(Status::Burned)).game;
    let script = testkit::prove(game.clone(), |game, table| {
        game.end_tokens(table, hero(RUGGERO));
        Ok(())
    });
    assert_eq!(
        (wounds(script.state(), RUGGERO), script.state().free_resistance(RUGGERO)),
        (1, 3),
        "not onto equipment"
    );
    game.hero_mut(RUGGERO).tokens.take(Status::Burned);
    assert!(game.hero(RUGGERO).tokens.is_empty());
}

#[test]
fn n1_12_6_weakened_takes_a_die_from_the_next_attack_or_a_hit() {
    let start =
        field("RE").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.tokens.add(Status::Weakened)).turn(RUGGERO, 9);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1]);
    script.answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!(field("X").foe(ONE, |foe| foe.tokens.add(Status::Weakened)).game.blow_value(ONE, 0), 1);
}

#[test]
fn n1_12_7_exposed_takes_a_die_from_the_next_defence_or_one_from_a_defence_value() {
    let start =
        field("FX").gear(FIAMMETTA, "").skills(FIAMMETTA, "").hero(FIAMMETTA, |hero| hero.tokens.add(Status::Exposed));
    let script =
        prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false)).rolls("d8", [5, 5]);
    assert!(!has(script.state(), hero(FIAMMETTA), Status::Exposed));
    let start = field("RE").gear(RUGGERO, "club").foe(ONE, |foe| foe.tokens.add(Status::Exposed)).turn(RUGGERO, 4);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [4, 1, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 1, "4 counts once");
}

#[test]
fn n1_12_8_marked_adds_threat_and_makes_two_wounds_critical() {
    let game = field("R").hero(RUGGERO, |hero| (hero.threat, hero.tokens) = (1, crate::state::Tokens(1 << 7))).game;
    assert_eq!(game.threat(RUGGERO), 4);
    let start = field("RE").gear(RUGGERO, "club").foe(ONE, |foe| foe.tokens.add(Status::Marked)).turn(RUGGERO, 4);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 3);
}

#[test]
fn n1_12_9_hasty_gives_one_ap_at_the_start() {
    let start = field("R").hero(RUGGERO, |hero| hero.tokens.add(Status::Hasty));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO));
    assert_eq!((script.state().turn.ap, has(script.state(), hero(RUGGERO), Status::Hasty)), (5, false));
}

#[test]
fn n1_12_10_focused_is_discarded_before_a_test_for_a_die() {
    let start = || {
        field("RE").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.tokens.add(Status::Focused)).turn(RUGGERO, 4).play()
    };
    let used = start().answers("1: attack club 1 maenad-1 0; 1: focus 1").rolls("d8", [1, 1, 1, 1]);
    assert!(!has(used.state(), hero(RUGGERO), Status::Focused));
    let kept = start().answers("1: attack club 1 maenad-1 0; 1: focus 0").rolls("d8", [1, 1, 1]);
    assert!(has(kept.state(), hero(RUGGERO), Status::Focused));
}

#[test]
fn n1_12_11_lucky_is_discarded_after_a_roll_to_roll_any_dice_again() {
    let start =
        field("RE").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.tokens.add(Status::Lucky)).turn(RUGGERO, 4).play();
    let script = start.answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 5, 1]).asks("1: ask-luck");
    let script = script.answers("1: die 1, die 3").rolls("d8", [6, 2]);
    assert_eq!(script.state().foe(ONE).wounds, 2);
    assert!(!has(script.state(), hero(RUGGERO), Status::Lucky));
}

#[test]
fn n1_12_12_protected_is_discarded_for_one_more_success_in_defence() {
    let start = field("FX")
        .gear(FIAMMETTA, "")
        .skills(FIAMMETTA, "")
        .hero(FIAMMETTA, |hero| hero.tokens.add(Status::Protected));
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false));
    let script = script.rolls("d8", [1, 1, 1]).answers("2: protect 1");
    assert_eq!(wounds(script.state(), FIAMMETTA), 1);
    let safe = field("FX")
        .gear(FIAMMETTA, "")
        .skills(FIAMMETTA, "")
        .hero(FIAMMETTA, |hero| hero.tokens.add(Status::Protected));
    let script =
        prove(safe, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false)).rolls("d8", [5, 5, 1]);
    assert!(has(script.state(), hero(FIAMMETTA), Status::Protected), "nobody is asked where nothing is left");
}

#[test]
fn n1_12_13_whoever_is_hidden_is_no_target_from_beyond_two_squares() {
    let game = |picture: &str| field(picture).hero(RUGGERO, |hero| hero.tokens.add(Status::Hidden)).game;
    let body = |game: &Renaissance| game.footprint(ONE);
    let far = game("R...S");
    assert!(!far.is_valid(&body(&far), hero(RUGGERO), (2, 5), false));
    let near = game("R.S");
    assert!(near.is_valid(&body(&near), hero(RUGGERO), (2, 5), false));
}

#[test]
fn n1_12_14_steadfast_goes_instead_of_a_negative_token_or_a_push() {
    let start = || field(".RU").gear(RUGGERO, "").hero(RUGGERO, |hero| hero.tokens.add(Status::Steadfast));
    let given = prove(start(), |game, table| {
        game.give(table, hero(RUGGERO), Status::Burned);
        game.give(table, hero(RUGGERO), Status::Hasty);
        Ok(())
    });
    assert_eq!(given.state().hero(RUGGERO).tokens.iter().collect::<Vec<_>>(), [Status::Hasty]);
    let pushed = prove(start(), |game, table| game.force(table, Model::Foe(ONE), hero(RUGGERO), 1, true));
    assert_eq!((place(pushed.state(), RUGGERO).as_str(), pushed.state().hero(RUGGERO).tokens.is_empty()), ("A2", true));
}

#[test]
fn n1_12_15_wounds_of_tokens_are_by_nobody_but_the_enemy_gives_loot() {
    let start = field("RX").turn(RUGGERO, 4).foe(ONE, |foe| foe.wounds = 1);
    let script = prove(start, |game, table| {
        game.status_wound(table, Model::Foe(ONE), Status::Burned);
        Ok(())
    });
    assert_eq!(
        (script.state().hero(RUGGERO).threat, script.state().loot[0], script.state().foe(ONE).gone),
        (0, 1, true)
    );
}

#[test]
fn n1_12_16_nobody_has_two_equal_tokens_and_the_fallen_get_none() {
    let start = field("RF").hero(FIAMMETTA, |hero| (hero.ko, hero.wounds) = (true, 4));
    let script = prove(start, |game, table| {
        game.give(table, hero(RUGGERO), Status::Marked);
        game.give(table, hero(RUGGERO), Status::Marked);
        game.give(table, hero(FIAMMETTA), Status::Marked);
        Ok(())
    });
    assert_eq!(script.state().hero(RUGGERO).tokens.iter().count(), 1);
    assert!(script.state().hero(FIAMMETTA).tokens.is_empty());
}

#[test]
fn n1_12_17_a_negative_token_on_a_weapon_moves_to_the_target_with_a_wound() {
    let start = || {
        field("RE")
            .gear(RUGGERO, "club")
            .turn(RUGGERO, 4)
            .hero(RUGGERO, |hero| hero.items[0].tokens.add(Status::Poisoned))
            .play()
    };
    let hit = start().answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    assert!(
        has(hit.state(), Model::Foe(ONE), Status::Poisoned) && hit.state().hero(RUGGERO).items[0].tokens.is_empty()
    );
    let missed = start().answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert!(!has(missed.state(), Model::Foe(ONE), Status::Poisoned));
}

#[test]
fn n1_13_1_at_health_a_hero_is_ko_loses_tokens_and_two_threat() {
    let start = field("R").hero(RUGGERO, |hero| {
        (hero.wounds, hero.threat) = (5, 3);
        hero.tokens.add(Status::Focused);
    });
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 1, true).map(drop));
    let ruggero = script.state().hero(RUGGERO);
    assert_eq!((ruggero.ko, ruggero.threat, ruggero.tokens.is_empty()), (true, 1, true));
    let up = prove(field("R"), |game, table| game.hurt(table, RUGGERO, 5, true).map(drop));
    assert!(up.state().hero(RUGGERO).is_up());
}

#[test]
fn n1_13_2_a_fallen_hero_can_be_passed_but_nobody_stops_there() {
    let start = field("RF.").hero(FIAMMETTA, |hero| (hero.ko, hero.wounds) = (true, 4)).turn(RUGGERO, 4);
    start.play().offers("walk A3 plain").refuses("walk A2 plain");
}

#[test]
fn n1_13_5_a_discarded_wound_revives_one_sector_ahead_of_the_active_model() {
    let start = field("RF").hero(FIAMMETTA, |hero| (hero.ko, hero.wounds, hero.sector) = (true, 4, 1)).turn(RUGGERO, 4);
    let start = start.hero(RUGGERO, |hero| hero.sector = 5);
    let script = prove(start, |game, table| {
        game.heal(table, FIAMMETTA, 1, Some(RUGGERO));
        Ok(())
    });
    let fiammetta = script.state().hero(FIAMMETTA);
    assert_eq!((fiammetta.ko, fiammetta.wounds, fiammetta.sector), (false, 3, 6));
    assert_eq!(script.state().hero(RUGGERO).threat, 1);
}

#[test]
fn n1_14_1_a_patrol_walks_where_the_die_says_turns_and_stops_before_a_hero() {
    let walked = |picture: &str, face: u8| {
        let script = prove(field(picture).acts("watchman"), |game, table| game.foe_acts(table)).rolls("d8", [face]);
        script.state().foe(ONE).at.to_string()
    };
    assert_eq!(walked("P....", 3), "A4", "three squares east");
    assert_eq!(walked("..P..", 4), "A4", "two squares east and one back");
    assert_eq!(walked("P.R.", 3), "A2", "before a hero");
}

#[test]
fn n1_14_2_a_wounded_patrol_takes_the_usual_ways() {
    let start = field("P.F.").gear(FIAMMETTA, "").skills(FIAMMETTA, "").foe(ONE, |foe| foe.wounds = 1).acts("watchman");
    let script = prove(start, |game, table| game.foe_acts(table));
    assert_eq!(script.state().foe(ONE).at, space("A2"));
}

#[test]
fn n1_15_1_a_large_model_moves_like_one_square_and_pushes_others_aside() {
    let mut game = field("......\n......\nM..R..").game;
    game.stand(ONE, space("A4"));
    let body = game.footprint(ONE);
    assert!(body.covers(space("A4")) && body.side == 2);
    assert!(!body.covers(game.hero(RUGGERO).space().expect("on the board")), "displaced");
    assert!(game.sees(&body, &game.body(hero(RUGGERO)).expect("a body"), false), "sight always exists");
}

#[test]
fn n1_15_2_an_area_that_touches_one_of_its_squares_hits_it() {
    let game = field("....\n.RM.\n....").game;
    let area = game.models_in(crate::pack::schema::Shape::Area(1), space("B1"), &space("B2").into(), &[]);
    assert!(area.contains(&Model::Foe(ONE)));
    let far = game.models_in(crate::pack::schema::Shape::Area(1), space("B1"), &space("B1").into(), &[]);
    assert!(!far.contains(&Model::Foe(ONE)));
}

/// A skill that raises Health holds no more when its owner is KO (N1.6.1), and wounds beyond what is left would be more than Health.
#[test]
fn n1_13_1_whoever_falls_has_as_many_wounds_as_health_without_the_skills() {
    let start = camp().game(|game| {
        let hero = game.hero_mut(RUGGERO);
        hero.skills = [id("hair-shirt")].into_iter().collect();
        (hero.stats[Characteristic::Health.number()], hero.wounds) = (4, 4);
    });
    assert_eq!(start.0.health(RUGGERO), 5);
    let script = start.prove(|game, table| game.hurt(table, RUGGERO, 1, true).map(drop));
    let game = script.state();
    assert!(game.hero(RUGGERO).ko);
    assert_eq!((game.health(RUGGERO), wounds(game, RUGGERO)), (4, 4));
}

/// A large model comes to stand up to two squares nearer than where its movement ends, so some ends that lead to an attack are three squares away.
#[test]
fn n1_15_1_a_large_model_attacks_from_every_square_that_it_can_come_to_cover() {
    // Whoever is hidden is no target for the ram's other attack, from afar.
    let plan = |picture: &str| {
        let game = field(picture).hero(RUGGERO, |hero| hero.tokens.add(Status::Hidden)).game;
        game.plan(ONE, 5).map(|plan| (plan.to, plan.cost, plan.act))
    };
    // Past the crate two squares are enough: from the second it covers the one beside the hero, a row up and a column on.
    assert_eq!(plan("..c..R\nM....."), Some((space("A4"), 2, Act::Attack(0, hero(RUGGERO)))));
    // A column farther away it cannot stand beside the hero for so little.
    assert!(plan("..c...R\nM......").is_some_and(|(.., act)| act == Act::Nothing));
}

#[test]
fn n1_10_1_what_a_card_asks_for_adds_up_over_missions_lost_ones_too() {
    let counted = |verdict: Verdict| {
        let mut game = fated("what-he-hid-behind", 2, 1).0;
        game.heroes[0].count(Feat::Defeat, 3);
        game.heroes[1].count(Feat::Defeat, 2);
        game.measure_destinies(verdict == Verdict::Won);
        game.tour().sheets[0].destiny.map(|open| (open.progress, open.missions))
    };
    assert_eq!(counted(Verdict::Won), Some((5, 2)));
    assert_eq!(counted(Verdict::AllDown), Some((5, 2)));
}

#[test]
fn n1_10_2_a_reached_goal_is_rewarded() {
    let wanted =
        crate::campaign::wanted(camp().0.pack.destinies[id::<crate::ids::DestinyId>("the-man-who-ran").index()].goal);
    let script = fated("the-man-who-ran", wanted, 1).prove(|game, table| game.consult_destiny(table, 0));
    assert_eq!(script.state().tour().sheets[0].xp, 3);
    let not_yet = fated("the-man-who-ran", wanted - 1, 1).prove(|game, table| game.consult_destiny(table, 0));
    assert_eq!(not_yet.state().tour().sheets[0].xp, 2);
    let improved = fated("what-he-hid-behind", 99, 1).prove(|game, table| game.consult_destiny(table, 0));
    // Health is 6 already.
    let improved = improved.refuses("improve health").answers("1: improve mind");
    assert_eq!(improved.state().tour().sheets[0].stats, [4, 3, 5, 3, 6]);
}

#[test]
fn n1_10_3_after_three_missions_a_card_is_resolved_without_reward() {
    let script = fated("the-man-who-ran", 0, 3).prove(|game, table| game.consult_destiny(table, 0));
    let sheet = &script.state().tour().sheets[0];
    assert_eq!((sheet.xp, sheet.destiny.map(|open| open.card)), (2, Some(id("the-other-hedge"))));
    let open = fated("the-man-who-ran", 0, 2).prove(|game, table| game.consult_destiny(table, 0));
    assert_eq!(open.state().tour().sheets[0].destiny.map(|open| open.card), Some(id("the-man-who-ran")));
}

#[test]
fn n1_10_4_the_second_card_follows_the_first_and_then_the_class() {
    let script = fated("the-other-hedge", 99, 1).prove(|game, table| game.consult_destiny(table, 0));
    let sheet = &script.state().tour().sheets[0];
    assert_eq!((sheet.destiny, sheet.fated), (None, true));
    let first = fated("the-man-who-ran", 99, 1).prove(|game, table| game.consult_destiny(table, 0));
    assert!(!first.state().tour().sheets[0].fated);
    let of_class = fated("a-flag-that-follows", 99, 1).prove(|game, table| game.consult_destiny(table, 0));
    let of_class = of_class.answers("1: improve mind");
    let sheet = &of_class.state().tour().sheets[0];
    assert_eq!(sheet.destiny.map(|open| open.card), Some(id("six-from-that-valley")));
}
