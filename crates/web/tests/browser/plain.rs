//! Scripts off: ordinary forms and links are enough.

use crate::driver::Browser;
use crate::player::SHARE;
use crate::visit;
use serde_json::json;

/// Waits for a question, which comes when the page looks again by itself, or for the end.
fn asked(browser: &Browser) -> bool {
    browser.wait_for("#answer, .ended");
    browser.ask("return !!document.querySelector('#answer')") == json!(true)
}

/// Clicks something that leads to another page, and waits for that page.
fn go_by(browser: &Browser, selector: &str) {
    browser.run("window.old = true");
    browser.click(selector);
    browser.wait_until("return window.old === undefined && document.readyState === 'complete'");
}

#[tokio::test(flavor = "multi_thread")]
async fn connect_four_is_played_to_its_end_without_scripts() {
    visit(|base| {
        let Some(anna) = Browser::without_scripts(1000, 800) else {
            return;
        };
        anna.go(&format!("{base}/new/connect-four"));
        anna.type_into("#name", "Anna");
        anna.click("#seat-2 option[value=me]");
        anna.type_into("#seed", "7");
        go_by(&anna, "form.set button.wide");
        let mut answers = 0;
        while asked(&anna) {
            assert_eq!(anna.ask("return document.documentElement.className"), json!(""), "no script runs");
            go_by(&anna, if answers % 2 == 0 { "#o1" } else { "#o2" });
            answers += 1;
        }
        assert_eq!(answers, 7, "four in the first column win");
        anna.wait_for(".results .won");
        anna.shot("plain-connect-four");
    })
    .await;
}

/// Where a card of the hand is lit: picks it by its link, then what it leads to, and does what is left. Gives how many links that were.
fn by_links(anna: &Browser) -> Option<u32> {
    let lit =
        || anna.ask("return document.querySelector('.stage a.lit[href*=\"pick=\"]')?.getAttribute('href') ?? null");
    lit().as_str()?;
    let mut links = 0;
    while lit().as_str().is_some() && links < 4 {
        go_by(anna, ".stage a.lit[href*='pick=']");
        links += 1;
    }
    assert_eq!(
        anna.ask("return !!document.querySelector('#pv .held, .stage .held')"),
        json!(true),
        "what is in hand is marked"
    );
    go_by(anna, "#pv button.way");
    Some(links)
}

/// More answers than any game here takes.
const MOST: u32 = 600;

/// How often each way of answering was used in a game.
#[derive(Default)]
struct Used {
    answers: u32,
    /// Several things at once.
    several: u32,
    /// Links on the table.
    links: u32,
}

/// Plays a game to its end, by links on the table and by the lists of the form.
fn play_plainly(anna: &Browser, base: &str, game: &str, rounds: Option<&str>, most: u32) -> Used {
    anna.go(&format!("{base}/new/{game}"));
    anna.type_into("#name", "Anna");
    if let Some(rounds) = rounds {
        anna.type_into("#option-rounds", rounds);
    }
    anna.type_into("#seed", "7");
    go_by(anna, "form.set button.wide");
    let mut used = Used::default();
    while used.answers < most && asked(anna) {
        used.answers += 1;
        if used.answers == 24 {
            the_rule_behind(anna);
        }
        let kind = anna.ask("return document.querySelector('#answer').dataset.kind");
        if kind != json!("one") && kind != json!("some") {
            anna.run(SHARE);
            go_by(anna, "#answer .send button");
            continue;
        }
        let least = anna
            .ask("return Number(document.querySelector('#answer output.count')?.dataset.min ?? -1)")
            .as_i64()
            .unwrap();
        for number in 1..=least.max(0) {
            anna.click(&format!("#o{number}"));
        }
        if least >= 0 {
            used.several += 1;
            go_by(anna, "#answer .send button");
            continue;
        }
        // Whoever touches whatever is lit never ends a turn; the list has what does.
        if let Some(links) = (used.answers % 3 != 0).then(|| by_links(anna)).flatten() {
            used.links += links;
            continue;
        }
        let number = anna.ask("const all = [...document.querySelectorAll('#answer button.opt')]; const wanted = ['move', 'close hand', 'end', 'done', 'pass', 'enter']; return Number((all.find(o => wanted.some(w => o.value.startsWith(w))) ?? all[0]).dataset.number)");
        anna.run(&format!("document.getElementById('o{number}').closest('details')?.setAttribute('open', '')"));
        go_by(anna, &format!("#o{number}"));
    }
    if most == MOST {
        anna.wait_for(".ended .results");
    }
    assert!(used.links > 0, "things on the table were picked by their links");
    used
}

#[tokio::test(flavor = "multi_thread")]
async fn ascension_is_played_to_its_end_without_scripts() {
    visit(|base| {
        let Some(anna) = Browser::without_scripts(1280, 900) else { return };
        let used = play_plainly(&anna, &base, "ascension", Some("10"), MOST);
        assert!(used.several > 0, "several cards were discarded at once");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_without_scripts() {
    visit(|base| {
        let Some(anna) = Browser::without_scripts(1280, 900) else { return };
        let used = play_plainly(&anna, &base, "odyssey", None, 30);
        assert!(used.answers >= 20, "{} answers", used.answers);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_convoy_is_driven_without_scripts() {
    visit(|base| {
        let Some(anna) = Browser::without_scripts(1280, 900) else { return };
        let used = play_plainly(&anna, &base, "aurora", None, 20);
        assert!(used.answers >= 15, "{} answers", used.answers);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn a_convoy_is_driven_to_the_end_without_scripts() {
    visit(|base| {
        let Some(anna) = Browser::without_scripts(1280, 900) else { return };
        let used = play_plainly(&anna, &base, "aurora", None, MOST);
        assert!(used.answers > 20, "{} answers", used.answers);
        anna.shot("plain-aurora-end");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole battle takes minutes"]
async fn a_battle_is_fought_to_its_end_without_scripts() {
    visit(|base| {
        let Some(anna) = Browser::without_scripts(1280, 900) else { return };
        let used = play_plainly(&anna, &base, "odyssey", None, MOST);
        assert!(used.answers > 20, "{} answers", used.answers);
        anna.shot("plain-odyssey-end");
    })
    .await;
}

/// Why a question is asked stands in the rulebook; then back to the table.
fn the_rule_behind(anna: &Browser) {
    let table = anna.ask("return location.href");
    anna.click("#foot a[data-key='?']");
    anna.wait_for(".ruletext:target");
    anna.shot("plain-rule");
    anna.go(table.as_str().unwrap());
}
