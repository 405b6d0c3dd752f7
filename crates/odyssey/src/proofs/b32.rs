//! B32 · Skirmish.

use super::*;

#[test]
fn b32_2_b32_3_b32_4_a_skirmish_begins_with_a_full_sheet_and_what_its_options_add() {
    let begun = |divine: bool, tears: u8| {
        let field = field("PP\nPP").change(move |game| {
            (game.options.divine, game.options.tears, game.argo.crew) = (divine, tears, 0);
        });
        field.at(Phase::Muster).play()
    };
    begun(false, 0).check(|game| {
        let argo = &game.argo;
        assert_eq!((argo.crew, argo.hull), (PACK.numbers.crew, PACK.numbers.hull));
        assert_eq!((argo.fate, argo.doom, argo.progress, argo.tears), (0, 0, 0, 0));
        assert!(argo.diplomacy.iter().all(|score| *score == 0) && argo.diplomacy.len() == PACK.factions.len());
        assert_eq!((argo.godforms, argo.nymphs, argo.summons), (0, 0, 0));
        assert!(game.muster.titans.iter().all(|titan| titan.stats == [0; 3]));
    });
    begun(true, 2).check(|game| {
        assert_eq!((game.argo.godforms, game.argo.nymphs, game.argo.summons, game.argo.tears), (1, 1, 1, 2));
        assert!(game.muster.awakening && game.muster.summoning);
    });
}
