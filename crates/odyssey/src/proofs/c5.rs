//! C5 · Titans.

use super::sea::*;
use crate::ids::PatternId;

#[test]
fn c5_1_c5_2_above_the_limit_one_is_released_at_once() {
    let aboard = |count: usize| {
        sea().campaign(move |campaign| {
            let titan = campaign.titans[0];
            campaign.titans.resize(count, titan);
        })
    };
    aboard(9).suffers("[Titan(\"dreamer\")]").check(|game| assert_eq!(game.voyage().titans.len(), 10));
    let script =
        aboard(10).suffers("[Titan(\"diceborn\")]").offers("release diceborn 11").answers("1: release dreamer 1");
    script.check(|game| assert_eq!((game.voyage().titans.len(), game.voyage().titans[9].class.0), (10, 4)));
    aboard(10).knows("halls").suffers("[Titan(\"dreamer\")]").check(|game| assert_eq!(game.voyage().titans.len(), 11));
}

#[test]
fn c5_3_a_titan_can_have_a_pattern_of_each_kind() {
    let one = sea().campaign(|campaign| campaign.titans.truncate(1));
    let all = "[Pattern(\"seventh-dream\"), Pattern(\"scarred-marble\"), Pattern(\"hares-heart\"), Pattern(\"seventh-dream\")]";
    one.suffers(all).check(|game| assert_eq!(game.voyage().titans[0].patterns.len(), 3));
}

#[test]
fn c5_3_a_pattern_goes_to_a_titan_and_a_newer_of_its_kind_replaces_it() {
    let names = |name: &str| SHIPPED.patterns.iter().position(|pattern| pattern.slug.as_str() == name);
    let seventh = PatternId(names("seventh-dream").expect("a pattern") as u8);
    let first = sea().campaign(|campaign| campaign.titans.truncate(1));
    let script = first.suffers("[Pattern(\"seventh-dream\"), Pattern(\"seventh-dream\"), Pattern(\"hares-heart\")]");
    script.check(move |game| {
        let patterns = game.voyage().titans[0].patterns;
        assert_eq!(
            (patterns.len(), patterns[0]),
            (2, seventh),
            "of its own kind one is left, and another stays beside it"
        );
    });
    let quaker = sea().campaign(|campaign| {
        campaign.titans.truncate(1);
        campaign.titans[0].class = crate::ids::ClassId(1);
    });
    quaker.suffers("[Pattern(\"seventh-dream\"), Pattern(\"hares-heart\")]").rests().check(|game| {
        assert_eq!(game.voyage().titans[0].patterns.len(), 1, "the first fits dreamers alone");
    });
    let none = sea().campaign(|campaign| campaign.titans.clear());
    none.suffers("[Pattern(\"seventh-dream\")]").check(|game| assert!(game.voyage().titans.is_empty()));
}
