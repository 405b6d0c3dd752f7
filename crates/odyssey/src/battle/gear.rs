//! B18 · Gear in battle: exhausted, readied, discarded; and Fists.

mod gaining;

pub(in crate::battle) use gaining::ON_SHEET;

use crate::choice::{Exhausted, Source};
use crate::ids::*;
use crate::pack::schema::{GearSlot, Keyword, Modifier, Trigger};
use crate::state::{Carried, MOST_PATTERNS, Odyssey};
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Odyssey {
    /// B18.6 · Exhausts a card, and what is attached to it.
    pub(crate) fn exhaust_gear(&mut self, table: &mut Table<Self>, titan: TitanId, slot: SlotId) -> Play {
        let Some(card) = self.titan_mut(titan).gear.get_mut(slot.index()).filter(|card| !card.exhausted) else {
            return Ok(());
        };
        card.exhausted = true;
        let gear = card.gear;
        table.log("B18.6", || text!("log-exhausts", titan = self.titan_name(titan), gear = self.gear_name(gear)));
        self.trigger_of(table, titan, Source::Gear(titan, slot), Trigger::Exhausted)?;
        for attached in self.attached_to(titan, slot) {
            self.exhaust_gear(table, titan, attached)?;
        }
        Ok(())
    }

    /// B18.7 · Readies a card, and what is attached to it.
    pub(crate) fn ready_gear(&mut self, table: &mut Table<Self>, titan: TitanId, slot: SlotId) -> Play {
        let Some(card) = self.titan_mut(titan).gear.get_mut(slot.index()).filter(|card| card.exhausted) else {
            return Ok(());
        };
        card.exhausted = false;
        let gear = card.gear;
        table.log("B18.7", || text!("log-readies", titan = self.titan_name(titan), gear = self.gear_name(gear)));
        self.trigger_of(table, titan, Source::Gear(titan, slot), Trigger::Readied)?;
        for attached in self.attached_to(titan, slot) {
            self.ready_gear(table, titan, attached)?;
        }
        Ok(())
    }

    /// B18.10, B18.3 · Discards a card and what is attached to it. A weapon that is lost makes room for Fists (B18.14).
    pub(crate) fn discard_gear(&mut self, table: &mut Table<Self>, titan: TitanId, slot: SlotId) -> Play {
        let Some(card) = self.titan_mut(titan).gear.get_mut(slot.index()).filter(|card| !card.discarded) else {
            return Ok(());
        };
        card.discarded = true;
        let gear = card.gear;
        for attached in self.attached_to(titan, slot) {
            self.titan_mut(titan).gear[attached.index()].discarded = true;
        }
        table.log("B18.10", || text!("log-discards", titan = self.titan_name(titan), gear = self.gear_name(gear)));
        if self.is_weapon(titan, slot) {
            self.take_fists(titan);
        }
        self.bear_ambrosia(table, titan)?;
        self.lonely_deaths(table)
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
                self.titan_mut(titan).gear.push(Carried { gear: fists, hands: free.min(2), ..Carried::default() });
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
        match source.exhausted() {
            Exhausted::AbilityOfSheet => self.titan_mut(titan).sheet_exhausted |= 1 << ability.min(7),
            Exhausted::AbilityOfPattern(n) => self.titan_mut(titan).patterns_exhausted |= pattern_bit(n, ability),
            Exhausted::Gear(slot) => return self.exhaust_gear(table, titan, slot),
            Exhausted::Mnemos(n) => self.titan_mut(titan).mnemos_exhausted |= 1 << n,
            Exhausted::Argo(n) => self.argo.abilities[n as usize].exhausted = true,
            Exhausted::Never => return Ok(()),
        }
        self.tell_card(table, "B18.6", "log-exhausts", titan, source);
        Ok(())
    }

    /// What happens to a card of a titan that is no gear.
    fn tell_card(
        &self,
        table: &mut Table<Self>,
        rule: &'static str,
        key: &'static str,
        titan: TitanId,
        source: Source,
    ) {
        table.log(rule, || {
            let (name, card) = (self.titan_name(titan), self.source_name(source));
            text!(key, titan = name, gear = card)
        });
    }

    /// B18.10 · Discards a source: a gear card, a mnemos, a condition.
    pub(crate) fn discard_source(&mut self, table: &mut Table<Self>, titan: TitanId, source: Source) -> Play {
        match source {
            Source::Gear(_, slot) => return self.discard_gear(table, titan, slot),
            Source::Mnemos(_, n) => {
                self.titan_mut(titan).mnemos_discarded |= 1 << (n / 3);
                self.tell_card(table, "B18.10", "log-discards", titan, source);
            }
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
            || has.patterns_exhausted != 0
            || has.mnemos_exhausted & !has.mnemos_discarded != 0
            || has.gear.iter().any(|card| card.exhausted && !card.discarded)
    }

    /// B8.5 · Readies what is no gear: the sheet, patterns, mnemos.
    fn ready_others(&mut self, table: &mut Table<Self>, titan: TitanId) {
        let has = *self.titan(titan);
        let mut ready: SmallVec<[Source; 4]> = SmallVec::new();
        if has.sheet_exhausted != 0 {
            ready.push(Source::Sheet(titan));
        }
        let patterns = (0..MOST_PATTERNS as u8).filter(|n| has.patterns_exhausted & 0b11 << (n * 2) != 0);
        ready.extend(patterns.map(|n| Source::Pattern(titan, n)));
        let mnemos = (0..8u8).filter(|n| has.mnemos_exhausted & !has.mnemos_discarded & 1 << n != 0);
        ready.extend(mnemos.map(|n| Source::Mnemos(titan, n * 3)));
        let has = self.titan_mut(titan);
        (has.sheet_exhausted, has.patterns_exhausted, has.mnemos_exhausted) = (0, 0, 0);
        for source in ready {
            self.tell_card(table, "B18.7", "log-readies", titan, source);
        }
    }

    /// B8.5 · Readies everything of the titan and its argonaut.
    pub(crate) fn ready_all(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.ready_others(table, titan);
        for n in 0..self.titan(titan).gear.len() {
            if !self.titan(titan).gear[n].discarded {
                self.ready_gear(table, titan, SlotId(n as u8))?;
            }
        }
        Ok(())
    }

    /// B18.9 · Gear with Cumbersome, or with an ability whose price is to exhaust it.
    pub(crate) fn is_exhaustible(&self, titan: TitanId, slot: SlotId) -> bool {
        let card = self.titan(titan).gear.get(slot.index());
        card.is_some_and(|card| self.gear_tires(card.gear))
    }

    /// B18.9 · Whether a card has Cumbersome, or an ability whose price is to exhaust it.
    pub(crate) fn gear_tires(&self, gear: GearId) -> bool {
        let powers = &self.pack.gear(gear).powers;
        let mut keywords = powers.keywords.iter();
        let mut abilities = self.pack.all(powers.abilities).iter();
        keywords.any(|keyword| keyword.is == Keyword::Cumbersome) || abilities.any(|ability| ability.cost.exhaust)
    }
}

/// B18.8 · The bit of an ability of a pattern.
pub(super) fn pattern_bit(pattern: u8, ability: u8) -> u8 {
    1 << (pattern.min(1) * 2 + ability.min(1))
}
