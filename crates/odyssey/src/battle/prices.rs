//! B17.1, G5.2 · What active abilities cost.

use crate::choice::{Exhausted, Source};
use crate::ids::{Stat, TitanId};
use crate::pack::schema::{Action, Modifier, Price};
use crate::state::Odyssey;
use table::{Play, Table, text};

/// G6.1 · The highest value of a Triskelion.
const MOST: u8 = 9;

impl Odyssey {
    /// B17.1, B17.2, G6.2 · Whether the whole price can be paid, and the ability has not been used in this round.
    pub(crate) fn can_pay(&self, titan: TitanId, source: Source, ability: u8, price: &Price) -> bool {
        if price.is_free() {
            return true;
        }
        let has = self.titan(titan);
        let unused = self.ability_bit(source, ability).is_none_or(|bit| has.used & bit == 0);
        let rises = [(Stat::Danger, price.danger), (Stat::Fate, price.fate), (Stat::Rage, price.rage)];
        unused
            && price.action.is_none_or(|action| self.is_unspent(titan, action))
            && rises.iter().all(|(stat, more)| *more == 0 || has.stat(*stat) + more <= MOST)
            && (!price.exhaust || self.can_be_exhausted(titan, source, ability))
            && (!price.charge || self.charges(source) > 0)
            && has.trespass >= price.trespass
            && price.tokens.is_none_or(|(token, count)| self.tokens(titan, token) >= count)
            && (!price.summon || self.argo.summons > 0)
    }

    /// B8.4, B8.6, B22.9, B22.13 · Whether a titan can still spend this action on something.
    pub(crate) fn is_unspent(&self, titan: TitanId, action: Action) -> bool {
        let turn = &self.turn;
        let has = self.titan(titan);
        if turn.titan != Some(titan) || !has.can_act() || !self.frames.iter().all(|frame| frame.is_step()) {
            return false;
        }
        let movement = || !turn.moved && !has.movement_fatigue && !self.has(titan, Modifier::CannotMove);
        let combat = || !turn.fought && !has.combat_fatigue && !self.is_hopeless(titan);
        match action {
            Action::Movement => movement(),
            Action::Combat => combat(),
            Action::Complicated => movement() && combat(),
        }
    }

    /// B22.9 · With three despair tokens and nobody beside it a titan takes no combat action.
    pub(crate) fn is_hopeless(&self, titan: TitanId) -> bool {
        self.titan(titan).despair >= 3 && self.despairs(titan)
    }

    /// B18.8, B18.12 · Whether a source can be exhausted for one of its abilities.
    fn can_be_exhausted(&self, titan: TitanId, source: Source, ability: u8) -> bool {
        let has = self.titan(titan);
        match source.exhausted() {
            Exhausted::AbilityOfSheet => has.sheet_exhausted & 1 << ability.min(7) == 0,
            Exhausted::AbilityOfPattern(n) => has.patterns_exhausted & super::gear::pattern_bit(n, ability) == 0,
            Exhausted::Gear(slot) => has.gear.get(slot.index()).is_some_and(|card| !card.exhausted),
            Exhausted::Mnemos(n) => has.mnemos_exhausted & 1 << n == 0,
            // Abilities of the Argo are only offered while they are not.
            Exhausted::Argo(_) | Exhausted::Never => true,
        }
    }

    fn charges(&self, source: Source) -> u8 {
        match source {
            Source::Gear(titan, slot) => self.titan(titan).gear.get(slot.index()).map_or(0, |card| card.charges),
            Source::Argo(n) => {
                let card = self.argo.abilities.get(n as usize);
                card.filter(|card| !card.exhausted).map_or(0, |card| card.charges)
            }
            _ => 0,
        }
    }

    /// G5.2 · Pays. What is paid is neither lessened nor replaced, and draws no trauma.
    pub(crate) fn pay(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        ability: u8,
        price: Price,
    ) -> Play {
        match price.action {
            Some(Action::Movement) => self.turn.moved = true,
            Some(Action::Combat) => self.turn.fought = true,
            Some(Action::Complicated) => (self.turn.moved, self.turn.fought) = (true, true),
            None => {}
        }
        let has = self.titan_mut(titan);
        has.stats[Stat::Danger as usize] += price.danger;
        has.stats[Stat::Fate as usize] += price.fate;
        has.trespass -= price.trespass;
        self.tell_payment(table, titan, &price);
        if let Some((token, count)) = price.tokens {
            self.drop_tokens(table, titan, token, count);
        }
        if price.charge {
            self.take_charge(source);
        }
        if price.summon {
            self.argo.summons -= 1;
        }
        if price.rage > 0 {
            self.raise_rage(table, titan, price.rage)?;
        }
        if price.exhaust {
            self.exhaust_source(table, titan, source, ability)?;
        }
        if price.discard {
            self.discard_source(table, titan, source)?;
        }
        Ok(())
    }

    fn take_charge(&mut self, source: Source) {
        match source {
            Source::Gear(titan, slot) => self.titan_mut(titan).gear[slot.index()].charges -= 1,
            Source::Argo(n) => self.argo.abilities[n as usize].charges -= 1,
            _ => {}
        }
    }

    /// G5.2 · What was paid of the Triskelion. Rage tells of itself.
    fn tell_payment(&self, table: &mut Table<Self>, titan: TitanId, price: &Price) {
        let paid = [(Stat::Danger, price.danger, "log-pays-danger"), (Stat::Fate, price.fate, "log-pays-fate")];
        for (stat, count, key) in paid.into_iter().filter(|(_, count, _)| *count > 0) {
            table.log("G5.2", || {
                let now = self.titan(titan).stat(stat);
                text!(key, titan = self.titan_name(titan), count = count, now = now)
            });
        }
    }
}
