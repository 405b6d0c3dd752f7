//! X · The Hades.

use crate::common::{Expect, god, nth, position};
use ascension::Ascension;
use table::scene::plain::plain;
use table::{Lang, Present, Rules, SeatMap, Viewer, Words, words};

#[test]
fn x1_1_what_has_had_its_effect_or_leaves_play_goes_to_the_hades() {
    position([
        god("poseidon").eco(2).hero("medea silver").wears("sleepless").web("torch").hand("golden-rain pearl"),
        god("ares"),
    ])
    .play()
    .answers("1: play golden-rain; 1: remove sleepless from medea; 1: abandon medea 1; 1: dismiss medea")
    .hades_is("sleepless torch medea")
    .answers("1: close hand")
    .hades_is("sleepless torch medea golden-rain");
}

#[test]
fn x1_2_hades_is_sorted_by_type() {
    let script = position([
        god("poseidon").hand("golden-rain blessed the-stolen-fire odysseus pearl bronze-greaves"),
        god("ares"),
    ])
    .play()
    .answers("1: discard; 1: golden-rain, blessed, the-stolen-fire, odysseus, pearl, bronze-greaves");
    for viewer in [Viewer::Seat(nth(2)), Viewer::Onlooker] {
        let names = crate::common::words::names();
        let reader = crate::common::words::words().reader(Lang::En, viewer.seat(), &names);
        let seen = plain(&script.state().scene(viewer), &reader, 100);
        let order = [
            "In Hades, Water: treasure", // the pearl
            "In Hades, Hero",
            "Odysseus",
            "In Hades, Plot",
            "The Stolen Fire",
            "In Hades, Equipment",
            "Bronze greaves",
            "In Hades, Condition",
            "Blessed",
            "In Hades, Event",
            "Golden rain",
        ];
        let mut rest = seen.as_str();
        for name in order {
            let (_, after) =
                rest.split_once(name).unwrap_or_else(|| panic!("“{name}” is not there in this order:\n{seen}"));
            rest = after;
        }
    }
}

#[test]
fn x1_2_the_hades_lies_open_to_all() {
    let sources = Ascension::ABOUT.words.iter().map(|(tag, ftl)| {
        let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == *tag).expect("a language");
        words::Source::new(*tag, lang, *ftl)
    });
    let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let names: SeatMap<String> = ["Tomás", "Nora"].map(String::from).into_iter().collect();
    let game = position([god("poseidon"), god("ares")]).hades("tithe odysseus").checked();
    let game = game.expect("a position");
    for viewer in [Viewer::Seat(nth(1)), Viewer::Seat(nth(2)), Viewer::Onlooker] {
        let reader = words.reader(Lang::En, viewer.seat(), &names);
        let seen = plain(&game.scene(viewer), &reader, 100);
        for name in ["Tithe", "Odysseus"] {
            assert!(seen.contains(name), "{viewer:?} does not see {name}:\n{seen}");
        }
    }
}

#[test]
fn x1_3_trophies_are_never_shuffled_into_a_new_deck() {
    position([god("poseidon").second_tier().hand("song-of-the-muse"), god("ares")])
        .rest_held_by(2)
        .hades("pearl")
        .play()
        .answers("1: play song-of-the-muse")
        .draws("chaos", ["pearl"])
        .asks("1: ask-action") // the second draw is lost
        .holds(1, "pearl")
        .check(|game| {
            assert_eq!(game.players[nth(1)].trophies.len(), 2);
            assert!(game.deck.is_empty() && game.hades.is_empty());
        });
}

#[test]
fn x2_1_any_cards_of_the_hand_are_discarded_without_effect() {
    position([god("poseidon").hand("golden-rain pearl yoke"), god("ares")])
        .play()
        .answers("1: discard; 1: golden-rain, pearl")
        .has_eco(1, 0)
        .holds(1, "yoke")
        .hades_is("golden-rain pearl");
}

#[test]
fn x2_1_nothing_is_discarded_before_the_movement_or_from_an_empty_hand() {
    position([god("poseidon").hand("pearl"), god("ares")]).moving().play().refuses("discard");
    position([god("poseidon"), god("ares")]).play().refuses("discard");
}
