//! B7.1 · The weapon is declared.

use crate::choice::{Choice, Source};
use crate::ids::*;
use crate::pack::schema::{GearSlot, Keyword, Modifier};
use crate::state::{Odyssey, Weapon};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

/// The keywords that say how far a weapon reaches.
const RANGES: u64 = Keyword::Ranged(0, 0).bit() | Keyword::Reach(0).bit();

/// Where a weapon serves: at which distances, and if it needs adjacency.
enum Range {
    Melee,
    Reach(u8),
    Ranged(u8, u8),
}

impl Odyssey {
    /// B7.1, B24.1, B24.2 · One of the titan's weapons that can be used; `None` if there is none, or a bonus attack is declined.
    pub(crate) fn declare_weapon(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        bonus: bool,
    ) -> Play<Option<Weapon>> {
        loop {
            let mut options: SmallVec<[Choice; 10]> = SmallVec::new();
            self.attack_options(titan, bonus, &mut options);
            if options.is_empty() {
                return Ok(None);
            }
            if bonus {
                options.insert(0, Choice::Pass);
            }
            let asked = table.ask(self.player(titan));
            let chosen = asked
                .say(|| Prompt::new(if bonus { "ask-bonus-attack" } else { "ask-weapon" }, "B7.1.1"))
                .one(&options)?;
            match chosen {
                Choice::Attack(_, weapon, _) => {
                    self.take_up(table, titan, weapon)?;
                    return Ok(Some(weapon));
                }
                Choice::TakeFists(_, slot, _) => self.discard_gear(table, titan, slot)?,
                Choice::Pass => return Ok(None),
                other => return table.unexpected(other),
            }
        }
    }

    /// B7.1.1, B7.1.4 · The weapons a titan can declare, and those that it can discard for Fists.
    pub(crate) fn attack_options<const N: usize>(
        &self,
        titan: TitanId,
        bonus: bool,
        options: &mut SmallVec<[Choice; N]>,
    ) where
        [Choice; N]: smallvec::Array<Item = Choice>,
    {
        let barred = self.has(titan, Modifier::CannotAttack) || self.is_drawn_elsewhere(titan);
        if !self.titan(titan).can_act() || barred {
            return;
        }
        let before = options.len();
        for n in 0..self.titan(titan).gear.len() as u8 {
            let slot = SlotId(n);
            let card = self.titan(titan).gear[slot.index()];
            if card.discarded || !self.is_weapon(titan, slot) {
                continue;
            }
            if self.can_declare(titan, Weapon::Gear(slot)) && (bonus || !card.exhausted) {
                options.push(self.to_attack(titan, Weapon::Gear(slot)));
            }
        }
        if self.titan(titan).godform.is_some() && self.can_declare(titan, Weapon::Godform) {
            options.push(self.to_attack(titan, Weapon::Godform));
        }
        self.fist_options(titan, options);
        if options.len() > before && !self.sees_primordial(titan) {
            options.truncate(before);
        }
    }

    /// A titan in a frenzy attacks nothing further away than the nearest of the others.
    fn is_drawn_elsewhere(&self, titan: TitanId) -> bool {
        let (Some(space), true) = (self.titan(titan).footprint(), self.has(titan, Modifier::Berserk)) else {
            return false;
        };
        let others = self.living().filter(|other| *other != titan).filter_map(|other| self.titan(other).footprint());
        let nearest = others.map(|other| space.distance(&other)).min();
        nearest.is_some_and(|nearest| self.distance(titan).is_some_and(|distance| nearest < distance))
    }

    /// B18.15 · Weapons that make room for Fists, where Fists could reach the primordial.
    fn fist_options<const N: usize>(&self, titan: TitanId, options: &mut SmallVec<[Choice; N]>)
    where
        [Choice; N]: smallvec::Array<Item = Choice>,
    {
        let fists = self.pack.fists();
        let held = self.titan(titan).gear.iter().find(|card| card.gear == fists);
        let lost = held.is_some_and(|card| card.discarded && card.hands > 0 || card.exhausted);
        let room = held.is_some() || self.titan(titan).gear.room() > 0;
        if lost || !room || !self.is_adjacent(titan) {
            return;
        }
        for (n, card) in self.titan(titan).gear.iter().enumerate() {
            let held = matches!(self.pack.gear(card.gear).slot, GearSlot::Hands(_)) && !card.discarded;
            if held {
                options.push(self.to_take_fists(titan, SlotId(n as u8)));
            }
        }
    }

    /// B7.1.1, B21.9 · Whether a weapon has figures, reaches the primordial, and its price can be paid.
    pub(crate) fn can_declare(&self, titan: TitanId, weapon: Weapon) -> bool {
        self.can_afford(titan, weapon) && self.weapon_reaches(titan, weapon)
    }

    /// B21.9 · Whether a weapon has figures and its price can be paid.
    pub(crate) fn can_afford(&self, titan: TitanId, weapon: Weapon) -> bool {
        self.strikes_of(titan, weapon).is_some()
            && !(self.is_committing(titan, weapon) && self.titan(titan).stat(Stat::Fate) >= 9)
    }

    fn is_committing(&self, titan: TitanId, weapon: Weapon) -> bool {
        let source = source_of(titan, weapon);
        let printed = self.marks(source).keywords & Keyword::Commit.bit() != 0;
        printed && self.open_keywords(titan, source).any(|keyword| keyword == Keyword::Commit)
    }

    fn range_of(&self, titan: TitanId, weapon: Weapon) -> Range {
        let source = source_of(titan, weapon);
        let mut range = Range::Melee;
        if self.marks(source).keywords & RANGES == 0 {
            return range;
        }
        for keyword in self.open_keywords(titan, source) {
            match keyword {
                Keyword::Ranged(from, to) => range = Range::Ranged(from, to),
                Keyword::Reach(to) => range = Range::Reach(to),
                _ => {}
            }
        }
        range
    }

    /// B7.1.2 · Whether the primordial is in a weapon's range.
    pub(crate) fn weapon_reaches(&self, titan: TitanId, weapon: Weapon) -> bool {
        match self.range_of(titan, weapon) {
            Range::Melee => self.is_adjacent(titan),
            Range::Reach(to) => self.distance(titan).is_some_and(|distance| (1..=to).contains(&distance)),
            Range::Ranged(from, to) => self.distance(titan).is_some_and(|distance| (from..=to).contains(&distance)),
        }
    }

    /// B21.39 · Within what distance a melee or reach weapon serves; `None` for a ranged one.
    pub(crate) fn rush_reach(&self, titan: TitanId, weapon: Weapon) -> Option<u8> {
        match self.range_of(titan, weapon) {
            Range::Melee => Some(1),
            Range::Reach(to) => Some(to),
            Range::Ranged(..) => None,
        }
    }

    /// B24.2, B21.9 · The weapon is taken up: an exhausted one is readied, and what attacking with it costs is paid.
    pub(crate) fn take_up(&mut self, table: &mut Table<Self>, titan: TitanId, weapon: Weapon) -> Play {
        self.rise_to_act(table, titan)?;
        if let Weapon::Gear(slot) = weapon {
            self.note_source(table, titan, Source::Gear(titan, slot));
            self.ready_gear(table, titan, slot)?;
        }
        if self.is_committing(titan, weapon) {
            self.titan_mut(titan).stats[Stat::Fate as usize] += 1;
            table.log("B21.9", || {
                let now = self.titan(titan).stat(Stat::Fate);
                text!("log-commits", titan = self.titan_name(titan), now = now)
            });
        }
        Ok(())
    }
}

/// What gives a titan the keywords that are printed on a weapon itself.
fn source_of(titan: TitanId, weapon: Weapon) -> Source {
    match weapon {
        Weapon::Gear(slot) => Source::Gear(titan, slot),
        Weapon::Godform => Source::Godform(titan),
    }
}
