//! V10 · Nymphs and divine surges.

use super::sea::*;

#[test]
fn v10_1_a_technology_gives_summonings() {
    assert_eq!((sea().game.summon_limit(), sea().knows("shrine").game.summon_limit()), (0, 1));
    sea().suffers("[Tech(\"shrine\")]").check(|game| assert_eq!(game.argo.summons, 1, "at once"));
}

#[test]
fn v10_2_a_surge_readies_all_that_the_argo_has() {
    let used = || {
        sea().knows("shrine").campaign(|campaign| (campaign.godforms, campaign.nymphs) = (0b11, 0b1)).change(|game| {
            (game.argo.godforms, game.argo.nymphs, game.argo.summons) = (0b01, 0, 0);
        })
    };
    used().suffers("[Surge]").check(|game| {
        assert_eq!((game.argo.godforms, game.argo.nymphs, game.argo.summons), (0b11, 0b1, 1));
    });
    used().suffers("[Providence]").check(|game| assert_eq!((game.argo.godforms, game.argo.summons), (0b01, 0)));
    sea().suffers("[Godform(\"huntress\"), Nymph(\"echo\")]").check(|game| {
        assert_eq!((game.argo.godforms, game.voyage().godforms, game.voyage().nymphs), (0b100, 0b100, 0b100));
    });
}
