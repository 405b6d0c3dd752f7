//! X · End of the round, end of the game.

use crate::common::{END, goods, nth, position, vehicle};
use aurora::Fame;
use aurora::state::Stay;
use table::Rules;

#[test]
fn x1_generator_and_decontamination_box_work_at_the_end_of_the_round() {
    let generator = position(2).trailer(1, "pile-wagon").goods(1, "").goods(2, "").phase(END).play().luck(1);
    assert_eq!(goods(generator.state(), 1), "B");
    let wash = || position(2).trailer(1, "wash-wagon").counters(1, 0, 1).phase(END);
    let washed = wash().goods(1, "b").play().answers("1: work 3 low 4").luck(1);
    assert_eq!(washed.state().players[nth(1)].people[0].counters, 0);
    let dry = wash().goods(1, "F").play().luck(1);
    assert_eq!(dry.state().players[nth(1)].people[0].counters, 1);
    let broken = position(2).trailer(1, "pile-wagon").damage(1, 2, 0b100).goods(1, "").phase(END).play().luck(1);
    assert_eq!(goods(broken.state(), 1), "");
}

#[test]
fn x2_the_game_ends_when_the_ship_is_reached_or_at_its_last_berth() {
    let open = position(2).round(2).phase(END).play().luck(1);
    assert_eq!((open.state().ship, open.state().round), (3, 3));
    let alongside = position(2).round(2).at(1, "20").phase(END).play().luck(1);
    assert!(alongside.state().is_over() && alongside.state().players[nth(1)].reached);
    let last = position(2).round(6).phase(END).play().luck(1);
    assert!(last.state().is_over() && !last.state().reached);
}

#[test]
fn x3_what_all_have_passed_stays_behind_and_the_zone_is_renewed() {
    let base = position(2).at(1, "12").at(2, "20").enemy("snow-lynx", 1).enemy("thresher", 2);
    let base = base.zone("flatbed sleeper roadhouse pedlar hermit").phase(END);
    let script = base.play().draws("exploration", ["plough", "weigh-station", "trapper"]);
    assert_eq!(script.state().enemies.len(), 1);
    let slugs = script.state().zone.iter().flatten().map(|lot| script.state().pack.slug(lot.card));
    assert_eq!(slugs.collect::<Vec<_>>(), ["pedlar", "hermit", "plough", "weigh-station", "trapper"]);
    assert!(script.state().scrap.contains(&vehicle("flatbed")));
}

#[test]
fn x4_track_place_objects_turrets_and_alert() {
    let mut base = position(3).at(1, "5").at(2, "5").at(3, "9").fame(1, 4).object(1, "grenade").alert(1, 2).alert(2, 3);
    base.game.players[nth(1)].turrets = 0b11;
    let fame = |seat| base.game.fame(nth(seat));
    let one = fame(1);
    assert_eq!((one.track, one.place, one.objects, one.turrets, one.alert), (4, 1, 1, 2, 1));
    assert_eq!((fame(2).place, fame(2).alert), (1, 0), "equal spaces share the better place");
    assert_eq!((fame(3).place, fame(3).alert), (2, 2));
    let two = position(2).at(1, "5").at(2, "9").game;
    assert_eq!(two.fame(nth(1)).place, 0, "with two players only the first place counts");
}

/// The fourth example of the expansion's rulebook: 14 fame.
#[test]
fn x4_example_4_fourteen_fame() {
    let mut base = position(4).at(1, "20").fame(1, 2).object(1, "grenade").object(1, "static-box");
    base = base.device(1, 0, "left-half-mind").goods(1, "b").alert(1, 2);
    base.game.players[nth(1)].turrets = 0b11;
    let fame = base.game.fame(nth(1));
    let expected =
        Fame { track: 2, place: 2, objects: 2, turrets: 2, alert: 1, boxes: 2, saved: 3, at_ship: 0, loot: 0 };
    assert_eq!(fame, expected);
    assert_eq!(fame.total(), 14);
}

#[test]
fn x5_fame_boxes_count_undamaged_and_some_for_a_half_battery() {
    let boxes = |goods: &str, damage: u8| {
        let mut base = position(2).device(1, 0, "left-half-mind").goods(1, goods);
        base.game.players[nth(1)].columns[0].device.as_mut().expect("a device").damage = damage;
        base.game.fame(nth(1)).boxes
    };
    assert_eq!([boxes("", 0), boxes("b", 0), boxes("B", 0), boxes("bbb", 0)], [1, 2, 3, 3]);
    assert_eq!([boxes("B", 0b1), boxes("B", 0b110)], [2, 1]);
}

#[test]
fn x6_survivors_if_the_ship_is_reached_else_undamaged_cards() {
    let mut base = position(2).damage(1, 0, 0b1);
    assert_eq!((base.game.fame(nth(1)).saved, base.game.fame(nth(1)).at_ship), (1, 0));
    base.game.reached = true;
    base.game.players[nth(1)].reached = true;
    assert_eq!((base.game.fame(nth(1)).saved, base.game.fame(nth(1)).at_ship), (2, 4));
    assert_eq!((base.game.fame(nth(2)).saved, base.game.fame(nth(2)).at_ship), (2, 0), "for everyone");
}

#[test]
fn x7_most_fame_wins_then_whoever_is_ahead_then_it_is_shared() {
    let end = |fame: i8, at: &str| position(2).round(6).fame(1, fame).at(1, at).phase(END).play();
    end(3, "1").ends("1 0");
    end(0, "1").ends("0.5 0.5");
    // Two behind on the road and two ahead on the track: equal, and the second is further ahead.
    position(2).round(6).fame(1, 2).at(2, "3").phase(END).play().ends("0 1");
}

#[test]
fn x2_a_convoy_beside_which_the_ship_comes_has_reached_it_and_others_have_not() {
    let script = position(3).round(2).at(1, "20").at(2, "19").at(3, "21").phase(END).play().luck(1);
    assert_eq!([1, 2, 3].map(|seat| script.state().players[nth(seat)].reached), [true, false, false]);
}

#[test]
fn x3_an_enemy_stays_while_one_convoy_has_not_passed() {
    let base = position(2).at(1, "8").at(2, "20").enemy("snow-lynx", 1).enemy("thresher", 2).phase(END);
    assert_eq!(base.play().luck(1).state().enemies.len(), 2);
}

#[test]
fn x1_without_room_for_the_generator_the_decontamination_box_may_come_first() {
    let base = |goods: &str| {
        let base = position(2).truck(1, "road-train").trailer(1, "pile-wagon").trailer(1, "wash-wagon");
        base.counters(1, 0, 1).goods(1, goods).goods(2, "").phase(END).play()
    };
    let full = || base("FFFFFFFFFb").asks("1: ask-wash");
    let washed = full().answers("1: work 4 low 4").luck(1);
    assert_eq!(goods(washed.state(), 1), "FFFFFFFFFB");
    full().answers("1: done").asks("1: ask-give-up");
    // With room the battery is gained first, and can pay.
    base("").asks("1: ask-wash").check(|game| assert_eq!(goods(game, 1), "B"));
}

#[test]
fn x4_the_two_lowest_rows_of_alert_count_2_and_1() {
    assert_eq!([1, 2, 3, 4, 5].map(|row| position(2).alert(1, row).game.fame(nth(1)).alert), [2, 1, 0, 0, 0]);
}

#[test]
fn x6_every_convoy_at_the_ship_has_its_four_fame() {
    let mut base = position(3);
    base.game.reached = true;
    for seat in [1, 3] {
        base.game.players[nth(seat)].reached = true;
    }
    assert_eq!([1, 2, 3].map(|seat| base.game.fame(nth(seat)).at_ship), [4, 0, 4]);
}

#[test]
fn x7_that_a_tie_was_broken_is_said() {
    let said = |fame: i8, at: &str| {
        let script = position(2).round(6).fame(1, fame).at(2, at).phase(END).play();
        script.state().outcome().expect("the end").text.key.to_string()
    };
    assert_eq!(said(2, "3"), "most-fame-ahead");
    assert_eq!(said(3, "3"), "most-fame", "more fame needs no other reason");
    assert_eq!(said(0, "1"), "most-fame", "nor does a shared victory");
}

#[test]
fn x3_a_scan_of_the_refill_may_bring_the_ship_alongside_and_the_next_round_is_the_last() {
    let base = |at: &str| {
        let mut base = position(2).round(2).at(1, at).alert(2, 4).goods(1, "").goods(2, "").phase(END);
        base = base.zone("- - - flatbed sleeper");
        for n in 0..2 {
            base.game.deck[n].plain.clear();
            base.game.deck[n].left = 0;
        }
        let cards = ["third-sweep", "customs-vault", "radar-bunker", "harbour-stores"];
        let script = base.play().draws("exploration", cards).asks("1: ask-explore");
        (script.state().reached, script.state().round, script.state().is_over())
    };
    // The ship goes to berth 3 at the end of round 2, and the scan takes it on to berth 4 or 5.
    assert_eq!(base("21"), (true, 3, false), "round 3 is played to its end");
    assert_eq!(base("12"), (false, 3, false));
    let mut last = position(2).round(3).at(1, "21").goods(1, "").goods(2, "").phase(END);
    (last.game.ship, last.game.reached) = (4, true);
    assert!(last.play().luck(1).state().is_over());
}

#[test]
fn x1_a_decontamination_box_works_once_in_a_round() {
    let base = position(2).trailer(1, "wash-wagon").member(1, "cook", Stay::Rest).counters(1, 0, 1).counters(1, 2, 1);
    let script = base.goods(1, "bb").goods(2, "").phase(END).play().answers("1: work 3 low 4; 1: cleanse 1").luck(1);
    assert_eq!(script.state().round, 2, "nothing more is asked");
    assert_eq!((script.state().players[nth(1)].people[2].counters, goods(script.state(), 1).as_str()), (1, "b"));
}
