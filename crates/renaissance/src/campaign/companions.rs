//! N14.4 · Companions: who fills an empty place, and who stays behind for one.

use crate::choice::Choice;
use crate::ids::{CompanionId, Member};
use crate::state::Renaissance;
use crate::state::campaign::{Hired, Place};
use table::{Play, Prompt, Table, text};

impl Renaissance {
    /// N14.4.1 · Everybody goes who can; an empty place gets a companion, and one hero may stay behind for another.
    pub(crate) fn muster(&mut self, table: &mut Table<Self>) -> Play {
        let mut spare = self.tour().hired.clone();
        let mut company: Vec<Place> = (0..self.tour().sheets.len().min(4) as u8).map(Place::Hero).collect();
        while company.len() < 4 {
            let next = if spare.is_empty() {
                Place::Companion(self.stand_in(table, &company)?, 0)
            } else {
                let one = spare.remove(0);
                Place::Companion(one.companion, one.skills)
            };
            company.push(next);
        }
        self.tour_mut().company = [company[0], company[1], company[2], company[3]];
        if !spare.is_empty() {
            self.ask_to_stay_behind(table, &spare)?;
        }
        self.assemble();
        Ok(())
    }

    /// N14.4.2 · Any companion without skills comes along for nothing.
    fn stand_in(&mut self, table: &mut Table<Self>, company: &[Place]) -> Play<CompanionId> {
        let ids: Vec<CompanionId> = self.pack.ids().filter(|id| !takes_part(company, *id)).collect();
        let prompt = || Prompt::new("ask-stand-in", "N14.4.2");
        table.ask(self.lead()).say(prompt).pick(ids, Choice::Fill)
    }

    /// N14.4.3 · One hero may stay behind: no experience, one severe wound less.
    fn ask_to_stay_behind(&mut self, table: &mut Table<Self>, spare: &[Hired]) -> Play {
        let heroes = self.tour().sheets.len() as u8;
        let pairs = spare.iter().flat_map(|one| (0..heroes).map(move |hero| (*one, hero)));
        let prompt = || Prompt::new("ask-stay-behind", "N14.4.3");
        let chosen = table
            .ask(self.lead())
            .say(prompt)
            .may(Choice::AllGo, pairs, |(one, hero)| Choice::StayBehind(Member(hero), one.companion))?;
        let Some((one, hero)) = chosen else { return Ok(()) };
        self.tour_mut().company[usize::from(hero)] = Place::Companion(one.companion, one.skills);
        let name = self.sheet_name(hero);
        table.log("N14.4.3", || text!("log-stays-behind", hero = name, companion = self.pack.name(one.companion)));
        self.heal_at_home(table, hero);
        Ok(())
    }

    /// N14.4.3 · The severe wound that would cost the most to cure is gone.
    fn heal_at_home(&mut self, table: &mut Table<Self>, hero: u8) {
        let Some(bits) = self.page(hero).map(|sheet| sheet.severe) else { return };
        let wounds = self.pack.ids().filter(|id: &crate::ids::WoundId| bits >> id.0 & 1 == 1);
        let Some(worst) = wounds.max_by_key(|id| self.pack.wounds[id.index()].cure) else { return };
        if let Some(sheet) = self.page_mut(hero) {
            sheet.severe &= !(1 << worst.0);
        }
        table.log("N14.4.3", || text!("log-cured", wound = self.pack.name(worst)));
    }

    /// N14.4 · A companion joins until the end of this many rests; one who is there already starts again.
    pub(crate) fn hire(&mut self, companion: CompanionId, rests: u8) {
        let hired = &mut self.tour_mut().hired;
        hired.retain(|one| one.companion != companion);
        hired.push(Hired { companion, skills: 0, rests });
    }

    /// N14.4.4 · With four heroes there is use for one companion, with fewer for one more than there are empty places.
    pub(crate) fn companions_wanted(&self) -> usize {
        4 + 1 - self.tour().sheets.len().min(4)
    }
}

fn takes_part(company: &[Place], companion: CompanionId) -> bool {
    company.iter().any(|place| matches!(place, Place::Companion(other, _) if *other == companion))
}
