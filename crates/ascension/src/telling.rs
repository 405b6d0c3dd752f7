//! What the log tells beside its words: how much a line matters, at whom it was aimed, what it touched, what is shown for a moment.

use crate::card::Card;
use crate::scene::spot;
use crate::state::{Ascension, Aspiration, Attempt, HeroAt, WebAt};
use crate::words::figure;
use table::scene::Tone;
use table::{Banner, Die, DieState, LogLine, Roll, Seat, Seats, Text, Weight, text};

impl Ascension {
    /// How much a line matters.
    pub(crate) fn weight(said: &Text) -> Weight {
        match &*said.key {
            "log-draws"
            | "log-draws-these"
            | "log-takes-curtain"
            | "log-takes-this-curtain"
            | "log-refills"
            | "log-curtain-moves"
            | "log-no-card-there"
            | "log-income"
            | "log-income-more"
            | "log-available"
            | "log-bonus"
            | "log-toll"
            | "log-stake-back"
            | "log-shuffles-hades"
            | "log-plot-returns"
            | "log-pays"
            | "log-in-deck-hero"
            | "log-in-deck-plot"
            | "log-in-deck-equipment"
            | "log-in-deck-condition"
            | "log-in-deck-event"
            | "log-curtain-open"
            | "log-sees-curtain"
            | "log-peeks" => Weight::Note,
            "log-enters" | "log-raises" | "log-plays-on" | "log-attaches" | "log-answers" | "log-fails"
            | "log-succeeds" | "log-gate-holds" | "log-harmed" | "log-cut" | "log-cut-whole" | "log-climbs"
            | "log-will-skip" | "log-turn-skipped" | "log-stake-lost" => Weight::Event,
            "log-reward" | "log-opens-gate" | "log-throne" | "log-last-round" | "log-slain" | "log-falls" => {
                Weight::Great
            }
            _ => Weight::Plain,
        }
    }

    /// Who is doing what happens now: whoever played the card that takes effect, or whoever has the turn.
    fn actor(&self) -> Seat {
        self.in_play().map_or(self.active(), |played| played.player)
    }

    /// A line that tells of something done to a seat. If somebody else did it, it was aimed at that seat.
    pub(crate) fn done_to(&self, seat: Seat, rule: &'static str, text: Text) -> LogLine {
        let line = LogLine::by(rule, text);
        match self.actor() == seat {
            true => line,
            false => self.by_card(LogLine { weight: Weight::Event, ..line }.aimed(seat)),
        }
    }

    /// The same for a hero.
    pub(crate) fn done_to_hero(&self, at: HeroAt, rule: &'static str, text: Text) -> LogLine {
        self.done_to(at.seat, rule, text).at(spot::hero(&self.pack, at))
    }

    /// The same for a web.
    pub(crate) fn done_to_web(&self, at: WebAt, rule: &'static str, text: Text) -> LogLine {
        self.done_to(at.seat, rule, text).at(spot::web(&self.pack, at))
    }

    /// The same for the attempt that is running.
    pub(crate) fn done_to_attempt(&self, rule: &'static str, text: Text) -> LogLine {
        match self.attempt() {
            Some(attempt) => self.done_to_web(attempt.at(), rule, text),
            None => LogLine::by(rule, text),
        }
    }

    /// The card by which it was done is shown with it.
    fn by_card(&self, line: LogLine) -> LogLine {
        match self.in_play() {
            Some(played) => line.card(spot::printed(&self.pack, played.card.into())),
            None => line,
        }
    }

    /// A loss that deserves a moment, where somebody else caused it.
    pub(crate) fn loss(&self, line: LogLine, key: &'static str, who: Seat) -> LogLine {
        if line.aimed == Seats::NOBODY {
            return line;
        }
        let banner = Banner::new(text!(key, who = who), Tone::Bad).text(line.text.clone());
        let banner = match &line.card {
            Some(card) => banner.card(card),
            None => banner.icon("skull"),
        };
        line.moment(banner)
    }

    /// The dice of an attempt as they lie, with everything that is added.
    pub(crate) fn roll_shown(&self, attempt: &Attempt) -> Roll {
        let die = attempt.die.unwrap_or(0);
        let enough = self.result(attempt) >= i16::from(attempt.threshold);
        let state = if enough { DieState::Hit } else { DieState::Miss };
        let name = match attempt.aspires {
            Aspiration::Plot(plot) => self.name(Card::Plot(plot)),
            Aspiration::Gate(gate) => self.name(Card::Gate(self.gates[usize::from(gate)])),
        };
        let (_, terms) = self.bonus(attempt);
        let roll = Roll::new(name).die(Die::new(self.pack.numbers.die, die).id("die").state(state));
        let roll = terms.into_iter().fold(roll, |roll, term| roll.term(self.term(attempt.seat, term)));
        let roll = match attempt.change {
            0 => roll,
            change => roll.term(self.term(attempt.seat, crate::webs::Term::Cards(change))),
        };
        let (key, tone) = if enough { ("roll-enough", Tone::Good) } else { ("roll-not-enough", Tone::Bad) };
        let outcome = text!(key, result = figure(self.result(attempt)), threshold = attempt.threshold);
        roll.against(attempt.threshold).outcome(outcome, tone)
    }
}
