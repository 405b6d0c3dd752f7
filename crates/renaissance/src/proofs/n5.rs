//! N5 · The battlefield.

use super::*;

#[test]
fn n5_1_1_bulky_and_blocking_scenery_cannot_be_entered() {
    for scenery in ["w", "c", "k", "b", "t"] {
        let picture = format!("R{scenery}.");
        field(&picture).turn(RUGGERO, 4).play().refuses("walk A2 plain; walk A3 plain");
    }
    field("R...").turn(RUGGERO, 4).play().offers("walk A3 plain");
}

#[test]
fn n5_2_1_water_costs_one_more() {
    field("R~~..").turn(RUGGERO, 4).play().offers("walk A3 plain").refuses("walk A4 plain");
}

#[test]
fn n5_2_2_water_puts_out_fire_and_nobody_burns_in_it() {
    let start = field("R~...").hero(RUGGERO, |hero| hero.tokens.add(Status::Burned)).turn(RUGGERO, 4);
    let script = start.play().answers("1: walk A2 plain");
    assert!(!has(script.state(), hero(RUGGERO), Status::Burned));
    let mut wet = field("~...").at(RUGGERO, "A1");
    wet.game.phase = crate::state::Phase::Over;
    let script = prove(wet, |game, table| {
        game.give(table, hero(RUGGERO), Status::Burned);
        Ok(())
    });
    assert!(!has(script.state(), hero(RUGGERO), Status::Burned));
    let dry = prove(field("R..."), |game, table| {
        game.give(table, hero(RUGGERO), Status::Burned);
        Ok(())
    });
    assert!(has(dry.state(), hero(RUGGERO), Status::Burned));
}

#[test]
fn n5_3_1_a_swamp_costs_one_more_and_whoever_comes_out_of_it_is_hindered() {
    let script = field("R,,...").turn(RUGGERO, 9).play().answers("1: walk A3 plain");
    assert_eq!((script.state().turn.spent, has(script.state(), hero(RUGGERO), Status::Hindered)), (4, false));
    let script = script.answers("1: walk A4 plain");
    assert!(has(script.state(), hero(RUGGERO), Status::Hindered));
}

#[test]
fn n5_3_1_check_case_8_from_swamp_to_swamp_nobody_is_hindered() {
    let script = field("R,,..").turn(RUGGERO, 9).play().answers("1: walk A3 plain");
    assert!(!has(script.state(), hero(RUGGERO), Status::Hindered));
    assert!(has(script.answers("1: walk A4 plain").state(), hero(RUGGERO), Status::Hindered));
}

#[test]
fn n5_1_4_every_weapon_that_reaches_breaks_scenery_and_nobody_stays_hidden_at_it() {
    let start =
        field("Rk..").gear(RUGGERO, "club sling long-bow").hero(RUGGERO, |hero| hero.tokens.add(Status::Hidden));
    let script =
        start.turn(RUGGERO, 9).play().offers("smash club 1 A2; smash sling 1 A2").refuses("smash long-bow 1 A2");
    let script = script.answers("1: smash club 1 A2").rolls("d8", [1, 1, 1]);
    assert!(!has(script.state(), hero(RUGGERO), Status::Hidden));
}

#[test]
fn n5_2_1_dry_ground_costs_nothing_more() {
    field("R....").turn(RUGGERO, 4).play().offers("walk A5 plain");
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

#[test]
fn n5_1_2_a_well_takes_burned_away_for_two_ap() {
    let start = |picture: &str| field(picture).hero(RUGGERO, |hero| hero.tokens.add(Status::Burned)).turn(RUGGERO, 4);
    let script = start("Rw..").play().answers("1: wash A2");
    assert_eq!((has(script.state(), hero(RUGGERO), Status::Burned), script.state().turn.ap), (false, 2));
    start("R.w.").play().refuses("wash A3");
    field("Rw..").turn(RUGGERO, 4).play().refuses("wash A2");
}

#[test]
fn n5_1_3_a_crate_is_opened_for_two_ap_and_a_card_goes_into_the_loot() {
    let script = field("Rc..").turn(RUGGERO, 4).play().answers("1: open A2").draws("reagents", ["alchimia"]);
    assert_eq!((script.state().loot, script.state().turn.ap), ([0, 1, 0], 2));
    assert!(script.state().free().contains(space("A2")), "it is gone");
    field("R.c.").turn(RUGGERO, 4).play().refuses("open A3");
    field("Rc..").turn(RUGGERO, 1).play().refuses("open A2");
}

#[test]
fn n5_1_4_a_crate_breaks_at_two_wounds_and_a_cart_at_three() {
    let start = |picture: &str| field(picture).gear(RUGGERO, "club").skills(RUGGERO, "").turn(RUGGERO, 9).play();
    let script = start("Rk..").answers("1: smash club 1 A2").rolls("d8", [5, 8, 4]);
    assert!(!script.state().free().contains(space("A2")), "two wounds are not three");
    let script = script.answers("1: smash club 1 A2").rolls("d8", [5, 1, 1]);
    assert!(script.state().free().contains(space("A2")), "they add up");
    let script = start("Rc..").answers("1: smash club 1 A2").rolls("d8", [5, 5, 4]).draws("reagents", ["pecunia"]);
    assert_eq!(script.state().loot, [0, 0, 1]);
    start("Rt..").refuses("smash club 1 A2");
    start("R.k.").refuses("smash club 1 A3");
}
