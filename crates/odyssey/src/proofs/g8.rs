//! G8 · The Argo and the factions.

use super::*;
use super::{b17, effects};
use crate::state::{Affected, Ending, Posture};

#[test]
fn g8_1_g5_6_the_argo_changes_and_can_be_lost() {
    effects::card("[Argo(Crew, -1), Argo(Hull, 3), Argo(Doom, 2), Diplomacy(-1)]").check(|game| {
        assert_eq!((game.argo.crew, game.argo.hull, game.argo.doom), (5, 5, 2));
        assert_eq!(game.argo.diplomacy[0], -1);
    });
    effects::card("[Argo(Crew, -6)]").check(|game| assert_eq!(game.ending, Some(Ending::ArgoLost)));
    effects::card("[Argo(Fate, 10)]").check(|game| assert_eq!(game.ending, Some(Ending::ArgoLost)));
    effects::card("[Argo(Hull, -5)]").check(|game| assert_eq!(game.ending, Some(Ending::ArgoLost)));
    effects::card("[Argo(Crew, -5), Argo(Hull, -4), Argo(Fate, 9)]").check(|game| assert_eq!(game.ending, None));
}

#[test]
fn g8_2_sections_begin_at_their_scores() {
    use crate::pack::schema::Section;
    let section =
        |score: i8| field(b17::PICTURE).change(move |game| game.argo.diplomacy.push(score)).game.local_section();
    let expected = [
        (-10, Section::AtWar),
        (-9, Section::Denounced),
        (-5, Section::Denounced),
        (-4, Section::Unfriendly),
        (-1, Section::Unfriendly),
        (0, Section::Neutral),
        (3, Section::Neutral),
        (4, Section::Friendly),
        (8, Section::Allied),
        (10, Section::Allied),
    ];
    for (score, named) in expected {
        assert_eq!(section(score), named, "{score}");
    }
}

#[test]
fn g8_3_a_faction_at_war_stays_so() {
    let changed = |score: i8, by: i8| {
        let field = field("1..PP\n...PP").change(move |game| game.argo.diplomacy.push(score));
        let script = prove(field, move |game, table| {
            game.change_diplomacy(table, "G8.2", by);
            Ok(())
        });
        script.state().argo.diplomacy[0]
    };
    assert_eq!((changed(-10, 3), changed(-9, 3)), (-10, -6));
}

#[test]
fn g8_4_circumstances_of_titan_and_board() {
    let holds = |field: Field, when: &str| {
        let script = format!("[If([{when}], [Rage(N(1))], [])]");
        let mut held = false;
        effects(field, &script, Origin::Card).check(|game| held = effects::stats(game)[2] == 1);
        held
    };
    assert!(
        holds(effects::plain(), "Alone")
            && holds(effects::plain(), "On(Edge)")
            && holds(effects::plain(), "FirstRound")
    );
    assert!(
        holds(effects::plain(), "On(Front)")
            && !holds(effects::plain(), "On(Rear)")
            && !holds(effects::plain(), "Adjacent")
    );
    assert!(
        holds(effects::plain(), "Priority") && !holds(effects::plain(), "Awakened") && !holds(effects::plain(), "Down")
    );
    assert!(holds(effects::plain(), "TitansLeft(2)") && !holds(effects::plain(), "TitansLeft(1)"));
    assert!(holds(effects::plain(), "PoolWithout(Break)") && holds(effects::plain(), "NotYetAttacked"));
    assert!(
        holds(effects::plain(), "Diplomacy(Neutral, Exactly)")
            && !holds(effects::plain(), "Diplomacy(Friendly, OrBetter)")
    );
    assert!(holds(effects::plain(), "Argo(Crew, 6)") && !holds(effects::plain(), "Argo(Crew, 7)"));
    assert!(holds(effects::plain(), "Not([Down, Awakened])") && !holds(effects::plain(), "Not([Down, Priority])"));
    assert!(holds(effects::plain(), "Any([Down, Priority])") && !holds(effects::plain(), "Any([Down, Awakened])"));
    assert!(
        !holds(effects::plain(), "Wounded")
            && !holds(effects::plain(), "Hits(1)")
            && !holds(effects::plain(), "EveryWounds(3)")
    );
    let afraid = effects::plain().titan(1, |titan| {
        titan.conditions.push(Affected { condition: condition("fear"), tokens: 0 });
        titan.posture = Posture::Rising;
    });
    assert!(holds(afraid, "Has(\"fear\"), Suffers(Mind), Suffers(Body), Down"));
    let on_tile = effects::plain().tile("town", "C1", 0);
    assert!(holds(on_tile, "On(Tile(\"town\")), On(Ground(Cover)), Not([FoeOn(Ground(Cover))])"));
}
