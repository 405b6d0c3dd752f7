//! Somebody who plays in a browser: by mouse or finger on the table, or by keys.

use crate::driver::Browser;
use serde::Deserialize;
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// How answers are given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    /// Real touches, as on a phone: the first looks, the second does.
    Finger,
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
    /// How many things on the table itself were clicked.
    pub touched: Cell<u32>,
    /// Whether the last click of an answer is a double one.
    pub doubles: Cell<bool>,
}

/// What the page asks, and the option somebody takes who wants to see something of the game and be done with a turn soon.
const PICK: &str = r#"
    const form = document.querySelector('#answer');
    if (!form || document.documentElement.matches('.deaf, .sending')) return null;
    const busy = arguments[0] >= 2;
    const worth = v => /^(close .* with|try)/.test(v) ? (busy ? 0 : 9) : /^weave/.test(v) ? (busy ? 0 : 8) : /^enter/.test(v) ? (busy ? 0 : 7)
        : /^(move|attack)/.test(v) ? 6 : /^(close hand|pass|done|end)/.test(v) ? 5 : 1;
    const best = [...form.querySelectorAll('button.opt')].sort((a, b) => worth(b.value) - worth(a.value))[0];
    const data = JSON.parse(document.querySelector('#offer').textContent).options.find(o => o.n === Number(best?.dataset.number));
    const order = document.querySelector('#orders form[action$="/order"]');
    return {
        question: form.dataset.number,
        least: Number(form.querySelector('output.count')?.dataset.min ?? 0),
        window: /Do you (play a card|answer)\?$/.test(document.querySelector('#q').textContent) && !!order,
        number: Number(best?.dataset.number ?? 0), value: best?.value ?? '', key: best?.dataset.k ?? '',
        letter: best?.closest('.vb[data-verb]')?.querySelector('summary').dataset.k ?? '',
        place: best?.matches('.done, .ans') ? 'slot' : best?.closest('details')?.id ?? '',
        steps: (data?.s ?? []).map(step => step[0]),
    };
"#;

/// Marks where a thing is touched; gives the stretch of the page that has to be brought up first, where it is out of sight.
const TARGET: &str = r#"
    for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target');
    const all = [...document.querySelectorAll(`[data-spot="${CSS.escape(arguments[0])}"]`)].filter(el => !el.closest('#pv, template'));
    const touched = el => el.matches('a') ? el : el.querySelector('a.litname') ?? el.querySelector('a.may') ?? el;
    const seen = el => { const r = el.getBoundingClientRect(); return r.width > 0 && r.height > 0; };
    const el = all.map(touched).find(seen);
    el?.setAttribute('data-target', '');
    return el ? '' : all[0]?.closest('.stretch, .drawer')?.id ?? 'nowhere';
"#;

/// What is marked so, and not its likeness in the preview.
const MARKED: &str = "[data-target]:not(#pv *)";

/// Whether a thing is in hand, or the answer is on its way.
const TAKEN: &str = r#"
    const gone = document.querySelector('#answer')?.dataset.number !== arguments[1] || document.documentElement.classList.contains('sending');
    return gone || [...document.querySelectorAll('.held')].some(el => el.closest('[data-spot]')?.dataset.spot === arguments[0]);
"#;

/// So often something is touched until it is in hand.
const TRIES: usize = 4;

/// Shares out what a page asks to be shared out.
pub const SHARE: &str = r#"
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
    /// The key of its own slot, and the letter of its verb.
    key: String,
    letter: String,
    /// Whether it has a slot of its own, or in which list it stands.
    place: String,
    /// What is touched for it.
    steps: Vec<String>,
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
            doubles: Cell::new(false),
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
        self.browser.ask("return document.querySelector('#answer')?.dataset.number ?? null")
    }

    /// Gives one answer and waits until the page shows that it was taken. `false` where nothing is asked.
    pub fn answer(&self) -> bool {
        self.browser.wait_until("return !document.documentElement.matches('.deaf, .sending')");
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
        self.browser.run("document.querySelector('#orders').open = true; const answers = document.querySelector('#orders select'); if (answers) answers.value = 'pass'");
        self.browser.click("#orders form[action$='/order'] button");
        self.browser.wait_until("return !document.querySelector('#orders')?.open");
        self.orders.set(self.orders.get() + 1);
    }

    fn gone(&self, question: &Value) {
        let script = format!("return document.querySelector('#answer')?.dataset.number !== {question}");
        self.browser.wait_until(&script);
    }

    fn one(&self, picked: &Picked) {
        self.acts.set(if picked.value.starts_with("move") { 0 } else { self.acts.get() + 1 });
        match self.hand.get() {
            Hand::Keys => self.by_keys(picked),
            Hand::Mouse | Hand::Finger if picked.steps.is_empty() => self.by_slot(picked),
            Hand::Mouse | Hand::Finger => self.by_touch(picked),
        }
        if self.waits_for(picked) {
            match self.hand.get() {
                Hand::Mouse | Hand::Finger => self.click_last(&format!("#pv [data-do='{}']", picked.number)),
                Hand::Keys => self.browser.press("\u{E007}"),
            }
        }
    }

    /// Whether the option is in hand and has yet to be done.
    fn waits_for(&self, picked: &Picked) -> bool {
        let (question, number) = (&picked.question, picked.number);
        self.browser.wait_until(&format!("return document.querySelector('#answer')?.dataset.number !== '{question}' || document.documentElement.classList.contains('sending') || !!document.querySelector('#pv [data-do=\"{number}\"]')"));
        let waits = format!(
            "return document.querySelector('#answer')?.dataset.number === '{question}' && !document.documentElement.classList.contains('sending')"
        );
        self.browser.ask(&waits) == json!(true)
    }

    /// Touches on the table what the option names, one thing after the other.
    fn by_touch(&self, picked: &Picked) {
        for (n, step) in picked.steps.iter().enumerate() {
            let taken = || self.browser.asked(TAKEN, json!([step, picked.question])) == json!(true);
            // A touch that takes too long on a busy machine is a look at a card.
            for _ in (0..TRIES).take_while(|_| !taken()) {
                if !self.bring_up(step) {
                    // The answer may have been taken just now, and what it was about is gone with the question.
                    assert!(taken(), "{step} lies nowhere on the page, for {}", picked.value);
                    break;
                }
                match n + 1 == picked.steps.len() {
                    true => self.click_last(MARKED),
                    false => self.touch(MARKED),
                }
                self.touched.set(self.touched.get() + 1);
            }
        }
    }

    /// Marks the thing that is touched for a step, on whatever stretch of the page it lies. `false` where it lies on none.
    fn bring_up(&self, step: &str) -> bool {
        let stretch = self.browser.asked(TARGET, json!([step]));
        match stretch.as_str() {
            Some("") => return true,
            Some("others") => self.browser.run("document.querySelector('.sheetlink').click()"),
            Some("nowhere") | None => return false,
            Some(id) => self.touch(&format!("#tabs [data-tab='{id}']")),
        }
        self.browser.asked(TARGET, json!([step]));
        true
    }

    /// Marks a thing and gives how it is found.
    pub fn marked(&self, spot: &str) -> &'static str {
        assert!(self.bring_up(spot), "{spot} lies nowhere on the page");
        MARKED
    }

    /// Whether a thing is in hand.
    pub fn is_held(&self, spot: &str) -> bool {
        self.browser.asked(TAKEN, json!([spot, self.question()])) == json!(true)
    }

    pub fn touch(&self, selector: &str) {
        match self.hand.get() {
            Hand::Finger => self.browser.tap(selector),
            Hand::Mouse | Hand::Keys => self.browser.click(selector),
        }
    }

    /// The click that does it.
    fn click_last(&self, selector: &str) {
        match self.doubles.get() {
            true => self.browser.double_click(selector),
            false => self.touch(selector),
        }
    }

    /// Presses the option's own slot, or its row in the list of its verb.
    fn by_slot(&self, picked: &Picked) {
        if picked.place == "slot" {
            self.click_last(&format!("#o{}", picked.number));
            return;
        }
        self.touch(&format!("#{} > summary", picked.place));
        self.click_last(&format!("#pv [data-way='{}']", picked.number));
    }

    /// A slot by its key; anything else by the letter of its verb and the figures of what is touched, or by its row in the list.
    fn by_keys(&self, picked: &Picked) {
        if !picked.key.is_empty() {
            self.browser.press(&picked.key);
            return;
        }
        if !picked.letter.is_empty() {
            self.browser.press(&picked.letter);
        }
        for step in &picked.steps {
            let figure = self.browser.asked("if (document.querySelector('#answer')?.dataset.number !== arguments[1]) return 0; return 1 + window.tavola.reading().findIndex(el => el.dataset.spot === arguments[0])", json!([step, picked.question]));
            match figure.as_u64().unwrap() {
                0 => {}
                figure @ 1..=9 => self.browser.press(&figure.to_string()),
                _ => return self.by_row(picked),
            }
        }
        if picked.steps.is_empty() {
            self.by_row(picked);
        }
    }

    /// The row of the list, as somebody comes to it with the tabulator.
    fn by_row(&self, picked: &Picked) {
        if picked.letter.is_empty() {
            self.browser.run("document.querySelector('#list > summary').click()");
        }
        let row = format!("#pv [data-way='{}']", picked.number);
        self.browser.wait_for(&row);
        self.browser.run(&format!("document.querySelector(\"{row}\").focus()"));
        self.browser.press("\u{E007}");
    }

    /// This many of a list, whatever stands there in an order, and of what is shared out as much as possible to the first.
    fn several(&self, least: u64) {
        self.browser.run(SHARE);
        for number in 1..=least {
            match self.hand.get() {
                Hand::Mouse | Hand::Finger => self.tick(number),
                Hand::Keys => self.browser.press(&number.to_string()),
            }
        }
        match self.hand.get() {
            Hand::Mouse | Hand::Finger => self.touch("#answer .send button"),
            Hand::Keys => self.browser.press("\u{E007}"),
        }
    }

    /// Marks a thing where it lies, or in the list where it lies nowhere.
    fn tick(&self, number: u64) {
        let spot = self.browser.asked("return JSON.parse(document.querySelector('#offer').textContent).options.find(o => o.n === arguments[0])?.s[0]?.[0] ?? null", json!([number]));
        let on_table = spot.as_str().filter(|spot| self.browser.asked(TARGET, json!([spot])) != json!("nowhere"));
        let row = format!("#o{number}");
        let ticked = format!("return !!document.querySelector('{row} input:checked')");
        for _ in (0..TRIES).take_while(|_| self.browser.ask(&ticked) != json!(true)) {
            match on_table {
                None => self.touch(&row),
                Some(spot) => {
                    self.bring_up(spot);
                    self.touch(MARKED);
                    self.touched.set(self.touched.get() + 1);
                }
            }
        }
    }

    /// Takes the last answer back where that is fair, and waits for the older question.
    pub fn undo(&self) -> bool {
        let fair = "const undo = document.querySelector(\"#foot form[action$='/undo']\"); return !!undo && !undo.dataset.loses && undo.textContent.startsWith('Undo')";
        if self.browser.ask(fair) != json!(true) {
            return false;
        }
        let before = self.question();
        match self.hand.get() {
            Hand::Mouse | Hand::Finger => self.touch("#foot form[action$='/undo'] button"),
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
