//! Gear and abilities: exhausted, readied, discarded, charged.

use crate::battle::context::Context;
use crate::choice::{Choice, Source};
use crate::ids::{SlotId, TitanId};
use crate::pack::schema::Carried;
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, text};

type Slots = SmallVec<[SlotId; 12]>;

/// What happens to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Exhaust,
    Ready,
    Discard,
}

/// A card that gets charges.
#[derive(Clone, Copy)]
enum Charged {
    Gear(SlotId),
    /// By its place among the abilities of the Argo.
    Argo(usize),
}

impl Odyssey {
    /// B18.6, B18.7, B18.10 · Cards of the titan are exhausted, readied or discarded.
    pub(super) fn befall(&mut self, table: &mut Table<Self>, fate: Fate, what: Carried, context: Context) -> Play {
        let titan = context.titan;
        match what {
            Carried::This => self.befall_source(table, fate, context),
            Carried::One => self.befall_one(table, fate, titan, |_, _| true),
            Carried::Weapon => self.befall_one(table, fate, titan, |game, slot| game.is_weapon(titan, slot)),
            Carried::Exhaustible => {
                let slots = self.fit_for(fate, titan, |game, slot| game.is_exhaustible(titan, slot));
                if slots.is_empty() && fate == Fate::Exhaust {
                    return self.knock_down(table, titan);
                }
                self.befall_each(table, fate, titan, &slots)
            }
            Carried::All => {
                if fate == Fate::Ready {
                    return self.ready_all(table, titan);
                }
                let slots = self.fit_for(fate, titan, |_, _| true);
                self.befall_each(table, fate, titan, &slots)
            }
            Carried::Mnemos => {
                self.befall_mnemos(fate, titan);
                Ok(())
            }
            Carried::ArgoAbility => self.befall_argo(table, fate, context),
        }
    }

    fn befall_source(&mut self, table: &mut Table<Self>, fate: Fate, context: Context) -> Play {
        let titan = context.titan;
        match (fate, context.source) {
            (Fate::Exhaust, source) => self.exhaust_source(table, titan, source, 0),
            (Fate::Discard, Source::Condition(holder, place)) => {
                self.discard_condition(table, holder, place as usize);
                Ok(())
            }
            (Fate::Discard, Source::Scar(place)) => {
                if (place as usize) < self.primordial.scars.len() {
                    self.primordial.scars.remove(place as usize);
                }
                Ok(())
            }
            (Fate::Discard, Source::Trait(place)) => {
                self.primordial.traits_off |= 1 << place;
                Ok(())
            }
            (Fate::Discard, source) => self.discard_source(table, titan, source),
            (Fate::Ready, Source::Gear(holder, slot)) => self.ready_gear(table, holder, slot),
            (Fate::Ready, Source::Argo(place)) => {
                self.argo.abilities[place as usize].exhausted = false;
                Ok(())
            }
            (Fate::Ready, _) => Ok(()),
        }
    }

    /// The cards to which it can happen.
    fn fit_for(&self, fate: Fate, titan: TitanId, fits: impl Fn(&Self, SlotId) -> bool) -> Slots {
        let cards = self.titan(titan).gear.iter().enumerate();
        let open = cards
            .filter(|(_, card)| !card.discarded && (fate == Fate::Discard || card.exhausted == (fate == Fate::Ready)));
        let slots = open.map(|(place, _)| SlotId(place as u8));
        slots.filter(|slot| fits(self, *slot)).collect()
    }

    fn befall_each(&mut self, table: &mut Table<Self>, fate: Fate, titan: TitanId, slots: &[SlotId]) -> Play {
        for slot in slots {
            self.befall_slot(table, fate, titan, *slot)?;
        }
        Ok(())
    }

    fn befall_slot(&mut self, table: &mut Table<Self>, fate: Fate, titan: TitanId, slot: SlotId) -> Play {
        match fate {
            Fate::Exhaust => self.exhaust_gear(table, titan, slot),
            Fate::Ready => self.ready_gear(table, titan, slot),
            Fate::Discard => self.discard_gear(table, titan, slot),
        }
    }

    fn befall_one(
        &mut self,
        table: &mut Table<Self>,
        fate: Fate,
        titan: TitanId,
        fits: impl Fn(&Self, SlotId) -> bool,
    ) -> Play {
        let slots = self.fit_for(fate, titan, fits);
        if slots.is_empty() {
            return Ok(());
        }
        let key = ["ask-exhaust-which", "ask-ready-which", "ask-discard-which"][fate as usize];
        let asked = table.ask(self.player(titan)).about(key, "B18.6");
        let slot = asked.pick(slots.iter().copied(), |slot| self.slot(titan, slot))?;
        self.befall_slot(table, fate, titan, slot)
    }

    fn befall_mnemos(&mut self, fate: Fate, titan: TitanId) {
        let sheet = self.titan_mut(titan);
        match fate {
            Fate::Exhaust => sheet.mnemos_exhausted = u8::MAX,
            Fate::Ready => (sheet.mnemos_exhausted, sheet.mnemos_discarded) = (0, 0),
            Fate::Discard => sheet.mnemos_discarded = u8::MAX,
        }
    }

    fn befall_argo(&mut self, table: &mut Table<Self>, fate: Fate, context: Context) -> Play {
        let exhausted = fate == Fate::Exhaust;
        let cards = self.argo.abilities.iter().enumerate();
        let fit = cards.filter(|(_, card)| card.exhausted != exhausted).map(|(place, _)| place);
        let fit: SmallVec<[usize; 4]> = fit.collect();
        if fit.is_empty() {
            return Ok(());
        }
        let asked = table.ask(self.asked_about(context)).about("ask-argo-ability", "B29.3");
        let place = asked.pick(fit, |place| Choice::ArgoAbility(self.argo.abilities[place].ability))?;
        match fate {
            Fate::Discard => {
                self.argo.abilities.remove(place);
            }
            Fate::Exhaust | Fate::Ready => self.argo.abilities[place].exhausted = exhausted,
        }
        Ok(())
    }

    /// B18.4, B29.2 · Charges are added to one card of the player's choice that has charges by nature.
    pub(super) fn charge(&mut self, table: &mut Table<Self>, what: Carried, count: u8, context: Context) -> Play {
        let titan = context.titan;
        let mut cards: SmallVec<[Charged; 12]> = SmallVec::new();
        if what == Carried::ArgoAbility {
            cards.extend((0..self.argo.abilities.len()).map(Charged::Argo));
        } else if let (Carried::This, Source::Gear(_, slot)) = (what, context.source) {
            cards.push(Charged::Gear(slot));
        } else {
            let gear = self.titan(titan).gear.iter().enumerate();
            let charged = gear.filter(|(_, card)| !card.discarded && self.pack.gear(card.gear).charges > 0);
            cards.extend(charged.map(|(place, _)| Charged::Gear(SlotId(place as u8))));
        }
        if cards.is_empty() {
            return Ok(());
        }
        let to_choice = |card: Charged| match card {
            Charged::Gear(slot) => self.slot(titan, slot),
            Charged::Argo(place) => Choice::ArgoAbility(self.argo.abilities[place].ability),
        };
        let card = table.ask(self.asked_about(context)).about("ask-charge", "B18.4").pick(cards, to_choice)?;
        match card {
            Charged::Gear(slot) => self.titan_mut(titan).gear[slot.index()].charges += count,
            Charged::Argo(place) => self.argo.abilities[place].charges += count,
        }
        table.log("B18.4", || {
            let what = match card {
                Charged::Gear(slot) => self.slot_name(titan, slot),
                Charged::Argo(place) => self.pack.name(self.argo.abilities[place].ability),
            };
            text!("log-charges", what = what, count = count)
        });
        Ok(())
    }
}
