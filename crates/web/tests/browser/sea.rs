//! A campaign at the table: days at sea with an adventure, a battle and crafting, by mouse and on a phone, in both languages.

use crate::driver::Browser;
use crate::player::{Hand, Player};
use crate::visit;
use serde_json::json;

/// What is on the page of a campaign now: the chart, a page of the story, a field of battle, something to craft, the cards.
const SEEN: &str = "return [document.querySelector('svg.map') && 'chart', document.querySelector('article.tale') && 'tale', document.querySelector('svg.grid, .board.grid') && 'battle', document.querySelector('[data-spot^=craft-]') && 'craft', document.querySelector('[data-spot=story]') && 'story'].filter(Boolean)";

/// The day that the page shows.
const DAY: &str =
    "return Number((document.querySelector('#place').textContent.match(/(?:Day|Giorno) (\\d+)/) || [0, 0])[1])";

/// Sails until a day, and says what was on the page by then.
fn sail(browser: &Browser, base: &str, lang: &str, hand: Hand, until: u64) -> Vec<String> {
    browser.go(base);
    browser.run(&format!("document.cookie = 'lang={lang}; path=/'"));
    browser.go(&format!("{base}/new/odyssey"));
    browser.type_into("#name", "Anna");
    browser.run("document.querySelector('#option-play').value = 'short'");
    browser.type_into("#seed", "7");
    browser.click("form.set button.wide");
    browser.wait_for("#ask");
    let anna = Player::new(browser, hand);
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..900 {
        browser.wait_for("#answer, .ended");
        let now: Vec<String> = serde_json::from_value(browser.ask(SEEN)).unwrap();
        now.into_iter().for_each(|what| {
            if !seen.contains(&what) {
                browser.shot(&format!("sea-{lang}-{what}"));
                seen.push(what);
            }
        });
        if anna.is_over() || browser.ask(DAY).as_u64().unwrap() >= until {
            break;
        }
        anna.answer();
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_day_of_a_campaign_is_sailed_on_a_phone_in_italian() {
    visit(|base| {
        let Some(phone) = Browser::calm(390, 844) else { return };
        let seen = sail(&phone, &base, "it", Hand::Finger, 1);
        for what in ["chart", "tale", "story"] {
            assert!(seen.iter().any(|other| other == what), "no {what} among {seen:?}");
        }
        let wide = phone.ask("return document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64().unwrap() <= 0, "{wide} pixels wider than the screen");
        assert_eq!(phone.ask("return document.documentElement.lang"), json!("it"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "three days with their battle take minutes"]
async fn three_days_of_a_campaign_are_sailed_by_mouse() {
    visit(|base| {
        let Some(wide) = Browser::calm(1440, 900) else { return };
        let seen = sail(&wide, &base, "en", Hand::Mouse, 4);
        for what in ["chart", "tale", "story", "battle", "craft"] {
            assert!(seen.iter().any(|other| other == what), "no {what} among {seen:?}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "three days with their battle take minutes"]
async fn three_days_of_a_campaign_are_sailed_on_a_phone_in_italian() {
    visit(|base| {
        let Some(phone) = Browser::calm(390, 844) else { return };
        let seen = sail(&phone, &base, "it", Hand::Finger, 4);
        for what in ["chart", "tale", "story", "battle", "craft"] {
            assert!(seen.iter().any(|other| other == what), "no {what} among {seen:?}");
        }
    })
    .await;
}
