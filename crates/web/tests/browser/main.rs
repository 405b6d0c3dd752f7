//! The table in a real browser: played by mouse and by keys, with what is pushed shown as it comes, and held against axe-core.
//!
//! Needs `chromium` and `chromedriver`; without them the tests say so and pass. `AXE` names a file with axe-core; pictures are written to
//! the folder that `SHOTS` names; those of every state of a table, in both themes and four sizes, by `states.rs`.

#[path = "../common/mod.rs"]
mod common;
mod driver;
mod evening;
mod pages;
mod phone;
mod plain;
mod player;
mod sea;
mod states;
mod table;
mod town;

use driver::Browser;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use web::AppState;

/// Opens a house on a free port and gives its address.
async fn house() -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let config = web::Config { pause: Duration::from_millis(5), ..common::config() };
    tokio::spawn(web::serve_on(listener, Arc::new(AppState::new(config)), std::future::pending()));
    format!("http://{address}")
}

/// Runs what a person does on a thread of its own, since the driver waits.
async fn visit(act: impl FnOnce(String) + Send + 'static) {
    let base = house().await;
    tokio::task::spawn_blocking(move || act(base)).await.unwrap();
}

fn set_table(browser: &Browser, base: &str, second: &str) {
    browser.go(&format!("{base}/new/connect-four"));
    browser.type_into("#name", "Anna");
    browser.run(&format!("document.querySelector('#seat-2').value = '{second}'"));
    browser.type_into("#seed", "7");
    browser.click("form.set button.wide");
    browser.wait_for("#ask, #gather");
}

/// Waits until the page listens: for a moment after a question has changed it does not.
pub fn ready(browser: &Browser) {
    browser.wait_until("return !document.documentElement.matches('.deaf, .sending')");
}

/// Takes an option in hand by its key and does it.
fn twice(browser: &Browser, key: &str) {
    browser.press(key);
    browser.wait_for("#pv [data-do]");
    browser.press(key);
}

fn discs(browser: &Browser) -> u64 {
    browser.ask("return document.querySelectorAll('[data-vt^=disc]').length").as_u64().unwrap()
}

/// Holds the page against axe-core.
pub fn check(browser: &Browser, axe: &str, what: &str) {
    browser.run(axe);
    let found = browser.later("const done = arguments[arguments.length - 1]; axe.run(document, { resultTypes: ['violations'] }).then(r => done(r.violations.filter(v => ['serious', 'critical'].includes(v.impact)).map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | '))))");
    assert_eq!(found, json!([]), "{what}");
    assert!(matches!(found, Value::Array(_)));
}

/// The text of axe-core, where `AXE` names a file with it.
pub fn axe() -> Option<String> {
    let axe = std::env::var_os("AXE").and_then(|path| std::fs::read_to_string(path).ok());
    if axe.is_none() {
        println!("AXE names no file with axe-core: pages are not held against it");
    }
    axe
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_mouse_and_keys_is_pushed_to_the_other_as_it_goes() {
    visit(|base| {
        let Some(anna) = Browser::open(1400, 1000) else { return };
        let bruno = Browser::open(390, 844).expect("a second browser");
        set_table(&anna, &base, "open");
        let table = anna.ask("return location.href").as_str().unwrap().to_owned();
        bruno.go(&table);
        bruno.type_into("input[name=name]", "Bruno");
        bruno.click("form.sit button");
        bruno.wait_for("#ask");
        anna.wait_for("#answer");
        let rail = anna.ask("return [...document.querySelector('.rail').children].map(piece => piece.id)");
        assert_eq!(rail, json!(["ask", "digest", "pv", "foot", "agree"]), "the question comes first for readers");
        ready(&anna);
        // The other acts next, so the first touch takes it in hand and the second does it.
        anna.click("a.lit[data-spot='board-A4']");
        anna.wait_for("#pv [data-do]");
        anna.click("a[data-spot='board-A4']");
        bruno.wait_until(
            "return document.querySelectorAll('[data-vt^=disc]').length == 1 && !!document.querySelector('#answer')",
        );
        ready(&bruno);
        twice(&bruno, "4");
        anna.wait_until(
            "return document.querySelectorAll('[data-vt^=disc]').length == 2 && !!document.querySelector('#answer')",
        );
        assert!(anna.ask("return document.title").as_str().unwrap().starts_with("Your turn"));
        anna.shot("connect-four-wide");
        bruno.shot("connect-four-phone");
        anna.click("form[action$='/undo'] button");
        anna.click("#pv [data-confirm='1']");
        bruno.wait_for(".agree button");
        bruno.click(".agree button[value='1']");
        anna.wait_until("return document.querySelectorAll('[data-vt^=disc]').length == 0");
        for column in ["1", "2", "1", "2", "1", "2", "1"] {
            let (who, other) = if column == "1" { (&anna, &bruno) } else { (&bruno, &anna) };
            let before = discs(who);
            who.wait_for("#answer");
            ready(who);
            twice(who, column);
            other.wait_until(&format!("return document.querySelectorAll('[data-vt^=disc]').length == {}", before + 1));
        }
        bruno.wait_until("return document.querySelector('#q').textContent.includes('Anna has four in line')");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_is_answered_on_the_spot_and_the_question_has_the_keyboard() {
    visit(|base| {
        let Some(anna) = Browser::open(1400, 1000) else { return };
        set_table(&anna, &base, "me");
        let told = anna.ask("return document.querySelector('#pv .brief')?.textContent.includes('B1') ?? false");
        assert_eq!(told, json!(true), "the preview has nothing else to show than the rule");
        anna.press("?");
        anna.wait_until("return document.querySelector('dialog').open && document.querySelector('dialog').textContent.includes('B1')");
        anna.run("document.querySelector('dialog').close()");
        anna.click("form[action$='/hint'] button");
        anna.wait_for(".hint");
        anna.click(".hint summary");
        anna.wait_until("return document.querySelectorAll('#weighed tbody tr').length == 7");
        ready(&anna);
        twice(&anna, "3");
        anna.wait_until("return document.querySelectorAll('[data-vt^=disc]').length == 1");
        ready(&anna);
        anna.press("u");
        anna.wait_until("return document.querySelectorAll('[data-vt^=disc]').length == 0");
    })
    .await;
}

/// Counts the notes that would sound, in place of sounding them.
const SILENT: &str = "window.notes = 0; window.AudioContext = class { resume() {} get currentTime() { return 0; } createOscillator() { window.notes++; return { frequency: {}, connect: g => g, start() {}, stop() {} }; } createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: d => d }; } }";

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is_stands_in_title_and_icon_and_can_be_heard() {
    visit(|base| {
        let Some(anna) = Browser::open(1000, 800) else { return };
        let bruno = Browser::open(1000, 800).expect("a second browser");
        set_table(&anna, &base, "open");
        bruno.go(anna.ask("return location.href").as_str().unwrap());
        bruno.type_into("input[name=name]", "Bruno");
        bruno.click("form.sit button");
        bruno.wait_for("#ask");
        bruno.run(SILENT);
        bruno.click("#bell summary");
        bruno.click("#bell [data-tell=sound]");
        bruno.wait_until("return window.notes === 2");
        let icon = "return new URL(document.querySelector('link[rel=icon]').href).pathname";
        assert_eq!(bruno.ask("return document.title"), json!("Anna to move: Connect four"));
        assert_eq!(bruno.ask(icon), json!("/assets/icon-seat-1.svg"));
        anna.wait_for("#answer");
        assert_eq!(anna.ask(icon), json!("/assets/icon-turn.svg"));
        ready(&anna);
        twice(&anna, "4");
        bruno.wait_until("return window.notes === 4");
        assert_eq!(bruno.ask("return document.title"), json!("Your turn: Connect four"));
        assert_eq!(bruno.ask(icon), json!("/assets/icon-turn.svg"));
        anna.wait_until("return document.title === 'Bruno to move: Connect four'");
        assert_eq!(anna.ask(icon), json!("/assets/icon-seat-2.svg"));
    })
    .await;
}
