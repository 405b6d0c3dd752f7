//! Effects on heroes.

use crate::card::{AttachmentId, Card, HeroId, Value};
use crate::choice::Choice;
use crate::state::{Ascension, HeroAt};
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Table, text};

impl Ascension {
    /// Up one step without paying.
    pub(super) fn raise_free(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        let Some(value) = self.hero(at).and_then(|hero| hero.value.raised()) else {
            return Ok(());
        };
        table.log("H2.1", || text!("log-rises", hero = self.hero_name(at.hero), value = self.value_low(value)));
        self.set_raised(table, at, value)
    }

    pub(super) fn shield_hero(&mut self, table: &mut Table<Self>, at: HeroAt) {
        if let Some(hero) = self.hero_mut(at) {
            hero.shielded = true;
        }
        table.log("C4.6", || text!("log-shields-hero", hero = self.hero_name(at.hero)));
    }

    /// The hero's webs cannot be declared until the end of its owner's next turn.
    pub(super) fn bind_hero(&mut self, table: &mut Table<Self>, at: HeroAt) {
        let turns = 1 + u8::from(self.is_active(at.seat));
        if let Some(hero) = self.hero_mut(at) {
            hero.bound = turns;
        }
        table.tell(|| self.done_to_hero(at, "C1.4", text!("log-binds", hero = self.hero_name(at.hero))));
    }

    /// One attachment, as the player chooses, goes to Hades.
    pub(super) fn strip(&mut self, table: &mut Table<Self>, player: Seat, at: HeroAt) -> Play {
        let Some(hero) = self.hero(at) else {
            return Ok(());
        };
        let worn: SmallVec<[AttachmentId; 8]> = hero.attachments.iter().map(|worn| worn.card).collect();
        let card = self
            .ask(table, player)
            .say(|| Prompt::new(text!("ask-strip", hero = self.hero_name(at.hero)), "C1.3"))
            .pick(worn, |card| Choice::Card(Card::Attachment(card)))?;
        self.drop_attachment(table, at, card, "C1.4")
    }

    /// Every attachment of a hero with every other hero on which this player may lay it.
    pub(super) fn transfers(&self, player: Seat, from: HeroAt) -> SmallVec<[(AttachmentId, HeroAt); 16]> {
        let mut transfers = SmallVec::new();
        let Some(hero) = self.hero(from) else {
            return transfers;
        };
        for worn in &hero.attachments {
            for seat in self.order.iter() {
                for other in &self.players[seat].heroes {
                    let to = HeroAt { seat, hero: other.card };
                    if to != from && self.can_attach(player, worn.card, to) {
                        transfers.push((worn.card, to));
                    }
                }
            }
        }
        transfers
    }

    pub(super) fn transfer(&mut self, table: &mut Table<Self>, player: Seat, from: HeroAt) -> Play {
        let transfers = self.transfers(player, from);
        let (card, to) = self
            .ask(table, player)
            .say(|| Prompt::new(text!("ask-transfer", hero = self.hero_name(from.hero)), "C1.3"))
            .pick(transfers, |(card, to)| Choice::Transfer(card, to))?;
        self.move_attachment(table, from, to, card)
    }

    pub(super) fn ready_hero(&mut self, table: &mut Table<Self>, at: HeroAt) {
        if let Some(hero) = self.hero_mut(at) {
            hero.ready = true;
        }
        table.log("H1.5", || text!("log-available", hero = self.hero_name(at.hero)));
    }

    /// The heroes in a hand that none of the player's heroes in play equals.
    pub(super) fn replacements(&self, seat: Seat) -> SmallVec<[HeroId; 4]> {
        let held = self.players[seat].distinct().into_iter();
        let heroes = held.filter_map(|card| if let Card::Hero(hero) = card { Some(hero) } else { None });
        heroes.filter(|hero| self.players[seat].hero(*hero).is_none()).collect()
    }

    /// A hero in hand takes the place of one in play, with all that it has.
    pub(super) fn replace_hero(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        let heroes = self.replacements(at.seat);
        let new = self
            .ask(table, at.seat)
            .say(|| Prompt::new(text!("ask-replace", hero = self.hero_name(at.hero)), "C1.3"))
            .pick(heroes, |hero| Choice::Card(Card::Hero(hero)))?;
        self.take_from_hand(at.seat, Card::Hero(new));
        self.give_openly(at.seat, Card::Hero(at.hero));
        if let Some(hero) = self.hero_mut(at) {
            hero.card = new;
        }
        table.log("C1.4", || {
            text!("log-replaces", who = at.seat, new = self.hero_name(new), old = self.hero_name(at.hero))
        });
        let now = HeroAt { seat: at.seat, hero: new };
        self.break_attempt(|attempt| attempt.at().hero() == at); // W5.2
        self.fit_slots(table, now)
    }

    pub(super) fn allow_hero(&mut self, table: &mut Table<Self>, player: Seat) {
        self.turn.heroes = self.turn.heroes.saturating_add(1);
        table.log("H1.1", || text!("log-extra-hero", who = player));
    }

    /// The heroes in Hades that could come into play.
    pub(super) fn revivable(&self, seat: Seat) -> SmallVec<[HeroId; 8]> {
        let mut heroes: SmallVec<[HeroId; 8]> = SmallVec::new();
        for card in &self.hades {
            if let Card::Hero(hero) = card
                && self.has_place_for(seat, *hero)
                && heroes.last() != Some(hero)
            {
                heroes.push(*hero);
            }
        }
        heroes
    }

    /// H4.2 · A hero comes back from Hades into play.
    pub(super) fn revive_hero(&mut self, table: &mut Table<Self>, seat: Seat, value: Value) -> Play {
        let asked = self.ask(table, seat).about("ask-revive", "H4.2");
        let hero = asked.pick(self.revivable(seat), |hero| Choice::Card(Card::Hero(hero)))?;
        self.take_from_hades(Card::Hero(hero));
        self.bring_into_play(HeroAt { seat, hero }, value);
        table.log("H4.2", || {
            text!("log-revives", who = seat, hero = self.hero_name(hero), value = self.value_low(value))
        });
        Ok(())
    }
}
