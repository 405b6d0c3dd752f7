//! C · The convoy.

use crate::common::{FIRE, goods, nth, person, position, stays, vehicle};
use aurora::state::{Phase, Stay};
use table::Seat;

#[test]
fn c1_a_truck_pulls_as_many_trailers_as_its_power() {
    position(2).zone("flatbed").only(1).play().answers("1: act 1").offers("couple; replace 2; decline");
    let two = position(2).zone("flatbed").trailer(1, "sleeper").only(1).play();
    two.answers("1: act 1").offers("replace 2; replace 3").refuses("couple");
}

#[test]
fn c2_narrow_boxes_are_filled_first_and_one_token_stands_in_each() {
    let game = position(2).goods(1, "").game;
    assert_eq!(game.free_boxes(nth(1)), 4, "six boxes, of which one is the cab's and one holds the co-pilot");
    let tank = position(2).goods(1, "FFFF").trailer(1, "milk-tanker").game;
    assert_eq!((tank.free_boxes(nth(1)), tank.surplus(nth(1))), (4, -4));
}

#[test]
fn c3_a_new_truck_keeps_the_device_and_loses_the_trailers_it_cannot_pull() {
    let script = position(2).zone("buggy").trailer(1, "sleeper").device(1, 0, "lance").device(1, 2, "slab-plates");
    let script = script.goods(1, "F").only(1).play().luck(1).answers("1: act 1; 1: drive it");
    let player = &script.state().players[nth(1)];
    assert_eq!(player.columns.len(), 2);
    assert_eq!(player.columns[0].device.map(|part| part.card), Some(vehicle("lance")));
    for gone in ["sleeper", "slab-plates", "lodestar-truck"] {
        assert!(script.state().scrap.contains(&vehicle(gone)), "{gone} lies in the discards");
    }
}

#[test]
fn c3_a_new_device_replaces_an_old_one_and_nothing_else_moves() {
    let script = position(2).zone("roof-rack").device(1, 1, "slab-plates").only(1).play().luck(1);
    let script = script.answers("1: act 1; 1: mount 2");
    let player = &script.state().players[nth(1)];
    assert_eq!(player.columns[1].device.map(|part| part.card), Some(vehicle("roof-rack")));
    assert_eq!(player.columns[0].device, None);
    assert!(script.state().scrap.contains(&vehicle("slab-plates")), "it lies in the discards");
}

#[test]
fn c4_what_no_longer_fits_is_given_up_by_choice_the_new_thing_too() {
    let script = position(2).zone("roadhouse").goods(1, "FUAA").only(1).play();
    let script = script.answers("1: act 1; 1: take 2food").asks("1: ask-give-up");
    let script = script.offers("give-up food; give-up fuel; give-up ammo; leave 2").refuses("give-up full");
    let script = script.answers("1: give-up food; 1: give-up ammo");
    assert_eq!(goods(script.state(), 1), "FFUA");
}

#[test]
fn c4_goods_are_not_thrown_away_otherwise() {
    position(2).zone("roadhouse").only(1).play().refuses("give-up food");
}

#[test]
fn c5_whoever_has_nobody_gets_a_straggler_and_does_nothing_before() {
    let script = position(2).zone("roadhouse").nobody(1).only(1).play();
    let player = &script.state().players[nth(1)];
    assert_eq!(player.people[0].card, person("straggler"));
    let with = position(2).zone("roadhouse").only(1).play();
    assert_eq!(with.state().players[nth(1)].people.len(), 2, "nobody joins a convoy that has people");
}

#[test]
fn c5_the_cab_is_never_damaged() {
    let script = position(2).at(1, "19").at(2, "1").alert(1, 2).phase(Phase::Turret { next: 0 }).play();
    let script = script.draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]);
    script.offers("damage 1 low 1; damage 1 low 3").refuses("damage 1 low 2");
}

#[test]
fn c6_a_damaged_box_stops_working_and_plates_do_not_count() {
    let mut game = position(2).trailer(1, "plated-van").game;
    let part = &mut game.players[nth(1)].columns[2].base;
    part.damage = 0b11000;
    let part = *part;
    assert!(!game.is_damaged(&part), "both damages lie on plates");
    game.players[nth(1)].columns[2].base.damage = 0b00001;
    let part = game.players[nth(1)].columns[2].base;
    assert!(game.is_damaged(&part));
    assert_eq!(game.room(nth(1)).open, 1 + 4 + 2);
}

#[test]
fn c7_a_missing_column_is_the_last_and_column_three_means_all_later_ones() {
    let hit = |back: &str| {
        let script = position(2).at(1, "19").alert(1, 2).phase(Phase::Turret { next: 0 });
        script.trailer(1, "sleeper").play().draws("outcomes", ["grazing-2"]).draws("backs", [back])
    };
    hit("column-3").offers("damage 3 low 1").refuses("damage 2 low 1");
    let second = hit("column-2");
    let damage = |column: usize| second.state().players[nth(1)].columns[column].base.damage;
    assert_eq!((damage(1), damage(2)), (1, 0));
    let short = position(2).at(1, "19").alert(1, 2).phase(Phase::Turret { next: 0 }).device(1, 1, "slab-plates").play();
    let short = short.draws("outcomes", ["grazing-2"]).draws("backs", ["column-3"]);
    short.offers("damage 2 low 1; damage 2 top 1").refuses("damage 1 low 1");
}

#[test]
fn c7_where_nothing_can_take_it_any_card_does_and_at_last_it_is_ignored() {
    let base = || position(2).at(1, "19").alert(1, 2).goods(1, "").phase(Phase::Turret { next: 0 });
    let full = base().damage(1, 1, 0b1111).play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-2"]);
    full.offers("damage 1 low 1; damage 1 low 3");
    let mut none = base().damage(1, 1, 0b1111).damage(1, 0, 0b101);
    none.game.players[nth(1)].people.remove(1);
    let none = none.play().luck(1);
    none.logs("log-no-box");
}

#[test]
fn c8_damage_is_a_price_only_with_an_undamaged_box() {
    let base = || position(2).zone("- hermit").goods(1, "").only(1);
    base().play().answers("1: act 2; 1: decline").offers("bonus 2 2");
    let mut wreck = base().damage(1, 0, 0b101).damage(1, 1, 0b1111);
    wreck.game.players[nth(1)].people.remove(1);
    wreck.play().luck(1).answers("1: act 2; 1: decline").asks("2: ask-drive");
}

#[test]
fn c9_a_repair_takes_damage_off_boxes_of_choice() {
    let script = position(2).zone("hermit").goods(1, "").damage(1, 1, 0b1).damage(1, 0, 0b1).only(1).play();
    let script = script.luck(1).answers("1: act 1; 1: decline; 1: bonus 1 1");
    let script = script.offers("repair 1 low 1; repair 2 low 1").refuses("repair 2 low 2").answers("1: repair 1 low 1");
    assert_eq!(script.state().players[nth(1)].columns[0].base.damage, 0);
}

#[test]
fn c10_counters_lower_the_value_and_kill_at_0() {
    let script = position(2).zone("tainted-silo").goods(1, "").only(1).play();
    let script = script.answers("1: others 1; 1: send 2 food 0 half 0 plain");
    let script = script.luck(1).answers("1: take 1fuel").logs("log-contaminated; log-dies");
    assert_eq!(script.state().players[nth(1)].people.len(), 1);
    assert_eq!(goods(script.state(), 1), "U", "a death undoes no act");
    let weak = position(2).counters(1, 0, 1).game;
    assert_eq!(weak.value(&weak.players[nth(1)].people[0]), 1);
}

#[test]
fn c11_a_half_is_paid_with_a_half_or_by_turning_a_full_one() {
    let base = |goods: &str| position(2).zone("- - - hermit").goods(1, goods).only(1).play();
    let both = base("Bb").answers("1: act 4; 1: decline; 1: bonus 4 2").asks("1: ask-half");
    let turned = both.luck(1).answers("1: turn full");
    assert_eq!(goods(turned.state(), 1), "Abb");
    let full = base("B").luck(1).answers("1: act 4; 1: decline; 1: bonus 4 2");
    assert_eq!(goods(full.state(), 1), "Ab");
    base("A").luck(1).answers("1: act 4; 1: decline").refuses("bonus 4 2");
}

#[test]
fn c12_an_ability_works_only_in_its_phase_and_for_the_active() {
    let radio = |stay| position(2).zone("roadhouse").member(1, "radio-operator", stay).goods(1, "").only(1).play();
    radio(Stay::Active).offers("listen 1");
    radio(Stay::Rest).refuses("listen 1");
    let rest = position(2).member(1, "radio-operator", Stay::Active).goods(1, "F").stay(1, 0, Stay::Exhausted);
    rest.phase(Phase::Rest { turn: 0 }).play().refuses("listen 1");
}

#[test]
fn c13_an_android_takes_batteries_and_no_food() {
    let base = |slug: &str| {
        let base = position(2).member(1, slug, Stay::Exhausted).goods(1, "Fb");
        base.phase(Phase::Rest { turn: 0 }).play()
    };
    base("unit-nine").offers("feed 3 half").refuses("feed 3 food");
    base("half-jonas").offers("feed 3 half; feed 3 food");
    base("cook").offers("feed 3 food").refuses("feed 3 half");
    let ill = position(2).zone("roadhouse").member(1, "unit-nine", Stay::Active).counters(1, 2, 1);
    ill.object(1, "cleansing-drip").goods(1, "").only(1).play().refuses("drip 3");
}

#[test]
fn c14_alert_moves_as_far_as_possible() {
    let top = position(2).at(1, "5").at(2, "20").alert(1, 5).zone("- - - - snow-lynx").phase(Phase::Arrive).play();
    top.refuses("alert");
    let script = position(2).zone("- - hermit").goods(1, "").only(1).play().luck(1);
    let script = script.answers("1: act 3; 1: decline; 1: bonus 3 2; 1: damage 2 low 1");
    assert_eq!(script.state().players[nth(1)].alert, 0);
}

#[test]
fn c15_fame_does_not_fall_below_minus_one() {
    let script = position(2).zone("salvager").fame(1, -1).goods(1, "").only(1).play().luck(1);
    let script = script.answers("1: act 1; 1: offer scrap");
    assert_eq!(script.state().players[nth(1)].fame, -1);
}

#[test]
fn c16_objects_do_what_they_say_once() {
    let base = || position(2).zone("roadhouse - - - flatbed").goods(1, "").only(1);
    let drip = base().object(1, "cleansing-drip").counters(1, 0, 1).play().answers("1: drip 1");
    assert_eq!(drip.state().players[nth(1)].people[0].counters, 0);
    drip.refuses("drip 1");
    let quiet = base().object(1, "static-box").alert(1, 4).goods(1, "b").play().offers("static plain");
    let quiet = quiet.answers("1: static half");
    assert_eq!((quiet.state().players[nth(1)].alert, goods(quiet.state(), 1)), (1, String::new()));
    let ration = base().object(1, "field-ration").stay(1, 1, Stay::Rest).play().answers("1: act 5");
    assert_eq!(ration.state().players[nth(1)].objects.iter().sum::<u8>(), 0);
    let pills = base().object(1, "ember-pills").stay(1, 1, Stay::Rest).play();
    pills.refuses("act 5").answers("1: others 5").asks("1: ask-improve");
}

#[test]
fn c16_pills_add_two_and_a_ration_is_food() {
    let base = || position(2).zone("- - - - flatbed").goods(1, "").stay(1, 0, Stay::Rest).only(1);
    // The co-pilot's 1 and pills make 3.
    let pills = base().object(1, "ember-pills").object(1, "field-ration").object(1, "field-ration").play();
    pills.answers("1: others 5").offers("send 2 food 2 half 0 plain; send 2 food 0 half 0 pills");
    base().object(1, "field-ration").play().asks("2: ask-drive");
}

#[test]
fn c16_a_suit_keeps_contamination_off_for_the_whole_act() {
    let script = position(2).zone("tainted-silo").goods(1, "").object(1, "sealed-suit").only(1).play().luck(1);
    let script = script.answers("1: act 1; 1: take 1fuel").offers("contaminate 1; suit 1");
    let script = script.answers("1: suit 1; 1: finish");
    assert!(script.state().players[Seat(0)].people.iter().all(|member| member.counters == 0));
    assert_eq!(stays(script.state(), 1)[0], Stay::Rest);
}

#[test]
fn c2_a_survivor_box_holds_no_goods_and_a_goods_box_no_survivor() {
    let beds = position(2).goods(1, "FFFF").trailer(1, "sleeper").game;
    // Two beds beside the cab, one of them free; the open boxes are one, four and two, four of them taken.
    assert_eq!(beds.room(nth(1)).crew, 3);
    assert_eq!(beds.free_boxes(nth(1)), 3);
    let mut tank = position(2).goods(1, "FFFF").trailer(1, "milk-tanker").damage(1, 1, 0b1111);
    for _ in 0..2 {
        tank = tank.member(1, "straggler", Stay::Rest);
    }
    assert_eq!(tank.game.surplus(nth(1)), 2, "four survivors, a cab and one open box");
}

#[test]
fn c3_a_new_trailer_keeps_the_device_above_and_brings_no_damage() {
    let base = position(2).zone("flatbed").device(1, 1, "lance").damage(1, 1, 0b11).goods(1, "").only(1);
    let script = base.play().luck(1).answers("1: act 1; 1: replace 2");
    let player = &script.state().players[nth(1)];
    assert_eq!(player.columns.len(), 2);
    assert_eq!((player.columns[1].base.card, player.columns[1].base.damage), (vehicle("flatbed"), 0));
    assert_eq!(player.columns[1].device.map(|part| part.card), Some(vehicle("lance")));
    assert!(script.state().scrap.contains(&vehicle("lodestar-container")));
}

#[test]
fn c6_what_stood_in_a_damaged_box_must_fit_elsewhere() {
    let base = |goods: &str| {
        let base = position(2).at(1, "19").at(2, "1").alert(1, 2).goods(1, goods).phase(Phase::Turret { next: 0 });
        base.play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-2"])
    };
    base("FUAA").asks("1: ask-give-up").offers("give-up food; leave 1; leave 2");
    let fits = base("FUA").luck(1);
    assert_eq!(goods(fits.state(), 1), "FUA");
}

#[test]
fn c6_a_card_full_of_damage_stays_in_the_convoy() {
    let base = position(2).at(1, "19").at(2, "1").alert(1, 2).goods(1, "").damage(1, 1, 0b111);
    let script = base.phase(Phase::Turret { next: 0 }).play();
    let script = script.draws("outcomes", ["grazing-2"]).draws("backs", ["column-2"]).luck(1);
    assert_eq!(script.state().players[nth(1)].columns.len(), 2);
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage, 0b1111);
}

#[test]
fn c7_the_top_row_is_devices_and_without_one_the_bottom_row_takes_it() {
    let wings = |device: bool| {
        let base = position(2).zone("white-wings").at(1, "20").at(2, "20").alert(1, 2).goods(1, "");
        let base = if device { base.device(1, 1, "roof-rack") } else { base };
        base.phase(Phase::Arrive).play()
    };
    let with = wings(true).luck(1);
    assert_eq!(with.state().players[nth(1)].columns[1].device.map(|part| part.damage), Some(1));
    wings(false).asks("1: ask-damage").offers("damage 1 low 1; damage 2 low 1");
}

#[test]
fn c10_an_android_suffers_contamination_too() {
    let base =
        position(2).zone("tainted-silo").goods(1, "").member(1, "unit-nine", Stay::Active).only(1).play().luck(1);
    let script = base.answers("1: others 1; 1: send 3 food 0 half 0 plain; 1: take 1fuel");
    assert_eq!(script.state().players[nth(1)].people[2].counters, 1);
}

#[test]
fn c12_abilities_of_the_rest_phase_work_from_every_zone() {
    for stay in [Stay::Active, Stay::Rest, Stay::Exhausted] {
        let base =
            position(2).member(1, "mechanic", stay).damage(1, 1, 0b1).goods(1, "").phase(Phase::Rest { turn: 0 });
        base.play().offers("use 3");
    }
    let guide = position(2).at(1, "3").member(1, "guide", Stay::Rest).goods(1, "U").phase(Phase::Move { turn: 1 });
    guide.play().refuses("drive A1 by1");
}

#[test]
fn c13_no_object_is_used_on_an_android_and_a_cyborg_takes_both() {
    let suited = |slug: &str| {
        let base = position(2).zone("tainted-silo").goods(1, "").member(1, slug, Stay::Active).object(1, "sealed-suit");
        let script = base.only(1).play().luck(1);
        script.answers("1: others 1; 1: send 3 food 0 half 0 plain; 1: take 1fuel")
    };
    suited("half-jonas").offers("contaminate 3; suit 3");
    let android = suited("unit-nine");
    assert_eq!(android.state().players[nth(1)].people[2].counters, 1, "a suit is not even offered");
    let pills = |slug: &str| {
        let base = position(2).zone("- - - - flatbed").goods(1, "").stay(1, 0, Stay::Rest).stay(1, 1, Stay::Rest);
        base.member(1, slug, Stay::Active).object(1, "ember-pills").only(1).play()
    };
    pills("half-jonas").answers("1: others 5").asks("1: ask-improve");
    pills("echo").asks("2: ask-drive");
}

#[test]
fn c16_fire_rounds_help_an_attack_with_ammo_that_hits() {
    let shot = |goods: &str, answer: &str, outcome: &str| {
        let base = position(2).at(1, "1").at(2, "12").enemy("ice-jackals", 1).goods(1, goods).goods(2, "");
        let base = base.object(1, "fire-rounds").device(1, 0, "lance").phase(Phase::Fire { turn: 0 }).play();
        base.draws("outcomes", [outcome]).draws("backs", ["column-1"]).answers(answer)
    };
    let hit = shot("A", "1: shoot 1 low 1 ice-jackals", "grazing-2").asks("1: ask-rounds").answers("1: rounds").luck(1);
    assert_eq!(hit.state().enemies[0].damage, 2);
    let miss = shot("A", "1: shoot 1 low 1 ice-jackals", "wide-1").luck(1);
    assert_eq!(miss.state().players[nth(1)].objects.iter().sum::<u8>(), 1);
    let energy = shot("B", "1: shoot 1 top 1 ice-jackals", "wide-1").luck(1);
    assert_eq!((energy.state().enemies[0].damage, energy.state().players[nth(1)].objects.iter().sum::<u8>()), (1, 1));
}

#[test]
fn c16_a_suit_covers_a_whole_move() {
    let base = position(2).at(1, "12").goods(1, "U").object(1, "sealed-suit").phase(Phase::Move { turn: 1 }).play();
    let script = base.answers("1: drive 13 road; 1: suit 1").logs("log-suit-holds").luck(1);
    assert!(script.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
}

#[test]
fn c5_whoever_has_nobody_fires_at_nothing() {
    let fire = |crew: bool| {
        let base = position(2).at(1, "3").at(2, "12").goods(1, "A").goods(2, "").phase(Phase::Fire { turn: 0 });
        if crew { base.play() } else { base.nobody(1).play().luck(1) }
    };
    fire(true).asks("1: ask-fire");
    let none = fire(false).asks("2: ask-explore");
    assert_eq!(goods(none.state(), 1), "A");
}

#[test]
fn c11_two_halves_are_no_full_battery() {
    let thresher = |goods: &str| {
        let base = position(2).zone("thresher").at(1, "12").at(2, "1").goods(1, goods).device(1, 0, "lance");
        base.phase(Phase::Arrive).play()
    };
    thresher("B").asks("1: ask-ambush").offers("battery");
    thresher("bb").asks("1: ask-damage");
}

#[test]
fn c14_an_idle_way_down_from_the_lowest_row_is_barred_for_an_object() {
    let base = |row: u8| position(2).zone("roadhouse").object(1, "static-box").alert(1, row).only(1).play();
    base(2).offers("static plain").refuses("static half");
    base(1).refuses("static plain").bars("do-static", "why-alert-lowest");
}

#[test]
fn c16_a_suit_put_on_in_an_ambush_does_not_last_into_the_next_act() {
    let base =
        position(2).zone("rime-stalkers tainted-silo").at(1, "12").at(2, "1").alert(1, 3).goods(1, "").goods(2, "");
    let base = base.object(1, "sealed-suit").phase(Phase::Arrive).play();
    let script = base.offers("contaminate 1; suit 1").answers("1: suit 1");
    assert_eq!(script.state().players[nth(1)].suited, None);
}

#[test]
fn c6_a_box_that_is_taken_by_damage_takes_no_more() {
    let base = position(2).at(1, "19").at(2, "1").alert(1, 2).damage(1, 0, 0b1).phase(Phase::Turret { next: 0 }).play();
    let script = base.draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]);
    // All that is left of column 1 is its open box, so nobody is asked.
    let script = script.luck(1);
    assert_eq!(script.state().players[nth(1)].columns[0].base.damage, 0b101);
    let two = position(2).at(1, "19").at(2, "1").alert(1, 2).device(1, 0, "roof-rack").damage(1, 0, 0b1);
    let two = two.phase(Phase::Turret { next: 0 }).play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]);
    two.refuses("damage 1 low 1; damage 1 low 2").bars("box-name", "why-box-damaged").bars("box-name", "why-cab");
}

#[test]
fn c14_by_row_from_below_turrets_do_0_1_1_2_and_3_damage() {
    let damage = [1, 2, 3, 4, 5].map(|row| {
        let base = position(2).at(1, "19").at(2, "1").alert(1, row).goods(1, "").phase(Phase::Turret { next: 0 });
        let script = base.play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-2"]);
        script.state().players[nth(1)].columns[1].base.damage.count_ones()
    });
    assert_eq!(damage, [0, 1, 1, 2, 3]);
}

#[test]
fn c14_on_the_highest_row_alert_stays_where_it_is() {
    let base = |row: u8| {
        let base = position(2).zone("thresher").at(1, "9").at(2, "1").alert(1, row).goods(1, "").goods(2, "");
        let base = base.device(1, 0, "roof-rack").phase(Phase::Arrive).play();
        base.state().players[nth(1)].alert + 1
    };
    assert_eq!([base(4), base(5)], [5, 5]);
}

#[test]
fn c15_above_minus_one_a_loss_counts() {
    let script = position(2).zone("salvager").goods(1, "").only(1).play().luck(1);
    let script = script.answers("1: act 1; 1: offer scrap");
    assert_eq!(script.state().players[nth(1)].fame, -1);
}

#[test]
fn c10_only_what_the_map_and_locations_give_is_radiation() {
    let act = |space: usize, answers: &str| {
        let zone = format!("{}pedlar", "- ".repeat(space - 1));
        let base = position(2).zone(&zone).counter("2", "hot-depot").goods(1, "U").member(1, "hermit", Stay::Active);
        base.only(1).play().answers(&format!("1: others {space}; {answers}"))
    };
    // The Hermit keeps off what a special counter gives, and not what is the price of a bonus action.
    let safe = act(1, "1: send 3 food 0 half 0 plain; 1: decline; 1: bonus 1 3; 1: drive 2 road").luck(1);
    assert_eq!(goods(safe.state(), 1), "UA");
    assert!(safe.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
    let open = act(1, "1: send 2 food 0 half 0 plain; 1: decline; 1: bonus 1 3; 1: drive 2 road");
    open.asks("1: ask-contaminate");
    let price = act(5, "1: send 1+3 food 0 half 0 plain; 1: decline; 1: bonus 5 1");
    price.asks("1: ask-contaminate").offers("contaminate 1; contaminate 3").refuses("contaminate 2");
}

#[test]
fn c4_what_a_lost_card_held_must_fit_elsewhere() {
    // The Buggy pulls one trailer: the second one goes, and four of its boxes with it.
    let base = |goods: &str| {
        let base = position(2).zone("buggy").trailer(1, "sleeper").goods(1, goods).only(1).play();
        base.answers("1: act 1; 1: drive it")
    };
    base("FFUUA").asks("1: ask-give-up").offers("give-up food; leave 1").refuses("give-up half");
    let fits = base("FFU").luck(1);
    assert_eq!(goods(fits.state(), 1), "FFU");
}

#[test]
fn c7_a_blast_goes_to_a_device_only_where_the_bottom_row_is_full() {
    let thrown = |truck: u8| {
        let base = position(2).at(1, "1").at(2, "12").enemy("ice-jackals", 1).goods(1, "").goods(2, "");
        let mut base = base.object(1, "grenade").device(1, 0, "roof-rack").damage(1, 0, truck).damage(1, 1, 0b1111);
        base.game.players[nth(1)].people.remove(1);
        base.game.back = 1;
        let script = base.phase(Phase::Fire { turn: 0 }).play();
        let script = script.draws("outcomes", ["seized-1"]).draws("backs", ["column-2"]).luck(1);
        let script = script.answers("1: throw ice-jackals");
        let column = script.state().players[nth(1)].columns[0];
        (column.base.damage, column.device.expect("a device").damage)
    };
    assert_eq!([thrown(0b001), thrown(0b101)], [(0b101, 0), (0b101, 0b1)]);
}

#[test]
fn c10_a_death_undoes_no_move_and_brings_a_straggler() {
    let base = position(2).at(1, "5").counter("7", "rations").goods(1, "U").goods(2, "");
    let mut base = base.phase(Phase::Move { turn: 1 });
    base.game.players[nth(1)].people.remove(0);
    let script = base.play().answers("1: drive 7 road").logs("log-dies; log-special").luck(1);
    assert_eq!(crate::common::place(script.state(), 1), "7");
    assert_eq!(goods(script.state(), 1), "FF");
    assert!(script.state().players[nth(1)].people.is_empty(), "a straggler comes when the next rest phase begins");
}

#[test]
fn c11_a_full_battery_pays_two_halves_one_after_the_other() {
    let base = |goods: &str| {
        let base = position(2).zone("- - - - flatbed").goods(1, goods).stay(1, 0, Stay::Rest).stay(1, 1, Stay::Rest);
        base.member(1, "echo", Stay::Active).counters(1, 2, 1).only(1).play()
    };
    let paid = base("B").answers("1: act 5").asks("1: ask-improve");
    assert_eq!(goods(paid.state(), 1), "");
    base("b").asks("2: ask-drive");
}

#[test]
fn c16_a_drip_can_be_used_in_exploration_rest_and_movement_and_on_no_android() {
    for phase in [Phase::Explore { turn: 0 }, Phase::Rest { turn: 0 }, Phase::Move { turn: 1 }] {
        let base =
            position(2).zone("roadhouse").member(1, "unit-nine", Stay::Active).counters(1, 2, 1).counters(1, 0, 1);
        let base = base.goods(1, "U").goods(2, "").object(1, "cleansing-drip").phase(phase);
        let script = base.play().refuses("drip 2; drip 3").answers("1: drip 1");
        let counters = |member: usize| script.state().players[nth(1)].people[member].counters;
        assert_eq!([counters(0), counters(2)], [0, 1], "in {phase:?}");
    }
}

#[test]
fn c16_a_ration_feeds_no_android() {
    let base = |slug: &str| {
        let base = position(2).member(1, slug, Stay::Exhausted).object(1, "field-ration").goods(1, "");
        base.phase(Phase::Rest { turn: 0 }).play()
    };
    base("half-jonas").offers("feed 3 food");
    base("unit-nine").luck(1).check(|game| assert_eq!(stays(game, 1)[2], Stay::Rest));
}

#[test]
fn c16_what_bars_the_half_battery_of_a_static_box_is_said() {
    let base = |goods: &str| {
        let base = position(2).zone("roadhouse").object(1, "static-box").alert(1, 4).goods(1, goods).only(1);
        base.play().offers("static plain")
    };
    base("b").offers("static half");
    base("F").refuses("static half").bars("do-static-half", "why-no-half");
}

#[test]
fn c7_column_three_is_the_fourth_too() {
    let hit = |back: &str| {
        let base = position(2).at(1, "19").alert(1, 2).truck(1, "plough").trailer(1, "sleeper").trailer(1, "flatbed");
        let base = base.goods(1, "").phase(Phase::Turret { next: 0 }).play();
        base.draws("outcomes", ["grazing-2"]).draws("backs", [back])
    };
    hit("column-3").offers("damage 3 low 1; damage 4 low 1").refuses("damage 2 low 1");
    let second = hit("column-2");
    assert_eq!(second.state().players[nth(1)].columns[1].base.damage, 1, "and column 2 is the second alone");
}

#[test]
fn c16_a_ration_is_eaten_only_when_the_food_is_gone() {
    let base = |goods: &str| {
        let base = position(2).zone("- - - - flatbed").goods(1, goods).object(1, "field-ration").stay(1, 1, Stay::Rest);
        base.only(1).play().answers("1: act 5").asks("1: ask-improve")
    };
    let left = |goods: &str| {
        let script = base(goods);
        let player = &script.state().players[nth(1)];
        (player.goods[0], player.objects.iter().sum::<u8>())
    };
    assert_eq!([left("F"), left("")], [(0, 1), (0, 0)]);
}

#[test]
fn c16_a_static_box_can_be_used_in_the_fire_phase_without_a_target_and_a_drip_waits() {
    let base = |object: &str| position(2).object(1, object).alert(1, 2).counters(1, 0, 1).phase(FIRE).play().luck(1);
    let script = base("static-box").asks("1: ask-object").refuses("static half").answers("1: static plain");
    assert_eq!(script.state().players[nth(1)].alert, 0);
    base("cleansing-drip").asks("1: ask-explore");
}
