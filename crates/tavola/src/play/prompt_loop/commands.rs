//! Commands that a person types at the table, carried out.

use super::{Next, PromptLoop};
use crate::exit::{Done, Exit};
use crate::files;
use crate::play::command::{self, Command};
use crate::rules;
use shelf::{BotKind, Offered};
use std::collections::BTreeSet;
use std::path::Path;
use table::scene::plain;
use table::{Holder, LogLine, Refusal, Rule, Seat, StandingOrder, Text, Verb, Weight, text};

/// What ends a turn or passes, in every game.
const DONE: &str = "0";

impl PromptLoop<'_> {
    /// Does what was typed. A sentence says what cannot be done, and then the person is asked again.
    pub(super) fn run_command(&mut self, seat: Seat, line: &str) -> Done<Next> {
        let options = self.session.options(seat);
        let named = options.iter().any(|option| option.notation == line);
        if !named && self.is_about_verb(&options, line)? {
            return Ok(Next::AskAgain);
        }
        let command = match command::read(line) {
            _ if named => Command::Answer(line.to_owned()),
            Ok(command) => command,
            Err(said) => {
                self.say(&said)?;
                return Ok(Next::AskAgain);
            }
        };
        match command {
            Command::Answer(words) if words == DONE => match options.iter().find(|option| is_done(option)) {
                Some(done) => return self.answer(seat, &done.notation),
                None => self.say(&text!("tavola-nothing-to-end"))?,
            },
            Command::Answer(words) => match ambiguous(&options, &words) {
                Some(said) => self.say(&said)?,
                None => return self.answer(seat, &words),
            },
            Command::Undo { agreed } => return self.undo(seat, agreed),
            Command::Redo => return self.redo(seat),
            Command::Hand(other, to) => return self.hand_over(other, to),
            Command::Order(Some(answer)) => return self.order(seat, answer),
            Command::Quit => return Ok(Next::Leave),
            Command::Why(None) => self.why_this_question()?,
            Command::Why(Some(number)) => self.why_this_option(&options, number)?,
            Command::Log => self.tell_all()?,
            Command::Since => self.tell_digest(seat)?,
            Command::Scene => self.show_scene().and_then(|()| self.show_question(seat))?,
            Command::Rules(words) => self.show_rules(&words)?,
            Command::Hint(kind) => self.hint(seat, kind)?,
            Command::Order(None) => self.tell_orders(seat)?,
            Command::Revoke(number) => self.revoke(seat, number)?,
            Command::Save(file) => self.save(&file)?,
            Command::Help => self.say_lines("tavola-help")?,
        }
        Ok(Next::AskAgain)
    }

    fn answer(&mut self, seat: Seat, words: &str) -> Done<Next> {
        let number = self.session.number();
        match self.session.answer(seat, number, words) {
            Ok(()) => self.entered(),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Something was entered: it is kept before anything it caused is shown.
    fn entered(&mut self) -> Done<Next> {
        self.keeper.keep(self.session.as_ref(), self.speech)?;
        self.tell_news()?;
        Ok(Next::Ask)
    }

    fn refuse(&mut self, refusal: &Refusal) -> Done<Next> {
        let sentence = self.eyes().read(&refusal.text());
        self.out.wrapped(&sentence, 2)?;
        if let Refusal::Fault(said) = refusal {
            let path = self.keeper.report(self.session.as_ref(), said, self.speech)?;
            self.say(&text!("tavola-report", file = path.display().to_string()))?;
        }
        Ok(Next::AskAgain)
    }

    /// Takes back the last answer: at once where that is fair or nobody else is there, and otherwise once the others have agreed.
    fn undo(&mut self, seat: Seat, agreed: bool) -> Done<Next> {
        let consent = self.session.undo_offer(seat).map(|offer| offer.consent);
        if let Some(consent) = consent.filter(|consent| !consent.is_empty() && !agreed) {
            let others: Vec<Text> = consent.iter().map(|other| Text::plain(self.eyes().name(other))).collect();
            self.say(&text!("tavola-undo-needs", others = others))?;
            return Ok(Next::AskAgain);
        }
        let goes = self.session.undo_preview(seat).filter(|undo| undo.turns > 0 || undo.rolls > 0);
        match self.session.undo(seat, consent.unwrap_or_default()) {
            Err(refusal) => self.refuse(&refusal),
            Ok(()) => {
                self.forget_untold();
                self.say(&text!("tavola-undone"))?;
                if let Some(undo) = goes {
                    self.say(&text!("tavola-undone-more", turns = undo.turns, rolls = undo.rolls))?;
                }
                self.entered()
            }
        }
    }

    /// Does again what was taken back, with everything that had followed.
    fn redo(&mut self, seat: Seat) -> Done<Next> {
        match self.session.redo(seat) {
            Err(refusal) => self.refuse(&refusal),
            Ok(()) => self.entered(),
        }
    }

    /// The letter of a verb lists what it offers; with a question mark, or where that is nothing, it says why not. `false` if it is no verb's.
    fn is_about_verb(&mut self, options: &[Offered], line: &str) -> Done<bool> {
        let (letter, why) = match line.strip_suffix('?') {
            Some(letter) => (letter.trim(), true),
            None => (line, false),
        };
        let verbs = self.session.verbs();
        let called = |verb: &&Verb| self.eyes().read(&verb.letter).to_lowercase() == letter.to_lowercase();
        let Some(verb) = verbs.iter().find(called) else {
            return Ok(false);
        };
        let of_verb = |option: &&Offered| option.label.verb.as_deref() == Some(verb.name);
        let offered: Vec<&Offered> = options.iter().filter(of_verb).collect();
        if why || offered.is_empty() {
            self.why_not(verb)?;
        }
        for option in offered.into_iter().filter(|_| !why) {
            let (eyes, _, out) = self.parts();
            eyes.option(option, out)?;
        }
        Ok(true)
    }

    /// Everything that keeps a verb from offering something.
    fn why_not(&mut self, verb: &Verb) -> Done {
        let bars = self.session.question().map(|query| query.prompt.barred.clone()).unwrap_or_default();
        let mut bars = bars.into_iter().filter(|bar| bar.verb.as_deref() == Some(verb.name)).peekable();
        if bars.peek().is_none() {
            let word = self.eyes().read(&verb.word);
            return self.say(&text!("tavola-verb-free", verb = word));
        }
        for bar in bars {
            let (eyes, _, out) = self.parts();
            eyes.bar(&bar, out)?;
        }
        Ok(())
    }

    /// What happened since the last decision: what was aimed at this seat first, then what is great, then turn by turn.
    fn tell_digest(&mut self, seat: Seat) -> Done {
        let lines = self.session.digest(seat).lines;
        if lines.is_empty() {
            return self.say(&text!("tavola-nothing-new"));
        }
        let is_aimed = |line: &&LogLine| line.aimed.contains(seat);
        let is_great = |line: &&LogLine| line.weight == Weight::Great && !line.aimed.contains(seat);
        let first = lines.iter().filter(is_aimed).chain(lines.iter().filter(is_great));
        let rest = lines.iter().filter(|line| !is_aimed(line) && !is_great(line));
        let sorted: Vec<LogLine> = first.chain(rest).cloned().collect();
        let (eyes, _, out) = self.parts();
        eyes.log(&sorted, out)
    }

    fn hand_over(&mut self, seat: Seat, to: Holder) -> Done<Next> {
        match self.session.hand_over(seat, to) {
            Err(refusal) => self.refuse(&refusal),
            Ok(()) => {
                self.names = self.speech.names(self.session.holders());
                let who = self.eyes().name(seat);
                self.say(&text!("tavola-handed", number = seat.0 + 1, who = who))?;
                self.entered()
            }
        }
    }

    fn order(&mut self, seat: Seat, answer: String) -> Done<Next> {
        let Some(query) = self.session.question() else {
            return Ok(Next::AskAgain);
        };
        let before = self.session.number();
        let question = query.prompt.kind_name().to_owned();
        let offers = &query.prompt.orders;
        let offer = answer.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
        let order = match offer {
            Some(offer) => StandingOrder::new(seat, question.as_str(), offer.answer.as_str()).until(offer.until),
            None => StandingOrder::new(seat, question.as_str(), answer.as_str()),
        };
        self.session.order(order);
        if self.session.number() == before {
            self.session.revoke(seat, &question);
            self.say(&text!("tavola-not-ordered", said = answer))?;
            return Ok(Next::AskAgain);
        }
        self.say(&text!("tavola-ordered"))?;
        self.entered()
    }

    fn tell_orders(&mut self, seat: Seat) -> Done {
        let offers = self.session.question().map(|query| query.prompt.orders.clone()).unwrap_or_default();
        for (n, offer) in offers.iter().enumerate() {
            let words = self.eyes().read(&offer.text);
            self.out.wrapped(&format!("  order {}: {words}", n + 1), 4)?;
        }
        let orders = self.session.orders(seat);
        if orders.is_empty() {
            return self.say(&text!("tavola-no-orders"));
        }
        for (n, order) in orders.iter().enumerate() {
            let words = match &order.text {
                Some(text) => self.eyes().read(text),
                None => format!("{} → {}", self.eyes().read(&Text::new(order.question.clone())), order.answer),
            };
            self.out.wrapped(&format!("  order off {}: {words}", n + 1), 4)?;
        }
        Ok(())
    }

    /// Takes back the order of this number, or whatever was ordered for the present question.
    fn revoke(&mut self, seat: Seat, number: Option<usize>) -> Done {
        let orders = self.session.orders(seat);
        let kinds: Vec<String> = match (number, self.session.question()) {
            (Some(number), _) => number
                .checked_sub(1)
                .and_then(|n| orders.get(n))
                .map(|order| order.question.clone())
                .into_iter()
                .collect(),
            (None, Some(query)) => vec![query.prompt.kind_name().to_owned(), query.prompt.text.key.to_string()],
            (None, None) => Vec::new(),
        };
        if number.is_some() && kinds.is_empty() {
            return self.say(&text!("tavola-no-orders"));
        }
        kinds.iter().for_each(|kind| self.session.revoke(seat, kind));
        self.say(&text!("tavola-revoked"))
    }

    /// The rule behind the question, and those that bar what is not offered.
    fn why_this_question(&mut self) -> Done {
        let Some(query) = self.session.question() else {
            return Ok(());
        };
        let bars = query.prompt.barred.iter().map(|barred| &barred.rule);
        let rules: BTreeSet<String> = query.prompt.rule.iter().chain(bars).map(Rule::to_string).collect();
        match rules.is_empty() {
            true => self.say(&text!("tavola-no-rule-behind")),
            false => rules.iter().try_for_each(|id| self.show_rules(id)),
        }
    }

    /// The rule and the odds of an option.
    fn why_this_option(&mut self, options: &[Offered], number: usize) -> Done {
        let Some(option) = options.iter().find(|option| option.number == number) else {
            return self.say(&text!("tavola-no-option", number = number));
        };
        let words = self.eyes().read(&option.label.text);
        self.out.sided(&words, &option.notation, 2)?;
        if let Some(odds) = &option.label.odds {
            let reader = self.speech.reader(self.edition.words(), self.viewer.seat(), &self.names);
            let shown = plain::odds(odds, &reader, self.out.width);
            self.out.line(shown.trim_end())?;
        }
        match &option.label.rule {
            Some(rule) => self.show_rules(&rule.to_string()),
            None => self.say(&text!("tavola-no-rule-behind")),
        }
    }

    fn show_rules(&mut self, words: &str) -> Done {
        let book = self.edition.rules().get(self.speech.lang.tag());
        match rules::passage(book, words, self.out.width) {
            Some(shown) => {
                self.out.blank()?;
                self.out.print(&shown)?;
                Ok(self.out.blank()?)
            }
            None => self.say(&text!("tavola-no-rule", said = words)),
        }
    }

    fn tell_all(&mut self) -> Done {
        let lines = self.session.log(self.viewer);
        let (eyes, _, out) = self.parts();
        eyes.log(&lines, out)
    }

    /// What a bot would do here, and what it expects of each option.
    fn hint(&mut self, seat: Seat, kind: BotKind) -> Done {
        let advice = match self.session.advise(seat, kind) {
            Ok(advice) => advice,
            Err(refusal) => return self.refuse(&refusal).map(drop),
        };
        let kind = kind.to_string();
        self.say(&text!("tavola-hint", kind = kind, answer = advice.answer.as_str()))?;
        for thought in advice.thoughts.iter().take(8) {
            let option = self.eyes().read(&thought.option);
            let figures = format!("{:3.0} %  {:>5} ×", thought.expected * 100.0, thought.visits);
            self.out.wrapped(&format!("  {figures}  {option}"), 18)?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Done {
        match files::write_new(Path::new(file), &self.session.record(), self.speech) {
            Ok(()) => self.say(&text!("tavola-record-at", file = file)),
            Err(Exit::Said(said)) => Ok(self.out.wrapped(&said, 2)?),
            Err(stop) => Err(stop),
        }
    }

    fn say_lines(&mut self, key: &'static str) -> Done {
        let words = self.speech.say(&Text::new(key));
        words.lines().try_for_each(|line| self.out.wrapped(line, 22)).map_err(Exit::Io)
    }
}

fn is_done(option: &Offered) -> bool {
    option.label.verb.as_deref() == Some(Verb::DONE)
}

/// A bare number is the number of an option. Where all options are named by numbers from 1 on, and that option by another one, the whole name is
/// wanted: with column 3 full, “5” is the fifth option and not the fifth column.
fn ambiguous(options: &[Offered], line: &str) -> Option<Text> {
    let number: usize = line.trim().parse().ok()?;
    let names: Vec<(&str, usize)> =
        options.iter().map(|option| numbered_name(&option.notation)).collect::<Option<_>>()?;
    let place = options.iter().position(|option| option.number == number)?;
    let (verb, name) = names[place];
    let other = name != number && names.iter().all(|(word, name)| *word == verb && *name > 0);
    other.then(|| text!("tavola-ambiguous-number", said = line.trim(), option = options[place].notation.as_str()))
}

/// The two parts of a name such as “drop 4”.
fn numbered_name(notation: &str) -> Option<(&str, usize)> {
    let (verb, name) = notation.split_once(' ')?;
    Some((verb, name.parse().ok()?))
}
