//! T2 · Maintenance.

use crate::card::{AttachmentId, HeroId};
use crate::pack::{End, Modifier};
use crate::state::{Ascension, HeroAt, Phase};
use table::{Play, Seat, Table, Text, text};

impl Ascension {
    /// T2 · Income, what ends, who becomes available; then M2.1 the look around.
    pub(crate) fn maintenance(&mut self, table: &mut Table<Self>) -> Play {
        let seat = self.active();
        table.heading(|| text!("log-turn", who = seat, god = self.god_name(seat)));
        let skipped = std::mem::take(&mut self.players[seat].skips);
        self.players[seat].skipped = skipped;
        self.collect_income(table, seat);
        self.end_shields(seat);
        self.count_down(table, seat)?;
        self.ready_heroes(table, seat);
        if skipped {
            self.turn.passed = true; // T1.4
            table.log("T1.4", || text!("log-turn-skipped", who = seat));
            self.phase = Phase::Closing;
        } else {
            self.look_around(table, seat)?;
            self.phase = Phase::Movement;
        }
        Ok(())
    }

    /// T2.1 to T2.3.
    fn collect_income(&mut self, table: &mut Table<Self>, seat: Seat) {
        let steady = u16::from(self.pack.numbers.maintenance_eco); // T2.1
        let trophies: u16 = self.players[seat].trophies.iter().map(|trophy| u16::from(trophy.income)).sum(); // T2.2
        let others = self.other_income(seat); // T2.3
        self.gain(seat, steady + trophies);
        self.gain_or_lose(seat, others);
        self.note_income(table, seat);
        let eco = self.players[seat].eco;
        table.log("T2.1", || {
            let more = more_income(trophies, others);
            match more.is_empty() {
                true => text!("log-income", who = seat, steady = steady, eco = eco),
                false => text!("log-income-more", who = seat, steady = steady, more = more, eco = eco),
            }
        });
    }

    /// T2.3 · The incomes of the god, and of the heroes' traits and attachments, added up.
    pub(crate) fn other_income(&self, seat: Seat) -> i16 {
        let income = |modifier: &Modifier| {
            if let Modifier::Income(n) = modifier { i16::from(*n) } else { 0 }
        };
        let counted = self.god_sum(seat, |modifier| match modifier {
            Modifier::IncomeEach { count, each, most } => {
                let gained = self.count(seat, *count) * usize::from(*each);
                gained.min((*most).into()) as i16
            }
            _ => 0,
        });
        self.everywhere_sum(seat, income) + counted
    }

    /// T2.4 · What lasts until your next turn ends; T1.5, W4.2, C5.1 · what counts by turns starts again.
    fn end_shields(&mut self, seat: Seat) {
        for hero in self.players[seat].heroes.iter_mut() {
            hero.shielded = false;
            (hero.spent.gift, hero.spent.rerolls) = (false, 0);
            hero.attachments.iter_mut().for_each(|worn| worn.rerolled = false);
            for web in hero.webs.iter_mut() {
                (web.shielded, web.declared) = (false, false);
            }
        }
    }

    /// T2.4 · Attachments that count turns count one down, and at 0 go to Hades.
    fn count_down(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let mut over: Vec<(HeroId, AttachmentId)> = Vec::new();
        for hero in self.players[seat].heroes.iter_mut() {
            for worn in hero.attachments.iter_mut().filter(|worn| worn.turns > 0) {
                worn.turns -= 1;
                if worn.turns == 0 {
                    over.push((hero.card, worn.card));
                }
            }
        }
        for (hero, card) in over {
            self.drop_attachment(table, HeroAt { seat, hero }, card, "T2.4")?;
        }
        Ok(())
    }

    /// T2.5 · Heroes that entered since the last maintenance become available.
    fn ready_heroes(&mut self, table: &mut Table<Self>, seat: Seat) {
        for place in 0..self.players[seat].heroes.len() {
            let hero = &mut self.players[seat].heroes[place];
            if !std::mem::replace(&mut hero.ready, true) {
                let card = hero.card;
                table.log("T2.5", || text!("log-available", hero = self.hero_name(card)));
            }
        }
    }

    /// How many maintenances an attachment stays, if it counts them.
    pub(crate) fn turns_of(&self, card: AttachmentId) -> u8 {
        let turns = |end: &End| if let End::Turns(n) = end { Some(*n) } else { None };
        self.pack.attachment(card).ends.iter().find_map(turns).unwrap_or(0)
    }
}

/// What comes to the steady income, without what is 0.
fn more_income(trophies: u16, others: i16) -> Vec<Text> {
    let mut more = Vec::new();
    if trophies > 0 {
        more.push(text!("income-trophies", count = trophies));
    }
    if others != 0 {
        let key = if others > 0 { "income-others" } else { "income-lost" };
        more.push(text!(key, count = others.unsigned_abs()));
    }
    more
}
