//! H2 · Value.

use crate::card::Value;
use crate::choice::Choice;
use crate::pack::{End, Modifier};
use crate::state::{Ascension, Hero, HeroAt};
use crate::turn::Options;
use table::{Play, Seat, Table, text};

impl Ascension {
    /// H2.2 · What it costs to raise a hero: the difference in cost, step by step.
    pub(crate) fn raising_cost(&self, seat: Seat, hero: &Hero, to: Value) -> u16 {
        let more =
            self.sum(seat, hero, |modifier| if let Modifier::RaiseCost(n) = modifier { i16::from(*n) } else { 0 });
        let cost = |value: Value| i16::from(self.pack.numbers.values[value].cost);
        let mut from = hero.value;
        let mut total = 0;
        while let Some(next) = from.raised().filter(|next| *next <= to) {
            total += (cost(next) - cost(from) + more).max(0);
            from = next;
        }
        total as u16
    }

    pub(crate) fn can_be_raised(&self, seat: Seat, hero: &Hero) -> bool {
        hero.value < Value::Gold && !self.has(seat, hero, |modifier| matches!(modifier, Modifier::NoRaise))
    }

    pub(crate) fn offer_raising(&self, seat: Seat, options: &mut Options) {
        for hero in &self.players[seat].heroes {
            if hero.value == Value::Gold || !self.can_be_raised(seat, hero) {
                continue;
            }
            let affordable = |value: &Value| self.raising_cost(seat, hero, *value) <= self.players[seat].eco;
            options.extend(hero.value.above().filter(affordable).map(|value| Choice::Raise(hero.card, value)));
        }
    }

    /// H2.2 · An own hero is raised for the difference in cost.
    pub(crate) fn raise_hero(&mut self, table: &mut Table<Self>, at: HeroAt, to: Value) -> Play {
        let cost = self.hero(at).map_or(0, |hero| self.raising_cost(at.seat, hero, to));
        self.pay(at.seat, cost);
        table.log("H2.2", || {
            text!("log-raises", who = at.seat, hero = self.hero_name(at.hero), value = self.value_low(to), cost = cost)
        });
        self.set_raised(table, at, to)
    }

    /// The hero stands at a higher value; E2.1 · what ends with it goes.
    pub(crate) fn set_raised(&mut self, table: &mut Table<Self>, at: HeroAt, to: Value) -> Play {
        if let Some(hero) = self.hero_mut(at) {
            hero.value = to;
        }
        self.end_attachments(table, at, End::Raised)
    }
}
