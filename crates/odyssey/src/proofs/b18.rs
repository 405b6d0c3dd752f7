//! B18 · Gear that is gained, attached and exhausted.

use super::common::{Field, field};
use super::*;
use crate::ids::{GearId, SlotId};
use crate::state::Carried;

const MAUL: &str = "(slug: \"maul\", icon: \"strength\", slot: Hands(3), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), powers: (keywords: [(is: Unique)]))";
const HEIRLOOM: &str = "(slug: \"heirloom\", icon: \"sword\", slot: Hands(1), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), powers: (keywords: [(is: TitanPossession)]))";
const ARMS: &str =
    "(slug: \"arms\", icon: \"strength\", slot: Support, copies: 2, powers: (passives: [(is: Hands(1))]))";
const BELL: &str = "(slug: \"bell\", icon: \"bell\", slot: Attachment, copies: 2, powers: (abilities: [(at: Exhausted, effects: [Pool(Opening, N(1))]), (at: Readied, effects: [Lose(Fate, N(1))])]))";

fn armed(slugs: &str) -> Field {
    let cards = [MAUL, HEIRLOOM, ARMS, BELL].map(|card| ("gear.ron", card));
    more(field(".....\n1PP..\n.PP.2"), &cards).gear(1, slugs)
}

fn named(game: &Odyssey, slug: &str) -> GearId {
    let place = game.pack.gear.iter().position(|gear| gear.slug.as_str() == slug);
    GearId(place.unwrap_or_else(|| panic!("there is no gear {slug}")) as u8)
}

/// Titan 1 gains a card.
fn gains(field: Field, slug: &'static str) -> Script<Odyssey> {
    prove(field, move |game, table| {
        let gear = named(game, slug);
        game.gain_gear(table, ONE, gear)
    })
}

/// What titan 1 wears.
fn worn(game: &Odyssey) -> Vec<&str> {
    let cards = game.titan(ONE).gear.iter().filter(|card| !card.discarded);
    cards.map(|card| game.pack.gear(card.gear).slug.as_str()).collect()
}

#[test]
fn g5_4_the_player_says_which_cards_make_room() {
    gains(armed("club shield"), "gaff")
        .answers("1: gear gaff")
        .asks("1: ask-make-room")
        .offers("club 1; shield 2")
        .answers("1: shield 2")
        .check(|game| assert_eq!(worn(game), ["club", "gaff"]));
    gains(armed("club shield"), "twin-blades")
        .answers("1: gear twin-blades; 1: club 1")
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(worn(game), ["twin-blades"], "both hands are needed"));
    gains(armed("club"), "gaff")
        .answers("1: gear gaff")
        .check(|game| assert_eq!(worn(game), ["club", "gaff"], "a hand was free"));
}

#[test]
fn b2_5_a_weapon_of_three_hands_needs_three() {
    gains(armed("club"), "maul").asks("1 2 3 4: proof-done").check(|game| {
        assert_eq!(worn(game), ["club"]);
        assert_eq!(game.argo.armoury[..], [named(game, "maul")]);
    });
    gains(armed("club arms"), "maul").answers("1: gear maul").check(|game| assert_eq!(worn(game), ["arms", "maul"]));
}

#[test]
fn b18_16_fists_make_room_without_a_question() {
    let fists = armed("fists").titan(1, |titan| titan.gear[0].hands = 2);
    gains(fists, "club").answers("1: gear club").check(|game| {
        assert_eq!(worn(game), ["fists", "club"]);
        assert_eq!(game.titan(ONE).gear[0].hands, 1);
    });
    let fists = armed("fists").titan(1, |titan| titan.gear[0].hands = 2);
    gains(fists, "twin-blades").answers("1: gear twin-blades").check(|game| {
        assert_eq!(worn(game), ["twin-blades"], "set aside");
        assert_eq!(game.titan(ONE).gear[0].hands, 0);
    });
}

#[test]
fn b18_17_of_a_unique_card_no_second_copy_is_gained() {
    gains(armed("club arms").gear(2, "maul"), "maul")
        .logs("log-unique")
        .asks("1 2 3 4: proof-done")
        .check(|game| assert!(game.argo.log.is_empty() && game.argo.armoury.is_empty()));
    gains(armed("club").gear(2, "gaff"), "gaff").asks("1: ask-equip");
}

#[test]
fn b18_18_a_possession_must_be_equipped_at_once() {
    gains(armed("twin-blades"), "heirloom")
        .asks("1 2 3 4: proof-done")
        .check(|game| assert!(worn(game).contains(&"heirloom")));
    gains(armed("twin-blades"), "gaff").asks("1: ask-equip").offers("pass");
}

#[test]
fn b2_6_an_attachment_that_is_gained_needs_a_place() {
    gains(armed("grip grip"), "bell")
        .answers("1: gear bell")
        .check(|game| assert_eq!(game.titan(ONE).gear[2].on, None, "on the sheet"));
    gains(armed("club grip grip grip"), "bell")
        .answers("1: gear bell")
        .check(|game| assert_eq!(game.titan(ONE).gear[4].on, Some(SlotId(0)), "the sheet is full"));
    gains(armed("grip grip grip"), "bell")
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(game.argo.armoury.len(), 1, "there is no card to lie on"));
}

#[test]
fn b18_3_what_is_attached_answers_to_being_exhausted_and_readied_with_its_card() {
    let attached = |on: Option<SlotId>| {
        armed("club bell").titan(1, move |titan| (titan.gear[1].on, titan.stats) = (on, [0, 3, 0]))
    };
    let tired_and_ready = |field: Field| {
        prove(field, |game, table| {
            game.exhaust_gear(table, ONE, SlotId(0))?;
            game.ready_gear(table, ONE, SlotId(0))
        })
    };
    tired_and_ready(attached(Some(SlotId(0))))
        .check(|game| assert_eq!((game.pool.openings, game.titan(ONE).stats[1]), (1, 2)));
    tired_and_ready(attached(None))
        .check(|game| assert_eq!((game.pool.openings, game.titan(ONE).stats[1]), (0, 3), "it lies on the sheet"));
}

#[test]
fn b2_6_what_answers_to_exhausting_lies_on_a_card_that_can_be_exhausted() {
    let game = armed("").game;
    let outfit = crate::state::Outfitted {
        gear: ["club", "bow", "grip", "bell"].iter().map(|slug| named(&game, slug)).collect(),
        ..Default::default()
    };
    let worn = game.outfitted(&outfit).gear;
    let on: Vec<Option<SlotId>> = worn.iter().map(|card: &Carried| card.on).collect();
    assert_eq!(on, [None, None, None, Some(SlotId(1))], "the bow is cumbersome");
}
