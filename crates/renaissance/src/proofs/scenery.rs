//! N2.2, N5.1, N6.6 · Mysteries, scenery that can be used or broken, familiars.

use super::position::mission;
use super::*;
use crate::state::Whereabouts;

#[test]
fn n2_2_5_a_mystery_is_drawn_from_the_pool_each_once() {
    let card = "victory: [Stage(9)], events: [(slug: \"door\", icon: \"gate\", sector: 1, mystery: true, recurring: true)],
        mysteries: [(slug: \"draught\", icon: \"air\", does: [Threat(2, All)]), (slug: \"stairs\", icon: \"move\", does: [Threat(1, All)])],";
    let stop = |drawn: u32| {
        let start = mission("R...X", card).change(move |game| game.drawn = drawn);
        prove(start, |game, table| game.stop(table))
    };
    let script = stop(0).draws("mysteries", ["mystery-1"]);
    assert_eq!((script.state().hero(RUGGERO).threat, script.state().drawn), (2, 0b1));
    let script = stop(0b11).rests();
    assert_eq!(script.state().hero(RUGGERO).threat, 0, "an empty pool gives nothing");
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

fn with_toad(picture: &str, at: &str) -> Field {
    field(picture).gear(RUGGERO, "toad").skills(RUGGERO, "").familiar(RUGGERO, at).turn(RUGGERO, 4)
}

#[test]
fn n6_6_1_a_familiar_stands_in_nobodys_way_and_is_nobodys_target() {
    let game = with_toad("R.X.", "A2").game;
    assert!(game.free().contains(space("A2")), "its square is free");
    let start = with_toad("R.X.", "A2");
    assert_eq!(start.game.plan(ONE, 5).and_then(|plan| plan.after), Some(hero(RUGGERO)), "enemies want its owner");
    let beside = with_toad("R..X", "A3").game;
    assert!(beside.provoked(RUGGERO, space("A1"), space("A2")).is_empty());
    assert!(!game.free().contains(space("A1")), "its owner’s is not");
}

#[test]
fn n6_6_2_a_familiar_goes_to_its_target_and_stays_on_its_level_unless_it_flies() {
    let script = with_toad("R~.X.", "A1").play().answers("1: use toad 1 faun-1");
    assert_eq!(script.state().hero(RUGGERO).familiar, Some(space("A3")), "two squares, water or not");
    assert!(has(script.state(), Model::Foe(ONE), Status::Poisoned));
    with_toad("R~..X", "A1").play().refuses("use toad 1 faun-1");
    let roof = |gear: &str| field("RL1.").foe_on("A3").gear(RUGGERO, gear).familiar(RUGGERO, "A1").turn(RUGGERO, 4);
    roof("toad").play().refuses("use toad 1 faun-1");
    roof("peregrine").play().offers("use peregrine 1 faun-1");
}

#[test]
fn n6_6_3_a_familiar_rests_while_its_owner_is_ko_and_goes_where_it_goes() {
    let start = with_toad("R.X.", "A2").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
    assert_eq!(start.game.hero(RUGGERO).familiar, Some(space("A2")), "it stays on the battlefield");
    let script = start.play();
    assert!(script.state().hero(RUGGERO).ko);
    let mut away = with_toad("R.X.", "A2").game;
    away.hero_mut(RUGGERO).at = Whereabouts::In(0);
    away.follow_owner(RUGGERO);
    assert_eq!(away.hero(RUGGERO).familiar, None);
    away.hero_mut(RUGGERO).at = Whereabouts::On(space("A4"));
    away.follow_owner(RUGGERO);
    assert_eq!(away.hero(RUGGERO).familiar, Some(space("A4")));
}
