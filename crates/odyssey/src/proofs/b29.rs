//! B29 · Argo abilities.

use super::b8;
use super::*;
use crate::choice::PowerRef;
use crate::ids::ArgoId;
use crate::state::ArgoCard;

pub const PICTURE: &str = ".....\n1PP..\n.PP.2";

/// One prepared ability with one charge, that has this moment and these effects.
pub fn prepared(at: &str, effects: &str) -> Field {
    let card = format!(
        "(slug: \"mirrors\", icon: \"sun\", charges: 1, powers: (abilities: [(at: {at}, cost: (charge: true), effects: {effects})]))"
    );
    more(field(PICTURE), &[("argo.ron", &card)]).change(|game| {
        let ability = ArgoId(game.pack.argo.len() as u8 - 1);
        game.argo.abilities.push(ArgoCard { ability, charges: 1, exhausted: false });
    })
}

#[test]
fn b29_1_an_ability_that_is_a_reaction_is_used_in_a_window_by_the_group() {
    let window = |field: Field| prove(field, |game, table| game.window_of_opportunity(table));
    window(prepared("Reaction", "[To(Another, [Move(1)])]"))
        .asks("1 2 3 4: ask-reaction")
        .answers("3: use mirrors ability 1")
        .asks("1 2 3 4: ask-which-titan")
        .answers("3: titan 1")
        .asks("1: ask-walk")
        .answers("1: walk C1")
        .rests()
        .check(|game| assert_eq!((game.argo.abilities[0].charges, game.argo.abilities[0].exhausted), (0, true)));
    window(prepared("TitanRound", "[Pool(Break, N(1))]")).rests();
}

#[test]
fn b29_1_an_ability_with_a_time_of_its_own_is_offered_then_and_only_then() {
    let end_of_titans = |at: &str| prove(prepared(at, "[Argo(Doom, 1)]"), |game, table| game.end_titan_round(table));
    end_of_titans("EndOfTitanRound")
        .asks("1 2 3 4: ask-argo")
        .answers("1: use mirrors ability 1")
        .rests()
        .check(|game| assert_eq!((game.argo.doom, game.argo.abilities[0].charges), (1, 0)));
    end_of_titans("EndOfTitanRound")
        .answers("1: pass")
        .check(|game| assert_eq!((game.argo.doom, game.argo.abilities[0].charges), (0, 1)));
    end_of_titans("EndOfPrimordialRound").rests();
    prove(prepared("EndOfPrimordialRound", "[Argo(Doom, 1)]"), |game, table| game.end_primordial_round(table))
        .asks("1 2 3 4: ask-argo");
}

#[test]
fn b29_1_b28_3_after_the_last_turn_the_group_is_asked_once_more() {
    let after_all = |field: Field| field.change(|game| game.turn.done = 0b1111).at(Phase::TitansChoose).play();
    after_all(prepared("TitanRound", "[Argo(Doom, 1)]"))
        .asks("1 2 3 4: ask-argo")
        .answers("1: use mirrors ability 1")
        .check(|game| assert_eq!((game.argo.doom, game.phase), (1, Phase::PrimordialCard)));
    after_all(prepared("TitanRound", "[Argo(Doom, 1)]"))
        .answers("1: pass")
        .check(|game| assert_eq!((game.argo.doom, game.phase), (0, Phase::PrimordialCard)));
    after_all(field(PICTURE)).check(|game| assert_eq!(game.phase, Phase::PrimordialCard, "there is nothing to use"));
}

#[test]
fn b29_1_b22_4_who_lies_down_is_not_asked_in_its_turn_what_the_group_uses() {
    let acts = |down: bool| {
        let field = prepared("TitanRound", "[Pool(Break, N(1))]").titan(1, move |titan| {
            if down {
                titan.posture = crate::state::Posture::Falling(false);
            }
        });
        field.turn_of(1).play()
    };
    acts(false).asks("1: ask-action").offers("use mirrors ability 1");
    acts(true).asks("1 2 3 4: ask-who-acts").offers("use mirrors ability 1");
}

#[test]
fn b29_1_any_titan_is_any_titan_for_the_argo_and_for_a_card() {
    let group = |game: &mut Odyssey, table: &mut Table<Odyssey>| {
        game.use_for_group(table, Source::Argo(0), PowerRef::Ability(0))
    };
    prove(prepared("TitanRound", "[To(Anyone, [Rage(N(1))])]"), group)
        .asks("1 2 3 4: ask-which-titan")
        .offers("titan 1; titan 2")
        .answers("2: titan 1")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 1));
    effects(field(PICTURE), "[To(Anyone, [Rage(N(1))])]", crate::battle::context::Origin::Card)
        .offers("titan 1; titan 2");
    effects(field(PICTURE), "[To(Another, [Rage(N(1))])]", crate::battle::context::Origin::Card)
        .check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
}

#[test]
fn b29_2_b29_3_each_use_costs_a_charge_and_a_used_one_waits_for_the_next_round() {
    let used = |charges: u8, exhausted: bool| {
        let field = prepared("TitanRound", "[Argo(Doom, 1)]").change(move |game| {
            (game.argo.abilities[0].charges, game.argo.abilities[0].exhausted) = (charges, exhausted);
        });
        field.at(Phase::TitansChoose).play()
    };
    used(2, false).offers("use mirrors ability 1");
    used(0, false).refuses("use mirrors ability 1");
    used(2, true).refuses("use mirrors ability 1");
    prove(
        field(PICTURE).change(|game| {
            game.argo.abilities.push(ArgoCard { ability: ArgoId(0), charges: 2, exhausted: true });
        }),
        |game, table| game.end_titan_round(table),
    )
    .check(|game| assert!(!game.argo.abilities[0].exhausted, "readied when a round is over"));
}

#[test]
fn b29_2_an_argo_ability_costs_a_charge_and_is_used_once_in_a_round() {
    let volley = PACK.argo.iter().position(|ability| ability.slug.as_str() == "volley").unwrap() as u8;
    b8::alone("1....PP\n.....PP")
        .change(|game| {
            game.argo.abilities.push(ArgoCard { ability: ArgoId(volley), charges: 2, exhausted: false });
        })
        .play()
        .answers("1: use volley ability 1; 1: side 2")
        .check(|game| {
            assert_eq!(game.pool.openings, 2);
            assert_eq!((game.argo.abilities[0].charges, game.argo.abilities[0].exhausted), (1, true));
        })
        .asks("1: ask-action")
        .refuses("use volley ability 1");
}
