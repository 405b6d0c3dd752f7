//! N6.7 · Stealth: a token that rises when heroes are careless, until they are seen.

use crate::D8;
use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{FoeId, Member};
use crate::pack::schema::{Ability, Passive};
use crate::state::{Renaissance, Stake};
use table::{Play, Prompt, Seats, Table, text};

impl Renaissance {
    /// N6.7 · The number that a die must reach for the token to stay.
    pub fn stealth_value(&self) -> Option<u8> {
        let space = usize::from(self.stealth?);
        self.pack.numbers.stealth.get(space).copied()
    }

    /// N6.7 · After a movement: one die, and one more for each AP; if none reaches the value, the token rises.
    pub(crate) fn sneak(&mut self, table: &mut Table<Self>, member: Member) -> Play {
        let Some(value) = self.stealth_value().filter(|_| self.hero(member).is_up()) else { return Ok(()) };
        let mut bought = 0;
        if self.turn.ap > 0 {
            let prompt = || Prompt::new(text!("ask-sneak", hero = self.hero_name(member), value = value), "N6.7.4");
            bought = table.ask(self.seat_of(member)).say(prompt).pick(0..=self.turn.ap, Choice::Sneak)?;
            self.spend(member, bought);
        }
        let dice = self.sneak_dice(member, bought).clamp(1, 16) as u8;
        self.turn.stake = Stake::Sneak(dice);
        let faces = table.roll_many(D8, 8, dice, Seats::EVERYONE)?;
        self.turn.stake = Stake::Nothing;
        table.log("N6.7.4", || {
            let said: Vec<String> = faces.iter().map(ToString::to_string).collect();
            text!("log-sneaks", hero = self.hero_name(member), faces = said.join(" "), value = value)
        });
        if faces.iter().all(|face| *face < value) {
            self.rise(table, 1)?;
        }
        Ok(())
    }

    /// N6.7 · The dice of a movement in stealth: one, one for each AP, and what a hero has by skills and equipment.
    pub(crate) fn sneak_dice(&self, member: Member, bought: u8) -> i8 {
        let more = self.passive_sum(member, |passive| if let Passive::StealthDice(by) = passive { by } else { 0 });
        1 + bought as i8 + more
    }

    /// N6.7 · The token rises; on the last space stealth ends, and the card says what follows.
    pub(crate) fn rise(&mut self, table: &mut Table<Self>, by: u8) -> Play {
        let Some(space) = self.stealth else { return Ok(()) };
        let last = self.pack.numbers.stealth.len() as u8;
        let next = (space + by).min(last);
        self.stealth = (next < last).then_some(next);
        table.log("N6.7.5", || text!("log-stealth", space = next, last = last));
        if self.stealth.is_none() {
            table.log("N6.7.6", || table::Text::new("log-discovered"));
            let discovered = self.pack.mission(self.mission).discovered;
            self.happen(table, discovered, self.turn.hero, None)?;
        }
        Ok(())
    }

    /// N6.7 · One enemy raises the token at most once in an activation.
    pub(crate) fn raise_stealth(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        if self.stealth.is_some() && !self.foe(foe).raised {
            self.foe_mut(foe).raised = true;
            self.rise(table, 1)?;
        }
        Ok(())
    }

    /// N6.7 · An enemy that was attacked, or begins beside a hero.
    pub(crate) fn stealth_start(&mut self, table: &mut Table<Self>, foe: FoeId, attacked: bool) -> Play {
        if attacked || self.is_beside_hero(foe) {
            self.raise_stealth(table, foe)?;
        }
        Ok(())
    }

    /// N6.7 · An enemy that ends beside a hero.
    pub(crate) fn stealth_end(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        if self.is_beside_hero(foe) {
            self.raise_stealth(table, foe)?;
        }
        Ok(())
    }

    /// A sentinel notices heroes within two squares.
    fn is_beside_hero(&self, foe: FoeId) -> bool {
        let body = self.footprint(foe);
        let sentinel = self.foe_has(foe, Ability::Sentinel);
        self.fighters().any(|member| {
            let Some(at) = self.hero(member).space() else { return false };
            let near = sentinel && body.distance(&Footprint::from(at)) <= 2;
            near || self.adjacent(&body, &at.into())
        })
    }
}
