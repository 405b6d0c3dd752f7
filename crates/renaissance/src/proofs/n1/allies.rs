//! N1.1, N1.2, N1.9, N1.13 to N1.15 · Allies, companions, and what models are.

use crate::geometry::Footprint;
use crate::pack::schema::Immunity;
use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Phase;

fn acts(field: Field, slug: &str) -> Field {
    field.acts(slug).change(|game| game.phase = Phase::Ally)
}

#[test]
fn n1_1_5_an_ally_attacks_with_its_printed_value_and_has_the_critical() {
    let script = acts(field("JE"), "squire").play().answers("1: strike 1 maenad-2").rolls("d8", [5, 5, 5]);
    let maenad = script.state().foe(TWO);
    assert!(maenad.gone, "three wounds and one for the critical");
    assert_eq!(script.state().loot, [1, 1, 0], "it adds to the loot");
    let script = acts(field("JE"), "squire").play().answers("1: strike 1 maenad-2").rolls("d8", [5, 5, 4]);
    assert_eq!(script.state().foe(TWO).wounds, 2, "no critical from two wounds");
    assert!(has(script.state(), Model::Foe(TWO), Status::Exposed), "and the effect after the mark");
    let missed = acts(field("JE"), "squire").play().answers("1: strike 1 maenad-2").rolls("d8", [1, 1, 1]);
    assert!(!has(missed.state(), Model::Foe(TWO), Status::Exposed));
}

#[test]
fn n1_1_6_an_ally_counts_as_a_hero_for_equipment_and_does_no_mission_actions() {
    let start = || field("RJ").gear(RUGGERO, "splint").foe(ONE, |foe| foe.wounds = 2).turn(RUGGERO, 4);
    let script = start().play().answers("1: use splint 1 squire-1");
    assert_eq!((script.state().foe(ONE).wounds, script.state().hero(RUGGERO).threat), (1, 1));
    start().foe(ONE, |foe| foe.wounds = 0).play().refuses("use splint 1 squire-1");
    let card =
        "victory: [NoFoes], actions: [(slug: \"ring-the-bell\", icon: \"hand\", ap: 1, place: Anywhere, does: [])],";
    acts(mission("J...X", card), "squire").play().refuses("act ring-the-bell here");
    mission("R...X", card).turn(RUGGERO, 4).play().offers("act ring-the-bell here");
}

#[test]
fn n1_2_1_a_companion_counts_as_a_hero_but_draws_no_severe_wound() {
    let fallen = |companion: bool| {
        let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
        let start = start.change(|game| {
            let nuta = game.pack.ids().next().filter(|_| companion);
            game.hero_mut(RUGGERO).companion = nuta;
        });
        prove(start, |game, table| game.begin_hero(table, RUGGERO))
    };
    assert_eq!(fallen(true).rests().state().hero(RUGGERO).severe, 0);
    assert_eq!(fallen(false).draws("wounds", ["deep-cut"]).state().hero(RUGGERO).severe, 0b10000);
    let game = field("R...X").change(|game| game.heroes[0].companion = game.pack.ids().next()).game;
    assert_eq!(game.plan(ONE, 5).and_then(|plan| plan.after), Some(hero(RUGGERO)), "enemies go for it");
    assert!(game.class(RUGGERO).is_none() && game.class(FIAMMETTA).is_some());
}

#[test]
fn n1_9_10_whoever_flies_crosses_opponents_and_scenery_and_pays_one_more_for_a_level() {
    let cost = |picture: &str, to: &str| {
        let game = field(picture).game;
        game.foe_costs(ONE, 20).cost(space(to))
    };
    assert_eq!(cost("VRt~.", "A5"), Some(4), "past a hero, a tree and water");
    assert_eq!(cost("V.1L", "A3"), Some(3), "two squares and a level");
    assert_eq!(cost("XRt~.", "A5"), None, "a faun does not");
}

#[test]
fn n1_9_11_water_and_swamp_neither_cost_nor_give_an_amphibian_anything() {
    let cost = |picture: &str| field(picture).game.foe_costs(ONE, 20).cost(space("A4"));
    assert_eq!((cost("Q~,."), cost("X~,.")), (Some(3), Some(5)));
    let start = field(",Q..R").foe(ONE, |foe| foe.at = space("A1"));
    let script = prove(start, |game, table| {
        game.ground_effects(table, Model::Foe(ONE), space("A1"), space("A2"));
        Ok(())
    });
    assert!(!has(script.state(), Model::Foe(ONE), Status::Hindered));
}

#[test]
fn n1_9_12_a_sentinel_controls_two_squares_more_and_notices_from_two_away_in_stealth() {
    assert_eq!((field("Q....R").game.control(ONE), field("P....R").game.control(ONE)), (6, 4));
    let stealth = |picture: &str| {
        let start = field(picture).change(|game| game.stealth = Some(0));
        prove(start, |game, table| game.stealth_end(table, ONE)).state().stealth
    };
    assert_eq!((stealth("Q.R"), stealth("Q..R"), stealth("P.R")), (Some(1), Some(0), Some(0)));
}

#[test]
fn n1_9_13_the_immune_are_not_touched_by_what_is_named() {
    let game = field("M...\n....\nX..R").game;
    let ram = game.standing_foes().find(|foe| game.is_immune(*foe, Immunity::Blinded)).expect("the ram");
    let script = testkit::prove(game, move |game, table| {
        game.give(table, Model::Foe(ram), Status::Blinded);
        game.give(table, Model::Foe(ram), Status::Weakened);
        let other = game.enemies().find(|foe| *foe != ram).expect("the faun");
        game.give(table, Model::Foe(other), Status::Blinded);
        Ok(())
    });
    let other = script.state().enemies().find(|foe| *foe != ram).expect("the faun");
    assert!(
        !has(script.state(), Model::Foe(ram), Status::Blinded)
            && has(script.state(), Model::Foe(ram), Status::Weakened)
    );
    assert!(has(script.state(), Model::Foe(other), Status::Blinded), "others are");
}

#[test]
fn n1_13_3_the_token_of_a_fallen_hero_stays_in_its_sector() {
    let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds, hero.sector) = (true, 6, 5));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO)).draws("wounds", ["scar"]);
    assert_eq!((script.state().hero(RUGGERO).sector, script.state().turn.hero), (5, None));
    let script = field("R....X").turn(RUGGERO, 4).play().answers("1: wait 2");
    assert_eq!(script.state().hero(RUGGERO).sector, 3, "one who stands moves on");
}

#[test]
fn n1_13_4_a_fallen_hero_earns_nothing_and_gets_no_tokens() {
    let earned = |ko: bool| {
        let start = field("R").class(RUGGERO, "penitent").hero(RUGGERO, |hero| hero.ko = ko);
        let script = prove(start, |game, table| {
            game.gain_points(RUGGERO, 1);
            game.earn_heroism(RUGGERO, 1, |_| true);
            game.give(table, hero(RUGGERO), Status::Focused);
            Ok(())
        });
        let hero = script.state().hero(RUGGERO);
        (hero.points, hero.heroism, hero.tokens.is_empty())
    };
    assert_eq!((earned(true), earned(false)), ((0, 0, true), (1, 1, false)));
}

#[test]
fn n1_14_3_once_stealth_is_over_nobody_patrols() {
    let patrols = |card: &str| {
        let start = mission("R...X", card).change(|game| game.stealth = None).acts("faun");
        let script = prove(start, |game, table| game.foe_acts(table)).luck(1);
        script.log(table::Seat(0)).iter().any(|line| line.text.key == "log-patrols")
    };
    assert!(!patrols("victory: [Stage(9)], stealth: true, rules: [Patrols],"));
    assert!(patrols("victory: [Stage(9)], rules: [Patrols],"), "where there never was any");
}

#[test]
fn n1_15_3_whoever_a_large_model_pushes_aside_goes_to_the_nearest_free_square_of_choice() {
    // The ram reaches Fiammetta and covers Ruggero's square: four squares are equally near to it.
    let start = field("......\n......\n......\nM.....\n......").at(RUGGERO, "C2").at(FIAMMETTA, "C3");
    let start = start.hero(FIAMMETTA, |hero| hero.threat = 3).gear(RUGGERO, "");
    let script = prove(start, |game, table| {
        game.turn.ap = 5;
        let print = Footprint::new(space("B2"), 2);
        assert_eq!(game.standing(ONE, space("B3")).map(|print| print.side), Some(print.side));
        game.run_foe(table, ONE, None)
    });
    let log = script.log(table::Seat(0));
    assert!(log.iter().all(|line| line.text.key != "log-wounded"), "nobody strikes at whoever is pushed aside");
}
