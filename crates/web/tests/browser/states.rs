//! Pictures of the states of a table in both themes and at the sizes of the design, in one command:
//! `SHOTS=target/shots cargo test -p web --test browser states -- --ignored`. `LOOK_LANG=it` takes them in Italian.

use crate::driver::Browser;
use crate::player::{Hand, Player};
use crate::{ready, visit};
use serde::Deserialize;
use serde_json::json;
use std::time::Duration;

/// Which states there are and how one comes to them.
const STATES: &str = include_str!("states.js");

const WIDE: (&str, u32, u32) = ("wide", 1440, 900);
const SIZES: [(&str, u32, u32); 4] = [WIDE, ("large", 1920, 1080), ("medium", 1180, 800), ("phone", 390, 844)];

/// A state that is to be had now.
#[derive(Deserialize)]
struct State {
    name: String,
    steps: Vec<(String, String)>,
}

/// Somebody who takes a picture of every state the first time it comes up.
struct Photographer<'b> {
    browser: &'b Browser,
    player: Player<'b>,
    game: &'static str,
    /// Stands at the end of each name.
    lang: String,
    taken: Vec<String>,
}

impl<'b> Photographer<'b> {
    fn new(browser: &'b Browser, game: &'static str) -> Photographer<'b> {
        let lang = std::env::var("LOOK_LANG").unwrap_or_else(|_| "en".into());
        Photographer { browser, player: Player::new(browser, Hand::Mouse), game, lang, taken: Vec::new() }
    }

    /// Sets a table of four with bots that think one step ahead in the other seats.
    fn begin(&self, base: &str, seed: &str) {
        self.begin_with(base, seed, "greedy");
    }

    /// Sets a table of four with these in the other seats.
    fn begin_with(&self, base: &str, seed: &str, others: &str) {
        self.begin_at(base, self.game, seed, others, None);
    }

    /// As [`Photographer::begin_with`], at a table of this game, with what is played there.
    fn begin_at(&self, base: &str, game: &str, seed: &str, others: &str, play: Option<&str>) {
        let browser = self.browser;
        browser.go(base);
        browser.run(&format!("document.cookie = 'lang={}; path=/'", self.lang));
        browser.go(&format!("{base}/new/{game}"));
        browser.type_into("#name", "Anna");
        if let Some(play) = play {
            browser.run(&format!("document.querySelector('#option-play').value = '{play}'"));
        }
        browser.run(&format!("for (const seat of document.querySelectorAll('select[id^=seat-]')) if (seat.value !== 'me' && Number(seat.id.slice(5)) <= 4) seat.value = '{others}'"));
        browser.run("const battle = document.querySelector('#option-battle'); if (battle) battle.value = 'mazehorn-2'");
        browser.type_into("#seed", seed);
        browser.click("form.set button.wide");
        browser.wait_for("#ask");
        browser.run(STATES);
    }

    /// Takes whatever can be had now and was not taken yet.
    fn look(&mut self) {
        loop {
            let found = self.browser.asked("return window.states(...arguments)", json!([self.game, self.taken]));
            let found: Vec<State> = serde_json::from_value(found).unwrap();
            let Some(state) = found.into_iter().next() else { return };
            self.taken.push(state.name.clone());
            self.pictures(&state.name, &state.steps);
        }
    }

    fn pictures(&self, name: &str, steps: &[(String, String)]) {
        for (size, width, height) in SIZES {
            self.browser.resize(width, height);
            self.player.hand.set(if size == "phone" { Hand::Finger } else { Hand::Mouse });
            if self.browser.ask("return !!document.querySelector('#answer')") == json!(true) {
                ready(self.browser);
            }
            for (kind, what) in steps {
                self.step(kind, what, size == "phone");
            }
            std::thread::sleep(Duration::from_millis(260));
            for theme in ["light", "dark"] {
                self.browser.run(&format!("document.documentElement.dataset.theme = '{theme}'"));
                self.browser.shot(&format!("{}/{name}-{size}-{theme}-{}", self.game, self.lang));
            }
            // One step back for each, and one for what is looked at. Where nothing was done a key would only end what is shown.
            for _ in steps.iter().chain(steps.first()) {
                self.browser.press("\u{E00C}");
            }
            self.browser.run("for (const box of document.querySelectorAll('#answer input:checked')) box.click()");
        }
        let (_, width, height) = WIDE;
        self.browser.resize(width, height);
        self.browser.run("document.documentElement.dataset.theme = 'light'");
        self.player.hand.set(Hand::Mouse);
    }

    fn step(&self, kind: &str, what: &str, phone: bool) {
        let browser = self.browser;
        match kind {
            "press" => browser.press(what),
            "click" if phone => browser.tap(what),
            "click" => browser.click(what),
            "at" => browser.rest_on(what),
            "point" if !phone => browser.rest_on(self.player.marked(what)),
            "touch" if self.player.is_held(what) => {}
            _ => self.player.touch(self.player.marked(what)),
        }
    }

    /// Gives answers until this many were given or the game is over, and looks before each.
    fn play(&mut self, answers: u32) {
        for _ in 0..answers {
            self.browser.wait_for("#answer, .ended");
            if self.player.is_over() {
                return;
            }
            ready(self.browser);
            self.look();
            self.browser.run("for (const old of document.querySelectorAll('#stand > :not(.asks)')) old.remove()");
            self.player.answer();
        }
    }

    /// Ends the turn with the bots held, and looks at how one waits.
    fn wait(&mut self) {
        self.pace("hold");
        for _ in 0..40 {
            ready(self.browser);
            if !self.player.answer() {
                break;
            }
        }
        self.look();
        self.pace("usual");
    }

    fn pace(&self, pace: &str) {
        self.browser.run(&format!("fetch(location.pathname + '/pace', {{ method: 'POST', headers: {{ 'content-type': 'application/x-www-form-urlencoded' }}, body: 'pace={pace}' }})"));
    }

    /// Lets a bot play the seat until the page says so, and takes it back.
    fn skip(&self, until: &str) {
        let browser = self.browser;
        if self.player.is_over() {
            return;
        }
        // Bots are quicker than whoever looks: they stop as soon as it is so.
        browser.run(&format!("new MutationObserver((_, watch) => {{ if ({until}) {{ watch.disconnect(); {HOLD} }} }}).observe(document, {{ subtree: true, childList: true, characterData: true }})"));
        browser.click("nav a[href='#life']");
        browser.wait_for("#life.on");
        browser.click("#life form[action$='/hand'] button");
        browser.wait_until(&format!("return !!document.querySelector('.ended') || {until}"));
        if self.player.is_over() {
            return;
        }
        browser.run("document.querySelector('.drawer.on') || document.querySelector(\"nav a[href='#life']\").click()");
        browser.wait_for("#life button[value=person], .ended");
        browser.run("document.querySelector('#life button[value=person]')?.click()");
        browser.wait_for("#life form[action$='/hand'] select, .ended");
        browser.press("\u{E00C}");
        self.pace("usual");
        browser.wait_for("#answer, .ended");
        browser.run(&format!("if (!window.states) {{ {STATES} }}"));
    }

    /// The replay of the game that is on the page.
    fn replay(&self) -> String {
        let replay = self.browser.ask("return location.origin + location.pathname + '/replay'");
        replay.as_str().unwrap_or_default().to_owned()
    }

    /// Goes on from a moment of a finished game, at a table of its own.
    fn go_on(&self, replay: &str, at: u64) {
        let browser = self.browser;
        browser.go(&format!("{replay}?at={at}"));
        browser.click("form[action$='/fork'] button");
        browser
            .wait_until("return !location.pathname.endsWith('/replay') && !!document.querySelector('#answer, .ended')");
        browser.run(STATES);
    }

    /// Goes on from so many percent of a finished game.
    fn go_on_from(&self, replay: &str, percent: u64) {
        self.browser.go(replay);
        let last = self.browser.ask("return Number(document.querySelector('form.scrub').dataset.last)");
        self.go_on(replay, last.as_u64().unwrap_or_default() * percent / 100);
    }

    /// Goes on from one moment of a finished game after the other, until this state has come up.
    fn seek(&mut self, replay: &str, wanted: &str) {
        for percent in (4..100).step_by(4) {
            if self.taken.iter().any(|taken| taken == wanted) {
                return;
            }
            self.go_on_from(replay, percent);
            if self.has(wanted) {
                ready(self.browser);
                self.look();
            }
        }
    }

    fn has(&self, wanted: &str) -> bool {
        let has = format!("return window.states('{}', []).some(state => state.name === '{wanted}')", self.game);
        self.browser.ask(&has) == json!(true)
    }

    /// Goes on from shortly before the great things of one's own in the finished game, each time at a table of its own, until a state has come
    /// up that was not seen yet.
    fn before_great(&mut self, replay: &str, wanted: &str) {
        let browser = self.browser;
        browser.go(replay);
        let great = browser.ask("return [...document.querySelectorAll('.turning li.s1 a')].map(link => link.href)");
        let great: Vec<String> = serde_json::from_value(great).unwrap();
        for moment in great {
            browser.go(&moment);
            let at = browser.ask("return Number(document.querySelector('form.scrub input[type=range]').value)");
            for back in 1..=BACK {
                self.go_on(replay, at.as_u64().unwrap_or_default().saturating_sub(back));
                if self.has(wanted) {
                    return self.look();
                }
            }
        }
    }

    /// What stands on the page, whatever it is.
    fn plain(&self, name: &str) {
        self.browser.run("document.querySelector('.drawer.on')?.classList.remove('on'); document.querySelectorAll('#stand > :not(.asks)').forEach(old => old.remove())");
        self.pictures(name, &[]);
    }
}

/// This many answers before a great thing its beginning is looked for.
const BACK: u64 = 6;

/// Holds the bots.
const HOLD: &str = "fetch(location.pathname + '/pace', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'pace=hold' });";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to look at"]
async fn states_of_ascension() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        let mut anna = Photographer::new(&browser, "ascension");
        anna.begin(&base, "7");
        anna.play(40);
        anna.skip("false");
        anna.plain("end");
        let replay = anna.replay();
        anna.go_on_from(&replay, 45);
        anna.play(40);
        anna.wait();
        anna.go_on_from(&replay, 85);
        ready(&browser);
        anna.plain("late");
        anna.pictures("late-others", &[("click".into(), ".sheetlink".into())]);
        anna.play(30);
        anna.seek(&replay, "gate");
        anna.play(1);
        anna.before_great(&replay, "gate");
        println!("{:?}", anna.taken);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to look at"]
async fn states_of_aurora() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        let mut anna = Photographer::new(&browser, "aurora");
        anna.begin(&base, "7");
        anna.play(70);
        anna.skip("false");
        anna.plain("end");
        let replay = anna.replay();
        anna.seek(&replay, "shoot");
        anna.play(3);
        println!("{:?}", anna.taken);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to look at"]
async fn states_of_odyssey() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        let mut anna = Photographer::new(&browser, "odyssey");
        for seed in ["7", "8"] {
            anna.begin(&base, seed);
            anna.play(90);
        }
        anna.begin(&base, "11");
        anna.skip("!!document.querySelector('.seat.s1.dead')");
        anna.plain("fallen");
        anna.skip("false");
        anna.plain("end");
        // With all titans in one hand every death is one's own.
        anna.begin_with(&base, "5", "me");
        anna.play(220);
        println!("{:?}", anna.taken);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to look at"]
async fn states_of_renaissance() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        let mut anna = Photographer::new(&browser, "renaissance");
        anna.begin_at(&base, "renaissance", "7", "greedy", Some("mission"));
        anna.play(40);
        anna.skip("false");
        anna.plain("end");
        anna.begin_at(&base, "renaissance", "7", "greedy", Some("campaign"));
        anna.skip("!!document.querySelector('.street')");
        anna.play(30);
        println!("{:?}", anna.taken);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to look at"]
async fn states_of_a_voyage() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        let mut anna = Photographer::new(&browser, "voyage");
        anna.begin_at(&base, "odyssey", "7", "greedy", Some("short"));
        anna.play(60);
        anna.skip("!!document.querySelector('[data-spot^=craft-]')");
        anna.play(10);
        println!("{:?}", anna.taken);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "pictures to look at"]
async fn states_of_other_pages() {
    visit(|base| {
        let Some(browser) = Browser::calm(1440, 900) else { return };
        let anna = Photographer::new(&browser, "pages");
        browser.go(&base);
        browser.run(&format!("document.cookie = 'lang={}; path=/'", anna.lang));
        for (name, page) in [
            ("front", "/"),
            ("new-ascension", "/new/ascension"),
            ("new-odyssey", "/new/odyssey"),
            ("cards-ascension", "/cards/ascension"),
            ("cards-odyssey", "/cards/odyssey"),
            ("cards-aurora", "/cards/aurora"),
            ("rules", "/rules/ascension"),
            ("public", "/public"),
            ("records", "/records"),
        ] {
            browser.go(&format!("{base}{page}"));
            anna.plain(name);
        }
    })
    .await;
}
