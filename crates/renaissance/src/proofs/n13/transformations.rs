//! N13.6 · Transformations.

use crate::ids::FormId;
use crate::pack::schema::{Characteristic, Effect, FormName};
use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Verdict;

fn form(game: &Renaissance, slug: &str) -> FormId {
    game.pack.ids().find(|id: &FormId| game.pack.slug(*id) == slug).unwrap_or_else(|| panic!("there is no {slug}"))
}

/// The position in which a model has just been transformed for one activation.
#[track_caller]
fn transformed(start: Field, model: Model, slug: &'static str, by: Option<Member>) -> Field {
    let script = prove(start, move |game, table| {
        game.transform(table, model, form(game, slug), 1, by);
        Ok(())
    });
    Field { game: script.state().clone() }
}

#[test]
fn n13_6_1_a_transformed_hero_has_only_what_the_card_says() {
    let card = "victory: [Stage(9)], actions: [(slug: \"ring\", icon: \"bell\", ap: 1, place: Anywhere, does: [])],";
    let start = || {
        let start = mission("RE", card).gear(RUGGERO, "club buckler splint").hero(RUGGERO, |hero| {
            (hero.wounds, hero.threat) = (1, 3);
            hero.tokens.add(Status::Exposed);
        });
        start.skills(RUGGERO, "challenge")
    };
    let own = start().turn(RUGGERO, 4).play();
    own.offers("attack club 1 maenad-1 0; skill challenge ruggero; act ring here").refuses("strike 1 maenad-1");
    let goat = transformed(start(), hero(RUGGERO), "goat", None);
    let game = &goat.game;
    assert_eq!(Characteristic::ALL.map(|stat| game.stat(RUGGERO, stat)), [4, 2, 2, 1, 2]);
    assert_eq!((wounds(game, RUGGERO), game.threat(RUGGERO), game.free_resistance(RUGGERO)), (1, 3, 0));
    assert!(has(game, hero(RUGGERO), Status::Exposed) && !game.can_react(RUGGERO));
    assert!(game.class(RUGGERO).is_none(), "no heroic skill and no class points");
    let script = goat.turn(RUGGERO, 4).play().offers("strike 1 maenad-1; wait 1; done");
    script.refuses("attack club 1 maenad-1 0; skill challenge ruggero; act ring here; use splint 1 ruggero");
}

#[test]
fn n13_6_2_an_enemy_stays_an_enemy_of_its_kind_with_the_ap_of_the_card() {
    let goat = transformed(field("R....E"), Model::Foe(ONE), "goat", Some(RUGGERO));
    let game = &goat.game;
    assert!(game.enemies().any(|foe| foe == ONE) && game.of_kind(enemy(game, "maenad")).any(|foe| foe == ONE));
    assert_eq!((game.foe_swiftness(ONE), game.control(ONE), game.foe_health(ONE)), (4, 2, 2));
    let script = prove(goat.acts("maenad"), |game, table| game.foe_acts(table)).rests();
    assert_eq!(script.state().foe(ONE).at, space("A2"), "four squares, and no AP for the blow");
    // In its own form it has five AP, an attack for two of them, and gets there, too.
    let own = field("R..E").gear(RUGGERO, "").skills(RUGGERO, "").acts("maenad");
    let script = prove(own, |game, table| game.foe_acts(table)).rolls("d8", [5, 5, 1, 1, 1]);
    assert_eq!(script.state().foe(ONE).at, space("A2"));
}

#[test]
fn n13_6_3_it_is_defeated_at_the_health_of_the_card_and_a_hero_is_ko() {
    let goat = |wounds: u8| {
        let start = field("RE").gear(RUGGERO, "club").hero(RUGGERO, |hero| hero.wounds = wounds);
        transformed(start, hero(RUGGERO), "goat", None)
    };
    assert!(!goat(1).game.hero(RUGGERO).ko);
    let script = prove(goat(1), |game, table| game.hurt(table, RUGGERO, 1, false).map(drop));
    let fallen = script.state().hero(RUGGERO);
    assert!(fallen.ko && fallen.changed.is_none(), "two wounds are enough for a goat");
    assert_eq!((fallen.wounds, fallen.items.len()), (6, 1), "its own sheet lies open again");
    assert!(goat(2).game.hero(RUGGERO).ko, "so many wounds as the card has Health are too many at once");
    // An enemy that was hurt falls, too: its loot comes, nobody has the credit.
    let maenad = transformed(field("RE").foe(ONE, |foe| foe.wounds = 2), Model::Foe(ONE), "goat", Some(RUGGERO));
    assert_eq!((maenad.game.foe(ONE).gone, maenad.game.loot, maenad.game.threat(RUGGERO)), (true, [1, 1, 0], 0));
}

#[test]
fn n13_6_4_it_ends_with_the_next_activation_and_leaves_one_health() {
    let stag = transformed(field("R.......E"), hero(RUGGERO), "stag", None);
    let tired = stag.hero(RUGGERO, |hero| hero.wounds = 4).turn(RUGGERO, 6);
    let script = tired.play().answers("1: done");
    assert!(script.state().hero(RUGGERO).changed.is_none());
    // Four of Ruggero's six Health: nothing is too much.
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items.len()), (4, 3));
    // Whoever is transformed in its own activation stays so for the one after it.
    let own = transformed(field("R.......E").turn(RUGGERO, 4), hero(RUGGERO), "stag", Some(RUGGERO));
    assert!(own.play().answers("1: done").state().hero(RUGGERO).changed.is_some());
    let page = transformed(field("R....G"), Model::Foe(ONE), "tree", None).foe(ONE, |foe| foe.wounds = 5);
    let script = prove(page, |game, table| {
        game.turn_back(table, Model::Foe(ONE));
        Ok(())
    });
    assert_eq!(script.state().foe(ONE).wounds, 2, "one Health of three is left");
}

#[test]
fn n13_6_5_it_goes_with_whoever_controls_it() {
    let leaves = |start: Field| {
        let script = prove(start, |game, table| {
            game.control_leaves(table, RUGGERO);
            Ok(())
        });
        script.state().clone()
    };
    let goat = || transformed(field("RFE"), Model::Foe(ONE), "goat", Some(RUGGERO));
    let game = leaves(goat());
    assert_eq!((game.foe(ONE).gone, game.loot, game.threat(RUGGERO)), (true, [1, 1, 0], 0));
    let friend = leaves(transformed(field("RFE"), hero(FIAMMETTA), "goat", Some(RUGGERO)));
    assert!(friend.hero(FIAMMETTA).ko);
    let itself = leaves(transformed(field("RFE"), hero(RUGGERO), "goat", Some(RUGGERO)));
    assert!(!itself.hero(RUGGERO).ko && itself.hero(RUGGERO).changed.is_none());
    let nobody = leaves(transformed(field("RFE"), Model::Foe(ONE), "goat", None));
    assert!(!nobody.foe(ONE).gone && nobody.foe(ONE).changed.is_some());
    // When the controller falls it just turns back.
    let script = prove(goat(), |game, table| game.hurt(table, RUGGERO, 9, true).map(drop));
    assert!(!script.state().foe(ONE).gone && script.state().foe(ONE).changed.is_none());
}

#[test]
fn n13_6_6_a_hero_attacks_with_the_characteristic_that_defends() {
    let stag = || transformed(field("R...E.").gear(RUGGERO, "club"), hero(RUGGERO), "stag", None);
    // Physique 4, and one die for the charge after three squares.
    let script = stag().turn(RUGGERO, 6).play().answers("1: walk A4 plain; 1: strike 1 maenad-1");
    let script = script.rolls("d8", [5, 1, 1, 1, 5]);
    assert_eq!(script.state().foe(ONE).wounds, 2);
    let near = transformed(field("RE").gear(RUGGERO, "club"), hero(RUGGERO), "stag", None).turn(RUGGERO, 6).play();
    near.answers("1: strike 1 maenad-1").rolls("d8", [5, 1, 1, 1]).asks("1: ask-action");
    // Armour takes the first wound off; a tree grows one back at the end.
    let struck = prove(stag(), |game, table| game.enemy_attack(table, ONE, 0, hero(RUGGERO), false));
    assert_eq!(wounds(struck.rolls("d8", [1, 1, 1, 1]).state(), RUGGERO), 1, "two hits less one");
    let tree = transformed(field("R....E"), hero(RUGGERO), "tree", None).hero(RUGGERO, |hero| hero.wounds = 2);
    assert_eq!(wounds(tree.turn(RUGGERO, 2).play().answers("1: done").state(), RUGGERO), 1);
}

#[test]
fn n13_6_7_monsters_are_immune_and_nobody_is_transformed_twice() {
    let game = transformed(field("R...M.\n......"), Model::Foe(ONE), "goat", Some(RUGGERO)).game;
    assert!(game.foe(ONE).changed.is_none());
    let twice = transformed(transformed(field("RE"), hero(RUGGERO), "stag", None), hero(RUGGERO), "goat", None).game;
    assert_eq!(twice.hero(RUGGERO).changed.map(|changed| changed.form), Some(form(&twice, "stag")));
    assert_eq!(twice.hero(RUGGERO).under.items.len(), 3, "its equipment is not lost");
}

/// Effects of cards and happenings of missions lead here, and nothing named wrongly does.
#[test]
fn n13_6_1_effects_and_missions_transform() {
    let name = FormName("goat".parse().expect("a slug"));
    let script = prove(field("RE"), move |game, table| {
        game.effect(table, RUGGERO, Model::Foe(ONE), Effect::Transform(name, 2))?;
        game.blow_effect(table, ONE, hero(RUGGERO), Effect::Transform(name, 1), false)
    });
    let by = |model: Model| script.state().changed(model).map(|changed| (changed.left, changed.by));
    assert_eq!((by(Model::Foe(ONE)), by(hero(RUGGERO))), (Some((2, Some(RUGGERO))), Some((1, None))));
    let card = "victory: [Stage(9)], actions: [(slug: \"spell\", icon: \"bell\", ap: 1, place: Anywhere, does: [Transform(\"tree\", 1, Actor)])],";
    let script = mission("R..E", card).turn(RUGGERO, 4).play().answers("1: act spell here");
    assert!(script.state().hero(RUGGERO).changed.is_some() && script.state().verdict != Some(Verdict::Won));
}
