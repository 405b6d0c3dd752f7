//! B15 · Wounds and escalation.

use super::*;
use super::{b7, effects};
use crate::ids::{Level, PartId};
use crate::pack::schema::{Decks, PrimordialAttribute, PrimordialDeck};
use crate::state::{Ending, LevelDeck, Wound};

pub const PICTURE: &str = "1PP\n.PP";

/// How many cards of each level lie in a deck.
pub fn levels(deck: &LevelDeck) -> [usize; 3] {
    Level::ALL.map(|level| deck.in_deck(level))
}

/// Escalates a deck until it has no cards left in this supply.
pub fn drain(deck: &mut LevelDeck, level: Level) {
    while deck.add_from_supply(level) {}
}

#[test]
fn b15_3_b15_12_b33_13_a_wound_of_level_three_counts_twice_and_goes_to_the_bottom() {
    prove(field(PICTURE), |game, table| game.wound(table, PartId(12), false)).luck(1).check(|game| {
        assert_eq!(game.primordial.wounds[..], [Wound::Double]);
        assert_eq!(game.primordial.wound_count(), 2);
        assert_eq!(levels(&game.decks.body), [5, 0, 2], "one of the supply, and the card itself");
        assert_eq!(levels(&game.decks.ai), [5, 0, 1]);
    });
}

#[test]
fn b15_4_b15_13_a_critical_one_lies_on_the_stack_itself_and_two_come() {
    prove(field(PICTURE), |game, table| game.wound(table, PartId(12), true)).luck(1).check(|game| {
        assert_eq!(game.primordial.wounds[..], [Wound::Part(PartId(12))]);
        assert_eq!(levels(&game.decks.body), [5, 0, 2]);
    });
}

#[test]
fn b15_5_a_single_wound_escalates_nothing_and_can_slay() {
    prove(field(PICTURE), |game, table| game.single_wounds(table, 2)).check(|game| {
        assert_eq!(game.primordial.wounds[..], [Wound::Single, Wound::Single]);
        assert_eq!((levels(&game.decks.body), levels(&game.decks.ai)), ([6, 0, 0], [6, 0, 0]));
    });
    prove(field(PICTURE), |game, table| game.single_wounds(table, 10))
        .luck(1)
        .check(|game| assert_eq!((game.ending, levels(&game.decks.ai)), (Some(Ending::Victory), [6, 0, 0])));
}

#[test]
fn b15_5_b21_19_an_additional_wound_lies_on_top_of_the_part_that_brought_it() {
    use crate::ids::{Level, PartId};
    b7::critical(6, 5).check(|game| {
        assert_eq!(game.primordial.wounds[5..], [Wound::Part(PartId(6)), Wound::Single]);
        let levels = Level::ALL.map(|level| game.decks.body.in_deck(level));
        assert_eq!(
            (levels, game.primordial.bonuses),
            ([6, 0, 1], 1),
            "one wound of level II escalates, the other does not"
        );
    });
    b7::critical(6, 8).check(|game| {
        assert_eq!(game.ending, Some(Ending::Victory), "it can slay");
        assert_eq!(game.primordial.wounds[8..], [Wound::Part(PartId(6)), Wound::Single]);
        assert_eq!((game.decks.ai.in_deck(Level::I), game.primordial.bonuses), (6, 0), "and then nothing escalates");
    });
}

#[test]
fn b15_5_single_wounds_and_escalations() {
    effects::card("[SingleWound(2)]")
        .luck(1)
        .check(|game| assert_eq!(game.primordial.wounds[..], [Wound::Single, Wound::Single]))
        .check(|game| assert_eq!(game.decks.ai.in_deck(crate::ids::Level::I), 6));
    effects::card("[Escalate(Only(Ai), 1)]").luck(1).check(|game| {
        assert_eq!(game.decks.ai.in_deck(crate::ids::Level::II), 1);
        assert_eq!(game.decks.body.in_deck(crate::ids::Level::II), 0);
    });
}

#[test]
fn b15_7_b15_9_a_wound_of_level_one_brings_level_two() {
    prove(field(PICTURE), |game, table| game.wound(table, PartId(0), false)).luck(1).check(|game| {
        assert_eq!(levels(&game.decks.body), [6, 1, 0]);
        assert_eq!(levels(&game.decks.ai), [5, 1, 0]);
        assert_eq!(game.primordial.wounds[..], [Wound::Part(PartId(0))]);
    });
}

#[test]
fn b15_8_a_new_card_that_would_be_alone_takes_the_discards_with_it() {
    prove(field(PICTURE), |game, table| {
        for _ in 0..6 {
            let card = game.decks.body.draw(table, PrimordialDeck::Body)?;
            card.into_iter().for_each(|card| game.decks.body.discard(card));
        }
        game.wound(table, PartId(6), false)
    })
    .luck(1)
    .check(|game| assert_eq!(levels(&game.decks.body), [6, 0, 1]));
}

#[test]
fn b15_9_a_wound_of_level_two_removes_an_ai_card_of_level_two() {
    let two = field(PICTURE).change(|game| {
        game.decks.ai.add_from_supply(Level::II);
    });
    prove(two, |game, table| game.wound(table, PartId(6), false)).luck(1).check(|game| {
        assert_eq!(levels(&game.decks.body), [6, 0, 1]);
        assert_eq!(levels(&game.decks.ai), [6, 0, 1]);
    });
}

#[test]
fn b15_10_a_card_from_the_discards_brings_them_back() {
    let wounded = |discarded: usize| {
        prove(field(PICTURE), move |game, table| {
            for _ in 0..discarded {
                let drawn = game.decks.ai.draw(table, PrimordialDeck::Ai)?;
                game.decks.ai.discard(drawn.expect("a card"));
            }
            game.wound(table, PartId(0), false)
        })
        .luck(1)
    };
    wounded(6).check(|game| assert!(game.decks.ai.discards().is_empty()));
    wounded(2).check(|game| assert_eq!(game.decks.ai.discards().len(), 2));
}

#[test]
fn b15_11_without_an_ai_card_of_the_level_or_above_there_is_one_permanent_bonus() {
    prove(field(PICTURE), |game, table| game.wound(table, PartId(6), false)).luck(1).check(|game| {
        assert_eq!(levels(&game.decks.ai), [6, 0, 0], "the lower cards stay");
        assert_eq!(game.primordial.bonuses, 1);
        assert_eq!(levels(&game.decks.body), [6, 0, 1]);
    });
}

#[test]
fn b15_12_with_the_supply_empty_the_discards_come_back() {
    let risen = field(PICTURE).change(|game| {
        drain(&mut game.decks.body, Level::III);
        game.decks.body.discard(0);
    });
    prove(risen, |game, table| game.escalate_body(table, PartId(12), false))
        .luck(1)
        .check(|game| assert!(game.decks.body.discards().is_empty()));
}

#[test]
fn b15_14_b15_16_with_the_supply_empty_bonuses_come_in_their_order() {
    let empty = || field(PICTURE).change(|game| drain(&mut game.decks.ai, Level::III));
    prove(empty(), |game, table| game.wound(table, PartId(12), false)).luck(1).check(|game| {
        assert_eq!(game.primordial.bonuses, 2);
        assert_eq!(game.primordial.permanent(PrimordialAttribute::Danger), 1);
        assert_eq!(game.primordial.permanent(PrimordialAttribute::ToHit), 1);
        assert_eq!(game.to_hit(), 8);
        assert_eq!(levels(&game.decks.ai), [6, 0, 6], "no card is removed");
    });
}

#[test]
fn b15_15_b15_18_with_nothing_left_to_come_the_ai_brings_a_bonus_and_the_body_nothing() {
    let risen = field(PICTURE).change(|game| {
        drain(&mut game.decks.ai, Level::III);
        drain(&mut game.decks.body, Level::III);
    });
    prove(risen, |game, table| {
        for _ in 0..6 {
            game.decks.ai.remove(table, PrimordialDeck::Ai, Level::I)?;
            game.decks.body.remove(table, PrimordialDeck::Body, Level::I)?;
        }
        game.escalate(table, Decks::Both, 1)
    })
    .luck(1)
    .check(|game| {
        assert_eq!((levels(&game.decks.ai), levels(&game.decks.body)), ([0, 0, 6], [0, 0, 6]));
        assert_eq!(game.primordial.bonuses, 1);
    });
}

#[test]
fn b15_17_b15_20_escalation_without_a_wound_raises_the_lowest() {
    prove(field(PICTURE), |game, table| game.escalate(table, Decks::Both, 2)).luck(1).check(|game| {
        assert_eq!(levels(&game.decks.body), [4, 2, 0]);
        assert_eq!(levels(&game.decks.ai), [4, 2, 0]);
    });
    prove(field(PICTURE), |game, table| game.escalate(table, Decks::Only(PrimordialDeck::Ai), 1)).luck(1).check(
        |game| {
            assert_eq!(levels(&game.decks.body), [6, 0, 0]);
            assert_eq!(levels(&game.decks.ai), [5, 1, 0]);
        },
    );
}

#[test]
fn b15_21_the_part_in_hand_is_found_by_no_escalation() {
    // Its answer removes the lowest body part: the wounded one is neither in the deck nor in the discards.
    let answer = [("foes/sample.ron", "wound: [Danger(N(1))]", "wound: [Escalate(Only(Body), 1)]")];
    changed(field(PICTURE), &answer)
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6; 3])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .check(|game| {
            assert_eq!(game.primordial.wounds[..], [Wound::Part(PartId(3))]);
            assert_eq!(levels(&game.decks.body), [4, 2, 0], "five were left: one gave way, one came of the wound");
        });
}
