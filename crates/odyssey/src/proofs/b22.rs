//! B22 · Conditions and tokens of titans.

use super::*;
use super::{b8, b17, effects};
use crate::ids::SlotId;
use crate::pack::schema::{Attribute, Token, Trigger};
use crate::state::{Place, Posture, Weapon};

fn alone() -> Field {
    field("1....2\n....PP\n....PP")
}

#[test]
fn b22_1_conditions_are_suffered_and_cured() {
    effects::card("[Suffer(\"fear\"), Suffer(\"marked\"), Cure(Mind)]").check(|game| {
        let kept: Vec<_> = game.titan(ONE).conditions.iter().map(|had| had.condition).collect();
        assert_eq!(kept, [condition("marked")]);
    });
    effects::card("[Suffer(\"fear\"), Knockdown, CureAll]").check(|game| {
        assert!(game.titan(ONE).conditions.is_empty() && !game.titan(ONE).is_down());
    });
    effects::card("[Scar(\"lame\")]").check(|game| assert_eq!(game.primordial.scars.len(), 1));
}

fn held(game: &Odyssey) -> Vec<&str> {
    let conditions = game.titan(ONE).conditions.iter();
    conditions.map(|had| game.pack.condition(had.condition).slug.as_str()).collect()
}

#[test]
fn b22_2_a_condition_is_had_only_once() {
    let twice = prove(alone(), |game, table| {
        game.suffer(table, ONE, condition("marked"))?;
        game.suffer(table, ONE, condition("marked"))
    });
    twice.check(|game| assert_eq!(held(game), ["marked"]));
}

#[test]
fn b22_3_b22_4_knocked_down_and_up_again() {
    prove(alone(), |game, table| game.knock_down(table, ONE)).check(|game| {
        assert_eq!(game.titan(ONE).posture, Posture::Falling(false));
        let mut later = game.clone();
        later.turn_knockdown(ONE);
        assert_eq!(later.titan(ONE).posture, Posture::Rising);
    });
    let own_turn = alone().change(|game| game.turn.titan = Some(ONE));
    prove(own_turn, |game, table| game.knock_down(table, ONE)).check(|game| {
        let mut later = game.clone();
        later.turn_knockdown(ONE);
        assert_eq!(later.titan(ONE).posture, Posture::Falling(false), "a turn in which it fell does not count");
    });
}

#[test]
fn b22_3_b22_6_knockdown_of_a_response_needs_adjacency() {
    effects(effects::plain(), "[Knockdown]", Origin::Response).check(|game| assert!(!game.titan(ONE).is_down()));
    let beside = effects::plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside, "[Knockdown]", Origin::Response).check(|game| assert!(game.titan(ONE).is_down()));
    effects::card("[Knockdown, StandUp]").check(|game| assert!(!game.titan(ONE).is_down()));
}

#[test]
fn b22_4_b24_1_what_would_come_to_nothing_is_not_offered() {
    let offered = |picture: &str, ability: &str, down: bool| {
        let field = bearing(field(picture), 1, &format!("abilities: [{ability}]"));
        let field = field.gear(1, "club").titan(1, move |titan| {
            if down {
                titan.posture = crate::state::Posture::Falling(false);
            }
        });
        !field.game.usable(ONE, Trigger::OtherDied).is_empty()
    };
    let moves = "(at: OtherDied, may: true, effects: [Move(2)])";
    assert!(offered(b17::PICTURE, moves, false) && !offered(b17::PICTURE, moves, true));
    let calls = "(at: OtherDied, may: true, effects: [TakePriority])";
    assert!(!offered(b17::PICTURE, calls, false), "it has the token");
    let strikes = "(at: OtherDied, cost: (fate: 1), effects: [BonusAttack([])])";
    let far = "1....\n...PP\n...PP";
    assert!(offered(b17::PICTURE, strikes, false) && !offered(far, strikes, false));
}

#[test]
fn b22_4_who_lies_down_does_nothing_and_rises_after_its_next_turn() {
    b8::alone("1PP\n.PP")
        .gear(1, "club")
        .titan(1, |titan| titan.posture = Posture::Falling(false))
        .play()
        .check(|game| assert_eq!(game.titan(ONE).posture, Posture::Rising))
        .asks("1 2 3 4: ask-who-acts");
}

#[test]
fn b22_7_fear_takes_two_off_precision_and_dread_four_unless_behind_it() {
    let precision = |slug: &str, picture: &str| {
        let id = condition(slug);
        let field = field(picture).gear(1, "club").titan(1, |titan| {
            titan.conditions.push(crate::state::Affected { condition: id, tokens: 0 });
        });
        field.game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!(precision("fear", b17::PICTURE), 0);
    assert_eq!(precision("dread", b17::PICTURE), -2);
    assert_eq!(precision("dread", ".....\n.PP1.\n.PP.2"), 0, "the foe faces west, so this is its rear");
}

fn suffered(times: usize) -> Script<Odyssey> {
    prove(alone(), move |game, table| {
        for _ in 0..times {
            game.suffer(table, ONE, condition("fear"))?;
        }
        Ok(())
    })
}

#[test]
fn b22_7_fear_becomes_dread_and_then_kills() {
    suffered(1).check(|game| assert_eq!(held(game), ["fear"]));
    suffered(2).check(|game| assert_eq!(held(game), ["dread"]));
    suffered(3).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_8_a_wound_ends_fear_and_gives_precision() {
    field(b17::PICTURE)
        .gear(1, "club")
        .titan(1, |titan| {
            titan.stats = [0, 9, 0];
            titan.conditions.push(crate::state::Affected { condition: condition("fear"), tokens: 0 });
        })
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .check(|game| {
            assert!(game.titan(ONE).conditions.is_empty());
            assert_eq!(game.tokens_of(ONE, Attribute::Precision), 1);
        });
}

#[test]
fn b22_9_despair_weighs_on_who_is_alone() {
    let precision = |picture: &str, despair: u8| {
        let field = field(picture).gear(1, "club").titan(1, |titan| titan.despair = despair);
        field.game.precision(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!((precision(b17::PICTURE, 1), precision(b17::PICTURE, 2)), (1, -1));
    assert_eq!(precision("2....\n1PP..\n.PP..", 2), 2, "somebody is beside it");
}

#[test]
fn b22_9_despair_kills_who_is_alone() {
    let gained = |beside: bool| {
        let field = alone().titan(2, move |titan| {
            titan.place = Place::On(space(if beside { "C2" } else { "C6" }));
        });
        prove(field, |game, table| game.gain_tokens(table, ONE, Token::Despair, 4))
    };
    gained(false).check(|game| assert!(!game.titan(ONE).is_alive()));
    gained(true).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_9_three_despair_tokens_alone_bar_the_combat_action() {
    let with =
        |despair: u8| b8::alone("1PP\n.PP").gear(1, "club").titan(1, move |titan| titan.despair = despair).play();
    with(2).offers("attack club 1");
    with(3).refuses("attack club 1");
}

#[test]
fn b22_10_a_despair_limit_changes_only_the_number_that_kills() {
    use crate::pack::schema::Token;
    let gained = |limit: u8| {
        let field = bearing(field("1....2\n....PP\n....PP"), 1, &format!("passives: [(is: DespairLimit({limit}))]"));
        prove(field, |game, table| game.gain_tokens(table, ONE, Token::Despair, 3))
    };
    gained(3).check(|game| assert!(!game.titan(ONE).is_alive()));
    gained(5).check(|game| {
        assert!(game.titan(ONE).is_alive());
        assert!(game.is_hopeless(ONE), "three still bar combat actions");
    });
}

#[test]
fn b22_11_despair_kills_as_soon_as_the_other_is_gone() {
    let field = alone().titan(1, |titan| titan.despair = 4).titan(2, |titan| titan.place = Place::On(space("C2")));
    prove(field, |game, table| {
        game.enter(table, TWO, space("D2"), crate::battle::terrain::Entering::Willing)?;
        game.settle(table, TWO, crate::battle::terrain::Entering::Willing)
    })
    .check(|game| assert!(!game.titan(ONE).is_alive()));
}

/// Titan 1 despairs beside titan 2; titan 3 is far away.
fn comforted() -> Field {
    field("12...3\n....PP\n....PP").titan(1, |titan| titan.despair = 4)
}

#[test]
fn b22_11_despair_kills_when_the_neighbour_dies() {
    prove(comforted(), |game, table| game.die(table, TWO, "B25.2")).check(|game| {
        assert!(!game.titan(ONE).is_alive());
        assert!(game.ending.is_none(), "another titan lives");
    });
    prove(comforted(), |game, table| game.die(table, TitanId(2), "B25.2"))
        .check(|game| assert!(game.titan(ONE).is_alive(), "a titan far away was no comfort"));
}

#[test]
fn b22_11_despair_kills_when_the_neighbour_climbs() {
    let climbs = |face: u8| {
        prove(comforted().titan(2, |titan| titan.stats[1] = 9), |game, table| game.climb(table, TWO))
            .rolls("test", [face])
    };
    climbs(10).check(|game| assert!(!game.titan(ONE).is_alive()));
    climbs(1).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_11_despair_kills_when_a_red_line_comes_between() {
    let laid = |at: &'static str| {
        let field = field("2....3\n1...PP\n....PP").titan(1, |titan| titan.despair = 4);
        prove(field, move |game, table| {
            let maze = game.pack.terrain.iter().position(|kind| kind.slug.as_str() == "maze-i");
            let maze = crate::ids::TerrainId(maze.expect("a maze tile") as u8);
            game.place_tile(table, maze, space(at), 0).map(drop)
        })
    };
    laid("B1").check(|game| assert!(!game.titan(ONE).is_alive()));
    laid("E1").check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_12_more_ambrosia_than_the_limit_kills() {
    let gained = |count: u8| prove(alone(), move |game, table| game.gain_tokens(table, ONE, Token::Ambrosia, count));
    gained(4).check(|game| assert!(game.titan(ONE).is_alive()));
    gained(5).check(|game| assert!(!game.titan(ONE).is_alive()));
}

#[test]
fn b22_12_a_limit_that_falls_below_the_tokens_kills() {
    let without_its_card = |tokens: u8| {
        let field = bearing(alone(), 1, "keywords: [(is: AmbrosiaLimitPlus(1))]");
        let field = field.titan(1, move |titan| titan.ambrosia = tokens);
        assert_eq!(field.game.ambrosia_limit(ONE), 5);
        prove(field, |game, table| game.discard_gear(table, ONE, crate::ids::SlotId(0)))
    };
    without_its_card(5).check(|game| assert!(!game.titan(ONE).is_alive()));
    without_its_card(4).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b22_13_a_second_fatigue_token_is_not_gained() {
    prove(alone(), |game, table| game.gain_tokens(table, ONE, Token::CombatFatigue, 2))
        .check(|game| assert_eq!(game.tokens(ONE, Token::CombatFatigue), 1));
}

#[test]
fn b22_13_fatigue_leaves_only_rest_for_that_action() {
    b8::alone("1....PP\n.....PP")
        .gear(1, "club")
        .titan(1, |titan| titan.movement_fatigue = true)
        .play()
        .refuses("walk B2")
        .answers("1: rest movement")
        .check(|game| assert!(game.turn.moved && !game.titan(ONE).movement_fatigue));
}
