//! A9 · What must be true.

use crate::pack::schema::{Bound, Section};
use crate::state::Odyssey;
use crate::story::{Condition, Figure};
use table::Slug;

impl Odyssey {
    pub(crate) fn is_so(&self, condition: &Condition) -> bool {
        let sheet = &self.voyage().sheet;
        match condition {
            Condition::All(parts) => parts.iter().all(|part| self.is_so(part)),
            Condition::Any(parts) => parts.iter().any(|part| self.is_so(part)),
            Condition::Not(part) => !self.is_so(part),
            Condition::Of(n, parts) => parts.iter().filter(|part| self.is_so(part)).count() >= usize::from(*n),
            Condition::Marked(mark) => self.is_marked(*mark),
            Condition::Noted(note) => self.notes_of(*note) > 0,
            Condition::FatedAt(fated) => sheet.fated.contains(fated),
            Condition::Code(code) => sheet.codes.contains(code),
            Condition::Clue(clue) => sheet.clues.contains(clue),
            Condition::Has(resource, n) => self.resource(*resource).is_some_and(|id| self.goods(id) >= u16::from(*n)),
            Condition::AtLeast(figure, n) => self.figure(*figure) >= i32::from(*n),
            Condition::AtMost(figure, n) => self.figure(*figure) <= i32::from(*n),
            Condition::Friendly(figure) => {
                self.is_section(self.faction_of(*figure), Section::Friendly, Bound::OrBetter)
            }
            Condition::Denounced(figure) => {
                self.is_section(self.faction_of(*figure), Section::Denounced, Bound::OrWorse)
            }
            Condition::Tech(tech) => self.tech_named(*tech).is_some_and(|tech| self.knows_tech(tech)),
            Condition::Nymph(nymph) => {
                let place = self.pack.nymphs.iter().position(|other| other.slug == *nymph);
                place.is_some_and(|place| self.voyage().nymphs & 1 << place != 0)
            }
            Condition::StoryAt(side) => self.has_come_to(*side),
            Condition::Fought(foe, level) => {
                let place = self.pack.primordials.iter().position(|primordial| primordial.slug == *foe);
                place.and_then(|place| self.voyage().fought.get(place)).is_some_and(|fought| fought >= level)
            }
            Condition::Katharses(n) => self.voyage().argonauts.iter().map(|one| one.katharses).sum::<u8>() >= *n,
            Condition::Day(day) => self.voyage().day >= *day,
        }
    }

    fn has_come_to(&self, side: Slug) -> bool {
        let place = self.cycle().story.iter().position(|other| other.slug == side);
        place.is_some_and(|place| place <= usize::from(self.voyage().story.side))
    }

    /// A figure of the ship.
    fn figure(&self, figure: Figure) -> i32 {
        let score = |faction: usize| self.argo.diplomacy.get(faction).copied().unwrap_or(0).into();
        match figure {
            Figure::Progress => self.voyage().story.tokens.into(),
            Figure::Doom => self.voyage().doom.tokens.into(),
            Figure::Crew => self.argo.crew.into(),
            Figure::Hull => self.argo.hull.into(),
            Figure::ArgoFate => self.argo.fate.into(),
            Figure::Knowledge => self.argo.knowledge.into(),
            Figure::RawAmbrosia => self.goods(self.pack.numbers.ambrosia).into(),
            Figure::Tears => self.argo.tears.into(),
            Figure::Shoalfolk | Figure::Threadkeepers | Figure::BrazenHerd => score(self.faction_of(figure)),
        }
    }
}
