//! G4 · Chance.

use super::sea::sea;
use super::*;
use crate::geometry::Direction;

const THREE: TitanId = TitanId(2);

#[test]
fn g4_1_a_random_titan_is_the_lowest_and_ties_roll_again() {
    let field = field("1.2.3\n....PP\n....PP");
    prove(field, |game, table| {
        game.turn.done = game.random_one_of(table, [ONE, TWO, THREE].into_iter().collect())?;
        Ok(())
    })
    .rolls("lot", [4, 9, 4, 7, 2])
    .check(|game| assert_eq!(game.turn.done.iter().collect::<Vec<_>>(), [THREE]));
}

#[test]
fn g4_2_a_random_direction_is_the_arrow_of_the_top_minor_trauma() {
    let turn = || {
        prove(field("1.PP\n..PP"), |game, table| {
            game.primordial_turns(table, crate::pack::schema::Facing::Random, ABOUT_ONE)
        })
    };
    turn()
        .draws("minor", ["counterblow"])
        .check(|game| assert_eq!(game.primordial.facing, Direction::East))
        .check(|game| assert!(game.decks.trauma[0].contains(2), "it goes to the bottom"))
        .check(|game| assert_eq!(game.titan(ONE).stats, [0, 0, 0], "and has no other effect"));
    turn()
        .draws("minor", ["worse-than-it-looked"])
        .asks("1 2 3 4: ask-random-direction")
        .answers("4: south")
        .check(|game| assert_eq!(game.primordial.facing, Direction::South));
}

#[test]
fn g4_3_a_peek_leaves_the_card_or_discards_it() {
    let seen = || effects::card("[Peek(Ai)]").draws("ai", ["smash"]).asks("1: ask-peek");
    seen().answers("1: keep").check(|game| assert_eq!(game.decks.ai.discards().len(), 0));
    seen().answers("1: toss").check(|game| assert_eq!(game.decks.ai.discards().len(), 1));
}

#[test]
fn g4_1_only_the_living_are_rolled_for() {
    let random = |dead: usize| {
        let field = field("1.2.3\n....PP\n....PP").titan(dead, |titan| titan.place = crate::state::Place::Dead);
        effects(field, "[To(Random, [Rage(N(1))])]", Origin::Card).rolls("lot", [8, 3])
    };
    let rage = |game: &Odyssey| [ONE, TWO, THREE].map(|id| game.titan(id).stats[2]);
    random(1).rests().check(move |game| assert_eq!(rage(game), [0, 0, 1]));
    random(3).rests().check(move |game| assert_eq!(rage(game), [0, 1, 0]));
    let ashore = |faces: &[u8]| {
        let sea = sea().campaign(|campaign| campaign.argonauts[0].dead = true);
        let script = sea.suffers("[Suffer(Rage, 1, Random)]").rolls("lot", faces.iter().copied());
        script.rests().state().voyage().argonauts.map(|one| one.stats[2])
    };
    assert_eq!((ashore(&[5, 2, 9]), ashore(&[4, 9, 4, 7, 1])), ([0, 0, 1, 0], [0, 0, 0, 1]));
}

#[test]
fn g4_4_anything_else_is_a_d10_for_each_and_ties_roll_again() {
    let placed = |faces: &[u8]| {
        let (one, three) = (
            "[(at: \"G10\", facing: Towards(West))]",
            "[(at: \"G10\", facing: Towards(West)), (at: \"C3\", facing: Towards(East)), (at: \"H5\", facing: Towards(West))]",
        );
        let field = changed(field("1..PP\n...PP"), &[("scenarios.ron", one, three)]);
        let script = prove(field, |game, table| game.place_primordial(table)).rolls("lot", faces.iter().copied());
        script.rests().state().primordial.footprint.corner.to_string()
    };
    assert_eq!((placed(&[3, 7, 9]).as_str(), placed(&[7, 3, 9]).as_str()), ("G10", "C3"));
    assert_eq!(placed(&[4, 9, 4, 8, 2]), "H5", "those who tie roll again");
    prove(field("1..PP\n...PP"), |game, table| game.place_primordial(table)).rests();
}
