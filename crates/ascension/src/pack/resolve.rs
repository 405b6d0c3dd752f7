//! Places that name cards by their slug become places that know which cards they admit.

use super::effect::{Ability, Admits, Modifier, When};
use super::raw::RawPlace;
use super::{Place, SphereEntry};
use crate::card::{CardSet, Family, SequenceId, Sphere};
use table::Slug;
use table::pack::{Complaints, Located, Names};

/// The sequence cards by name, and the families: what is needed to understand a place.
pub struct Resolver<'a> {
    pub names: &'a Names<SequenceId>,
    /// The card of each name, in the order of the names.
    pub cards: &'a [SequenceId],
    pub spheres: &'a [SphereEntry],
}

impl Resolver<'_> {
    /// A place of an entry, or a complaint about the card that it names.
    pub fn place<T>(&self, place: RawPlace, entry: &Located<T>, complaints: &mut Complaints) -> Option<Place> {
        let mut find = |slug: Slug| {
            let id = self.names.find(slug, &entry.at_word(slug.as_str()), complaints)?;
            Some(self.cards[id.index()])
        };
        let admits = match place {
            Admits::Kind(kind) => Admits::Kind(kind),
            Admits::Sphere(sphere) => Admits::Sphere(sphere),
            Admits::Family(family) => Admits::Family(family),
            Admits::Either(kind, sphere) => Admits::Either(kind, sphere),
            Admits::Card(slug) => Admits::Card(find(slug)?),
        };
        Some(Place { admits, cards: self.cards_of(admits) })
    }

    fn cards_of(&self, admits: Admits) -> CardSet {
        match admits {
            Admits::Kind(kind) => CardSet::of_kind(kind),
            Admits::Sphere(sphere) => CardSet::of_sphere(sphere),
            Admits::Family(family) => self.family(family),
            Admits::Either(kind, sphere) => CardSet::of_kind(kind) | CardSet::of_sphere(sphere),
            Admits::Card(card) => CardSet::only(card),
        }
    }

    fn family(&self, family: Family) -> CardSet {
        let members = Sphere::ALL.into_iter().zip(self.spheres).filter(|(_, entry)| entry.family == family);
        CardSet::of_spheres(members.map(|(sphere, _)| sphere).collect())
    }

    pub fn ability<T>(
        &self,
        ability: &Ability<RawPlace>,
        entry: &Located<T>,
        complaints: &mut Complaints,
    ) -> Option<Ability> {
        Some(match ability {
            Ability::Always(modifiers) => Ability::Always(self.modifiers(modifiers, entry, complaints)?),
            Ability::Once { cost, aim, effects } => Ability::Once { cost: *cost, aim: *aim, effects: effects.clone() },
        })
    }

    pub fn modifiers<T>(
        &self,
        modifiers: &[Modifier<RawPlace>],
        entry: &Located<T>,
        complaints: &mut Complaints,
    ) -> Option<Vec<Modifier>> {
        let mut place = |place: RawPlace| self.place(place, entry, complaints);
        let found: Vec<_> = modifiers.iter().map(|modifier| modifier.map(&mut place)).collect();
        found.into_iter().collect()
    }
}

impl When<RawPlace> {
    fn map(&self, place: &mut impl FnMut(RawPlace) -> Option<Place>) -> Option<When> {
        Some(match *self {
            When::Always => When::Always,
            When::Declared(value) => When::Declared(value),
            When::LengthAtLeast(length) => When::LengthAtLeast(length),
            When::LengthAtMost(length) => When::LengthAtMost(length),
            When::Gate => When::Gate,
            When::Contains(raw) => When::Contains(place(raw)?),
            When::Alone => When::Alone,
            When::Equipped => When::Equipped,
            When::Retry => When::Retry,
            When::Behind => When::Behind,
            When::HeroesAtLeast(count) => When::HeroesAtLeast(count),
        })
    }
}

impl Modifier<RawPlace> {
    fn map(&self, place: &mut impl FnMut(RawPlace) -> Option<Place>) -> Option<Modifier> {
        Some(match *self {
            Modifier::Closing(when, n) => Modifier::Closing(when.map(place)?, n),
            Modifier::RewardEco(when, n) => Modifier::RewardEco(when.map(place)?, n),
            Modifier::RewardCards(when, n) => Modifier::RewardCards(when.map(place)?, n),
            Modifier::RewardIncome(when, n) => Modifier::RewardIncome(when.map(place)?, n),
            Modifier::ClosingEach(raw, n) => Modifier::ClosingEach(place(raw)?, n),
            Modifier::WildCard(raw) => Modifier::WildCard(place(raw)?),
            Modifier::ClosingEquipped { each, most } => Modifier::ClosingEquipped { each, most },
            Modifier::RewardEach(n) => Modifier::RewardEach(n),
            Modifier::Steps(n) => Modifier::Steps(n),
            Modifier::Fraying(n) => Modifier::Fraying(n),
            Modifier::Consolation(n) => Modifier::Consolation(n),
            Modifier::GateRefund(percent) => Modifier::GateRefund(percent),
            Modifier::RollGuard => Modifier::RollGuard,
            Modifier::IncomeEach { count, each, most } => Modifier::IncomeEach { count, each, most },
            Modifier::Quarry(n) => Modifier::Quarry(n),
            Modifier::SecondBest => Modifier::SecondBest,
            Modifier::DieAtLeast(n) => Modifier::DieAtLeast(n),
            Modifier::DieAtMost(n) => Modifier::DieAtMost(n),
            Modifier::Reroll => Modifier::Reroll,
            Modifier::Income(n) => Modifier::Income(n),
            Modifier::Slots(n) => Modifier::Slots(n),
            Modifier::Webs(n) => Modifier::Webs(n),
            Modifier::RaiseCost(n) => Modifier::RaiseCost(n),
            Modifier::NoRaise => Modifier::NoRaise,
            Modifier::NoClosing => Modifier::NoClosing,
            Modifier::Toll(n) => Modifier::Toll(n),
            Modifier::Ward(ward) => Modifier::Ward(ward),
            Modifier::SlayIsHarm => Modifier::SlayIsHarm,
            Modifier::HarmTwice => Modifier::HarmTwice,
            Modifier::ReturnsToHand => Modifier::ReturnsToHand,
            Modifier::Unaimed => Modifier::Unaimed,
            Modifier::Sealed => Modifier::Sealed,
            Modifier::WebGuard => Modifier::WebGuard,
            Modifier::Clinging => Modifier::Clinging,
            Modifier::HeroCost(n) => Modifier::HeroCost(n),
            Modifier::GateCost(n) => Modifier::GateCost(n),
            Modifier::OffTurnCost(n) => Modifier::OffTurnCost(n),
            Modifier::AimTax(n) => Modifier::AimTax(n),
            Modifier::DrawsWhenStaying => Modifier::DrawsWhenStaying,
            Modifier::DrawsNeighbour => Modifier::DrawsNeighbour,
            Modifier::Spoils(n) => Modifier::Spoils(n),
            Modifier::BuyResult { cost, most } => Modifier::BuyResult { cost, most },
        })
    }
}
