//! K · The cards.

use crate::common::{END, FIRE, goods, nth, person, position, stays, vehicle};
use aurora::state::{Phase, Stay};
use table::Present;

const REST: Phase = Phase::Rest { turn: 0 };

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
