//! V2 · The timeline.

use crate::pack::schema::campaign::Fixed;
use crate::state::Odyssey;
use crate::state::campaign::Event;
use table::Table;

impl Odyssey {
    /// V2.1 · The next day is marked; if there is none, the campaign is lost. V2.2 · What stands on it waits for its step.
    pub(crate) fn mark_day(&mut self, table: &mut Table<Self>) {
        let day = self.voyage().day + 1;
        if day > self.cycle().days {
            return self.lose_campaign(table, crate::campaign::LAST_LAMP);
        }
        self.begin_day(day);
        self.heading(table, "log-day");
        let fixed: Vec<Fixed> =
            self.cycle().timeline.iter().filter(|(on, _)| *on == day).map(|(_, fixed)| *fixed).collect();
        fixed.into_iter().for_each(|fixed| self.heed_fixed(fixed));
        let written = self.voyage().timeline.iter().filter(|(on, _)| *on == day);
        let told: Vec<_> = written
            .filter_map(|(_, event)| match event {
                Event::Read(paragraph) => Some((*paragraph, None)),
                Event::Titan(..) | Event::Cooldown(_) => None,
            })
            .collect();
        let campaign = self.voyage_mut();
        campaign.due.events.extend(told);
        campaign.timeline.retain(|(on, event)| *on != day || !matches!(event, Event::Read(_)));
    }

    /// V2.3 · What counts for one day only starts again; breakthroughs that were not used are gone.
    fn begin_day(&mut self, day: u8) {
        let campaign = self.voyage_mut();
        campaign.day = day;
        campaign.techs.used = 0;
        campaign.techs.breakthroughs = (0, 0);
        (campaign.story.moved, campaign.doom.moved) = (false, false);
        campaign.exploration.unseen = false;
        (campaign.due.searched, campaign.due.code_tried, campaign.due.acclimation) = (false, false, false);
    }

    fn heed_fixed(&mut self, fixed: Fixed) {
        let tale = match fixed {
            Fixed::Read(slug) => self.pack.tale.find(slug),
            _ => None,
        };
        let campaign = self.voyage_mut();
        match fixed {
            Fixed::Battle => campaign.due.battles += 1,
            Fixed::Structural => campaign.techs.breakthroughs.0 += 1,
            Fixed::BattleTech => campaign.techs.breakthroughs.1 += 1,
            Fixed::Acclimation => campaign.due.acclimation = true,
            Fixed::Adversary => campaign.due.introduction = true,
            Fixed::Read(_) => campaign.due.events.extend(tale.map(|paragraph| (paragraph, None))),
        }
    }
}
