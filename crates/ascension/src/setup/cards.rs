//! A3 · The cards in play.

use super::SETUP;
use crate::card::{AttachmentId, Card, EventId, GateId, HeroId, PlotId, SequenceId, Sort, Sphere, SphereSet};
use crate::pack::DeckRow;
use crate::state::Ascension;
use table::{Play, Seats, Table, text};

impl Ascension {
    /// A3 · The figures for this number of players.
    pub(crate) fn deck_row(&self) -> DeckRow {
        self.pack.numbers.decks[&(self.players.len() as u8)]
    }

    /// A3.1 · The gods' spheres, and others at random up to the table's number.
    pub(super) fn choose_spheres(&mut self, table: &mut Table<Self>) -> Play {
        let fewest = self.pack.numbers.fewest_spheres.max(self.players.len() as u8);
        let wanted = self.options.spheres.unwrap_or(self.deck_row().spheres).max(fewest); // O1.3
        let gods = self.players.values().filter_map(|player| player.god);
        self.spheres = gods.map(|god| self.pack.god(god).sphere).collect();
        let others = Sphere::ALL.into_iter().filter(|sphere| !self.spheres.contains(*sphere));
        let mut others: Vec<Card> = others.map(Card::Sphere).collect();
        while self.spheres.len() < wanted.into() && !others.is_empty() {
            let place = table.draw(SETUP, Seats::EVERYONE, &others)?;
            if let Card::Sphere(sphere) = others.remove(place) {
                self.spheres.insert(sphere);
            }
        }
        let spheres = self.spheres;
        table.log("A3.1", || {
            let names: Vec<_> = spheres.iter().map(|sphere| self.name(Card::Sphere(sphere))).collect();
            text!("log-spheres", spheres = names)
        });
        Ok(())
    }

    /// A3.4 · Of each sort a fixed number is in the deck; the rest is drawn, openly, to stay in the box.
    pub(super) fn choose_specials(&mut self, table: &mut Table<Self>) -> Play {
        let row = self.deck_row();
        self.specials.clear();
        for (sort, wanted) in [
            (Sort::Hero, row.heroes),
            (Sort::Plot, row.plots),
            (Sort::Equipment, row.equipment),
            (Sort::Condition, row.conditions),
            (Sort::Event, row.events),
        ] {
            let mut cards = self.that_can_be_served(sort);
            while cards.len() > wanted.into() {
                let place = table.draw(SETUP, Seats::EVERYONE, &cards)?;
                cards.remove(place);
            }
            let count = cards.len();
            table.log("A3.4", || text!(format!("log-in-deck-{}", sort.slug()), count = count));
            self.specials.extend(cards);
        }
        self.specials.sort_unstable();
        Ok(())
    }

    /// A3.3 · The cards of a type, with their copies, without those that the spheres in play cannot serve.
    fn that_can_be_served(&self, sort: Sort) -> Vec<Card> {
        let (pack, spheres) = (&*self.pack, self.spheres);
        let attachments = pack.ids::<AttachmentId>().filter(|id| pack.attachment(*id).can_be_served(spheres));
        let heroes = pack.ids::<HeroId>().filter(|id| spheres.contains(pack.hero(*id).home));
        let plots = pack.ids::<PlotId>().filter(|id| pack.plot(*id).sequence.can_be_served(spheres));
        let all = heroes
            .map(|id| (Card::Hero(id), pack.hero(id).copies))
            .chain(plots.map(|id| (Card::Plot(id), pack.plot(id).copies)))
            .chain(attachments.map(|id| (Card::Attachment(id), pack.attachment(id).copies)))
            .chain(pack.ids::<EventId>().map(|id| (Card::Event(id), pack.event(id).copies)));
        all.filter(|(card, _)| pack.sort(*card) == Some(sort))
            .flat_map(|(card, copies)| std::iter::repeat_n(card, copies.into()))
            .collect()
    }

    /// A3.5 · Each gate gets a sequence of its level that can be served; no two the same.
    pub(super) fn choose_gates(&mut self, table: &mut Table<Self>) -> Play {
        self.gates.clear();
        for gate in 0..self.pack.mountain.gates.len() {
            let level = self.pack.mountain.gates[gate].level;
            let free = self.pack.ids::<GateId>().filter(|id| {
                let gate = self.pack.gate(*id);
                gate.level == level && gate.sequence.can_be_served(self.spheres) && !self.gates.contains(id)
            });
            let cards: Vec<Card> = free.map(Card::Gate).collect();
            let card = cards[table.draw(SETUP, Seats::EVERYONE, &cards)?];
            if let Card::Gate(id) = card {
                self.gates.push(id);
            }
            let place = &self.pack.mountain.spot(self.pack.mountain.gates[gate].at).name;
            table.log("A3.5", || text!("log-gate", place = place.as_str(), gate = self.name(card)));
        }
        Ok(())
    }

    /// A3.2 · Every card of this game: the sequence cards with their copies, and the specials.
    pub(crate) fn whole_deck(&self) -> Vec<Card> {
        let copies = self.deck_row().copies;
        let sequences = sequences_of(self.spheres).flat_map(|card| std::iter::repeat_n(card, copies.into()));
        sequences.chain(self.specials.iter().copied()).collect()
    }
}

/// The sequence cards of some spheres, each once.
fn sequences_of(spheres: SphereSet) -> impl Iterator<Item = Card> {
    (0..128).map(SequenceId).filter(move |card| spheres.contains(card.sphere())).map(Card::Sequence)
}
