//! B26 · Vantage points.

use super::effects;
use super::*;
use crate::geometry::Direction;
use crate::pack::schema::Modifier;
use crate::state::Place;

fn beside() -> Field {
    field("..1PP.\n...PP2").change(|game| game.primordial.vantage_open = true)
}

fn on_top() -> Field {
    beside().titan(1, |titan| titan.place = Place::Vantage).facing(Direction::West)
}

#[test]
fn b26_1_a_vantage_point_is_created() {
    effects::card("[CreateVantagePoint]").check(|game| assert!(game.primordial.vantage_open));
}

#[test]
fn b26_1_a_sheet_without_vantage_points_gets_none() {
    let sheet = "vantage: (climb: By(Fury), climb_difficulty: 8, hold: By(Endurance), hold_difficulty: 6, fall: [Knockdown],\n        \
                 powers: (passives: [(is: RawPower(1)), (is: NoDespair), (is: OnlyCriticals)])),";
    let flat = changed(field("..1PP.\n...PP."), &[("foes/sample.ron", sheet, "")]);
    prove(flat, |game, table| {
        let critical = game.pack.primordials[0].parts[15].critical;
        game.resolve_script(table, critical, ABOUT_ONE)
    })
    .tells("")
    .check(|game| assert!(!game.primordial.vantage_open && !game.can_climb(ONE)));
}

#[test]
fn b26_2_a_climb_is_a_test() {
    let climbed = || prove(beside(), |game, table| game.climb(table, ONE));
    climbed().rolls("test", [8]).check(|game| assert_eq!(game.titan(ONE).place, Place::Vantage));
    climbed().rolls("test", [7]).answers("1: pass").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3")));
}

#[test]
fn b26_2_b26_3_only_an_unlocked_free_point_beside_the_primordial_is_climbed() {
    assert!(beside().game.can_climb(ONE) && beside().game.can_climb(TWO));
    assert!(!on_top().game.can_climb(TWO), "one titan at most");
    assert!(!beside().change(|game| game.primordial.vantage_open = false).game.can_climb(ONE));
    let away = beside().titan(1, |titan| titan.place = Place::On(space("N1")));
    assert!(!away.game.can_climb(ONE));
}

#[test]
fn b26_4_who_does_not_hold_on_falls_into_the_rear() {
    let held = || prove(on_top(), |game, table| game.hold_on(table));
    held().rolls("test", [6]).check(|game| assert_eq!(game.titan(ONE).place, Place::Vantage));
    held().rolls("test", [5]).answers("1: pass").check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B6"), "A6 is taken");
        assert!(game.titan(ONE).is_down());
    });
}

#[test]
fn b26_4_b17_12_g1_6_holding_on_has_its_place_in_the_order_that_the_group_chooses() {
    let ends = |field: Field| prove(field, |game, table| game.end_primordial_round(table));
    let trait_ = "(slug: \"held-back\", from: 1, to: 1, powers: (";
    let ability = "abilities: [(at: EndOfPrimordialRound, effects: [Rage(N(1)), Argo(Doom, 1)])], ";
    let stirred = || changed(on_top(), &[("foes/sample.ron", trait_, &format!("{trait_}{ability}"))]);
    ends(stirred())
        .asks("1 2 3 4: ask-which-first")
        .offers("first trait 1 ability 1; first vantage point of titan 1 ability 10")
        .rolls("test", [5])
        .answers("2: first vantage point of titan 1 ability 10")
        .asks("1: ask-reroll-test")
        .check(|game| assert_eq!(game.argo.doom, 0, "the test comes first"));
    ends(stirred())
        .rolls("test", [6])
        .answers("2: first trait 1 ability 1")
        .check(|game| assert_eq!((game.argo.doom, game.titan(ONE).place), (1, Place::Vantage)))
        .tells("log-foe-uses; log-rage; log-argo-doom; log-test-passed");
    ends(on_top()).rolls("test", [6]).rests().check(|game| assert_eq!(game.phase, Phase::TitansStart));
    ends(beside()).rests().check(|game| assert_eq!(game.phase, Phase::TitansStart, "nobody is on it"));
}

#[test]
fn b26_5_from_a_vantage_point_the_first_step_leads_beside_the_footprint() {
    let above = |moved: bool| {
        field(".......\n..PP...\n..PP..2")
            .titan(1, |titan| titan.place = crate::state::Place::Vantage)
            .turn_of(1)
            .change(move |game| game.turn.moved = moved)
            .play()
    };
    above(false)
        .offers("walk B2; walk C3; walk A5; walk A6")
        .refuses("walk A3")
        .answers("1: walk B2")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")));
    above(true).refuses("walk B2");
}

#[test]
fn b26_6_a_knockback_first_displaces_it() {
    prove(on_top(), |game, table| game.knockback(table, ONE, None, 1, false))
        .asks("1: ask-displace")
        .refuses("at A6; at B1")
        .answers("1: at B3")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")));
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
    assert_eq!(measured, Some(game.primordial.footprint));
    assert_eq!(to_three.map(|(here, there)| here.distance(&there)), Some(5), "from B3 to C7");
    assert!(
        game.has(ONE, Modifier::OnlyCriticals) && !game.has(TWO, Modifier::OnlyCriticals),
        "the boons of the sheet"
    );
}

#[test]
fn b26_7_what_is_closest_to_a_titan_on_it_is_measured_from_the_footprint() {
    let closest = |picture: &str| {
        let field = field(picture).titan(1, |titan| titan.place = Place::Vantage);
        let script = effects(field, "[To(Nearest, [Rage(N(1))])]", Origin::Card);
        TitanId::ALL.map(|titan| script.state().titan(titan).stats[2])
    };
    assert_eq!(closest("......3\n2PP....\n.PP...."), [0, 1, 0, 0], "titan 2 is adjacent to the footprint");
    assert_eq!(closest("......3\n.PP....\n.PP...2"), [0; 4], "the primordial is closer");
}
