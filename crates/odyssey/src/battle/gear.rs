//! B18 · Gear in battle: exhausted, readied, discarded, gained; and Fists.

use crate::choice::{Choice, Source};
use crate::ids::*;
use crate::pack::schema::{GearSlot, Keyword, Modifier, Trigger};
use crate::state::{Carried, Entry, Odyssey};
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Odyssey {
    /// B18.6 · Exhausts a card, and what is attached to it.
    pub(crate) fn exhaust_gear(&mut self, table: &mut Table<Self>, titan: TitanId, slot: SlotId) -> Play {
        let Some(card) = self
            .titan_mut(titan)
            .gear
            .get_mut(slot.index())
            .filter(|card| !card.exhausted)
        else {
            return Ok(());
        };
        card.exhausted = true;
        let gear = card.gear;
        for attached in self.attached_to(titan, slot) {
            self.titan_mut(titan).gear[attached.index()].exhausted = true;
        }
        table.log("B18.6", || {
            text!(
                "log-exhausts",
                titan = self.titan_name(titan),
                gear = self.gear_name(gear)
            )
        });
        self.trigger_of(table, titan, Source::Gear(titan, slot), Trigger::Exhausted)
    }

    /// B18.7 · Readies a card, and what is attached to it.
    pub(crate) fn ready_gear(&mut self, table: &mut Table<Self>, titan: TitanId, slot: SlotId) -> Play {
        let Some(card) = self
            .titan_mut(titan)
            .gear
            .get_mut(slot.index())
            .filter(|card| card.exhausted)
        else {
            return Ok(());
        };
        card.exhausted = false;
        let gear = card.gear;
        for attached in self.attached_to(titan, slot) {
            self.titan_mut(titan).gear[attached.index()].exhausted = false;
        }
        table.log("B18.7", || {
            text!(
                "log-readies",
                titan = self.titan_name(titan),
                gear = self.gear_name(gear)
            )
        });
        self.trigger_of(table, titan, Source::Gear(titan, slot), Trigger::Readied)
    }

    /// B18.10, B18.3 · Discards a card and what is attached to it. A weapon that is lost makes room for Fists (B18.14).
    pub(crate) fn discard_gear(&mut self, table: &mut Table<Self>, titan: TitanId, slot: SlotId) -> Play {
        let Some(card) = self
            .titan_mut(titan)
            .gear
            .get_mut(slot.index())
            .filter(|card| !card.discarded)
        else {
            return Ok(());
        };
        card.discarded = true;
        let gear = card.gear;
        for attached in self.attached_to(titan, slot) {
            self.titan_mut(titan).gear[attached.index()].discarded = true;
        }
        table.log("B18.10", || {
            text!(
                "log-discards",
                titan = self.titan_name(titan),
                gear = self.gear_name(gear)
            )
        });
        if self.is_weapon(titan, slot) {
            self.take_fists(titan);
        }
        Ok(())
    }

    fn attached_to(&self, titan: TitanId, slot: SlotId) -> SmallVec<[SlotId; 4]> {
        let cards = self.titan(titan).gear.iter().enumerate();
        let attached = cards.filter(|(_, card)| card.on == Some(slot) && !card.discarded);
        attached.map(|(n, _)| SlotId(n as u8)).collect()
    }

    /// B2.5 · The hands that a titan has and that nothing fills.
    pub(crate) fn empty_hands(&self, titan: TitanId) -> u8 {
        let held = self.titan(titan).gear.iter().filter(|card| !card.discarded);
        let filled: u8 = held.map(|card| self.hands_of(titan, card)).sum();
        self.hand_slots(titan).saturating_sub(filled)
    }

    fn hands_of(&self, titan: TitanId, card: &Carried) -> u8 {
        match self.pack.gear(card.gear).slot {
            GearSlot::Hands(3) if self.has(titan, Modifier::ThreeHandedAsTwo) => 2,
            GearSlot::Hands(hands) => hands,
            GearSlot::Fists => card.hands,
            _ => 0,
        }
    }

    /// B18.13, B18.14 · Fists take the hands that are free, if there are any: at once where a weapon is lost, and when gear is shared out.
    pub(crate) fn take_fists(&mut self, titan: TitanId) {
        let fists = self.pack.fists();
        let free = self.empty_hands(titan);
        let had = self.titan(titan).gear.iter().position(|card| card.gear == fists);
        match had {
            _ if free == 0 => {}
            Some(place) => {
                let card = &mut self.titan_mut(titan).gear[place];
                let set_aside = card.discarded && card.hands == 0;
                if set_aside || !card.discarded {
                    card.discarded = false;
                    card.hands = (card.hands + free).min(2);
                }
            }
            None if self.titan(titan).gear.room() > 0 => {
                self.titan_mut(titan).gear.push(Carried {
                    gear: fists,
                    hands: free.min(2),
                    ..Carried::default()
                });
                self.survey_titan(titan);
            }
            None => {}
        }
    }

    /// B18.8 · Exhausts a source for one of its abilities.
    pub(crate) fn exhaust_source(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        ability: u8,
    ) -> Play {
        match source {
            Source::Sheet(_) => self.titan_mut(titan).sheet_exhausted |= 1 << ability.min(7),
            Source::Gear(_, slot) => return self.exhaust_gear(table, titan, slot),
            Source::Mnemos(_, n) => self.titan_mut(titan).mnemos_exhausted |= 1 << (n / 3),
            Source::Argo(n) => self.argo.abilities[n as usize].exhausted = true,
            _ => {}
        }
        Ok(())
    }

    /// B18.10 · Discards a source: a gear card, a mnemos, a condition.
    pub(crate) fn discard_source(&mut self, table: &mut Table<Self>, titan: TitanId, source: Source) -> Play {
        match source {
            Source::Gear(_, slot) => return self.discard_gear(table, titan, slot),
            Source::Mnemos(_, n) => self.titan_mut(titan).mnemos_discarded |= 1 << (n / 3),
            Source::Condition(_, n) if (n as usize) < self.titan(titan).conditions.len() => {
                self.titan_mut(titan).conditions.remove(n as usize);
            }
            _ => {}
        }
        Ok(())
    }

    /// B8.5 · Whether anything of the titan and its argonaut is exhausted.
    pub(crate) fn has_exhausted(&self, titan: TitanId) -> bool {
        let has = self.titan(titan);
        has.sheet_exhausted != 0
            || has.mnemos_exhausted & !has.mnemos_discarded != 0
            || has.gear.iter().any(|card| card.exhausted && !card.discarded)
    }

    /// B8.5 · Readies everything of the titan and its argonaut.
    pub(crate) fn ready_all(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let has = self.titan_mut(titan);
        (has.sheet_exhausted, has.mnemos_exhausted) = (0, 0);
        for n in 0..self.titan(titan).gear.len() {
            if !self.titan(titan).gear[n].discarded {
                self.ready_gear(table, titan, SlotId(n as u8))?;
            }
        }
        Ok(())
    }

    /// B18.9 · Gear with Cumbersome, or with an ability whose price is to exhaust it.
    pub(crate) fn is_exhaustible(&self, titan: TitanId, slot: SlotId) -> bool {
        let Some(powers) = self.powers(Source::Gear(titan, slot)) else {
            return false;
        };
        let mut keywords = powers.keywords.iter();
        let mut abilities = self.pack.all(powers.abilities).iter();
        keywords.any(|keyword| keyword.is == Keyword::Cumbersome) || abilities.any(|ability| ability.cost.exhaust)
    }

    /// G5.4, B18.16 · Gear that is gained: equipped at once, other cards being discarded for it, or kept in the armoury.
    pub(crate) fn gain_gear(&mut self, table: &mut Table<Self>, titan: TitanId, gear: GearId) -> Play {
        self.argo.log.push(Entry::GearFound(gear));
        table.log("G5.4", || {
            text!(
                "log-gains-gear",
                titan = self.titan_name(titan),
                gear = self.gear_name(gear)
            )
        });
        let in_the_way = self.in_the_way(titan, gear);
        let fits = self.titan(titan).is_alive() && self.titan(titan).gear.room() > 1;
        let wants = fits && {
            let options = [Choice::Gear(gear), Choice::Pass];
            let asked = table.ask(self.player(titan));
            asked.about("ask-equip", "G5.4").one(&options)? == Choice::Gear(gear)
        };
        if !wants {
            if self.argo.armoury.room() > 0 {
                self.argo.armoury.push(gear);
            }
            return Ok(());
        }
        for slot in in_the_way {
            self.discard_gear(table, titan, slot)?;
        }
        self.equip(titan, gear);
        Ok(())
    }

    /// The cards that must go so that a new one fits: those of its slot, from the first, until there is room.
    fn in_the_way(&self, titan: TitanId, gear: GearId) -> SmallVec<[SlotId; 4]> {
        let slot = self.pack.gear(gear).slot;
        let mut needed = match slot {
            GearSlot::Hands(hands) => hands.saturating_sub(self.empty_hands(titan) + self.fists_hands(titan)),
            GearSlot::Support => (self.count_of(titan, slot) + 1).saturating_sub(self.support_slots(titan)),
            GearSlot::Armour => self.count_of(titan, slot),
            GearSlot::Fists | GearSlot::Attachment => 0,
        };
        let mut gone = SmallVec::new();
        for (n, card) in self
            .titan(titan)
            .gear
            .iter()
            .enumerate()
            .filter(|(_, card)| !card.discarded)
        {
            let fills = match (slot, self.pack.gear(card.gear).slot) {
                (GearSlot::Hands(_), GearSlot::Hands(_)) => self.hands_of(titan, card),
                (GearSlot::Support, GearSlot::Support) | (GearSlot::Armour, GearSlot::Armour) => 1,
                _ => 0,
            };
            if needed > 0 && fills > 0 {
                needed = needed.saturating_sub(fills);
                gone.push(SlotId(n as u8));
            }
        }
        gone
    }

    fn fists_hands(&self, titan: TitanId) -> u8 {
        let fists = self.pack.fists();
        let found = self
            .titan(titan)
            .gear
            .iter()
            .find(|card| card.gear == fists && !card.discarded);
        found.map_or(0, |card| card.hands)
    }

    fn count_of(&self, titan: TitanId, slot: GearSlot) -> u8 {
        let cards = self.titan(titan).gear.iter().filter(|card| !card.discarded);
        cards.filter(|card| self.pack.gear(card.gear).slot == slot).count() as u8
    }

    /// B18.16 · Puts a card on; Fists give way to a weapon. Fists that are set aside lie face down and have no hands.
    fn equip(&mut self, titan: TitanId, gear: GearId) {
        let fists = self.pack.fists();
        let (slot, charges) = (self.pack.gear(gear).slot, self.pack.gear(gear).charges);
        self.titan_mut(titan).gear.push(Carried {
            gear,
            charges,
            ..Carried::default()
        });
        self.survey_titan(titan);
        if let GearSlot::Hands(_) = slot {
            let place = self
                .titan(titan)
                .gear
                .iter()
                .position(|card| card.gear == fists && !card.discarded);
            if let Some(place) = place {
                self.titan_mut(titan).gear[place].hands = 0;
                let free = self.empty_hands(titan).min(2);
                let card = &mut self.titan_mut(titan).gear[place];
                card.hands = free;
                card.discarded = free == 0;
            }
        }
    }
}
