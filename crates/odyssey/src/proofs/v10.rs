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
    let turned = |side: &str, next: &str| {
        let script = used().side(side).suffers(&format!("[Turn(\"{next}\")]"));
        script.state().argo.godforms
    };
    assert_eq!((turned("1b", "2a"), turned("2a", "2b")), (0b11, 0b01), "a second card brings one, its other side none");
    sea().suffers("[Godform(\"huntress\"), Nymph(\"echo\")]").check(|game| {
        assert_eq!((game.argo.godforms, game.voyage().godforms, game.voyage().nymphs), (0b100, 0b100, 0b100));
    });
}

#[test]
fn v10_3_b28_5_a_nymph_that_comes_once_takes_no_charge_and_does_not_come_again() {
    let given = || sea().suffers("[OneOff(\"arethusa\")]").state().clone();
    assert_eq!((given().argo.one_offs, given().argo.nymphs, given().voyage().nymphs), (0b1, 0, 0));
    let summoned = given().pack.nymphs.iter().position(|nymph| nymph.slug.as_str() == "arethusa");
    assert_eq!(summoned, Some(0));
    let sea = Sea { game: given() }.change(|game| game.argo.summons = 1);
    let script =
        sea.plays(|game, table| game.summon(table, crate::ids::NymphId(0), crate::choice::PowerRef::Ability(0)));
    let after = script.state();
    assert_eq!((after.argo.one_offs, after.argo.summons), (0, 1), "the charge of the others is still there");
    let surge = Sea { game: after.clone() }.suffers("[Surge]");
    surge.check(|game| assert_eq!((game.argo.one_offs, game.argo.nymphs), (0, 0)));
}
