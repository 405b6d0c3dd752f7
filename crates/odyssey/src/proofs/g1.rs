//! G1 · What counts more.

use super::*;
use super::{b17, b29, effects};
use crate::ids::Stat;

#[test]
fn g1_5_an_ability_that_would_change_nothing_is_not_offered() {
    let turn = |danger: u8| {
        let soothing = "abilities: [(at: FreeAction, cost: (fate: 1), effects: [Lose(Danger, N(1))])]";
        bearing(field(b17::PICTURE), 1, soothing).titan(1, move |titan| titan.stats = [danger, 0, 0]).turn_of(1).play()
    };
    turn(1).offers("use probe 1 of titan 1 ability 1");
    turn(0).refuses("use probe 1 of titan 1 ability 1");
}

#[test]
fn g1_5_what_would_do_nothing_for_anybody_is_not_offered_and_asks_only_about_those_it_serves() {
    let ladder = |conditions: [bool; 2]| {
        let field = b29::prepared("TitanRound", "[To(Another, [Either([[StandUp], [Lose(Danger, N(1))]])])]");
        let field = field.titan(1, move |titan| titan.stats[Stat::Danger as usize] = u8::from(conditions[0]));
        let field = field.titan(2, move |titan| titan.stats[Stat::Danger as usize] = u8::from(conditions[1]));
        field.at(Phase::TitansChoose).play()
    };
    ladder([false, false]).refuses("use mirrors ability 1");
    ladder([false, true]).answers("1: use mirrors ability 1").check(|game| {
        assert_eq!(game.titan(TWO).stats[Stat::Danger as usize], 0, "one titan and one side, so nothing is asked")
    });
    ladder([true, true]).answers("1: use mirrors ability 1").asks("1 2 3 4: ask-which-titan");
}

#[test]
fn g1_5_b12_9_2_a_pushback_that_could_move_nothing_is_not_offered() {
    use crate::pack::schema::Trigger;
    let offered = |picture: &str| {
        let field = bearing(field(picture), 1, "keywords: [(is: Pushback(1))]");
        !field.game.usable(ONE, Trigger::EitherWindow).is_empty()
    };
    assert!(offered(".....\n1..PP\n...PP"), "it would step nearer");
    assert!(offered(".....\n..1PP\n...PP"));
    assert!(!offered("M....\n1M.PP\nM..PP"), "there is no way");
    let on_top = bearing(field(".....\n...PP\n...PP"), 1, "keywords: [(is: Pushback(1))]")
        .titan(1, |titan| titan.place = crate::state::Place::Vantage);
    assert!(on_top.game.usable(ONE, Trigger::EitherWindow).is_empty());
}

#[test]
fn g1_5_what_may_be_done_can_be_left_out() {
    effects::card("[May([Rage(N(1))])]")
        .asks("1: ask-may")
        .answers("1: pass")
        .check(|game| assert_eq!(effects::stats(game)[2], 0));
    effects::card("[May([Rage(N(1))])]").answers("1: side 1").check(|game| assert_eq!(effects::stats(game)[2], 1));
}

#[test]
fn g1_5_nobody_is_asked_about_what_changes_nothing() {
    effects::card("[May([Lose(Danger, N(2))]), May([StandUp]), May([Drop(Despair, N(1))]), May([Cure(Mind)])]").rests();
}

#[test]
fn g1_8_with_fewer_players_each_decides_for_several_titans() {
    let seats = |count: u8| {
        let game = field(b17::PICTURE).change(move |game| game.seats = count).game;
        TitanId::ALL.map(|titan| game.player(titan).index())
    };
    assert_eq!((seats(4), seats(2), seats(1)), ([0, 1, 2, 3], [0, 1, 0, 1], [0; 4]));
    assert_eq!(seats(3), [0, 1, 2, 0], "as evenly as can be");
}
