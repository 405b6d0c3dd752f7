//! W · Webs.

use crate::changed::with_content;
use crate::common::words::{Reads, log_read_by, read};
use crate::common::{Expect, PACK, Side, card, god, nth, position};
use ascension::card::{Card, Value};
use ascension::pack::Admits;
use ascension::state::OwnWeb;
use ascension::{Ascension, Choice};
use table::scene::plain::plain;
use table::{Lang, Present, Viewer};
use testkit::Script;

/// A web of three that nothing adds to: no card of Poseidon's sphere, none of Alcestis' home.
const STOLEN_FIRE: &str = "torch to-dig the-smith";

/// For each length from 3 to 7 a plot and a web that is complete for it, with nothing to add to the roll.
const COMPLETE: [(&str, &str); 5] = [
    ("the-stolen-fire", STOLEN_FIRE),
    ("pandoras-jar", "sword rust the-smith torch"),
    ("the-giants-rise", "plain torch sword rust to-forge"),
    ("the-house-of-atreus", "the-smith rust the-hearth wand sword spear"),
    ("the-fall-of-troy", "the-hearth the-smith sword rust spear torch to-burn"),
];

const VALUES: [&str; 3] = ["bronze", "silver", "gold"];

/// What gold asks for (W4.6).
const STAKE: u16 = 14;

/// Poseidon with Alcestis in silver, who carries a complete web and whose plot is in hand, and with ECO for any stake.
fn ready_to_close() -> Side {
    god("poseidon").eco(STAKE).hero("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire")
}

#[test]
fn w1_1_a_web_begins_with_its_first_card_and_ends_when_it_has_none() {
    position([god("poseidon").hero("penelope silver").hand("torch"), god("ares")])
        .play()
        .answers("1: weave torch on penelope 1")
        .has_web(1, "penelope", 1, "torch")
        .answers("1: use penelope")
        .holds(1, "torch")
        .check(|game| assert!(game.players[nth(1)].webs().next().is_none()));
}

#[test]
fn w1_2_any_number_of_cards_are_woven_one_at_a_time_on_available_heroes() {
    position([
        god("poseidon").hero("alcestis silver").entered("icarus bronze").hand("torch to-dig the-smith the-stolen-fire"),
        god("ares"),
    ])
    .play()
    .refuses("weave torch on icarus 1")
    .answers("1: weave torch on alcestis 1; 1: weave to-dig on alcestis 1; 1: weave the-smith on alcestis 1")
    .has_web(1, "alcestis", 1, STOLEN_FIRE)
    .holds(1, "the-stolen-fire");
}

#[test]
fn w1_2_nothing_is_woven_before_the_movement() {
    position([god("poseidon").hero("alcestis silver").hand("torch"), god("ares")])
        .moving()
        .play()
        .refuses("weave torch on alcestis 1")
        .answers("1: stay")
        .offers("weave torch on alcestis 1");
}

#[test]
fn w1_3_a_hero_carries_at_most_three_webs() {
    let hero = || god("poseidon").hero("alcestis silver").hand("to-burn").web("torch").web("harbour");
    position([hero(), god("ares")]).play().offers("weave to-burn on alcestis 3");
    position([hero().web("pearl"), god("ares")])
        .play()
        .offers("weave to-burn on alcestis 1; weave to-burn on alcestis 2")
        .refuses("weave to-burn on alcestis 4");
}

#[test]
fn w1_4_woven_cards_are_open_and_the_plot_stays_hidden() {
    let script = position([god("poseidon").hero("alcestis silver").hand("torch the-stolen-fire"), god("ares")])
        .play()
        .answers("1: weave torch on alcestis 1");
    for viewer in [Viewer::Seat(nth(2)), Viewer::Onlooker] {
        let names = crate::common::words::names();
        let reader = crate::common::words::words().reader(Lang::En, viewer.seat(), &names);
        let seen = plain(&script.state().scene(viewer), &reader, 100);
        let told = log_read_by(&script, viewer, Lang::En).join("\n");
        assert!(told.contains("Ada weaves “Torch” into Alcestis’s web 1 (one card)."), "{told}");
        assert!(seen.contains("Torch"), "{seen}");
        assert!(!told.contains("The Stolen Fire") && !seen.contains("The Stolen Fire"), "{told}\n{seen}");
    }
    // Its owner sees it.
    let names = crate::common::words::names();
    let reader = crate::common::words::words().reader(Lang::En, Some(nth(1)), &names);
    assert!(plain(&script.state().scene(Viewer::Seat(nth(1))), &reader, 100).contains("The Stolen Fire"));
}

#[test]
fn w1_5_a_card_is_woven_only_for_a_plot_in_hand_that_the_whole_web_fits() {
    let weaver = || god("poseidon").hero("alcestis silver").web("torch");
    position([weaver().hand("the-mother"), god("ares")])
        .play()
        .refuses("weave the-mother on alcestis 1; weave the-mother on alcestis 2")
        .bars("bar-weave", "why-nothing-fits");
    position([weaver().hand("the-mother the-smith the-stolen-fire"), god("ares")])
        .play()
        .offers("weave the-smith on alcestis 1")
        .answers("1: weave the-mother on alcestis 1")
        .refuses("weave the-smith on alcestis 1") // there is one place for a person
        .offers("weave the-smith on alcestis 2");
}

#[test]
fn w1_6_one_plot_in_hand_justifies_any_number_of_webs() {
    position([
        god("poseidon").hero("alcestis silver").hero("daedalus bronze").hand("the-mother the-general the-stolen-fire"),
        god("ares"),
    ])
    .play()
    .answers("1: weave the-mother on alcestis 1; 1: weave the-general on daedalus 1")
    .has_web(1, "alcestis", 1, "the-mother")
    .has_web(1, "daedalus", 1, "the-general");
}

#[test]
fn w1_6_a_plot_that_lies_with_a_web_justifies_only_that_web() {
    position([
        god("poseidon")
            .hero("alcestis silver")
            .failed_web("the-stolen-fire", STOLEN_FIRE)
            .hero("daedalus bronze")
            .hand("the-mother"),
        god("ares"),
    ])
    .play()
    .refuses("weave the-mother on alcestis 2; weave the-mother on daedalus 1");
}

#[test]
fn w1_6_nothing_else_justifies_a_card_on_a_web_with_which_a_plot_lies() {
    // With a state the web would fit Pandora's jar, which is in hand.
    let side = || god("poseidon").hero("alcestis silver").hand("pandoras-jar rust");
    position([side().web(STOLEN_FIRE), god("ares")]).play().offers("weave rust on alcestis 1");
    position([side().failed_web("the-stolen-fire", STOLEN_FIRE), god("ares")])
        .play()
        .refuses("weave rust on alcestis 1")
        .offers("weave rust on alcestis 2");
}

#[test]
fn w2_1_a_place_names_a_kind_a_sphere_a_family_either_of_two_or_one_card() {
    let places = PACK.plots.iter().flat_map(|plot| &plot.sequence.places);
    for place in places {
        let cards = match place.admits {
            Admits::Kind(_) => 16,
            Admits::Sphere(_) => 8,
            Admits::Family(_) => 32,
            Admits::Either(..) => 16 + 8 - 1,
            Admits::Card(_) => 1,
        };
        assert_eq!(place.cards.len(), cards, "{:?}", place.admits);
    }
    assert!(PACK.plots.iter().all(|plot| (3..=7).contains(&plot.sequence.len())));
}

#[test]
fn w2_2_places_are_filled_in_any_order_and_thought_anew() {
    position([
        god("poseidon")
            .hero("alcestis silver")
            .web("the-fire-thief to-burn")
            .hand("the-stolen-fire the-smith to-dig torch shipwreck"),
        god("ares"),
    ])
    .play()
    // Any fire card, an action and a person: the thief and the fire can stand in two places each.
    .offers("weave the-smith on alcestis 1; weave to-dig on alcestis 1; weave torch on alcestis 1")
    .refuses("weave shipwreck on alcestis 1");
}

#[test]
fn w2_2_a_text_may_let_one_card_stand_in_any_place() {
    let weaver =
        |hero: &str| god("ares").eco(9).hero(hero).web("torch to-dig").hand("the-stolen-fire the-phoenix the-lion");
    position([weaver("alcestis silver"), god("poseidon")]).play().refuses("weave the-phoenix on alcestis 1");
    position([weaver("circe silver"), god("poseidon")])
        .play()
        .answers("1: weave the-phoenix on circe 1") // any creature for the person
        .offers("close the-stolen-fire with circe 1 silver")
        .refuses("weave the-lion on circe 1");
    position([god("ares").hero("circe silver").web("the-phoenix").hand("the-lion the-stolen-fire"), god("poseidon")])
        .gate("C", "gate-of-spears")
        .play()
        .refuses("weave the-lion on circe 1"); // one card and no more
}

#[test]
fn w2_3_a_web_is_complete_with_as_many_cards_as_the_plot_has_places() {
    position([
        god("poseidon")
            .eco(9)
            .hero("alcestis silver")
            .web("torch to-dig")
            .hand("the-smith the-stolen-fire pandoras-jar"),
        god("ares"),
    ])
    .play()
    .refuses("close the-stolen-fire with alcestis 1 silver")
    .answers("1: weave the-smith on alcestis 1")
    .offers("close the-stolen-fire with alcestis 1 silver")
    .refuses("close pandoras-jar with alcestis 1 silver");
}

#[test]
fn w2_4_a_web_outlives_its_plot_and_is_closed_when_a_plot_allows_it_again() {
    position([ready_to_close().hand("memory-of-mnemosyne"), god("ares")])
        .play()
        .answers("1: discard; 1: the-stolen-fire")
        .has_web(1, "alcestis", 1, STOLEN_FIRE)
        .refuses("close the-stolen-fire with alcestis 1 silver")
        .answers("1: play memory-of-mnemosyne")
        .draws("chaos", ["pearl"])
        .offers("close the-stolen-fire with alcestis 1 silver");
}

#[test]
fn w3_1_a_card_that_is_cut_goes_to_the_hades_and_the_others_stay() {
    position([god("ares").hand("shears-of-atropos pearl"), god("poseidon").hero("alcestis silver").web(STOLEN_FIRE)])
        .play()
        .answers("1: play shears-of-atropos; 1: to-dig")
        .has_web(2, "alcestis", 1, "torch the-smith")
        .hades_is("to-dig");
}

#[test]
fn w3_2_a_plot_goes_back_to_the_hand_when_a_card_leaves_its_web() {
    position([
        god("ares").hand("envy-of-arachne"),
        god("poseidon").hero("alcestis silver").failed_web("the-stolen-fire", STOLEN_FIRE),
    ])
    .play()
    .answers("1: play envy-of-arachne; 1: torch")
    .holds(1, "torch")
    .holds(2, "the-stolen-fire")
    .has_web(2, "alcestis", 1, "to-dig the-smith");
}

#[test]
fn w3_3_a_web_cut_whole_goes_to_the_hades_and_its_plot_to_the_hand() {
    position([
        god("ares").hand("arrow-of-paris pearl"),
        god("poseidon").hero("medea bronze").failed_web("the-stolen-fire", STOLEN_FIRE),
    ])
    .play()
    .answers("1: play arrow-of-paris")
    .has_no_hero(2, "medea")
    .hades_is("medea torch to-dig the-smith")
    .holds(2, "the-stolen-fire");
}

#[test]
fn w3_4_an_own_web_may_be_abandoned() {
    position([
        god("poseidon").hero("alcestis silver").failed_web("the-stolen-fire", STOLEN_FIRE).web("harbour"),
        god("ares"),
    ])
    .play()
    .answers("1: abandon alcestis 1")
    .hades_is(STOLEN_FIRE)
    .holds(1, "the-stolen-fire")
    .has_web(1, "alcestis", 2, "harbour")
    .refuses("abandon alcestis 1");
}

#[test]
fn w4_1_a_plot_from_the_hand_is_shown_and_laid_with_the_web() {
    position([ready_to_close(), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 silver")
        .rolls("d12", [5])
        .holds(1, "")
        .check(|game| {
            let plot = game.players[nth(1)].webs().next().and_then(|(_, web)| web.plot);
            assert_eq!(plot.map(Card::Plot), Some(card("the-stolen-fire")));
        });
}

#[test]
fn w4_1_a_hero_that_is_not_available_closes_nothing() {
    position([god("poseidon").eco(9).entered("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire"), god("ares")])
        .play()
        .refuses("close the-stolen-fire with alcestis 1 silver")
        .bars("bar-close", "why-not-available");
}

#[test]
fn w4_1_a_web_with_which_a_plot_lies_is_declared_for_that_plot() {
    let cards = "the-fire-thief to-carve the-general";
    let both = "close the-stolen-fire with alcestis 1 gold; close galatea-breathes with alcestis 1 gold";
    position([
        god("poseidon").eco(STAKE).hero("alcestis silver").web(cards).hand("the-stolen-fire galatea-breathes"),
        god("ares"),
    ])
    .play()
    .offers(both);
    position([
        god("poseidon")
            .eco(STAKE)
            .hero("alcestis silver")
            .failed_web("the-stolen-fire", cards)
            .hand("galatea-breathes"),
        god("ares"),
    ])
    .play()
    .offers("close the-stolen-fire with alcestis 1 gold")
    .refuses("close galatea-breathes with alcestis 1 gold");
}

#[test]
fn w4_2_a_web_is_declared_once_in_a_turn() {
    position([ready_to_close(), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [1])
        .refuses("close the-stolen-fire with alcestis 1 bronze")
        .bars("bar-close", "why-declared");
}

#[test]
fn w4_2_a_web_declared_for_a_plot_is_not_declared_for_a_gate_in_the_same_turn() {
    position([
        god("poseidon").at("A").eco(10).hero("alcestis silver").web("the-cyclops to-dig sword").hand("arachnes-wager"),
        god("ares"),
    ])
    .play()
    .offers("try gate with alcestis 1")
    .answers("1: close arachnes-wager with alcestis 1 bronze")
    .rolls("d12", [1])
    .refuses("try gate with alcestis 1")
    .bars("bar-gate", "why-declared");
}

#[test]
fn w4_3_the_web_has_any_value_whatever_the_heros_is() {
    for hero in ["alcestis bronze", "alcestis silver", "alcestis gold"] {
        let mut script =
            position([god("poseidon").eco(STAKE).hero(hero).web(STOLEN_FIRE).hand("the-stolen-fire"), god("ares")])
                .play();
        for value in VALUES {
            script = script.offers(&format!("close the-stolen-fire with alcestis 1 {value}"));
        }
    }
}

#[test]
fn w4_4_the_threshold_grows_with_value_and_length() {
    let thresholds = [[4, 6, 8, 10, 12], [6, 8, 10, 12, 14], [8, 10, 12, 14, 16]];
    for (value, row) in VALUES.iter().zip(thresholds) {
        for ((plot, cards), threshold) in COMPLETE.iter().zip(row) {
            position([god("poseidon").eco(STAKE).hero("alcestis silver").web(cards).hand(plot), god("ares")])
                .play()
                .answers(&format!("1: close {plot} with alcestis 1 {value}"))
                .check(|game| {
                    let attempt = game.attempt().expect("an attempt");
                    assert_eq!(attempt.threshold, threshold, "{plot} as {value}");
                });
        }
    }
}

#[test]
fn w4_5_a_toll_is_paid_when_declaring() {
    let side = |eco| god("poseidon").eco(eco).hero("phaethon silver").web(STOLEN_FIRE).hand("the-stolen-fire");
    position([side(5), god("ares")]).play().answers("1: close the-stolen-fire with phaethon 1 bronze").has_eco(1, 3);
    position([side(1), god("ares")])
        .play()
        .refuses("close the-stolen-fire with phaethon 1 bronze")
        .bars("bar-close", "why-eco");
}

#[test]
fn w4_6_silver_asks_for_a_stake_of_9_and_gold_of_14_and_bronze_for_none() {
    for (eco, offered) in [(0, 1), (8, 1), (9, 2), (13, 2), (14, 3)] {
        let mut script = position([ready_to_close().eco(eco), god("ares")]).play();
        for (number, value) in VALUES.iter().enumerate() {
            let choice = format!("close the-stolen-fire with alcestis 1 {value}");
            script = match number < offered {
                true => script.offers(&choice),
                false => script.refuses_because(&choice, "table-not-an-option"),
            };
        }
    }
    for (value, left) in [("bronze", 20), ("silver", 11), ("gold", 6)] {
        let side = ready_to_close().eco(20).hand("good-omen"); // the window before the roll stays open
        position([side, god("ares")])
            .play()
            .answers(&format!("1: close the-stolen-fire with alcestis 1 {value}"))
            .asks("1: ask-before-roll")
            .has_eco(1, left);
    }
}

#[test]
fn w4_6_the_stake_does_not_depend_on_the_length_and_a_gate_has_none() {
    for (plot, cards) in COMPLETE {
        let side = god("poseidon").eco(STAKE).hero("alcestis silver").web(cards).hand(plot).hand("good-omen");
        position([side, god("ares")]).play().answers(&format!("1: close {plot} with alcestis 1 gold")).has_eco(1, 0);
    }
    let side = god("poseidon").at("A").eco(10).hero("alcestis silver").web("mine to-forge cradle").hand("good-omen");
    position([side, god("ares")]).play().answers("1: try gate with alcestis 1").has_eco(1, 0);
}

#[test]
fn w4_6_the_toll_comes_on_top_of_the_stake() {
    let side =
        |eco| god("poseidon").eco(eco).hero("phaethon silver").web(STOLEN_FIRE).hand("the-stolen-fire good-omen");
    let silver = "close the-stolen-fire with phaethon 1 silver";
    position([side(10), god("ares")]).play().refuses_because(silver, "table-not-an-option");
    position([side(11), god("ares")]).play().answers(&format!("1: {silver}")).has_eco(1, 0);
}

/// The price is told before one chooses: in the option, and where it cannot be paid, as the reason why not.
#[test]
fn w4_6_the_question_tells_the_stake_and_why_a_value_is_missing() {
    let script = position([ready_to_close().eco(10), god("ares").at("S12")]).play();
    let bars = script.barred().iter().filter(|bar| bar.what.key.starts_with("bar-close"));
    let bars: Vec<(String, String)> = bars.map(|bar| (read(Lang::En, &bar.what), read(Lang::En, &bar.why))).collect();
    let said = ("Close “The Stolen Fire” with Alcestis at: gold", "You must stake 14 ECO and you have 10.");
    assert_eq!(bars, [(said.0.to_owned(), said.1.to_owned())]);
    let (Card::Plot(plot), Card::Hero(hero)) = (card("the-stolen-fire"), card("alcestis")) else {
        panic!("a plot and a hero");
    };
    let web = OwnWeb { hero, web: 1 };
    let detail = |value: Value, lang: Lang| {
        let label = script.state().describe(nth(1), Choice::Declare(web, plot, value));
        read(lang, &label.detail.expect("a detail"))
    };
    assert_eq!(detail(Value::Bronze, Lang::En), "On Alcestis: 3 ECO, income 0, no card. No stake.");
    let silver = "On Alcestis: 6 ECO, income 1, one card. Stake: 9 ECO, lost if it fails.";
    assert_eq!(detail(Value::Silver, Lang::En), silver);
    let silver = "Con Alcesti: 6 ECO, rendita 1, una carta. Posta: 9 ECO, persi se fallisce.";
    assert_eq!(detail(Value::Silver, Lang::It), silver);
}

#[test]
fn w5_1_a_window_opens_before_the_roll() {
    position([ready_to_close().hand("good-omen"), god("ares").eco(3).hand("ill-omen"), god("hera").eco(9)])
        .play()
        .refuses("play good-omen")
        .answers("1: close the-stolen-fire with alcestis 1 silver")
        .asks("2: ask-before-roll")
        .answers("2: pass")
        .asks("1: ask-before-roll") // whose turn it is comes last
        .offers("play good-omen");
}

#[test]
fn w5_2_a_cut_in_the_window_spends_the_attempt() {
    position([ready_to_close(), god("ares").eco(9).hand("shears-of-atropos ill-omen")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 silver; 2: play shears-of-atropos; 2: torch")
        .asks("1: ask-action") // nothing is rolled, and nobody is asked again
        .logs("log-attempt-broken")
        .has_web(1, "alcestis", 1, "to-dig the-smith")
        .holds(1, "the-stolen-fire")
        .check(|game| assert!(game.players[nth(1)].trophies.is_empty()));
}

#[test]
fn w5_2_a_web_that_failed_by_a_cut_counts_as_declared_and_failed() {
    position([
        god("poseidon").eco(9).hero("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire torch"),
        god("ares").eco(4).hand("shears-of-atropos"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 silver; 2: play shears-of-atropos; 2: torch")
    .answers("1: weave torch on alcestis 1")
    .refuses("close the-stolen-fire with alcestis 1 silver")
    .check(|game| {
        let (_, web) = game.players[nth(1)].webs().next().expect("a web");
        assert_eq!((web.declared, web.failed), (true, 1));
    });
}

#[test]
fn w5_2_the_attempt_is_spent_when_the_hero_falls_or_leaves() {
    position([
        god("poseidon").eco(9).hero("medea bronze").web(STOLEN_FIRE).hand("the-stolen-fire"),
        god("ares").eco(4).hand("arrow-of-paris"),
    ])
    .play()
    .answers("1: close the-stolen-fire with medea 1 silver; 2: play arrow-of-paris")
    .asks("1: ask-action")
    .has_no_hero(1, "medea")
    .holds(1, "the-stolen-fire");
}

#[test]
fn w5_3_the_value_of_the_hero_adds_minus_2_0_or_2() {
    for (value, least) in [("bronze", 6), ("silver", 4), ("gold", 2)] {
        for (face, closed) in [(least - 1, 0), (least, 1)] {
            position([
                god("poseidon").hero(&format!("alcestis {value}")).web(STOLEN_FIRE).hand("the-stolen-fire"),
                god("ares"),
            ])
            .play()
            .answers("1: close the-stolen-fire with alcestis 1 bronze")
            .rolls("d12", [face])
            .check(|game| assert_eq!(game.players[nth(1)].trophies.len(), closed, "{value} with {face}"));
        }
    }
}

#[test]
fn w5_3_the_bonus_is_reckoned_when_the_die_is_rolled() {
    position([
        god("poseidon").eco(9).hero("alcestis silver").web(STOLEN_FIRE).hand("the-stolen-fire good-omen golden-bit"),
        god("ares").eco(9).hand("ill-omen sleepless"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 silver")
    .answers("2: play ill-omen; 1: play good-omen; 2: attach sleepless; 1: attach golden-bit")
    .rolls("d12", [7]) // −3 +3 −2 +1
    .logs("log-succeeds");
}

#[test]
fn w5_4_each_card_of_the_gods_sphere_adds_1() {
    let web = "pearl shipwreck the-helmsman";
    for (name, face, closed) in [("poseidon", 3, 1), ("poseidon", 2, 0), ("ares", 5, 0), ("ares", 6, 1)] {
        position([god(name).eco(9).hero("alcestis silver").web(web).hand("the-wedding-of-thetis"), god("hera")])
            .play()
            .luck(1)
            .rolls("d12", [face])
            .answers("1: close the-wedding-of-thetis with alcestis 1 silver")
            .check(|game| assert_eq!(game.players[nth(1)].trophies.len(), closed, "{name} with {face}"));
    }
}

#[test]
fn w5_5_the_heros_home_sphere_adds_1_however_many_cards_are_of_it() {
    for (web, least) in [("urn the-ferryman wand", 3), ("urn the-ferryman obol", 3)] {
        for (face, closed) in [(least - 1, 0), (least, 1)] {
            position([god("poseidon").hero("alcestis silver").web(web).hand("the-weighing-of-souls"), god("ares")])
                .play()
                .answers("1: close the-weighing-of-souls with alcestis 1 bronze")
                .rolls("d12", [face])
                .check(|game| assert_eq!(game.players[nth(1)].trophies.len(), closed, "{web} with {face}"));
        }
    }
}

#[test]
fn w5_6_a_reroll_replaces_the_die_and_changes_are_kept() {
    position([ready_to_close().hand("a-nudge-of-fate favour-of-tyche"), god("ares").eco(3).hand("evil-eye")])
        .play()
        .refuses("play a-nudge-of-fate; play favour-of-tyche")
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [12])
        .asks("2: ask-after-roll")
        .answers("2: play evil-eye; 1: play favour-of-tyche")
        .rolls("d12", [3])
        .check(|game| {
            let attempt = game.attempt().expect("an attempt");
            assert_eq!((attempt.die, attempt.change), (Some(3), -2));
        })
        .answers("1: play a-nudge-of-fate") // 3 − 2 + 2 against 4
        .logs("log-fails");
}

/// Whose closing dice count as 6 at least and as 8 at most.
fn between_6_and_8(hero: &str) -> Side {
    let side = god("poseidon").eco(STAKE).hero(hero).wears("inspired ill-starred");
    side.web(STOLEN_FIRE).hand("the-stolen-fire")
}

#[test]
fn w5_7_an_effect_may_set_the_lowest_and_the_highest_face() {
    for (hero, face, value, line, told) in [
        ("alcestis silver", 2, "silver", "Ada rolls 2, which counts as 6 (Inspired): 6 (needs 6).", "log-succeeds"),
        ("alcestis silver", 2, "gold", "Ada rolls 2, which counts as 6 (Inspired): 6 (needs 8).", "log-fails"),
        ("alcestis silver", 7, "gold", "Ada rolls 7 (needs 8).", "log-fails"),
        ("alcestis silver", 12, "gold", "Ada rolls 12, which counts as 8 (Ill-starred): 8 (needs 8).", "log-succeeds"),
        (
            "alcestis bronze",
            12,
            "gold",
            "Ada rolls 12, which counts as 8 (Ill-starred): 8 − 2 = 6 (needs 8).",
            "log-fails",
        ),
    ] {
        position([between_6_and_8(hero), god("ares")])
            .play()
            .answers(&format!("1: close the-stolen-fire with alcestis 1 {value}"))
            .rolls("d12", [face])
            .logs(told)
            .reads(Lang::En, &[line]);
    }
}

#[test]
fn w5_7_the_lowest_face_is_applied_first_then_the_highest() {
    let game = position([between_6_and_8("alcestis bronze"), god("ares")]).checked();
    let game = game.expect("a position");
    Script::from_state(with_content(game, "conditions.ron", "DieAtLeast(6)", "DieAtLeast(10)"))
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [2]) // 10, then 8 at most, and −2
        .logs("log-fails")
        .reads(Lang::It, &["Ada tira 2, che vale 8 (Ispirato e Nato sotto cattiva stella): 8 − 2 = 6 (soglia 8)."]);
}

#[test]
fn w5_8_a_result_equal_to_the_threshold_closes_the_web() {
    for (face, closed) in [(5, 0), (6, 1)] {
        position([ready_to_close(), god("ares")])
            .play()
            .luck(1)
            .rolls("d12", [face])
            .answers("1: close the-stolen-fire with alcestis 1 silver")
            .check(|game| assert_eq!(game.players[nth(1)].trophies.len(), closed));
    }
}

#[test]
fn w5_8_no_face_succeeds_or_fails_by_itself() {
    let (plot, cards) = COMPLETE[4];
    position([god("poseidon").eco(STAKE).hero("alcestis bronze").web(cards).hand(plot), god("ares")])
        .play()
        .answers(&format!("1: close {plot} with alcestis 1 gold"))
        .rolls("d12", [12])
        .logs("log-fails");
    position([
        god("poseidon").hero("alcestis gold").wears("bronze-greaves").web(STOLEN_FIRE).hand("the-stolen-fire"),
        god("ares"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 bronze")
    .rolls("d12", [1])
    .logs("log-succeeds");
}

#[test]
fn w6_1_slopes_take_any_value_flanks_silver_and_gold_the_summit_only_gold() {
    for (place, count) in [("S5", 3), ("A", 3), ("F1", 2), ("D", 2), ("M2", 1), ("Z", 1)] {
        let mut script = position([ready_to_close().at(place), god("ares").at("S12")]).play();
        for (number, value) in VALUES.iter().rev().enumerate() {
            let choice = format!("close the-stolen-fire with alcestis 1 {value}");
            script = if number < count {
                script.offers(&choice)
            } else {
                script.refuses_because(&choice, "table-not-an-option")
            };
        }
    }
}

/// The question names the values that do not count, and never as a bar what it offers.
#[test]
fn w6_1_the_question_says_which_values_do_not_count_in_the_sector() {
    let barred = |place: &str, lang: Lang| {
        let script = position([ready_to_close().at(place), god("ares").at("S12")]).play();
        let bars = script.barred().iter().filter(|bar| bar.what.key.starts_with("bar-close"));
        bars.map(|bar| (read(lang, &bar.what), read(lang, &bar.why))).collect::<Vec<_>>()
    };
    assert_eq!(barred("S5", Lang::En), []);
    let said = |what: &str, why: &str| vec![(what.to_owned(), why.to_owned())];
    assert_eq!(
        barred("F1", Lang::En),
        said(
            "Close “The Stolen Fire” with Alcestis at: bronze",
            "On the flanks only these values count: silver and gold."
        )
    );
    assert_eq!(
        barred("M2", Lang::It),
        said("Chiudere «Il fuoco rubato» con Alcesti come: bronzo e argento", "Sulla cima valgono solo: oro.")
    );
}

/// What a closed web of this value and length brought: ECO, the trophy's income and printed ECO, cards.
fn reward(value: &str, (plot, cards): (&str, &str)) -> (u16, u8, u8, usize) {
    let side = god("poseidon").eco(STAKE).hero("alcestis gold").wears("blessed").web(cards).hand(plot);
    let script = position([side, god("ares")])
        .play()
        .luck(1)
        .rolls("d12", [12])
        .answers(&format!("1: close {plot} with alcestis 1 {value}"));
    let player = &script.state().players[nth(1)];
    let trophy = player.trophies[0];
    assert_eq!(trophy.cards.len(), cards.split_whitespace().count());
    (player.eco - STAKE, trophy.income, trophy.eco, player.hand.len())
}

#[test]
fn w7_1_the_eco_of_the_table() {
    let table = [[3, 4, 5, 6, 7], [6, 8, 10, 12, 14], [9, 12, 15, 18, 21]];
    for (value, row) in VALUES.iter().zip(table) {
        for (web, eco) in COMPLETE.into_iter().zip(row) {
            let (gained, _, printed, _) = reward(value, web);
            assert_eq!((gained, u16::from(printed)), (eco, eco), "{} as {value}", web.0);
        }
    }
}

#[test]
fn w7_2_the_income_of_the_table_comes_in_each_later_maintenance() {
    let table = [[0, 0, 1, 1, 1], [1, 1, 2, 2, 2], [1, 2, 3, 3, 4]];
    for (value, row) in VALUES.iter().zip(table) {
        for (web @ (plot, cards), income) in COMPLETE.into_iter().zip(row) {
            assert_eq!(reward(value, web).1, income, "{plot} as {value}");
            position([god("poseidon").trophy(&format!("{plot} {value}: {cards}")), god("ares")])
                .beginning()
                .play()
                .has_eco(1, 1 + u16::from(income));
        }
    }
}

#[test]
fn w7_3_the_cards_of_the_table() {
    let table = [[0, 0, 1, 1, 2], [1, 1, 2, 2, 3], [2, 2, 3, 3, 4]];
    for (value, row) in VALUES.iter().zip(table) {
        for (web, cards) in COMPLETE.into_iter().zip(row) {
            assert_eq!(reward(value, web).3, cards, "{} as {value}", web.0);
        }
    }
}

#[test]
fn w7_4_plot_and_cards_become_a_trophy_and_the_hero_stays() {
    position([
        god("poseidon")
            .hero("alcestis silver")
            .wears("bronze-greaves")
            .web(STOLEN_FIRE)
            .web("harbour")
            .hand("the-stolen-fire"),
        god("ares"),
    ])
    .play()
    .answers("1: close the-stolen-fire with alcestis 1 bronze")
    .rolls("d12", [12])
    .has_hero(1, "alcestis silver")
    .bears(1, "alcestis", "bronze-greaves")
    .has_web(1, "alcestis", 1, "")
    .has_web(1, "alcestis", 2, "harbour")
    .holds(1, "")
    .hades_is("")
    .check(|game| {
        let trophy = game.players[nth(1)].trophies[0];
        let cards: Vec<&str> = trophy.cards.iter().map(|card| PACK.sequence(*card).slug.as_str()).collect();
        assert_eq!(cards, ["torch", "to-dig", "the-smith"]);
        assert_eq!(PACK.plot(trophy.plot).slug.as_str(), "the-stolen-fire");
    });
}

#[test]
fn w8_1_after_a_failure_the_web_stays_with_its_plot_until_the_next_turn() {
    position([ready_to_close(), god("ares").hand("shears-of-atropos")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [3])
        .has_web(1, "alcestis", 1, STOLEN_FIRE)
        .has_eco(1, STAKE)
        .refuses("close the-stolen-fire with alcestis 1 bronze")
        .answers("1: close hand; 2: stay")
        .offers("play shears-of-atropos") // anyone may play cards against it
        .answers("2: close hand; 2: pass; 1: stay")
        .offers("close the-stolen-fire with alcestis 1 bronze")
        .check(|game| {
            let (_, web) = game.players[nth(1)].webs().next().expect("a web");
            assert_eq!((web.failed, web.plot.is_some()), (1, true));
        });
}

/// An attempt at a web of three cards with 20 ECO in hand, rolled on either side of its threshold.
fn staked(value: &str, face: u8) -> Script<Ascension> {
    position([ready_to_close().eco(20).hand("pearl"), god("ares")])
        .play()
        .luck(1)
        .rolls("d12", [face])
        .answers(&format!("1: close the-stolen-fire with alcestis 1 {value}"))
}

#[test]
fn w8_2_the_stake_is_lost_when_the_web_fails_and_comes_back_when_it_is_closed() {
    for (value, threshold, failed, closed) in
        [("bronze", 4, 20, 20 + 3), ("silver", 6, 20 - 9, 20 + 6), ("gold", 8, 20 - 14, 20 + 9)]
    {
        staked(value, threshold - 1).logs("log-fails").has_eco(1, failed).has_web(1, "alcestis", 1, STOLEN_FIRE);
        staked(value, threshold).logs("log-succeeds").has_eco(1, closed);
    }
}

#[test]
fn w8_2_the_log_tells_what_becomes_of_the_stake() {
    staked("silver", 5).reads(
        Lang::En,
        &[
            "Ada declares “The Stolen Fire” at silver on Alcestis’s web 1 (needs 6), stake 9 ECO.",
            "Ada fails: 5 (needed 6).",
            "Ada loses the stake of 9 ECO.",
        ],
    );
    staked("gold", 8).reads(
        Lang::It,
        &[
            "Ada dichiara «Il fuoco rubato» come tela d’oro sulla tela 1 di Alcesti (soglia 8), posta 14 ECO.",
            "Ada riprende la posta di 14 ECO.",
        ],
    );
    staked("bronze", 3).reads(Lang::En, &["Ada declares “The Stolen Fire” at bronze on Alcestis’s web 1 (needs 4)."]);
}

#[test]
fn w8_2_the_stake_of_a_spent_attempt_comes_back() {
    let shears = god("ares").eco(9).hand("shears-of-atropos");
    position([ready_to_close(), shears])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold; 2: play shears-of-atropos; 2: torch")
        .logs("log-attempt-broken")
        .asks("1: ask-action")
        .has_web(1, "alcestis", 1, "to-dig the-smith")
        .has_eco(1, STAKE);
}

#[test]
fn w5_3_the_log_tells_the_parts_of_the_bonus() {
    let side = god("hestia").hero("phaethon gold").wears("blessed").hand("the-stolen-fire good-omen").eco(STAKE + 2);
    position([side.web("torch to-dig the-smith"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with phaethon 1 gold; 1: play good-omen")
        .rolls("d12", [5])
        .reads(
            Lang::En,
            &[
                "Bonus +12: +2 hero’s value, +1 cards of the god’s sphere, +1 home sphere, +2 Phaethon, +3 Blessed and +3 cards played.",
                "Ada rolls 5 + 12 = 17 (needs 8).",
            ],
        );
}
