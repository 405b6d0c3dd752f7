//! W5 · The roll.

use crate::card::Value;
use crate::pack::{Modifier, When};
use crate::scene::spot;
use crate::setup::D12;
use crate::state::{Ascension, Attempt, Frame, Hero, Source, Web, Window};
use crate::words::{figure, signed};
use table::{LogLine, Play, Seat, Table, Text, text};

/// What came of an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// W5.8 · The web is closed at this value.
    Closed(Value),
    Failed,
    /// W5.2 · The web was cut or its hero is gone, and nothing was rolled.
    Spent,
}

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
    /// W5 · The attempt runs: window, roll, window.
    pub(crate) fn attempt_it(&mut self, table: &mut Table<Self>, attempt: Attempt) -> Play<Verdict> {
        let verdict = table.scope(self, Frame::Attempt(attempt), |game, table| {
            game.window(table, Window::BeforeRoll)?; // W5.1
            if game.attempt().is_none_or(|attempt| attempt.broken) {
                table.log("W5.2", || text!("log-attempt-broken", who = attempt.seat));
                return Ok(Verdict::Spent);
            }
            game.roll(table)?; // W5.3
            game.window(table, Window::AfterRoll)?; // W5.6
            Ok(game.conclude(table)) // W5.8
        })?;
        Ok(verdict.unwrap_or(Verdict::Spent))
    }

    /// W5.3 · The bonus is reckoned at this moment and the die is rolled.
    fn roll(&mut self, table: &mut Table<Self>) -> Play {
        let Some(attempt) = self.attempt().copied() else {
            return Ok(());
        };
        let (bonus, terms) = self.bonus(&attempt);
        self.change_attempt(|attempt| attempt.reckoned = bonus);
        if !terms.is_empty() {
            table.log("W5.3", || {
                let parts: Vec<Text> = terms.iter().map(|term| self.part_of_bonus(attempt.seat, *term)).collect();
                text!("log-bonus", bonus = signed(bonus), parts = parts)
            });
        }
        self.roll_die(table)
    }

    /// W5.3, W5.6 · The die, for the first time or again.
    pub(crate) fn roll_die(&mut self, table: &mut Table<Self>) -> Play {
        self.change_attempt(|attempt| attempt.die = None);
        let die = table.roll(D12, self.pack.numbers.die)?;
        self.change_attempt(|attempt| attempt.die = Some(die));
        if let Some(attempt) = self.attempt() {
            table.tell(|| {
                let line = LogLine::by("W5.3", self.roll_line(attempt, die)).at(spot::web(&self.pack, attempt.at()));
                line.moment(self.roll_shown(attempt))
            });
        }
        Ok(())
    }

    /// The face that was rolled first, then what changed it and why (W5.7), then the sum.
    fn roll_line(&self, attempt: &Attempt, die: u8) -> Text {
        let (who, threshold) = (attempt.seat, attempt.threshold);
        let sum = self.sum_of_roll(attempt);
        match self.face(attempt) {
            face if face == die => text!("log-rolls", who = who, sum = sum, threshold = threshold),
            face => text!(
                "log-rolls-changed",
                who = who,
                die = die,
                face = face,
                sources = self.sources_of_face(attempt, die),
                sum = sum,
                threshold = threshold
            ),
        }
    }

    /// The face that counts, what is added to it, and the result: 9 + 5 = 14.
    pub(crate) fn sum_of_roll(&self, attempt: &Attempt) -> String {
        let (face, result) = (self.face(attempt), figure(self.result(attempt)));
        match attempt.reckoned + attempt.change {
            0 => result,
            more if more < 0 => format!("{face} − {} = {result}", -i16::from(more)),
            more => format!("{face} + {more} = {result}"),
        }
    }

    /// W5.7 · What holds a face up, and then what holds it down.
    pub(crate) fn sources_of_face(&self, attempt: &Attempt, die: u8) -> Vec<Text> {
        let Some(hero) = self.hero(attempt.at().hero()) else {
            return Vec::new();
        };
        let (least, most) = self.die_limits(attempt.seat, hero);
        let binds = |modifier: &Modifier| match modifier {
            Modifier::DieAtLeast(n) => *n == least && die < least,
            Modifier::DieAtMost(n) => *n == most && die.max(least) > most,
            _ => false,
        };
        let binding = self.sources(attempt.seat, hero).filter(|(_, modifier)| binds(modifier));
        binding.map(|(source, _)| self.source_in_full(source, attempt.seat)).collect()
    }

    /// W5.8 · At or above the threshold the web is closed.
    fn conclude(&mut self, table: &mut Table<Self>) -> Verdict {
        let Some(attempt) = self.attempt() else {
            return Verdict::Spent;
        };
        self.note_roll(table);
        let (result, threshold) = (self.result(attempt), attempt.threshold);
        let closed = result >= i16::from(threshold);
        table.log("W5.8", || {
            let key = if closed { "log-succeeds" } else { "log-fails" };
            text!(key, who = attempt.seat, result = figure(result), threshold = threshold)
        });
        match self.second_best(attempt) {
            _ if closed => Verdict::Closed(attempt.value),
            Some(value) => {
                table.log("C5.1", || {
                    text!(
                        "log-second-best",
                        who = attempt.seat,
                        god = self.god_name(attempt.seat),
                        value = self.value_low(value)
                    )
                });
                Verdict::Closed(value)
            }
            None => Verdict::Failed,
        }
    }

    /// The value one step below the declared one, if a god lets a failed web count as that: it must be allowed in the sector, and the
    /// result must reach its threshold.
    pub(crate) fn second_best(&self, attempt: &Attempt) -> Option<Value> {
        let lower = attempt.value.lowered().filter(|_| !attempt.is_gate())?;
        let length = self.web(attempt.at()).map_or(0, Web::len);
        let allowed = self.pack.numbers.values_of(self.sector(attempt.seat)).contains(&lower);
        let reached = self.result(attempt) >= self.pack.numbers.threshold(lower, length).into();
        let has = self.god_has(attempt.seat, |modifier| matches!(modifier, Modifier::SecondBest));
        (allowed && reached && has).then_some(lower)
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
        self.modifiers(seat, hero).fold((0, u8::MAX), |(least, most), modifier| match modifier {
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
            terms.push(Term::From(source, self.closing_bonus(modifier, attempt, hero, web)));
        }
        if let crate::state::Aspiration::Gate(gate) = attempt.aspires {
            let failed = self.players[attempt.seat].failed[gate as usize] as i8;
            terms.push(Term::Retries(failed * numbers.gate_retry_bonus)); // G2.5
        }
    }

    /// What a modifier adds to the bonus of an attempt.
    pub(crate) fn closing_bonus(&self, modifier: &Modifier, attempt: &Attempt, hero: &Hero, web: &Web) -> i8 {
        match modifier {
            Modifier::Closing(when, n) if self.holds(when, attempt, hero, web) => *n,
            Modifier::ClosingEach(place, n) => {
                let cards = web.cards.iter().filter(|card| place.cards.contains(**card));
                cards.count() as i8 * n
            }
            Modifier::ClosingEquipped { each, most } => (self.equipment_of(hero) as i8 * each).min(*most),
            _ => 0,
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
            When::Equipped => self.equipment_of(hero) > 0,
            When::Retry => web.failed > 0,
            When::Behind => self.is_behind(attempt.seat),
            When::HeroesAtLeast(count) => self.players[attempt.seat].heroes.len() >= (*count).into(),
        }
    }

    /// How many pieces of equipment a hero bears.
    pub(crate) fn equipment_of(&self, hero: &Hero) -> usize {
        let worn = hero.attachments.iter();
        worn.filter(|worn| self.pack.attachment(worn.card).sort == crate::card::Sort::Equipment).count()
    }

    /// Whether somebody else has opened more gates.
    fn is_behind(&self, seat: Seat) -> bool {
        let own = self.players[seat].gates_opened();
        self.players.values().any(|player| player.gates_opened() > own)
    }

    pub(crate) fn change_attempt(&mut self, change: impl Fn(&mut Attempt)) {
        if let Some(attempt) = self.attempt_mut() {
            change(attempt);
        }
    }

    /// W5.6 · A modifier lets the die be rolled again, once in a turn for each source.
    pub(crate) fn reroll_by(&mut self, table: &mut Table<Self>, source: Source) -> Play {
        let Some(attempt) = self.attempt().copied() else {
            return Ok(());
        };
        if let Some(hero) = self.hero_mut(attempt.at().hero()) {
            hero.spent.rerolls |= source.bit();
            let worn = hero.attachments.iter_mut().find(|worn| Source::Worn(worn.card) == source);
            if let Some(worn) = worn {
                worn.rerolled = true;
            }
        }
        table.log("W5.6", || {
            text!("log-rerolls", who = attempt.seat, source = self.source_in_full(source, attempt.seat))
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
