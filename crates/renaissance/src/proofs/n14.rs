//! N14 · Rest: shops, classes, skills, formulae, companions.

use super::camp::{Camp, camp, company, id, member, waits_for};
use crate::choice::Choice;
use crate::ids::{ItemId, Member, ReagentId, WoundId};
use crate::pack::schema::{Characteristic, Shop, Status};
use crate::state::Renaissance;
use crate::state::campaign::{Hired, Place, Task};
use testkit::Script;

/// A visit to a shop, by Ruggero.
#[track_caller]
fn visits(start: Camp, shop: Shop) -> Script<Renaissance> {
    start.prove(move |game, table| game.trade(table, 0, shop))
}

/// Ruggero with enough for another class, but for what a test takes away.
fn ready() -> Camp {
    camp().learned(0, "heavy-blow guard iron-skin").sheet(0, |sheet| (sheet.xp, sheet.fated) = (2, true))
}

fn advances(start: Camp) -> usize {
    let game = start.0;
    game.advances(&game.tour().sheets[0]).count()
}

fn banneret() -> Script<Renaissance> {
    ready().prove(|game, table| game.learn(table, 0)).answers("1: advance banneret mind")
}

#[test]
fn n14_9_1_a_village_or_a_city_by_where_the_company_is() {
    assert!(camp().at("firenze").0.in_city() && !camp().at("vinci").0.in_city());
}

#[test]
fn n14_9_2_one_shop_each_and_only_as_many_as_it_takes() {
    let game = camp().at("firenze").coins(20).0;
    assert_eq!(Shop::ALL.map(|shop| game.capacity(shop)), [2, 2, 2, 2, 2, 1, 2]);
    let village = camp().at("vinci").0;
    assert_eq!(Shop::ALL.map(|shop| village.capacity(shop)), [1, 1, 1, 1, 0, 0, 1]);
    let start = camp().at("firenze").coins(20).change(|tour| tour.rest.visits[0] = Some(Shop::Master));
    let script = start.prove(|game, table| game.visit(table, 1));
    let script = script.refuses("visit master").offers("visit church; visit baths; no-shop").answers("2: visit church");
    assert_eq!(script.state().tour().rest.visits[1], Some(Shop::Church));
    // Each is asked once.
    let rest = camp().prove(|game, table| game.begin_rest(table)).luck(1);
    let asked = rest.state().tour().agenda.iter().filter(|task| matches!(task, Task::Visit(_))).count();
    assert_eq!(asked, 4);
}

#[test]
fn n14_9_3_a_visitor_goes_on_as_long_as_it_is_possible() {
    let start = camp().coins(9).agenda(&[Task::Shop(0, Shop::Merchant), Task::EndRest]);
    let script = start.play().answers("1: buy wood; 1: buy wood").offers("buy wood; enough");
    assert_eq!((script.state().tour().coins, script.state().tour().treasury[id::<ReagentId>("wood").index()]), (7, 2));
    let none = visits(camp().coins(0), Shop::Merchant);
    assert!(none.state().tour().agenda.is_empty());
}

#[test]
fn n14_1_1_three_base_skills_the_second_destiny_and_two_points() {
    // Two classes, with two characteristics each; none of his is 6 among them.
    assert_eq!(advances(ready()), 4);
    assert_eq!(advances(ready().learned(0, "heavy-blow guard")), 0);
    assert_eq!(advances(ready().sheet(0, |sheet| sheet.fated = false)), 0);
    assert_eq!(advances(ready().sheet(0, |sheet| sheet.xp = 1)), 0);
    assert_eq!(advances(ready().sheet(0, |sheet| sheet.class = id("breaker"))), 0);
}

#[test]
fn n14_1_2_the_new_class_replaces_the_old_one() {
    let script = banneret();
    let game = script.state();
    let sheet = &game.tour().sheets[0];
    assert_eq!((sheet.class, sheet.xp), (id("banneret"), 0));
    assert_eq!(sheet.destiny.map(|open| open.card), Some(id("a-flag-that-follows")));
    let heroic = |slug: &str| game.pack.class(id(slug)).heroic.clone();
    assert_eq!(game.pack.class(sheet.class).heroic, heroic("banneret"));
    assert_ne!(heroic("banneret"), heroic("fighter"));
}

#[test]
fn n14_1_3_the_bond_comes_at_once() {
    let script = banneret();
    let game = script.state();
    let bond = game.pack.class(id("banneret")).bond.expect("a bond");
    assert_eq!(game.tour().inventory[bond.index()], 1);
    let other = game.pack.class(id("breaker")).bond.expect("a bond");
    assert_eq!(game.tour().inventory[other.index()], 0);
}

#[test]
fn n14_1_4_one_of_the_two_characteristics_rises() {
    let before = ready().0.tour().sheets[0].stats;
    let mind = Characteristic::Mind.number();
    let script = banneret();
    let after = script.state().tour().sheets[0].stats;
    assert_eq!(after[mind], before[mind] + 1);
    assert_eq!(after.iter().sum::<u8>(), before.iter().sum::<u8>() + 1);
    ready().prove(|game, table| game.learn(table, 0)).refuses("advance banneret physique");
}

#[test]
fn n14_2_1_a_skill_costs_its_points_and_as_many_can_be_bought_as_can_be_paid() {
    let start = camp().sheet(0, |sheet| sheet.xp = 3).agenda(&[Task::Learn(0), Task::EndRest]);
    let script = start.play().refuses("learn mind-ward").answers("1: learn guard; 1: learn challenge");
    let sheet = &script.state().tour().sheets[0];
    assert_eq!((sheet.xp, sheet.learned.len()), (0, 3));
    camp().sheet(0, |sheet| sheet.xp = 1).prove(|game, table| game.learn(table, 0)).refuses("learn guard");
}

#[test]
fn n14_2_2_a_skill_that_needs_another_comes_after_it() {
    let start = |learned: &str| camp().learned(0, learned).sheet(0, |sheet| sheet.xp = 5);
    start("heavy-blow").prove(|game, table| game.learn(table, 0)).refuses("learn wall-of-one");
    start("heavy-blow iron-skin").prove(|game, table| game.learn(table, 0)).offers("learn wall-of-one");
}

#[test]
fn n14_3_1_any_number_of_formulae_for_any_hero_of_the_campaign() {
    let game = camp().0;
    let formulae: Vec<ItemId> = game.formulae().collect();
    assert!(formulae.contains(&id("buckler")) && formulae.contains(&id("long-pennon")));
    // Tessa is not with them, and a bond is no formula.
    assert!(!formulae.contains(&id("boar-spear")) && !formulae.contains(&id("knotted-cord")));
    let start = camp().coins(9).reagents(&[("metal", 4), ("leather", 4)]);
    let script = start.agenda(&[Task::Shop(0, Shop::Artisan), Task::EndRest]).play();
    let script = script.answers("1: make buckler; 1: make buckler; 1: make sallet");
    let held = |slug: &str| script.state().tour().inventory[id::<ItemId>(slug).index()];
    assert_eq!((held("buckler"), held("sallet")), (2, 1));
}

#[test]
fn n14_3_2_reagents_and_coins_are_paid_for_a_piece() {
    let start = || camp().coins(1).reagents(&[("metal", 1), ("leather", 1)]);
    let script = visits(start(), Shop::Artisan).answers("1: make buckler");
    let tour = script.state().tour();
    assert_eq!((tour.coins, tour.treasury.iter().sum::<u8>()), (0, 0));
    assert!(!start().coins(0).0.can_make(id("buckler")));
    assert!(!start().reagents(&[("leather", 0)]).0.can_make(id("buckler")));
}

#[test]
fn n14_3_3_there_are_as_many_as_the_formula_has_cards() {
    let with = |n: u8| {
        let start = camp().coins(9).reagents(&[("metal", 9), ("leather", 9)]);
        start.change(|tour| tour.inventory[id::<ItemId>("buckler").index()] = n).0.can_make(id("buckler"))
    };
    assert!(with(1) && !with(2));
}

#[test]
fn n14_3_4_what_was_sold_can_be_made_again() {
    let start = camp().coins(9).reagents(&[("metal", 9), ("leather", 9)]);
    let start = start.change(|tour| tour.inventory[id::<ItemId>("buckler").index()] = 2);
    let script = visits(start, Shop::Merchant).answers("1: sell-item buckler");
    assert!(script.state().can_make(id("buckler")));
}

#[test]
fn n14_4_1_an_empty_place_is_taken_by_a_hired_companion() {
    let start = company([0, 1, 2, 6]).change(|tour| {
        tour.hired = vec![Hired { companion: id("gaspare"), skills: 0b1, rests: 2 }];
    });
    let script = start.prove(|game, table| game.muster(table));
    assert_eq!(script.state().tour().company[3], Place::Companion(id("gaspare"), 0b1));
    assert_eq!(script.state().hero(member(3)).skills.len(), 1);
    let four = camp().prove(|game, table| game.muster(table));
    assert_eq!(four.state().tour().company[3], Place::Hero(3));
}

#[test]
fn n14_4_2_a_place_that_is_still_empty_gets_any_companion_without_skills() {
    let script = company([0, 1, 2, 6]).prove(|game, table| game.muster(table));
    let script = script.offers("fill nuta; fill cosma; fill bruna; fill gaspare").answers("1: fill cosma");
    assert_eq!(script.state().tour().company[3], Place::Companion(id("cosma"), 0));
    let hero = script.state().hero(member(3));
    assert_eq!((hero.skills.len(), hero.items.len()), (0, 3));
}

#[test]
fn n14_4_3_one_hero_may_stay_behind_for_a_companion() {
    let start = || {
        let with = camp().change(|tour| tour.hired = vec![Hired { companion: id("bruna"), skills: 0, rests: 2 }]);
        with.sheet(1, |sheet| sheet.severe = 1 << id::<WoundId>("lame-leg").0 | 1 << id::<WoundId>("scar").0)
    };
    let script = start().prove(|game, table| game.muster(table)).answers("1: stay-behind fiammetta bruna");
    let tour = script.state().tour();
    assert_eq!(tour.company[1], Place::Companion(id("bruna"), 0));
    assert_eq!(tour.sheets[1].severe, 1 << id::<WoundId>("scar").0, "the worst is gone");
    let all = start().prove(|game, table| game.muster(table)).answers("1: all-go");
    assert_eq!(all.state().tour().company, [0, 1, 2, 3].map(Place::Hero));
}

#[test]
fn n14_4_4_hiring_is_free_and_skills_are_paid_for() {
    let start = camp().coins(3).agenda(&[Task::Shop(0, Shop::Barracks), Task::EndRest]);
    let script = start.play().refuses("train cosma 1").answers("1: hire cosma; 1: train cosma 1");
    let tour = script.state().tour();
    assert_eq!((tour.coins, tour.hired.len(), tour.hired[0].skills), (0, 1, 0b1));
    // With four heroes one is enough.
    let full = camp().change(|tour| tour.hired = vec![Hired { companion: id("cosma"), skills: 0, rests: 2 }]);
    assert!(!full.0.offers(0, Shop::Barracks, true).contains(&Choice::Hire(id("bruna"))));
    let two =
        company([0, 1, 6, 7]).change(|tour| tour.hired = vec![Hired { companion: id("cosma"), skills: 0, rests: 2 }]);
    assert!(two.0.offers(0, Shop::Barracks, true).contains(&Choice::Hire(id("bruna"))));
}

#[test]
fn n14_4_5_companions_go_neither_to_church_nor_baths_nor_master() {
    let game = camp().at("firenze").coins(20).change(|tour| tour.company[1] = Place::Companion(id("bruna"), 0)).0;
    let closed =
        |place: u8| Shop::ALL.map(|shop| game.closed(place, shop).is_some_and(|(why, _)| why.key == "why-companion"));
    assert_eq!(closed(1), [false, false, false, true, true, true, false]);
    assert_eq!(closed(0), [false; 7]);
}

#[test]
fn n14_4_6_a_companion_leaves_at_the_end_of_the_rest_after_its_hiring() {
    let rested = |rests: u8| {
        let start = camp().change(|tour| tour.hired = vec![Hired { companion: id("nuta"), skills: 0b1, rests }]);
        let script = start.prove(|game, table| game.end_rest(table));
        script.state().tour().hired.clone()
    };
    assert_eq!(rested(2), [Hired { companion: id("nuta"), skills: 0b1, rests: 1 }]);
    assert!(rested(1).is_empty());
    let again =
        camp().coins(0).change(|tour| tour.hired = vec![Hired { companion: id("nuta"), skills: 0b1, rests: 1 }]);
    let again = visits(again, Shop::Barracks).answers("1: hire nuta");
    assert_eq!(again.state().tour().hired, [Hired { companion: id("nuta"), skills: 0, rests: 2 }]);
}

#[test]
fn n14_5_1_the_surgeon_erases_severe_wounds_of_any_hero_for_their_price() {
    let start = |coins: u16| camp().coins(coins).sheet(2, |sheet| sheet.severe = 1 << id::<WoundId>("broken-arm").0);
    let script = visits(start(5), Shop::Surgeon).answers("1: cure ottavia broken-arm");
    assert_eq!((script.state().tour().coins, script.state().tour().sheets[2].severe), (3, 0));
    assert!(start(1).0.offers(0, Shop::Surgeon, true).is_empty());
}

#[test]
fn n14_5_2_the_church_gives_a_positive_token_for_two_coins() {
    let script = visits(camp().coins(5), Shop::Church).refuses_unknown("bless poisoned").answers("1: bless lucky");
    assert!(waits_for(script.state(), 0, Status::Lucky) && !waits_for(script.state(), 1, Status::Lucky));
    assert_eq!(script.state().tour().coins, 3);
    assert!(camp().coins(1).0.closed(0, Shop::Church).is_some());
}

#[test]
fn n14_5_3_the_baths_give_health_beyond_six() {
    let script = visits(camp().at("firenze").coins(5), Shop::Baths);
    assert_eq!((script.state().tour().sheets[0].boon.health, script.state().tour().coins), (1, 3));
    let game = script.state().clone();
    let there = testkit::prove(game, |game, table| game.deploy(table));
    assert_eq!((there.state().health(Member(0)), there.state().health(Member(1))), (7, 4));
}

#[test]
fn n14_5_4_the_master_gives_a_point_of_experience() {
    let script = visits(camp().at("firenze").coins(5), Shop::Master);
    let tour = script.state().tour();
    assert_eq!((tour.sheets[0].xp, tour.sheets[1].xp, tour.coins), (3, 2, 2));
    assert!(camp().at("vinci").coins(5).0.closed(0, Shop::Master).is_some());
}

#[test]
fn n14_5_5_the_merchant_buys_and_sells_and_sells_nothing_after_a_purchase() {
    let start = || camp().coins(6).reagents(&[("salt", 2)]);
    let script = start().agenda(&[Task::Shop(0, Shop::Merchant), Task::EndRest]).play();
    let script = script.answers("1: sell salt; 1: buy gold").refuses("sell salt");
    let tour = script.state().tour();
    assert_eq!((tour.coins, tour.treasury[id::<ReagentId>("gold").index()]), (1, 1));
    // A buckler is a metal and a leather: half of 5, rounded down.
    assert_eq!(start().0.resale(id("buckler")), 2);
}

#[test]
fn n14_5_1_what_was_cured_hampers_nobody_on_the_road() {
    let start = camp().game(|game| game.heroes[0].severe = 1 << id::<WoundId>("concussion").0);
    let mind = |game: &Renaissance| game.stat(member(0), Characteristic::Mind);
    assert_eq!(mind(&start.0), 1);
    let script = start.prove(|game, table| game.end_rest(table));
    assert_eq!(mind(script.state()), 2, "the sheet has no severe wound any more");
}

#[test]
fn n14_2_1_whoever_stayed_behind_learns_by_its_own_player() {
    let start = || camp().sheet(1, |sheet| sheet.xp = 2).change(|tour| tour.lead = member(0));
    let away = start().change(|tour| tour.company[1] = Place::Companion(id("bruna"), 0)).game(Renaissance::assemble);
    away.prove(|game, table| game.learn(table, 1)).asks("2: ask-learn");
    start().prove(|game, table| game.learn(table, 1)).asks("2: ask-learn");
    start().sheet(1, |sheet| sheet.xp = 0).prove(|game, table| game.learn(table, 1)).rests();
}
