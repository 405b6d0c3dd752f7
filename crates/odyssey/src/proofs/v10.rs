//! V10 · Nymphs and divine surges.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn v10_1_a_technology_gives_summonings() {
    assert_eq!((sea().game.summon_limit(), sea().knows("shrine").game.summon_limit()), (0, 1));
    sea().suffers("[Tech(\"shrine\")]").check(|game| assert_eq!(game.argo.summons, 1, "at once"));
    let rises = |knowledge: u8, sea: Sea| {
        let script = sea.change(move |game| game.argo.knowledge = knowledge).suffers("[Gain(Knowledge, 1)]");
        (script.state().argo.summons, script.state().summon_limit())
    };
    assert_eq!(rises(8, sea().knows("shrine")), (0, 1));
    assert_eq!(rises(9, sea().knows("shrine")), (1, 2), "and so does a limit that rises");
    assert_eq!(rises(9, sea()), (0, 0), "without the technology there is none");
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

/// The Argo has these nymphs, and this many charges of the limit and besides it.
fn with_nymphs(nymphs: u16, limit: u8, bonus: u8) -> Sea {
    sea().on("orchard").campaign(move |campaign| campaign.nymphs = nymphs).change(move |game| {
        (game.argo.nymphs, game.argo.summons, game.argo.bonus_charges) = (nymphs, limit, bonus);
        (game.argo.hull, game.phase) = (1, crate::state::Phase::Voyage);
    })
}

#[test]
fn v10_4_a_charge_that_is_tied_to_no_nymph_counts_besides_the_limit() {
    sea().suffers("[Charge, Charge]").check(|game| {
        assert_eq!((game.argo.bonus_charges, game.argo.summons, game.summon_limit()), (2, 0, 0));
    });
    let in_battle = |limit: u8, bonus: u8| {
        let mut game = with_nymphs(0b1000, limit, bonus).game;
        (game.muster.summoning, game.primordial.level) = (limit > 0, 2);
        game.summonings().len()
    };
    assert_eq!((in_battle(0, 0), in_battle(0, 1), in_battle(1, 0)), (0, 1, 1), "it needs no technology");
    let spent = |limit: u8, bonus: u8| {
        let script = with_nymphs(0b1000, limit, bonus).plays(|game, _| {
            game.spend_summoning(crate::ids::NymphId(3));
            Ok(())
        });
        (script.state().argo.summons, script.state().argo.bonus_charges, script.state().argo.nymphs)
    };
    assert_eq!((spent(1, 1), spent(0, 1)), ((0, 1, 0), (0, 0, 0)), "charges of the limit go first");
    let surged = |bonus: u8| {
        let script = with_nymphs(0b10, 0, bonus).knows("shrine").suffers("[Surge]");
        (script.state().argo.summons, script.state().argo.bonus_charges)
    };
    assert_eq!((surged(1), surged(0)), ((1, 1), (1, 0)), "a surge neither takes it nor brings it back");
}

#[test]
fn v10_5_b28_4_a_nymph_can_be_summoned_on_the_voyage_for_a_charge_and_a_symbol() {
    let known = |sea: Sea| sea.knows("shrine").campaign(|campaign| campaign.adversary.known = true);
    let melia = || with_nymphs(0b10, 1, 0);
    known(melia()).step(DayStep::Advancement).answers("1: call melia").refuses_unknown("call melia").check(|game| {
        assert_eq!((game.argo.hull, game.argo.nymphs, game.argo.summons), (3, 0, 0));
        assert!(game.voyage().adversary.at.is_some(), "a symbol of anything but a card lets the adversary appear");
    });
    melia().step(DayStep::Advancement).answers("1: call melia").check(|game| {
        assert!(game.voyage().adversary.at.is_none(), "nobody knows of it yet");
    });
    let refused = |sea: Sea| sea.step(DayStep::Advancement).refuses_unknown("call melia");
    refused(with_nymphs(0b10, 0, 0));
    refused(with_nymphs(0b1, 1, 0));
    refused(melia().change(|game| game.argo.hull = 5));
    with_nymphs(0b10, 0, 1).step(DayStep::Advancement).answers("1: call melia").check(|game| {
        assert_eq!((game.argo.hull, game.argo.bonus_charges), (3, 0));
    });
    let eased = sea().suffers("[OneOff(\"arethusa\"), Suffer(Danger, 3, Each)]");
    let eased =
        Sea { game: eased.state().clone() }.on("orchard").step(DayStep::Advancement).answers("1: call arethusa");
    eased.refuses_unknown("call arethusa").check(|game| {
        assert_eq!((game.voyage().argonauts.map(|one| one.stats[0]), game.argo.one_offs), ([1; 4], 0));
    });
    with_nymphs(0b1000, 1, 0).step(DayStep::Advancement).refuses_unknown("call oreithyia");
}
