//! Every page held against axe-core, in both themes, wide and narrow.

#[allow(dead_code, reason = "the example has a beginning of its own")]
#[path = "../../examples/gallery.rs"]
mod gallery;

use crate::driver::Browser;
use crate::player::{Hand, Player};
use crate::{axe, check, visit};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_on_any_page_in_either_theme() {
    visit(|base| {
        let Some(anna) = Browser::open(1400, 1000) else { return };
        let Some(axe) = axe() else { return };
        for theme in ["light", "dark"] {
            anna.go(&base);
            anna.run(&format!("document.cookie = 'theme={theme}; path=/'"));
            for slug in shelf::games().iter().map(|game| game.about().slug) {
                anna.go(&format!("{base}/new/{slug}"));
                check(&anna, &axe, &format!("setting {slug}, {theme}"));
                anna.type_into("#name", "Anna");
                anna.type_into("#seed", "7");
                anna.click("form.set button.wide");
                anna.wait_for("#ask");
                check(&anna, &axe, &format!("table of {slug}, {theme}"));
                anna.shot(&format!("{slug}-{theme}"));
                let table = anna.ask("return location.pathname").as_str().unwrap().to_owned();
                anna.go(&format!("{base}{table}/replay"));
                check(&anna, &axe, &format!("replay of {slug}, {theme}"));
                anna.go(&format!("{base}/rules/{slug}"));
                check(&anna, &axe, &format!("rules of {slug}, {theme}"));
                anna.go(&format!("{base}/new/{slug}?guided=1"));
                anna.type_into("#name", "Anna");
                anna.type_into("#seed", "7");
                anna.click("form.set button.wide");
                anna.wait_for("#coach .says");
                check(&anna, &axe, &format!("guided {slug}, {theme}"));
                anna.shot(&format!("{slug}-guided-{theme}"));
            }
            for page in ["/", "/public", "/records", "/rules", "/api", "/t/nothing"] {
                anna.go(&format!("{base}{page}"));
                check(&anna, &axe, &format!("{page}, {theme}"));
            }
            anna.go(&base);
            anna.shot(&format!("front-{theme}"));
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_tables_of_the_gallery_pass_axe_wide_and_narrow() {
    visit(|_| {
        let Some(axe) = axe() else { return };
        let dir = std::env::temp_dir().join(format!("tavola-gallery-{}", std::process::id()));
        gallery::write(&dir).unwrap();
        for (width, height) in [(1400, 1000), (390, 844)] {
            let Some(browser) = Browser::open(width, height) else {
                return;
            };
            for page in ["ascension-light", "ascension-dark", "odyssey-light", "odyssey-dark"] {
                browser.go(&format!("file://{}/{page}.html", dir.display()));
                check(&browser, &axe, &format!("{page} at {width}"));
                let wide = browser.ask("return document.documentElement.scrollWidth - innerWidth").as_i64().unwrap();
                assert!(wide <= 0, "{page} is {wide} pixels wider than {width}");
                browser.shot(&format!("gallery-{page}-{width}"));
            }
        }
        std::fs::remove_dir_all(&dir).unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_cards_of_a_game_can_be_read_and_printed() {
    visit(|base| {
        let Some(anna) = Browser::open(1400, 1000) else { return };
        for game in shelf::games() {
            let edition = game.open(&Default::default()).unwrap();
            let count: usize = edition.cards().iter().map(|row| row.cards.len()).sum();
            if count == 0 {
                continue;
            }
            let slug = game.about().slug;
            anna.go(&format!("{base}/cards/{slug}"));
            let shown = anna.ask("return [location.pathname, document.readyState]");
            assert_eq!(shown, json!([format!("/cards/{slug}"), "complete"]), "the page is there as a whole");
            assert_eq!(anna.ask("return document.querySelectorAll('.printed .card').length"), json!(count));
            anna.shot(&format!("{slug}-cards"));
            anna.print();
            let size = anna.ask("const box = document.querySelector('.printed .card').getBoundingClientRect(); return [Math.round(box.width), Math.round(box.height)]");
            assert_eq!(size, json!([238, 333]), "63 by 88 millimetres on paper");
            let over = anna.ask("return [...document.querySelectorAll('.printed .card')].filter(c => c.scrollHeight > c.clientHeight + 1).map(c => c.querySelector('.ttl').textContent)");
            assert_eq!(over, json!([]), "cards of {slug} whose text does not fit");
            if let Some(axe) = axe() {
                anna.run("for (const row of document.querySelectorAll('.printed')) [...row.querySelectorAll('.card')].slice(6).forEach(card => card.remove())");
                check(&anna, &axe, &format!("some cards of {slug}"));
            }
        }
    })
    .await;
}

/// The verbs of the page with their letters, in order.
const VERBS: &str = "return [...document.querySelectorAll('#answer .vb[data-verb]')].map(el => el.dataset.verb + ' ' + el.querySelector('summary').dataset.k)";

#[tokio::test(flavor = "multi_thread")]
async fn verbs_keep_their_place_and_letter_and_the_end_of_a_turn_is_0() {
    visit(|base| {
        for game in ["ascension", "odyssey"] {
            let Some(anna) = Browser::calm(1440, 900) else { return };
            anna.go(&format!("{base}/new/{game}"));
            anna.type_into("#name", "Anna");
            anna.type_into("#seed", "7");
            anna.click("form.set button.wide");
            anna.wait_for("#ask");
            let player = Player::new(&anna, Hand::Mouse);
            let mut first: Option<serde_json::Value> = None;
            for _ in 0..25 {
                anna.wait_for("#answer");
                let verbs = anna.ask(VERBS);
                if verbs != json!([]) {
                    assert_eq!(first.get_or_insert_with(|| verbs.clone()), &verbs, "{game}");
                }
                let ends =
                    anna.ask("return [...document.querySelectorAll('#answer button.done')].map(el => el.dataset.k)");
                assert!(ends == json!([]) || ends == json!(["0"]), "{game}: {ends}");
                player.answer();
            }
            let verbs: Vec<String> = serde_json::from_value(first.expect("verbs were shown")).unwrap();
            assert!(verbs.len() <= 8, "{verbs:?}");
            let letters: std::collections::BTreeSet<&str> =
                verbs.iter().filter_map(|verb| verb.split(' ').nth(1)).collect();
            assert_eq!(letters.len(), verbs.len(), "{game}: each has its own letter: {verbs:?}");
            assert!(letters.iter().all(|letter| !"bhklru".contains(letter)), "{game}: {verbs:?}");
        }
    })
    .await;
}
