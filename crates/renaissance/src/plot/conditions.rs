//! N13.9.2 · What must be true.

use crate::ids::{AchievementId, Member, MissionId};
use crate::pack::schema::Reach;
use crate::state::Renaissance;
use crate::story::Condition;
use table::Slug;

impl Renaissance {
    pub(crate) fn is_so(&self, condition: &Condition) -> bool {
        let tour = self.tour();
        match condition {
            Condition::All(parts) => parts.iter().all(|part| self.is_so(part)),
            Condition::Any(parts) => parts.iter().any(|part| self.is_so(part)),
            Condition::Not(part) => !self.is_so(part),
            Condition::Marked(mark) => tour.marks.contains(mark),
            Condition::Achieved(slug) => self.achievement(*slug).is_some_and(|id| self.has_achieved(id)),
            Condition::Achievements(n) => tour.achieved.count_ones() >= u32::from(*n),
            Condition::Won(mission) => self.mission_named(*mission).is_some_and(|id| tour.won >> id.0 & 1 == 1),
            Condition::Lost(mission) => self.mission_named(*mission).is_some_and(|id| tour.lost >> id.0 & 1 == 1),
            Condition::Present(hero) => Member::ALL.into_iter().any(|member| {
                let one = self.hero(member);
                one.companion.is_none() && self.pack.slug(one.who) == hero.as_str()
            }),
            Condition::Has(keyword) => Member::ALL.into_iter().any(|member| self.has_keyword(member, *keyword)),
            Condition::Coins(n) => tour.coins >= u16::from(*n),
            Condition::Scarred => tour.sheets.iter().any(|sheet| sheet.severe != 0),
        }
    }

    pub(crate) fn mission_named(&self, slug: Slug) -> Option<MissionId> {
        self.pack.ids().find(|id: &MissionId| self.pack.mission(*id).slug == slug)
    }

    pub(crate) fn achievement(&self, slug: Slug) -> Option<AchievementId> {
        self.pack.ids().find(|id: &AchievementId| self.pack.achievements[id.index()].slug == slug)
    }

    /// N13.3 · Whether an achievement is the group's, of this mission, or of somebody who is there.
    pub(crate) fn has_achieved(&self, id: AchievementId) -> bool {
        let bit = 1u16 << id.0;
        let tour = self.tour();
        match self.pack.achievements[id.index()].reach {
            Reach::Group => tour.achieved & bit != 0,
            Reach::ThisMission => tour.achieved_here & bit != 0,
            Reach::Personal => {
                let there = Member::ALL.into_iter().filter_map(|member| self.page(self.sheet_of(member)?));
                there.into_iter().any(|sheet| sheet.achieved & bit != 0)
            }
        }
    }
}
