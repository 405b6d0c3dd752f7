//! B7.6 · The power roll.

use super::dice_streams;
use super::evasion::dice_mask;
use crate::choice::Choice;
use crate::dice::Colour;
use crate::ids::TitanId;
use crate::pack::schema::{Keyword, Trigger};
use crate::state::{Odyssey, PowerDie, TitanAttack, Verdict};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Odyssey {
    /// B7.6 · Pool, roll, re-rolls, breaks, verdict.
    pub(crate) fn power_roll(&mut self, table: &mut Table<Self>) -> Play<Verdict> {
        let Some(attack) = self.titan_attack().copied() else {
            return table.fault(|| "a power roll outside an attack".to_owned());
        };
        let pool = self.power_pool(&attack).limited();
        let colours: SmallVec<[Colour; 15]> = pool.colours().collect();
        let faces = table.roll_each(dice_streams::POWER, 6, &colours, |colour| colour.text())?;
        let dice = colours.into_iter().zip(faces.iter()).map(|(colour, thrown)| PowerDie {
            colour,
            thrown: *thrown,
            rerolled: false,
        });
        let dice = dice.collect();
        if let Some(attack) = self.titan_attack_mut() {
            attack.power = dice;
        }
        self.tell_power_dice(table, attack.titan, "log-power-roll", "B7.6.2");
        self.trigger(table, attack.titan, Trigger::PowerRolled)?;
        self.reroll_power(table, attack.titan)?;
        self.judge(table, pool.raw)
    }

    /// B7.6.3 · Power re-rolls, all named together. Rows of the Kratos table that offer one and are not settled count too, and are used up as far
    /// as they are needed.
    fn reroll_power(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let Some(attack) = self.titan_attack().copied() else {
            return Ok(());
        };
        let settled = attack.power_rerolls.saturating_add(self.keyword_sum(titan, Some(attack.weapon), rerolls));
        let open = self.open_reroll_rows(&attack);
        let most = settled.saturating_add(open.iter().map(|(_, _, count)| *count).sum());
        if most == 0 || attack.power.is_empty() {
            return Ok(());
        }
        let prompt = || Prompt::new("ask-power-reroll", "B7.6.3").roll(self.power_roll_shown()).send("send-reroll");
        let asked = table.ask(self.player(titan)).say(prompt);
        let chosen = asked.pick_some(0..attack.power.len() as u8, 0..=most as usize, Choice::Die)?;
        self.use_open_rows(&open, (chosen.len() as u8).saturating_sub(settled));
        if chosen.is_empty() {
            return Ok(());
        }
        if let Some(attack) = self.titan_attack_mut() {
            attack.again = dice_mask(&chosen);
        }
        let colour = |place: &u8| attack.power[*place as usize].colour.text();
        let faces = table.roll_each(dice_streams::POWER, 6, &chosen, colour)?;
        if let Some(attack) = self.titan_attack_mut() {
            attack.again = 0;
            for (place, thrown) in chosen.iter().zip(faces.iter()) {
                let die = &mut attack.power[*place as usize];
                (die.thrown, die.rerolled) = (*thrown, true);
            }
        }
        table.log("B7.6.3", || text!("log-power-reroll", titan = self.titan_name(titan), count = chosen.len()));
        self.tell_power_dice(table, titan, "log-power-now", "B7.6.3");
        Ok(())
    }

    /// Each power die on the table with what it shows, so that potentials and re-rolls can be followed.
    fn tell_power_dice(&self, table: &mut Table<Self>, titan: TitanId, key: &'static str, rule: &'static str) {
        let dice = self.titan_attack().map_or(Default::default(), |attack| attack.power);
        if dice.is_empty() {
            return;
        }
        table.log(rule, || {
            let shown: Vec<_> = dice.iter().map(crate::words::power_die).collect();
            text!(key, titan = self.titan_name(titan), dice = shown)
        });
    }

    /// B19.4 · Lit rows with an *or* that is not settled and has re-rolls on one side: the row, the side, and how many.
    fn open_reroll_rows(&self, attack: &TitanAttack) -> SmallVec<[(u8, u8, u8); 4]> {
        let rows =
            self.lit_rows(attack.titan).filter(|(n, row)| row.sides.len() > 1 && attack.taken_side(*n).is_none());
        let found = rows.filter_map(|(n, row)| {
            let sides = row.sides.iter().enumerate();
            let counted = sides.map(|(side, keywords)| (side, keywords.iter().filter_map(|word| rerolls(*word)).sum()));
            let best: (usize, u8) = counted.max_by_key(|(_, count): &(usize, u8)| *count)?;
            (best.1 > 0).then_some((n, best.0 as u8, best.1))
        });
        found.collect()
    }

    fn use_open_rows(&mut self, open: &[(u8, u8, u8)], mut needed: u8) {
        for (row, side, count) in open {
            if needed == 0 {
                return;
            }
            self.take_side(*row, *side);
            needed = needed.saturating_sub(*count);
        }
    }

    /// B7.6.2, B7.6.4, B7.6.5 · Power, raw power, and as many potentials as there are Breaks, against the AT.
    fn judge(&mut self, table: &mut Table<Self>, raw: i8) -> Play<Verdict> {
        let Some(attack) = self.titan_attack().copied() else {
            return Ok(Verdict::Fail);
        };
        let titan = attack.titan;
        let shown = attack.power.iter().map(|die| die.colour.face(die.thrown));
        let (power, potential) = shown.fold((0u8, 0u8), |sum, face| (sum.0 + face.power, sum.1 + face.potential));
        let broken = potential.min(self.pool.breaks);
        let total = (i16::from(power) + i16::from(raw) + i16::from(broken)).clamp(-100, 100) as i8;
        let at = attack.part.map_or(0, |part| self.at_of(part, titan));
        let verdict = match (total >= at, attack.crit) {
            (true, true) => Verdict::Critical,
            (true, false) => Verdict::Wound,
            (false, _) => Verdict::Fail,
        };
        if let Some(attack) = self.titan_attack_mut() {
            (attack.total, attack.at, attack.verdict) = (total, at, Some(verdict));
        }
        table.log("B7.6.5", || {
            let key = match verdict {
                Verdict::Critical => "log-power-critical",
                Verdict::Wound => "log-power-wound",
                Verdict::Fail => "log-power-fail",
            };
            let name = self.titan_name(titan);
            text!(key, titan = name, power = power, raw = raw, broken = broken, total = total, at = at)
        });
        Ok(verdict)
    }
}

fn rerolls(keyword: Keyword) -> Option<u8> {
    match keyword {
        Keyword::PowerReroll(count) => Some(count),
        _ => None,
    }
}
