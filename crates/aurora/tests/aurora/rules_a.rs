//! A · Aim and setup.

use crate::common::{PACK, nth, position};
use aurora::card::{BoxKind, Card, Deal, MapId};
use aurora::pack::PartSort;
use aurora::state::{Phase, Stay};
use aurora::{Aurora, AuroraOptions};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Table};
use testkit::Script;

/// A game that has just been set up.
fn set_up(seats: usize, seed: u64) -> Aurora {
    let mut game = Aurora::new(&PACK, &AuroraOptions::default(), seats);
    let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut table = Table::free(&[], &mut policy, &mut chance);
    game.step(&mut table).expect("a setup");
    game
}

#[test]
fn a1_one_to_four_play_and_no_game_has_more_than_six_rounds() {
    assert_eq!((Aurora::ABOUT.fewest, Aurora::ABOUT.most), (1, 4));
    let script = position(2).round(6).phase(Phase::EndOfRound { turn: 0 }).fame(1, 3).play();
    script.ends("1 0");
}

#[test]
fn a2_the_map_is_a_road_in_three_regions_with_shortcuts_turrets_and_berths() {
    for map in 0..2 {
        let road = PACK.road(MapId(map));
        assert_eq!(road.main, 23);
        assert_eq!(PACK.map(MapId(map)).turrets.len(), 5);
        assert_eq!(road.berths.len(), 6);
        let regions = [1, 2, 3].map(|region| road.spaces.iter().any(|space| space.region == region));
        assert_eq!(regions, [true; 3]);
        assert!(road.spaces.iter().filter(|space| space.shortcut).all(|space| space.perimeters == 0));
    }
}

#[test]
fn a3_all_begin_on_the_first_waypoint_and_ten_counters_lie_face_up() {
    let game = set_up(4, 3);
    assert!(game.players.values().all(|player| player.at.0 == 0));
    assert_eq!(game.counters.iter().flatten().count(), 10);
    assert_eq!((game.ship, game.turrets, game.avalanches.count_ones()), (1, 0b11111, 3));
}

#[test]
fn a4_plus_cards_are_drawn_by_the_number_of_players() {
    for (seats, cards) in [(1, 50), (2, 50), (3, 54), (4, 60)] {
        let game = Aurora::new(&PACK, &AuroraOptions::default(), seats);
        assert_eq!(game.deck_len(), cards, "with {seats} seats");
        assert_eq!(game.deck[0].plain.len(), 13, "ten cards, a scan and two enemies");
    }
}

#[test]
fn a4_a_period_comes_to_its_end_before_the_next_begins() {
    let mut game = set_up(2, 1);
    game.deck[0].plain.clear();
    game.deck[0].left = 0;
    game.zone[0] = None;
    game.phase = Phase::EndOfRound { turn: 0 };
    let script = Script::from_state(game).luck(4);
    assert!(script.state().deck[1].len() < 17, "period II has begun");
}

#[test]
fn a5_loot_lies_in_tiers_and_the_back_on_top_is_open() {
    let game = set_up(3, 5);
    assert_eq!(game.loot.each_ref().map(|tier| tier.len()), [2, 2, 2]);
    assert!((1..=3).contains(&game.back));
    assert_eq!(game.outcomes.count_ones(), 12);
    let objects: u8 = game.objects.iter().sum();
    assert_eq!(objects, 16);
}

#[test]
fn a6_two_rusty_containers_and_three_cards_lie_in_the_zone() {
    for seed in 0..20 {
        let game = set_up(4, seed);
        let cards: Vec<Card> = game.zone.iter().flatten().map(|lot| lot.card).collect();
        assert_eq!(cards.len(), 5);
        let rusty = |card: &Card| matches!(card, Card::Vehicle(id) if PACK.vehicle(*id).deal == Deal::Rusty);
        assert!(cards[..2].iter().all(rusty) && !cards[2..].iter().any(rusty));
        assert!(!cards.iter().any(|card| matches!(card, Card::Scan(_))), "an event is resolved and replaced");
    }
    assert_eq!(PACK.numbers.spaces, [1, 1, 2, 2, 3]);
}

#[test]
fn a7_each_begins_with_two_survivors_a_truck_a_container_and_three_goods() {
    let game = position(2).game;
    let player = &game.players[nth(1)];
    let values: Vec<u8> = player.people.iter().map(|member| game.value(member)).collect();
    assert_eq!(values, [2, 1]);
    assert!(player.people.iter().all(|member| member.stay == Stay::Active));
    assert_eq!(player.goods, [1, 1, 1, 0, 0]);
    assert_eq!((player.fame, player.alert), (0, 0));
    assert_eq!(game.truck(nth(1)), (2, 2, false));
    assert_eq!(game.boxes_of(nth(1), |kind| kind == BoxKind::Weapon(2)).count(), 1);
    assert!(matches!(PACK.vehicle(player.columns[1].base.card).part, PartSort::Trailer));
}

#[test]
fn a8_the_order_is_drawn() {
    let orders: std::collections::BTreeSet<Vec<u8>> = (0..40).map(|seed| set_up(3, seed).order.to_vec()).collect();
    assert_eq!(orders.len(), 6, "every order comes up");
}

#[test]
fn a9_what_the_supply_cannot_give_is_not_offered() {
    let position = || position(2).zone("filling-post").only(1);
    position().goods(1, "U").play().answers("1: act 1").offers("take 2fuel; take 1fuel");
    let mut short = position().goods(1, "").goods(2, "");
    short.game.players[nth(2)].goods[1] = 13;
    short.play().answers("1: act 1").offers("take 1fuel").refuses("take 2fuel");
}

#[test]
fn a1_before_the_sixth_round_the_game_goes_on() {
    let script = position(2).round(5).phase(Phase::EndOfRound { turn: 0 }).play().luck(1);
    assert!(!script.state().is_over());
    assert_eq!(script.state().round, 6);
}

#[test]
fn a3_counters_are_dealt_at_random_and_only_to_marked_waypoints() {
    let deals: std::collections::BTreeSet<Vec<Option<u8>>> =
        (0..20).map(|seed| set_up(2, seed).counters.iter().map(|counter| counter.map(|id| id.0)).collect()).collect();
    assert!(deals.len() > 15, "{} different deals", deals.len());
    let game = set_up(2, 7);
    let marked = |n: usize| PACK.map(MapId(0)).spaces.get(n).is_some_and(|space| space.special);
    assert!((0..game.counters.len()).all(|n| game.counters[n].is_some() == marked(n)));
}

#[test]
fn a7_each_of_five_convoys_is_dealt_once_at_most() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let crews: Vec<u8> = set_up(4, seed).players.values().map(|player| player.crew.0).collect();
        let different: std::collections::BTreeSet<&u8> = crews.iter().collect();
        assert_eq!(different.len(), 4, "two players lead the same convoy");
        seen.extend(crews);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4], "the automaton’s is never dealt");
}

#[test]
fn a9_batteries_of_both_kinds_come_from_one_supply() {
    let base = |batteries: u8| {
        let mut base = position(2).zone("charging-hall").goods(1, "").only(1);
        base.game.players[nth(2)].goods = [0, 0, 0, batteries, 0];
        base.play().answers("1: act 1")
    };
    base(8).offers("take 1full+1half");
    base(9).offers("take 1full; take 1half").refuses("take 1full+1half");
    base(10).offers("take 1fuel").refuses("take 1full; take 1half");
}

#[test]
fn a9_an_empty_object_deck_is_made_of_its_discards() {
    let mut base = position(2).zone("cargo-glider").goods(1, "").only(1);
    base.game.object_discards = std::mem::take(&mut base.game.objects);
    let script = base.play().draws("objects", ["grenade"]).luck(1).answers("1: act 1; 1: take 1object");
    assert_eq!(script.state().objects.iter().sum::<u8>(), 15);
    let mut none = position(2).zone("cargo-glider").goods(1, "").only(1);
    none.game.objects = Default::default();
    none.play().answers("1: act 1").offers("take 2ammo").refuses("take 1object");
}

#[test]
fn a9_the_twenty_first_survivor_cannot_join() {
    let mut base = position(2).zone("hermit").goods(1, "").only(1);
    for _ in 0..15 {
        base = base.member(2, "straggler", Stay::Rest);
    }
    base.play().answers("1: act 1").offers("recruit; decline");
    let mut base = position(2).zone("hermit").goods(1, "").only(1);
    for _ in 0..16 {
        base = base.member(2, "straggler", Stay::Rest);
    }
    let script = base.play().luck(1).answers("1: act 1");
    script.logs("log-declines");
}

#[test]
fn a7_convoys_differ_only_in_their_leaders() {
    let crews = &PACK.crews[..5];
    let parts = |crew: &aurora::pack::Crew| {
        let truck = PACK.vehicle(crew.truck);
        (truck.boxes.clone(), truck.part, PACK.vehicle(crew.trailer).boxes.clone(), PACK.person(crew.copilot).value)
    };
    assert!(crews.iter().all(|crew| parts(crew) == parts(&crews[0])));
    let leads: Vec<_> = crews.iter().map(|crew| PACK.person(crew.leader).lead).collect();
    assert!((0..5).all(|n| !leads[..n].contains(&leads[n])), "no two leaders can do the same");
}

#[test]
fn a4_each_period_holds_its_scan_its_two_enemies_and_its_own_number_of_plus_cards() {
    for (seats, plus) in [(1, [4, 4, 3]), (2, [4, 4, 3]), (3, [6, 6, 3]), (4, [9, 9, 3])] {
        let game = Aurora::new(&PACK, &AuroraOptions::default(), seats);
        assert_eq!(game.deck.each_ref().map(|period| period.left), plus, "with {seats} seats");
        for (n, period) in (1u8..).zip(&game.deck) {
            let tier = |card: &Card| if let Card::Enemy(id) = card { Some(PACK.enemy(*id).tier) } else { None };
            assert_eq!(period.plain.iter().filter_map(tier).collect::<Vec<_>>(), [2 * n - 1, 2 * n]);
            let scan = |card: &Card| if let Card::Scan(id) = card { Some(PACK.scan(*id).period) } else { None };
            assert_eq!(period.plain.iter().filter_map(scan).collect::<Vec<_>>(), [n]);
        }
        assert_eq!(game.deck.each_ref().map(|period| period.extras.len()), [10, 10, 4], "which ones, nobody knows");
    }
}

#[test]
fn a9_what_is_taken_comes_before_what_a_trapper_adds() {
    let base = |held: &str| {
        let base = position(2).zone("roadhouse").member(1, "trapper", Stay::Active).trailer(1, "flatbed");
        let base = base.goods(1, "FFFF").goods(2, held).only(1).play().luck(1);
        base.answers("1: others 1; 1: send 3 food 0 half 0 plain; 1: take 2food")
    };
    let food = |held: &str| base(held).state().players[nth(1)].goods[0];
    assert_eq!(food("FFF"), 7, "the supply has three: two are taken, and one is added");
    assert_eq!(food("FFFF"), 6, "it has two, and nothing is left to add");
}

#[test]
fn a9_what_the_supply_cannot_give_is_lost_or_barred() {
    // The reward of a turret, while the others hold all ten batteries but one, or all ten.
    let fell = |held: &str| {
        let base = position(2).at(1, "11").at(2, "1").goods(1, "A").goods(2, held).phase(Phase::Fire { turn: 0 });
        let script = base.play().draws("outcomes", ["crushing-1"]).draws("backs", ["column-1"]);
        let script = script.answers("1: shoot 1 low 1 turret 3").luck(1);
        assert_eq!(script.state().players[nth(1)].turrets, 0b100);
        script.state().players[nth(1)].goods[4]
    };
    assert_eq!([fell("BBBBBBBBB"), fell("BBBBBBBBBB")], [1, 0]);
    let bonus = |held: &str| {
        let base = position(2).zone("- - - pedlar").goods(1, "").goods(2, held).only(1);
        base.play().luck(1).answers("1: act 4")
    };
    bonus("FFFFFFFFF").offers("bonus 4 1");
    bonus("FFFFFFFFFF").refuses("bonus 4 1").bars("bonus-4-1", "why-supply").offers("bonus 4 3");
}

#[test]
fn a9_no_more_objects_are_taken_than_can_be_drawn() {
    let vault = |objects: u8, discards: u8| {
        let mut base = position(2).zone("customs-vault").goods(1, "").only(1);
        (base.game.objects, base.game.object_discards) = (Default::default(), Default::default());
        (base.game.objects[0], base.game.object_discards[0]) = (objects, discards);
        base.play().answers("1: act 1")
    };
    vault(1, 1).offers("take 2object");
    vault(1, 0).offers("take 1object; take 1fuel+1object").refuses("take 2object");
}
