//! N10 · How the story goes on after a mission: won, lost once, lost for good, and how it ends.

use crate::campaign::spoils::Share;
use crate::ids::{Member, MissionId};
use crate::pack::schema::MissionKind;
use crate::state::campaign::{Place, Task};
use crate::state::{Renaissance, Verdict};
use crate::story::Entrance;
use story::ParagraphId;
use table::{LogLine, Play, Seats, Slug, Table, Weight};

/// N10.9.5 · The endings that are victories; any other is a defeat.
const WON_ENDINGS: [&str; 3] = ["silence", "return", "new-age"];

/// N10.9.3 · A mission of the story can be tried so often.
const TRIES: u8 = 2;

impl Renaissance {
    /// N13.5, N10.9.2 · The mission is over: loot, experience and coins, then destinies, then how the story goes on.
    pub(crate) fn return_from_mission(&mut self, table: &mut Table<Self>) -> Play {
        let verdict = self.verdict.unwrap_or(Verdict::Lost);
        let mission = self.tour().mission;
        let won = verdict == Verdict::Won;
        let loot = self.gather_loot(table, Share::of(verdict))?;
        self.note_wounds();
        self.pay(table, won);
        self.store(table, loot);
        let bit = 1 << mission.0;
        let story = self.is_of_story(mission);
        let tour = self.tour_mut();
        if won {
            tour.won |= bit;
        } else {
            tour.lost |= bit;
        }
        (tour.prevailed, tour.side_last, tour.achieved_here) = (won, !story, 0);
        tour.played = tour.played.saturating_add(1);
        let rewards = self.rewards_won(won);
        let heroes: Vec<Task> = Member::ALL.into_iter().filter_map(|m| self.sheet_of(m)).map(Task::Destiny).collect();
        self.measure_destinies(won);
        let told = self.told_after(mission, won);
        self.settle_side_mission(mission, won, rewards);
        let rewards = (rewards > 0).then_some(Task::Rewards(rewards));
        let later = told.map(Task::Read).into_iter().chain(rewards).chain(heroes).chain([Task::Consequence]);
        self.schedule(later.collect::<Vec<_>>());
        self.assemble();
        Ok(())
    }

    /// N10.9.3, N10.9.4 · What is read after a mission. A second defeat, or the only one that a mission allows, lets the story go on.
    fn told_after(&mut self, mission: MissionId, won: bool) -> Option<ParagraphId> {
        let slug = self.pack.mission(mission).slug;
        let first = |entrance: Entrance| self.pack.tale.from(move |other| *other == entrance).next();
        if won {
            return first(Entrance::Won(slug));
        }
        let again = first(Entrance::Lost(slug));
        let last = first(Entrance::LostAgain(slug));
        if !self.is_of_story(mission) {
            return again.or(last);
        }
        self.tour_mut().defeats += 1;
        if self.tour().defeats < TRIES && again.is_some() { again } else { last.or(again) }
    }

    /// N12.2.11 · An encounter is over. A hunt that brought a reward can be repeated; one that was lost goes back into the deck.
    fn settle_side_mission(&mut self, mission: MissionId, won: bool, rewards: u8) {
        let kind = self.pack.mission(mission).kind;
        let was_active = self.tour().active.contains(&mission);
        match kind {
            MissionKind::Encounter => self.tour_mut().active.retain(|other| *other != mission),
            MissionKind::Hunt if was_active && won && rewards > 0 => {
                self.tour_mut().active.retain(|other| *other != mission);
                self.tour_mut().hunts.push(mission);
            }
            MissionKind::Hunt if was_active && !won => {
                self.tour_mut().active.retain(|other| *other != mission);
                self.return_event(mission);
            }
            _ => {}
        }
    }

    /// N10.9.4 · If the story has not named the next mission, the one with the next number follows; after the last one it ends.
    pub(crate) fn draw_consequences(&mut self, table: &mut Table<Self>) -> Play {
        if self.tour().ending.is_some() {
            return Ok(());
        }
        let (mission, next) = (self.tour().mission, self.tour().next);
        let decided = mission == next && (self.tour().won >> mission.0 & 1 == 1 || self.tour().defeats >= TRIES);
        if let (MissionKind::Campaign(number), true) = (self.pack.mission(mission).kind, decided) {
            match self.campaign_mission(number + 1) {
                Some(following) => self.go_on_to(following),
                None => self.end_campaign(table, "iron-night"),
            }
        }
        self.schedule([Task::Rest]);
        Ok(())
    }

    /// N10.9.4 · The next mission of the story.
    pub(crate) fn go_on_to(&mut self, mission: MissionId) {
        let tour = self.tour_mut();
        (tour.next, tour.defeats) = (mission, 0);
    }

    /// N10.9.5 · The campaign ends.
    pub(crate) fn end_campaign(&mut self, table: &mut Table<Self>, ending: &str) {
        let Ok(slug) = ending.parse::<Slug>() else { return };
        self.tour_mut().ending = Some(slug);
        self.tour_mut().agenda.clear();
        table.tell(|| {
            let text = table::Text::new(format!("ending-{ending}"));
            LogLine::new(text, Some("N10.9.5".into()), Seats::EVERYONE).weight(Weight::Great)
        });
    }

    /// N10.9.2 · Travel, preparation, mission, rest; another takes the lead.
    pub(crate) fn next_round(&mut self, _: &mut Table<Self>) -> Play {
        self.schedule([Task::Travel]);
        Ok(())
    }

    /// The lead passes on to the next place with a hero.
    pub(crate) fn pass_lead(&mut self) {
        let heroes = self.tour().sheets.len().max(1) as u8;
        let tour = self.tour_mut();
        tour.lead = Member((tour.lead.0 + 1) % heroes);
    }

    /// N7.4, N14 · Only severe wounds are kept.
    fn note_wounds(&mut self) {
        for member in Member::ALL {
            let severe = self.hero(member).severe;
            if let Place::Hero(hero) = self.tour().company[member.index()]
                && let Some(sheet) = self.page_mut(hero)
            {
                sheet.severe = severe;
            }
        }
    }

    /// N10.9.5 · Whether the campaign was won.
    pub(crate) fn is_campaign_won(&self) -> bool {
        self.tour().ending.is_some_and(|ending| WON_ENDINGS.contains(&ending.as_str()))
    }
}
