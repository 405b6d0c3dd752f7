//! E · Exploration.

use crate::common::{card, goods, nth, place, position, stays, vehicle};
use aurora::Choice;
use aurora::state::{Phase, Stay};
use table::Present;

#[test]
fn e1_the_rearmost_begins_and_whoever_has_passed_is_out() {
    let script = position(2).zone("roadhouse pedlar").play().asks("1: ask-explore");
    let script = script.answers("1: pass").asks("2: ask-explore").luck(1);
    script.answers("2: act 1; 2: take 1fuel; 2: finish").asks("2: ask-explore");
}

#[test]
fn e1_whoever_has_no_legal_act_passes() {
    let script = position(2).zone("- - - - flatbed").goods(1, "").stay(1, 0, Stay::Rest).play();
    script.asks("2: ask-explore").logs("log-passes-forced");
}

#[test]
fn e1_whoever_has_no_legal_act_may_still_find_one_by_an_object_or_an_ability() {
    let base = |zone: &str| position(2).zone(zone).goods(1, "").stay(1, 1, Stay::Rest);
    let heard = base("- - - - flatbed").stay(1, 0, Stay::Rest).member(1, "radio-operator", Stay::Active).play();
    heard.asks("1: ask-explore").offers("listen 5; pass").refuses("act 5");
    let ill = || base("- - roadhouse").counters(1, 0, 1).object(1, "cleansing-drip");
    ill().play().refuses("act 3").answers("1: drip 1").offers("act 3");
    ill().stay(1, 0, Stay::Rest).play().asks("2: ask-explore");
}

#[test]
fn e2_values_and_food_reach_the_value_of_the_space() {
    let base = || position(2).zone("- - - - flatbed").only(1);
    base().stay(1, 1, Stay::Rest).play().answers("1: act 5").asks("1: ask-improve");
    base().stay(1, 1, Stay::Rest).goods(1, "").play().asks("2: ask-drive");
    let script = base().play().answers("1: others 5");
    script.offers("send 1+2 food 0 half 0 plain; send 1 food 1 half 0 plain").refuses("send 1+2 food 1 half 0 plain");
}

#[test]
fn e2_an_android_takes_half_batteries() {
    let base = |goods: &str| {
        let base = position(2).zone("- - - - flatbed").goods(1, goods).stay(1, 0, Stay::Rest).stay(1, 1, Stay::Rest);
        base.member(1, "echo", Stay::Active).only(1).play()
    };
    base("b").answers("1: act 5").asks("1: ask-improve");
    base("F").asks("2: ask-drive");
}

#[test]
fn e2_an_enemy_cannot_be_chosen() {
    let script = position(2).zone("snow-lynx roadhouse").only(1).play();
    script.bars("bar-space", "why-enemy-there").refuses("act 1").offers("act 2");
}

#[test]
fn e3_the_bonus_comes_before_or_after_and_only_once() {
    let base = || position(2).zone("roadhouse").goods(1, "").damage(1, 1, 0b111).only(1).play().luck(1);
    let first = base().answers("1: act 1; 1: bonus 1 1").asks("1: ask-take");
    first.answers("1: take 2food").refuses("bonus 1 1");
    let after = base().answers("1: act 1; 1: take 1food").offers("bonus 1 1; finish");
    let after = after.answers("1: finish");
    assert_eq!(stays(after.state(), 1), [Stay::Rest, Stay::Active], "the leader comes to rest");
    let other = base().answers("1: others 1; 1: send 2 food 0 half 0 plain; 1: take 1food; 1: finish");
    assert_eq!(stays(other.state(), 1), [Stay::Active, Stay::Exhausted]);
}

#[test]
fn e4_up_to_the_printed_number_is_taken_and_the_rest_stays() {
    let script = position(2).zone("roadhouse").goods(1, "").only(1).play().luck(1);
    let script = script.answers("1: act 1").offers("take 2food; take 1food+1fuel; take nothing").refuses("take 3food");
    let script = script.answers("1: take 1food+1fuel");
    let lot = script.state().zone[0].expect("the location stays");
    assert_eq!(lot.stock, [2, 0, 0, 0, 0, 0]);
}

#[test]
fn e4_an_empty_location_is_discarded_and_replaced() {
    let mut base = position(2).zone("roadhouse").goods(1, "").only(1);
    base.game.zone[0].as_mut().expect("a lot").stock = [1, 0, 0, 0, 0, 0];
    let script = base.play().draws("exploration", ["flatbed"]).answers("1: act 1; 1: take 1food");
    assert_eq!(script.state().zone[0].map(|lot| lot.card), Some(card("flatbed")));
}

#[test]
fn e4_a_contaminated_location_gives_a_counter_to_a_survivor_of_the_act() {
    let script = position(2).zone("tainted-silo").goods(1, "").only(1).play().luck(1);
    let script = script.answers("1: others 1; 1: send 1+2 food 0 half 0 plain; 1: take 3fuel");
    script.offers("contaminate 1; contaminate 2");
    let clean = position(2).zone("roadhouse").goods(1, "").only(1).play().luck(1).answers("1: act 1; 1: take 2food");
    assert!(clean.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
}

#[test]
fn e5_a_fixed_weapon_fires_before_or_after_and_a_jam_ruins_it() {
    let base = || position(2).zone("barracks").at(1, "3").goods(1, "A").only(1).play();
    let script = base().answers("1: act 1").offers("fixed turret 1");
    let script = script.draws("outcomes", ["wide-1"]).draws("backs", ["column-3"]).answers("1: fixed turret 1");
    assert_eq!(script.state().turrets, 0b11111, "weapon 2 of a wide shot does nothing");
    script.luck(1).answers("1: take 2ammo").refuses("fixed turret 1");
    position(2).zone("barracks").at(1, "1").goods(1, "A").only(1).play().answers("1: act 1").refuses("fixed turret 1");
}

#[test]
fn e5_a_ruined_weapon_never_fires_again() {
    let mut base = position(2).zone("barracks").at(1, "3").goods(1, "A").only(1);
    base.game.back = 1;
    let script = base.play().draws("outcomes", ["seized-1"]).draws("backs", ["column-2"]).luck(1);
    let script = script.answers("1: act 1; 1: fixed turret 1").logs("log-ruined");
    assert!(script.state().zone[0].expect("a lot").ruined);
}

#[test]
fn e6_a_vehicle_is_added_to_the_convoy() {
    let script = position(2).zone("flatbed").only(1).play().luck(1).answers("1: act 1; 1: couple");
    assert_eq!(script.state().players[nth(1)].columns[2].base.card, vehicle("flatbed"));
}

#[test]
fn e7_a_recruit_comes_to_rest_and_needs_a_box() {
    let script = position(2).zone("hermit").goods(1, "").only(1).play().luck(1).answers("1: act 1; 1: recruit");
    assert_eq!(stays(script.state(), 1)[2], Stay::Rest);
    let full = position(2).zone("hermit").goods(1, "FFUA").only(1).play().luck(1);
    full.answers("1: act 1; 1: recruit").asks("1: ask-give-up").offers("leave 3");
}

#[test]
fn e8_one_offer_is_taken_and_the_encounter_is_discarded() {
    let script = position(2).zone("refugees").goods(1, "F").only(1).play().luck(1);
    let script = script.answers("1: act 1").offers("offer share; offer adopt; decline").answers("1: offer adopt");
    assert!(script.state().zone[0].is_none_or(|lot| lot.card != card("refugees")));
    position(2).zone("refugees").goods(1, "").only(1).play().answers("1: act 1").refuses("offer share");
}

#[test]
fn e9_a_declined_card_is_discarded_and_the_bonus_still_counts() {
    let script = position(2).zone("flatbed").goods(1, "").damage(1, 1, 0b1).only(1).play().luck(1);
    let script = script.answers("1: act 1; 1: decline").offers("bonus 1 1").answers("1: finish");
    assert!(script.state().scrap.contains(&vehicle("flatbed")));
    // A location has nothing to decline: one takes nothing, and it stays.
    position(2).zone("roadhouse").goods(1, "").only(1).play().answers("1: act 1").refuses("decline");
}

#[test]
fn e10_a_revealed_event_is_resolved_and_replaced_and_an_enemy_lies_there() {
    let base = || position(2).zone("flatbed").goods(1, "B").only(1).play();
    let scan = base().draws("exploration", ["first-sweep", "roadhouse"]).answers("1: act 1; 1: decline");
    assert_eq!(scan.state().players[nth(1)].alert, 1);
    assert_eq!(scan.state().zone[0].map(|lot| lot.card), Some(card("roadhouse")));
    let foe = base().draws("exploration", ["snow-lynx"]).answers("1: act 1; 1: decline");
    assert_eq!(foe.state().zone[0].map(|lot| lot.card), Some(card("snow-lynx")));
}

#[test]
fn e11_one_fuel_moves_up_to_two_waypoints_with_all_effects_of_the_map() {
    let base = || position(2).zone("hermit").goods(1, "U").at(1, "5").only(1).play().luck(1);
    let script = base().answers("1: act 1; 1: decline; 1: bonus 1 3");
    let script = script.offers("drive 6 road; drive 7 road").refuses("drive 8 road; stay");
    let script = script.answers("1: drive 6 road").asks("1: ask-contaminate");
    let script = script.answers("1: contaminate 1");
    assert_eq!(place(script.state(), 1), "6");
    position(2)
        .zone("hermit")
        .goods(1, "")
        .at(1, "5")
        .only(1)
        .play()
        .luck(1)
        .answers("1: act 1; 1: decline")
        .refuses("bonus 1 3");
}

#[test]
fn e11_an_avalanche_counts_as_two_and_the_movement_phase_does_not_help() {
    let base = position(2).zone("pedlar").goods(1, "U").at(1, "3").truck(1, "halftrack").only(1).play().luck(1);
    base.answers("1: act 1; 1: decline; 1: bonus 1 3")
        .offers("drive A1 by1; drive 5 road")
        .refuses("drive A2 by1; drive 6 road");
}

#[test]
fn e12_two_counters_off_or_a_full_battery_for_damage() {
    let base = || position(2).zone("- pedlar").goods(1, "").counters(1, 0, 1).only(1).play().luck(1);
    let healed = base().answers("1: others 2; 1: send 1+2 food 0 half 0 plain; 1: bonus 2 1");
    assert_eq!(healed.state().players[nth(1)].people[0].counters, 0);
    let charged = base().answers("1: others 2; 1: send 2 food 0 half 0 plain").refuses("bonus 2 1");
    let charged = charged.answers("1: bonus 2 2; 1: damage 2 low 1");
    assert_eq!(goods(charged.state(), 1), "B");
}

#[test]
fn e13_two_repairs_or_less_alert_for_damage() {
    let base = || position(2).zone("- - pedlar").goods(1, "").alert(1, 3).damage(1, 1, 0b11).only(1).play().luck(1);
    let mended = base().answers("1: act 3; 1: bonus 3 1");
    assert_eq!(mended.state().players[nth(1)].columns[1].base.damage, 0);
    let quiet = base().answers("1: act 3; 1: bonus 3 2; 1: damage 1 low 1");
    assert_eq!(quiet.state().players[nth(1)].alert, 1);
}

#[test]
fn e14_food_for_damage_a_half_for_ammo_or_fuel_for_fame() {
    let base = |fame: i8| position(2).zone("- - - refugees").goods(1, "b").fame(1, fame).only(1).play().luck(1);
    let start = "1: act 4; 1: decline;";
    let fed = base(0).answers(&format!("{start} 1: bonus 4 1; 1: damage 2 low 1"));
    assert_eq!(goods(fed.state(), 1), "Fb");
    let armed = base(0).answers(&format!("{start} 1: bonus 4 2"));
    assert_eq!(goods(armed.state(), 1), "A");
    let fuelled = base(0).answers(&format!("{start} 1: bonus 4 3"));
    assert_eq!((goods(fuelled.state(), 1).as_str(), fuelled.state().players[nth(1)].fame), ("Ub", -1));
    let hurt = base(-1).answers(&format!("{start} 1: bonus 4 3")).asks("1: ask-damage");
    hurt.answers("1: damage 1 low 1");
}

#[test]
fn e15_fuel_for_a_counter_or_for_a_half_and_alert() {
    let base = |goods: &str| position(2).zone("- - - - refugees").goods(1, goods).only(1).play().luck(1);
    let start = "1: act 5; 1: decline;";
    let ill = base("").answers(&format!("{start} 1: bonus 5 1; 1: contaminate 1"));
    assert_eq!((goods(ill.state(), 1).as_str(), ill.state().players[nth(1)].people[0].counters), ("U", 1));
    let loud = base("b").answers(&format!("{start} 1: bonus 5 2"));
    assert_eq!((goods(loud.state(), 1).as_str(), loud.state().players[nth(1)].alert), ("U", 1));
    base("").answers(start).refuses("bonus 5 2");
}

#[test]
fn e16_a_good_of_choice_is_never_a_full_battery() {
    let script = position(2).zone("pedlar").goods(1, "F").only(1).play().answers("1: act 1; 1: offer swap");
    script.offers("swap food fuel; swap food ammo; swap food half").refuses("swap food full");
}

#[test]
fn e17_scans_raise_alert_for_batteries() {
    let scan = |period: usize, slug: &str, goods: &str| {
        let mut base = position(2).zone("flatbed").goods(1, goods).goods(2, "").only(1);
        (0..period).for_each(|n| {
            base.game.deck[n].plain.clear();
            base.game.deck[n].left = 0;
        });
        base.play().draws("exploration", [slug, "customs-vault"])
    };
    let mut one = position(2).zone("flatbed").goods(1, "b").only(1);
    one.game.players[nth(2)].goods = [0, 0, 0, 1, 0];
    let one = one.play().draws("exploration", ["first-sweep", "roadhouse"]).answers("1: act 1; 1: decline");
    assert_eq!([nth(1), nth(2)].map(|seat| one.state().players[seat].alert), [0, 1], "only a full battery counts");
    let three = scan(2, "third-sweep", "bbB").answers("1: act 1; 1: decline");
    assert_eq!(three.state().players[nth(1)].alert, 3);
    assert_eq!(three.state().ship, 3, "row 4 moves the ship by 2");
}

#[test]
fn e17_the_third_scan_moves_the_ship_by_0_0_1_2_or_2() {
    let scanned = |row: u8, goods: &str| {
        let mut base = position(2).zone("flatbed").goods(1, goods).alert(1, row).only(1);
        for period in &mut base.game.deck[..2] {
            period.plain.clear();
            period.left = 0;
        }
        let script = base.play().draws("exploration", ["third-sweep", "customs-vault"]).answers("1: act 1; 1: decline");
        (script.state().players[nth(1)].alert + 1, script.state().ship - 1)
    };
    let rows = [1, 2, 3, 4, 5].map(|row| scanned(row, ""));
    assert_eq!(rows, [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)], "without a battery alert stays");
    assert_eq!(scanned(4, "bbB"), (5, 2), "as far as possible");
}

/// The fifth example of the expansion's rulebook: the ship goes from 3 to 5 by the highest row, which two share.
#[test]
fn e17_example_5_alert_scan_three_moves_the_ship_by_the_highest_row() {
    let mut base = position(4).round(3).zone("flatbed").goods(1, "").alert(2, 4).alert(4, 4).only(1);
    for n in 0..2 {
        base.game.deck[n].plain.clear();
        base.game.deck[n].left = 0;
    }
    let script = base.play().draws("exploration", ["third-sweep", "customs-vault"]).answers("1: act 1; 1: decline");
    assert_eq!(script.state().ship, 5);
}

#[test]
fn e17_the_ship_does_not_go_past_its_last_berth() {
    let mut base = position(2).round(5).zone("flatbed").goods(1, "").alert(2, 5).only(1);
    for n in 0..2 {
        base.game.deck[n].plain.clear();
        base.game.deck[n].left = 0;
    }
    let script = base.play().draws("exploration", ["third-sweep", "customs-vault"]).answers("1: act 1; 1: decline");
    assert_eq!(script.state().ship, 6);
}

/// The first example of the expansion's rulebook: two on shortcuts, of whom one ties with a convoy on the road.
#[test]
fn e18_example_1_the_order_is_updated_with_shortcuts_as_parallel_waypoints() {
    // Andrea 1 and Francesco 3 are level, Davide 2 is ahead of them, Simone 4 first.
    let base = position(4).at(1, "10").at(3, "B1").at(2, "14").at(4, "C1").zone("").phase(Phase::Explore { turn: 0 });
    let script = base.play().luck(1);
    assert_eq!(script.state().order.to_vec(), [2, 0, 1, 3], "Francesco, Andrea, Davide, Simone");
}

#[test]
fn e18_equal_spaces_stay_in_their_order() {
    let mut base = position(3).at(1, "4").at(2, "4").at(3, "2");
    base.game.order = [1, 0, 2].into_iter().collect();
    let script = base.play().luck(1);
    assert_eq!(script.state().order.to_vec(), [2, 1, 0]);
}

#[test]
fn e5_abilities_and_objects_of_the_fire_phase_do_not_help() {
    let base = position(2).zone("barracks").at(1, "3").goods(1, "A").member(1, "gunner", Stay::Active);
    let base = base.enemy("ice-jackals", 1).object(1, "fire-rounds").object(1, "grenade").only(1).play();
    let script = base.answers("1: act 1").refuses("throw ice-jackals");
    let script = script.draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]);
    let script = script.answers("1: fixed ice-jackals").asks("1: ask-take");
    assert_eq!(script.state().enemies[0].damage, 1);
    assert_eq!(script.state().players[nth(1)].fame, 1, "an attack like any other");
}

#[test]
fn e5_a_fixed_weapon_takes_ammo_and_may_fire_after_gathering_it() {
    let base = |goods: &str| position(2).zone("barracks").at(1, "3").goods(1, goods).only(1).play().luck(1);
    base("").answers("1: act 1; 1: take 1ammo").offers("fixed turret 1");
    base("").answers("1: act 1; 1: take 1food").asks("1: ask-explore");
}

#[test]
fn e5_an_enemy_still_in_the_zone_is_no_target() {
    let base = position(2).zone("barracks snow-lynx").at(1, "1").goods(1, "A").only(1).play();
    base.answers("1: act 1").asks("1: ask-take").refuses("fixed snow-lynx");
}

#[test]
fn e10_with_an_empty_deck_spaces_stay_empty() {
    let mut base = position(2).zone("flatbed hermit").goods(1, "").only(1);
    for period in &mut base.game.deck {
        period.plain.clear();
        period.left = 0;
    }
    let script = base.play().answers("1: act 1; 1: decline");
    assert!(script.state().zone[0].is_none() && script.state().zone[1].is_some());
}

#[test]
fn e11_a_repair_or_a_counter_off_a_survivor_of_the_act() {
    let base = || position(2).zone("hermit").goods(1, "").damage(1, 1, 0b11).counters(1, 0, 1).only(1).play().luck(1);
    let mended = base().answers("1: others 1; 1: send 1 food 0 half 0 plain; 1: decline; 1: bonus 1 1");
    assert_eq!(mended.state().players[nth(1)].columns[1].base.damage.count_ones(), 1);
    let healed = base().answers("1: others 1; 1: send 1 food 0 half 0 plain; 1: decline; 1: bonus 1 2");
    assert_eq!(healed.state().players[nth(1)].people[0].counters, 0);
    base().answers("1: others 1; 1: send 2 food 0 half 0 plain; 1: decline").refuses("bonus 1 2");
    let two = base().check(|game| assert_eq!(game.players[nth(1)].people.len(), 2)).state().clone();
    let mut two = crate::common::Position { game: two }.member(1, "cook", Stay::Active);
    two.game.players[nth(1)].people[2].counters = 1;
    let one = two.play().luck(1).answers("1: others 1; 1: send 1 food 0 half 0 plain; 1: decline; 1: bonus 1 2");
    let counters = |member: usize| one.state().players[nth(1)].people[member].counters;
    assert_eq!([counters(0), counters(2)], [0, 1], "only of those who act");
}

#[test]
fn e11_the_hermit_helps_the_move_and_the_co_pilot_does_not() {
    let base = position(2).zone("pedlar").goods(1, "U").at(1, "5").member(1, "hermit", Stay::Active).only(1).play();
    let script = base.answers("1: others 1; 1: send 3 food 0 half 0 plain; 1: decline; 1: bonus 1 3");
    let script = script.refuses("drive 8 road").answers("1: drive 6 road").luck(1).asks("1: ask-explore");
    assert!(script.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
}

#[test]
fn e11_a_special_waypoint_and_the_ship_count_in_that_move() {
    let base = |at: &str| position(2).zone("pedlar").goods(1, "U").at(1, at).counter("2", "rations").only(1).play();
    let start = "1: act 1; 1: decline; 1: bonus 1 3;";
    let fed = base("1").answers(&format!("{start} 1: drive 2 road")).luck(1);
    assert_eq!(goods(fed.state(), 1), "FF");
    let there = base("16").answers(&format!("{start} 1: drive 18 road")).luck(1);
    assert!(there.state().reached, "also in the exploration phase");
}

#[test]
fn e11_collecting_works_with_that_move() {
    let base = position(2).zone("pedlar").goods(1, "Ub").at(1, "1").counter("2", "rations").device(1, 1, "snow-scoop");
    let script = base.only(1).play().answers("1: act 1; 1: decline; 1: bonus 1 3; 1: work 2 top 1; 1: drive 3 road");
    assert_eq!(goods(script.luck(1).state(), 1), "FF");
}

#[test]
fn e13_lowering_alert_stays_legal_on_the_lowest_row() {
    let base = position(2).zone("- - pedlar").goods(1, "").only(1).play().luck(1).answers("1: act 3");
    let script = base.offers("bonus 3 2").refuses("bonus 3 1").answers("1: bonus 3 2; 1: damage 1 low 1");
    assert_eq!(script.state().players[nth(1)].alert, 0);
}

#[test]
fn e15_a_suit_keeps_the_counter_off_and_the_fuel_is_still_gained() {
    let base = position(2).zone("- - - - refugees").goods(1, "").object(1, "sealed-suit").only(1).play().luck(1);
    let script = base.answers("1: act 5; 1: decline; 1: bonus 5 1; 1: suit 1");
    assert_eq!(goods(script.state(), 1), "U");
    assert!(script.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
}

#[test]
fn e17_the_second_scan_asks_for_any_battery() {
    let mut base = position(3).zone("flatbed").goods(1, "b").goods(2, "B").goods(3, "FUA").only(1);
    base.game.deck[0].plain.clear();
    base.game.deck[0].left = 0;
    let script = base.play().draws("exploration", ["second-sweep", "pump-house"]).answers("1: act 1; 1: decline");
    assert_eq!([1, 2, 3].map(|seat| script.state().players[nth(seat)].alert), [1, 1, 0]);
    assert_eq!(script.state().ship, 1, "only the third moves the ship");
}

#[test]
fn e17_a_convoy_that_the_ship_comes_alongside_has_reached_it() {
    let mut base = position(2).round(3).zone("flatbed").goods(1, "").alert(2, 3).at(2, "21").only(1);
    for n in 0..2 {
        base.game.deck[n].plain.clear();
        base.game.deck[n].left = 0;
    }
    let script = base.play().draws("exploration", ["third-sweep", "customs-vault"]).answers("1: act 1; 1: decline");
    assert!(script.state().players[nth(2)].reached);
}

#[test]
fn e3_what_bars_a_bonus_action_is_said() {
    let act = |space: usize, goods: &str| {
        let zone = format!("{}pedlar", "- ".repeat(space - 1));
        let base = position(2).zone(&zone).goods(1, goods).only(1).play().luck(1);
        base.answers(&format!("1: act {space}"))
    };
    act(1, "F").bars("bonus-1-1", "why-nothing-damaged").bars("bonus-1-2", "why-nobody-ill");
    act(1, "F").bars("bonus-1-3", "why-no-fuel").refuses("bonus 1 3");
    act(1, "U").offers("bonus 1 3");
    act(4, "F").bars("bonus-4-2", "why-no-half").refuses("bonus 4 2");
    act(5, "F").bars("bonus-5-2", "why-no-half").offers("bonus 5 1");
    act(4, "F").answers("1: bonus 4 3").bars("bar-bonus", "why-bonus-done").refuses("bonus 4 3");
}

#[test]
fn e5_what_bars_a_fixed_weapon_is_said() {
    let at = |space: &str, goods: &str| {
        position(2).zone("barracks").at(1, space).goods(1, goods).only(1).play().answers("1: act 1")
    };
    at("3", "F").bars("bar-fixed", "why-no-ammo");
    at("1", "A").bars("bar-fixed", "why-no-target");
    let mut ruined = position(2).zone("barracks").at(1, "3").goods(1, "A").only(1);
    ruined.game.zone[0].as_mut().expect("a lot").ruined = true;
    ruined.play().answers("1: act 1").refuses("fixed turret 1").bars("bar-fixed", "why-ruined");
}

#[test]
fn e8_what_bars_an_offer_is_said() {
    let meet = |slug: &str, goods: &str, row: u8| {
        position(2).zone(slug).goods(1, goods).alert(1, row).only(1).play().luck(1).answers("1: act 1")
    };
    meet("refugees", "U", 1).bars("offer-share", "why-no-food");
    meet("ghost-signal", "U", 2).bars("offer-silence", "why-no-half");
    meet("ghost-signal", "b", 5).bars("offer-listen", "why-alert-highest");
    meet("salvager", "U", 1).bars("offer-barter", "why-no-half").offers("offer scrap");
}

#[test]
fn e4_the_most_is_proposed_and_nothing_may_be_taken() {
    let base = position(2).zone("roadhouse").goods(1, "").only(1).play().luck(1).answers("1: act 1");
    let script = base.offers("take nothing").answers("1: take nothing").logs("log-takes-nothing");
    assert_eq!(goods(script.state(), 1), "");
    assert!(script.state().zone[0].is_some(), "it stays, full as it was");
}

#[test]
fn e2_food_and_half_batteries_may_be_paid_together() {
    let base = |slug: &str| {
        let base = position(2).zone("- - - - flatbed").goods(1, "Fb").stay(1, 0, Stay::Rest).stay(1, 1, Stay::Rest);
        base.member(1, slug, Stay::Active).counters(1, 2, 1).only(1).play()
    };
    let paid = base("half-jonas").answers("1: act 5").asks("1: ask-improve");
    assert_eq!(goods(paid.state(), 1), "", "a cyborg takes both");
    base("cook").asks("2: ask-drive");
    base("echo").asks("2: ask-drive");
    let both = position(2).zone("- - - - flatbed").goods(1, "Fb").counters(1, 0, 1).stay(1, 1, Stay::Rest);
    let both = both.member(1, "echo", Stay::Active).counters(1, 2, 1).only(1).play().answers("1: others 5");
    both.offers("send 1+3 food 1 half 0 plain; send 1+3 food 0 half 1 plain").refuses("send 1 food 1 half 1 plain");
}

#[test]
fn e2_any_number_of_active_survivors_may_go() {
    let base = |more: usize, stay| {
        let mut base = position(2).zone("roadhouse").goods(1, "").trailer(1, "sleeper").trailer(1, "sleeper");
        for _ in 0..more {
            base = base.member(1, "straggler", Stay::Active);
        }
        base.member(1, "trapper", stay).only(1).play()
    };
    base(6, Stay::Active)
        .answers("1: others 1")
        .offers("send 9 food 0 half 0 plain; send 1+2+3+4+5+6+7+8+9 food 0 half 0 plain");
    base(6, Stay::Rest).answers("1: others 1").refuses("send 9 food 0 half 0 plain");
}

#[test]
fn e5_a_fixed_weapon_fires_once_in_an_act() {
    let script = position(2).zone("barracks").at(1, "3").goods(1, "AAA").only(1).play().luck(1).answers("1: act 1");
    let script = script.draws("outcomes", ["wide-1"]).draws("backs", ["column-3"]).answers("1: fixed turret 1");
    let script = script.refuses("fixed turret 1").bars("bar-fixed", "why-fixed-used");
    assert_eq!(goods(script.state(), 1), "AA", "it takes one ammo");
}

#[test]
fn e12_two_counters_may_come_off_two_survivors_of_the_act() {
    let base =
        position(2).zone("- pedlar").goods(1, "").member(1, "cook", Stay::Active).member(1, "guide", Stay::Active);
    let base = base.counters(1, 0, 1).counters(1, 2, 1).counters(1, 3, 1).only(1).play().luck(1);
    let script = base.answers("1: others 2; 1: send 1+3 food 0 half 0 plain; 1: bonus 2 1").refuses("cleanse 4");
    let script = script.answers("1: cleanse 1");
    let counters = script.state().players[nth(1)].people.iter().map(|member| member.counters).collect::<Vec<_>>();
    assert_eq!(counters, [0, 0, 0, 1]);
}

#[test]
fn e16_what_the_supply_lacks_is_no_good_of_choice() {
    let base = |held: &str| {
        let base = position(2).zone("pedlar").goods(1, "F").goods(2, held).only(1).play();
        base.answers("1: act 1; 1: offer swap")
    };
    base("AAAAAAAAA").offers("swap food ammo");
    base("AAAAAAAAAA").offers("swap food fuel").refuses("swap food ammo");
}

#[test]
fn e3_whoever_is_left_behind_in_the_act_changes_nothing_for_the_others() {
    let base = || {
        let base = position(2).zone("hermit").goods(1, "FF").member(1, "cook", Stay::Active);
        base.member(1, "guide", Stay::Active).only(1).play().luck(1)
    };
    // Co-pilot and Guide act; the convoy is full, and the co-pilot makes room for the Hermit.
    let script = base().answers("1: others 1; 1: send 2+4 food 0 half 0 plain; 1: recruit").asks("1: ask-give-up");
    let script = script.answers("1: leave 2");
    assert_eq!(stays(script.state(), 1), [Stay::Active, Stay::Active, Stay::Exhausted, Stay::Rest]);
    let stayed = base().answers("1: others 1; 1: send 2+4 food 0 half 0 plain; 1: recruit; 1: give-up food");
    assert_eq!(stays(stayed.state(), 1), [Stay::Active, Stay::Exhausted, Stay::Active, Stay::Exhausted, Stay::Rest]);
}

#[test]
fn e11_a_guide_opens_no_shortcut_to_that_move() {
    let base = |truck: &str| {
        let base = position(2).zone("pedlar").at(1, "3").goods(1, "U").truck(1, truck).member(1, "guide", Stay::Active);
        base.only(1).play().answers("1: others 1; 1: send 2 food 0 half 0 plain; 1: decline; 1: bonus 1 3")
    };
    base("plough").offers("drive 4 road").refuses("drive A1 by1");
    base("halftrack").offers("drive A1 by1");
}

#[test]
fn e17_a_ship_that_has_been_reached_moves_no_more() {
    let scanned = |reached: bool| {
        let mut base = position(2).round(3).zone("flatbed").goods(1, "").alert(2, 4).only(1);
        for n in 0..2 {
            base.game.deck[n].plain.clear();
            base.game.deck[n].left = 0;
        }
        base.game.reached = reached;
        let script = base.play().draws("exploration", ["third-sweep", "customs-vault"]);
        script.answers("1: act 1; 1: decline").state().ship
    };
    assert_eq!([scanned(false), scanned(true)], [5, 3]);
}

#[test]
fn e2_two_equal_cards_are_told_apart_by_their_spaces() {
    let keys = |zone: &str| {
        let script = position(2).zone(zone).only(1).play();
        [Choice::Act(0), Choice::Others(1)].map(|choice| script.state().describe(nth(1), choice).text.key.to_string())
    };
    assert_eq!(keys("rusty-container rusty-container"), ["do-improve-at", "do-others-at"]);
    assert_eq!(keys("rusty-container flatbed"), ["do-improve", "do-others"]);
}

#[test]
fn e5_the_log_names_the_fixed_weapon_and_its_rule() {
    let base = |back: u8, outcome: &'static str| {
        let mut base = position(2).zone("barracks").at(1, "3").goods(1, "A").only(1);
        base.game.back = back;
        base.play().draws("outcomes", [outcome]).draws("backs", ["column-3"]).answers("1: act 1; 1: fixed turret 1")
    };
    base(2, "wide-1").logs("log-attack-fixed");
    base(1, "seized-1").logs("log-attack-fixed-jams; log-ruined");
    let own = position(2).at(1, "3").at(2, "1").goods(1, "A").phase(Phase::Fire { turn: 0 }).play();
    let own = own.draws("outcomes", ["wide-1"]).draws("backs", ["column-3"]).answers("1: shoot 1 low 1 turret 1");
    own.logs("log-attack");
}
