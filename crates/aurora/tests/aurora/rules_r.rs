//! R · Rest.

use crate::common::{goods, nth, position, stays};
use aurora::state::{Phase, Stay};

const REST: Phase = Phase::Rest { turn: 0 };

#[test]
fn r1_the_rearmost_rests_first_and_uses_each_ability_once() {
    let base = position(2).member(1, "mechanic", Stay::Active).damage(1, 1, 0b11).phase(REST);
    let script = base.play().asks("1: ask-rest").answers("1: use 3").refuses("use 3");
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage, 0b10);
}

#[test]
fn r2_whoever_is_fed_comes_to_rest_and_nobody_must_be() {
    let base = || position(2).stay(1, 0, Stay::Exhausted).stay(1, 1, Stay::Exhausted).goods(1, "F").phase(REST).play();
    let fed = base().answers("1: feed 1 food").luck(1);
    assert_eq!((stays(fed.state(), 1), goods(fed.state(), 1)), (vec![Stay::Active, Stay::Rest], String::new()));
    let none = base().answers("1: done").luck(1);
    assert_eq!(stays(none.state(), 1), [Stay::Rest, Stay::Rest]);
}

#[test]
fn r3_all_shift_once() {
    let base = position(2).stay(1, 0, Stay::Exhausted).stay(1, 1, Stay::Rest).goods(1, "").phase(REST);
    let script = base.play().luck(1);
    assert_eq!(stays(script.state(), 1), [Stay::Rest, Stay::Active]);
}

#[test]
fn r4_a_repair_box_takes_a_half_battery() {
    let base = |goods: &str| {
        let base = position(2).trailer(1, "field-shop").damage(1, 1, 0b11).goods(1, goods).stay(1, 0, Stay::Exhausted);
        base.phase(REST).play()
    };
    let script = base("b").answers("1: work 3 low 4").luck(1);
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage, 0);
    base("F").refuses("work 3 low 4");
}

#[test]
fn r1_boxes_work_once_and_everything_in_any_order() {
    let base = position(2).trailer(1, "field-shop").member(1, "mechanic", Stay::Active).damage(1, 1, 0b1111);
    let base = base.goods(1, "Fbb").stay(1, 0, Stay::Exhausted).phase(REST).play();
    let script = base.answers("1: feed 1 food; 1: work 3 low 4").refuses("work 3 low 4").answers("1: use 3").luck(1);
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage.count_ones(), 1);
}

#[test]
fn r2_only_the_exhausted_are_fed_and_what_bars_it_is_said() {
    let base = |goods: &str| {
        let base =
            position(2).stay(1, 0, Stay::Exhausted).stay(1, 1, Stay::Rest).member(1, "unit-nine", Stay::Exhausted);
        base.goods(1, goods).phase(REST).play()
    };
    base("F").offers("feed 1 food").refuses("feed 2 food").bars("do-feed", "why-no-half");
    base("b").offers("feed 3 half").refuses("feed 1 half").bars("do-feed", "why-no-food");
}

#[test]
fn r4_without_a_battery_or_damage_a_repair_box_is_barred() {
    let base = |goods: &str, damage: u8| {
        let base = position(2).trailer(1, "field-shop").damage(1, 1, damage).stay(1, 0, Stay::Exhausted);
        base.goods(1, goods).phase(REST).play()
    };
    base("Fb", 0b1).offers("work 3 low 4");
    base("F", 0b1).refuses("work 3 low 4").bars("do-work-repair", "why-no-half");
    base("Fb", 0).refuses("work 3 low 4").bars("do-work-repair", "why-nothing-damaged");
}

#[test]
fn r3_each_player_shifts_before_the_next_one_rests() {
    let base = |stay| {
        let base = position(2).member(1, "mechanic", stay).member(2, "echo", Stay::Active).damage(2, 1, 0b1);
        base.goods(1, "").goods(2, "Fb").stay(2, 0, Stay::Exhausted).phase(REST).play().asks("2: ask-rest")
    };
    base(Stay::Exhausted).offers("copy 1 3");
    base(Stay::Rest).refuses("copy 1 3");
}

#[test]
fn r2_a_cyborg_is_fed_with_either_and_barred_without_both() {
    let base = |goods: &str| {
        let base = position(2).member(1, "half-jonas", Stay::Exhausted).stay(1, 0, Stay::Exhausted).damage(1, 1, 0b1);
        base.goods(1, goods).member(1, "mechanic", Stay::Rest).phase(REST).play()
    };
    base("b").offers("feed 3 half").refuses("feed 3 food");
    base("F").offers("feed 3 food").refuses("feed 3 half");
    base("A").refuses("feed 3 food; feed 3 half").bars("do-feed", "why-no-meal");
}

#[test]
fn r2_a_half_battery_is_spent_and_whoever_is_fed_is_not_active_before_all_shift() {
    let base = position(2).member(1, "echo", Stay::Exhausted).member(2, "mechanic", Stay::Rest).damage(1, 1, 0b1);
    let base = base.goods(1, "Fbb").stay(1, 0, Stay::Exhausted).phase(REST).play();
    let script = base.answers("1: feed 3 half").refuses("copy 2 3");
    assert_eq!((goods(script.state(), 1).as_str(), stays(script.state(), 1)[2]), ("Fb", Stay::Fed));
    let active = position(2).member(1, "echo", Stay::Active).member(2, "mechanic", Stay::Rest).damage(1, 1, 0b1);
    active.goods(1, "Fbb").stay(1, 0, Stay::Exhausted).phase(REST).play().offers("copy 2 3");
}
