//! N1.10 · Destiny cards: what a hero has done in missions adds up, and at last the card is resolved.

use crate::choice::Choice;
use crate::ids::{ClassId, DestinyId, HeroId, Member};
use crate::pack::schema::{Characteristic, DestinyGoal, DestinyReward};
use crate::state::campaign::{OpenDestiny, Sheet, Task};
use crate::state::{Feat, Hero, Renaissance};
use crate::story::Entrance;
use table::{Play, Prompt, Table, text};

impl Renaissance {
    pub(crate) fn destiny_card(&self, hero: HeroId, class: Option<ClassId>, number: u8) -> Option<DestinyId> {
        let is = |id: &DestinyId| {
            let card = &self.pack.destinies[id.index()];
            card.hero == hero && card.class == class && card.number == number
        };
        self.pack.ids().find(is)
    }

    /// N1.10.1 · What each hero has done in the mission is added to its open card, lost missions too.
    pub(crate) fn measure_destinies(&mut self, won: bool) {
        for member in Member::ALL {
            let deeds = *self.hero(member);
            let Some(hero) = self.sheet_of(member) else { continue };
            let Some(open) = self.page(hero).and_then(|sheet| sheet.destiny) else { continue };
            let done = measured(self.pack.destinies[open.card.index()].goal, &deeds, won);
            if let Some(open) = self.page_mut(hero).and_then(|sheet| sheet.destiny.as_mut()) {
                open.progress = open.progress.saturating_add(done);
                open.missions += 1;
            }
        }
    }

    /// N1.10.2, N1.10.3 · A card whose goal is reached is resolved and rewarded; after three missions it is resolved without a reward.
    pub(crate) fn consult_destiny(&mut self, table: &mut Table<Self>, hero: u8) -> Play {
        let Some(sheet) = self.page(hero).copied() else { return Ok(()) };
        let Some(open) = sheet.destiny else { return Ok(()) };
        let card = &self.pack.destinies[open.card.index()];
        let (reward, equipment, slug) = (card.reward, card.equipment, card.slug);
        let reached = open.progress >= wanted(card.goal);
        if !reached && open.missions < self.pack.numbers.patience {
            return Ok(());
        }
        let key = if reached { "log-destiny" } else { "log-destiny-forgone" };
        table.log("N1.10.2", || text!(key, hero = self.pack.name(sheet.who), destiny = self.pack.name(open.card)));
        self.open_next_destiny(hero, &sheet, open);
        if !reached {
            return Ok(());
        }
        match reward {
            DestinyReward::Experience(n) => {
                if let Some(sheet) = self.page_mut(hero) {
                    sheet.xp = sheet.xp.saturating_add(n);
                }
                table.log("N1.10.2", || text!("log-gains-xp", hero = self.pack.name(sheet.who), xp = n));
            }
            DestinyReward::Coins(n) => self.change_coins(table, n as i8),
            DestinyReward::Improve => self.improve(table, hero)?,
            DestinyReward::Equipment => {
                if let Some(item) = equipment {
                    self.tour_mut().inventory[item.index()] = 1;
                    table.log("N1.10.2", || {
                        text!("log-bond", hero = self.pack.name(sheet.who), item = self.pack.name(item))
                    });
                }
            }
        }
        let told = self.pack.tale.from(|entrance| *entrance == Entrance::Destiny(slug)).next();
        self.schedule(told.map(Task::Read));
        Ok(())
    }

    /// N1.10.4 · The second card follows the first; those of a class follow its choice.
    fn open_next_destiny(&mut self, hero: u8, sheet: &Sheet, open: OpenDestiny) {
        let card = &self.pack.destinies[open.card.index()];
        let (class, number) = (card.class, card.number);
        let next = if number == 1 { self.destiny_card(sheet.who, class, 2) } else { None };
        if let Some(sheet) = self.page_mut(hero) {
            sheet.destiny = next.map(|card| OpenDestiny { card, ..OpenDestiny::default() });
            sheet.fated |= class.is_none() && number == 2;
        }
    }

    /// N1.3 · A characteristic rises by one, up to 6.
    fn improve(&mut self, table: &mut Table<Self>, hero: u8) -> Play {
        let Some(sheet) = self.page(hero).copied() else { return Ok(()) };
        let low: Vec<Characteristic> =
            Characteristic::ALL.into_iter().filter(|stat| sheet.stats[stat.number()] < 6).collect();
        if low.is_empty() {
            return Ok(());
        }
        let prompt = || Prompt::new(text!("ask-improve", hero = self.pack.name(sheet.who)), "N1.10.2");
        let stat = table.ask(self.seat_of_sheet(hero)).say(prompt).pick(low, Choice::Improve)?;
        if let Some(sheet) = self.page_mut(hero) {
            sheet.stats[stat.number()] += 1;
        }
        table.log("N1.10.2", || text!("log-improves", hero = self.pack.name(sheet.who), stat = stat.text()));
        Ok(())
    }
}

/// N1.10 · How much of a goal is wanted.
pub(crate) fn wanted(goal: DestinyGoal) -> u8 {
    match goal {
        DestinyGoal::Defeat(n)
        | DestinyGoal::Criticals(n)
        | DestinyGoal::MentalSuccesses(n)
        | DestinyGoal::Heal(n)
        | DestinyGoal::WonActions(n)
        | DestinyGoal::Unhurt(n)
        | DestinyGoal::Threat(n)
        | DestinyGoal::Waits(n)
        | DestinyGoal::Victories(n)
        | DestinyGoal::Reactions(n) => n,
    }
}

/// N1.10 · What one mission adds to a goal.
fn measured(goal: DestinyGoal, hero: &Hero, won: bool) -> u8 {
    match goal {
        DestinyGoal::Defeat(_) => hero.done(Feat::Defeat),
        DestinyGoal::Criticals(_) => hero.done(Feat::Critical),
        DestinyGoal::MentalSuccesses(_) => hero.done(Feat::MentalSuccess),
        DestinyGoal::Heal(_) => hero.done(Feat::Heal),
        DestinyGoal::WonActions(_) => hero.done(Feat::WonAction),
        DestinyGoal::Unhurt(_) => u8::from(hero.done(Feat::Hurt) == 0),
        DestinyGoal::Threat(_) => hero.threat,
        DestinyGoal::Waits(_) => hero.done(Feat::Wait),
        DestinyGoal::Victories(_) => u8::from(won),
        DestinyGoal::Reactions(_) => hero.done(Feat::Reaction),
    }
}
