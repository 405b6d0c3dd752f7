//! O · Options.

use crate::common::{Position, goods, nth, on_map, place, position, stays};
use aurora::options::Convoys;
use aurora::state::{Phase, Stay};
use aurora::{Aurora, AuroraOptions};
use table::Present;
use testkit::Script;

const FIRE: Phase = Phase::Fire { turn: 0 };

/// The table plays with leaders' abilities, and seat 1 leads this convoy.
fn led_by(crew: u8, on: bool) -> Position {
    let mut base = position(2);
    base.game.options.leaders = on;
    let entry = base.game.pack.crews[usize::from(crew)].clone();
    let player = &mut base.game.players[nth(1)];
    player.people[0].card = entry.leader;
    player.crew.0 = crew;
    base
}

#[test]
fn o1_delta_is_another_road() {
    let script = on_map(2, 1).at(1, "19").truck(1, "halftrack").goods(1, "UU").phase(Phase::Move { turn: 1 }).play();
    script.offers("drive 20 road; drive C1 by2");
    let waiting = on_map(2, 1).round(5).at(1, "23").phase(Phase::EndOfRound { turn: 0 }).play();
    assert!(waiting.state().reached, "on 23 one waits for the ship");
    let gamma = position(2).at(1, "19").truck(1, "halftrack").goods(1, "UU").round(3).phase(Phase::Move { turn: 1 });
    gamma.play().offers("drive 20 road").refuses("drive C1 by2");
}

#[test]
fn o2_tove_has_a_miss_or_a_jam_revealed_again_once_a_phase() {
    let shot = |on: bool, outcome: &'static str, back: u8| {
        let mut base = led_by(1, on).at(1, "1").at(2, "12").enemy("thresher", 1).goods(1, "A").goods(2, "").phase(FIRE);
        base.game.back = back;
        base.play().draws("outcomes", [outcome, "crushing-1"]).draws("backs", ["column-2", "column-1"])
    };
    let again = shot(true, "wide-1", 2).answers("1: shoot 1 low 1 thresher").asks("1: ask-again-miss");
    let again = again.answers("1: again").luck(1);
    assert_eq!(again.state().enemies[0].damage, 2);
    let jam = shot(true, "seized-1", 1).answers("1: shoot 1 low 1 thresher").asks("1: ask-again-jam");
    let jam = jam.answers("1: done").luck(1);
    assert_eq!(jam.state().players[nth(1)].columns[0].base.damage & 1, 1, "the weapon is damaged");
    let off = shot(false, "wide-1", 2).answers("1: shoot 1 low 1 thresher").luck(1);
    assert_eq!(off.state().enemies[0].damage, 0, "without the option nothing is asked");
}

#[test]
fn o2_tove_must_be_active_and_helps_no_fixed_weapon() {
    let base = led_by(1, true).at(1, "1").at(2, "12").enemy("thresher", 1).goods(1, "A").goods(2, "");
    let resting = base.stay(1, 0, Stay::Rest).phase(FIRE).play();
    let resting = resting.draws("outcomes", ["wide-1"]).draws("backs", ["column-2"]);
    let resting = resting.answers("1: shoot 1 low 1 thresher").luck(1);
    assert_eq!(resting.state().enemies[0].damage, 0);
    let fixed = led_by(1, true).zone("barracks").at(1, "3").goods(1, "A").only(1).play();
    let fixed = fixed.answers("1: act 1").draws("outcomes", ["wide-1"]).draws("backs", ["column-3"]);
    fixed.answers("1: fixed turret 1").asks("1: ask-take");
}

#[test]
fn o2_ilse_drives_two_further_for_the_second_fuel() {
    let base = |on: bool, goods: &str| led_by(0, on).goods(1, goods).goods(2, "").phase(Phase::Move { turn: 1 }).play();
    let far = base(true, "UUU").offers("drive 6 road").refuses("drive 7 road").answers("1: drive 6 road");
    let far = far.answers("1: contaminate 1").luck(1);
    assert_eq!(goods(far.state(), 1), "U");
    base(true, "U").offers("drive 4 road").refuses("drive 5 road");
    base(false, "UUU").offers("drive 5 road").refuses("drive 6 road");
}

#[test]
fn o2_runa_lets_the_first_radiation_of_a_move_do_nothing() {
    let base = |on: bool| led_by(4, on).at(1, "12").goods(1, "U").phase(Phase::Move { turn: 1 }).play();
    let script = base(true).answers("1: drive 13 road").asks("1: ask-contaminate").answers("1: contaminate 1").luck(1);
    assert_eq!(script.state().players[nth(1)].people[0].counters, 1, "the road was the first, the waypoint the second");
    base(false).answers("1: drive 13 road; 1: contaminate 1").asks("1: ask-contaminate");
    let bonus = led_by(4, true).zone("pedlar").at(1, "5").goods(1, "U").only(1).play();
    bonus.answers("1: act 1; 1: decline; 1: bonus 1 3; 1: drive 6 road").asks("1: ask-contaminate");
}

#[test]
fn o2_padraig_repairs_one_more_in_his_act() {
    let base = |crew: &str| {
        let base = led_by(2, true).zone("pedlar").goods(1, "").damage(1, 1, 0b111).only(1).play().luck(1);
        let script = base.answers(&format!("1: others 1; 1: send {crew} food 0 half 0 plain; 1: bonus 1 1"));
        script.state().players[nth(1)].columns[1].base.damage.count_ones()
    };
    assert_eq!([base("1"), base("2")], [1, 2]);
}

#[test]
fn o2_oriol_gathers_one_more_in_his_act() {
    let base = |crew: &str| {
        let base = led_by(3, true).zone("roadhouse").goods(1, "").only(1).play().luck(1);
        base.answers(&format!("1: others 1; 1: send {crew} food 0 half 0 plain"))
    };
    base("1").offers("take 3food").refuses("take 3food+1fuel");
    base("2").offers("take 2food").refuses("take 3food");
}

#[test]
fn o3_convoys_are_chosen_in_the_order_of_the_seats_among_those_left() {
    let options = AuroraOptions { convoys: Convoys::Chosen, ..AuroraOptions::default() };
    let script = Script::<Aurora>::with(options, 2).luck(1).asks("1: ask-convoy").offers("convoy tern; convoy kestrel");
    let script = script.refuses("convoy automaton").answers("1: convoy tern").asks("2: ask-convoy");
    let script = script.refuses("convoy tern").answers("2: convoy old-bess");
    assert_eq!([1, 2].map(|seat| script.state().players[nth(seat)].crew.0), [4, 2]);
    assert_eq!((stays(script.state(), 1), place(script.state(), 1)), (vec![Stay::Active; 2], "1".to_owned()));
    // Dealt, nobody is asked.
    assert_eq!(Script::<Aurora>::new(2).luck(1).state().round, 1);
}

#[test]
fn o2_without_the_option_no_leader_repairs_or_gathers_more() {
    let base = led_by(2, false).zone("pedlar").goods(1, "").damage(1, 1, 0b111).only(1).play().luck(1);
    let script = base.answers("1: others 1; 1: send 1 food 0 half 0 plain; 1: bonus 1 1");
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage.count_ones(), 2);
    let haul = led_by(3, false).zone("roadhouse").goods(1, "").only(1).play().luck(1);
    haul.answers("1: others 1; 1: send 1 food 0 half 0 plain").offers("take 2food").refuses("take 3food");
}

#[test]
fn o2_runa_keeps_off_the_radiation_of_a_special_counter_if_it_is_the_first() {
    let base = |on: bool, at: &str, counter: &str| {
        led_by(4, on).at(1, at).counter(counter, "hot-depot").goods(1, "U").phase(Phase::Move { turn: 1 }).play()
    };
    let safe = base(true, "1", "2").answers("1: drive 2 road").logs("log-shielded").luck(1);
    assert_eq!(goods(safe.state(), 1), "UA");
    assert!(safe.state().players[nth(1)].people.iter().all(|member| member.counters == 0));
    base(false, "1", "2").answers("1: drive 2 road").asks("1: ask-contaminate");
    // Waypoint 6 was the first, so the counter on 7 is felt.
    base(true, "5", "7").answers("1: drive 7 road").asks("1: ask-contaminate").check(|game| {
        assert_eq!(place(game, 1), "7");
    });
}

#[test]
fn o2_runa_and_ilse_must_be_active() {
    let runa = led_by(4, true).at(1, "12").goods(1, "U").stay(1, 0, Stay::Rest).phase(Phase::Move { turn: 1 }).play();
    runa.answers("1: drive 13 road; 1: contaminate 1").asks("1: ask-contaminate");
    let ilse = led_by(0, true).goods(1, "UUU").stay(1, 0, Stay::Rest).phase(Phase::Move { turn: 1 }).play();
    ilse.offers("drive 5 road").refuses("drive 6 road");
}

#[test]
fn o2_a_leaders_card_says_what_they_can_do_besides_and_echo_does_not_copy_it() {
    let said = |on: bool| format!("{:?}", led_by(3, on).game.scene(nth(1).into())).contains("lead-hauls");
    assert_eq!([said(true), said(false)], [true, false]);
    let mut base = led_by(2, true).zone("roadhouse").member(1, "echo", Stay::Active).goods(1, "b").only(1);
    base.game.players[nth(2)].people[0].card = base.game.pack.crews[3].leader;
    let script = base.stay(2, 0, Stay::Rest).play().answers("1: copy 2 1; 1: others 1; 1: send 3 food 0 half 0 plain");
    let script = script.offers("take 2food").refuses("take 3food").luck(1).answers("1: take 2food");
    assert_eq!(stays(script.state(), 1)[2], Stay::Rest, "the ability that all leaders have, she has");
}

#[test]
fn o2_tove_has_no_second_shot_of_a_phase_revealed_again() {
    let base = led_by(1, true).at(1, "1").at(2, "12").enemy("thresher", 1).goods(1, "AA").goods(2, "");
    let base = base.device(1, 0, "cupola-gun").phase(FIRE).play();
    let script = base.draws("outcomes", ["wide-1", "crushing-1", "wide-2", "grazing-1"]);
    let script = script.draws("backs", ["column-2", "column-3", "column-1", "column-2"]);
    let script = script.answers("1: shoot 1 low 1 thresher; 1: again; 1: shoot 1 top 1 thresher").luck(1);
    let script = script.asks("1: ask-explore");
    assert_eq!(script.state().enemies[0].damage, 2, "the second shot misses, and that stands");
}
