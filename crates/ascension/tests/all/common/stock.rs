//! Every card of the game, of which a position takes what it names.

use ascension::Pack;
use ascension::card::{AttachmentId, Card, EventId, HeroId, PlotId, SequenceId};
use std::collections::BTreeMap;

/// How many copies of each card are left in the box.
pub struct Stock(BTreeMap<Card, u8>);

impl Stock {
    /// All sequence cards with their copies, and every other card as often as it is printed.
    pub fn of(pack: &Pack) -> Stock {
        let copies = pack.numbers.decks[&2].copies;
        let sequences = (0..128).map(|id| (Card::Sequence(SequenceId(id)), copies));
        let heroes = pack.ids::<HeroId>().map(|id| (Card::Hero(id), pack.hero(id).copies));
        let plots = pack.ids::<PlotId>().map(|id| (Card::Plot(id), pack.plot(id).copies));
        let worn = pack.ids::<AttachmentId>().map(|id| (Card::Attachment(id), pack.attachment(id).copies));
        let events = pack.ids::<EventId>().map(|id| (Card::Event(id), pack.event(id).copies));
        Stock(sequences.chain(heroes).chain(plots).chain(worn).chain(events).collect())
    }

    /// A3.4 · Every card but the sequence cards.
    pub fn specials(&self) -> Vec<Card> {
        let others = self.0.iter().filter(|(card, _)| !matches!(card, Card::Sequence(_)));
        others.flat_map(|(card, copies)| std::iter::repeat_n(*card, (*copies).into())).collect()
    }

    pub fn take(&mut self, card: Card) -> Result<(), String> {
        let slug = super::PACK.slug(card);
        let left = self.0.get_mut(&card).ok_or_else(|| format!("{slug} is no card of the deck"))?;
        *left = left.checked_sub(1).ok_or_else(|| format!("there are not so many copies of {slug}"))?;
        Ok(())
    }

    /// A sequence card of which the most copies are left, so that the deck keeps some of each.
    pub fn any(&mut self) -> Result<Card, String> {
        let sequences = self.0.iter().filter(|(card, _)| matches!(card, Card::Sequence(_)));
        let most = sequences.max_by_key(|(card, copies)| (**copies, std::cmp::Reverse(**card)));
        let card = *most.ok_or("the box is empty")?.0;
        self.take(card).map(|()| card)
    }

    pub fn rest(self) -> Vec<Card> {
        let copies = self.0.into_iter();
        copies.flat_map(|(card, copies)| std::iter::repeat_n(card, copies.into())).collect()
    }
}
