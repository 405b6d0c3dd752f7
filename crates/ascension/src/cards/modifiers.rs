//! C5.2 to C5.4 · What always works: the god's tiers, a hero's trait, its attachments. Modifiers of the same sort add up.

use crate::pack::{Ability, God, Modifier};
use crate::state::{Ascension, Hero, HeroAt, Source};
use table::Seat;

impl Ascension {
    /// The sheet of a player's god. Gods are dealt before anything asks.
    pub(crate) fn god_of(&self, seat: Seat) -> &God {
        self.pack.god(self.players[seat].god.unwrap_or_default())
    }

    /// A1.5 · Whether the second tier of the god's ability is open.
    pub(crate) fn has_second_tier(&self, seat: Seat) -> bool {
        self.players[seat].trophies.len() >= self.pack.numbers.second_tier_trophies.into()
    }

    /// C5.3 · The modifiers on a god's sheet.
    pub(crate) fn god_modifiers(&self, seat: Seat) -> impl Iterator<Item = &Modifier> {
        self.god_sources(seat).map(|(_, modifier)| modifier)
    }

    fn god_sources(&self, seat: Seat) -> impl Iterator<Item = (Source, &Modifier)> {
        let god = self.god_of(seat);
        let second: &[Modifier] = if self.has_second_tier(seat) { always(&god.second) } else { &[] };
        let first = always(&god.first).iter().map(|modifier| (Source::First, modifier));
        first.chain(second.iter().map(|modifier| (Source::Second, modifier)))
    }

    pub(crate) fn god_has(&self, seat: Seat, such: impl Fn(&Modifier) -> bool) -> bool {
        self.god_modifiers(seat).any(such)
    }

    /// The sum over a god's modifiers.
    pub(crate) fn god_sum(&self, seat: Seat, of: impl Fn(&Modifier) -> i16) -> i16 {
        self.god_modifiers(seat).map(of).sum()
    }

    /// The sum over a god's modifiers and those of all the player's heroes: what works for the player and not for one hero.
    pub(crate) fn everywhere_sum(&self, seat: Seat, of: impl Fn(&Modifier) -> i16) -> i16 {
        let heroes = self.players[seat].heroes.iter();
        let own: i16 = heroes.flat_map(|hero| self.own_modifiers(hero)).map(&of).sum();
        self.god_sum(seat, of) + own
    }

    /// The modifiers of a hero itself: its trait and its attachments.
    pub(crate) fn own_modifiers(&self, hero: &Hero) -> impl Iterator<Item = &Modifier> {
        self.own_sources(hero).map(|(_, modifier)| modifier)
    }

    fn own_sources<'a>(&'a self, hero: &Hero) -> impl Iterator<Item = (Source, &'a Modifier)> + use<'a> {
        let card = hero.card;
        let gift = always(&self.pack.hero(card).gift).iter();
        let attachments = hero.attachments;
        let worn = (0..attachments.len()).map(move |place| attachments[place].card).flat_map(|card| {
            let modifiers = self.pack.attachment(card).modifiers.iter();
            modifiers.map(move |modifier| (Source::Worn(card), modifier))
        });
        gift.map(move |modifier| (Source::Gift(card), modifier)).chain(worn)
    }

    /// Every modifier that works on a hero, with what it comes from.
    pub(crate) fn sources(&self, seat: Seat, hero: &Hero) -> impl Iterator<Item = (Source, &Modifier)> {
        self.god_sources(seat).chain(self.own_sources(hero))
    }

    pub(crate) fn modifiers(&self, seat: Seat, hero: &Hero) -> impl Iterator<Item = &Modifier> {
        self.sources(seat, hero).map(|(_, modifier)| modifier)
    }

    pub(crate) fn has(&self, seat: Seat, hero: &Hero, such: impl Fn(&Modifier) -> bool) -> bool {
        self.modifiers(seat, hero).any(such)
    }

    /// The sum over the modifiers of a hero.
    pub(crate) fn sum(&self, seat: Seat, hero: &Hero, of: impl Fn(&Modifier) -> i16) -> i16 {
        self.modifiers(seat, hero).map(of).sum()
    }

    /// H2.1 · How many attachments a hero can bear.
    pub(crate) fn slots(&self, seat: Seat, hero: &Hero) -> usize {
        let printed = i16::from(self.pack.numbers.values[hero.value].slots);
        let more = self.sum(seat, hero, |modifier| if let Modifier::Slots(n) = modifier { i16::from(*n) } else { 0 });
        (printed + more).max(0) as usize
    }

    /// W1.3 · How many webs a hero can carry.
    pub(crate) fn web_limit(&self, seat: Seat, hero: &Hero) -> usize {
        let printed = i16::from(self.pack.numbers.web_limit);
        let more = self.sum(seat, hero, |modifier| if let Modifier::Webs(n) = modifier { i16::from(*n) } else { 0 });
        (printed + more).max(0) as usize
    }

    /// C4.6 · Whether another player's card or ability may have this hero as its target.
    pub(crate) fn can_be_aimed_at(&self, at: HeroAt) -> bool {
        self.hero(at).is_some_and(|hero| {
            !hero.shielded && !self.has(at.seat, hero, |modifier| matches!(modifier, Modifier::Unaimed))
        })
    }
}

/// The modifiers of an ability that always works.
fn always(ability: &Ability) -> &[Modifier] {
    match ability {
        Ability::Always(modifiers) => modifiers,
        Ability::Once { .. } => &[],
    }
}
