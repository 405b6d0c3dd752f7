//! B6, B23, G6 · Danger, trauma, obols, moiros and kratos cards.

mod armour;
mod fates;
mod trauma;

use crate::ids::{Stat, TitanId};
use crate::pack::schema::Severity;
use crate::state::Odyssey;
use table::{Play, Table, text};

/// G6.1 · The highest value of a Triskelion.
const HIGHEST: u8 = 9;

impl Odyssey {
    /// B6.1 to B6.6, B5.15.2 · Danger is dealt. From an attack it is armoured against and draws trauma.
    pub(crate) fn deal_danger(&mut self, table: &mut Table<Self>, titan: TitanId, amount: u8, by_attack: bool) -> Play {
        match self.gain_danger(table, titan, amount, by_attack)? {
            Some((severity, reached)) => self.trauma_draw(table, titan, severity, reached),
            None => Ok(()),
        }
    }

    /// B6.1 to B6.6 · Danger is gained. The severity of the draw that is now due and the value that would have been reached, if one is due.
    pub(crate) fn gain_danger(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        amount: u8,
        by_attack: bool,
    ) -> Play<Option<(Option<Severity>, u8)>> {
        if !self.titan(titan).is_alive() {
            return Ok(None);
        }
        let amount = match by_attack {
            true => self.danger_of_attack(table, titan, amount)?,
            false => amount,
        };
        if amount == 0 || !self.titan(titan).is_alive() {
            return Ok(None);
        }
        self.with_attack_on_target(|attack| attack.dealt += if by_attack { amount } else { 0 });
        let reached = self.titan(titan).stat(Stat::Danger).saturating_add(amount);
        self.titan_mut(titan).stats[Stat::Danger as usize] = reached.min(HIGHEST);
        self.with_attack_on_target(|attack| attack.reached = if by_attack { reached } else { 0 });
        self.tell_danger(table, titan, (amount, reached), by_attack);
        if !by_attack && reached <= HIGHEST {
            return Ok(None);
        }
        let instead = self.attack_on_target().filter(|_| by_attack).and_then(|attack| attack.instead);
        let by_table = self.trauma_table(titan).severity(reached);
        Ok(Some((instead.max(by_table), reached)))
    }

    /// B6.4 to B6.6 · Danger that was gained; what would pass 9 is told with the value it would have reached.
    fn tell_danger(&self, table: &mut Table<Self>, titan: TitanId, (amount, reached): (u8, u8), by_attack: bool) {
        let (rule, key) = match by_attack {
            _ if reached > HIGHEST => ("B6.6", "log-danger-above"),
            true => ("B6.4", "log-danger"),
            false => ("B6.5", "log-danger"),
        };
        table.log(rule, || text!(key, titan = self.titan_name(titan), count = amount, now = reached));
    }

    /// B5.15.2, B6.2 · The Danger of an attack with its bonus, less what the armour holds off. A judgement has neither (B5.10).
    fn danger_of_attack(&mut self, table: &mut Table<Self>, titan: TitanId, amount: u8) -> Play<u8> {
        if self.is_judgement() {
            return Ok(amount);
        }
        let boosted = self.attack_on_target().is_none_or(|attack| attack.boosted);
        let bonus = if boosted { 0 } else { self.danger_bonus() };
        self.with_attack_on_target(|attack| attack.boosted = true);
        let dealt = (i16::from(amount) + i16::from(bonus)).max(0) as u8;
        if dealt == 0 {
            return Ok(0);
        }
        let held = self.armour_roll(table, titan)?;
        Ok(dealt.saturating_sub(held))
    }

    /// G6.4, B23.1 · Fate is forced up.
    pub(crate) fn force_fate(&mut self, table: &mut Table<Self>, titan: TitanId, amount: u8) -> Play {
        if amount == 0 || !self.titan(titan).is_alive() {
            return Ok(());
        }
        let reached = self.titan(titan).stat(Stat::Fate).saturating_add(amount);
        self.titan_mut(titan).stats[Stat::Fate as usize] = reached.min(HIGHEST);
        let (rule, key) = match reached > HIGHEST {
            true => ("G6.4", "log-fate-above"),
            false => ("G5.1", "log-fate"),
        };
        table.log(rule, || text!(key, titan = self.titan_name(titan), count = amount, now = reached));
        if reached > HIGHEST {
            self.moiros_card(table, titan)?;
        }
        Ok(())
    }

    /// G6.5, B16.1 · Rage rises, and the priority token may move.
    pub(crate) fn raise_rage(&mut self, table: &mut Table<Self>, titan: TitanId, amount: u8) -> Play {
        if amount == 0 || !self.titan(titan).is_alive() {
            return Ok(());
        }
        let reached = self.titan(titan).stat(Stat::Rage).saturating_add(amount);
        let sheet = self.titan_mut(titan);
        sheet.stats[Stat::Rage as usize] = reached.min(HIGHEST);
        sheet.overcome |= reached > HIGHEST;
        let rolled = self.attack_by(titan).is_none_or(|attack| !attack.dice.is_empty());
        let rule = match rolled {
            _ if reached > HIGHEST => "G6.5",
            true => "G5.1",
            false => "B7.2.1",
        };
        let key = if reached > HIGHEST { "log-rage-above" } else { "log-rage" };
        table.log(rule, || text!(key, titan = self.titan_name(titan), count = amount, now = reached));
        if reached.min(HIGHEST) > self.titan(self.priority).stat(Stat::Rage) {
            self.take_priority(table, titan, "B16.1");
        }
        Ok(())
    }
}
