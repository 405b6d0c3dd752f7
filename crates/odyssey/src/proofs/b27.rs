//! B27 · Awakening.

use super::*;
use super::{b2, b6, b17, effects};
use crate::ids::ConditionId;
use crate::state::{Affected, Entry, Posture, Weapon};

#[test]
fn b27_1_awakening_changes_the_grave_deck_and_the_card_of_death() {
    let mut divine = b2::muster();
    divine.awakening = true;
    divine.titans[1].stats = [0, 0, 3];
    b2::deployed(divine).answers(b2::AS_THEY_COME).check(|game| {
        assert!(game.decks.trauma[2].contains(2));
        assert!([0, 2].iter().all(|card| game.decks.obols.contains(*card)) && !game.decks.obols.contains(1));
    });
    let mut plain = b2::muster();
    plain.titans[1].stats = [0, 0, 3];
    b2::deployed(plain).answers(b2::AS_THEY_COME).check(|game| {
        assert!(!game.decks.trauma[2].contains(2));
        assert!(game.decks.obols.contains(1) && !game.decks.obols.contains(2));
    });
}

#[test]
fn b27_2_without_a_godform_nobody_awakens() {
    let field = field("..1PP.\n...PP2");
    prove(field, |game, table| {
        assert!(!game.awaken(table, ONE, false)?);
        Ok(())
    });
}

#[test]
fn b27_2_an_awakening_without_a_godform_is_not_offered() {
    effects::card("[Either([[Awaken], [Rage(N(1))]])]").check(|game| assert_eq!(effects::stats(game)[2], 1));
}

fn asleep(by_obol: bool) -> Script<Odyssey> {
    let field = field("..1PP.\n...PP2").change(|game| game.argo.godforms = 1).titan(1, |titan| {
        titan.posture = Posture::Falling(false);
        titan.despair = 3;
        titan.ambrosia = 2;
        titan.conditions.push(Affected { condition: ConditionId(0), tokens: 0 });
    });
    let field = field.change(|game| game.priority = TWO);
    prove(field, move |game, table| game.awaken(table, ONE, by_obol).map(|_| ()))
}

#[test]
fn b27_3_b27_4_b27_11_awakening_clears_and_takes_the_token() {
    asleep(false).asks("1: ask-awakened-move").check(|game| {
        let titan = game.titan(ONE);
        assert_eq!((titan.despair, titan.ambrosia, titan.conditions.len()), (0, 2, 0));
        assert_eq!(titan.posture, Posture::Standing);
        assert_eq!((titan.trespass, game.priority), (2, ONE));
        assert_eq!(game.argo.godforms, 0, "the godform is taken");
        assert_eq!(game.argo.log, [Entry::AdversaryActivation]);
    });
}

#[test]
fn b27_5_who_awakens_may_move_or_push_and_make_a_bonus_attack() {
    let awakens = || {
        let field = b17::armed("club").titan(1, |titan| titan.stats = [0, 9, 0]).change(|game| game.argo.godforms = 1);
        prove(field, |game, table| game.awaken(table, ONE, false).map(drop)).asks("1: ask-awakened-move")
    };
    awakens().offers("pass; side 1; side 2").answers("1: pass").asks("1: ask-bonus-attack").answers("1: pass").rests();
    awakens().answers("1: side 1").asks("1: ask-walk");
}

#[test]
fn b27_6_b27_7_an_awakened_titan_has_the_godforms_die_and_attack() {
    use crate::dice::Colour;
    let awake = |awake: bool| {
        field(b17::PICTURE).titan(1, move |titan| {
            titan.godform = awake.then_some(crate::ids::GodformId(0));
            titan.trespass = 2;
        })
    };
    let game = awake(true).game;
    assert_eq!((game.power_die(ONE), game.speed(ONE)), (Colour::White, 6));
    assert_eq!(game.attack_dice(ONE, Weapon::Godform), 3);
    assert_eq!(game.precision(ONE, Weapon::Godform), 2);
    awake(true).turn_of(1).play().offers("attack godform");
    let game = awake(false).game;
    assert_eq!((game.power_die(ONE), game.speed(ONE)), (Colour::Red, 5));
    awake(false).turn_of(1).play().refuses("attack godform");
}

#[test]
fn b27_8_an_awakened_titan_draws_with_a_second_card_of_life() {
    let divine = b6::alone(9).titan(1, |titan| titan.godform = Some(crate::ids::GodformId(0)));
    prove(divine, |game, table| game.obol_draw(table, ONE, 10))
        .draws("obol", ["dead-gods"])
        .check(|game| assert_eq!((game.decks.obols.len(), game.titan(ONE).is_alive()), (2, true)));
    let mortal = prove(b6::alone(9), |game, table| game.obol_draw(table, ONE, 10)).draws("obol", ["you-live"]);
    mortal.check(|game| assert!(!game.decks.obols.contains(6)));
}

#[test]
fn b27_9_an_awakened_titan_stands_up_for_a_trespass_token() {
    use crate::state::Posture;
    let lying = |trespass: u8| {
        field(b17::PICTURE)
            .titan(1, move |titan| {
                (titan.godform, titan.trespass) = (Some(crate::ids::GodformId(0)), trespass);
                titan.posture = Posture::Falling(false);
            })
            .turn_of(1)
            .play()
    };
    lying(1)
        .answers("1: stand up")
        .check(|game| assert_eq!((game.titan(ONE).posture, game.titan(ONE).trespass), (Posture::Standing, 0)));
    lying(0).check(|game| assert!(game.titan(ONE).is_down(), "there is nothing to answer but the end of the turn"));
}

#[test]
fn b27_10_without_a_token_the_awakening_ends_and_an_obols_debt_is_paid() {
    let spent = |trespass: u8, by_obol: bool| {
        let field = field("..1PP.\n...PP2").titan(1, move |titan| {
            (titan.godform, titan.trespass) = (Some(crate::ids::GodformId(0)), trespass);
            titan.awakened_by_obol = by_obol;
        });
        prove(field, |game, table| game.spend_trespass(table, ONE))
    };
    spent(1, true).check(|game| assert!(game.titan(ONE).godform.is_some() && game.titan(ONE).trespass == 0));
    spent(0, false).check(|game| assert!(game.titan(ONE).godform.is_none() && game.titan(ONE).is_alive()));
    spent(0, true).check(|game| assert!(!game.titan(ONE).is_alive()));
}
