//! N12 · Preparation: the mission is chosen, then who goes, then what each of them takes along.

use crate::choice::Choice;
use crate::ids::{ItemId, Member, MissionId};
use crate::pack::schema::MissionKind;
use crate::state::campaign::{Boon, Place, Sheet, Task};
use crate::state::{Carried, Hero, Phase, Renaissance};
use crate::story::Entrance;
use table::{Play, Prompt, Table, text};

impl Renaissance {
    /// N12.9.1, N12.9.2 · The mission of the story, an active side mission or a hunt that can be repeated; never two of the latter in a row. An accepted
    /// exploration leaves no choice.
    pub(crate) fn choose_mission(&mut self, table: &mut Table<Self>) -> Play {
        let mission = match self.tour_mut().exploration.take() {
            Some(exploration) => exploration,
            None => {
                let missions = self.open_missions();
                let prompt = || self.mission_prompt();
                table.ask(self.lead()).say(prompt).pick(missions, Choice::Play)?
            }
        };
        self.tour_mut().mission = mission;
        table.heading(|| text!("log-prepares", mission = self.pack.name(mission)));
        let slug = self.pack.mission(mission).slug;
        let before = self.pack.tale.from(|entrance| *entrance == Entrance::Before(slug));
        let unread: Vec<Task> = before.filter(|id| !self.tour().read.contains(id)).map(Task::Read).collect();
        let heroes = (0..self.tour().sheets.len() as u8).map(Task::Outfit);
        let later: Vec<Task> = [Task::Muster].into_iter().chain(heroes).chain([Task::Deploy]).collect();
        self.schedule(unread.into_iter().chain(later));
        Ok(())
    }

    /// N12.9.1 · What can be played now, the mission of the story first.
    pub(crate) fn open_missions(&self) -> Vec<MissionId> {
        let tour = self.tour();
        let side = tour.active.iter().chain(&tour.hunts).copied().filter(|_| !tour.side_last);
        std::iter::once(tour.next).chain(side).collect()
    }

    fn mission_prompt(&self) -> Prompt {
        let tour = self.tour();
        let prompt = Prompt::new("ask-mission", "N12.9.1").in_zone("italy");
        let barred = tour.active.iter().chain(&tour.hunts).filter(|_| tour.side_last);
        barred.fold(prompt, |prompt, mission| {
            prompt.bar(text!("do-play", mission = self.pack.name(*mission)), "why-two-side-missions", "N12.9.2")
        })
    }

    /// N13 · The mission begins with everything that was noted for it.
    pub(crate) fn deploy(&mut self, table: &mut Table<Self>) -> Play {
        let mission = self.tour().mission;
        let mut options = self.options;
        options.mission = mission;
        let company = Member::ALL.map(|member| self.embodied(member));
        let fresh = Renaissance::laid_out_for(&self.pack, &options, self.seats.into(), company);
        let (campaign, options) = (self.campaign.take(), self.options);
        *self = Renaissance { campaign, options, ..fresh };
        for member in Member::ALL {
            self.take_boon(member);
        }
        self.schedule([Task::Return]);
        table.heading(|| text!("log-mission-begins", mission = self.pack.name(mission)));
        Ok(())
    }

    /// N12.9.6 · Tokens, wounds, threat and sectors that wait for the mission.
    fn take_boon(&mut self, member: Member) {
        let Some(hero) = self.sheet_of(member) else { return };
        let Some(boon) = self.page_mut(hero).map(|sheet| std::mem::take(&mut sheet.boon)) else { return };
        let health = self.health(member);
        let sector = self.ahead(self.hero(member).sector, boon.sectors);
        let hero = self.hero_mut(member);
        boon.tokens.iter().for_each(|token| hero.tokens.add(token));
        hero.wounds = boon.wounds.min(health.saturating_sub(1));
        hero.threat += boon.threat;
        hero.sector = sector;
    }

    /// Whoever takes a place of the company, with what was chosen.
    pub(crate) fn embodied(&self, member: Member) -> Hero {
        match self.tour().company[member.index()] {
            Place::Hero(number) => self.page(number).map_or_else(Hero::default, |sheet| self.embodied_hero(sheet)),
            Place::Companion(id, bought) => {
                let mut hero = crate::company::companion(&self.pack, id);
                let skills = &self.pack.companions[id.index()].skills;
                let paid = skills.iter().enumerate().filter(|(place, _)| bought >> place & 1 == 1);
                hero.skills = paid.map(|(_, (skill, _))| *skill).collect();
                hero
            }
        }
    }

    fn embodied_hero(&self, sheet: &Sheet) -> Hero {
        Hero {
            who: sheet.who,
            class: sheet.class,
            stats: sheet.stats,
            skills: sheet.equipped,
            items: sheet.worn.iter().map(|item: &ItemId| Carried { item: *item, ..Carried::default() }).collect(),
            severe: sheet.severe,
            bath: sheet.boon.health,
            ..Hero::default()
        }
    }

    /// Between missions the four are as their sheets say, and nothing is on the battlefield.
    pub(crate) fn assemble(&mut self) {
        self.heroes = Member::ALL.map(|member| self.embodied(member));
        for hero in &mut self.heroes {
            (hero.sector, hero.bath) = (1, 0);
        }
        self.foes.clear();
        self.tokens.clear();
        (self.stealth, self.verdict, self.turn) = (None, None, Default::default());
        self.phase = Phase::Camp;
    }

    /// Whether the mission that is played belongs to the story.
    pub(crate) fn is_of_story(&self, mission: MissionId) -> bool {
        matches!(self.pack.mission(mission).kind, MissionKind::Campaign(_))
    }

    pub(crate) fn boon_mut(&mut self, member: Member) -> Option<&mut Boon> {
        let hero = self.sheet_of(member)?;
        self.page_mut(hero).map(|sheet| &mut sheet.boon)
    }
}
