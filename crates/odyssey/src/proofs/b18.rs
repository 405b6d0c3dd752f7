//! B18 · Gear.

use super::*;
use super::{b2, b17, effects};
use crate::ids::{GearId, SlotId};
use crate::pack::schema::Trigger;
use crate::state::Weapon;

const MAUL: &str = "(slug: \"maul\", icon: \"strength\", slot: Hands(3), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), powers: (keywords: [(is: Unique)]))";

const HEIRLOOM: &str = "(slug: \"heirloom\", icon: \"sword\", slot: Hands(1), copies: 2, strikes: (dice: 1, precision: 0, power: [Red]), powers: (keywords: [(is: TitanPossession)]))";

const ARMS: &str =
    "(slug: \"arms\", icon: \"strength\", slot: Support, copies: 2, powers: (passives: [(is: Hands(1))]))";

const BELL: &str = "(slug: \"bell\", icon: \"bell\", slot: Attachment, copies: 2, powers: (abilities: [(at: Exhausted, effects: [Pool(Opening, N(1))]), (at: Readied, effects: [Lose(Fate, N(1))])]))";

pub fn armed(slugs: &str) -> Field {
    let cards = [MAUL, HEIRLOOM, ARMS, BELL].map(|card| ("gear.ron", card));
    more(field(".....\n1PP..\n.PP.2"), &cards).gear(1, slugs)
}

pub fn named(game: &Odyssey, slug: &str) -> GearId {
    let place = game.pack.gear.iter().position(|gear| gear.slug.as_str() == slug);
    GearId(place.unwrap_or_else(|| panic!("there is no gear {slug}")) as u8)
}

/// Titan 1 gains a card.
pub fn gains(field: Field, slug: &'static str) -> Script<Odyssey> {
    prove(field, move |game, table| {
        let gear = named(game, slug);
        game.gain_gear(table, ONE, gear)
    })
}

/// What titan 1 wears.
pub fn worn(game: &Odyssey) -> Vec<&str> {
    let cards = game.titan(ONE).gear.iter().filter(|card| !card.discarded);
    cards.map(|card| game.pack.gear(card.gear).slug.as_str()).collect()
}

#[test]
fn b18_3_what_is_attached_is_exhausted_and_discarded_with_its_card() {
    let attached = || b17::armed("club grip").titan(1, |titan| titan.gear[1].on = Some(SlotId(0)));
    prove(attached(), |game, table| game.exhaust_gear(table, ONE, SlotId(0)))
        .check(|game| assert!(game.titan(ONE).gear[1].exhausted));
    prove(attached(), |game, table| game.discard_gear(table, ONE, SlotId(0)))
        .check(|game| assert!(game.titan(ONE).gear[1].discarded));
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
fn b18_4_without_a_charge_an_ability_cannot_be_used() {
    let empty = b17::armed("grip").titan(1, |titan| titan.gear[0].charges = 0).game;
    assert!(empty.usable(ONE, Trigger::FirstWindow).is_empty());
}

#[test]
fn b18_4_charges_go_to_a_card_that_has_some() {
    let charged = effects::plain().gear(1, "bow grip");
    effects(charged, "[Charge(One, 1)]", Origin::Card).check(|game| assert_eq!(game.titan(ONE).gear[1].charges, 3));
}

#[test]
fn b18_6_an_exhausted_card_gives_no_defence_and_no_ability() {
    let ready = b17::armed("cuirass").game;
    assert_eq!(ready.armour_dice(ONE, None).len(), 1);
    let tired = b17::armed("cuirass").titan(1, |titan| titan.gear[0].exhausted = true).game;
    assert_eq!(tired.armour_dice(ONE, None).len(), 0);
    assert!(
        tired.usable(ONE, Trigger::AboutToCrash).is_empty() && !ready.usable(ONE, Trigger::AboutToCrash).is_empty()
    );
}

#[test]
fn b18_6_a_keyword_that_always_works_works_also_on_an_exhausted_card() {
    use crate::pack::schema::Keyword;
    let tired = b17::armed("boots").titan(1, |titan| titan.gear[0].exhausted = true).game;
    assert!(tired.has_keyword(ONE, None, Keyword::Bypass));
    assert!(!tired.has_keyword(ONE, None, Keyword::Rush));
    let gone = b17::armed("boots").titan(1, |titan| titan.gear[0].discarded = true).game;
    assert!(!gone.has_keyword(ONE, None, Keyword::Bypass));
}

#[test]
fn b18_7_b18_9_gear_is_exhausted_readied_and_discarded() {
    let armed = || effects::plain().gear(1, "bow cuirass");
    effects(armed(), "[Exhaust(Exhaustible)]", Origin::Card)
        .check(|game| assert!(game.titan(ONE).gear[0].exhausted && !game.titan(ONE).gear[1].exhausted));
    effects::card("[Exhaust(Exhaustible)]")
        .check(|game| assert!(game.titan(ONE).is_down(), "knockdown if there is none"));
    effects(armed(), "[Exhaust(All), Ready(One)]", Origin::Card).luck(1).asks("1: ask-ready-which");
    effects(armed(), "[Discard(Weapon)]", Origin::Card).check(|game| assert!(game.titan(ONE).gear[0].discarded));
    effects(armed(), "[Exhaust(All), Ready(All)]", Origin::Card)
        .check(|game| assert!(game.titan(ONE).gear.iter().all(|card| !card.exhausted)));
}

#[test]
fn b18_8_b18_12_an_ability_of_a_pattern_is_exhausted_by_itself_and_only_once() {
    let scarred = "(slug: \"scarred\", icon: \"armour\", powers: (abilities: [(at: FreeAction, cost: (exhaust: true), effects: [Lose(Danger, N(1))])]))";
    let turn = |exhausted: u8| {
        more(field(b17::PICTURE), &[("patterns.ron", scarred)])
            .titan(1, move |titan| {
                titan.patterns.push(crate::ids::PatternId(1));
                (titan.stats, titan.patterns_exhausted) = ([3, 0, 0], exhausted);
            })
            .turn_of(1)
            .play()
    };
    turn(0)
        .answers("1: use pattern 1 of titan 1 ability 1")
        .check(|game| assert_eq!((game.titan(ONE).stats[0], game.titan(ONE).patterns_exhausted), (2, 1)));
    turn(1)
        .refuses("use pattern 1 of titan 1 ability 1")
        .answers("1: ready combat")
        .offers("use pattern 1 of titan 1 ability 1");
}

#[test]
fn b18_10_b18_14_a_lost_weapon_makes_room_for_fists() {
    prove(b17::armed("twin-blades"), |game, table| game.discard_gear(table, ONE, SlotId(0))).check(|game| {
        let fists = game.titan(ONE).gear[1];
        assert_eq!((fists.gear, fists.hands, fists.discarded), (b17::gear("fists"), 2, false));
        assert!(game.titan(ONE).gear[0].discarded);
    });
}

#[test]
fn b18_13_fists_in_one_hand_have_one_die_fewer() {
    let dice = |hands: u8| {
        let game = b17::armed("fists").titan(1, move |titan| titan.gear[0].hands = hands).game;
        game.attack_dice(ONE, Weapon::Gear(SlotId(0)))
    };
    assert_eq!((dice(1), dice(2)), (1, 2));
}

#[test]
fn b18_13_with_one_hand_free_fists_fill_one() {
    let mut muster = b2::muster();
    muster.titans[0].gear = [b2::gear("club")].into_iter().collect();
    b2::deployed(muster).answers(b2::AS_THEY_COME).answers("1: titan 1").check(|game| {
        let card = game.titans[0].gear.iter().find(|card| card.gear == b2::gear("fists"));
        assert_eq!(card.map(|card| card.hands), Some(1));
    });
}

#[test]
fn b18_15_b7_1_4_a_weapon_may_be_discarded_for_fists() {
    b17::armed("twin-blades")
        .turn_of(1)
        .play()
        .answers("1: fists for twin-blades 1")
        .asks("1: ask-action")
        .offers("attack fists 2")
        .refuses("attack twin-blades 1");
    let far = field("1....\n.....\n...PP\n...PP").gear(1, "twin-blades").turn_of(1);
    far.play().refuses("fists for twin-blades 1");
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
        .rests()
        .check(|game| assert!(game.argo.log.is_empty() && game.argo.armoury.is_empty()));
    gains(armed("club").gear(2, "gaff"), "gaff").asks("1: ask-equip");
}

#[test]
fn b18_18_a_possession_must_be_equipped_at_once() {
    gains(armed("twin-blades"), "heirloom").rests().check(|game| assert!(worn(game).contains(&"heirloom")));
    gains(armed("twin-blades"), "gaff").asks("1: ask-equip").offers("pass");
}
