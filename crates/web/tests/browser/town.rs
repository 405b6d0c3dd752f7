//! A company at the table: a mission with its clock and its roofs, then the camp, by mouse, by keys, on a phone, without scripts, in both
//! languages.

use crate::driver::Browser;
use crate::player::{Hand, Player};
use crate::visit;
use serde_json::json;

/// Sets a table with one person on the first hero and bots on the others.
fn sit_down(browser: &Browser, base: &str, lang: &str, play: &str) {
    sit_on(browser, base, lang, play, 1);
}

/// Sets a table with one person on this many heroes and bots on the others.
fn sit_on(browser: &Browser, base: &str, lang: &str, play: &str, heroes: u8) {
    browser.go(base);
    browser.run(&format!("document.cookie = 'lang={lang}; path=/'"));
    browser.go(&format!("{base}/new/renaissance"));
    browser.type_into("#name", "Anna");
    browser.run(&format!("document.querySelector('#option-play').value = '{play}'"));
    for seat in 2..=heroes {
        browser.run(&format!("document.querySelector('#seat-{seat}').value = 'me'"));
    }
    browser.type_into("#seed", "7");
    browser.click("form.set button.wide");
    browser.wait_for("#ask");
}

/// Answers until the table has come to its end, or until something is on the page.
fn play_until(browser: &Browser, hand: Hand, most: u32, sought: &str) -> bool {
    let anna = Player::new(browser, hand);
    for _ in 0..most {
        browser.wait_for("#answer, .ended");
        if anna.is_over() || browser.ask(&format!("return !!document.querySelector('{sought}')")) == json!(true) {
            return true;
        }
        anna.answer();
    }
    false
}

/// How much wider than the screen the page is.
fn overhang(browser: &Browser) -> i64 {
    browser.ask("return document.documentElement.scrollWidth - innerWidth").as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mission_shows_its_clock_and_its_roofs_on_a_phone_in_italian() {
    visit(|base| {
        let Some(phone) = Browser::calm(390, 844) else { return };
        sit_down(&phone, &base, "it", "mission");
        let page =
            phone.ask("return [!!document.querySelector('article.tale'), document.querySelector('#ask').dataset.view]");
        assert_eq!(page, json!([true, "whole"]), "a page is read beside the whole board");
        assert!(play_until(&phone, Hand::Finger, 40, "svg.grid a.lit .cst"), "the hero can move");
        for what in ["ol.unroll li.at", "svg.grid .slope", "svg.grid .lvl", "table.ledger tbody", "svg.clock .mh"] {
            let there = phone.asked("return !!document.querySelector(arguments[0])", json!([what]));
            assert_eq!(there, json!(true), "{what}");
        }
        // What it costs to go somewhere stands in the square.
        let costs = phone.ask("return document.querySelectorAll('svg.grid a.lit .cst').length");
        assert!(costs.as_u64().unwrap() > 3, "{costs} squares say what they cost");
        assert!(overhang(&phone) <= 0, "wider than the screen");
        phone.shot("town-it-phone");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole mission takes minutes"]
async fn a_mission_is_played_to_its_end_by_mouse() {
    visit(|base| {
        let Some(wide) = Browser::calm(1440, 900) else { return };
        sit_down(&wide, &base, "en", "mission");
        assert!(play_until(&wide, Hand::Mouse, 600, ".ended"), "the mission ends");
        wide.shot("town-en-ended");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole mission takes minutes"]
async fn a_mission_is_played_to_its_end_by_keys_in_italian() {
    visit(|base| {
        let Some(wide) = Browser::calm(1440, 900) else { return };
        sit_down(&wide, &base, "it", "mission");
        assert!(play_until(&wide, Hand::Keys, 600, ".ended"), "the mission ends");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole mission takes minutes"]
async fn a_mission_is_played_to_its_end_on_a_phone() {
    visit(|base| {
        let Some(phone) = Browser::calm(390, 844) else { return };
        sit_down(&phone, &base, "en", "mission");
        assert!(play_until(&phone, Hand::Finger, 600, ".ended"), "the mission ends");
        assert!(overhang(&phone) <= 0, "wider than the screen");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole mission takes minutes"]
async fn a_mission_is_played_to_its_end_without_scripts() {
    visit(|base| {
        let Some(plain) = Browser::without_scripts(1280, 900) else { return };
        sit_down(&plain, &base, "en", "mission");
        for n in 0..600 {
            plain.wait_for("#answer, .ended");
            if plain.ask("return !!document.querySelector('.ended')") == json!(true) {
                return;
            }
            // A form answers every question; the last of a few answers now and then, so that turns end.
            plain.run("window.old = true");
            plain.asked(
                "const all = [...document.querySelectorAll('#answer button[name]')]; (arguments[0] % 3 ? all[0] : all.at(-1)).click()",
                json!([n]),
            );
            plain.wait_until("return window.old === undefined && document.readyState === 'complete'");
        }
        panic!("the mission does not end");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole mission takes minutes"]
async fn a_mission_is_played_to_its_end_with_all_four_heroes() {
    visit(|base| {
        let Some(wide) = Browser::calm(1440, 900) else { return };
        sit_on(&wide, &base, "en", "mission", 4);
        let own = wide.ask("return document.querySelectorAll('.seat').length");
        assert_eq!(own, json!(4), "four heroes");
        assert!(play_until(&wide, Hand::Mouse, 1500, ".ended"), "the mission ends");
    })
    .await;
}

/// Plays a campaign until somebody may go to a shop, and looks at the street. Then the camp is left again.
fn camp(browser: &Browser, base: &str, lang: &str, hand: Hand) {
    sit_down(browser, base, lang, "campaign");
    assert!(play_until(browser, hand, 900, ".street .shop .lit"), "somebody goes to a shop");
    for what in [".street .frn", ".doors i", ".shelf .gl"] {
        let there = browser.asked("return !!document.querySelector(arguments[0])", json!([what]));
        assert_eq!(there, json!(true), "{what}");
    }
    assert!(overhang(browser) <= 0, "wider than the screen");
    assert_eq!(browser.ask("return document.documentElement.lang"), json!(lang));
    let broken = browser.ask("return document.body.textContent.includes('⟨')");
    assert_eq!(broken, json!(false), "every message has its words");
    browser.shot(&format!("town-{lang}-camp"));
    assert!(play_until(browser, hand, 200, "body:not(:has(.street))"), "the camp is left");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a mission and the way to the camp take minutes"]
async fn a_campaign_comes_to_its_camp() {
    visit(|base| {
        let Some(wide) = Browser::calm(1440, 900) else { return };
        camp(&wide, &base, "en", Hand::Mouse);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a mission and the way to the camp take minutes"]
async fn a_campaign_comes_to_its_camp_by_keys() {
    visit(|base| {
        let Some(wide) = Browser::calm(1440, 900) else { return };
        camp(&wide, &base, "en", Hand::Keys);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a mission and the way to the camp take minutes"]
async fn a_campaign_comes_to_its_camp_on_a_phone_in_italian() {
    visit(|base| {
        let Some(phone) = Browser::calm(390, 844) else { return };
        camp(&phone, &base, "it", Hand::Finger);
    })
    .await;
}
