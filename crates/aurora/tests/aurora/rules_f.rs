//! F · Fire.

use crate::common::{FIRE, goods, nth, on_map, position, stays, vehicle};
use aurora::state::{Phase, Stay};

#[test]
fn f1_enemies_go_to_the_region_of_their_tier_or_the_nearest_with_a_convoy() {
    let arrive = |slug: &str, one: &str, two: &str| {
        let zone = format!("{slug} - - - -");
        let script = position(2).zone(&zone).at(1, one).at(2, two).phase(Phase::Arrive).play();
        script.state().enemies[0].region
    };
    assert_eq!(arrive("snow-lynx", "1", "12"), 1);
    assert_eq!(arrive("snow-lynx", "12", "20"), 2, "the region ahead");
    assert_eq!(arrive("thresher", "2", "20"), 3, "ahead before behind");
    assert_eq!(arrive("white-wings", "2", "9"), 2);
}

#[test]
fn f2_an_ambush_that_names_the_region_hits_that_region_and_others_hit_all() {
    let here = position(2).zone("snow-lynx").at(1, "3").at(2, "12").phase(Phase::Arrive).play();
    here.asks("1: ask-ambush").offers("suffer; alert").answers("1: alert").check(|game| {
        assert_eq!([nth(1), nth(2)].map(|seat| game.players[seat].alert), [1, 0]);
    });
    let all = position(2).zone("walking-keep").at(1, "3").at(2, "20").phase(Phase::Arrive).play();
    all.asks("2: ask-damage");
}

/// The second example of the expansion's rulebook: one turret, two convoys with 2 and 1 damage, the second card.
#[test]
fn f3_example_2_a_turret_hits_all_in_its_perimeter_by_their_rows_of_alert() {
    let base = position(2).at(1, "11").at(2, "12").alert(1, 4).alert(2, 2).goods(1, "").goods(2, "");
    let script =
        base.phase(Phase::Turret { next: 0 }).play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-2"]);
    let damage = |seat| script.state().players[nth(seat)].columns[1].base.damage.count_ones();
    assert_eq!((damage(1), damage(2)), (2, 1));
}

#[test]
fn f3_outside_every_perimeter_nothing_fires() {
    let script = position(2).at(1, "1").at(2, "7").alert(1, 5).phase(Phase::Turret { next: 0 }).play().luck(1);
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage, 0);
}

/// The third example of the expansion's rulebook: 2 damage against armour 2.
#[test]
fn f4_example_3_a_turret_falls_to_its_armour_in_one_attack() {
    let base = position(2).at(1, "11").at(2, "1").goods(1, "A").phase(FIRE).play();
    let base = base.draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
    let script = base.answers("1: shoot 1 low 1 turret 3").luck(1);
    assert_eq!(goods(script.state(), 1), "b");
    assert_eq!(script.state().players[nth(1)].turrets, 0b100);
    assert_eq!(script.state().players[nth(1)].fame, 0, "its fame comes at the end");
}

#[test]
fn f4_a_jam_damages_the_weapon_which_fires_once_a_phase() {
    let mut base = position(2).at(1, "11").at(2, "1").goods(1, "AA").phase(FIRE);
    base.game.back = 1;
    let jam =
        base.play().draws("outcomes", ["seized-1"]).draws("backs", ["column-2"]).answers("1: shoot 1 low 1 turret 3");
    let jam = jam.luck(1);
    assert_eq!(jam.state().players[nth(1)].columns[0].base.damage, 0b1);
    let miss = position(2).at(1, "11").at(2, "1").goods(1, "AA").device(1, 0, "lance").phase(FIRE).play();
    let miss = miss.refuses("shoot 1 top 1 turret 3").draws("outcomes", ["wide-1"]).draws("backs", ["column-2"]);
    let miss = miss.answers("1: shoot 1 low 1 turret 3").luck(1).asks("1: ask-explore");
    assert_eq!(goods(miss.state(), 1), "A", "no weapon is left that could fire");
}

#[test]
fn f5_targets_are_in_the_region_or_around() {
    let base = position(2).at(1, "3").at(2, "12").enemy("snow-lynx", 1).enemy("thresher", 2).goods(1, "A").phase(FIRE);
    let script = base.goods(2, "").play().offers("shoot 1 low 1 snow-lynx; shoot 1 low 1 turret 1");
    script.refuses("shoot 1 low 1 thresher; shoot 1 low 1 turret 3");
}

#[test]
fn f6_damage_stays_and_each_hit_gives_fame_and_a_target() {
    let base = position(2).at(1, "1").at(2, "12").enemy("ice-jackals", 1).goods(1, "A").goods(2, "").phase(FIRE).play();
    let script = base.draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
    let script = script.answers("1: shoot 1 low 1 ice-jackals").luck(1);
    assert_eq!(script.state().enemies[0].damage, 2);
    assert_eq!((script.state().enemies[0].targets, script.state().players[nth(1)].fame), (1, 1));
    let miss = position(2).at(1, "1").at(2, "12").enemy("ice-jackals", 1).goods(1, "A").goods(2, "").phase(FIRE).play();
    let miss = miss.draws("outcomes", ["wide-1"]).draws("backs", ["column-1"]);
    let miss = miss.answers("1: shoot 1 low 1 ice-jackals").luck(1);
    assert_eq!((miss.state().enemies[0].targets, miss.state().players[nth(1)].fame), (0, 0));
}

#[test]
fn f7_the_rearmost_with_a_target_takes_the_loot_and_the_others_a_good() {
    let mut base = position(2).at(1, "1").at(2, "4").enemy("snow-lynx", 1).goods(1, "").goods(2, "A").phase(FIRE);
    base.game.enemies[0].targets = 0b01;
    let script =
        base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]).draws("loot", ["iron-piper"]);
    let script = script.answers("2: shoot 1 low 1 snow-lynx").asks("1: ask-improve");
    let script = script.answers("1: mount 1").asks("2: ask-good").refuses("good full").answers("2: good fuel").luck(1);
    assert!(script.state().enemies.is_empty());
    assert_eq!(goods(script.state(), 2), "U");
    assert_eq!(script.state().players[nth(1)].columns[0].device.map(|part| part.card), Some(vehicle("iron-piper")));
}

#[test]
fn f8_less_than_its_armour_does_nothing_to_a_turret() {
    let base = position(2).at(1, "11").at(2, "1").goods(1, "A").phase(FIRE).play();
    let script = base.draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]);
    let script = script.answers("1: shoot 1 low 1 turret 3").luck(1);
    assert_eq!(script.state().turrets, 0b11111);
}

#[test]
fn f9_a_grenade_does_two_and_may_backfire() {
    let base =
        || position(2).at(1, "1").at(2, "12").enemy("ice-jackals", 1).goods(1, "").goods(2, "").object(1, "grenade");
    let fine = base().phase(FIRE).play().draws("outcomes", ["wide-1"]).draws("backs", ["column-1"]);
    let fine = fine.answers("1: throw ice-jackals").luck(1);
    assert_eq!((fine.state().enemies[0].damage, fine.state().players[nth(1)].fame), (2, 1));
    let mut bad = base().phase(FIRE).device(1, 0, "lance");
    bad.game.back = 1;
    let bad = bad.play().draws("outcomes", ["seized-1"]).draws("backs", ["column-2"]).answers("1: throw ice-jackals");
    bad.asks("1: ask-damage").refuses("damage 1 top 1").offers("damage 1 low 1");
    base().zone("roadhouse").phase(Phase::Explore { turn: 0 }).play().refuses("throw ice-jackals");
}

#[test]
fn f10_enemies_fire_at_their_region_and_turrets_do_not() {
    let base = position(2).at(1, "3").at(2, "12").enemy("ice-jackals", 1).alert(2, 5).phase(Phase::Enemies { next: 0 });
    let script = base.play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-1"]).asks("1: ask-damage");
    let script = script.answers("1: damage 1 low 1").luck(1);
    assert_eq!(script.state().players[nth(2)].columns[0].base.damage, 0);
}

#[test]
fn f11_with_fewer_than_two_left_all_twelve_are_shuffled() {
    let mut base = position(2).at(1, "11").at(2, "1").goods(1, "A").phase(FIRE);
    (base.game.outcomes, base.game.back) = (1, 1);
    let script = base.play().draws("backs", ["column-2", "column-1"]).draws("outcomes", ["crushing-1"]);
    let script = script.answers("1: shoot 1 low 1 turret 3").luck(1);
    assert_eq!(script.state().outcomes.count_ones(), 11);
    let mut two = position(2).at(1, "11").at(2, "1").goods(1, "A").phase(FIRE);
    (two.game.outcomes, two.game.back) = (0b11, 1);
    let two = two.play().draws("outcomes", ["seized-1"]).draws("backs", ["column-3"]);
    let two = two.answers("1: shoot 1 low 1 turret 3").luck(1);
    assert_eq!(two.state().outcomes.count_ones(), 1);
}

#[test]
fn f2_ambushes_come_once_and_by_tier() {
    let base = position(2).zone("thresher rime-stalkers").at(1, "12").at(2, "12").alert(1, 3).goods(1, "B");
    let script = base.phase(Phase::Arrive).play().asks("1: ask-contaminate").answers("1: contaminate 1");
    script.asks("2: ask-damage");
    let old =
        position(2).enemy("snow-lynx", 1).at(1, "3").goods(1, "").goods(2, "").phase(Phase::Arrive).play().luck(1);
    assert_eq!(old.state().players[nth(1)].alert, 0, "one that is here already ambushes nobody");
}

#[test]
fn f3_overlapping_turrets_all_fire_one_after_the_other() {
    let base = on_map(2, 1).at(1, "10").at(2, "1").alert(1, 2).goods(1, "").phase(Phase::Turret { next: 0 }).play();
    let script = base.draws("outcomes", ["grazing-2", "grazing-3"]).draws("backs", ["column-2", "column-2"]);
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage.count_ones(), 2);
}

#[test]
fn f3_a_turret_that_fell_fires_no_more() {
    let mut base = position(2).at(1, "11").at(2, "1").alert(1, 4).goods(1, "").phase(Phase::Turret { next: 0 });
    base.game.turrets = 0b11011;
    let script = base.play().luck(1);
    assert_eq!(script.state().players[nth(1)].columns[1].base.damage, 0);
}

#[test]
fn f4_an_energy_weapon_takes_a_full_battery_and_no_half() {
    let base = |goods: &str| {
        let base = position(2).at(1, "11").at(2, "1").goods(1, goods).device(1, 0, "lance").phase(FIRE);
        base.play().luck(3)
    };
    let fired = base("B").answers("1: shoot 1 top 1 turret 3");
    assert!(!goods(fired.state(), 1).contains('B'));
    let none = base("b").asks("1: ask-explore");
    assert_eq!(none.state().outcomes.count_ones(), 12, "nothing could be fired");
    base("A").refuses("shoot 1 top 1 turret 3");
}

#[test]
fn f6_with_both_targets_out_a_hit_gives_fame_and_no_share() {
    let mut base = position(2).at(1, "1").at(2, "12").goods(1, "A").goods(2, "").phase(FIRE);
    base = base.enemy("snow-lynx", 1).enemy("ice-jackals", 1).enemy("rime-stalkers", 1);
    (base.game.enemies[1].targets, base.game.enemies[2].targets) = (1, 1);
    let script = base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
    let script = script.answers("1: shoot 1 low 1 snow-lynx").luck(1);
    assert_eq!(script.state().players[nth(1)].fame, 1);
    assert_eq!(script.state().enemies.len(), 2, "the lynx is destroyed");
    assert_eq!(
        script.state().loot.iter().map(|tier| tier.len()).sum::<usize>(),
        6,
        "and there is no loot without a target"
    );
}

#[test]
fn f7_whichever_enemy_falls_gives_the_top_loot_and_what_is_declined_leaves_the_game() {
    let mut base = position(2).at(1, "12").at(2, "1").enemy("rime-stalkers", 2).goods(1, "A").goods(2, "").phase(FIRE);
    base.game.enemies[0].damage = 2;
    let script =
        base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]).draws("loot", ["iron-piper"]);
    let script = script.answers("1: shoot 1 low 1 rime-stalkers; 1: decline").luck(1);
    assert_eq!(script.state().loot.each_ref().map(|tier| tier.len()), [1, 2, 2], "III-IV lies under I-II");
    assert!(!script.state().scrap.contains(&vehicle("iron-piper")), "it does not lie in the discards");
}

#[test]
fn f8_a_turret_gives_its_tile_and_its_good() {
    let mut base = position(2).at(1, "16").at(2, "1").goods(1, "B").device(1, 0, "lance").phase(FIRE);
    base.game.back = 3;
    let script = base.play().draws("outcomes", ["square-3"]).draws("backs", ["column-1"]);
    let script = script.answers("1: shoot 1 top 1 turret 4").luck(1);
    assert_eq!((goods(script.state(), 1).as_str(), script.state().players[nth(1)].turrets), ("B", 0b1000));
    assert_eq!(script.state().turrets, 0b10111);
}

#[test]
fn f9_a_grenade_destroys_a_turret_of_armour_two_and_no_stronger_one() {
    let base = |at: &str| position(2).at(1, at).at(2, "1").goods(1, "").object(1, "grenade").phase(FIRE).play();
    let weak = base("11").answers("1: throw turret 3").luck(1);
    assert_eq!(weak.state().turrets, 0b11011);
    let strong = base("16").answers("1: throw turret 4").luck(1);
    assert_eq!((strong.state().turrets, strong.state().players[nth(1)].objects.iter().sum::<u8>()), (0b11111, 0));
}

#[test]
fn f4_what_bars_a_weapon_is_said() {
    let base =
        |goods: &str| position(2).at(1, "3").at(2, "12").goods(1, goods).goods(2, "").device(1, 0, "lance").phase(FIRE);
    base("A").play().bars("box-name", "why-no-full").refuses("shoot 1 top 1 turret 1");
    base("B").play().bars("box-name", "why-no-ammo").refuses("shoot 1 low 1 turret 1");
    base("AB").damage(1, 0, 0b1).play().bars("box-name", "why-weapon-damaged").refuses("shoot 1 low 1 turret 1");
}

#[test]
fn f7_the_half_minds_lie_at_the_bottom_of_the_loot() {
    let mut base = position(2).at(1, "20").at(2, "1").enemy("walking-keep", 3).goods(1, "A").goods(2, "").phase(FIRE);
    base.game.enemies[0].damage = 4;
    base.game.loot[0].clear();
    base.game.loot[1].clear();
    let script =
        base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]).draws("loot", ["left-half-mind"]);
    let script = script.answers("1: shoot 1 low 1 walking-keep; 1: mount 2").luck(1);
    let device = script.state().players[nth(1)].columns[1].device.map(|part| part.card);
    assert_eq!(device, Some(vehicle("left-half-mind")));
    assert_eq!(script.state().loot.each_ref().map(|tier| tier.len()), [0, 0, 1]);
}

#[test]
fn f7_where_the_pile_is_empty_nobody_takes_loot() {
    let mut base = position(2).at(1, "20").at(2, "1").enemy("walking-keep", 3).goods(1, "A").goods(2, "").phase(FIRE);
    base.game.enemies[0].damage = 4;
    base.game.loot.iter_mut().for_each(|tier| tier.clear());
    let script = base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
    let script = script.answers("1: shoot 1 low 1 walking-keep").luck(1);
    assert!(script.state().enemies.is_empty());
    assert!(script.state().players[nth(1)].columns.iter().all(|column| column.device.is_none()));
}

#[test]
fn f7_in_exploration_the_rearmost_is_whoever_stands_furthest_back_by_then() {
    // Seat 1 was the rearmost when the order was updated, and has driven past seat 2 since.
    let base = |first: &str| {
        let base = position(2).zone("- - barracks").at(1, first).at(2, "4").enemy("snow-lynx", 1).only(1);
        let mut base = base.goods(1, "A").goods(2, "");
        (base.game.enemies[0].targets, base.game.enemies[0].damage) = (0b10, 1);
        let script = base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
        script.draws("loot", ["iron-piper"]).answers("1: act 3; 1: fixed snow-lynx")
    };
    base("5").asks("2: ask-improve");
    base("3").asks("1: ask-improve");
}

#[test]
fn f1_each_tier_has_its_region() {
    let region = |slug: &str| {
        let base = position(3).zone(slug).at(1, "1").at(2, "12").at(3, "20").phase(Phase::Arrive).play();
        base.state().enemies[0].region
    };
    let regions = ["snow-lynx", "ice-jackals", "rime-stalkers", "thresher", "white-wings", "walking-keep"].map(region);
    assert_eq!(regions, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn f7_the_others_choose_in_the_order_of_the_phase() {
    let hunted = |phase: Phase| {
        let base = position(3).zone("- - barracks").at(1, "3").at(2, "4").at(3, "5").enemy("snow-lynx", 1);
        let mut base = base.goods(1, "A").goods(2, "").goods(3, "").only(1);
        (base.game.enemies[0].targets, base.game.enemies[0].damage) = (0b110, 1);
        let script = base.phase(phase).play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
        script.draws("loot", ["iron-piper"])
    };
    let fire = hunted(FIRE).answers("1: shoot 1 low 1 snow-lynx; 1: mount 1");
    fire.asks("3: ask-good").answers("3: good food").asks("2: ask-good");
    let explored = hunted(Phase::Explore { turn: 0 }).answers("1: act 3; 1: fixed snow-lynx; 1: mount 1");
    explored.asks("2: ask-good").answers("2: good food").asks("3: ask-good");
}

#[test]
fn f7_a_survivor_found_as_loot_comes_to_rest() {
    let mut base = position(2).at(1, "1").at(2, "12").enemy("snow-lynx", 1).goods(1, "A").goods(2, "").phase(FIRE);
    base.game.enemies[0].damage = 1;
    let script = base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]).draws("loot", ["turncoat"]);
    let taken = script.answers("1: shoot 1 low 1 snow-lynx").offers("recruit; decline").answers("1: recruit").luck(1);
    assert_eq!(stays(taken.state(), 1)[2], Stay::Rest);
}

#[test]
fn f9_a_grenade_tells_its_target_and_goes_no_further_than_a_weapon() {
    let base =
        position(2).at(1, "3").at(2, "12").enemy("ice-jackals", 1).enemy("thresher", 2).goods(1, "").goods(2, "");
    let script = base.object(1, "grenade").phase(FIRE).play().offers("throw ice-jackals; throw turret 1");
    let script = script.refuses("throw thresher; throw turret 3");
    script.luck(1).answers("1: throw ice-jackals").logs("log-throws");
}

#[test]
fn f10_each_enemy_does_its_printed_damage_the_lowest_tier_first() {
    let arrived = position(2).zone("- walking-keep ice-jackals").at(1, "2").phase(Phase::Arrive).play();
    let (pack, foes) = (&arrived.state().pack, arrived.state().enemies.iter());
    assert_eq!(foes.map(|foe| pack.enemy(foe.card).tier).collect::<Vec<_>>(), [2, 6]);
    for (slug, damage) in [("ice-jackals", 1), ("white-wings", 2)] {
        let base = position(2).at(1, "23").at(2, "1").enemy(slug, 3).goods(1, "").phase(Phase::Enemies { next: 0 });
        let script = base.play().draws("outcomes", ["grazing-2"]).draws("backs", ["column-2"]);
        assert_eq!(script.state().players[nth(1)].columns[1].base.damage.count_ones(), damage, "{slug}");
    }
}

#[test]
fn f5_an_enemy_that_is_out_of_reach_is_barred_and_why() {
    let base = |region: u8| {
        let base = position(2).at(1, "3").at(2, "12").enemy("thresher", region).goods(1, "A").goods(2, "").phase(FIRE);
        base.play()
    };
    base(2).refuses("shoot 1 low 1 thresher").bars("card-thresher", "why-other-region");
    let near = base(1).offers("shoot 1 low 1 thresher");
    assert!(near.barred().iter().all(|bar| bar.why.key != "why-other-region"));
}

#[test]
fn f7_targets_come_back_when_the_enemy_is_destroyed() {
    let mut base = position(2).at(1, "1").at(2, "12").goods(1, "AA").goods(2, "").device(1, 0, "lance").phase(FIRE);
    base = base.device(1, 1, "cupola-gun").enemy("snow-lynx", 1).enemy("ice-jackals", 1).enemy("rime-stalkers", 1);
    (base.game.enemies[0].targets, base.game.enemies[1].targets) = (1, 1);
    let script = base.play().draws("outcomes", ["crushing-1", "square-1"]).draws("backs", ["column-1", "column-2"]);
    let script = script.draws("loot", ["iron-piper"]);
    let script = script.answers("1: shoot 1 low 1 snow-lynx; 1: decline; 1: shoot 2 top 1 rime-stalkers").luck(1);
    let targets = script.state().enemies.iter().map(|foe| foe.targets).collect::<Vec<_>>();
    assert_eq!(targets, [1, 1], "one came back from the lynx and lies on the stalkers now");
}

#[test]
fn f8_the_damage_of_two_attacks_does_not_add_up() {
    let base = position(2).at(1, "11").at(2, "1").goods(1, "AA").device(1, 0, "cupola-gun").phase(FIRE).play();
    let script = base.draws("outcomes", ["grazing-2", "grazing-3"]).draws("backs", ["column-2", "column-1"]);
    let script =
        script.answers("1: shoot 1 low 1 turret 3; 1: shoot 1 top 1 turret 3").logs("log-turret-holds").luck(1);
    assert_eq!(script.state().turrets, 0b11111, "1 and 1 against armour 2");
}

#[test]
fn f11_a_turret_reads_the_back_that_comes_on_top_after_the_shuffle() {
    let fired = |outcomes: u16| {
        let mut base = position(2).at(1, "11").at(2, "1").alert(1, 2).goods(1, "").phase(Phase::Turret { next: 0 });
        (base.game.outcomes, base.game.back) = (outcomes, 1);
        base.play()
    };
    // One outcome is left: all twelve are shuffled, with column 3 on top, and below it lies column 2.
    let few = fired(1).draws("backs", ["column-3", "column-2"]).draws("outcomes", ["wide-2"]);
    assert_eq!(few.state().players[nth(1)].columns[1].base.damage.count_ones(), 1);
    assert_eq!(few.state().outcomes.count_ones(), 11);
    // Two are left: the first is revealed, and the last tells the column.
    let two = fired(0b11).draws("outcomes", ["seized-1"]).draws("backs", ["column-3"]);
    assert_eq!(two.state().players[nth(1)].columns[1].base.damage.count_ones(), 1, "a missing column is the last");
    assert_eq!(two.state().outcomes, 0b10);
}
