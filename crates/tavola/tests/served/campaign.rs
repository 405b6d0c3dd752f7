//! A campaign is open for weeks: it survives that its server is killed in the middle of thousands of answers, and that the content is
//! brought up to date meanwhile.

use crate::house::{Folder, Serve, Table, request, set_with, wait_for};
use serde_json::{Value, json};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long opening it may take where programs are built for tests and others use the machine; docs/performance.md has the figures.
const OPENING: Duration = Duration::from_secs(2);

/// A campaign that bots who pick at random play; our own seat is theirs as well.
fn begin(server: &Serve, seed: u64) -> Table {
    let options = json!({ "play": "campaign", "difficulty": "story" });
    let table = set_with(server, "odyssey", &["me", "random", "random", "random"], &options, seed);
    hand(server, &table, "random");
    table
}

fn hand(server: &Serve, table: &Table, to: &str) {
    let (status, told) =
        table.post(&server.address, 0, "hand", &json!({ "seat": 1, "to": to })).expect("the server answers");
    assert_eq!(status, 200, "{told}");
}

/// Everything of the record that somebody answered, or that the dice did.
fn told(server: &Serve, table: &Table) -> Vec<String> {
    let (status, record) = table.get(&server.address, 0, "record").expect("a record");
    assert_eq!(status, 200, "{record}");
    let events = record.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    events.map(|line| line.split(" ~").next().unwrap_or_default().to_owned()).collect()
}

fn is_over(server: &Serve, table: &Table) -> bool {
    let (_, told) = table.get(&server.address, 0, "").expect("the table");
    serde_json::from_str::<Value>(&told).is_ok_and(|told| !told["outcome"].is_null())
}

/// Bots play until they have given this many answers. `None` where the campaign is over before.
fn played(server: &Serve, seed: u64, answers: usize) -> Option<Table> {
    let given = || server.count("tavola_bot_answers_total") as usize;
    let before = given();
    let table = begin(server, seed);
    while given() < before + answers {
        if is_over(server, &table) {
            return None;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(table)
}

fn killed_and_opened(name: &str, answers: usize) {
    let folder = Folder::new(name);
    let place = ["--data".to_owned(), folder.path("data")];
    let mut server = Serve::start(&place);
    let table = (1..40).find_map(|seed| played(&server, seed, answers)).expect("a campaign that is long enough");
    // Bots go on while it is killed.
    let before = told(&server, &table);
    server.kill();
    let server = Serve::start(&place);
    // What every first page of a game needs is not part of opening a table.
    set_with(&server, "odyssey", &["me", "me", "me", "me"], &json!({ "play": "campaign" }), 1);
    let begun = Instant::now();
    let (status, _) = table.get(&server.address, 0, "question").expect("the table opens");
    let took = begun.elapsed();
    assert_eq!(status, 200);
    assert!(took < OPENING, "it was opened in {took:?}");
    let after = told(&server, &table);
    assert!(before.len() >= answers && after.len() >= before.len(), "{} answers, then {}", before.len(), after.len());
    assert!(after.starts_with(&before), "nothing that was told is lost");
    // And it is played on.
    let (_, watched) = request(&server.address, "GET", &format!("/t/{}", table.id), None, "").expect("a page");
    assert!(!watched.is_empty());
    wait_for("the campaign goes on", || is_over(&server, &table) || told(&server, &table).len() > after.len());
}

#[test]
fn a_campaign_survives_that_its_server_is_killed() {
    killed_and_opened("campaign-short", 300);
}

#[test]
#[ignore = "long: a campaign of three thousand answers"]
fn a_campaign_of_three_thousand_answers_survives_that_its_server_is_killed() {
    killed_and_opened("campaign-long", 3_000);
}

/// The pack as authors export it, with one thing changed in each of these files.
fn changed_pack(folder: &Folder, changes: &[(&str, &str, &str)]) -> [String; 2] {
    let pack = folder.path("pack");
    let exported = Command::new(env!("CARGO_BIN_EXE_tavola")).args(["content", "export", "odyssey", &pack]).output();
    assert!(exported.expect("the program runs").status.success());
    for (file, from, to) in changes {
        let path = format!("{pack}/{file}");
        let words = std::fs::read_to_string(&path).expect("a file of the pack");
        assert_eq!(words.matches(from).count(), 1, "{file} has {from} once");
        std::fs::write(&path, words.replacen(from, to, 1)).expect("a changed pack");
    }
    ["--pack".to_owned(), format!("odyssey={pack}")]
}

/// Whoever hosts takes a new pack: a campaign that was begun before is all there, and is played on.
#[test]
fn a_campaign_is_played_on_after_its_server_got_another_pack() {
    let folder = Folder::new("campaign-pack");
    let place = ["--data".to_owned(), folder.path("data")];
    let server = Serve::start(&place);
    let table = begin(&server, 1);
    wait_for("it is under way", || told(&server, &table).len() > 50);
    hand(&server, &table, "person");
    let before = told(&server, &table);
    drop(server);

    let pack = changed_pack(
        &folder,
        &[("campaign/cycles/campaign.ron", "goods: [(\"timber\", 5)", "goods: [(\"timber\", 9)")],
    );
    let server = Serve::start(&[place.as_slice(), &pack].concat());
    assert_eq!(told(&server, &table), before);
    hand(&server, &table, "random");
    wait_for("it is played on", || is_over(&server, &table) || told(&server, &table).len() > before.len() + 50);
}

/// What the table shows to its first seat: the scene, and everything that was told, in English.
fn shown(server: &Serve, table: &Table) -> String {
    let part = |what: &str| {
        let (status, told) = table.get(&server.address, 0, &format!("{what}?lang=en")).expect("an answer");
        assert_eq!(status, 200, "{told}");
        told
    };
    part("scene") + &part("log")
}

/// Answers for the first seat until this option is there, and takes it.
fn take(server: &Serve, table: &Table, wanted: &str) {
    for _ in 0..10 {
        let (status, told) = table.get(&server.address, 0, "question?lang=en").expect("a question");
        assert_eq!(status, 200, "{told}");
        let question: Value = serde_json::from_str(&told).expect("JSON");
        let options = question["options"].as_array().expect("options");
        let mut answers = options.iter().filter_map(|option| option["answer"].as_str());
        let found = answers.clone().find(|answer| *answer == wanted);
        let answer = found.or_else(|| answers.next()).expect("an option");
        let answer = json!({ "question": question["question"], "answer": answer, "seat": 1 });
        let (status, told) = table.post(&server.address, 0, "answer", &answer).expect("an answer");
        assert_eq!(status, 200, "{told}");
        if found.is_some() {
            return;
        }
    }
    panic!("nobody was asked for `{wanted}`");
}

/// A table speaks with the content it began with, whatever the server was given since: its paragraphs and what they bring. A table that is
/// begun afterwards has the new ones.
#[test]
fn a_campaign_keeps_the_content_it_began_with() {
    let folder = Folder::new("campaign-content");
    let place = ["--data".to_owned(), folder.path("data")];
    let begin = |server: &Serve| set_with(server, "odyssey", &["me"; 4], &json!({ "play": "campaign" }), 1);
    let server = Serve::start(&place);
    let old = begin(&server);
    drop(server);

    let pack = changed_pack(
        &folder,
        &[
            ("locales/en.ftl", "\ntale-open-1 = ", "\ntale-open-1 = Marjoram grows between the oars. "),
            (
                "story/story.ron",
                "(slug: \"touch\", do: [Take(\"marble\", 1)",
                "(slug: \"touch\", do: [Take(\"marble\", 7)",
            ),
        ],
    );
    let server = Serve::start(&[place.as_slice(), &pack].concat());
    let new = begin(&server);
    for (table, marble) in [(&old, 1), (&new, 7)] {
        take(&server, table, "option touch");
        let shown = shown(&server, table);
        assert!(shown.contains("Four of you sit up on the rowing benches"), "{shown}");
        assert_eq!(shown.contains("Marjoram"), marble == 7, "{shown}");
        for count in [1, 7] {
            assert_eq!(shown.contains(&format!("Aboard: {count} Marble.")), marble == count, "{shown}");
        }
    }
}
