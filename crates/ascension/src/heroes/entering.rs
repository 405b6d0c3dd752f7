//! H1 · Entering.

use crate::card::{Card, HeroId, Value};
use crate::choice::Choice;
use crate::pack::Modifier;
use crate::state::{Ascension, Hero, HeroAt};
use crate::turn::Options;
use table::{Play, Prompt, Seat, Table, text};

impl Ascension {
    /// H1.2 · What entering a hero at a value costs.
    pub(crate) fn entering_cost(&self, seat: Seat, value: Value) -> u16 {
        let printed = i16::from(self.pack.numbers.values[value].cost);
        let less = self.god_sum(seat, |modifier| if let Modifier::HeroCost(n) = modifier { i16::from(*n) } else { 0 });
        (printed + less).max(0) as u16
    }

    /// H1.3, H1.4 · Whether a hero could come into play.
    pub(crate) fn has_place_for(&self, seat: Seat, hero: HeroId) -> bool {
        let heroes = &self.players[seat].heroes;
        heroes.len() < self.god_of(seat).heroes.into() && self.players[seat].hero(hero).is_none()
    }

    pub(crate) fn offer_entering(&self, seat: Seat, options: &mut Options) {
        if self.turn.heroes == 0 {
            return; // H1.1
        }
        for card in self.players[seat].cards() {
            let Card::Hero(hero) = card else { continue };
            if !self.has_place_for(seat, hero) || options.contains(&Choice::Enter(hero, Value::Bronze)) {
                continue;
            }
            let affordable = |value: &Value| self.entering_cost(seat, *value) <= self.players[seat].eco;
            options.extend(Value::ALL.into_iter().filter(affordable).map(|value| Choice::Enter(hero, value)));
        }
    }

    /// Why a hero in hand cannot be entered.
    pub(crate) fn bar_entering(&self, seat: Seat, mut prompt: Prompt) -> Prompt {
        for card in self.players[seat].distinct() {
            let Card::Hero(hero) = card else { continue };
            let cheapest = self.entering_cost(seat, Value::Bronze);
            let limit = self.god_of(seat).heroes;
            let (why, rule) = if self.turn.heroes == 0 {
                (text!("why-one-hero-a-turn"), "H1.1")
            } else if self.players[seat].hero(hero).is_some() {
                (text!("why-same-hero"), "H1.4")
            } else if self.players[seat].heroes.len() >= limit.into() {
                (text!("why-hero-limit", limit = limit), "H1.3")
            } else if cheapest > self.players[seat].eco {
                (text!("why-eco", cost = cheapest, eco = self.players[seat].eco), "H1.2")
            } else {
                continue;
            };
            prompt = prompt.bar_verb("enter", text!("bar-enter", hero = self.hero_name(hero)), why, rule);
        }
        prompt
    }

    /// H1 · A hero comes into play; H1.5 · it is available from the owner's next turn.
    pub(crate) fn enter_hero(&mut self, table: &mut Table<Self>, seat: Seat, hero: HeroId, value: Value) -> Play {
        let cost = self.entering_cost(seat, value);
        self.pay(seat, cost);
        self.take_from_hand(seat, Card::Hero(hero));
        self.turn.heroes -= 1;
        self.note_use(table, Card::Hero(hero), seat);
        self.bring_into_play(HeroAt { seat, hero }, value);
        table.log("H1.2", || {
            text!("log-enters", who = seat, hero = self.hero_name(hero), value = self.value_low(value), cost = cost)
        });
        Ok(())
    }

    pub(crate) fn bring_into_play(&mut self, at: HeroAt, value: Value) {
        self.players[at.seat].heroes.push(Hero { card: at.hero, value, ..Hero::default() });
    }
}
