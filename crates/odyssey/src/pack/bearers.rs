//! Everything of a pack that gives keywords, passives and abilities, in one table: what it gives, which kinds, its name, and the piece that
//! the lab follows. A moment at which nobody has anything then costs one look at a few bits.

use super::Pack;
use super::rows::{InRow, Rows};
use super::schema::*;
use crate::ids::*;
use table::{PieceId, Text};

/// The kinds of things that one card, sheet or tile gives, one bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks {
    /// Moments of its abilities and keywords.
    pub triggers: u64,
    pub modifiers: u64,
    pub keywords: u64,
}

impl std::ops::BitOr for Marks {
    type Output = Marks;

    #[inline]
    fn bitor(self, other: Marks) -> Marks {
        Marks {
            triggers: self.triggers | other.triggers,
            modifiers: self.modifiers | other.modifiers,
            keywords: self.keywords | other.keywords,
        }
    }
}

/// A card, sheet or tile that gives something, or one level of a mnemos.
#[derive(Debug, Clone)]
pub struct Bearer {
    pub powers: Powers,
    pub name: Text,
    /// The piece that the lab follows, if it follows this, and which of its levels this is.
    pub piece: Option<(PieceId, u8)>,
}

/// The place of a bearer in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BearerId(usize);

/// The table.
#[derive(Debug, Clone, Default)]
pub struct Bearers {
    all: Vec<Bearer>,
    /// In the same order.
    marks: Vec<Marks>,
    rows: Rows,
    primordials: Vec<OfPrimordial>,
}

/// Where the bearers of a primordial begin.
#[derive(Debug, Clone, Default)]
struct OfPrimordial {
    traits: usize,
    parts: usize,
    vantage: Option<BearerId>,
    /// The marks of all its traits together, at each level from 0.
    levels: [Marks; 5],
}

impl Bearers {
    /// A thing of the pack.
    #[inline]
    pub fn of<I: Bears>(&self, id: I) -> BearerId {
        BearerId(I::row(&self.rows).at(id))
    }

    /// A level of a mnemos.
    #[inline]
    pub fn mnemos(&self, id: MnemosId, level: u8) -> BearerId {
        let first = self.rows.mnemos.at(MnemosId(0));
        BearerId(first + id.index() * LEVELS + level as usize)
    }

    #[inline]
    pub fn of_trait(&self, primordial: PrimordialId, place: u8) -> BearerId {
        BearerId(self.primordials[primordial.index()].traits + place as usize)
    }

    #[inline]
    pub fn part(&self, primordial: PrimordialId, id: PartId) -> BearerId {
        BearerId(self.primordials[primordial.index()].parts + id.index())
    }

    /// The vantage point of a primordial, if it has one.
    #[inline]
    pub fn vantage(&self, primordial: PrimordialId) -> Option<BearerId> {
        self.primordials[primordial.index()].vantage
    }

    #[inline]
    pub fn bearer(&self, id: BearerId) -> &Bearer {
        &self.all[id.0]
    }

    /// Which kinds of things a bearer gives.
    #[inline]
    pub fn marks(&self, id: BearerId) -> &Marks {
        &self.marks[id.0]
    }

    /// Which kinds of things a thing of the pack gives.
    #[inline]
    pub fn marks_of<I: Bears>(&self, id: I) -> &Marks {
        self.marks(self.of(id))
    }

    /// Which kinds of things all traits of a primordial of this level give.
    #[inline]
    pub fn of_level(&self, primordial: PrimordialId, level: u8) -> &Marks {
        &self.primordials[primordial.index()].levels[level.min(4) as usize]
    }

    /// What anything gives, for tests and tools that look at all cards.
    pub fn powers(&self) -> impl Iterator<Item = &Powers> {
        self.all.iter().map(|bearer| &bearer.powers)
    }
}

/// The number of a thing that is one bearer.
pub trait Bears: InRow {}

impl Bears for ClassId {}
impl Bears for PatternId {}
impl Bears for GearId {}
impl Bears for GodformId {}
impl Bears for KratosId {}
impl Bears for MoirosId {}
impl Bears for ConditionId {}
impl Bears for TerrainId {}
impl Bears for ArgoId {}
impl Bears for NymphId {}

/// How many levels the table has for each mnemos.
const LEVELS: usize = 3;

impl Bearers {
    /// Everything in a pack that has just been read.
    pub(super) fn new(pack: &Pack) -> Bearers {
        let mut bearers = Bearers::default();
        macro_rules! rows {
            ($($row:ident),*) => {$(
                bearers.rows.$row = bearers.all.len().into();
                for (id, entry) in pack.ids().zip(&pack.$row) {
                    let piece = pack.followed.rows.$row.piece(id);
                    bearers.add(pack, &entry.powers, pack.name(id), Some((piece, 0)));
                }
            )*};
        }
        rows!(classes, patterns, gear, godforms, kratos, moiros, conditions, terrain, argo, nymphs);
        bearers.rows.mnemos = bearers.all.len().into();
        for (id, mnemos) in pack.ids::<MnemosId>().zip(&pack.mnemos) {
            let piece = pack.followed.piece(id);
            for level in 0..LEVELS {
                let powers = mnemos.levels.get(level).unwrap_or(&NOTHING);
                bearers.add(pack, powers, pack.name(id), Some((piece, level as u8)));
            }
        }
        for (id, primordial) in pack.ids::<PrimordialId>().zip(&pack.primordials) {
            bearers.add_primordial(pack, id, primordial);
        }
        bearers
    }

    fn add_primordial(&mut self, pack: &Pack, id: PrimordialId, primordial: &Primordial) {
        let traits = self.all.len();
        for (place, has) in primordial.traits.iter().enumerate() {
            let piece = pack.followed.of_primordial(id, place as u8);
            self.add(pack, &has.powers, Text::new(format!("trait-{}", has.slug)), Some((piece, 0)));
        }
        let parts = self.all.len();
        for (place, part) in primordial.parts.iter().enumerate() {
            let piece = pack.followed.part(id, PartId(place as u8));
            self.add(pack, &part.powers, Text::new(format!("part-{}", part.slug)), Some((piece, 0)));
        }
        let vantage = primordial.vantage.as_ref();
        let vantage = vantage.map(|vantage| self.add(pack, &vantage.powers, Text::new("vantage-point"), None));
        let at = |level: u8| {
            let there = primordial.traits.iter().filter(|has| is_at(has, level));
            there.fold(Marks::default(), |all, has| all | marks(pack, &has.powers))
        };
        self.primordials.push(OfPrimordial { traits, parts, vantage, levels: [0, 1, 2, 3, 4].map(at) });
    }

    fn add(&mut self, pack: &Pack, powers: &Powers, name: Text, piece: Option<(PieceId, u8)>) -> BearerId {
        let id = BearerId(self.all.len());
        self.marks.push(marks(pack, powers));
        self.all.push(Bearer { powers: powers.clone(), name, piece });
        id
    }
}

/// What a mnemos gives at a level that it does not have.
static NOTHING: Powers = Powers { keywords: Vec::new(), passives: Vec::new(), abilities: super::Slice::EMPTY };

/// B2.10 · Whether a primordial of a level has a trait.
pub fn is_at(has: &Trait, level: u8) -> bool {
    has.from <= level && has.to.is_none_or(|to| level <= to)
}

fn marks(pack: &Pack, powers: &Powers) -> Marks {
    let abilities = pack.all(powers.abilities).iter().map(|ability| ability.at);
    let moments = powers.keywords.iter().filter_map(|keyword| keyword.is.moment());
    Marks {
        triggers: abilities.chain(moments).fold(0, |all, at| all | at.bit()),
        modifiers: powers.passives.iter().fold(0, |all, passive| all | passive.is.bit()),
        keywords: powers.keywords.iter().fold(0, |all, keyword| all | keyword.is.bit()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_bit_of_its_own_whatever_it_holds() {
        assert_eq!(Modifier::Precision(3).bit(), Modifier::Precision(-1).bit());
        assert_ne!(Modifier::Precision(1).bit(), Modifier::Evasion(1).bit());
        assert_eq!(Keyword::Vault.bit(), 1 << 58, "the last of the keywords");
        assert_eq!(Trigger::Survived(Severity::Grave).bit(), Trigger::Survived(Severity::Minor).bit());
    }
}
