//! E4, E5 · Locations.

use crate::card::{Ability, Card, Good, Item, Lead, LocationId};
use crate::choice::Choice;
use crate::fire::{Gun, Target};
use crate::scene::spot;
use crate::state::{Aurora, Pending};
use smallvec::SmallVec;
use table::{Notate, Play, Prompt, Seat, Table, text};

/// How many of each thing are taken.
pub type Take = [u8; Item::COUNT];

impl Aurora {
    /// E4, O2 · Takes up to the printed number, and what comes with it.
    pub(super) fn gather(&mut self, table: &mut Table<Self>, seat: Seat, space: u8, location: LocationId) -> Play {
        let most = self.pack.location(location).take + u8::from(self.leads_act(seat, Lead::Hauls));
        let prompt = |game: &Aurora| game.take_prompt(seat, space, most);
        let takes = |game: &Aurora| game.takes(space, most).into_iter().map(Choice::Take).collect();
        let choice = self.ask_card(table, seat, prompt, takes)?;
        let Choice::Take(take) = choice else { return table.unexpected(choice) };
        if take.iter().any(|count| *count > 0) {
            self.note_used(table, Card::Location(location), seat);
        } else {
            table.log("E4", || text!("log-takes-nothing", who = self.who(seat), card = self.pack.name(location)));
        }
        if let Some(lot) = &mut self.zone[usize::from(space)] {
            lot.stock.iter_mut().zip(take).for_each(|(there, count)| *there -= count);
        }
        for good in Good::ALL {
            self.add(table, seat, good, take[good.item() as usize], "E4");
        }
        // A9 · After what was taken, in case the supply has no more food than that.
        if self.takes_part(seat, Ability::Hunts) && self.add(table, seat, Good::Food, 1, "K2") > 0 {
            self.note_ability(table, seat, Ability::Hunts);
        }
        for left in (1..=take[Item::Object as usize]).rev() {
            self.pending = Some(Pending::Objects(seat, left));
            self.draw_object(table, seat, "E4")?;
        }
        self.pending = None;
        self.settle(table, seat)?;
        if let Some(act) = &mut self.act {
            act.gathered = true;
        }
        match (self.pack.location(location).contaminated, self.takes_part(seat, Ability::Shelters)) {
            (false, _) => {}
            (true, true) => self.note_ability(table, seat, Ability::Shelters),
            (true, false) => {
                let crew = self.act.map_or(0, |act| act.crew);
                self.irradiate(table, seat, crew, "E4")?;
            }
        }
        Ok(())
    }

    /// E4 · As much as may be taken is proposed, and changed thing by thing.
    fn take_prompt(&self, seat: Seat, space: u8, most: u8) -> Prompt {
        let prompt = Prompt::new(text!("ask-take", n = most), "E4").in_zone(spot::ZONE);
        let prompt = self.bar_stock(space, prompt);
        match self.takes(space, most).first() {
            Some(first) => prompt.bundle(self.notate(seat, Choice::Take(*first))),
            None => prompt,
        }
    }

    /// Whether somebody in the act has an ability.
    pub(crate) fn takes_part(&self, seat: Seat, ability: Ability) -> bool {
        let Some(act) = self.act.filter(|act| act.seat == seat) else { return false };
        (0..self.players[seat].people.len()).any(|n| act.crew >> n & 1 == 1 && self.ability(seat, n) == ability)
    }

    /// E4 · Everything that may be taken together, the most first.
    pub(crate) fn takes(&self, space: u8, most: u8) -> SmallVec<[Take; 24]> {
        let stock = self.zone[usize::from(space)].map_or([0; Item::COUNT], |lot| lot.stock);
        let mut limits = stock;
        for item in Item::ALL {
            let there = match item.good() {
                Some(good) => self.supply(good),
                None => self.objects_to_draw(),
            };
            limits[item as usize] = stock[item as usize].min(there);
        }
        // Both batteries come from one supply.
        let (full, half) = (Item::Full as usize, Item::Half as usize);
        let batteries = self.supply(Good::Full);
        let mut takes: SmallVec<[Take; 24]> = SmallVec::new();
        fill(&limits, most, 0, [0; Item::COUNT], &mut takes);
        takes.retain(|take| take[full] + take[half] <= batteries);
        takes.sort_by_key(|take| std::cmp::Reverse(take.iter().sum::<u8>()));
        takes
    }

    /// E5 · The fixed weapon of an armed location.
    pub(super) fn fire_fixed(&mut self, table: &mut Table<Self>, seat: Seat, target: Target) -> Play {
        let Some(act) = &mut self.act else { return Ok(()) };
        act.fired = true;
        let space = usize::from(act.space);
        let Some(Card::Location(location)) = self.zone[space].map(|lot| lot.card) else { return Ok(()) };
        self.note_last_clause(table, Card::Location(location), seat);
        self.spend(seat, Good::Ammo, 1);
        let gun = Gun { value: self.pack.location(location).weapon, own: false, ammo: true };
        let jammed = self.attack(table, seat, gun, target)?;
        if let Some(lot) = self.zone[space].as_mut().filter(|_| jammed) {
            lot.ruined = true;
            table.log("E5", || text!("log-ruined", card = self.pack.name(location)));
        }
        Ok(())
    }
}

/// Every choice of up to `left` things within the limits.
fn fill(limits: &Take, left: u8, item: usize, take: Take, takes: &mut SmallVec<[Take; 24]>) {
    if item == Item::COUNT {
        takes.push(take);
        return;
    }
    for count in 0..=limits[item].min(left) {
        let mut more = take;
        more[item] = count;
        fill(limits, left - count, item + 1, more, takes);
    }
}
