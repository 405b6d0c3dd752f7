//! M · Movement.

use crate::common::{goods, nth, place, position};
use aurora::Choice;
use aurora::state::{Phase, Stay};
use table::{Arg, Present, Rules};

const MOVE: Phase = Phase::Move { turn: 0 };

#[test]
fn m1_a_move_takes_a_driver_and_fuel_and_a_second_fuel_adds_one() {
    let base = |goods: &str| position(2).goods(1, goods).goods(2, "").phase(Phase::Move { turn: 1 }).play();
    base("U").offers("drive 4 road; stay").refuses("drive 5 road");
    let script = base("UU").answers("1: drive 5 road").luck(1);
    assert_eq!(goods(script.state(), 1), "");
    let still = base("").luck(1);
    assert_eq!(place(still.state(), 1), "1");
}

#[test]
fn m2_forward_only_and_a_fork_is_chosen() {
    let base = position(2).at(1, "3").truck(1, "halftrack").goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    base.offers("drive 4 road; drive A1 by1; drive A2 by1").refuses("drive 2 road; drive 3 road");
}

#[test]
fn m3_shortcuts_need_tracks_but_whoever_stands_on_one_goes_on() {
    let base = |at: &str| position(2).at(1, at).goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    base("3").refuses("drive A1 by1").bars("bar-shortcut", "why-no-tracks");
    base("A1").offers("drive A2 road; drive 8 road");
}

#[test]
fn m4_an_avalanche_costs_two_and_is_gone_after_the_first() {
    let base = position(2).at(1, "3").truck(1, "halftrack").goods(1, "U").phase(Phase::Move { turn: 1 });
    let script = base.play().answers("1: drive A1 by1").luck(1);
    assert_eq!(script.state().avalanches.count_ones(), 2);
    let far = position(2).at(1, "3").truck(1, "halftrack").stay(1, 1, Stay::Rest).goods(1, "U");
    far.phase(Phase::Move { turn: 1 }).play().offers("drive A2 by1").refuses("drive 8 by1");
}

#[test]
fn m5_radiation_of_waypoints_and_roads() {
    let base = |at: &str| position(2).at(1, at).goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    base("5").answers("1: drive 7 road").asks("1: ask-contaminate");
    let both = base("12").answers("1: drive 13 road; 1: contaminate 1").asks("1: ask-contaminate");
    let both = both.answers("1: contaminate 2").luck(1);
    assert_eq!(both.state().players[nth(1)].people.len(), 1, "the co-pilot dies of it");
    let clean = base("1").answers("1: drive 4 road").luck(1);
    assert!(clean.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
}

#[test]
fn m6_a_special_waypoint_counts_where_a_move_ends() {
    let base = || position(2).counter("2", "rations").goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    let stop = base().answers("1: drive 2 road").luck(1);
    assert_eq!(goods(stop.state(), 1), "FF");
    assert_eq!(stop.state().counters.iter().flatten().count(), 0);
    let pass = base().answers("1: drive 3 road").luck(1);
    assert_eq!(pass.state().counters.iter().flatten().count(), 1);
}

#[test]
fn m6_a_fixed_waypoint_stays_and_a_contaminated_counter_gives_both() {
    let fixed =
        position(2).at(1, "7").goods(1, "U").phase(Phase::Move { turn: 1 }).play().answers("1: drive 8 road").luck(1);
    assert_eq!(goods(fixed.state(), 1), "U");
    let hot = position(2).counter("2", "hot-depot").goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    let hot = hot.answers("1: drive 2 road").asks("1: ask-contaminate").answers("1: contaminate 1").luck(1);
    assert_eq!(goods(hot.state(), 1), "UA");
}

#[test]
fn m7_a_collecting_box_takes_what_is_passed_but_nothing_contaminated() {
    let base = |counter: &str, goods: &str| {
        let base = position(2).counter("2", counter).device(1, 1, "snow-scoop").goods(1, goods);
        base.phase(Phase::Move { turn: 1 }).play()
    };
    let script = base("rations", "Ub").answers("1: work 2 top 1; 1: drive 3 road").luck(1);
    assert_eq!(goods(script.state(), 1), "FF");
    assert_eq!(script.state().counters.iter().flatten().count(), 0, "the counter is removed");
    let hot = base("hot-depot", "Ub").answers("1: work 2 top 1; 1: drive 3 road").luck(1);
    assert_eq!(goods(hot.state(), 1), "");
    base("rations", "U").refuses("work 2 top 1");
}

#[test]
fn m8_a_reactor_burns_fuel_and_full_batteries_in_any_number() {
    let base = |truck: &str| {
        let base = position(2).truck(1, truck).goods(1, "UUUB").stay(1, 1, Stay::Rest);
        base.phase(Phase::Move { turn: 1 }).play()
    };
    let script = base("reactor-hauler").offers("drive 7 road").answers("1: drive 7 road; 1: contaminate 1").luck(1);
    assert_eq!(goods(script.state(), 1), "");
    let choice = base("reactor-hauler").answers("1: drive 5 road").offers("batteries 0; batteries 1");
    choice.refuses("batteries 2").answers("1: batteries 1");
    base("plough").offers("drive 5 road").refuses("drive 6 road");
}

#[test]
fn m9_a_convoy_stops_at_the_ship_and_has_reached_it() {
    let base = position(2).at(1, "17").goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    let script = base.offers("drive 18 road").refuses("drive 19 road").answers("1: drive 18 road").luck(1);
    assert!(script.state().reached && script.state().players[nth(1)].reached);
    assert!(!script.state().players[nth(2)].reached);
}

#[test]
fn m10_the_order_is_updated_again_and_the_leading_convoy_is_first() {
    let base = position(2).goods(1, "U").goods(2, "U").phase(MOVE).play().asks("2: ask-drive");
    let script = base.answers("2: stay; 1: drive 4 road").luck(1);
    assert_eq!(script.state().order.to_vec(), [1, 0]);
}

#[test]
fn m1_without_a_driver_nobody_moves() {
    let script = position(2).nobody(1).goods(1, "U").goods(2, "").phase(Phase::Move { turn: 1 }).play().luck(1);
    let script = script.logs("log-stays-nobody");
    assert_eq!((place(script.state(), 1), goods(script.state(), 1)), ("1".to_owned(), "U".to_owned()));
}

#[test]
fn m6_staying_is_no_stop() {
    let base = position(2).at(1, "8").goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    let script = base.answers("1: stay").luck(1);
    assert_eq!(goods(script.state(), 1), "U");
}

#[test]
fn m7_fixed_waypoints_are_collected_and_objects_are_not() {
    let base = position(2).at(1, "6").goods(1, "Ub").counter("7", "cache").device(1, 1, "snow-scoop");
    let base = base.truck(1, "plough").phase(Phase::Move { turn: 1 }).play();
    let script = base.answers("1: work 2 top 1; 1: drive 9 road").luck(1);
    assert_eq!(goods(script.state(), 1), "U");
    assert_eq!(script.state().counters.iter().flatten().count(), 1, "the object stays where it is");
    assert_eq!(script.state().players[nth(1)].objects.iter().sum::<u8>(), 0);
}

#[test]
fn m9_once_reached_the_ship_moves_no_more_and_the_round_is_played_to_its_end() {
    let base = position(2).at(1, "17").at(2, "11").goods(1, "U").goods(2, "A").phase(Phase::Move { turn: 1 }).play();
    let script = base.answers("1: drive 18 road").luck(1).asks("2: ask-fire").answers("2: done");
    assert!(script.state().is_over());
    assert_eq!((script.state().ship, script.state().round), (1, 1));
}

#[test]
fn m1_whoever_cannot_move_is_told_to_stay_and_why() {
    let base = |goods: &str| position(2).goods(1, goods).goods(2, "U").phase(Phase::Move { turn: 1 }).play().luck(1);
    base("F").logs("log-stays-dry");
    base("U").answers("1: stay").logs("log-stays");
}

#[test]
fn m3_without_tracks_a_shortcut_is_barred() {
    let base = |truck: &str| position(2).at(1, "3").truck(1, truck).goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    base("plough").bars("bar-shortcut", "why-no-tracks").refuses("drive A1 by1");
    let tracked = base("halftrack").offers("drive A1 by1");
    assert!(tracked.barred().iter().all(|bar| bar.what.key != "bar-shortcut"));
}

#[test]
fn m3_a_shortcut_is_barred_only_where_one_leaves_the_road() {
    let barred = |at: &str| {
        let base = position(2).at(1, at).goods(1, "U").phase(Phase::Move { turn: 1 }).play();
        base.barred().iter().any(|bar| bar.what.key == "bar-shortcut")
    };
    assert_eq!([barred("2"), barred("4")], [true, false], "3 is in reach, 9 is not");
}

#[test]
fn m4_the_second_convoy_pays_one_where_the_avalanche_was() {
    let base = |first: &str| {
        let base = position(2).at(1, "3").at(2, "3").truck(1, "halftrack").truck(2, "halftrack");
        let base = base.stay(1, 1, Stay::Rest).stay(2, 1, Stay::Rest).goods(1, "U").goods(2, "U").phase(MOVE);
        base.play().answers(first).asks("1: ask-drive")
    };
    base("2: drive A1 by1").offers("drive 8 by1");
    base("2: stay").offers("drive A2 by1").refuses("drive 8 by1");
}

#[test]
fn m8_a_road_is_told_with_the_batteries_that_it_takes() {
    let told = |goods: &str| {
        let base = position(2).truck(1, "reactor-hauler").goods(1, goods).stay(1, 1, Stay::Rest);
        let script = base.phase(Phase::Move { turn: 1 }).play();
        let label = script.state().describe(nth(1), Choice::Drive(crate::common::space_on(0, "5"), 0));
        let detail = label.detail.expect("a detail");
        ["fuel", "batteries"].map(|name| {
            let arg = detail.args.iter().find(|(key, _)| key == name).map(|(_, arg)| arg);
            if let Some(Arg::Num(number)) = arg { *number } else { panic!("no {name} in {detail:?}") }
        })
    };
    assert_eq!(told("UB"), [1, 1], "there is no second fuel");
    assert_eq!(told("UUB"), [2, 0], "fuel is proposed");
}

#[test]
fn m7_a_damaged_collecting_box_collects_nothing() {
    let base = |damage: u8| {
        let mut base = position(2).counter("2", "rations").device(1, 1, "snow-scoop").goods(1, "Ub");
        base.game.players[nth(1)].columns[1].device.as_mut().expect("a device").damage = damage;
        base.phase(Phase::Move { turn: 1 }).play()
    };
    base(0b10).offers("work 2 top 1");
    base(0b01).refuses("work 2 top 1");
}

#[test]
fn m8_a_damaged_reactor_burns_no_more_than_any_truck() {
    let base = |damage: u8| {
        let base = position(2).truck(1, "reactor-hauler").damage(1, 0, damage).goods(1, "UUUB").stay(1, 1, Stay::Rest);
        base.phase(Phase::Move { turn: 1 }).play()
    };
    base(0b0010).offers("drive 5 road; drive 7 road");
    base(0b1000).offers("drive 5 road").refuses("drive 6 road; drive 7 road");
}

#[test]
fn m9_others_may_reach_the_ship_in_the_same_round_and_whoever_is_there_stays() {
    let base = |mut base: crate::common::Position| {
        (base.game.reached, base.game.players[nth(2)].reached) = (true, true);
        base.play()
    };
    let script = base(position(2).at(1, "16").at(2, "18").goods(1, "U").goods(2, "U").phase(MOVE));
    let script = script.asks("1: ask-drive").refuses("drive 19 road").answers("1: drive 18 road");
    assert!([1, 2].iter().all(|seat| script.state().players[nth(*seat)].reached));
    assert_eq!(goods(script.state(), 2), "U", "it is not asked, and pays nothing");
    let zone = position(2).zone("pedlar").at(1, "18").goods(1, "U").only(1);
    base(zone).answers("1: act 1").offers("bonus 1 3");
    let mut there = position(2).zone("pedlar").at(1, "18").goods(1, "U").only(1);
    (there.game.reached, there.game.players[nth(1)].reached) = (true, true);
    there.play().answers("1: act 1").refuses("bonus 1 3").bars("bonus-1-3", "why-at-ship");
}

#[test]
fn m6_tools_repair_two() {
    let base = |to: &str| {
        let base = position(2).counter("2", "tools").damage(1, 1, 0b111).goods(1, "U").goods(2, "");
        let script = base.phase(Phase::Move { turn: 1 }).play().answers(&format!("1: drive {to} road")).luck(1);
        script.state().players[nth(1)].columns[1].base.damage.count_ones()
    };
    assert_eq!([base("2"), base("3")], [1, 3]);
}
