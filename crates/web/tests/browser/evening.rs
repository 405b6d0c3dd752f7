//! A whole evening: a table for two persons and two bots, set, joined, played, handed over, finished, looked at again and continued.

use crate::driver::Browser;
use crate::player::{Hand, Player, play_until};
use crate::{axe, check, visit};
use serde_json::json;
use std::time::{Duration, Instant};

/// The last round: five by mouse, five by keys. Of 10,000 games between better bots none was won before the tenth round, and these
/// play at random, so that the evening lasts whoever is quicker, the bots or the browsers.
const ROUNDS: u64 = 10;

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_of_ascension() {
    visit(|base| evening(&base)).await;
}

fn evening(base: &str) {
    let Some(anna) = Browser::calm(1440, 900) else {
        return;
    };
    let bruno = Browser::calm(1024, 768).expect("a second profile");
    set(&anna, base);
    join(&bruno, base, &anna);
    let (hers, his) = (Player::new(&anna, Hand::Mouse), Player::new(&bruno, Hand::Mouse));
    anna.wait_for("#ask");
    guided(&anna);
    play_until(&[&hers, &his], 2);
    take_back(&hers, &his);
    anna.shot("evening-early");
    why(&anna);
    hand_over(&bruno);
    let table = leave(&bruno);
    play_until(&[&hers], ROUNDS / 2 + 1);
    assert!(hers.touched.get() > 5, "the board itself was clicked {} times", hers.touched.get());
    anna.shot("evening-by-mouse");
    both_themes(&anna, "a running game", "evening-running");
    take_the_seat_back(&bruno, &table);
    hers.hand.set(Hand::Keys);
    his.hand.set(Hand::Keys);
    play_until(&[&hers, &his], ROUNDS / 2 + 2);
    assert!(!hers.is_over(), "nobody wins before the last round");
    hand_over(&bruno);
    leave(&bruno);
    play_until(&[&hers], ROUNDS + 1);
    assert!(hers.orders.get() > 0, "a standing order was left");
    finished(&anna, base);
    replayed(&anna);
}

fn set(anna: &Browser, base: &str) {
    anna.go(&format!("{base}/new/ascension?guided=1"));
    anna.type_into("#name", "Anna");
    for (seat, who) in [(2, "open"), (3, "random"), (4, "random")] {
        anna.run(&format!("document.querySelector('#seat-{seat}').value = '{who}'"));
    }
    anna.type_into("#option-rounds", &ROUNDS.to_string());
    anna.type_into("#seed", "7");
    anna.click("form.set button.wide");
    anna.wait_for("#gather");
    anna.shot("evening-gathering");
}

/// Joins from another profile by the code that was spoken.
fn join(bruno: &Browser, base: &str, anna: &Browser) {
    let code = anna.ask("return document.querySelector('.invite .code').textContent");
    bruno.go(base);
    bruno.type_into("#code", code.as_str().unwrap());
    bruno.click(".join form button");
    bruno.wait_for("form.sit");
    bruno.type_into("form.sit input[name=name]", "Bruno");
    bruno.click("form.sit button");
    bruno.wait_for("#ask");
}

/// The guide speaks to whoever asked for it and to nobody else, and can be sent away later.
fn guided(anna: &Browser) {
    let says = anna.ask("return document.querySelector('#coach .says')?.textContent ?? ''");
    assert!(says.as_str().unwrap().contains("throne"), "the guide tells the aim: {says}");
}

/// Somebody acts, thinks better of it and takes it back.
fn take_back(hers: &Player, his: &Player) {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(300) {
        for player in [hers, his] {
            let question = || player.browser.ask("return document.querySelector('#q').textContent");
            let before = question();
            if player.answer() && player.undo() {
                assert_eq!(question(), before);
                return;
            }
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("nothing could be taken back");
}

/// Asks *why?* for the question, where one is asked, and of a line of the log.
fn why(anna: &Browser) {
    let rule = anna.ask("return document.querySelector('#log a[data-rule]').textContent");
    anna.click("#foot a[href='#log']");
    anna.wait_for("#log.on");
    let apart = anna.ask("return [...document.querySelectorAll('#log ol > li')].filter(li => { const said = li.querySelector('span'), rule = li.querySelector('a.rule'); return said && rule && rule.getBoundingClientRect().top >= said.getBoundingClientRect().bottom; }).length");
    assert_eq!(apart, json!(0), "a rule stands beside its line");
    anna.run("document.querySelector('#log a[data-rule]').scrollIntoView({ block: 'nearest' })");
    anna.click("#log a[data-rule]");
    anna.wait_until(&format!(
        "const d = document.querySelector('dialog'); return d.open && d.textContent.includes({rule})"
    ));
    anna.shot("evening-why");
    anna.click("dialog button");
    anna.wait_until("return !document.querySelector('dialog').open");
    anna.click("#log .shut");
    anna.wait_until("return !document.querySelector('#log.on')");
}

fn hand_over(bruno: &Browser) {
    bruno.click("nav a[href='#life']");
    bruno.wait_for("#life.on");
    bruno.run("document.querySelector('#life form[action$=\"/hand\"] select').value = 'random'");
    bruno.click("#life form[action$='/hand'] button");
    bruno.wait_for("#life button[value=person]");
}

/// Goes away while a bot plays the seat.
fn leave(bruno: &Browser) -> String {
    let table = bruno.ask("return location.href").as_str().unwrap().to_owned();
    bruno.go("about:blank");
    table
}

fn take_the_seat_back(bruno: &Browser, table: &str) {
    bruno.go(table);
    bruno.click("nav a[href='#life']");
    bruno.click("#life button[value=person]");
    bruno.wait_for("#life form[action$='/hand'] select");
}

/// The page as it stands, in both themes.
fn both_themes(anna: &Browser, what: &str, shot: &str) {
    let Some(axe) = axe() else { return };
    for theme in ["dark", "light"] {
        anna.run(&format!("document.cookie = 'theme={theme}; path=/'; location.reload()"));
        anna.wait_for(&format!("html.js[data-theme={theme}] #main"));
        check(anna, &axe, &format!("{what}, {theme}"));
        anna.shot(&format!("{shot}-{theme}"));
    }
}

fn finished(anna: &Browser, base: &str) {
    anna.wait_for(".ended .results .won");
    anna.wait_for(".proof code");
    assert_eq!(anna.ask("return document.querySelectorAll('.ended .results tbody tr').length"), json!(4));
    assert!(anna.ask("return document.title").as_str().unwrap().starts_with("Ascension"));
    both_themes(anna, "a finished game", "evening-finished");
    let table = anna.ask("return location.pathname").as_str().unwrap().to_owned();
    anna.click(".after a[href$='/figures']");
    anna.wait_for(".deeds");
    assert!(anna.ask("return document.querySelectorAll('.course polyline').length").as_u64().unwrap() >= 4);
    if let Some(axe) = axe() {
        check(anna, &axe, "figures");
    }
    anna.shot("evening-figures");
    anna.go(&format!("{base}{table}"));
}

/// Looks at the game again and goes on from its middle.
fn replayed(anna: &Browser) {
    anna.click(".after a[href$='/replay']");
    anna.wait_for("form.scrub");
    let last = anna.ask("return Number(document.querySelector('form.scrub').dataset.last)").as_u64().unwrap();
    anna.run(&format!("const at = document.querySelector('form.scrub input[type=range]'); at.value = {}; at.dispatchEvent(new Event('change', {{ bubbles: true }}))", last / 2));
    anna.wait_until(&format!("return location.search.includes('at={}')", last / 2));
    anna.click("a[data-step='web-next']");
    anna.wait_until(&format!("return location.search.includes('at={}')", last / 2 + 1));
    anna.wait_for("#seats");
    both_themes(anna, "a replay", "evening-replay");
    anna.click("form[action$='/fork'] button");
    anna.wait_until("return !location.pathname.endsWith('/replay') && !!document.querySelector('#ask')");
    let again = Player::new(anna, Hand::Mouse);
    let round = again.round();
    assert!(round > 0 && round < ROUNDS, "continued in round {round}");
    play_until(&[&again], round + 1);
    anna.shot("evening-continued");
}
