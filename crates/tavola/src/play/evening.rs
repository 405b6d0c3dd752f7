//! One game at one terminal, from its first question to its end.

use super::command::{self, Command};
use super::keeper::Keeper;
use crate::files;
use crate::out::Out;
use crate::rules;
use crate::show::Eyes;
use crate::speech::Speech;
use crate::stop::{Done, Stop};
use shelf::{AnySession, BotKind, Edition, Offered};
use std::collections::BTreeSet;
use std::io::{self, BufRead, IsTerminal};
use std::path::Path;
use std::sync::Arc;
use table::scene::plain;
use table::{Holder, Refusal, Rule, Seat, SeatMap, StandingOrder, Text, Viewer, text};

/// The table, those who sit at it, and the page it is told on.
pub struct Evening<'a> {
    session: Box<dyn AnySession>,
    edition: Arc<dyn Edition>,
    keeper: Keeper,
    speech: &'a Speech,
    out: &'a mut Out,
    names: SeatMap<String>,
    /// Through whose eyes the game is told now: the person last asked.
    viewer: Viewer,
    /// How much of the log each seat has been told, and the onlooker last.
    told: Vec<usize>,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Ask,
    AskAgain,
    Leave,
}

impl<'a> Evening<'a> {
    pub fn new(
        session: Box<dyn AnySession>,
        edition: Arc<dyn Edition>,
        keeper: Keeper,
        speech: &'a Speech,
        out: &'a mut Out,
    ) -> Evening<'a> {
        let persons = session.holders().iter().find(|(_, holder)| holder.is_person());
        Evening {
            viewer: persons.map_or(Viewer::Onlooker, |(seat, _)| Viewer::Seat(seat)),
            names: speech.names(session.holders()),
            told: vec![0; session.holders().len() + 1],
            session,
            edition,
            keeper,
            speech,
            out,
        }
    }

    /// Plays to the end of the game or of the input. Whatever happens, the record is kept.
    pub fn run(mut self) -> Done {
        let played = self.greet().and_then(|()| self.play());
        let kept = self.keeper.keep_if_begun(self.session.as_ref(), self.speech);
        played.and(kept)
    }

    fn play(&mut self) -> Done {
        let mut input = io::stdin().lock().lines();
        loop {
            self.let_bots_play()?;
            let Some(seat) = self.session.persons_asked().iter().next() else {
                return self.end();
            };
            self.turn_to(seat)?;
            loop {
                let Some(line) = self.read_line(&mut input)? else {
                    return self.input_ended();
                };
                match self.obey(seat, &line)? {
                    Next::Ask => break,
                    Next::AskAgain => {}
                    Next::Leave => return self.leave(),
                }
            }
        }
    }

    fn eyes(&self) -> Eyes<'_> {
        Eyes {
            viewer: self.viewer,
            words: self.edition.words(),
            names: &self.names,
            speech: self.speech,
        }
    }

    /// Who looks, at what, and on which page.
    fn parts(&mut self) -> (Eyes<'_>, &dyn AnySession, &mut Out) {
        let eyes = Eyes {
            viewer: self.viewer,
            words: self.edition.words(),
            names: &self.names,
            speech: self.speech,
        };
        (eyes, self.session.as_ref(), self.out)
    }

    fn say(&mut self, text: &Text) -> Done {
        Ok(self.out.wrapped(&self.speech.say(text), 2)?)
    }

    /// Names the game, those who play it, and the hash that binds the dice.
    fn greet(&mut self) -> Done {
        let title = self
            .edition
            .words()
            .render(self.speech.lang, &Text::new(self.session.about().slug), &());
        self.out.line(&title)?;
        let who = self.session.holders().iter().map(|(seat, holder)| {
            let name = self.eyes().name(seat);
            match holder {
                Holder::Person(name) if name.is_empty() => text!("tavola-sits-somebody", number = seat.0 + 1),
                Holder::Person(_) => text!("tavola-sits-person", number = seat.0 + 1, who = name),
                Holder::Bot(kind) => text!("tavola-sits-bot", number = seat.0 + 1, who = name, kind = kind.as_str()),
            }
        });
        for text in who.collect::<Vec<Text>>() {
            let line = format!("  {}", self.speech.say(&text));
            self.out.wrapped(&line, 4)?;
        }
        self.say(&text!("tavola-commitment", hash = self.session.commitment()))?;
        if self.session.holders().values().any(Holder::is_person) {
            self.say(&text!("tavola-help-hint"))?;
        }
        Ok(self.out.blank()?)
    }

    /// Lets the bots answer, and tells what they do as they do it.
    fn let_bots_play(&mut self) -> Done {
        loop {
            self.tell_news()?;
            match self.session.advance_one() {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(refusal) => return Err(self.broken(&refusal)),
            }
        }
    }

    /// A fault while a bot plays: the game cannot go on, and everything that helps to mend it is kept.
    fn broken(&mut self, refusal: &Refusal) -> Stop {
        let sentence = self.eyes().read(&refusal.text());
        let kept = self.keeper.keep(self.session.as_ref(), self.speech);
        let report = self.keeper.report(self.session.as_ref(), &sentence, self.speech);
        match kept.and(report) {
            Ok(path) => {
                let report = self
                    .speech
                    .say(&text!("tavola-report", file = path.display().to_string()));
                Stop::Said(format!("{sentence}\n{report}"))
            }
            Err(stop) => stop,
        }
    }

    /// Tells the lines of the log that the present viewer has not been told.
    fn tell_news(&mut self) -> Done {
        let lines = self.session.log(self.viewer);
        let place = self.viewer.seat().map_or(self.told.len() - 1, Seat::index);
        let from = self.told[place].min(lines.len());
        self.told[place] = lines.len();
        let (eyes, _, out) = self.parts();
        eyes.log(&lines[from..], out)
    }

    /// After something was taken back nobody has been told more than there is.
    fn forget_untold(&mut self) {
        let seats = self.session.holders().seats().map(Viewer::Seat);
        for (told, viewer) in self.told.iter_mut().zip(seats.chain([Viewer::Onlooker])) {
            *told = (*told).min(self.session.log(viewer).len());
        }
    }

    /// Shows a person what happened, the table and the question.
    fn turn_to(&mut self, seat: Seat) -> Done {
        let other = self.viewer != Viewer::Seat(seat);
        self.viewer = Viewer::Seat(seat);
        if other {
            let name = self.eyes().name(seat);
            self.out.blank()?;
            self.out.line(&format!("════ {name} ════"))?;
        }
        self.tell_news()?;
        self.show_scene()?;
        self.show_question(seat)
    }

    fn show_scene(&mut self) -> Done {
        let (eyes, session, out) = self.parts();
        eyes.scene(session, out)
    }

    fn show_question(&mut self, seat: Seat) -> Done {
        let Some(query) = self.session.question() else {
            return Ok(());
        };
        let (eyes, session, out) = self.parts();
        eyes.question(session, seat, &query, out)
    }

    /// The next line that is not empty and not a remark. Where nobody types, it is written on the page, so that it can be read there.
    fn read_line(&mut self, input: &mut impl Iterator<Item = io::Result<String>>) -> Done<Option<String>> {
        loop {
            self.out.print("> ")?;
            self.out.flush()?;
            let Some(line) = input.next() else {
                self.out.blank()?;
                return Ok(None);
            };
            let line = line.map_err(|error| self.speech.stop(&text!("tavola-bad-input", why = error.to_string())))?;
            let line = line.trim().to_owned();
            if !io::stdin().is_terminal() {
                self.out.line(&line)?;
            }
            if !line.is_empty() && !line.starts_with('#') {
                return Ok(Some(line));
            }
        }
    }

    /// Does what was typed. A sentence says what cannot be done, and then the person is asked again.
    fn obey(&mut self, seat: Seat, line: &str) -> Done<Next> {
        let options = self.session.options(seat);
        let named = options.iter().any(|option| option.notation == line);
        let command = match command::read(line) {
            _ if named => Command::Answer(line.to_owned()),
            Ok(command) => command,
            Err(said) => {
                self.say(&said)?;
                return Ok(Next::AskAgain);
            }
        };
        match command {
            Command::Answer(words) => return self.answer(seat, &words),
            Command::Undo { agreed } => return self.undo(seat, agreed),
            Command::Hand(other, to) => return self.hand_over(other, to),
            Command::Order(Some(answer)) => return self.order(seat, answer),
            Command::Quit => return Ok(Next::Leave),
            Command::Why(None) => self.why_this_question()?,
            Command::Why(Some(number)) => self.why_this_option(&options, number)?,
            Command::Log => self.tell_all()?,
            Command::Scene => self.show_scene().and_then(|()| self.show_question(seat))?,
            Command::Rules(words) => self.show_rules(&words)?,
            Command::Hint => self.hint(seat)?,
            Command::Order(None) => self.tell_orders(seat)?,
            Command::Revoke => self.revoke(seat)?,
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
            let others: Vec<Text> = consent
                .iter()
                .map(|other| Text::plain(self.eyes().name(other)))
                .collect();
            self.say(&text!("tavola-undo-needs", others = others))?;
            return Ok(Next::AskAgain);
        }
        match self.session.undo(seat, consent.unwrap_or_default()) {
            Err(refusal) => self.refuse(&refusal),
            Ok(()) => {
                self.forget_untold();
                self.say(&text!("tavola-undone"))?;
                self.entered()
            }
        }
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
        let question = query.prompt.text.key.into_owned();
        self.session.order(StandingOrder {
            seat,
            question: question.clone(),
            answer: answer.clone(),
        });
        if self.session.number() == before {
            self.session.revoke(seat, &question);
            self.say(&text!("tavola-not-ordered", said = answer))?;
            return Ok(Next::AskAgain);
        }
        self.say(&text!("tavola-ordered"))?;
        self.entered()
    }

    fn tell_orders(&mut self, seat: Seat) -> Done {
        let orders = self.session.orders(seat);
        if orders.is_empty() {
            return self.say(&text!("tavola-no-orders"));
        }
        for order in orders {
            let question = self.eyes().read(&Text::new(order.question));
            self.out.wrapped(&format!("  {question} → {}", order.answer), 4)?;
        }
        Ok(())
    }

    fn revoke(&mut self, seat: Seat) -> Done {
        if let Some(query) = self.session.question() {
            self.session.revoke(seat, &query.prompt.text.key);
        }
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
            let reader = self
                .speech
                .reader(self.edition.words(), self.viewer.seat(), &self.names);
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
    fn hint(&mut self, seat: Seat) -> Done {
        let advice = match self.session.advise(seat, BotKind::Greedy) {
            Ok(advice) => advice,
            Err(refusal) => return self.refuse(&refusal).map(drop),
        };
        self.say(&text!("tavola-hint", answer = advice.answer.as_str()))?;
        for thought in advice.thoughts.iter().take(8) {
            let option = self.eyes().read(&thought.option);
            let expected = format!("{:3.0} %", thought.expected * 100.0);
            self.out.wrapped(&format!("  {expected}  {option}"), 9)?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Done {
        match files::write_new(Path::new(file), &self.session.record(), self.speech) {
            Ok(()) => self.say(&text!("tavola-record-at", file = file)),
            Err(Stop::Said(said)) => Ok(self.out.wrapped(&said, 2)?),
            Err(stop) => Err(stop),
        }
    }

    fn say_lines(&mut self, key: &'static str) -> Done {
        let words = self.speech.say(&Text::new(key));
        words
            .lines()
            .try_for_each(|line| self.out.wrapped(line, 22))
            .map_err(Stop::Io)
    }

    /// The game is over: the table as it lies, who won, and what proves the dice.
    fn end(&mut self) -> Done {
        self.viewer = match self.session.outcome() {
            Some(_) => Viewer::Referee,
            None => self.viewer,
        };
        self.show_scene()?;
        let (eyes, session, out) = self.parts();
        eyes.end(session, out)?;
        eyes.proof(session, out)?;
        self.keeper.keep_if_begun(self.session.as_ref(), self.speech)?;
        self.tell_where()
    }

    fn tell_where(&mut self) -> Done {
        match self.keeper.path().map(|path| path.display().to_string()) {
            Some(file) => self.say(&text!("tavola-record-at", file = file)),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Done {
        self.keeper.keep_if_begun(self.session.as_ref(), self.speech)?;
        self.say(&text!("tavola-left"))?;
        self.tell_where()
    }

    fn input_ended(&mut self) -> Done {
        self.keeper.keep(self.session.as_ref(), self.speech)?;
        self.out.flush()?;
        let file = self.keeper.path().map(|path| path.display().to_string());
        Err(self
            .speech
            .stop(&text!("tavola-input-ended", file = file.unwrap_or_default())))
    }
}
