//! N11 · Travel: the way, events, side missions.

use super::camp::{camp, id};
use crate::campaign::travel::roads_between;
use crate::ids::EventId;
use crate::state::campaign::Task;

#[test]
fn n11_9_1_the_company_goes_to_the_next_mission_by_the_shortest_way() {
    let game = camp().0;
    let roads = |from: &str, to: &str| roads_between(&game.pack, id(from), id(to));
    assert_eq!(roads("vinci", "firenze"), Some(1));
    // By Ferrara, not by Siena and Gubbio.
    assert_eq!(roads("firenze", "comacchio"), Some(2));
    // By sea.
    assert_eq!(roads("genova", "cuma"), Some(2));
    assert_eq!(roads("aosta", "aosta"), Some(0));
    let script = camp().change(|tour| tour.next = id("masks-of-florence")).prove(|game, table| game.travel(table));
    assert_eq!(script.state().tour().place, id("firenze"));
}

#[test]
fn n11_9_2_an_event_for_each_road_and_none_for_who_stays() {
    let travels = |next: &'static str| {
        let script = camp().change(move |tour| tour.next = id(next)).prove(|game, table| game.travel(table));
        let tour = script.state().tour();
        (tour.events.left, tour.agenda.contains(&Task::Event))
    };
    assert_eq!(travels("the-eel-marsh"), (3, true));
    assert_eq!(travels("thunder-over-vinci"), (0, false));
}

#[test]
fn n11_9_3_cards_are_revealed_one_by_one_and_stay_out_until_few_are_left() {
    let start = || camp().change(|tour| tour.events.left = 2);
    let script = start().prove(|game, table| game.reveal_event(table)).draws("events", ["the-ford"]);
    let tour = script.state().tour();
    let bit = 1u64 << id::<EventId>("the-ford").0;
    assert_eq!((tour.events.left, tour.events.out), (1, bit));
    // The paragraph comes before the next card.
    assert!(matches!(tour.agenda[..], [Task::Event, Task::Read(_)]));
    let low = start().change(|tour| tour.events.out = !0 << 7 & ((1 << 40) - 1));
    let low = low.prove(|game, table| game.reveal_event(table)).draws("events", ["the-missing-cradle"]);
    assert_eq!(low.state().tour().events.out, 0, "seven were left, so the others came back");
}

#[test]
fn n11_1_1_an_accepted_side_mission_is_noted_and_its_card_laid_aside() {
    let offered = || {
        let start = camp().change(|tour| tour.events.left = 1);
        start.prove(|game, table| game.reveal_event(table)).draws("events", ["the-cart-goes-round"])
    };
    let bit = 1u64 << id::<EventId>("the-cart-goes-round").0;
    let script = offered().answers("1: accept the-plague-cart");
    assert_eq!(
        (script.state().tour().active.clone(), script.state().tour().events.aside),
        (vec![id("the-plague-cart")], bit)
    );
    let refused = offered().answers("1: refuse the-plague-cart");
    assert!(refused.state().tour().active.is_empty());
}

#[test]
fn n11_1_2_the_card_of_a_refused_one_stays_in_the_deck() {
    let start = camp().change(|tour| tour.events.left = 1);
    let script = start.prove(|game, table| game.reveal_event(table)).draws("events", ["the-cart-goes-round"]);
    let script = script.answers("1: refuse the-plague-cart");
    assert_eq!((script.state().tour().events.out, script.state().tour().events.aside), (0, 0));
}

#[test]
fn n11_1_3_three_are_kept_and_the_others_go_back() {
    let all = ["the-plague-cart", "duel-at-dawn", "the-toll", "the-basilisk"];
    let start = camp().change(|tour| {
        tour.active = all.iter().map(|mission| id(mission)).collect();
        tour.events.aside = 1 << id::<EventId>("a-picnic-in-stone").0;
    });
    let script = start.prove(|game, table| game.keep_missions(table));
    let script = script.answers("1: keep the-plague-cart, keep duel-at-dawn, keep the-toll");
    assert_eq!((script.state().tour().active.len(), script.state().tour().events.aside), (3, 0));
    let few = camp().change(|tour| tour.active = vec![id("the-toll")]).prove(|game, table| game.keep_missions(table));
    assert_eq!(few.state().tour().active.len(), 1);
}
