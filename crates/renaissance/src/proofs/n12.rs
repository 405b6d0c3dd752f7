//! N12.1 · The mission: how it ends, what is counted, locations.

use super::position::mission;
use super::*;
use crate::state::{Verdict, Whereabouts};

fn judged(field: Field) -> Option<Verdict> {
    let script = prove(field, |game, table| {
        game.judge(table);
        Ok(())
    });
    script.state().verdict
}

#[test]
fn n12_1_1_a_victory_beats_a_defeat_at_the_same_time_and_all_down_is_a_defeat() {
    let card = "victory: [HeroesIn('m', 1)], defeat: [NoFoes],";
    assert_eq!(judged(mission("R.m", card).at(RUGGERO, "A3")), Some(Verdict::Won));
    assert_eq!(judged(mission("R.m", card)), Some(Verdict::Lost));
    assert_eq!(judged(mission("R.mX", card)), None);
    let down = mission("R.mX", card).change(|game| {
        for hero in &mut game.heroes {
            (hero.ko, hero.wounds) = (true, hero.stats[4]);
        }
    });
    assert_eq!(judged(down), Some(Verdict::AllDown));
}

const VILLAGE: &str = "victory: [Tally('s', 1)], tallies: [(letter: 's', slug: \"saved\", icon: \"hand\", of: 1)],
    markers: [(letter: 'm', slug: \"sheep\", icon: \"animal\")],
    actions: [
        (slug: \"take-along\", icon: \"hand\", ap: 1, place: Marker('m'), does: [TakeUp]),
        (slug: \"into-the-church\", icon: \"hand\", ap: 1, place: In('n'), when: [Carries('m')], does: [PutDown, Tally('s', 1)]),
    ],";

#[test]
fn n12_1_2_markers_are_taken_up_carried_and_counted_where_they_are_put_down() {
    let start = || mission("mR.nX", VILLAGE).turn(RUGGERO, 9).play();
    start().refuses("act into-the-church here").answers("1: act take-along A1").refuses("act take-along A1").check(
        |game| {
            assert_eq!((game.hero(RUGGERO).carries, game.markers[0].len()), (Some(0), 0));
        },
    );
    let script = start().answers("1: act take-along A1; 1: walk A4 plain; 1: act into-the-church here");
    assert_eq!(script.state().verdict, Some(Verdict::Won));
}

#[test]
fn n12_1_3_what_a_fallen_hero_carried_lies_there() {
    let start = mission("R..nX", VILLAGE).hero(RUGGERO, |hero| hero.carries = Some(0));
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 6, true).map(drop));
    assert_eq!((script.state().hero(RUGGERO).carries, script.state().markers[0].contains(space("A1"))), (None, true));
}

#[test]
fn n12_1_4_on_a_location_only_its_actions_its_exit_and_waiting_are_open() {
    let card = "victory: [NoFoes], locations: [(slug: \"cellar\", icon: \"stone\", exit: 'm')],
        actions: [
            (slug: \"drink\", icon: \"water\", ap: 1, place: Location(0), does: [Threat(-1, Actor)]),
            (slug: \"ring-the-bell\", icon: \"bell\", ap: 1, place: Anywhere, does: [Threat(1, Actor)]),
        ],";
    let start = mission("R.mX", card).hero(RUGGERO, |hero| hero.at = Whereabouts::In(0)).turn(RUGGERO, 4);
    let script =
        start.play().offers("act drink here; leave; wait 1; done").refuses("act ring-the-bell here; walk A1 plain");
    let script = script.answers("1: leave");
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().turn.ap), ("A3", 3));
}
