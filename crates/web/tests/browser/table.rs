//! The table is where one acts: what is promised of it, held against a real browser.

use crate::driver::Browser;
use crate::player::{Hand, Player};
use crate::{ready, visit};
use serde_json::{Value, json};
use std::time::Duration;

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

/// More answers than any game here takes.
const MOST: u32 = 900;

/// Plays this many answers, or until the game is over.
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

/// Where everything is that must never change its place.
const PLACES: &str = "return ['digest', 'ask', 'pv', 'foot', 'hand', 'seats'].map(id => { const r = document.getElementById(id).getBoundingClientRect(); return [id, r.left, r.top, r.width, r.height].map(v => typeof v === 'number' ? Math.round(v) : v).join(' '); })";

/// A whole game by touching things where they lie. Digest, question, preview, hand and seats have the same place all the time, and the page
/// never scrolls.
#[tokio::test(flavor = "multi_thread")]
async fn ascension_is_played_to_its_end_by_touching_the_table_and_nothing_changes_its_place() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Mouse);
        let mut first: Option<Value> = None;
        for question in 0..MOST {
            browser.wait_for("#answer, .ended");
            if anna.is_over() {
                break;
            }
            let now = browser.ask(PLACES);
            assert_eq!(first.get_or_insert_with(|| now.clone()), &now, "question {question}");
            let scrolls = browser.ask("return document.documentElement.scrollHeight - innerHeight");
            assert!(scrolls.as_i64().unwrap() <= 0, "question {question}: the page scrolls by {scrolls}");
            if question == 40 {
                browser.shot("table-ascension");
            }
            anna.answer();
        }
        assert!(anna.is_over());
        assert!(anna.touched.get() > 20, "{} things were touched", anna.touched.get());
        browser.shot("table-ascension-end");
    })
    .await;
}

/// How much of a game is played: a whole one takes minutes, the beginning tells the same in less.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Whole,
    Beginning,
}

impl Extent {
    /// At most this many answers.
    fn most(self) -> u32 {
        match self {
            Extent::Whole => MOST,
            Extent::Beginning => 30,
        }
    }

    /// Holds that the game has come as far as it should.
    fn check(self, player: &Player, given: u32) {
        match self {
            Extent::Whole => assert!(player.is_over(), "no end after {given} answers"),
            Extent::Beginning => assert!(given == self.most() || player.is_over(), "{given} answers"),
        }
    }
}

fn ascension_by_keys(base: &str, extent: Extent) {
    let Some(browser) = Browser::calm(1440, 900) else { return };
    begin(&browser, base, "ascension", Some(10));
    let anna = Player::new(&browser, Hand::Keys);
    let given = answers(&anna, extent.most());
    extent.check(&anna, given);
    assert_eq!(anna.touched.get(), 0, "nothing but keys");
}

#[tokio::test(flavor = "multi_thread")]
async fn ascension_is_played_by_keys() {
    visit(|base| ascension_by_keys(&base, Extent::Beginning)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn ascension_is_played_to_its_end_by_keys() {
    visit(|base| ascension_by_keys(&base, Extent::Whole)).await;
}

/// Fights a battle to its end, one way or the other.
fn battle(base: &str, hand: Hand, name: &str, extent: Extent) {
    let Some(browser) = Browser::calm(1920, 1080) else { return };
    begin(&browser, base, "odyssey", None);
    let anna = Player::new(&browser, hand);
    let begun = answers(&anna, 25);
    browser.shot(name);
    let given = begun + answers(&anna, extent.most() - begun);
    extent.check(&anna, given);
    browser.shot(&format!("{name}-end"));
    match hand {
        Hand::Keys => assert_eq!(anna.touched.get(), 0, "nothing but keys"),
        Hand::Mouse | Hand::Finger => {
            assert!(anna.touched.get() > 5, "{} things were touched", anna.touched.get());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_by_touching_the_table() {
    visit(|base| battle(&base, Hand::Mouse, "table-odyssey", Extent::Beginning)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole battle takes minutes"]
async fn a_battle_is_fought_to_its_end_by_touching_the_table() {
    visit(|base| battle(&base, Hand::Mouse, "table-odyssey", Extent::Whole)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_to_its_end_by_keys() {
    visit(|base| battle(&base, Hand::Keys, "table-odyssey-keys", Extent::Whole)).await;
}

/// Where a piece stands, as its label says.
const STANDS: &str = "const el = document.querySelector(`[data-vt=\"${arguments[0]}\"]`); return [el, ...el?.querySelectorAll('[aria-label]') ?? []].map(el => el?.getAttribute('aria-label')?.match(/\\b[A-N]\\d+\\b/)?.[0]).find(Boolean) ?? null";

/// What an order is about is put in order where it lies, and seen there before it is sent.
#[tokio::test(flavor = "multi_thread")]
async fn two_titans_that_are_touched_change_places_before_the_battle() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "odyssey", None);
        browser.wait_for("#answer[data-kind=order]");
        ready(&browser);
        let order =
            "return [...document.querySelectorAll('.ordering .opt')].map(el => Number(el.dataset.number)).join()";
        assert_eq!(browser.ask(order), json!("1,2,3,4"));
        let stood = ["titan-1", "titan-4"].map(|titan| browser.asked(STANDS, json!([titan])));
        let anna = Player::new(&browser, Hand::Mouse);
        for titan in ["titan-1", "titan-4"] {
            anna.touch(anna.marked(titan));
        }
        assert_eq!(browser.ask(order), json!("4,2,3,1"));
        assert_eq!(browser.ask("return document.querySelectorAll('svg.marks .gh').length"), json!(2));
        browser.click("#answer .send button");
        browser.wait_until("return !document.querySelector('#answer[data-kind=order]')");
        let stands = ["titan-4", "titan-1"].map(|titan| browser.asked(STANDS, json!([titan])));
        assert_eq!(stands, stood, "each stands where the other stood");
    })
    .await;
}

/// Drives a convoy for this many answers, or to the end.
fn convoy(base: &str, hand: Hand, name: &str, extent: Extent) {
    let Some(browser) = Browser::calm(1440, 900) else { return };
    begin(&browser, base, "aurora", None);
    let anna = Player::new(&browser, hand);
    let begun = answers(&anna, 25);
    browser.shot(name);
    let given = begun + answers(&anna, extent.most() - begun);
    extent.check(&anna, given);
    browser.shot(&format!("{name}-end"));
    match hand {
        Hand::Keys => assert_eq!(anna.touched.get(), 0, "nothing but keys"),
        Hand::Mouse | Hand::Finger => {
            assert!(anna.touched.get() > 5, "{} things were touched", anna.touched.get());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_convoy_is_driven_by_touching_the_table() {
    visit(|base| convoy(&base, Hand::Mouse, "table-aurora", Extent::Beginning)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn a_convoy_is_driven_to_the_end_by_touching_the_table() {
    visit(|base| convoy(&base, Hand::Mouse, "table-aurora", Extent::Whole)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn a_convoy_is_driven_to_the_end_by_keys() {
    visit(|base| convoy(&base, Hand::Keys, "table-aurora-keys", Extent::Whole)).await;
}

/// The bundle that is proposed is in hand, a touch changes it by what is touched, and what is in hand is sent.
#[tokio::test(flavor = "multi_thread")]
async fn a_party_is_changed_on_the_people_themselves() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "aurora", None);
        browser.wait_for("#answer");
        browser.wait_until("return !document.documentElement.classList.contains('deaf')");
        browser.run("document.querySelector('#answer button[value^=\"others \"]')?.click()");
        browser.wait_until("return !!JSON.parse(document.querySelector('#offer')?.textContent ?? '{}').bundle");
        browser.wait_for("#pv [data-do]");
        let held = "return [...document.querySelectorAll('.stage .card.held')].map(el => el.dataset.spot).join()";
        let before = browser.ask(held);
        assert_ne!(before, json!(""), "the proposal is in hand");
        browser.wait_until("return !document.documentElement.classList.contains('deaf')");
        browser.click(".stage #mine .card.lit:not(.held)");
        assert_ne!(browser.ask(held), before, "a touch changes it");
        browser.shot("table-aurora-party");
        browser.click("#pv [data-do]");
        browser.wait_until("return !JSON.parse(document.querySelector('#offer')?.textContent ?? '{}').bundle");
    })
    .await;
}

/// What lies in a box can be dragged into another one, and stays there when the page is loaded again.
#[tokio::test(flavor = "multi_thread")]
async fn a_good_is_dragged_from_box_to_box_for_the_eye() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "aurora", None);
        browser.wait_for(".train.loose .bx.full [data-load=good]");
        let moved = browser.ask(DRAG);
        assert_ne!(moved, Value::Null, "there is a free box");
        let there = format!(
            "return document.querySelector('.bx[data-spot=\"{}\"] [data-load=good]')?.dataset.name ?? null",
            moved[0].as_str().unwrap()
        );
        assert_eq!(browser.ask(&there), moved[1]);
        browser.go(browser.ask("return location.href").as_str().unwrap());
        browser.wait_for(".train.loose [data-load][draggable=true]");
        assert_eq!(browser.ask(&there), moved[1], "it stays where it was put");
    })
    .await;
}

/// Drags a good into a free box, and gives that box and what lies in it now.
const DRAG: &str = r#"
    const from = document.querySelector('.train.loose .bx.full [data-load=good]');
    const to = [...document.querySelectorAll('.train.loose .bx[data-takes~=good]:not(.full)')].at(-1);
    if (!to) return null;
    const data = new DataTransfer(), name = from.dataset.name;
    const tell = (el, type) => el.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
    tell(from, 'dragstart'); tell(to, 'dragover'); tell(to, 'drop'); tell(from, 'dragend');
    return [to.dataset.spot, name];
"#;

/// Words of places that are wider than their tile, and what can be undone where it is squeezed to a few letters.
const CUT: &str = "const wide = el => el.clientWidth > 0 && el.scrollWidth > el.clientWidth + 1; return [...document.querySelectorAll('.stage .pt b')].filter(wide).concat([...document.querySelectorAll('#foot .un span')].filter(el => wide(el) && el.clientWidth < 60)).map(el => el.textContent);";

/// Plays in Italian, by touching the table. Whatever the page says has its Italian.
fn in_italian(base: &str, game: &str, rounds: Option<u64>, extent: Extent) {
    let Some(browser) = Browser::calm(1440, 900) else { return };
    browser.go(base);
    browser.run("document.cookie = 'lang=it; path=/'");
    begin(&browser, base, game, rounds);
    assert_eq!(browser.ask("return document.documentElement.lang"), json!("it"));
    let anna = Player::new(&browser, Hand::Mouse);
    let mut given = 0;
    while given < extent.most() && !anna.is_over() {
        given += answers(&anna, 10);
        let broken = browser.ask("return document.body.textContent.includes('⟨')");
        assert_eq!(broken, json!(false), "every message has its Italian");
        assert_eq!(browser.ask(CUT), json!([]), "words that have no room after {given} answers");
    }
    extent.check(&anna, given);
    browser.shot(&format!("table-italian-{game}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn ascension_is_played_in_italian() {
    visit(|base| in_italian(&base, "ascension", Some(10), Extent::Beginning)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn ascension_is_played_to_its_end_in_italian() {
    visit(|base| in_italian(&base, "ascension", Some(10), Extent::Whole)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_in_italian() {
    visit(|base| in_italian(&base, "odyssey", None, Extent::Beginning)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole game takes minutes"]
async fn a_convoy_is_driven_to_the_end_in_italian() {
    visit(|base| in_italian(&base, "aurora", None, Extent::Whole)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a whole battle takes minutes"]
async fn a_battle_is_fought_to_its_end_in_italian() {
    visit(|base| in_italian(&base, "odyssey", None, Extent::Whole)).await;
}

/// Notes everything that is said to those who listen, and how long the log was before.
const LISTEN: &str = "window.heard = []; new MutationObserver(all => { for (const one of all) for (const node of one.addedNodes) heard.push(node.textContent); }).observe(document.querySelector('#polite'), { childList: true }); window.known = Number(document.querySelector('#moments').dataset.logged);";

/// Of the lines since then that are still on the page, in the order of the page: those that matter; and what was heard of any of them.
const HEARD: &str = r#"
    const lines = [...document.querySelectorAll('#log ol > li:not(.news)')].slice(known - Number(document.querySelector('#moments').dataset.logged));
    const words = line => (line.querySelector('span') || line).textContent;
    const all = new Set(lines.map(words));
    const notable = lines.filter(line => line.matches('.w-great, .aimed')).map(words);
    return [notable, heard.filter(said => all.has(said)).slice(-notable.length)];
"#;

/// Great things and what is aimed at the reader are said once, in the order in which the log has them.
fn listened(base: &str, lang: &str) {
    let Some(browser) = Browser::calm(1440, 900) else { return };
    browser.go(base);
    browser.run(&format!("document.cookie = 'lang={lang}; path=/'"));
    begin(&browser, base, "odyssey", None);
    browser.run(LISTEN);
    answers(&Player::new(&browser, Hand::Keys), 20);
    let told = browser.ask(HEARD);
    assert!(told[0].as_array().is_some_and(|lines| lines.len() > 2), "{lang}: {told}");
    assert_eq!(told[0], told[1], "{lang}");
    assert_eq!(browser.ask("return document.querySelector('#polite').getAttribute('aria-live')"), json!("polite"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_great_or_aimed_at_the_reader_is_announced_once_in_both_languages() {
    visit(|base| ["en", "it"].into_iter().for_each(|lang| listened(&base, lang))).await;
}

/// Watches from one frame to the next whether anything moves that must not, and gives the points of everything that can be pointed at.
const WATCH: &str = r#"
    const things = [...document.querySelectorAll('#seats, #boards, #mine, #hand, #digest, #ask, #pv, #foot, #answer .vb, #answer .opt, .stage .may')];
    const box = el => { const r = el.getBoundingClientRect(); return [r.left, r.top, r.width, r.height].map(Math.round).join(); };
    const before = things.map(box);
    window.moved = null;
    window.watching = true;
    const look = () => {
        if (!window.watching) return;
        const n = things.findIndex((el, n) => el.isConnected && box(el) !== before[n]);
        if (n >= 0) window.moved ??= `${things[n].id} ${things[n].getAttribute('class')}: ${before[n]} became ${box(things[n])}`;
        requestAnimationFrame(look);
    };
    look();
    const points = [...document.querySelectorAll('.stage .lit[data-spot], #answer .vb > summary, #answer .opt, #digest [data-spots]')].map(el => {
        const r = el.getBoundingClientRect(), at = [r.left + r.width / 2, r.top + r.height / 2];
        return el.contains(document.elementFromPoint(...at)) ? at : null;
    });
    return points.filter(Boolean);
"#;

/// Points at everything that can be chosen, and gives how many things that were. At some of them it rests until the preview shows them.
fn point_at_everything(browser: &Browser, when: &str) -> usize {
    let points: Vec<(f64, f64)> = serde_json::from_value(browser.ask(WATCH)).unwrap();
    let rests = points.len().div_ceil(6).max(1);
    let along = points.iter().enumerate().map(|(n, (x, y))| (*x, *y, if n % rests == 0 { 110 } else { 12 }));
    browser.point_along(&along.collect::<Vec<_>>());
    let moved = browser.ask("window.watching = false; return window.moved");
    assert_eq!(moved, Value::Null, "{when}: something moved under the pointer");
    points.len()
}

/// Points at everything in this many questions of a game.
fn pointed_at(base: &str, game: &str, rounds: Option<u64>, questions: u32) -> usize {
    let Some(browser) = Browser::calm(1440, 900) else { return usize::MAX };
    begin(&browser, base, game, rounds);
    let anna = Player::new(&browser, Hand::Mouse);
    let mut pointed = 0;
    for question in 0..questions {
        browser.wait_for("#answer, .ended");
        if anna.is_over() {
            begin(&browser, base, game, rounds);
            browser.wait_for("#answer");
        }
        ready(&browser);
        pointed += point_at_everything(&browser, &format!("question {question} of {game}"));
        anna.answer();
    }
    pointed
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_under_the_pointer() {
    visit(|base| {
        let pointed = pointed_at(&base, "ascension", Some(10), 15).min(pointed_at(&base, "odyssey", None, 15));
        assert!(pointed > 60, "{pointed} things were pointed at");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a hundred questions take minutes"]
async fn nothing_moves_under_the_pointer_in_a_hundred_questions_of_ascension() {
    visit(|base| {
        let pointed = pointed_at(&base, "ascension", Some(10), 100);
        assert!(pointed > 600, "{pointed} things were pointed at");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a hundred questions take minutes"]
async fn nothing_moves_under_the_pointer_in_a_hundred_questions_of_a_battle() {
    visit(|base| {
        let pointed = pointed_at(&base, "odyssey", None, 100);
        assert!(pointed > 400, "{pointed} things were pointed at");
    })
    .await;
}

/// Answers until a question has options of this verb, at the end of their steps a place on the table.
fn answer_until(player: &Player, verb: &str) {
    let browser = player.browser;
    let asks = format!(
        "return JSON.parse(document.querySelector('#offer')?.textContent ?? '{{\"options\":[]}}').options.filter(o => o.v === '{verb}' && o.s.length).length > 1"
    );
    for _ in 0..40 {
        browser.wait_for("#answer");
        ready(browser);
        if browser.ask(&asks) == json!(true) {
            return;
        }
        player.answer();
    }
    panic!("nobody is asked to {verb}");
}

/// The first and the last thing that is touched for some options of a verb.
const ENDS: &str = "return JSON.parse(document.querySelector('#offer').textContent).options.filter(o => !arguments[0] || o.v === arguments[0]).filter(o => o.s.length).map(o => [o.s[0][0], o.s.at(-1)[0]])";

/// The title of the preview.
const PREVIEW: &str = "return document.querySelector('#pv h3')?.textContent ?? ''";

/// Tags in full are of what is pointed at now, and of a question whatever lies under a resting pointer shows nothing.
#[tokio::test(flavor = "multi_thread")]
async fn only_what_is_pointed_at_now_shows_itself() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Mouse);
        while browser.ask("return document.querySelectorAll('.boardz a.lit').length > 3 && !!document.querySelector('.vb.done[data-number]')") != json!(true) {
            browser.wait_for("#answer");
            anna.answer();
            browser.wait_for("#answer");
            ready(&browser);
        }
        for place in 0..3 {
            browser.run(&format!("for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target'); document.querySelectorAll('.boardz a.lit')[{place}].setAttribute('data-target', '')"));
            browser.rest_on("[data-target]");
            let full = "return document.querySelectorAll('#tags > .tag:not(.mini)').length";
            assert!(browser.ask(full).as_u64().unwrap() <= 1, "tags follow the pointer over the board");
        }
        // The pointer stays on what ends the turn while the keys go somewhere.
        browser.rest_on(".vb.done");
        let leave = browser.ask(PREVIEW);
        assert_ne!(leave, json!(""));
        let number = browser.ask("return document.querySelector('#answer').dataset.number");
        browser.press("1");
        browser.press("\u{E007}");
        browser.wait_until(&format!("return (document.querySelector('#answer')?.dataset.number ?? {number}) !== {number}"));
        ready(&browser);
        std::thread::sleep(Duration::from_millis(300));
        if let Value::String(ends) = browser.ask("return document.querySelector('.vb.done[data-number] b')?.textContent") {
            assert_ne!(browser.ask(PREVIEW), json!(ends), "nobody has pointed at it");
        }
    })
    .await;
}

/// A place that an option would fill is lit up while that option is looked at, and never fades with the rest.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_would_be_filled_does_not_fade() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        let anna = Player::new(&browser, Hand::Mouse);
        answer_until(&anna, "weave");
        let ends: Vec<(String, String)> = serde_json::from_value(browser.asked(ENDS, json!(["weave"]))).unwrap();
        let (card, web) = ends.iter().find(|(card, web)| card != web).expect("a card and where it goes");
        anna.touch(anna.marked(card));
        browser.rest_on(anna.marked(web));
        browser.press("w");
        let faded = "return document.querySelectorAll('.pt.faded:not(.may)').length";
        assert_eq!(browser.ask(faded), json!(0));
    })
    .await;
}

/// Counts the answers that are sent.
const COUNTING: &str = "window.sent = 0; const real = window.fetch; window.fetch = (to, how) => { if (String(to).endsWith('/answer')) window.sent++; return real(to, how); }";

/// Every option of a question, in its slot and where it lies, taken by a double click and taken back.
#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_on_any_option_answers_once() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        browser.go(&format!("{base}/new/connect-four"));
        browser.type_into("#name", "Anna");
        browser.run("document.querySelector('#seat-2').value = 'me'");
        browser.type_into("#seed", "7");
        browser.click("form.set button.wide");
        browser.wait_for("#answer");
        browser.run(COUNTING);
        let slots = (1..=7).map(|column| format!("#o{column}"));
        let things = (1..=7).map(|column| format!(".boardz a.lit[data-spot='board-A{column}']"));
        for (n, option) in slots.chain(things).enumerate() {
            ready(&browser);
            browser.double_click(&option);
            browser.wait_until("return document.querySelectorAll('[data-vt^=disc]').length === 1");
            // A third click just after the question has changed is still meant for the old one.
            browser.run("document.querySelector('#o1')?.click()");
            ready(&browser);
            assert_eq!(browser.ask("return window.sent"), json!(n + 1), "after {option}");
            assert_eq!(browser.ask("return document.querySelectorAll('[data-vt^=disc]').length"), json!(1));
            browser.press("u");
            browser.wait_until("return document.querySelectorAll('[data-vt^=disc]').length === 0");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_played_by_double_clicks_gives_one_answer_to_each_question() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        begin(&browser, &base, "ascension", Some(10));
        browser.wait_for("#answer");
        browser.run(COUNTING);
        let anna = Player::new(&browser, Hand::Mouse);
        anna.doubles.set(true);
        let given = answers(&anna, 60) - anna.orders.get();
        assert!(given > 30, "{given} answers");
        assert_eq!(browser.ask("return window.sent"), json!(given));
    })
    .await;
}
