//! X · The end, K · The cards, S · Solo.

use crate::common::{goods, nth, person, position, stays, vehicle};
use aurora::Fame;
use aurora::state::{Phase, Stay};
use table::{Present, Rules};

const END: Phase = Phase::EndOfRound { turn: 0 };
const REST: Phase = Phase::Rest { turn: 0 };
const FIRE: Phase = Phase::Fire { turn: 0 };

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
fn k1_the_co_pilot_adds_movement_and_more_when_far_behind() {
    let base = |leader: &str, stay| {
        let base = position(2).at(2, leader).stay(1, 1, stay).goods(1, "U").goods(2, "");
        base.phase(Phase::Move { turn: 1 }).play()
    };
    base("6", Stay::Active).offers("drive 4 road").refuses("drive 5 road");
    base("7", Stay::Active).offers("drive 5 road").refuses("drive 6 road");
    base("7", Stay::Rest).offers("drive 3 road").refuses("drive 4 road");
}

#[test]
fn k2_trapper_hermit_and_radio_operator() {
    let base = |slug: &str, card: &str| {
        let base = position(2).zone(card).member(1, slug, Stay::Active).goods(1, "").only(1);
        base.play().luck(1)
    };
    let hunt = base("trapper", "weigh-station").answers("1: others 1; 1: send 3 food 0 half 0 plain; 1: take 2fuel");
    assert_eq!(goods(hunt.state(), 1), "FUU");
    let safe = base("hermit", "tainted-silo").answers("1: others 1; 1: send 3 food 0 half 0 plain; 1: take 3fuel");
    assert_eq!(safe.state().players[nth(1)].people[2].counters, 0);
    let heard = base("radio-operator", "roadhouse").answers("1: listen 1").refuses("listen 1");
    assert!(heard.state().discarded >= 1);
    position(2).zone("snow-lynx pedlar").member(1, "radio-operator", Stay::Active).only(1).play().refuses("listen 1");
}

#[test]
fn k3_mechanic_cook_marta_and_splicer_work_at_rest() {
    let base = |slug: &str, goods: &str| {
        let base = position(2).member(1, slug, Stay::Exhausted).stay(1, 0, Stay::Exhausted).goods(1, goods);
        base.counters(1, 0, 1).alert(1, 3).phase(REST)
    };
    let meal = base("cook", "F").play().answers("1: feed 1 food; 1: feed 3 food").luck(1);
    assert_eq!(stays(meal.state(), 1), [Stay::Active, Stay::Active, Stay::Active]);
    base("guide", "F").play().answers("1: feed 1 food").luck(1).check(|game| {
        assert_eq!(stays(game, 1)[2], Stay::Rest, "one food feeds one");
    });
    let marta = base("old-marta", "").play().answers("1: use 3").luck(1);
    assert_eq!(marta.state().players[nth(1)].people[0].counters, 0);
    let spliced = base("splicer", "b").play().answers("1: use 3").luck(1);
    assert_eq!((spliced.state().players[nth(1)].alert, goods(spliced.state(), 1)), (1, String::new()));
    base("splicer", "F").play().refuses("use 3");
    base("mechanic", "F").damage(1, 1, 0b1).play().offers("use 3");
}

#[test]
fn k4_guide_gunner_cyborg_and_turncoat() {
    let guide =
        |stay| position(2).at(1, "3").member(1, "guide", stay).goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    guide(Stay::Active).offers("drive A1 by1");
    guide(Stay::Exhausted).refuses("drive A1 by1");
    let shot = |slug: &str, outcome: &str, back: u8| {
        let mut base = position(2).at(1, "11").at(2, "1").goods(1, "A").member(1, slug, Stay::Active).phase(FIRE);
        base.game.back = back;
        base.play()
            .draws("outcomes", [outcome])
            .draws("backs", ["column-1"])
            .answers("1: shoot 1 low 1 turret 3")
            .luck(1)
    };
    assert_eq!(shot("gunner", "grazing-2", 2).state().turrets, 0b11011, "1 and 1 more against armour 2");
    assert_eq!(shot("half-jonas", "seized-2", 3).state().players[nth(1)].columns[0].base.damage, 0);
    assert_eq!(shot("turncoat", "crushing-1", 2).state().players[nth(1)].fame, 1);
    assert_eq!(shot("cook", "crushing-1", 2).state().players[nth(1)].fame, 0);
}

#[test]
fn k5_echo_copies_a_resting_survivor_of_another_player() {
    let base = |stay, goods: &str| {
        let base = position(2).member(1, "echo", Stay::Active).member(2, "guide", stay).at(1, "3").goods(1, goods);
        base.phase(Phase::Move { turn: 1 }).play()
    };
    let script = base(Stay::Rest, "Ub").refuses("drive A1 by1").answers("1: copy 2 3").offers("drive A1 by1");
    script.refuses("copy 2 3");
    base(Stay::Active, "Ub").refuses("copy 2 3");
    base(Stay::Rest, "U").refuses("copy 2 3");
}

#[test]
fn k6_the_pedlar_swaps_once_or_twice_for_another_type() {
    let script = position(2).zone("pedlar").goods(1, "FB").only(1).play().luck(1).answers("1: act 1; 1: offer swap");
    let script = script.refuses("swap full half").answers("1: swap food fuel").offers("done; swap full ammo");
    let script = script.answers("1: swap full ammo; 1: finish");
    assert_eq!(goods(script.state(), 1), "UA");
}

#[test]
fn k7_the_salvager_trades_a_half_or_a_part_of_the_discards() {
    let base = || {
        let mut base = position(2).zone("salvager").goods(1, "b").alert(1, 2).fame(1, 2).only(1);
        base.game.scrap = [vehicle("kestrel-truck"), vehicle("flatbed")].into_iter().collect();
        base.play()
    };
    let barter = base().draws("objects", ["grenade"]).answers("1: act 1; 1: offer barter").luck(1);
    assert_eq!(
        (barter.state().players[nth(1)].alert, barter.state().players[nth(1)].objects.iter().sum::<u8>()),
        (0, 1)
    );
    let scrap = base()
        .answers("1: act 1; 1: offer scrap")
        .offers("retrieve flatbed; decline")
        .refuses("retrieve kestrel-truck");
    let scrap = scrap.answers("1: retrieve flatbed; 1: couple").luck(1);
    assert_eq!((goods(scrap.state(), 1).as_str(), scrap.state().players[nth(1)].fame), ("Bb", 1));
}

#[test]
fn k8_refugees_and_the_ghost_signal() {
    let refugees = || position(2).zone("refugees").goods(1, "FF").only(1).play().luck(1).answers("1: act 1");
    let fed = refugees().answers("1: offer share").offers("share 1").answers("1: share 2");
    assert_eq!((fed.state().players[nth(1)].fame, goods(fed.state(), 1).as_str()), (2, ""));
    let joined = refugees().answers("1: offer adopt");
    assert_eq!(joined.state().players[nth(1)].people[2].card, person("straggler"));
    let ghost = |row: u8| {
        position(2).zone("ghost-signal").goods(1, "b").alert(1, row).only(1).play().luck(1).answers("1: act 1")
    };
    let quiet = ghost(4).answers("1: offer silence");
    assert_eq!((quiet.state().players[nth(1)].alert, goods(quiet.state(), 1)), (1, String::new()));
    let heard = ghost(3).answers("1: offer listen");
    let player = &heard.state().players[nth(1)];
    assert_eq!((player.alert + 1, player.objects.iter().sum::<u8>()), (4, 1));
    ghost(5).refuses("offer listen");
    ghost(4).offers("offer listen");
}

#[test]
fn k9_each_ambush_does_what_it_says() {
    let ambush = |slug: &str, goods: &str| {
        let base = position(2).zone(slug).at(1, "12").at(2, "20").goods(1, goods).goods(2, "").alert(1, 4).alert(2, 2);
        base.device(1, 0, "lance").phase(Phase::Arrive).play()
    };
    ambush("rime-stalkers", "").asks("1: ask-contaminate");
    let thresher = ambush("thresher", "B").asks("1: ask-ambush").offers("battery; suffer");
    assert_eq!(goods(thresher.answers("1: battery").luck(1).state(), 1), "");
    let hit = ambush("thresher", "").asks("1: ask-damage").offers("damage 1 top 1").refuses("damage 1 low 1");
    let hit = hit.answers("1: damage 1 top 1").luck(1);
    assert_eq!(hit.state().players[nth(1)].alert, 4);
    ambush("white-wings", "")
        .asks("2: ask-damage")
        .answers("2: damage 2 low 1")
        .asks("1: ask-damage")
        .refuses("damage 1 low 1");
    ambush("walking-keep", "").asks("2: ask-damage").offers("damage 1 low 1").refuses("damage 2 low 1");
    let jackals =
        position(2).zone("ice-jackals").at(1, "3").at(2, "20").device(1, 1, "lance").phase(Phase::Arrive).play();
    jackals.answers("1: suffer").offers("damage 2 low 1").refuses("damage 1 low 1");
}

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
fn k1_a_leader_comes_to_rest_and_a_co_pilot_is_exhausted() {
    let base = position(2).zone("pedlar").goods(1, "").only(1).play().luck(1);
    let script = base.answers("1: others 1; 1: send 1+2 food 0 half 0 plain");
    let people = &script.state().players[nth(1)].people;
    // The rest phase has shifted both by one step since.
    assert_eq!([people[0].stay, people[1].stay], [Stay::Active, Stay::Rest]);
}

#[test]
fn k3_old_marta_does_not_nurse_androids() {
    let base = |slug: &str| {
        let base = position(2).member(1, "old-marta", Stay::Rest).member(1, slug, Stay::Rest).counters(1, 3, 1);
        base.goods(1, "").phase(REST).play()
    };
    base("cook").offers("use 3");
    let android = base("unit-nine").asks("2: ask-drive");
    assert_eq!(android.state().players[nth(1)].people[3].counters, 1);
    let both = position(2).member(1, "old-marta", Stay::Rest).member(1, "unit-nine", Stay::Rest).counters(1, 3, 1);
    let both = both.counters(1, 0, 1).goods(1, "").phase(REST).play().answers("1: use 3").asks("2: ask-drive");
    let counters = |member: usize| both.state().players[nth(1)].people[member].counters;
    assert_eq!([counters(0), counters(3)], [0, 1], "nobody is asked: there is one human");
}

#[test]
fn k4_the_gunner_helps_the_first_hit_only_and_from_the_active_zone() {
    let shots = |stay| {
        let base = position(2).at(1, "1").at(2, "12").enemy("thresher", 1).goods(1, "AA").goods(2, "");
        let base = base.member(1, "gunner", stay).device(1, 0, "iron-piper").phase(FIRE).play();
        let base = base.draws("outcomes", ["grazing-2", "grazing-3"]).draws("backs", ["column-2", "column-1"]);
        let script = base.answers("1: shoot 1 low 1 thresher; 1: shoot 1 top 1 thresher").luck(1);
        script.state().enemies[0].damage
    };
    assert_eq!([shots(Stay::Active), shots(Stay::Rest)], [3, 2]);
}

#[test]
fn k4_the_cyborg_ignores_the_jam_of_a_grenade_too() {
    let throw = |slug: &str| {
        let mut base = position(2).at(1, "1").at(2, "12").enemy("ice-jackals", 1).goods(1, "").goods(2, "");
        base = base.member(1, slug, Stay::Active).object(1, "grenade").phase(FIRE);
        base.game.back = 1;
        base.play().draws("outcomes", ["seized-1"]).draws("backs", ["column-2"]).answers("1: throw ice-jackals")
    };
    throw("half-jonas").luck(1).check(|game| assert_eq!(game.players[nth(1)].columns[0].base.damage, 0));
    throw("cook").asks("1: ask-damage");
}

#[test]
fn k5_echo_copies_once_a_round_and_never_an_echo() {
    let base = |slug: &str| {
        let base = position(2).member(1, "echo", Stay::Active).member(2, slug, Stay::Rest).goods(1, "Fbb");
        base.stay(1, 0, Stay::Exhausted).damage(1, 1, 0b11).phase(REST).play()
    };
    let script = base("mechanic").answers("1: copy 2 3; 1: use 3").refuses("use 3; copy 2 3");
    assert_eq!(goods(script.state(), 1), "Fb");
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage.count_ones(), 1);
    position(2)
        .member(1, "echo", Stay::Active)
        .member(2, "echo", Stay::Rest)
        .goods(1, "Ub")
        .phase(Phase::Move { turn: 1 })
        .play()
        .refuses("copy 2 3");
    base("gunner").refuses("copy 2 3");
}

#[test]
fn k7_nothing_need_lie_in_the_discards() {
    let base = position(2).zone("salvager").goods(1, "").fame(1, 2).only(1).play().luck(1);
    let script = base.answers("1: act 1").refuses("offer barter").answers("1: offer scrap");
    assert_eq!((goods(script.state(), 1).as_str(), script.state().players[nth(1)].fame), ("B", 1));
}

#[test]
fn k9_the_lynx_may_be_paid_with_alert_and_the_stalkers_take_all_who_tie() {
    let lynx = |row: u8| position(2).zone("snow-lynx").at(1, "3").at(2, "12").alert(1, row).phase(Phase::Arrive).play();
    lynx(4).asks("1: ask-ambush").offers("suffer; alert");
    lynx(5).asks("1: ask-damage");
    let tie = |row: u8| {
        let base = position(2).zone("rime-stalkers").at(1, "12").at(2, "1").alert(1, 3).alert(2, row);
        base.phase(Phase::Arrive).play().luck(1)
    };
    tie(3).asks("2: ask-contaminate").answers("2: contaminate 1").asks("1: ask-contaminate");
    tie(2).asks("1: ask-contaminate");
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
fn k2_whoever_takes_no_part_helps_nobody() {
    let base = |slug: &str, card: &str| {
        let base = position(2).zone(card).member(1, slug, Stay::Active).goods(1, "").only(1);
        base.play().luck(1).answers("1: others 1; 1: send 1 food 0 half 0 plain")
    };
    let hunt = base("trapper", "weigh-station").answers("1: take 2fuel");
    assert_eq!(goods(hunt.state(), 1), "UU");
    let hot = base("hermit", "tainted-silo").answers("1: take 3fuel");
    assert_eq!(hot.state().players[nth(1)].people[0].counters, 1);
}

#[test]
fn k4_at_rest_cyborg_and_turncoat_do_nothing() {
    let shot = |slug: &str, outcome: &str, back: u8| {
        let mut base = position(2).at(1, "11").at(2, "1").goods(1, "A").member(1, slug, Stay::Rest).phase(FIRE);
        base.game.back = back;
        let base = base.play().draws("outcomes", [outcome]).draws("backs", ["column-1"]);
        base.answers("1: shoot 1 low 1 turret 3").luck(1)
    };
    assert_eq!(shot("half-jonas", "seized-2", 3).state().players[nth(1)].columns[0].base.damage, 1);
    let fallen = shot("turncoat", "crushing-1", 2);
    assert_eq!((fallen.state().players[nth(1)].turrets, fallen.state().players[nth(1)].fame), (0b100, 0));
}

#[test]
fn k5_what_bars_echo_is_said() {
    let base = |stay, goods: &str| {
        let base = position(2).member(1, "echo", Stay::Active).member(2, "guide", stay).at(1, "3").goods(1, goods);
        base.phase(Phase::Move { turn: 1 }).play()
    };
    base(Stay::Rest, "U").bars("bar-copy", "why-no-half");
    base(Stay::Active, "Ub").bars("bar-copy", "why-nobody-rests");
    base(Stay::Rest, "Ub").answers("1: copy 2 3").bars("bar-copy", "why-used-round");
}

#[test]
fn k6_a_third_swap_is_not_asked_and_nothing_is_swapped_for_its_own_type() {
    let script = position(2).zone("pedlar").goods(1, "FFF").only(1).play().luck(1).answers("1: act 1; 1: offer swap");
    let script = script.refuses("swap food food").answers("1: swap food fuel; 1: swap food fuel");
    script.asks("1: ask-after-card");
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
fn k5_solo_echo_copies_the_survivor_whom_the_automaton_took_last() {
    let base = |first: &str, last: &str| {
        let base = position(1).at(1, "3").member(1, "echo", Stay::Active).goods(1, "Ub");
        let base = base.member(2, first, Stay::Active).member(2, last, Stay::Active);
        base.phase(Phase::Move { turn: 1 }).play()
    };
    base("trapper", "guide").offers("copy 2 2").answers("1: copy 2 2").offers("drive A1 by1");
    base("guide", "trapper").refuses("copy 2 1; copy 2 2");
}

#[test]
fn k5_turncoat_can_be_copied_for_a_fixed_weapon() {
    let base = |slug: &str| {
        let base = position(2).zone("- - barracks").at(1, "3").member(1, "echo", Stay::Active);
        base.member(2, slug, Stay::Rest).goods(1, "Ab").only(1).play()
    };
    let script = base("turncoat").answers("1: copy 2 3; 1: act 3");
    let script = script.draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]).answers("1: fixed turret 1");
    assert_eq!((script.state().players[nth(1)].turrets, script.state().players[nth(1)].fame), (1, 1));
    base("gunner").refuses("copy 2 3");
}

#[test]
fn k9_damage_goes_to_the_columns_that_the_enemy_names() {
    let hit = |slug: &str| {
        let base = position(2).zone(slug).at(1, "3").at(2, "20").trailer(1, "sleeper").goods(1, "");
        base.phase(Phase::Arrive).play().answers("1: suffer").asks("1: ask-damage")
    };
    hit("snow-lynx").offers("damage 1 low 1; damage 2 low 1").refuses("damage 3 low 1; damage 3 low 3");
    hit("ice-jackals").offers("damage 2 low 1; damage 3 low 1").refuses("damage 1 low 1; damage 1 low 3");
}

#[test]
fn k9_the_thresher_does_two_the_wings_as_their_row_says_and_the_keep_two() {
    let damage = |slug: &str, row: u8| {
        let base = position(2).zone(slug).at(1, "9").at(2, "1").alert(1, row).goods(1, "").goods(2, "");
        let mut base = base.device(1, 0, "left-half-mind");
        // Two equal boxes are left, so that nobody is asked where the damage goes.
        base.game.players[nth(1)].columns[0].device.as_mut().expect("a device").damage = 0b1001;
        let script = base.phase(Phase::Arrive).play();
        script.state().players[nth(1)].columns[0].device.expect("a device").damage.count_ones() - 2
    };
    assert_eq!(damage("thresher", 1), 2);
    assert_eq!([1, 2, 3, 4].map(|row| damage("white-wings", row)), [0, 1, 1, 2]);
    let keep = position(2).zone("walking-keep").at(1, "9").at(2, "1").goods(1, "").goods(2, "");
    let keep = keep.phase(Phase::Arrive).play().answers("2: damage 1 low 1");
    assert_eq!(keep.state().players[nth(2)].columns[0].base.damage, 0b101, "all of column 1 but the cab");
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
fn s2_with_nothing_to_take_an_action_card_is_spent_for_nothing() {
    let mut base = solo(Phase::Explore { turn: 1 }).zone("- snow-lynx - - -");
    base.game.players[nth(1)].passed = true;
    base.game.players[nth(2)].errands = 1;
    let script = base.play().draws("errands", ["errand-1"]).logs("log-automaton-idle").luck(1);
    assert!(script.state().players[nth(2)].kept.is_empty());
    assert_eq!(script.state().errands.count_ones(), 5, "one of the six action cards is spent");
}

#[test]
fn k7_a_part_of_your_own_colour_may_be_taken_back() {
    let base = |slug: &str| {
        let mut base = position(2).zone("salvager").goods(1, "").fame(1, 2).only(1);
        base.game.scrap = [vehicle(slug), vehicle("flatbed")].into_iter().collect();
        base.play().answers("1: act 1; 1: offer scrap")
    };
    base("lodestar-container").offers("retrieve lodestar-container; retrieve flatbed");
    base("kestrel-container").offers("retrieve flatbed").refuses("retrieve kestrel-container");
}

#[test]
fn k3_only_the_first_food_that_the_cook_gets_feeds_two() {
    let base = position(2).member(1, "cook", Stay::Exhausted).member(1, "guide", Stay::Exhausted);
    let base = base.stay(1, 0, Stay::Exhausted).stay(1, 1, Stay::Exhausted).goods(1, "FF").phase(REST).play();
    let script = base.answers("1: feed 1 food; 1: feed 2 food");
    assert_eq!(goods(script.state(), 1), "F");
    let script = script.answers("1: feed 3 food").asks("2: ask-drive");
    assert_eq!(stays(script.state(), 1), [Stay::Active, Stay::Active, Stay::Active, Stay::Rest], "one food feeds one");
}

#[test]
fn k5_what_echo_copies_ends_with_the_phase() {
    let base = |copies: bool| {
        let base = position(2).zone("roadhouse").at(1, "11").at(2, "1").member(1, "echo", Stay::Active);
        let base = base.member(2, "turncoat", Stay::Rest).goods(1, "Ab").goods(2, "").stay(2, 0, Stay::Rest);
        let base = base.stay(2, 1, Stay::Rest).only(1).play();
        let script = if copies { base.answers("1: copy 2 3") } else { base };
        // The turret fires first, and does nothing at the lowest row.
        let script = script.draws("outcomes", ["wide-1", "crushing-1"]).draws("backs", ["column-2", "column-1"]);
        let script = script.answers("1: pass").asks("1: ask-fire");
        let script = script.answers("1: shoot 1 low 1 turret 3").luck(1);
        (script.state().players[nth(1)].turrets, script.state().players[nth(1)].fame)
    };
    assert_eq!([base(true), base(false)], [(0b100, 0), (0b100, 0)]);
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

#[test]
fn x1_a_decontamination_box_works_once_in_a_round() {
    let base = position(2).trailer(1, "wash-wagon").member(1, "cook", Stay::Rest).counters(1, 0, 1).counters(1, 2, 1);
    let script = base.goods(1, "bb").goods(2, "").phase(END).play().answers("1: work 3 low 4; 1: cleanse 1").luck(1);
    assert_eq!(script.state().round, 2, "nothing more is asked");
    assert_eq!((script.state().players[nth(1)].people[2].counters, goods(script.state(), 1).as_str()), (1, "b"));
}

#[test]
fn k6_what_ends_a_question_names_the_rule_that_asks() {
    let rule = |script: &testkit::Script<aurora::Aurora>| {
        let label = script.state().describe(nth(1), aurora::Choice::Done);
        label.rule.map(|rule| rule.to_string()).unwrap_or_default()
    };
    let swap = position(2).zone("pedlar").goods(1, "FF").only(1).play().answers("1: act 1; 1: offer swap");
    assert_eq!(rule(&swap.answers("1: swap food fuel")), "K6");
    let rest = position(2).goods(1, "F").stay(1, 0, Stay::Exhausted).phase(REST).play();
    assert_eq!(rule(&rest), "R1");
    let fire = position(2).at(1, "3").goods(1, "A").goods(2, "").phase(FIRE).play();
    assert_eq!(rule(&fire), "F4");
    let wash = position(2).trailer(1, "wash-wagon").counters(1, 0, 1).goods(1, "b").phase(END).play();
    assert_eq!(rule(&wash), "X1");
}
