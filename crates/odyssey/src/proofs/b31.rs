//! B31 · Aftermath.

use super::*;
use super::{b7, effects};
use crate::ids::{Level, PartId, ResourceId};
use crate::state::{Ending, Entry, Wound};

fn ended(wounds: &[Wound]) -> Field {
    let wounds = wounds.iter().copied().collect();
    field("1..2PP\n....PP").change(move |game| {
        game.primordial.wounds = wounds;
        game.titans[0].stats = [3, 4, 5];
        game.argo.fate = 3;
    })
}

/// The aftermath of a battle that ended so.
fn aftermath(field: Field, ending: Ending) -> Script<Odyssey> {
    prove(field, move |game, table| {
        game.ending = Some(ending);
        game.phase = Phase::Aftermath;
        game.aftermath(table)
    })
}

fn gained(game: &Odyssey, slug: &str) -> u8 {
    let id = PACK.resources.iter().position(|resource| resource.slug.as_str() == slug);
    let id = ResourceId(id.expect("a resource") as u8);
    let found = game.argo.log.iter().find_map(|entry| match entry {
        Entry::Gained(resource, count) if *resource == id => Some(*count),
        _ => None,
    });
    found.unwrap_or(0)
}

#[test]
fn b31_1_b31_2_each_body_part_yields_its_resources_times_the_level_also_after_a_defeat() {
    let wounds = [Wound::Part(PartId(0)), Wound::Part(PartId(1)), Wound::Part(PartId(6))];
    let of_level = |level: u8| ended(&wounds).change(move |game| game.primordial.level = level);
    aftermath(of_level(1), Ending::AllDead)
        .check(|game| assert_eq!((gained(game, "ichor"), gained(game, "sinew")), (2, 1)));
    aftermath(of_level(2), Ending::AllDead)
        .check(|game| assert_eq!((gained(game, "ichor"), gained(game, "sinew")), (4, 2)));
}

#[test]
fn b31_3_parts_of_level_three_give_cores_and_generic_wounds_do_not() {
    aftermath(ended(&[Wound::Part(PartId(12))]), Ending::Victory)
        .check(|game| assert_eq!(gained(game, "sample-core"), 1));
    let double = ended(&[Wound::Double]).change(|game| {
        game.decks.body.add_from_supply(Level::III);
    });
    aftermath(double, Ending::Victory)
        .draws("body", ["part-13"])
        .check(|game| assert_eq!((gained(game, "sample-core"), gained(game, "sinew")), (0, 1)));
}

#[test]
fn b31_4_bonus_ambrosia_comes_of_a_high_level_won_or_lost() {
    let of_level = |level: u8, ending| aftermath(ended(&[]).change(move |game| game.primordial.level = level), ending);
    of_level(3, Ending::Victory).check(|game| assert_eq!(gained(game, "ichor"), 3));
    of_level(3, Ending::AllDead).check(|game| assert_eq!(gained(game, "ichor"), 3));
    of_level(2, Ending::Victory).check(|game| assert_eq!(gained(game, "ichor"), 0));
}

#[test]
fn b31_5_a_single_wound_draws_of_the_lowest_level_there() {
    aftermath(ended(&[Wound::Single]), Ending::Victory)
        .draws("body", ["part-4"])
        .check(|game| assert_eq!(gained(game, "ichor"), 1));
    aftermath(ended(&[Wound::Double]), Ending::Victory)
        .check(|game| assert_eq!(gained(game, "sinew"), 0, "no part of level III is there"));
}

#[test]
fn b31_6_after_a_death_blow_the_top_parts_fill_the_stack() {
    let nearly: Vec<Wound> = (0..8).map(|_| Wound::Single).collect();
    let field = ended(&nearly);
    aftermath(field, Ending::DeathBlow)
        .draws("body", ["part-1"])
        .draws("body-back", ["level i", "level i"])
        .draws("body", ["part-2"])
        .luck(4)
        .check(|game| assert_eq!(game.decks.body.in_deck(Level::II), 1, "the deck does not escalate for the last"))
        .check(|game| assert_eq!(game.primordial.wound_count(), 10))
        .check(|game| assert_eq!(game.primordial.wounds[8..], [Wound::Part(PartId(0)), Wound::Part(PartId(1))]));
}

#[test]
fn b31_6_b15_4_b7_6_7_a_death_blow_lays_the_critical_card_first_and_fills_the_rest_from_the_deck() {
    b7::critical(13, 4).check(|game| {
        let attack = Wound::Part(crate::ids::PartId(13));
        assert_eq!(game.ending, Some(Ending::DeathBlow));
        assert_eq!(game.primordial.wounds[4], attack, "it lies where it was dealt");
        assert_eq!(game.primordial.wounds[..5].iter().map(|wound| wound.count()).sum::<u8>(), 6);
        assert!(!game.primordial.wounds[5..].contains(&attack) && game.primordial.wound_count() >= 10);
        let core = game.pack.primordials[0].core;
        let cores = game.argo.log.iter().filter_map(|entry| match entry {
            crate::state::Entry::Gained(resource, count) if *resource == core => Some(*count),
            _ => None,
        });
        assert_eq!(cores.collect::<Vec<_>>(), [1], "its own core, and none of the parts that fill the stack");
    });
}

#[test]
fn b31_7_b31_8_the_dead_are_struck_off_and_every_triskelion_goes_to_nothing() {
    use crate::state::Affected;
    let field = ended(&[]).titan(2, |titan| {
        titan.ambrosia = 2;
        titan.conditions.push(Affected { condition: condition("fear"), tokens: 0 });
    });
    aftermath(field, Ending::Victory).check(|game| {
        assert_eq!((game.titan(ONE).stats, game.argo.fate), ([0, 0, 0], 1));
        assert!(game.titan(TWO).conditions.is_empty() && game.titan(TWO).ambrosia == 0);
        let lost: Vec<Entry> = game.argo.log.to_vec();
        assert_eq!(lost, [Entry::TitanLost(TitanId(2)), Entry::TitanLost(TitanId(3))], "those who live are kept");
        assert_eq!(game.phase, Phase::Over);
    });
}

#[test]
fn b31_9_resources_of_one_kind_are_one_entry() {
    let gained = prove(field("1....\n...PP\n...PP"), |game, _| {
        game.note_gain(crate::ids::ResourceId(0), 1);
        game.note_gain(crate::ids::ResourceId(0), 2);
        Ok(())
    });
    gained.check(|game| assert!(matches!(game.argo.log.as_slice(), [Entry::Gained(_, 3)])));
}

#[test]
fn b31_9_what_is_noted_is_told_later() {
    effects::card("[Resource(\"sinew\", N(2)), FatedMnemos, MnemosNode, AdversaryActivation]").check(|game| {
        assert_eq!(game.argo.log.len(), 4);
    });
}
