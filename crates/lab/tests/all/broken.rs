//! Packs that are plainly out of balance: the report says so, by name.

use lab::{Comparison, Experiment, Finding, NoWatch, Report, Side, Voice, page, plain};
use shelf::{AnyGame, BotKind, Edition, Plan};
use std::sync::Arc;
use table::Lang;
use table::pack::Source;

fn ascension() -> &'static dyn AnyGame {
    shelf::find("ascension").expect("on the shelf")
}

/// The pack that ships, with something changed in one file: what stands between the two words after a slug.
fn changed(file: &str, slug: &str, from: &str, to: &str, new: &str) -> Source {
    let content = ascension().content();
    let text = content.get(file).expect("a file of the pack");
    let entry = text.find(&format!("slug: \"{slug}\"")).expect("it is in the pack");
    let start = entry + text[entry..].find(from).expect("it has this") + from.len();
    let end = start + text[start..].find(to).expect("and it ends");
    let mut over = Source::default();
    let text = format!("{}{new}{}", &text[..start], &text[end..]);
    over.insert(file, &text).expect("a path");
    over
}

fn open(over: &Source) -> Arc<dyn Edition> {
    ascension().open(over).unwrap_or_else(|complaints| panic!("{complaints}"))
}

fn plan(bots: Vec<BotKind>) -> Plan {
    Plan { bots, options: vec![("rounds".to_owned(), "12".to_owned())], seed: 4, limit: Plan::LIMIT }
}

fn run(edition: &Arc<dyn Edition>, plan: Plan, games: u64) -> Report {
    let experiment = Experiment { edition: edition.clone(), plan, games: 0..games, threads: 2 };
    experiment.run(&NoWatch).expect("a plan")
}

/// Everything a report says, in every form.
fn said(report: &Report, edition: &Arc<dyn Edition>) -> (String, String) {
    let voice = Voice::new(Lang::En, edition.words());
    let text = format!("{:?}", plain::report(report, &voice));
    (text, page::report(report, &voice, ""))
}

/// Ares earns more ECO in a round than anybody else in a game that ends after twelve rounds and is then won by ECO.
#[test]
fn a_god_made_plainly_too_strong_is_named() {
    let edition = open(&changed("gods.ron", "ares", "first: Always([", "])", "Income(100)"));
    let report = run(&edition, plan(vec![BotKind::Random; 4]), 600);
    let strong: Vec<&str> = report
        .findings
        .iter()
        .filter_map(|finding| match finding {
            Finding::Strong(share) if share.by == "faction" => Some(share.key.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(strong.first(), Some(&"ares"), "the farthest off comes first: {strong:?}");
    let (text, page) = said(&report, &edition);
    assert!(text.contains("! Ares is too strong"), "{text}");
    assert!(page.contains("Ares is too strong"));
}

/// The cards that a report calls unused, and whether it is sure of it.
fn unused(report: &Report) -> Vec<(&str, bool)> {
    let lists = report.findings.iter().filter_map(|finding| match finding {
        Finding::NeverUsed { cards } => Some((cards, finding.is_grave())),
        _ => None,
    });
    lists.flat_map(|(cards, sure)| cards.iter().map(move |card| (card.key.as_str(), sure))).collect()
}

/// An event that greedy bots play in four games of ten is made to cost more than anybody ever has. In so few games it may still be by
/// chance that nobody played it, and the report does not call it dead.
#[test]
fn a_dead_card_is_named_and_not_before_it_is_dead() {
    let dead = ("the-last-thunderbolt", false);
    let greedy = || plan(vec![BotKind::Greedy; 4]);
    let before = run(&open(&Source::default()), greedy(), 40);
    assert!(!unused(&before).contains(&dead), "{:?}", unused(&before));
    let edition = open(&changed("events.ron", dead.0, "PayEco(", ")", "255"));
    let after = run(&edition, greedy(), 40);
    assert!(unused(&after).contains(&dead), "{:?}", unused(&after));
    let (text, page) = said(&after, &edition);
    assert!(text.contains("The Last Thunderbolt") || text.contains("The last thunderbolt"));
    assert!(page.contains("The Last Thunderbolt") || page.contains("The last thunderbolt"));
}

#[test]
fn a_card_is_called_dead_once_enough_games_had_it() {
    for (seen, sure) in [(599, false), (600, true)] {
        let cards = vec![lab::Unused { sort: "event", key: "hubris".to_owned(), clause: None, seen }];
        assert_eq!(Finding::NeverUsed { cards }.is_grave(), sure, "{seen} games");
    }
}

fn compare(a: &Arc<dyn Edition>, b: &Arc<dyn Edition>, games: u64) -> lab::CompareReport {
    comparison(a, b, games).run(&NoWatch).expect("two sides")
}

fn comparison(a: &Arc<dyn Edition>, b: &Arc<dyn Edition>, games: u64) -> Comparison {
    let side = |edition: &Arc<dyn Edition>| Side {
        name: String::new(),
        edition: edition.clone(),
        plan: plan(vec![BotKind::Random; 4]),
    };
    Comparison { a: side(a), b: side(b), games: 0..games, threads: 2 }
}

#[test]
fn a_pack_compared_with_itself_has_not_changed() {
    let one = open(&Source::default());
    let report = compare(&one, &open(&Source::default()), 200);
    assert!(report.real().is_empty());
    assert_eq!(report.a.pack, report.b.pack);
}

#[test]
fn a_god_with_more_income_than_before_is_found_and_no_other_gains() {
    let (before, after) =
        (open(&Source::default()), open(&changed("gods.ron", "hestia", "first: Always([", "])", "Income(30)")));
    let report = compare(&before, &after, 900);
    let gained: Vec<&str> = report
        .real()
        .into_iter()
        .filter(|row| row.by == "faction" && row.difference > 0.0)
        .map(|row| row.key.as_str())
        .collect();
    assert_eq!(gained, ["hestia"], "{:?}", report.real());
}

/// What a designer reads of a comparison.
fn read(report: &lab::CompareReport, edition: &Arc<dyn Edition>) -> String {
    let voice = Voice::new(Lang::En, edition.words());
    format!("{:?}", plain::compare(report, &voice))
}

#[test]
fn a_change_that_does_little_is_told_with_what_would_have_shown() {
    let (before, after) = (open(&Source::default()), open(&changed("gods.ron", "hestia", "eco: ", ",", "9")));
    let few = compare(&before, &after, 20);
    assert_eq!(few.scarce(), ["hestia"]);
    let said = read(&few, &after);
    assert!(said.contains("fewer than 30 games, too few to show anything: Hestia"), "{said}");

    let some = compare(&before, &after, 200);
    let row = some.missed().next().expect("one ECO makes no great difference");
    assert!(row.key == "hestia" && row.shows > row.difference.abs() && row.shows > (row.high - row.low) / 2.0);
    let said = read(&some, &after);
    let points = (row.shows * 1000.0).round() / 10.0;
    assert!(said.contains(&format!("a change of {points:.1} points would most likely have shown")), "{said}");
    assert_eq!(said.matches("Hestia").count(), 2, "named once, and one row: {said}");
    assert!(some.touched > 0 && some.touched < some.pairs, "{} of {}", some.touched, some.pairs);
    let touched = format!("In {} of {} pairs of games some of that was in play", some.touched, some.pairs);
    assert!(said.contains(&touched), "{said}");
}

#[test]
fn an_entry_that_was_added_is_named_and_its_neighbours_are_not() {
    let heroes = shelf::find("ascension").expect("on the shelf").content();
    let heroes = heroes.get("heroes.ron").expect("heroes").to_owned();
    let end = heroes.rfind(']').expect("a list");
    let added = "(slug: \"telemachus\", icon: \"argo\", copies: 2, home: Water, gift: Always([WebGuard])),\n]";
    let more = Source::embedded(&[("heroes.ron", &format!("{}{added}", &heroes[..end]))]);
    let (before, after) = (open(&Source::default()), open(&more));
    let report = compare(&before, &after, 4);
    assert_eq!((&report.aim.added[..], &report.aim.changed[..]), (&["telemachus".to_owned()][..], &[][..]));
    assert!(report.rows.iter().all(|row| !row.aimed));
    let said = read(&report, &after);
    assert!(said.contains("Only in B: ") && !said.contains("The packs differ in"), "{said}");
    let report = compare(&after, &before, 4);
    assert!(read(&report, &after).contains("Only in A: "));
}

#[test]
fn a_comparison_goes_on_until_a_change_would_show() {
    let (before, after) = (open(&Source::default()), open(&changed("gods.ron", "hestia", "eco: ", ",", "9")));
    let mut sides = comparison(&before, &after, 1_000_000);
    let report = sides.run_until(Some(0.4), &NoWatch).expect("a game for four");
    let shows = report.rows.iter().filter(|row| row.aimed).map(|row| row.shows).fold(0.0, f64::max);
    assert!(shows > 0.0 && shows <= 0.4, "{shows}");
    assert!(report.games < 2_000 && !report.partial, "{} games", report.games);
    sides.threads = 3;
    let again = sides.run_until(Some(0.4), &NoWatch).expect("a game for four");
    assert_eq!(again.rows, report.rows);
}
