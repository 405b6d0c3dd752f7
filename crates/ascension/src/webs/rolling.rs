//! W5 · The roll.

use crate::pack::{Modifier, When};
use crate::setup::D12;
use crate::state::{Ascension, Attempt, Frame, Hero, Source, Web, Window};
use crate::words::{figure, signed};
use table::{Play, Seat, Table, text};

/// One part of a bonus, and what it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// The value of the hero.
    Value(i8),
    /// W5.4 · Cards of the god's sphere.
    OwnSphere(i8),
    /// W5.5 · A card of the hero's home sphere.
    Home(i8),
    From(Source, i8),
    /// G2.5 · Earlier failed tries at the gate.
    Retries(i8),
    /// Cards played in the window.
    Cards(i8),
}

impl Term {
    pub fn amount(self) -> i8 {
        match self {
            Term::Value(n)
            | Term::OwnSphere(n)
            | Term::Home(n)
            | Term::From(_, n)
            | Term::Retries(n)
            | Term::Cards(n) => n,
        }
    }
}

/// The parts of a bonus that are not 0.
pub type Terms = smallvec::SmallVec<[Term; 8]>;

impl Ascension {
    /// W5 · The attempt runs: window, roll, window. Whether it succeeded.
    pub(crate) fn attempt_it(&mut self, table: &mut Table<Self>, attempt: Attempt) -> Play<bool> {
        let closed = table.scope(self, Frame::Attempt(attempt), |game, table| {
            game.window(table, Window::BeforeRoll)?; // W5.1
            if game.attempt().is_none_or(|attempt| attempt.broken) {
                table.log("W5.2", || text!("log-attempt-broken", who = attempt.seat));
                return Ok(false);
            }
            game.roll(table)?; // W5.3
            game.window(table, Window::AfterRoll)?; // W5.6
            Ok(game.conclude(table)) // W5.8
        })?;
        Ok(closed.unwrap_or(false))
    }

    /// W5.3 · The bonus is reckoned at this moment and the die is rolled.
    fn roll(&mut self, table: &mut Table<Self>) -> Play {
        let Some(attempt) = self.attempt() else {
            return Ok(());
        };
        let (bonus, _) = self.bonus(attempt);
        self.change_attempt(|attempt| attempt.reckoned = bonus);
        self.roll_die(table)
    }

    /// W5.3, W5.6 · The die, for the first time or anew.
    pub(crate) fn roll_die(&mut self, table: &mut Table<Self>) -> Play {
        self.change_attempt(|attempt| attempt.die = None);
        let die = table.roll(D12, self.pack.numbers.die)?;
        self.change_attempt(|attempt| attempt.die = Some(die));
        if let Some(attempt) = self.attempt() {
            let (face, bonus, threshold) = (self.face(attempt), attempt.reckoned + attempt.change, attempt.threshold);
            table.log("W5.3", || {
                text!(
                    "log-rolls",
                    who = attempt.seat,
                    face = face,
                    bonus = signed(bonus),
                    result = figure(i16::from(face) + i16::from(bonus)),
                    threshold = threshold
                )
            });
        }
        Ok(())
    }

    /// W5.8 · At or above the threshold the web is closed.
    fn conclude(&mut self, table: &mut Table<Self>) -> bool {
        let Some(attempt) = self.attempt() else {
            return false;
        };
        self.note_roll(table);
        let (result, threshold) = (self.result(attempt), attempt.threshold);
        let closed = result >= i16::from(threshold);
        table.log("W5.8", || {
            let key = if closed { "log-succeeds" } else { "log-fails" };
            text!(key, who = attempt.seat, result = figure(result), threshold = threshold)
        });
        closed
    }

    /// W5.3 to W5.6 · The die and everything that is added to it.
    pub(crate) fn result(&self, attempt: &Attempt) -> i16 {
        i16::from(self.face(attempt)) + i16::from(attempt.reckoned) + i16::from(attempt.change)
    }

    /// W5.7 · The face that counts: the lowest is applied first, then the highest.
    pub(crate) fn face(&self, attempt: &Attempt) -> u8 {
        let rolled = attempt.die.unwrap_or(0);
        let (least, most) = match self.hero(attempt.at().hero()) {
            Some(hero) => self.die_limits(attempt.seat, hero),
            None => (0, u8::MAX),
        };
        rolled.max(least).min(most)
    }

    /// The lowest and the highest face that count for a hero.
    pub(crate) fn die_limits(&self, seat: Seat, hero: &Hero) -> (u8, u8) {
        self.modifiers(seat, hero)
            .fold((0, u8::MAX), |(least, most), modifier| match modifier {
                Modifier::DieAtLeast(n) => (least.max(*n), most),
                Modifier::DieAtMost(n) => (least, most.min(*n)),
                _ => (least, most),
            })
    }

    /// W5.3 · The whole bonus of an attempt, and its parts.
    pub(crate) fn bonus(&self, attempt: &Attempt) -> (i8, Terms) {
        let mut terms = Terms::new();
        let at = attempt.at();
        if let (Some(hero), Some(web)) = (self.hero(at.hero()), self.web(at)) {
            self.add_terms(attempt, hero, web, &mut terms);
        }
        terms.push(Term::Cards(attempt.bonus));
        terms.retain(|term| term.amount() != 0);
        (terms.iter().map(|term| term.amount()).sum(), terms)
    }

    /// The same sum for a hero and a web that need not be in play.
    pub(crate) fn bonus_of(&self, attempt: &Attempt, hero: &Hero, web: &Web) -> i8 {
        let mut terms = Terms::new();
        self.add_terms(attempt, hero, web, &mut terms);
        terms.iter().map(|term| term.amount()).sum::<i8>() + attempt.bonus
    }

    fn add_terms(&self, attempt: &Attempt, hero: &Hero, web: &Web, terms: &mut Terms) {
        let numbers = &self.pack.numbers;
        let sphere = self.god_of(attempt.seat).sphere;
        let home = self.pack.hero(hero.card).home;
        let own = web.cards.iter().filter(|card| card.sphere() == sphere).count() as i8;
        terms.push(Term::Value(numbers.values[hero.value].closing));
        terms.push(Term::OwnSphere(own * numbers.own_sphere_bonus)); // W5.4
        if web.cards.iter().any(|card| card.sphere() == home) {
            terms.push(Term::Home(numbers.home_sphere_bonus)); // W5.5
        }
        for (source, modifier) in self.sources(attempt.seat, hero) {
            if let Modifier::Closing(when, n) = modifier
                && self.holds(when, attempt, hero, web)
            {
                terms.push(Term::From(source, *n));
            }
        }
        if let crate::state::Aspiration::Gate(gate) = attempt.aspires {
            let failed = self.players[attempt.seat].failed[gate as usize] as i8;
            terms.push(Term::Retries(failed * numbers.gate_retry_bonus)); // G2.5
        }
    }

    /// Whether a modifier counts for this attempt.
    pub(crate) fn holds(&self, when: &When, attempt: &Attempt, hero: &Hero, web: &Web) -> bool {
        match when {
            When::Always => true,
            When::Declared(value) => attempt.value == *value,
            When::LengthAtLeast(length) => web.len() >= (*length).into(),
            When::LengthAtMost(length) => web.len() <= (*length).into(),
            When::Gate => attempt.is_gate(),
            When::Contains(place) => web.cards.iter().any(|card| place.cards.contains(*card)),
            When::Alone => hero.webs.len() == 1,
            When::Equipped => self.bears_equipment(hero),
            When::Retry => web.failed > 0,
            When::Behind => self.is_behind(attempt.seat),
        }
    }

    fn bears_equipment(&self, hero: &Hero) -> bool {
        let mut worn = hero.attachments.iter();
        worn.any(|worn| self.pack.attachment(worn.card).sort == crate::card::Sort::Equipment)
    }

    /// Whether somebody else has opened more gates.
    fn is_behind(&self, seat: Seat) -> bool {
        let own = self.players[seat].gates_opened();
        self.players.values().any(|player| player.gates_opened() > own)
    }

    pub(crate) fn change_attempt(&mut self, change: impl Fn(&mut Attempt)) {
        self.frames.innermost_mut(|frame| match frame {
            Frame::Attempt(attempt) => {
                change(attempt);
                Some(())
            }
            _ => None,
        });
    }

    /// W5.6 · A modifier lets the die be rolled again, once in a turn for each source.
    pub(crate) fn reroll_by(&mut self, table: &mut Table<Self>, source: Source) -> Play {
        let Some(attempt) = self.attempt().copied() else {
            return Ok(());
        };
        if let Some(hero) = self.hero_mut(attempt.at().hero()) {
            hero.spent.rerolls |= source.bit();
            let worn = hero
                .attachments
                .iter_mut()
                .find(|worn| Source::Worn(worn.card) == source);
            if let Some(worn) = worn {
                worn.rerolled = true;
            }
        }
        table.log("W5.6", || {
            text!(
                "log-rerolls",
                who = attempt.seat,
                source = self.source_name(source, attempt.seat)
            )
        });
        self.note_reroll(table, attempt.seat, source);
        self.roll_die(table)
    }

    /// W5.6 · The result is bought up, once a roll.
    pub(crate) fn buy_result(&mut self, table: &mut Table<Self>, count: u8) {
        let seat = self.active();
        let cost = u16::from(count) * self.result_price(seat);
        self.pay(seat, cost);
        self.change_attempt(|attempt| {
            attempt.change += count as i8;
            attempt.bought = true;
        });
        self.note_buying(table, seat);
        table.log("W5.6", || text!("log-buys", who = seat, count = count, cost = cost));
    }
}
