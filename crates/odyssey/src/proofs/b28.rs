//! B28 · Summoning in battle.

use super::b29;
use super::*;
use crate::choice::PowerRef;
use crate::ids::NymphId;
use crate::state::{Entry, Place};

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
    prove(summoned, |game, table| game.summon(table, NymphId(0), PowerRef::Ability(0))).check(|game| {
        assert_eq!(game.titan(ONE).stats[0], 1);
        assert_eq!((game.argo.summons, game.argo.nymphs), (0, 0));
        assert_eq!(game.argo.log, [Entry::AdversaryActivation]);
    });
}

#[test]
fn b28_4_each_summoning_activates_the_adversary_and_says_what_it_says_of_being_summoned() {
    let echo = "(slug: \"echo\", icon: \"bell\", powers: (abilities: [(at: Summoned, effects: [Rage(N(1))]), \
                (at: TitanRound, cost: (summon: true), effects: [Fate(N(2))]), (at: TitanRound, cost: (summon: true), effects: [Argo(Doom, 1)])]))";
    let field = more(field(b29::PICTURE), &[("nymphs.ron", echo)]).change(|game| {
        (game.argo.nymphs, game.argo.summons, game.muster.summoning) = (0b10, 1, true);
    });
    prove(field, |game, table| game.summon(table, NymphId(1), PowerRef::Ability(1))).check(|game| {
        assert_eq!(game.titan(ONE).stats, [0, 2, 1]);
        assert_eq!(game.argo.doom, 0, "another summoning of the card was not chosen");
        assert_eq!(game.argo.log, [Entry::AdversaryActivation]);
    });
}
