//! N10 · How a campaign begins.

use crate::ids::{CompanionId, HeroId, ItemId, Member, MissionId};
use crate::options::RenaissanceOptions;
use crate::pack::schema::MissionKind;
use crate::state::campaign::{Campaign, OpenDestiny, Place, Sheet, Task};
use crate::state::{Phase, Reading, Renaissance};
use crate::story::Entrance;
use table::{CopyVec, Play, Table, Text, text};

impl Renaissance {
    /// N10.9.1 · The sheets of the heroes, the purse, an empty treasury; the first mission is the next.
    pub(crate) fn set_out(&mut self, heroes: &[HeroId]) {
        let pack = self.pack.clone();
        let first = self.campaign_mission(1).unwrap_or_default();
        let mut campaign = Campaign {
            next: first,
            mission: first,
            place: pack.mission(first).place.unwrap_or_default(),
            coins: pack.numbers.purse.into(),
            treasury: vec![0; pack.reagents.len()],
            inventory: vec![0; pack.items.len()],
            agenda: vec![Task::Open],
            ..Campaign::default()
        };
        campaign.sheets = heroes.iter().map(|who| self.first_sheet(*who)).collect();
        // N14.4 · A place that is empty gets a companion without skills.
        let mut companions = pack.ids::<CompanionId>();
        for (place, filled) in campaign.company.iter_mut().enumerate() {
            *filled = if place < heroes.len() {
                Place::Hero(place as u8)
            } else {
                companions.next().map_or_else(Place::default, |id| Place::Companion(id, 0))
            };
        }
        self.campaign = Some(Box::new(campaign));
        (self.phase, self.reading) = (Phase::Camp, Reading::default());
        for hero in 0..heroes.len() as u8 {
            self.suggest_outfit(hero);
        }
        self.assemble();
    }

    /// N10.9.1 · A hero at the beginning: the base class with one skill, two experience points, the first destiny card.
    fn first_sheet(&self, who: HeroId) -> Sheet {
        let card = self.pack.hero(who);
        let mut sheet = Sheet { who, class: card.class, xp: self.pack.numbers.first_xp, ..Sheet::default() };
        card.stats.iter().zip(&mut sheet.stats).for_each(|(printed, stat)| *stat = *printed);
        sheet.learned.push(card.first);
        let destiny = self.destiny_card(who, None, 1);
        sheet.destiny = destiny.map(|card| OpenDestiny { card, ..OpenDestiny::default() });
        sheet
    }

    /// The mission of the story with this number.
    pub(crate) fn campaign_mission(&self, number: u8) -> Option<MissionId> {
        let is = |id: &MissionId| self.pack.mission(*id).kind == MissionKind::Campaign(number);
        self.pack.ids().find(is)
    }

    /// N10.9.1 · The opening is read, the first skills are bought, then the first preparation; nobody travels to the place where the story begins.
    pub(crate) fn open_campaign(&mut self, table: &mut Table<Self>) -> Play {
        // N12.1.7 · Whoever is left to chance is drawn first.
        if self.options.is_any(&self.pack).contains(&true) {
            let people = self.draw_people(table)?;
            self.set_out(&RenaissanceOptions::heroes(&self.pack, people));
            self.tour_mut().agenda.clear();
        }
        table.heading(|| text!("log-campaign-begins"));
        let opening = self.pack.tale.from(|entrance| *entrance == Entrance::Opening).next();
        let heroes = (0..self.tour().sheets.len() as u8).map(Task::Learn);
        let tasks: Vec<Task> = opening.map(Task::Read).into_iter().chain(heroes).chain([Task::ChooseMission]).collect();
        self.schedule(tasks);
        Ok(())
    }

    /// N12.3 · The starting equipment of a hero.
    pub(crate) fn starting_items(&self, who: HeroId) -> CopyVec<ItemId, 10> {
        crate::company::starting(&self.pack, who).iter().map(|carried| carried.item).collect()
    }

    /// The hero of a sheet, by name.
    pub(crate) fn sheet_name(&self, hero: u8) -> Text {
        self.page(hero).map_or_else(|| text!("nothing"), |sheet| self.pack.name(sheet.who))
    }

    /// The four places with whoever fills them: the hero of a sheet keeps the place of its number.
    pub(crate) fn sheet_of(&self, member: Member) -> Option<u8> {
        match self.tour().company[member.index()] {
            Place::Hero(hero) => Some(hero),
            _ => None,
        }
    }
}
