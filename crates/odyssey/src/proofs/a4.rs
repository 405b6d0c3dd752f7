//! A4 · Inward odysseys.

use super::sea::*;
use crate::state::campaign::{DayStep, Task};

#[test]
fn a4_1_an_odyssey_is_read_at_the_end_of_the_step() {
    let script = sea().suffers("[Gain(Knowledge, 1)]");
    script.rests().check(|game| assert!(game.voyage().reading.is_none(), "not before"));
    let due = sea().campaign(|campaign| campaign.due.odysseys = vec![3]);
    due.does(&[Task::Close]).answers("1: argonaut 1; 1: option boot; 1: argonaut 1").check(|game| {
        assert!(game.voyage().godforms == 1 && game.voyage().due.odysseys.is_empty());
    });
    sea().does(&[Task::Close]).rests();
    let two = sea().campaign(|campaign| campaign.due.odysseys = vec![3, 4]).does(&[Task::Close]);
    let two = two.answers("1: argonaut 1; 1: option boot; 1: argonaut 1; 1: argonaut 1; 1: option look; 1: argonaut 2");
    two.rests().check(|game| assert_eq!(game.voyage().godforms.count_ones(), 2, "one at a time"));
}

#[test]
fn a4_2_two_tokens_are_one_knowledge_after_the_story() {
    let with = |tokens: u8| sea().campaign(move |campaign| campaign.inward = tokens).step(DayStep::Story);
    with(1).rests().check(|game| assert_eq!((game.argo.knowledge, game.voyage().inward), (0, 1)));
    let four =
        with(4).answers("1: argonaut 1; 1: option pay; 1: argonaut 1; 1: argonaut 1; 1: option lie; 1: argonaut 2");
    four.rests().check(|game| assert_eq!((game.argo.knowledge, game.voyage().inward), (2, 0)));
    with(3)
        .answers("1: argonaut 1; 1: option pay; 1: argonaut 1")
        .check(|game| assert_eq!((game.argo.knowledge, game.voyage().inward), (1, 1)));
}

#[test]
fn a4_3_an_odyssey_without_its_requirements_waits_for_them() {
    let due = || sea().campaign(|campaign| campaign.due.odysseys = vec![7]);
    due().does(&[Task::Close]).rests().check(|game| assert_eq!(game.voyage().due.omitted, [7]));
    let met = sea().knows("shrine").campaign(|campaign| campaign.due.omitted = vec![7]);
    let next = sea().campaign(|campaign| campaign.due.odysseys = vec![7, 3]).does(&[Task::Close]);
    next.answers("1: argonaut 1").offers("option boot").check(|game| assert_eq!(game.voyage().due.omitted, [7]));
    met.does(&[Task::Close]).answers("1: argonaut 1").offers("option pour");
}
