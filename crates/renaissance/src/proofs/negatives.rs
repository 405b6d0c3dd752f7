//! The cases in which a rule must not apply, where its own test shows only the one in which it does.

use super::position::mission;
use super::*;
use crate::state::Phase;

fn next(field: Field) -> Script<Renaissance> {
    prove(field.change(|game| game.phase = Phase::Next), |game, table| game.next_token(table))
}

#[test]
fn n1_12_8_without_the_token_two_wounds_are_not_critical_and_threat_is_as_it_was() {
    assert_eq!(field("R").hero(RUGGERO, |hero| hero.threat = 1).game.threat(RUGGERO), 1);
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 4);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [5, 5, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 2);
}

#[test]
fn n1_12_9_without_hasty_ap_are_swiftness() {
    let script = prove(field("R"), |game, table| game.begin_hero(table, RUGGERO));
    assert_eq!(script.state().turn.ap, 4);
}

#[test]
fn n1_12_11_whoever_is_not_lucky_is_not_asked() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 9).play();
    start.answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 5, 1]).asks("1: ask-action");
}

#[test]
fn n1_12_15_wounds_of_a_hero_do_raise_threat() {
    let start = field("RX").turn(RUGGERO, 4).foe(ONE, |foe| foe.wounds = 1);
    let script = prove(start, |game, table| {
        game.wound_foe(table, ONE, 1, Some(hero(RUGGERO)));
        Ok(())
    });
    assert_eq!(script.state().hero(RUGGERO).threat, 2, "wounded and defeated");
}

#[test]
fn n1_13_2_whoever_stands_is_passed_by_friends_only() {
    let start = field("RX.").turn(RUGGERO, 4);
    start.play().refuses("walk A3 plain");
}

#[test]
fn n1_14_2_an_unhurt_patrol_does_not_attack() {
    let start = field("P.F.").gear(FIAMMETTA, "").acts("watchman");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [7]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 0);
}

#[test]
fn n2_1_1_a_token_of_another_sector_does_not_act_however_swift() {
    let start = field("RF").hero(FIAMMETTA, |hero| hero.sector = 2);
    assert_eq!(next(start).state().turn.hero, Some(RUGGERO));
}

#[test]
fn n2_1_3_nobody_is_asked_where_swiftness_decides() {
    assert_eq!(next(field("RF")).state().turn.hero, Some(FIAMMETTA), "6 before 4, without a question");
}

#[test]
fn n2_2_1_the_hand_stays_while_somebody_waits_in_the_sector() {
    let script = next(field("R....X"));
    assert_eq!((script.state().clock.minute, script.state().turn.hero), (1, Some(RUGGERO)));
}

#[test]
fn n2_2_3_an_event_of_a_later_hour_or_another_sector_does_not_come() {
    let card = |sector: u8, hour: u8| {
        format!(
            "victory: [Stage(9)], events: [(slug: \"bolt\", icon: \"bell\", sector: {sector}, hour: {hour}, does: [Threat(2, All)])],"
        )
    };
    for (sector, hour) in [(2, 0), (1, 1)] {
        let start = mission("R....X", &card(sector, hour)).change(|game| game.phase = Phase::Stop);
        assert_eq!(prove(start, |game, table| game.stop(table)).state().hero(RUGGERO).threat, 0);
    }
}

#[test]
fn n2_2_4_no_token_starts_before_i_or_after_xii() {
    let game = field("RF").game;
    assert!((1..=20).all(|swiftness| (1..=12).contains(&game.start_sector(swiftness))));
}

#[test]
fn n2_3_2_a_token_stays_while_nothing_is_spent() {
    let script = field("R.....").turn(RUGGERO, 4).play();
    assert_eq!(script.state().hero(RUGGERO).sector, 1);
    script.refuses("wait 5");
}

#[test]
fn n2_3_4_a_hero_whose_token_has_moved_need_not_wait() {
    let start = field("R....X").turn(RUGGERO, 4).change(|game| game.spend(RUGGERO, 1));
    assert_eq!(start.game.forced_wait(), 0);
}

#[test]
fn n2_4_1_a_token_that_does_not_act_stays() {
    let script = next(field("R....H").token("halberdier", 2));
    assert_eq!((script.state().tokens[0].sector, script.state().turn.hero), (2, Some(RUGGERO)));
}

#[test]
fn n5_2_1_dry_ground_costs_nothing_more() {
    field("R....").turn(RUGGERO, 4).play().offers("walk A5 plain");
}

#[test]
fn n6_2_8_equipment_is_not_used_without_the_ap() {
    field("R....E").gear(RUGGERO, "spy-glass").turn(RUGGERO, 0).play().refuses("use spy-glass 1 maenad-1");
}

#[test]
fn n6_7_2_in_the_open_there_is_no_further_success() {
    let start = field("RE").gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 9);
    let script = start.play().answers("1: attack club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!((script.state().foe(ONE).wounds, script.state().foe(ONE).attacked), (0, false));
}

#[test]
fn n6_7_6_below_the_last_space_stealth_goes_on() {
    let start = field("R").change(|game| game.stealth = Some(3));
    assert_eq!(prove(start, |game, table| game.rise(table, 1)).state().stealth, Some(4));
}

#[test]
fn n7_3_3_other_wounds_stay_on_equipment() {
    let start = field("R").gear(RUGGERO, "buckler");
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 1, false).map(drop));
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items[0].wounds), (0, 1));
}

#[test]
fn n7_5_2_an_area_spares_heroes_outside_it() {
    let start = field("......\n....M.\nR.F...").gear(RUGGERO, "").gear(FIAMMETTA, "");
    let start = start.skills(RUGGERO, "").skills(FIAMMETTA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 1, hero(RUGGERO), false));
    let script = script.rolls("d8", [1, 1]).rests();
    assert_eq!((wounds(script.state(), RUGGERO), wounds(script.state(), FIAMMETTA)), (1, 0));
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

#[test]
fn n9_1_3_another_attack_is_defended_with_what_its_card_says() {
    let start = field("OX").gear(OTTAVIA, "").skills(OTTAVIA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false));
    script.rolls("d8", [5, 5]).rests();
}

#[test]
fn n12_1_3_whoever_stands_keeps_what_it_carries() {
    let card = "victory: [Stage(9)], markers: [(letter: 'm', slug: \"sheep\", icon: \"animal\")],";
    let start = mission("R..mX", card).hero(RUGGERO, |hero| hero.carries = Some(0));
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 2, true).map(drop));
    assert_eq!(script.state().hero(RUGGERO).carries, Some(0));
}

#[test]
fn n1_9_8_whoever_is_no_skirmisher_stays() {
    let start = field("RX......").gear(RUGGERO, "").skills(RUGGERO, "").acts("faun");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [5, 5, 5, 5, 5]);
    assert_eq!(script.state().foe(ONE).at, space("A2"), "two AP are left, and it does not move");
}

#[test]
fn n2_6_1_a_scar_lets_a_mission_begin_with_threat() {
    let scarred = |severe: u16| {
        let game = field("R").game;
        let mut company = game.heroes;
        company[0].severe = severe;
        Renaissance::laid_out_for(&game.pack, &game.options, 4, company).threat(RUGGERO)
    };
    let scar = field("R").game.pack.wounds.iter().position(|wound| wound.slug.as_str() == "scar").expect("a scar");
    assert_eq!((scarred(0), scarred(1 << scar)), (0, 1));
}

#[test]
fn n7_2_1_wounds_add_up_and_only_at_health_is_a_hero_ko() {
    let hurt = |before: u8| {
        let start = field("R").gear(RUGGERO, "").hero(RUGGERO, move |hero| hero.wounds = before);
        let script = prove(start, |game, table| game.hurt(table, RUGGERO, 2, false).map(drop));
        (wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).ko)
    };
    assert_eq!((hurt(3), hurt(4)), ((5, false), (6, true)));
}

#[test]
fn n9_3_3_whoever_survives_a_reaction_attack_goes_on() {
    let start = field("XF......").gear(FIAMMETTA, "").skills(FIAMMETTA, "").hero(FIAMMETTA, |hero| hero.wounds = 1);
    let script = prove(start.turn(FIAMMETTA, 6), |game, table| {
        game.walk(table, FIAMMETTA, space("A4"), crate::choice::Gait::Plain)
    });
    let script = script.rolls("d8", [1, 1, 1]);
    assert_eq!((place(script.state(), FIAMMETTA).as_str(), script.state().turn.ap), ("A4", 4));
}

#[test]
fn n5_2_2_a_dash_into_water_puts_out_fire_and_one_on_land_does_not() {
    let dashes = |picture: &str| {
        let start = field(picture).hero(RUGGERO, |hero| hero.tokens.add(Status::Burned));
        let script = prove(start, |game, table| game.dash(table, hero(RUGGERO), 1, true)).answers("1: dash A2");
        has(script.state(), hero(RUGGERO), Status::Burned)
    };
    assert!(!dashes("R~..") && dashes("R..."));
}

/// N2.2 · What an option says of the clock: an enemy in the same sector acts before a hero who is not faster, and after one who is.
#[test]
fn n2_1_1_the_clock_tells_who_acts_before() {
    let before = |sector: u8, member: Member| {
        let start = field("R....X").token("faun", sector).hero(member, |hero| hero.sector = 1).turn(member, 4);
        let label = table::Present::describe(&start.game, table::Seat(member.0), crate::choice::Choice::Wait(2));
        format!("{:?}", label.detail)
    };
    assert!(before(2, RUGGERO).contains("faun"), "on the way");
    assert!(before(3, RUGGERO).contains("faun"), "a faun has Swiftness 5, Ruggero 4");
    assert!(!before(4, RUGGERO).contains("faun"), "later");
    let quick = field("F....X").token("faun", 3).hero(FIAMMETTA, |hero| hero.sector = 1).turn(FIAMMETTA, 4).game;
    let label = table::Present::describe(&quick, table::Seat(1), crate::choice::Choice::Wait(2));
    assert!(!format!("{:?}", label.detail).contains("faun"), "Fiammetta is faster");
}
