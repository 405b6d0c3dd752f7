//! B17.8 · Which keywords count for a titan, and how much they come to.

use crate::choice::Source;
use crate::ids::*;
use crate::pack::schema::Keyword;
use crate::state::{Odyssey, Weapon};

impl Odyssey {
    /// B17.8, B7.1.5 · The keywords that count for a titan with this weapon active: of it and of everything that is no weapon, if not exhausted.
    pub(crate) fn keywords(&self, titan: TitanId, active: Option<Weapon>) -> impl Iterator<Item = Keyword> + use<'_> {
        let sources = self.sources_with(titan, |marks| marks.keywords != 0);
        let sources = sources.filter(move |source| self.serves(titan, *source, active));
        sources.flat_map(move |source| self.open_keywords(titan, source))
    }

    /// Whether a source's keywords count with this weapon active.
    fn serves(&self, titan: TitanId, source: Source, active: Option<Weapon>) -> bool {
        match source {
            Source::Gear(_, slot) => {
                let exhausted = self.titan(titan).gear.get(slot.index()).is_some_and(|card| card.exhausted);
                !exhausted && (active == Some(Weapon::Gear(slot)) || !self.is_weapon(titan, slot))
            }
            Source::Mnemos(_, n) => self.titan(titan).mnemos_exhausted & 1 << (n / 3) == 0,
            _ => true,
        }
    }

    /// B17.9 · The keywords of a source whose gates are open, exhausted or not.
    pub(crate) fn open_keywords(&self, titan: TitanId, source: Source) -> impl Iterator<Item = Keyword> + use<'_> {
        let keywords = self.powers(source).map_or(&[][..], |powers| &powers.keywords);
        let context = self.context_of(titan, source);
        keywords
            .iter()
            .filter(move |keyword| self.is_open(titan, keyword.gate) && self.holds(keyword.when, context))
            .map(|keyword| keyword.is)
    }

    /// B17.8, B19.6 · The sum of a stackable keyword: of the active weapon, of everything that is no weapon, and of settled rows of the attack.
    pub(crate) fn keyword_sum(
        &self,
        titan: TitanId,
        active: Option<Weapon>,
        figure: impl Fn(Keyword) -> Option<u8>,
    ) -> u8 {
        let rows = self.attack_by(titan).into_iter().flat_map(|attack| self.settled_keywords(attack));
        let rows = rows.map(|(_, keyword)| keyword);
        self.keywords(titan, active).chain(rows).filter_map(figure).fold(0, u8::saturating_add)
    }

    /// Whether a keyword counts for a titan with this weapon active.
    pub(crate) fn has_keyword(&self, titan: TitanId, active: Option<Weapon>, keyword: Keyword) -> bool {
        let bit = keyword.bit();
        let own = self.marks_of(titan, |marks| marks.keywords) & bit != 0;
        if own && matches!(keyword, Keyword::Bypass | Keyword::Lumbering) {
            return self.has_lasting_word(titan, bit);
        }
        if own && self.keywords(titan, active).any(|found| found.bit() == bit) {
            return true;
        }
        let mut rows = self.attack_by(titan).into_iter().flat_map(|attack| self.settled_keywords(attack));
        rows.any(|(_, found)| found.bit() == bit)
    }

    /// B18.6 · Whether a card that is no weapon gives a keyword that works like a passive, exhausted or not.
    fn has_lasting_word(&self, titan: TitanId, bit: u64) -> bool {
        let weapon = |source: &Source| matches!(source, Source::Gear(_, slot) if self.is_weapon(titan, *slot));
        let sources = self.sources_with(titan, move |marks| marks.keywords & bit != 0);
        let mut sources = sources.filter(|source| !weapon(source));
        sources.any(|source| self.open_keywords(titan, source).any(|found| found.bit() == bit))
    }
}
