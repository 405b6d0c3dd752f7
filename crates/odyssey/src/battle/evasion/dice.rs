//! G2, G3 · Ten-sided dice: rolled, and rolled again.

use crate::battle::dice_streams;
use crate::choice::Choice;
use crate::ids::{Stat, TitanId};
use crate::state::{D10, Dice, Odyssey};
use smallvec::SmallVec;
use table::{Play, Prompt, Roll, Seats, Stream, Table, Text, text};

/// The most dice that lie on the table in one roll.
const MOST: u8 = 12;

/// What a roll can be rolled again with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Again {
    pub free: u8,
    /// Whether Fate re-rolls it too.
    pub fate: bool,
    /// The face that is enough.
    pub needs: u8,
    /// The places of the dice that are worth it, one bit for each.
    pub worth: u16,
}

impl Odyssey {
    /// G2.3 · Rolls this many d10, the first of which are crit dice.
    pub(crate) fn roll_d10(&self, table: &mut Table<Self>, stream: Stream, count: u8, crits: u8) -> Play<Dice> {
        let faces = table.roll_many(stream, 10, count.clamp(1, MOST), Seats::EVERYONE)?;
        let dice = faces.iter().enumerate().map(|(place, face)| D10 {
            face: *face,
            crit: place < crits as usize,
            rerolled: false,
        });
        Ok(dice.collect())
    }

    /// G3.1, G3.2, G3.4 · One decision about free re-rolls and Fate together; free ones are used first, and each further die costs 1 Fate, which
    /// nobody raises above 9 (G6.2). Only those dice are offered that could show something better.
    pub(crate) fn reroll_d10(
        &mut self,
        table: &mut Table<Self>,
        stream: Stream,
        titan: TitanId,
        mut dice: Dice,
        Again { free, fate, needs, worth }: Again,
    ) -> Play<Dice> {
        let by_fate = if fate { 9 - self.titan(titan).stat(Stat::Fate) } else { 0 };
        let whole = dice.iter().enumerate().filter(|(place, die)| !die.rerolled && worth & 1 << place != 0);
        let offered: SmallVec<[u8; 12]> = whole.map(|(place, _)| place as u8).collect();
        let most = (free + by_fate) as usize;
        if most == 0 || offered.is_empty() {
            return Ok(dice);
        }
        let can = |place: u8| offered.contains(&place);
        let prompt = || {
            let prompt = Prompt::new(text!("ask-reroll", needs = needs, free = free, fate = by_fate), "G3.4");
            prompt.roll(self.rerollable(stream, &dice, free > 0, can)).send("send-reroll")
        };
        let chosen =
            table.ask(self.player(titan)).say(prompt).pick_some(offered.iter().copied(), 0..=most, Choice::Die)?;
        if chosen.is_empty() {
            return Ok(dice);
        }
        let paid = (chosen.len() as u8).saturating_sub(free);
        self.titan_mut(titan).stats[Stat::Fate as usize] += paid;
        self.mark_again(stream, dice_mask(&chosen));
        let faces = table.roll_many(stream, 10, chosen.len() as u8, Seats::EVERYONE)?;
        self.mark_again(stream, 0);
        for (place, face) in chosen.iter().zip(faces.iter()) {
            let die = &mut dice[*place as usize];
            (die.face, die.rerolled) = (*face, true);
        }
        let count = chosen.len() as i64;
        match paid {
            0 => table.log("G3.1", || text!("log-reroll", titan = self.titan_name(titan), count = count)),
            _ => table.log("G3.2", || {
                let now = self.titan(titan).stat(Stat::Fate);
                text!("log-reroll-fate", titan = self.titan_name(titan), count = count, fate = paid, now = now)
            }),
        }
        Ok(dice)
    }
    /// The dice on the table, with what it costs to roll each of them again.
    fn rerollable(&self, stream: Stream, dice: &Dice, free: bool, can: impl Fn(u8) -> bool) -> Roll {
        let price = |place: u8| can(place).then(|| Text::new(if free { "price-free" } else { "price-fate" }));
        match stream == dice_streams::ATTACK {
            true => self.attack_roll_shown(dice, price),
            false => self.evasion_roll_shown(dice, price),
        }
    }

    /// Notes in the attack that the dice belong to which of them are in hand, so that one who looks on can weigh what they may show.
    fn mark_again(&mut self, stream: Stream, again: u16) {
        if stream != dice_streams::ATTACK {
            return self.with_attack_on_target(|attack| attack.again = again);
        }
        if let Some(titan_attack) = self.titan_attack_mut() {
            titan_attack.again = again;
        }
    }
}

/// G2.2 · The face that reaches a figure with this added: never a 1, and a 10 always does.
pub(crate) fn needed(figure: u8, added: i8) -> u8 {
    (i16::from(figure) - i16::from(added)).clamp(2, 10) as u8
}

/// The places of the dice that this is true of, one bit for each.
pub(crate) fn places_of(dice: &Dice, of: impl Fn(&D10) -> bool) -> u16 {
    let places = dice.iter().enumerate().filter(|(_, die)| of(die));
    places.fold(0, |mask, (place, _)| mask | 1 << place.min(15))
}

/// The places of dice that were chosen, one bit for each.
pub(crate) fn dice_mask(chosen: &[u8]) -> u16 {
    chosen.iter().fold(0, |mask, place| mask | 1 << place.min(&15))
}
