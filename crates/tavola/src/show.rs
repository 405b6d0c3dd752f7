//! A game as lines of text: log, scene, question and end.

use crate::exit::Done;
use crate::out::Out;
use crate::speech::Speech;
use shelf::{AnySession, Kind, Offered, Query};
use table::scene::Amount;
use table::scene::plain;
use table::{Barred, LogLine, Moment, Roll, Rule, Seat, SeatMap, Text, Verb, Viewer, Weight, Words, text};

/// Somebody who looks at a game, and the page it is shown on.
pub struct Eyes<'a> {
    pub viewer: Viewer,
    pub words: &'a Words,
    pub names: &'a SeatMap<String>,
    pub speech: &'a Speech,
}

impl Eyes<'_> {
    /// A text of the game.
    pub fn read(&self, text: &Text) -> String {
        self.speech.reader(self.words, self.viewer.seat(), self.names).render(text)
    }

    /// A sentence of the program.
    pub fn say(&self, text: &Text) -> String {
        self.speech.say(text)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.speech.reader(self.words, None, self.names).name(seat)
    }

    pub fn log(&self, lines: &[LogLine], out: &mut Out) -> Done {
        for line in lines {
            let words = self.read(&line.text);
            match line.heading {
                true => out.line(&format!("── {words} ──"))?,
                false => out.sided(&format!("{}{words}", self.mark(line)), &rule(line.rule.as_ref()), 2)?,
            }
            if let (Some(Moment::Roll(roll)), Some(_)) = (line.moment.as_deref(), self.viewer.seat()) {
                out.wrapped(&format!("    {}", self.roll(roll)), 6)?;
            }
        }
        Ok(())
    }

    /// Before what was aimed at whoever looks, and before what they should notice.
    fn mark(&self, line: &LogLine) -> &'static str {
        match self.viewer.seat() {
            Some(me) if line.aimed.contains(me) => "! ",
            Some(_) if line.weight == Weight::Great => "* ",
            _ => "",
        }
    }

    /// Dice with everything that was added to them: *d12 [9] +2 gold hero = 11 ≥ 10 closed*.
    fn roll(&self, roll: &Roll) -> String {
        let mut words = vec![format!("{}:", self.read(&roll.name))];
        words.extend(roll.dice.iter().map(|die| format!("d{} [{}]", die.sides, self.read(&die.face))));
        words.extend(roll.terms.iter().map(|term| match &term.amount {
            Some(amount) => format!("{} {}", self.amount(amount), self.read(&term.name)),
            None => self.read(&term.name),
        }));
        words.extend(roll.against.iter().map(|against| format!("≥ {}", self.amount(against))));
        words.extend(roll.outcome.iter().map(|(outcome, _)| self.read(outcome)));
        words.join(" ")
    }

    fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Num(number) => number.to_string(),
            Amount::Signed(number) => format!("{number:+}"),
            Amount::Of { now, max } => format!("{now}/{max}"),
            Amount::Text(text) => self.read(text),
        }
    }

    /// The table in words.
    pub fn scene_words(&self, session: &dyn AnySession, width: usize) -> String {
        let reader = self.speech.reader(self.words, self.viewer.seat(), self.names);
        plain::plain(&session.scene(self.viewer), &reader, width)
    }

    pub fn scene(&self, session: &dyn AnySession, out: &mut Out) -> Done {
        let shown = self.scene_words(session, out.width);
        out.blank()?;
        out.print(shown.trim_end_matches('\n'))?;
        out.blank()?;
        Ok(out.blank()?)
    }

    /// A question, its options with their numbers, and what is barred with why.
    pub fn question(&self, session: &dyn AnySession, seat: Seat, query: &Query, out: &mut Out) -> Done {
        let place: Vec<String> = session.breadcrumb().iter().map(|text| self.read(text)).collect();
        if !place.is_empty() {
            out.wrapped(&place.join(" › "), 2)?;
        }
        let prompt = format!("{} · {}", self.name(seat), self.read(&query.prompt.text));
        out.sided(&prompt, &rule(query.prompt.rule.as_ref()), 2)?;
        if let Some(hint) = self.how_to_answer(query) {
            out.wrapped(&format!("  ({hint})"), 3)?;
        }
        if let Some(roll) = &query.prompt.roll {
            out.wrapped(&format!("  {}", self.roll(roll)), 4)?;
        }
        let options = session.options(seat);
        self.verbs(&session.verbs(), &options, out)?;
        for option in &options {
            self.option(option, out)?;
        }
        query.prompt.barred.iter().try_for_each(|barred| self.bar(barred, out))
    }

    /// The verbs with their letters and how many ways each has; those without any in brackets. Nothing where none has any.
    fn verbs(&self, verbs: &[Verb], options: &[Offered], out: &mut Out) -> Done {
        let ways =
            |verb: &Verb| options.iter().filter(|option| option.label.verb.as_deref() == Some(verb.name)).count();
        if verbs.iter().all(|verb| ways(verb) == 0) {
            return Ok(());
        }
        let verb = |verb: &Verb| {
            let (letter, word) = (self.read(&verb.letter), self.read(&verb.word));
            match ways(verb) {
                0 => format!("({letter} {word})"),
                ways => format!("{letter} {word} {ways}"),
            }
        };
        let words: Vec<String> = verbs.iter().map(verb).collect();
        Ok(out.wrapped(&format!("  {}", words.join(" · ")), 4)?)
    }

    /// Something that is not offered, and why not.
    pub fn bar(&self, barred: &Barred, out: &mut Out) -> Done {
        let words = format!("   –  {}: {}", self.read(&barred.what), self.read(&barred.why));
        Ok(out.sided(&words, &rule(Some(&barred.rule)), 6)?)
    }

    /// An option with its number, what it would do, and what is typed for it.
    pub fn option(&self, option: &Offered, out: &mut Out) -> Done {
        let mut words = format!("{:>4}  {}", option.number, self.read(&option.label.text));
        if let Some(told) = option.label.tag.as_ref().map(|tag| &tag.text).or(option.label.detail.as_ref()) {
            words += &format!(" · {}", self.read(told));
        }
        if let Some(chance) = option.label.odds.as_ref().and_then(|odds| odds.chance) {
            words += &format!(" · {chance}");
        }
        if let Some(cap) = option.cap {
            words += &format!(" · {}", self.say(&text!("tavola-up-to", most = cap)));
        }
        let right = format!("{}   {:<5}", option.notation, rule(option.label.rule.as_ref()));
        Ok(out.sided(&words, right.trim_end(), 6)?)
    }

    /// A word on questions that want more than one option.
    fn how_to_answer(&self, query: &Query) -> Option<String> {
        let hint = match &query.kind {
            Kind::One => return None,
            Kind::Sealed if query.stays_secret => text!("tavola-answer-secret"),
            Kind::Sealed => text!("tavola-answer-sealed"),
            Kind::Several { min, max } if min == max => text!("tavola-answer-exactly", count = *max),
            Kind::Several { min, max } => text!("tavola-answer-some", min = *min, max = *max),
            Kind::Share { total } => text!("tavola-answer-share", total = *total),
            Kind::Order => text!("tavola-answer-order"),
            Kind::Roll { die, sides, count } => {
                text!("tavola-answer-roll", die = *die, sides = *sides, count = *count)
            }
            Kind::Draw { deck, cards } => {
                let cards: Vec<Text> = cards.iter().map(|card| Text::plain(card.as_str())).collect();
                text!("tavola-answer-draw", deck = *deck, cards = cards)
            }
        };
        Some(self.say(&hint))
    }

    /// How the game ended, seat by seat, and what proves its dice.
    pub fn end(&self, session: &dyn AnySession, out: &mut Out) -> Done {
        let Some(outcome) = session.outcome() else {
            return Ok(());
        };
        out.wrapped(&self.read(&outcome.text), 2)?;
        for (seat, result) in outcome.results.iter() {
            let key = match *result {
                result if result >= 1.0 => "tavola-won",
                result if result <= 0.0 => "tavola-lost",
                _ => "tavola-shared",
            };
            let percent = (result * 100.0).round() as i64;
            let words = match key {
                "tavola-shared" => text!(key, who = self.name(seat), percent = percent),
                key => text!(key, who = self.name(seat)),
            };
            out.wrapped(&format!("  {}", self.say(&words)), 4)?;
        }
        Ok(())
    }

    pub fn proof(&self, session: &dyn AnySession, out: &mut Out) -> Done {
        if session.real_dice() {
            return Ok(());
        }
        let (seed, salt) = session.seed();
        let proof =
            text!("tavola-proof", seed = seed.to_string(), salt = format!("{salt:032x}"), hash = session.commitment());
        Ok(out.wrapped(&self.say(&proof), 2)?)
    }
}

fn rule(rule: Option<&Rule>) -> String {
    rule.map(Rule::to_string).unwrap_or_default()
}
