//! B21.23 to B21.36 · Knockback to Reinforce.

use super::*;

#[test]
fn b21_23_knockback_of_an_ability_moves_the_primordial() {
    let beside = effects::plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside, "[Knockback(2)]", Origin::Ability).check(|game| {
        assert_eq!(game.primordial.footprint.corner, space("A7"));
        assert_eq!(place(game, ONE).as_deref(), Some("A4"));
    });
}

#[test]
fn b21_25_a_lifeline_stops_at_a_boundless_edge_and_displaces_from_a_chasm() {
    let roped = |field: Field| bearing(field, 1, "keywords: [(is: Lifeline)]");
    let over_the_edge = roped(field("PP....\nPP....\n1.....\n.....2").change(|game| game.primordial.level = 2));
    prove(over_the_edge, |game, table| game.knockback(table, ONE, None, 4, false))
        .answers("1: use probe 1 of titan 1 keyword 1")
        .rests()
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A1")));
    let into_a_pit = roped(field("1o2..\n....PP\n....PP"));
    prove(into_a_pit, |game, table| {
        game.enter(table, ONE, space("C2"), crate::battle::terrain::Entering::Dragged).map(drop)
    })
    .answers("1: use probe 1 of titan 1 keyword 1; 1: at C1")
    .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C1")));
}

#[test]
fn b21_25_a_safety_rope_holds_at_a_chasm() {
    let field = field("1o2..\n....PP\n....PP").gear(1, "safety-rope");
    prove(field, |game, table| game.enter(table, ONE, space("C2"), Entering::Dragged).map(|_| ()))
        .answers("1: use safety-rope 1 of titan 1 ability 1")
        .answers("1: at C1")
        .check(|game| {
            assert_eq!(place(game, ONE).as_deref(), Some("C1"));
            assert!(game.titan(ONE).posture == Posture::Standing);
            assert!(game.titan(ONE).gear[0].discarded);
        });
}

#[test]
fn b21_26_nothing_moves_a_lumbering_titan_by_force() {
    let knocked = |words: &str| {
        let field = bearing(field("......\n..1PP.\n...PP."), 1, words);
        prove(field, |game, table| game.knockback(table, ONE, None, 2, false))
    };
    knocked("keywords: [(is: Lumbering)]").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3")));
    knocked("").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b21_27_motivate_lets_another_titan_move() {
    field(".......\n1PP....\n.PP...2")
        .gear(1, "club mask")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-motivate")
        .refuses("titan 1")
        .answers("1: titan 2")
        .asks("2: ask-walk")
        .refuses("walk A4")
        .answers("2: walk A5")
        .check(|game| assert_eq!(place(game, TWO).as_deref(), Some("A5")))
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B1")));
}

#[test]
fn b21_27_each_of_several_motivations_may_go_to_another_titan() {
    bearing(field(".......\n1PP....\n.PP.3.2"), 1, "keywords: [(is: Motivate(1))]")
        .gear(1, "club mask")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [1, 1, 1])
        .answers("1: attack club 2; 1: use row 1 of titan 1 keyword 1")
        .asks("1: ask-motivate")
        .answers("1: titan 2; 2: pass")
        .asks("1: ask-motivate")
        .answers("1: titan 3; 3: pass")
        .asks("1: ask-action");
}

#[test]
fn b21_29_b21_6_overbreak_needs_more_power_than_at() {
    let breaks = |at: i8| {
        giving("(is: Overbreak(2))")
            .change(move |game| game.pool.modifiers[crate::pack::schema::PrimordialAttribute::At as usize] = at)
            .play()
            .luck(1)
            .rolls("attack", [9])
            .draws("body", ["part-4"])
            .rolls("power", [6; 3])
            .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 2")
            .state()
            .pool
            .breaks
    };
    assert_eq!((breaks(0), breaks(20)), (3, 1), "with the Break of the club");
}

#[test]
fn b21_32_provoke_takes_the_token_and_turns_the_primordial() {
    let provoking = |words: &str| {
        let field = field("......\n..PP..\n..PP..\n..1..2").gear(1, "club");
        bearing(field, 1, words)
            .titan(1, |titan| titan.stats = [0, 9, 0])
            .titan(2, |titan| titan.stats = [0, 9, 9])
            .change(|game| game.priority = TWO)
            .turn_of(1)
            .play()
            .rolls("attack", [9])
            .answers("1: attack club 1")
    };
    use crate::geometry::Direction;
    provoking("keywords: [(is: Provoke)]").check(|game| {
        assert_eq!((game.priority, game.primordial.facing), (ONE, Direction::South));
    });
    provoking("").check(|game| assert_eq!((game.priority, game.primordial.facing), (TWO, Direction::West)));
}

#[test]
fn b21_35_a_reflex_is_told_with_its_card_and_only_if_the_titan_goes() {
    let window = || {
        let field = bearing(field(b13::PICTURE), 1, "keywords: [(is: Reflex)]");
        prove(field, |game, table| game.window_of_opportunity(table))
    };
    window().answers("1: use probe 1 of titan 1 keyword 1; 1: pass").rests().tells("");
    window().answers("1: use probe 1 of titan 1 keyword 1; 1: walk C1").tells("log-uses-for; log-walks");
}

#[test]
fn b21_35_reflexes_move_one_two_or_three_spaces() {
    let reach = |word: &str, to: &str, too_far: &str| {
        let field = bearing(field("1......\n.....PP\n.....PP"), 1, &format!("keywords: [(is: {word})]"));
        prove(field, |game, table| game.window_of_opportunity(table))
            .asks("1: ask-reaction")
            .answers("1: use probe 1 of titan 1 keyword 1")
            .asks("1: ask-walk")
            .offers(&format!("walk {to}"))
            .refuses(&format!("walk {too_far}"));
    };
    reach("Reflex", "C2", "C3");
    reach("AdvancedReflex", "C3", "C4");
    reach("SuperiorReflex", "C4", "C5");
}

#[test]
fn b21_36_reinforce_adds_dice_to_the_armour_roll() {
    let armoured = field("...PP\n..1PP").titan(1, |titan| titan.stats = [0, 8, 0]).gear(1, "cuirass");
    b3::performs(armoured, "hook")
        .rolls("evasion", [2, 10, 10])
        .answers("1: none")
        .asks("1: ask-about-to-armour")
        .rolls("armour", [1, 2])
        .answers("1: use cuirass 1 of titan 1 ability 1")
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).stats[1]), (0, 9)));
}
