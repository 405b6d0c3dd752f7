//! B30 · The end of a battle.

use super::b3::performs;
use super::effects;
use super::*;
use crate::state::Ending;

#[test]
fn b30_1_a_death_blow_ends_the_battle() {
    effects::card("[DeathBlow, Rage(N(1))]").check(|game| {
        assert_eq!(game.ending, Some(Ending::DeathBlow));
        assert_eq!(effects::stats(game)[2], 0, "nothing follows");
    });
}

#[test]
fn b30_2_the_death_of_the_last_titan_breaks_everything_off() {
    let last = field("...PP\n..1PP").titan(1, |titan| titan.stats = [6, 9, 0]);
    performs(last, "jab")
        .rolls("evasion", [8, 10, 10])
        .draws("grave", ["torn-open"])
        .check(|game| assert_eq!(game.ending, Some(Ending::AllDead)));
}

#[test]
fn b30_3_retreat_needs_two_dead_titans() {
    field("1.23.PP\n.....PP").at(Phase::TitansChoose).play().refuses("1: retreat");
    field("1.2..PP\n.....PP")
        .at(Phase::TitansChoose)
        .play()
        .luck(1)
        .answers("2: retreat")
        .check(|game| assert_eq!(game.ending, Some(Ending::Retreat)));
}

#[test]
fn b30_4_after_the_last_round_the_battle_is_lost() {
    let late = |rounds: u8| {
        let field = field("1..PP\n...PP").change(move |game| game.round = rounds);
        prove(field, |game, table| game.start_primordial_round(table))
    };
    late(30).check(|game| assert_eq!(game.ending, Some(Ending::TooLong)));
    late(29).check(|game| assert_eq!((game.ending, game.round), (None, 30)));
}

#[test]
fn b30_5_a_tear_brings_everything_back_as_it_was_before_the_setup() {
    let lost = |sheet: u8, now: u8| {
        let field = field("1.PP\n..PP").change(move |game| {
            (game.argo.crew, game.argo.tears) = (6, sheet);
            (game.argo.godforms, game.argo.nymphs, game.argo.summons) = (0b11, 0b1, 2);
            game.muster.sheet = game.argo.clone();
            (game.argo.crew, game.argo.doom, game.argo.tears) = (2, 3, now);
            (game.argo.godforms, game.argo.nymphs, game.argo.summons) = (0, 0, 0);
            game.argo.log.push(crate::state::Entry::AdversaryActivation);
        });
        prove(field, |game, table| game.end_battle(table)).asks("1 2 3 4: ask-tear").answers("2: tear")
    };
    lost(2, 2).check(|game| {
        let argo = &game.argo;
        assert_eq!((argo.crew, argo.doom, argo.tears), (6, 0, 1));
        assert_eq!((argo.godforms, argo.nymphs, argo.summons), (0b11, 0b1, 2));
        assert!(argo.log.is_empty());
        assert_eq!((game.phase, game.ending), (Phase::Muster, None));
    });
    lost(1, 2).check(|game| assert_eq!(game.argo.tears, 0, "one that was found in the battle is gone with it"));
    lost(0, 1).check(|game| assert_eq!(game.argo.tears, 0));
}

#[test]
fn b30_5_b17_11_end_of_battle_effects_wait_for_the_decision_about_the_tear() {
    let ended = || {
        let field = bearing(field("1.PP\n..PP"), 1, "abilities: [(at: EndOfBattle, effects: [Argo(Doom, 1)])]");
        prove(field.change(|game| game.argo.tears = 1), |game, table| game.end_battle(table))
            .asks("1 2 3 4: ask-tear")
            .check(|game| assert_eq!(game.argo.doom, 0))
    };
    ended().answers("1: pass").check(|game| assert_eq!((game.argo.doom, game.phase), (1, Phase::Aftermath)));
    ended().answers("1: tear").check(|game| assert_eq!(game.argo.doom, 0));
}

#[test]
fn b30_5_after_a_tear_a_suggested_loadout_may_be_chosen_anew() {
    let musters = |again: bool| {
        let field = field("1.PP\n..PP").change(move |game| game.muster.again = again);
        prove(field, |game, table| game.muster_forces(table))
    };
    musters(false).rests().check(|game| assert_eq!(game.phase, Phase::Deploy));
    musters(true)
        .asks("1 2 3 4: ask-new-loadout")
        .answers("3: same loadout")
        .check(|game| assert_eq!(game.phase, Phase::Deploy));
    musters(true).answers("3: new loadout").asks("1 2 3 4: ask-gear");
}

#[test]
fn b30_5_without_a_tear_the_aftermath_follows() {
    prove(field("1.PP\n..PP"), |game, table| game.end_battle(table))
        .rests()
        .check(|game| assert_eq!(game.phase, Phase::Aftermath));
}
