//! W5 · The exact chance of an attempt, for the eye.

use crate::card::{PlotId, Value};
use crate::state::{Ascension, Aspiration, Attempt, Hero, Web, WebAt};
use crate::webs::Term;
use crate::words::signed;
use table::scene::odds::{DieFace, DieShow};
use table::scene::{Amount, Chance, Odds, Tone, Value as Figure};
use table::{Seat, Text, text};

impl Ascension {
    /// W4.4, W4.6 · A web as it would be declared for a plot.
    pub(crate) fn plot_attempt(&self, at: WebAt, plot: PlotId, value: Value) -> Attempt {
        let length = self.web(at).map_or(0, Web::len);
        Attempt {
            threshold: self.pack.numbers.threshold(value, length),
            paid: self.hero(at.hero()).map_or(0, |hero| self.stake(at.seat, hero, value)),
            ..Attempt::imagined(at, Aspiration::Plot(plot), value)
        }
    }

    /// Whether each face of the die would close the attempt, as things stand.
    fn faces(&self, attempt: &Attempt) -> Vec<bool> {
        let (bonus, _) = self.bonus(attempt);
        self.faces_with(attempt, self.hero(attempt.at().hero()), bonus)
    }

    fn faces_with(&self, attempt: &Attempt, hero: Option<&Hero>, bonus: i8) -> Vec<bool> {
        let (least, most) = hero.map_or((0, u8::MAX), |hero| self.die_limits(attempt.seat, hero));
        let wins = |face: u8| i16::from(face.max(least).min(most)) + i16::from(bonus) >= i16::from(attempt.threshold);
        (1..=self.pack.numbers.die).map(wins).collect()
    }

    /// The chance that an attempt succeeds, as things stand.
    pub(crate) fn chance_of(&self, attempt: &Attempt) -> Chance {
        let faces = self.faces(attempt);
        Chance::new(faces.iter().filter(|wins| **wins).count() as u64, faces.len() as u64)
    }

    /// The same for a web that is not in play.
    pub(crate) fn chance_of_web(&self, attempt: &Attempt, hero: &Hero, web: &Web) -> Chance {
        let faces = self.faces_with(attempt, Some(hero), self.bonus_of(attempt, hero, web));
        Chance::new(faces.iter().filter(|wins| **wins).count() as u64, faces.len() as u64)
    }

    pub(super) fn odds(&self, attempt: &Attempt) -> Odds {
        let (bonus, terms) = self.bonus(attempt);
        let faces = self
            .faces(attempt)
            .into_iter()
            .zip(1..)
            .map(|(wins, face): (bool, u8)| DieFace { label: Text::plain(face.to_string()), wins });
        let die = DieShow { name: None, tone: Tone::Neutral, faces: faces.collect(), note: None };
        let roll = text!("odds-roll", bonus = signed(bonus), threshold = attempt.threshold);
        let odds = Odds::new(die.chance()).roll(roll).show(die);
        terms.into_iter().fold(odds, |odds, term| odds.term(self.term(attempt.seat, term)))
    }

    /// A part of the bonus, and what it comes from.
    pub(crate) fn term(&self, seat: Seat, term: Term) -> Figure {
        Figure::new(self.term_name(seat, term), Amount::Signed(term.amount().into()))
    }

    /// The same for the log: +2 hero's value.
    pub(crate) fn part_of_bonus(&self, seat: Seat, term: Term) -> Text {
        text!("bonus-part", amount = signed(term.amount()), name = self.term_name(seat, term))
    }

    fn term_name(&self, seat: Seat, term: Term) -> Text {
        match term {
            Term::Value(_) => Text::new("term-value"),
            Term::OwnSphere(_) => Text::new("term-own-sphere"),
            Term::Home(_) => Text::new("term-home"),
            Term::From(source, _) => self.source_in_full(source, seat),
            Term::Retries(_) => Text::new("term-retries"),
            Term::Cards(_) => Text::new("term-cards"),
        }
    }
}
