//! C5 · Titans aboard.

use crate::choice::Choice;
use crate::ids::{ClassId, PatternId};
use crate::pack::schema::campaign::TechPower;
use crate::state::campaign::Bred;
use crate::state::{MOST_PATTERNS, Odyssey};
use table::{Play, Slug, Table, text};

impl Odyssey {
    /// C5.1 · The highest limit of any technology aboard.
    pub(crate) fn titan_limit(&self) -> usize {
        let powers = self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gives);
        let limits = powers.filter_map(|power| match power {
            TechPower::TitanLimit(n) => Some(*n),
            _ => None,
        });
        limits.chain([self.cycle().titan_limit]).max().unwrap_or(0).into()
    }

    /// C5.2 · A titan comes aboard; C5.1 · above the limit the group lets one go at once.
    pub(crate) fn gain_titan(&mut self, table: &mut Table<Self>, class: ClassId) -> Play {
        self.voyage_mut().titans.push(Bred { class, ..Bred::default() });
        table.log("C5.2", || text!("log-titan-aboard", class = self.pack.name(class)));
        self.heed_titan_limit(table)
    }

    pub(crate) fn heed_titan_limit(&mut self, table: &mut Table<Self>) -> Play {
        while self.voyage().titans.len() > self.titan_limit() {
            let places = self.distinct_titans();
            let place = table
                .ask(self.group())
                .about("ask-release", "C5.1")
                .pick(places, |place| Choice::Release(place, self.voyage().titans[usize::from(place)].class))?;
            let gone = self.voyage_mut().titans.remove(place.into());
            table.log("C5.1", || text!("log-titan-released", class = self.pack.name(gone.class)));
        }
        Ok(())
    }

    /// The places of titans that differ from one another.
    pub(crate) fn distinct_titans(&self) -> Vec<u8> {
        let titans = &self.voyage().titans;
        let first = |place: &usize| titans.iter().position(|other| *other == titans[*place]) == Some(*place);
        (0..titans.len()).filter(first).map(|place| place as u8).collect()
    }

    /// How many titans of a class are aboard.
    pub(crate) fn titans_of(&self, class: ClassId) -> usize {
        self.voyage().titans.iter().filter(|titan| titan.class == class).count()
    }

    /// One of a class goes, one without a pattern first; whether there was one.
    pub(crate) fn spend_titan(&mut self, class: ClassId) -> bool {
        let titans = &mut self.voyage_mut().titans;
        let plain = titans.iter().position(|titan| titan.class == class && titan.patterns.is_empty());
        let place = plain.or_else(|| titans.iter().position(|titan| titan.class == class));
        place.map(|place| titans.remove(place)).is_some()
    }

    /// The class that Gaia bore.
    pub(crate) fn dreamer(&self) -> ClassId {
        let place = self.pack.classes.iter().position(|class| !class.bred);
        ClassId(place.unwrap_or(0) as u8)
    }

    pub(crate) fn class_named(&self, slug: Slug) -> Option<ClassId> {
        let place = self.pack.classes.iter().position(|class| class.slug == slug);
        place.map(|place| ClassId(place as u8))
    }

    /// C5.3 · A titan that it fits is given the pattern, and with it a name; a newer pattern takes the place of one of its kind.
    pub(crate) fn gain_pattern(&mut self, table: &mut Table<Self>, pattern: PatternId) -> Play {
        let class = self.pack.patterns[pattern.index()].class;
        let fits = |place: &u8| class.is_none_or(|class| self.voyage().titans[usize::from(*place)].class == class);
        let places: Vec<u8> = self.distinct_titans().into_iter().filter(fits).collect();
        if places.is_empty() {
            return Ok(());
        }
        let place = table
            .ask(self.group())
            .about("ask-pattern", "C5.3")
            .pick(places, |place| Choice::Bearer(place, self.voyage().titans[usize::from(place)].class))?;
        let kind = self.pattern_kind(pattern);
        let old = self.voyage().titans[usize::from(place)].patterns;
        let mut kept: table::CopyVec<PatternId, MOST_PATTERNS> =
            old.iter().copied().filter(|other| self.pattern_kind(*other) != kind).collect();
        if kept.room() == 0 {
            kept.remove(0);
        }
        kept.push(pattern);
        self.voyage_mut().titans[usize::from(place)].patterns = kept;
        table.log("C5.3", || text!("log-pattern", pattern = self.pack.name(pattern)));
        Ok(())
    }

    /// What a pattern changes: the Kratos table, the trauma table, or something else.
    fn pattern_kind(&self, pattern: PatternId) -> (bool, bool) {
        let card = &self.pack.patterns[pattern.index()];
        (card.kratos.is_some(), card.trauma.is_some())
    }
}
