//! B20 · The Kratos pool and modifier tokens.

use super::*;
use super::{b3, b17, effects};
use crate::ids::SlotId;
use crate::pack::schema::{Attribute, PrimordialAttribute, Until};
use crate::state::{PrimordialToken, TokenOf, Weapon};

#[test]
fn b20_1_tokens_go_into_the_pool() {
    effects::card("[Pool(Opening, N(2)), Pool(Break, N(1)), Pool(Diversion, N(1))]").check(|game| {
        assert_eq!((game.pool.openings, game.pool.breaks, game.pool.diversions), (2, 1, 1));
    });
    effects::card("[PoolMixed(N(2))]").asks("1: ask-mixed-tokens");
}

#[test]
fn b20_3_tokens_add_up_on_titans_and_on_the_primordial() {
    let mut game = b17::armed("club").game;
    let weapon = Weapon::Gear(SlotId(0));
    let before = game.precision(ONE, weapon);
    game.titans[0].modifiers.push((TokenOf(Attribute::Precision, Until::Used), 1));
    game.titans[0].modifiers.push((TokenOf(Attribute::Precision, Until::EndOfBattle), 1));
    assert_eq!(game.precision(ONE, weapon), before + 2);
    game.spend_tokens(ONE, Attribute::Precision);
    assert_eq!(game.precision(ONE, weapon), before + 1, "B20.4 · only the temporary one is spent");
    game.primordial.modifiers.push((PrimordialToken(PrimordialAttribute::ToHit, Until::EndOfBattle), -1));
    game.pool.modifiers[PrimordialAttribute::ToHit as usize] = -1;
    assert_eq!(game.to_hit(), 5);
}

#[test]
fn b20_3_modifier_tokens_add_up_and_vanish_at_nothing() {
    effects::card("[Modify(Precision, 1, Used), Modify(Precision, 1, Used), Modify(Speed, 1, EndOfRound), Modify(Speed, -1, EndOfRound)]").check(
        |game| {
            let tokens: Vec<_> = game.titan(ONE).modifiers.iter().map(|(token, by)| (token.0, token.1, *by)).collect();
            assert_eq!(tokens, [(Attribute::Precision, Until::Used, 2)]);
        },
    );
    effects::card("[ModifyFoe(At, -1, Used), ModifyFoe(ToHit, -1, EndOfBattle)]").check(|game| {
        assert_eq!(game.pool.modifiers[PrimordialAttribute::At as usize], -1);
        assert_eq!(game.primordial.modifiers.len(), 1);
    });
}

#[test]
fn b20_4_a_temporary_token_is_gone_once_it_has_had_its_effect() {
    let given = |attribute: Attribute| {
        field("......\n1PP...\n.PP...").gear(1, "club").titan(1, move |titan| {
            titan.stats = [0, 9, 0];
            titan.modifiers.push((TokenOf(attribute, Until::Used), 1));
        })
    };
    let left = |script: &Script<Odyssey>| script.state().titan(ONE).modifiers.len();
    let attacks = |attribute| {
        let script = given(attribute).turn_of(1).play().rolls("attack", [1]).answers("1: attack club 1");
        left(&script)
    };
    assert_eq!((attacks(Attribute::Precision), attacks(Attribute::Speed)), (0, 1));
    let walks = |attribute| left(&given(attribute).turn_of(1).play().answers("1: walk C1"));
    assert_eq!((walks(Attribute::Speed), walks(Attribute::Precision)), (0, 1));
    let evades = |attribute| left(&b3::performs(given(attribute), "smash").rolls("evasion", [10, 10]));
    assert_eq!((evades(Attribute::Evasion), evades(Attribute::Speed)), (0, 1));
}
