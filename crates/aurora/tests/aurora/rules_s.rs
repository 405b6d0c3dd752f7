//! S · Solo.

use crate::common::{END, FIRE, goods, nth, position};
use aurora::state::{Phase, Stay};

/// A solo game at this phase: you are seat 1, the automaton stands ahead of you.
fn solo(phase: Phase) -> crate::common::Position {
    position(1).phase(phase)
}

#[test]
fn s1_the_automaton_holds_at_most_three_of_a_type() {
    let game = solo(END).game;
    assert_eq!(game.players.len(), 2);
    assert_eq!(game.players[nth(2)].goods, [1, 1, 1, 0, 0]);
    let mut full = solo(Phase::Explore { turn: 1 }).zone("filling-post");
    full.game.players[nth(2)].goods = [1, 2, 1, 0, 0];
    full.game.players[nth(2)].errands = 1;
    let script = full.play().draws("errands", ["errand-1"]);
    assert_eq!(script.state().players[nth(2)].goods[1], 3);
}

#[test]
fn s2_it_takes_the_card_of_its_action_card_or_the_next_one() {
    let errand = |card: &str, zone: &str| {
        let mut base = solo(Phase::Explore { turn: 1 }).zone(zone);
        base.game.players[nth(2)].errands = 1;
        let script = base.play().draws("errands", [card]).luck(1);
        script.state().players[nth(2)].kept.to_vec()
    };
    assert_eq!(errand("errand-1", "flatbed sleeper - - -").len(), 1);
    assert_eq!(
        errand("errand-4", "flatbed - snow-lynx sleeper -"),
        [crate::common::card("flatbed")],
        "leftwards, past the enemy"
    );
    assert!(errand("errand-1", "pedlar - - - -").is_empty(), "an encounter is not kept");
    let mut met = solo(Phase::Explore { turn: 1 }).zone("pedlar");
    met.game.players[nth(2)].errands = 1;
    let met = met.play().draws("errands", ["errand-1"]).luck(1);
    assert_eq!(met.state().players[nth(2)].goods, [2, 1, 1, 0, 0], "it gives food");
}

#[test]
fn s3_it_pays_food_for_a_third_card() {
    let script = solo(Phase::Rest { turn: 1 }).play().luck(1);
    assert_eq!((script.state().players[nth(2)].goods[0], script.state().players[nth(2)].errands), (0, 3));
    let mut none = solo(Phase::Rest { turn: 1 });
    none.game.players[nth(2)].goods[0] = 0;
    assert_eq!(none.play().luck(1).state().players[nth(2)].errands, 0);
}

#[test]
fn s4_it_moves_three_for_a_fuel_along_the_main_road() {
    let moves = |fuel: u8| {
        let mut base = solo(Phase::Move { turn: 0 });
        base.game.players[nth(2)].goods[1] = fuel;
        let script = base.play();
        (script.state().players[nth(2)].at.0, script.state().players[nth(2)].goods[1])
    };
    assert_eq!([moves(0), moves(1), moves(2), moves(3)], [(1, 0), (3, 0), (3, 1), (4, 1)]);
}

#[test]
fn s5_it_fires_once_at_the_weakest_enemy_of_its_region() {
    let base = solo(FIRE).enemy("thresher", 1).enemy("snow-lynx", 1).goods(1, "");
    let script = base.play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]).luck(1);
    assert_eq!(script.state().players[nth(2)].fame, 1);
    assert_eq!(script.state().enemies.iter().map(|foe| foe.damage).sum::<u8>(), 1, "weapon 2 grazes for 1");
    assert_eq!(script.state().players[nth(2)].goods[2], 0);
}

#[test]
fn s6_it_takes_no_damage_and_its_alert_goes_up() {
    let base = solo(Phase::Arrive).zone("snow-lynx").goods(1, "");
    let script = base.play();
    assert_eq!(script.state().players[nth(2)].alert, 1);
    script.asks("1: ask-ambush");
}

#[test]
fn s7_its_fame_is_what_it_kept() {
    let mut base = solo(END);
    base.game.players[nth(2)].kept = [crate::common::card("flatbed"); 6].into_iter().collect();
    base.game.players[nth(2)].loot = 1;
    let fame = base.game.fame(nth(2));
    assert_eq!((fame.saved, fame.loot), (5, 1), "at most five convoy cards count");
    base.game.reached = true;
    assert_eq!(base.game.fame(nth(2)).saved, 0, "it has kept no survivor");
}

#[test]
fn s1_a_full_battery_counts_as_a_half_one() {
    let mut base = solo(Phase::Explore { turn: 1 }).zone("charging-hall");
    base.game.players[nth(2)].errands = 1;
    let script = base.play().draws("errands", ["errand-1"]).luck(1);
    assert_eq!(script.state().players[nth(2)].goods, [1, 2, 1, 0, 1], "fuel first, then a battery");
}

#[test]
fn s2_what_it_cannot_hold_stays_and_a_location_without_gain_is_discarded() {
    let mut base = solo(Phase::Explore { turn: 1 }).zone("filling-post");
    base.game.players[nth(2)].goods = [3, 3, 3, 0, 3];
    base.game.players[nth(2)].errands = 1;
    let script = base.play().draws("errands", ["errand-1"]).draws("exploration", ["flatbed"]);
    assert_eq!(script.state().zone[0].map(|lot| lot.card), Some(crate::common::card("flatbed")));
    let mut people = solo(Phase::Explore { turn: 1 }).zone("hermit");
    people.game.players[nth(2)].errands = 1;
    let people = people.play().draws("errands", ["errand-1"]).luck(1);
    assert_eq!(people.state().players[nth(2)].people.len(), 1);
}

#[test]
fn s4_it_takes_waypoints_without_radiation_and_stops_at_the_ship() {
    let moves = |at: &str| {
        let mut base = solo(Phase::Move { turn: 0 }).counter("7", "rations").at(2, at);
        base.game.players[nth(2)].goods = [0, 1, 0, 0, 0];
        base.play()
    };
    let fed = moves("4");
    assert_eq!(fed.state().players[nth(2)].goods[0], 2, "past the contaminated waypoint 6 to the rations of 7");
    let there = moves("16");
    assert!(there.state().players[nth(2)].reached, "18 is only two further");
}

#[test]
fn s5_a_jam_is_a_miss_and_without_an_enemy_it_fires_at_a_turret() {
    let mut base = solo(FIRE).at(2, "3").goods(1, "");
    base.game.back = 1;
    let jam = base.play().draws("outcomes", ["seized-1"]).draws("backs", ["column-2"]).luck(1);
    assert_eq!((jam.state().players[nth(2)].goods[2], jam.state().turrets), (0, 0b11111));
    let hit = solo(FIRE).at(2, "3").goods(1, "").play();
    let hit = hit.draws("outcomes", ["crushing-1"]).draws("backs", ["column-2"]).luck(1);
    assert_eq!((hit.state().players[nth(2)].turrets, hit.state().players[nth(2)].goods[4]), (1, 1));
    let nothing = solo(FIRE).at(2, "1").goods(1, "").play().luck(1);
    assert_eq!(nothing.state().players[nth(2)].goods[2], 1, "nothing is in reach, and the ammo stays");
}

#[test]
fn s6_a_scan_raises_its_alert_whatever_it_holds() {
    let mut base = solo(Phase::Explore { turn: 0 }).zone("flatbed").goods(1, "");
    base.game.players[nth(2)].passed = true;
    let script = base.play().draws("exploration", ["first-sweep", "roadhouse"]).answers("1: act 1; 1: decline");
    assert_eq!([1, 2].map(|seat| script.state().players[nth(seat)].alert), [0, 1]);
}

#[test]
fn s2_two_cards_a_round_and_from_a_location_fuel_ammo_food_battery_object() {
    let next = solo(END).goods(1, "").play().luck(1);
    assert_eq!(next.state().players[nth(2)].errands, 2);
    let mut base = solo(Phase::Explore { turn: 1 }).zone("harbour-stores");
    base.game.players[nth(2)].errands = 1;
    let script = base.play().draws("errands", ["errand-1"]);
    assert_eq!(script.state().players[nth(2)].goods, [1, 3, 2, 0, 0], "two fuel, for it holds three, and one ammo");
    assert_eq!(script.state().zone[0].map(|lot| lot.stock), Some([2, 1, 0, 0, 0, 0]));
}

#[test]
fn s3_the_third_card_is_for_the_next_round() {
    let mut base = solo(END).goods(1, "");
    base.game.players[nth(2)].errands = 3;
    assert_eq!(base.play().luck(1).state().players[nth(2)].errands, 3);
}

#[test]
fn s4_without_fuel_it_stays_before_an_avalanche_and_takes_nothing() {
    let moves = |fuel: &str| {
        let base = crate::common::on_map(1, 1).at(2, "6").counter("6", "rations").goods(1, "").goods(2, fuel);
        base.phase(Phase::Move { turn: 0 }).play()
    };
    let dry = moves("").logs("log-stays-dry");
    assert_eq!((crate::common::place(dry.state(), 2), goods(dry.state(), 2)), ("6".to_owned(), String::new()));
    let driven = moves("U");
    assert_eq!(crate::common::place(driven.state(), 2), "8", "the avalanche on 7 takes two of its three");
}

#[test]
fn s5_its_weapon_is_2_3_and_4_in_turn() {
    let damage = [1, 2, 3, 4, 5, 6].map(|round| {
        let mut base = solo(FIRE).round(round).enemy("walking-keep", 1).goods(1, "");
        base.game.back = 1;
        let script = base.play().draws("outcomes", ["square-1"]).draws("backs", ["column-2"]);
        script.state().enemies[0].damage
    });
    assert_eq!(damage, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn s5_its_share_is_fuel_and_loot_is_kept() {
    let hunted = |at: &str| {
        let mut base = solo(FIRE).at(1, at).at(2, "4").enemy("snow-lynx", 1).goods(1, "A").goods(2, "");
        (base.game.enemies[0].targets, base.game.enemies[0].damage) = (0b10, 1);
        let script = base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
        script.draws("loot", ["iron-piper"]).answers("1: shoot 1 low 1 snow-lynx")
    };
    let ahead = hunted("5").asks("1: ask-good");
    assert_eq!((ahead.state().players[nth(2)].loot, goods(ahead.state(), 2)), (1, String::new()));
    let behind = hunted("3").asks("1: ask-improve").answers("1: decline").luck(1);
    assert_eq!((behind.state().players[nth(2)].loot, goods(behind.state(), 2)), (0, "U".to_owned()));
}

#[test]
fn s6_the_thresher_raises_its_alert_and_the_stalkers_leave_it_alone() {
    let thresher = solo(Phase::Arrive).zone("thresher").goods(1, "").play();
    assert_eq!(thresher.state().players[nth(2)].alert, 1);
    let stalked = solo(Phase::Arrive).zone("rime-stalkers").member(2, "cook", Stay::Active).alert(2, 3).goods(1, "");
    let stalked = stalked.play().luck(1);
    assert_eq!(stalked.state().players[nth(2)].people[0].counters, 0);
    assert!(
        stalked.state().players[nth(1)].people.iter().all(|member| member.counters == 0),
        "it has the highest alert"
    );
}

#[test]
fn s7_if_the_ship_is_reached_its_survivors_count() {
    let mut base = solo(END).member(2, "cook", Stay::Active).member(2, "guide", Stay::Active);
    base.game.players[nth(2)].kept = [crate::common::card("flatbed")].into_iter().collect();
    assert_eq!(base.game.fame(nth(2)).saved, 1);
    base.game.reached = true;
    base.game.players[nth(2)].reached = true;
    assert_eq!((base.game.fame(nth(2)).saved, base.game.fame(nth(2)).at_ship), (2, 0));
}

#[test]
fn s2_with_nothing_to_take_an_action_card_is_spent_for_nothing() {
    let mut base = solo(Phase::Explore { turn: 1 }).zone("- snow-lynx - - -");
    base.game.players[nth(1)].passed = true;
    base.game.players[nth(2)].errands = 1;
    let script = base.play().draws("errands", ["errand-1"]).logs("log-automaton-idle").luck(1);
    assert!(script.state().players[nth(2)].kept.is_empty());
    assert_eq!(script.state().errands.count_ones(), 5, "one of the six action cards is spent");
}

#[test]
fn s5_of_two_enemies_it_fires_at_the_weaker_one() {
    let hurt = |first: u8| {
        let mut base = solo(FIRE).enemy("ice-jackals", 1).enemy("walking-keep", 1).goods(1, "");
        base.game.enemies[1].damage = first;
        let script = base.play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]).luck(1);
        script.state().enemies.iter().map(|foe| foe.damage).collect::<Vec<_>>()
    };
    assert_eq!([hurt(0), hurt(3)], [vec![1, 0], vec![0, 4]], "3 left against 5, and against 2");
}
