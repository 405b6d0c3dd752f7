//! C3 · Diplomacy.

use super::sea::*;
use crate::pack::schema::{Bound, Section};
use crate::state::campaign::{DayStep, Reason, Task};

#[test]
fn c3_1_of_two_local_factions_one_is_picked_for_the_step() {
    let script = sea().on("north-stair").suffers("[Favour(1), Favour(1)]").answers("1: faction threadkeepers");
    script.check(|game| assert_eq!(game.argo.diplomacy[..], [0, 2, 0], "it was asked once"));
    sea().on("orchard").suffers("[Favour(1)]").check(|game| assert_eq!(game.argo.diplomacy[..], [1, 0, 0]));
}

#[test]
fn c3_1_c7_1_a_battle_in_two_waters_is_fought_among_the_one_that_is_picked() {
    let fights = |place: &str| {
        let sea = sea().on(place).campaign(|campaign| campaign.bout = Some(bout(Reason::Timeline, "centimane", 1)));
        sea.does(&[Task::Fight])
    };
    fights("north-stair").answers("1: faction threadkeepers").check(|game| assert_eq!(game.waters_fought_in(), 1));
    fights("orchard").rests().check(|game| assert_eq!(game.waters_fought_in(), 0));
    let next = sea().on("north-stair").campaign(|campaign| campaign.picked = Some(1)).step(DayStep::Doom);
    next.check(|game| assert_eq!(game.voyage().picked, None, "a step picks anew"));
}

#[test]
fn c3_2_scores_keep_within_ten_and_war_is_for_good() {
    sea().suffers("[Gain(Shoalfolk, 12), Lose(BrazenHerd, 9), Gain(BrazenHerd, 2)]").check(|game| {
        assert_eq!(game.argo.diplomacy[..], [10, 0, -7]);
    });
    sea().suffers("[Lose(BrazenHerd, 10), Gain(BrazenHerd, 2)]").check(|game| {
        assert_eq!(game.argo.diplomacy[..], [0, 0, -10]);
    });
}

#[test]
fn c3_3_c3_4_sections_give_bonuses_and_meet_triggers() {
    let game = |score: i8| sea().change(move |game| game.argo.diplomacy[0] = score).game;
    let bonuses = [-10, -9, -4, 0, 4, 8].map(|score| game(score).diplomacy_bonus(0));
    assert_eq!(bonuses, [-3, -2, -1, 0, 1, 2]);
    let meets = |score, bound| game(score).is_section(0, Section::Neutral, bound);
    assert!(meets(3, Bound::Exactly) && !meets(4, Bound::Exactly));
    assert!(meets(4, Bound::OrBetter) && !meets(-1, Bound::OrBetter));
    assert!(meets(-1, Bound::OrWorse) && !meets(4, Bound::OrWorse));
}

#[test]
fn c3_5_peace_sets_a_faction_at_war_to_minus_eight() {
    let peace = |score: i8| {
        let sea = sea().on("orchard").change(move |game| game.argo.diplomacy[0] = score);
        sea.suffers("[Peace]").state().argo.diplomacy[0]
    };
    assert_eq!((peace(-10), peace(-9)), (-8, -9));
}
