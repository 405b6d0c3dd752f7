//! The interpreter, effect by effect.

use super::*;

pub fn plain() -> Field {
    field("1....2\n....PP\n....PP").change(|game| {
        (game.argo.crew, game.argo.hull) = (6, 5);
        game.argo.diplomacy.push(0);
    })
}

pub fn card(script: &str) -> Script<Odyssey> {
    effects(plain(), script, Origin::Card)
}

pub fn stats(game: &Odyssey) -> [u8; 3] {
    game.titan(ONE).stats
}

#[test]
fn one_of_several_scripts_is_chosen() {
    card("[Either([[Rage(N(1))], [Fate(N(2))]])]")
        .answers("1: side 2")
        .check(|game| assert_eq!(stats(game), [0, 2, 0]));
}

#[test]
fn circumstances_choose_the_branch() {
    let script = "[If([AtLeast(Fate, 3)], [Rage(N(1))], [Rage(N(2))])]";
    card(script).check(|game| assert_eq!(stats(game)[2], 2));
    effects(plain().titan(1, |titan| titan.stats[1] = 3), script, Origin::Card)
        .check(|game| assert_eq!(stats(game)[2], 1));
}

#[test]
fn effects_reach_others() {
    card("[To(Others, [Rage(N(1))])]").check(|game| assert_eq!((stats(game)[2], game.titan(TWO).stats[2]), (0, 1)));
    card("[To(All, [Rage(N(1))])]").check(|game| assert_eq!((stats(game)[2], game.titan(TWO).stats[2]), (1, 1)));
    card("[To(Another, [Rage(N(1))])]").check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
    card("[To(AllOn(Edge), [Rage(N(1))])]")
        .check(|game| assert_eq!((stats(game)[2], game.titan(TWO).stats[2]), (1, 0)));
    card("[To(SelfOrAdjacent, [Rage(N(1))])]").check(|game| assert_eq!(stats(game)[2], 1));
    card("[To(RandomOther, [Rage(N(1))])]").check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
    card("[To(Priority, [Rage(N(1))])]").check(|game| assert_eq!(stats(game)[2], 1));
    card("[To(Nearest, [Rage(N(1))])]").check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
}

#[test]
fn a_test_has_two_outcomes() {
    let script = "[Test(By(Courage), 6, [Rage(N(1))], [Fate(N(1))])]";
    card(script).rolls("test", [6]).check(|game| assert_eq!(stats(game), [0, 0, 1]));
    card(script).rolls("test", [5]).answers("1: pass").check(|game| assert_eq!(stats(game), [0, 1, 0]));
}

#[test]
fn without_an_attack_what_concerns_rolls_changes_nothing() {
    let script = "[Relentless, Dice(1), PowerDie(Red, N(1)), Power(N(1)), PowerReroll(1), AttackReroll(1), EvasionReroll(1), \
                  Reinforce(Red, 1), CritChance, FullMiss, Ignore, Succeed, TraumaInstead(Obol), DrawAgain, ChainBreak, AttackAgain, Carve(1), Live]";
    card(script).rests().check(|game| assert_eq!(stats(game), [0, 0, 0]));
}
