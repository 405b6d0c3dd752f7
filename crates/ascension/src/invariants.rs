//! What must be true at every checkpoint.

use crate::card::Card;
use crate::pack::PositionSet;
use crate::state::Ascension;
use std::collections::BTreeMap;
use table::{Seat, Slot};

impl Ascension {
    /// Every card of this game is in exactly one place.
    pub(crate) fn check_cards(&self) -> Result<(), String> {
        let slots = self.deck.iter().chain(self.curtain.iter().flatten());
        let slots: Vec<&Slot<Card>> = slots.chain(self.players.values().flat_map(|player| &player.hand)).collect();
        self.pool.check(slots.iter().copied())?;
        let mut counts: BTreeMap<Card, i32> = BTreeMap::new();
        let mut count = |card: Card, by: i32| *counts.entry(card).or_default() += by;
        self.whole_deck().into_iter().for_each(|card| count(card, 1));
        slots.iter().filter_map(|slot| slot.settled()).for_each(|card| count(card, -1));
        self.pool.unseen_cards().for_each(|card| count(card, -1));
        self.hades.iter().chain(&self.played).for_each(|card| count(*card, -1));
        for player in self.players.values() {
            for hero in &player.heroes {
                count(Card::Hero(hero.card), -1);
                hero.attachments.iter().for_each(|worn| count(Card::Attachment(worn.card), -1));
                for web in &hero.webs {
                    web.cards.iter().for_each(|card| count(Card::Sequence(*card), -1));
                    web.plot.iter().for_each(|plot| count(Card::Plot(*plot), -1));
                }
            }
            for trophy in &player.trophies {
                count(Card::Plot(trophy.plot), -1);
                trophy.cards.iter().for_each(|card| count(Card::Sequence(*card), -1));
            }
        }
        match counts.iter().find(|(_, count)| **count != 0) {
            Some((card, count)) => Err(format!("{} copies of {} are missing", count, self.pack.slug(*card))),
            None => Ok(()),
        }
    }

    /// M1.7 · A ring position has at most one pawn.
    pub(crate) fn check_pawns(&self) -> Result<(), String> {
        let pawns: Vec<_> = self.players.values().filter_map(|player| player.pawn).collect();
        let rings = pawns.iter().filter(|at| self.pack.mountain.is_ring(**at)).count();
        if rings == self.taken_rings().len() { Ok(()) } else { Err("two pawns stand on one ring position".to_owned()) }
    }

    pub(crate) fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let wrong = |what: &str| Err(format!("seat {seat}: {what}"));
        if player.god.is_none() || player.heroes.len() > self.god_of(seat).heroes.into() {
            return wrong("more heroes than the god's sheet allows"); // H1.3
        }
        let unknown = player.hand.iter().any(|slot| slot.known_to(seat).is_none());
        if unknown {
            return wrong("a card in hand that its owner does not know");
        }
        for (place, hero) in player.heroes.iter().enumerate() {
            if player.heroes[..place].iter().any(|other| other.card == hero.card) {
                return wrong("the same hero twice"); // H1.4
            }
            let cards = hero.attachments.iter().map(|worn| worn.card);
            if cards.clone().enumerate().any(|(place, card)| cards.clone().take(place).any(|other| other == card)) {
                return wrong("the same attachment twice on a hero"); // E1.5
            }
            for (place, web) in hero.webs.iter().enumerate() {
                if web.is_empty() || hero.webs[..place].iter().any(|other| other.number == web.number) {
                    return wrong("a web without cards, or two of one number"); // W1.1
                }
            }
        }
        let gates: PositionSet = self.pack.mountain.gates.iter().map(|gate| gate.at).collect();
        if !(player.opened & !gates).is_empty() {
            return wrong("an open gate that is no gate");
        }
        Ok(())
    }
}
