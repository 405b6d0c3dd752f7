use super::*;
use crate::CONTENT;
use table::pack::{CheckedPack, Source};

fn shipped() -> Source {
    Source::embedded(CONTENT)
}

/// What is said about the shipped pack with one stretch of a file replaced.
fn changed(path: &str, from: &str, to: &str) -> String {
    let source = testkit::packs::with_changes(CONTENT, &[(path, from, to)]);
    Pack::read(&source).err().map(|complaints| complaints.to_string()).unwrap_or_default()
}

#[test]
fn the_shipped_pack_has_no_mistake() {
    let pack = Pack::read(&shipped()).unwrap_or_else(|complaints| panic!("{complaints}"));
    assert_eq!((pack.sequences.len(), pack.gods.len()), (128, 12));
    assert_eq!(pack.mountain.rings.len(), 36);
}

#[test]
fn a_place_knows_its_cards() {
    let pack = Pack::read(&shipped()).expect("the shipped pack");
    let Some(Card::Plot(plot)) = pack.find("talos-wakes") else {
        panic!("a plot");
    };
    let counts: Vec<u32> = pack.plot(plot).sequence.places.iter().map(|place| place.cards.len()).collect();
    assert_eq!(counts, [1, 8, 16, 16]);
}

#[test]
fn three_mistakes_in_one_pack_are_all_told_with_their_lines() {
    let mut source = shipped();
    for (path, from, to) in [
        ("plots.ron", "Card(\"the-hearth\")", "Card(\"the-heart\")"),
        ("events.ron", "effects: [CutCard]", "effects: [RaiseFree]"),
        ("numbers.ron", "round_limit: 60", "round_limit: 600"),
    ] {
        let text = source.get(path).expect("a file").replacen(from, to, 1);
        source.insert(path, &text).expect("a good path");
    }
    let said = Pack::read(&source).expect_err("three mistakes").to_string();
    assert!(said.contains("there is no sequence card `the-heart`; did you mean `the-hearth`?"), "{said}");
    assert!(said.contains("RaiseFree does not work with the aim Web(Other)"), "{said}");
    assert!(said.contains("expected a number within round_limit_range"), "{said}");
    assert_eq!(said.lines().count(), 3, "{said}");
}

#[test]
fn a_file_that_cannot_be_read_makes_no_complaints_about_others() {
    let mut source = shipped();
    for (path, from, to) in [
        ("numbers.ron", "web_limit: 3", "web_limit: -3"),
        ("gates.ron", "level: 2", "level: 9"),
        ("gods.ron", "sphere: Journey", "sphere: Journee"),
    ] {
        let text = source.get(path).expect("a file").replacen(from, to, 1);
        source.insert(path, &text).expect("a good path");
    }
    let said = Pack::read(&source).expect_err("three mistakes").to_string();
    assert_eq!(said.lines().count(), 3, "{said}");
    assert!(said.contains("expected a level from 1 to 3"), "{said}");
}

/// The shipped pack with this many gates of the second level that need a sphere which may not be in play.
fn with_needy_gates(count: usize) -> Source {
    let mut source = shipped();
    let needy = |line: &str| {
        let (before, _) = line.split_once("places:").expect("a gate on one line");
        format!("{before}places: [Sphere(Air), Kind(Person), Kind(Action), Kind(State), Kind(Place)]),")
    };
    let mut left = count;
    let gates = source.get("gates.ron").expect("a file").lines().map(|line| {
        let needs = left > 0 && line.contains("level: 2");
        left -= usize::from(needs);
        if needs { needy(line) } else { line.to_owned() }
    });
    let gates: Vec<String> = gates.collect();
    source.insert("gates.ron", &gates.join("\n")).expect("a good path");
    source
}

#[test]
fn a_pack_whose_gates_cannot_be_opened_at_some_number_of_seats_is_refused() {
    assert!(Pack::read(&with_needy_gates(1)).is_ok(), "other gates of that level need no sphere");
    let said = Pack::read(&with_needy_gates(99)).expect_err("gates that cannot be served").to_string();
    assert!(said.contains("with 2 players there may be fewer than 2 gates of level 2"), "{said}");
}

#[test]
fn prices_come_first_and_timings_fit_their_aims() {
    let said = changed("events.ron", "effects: [PayEco(4), Slay]", "effects: [Slay, PayEco(4)]");
    assert!(said.contains("prices stand before all other effects"), "{said}");
    let said =
        changed("events.ron", "timing: AnyTime, cost: 4, aim: Web(Other)", "timing: Answer, cost: 4, aim: Web(Other)");
    assert!(said.contains("cannot have the aim"), "{said}");
}

#[test]
fn a_mountain_with_a_wrong_name_is_refused() {
    let said = changed("mountain.ron", "below: [\"S3\", \"S4\"]", "below: [\"S3\", \"F4\"]");
    assert!(said.contains("`F4` does not lie in the sector"), "{said}");
    let said = changed("mountain.ron", "name: \"S2\"", "name: \"S1\"");
    assert!(said.contains("two positions `S1`"), "{said}");
}

#[test]
fn a_god_starts_with_6_to_16_eco() {
    let gods = shipped().get("gods.ron").expect("the gods").to_owned();
    let (before, after) = gods.split_once(", eco: ").expect("a sheet");
    let place = format!("gods.ron:{}:", before.lines().count());
    let line = |eco: u8| {
        let (printed, _) = after.split_once(',').expect("starting ECO");
        let said = changed("gods.ron", &format!(", eco: {printed},"), &format!(", eco: {eco},"));
        said.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!((line(6), line(16)), (String::new(), String::new()));
    for (eco, said) in [(5, "found 5"), (17, "found 17")] {
        let line = line(eco);
        assert!(line.contains(&place), "{line}");
        assert!(line.contains("expected 6 to 16 starting ECO") && line.contains(said), "{line}");
    }
}

#[test]
fn resistance_is_one_for_each_step_of_value() {
    let said = changed("numbers.ron", "resistance: 2", "resistance: 3");
    assert!(said.contains("numbers.ron") && said.contains("expected resistances of 0, 1 and 2"), "{said}");
}

#[test]
fn stakes_rise_with_the_value_and_bronze_has_none() {
    let stakes = "stakes: (bronze: 0, silver: 9, gold: 14)";
    let said = |bronze: u8, silver: u8, gold: u8| {
        changed("numbers.ron", stakes, &format!("stakes: (bronze: {bronze}, silver: {silver}, gold: {gold})"))
    };
    assert_eq!((said(0, 14, 14), said(0, 0, 0)), (String::new(), String::new()));
    assert!(said(0, 15, 14).contains("numbers.ron") && said(0, 15, 14).contains("not below that for silver"));
    assert!(said(1, 9, 14).contains("expected no stake for bronze"));
}
