//! Questions about items: each is offered as the choice that stands for it, and what comes back is the item.

use super::{Ask, Picked, Shares, Table};
use crate::{Play, Prompt, Rules};
use smallvec::SmallVec;
use std::ops::RangeInclusive;

type Items<T> = SmallVec<[T; 32]>;

impl<G: Rules, F: FnOnce() -> Prompt> Ask<'_, '_, G, F> {
    /// One of these items.
    ///
    /// ```ignore
    /// let titan = table.ask(group).about("which-titan", "B1").pick(self.living(), Choice::Titan)?;
    /// ```
    #[inline]
    pub fn pick<T: Copy>(self, items: impl IntoIterator<Item = T>, to_choice: impl FnMut(T) -> G::Choice) -> Play<T> {
        let items: Items<T> = items.into_iter().collect();
        let choices: Items<G::Choice> = items.iter().copied().map(to_choice).collect();
        let place = self.place(&choices)?;
        Ok(items[place])
    }

    /// One of these items, or none of them, which this choice stands for. It is offered first.
    #[inline]
    pub fn may<T: Copy>(
        self,
        none: G::Choice,
        items: impl IntoIterator<Item = T>,
        to_choice: impl FnMut(T) -> G::Choice,
    ) -> Play<Option<T>> {
        let items: Items<T> = items.into_iter().collect();
        let choices = items.iter().copied().map(to_choice);
        let choices: Items<G::Choice> = std::iter::once(none).chain(choices).collect();
        let place = self.place(&choices)?;
        Ok(place.checked_sub(1).map(|place| items[place]))
    }

    /// As [`Ask::may`], but what stands for none of them is offered last.
    #[inline]
    pub fn pick_or<T: Copy>(
        self,
        items: impl IntoIterator<Item = T>,
        to_choice: impl FnMut(T) -> G::Choice,
        none: G::Choice,
    ) -> Play<Option<T>> {
        let items: Items<T> = items.into_iter().collect();
        let choices: Items<G::Choice> = items.iter().copied().map(to_choice).chain([none]).collect();
        let place = self.place(&choices)?;
        Ok(items.get(place).copied())
    }

    /// This many different ones of these items.
    pub fn pick_some<T: Copy>(
        self,
        items: impl IntoIterator<Item = T>,
        many: RangeInclusive<usize>,
        to_choice: impl FnMut(T) -> G::Choice,
    ) -> Play<Picked<T>> {
        let items: Items<T> = items.into_iter().collect();
        let choices: Items<G::Choice> = items.iter().copied().map(to_choice).collect();
        let picked = self.some(&choices, *many.start(), *many.end())?;
        Ok(behind(&items, &choices, &picked))
    }

    /// These items in an order.
    pub fn pick_order<T: Copy>(
        self,
        items: impl IntoIterator<Item = T>,
        to_choice: impl FnMut(T) -> G::Choice,
    ) -> Play<Picked<T>> {
        let items: Items<T> = items.into_iter().collect();
        let choices: Items<G::Choice> = items.iter().copied().map(to_choice).collect();
        let order = self.order(&choices)?;
        Ok(behind(&items, &choices, &order))
    }

    /// A total, shared out among these different items, each up to its cap. Items that get nothing are left out.
    pub fn pick_shares<T: Copy>(
        self,
        items: impl IntoIterator<Item = T>,
        caps: &[u16],
        total: u16,
        to_choice: impl FnMut(T) -> G::Choice,
    ) -> Play<Shares<T>> {
        let items: Items<T> = items.into_iter().collect();
        let choices: Items<G::Choice> = items.iter().copied().map(to_choice).collect();
        let shares = self.share(&choices, caps, total)?;
        let item = |(choice, part): (G::Choice, u16)| Some((*behind(&items, &choices, &[choice]).first()?, part));
        Ok(shares.into_iter().filter_map(item).collect())
    }
}

impl<G: Rules> Table<'_, G> {
    /// An answer for which a rule has no use, because it is never offered there: the rules are at fault.
    pub fn unexpected<T>(&mut self, choice: G::Choice) -> Play<T> {
        self.fault(|| format!("a rule was answered with {choice:?}, which it never offers"))
    }
}

/// The items that these choices stand for. Of equal choices the first stands for the first item, and so on.
fn behind<T: Copy, C: PartialEq>(items: &[T], choices: &[C], picked: &[C]) -> Picked<T> {
    let mut taken: Items<usize> = SmallVec::new();
    let mut take = |choice: &C| {
        let mut places = choices.iter().enumerate().filter(|(_, other)| *other == choice).map(|(place, _)| place);
        let place = places.find(|place| !taken.contains(place))?;
        taken.push(place);
        Some(items[place])
    };
    picked.iter().filter_map(&mut take).collect()
}
