//! B26, B27, B28 · Vantage points, awakening, summoning.

use super::common::{Field, field, space};
use super::*;
use crate::choice::Which;
use crate::geometry::Direction;
use crate::ids::{ConditionId, NymphId};
use crate::state::{Affected, Entry, Place, Posture};

fn beside() -> Field {
    field("..1PP.\n...PP2").change(|game| game.foe.vantage_open = true)
}

fn on_top() -> Field {
    beside().titan(1, |titan| titan.place = Place::Vantage).facing(Direction::West)
}

#[test]
fn b26_2_a_climb_is_a_test() {
    let climbed = || prove(beside(), |game, table| game.climb(table, ONE));
    climbed().rolls("test", [8]).check(|game| assert_eq!(game.titan(ONE).place, Place::Vantage));
    climbed().rolls("test", [7]).answers("1: pass").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B3")));
}

#[test]
fn b26_2_b26_3_only_an_unlocked_free_point_beside_the_primordial_is_climbed() {
    assert!(beside().game.can_climb(ONE) && beside().game.can_climb(TWO));
    assert!(!on_top().game.can_climb(TWO), "one titan at most");
    assert!(!beside().change(|game| game.foe.vantage_open = false).game.can_climb(ONE));
    let away = beside().titan(1, |titan| titan.place = Place::On(space("N1")));
    assert!(!away.game.can_climb(ONE));
}

#[test]
fn b26_4_who_does_not_hold_on_falls_into_the_rear() {
    let held = || prove(on_top(), |game, table| game.hold_on(table));
    held().rolls("test", [6]).check(|game| assert_eq!(game.titan(ONE).place, Place::Vantage));
    held().rolls("test", [5]).answers("1: pass").check(|game| {
        assert_eq!(place(game, ONE).as_deref(), Some("B6"), "A6 is taken");
        assert!(game.titan(ONE).is_down());
    });
}

#[test]
fn b26_4_b17_12_g1_6_holding_on_has_its_place_in_the_order_that_the_group_chooses() {
    let ends = |field: Field| prove(field, |game, table| game.end_primordial_round(table));
    let trait_ = "(slug: \"held-back\", from: 1, to: 1, powers: (";
    let ability = "abilities: [(at: EndOfPrimordialRound, effects: [Rage(N(1)), Argo(Doom, 1)])], ";
    let stirred = || changed(on_top(), &[("foes/sample.ron", trait_, &format!("{trait_}{ability}"))]);
    ends(stirred())
        .asks("1 2 3 4: ask-which-first")
        .offers("first trait 1 ability 1; first vantage point of titan 1 ability 10")
        .rolls("test", [5])
        .answers("2: first vantage point of titan 1 ability 10")
        .asks("1: ask-reroll-test")
        .check(|game| assert_eq!(game.argo.doom, 0, "the test comes first"));
    ends(stirred())
        .rolls("test", [6])
        .answers("2: first trait 1 ability 1")
        .check(|game| assert_eq!((game.argo.doom, game.titan(ONE).place), (1, Place::Vantage)))
        .tells("log-foe-uses; log-rage; log-argo-doom; log-test-passed");
    ends(on_top())
        .rolls("test", [6])
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(game.phase, Phase::TitansStart));
    ends(beside())
        .asks("1 2 3 4: proof-done")
        .check(|game| assert_eq!(game.phase, Phase::TitansStart, "nobody is on it"));
}

#[test]
fn b26_7_what_is_closest_to_a_titan_on_it_is_measured_from_the_footprint() {
    let closest = |picture: &str| {
        let field = field(picture).titan(1, |titan| titan.place = Place::Vantage);
        let script = effects(field, "[To(Nearest, [Rage(N(1))])]", Part::Card);
        TitanId::ALL.map(|titan| script.state().titan(titan).stats[2])
    };
    assert_eq!(closest("......3\n2PP....\n.PP...."), [0, 1, 0, 0], "titan 2 is adjacent to the footprint");
    assert_eq!(closest("......3\n.PP....\n.PP...2"), [0; 4], "the primordial is closer");
}

#[test]
fn b26_6_a_knockback_first_displaces_it() {
    prove(on_top(), |game, table| game.knockback(table, ONE, None, 1, false))
        .asks("1: ask-displace")
        .refuses("at A6; at B1")
        .answers("1: at B3")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("B2")));
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
fn b27_2_without_a_godform_nobody_awakens() {
    let field = field("..1PP.\n...PP2");
    prove(field, |game, table| {
        assert!(!game.awaken(table, ONE, false)?);
        Ok(())
    });
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

#[test]
fn b28_1_b28_2_a_summoning_needs_its_cause_and_a_charge() {
    let ready = |titans: usize, charges: u8| {
        let mut ready = field("1.2.3\n4..PP\n...PP").change(move |game| {
            (game.argo.nymphs, game.argo.summons, game.muster.summoning) = (1, charges, true);
        });
        for number in titans + 1..=4 {
            ready = ready.titan(number, |titan| titan.place = Place::Dead);
        }
        ready
    };
    assert!(ready(4, 1).game.summonings().is_empty(), "four titans live");
    assert!(ready(3, 0).game.summonings().is_empty(), "no charge");
    let summoned = ready(3, 1).titan(1, |titan| titan.stats = [3, 0, 0]);
    assert_eq!(summoned.game.summonings().len(), 1);
    prove(summoned, |game, table| game.summon(table, NymphId(0), Which::Ability(0))).check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert_eq!((game.argo.summons, game.argo.nymphs), (0, 0));
        assert_eq!(game.argo.log, [Entry::AdversaryActivation]);
    });
}
