//! B15 · The AI deck and the body-part deck: cards of three levels that grow worse.
//!
//! Nothing is settled before it is seen. Of the cards of a level that nobody has seen it is known only how many lie in the deck and how
//! many in the supply; cards that have been seen and were shuffled back in are known to be there. Backs show the level, so the level
//! of the top card is settled as soon as it is on top.

use crate::ids::*;
use crate::pack::schema::PrimordialDeck;
use crate::state::{Card, Odyssey};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Few, Play, Seats, Stream, Table};

/// A deck with its discards and its escalation supplies. Cards have the numbers 0 to 17, six of each level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LevelDeck {
    levels: [Shelf; 3],
    /// Known cards that lie on top of all others, the uppermost last.
    above: Few<u8, 4>,
    /// Known cards that lie below all others, the uppermost first.
    below: Few<u8, 18>,
    /// The top last.
    discards: Few<u8, 18>,
    /// What the back of the top card shows, if that is not known from the card itself.
    back: Option<Level>,
}

/// What is known of the cards of one level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Shelf {
    /// Cards that nobody has seen in this battle, wherever they are; one bit for each, from the level's first.
    unseen: u8,
    /// How many of the unseen lie in the deck, and how many in the supply. The others are out of the battle.
    in_deck: u8,
    in_supply: u8,
    /// Cards that were seen and then shuffled into the deck.
    seen: u8,
}

impl Shelf {
    fn in_mix(&self) -> u8 {
        self.in_deck + self.seen.count_ones() as u8
    }
}

const AI: Stream = Stream::new("ai");
const BODY: Stream = Stream::new("body");
const AI_BACK: Stream = Stream::new("ai-back");
const BODY_BACK: Stream = Stream::new("body-back");

type Cards = SmallVec<[Card; 40]>;

fn card(deck: PrimordialDeck, number: u8) -> Card {
    match deck {
        PrimordialDeck::Ai => Card::Ai(AiId(number)),
        PrimordialDeck::Body => Card::Part(PartId(number)),
    }
}

fn number(card: Card) -> u8 {
    match card {
        Card::Ai(id) => id.0,
        Card::Part(id) => id.0,
        _ => 0,
    }
}

fn streams(deck: PrimordialDeck) -> (Stream, Stream) {
    match deck {
        PrimordialDeck::Ai => (AI, AI_BACK),
        PrimordialDeck::Body => (BODY, BODY_BACK),
    }
}

impl LevelDeck {
    /// B2.9 · The six cards of level I, shuffled, and the supplies of II and III.
    pub fn new() -> LevelDeck {
        let shelf = |in_deck, in_supply| Shelf { unseen: (1 << PER_LEVEL) - 1, in_deck, in_supply, seen: 0 };
        LevelDeck { levels: [shelf(PER_LEVEL, 0), shelf(0, PER_LEVEL), shelf(0, PER_LEVEL)], ..LevelDeck::default() }
    }

    /// How many cards can be drawn.
    pub fn len(&self) -> usize {
        let mixed: u8 = self.levels.iter().map(Shelf::in_mix).sum();
        mixed as usize + self.above.len() + self.below.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The discards, the top last.
    pub fn discards(&self) -> &[u8] {
        &self.discards
    }

    /// How many cards of a level lie in the deck.
    pub fn in_deck(&self, level: Level) -> usize {
        let known = self.above.iter().chain(self.below.iter());
        self.levels[level as usize].in_mix() as usize + known.filter(|card| level_of(**card) == level).count()
    }

    pub fn in_supply(&self, level: Level) -> u8 {
        self.levels[level as usize].in_supply
    }

    /// What the back of the top card shows.
    pub fn top_level(&self) -> Option<Level> {
        let mixed = self.levels.iter().any(|shelf| shelf.in_mix() > 0);
        match self.above.last() {
            Some(card) => Some(level_of(*card)),
            None if mixed => self.back,
            None => self.below.first().map(|card| level_of(*card)),
        }
    }

    /// The lowest level of a card in the deck, or else in the discards.
    pub fn lowest(&self) -> Option<Level> {
        let in_deck = Level::ALL.into_iter().find(|level| self.in_deck(*level) > 0);
        in_deck.or_else(|| self.discards.iter().map(|card| level_of(*card)).min())
    }

    /// Lets everyone see the back of the top card, if it is not known yet. Called whenever the top may have changed.
    pub fn settle_back(&mut self, table: &mut Table<Odyssey>, deck: PrimordialDeck) -> Play {
        if !self.above.is_empty() || self.back.is_some() {
            return Ok(());
        }
        let mut backs = Cards::new();
        for level in Level::ALL {
            backs.extend((0..self.levels[level as usize].in_mix()).map(|_| Card::Back(deck, level)));
        }
        let place = match backs.as_slice() {
            [] => return Ok(()),
            [first, rest @ ..] if rest.iter().all(|back| back == first) => 0,
            backs => table.draw(streams(deck).1, Seats::EVERYONE, backs)?,
        };
        if let Card::Back(_, level) = backs[place] {
            self.back = Some(level);
        }
        Ok(())
    }

    /// Takes the top card before everyone's eyes; `None` if there is none. What then is on top shows its back.
    pub fn draw(&mut self, table: &mut Table<Odyssey>, deck: PrimordialDeck) -> Play<Option<u8>> {
        if !self.above.is_empty() {
            return Ok(Some(self.above.remove(self.above.len() - 1)));
        }
        self.settle_back(table, deck)?;
        let Some(level) = self.back else {
            return Ok((!self.below.is_empty()).then(|| self.below.remove(0)));
        };
        let drawn = self.pick(table, deck, level)?;
        self.back = None;
        self.settle_back(table, deck)?;
        Ok(Some(drawn))
    }

    /// One card of a level out of the shuffled part: each that was seen counts fully, each unseen one by its chance of being there.
    fn pick(&mut self, table: &mut Table<Odyssey>, deck: PrimordialDeck, level: Level) -> Play<u8> {
        let shelf = &mut self.levels[level as usize];
        let first = level as u8 * PER_LEVEL;
        let bits = |set: u8| (0..PER_LEVEL).filter(move |n| set & 1 << n != 0);
        let mut cards = Cards::new();
        for n in bits(shelf.seen) {
            cards.extend((0..shelf.unseen.count_ones().max(1)).map(|_| card(deck, first + n)));
        }
        for n in bits(shelf.unseen) {
            cards.extend((0..shelf.in_deck).map(|_| card(deck, first + n)));
        }
        let drawn = number(cards[table.draw(streams(deck).0, Seats::EVERYONE, &cards)?]);
        let bit = 1 << (drawn - first);
        if shelf.seen & bit != 0 {
            shelf.seen &= !bit;
        } else {
            shelf.unseen &= !bit;
            shelf.in_deck -= 1;
        }
        Ok(drawn)
    }

    /// B31.5 · Takes a random card of a level out of the deck before everyone's eyes; `None` if there is none.
    pub fn draw_of(&mut self, table: &mut Table<Odyssey>, deck: PrimordialDeck, level: Level) -> Play<Option<u8>> {
        if self.in_deck(level) == 0 {
            return Ok(None);
        }
        self.shuffle();
        self.pick(table, deck, level).map(Some)
    }

    /// What the top card can be, each with its weight; of an empty deck what the shuffled discards would give.
    pub fn top_chances(&self) -> SmallVec<[(u8, u32); 18]> {
        if let Some(card) = self.above.last() {
            return [(*card, 1)].into_iter().collect();
        }
        let Some(level) = self.back else {
            let certain = self.below.first().map(|card| (*card, 1));
            return match certain {
                Some(card) => [card].into_iter().collect(),
                None => self.discards.iter().map(|card| (*card, 1)).collect(),
            };
        };
        let shelf = &self.levels[level as usize];
        let first = level as u8 * PER_LEVEL;
        let bits = |set: u8| (0..PER_LEVEL).filter(move |n| set & 1 << n != 0);
        let seen = bits(shelf.seen).map(|n| (first + n, shelf.unseen.count_ones().max(1)));
        let unseen = bits(shelf.unseen).map(|n| (first + n, u32::from(shelf.in_deck)));
        seen.chain(unseen).filter(|(_, weight)| *weight > 0).collect()
    }

    pub fn discard(&mut self, card: u8) {
        self.discards.push(card);
    }

    /// Puts a card that everyone knows on top.
    pub fn put_on_top(&mut self, card: u8) {
        self.above.push(card);
    }

    /// B15.3 · Puts a card that everyone knows at the bottom.
    pub fn put_at_bottom(&mut self, card: u8) {
        self.below.push(card);
    }

    /// Shuffles a card that everyone knows into the deck.
    pub fn shuffle_in(&mut self, card: u8) {
        self.levels[level_of(card) as usize].seen |= 1 << (card % PER_LEVEL);
        self.shuffle();
    }

    /// Shuffles the deck.
    pub fn shuffle(&mut self) {
        for card in self.above.iter().chain(self.below.iter()) {
            self.levels[level_of(*card) as usize].seen |= 1 << (card % PER_LEVEL);
        }
        self.above.clear();
        self.below.clear();
        self.back = None;
    }

    /// Shuffles the discards into the deck.
    pub fn shuffle_discards_in(&mut self) {
        for card in self.discards.iter() {
            self.levels[level_of(*card) as usize].seen |= 1 << (card % PER_LEVEL);
        }
        self.discards.clear();
        self.shuffle();
    }

    /// B15.7 · Shuffles a random card of a level from the supply into the deck, which nobody sees. `false` if there is none.
    pub fn add_from_supply(&mut self, level: Level) -> bool {
        let shelf = &mut self.levels[level as usize];
        let there = shelf.in_supply > 0;
        if there {
            shelf.in_supply -= 1;
            shelf.in_deck += 1;
            self.shuffle();
        }
        there
    }

    /// B15.6 · Removes a card of a level from the battle: out of the deck, or if there is none out of the discards. One that nobody has seen
    /// goes unseen; if all have been seen, everyone sees which. `None` if there is no such card; else whether it came out of the discards.
    pub fn remove(&mut self, table: &mut Table<Odyssey>, deck: PrimordialDeck, level: Level) -> Play<Option<bool>> {
        if self.in_deck(level) == 0 {
            return self.remove_discarded(table, deck, level);
        }
        self.shuffle();
        let shelf = &mut self.levels[level as usize];
        if shelf.in_deck > 0 {
            shelf.in_deck -= 1;
        } else {
            self.pick(table, deck, level)?;
        }
        Ok(Some(false))
    }

    fn remove_discarded(
        &mut self,
        table: &mut Table<Odyssey>,
        deck: PrimordialDeck,
        level: Level,
    ) -> Play<Option<bool>> {
        let such = self.discards.iter().filter(|number| level_of(**number) == level);
        let cards: Cards = such.map(|number| card(deck, *number)).collect();
        if cards.is_empty() {
            return Ok(None);
        }
        let removed = number(cards[table.draw(streams(deck).0, Seats::EVERYONE, &cards)?]);
        self.discards.remove_item(&removed);
        Ok(Some(true))
    }

    /// Whether every card is in at most one place. For invariants.
    /// The numbers of all cards that lie somewhere by number. A level whose bits are beyond its cards counts as a card that there is not.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = usize> {
        let known = self.above.iter().chain(self.below.iter()).chain(self.discards.iter());
        let beyond = self.levels.iter().any(|shelf| (shelf.unseen | shelf.seen) >> PER_LEVEL != 0);
        let known = known.map(|card| usize::from(*card));
        known.chain(beyond.then_some(usize::from(u8::MAX)))
    }

    pub fn check(&self) -> Result<(), String> {
        let mut found = 0u32;
        for (n, shelf) in self.levels.iter().enumerate() {
            if u32::from(shelf.in_deck) + u32::from(shelf.in_supply) > shelf.unseen.count_ones() {
                return Err("more unseen cards lie in a deck than there are".to_owned());
            }
            if shelf.unseen & shelf.seen != 0 {
                return Err("a card was seen and unseen".to_owned());
            }
            found |= u32::from(shelf.unseen | shelf.seen) << (n as u8 * PER_LEVEL);
        }
        for card in self.above.iter().chain(self.below.iter()).chain(self.discards.iter()) {
            if found & 1 << card != 0 {
                return Err(format!("the card {card} is in two places"));
            }
            found |= 1 << card;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::play::Policy;
    use table::{Chance, Rng, Seed};

    /// Nobody is asked anything here.
    struct Nobody;

    impl<C> Policy<C> for Nobody {
        fn pick(&mut self, _: table::Seat, _: &[C], _: bool) -> usize {
            0
        }
    }

    fn with_table<T>(seed: u64, run: impl FnOnce(&mut Table<Odyssey>) -> Play<T>) -> T {
        let (mut policy, mut chance) = (Nobody, Chance::new(Seed::Quick(seed)));
        run(&mut Table::free(&[], &mut policy, &mut chance)).expect("no halt")
    }

    #[test]
    fn b2_9_the_six_cards_of_level_one_are_the_first_deck() {
        let mut drawn: Vec<u8> = with_table(1, |table| {
            let mut deck = LevelDeck::new();
            let mut drawn = Vec::new();
            while let Some(card) = deck.draw(table, PrimordialDeck::Ai)? {
                drawn.push(card);
            }
            Ok(drawn)
        });
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn b15_6_what_is_removed_unseen_may_be_any_that_nobody_has_seen() {
        let mut missing = [0; 6];
        for seed in 0..600 {
            let left = with_table(seed, |table| {
                let mut deck = LevelDeck::new();
                let first = deck.draw(table, PrimordialDeck::Body)?;
                deck.discard(first.unwrap_or(0));
                assert_eq!(deck.remove(table, PrimordialDeck::Body, Level::I)?, Some(false));
                let mut left = deck.discards().to_vec();
                while let Some(card) = deck.draw(table, PrimordialDeck::Body)? {
                    left.push(card);
                }
                Ok(left)
            });
            assert_eq!(left.len(), 5);
            let gone = (0..6).find(|card| !left.contains(card)).expect("one is gone");
            assert_ne!(gone, left[0], "a card that lies in the discards is not looked for while the deck has one");
            missing[gone as usize] += 1;
        }
        assert!(missing.iter().all(|count| (60..=140).contains(count)), "{missing:?}");
    }

    #[test]
    fn b15_7_a_card_of_the_supply_is_shuffled_in_unseen() {
        let levels = |seed: u64| {
            with_table(seed, |table| {
                let mut deck = LevelDeck::new();
                assert!(deck.add_from_supply(Level::II));
                assert_eq!((deck.in_deck(Level::II), deck.in_supply(Level::II)), (1, 5));
                deck.settle_back(table, PrimordialDeck::Ai)?;
                let back = deck.top_level();
                let card = deck.draw(table, PrimordialDeck::Ai)?.expect("a card");
                assert_eq!(back, Some(level_of(card)), "the back told the level");
                Ok(level_of(card))
            })
        };
        let second = (0..700).filter(|seed| levels(*seed) == Level::II).count();
        assert!((70..=130).contains(&second), "one in seven: {second}");
    }

    #[test]
    fn whatever_happens_no_card_is_in_two_places() {
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            with_table(seed, |table| {
                let mut deck = LevelDeck::new();
                for _ in 0..60 {
                    let level = Level::ALL[rng.below(3)];
                    match rng.below(7) {
                        0 => deck.shuffle_discards_in(),
                        1 => {
                            deck.remove(table, PrimordialDeck::Ai, level)?;
                        }
                        2 => {
                            deck.add_from_supply(level);
                        }
                        choice => {
                            if let Some(card) = deck.draw(table, PrimordialDeck::Ai)? {
                                match choice {
                                    3 => deck.put_at_bottom(card),
                                    4 if deck.above.is_empty() => deck.put_on_top(card),
                                    5 => deck.shuffle_in(card),
                                    _ => deck.discard(card),
                                }
                            }
                        }
                    }
                    deck.check().expect("sound");
                }
                Ok(())
            });
        }
    }
}
