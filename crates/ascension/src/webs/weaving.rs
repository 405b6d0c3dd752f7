//! W1 · Weaving.

use super::fitting::{Filled, Wilds};
use crate::card::{Card, CardSet, PlotId, SequenceId};
use crate::choice::Choice;
use crate::pack::{MOST_WEBS, Modifier, Sequence};
use crate::scene::spot;
use crate::state::{Ascension, Hero, OwnWeb, Web, WebAt};
use crate::turn::Options;
use smallvec::SmallVec;
use table::{LogLine, Play, Prompt, Seat, Table, text};

/// The sequences that justify what a player weaves.
pub(crate) type Justifying<'a> = SmallVec<[&'a Sequence; 8]>;

impl Ascension {
    /// W1.5, G1.1 · The plots in a player's hand, and the gates that count as such.
    pub(crate) fn justifying(&self, seat: Seat) -> Justifying<'_> {
        let mut plots: SmallVec<[PlotId; 8]> = SmallVec::new();
        for card in self.players[seat].cards() {
            if let Card::Plot(plot) = card
                && !plots.contains(&plot)
            {
                plots.push(plot);
            }
        }
        let gates = self.gates_above(seat).map(|(_, id)| &*self.pack.gate(id).sequence);
        plots.into_iter().map(|plot| &*self.pack.plot(plot).sequence).chain(gates).collect()
    }

    /// W2.2 · The cards that a hero lets stand in any place.
    pub(crate) fn wilds(&self, seat: Seat, hero: &Hero) -> Wilds {
        let mut wilds = Wilds::new();
        for modifier in self.modifiers(seat, hero) {
            if let Modifier::WildCard(place) = modifier
                && wilds.room() > 0
            {
                wilds.push(place.cards);
            }
        }
        wilds
    }

    /// W1.5, W1.6 · Every card that may be woven onto a web. Where a plot lies with it, that plot alone justifies cards.
    pub(crate) fn weavable(&self, web: &Web, justifying: &[&Sequence], wilds: Wilds) -> CardSet {
        let admitted = |sequence: &Sequence| Filled::by(&web.cards, sequence, wilds).admitted();
        match web.plot {
            Some(plot) => admitted(&self.pack.plot(plot).sequence),
            None => justifying.iter().fold(CardSet::NONE, |cards, sequence| cards | admitted(sequence)),
        }
    }

    /// W1.2 · Cards of the hand onto webs of available heroes, or as the first card of a new one.
    pub(crate) fn offer_weaving(&self, seat: Seat, options: &mut Options) {
        let held = self.players[seat].sequences();
        if held.is_empty() {
            return;
        }
        let justifying = self.justifying(seat);
        for hero in self.players[seat].heroes.iter().filter(|hero| hero.ready) {
            let wilds = self.wilds(seat, hero);
            let mut offer = |cards: CardSet, web: u8| {
                let own = OwnWeb { hero: hero.card, web };
                options.extend((cards & held).iter().map(|card| Choice::Weave(card, own)));
            };
            for web in &hero.webs {
                offer(self.weavable(web, &justifying, wilds), web.number);
            }
            if self.has_room_for_web(seat, hero) {
                offer(self.first_cards(&justifying, wilds), hero.free_number());
            }
        }
    }

    /// W1.3 · Whether a hero can carry one more web.
    pub(crate) fn has_room_for_web(&self, seat: Seat, hero: &Hero) -> bool {
        hero.webs.len() < self.web_limit(seat, hero).min(MOST_WEBS)
    }

    /// The cards with which a new web may begin.
    fn first_cards(&self, justifying: &[&Sequence], wilds: Wilds) -> CardSet {
        let admitted = justifying.iter().fold(CardSet::NONE, |cards, sequence| cards | sequence.admitted);
        match justifying {
            [] => CardSet::NONE,
            _ => wilds.iter().fold(admitted, |cards, wild| cards | *wild),
        }
    }

    /// Why nothing can be woven although sequence cards are in hand.
    pub(crate) fn bar_weaving(&self, seat: Seat, prompt: Prompt) -> Prompt {
        let player = &self.players[seat];
        let (why, rule) = if player.sequences().is_empty() {
            return prompt;
        } else if !player.heroes.iter().any(|hero| hero.ready) {
            (text!("why-no-available-hero"), "H1.5")
        } else {
            let mut options = Options::new();
            self.offer_weaving(seat, &mut options);
            if !options.is_empty() {
                return prompt;
            }
            (text!("why-nothing-fits"), "W1.5")
        };
        prompt.bar_verb("weave", text!("bar-weave"), why, rule)
    }

    /// W1.2 · One card is woven; W1.4 · it lies open.
    pub(crate) fn weave(&mut self, table: &mut Table<Self>, at: WebAt, card: SequenceId) -> Play {
        self.take_from_hand(at.seat, Card::Sequence(card));
        self.add_to_web(at, card);
        self.note_use(table, Card::Sequence(card), at.seat);
        let length = self.web(at).map_or(0, Web::len);
        table.tell(|| {
            let (name, hero) = (self.sequence_name(card), self.hero_name(at.hero));
            let text = text!("log-weaves", who = at.seat, card = name, hero = hero, number = at.web, length = length);
            let card = spot::printed(&self.pack, Card::Sequence(card));
            LogLine::by("W1.2", text).at(spot::web(&self.pack, at)).card(card)
        });
        Ok(())
    }

    /// W1.1 · A web begins with its first card.
    pub(crate) fn add_to_web(&mut self, at: WebAt, card: SequenceId) {
        let Some(hero) = self.hero_mut(at.hero()) else {
            return;
        };
        if hero.web(at.web).is_none() {
            hero.webs.push(Web { number: at.web, ..Web::default() });
            hero.webs.sort_unstable_by_key(|web| web.number);
        }
        if let Some(web) = hero.web_mut(at.web) {
            web.cards.push(card);
        }
    }

    /// Where a card of one web may be woven among the other webs of available heroes of the same player.
    pub(crate) fn shifts(&self, from: WebAt) -> SmallVec<[(SequenceId, OwnWeb); 16]> {
        let mut shifts = SmallVec::new();
        let Some(source) = self.web(from).copied() else {
            return shifts;
        };
        let justifying = self.justifying(from.seat);
        let heroes = self.players[from.seat].heroes.iter().filter(|hero| hero.ready);
        for hero in heroes {
            let wilds = self.wilds(from.seat, hero);
            let others = hero.webs.iter().filter(|web| (hero.card, web.number) != (from.hero, from.web));
            for web in others {
                let own = OwnWeb { hero: hero.card, web: web.number };
                let cards = self.weavable(web, &justifying, wilds) & source.set();
                shifts.extend(cards.iter().map(|card| (card, own)));
            }
        }
        shifts
    }

    /// The sequences of those gates that a card could be woven for, and of the plots in hand, by their names: for explanations.
    pub(crate) fn own_plots(&self, seat: Seat) -> impl Iterator<Item = PlotId> {
        let plots = self.players[seat].distinct().into_iter();
        plots.filter_map(|card| if let Card::Plot(plot) = card { Some(plot) } else { None })
    }
}
