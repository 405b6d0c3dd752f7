//! Somebody who plays Ascension in a browser: by mouse on the board, or by keys.

use crate::driver::Browser;
use serde::Deserialize;
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
    /// How many standing orders were left.
    pub orders: Cell<u32>,
    /// Whether something was taken back.
    pub undone: Cell<bool>,
    /// Whether anything on the table itself was clicked.
    pub touched: Cell<u32>,
}

/// What the page asks, and the option somebody takes who wants to see something of the game and be done with a turn soon.
const PICK: &str = r#"
    const form = document.querySelector('#answer');
    if (!form) return null;
    const busy = arguments[0] >= 2;
    const worth = v => /^(close .* with|try)/.test(v) ? (busy ? 0 : 9) : /^weave/.test(v) ? (busy ? 0 : 8) : /^enter/.test(v) ? (busy ? 0 : 7)
        : /^move/.test(v) ? 6 : /^(close hand|pass|done)/.test(v) ? 5 : 1;
    const best = [...form.querySelectorAll('button.opt')].sort((a, b) => worth(b.value) - worth(a.value))[0];
    const thing = best && document.querySelector(`.stage [data-opts="${best.dataset.number}"]`);
    (thing ?? best)?.closest('details')?.setAttribute('open', '');
    thing?.scrollIntoView({ block: 'center' });
    return {
        question: form.querySelector('input[name=question]').value,
        least: Number(form.querySelector('output.count')?.dataset.min ?? 0),
        window: /Do you (play a card|answer)\?$/.test(document.querySelector('#q').textContent) && !!document.querySelector('#orders'),
        number: Number(best?.dataset.number ?? 0), value: best?.value ?? '', key: best?.querySelector('.key').textContent.toLowerCase() ?? '', thing: !!thing,
    };
"#;

/// Shares out what a page asks to be shared out.
const SHARE: &str = r#"
    let left = Number(document.querySelector('#answer output.count[data-total]')?.dataset.total ?? 0);
    for (const input of left ? document.querySelectorAll('#answer input[type=number]') : []) {
        input.value = Math.min(left, Number(input.max));
        left -= input.value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
    }
"#;

/// What a page asks, with the option that is taken.
#[derive(Deserialize)]
struct Picked {
    question: String,
    /// How many things must be chosen, where it is several at once.
    least: u64,
    /// Whether it is a chance to play a card in somebody's turn.
    window: bool,
    /// The number of the option; 0 where several are chosen.
    number: u64,
    value: String,
    key: String,
    /// Whether something on the table stands for this option alone.
    thing: bool,
}

impl<'b> Player<'b> {
    pub fn new(browser: &'b Browser, hand: Hand) -> Player<'b> {
        Player {
            browser,
            hand: Cell::new(hand),
            acts: Cell::new(0),
            orders: Cell::new(0),
            undone: Cell::new(false),
            touched: Cell::new(0),
        }
    }

    /// The round that the page shows; 0 before the first.
    pub fn round(&self) -> u64 {
        let shown = self.browser.ask(&format!("return {ROUND}"));
        shown.as_u64().unwrap()
    }

    pub fn is_over(&self) -> bool {
        self.browser.ask("return !!document.querySelector('.ended')") == json!(true)
    }

    fn question(&self) -> Value {
        self.browser.ask("return document.querySelector('#answer input[name=question]')?.value ?? null")
    }

    /// Gives one answer and waits until the page shows that it was taken. `false` where nothing is asked.
    pub fn answer(&self) -> bool {
        let picked = self.browser.asked(PICK, json!([self.acts.get()]));
        let Ok(picked) = serde_json::from_value::<Picked>(picked) else {
            return false;
        };
        match &picked {
            Picked { window: true, .. } => self.leave_order(),
            Picked { number: 0, least, .. } => self.several(*least),
            one => self.one(one),
        }
        self.gone(&json!(picked.question));
        true
    }

    /// Windows in the turns of others are passed by a standing order, left where such a question first comes up. Then the orders fold up
    /// again: on a phone they would lie over the board.
    fn leave_order(&self) {
        self.browser.run("document.querySelector('#orders').open = true; document.querySelector('#orders form[action$=\"/order\"] select').value = 'pass'");
        self.browser.click("#orders form[action$='/order'] button");
        self.browser.wait_until("return !document.querySelector('#orders')?.open");
        self.orders.set(self.orders.get() + 1);
    }

    fn gone(&self, question: &Value) {
        let script = format!("return document.querySelector('#answer input[name=question]')?.value !== {question}");
        self.browser.wait_until(&script);
    }

    /// By a key, or by a click: on what lies on the table where only this option points at it, and otherwise on the option in the list.
    fn one(&self, picked: &Picked) {
        let number = picked.number;
        self.acts.set(if picked.value.starts_with("move") { 0 } else { self.acts.get() + 1 });
        match self.hand.get() {
            Hand::Keys if !picked.key.is_empty() => self.browser.press(&picked.key),
            _ if picked.thing => {
                self.touched.set(self.touched.get() + 1);
                self.browser.click(&format!(".stage [data-opts='{number}']"));
            }
            _ => self.browser.click(&format!("#o{number}")),
        }
    }

    /// So many of a list, whatever stands there in an order, and of what is shared out as much as possible to the first.
    fn several(&self, least: u64) {
        self.browser.run(SHARE);
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
    let first = players[0];
    loop {
        let answered = players.iter().filter(|player| player.answer()).count();
        if first.is_over() || first.round() >= round {
            return;
        }
        if answered > 0 {
            continue;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(600),
            "round {round} never comes: {}",
            first.browser.ask("return document.querySelector('#ask').innerText")
        );
        match players {
            [only] => only
                .browser
                .wait_until(&format!("return !!document.querySelector('#answer, .ended') || {ROUND} >= {round}")),
            _ => std::thread::sleep(Duration::from_millis(150)),
        }
    }
}

/// The round on the page, as a script reads it.
const ROUND: &str = "Number((document.querySelector('#place').textContent.match(/round (\\d+)/) || [0, 0])[1])";
