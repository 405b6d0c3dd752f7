//! Hidden cards: bags, slots and decks. A card is drawn when it is seen, not before.

use crate::{Play, Rng, Rules, Seats, Stream, Table, Viewer};
use serde::{Deserialize, Serialize};

/// Names a bag of a [`Pool`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BagId(u16);

/// A place that holds one card: on a deck, face-down on a board, in a hand.
///
/// Nobody, not even the table, knows an unseen slot's card: it is one of its bag's. As soon as anybody looks, the card is drawn
/// and the slot remembers who knows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Slot<K> {
    bag: BagId,
    card: Option<K>,
    seen: Seats,
    serial: Serial,
}

/// A number by which an animation can follow a card. It is no part of the state's meaning and betrays nothing.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Serial(pub u32);

impl PartialEq for Serial {
    fn eq(&self, _: &Serial) -> bool {
        true
    }
}

impl<K: Copy> Slot<K> {
    /// The card, if this viewer knows it.
    pub fn known_to(&self, viewer: impl Into<Viewer>) -> Option<K> {
        self.card.filter(|_| viewer.into().sees(self.seen))
    }

    /// The card, if anybody knows it. For rules, not for scenes.
    pub fn settled(&self) -> Option<K> {
        self.card
    }

    /// Who knows the card.
    pub fn seen(&self) -> Seats {
        if self.card.is_some() { self.seen } else { Seats::NOBODY }
    }

    /// Its own number, which says nothing about the card.
    pub fn serial(&self) -> Serial {
        self.serial
    }
}

/// The bags behind a game's unseen slots. A bag has no order, so equal worlds are equal states; it always holds as many cards
/// as there are unseen slots of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Pool<K> {
    bags: Vec<Vec<K>>,
    serials: Serial,
}

impl<K> Default for Pool<K> {
    fn default() -> Self {
        Pool { bags: Vec::new(), serials: Serial(0) }
    }
}

/// A row of slots; the last one is the top.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Deck<K> {
    slots: Vec<Slot<K>>,
}

impl<K> Default for Deck<K> {
    fn default() -> Self {
        Deck { slots: Vec::new() }
    }
}

impl<K: Copy> Deck<K> {
    /// How many slots there are.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The slots, top first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Slot<K>> {
        self.slots.iter().rev()
    }

    /// The slots from the top down, to change them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Slot<K>> {
        self.slots.iter_mut().rev()
    }

    /// The top slot, to be looked at where it lies.
    pub fn top_mut(&mut self) -> Option<&mut Slot<K>> {
        self.slots.last_mut()
    }

    /// Takes the top slot, unseen or known as it is.
    pub fn take_top(&mut self) -> Option<Slot<K>> {
        self.slots.pop()
    }

    /// Puts a slot on top.
    pub fn put_on_top(&mut self, slot: Slot<K>) {
        self.slots.push(slot);
    }

    /// Puts a slot at the bottom.
    pub fn put_at_bottom(&mut self, slot: Slot<K>) {
        self.slots.insert(0, slot);
    }

    /// Takes every slot out.
    pub fn take_all(&mut self) -> Vec<Slot<K>> {
        std::mem::take(&mut self.slots)
    }
}

impl<K: Copy + Ord> Pool<K> {
    /// A shuffled deck of these cards: nobody knows the place of any.
    pub fn shuffled(&mut self, mut cards: Vec<K>) -> Deck<K> {
        cards.sort_unstable();
        let bag = BagId(self.bags.len() as u16);
        let slots = cards.iter().map(|_| Slot { bag, card: None, seen: Seats::NOBODY, serial: self.next_serial() });
        let slots = slots.collect();
        self.bags.push(cards);
        Deck { slots }
    }

    /// A slot whose card everyone knows.
    pub fn open(&mut self, card: K) -> Slot<K> {
        let bag = self.bag_of_open();
        Slot { bag, card: Some(card), seen: Seats::EVERYONE, serial: self.next_serial() }
    }

    fn bag_of_open(&mut self) -> BagId {
        if self.bags.is_empty() {
            self.bags.push(Vec::new());
        }
        BagId(0)
    }

    fn next_serial(&mut self) -> Serial {
        self.serials.0 += 1;
        self.serials
    }

    /// These seats look at a slot. An unseen card is drawn now; a card that others knew already is shown.
    pub fn look<G: Rules<Card = K>>(
        &mut self,
        table: &mut Table<G>,
        stream: Stream,
        slot: &mut Slot<K>,
        seats: impl Into<Seats>,
    ) -> Play<K> {
        let seats = seats.into();
        match slot.card {
            None => {
                let bag = &mut self.bags[slot.bag.0 as usize];
                let place = table.draw(stream, seats, bag)?;
                let card = bag.remove(place);
                (slot.card, slot.seen) = (Some(card), seats);
                Ok(card)
            }
            Some(card) => {
                if slot.seen | seats != slot.seen {
                    table.show(card, seats)?;
                    slot.seen = slot.seen | seats;
                }
                Ok(card)
            }
        }
    }

    /// A slot of which it is known what it may hold, such as one of the heroes: such a card is drawn for it out of its bag, before
    /// these seats. `None` where the bag has none, or where the slot's card is settled already.
    pub fn draw_such<G: Rules<Card = K>>(
        &mut self,
        table: &mut Table<G>,
        stream: Stream,
        slot: &mut Slot<K>,
        seats: impl Into<Seats>,
        such: impl Fn(K) -> bool,
    ) -> Play<Option<K>> {
        let seats = seats.into();
        let bag = &mut self.bags[slot.bag.0 as usize];
        let cards: Vec<K> = bag.iter().copied().filter(|card| such(*card)).collect();
        if slot.card.is_some() || cards.is_empty() {
            return Ok(None);
        }
        let card = cards[table.draw(stream, seats, &cards)?];
        bag.remove(bag.partition_point(|other| *other < card));
        (slot.card, slot.seen) = (Some(card), seats);
        Ok(Some(card))
    }

    /// One of these slots goes somewhere before the eyes of `seats` only. All others no longer know which of them is which, so they
    /// forget what they knew of each, and no serial tells it.
    pub fn mix<'s>(&mut self, slots: impl IntoIterator<Item = &'s mut Slot<K>>, seats: Seats)
    where
        K: 's,
    {
        for slot in slots {
            slot.seen = slot.seen & seats;
            slot.serial = self.next_serial();
        }
    }

    /// A card leaves a hand in the open. Of equal ones it is the one that most seats know; and whoever knew another of them knows one
    /// less of those that stay, for nobody can tell which of them has left.
    pub fn take_openly(&mut self, slots: &mut Vec<Slot<K>>, card: K) -> Option<Slot<K>> {
        let equal = slots.iter().enumerate().filter(|(_, slot)| slot.card == Some(card));
        let (place, _) = equal.max_by_key(|(place, slot)| (slot.seen.len(), std::cmp::Reverse(*place)))?;
        let taken = slots.remove(place);
        let mut aware = taken.seen;
        for slot in slots.iter_mut().filter(|slot| slot.card == Some(card)) {
            let misled = slot.seen & !aware;
            slot.seen = slot.seen & !misled;
            aware = aware | misled;
        }
        Some(taken)
    }

    /// These seats draw the top card of a deck: they look at it where it lies, then it is taken. `None` if the deck is empty.
    pub fn draw<G: Rules<Card = K>>(
        &mut self,
        table: &mut Table<G>,
        stream: Stream,
        deck: &mut Deck<K>,
        seats: impl Into<Seats>,
    ) -> Play<Option<(K, Slot<K>)>> {
        let Some(top) = deck.top_mut() else {
            return Ok(None);
        };
        let card = self.look(table, stream, top, seats)?;
        Ok(deck.take_top().map(|slot| (card, slot)))
    }

    /// Shuffles slots into a new deck: all that was known of them is forgotten, and each gets a new serial. Cards that nobody had seen
    /// are drawn unseen from their bags first, for they may share them with slots that stay out.
    pub fn shuffle<G: Rules<Card = K>>(
        &mut self,
        table: &mut Table<G>,
        stream: Stream,
        slots: Vec<Slot<K>>,
    ) -> Play<Deck<K>> {
        let mut cards = Vec::with_capacity(slots.len());
        for mut slot in slots {
            cards.push(self.look(table, stream, &mut slot, Seats::NOBODY)?);
        }
        Ok(self.shuffled(cards))
    }

    /// Redraws what the viewer cannot know in these slots, which must be all the slots of the game. Cards change places only
    /// with cards that came from the same bag, since the viewer may know what went into each. Where debug assertions are on it refuses
    /// slots that do not make up all the unseen ones. Two states that the viewer cannot tell
    /// apart become the same for the same generator, so nothing of the truth is left.
    pub fn resample<'s>(&mut self, viewer: Viewer, rng: &mut Rng, slots: impl IntoIterator<Item = &'s mut Slot<K>>)
    where
        K: 's,
    {
        self.resample_such(viewer, rng, slots, |_, _| None);
    }

    /// Like [`Pool::resample`], where more is known of some slots: `such` is asked once for each hidden slot, with the cards it may
    /// hold in an order that means nothing, and gives the place of the one it must hold, or `None` if any will do.
    pub fn resample_such<'s>(
        &mut self,
        viewer: Viewer,
        rng: &mut Rng,
        slots: impl IntoIterator<Item = &'s mut Slot<K>>,
        mut such: impl FnMut(&Slot<K>, &[K]) -> Option<usize>,
    ) where
        K: 's,
    {
        let slots: Vec<&mut Slot<K>> = slots.into_iter().collect();
        if cfg!(debug_assertions)
            && let Err(said) = self.check(slots.iter().map(|slot| &**slot))
        {
            panic!("`Pool::resample` must be given all the slots of the game: {said}");
        }
        let mut hidden: Vec<&mut Slot<K>> =
            slots.into_iter().filter(|slot| slot.card.is_some() && !viewer.sees(slot.seen)).collect();
        for slot in &mut hidden {
            self.bags[slot.bag.0 as usize].extend(slot.card.take());
        }
        for bag in &mut self.bags {
            bag.sort_unstable();
            rng.shuffle(bag);
        }
        for slot in &mut hidden {
            let bag = &mut self.bags[slot.bag.0 as usize];
            slot.card = such(slot, bag).map(|place| bag.swap_remove(place));
        }
        for slot in hidden.into_iter().filter(|slot| slot.card.is_none()) {
            slot.card = self.bags[slot.bag.0 as usize].pop();
        }
        for bag in &mut self.bags {
            bag.sort_unstable();
        }
    }

    /// How many unseen slots each bag should have. For invariants.
    pub fn unseen(&self) -> usize {
        self.bags.iter().map(Vec::len).sum()
    }

    /// What nobody has seen: the cards of all bags. For invariants.
    pub fn unseen_cards(&self) -> impl Iterator<Item = K> {
        self.bags.iter().flatten().copied()
    }

    /// The cards of a slot's bag: what an unseen slot may turn out to be.
    pub fn candidates(&self, slot: &Slot<K>) -> &[K] {
        &self.bags[slot.bag.0 as usize]
    }

    /// Whether bags and unseen slots agree. For invariants.
    pub fn check<'s>(&self, slots: impl IntoIterator<Item = &'s Slot<K>>) -> Result<(), String>
    where
        K: 's,
    {
        let mut counts = vec![0usize; self.bags.len()];
        for slot in slots {
            let Some(count) = counts.get_mut(slot.bag.0 as usize) else {
                return Err("a slot is of a bag that there is not".to_owned());
            };
            *count += usize::from(slot.card.is_none());
        }
        let fits = counts.iter().zip(&self.bags).all(|(count, bag)| *count == bag.len());
        if fits { Ok(()) } else { Err("a bag and its unseen slots differ in number".to_owned()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    #[should_panic(expected = "must be given all the slots of the game")]
    fn a_resample_that_is_not_given_all_unseen_slots_is_refused() {
        let (mut pool, mut deck) = two_settled([1, 2]);
        pool.resample(Viewer::Onlooker, &mut Rng::new(1), deck.slots.iter_mut().skip(1));
    }

    /// Four cards, the two uppermost settled as these and known to seat 2, the others unseen.
    fn two_settled(top: [u8; 2]) -> (Pool<u8>, Deck<u8>) {
        let mut pool = Pool::default();
        let mut deck = pool.shuffled(vec![1, 2, 3, 4]);
        for (slot, card) in deck.slots.iter_mut().rev().zip(top) {
            (slot.card, slot.seen) = (Some(card), Seats::only(Seat(1)));
            pool.bags[0].retain(|other| *other != card);
        }
        (pool, deck)
    }

    fn resampled(top: [u8; 2], viewer: Seat, seed: u64) -> (Pool<u8>, Deck<u8>) {
        let (mut pool, mut deck) = two_settled(top);
        pool.resample(Viewer::Seat(viewer), &mut Rng::new(seed), &mut deck.slots);
        (pool, deck)
    }

    #[test]
    fn truths_that_look_the_same_are_resampled_to_the_same() {
        for seed in 0..50 {
            assert_eq!(resampled([1, 2], Seat(0), seed), resampled([4, 3], Seat(0), seed));
            assert_eq!(resampled([4, 3], Seat(1), seed), two_settled([4, 3]), "who knows the cards keeps them");
        }
        let different = (0..50).any(|seed| resampled([1, 2], Seat(0), seed) != resampled([1, 2], Seat(0), seed + 1));
        assert!(different, "something is drawn anew");
    }

    const OWNER: Viewer = Viewer::Seat(Seat(0));
    const OTHER: Viewer = Viewer::Seat(Seat(1));

    /// Eight cards, of which the first three slots are a hand that only its owner knows.
    fn dealt() -> (Pool<u8>, Vec<Slot<u8>>) {
        let mut pool = Pool::default();
        let mut slots = pool.shuffled((0..8).collect()).take_all();
        for (slot, card) in slots.iter_mut().zip([0, 3, 5]) {
            pool.bags[0].retain(|other| *other != card);
            (slot.card, slot.seen) = (Some(card), Seats::only(Seat(0)));
        }
        (pool, slots)
    }

    #[test]
    fn what_is_known_of_a_hidden_slot_is_kept_when_it_is_drawn_anew() {
        for seed in 0..50 {
            let (mut pool, mut slots) = dealt();
            let first = slots[0].serial().0;
            let even = |slot: &Slot<u8>, cards: &[u8]| {
                let such = cards.iter().position(|card| card % 2 == 0);
                such.filter(|_| slot.serial().0 == first)
            };
            pool.resample_such(OTHER, &mut Rng::new(seed), &mut slots, even);
            assert_eq!(slots[0].settled().map(|card| card % 2), Some(0));
            let mut all: Vec<u8> = slots.iter().filter_map(Slot::settled).chain(pool.bags[0].clone()).collect();
            all.sort_unstable();
            assert_eq!(all, (0..8).collect::<Vec<_>>());
        }
    }

    #[test]
    fn after_mixing_only_those_who_looked_on_know_which_is_which() {
        let (mut pool, mut slots) = dealt();
        let before = slots[1].serial().0;
        slots[1].seen = Seats::EVERYONE;
        pool.mix(&mut slots[..3], Seats::only(Seat(0)));
        assert_eq!(slots[1].known_to(OWNER), Some(3));
        assert_eq!(slots[1].known_to(OTHER), None);
        assert_ne!(slots[1].serial().0, before);
    }

    #[test]
    fn of_equal_cards_nobody_can_tell_which_has_left() {
        let (owner, one, other) = (Seat(0), Seat(1), Seat(2));
        let slot = |card, seats: &[Seat], serial| Slot {
            bag: BagId(0),
            card: Some(card),
            seen: seats.iter().copied().collect(),
            serial: Serial(serial),
        };
        let mut pool: Pool<char> = Pool::default();
        let mut hand =
            vec![slot('a', &[owner, one], 1), slot('b', &[owner, one, other], 2), slot('a', &[owner, other], 3)];
        assert_eq!(pool.take_openly(&mut hand, 'c'), None);
        assert!(pool.take_openly(&mut hand, 'a').is_some());
        let known: Vec<Option<char>> = hand.iter().map(|slot| slot.known_to(other)).collect();
        assert_eq!(known, [Some('b'), None], "neither knows of the other's card");
        assert!(hand.iter().all(|slot| slot.known_to(owner).is_some()));
        let mut both = vec![slot('a', &[owner, one], 1), slot('a', &[owner, one], 2)];
        assert!(pool.take_openly(&mut both, 'a').is_some());
        assert_eq!(both[0].known_to(one), Some('a'), "whoever knew two still knows one");
    }
}
