//! The names of things, as texts.

use crate::ids::{FoeId, Member, Model};
use crate::state::{Renaissance, Verdict};
use table::scene::Icon;
use table::{Slug, Text, text};

impl Renaissance {
    /// A hero, with the seat that plays it and the place in the company as the seat of its colour: by both lines of the log are told apart.
    pub(crate) fn hero_name(&self, member: Member) -> Text {
        let name = match self.hero(member).companion {
            Some(companion) => self.pack.name(companion),
            None => self.pack.name(self.hero(member).who),
        };
        name.with("seat", self.seat_of(member)).with("place", member.colour())
    }

    pub(crate) fn hero_icon(&self, member: Member) -> Icon {
        match self.hero(member).companion {
            Some(companion) => self.pack.icon(companion).clone(),
            None => self.pack.icon(self.hero(member).who).clone(),
        }
    }

    /// An enemy, with a number where there are several of its kind.
    pub(crate) fn foe_name(&self, foe: FoeId) -> Text {
        let enemy = self.foe(foe).enemy;
        let several = self.pack.enemy(enemy).figures > 1;
        let same = (0..foe.0).map(FoeId).filter(|other| self.foe(*other).enemy == enemy).count();
        let name = self.pack.name(enemy);
        if several { text!("foe-numbered", foe = name, n = same + 1) } else { name }
    }

    pub(crate) fn model_name(&self, model: Model) -> Text {
        match model {
            Model::Hero(member) => self.hero_name(member),
            Model::Foe(foe) => self.foe_name(foe),
        }
    }

    fn mission_slug(&self) -> &str {
        self.pack.slug(self.mission)
    }

    pub(crate) fn action_name(&self, number: u8) -> Text {
        let actions = self.pack.all(self.pack.mission(self.mission).actions);
        match actions.get(usize::from(number)) {
            Some(action) => Text::new(format!("action-{}-{}", self.mission_slug(), action.slug)),
            None => Text::new("nothing"),
        }
    }

    pub(crate) fn event_name(&self, slug: Slug) -> Text {
        Text::new(format!("clock-{}-{slug}", self.mission_slug()))
    }

    pub(crate) fn tally_name(&self, place: usize) -> Text {
        let tally = &self.pack.mission(self.mission).tallies[place];
        Text::new(format!("tally-{}-{}", self.mission_slug(), tally.slug))
    }

    pub(crate) fn marker_name(&self, kind: usize) -> Text {
        let marker = &self.pack.mission(self.mission).markers[kind];
        Text::new(format!("marker-{}-{}", self.mission_slug(), marker.slug))
    }
}

/// How a mission ended, in a sentence.
pub(crate) fn verdict_key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => "end-won",
        Verdict::Lost => "end-lost",
        Verdict::OutOfTime => "end-out-of-time",
        Verdict::AllDown => "end-all-down",
        Verdict::GivenUp => "end-given-up",
    }
}
