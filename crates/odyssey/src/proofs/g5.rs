//! G5 · Gaining, losing, paying.

use super::sea::{sea, slug};
use super::*;
use super::{b17, b18, effects};
use crate::choice::PowerRef;
use crate::ids::SlotId;
use crate::pack::schema::Token;

#[test]
fn g5_1_tokens_are_gained_and_dropped() {
    let script = "[Gain(Ambrosia, N(3)), Drop(Ambrosia, N(1)), Gain(MovementFatigue, N(1)), Gain(Trespass, N(2))]";
    effects::card(script).check(|game| {
        assert_eq!(game.tokens(ONE, Token::Ambrosia), 2);
        assert!(game.titan(ONE).movement_fatigue && game.titan(ONE).trespass == 2);
    });
}

#[test]
fn g5_2_b17_1_what_is_paid_is_told() {
    let field = bearing(
        b17::armed("club"),
        1,
        "abilities: [(at: FreeAction, cost: (fate: 2, danger: 1), effects: [Rage(N(1))])]",
    );
    prove(field, |game, table| game.use_ability(table, ONE, Source::Gear(ONE, SlotId(1)), PowerRef::Ability(0)))
        .tells("log-uses; log-pays-danger; log-pays-fate; log-rage");
}

#[test]
fn g5_4_gear_gained_in_battle_may_be_equipped_at_once() {
    prove(b17::armed("twin-blades"), |game, table| game.gain_gear(table, ONE, b17::gear("club")))
        .asks("1: ask-equip")
        .answers("1: gear club")
        .check(|game| {
            let club = game.titan(ONE).gear.iter().find(|card| card.gear == b17::gear("club")).expect("it is equipped");
            assert!(!club.discarded && game.titan(ONE).gear[0].discarded, "both hands were full");
        });
    prove(b17::armed("twin-blades"), |game, table| game.gain_gear(table, ONE, b17::gear("club")))
        .answers("1: pass")
        .check(|game| assert_eq!(game.argo.armoury[..], [b17::gear("club")]));
}

#[test]
fn g5_4_the_player_says_which_cards_make_room() {
    b18::gains(b18::armed("club shield"), "gaff")
        .answers("1: gear gaff")
        .asks("1: ask-make-room")
        .offers("club 1; shield 2")
        .answers("1: shield 2")
        .check(|game| assert_eq!(b18::worn(game), ["club", "gaff"]));
    b18::gains(b18::armed("club shield"), "twin-blades")
        .answers("1: gear twin-blades; 1: club 1")
        .rests()
        .check(|game| assert_eq!(b18::worn(game), ["twin-blades"], "both hands are needed"));
    b18::gains(b18::armed("club"), "gaff")
        .answers("1: gear gaff")
        .check(|game| assert_eq!(b18::worn(game), ["club", "gaff"], "a hand was free"));
}

#[test]
fn g5_5_what_a_group_gains_it_shares_out_evenly_or_not() {
    let dangers = |game: &Odyssey| game.voyage().argonauts.map(|one| one.stats[0]);
    let script = sea().suffers("[Share(Danger, 4)]").answers("1: argonaut 1=3, argonaut 4=1");
    script.check(move |game| assert_eq!(dangers(game), [3, 0, 0, 1]));
    let at = |values: [u8; 4]| {
        sea().campaign(move |campaign| (0..4).for_each(|n| campaign.argonauts[n].stats[0] = values[n]))
    };
    at([9, 9, 9, 5]).suffers("[Share(Danger, 4)]").rests().check(move |game| {
        assert_eq!(dangers(game), [9, 9, 9, 9]);
        assert!(game.voyage().argonauts.iter().all(|one| !one.dead), "nobody takes more than there is room for");
    });
    at([9, 9, 9, 8]).suffers("[Share(Danger, 2)]").answers("1: argonaut 2").check(move |game| {
        assert_eq!(dangers(game), [9, 9, 9, 9]);
        assert!(game.argonaut(TWO).dead && !game.argonaut(ONE).dead, "the rest is forced on one of them");
    });
    sea().suffers("[Suffer(Danger, 1, Each)]").rests().check(move |game| assert_eq!(dangers(game), [1; 4]));
}

#[test]
fn g5_1_what_is_gained_goes_where_it_belongs_and_nothing_falls_below_nothing() {
    effects::card("[Gain(Ambrosia, N(1)), Drop(Ambrosia, N(3)), Argo(Doom, -2)]").check(|game| {
        assert_eq!((game.tokens(ONE, Token::Ambrosia), game.argo.doom), (0, 0));
    });
    let gains = |effects: &str| sea().suffers(effects).state().clone();
    let game = gains("[Take(\"timber\", 2), Lose(Hull, 2), Gain(ArgoFate, 1), Note(\"thread\")]");
    let timber = game.resource(slug("timber")).expect("timber");
    assert_eq!((game.goods(timber), game.argo.hull, game.argo.fate), (7, 3, 1));
    assert_eq!(game.notes_of(slug("thread")), 1);
    assert_eq!(game.voyage().argonauts, sea().game.voyage().argonauts, "none of it is an argonaut's");
    let given = gains("[Give(\"timber\", 9), Lose(ArgoFate, 3)]");
    assert_eq!((given.goods(timber), given.argo.fate), (0, 0));
}
