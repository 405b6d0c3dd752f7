//! The table is where one acts: what is promised of it, held against a real browser.

use crate::driver::Browser;
use crate::player::{Hand, Player, play_until};
use crate::{ready, visit};
use serde_json::{Value, json};

/// Begins a game with bots in the other seats.
fn begin(browser: &Browser, base: &str, game: &str, rounds: Option<u64>) {
    browser.go(&format!("{base}/new/{game}"));
    browser.type_into("#name", "Anna");
    browser.run("for (const seat of document.querySelectorAll('select[id^=seat-]')) if (seat.value !== 'me' && seat.value !== 'none') seat.value = 'random'");
    if let Some(rounds) = rounds {
        browser.type_into("#option-rounds", &rounds.to_string());
    }
    browser.type_into("#seed", "7");
    browser.click("form.set button.wide");
    browser.wait_for("#ask");
}

/// Plays so many answers, or until the game is over.
fn answers(player: &Player, most: u32) -> u32 {
    let mut given = 0;
    while given < most {
        player.browser.wait_for("#answer, .ended");
        if player.is_over() {
            break;
        }
        given += u32::from(player.answer());
    }
    given
}

#[tokio::test(flavor = "multi_thread")]
async fn ascension_is_played_to_its_end_by_touching_the_table() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Mouse);
        play_until(&[&anna], 4);
        browser.shot("table-ascension");
        play_until(&[&anna], 99);
        assert!(anna.is_over());
        assert!(anna.touched.get() > 20, "{} things were touched", anna.touched.get());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ascension_is_played_to_its_end_by_keys() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Keys);
        play_until(&[&anna], 99);
        assert!(anna.is_over());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_by_touching_the_table_and_by_keys() {
    visit(|base| {
        let Some(browser) = Browser::calm(1920, 1080) else { return };
        begin(&browser, &base, "odyssey", None);
        let anna = Player::new(&browser, Hand::Mouse);
        answers(&anna, 25);
        browser.shot("table-odyssey");
        anna.hand.set(Hand::Keys);
        answers(&anna, 25);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_italian() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        browser.go(&base);
        browser.run("document.cookie = 'lang=it; path=/'");
        begin(&browser, &base, "ascension", Some(10));
        assert_eq!(browser.ask("return document.documentElement.lang"), json!("it"));
        let anna = Player::new(&browser, Hand::Mouse);
        answers(&anna, 20);
        browser.shot("table-italian");
        let broken = browser.ask("return document.body.textContent.includes('⟨')");
        assert_eq!(broken, json!(false), "every message has its Italian");
    })
    .await;
}

/// The rectangles of everything that must not move while the pointer does.
const RECTANGLES: &str = r#"
    const box = el => { const r = el.getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round).join(); };
    return [...document.querySelectorAll('#seats, #boards, #mine, #hand, #digest, #ask, #pv, #foot, #answer .vb, #answer .opt, .stage .may')].map(box).join(';');
"#;

/// Points at everything that can be chosen, and gives how many things that were.
fn point_at_everything(browser: &Browser, when: &str) -> usize {
    let before = browser.ask(RECTANGLES);
    let count = browser.ask("window.all = [...document.querySelectorAll('.stage .lit[data-spot], #answer .vb > summary, #answer button.opt')].filter(el => el.getBoundingClientRect().width); return window.all.length").as_u64().unwrap() as usize;
    for n in 0..count {
        browser.asked("const el = window.all[arguments[0]]; for (const kind of ['pointerover', 'pointerenter', 'mouseover']) el.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' }))", json!([n]));
        if n % 4 == 3 || n + 1 == count {
            std::thread::sleep(std::time::Duration::from_millis(110));
            assert_eq!(browser.ask(RECTANGLES), before, "{when}: something moved when pointing at thing {n}");
        }
    }
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_under_the_pointer() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Mouse);
        let mut pointed = 0;
        for question in 0..40 {
            browser.wait_for("#answer, .ended");
            if anna.is_over() {
                break;
            }
            ready(&browser);
            pointed += point_at_everything(&browser, &format!("question {question}"));
            anna.answer();
        }
        assert!(pointed > 100, "{pointed} things were pointed at");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn digest_question_preview_hand_and_seats_keep_their_places() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Mouse);
        let places = "return ['digest', 'ask', 'pv', 'foot', 'hand', 'seats'].map(id => { const r = document.getElementById(id).getBoundingClientRect(); return [id, r.left, r.top, r.width, r.height].map(v => typeof v === 'number' ? Math.round(v) : v).join(' '); })";
        let mut first: Option<Value> = None;
        for question in 0..30 {
            browser.wait_for("#answer, .ended");
            if anna.is_over() {
                break;
            }
            let now = browser.ask(places);
            assert_eq!(first.get_or_insert_with(|| now.clone()), &now, "question {question}");
            let scrolls = browser.ask("return document.documentElement.scrollHeight - innerHeight");
            assert!(scrolls.as_i64().unwrap() <= 0, "question {question}: the page scrolls by {scrolls}");
            anna.answer();
        }
    })
    .await;
}

/// Counts the answers that are sent.
const COUNTING: &str = "window.sent = 0; const real = window.fetch; window.fetch = (to, how) => { if (String(to).endsWith('/answer')) window.sent++; return real(to, how); }";

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_answers_once() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        browser.go(&format!("{base}/new/connect-four"));
        browser.type_into("#name", "Anna");
        browser.run("document.querySelector('#seat-2').value = 'me'");
        browser.type_into("#seed", "7");
        browser.click("form.set button.wide");
        browser.wait_for("#answer");
        browser.run(COUNTING);
        for turn in 1..=6 {
            ready(&browser);
            let column = 1 + turn % 3;
            browser.run(&format!("const el = document.querySelector('#o{column}'); el.click(); el.click(); setTimeout(() => document.querySelector('#o{column}')?.click(), 220)"));
            browser.wait_until(&format!("return document.querySelectorAll('[data-vt^=disc]').length === {turn} && !!document.querySelector('#answer')"));
            std::thread::sleep(std::time::Duration::from_millis(300));
            assert_eq!(browser.ask("return window.sent"), json!(turn), "after turn {turn}");
            let discs = browser.ask("return document.querySelectorAll('[data-vt^=disc]').length");
            assert_eq!(discs, json!(turn));
        }
    })
    .await;
}
