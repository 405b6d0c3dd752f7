//! A phone: nothing is wider than the screen, the question is always in view, and a game can be played to its end.

use crate::driver::Browser;
use crate::player::{Hand, Player};
use crate::{axe, check, visit};
use serde_json::json;

/// The page is no wider than the screen, and the question with its first option can be seen wherever one has scrolled.
fn fits(phone: &Browser, when: &str) {
    let wide = phone.ask("return document.documentElement.scrollWidth - innerWidth").as_i64().unwrap();
    assert!(wide <= 0, "{when}: {wide} pixels wider than the screen");
    let seen = "const q = document.querySelector('#q').getBoundingClientRect(), o = document.querySelector('#answer .vb, #answer .opt')?.getBoundingClientRect(); return q.top >= 0 && q.bottom <= innerHeight && (!o || o.top < innerHeight)";
    assert_eq!(phone.ask(seen), json!(true), "{when}: the question is out of sight");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_plays_a_game_to_its_end() {
    visit(|base| {
        let Some(phone) = Browser::calm(390, 844) else { return };
        phone.go(&format!("{base}/new/ascension"));
        phone.type_into("#name", "Anna");
        phone.type_into("#option-rounds", "10");
        phone.type_into("#seed", "7");
        phone.click("form.set button.wide");
        phone.wait_for("#ask");
        let anna = Player::new(&phone, Hand::Finger);
        for n in 0..400 {
            phone.wait_for("#answer, .ended");
            if anna.is_over() {
                break;
            }
            if n % 5 == 0 {
                fits(&phone, &format!("answer {n}"));
            }
            if n == 30 {
                phone.shot("phone-running");
            }
            assert!(anna.answer());
        }
        phone.wait_for(".ended .results .won");
        fits(&phone, "the end");
        phone.shot("phone-end");
        if let Some(axe) = axe() {
            check(&phone, &axe, "a finished game on a phone");
        }
        large_card(&phone);
    })
    .await;
}

/// Plays with a finger for this many answers, or to the end.
fn played(base: &str, game: &str, name: &str, most: u32) -> bool {
    let Some(phone) = Browser::calm(390, 844) else { return true };
    phone.go(&format!("{base}/new/{game}"));
    phone.type_into("#name", "Anna");
    phone.type_into("#seed", "7");
    phone.click("form.set button.wide");
    phone.wait_for("#ask");
    let anna = Player::new(&phone, Hand::Finger);
    for n in 0..most {
        phone.wait_for("#answer, .ended");
        if n < 40 || n % 10 == 0 {
            fits(&phone, &format!("answer {n}"));
        }
        if n == 20 {
            phone.shot(name);
            large_enough(&phone);
        }
        if anna.is_over() {
            break;
        }
        anna.answer();
    }
    anna.is_over()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_on_a_phone() {
    visit(|base| {
        played(&base, "odyssey", "phone-battle", 25);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole battle takes minutes"]
async fn a_battle_is_fought_to_its_end_on_a_phone() {
    visit(|base| assert!(played(&base, "odyssey", "phone-battle", 900), "the battle has an end")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_convoy_is_driven_on_a_phone() {
    visit(|base| {
        played(&base, "aurora", "phone-convoy", 22);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn a_convoy_is_driven_to_the_end_on_a_phone() {
    visit(|base| assert!(played(&base, "aurora", "phone-convoy", 900), "the game has an end")).await;
}

/// Everything that is touched in the sheet of verbs is large enough for a finger, and chat and log are one tap away.
fn large_enough(phone: &Browser) {
    let small = "return [...document.querySelectorAll('#answer .vb, #foot .btn, #tabs a, .bar nav .btn')].filter(el => { const r = el.getBoundingClientRect(); return r.width && (r.width < 32 || r.height < 32); }).map(el => el.outerHTML.slice(0, 120))";
    assert_eq!(phone.ask(small), json!([]));
    for drawer in ["chat", "log"] {
        phone.click(&format!("a[href='#{drawer}']"));
        phone.wait_for(&format!("#{drawer}.on"));
        phone.click(&format!("#{drawer} .shut"));
        phone.wait_until("return !document.querySelector('.drawer.on')");
    }
}

/// A card that a finger taps is shown large, with its text.
fn large_card(phone: &Browser) {
    phone.tap("#tabs [data-tab=hand]");
    phone.tap("#hand .fan .card");
    phone.wait_for(".card.large.floating");
    phone.shot("phone-card");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_a_phone() {
    visit(|base| {
        let Some(phone) = Browser::open(340, 700) else { return };
        let mut pages = vec!["/".to_owned(), "/public".into(), "/records".into(), "/rules".into(), "/api".into()];
        for game in shelf::games() {
            let slug = game.about().slug;
            pages.extend([format!("/new/{slug}"), format!("/rules/{slug}")]);
            if game.open(&Default::default()).unwrap().has_cards() {
                pages.push(format!("/cards/{slug}"));
            }
        }
        for page in pages {
            phone.go(&format!("{base}{page}"));
            let wide = phone.ask("return document.documentElement.scrollWidth - innerWidth").as_i64().unwrap();
            assert!(wide <= 0, "{page} is {wide} pixels wider than the screen");
        }
    })
    .await;
}
