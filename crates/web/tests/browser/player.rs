//! Somebody who plays Ascension in a browser: by mouse on the board, or by keys.

use crate::driver::Browser;
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// How answers are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keys,
}

pub struct Player<'b> {
    pub browser: &'b Browser,
    pub hand: Cell<Hand>,
    /// How many actions of this turn were taken: two are enough for a picture.
    acts: Cell<u32>,
    pub answers: Cell<u32>,
    /// How many standing orders were left.
    pub orders: Cell<u32>,
    /// Whether something was taken back.
    pub undone: Cell<bool>,
    /// Whether anything on the table itself was clicked.
    pub touched: Cell<u32>,
}

/// The option somebody takes who wants to see something of the game and be done with a turn soon.
const PICK: &str = r#"
    const busy = arguments[0] >= 2;
    const worth = v => /^(close .* with|try)/.test(v) ? (busy ? 0 : 9) : /^weave/.test(v) ? (busy ? 0 : 8) : /^enter/.test(v) ? (busy ? 0 : 7)
        : /^move/.test(v) ? 6 : /^(close hand|pass|done)/.test(v) ? 5 : 1;
    const all = [...document.querySelectorAll('#answer button.opt')];
    const best = all.sort((a, b) => worth(b.value) - worth(a.value))[0];
    return { number: Number(best.dataset.number), value: best.value, key: best.querySelector('.key').textContent.toLowerCase() };
"#;

impl<'b> Player<'b> {
    pub fn new(browser: &'b Browser, hand: Hand) -> Player<'b> {
        Player {
            browser,
            hand: Cell::new(hand),
            acts: Cell::new(0),
            answers: Cell::new(0),
            orders: Cell::new(0),
            undone: Cell::new(false),
            touched: Cell::new(0),
        }
    }

    pub fn is_asked(&self) -> bool {
        self.browser.ask("return !!document.querySelector('#answer')") == json!(true)
    }

    pub fn is_over(&self) -> bool {
        self.browser.ask("return !!document.querySelector('.ended')") == json!(true)
    }

    /// The round that the page shows; 0 before the first.
    pub fn round(&self) -> u64 {
        let shown = self
            .browser
            .ask("return Number((document.querySelector('#place').textContent.match(/round (\\d+)/) || [0, 0])[1])");
        shown.as_u64().unwrap()
    }

    fn question(&self) -> Value {
        self.browser
            .ask("return document.querySelector('#answer input[name=question]')?.value ?? null")
    }

    /// Gives one answer and waits until the page shows that it was taken.
    pub fn answer(&self) {
        if self.leave_order() {
            return;
        }
        let before = self.question();
        match self
            .browser
            .ask("return document.querySelector('#answer')?.dataset.kind ?? null")
            .as_str()
        {
            Some("some") => self.several(),
            Some(_) => self.one(),
            None => return,
        }
        self.gone(&before);
        self.answers.set(self.answers.get() + 1);
    }

    /// Windows in the turns of others are passed by a standing order, left where such a question first comes up.
    fn leave_order(&self) -> bool {
        let window = "return document.querySelector('#q')?.textContent.endsWith('Do you play a card?') && !!document.querySelector('#orders')";
        if self.browser.ask(window) != json!(true) {
            return false;
        }
        let before = self.question();
        self.browser.run("document.querySelector('#orders').open = true; document.querySelector('#orders form[action$=\"/order\"] select').value = 'pass'");
        self.browser.click("#orders form[action$='/order'] button");
        self.orders.set(self.orders.get() + 1);
        self.gone(&before);
        true
    }

    fn gone(&self, question: &Value) {
        let script = format!("return document.querySelector('#answer input[name=question]')?.value !== {question}");
        self.browser.wait_until(&script);
    }

    fn one(&self) {
        let picked = self.browser.asked(PICK, json!([self.acts.get()]));
        let (number, value) = (picked["number"].as_u64().unwrap(), picked["value"].as_str().unwrap());
        self.acts.set(if value.starts_with("move") {
            0
        } else {
            self.acts.get() + 1
        });
        match (self.hand.get(), picked["key"].as_str().filter(|key| !key.is_empty())) {
            (Hand::Keys, Some(key)) => self.browser.press(key),
            _ => self.click(number),
        }
    }

    /// Clicks what lies on the table where only this option points at it, and otherwise the option in the list.
    fn click(&self, number: u64) {
        let thing = format!(".stage [data-opts='{number}']");
        let there = self
            .browser
            .ask(&format!("return !!document.querySelector(\"{thing}\")"))
            == json!(true);
        if there {
            self.touched.set(self.touched.get() + 1);
            self.browser.run(&format!(
                "document.querySelector(\"{thing}\").scrollIntoView({{ block: 'center' }})"
            ));
            self.browser.click(&thing);
            return;
        }
        self.browser.run(&format!(
            "document.getElementById('o{number}').closest('details')?.setAttribute('open', '')"
        ));
        self.browser.click(&format!("#o{number}"));
    }

    fn several(&self) {
        let least = self
            .browser
            .ask("return Number(document.querySelector('#answer output.count').dataset.min)")
            .as_u64()
            .unwrap();
        for number in 1..=least {
            match self.hand.get() {
                Hand::Mouse => self.browser.click(&format!("#o{number}")),
                Hand::Keys => self.browser.press(&number.to_string()),
            }
        }
        match self.hand.get() {
            Hand::Mouse => self.browser.click("#answer .send button"),
            Hand::Keys => self.browser.press("\u{E007}"),
        }
    }

    /// Takes the last answer back where that is fair, and waits for the older question.
    pub fn undo(&self) -> bool {
        let fair = "return document.querySelector(\"#ask form[action$='/undo'] button\")?.textContent === 'Undo'";
        if self.browser.ask(fair) != json!(true) {
            return false;
        }
        let before = self.question();
        match self.hand.get() {
            Hand::Mouse => self.browser.click("#ask form[action$='/undo'] button"),
            Hand::Keys => self.browser.press("u"),
        }
        self.gone(&before);
        self.undone.set(true);
        true
    }
}

/// Lets these persons play until a round begins or the game is over.
pub fn play_until(players: &[&Player], round: u64) {
    let begun = Instant::now();
    loop {
        for player in players {
            if player.is_asked() {
                player.answer();
            }
        }
        let first = players[0];
        if first.is_over() || first.round() >= round {
            return;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(120),
            "round {round} never comes: {}",
            first.browser.ask("return document.querySelector('#ask').innerText")
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}
