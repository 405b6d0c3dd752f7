//! V8 · Doom.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn v8_1_exactly_the_tokens_of_a_side_go_once_a_day() {
    let with = |tokens: u8| sea().campaign(move |campaign| campaign.doom.tokens = tokens);
    with(4).step(DayStep::Doom).rests().check(|game| assert_eq!(game.voyage().doom.side, 0));
    with(12).step(DayStep::Doom).answers("1: argonaut 1; 1: option talk").check(|game| {
        assert_eq!((game.voyage().doom.side, game.voyage().doom.tokens), (1, 7), "the others wait for another day");
    });
    let moved = with(12).campaign(|campaign| campaign.doom.moved = true).step(DayStep::Doom);
    moved.rests().check(|game| assert_eq!((game.voyage().doom.side, game.voyage().doom.tokens), (0, 12)));
}
