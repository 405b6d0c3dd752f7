//! A7 · The delve.

use super::sea::*;
use super::*;

/// The names of major trauma cards by their numbers.
fn cards(numbers: &[u8]) -> Vec<&'static str> {
    let mut left: Vec<usize> = (0..SHIPPED.trauma[1].len()).collect();
    let mut names = Vec::new();
    for number in numbers {
        let place =
            left.iter().position(|card| SHIPPED.trauma[1][*card].number == *number).expect("a card of the number");
        names.push(SHIPPED.trauma[1][left.remove(place)].slug.as_str());
    }
    names
}

fn delves(numbers: &[u8]) -> Script<Odyssey> {
    sea().reads("dream-1").draws("delve", cards(numbers))
}

#[test]
fn a7_1_cards_are_added_up_until_the_group_stops() {
    delves(&[5]).offers("go on").answers("1: done").rests().check(|game| {
        let essence = game.resource(slug("dread-essence")).expect("essence");
        assert_eq!((game.goods(essence), game.argo.knowledge), (1, 0), "stopped short");
    });
}

#[test]
fn a7_2_at_sixteen_it_fails_and_at_the_difficulty_it_passes() {
    delves(&[7]).answers("1: go on").draws("delve", cards(&[4])).answers("1: done").check(|game| {
        assert_eq!(game.argo.knowledge, 1, "11 is enough");
    });
    let bust =
        delves(&[8]).answers("1: go on").draws("delve", cards(&[7])).answers("1: go on").draws("delve", cards(&[1]));
    bust.rolls("lot", [1, 5, 6, 7]).check(|game| {
        assert!(game.is_marked(slug("counted")) && game.argonaut(ONE).stats[1] == 2);
    });
}
