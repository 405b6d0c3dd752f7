//! Where abilities come from: everything a titan has or stands on, and everything of the primordial.

use super::context::{Context, Part};
use crate::choice::Source;
use crate::ids::*;
use crate::pack::derived::{Marks, is_at};
use crate::pack::schema::{Gate, GearSlot, Powers};
use crate::state::{Innate, Odyssey, Place, Weapon};

impl Odyssey {
    /// What a source gives. Rows of the Kratos table give keywords of their own and nothing else.
    pub(crate) fn powers(&self, source: Source) -> Option<&Powers> {
        let pack = &*self.pack;
        Some(match source {
            Source::Sheet(titan) => &pack.class(self.titan(titan).class).powers,
            Source::Pattern(titan, n) => {
                let pattern = self.titan(titan).patterns.get(n as usize)?;
                &pack.patterns[pattern.index()].powers
            }
            Source::Gear(titan, slot) => {
                let card = self.titan(titan).gear.get(slot.index())?;
                &pack.gear(card.gear).powers
            }
            Source::Mnemos(titan, n) => {
                let mnemos = self.titan(titan).mnemos.get(n as usize / 3)?;
                pack.mnemos[mnemos.index()].levels.get(n as usize % 3)?
            }
            Source::Godform(titan) => &pack.godforms[self.titan(titan).godform?.index()].powers,
            Source::Kratos(titan) => &pack.kratos[self.titan(titan).kratos?.index()].powers,
            Source::Moiros(titan) => &pack.moiros[self.titan(titan).moiros?.index()].powers,
            Source::Condition(titan, n) => {
                let condition = self.titan(titan).conditions.get(n as usize)?.condition;
                &pack.condition(condition).powers
            }
            Source::Row(..) => return None,
            Source::Tile(tile) => &pack.terrain(self.board.tile(tile)?.kind).powers,
            Source::Vantage(_) => &pack.foe(self.foe.id).vantage.as_ref()?.powers,
            Source::Argo(n) => &pack.argo[self.argo.abilities.get(n as usize)?.ability.index()].powers,
            Source::Nymph(id) => &pack.nymphs[id.index()].powers,
            Source::Trait(n) => &pack.foe(self.foe.id).traits.get(n as usize)?.powers,
            Source::Scar(n) => &pack.condition(*self.foe.scars.get(n as usize)?).powers,
            Source::Part(part) => &pack.foe(self.foe.id).parts[part.index()].powers,
        })
    }

    /// Which kinds of abilities a source has.
    #[inline]
    pub(crate) fn marks(&self, source: Source) -> Marks {
        let derived = &self.pack.derived;
        let foe = || &derived.foes[self.foe.id.index()];
        let found = match source {
            Source::Sheet(titan) => derived.classes.get(self.titan(titan).class.index()),
            Source::Pattern(titan, n) => {
                let pattern = self.titan(titan).patterns.get(n as usize);
                pattern.map(|pattern| &derived.patterns[pattern.index()])
            }
            Source::Gear(titan, slot) => {
                let card = self.titan(titan).gear.get(slot.index());
                card.map(|card| &derived.gear[card.gear.index()])
            }
            Source::Mnemos(titan, n) => {
                let mnemos = self.titan(titan).mnemos.get(n as usize / 3);
                mnemos.and_then(|mnemos| derived.mnemos[mnemos.index()].get(n as usize % 3))
            }
            Source::Godform(titan) => self.titan(titan).godform.map(|id| &derived.godforms[id.index()]),
            Source::Kratos(titan) => self.titan(titan).kratos.map(|id| &derived.kratos[id.index()]),
            Source::Moiros(titan) => self.titan(titan).moiros.map(|id| &derived.moiros[id.index()]),
            Source::Condition(titan, n) => {
                let had = self.titan(titan).conditions.get(n as usize);
                had.map(|had| &derived.conditions[had.condition.index()])
            }
            Source::Row(..) => None,
            Source::Tile(tile) => self.board.tile(tile).map(|tile| &derived.terrain[tile.kind.index()]),
            Source::Vantage(_) => Some(&foe().vantage),
            Source::Argo(n) => {
                let card = self.argo.abilities.get(n as usize);
                card.map(|card| &derived.argo[card.ability.index()])
            }
            Source::Nymph(id) => derived.nymphs.get(id.index()),
            Source::Trait(n) => foe().traits.get(n as usize),
            Source::Scar(n) => self.foe.scars.get(n as usize).map(|id| &derived.conditions[id.index()]),
            Source::Part(part) => foe().parts.get(part.index()),
        };
        found.copied().unwrap_or_default()
    }

    /// Everything that gives a titan something: its sheet, patterns, gear and mnemos that are not discarded, godform, kratos card unless rallied,
    /// moiros card, conditions, the tile it stands on, the vantage point.
    pub(crate) fn sources_of(&self, id: TitanId) -> impl Iterator<Item = Source> + use<'_> {
        self.sources_with(id, |_| true)
    }

    /// Those of a titan's sources whose marks are such.
    pub(crate) fn sources_with<F>(&self, id: TitanId, such: F) -> impl Iterator<Item = Source> + use<'_, F>
    where
        F: Fn(&Marks) -> bool + Copy,
    {
        let (titan, derived) = (self.titan(id), &self.pack.derived);
        let sheet = derived.classes.get(titan.class.index()).is_some_and(such);
        let patterns = titan.patterns.iter().enumerate();
        let patterns = patterns.filter(move |(_, pattern)| such(&derived.patterns[pattern.index()]));
        let gear = titan.gear.iter().enumerate().filter(|(_, card)| !card.discarded);
        let gear = gear.filter(move |(_, card)| such(&derived.gear[card.gear.index()]));
        let godform = titan.godform.filter(|godform| such(&derived.godforms[godform.index()]));
        let kratos = titan.kratos.filter(|_| !titan.rallied);
        let kratos = kratos.filter(|kratos| such(&derived.kratos[kratos.index()]));
        let moiros = titan.moiros.filter(|moiros| such(&derived.moiros[moiros.index()]));
        let conditions = titan.conditions.iter().enumerate();
        let conditions = conditions.filter(move |(_, had)| such(&derived.conditions[had.condition.index()]));
        let tile = titan.space().and_then(|space| self.board.tile_at(space));
        let tile = tile.filter(|tile| such(&self.marks(Source::Tile(*tile))));
        let vantage = titan.place == Place::Vantage && such(&self.marks(Source::Vantage(id)));
        sheet
            .then_some(Source::Sheet(id))
            .into_iter()
            .chain(patterns.map(move |(n, _)| Source::Pattern(id, n as u8)))
            .chain(gear.map(move |(n, _)| Source::Gear(id, SlotId(n as u8))))
            .chain(self.mnemos_with(id, such))
            .chain(godform.map(|_| Source::Godform(id)))
            .chain(kratos.map(|_| Source::Kratos(id)))
            .chain(moiros.map(|_| Source::Moiros(id)))
            .chain(conditions.map(move |(n, _)| Source::Condition(id, n as u8)))
            .chain(tile.map(Source::Tile))
            .chain(vantage.then_some(Source::Vantage(id)))
    }

    /// The levels of a titan's mnemos whose marks are such.
    fn mnemos_with<F>(&self, id: TitanId, such: F) -> impl Iterator<Item = Source> + use<'_, F>
    where
        F: Fn(&Marks) -> bool + Copy,
    {
        let (titan, derived) = (self.titan(id), &self.pack.derived);
        let kept = titan.mnemos.iter().enumerate();
        let kept = kept.filter(|(n, _)| titan.mnemos_discarded & 1 << n == 0);
        kept.flat_map(move |(n, mnemos)| {
            let levels = derived.mnemos[mnemos.index()].iter().take(titan.mnemos_level.min(3).into());
            let such = levels.enumerate().filter(move |(_, marks)| such(marks));
            such.map(move |(level, _)| Source::Mnemos(id, (n * 3 + level) as u8))
        })
    }

    /// Works out what a titan's sheet, patterns, gear and mnemos give. Whoever gives it one of these calls this.
    pub(crate) fn survey_titan(&mut self, titan: TitanId) {
        let marks = self.innate_marks(titan);
        self.titan_mut(titan).innate = Innate(Some(marks));
    }

    /// Whether what was worked out of every titan covers all that it has.
    pub(crate) fn titans_are_surveyed(&self) -> bool {
        TitanId::ALL.into_iter().all(|titan| {
            let noted = self.titan(titan).innate.0;
            noted.is_none_or(|noted| noted | self.innate_marks(titan) == noted)
        })
    }

    fn innate_marks(&self, id: TitanId) -> Marks {
        let (titan, derived) = (self.titan(id), &self.pack.derived);
        let sheet = derived.classes.get(titan.class.index()).copied().unwrap_or_default();
        let patterns = titan.patterns.iter().map(|pattern| derived.patterns[pattern.index()]);
        let gear = titan.gear.iter().map(|card| derived.gear[card.gear.index()]);
        let mnemos = titan.mnemos.iter().flat_map(|mnemos| derived.mnemos[mnemos.index()].iter().copied());
        patterns.chain(gear).chain(mnemos).fold(sheet, |all, one| all | one)
    }

    /// Which things of one kind a titan's sources may give it, the primordial's left aside: perhaps too many, never too few.
    #[inline]
    pub(crate) fn marks_of(&self, id: TitanId, kind: impl Fn(&Marks) -> u64) -> u64 {
        let (titan, derived) = (self.titan(id), &self.pack.derived);
        let mut all = match &titan.innate.0 {
            Some(innate) => kind(innate),
            None => kind(&self.innate_marks(id)),
        };
        for had in titan.conditions.iter() {
            all |= kind(&derived.conditions[had.condition.index()]);
        }
        match titan.place {
            Place::On(space) => {
                if let Some(tile) = self.board.tile_at(space).and_then(|tile| self.board.tile(tile)) {
                    all |= kind(&derived.terrain[tile.kind.index()]);
                }
            }
            Place::Vantage => all |= kind(&derived.foes[self.foe.id.index()].vantage),
            Place::Aboard | Place::Dead => {}
        }
        if let Some(godform) = titan.godform {
            all |= kind(&derived.godforms[godform.index()]);
        }
        if let Some(kratos) = titan.kratos {
            all |= kind(&derived.kratos[kratos.index()]);
        }
        if let Some(moiros) = titan.moiros {
            all |= kind(&derived.moiros[moiros.index()]);
        }
        all
    }

    /// Which things of one kind traits, scars and the body part that is attacked may give.
    #[inline]
    pub(crate) fn foe_marks(&self, kind: impl Fn(&Marks) -> u64) -> u64 {
        let derived = &self.pack.derived;
        let foe = &derived.foes[self.foe.id.index()];
        let mut all = kind(&foe.levels[self.foe.level.min(4) as usize]);
        for scar in self.foe.scars.iter() {
            all |= kind(&derived.conditions[scar.index()]);
        }
        match self.strike().and_then(|strike| strike.part) {
            Some(part) => all | kind(&foe.parts[part.index()]),
            None => all,
        }
    }

    /// Which things of one kind [`Odyssey::sources_about`] a titan may give.
    #[inline]
    pub(crate) fn marks_about(&self, titan: TitanId, kind: impl Fn(&Marks) -> u64 + Copy) -> u64 {
        self.marks_of(titan, kind) | self.foe_marks(kind)
    }

    /// Traits of the level that is fought and have not been switched off, scars, and the body part that is being attacked.
    pub(crate) fn foe_sources(&self) -> impl Iterator<Item = Source> + use<'_> {
        self.foe_sources_with(|_| true)
    }

    /// Those of the primordial's sources whose marks are such.
    pub(crate) fn foe_sources_with<F>(&self, such: F) -> impl Iterator<Item = Source> + use<'_, F>
    where
        F: Fn(&Marks) -> bool + Copy,
    {
        let (level, off, derived) = (self.foe.level, self.foe.traits_off, &self.pack.derived);
        let marks = &derived.foes[self.foe.id.index()];
        let traits = self.pack.foe(self.foe.id).traits.iter().enumerate();
        let traits = traits.filter(move |(n, has)| such(&marks.traits[*n]) && is_at(has, level) && off & 1 << n == 0);
        let scars = self.foe.scars.iter().enumerate();
        let scars = scars.filter(move |(_, scar)| such(&derived.conditions[scar.index()]));
        let part = self.strike().and_then(|strike| strike.part);
        let part = part.filter(|part| such(&marks.parts[part.index()]));
        traits
            .map(|(n, _)| Source::Trait(n as u8))
            .chain(scars.map(|(n, _)| Source::Scar(n as u8)))
            .chain(part.map(Source::Part))
    }

    /// A titan's own sources and then the primordial's, those whose marks are such: what can change a titan's figures, and answer to what
    /// it does.
    pub(crate) fn sources_about<F>(&self, titan: TitanId, such: F) -> impl Iterator<Item = Source> + use<'_, F>
    where
        F: Fn(&Marks) -> bool + Copy,
    {
        self.sources_with(titan, such).chain(self.foe_sources_with(such))
    }

    /// B17.9 · Whether a gate is open for a titan.
    pub(crate) fn is_open(&self, titan: TitanId, gate: Option<Gate>) -> bool {
        gate.is_none_or(|Gate(stat, value)| self.titan(titan).stat(stat) >= value)
    }

    /// B18.1 · Whether a place among a titan's gear holds a weapon.
    pub(crate) fn is_weapon(&self, titan: TitanId, slot: SlotId) -> bool {
        let card = self.titan(titan).gear.get(slot.index());
        card.is_some_and(|card| matches!(self.pack.gear(card.gear).slot, GearSlot::Hands(_) | GearSlot::Fists))
    }

    /// B7.1.5, B5.14.9, B18.6 · Whether keywords and abilities of a source count now: exhausted cards give none, nor do weapons besides the active
    /// one of an attack that the titan makes or suffers.
    pub(crate) fn is_live(&self, titan: TitanId, source: Source) -> bool {
        match source {
            Source::Gear(_, slot) => {
                let card = self.titan(titan).gear.get(slot.index());
                card.is_some_and(|card| !card.exhausted && !card.discarded) && self.may_serve(titan, slot)
            }
            Source::Mnemos(_, n) => self.titan(titan).mnemos_exhausted & 1 << (n / 3) == 0,
            _ => true,
        }
    }

    fn may_serve(&self, titan: TitanId, slot: SlotId) -> bool {
        if !self.is_weapon(titan, slot) {
            return true;
        }
        if let Some(blow) = self.blow().filter(|blow| blow.target == titan) {
            return blow.active.is_none_or(|active| active == slot);
        }
        let strike = self.strike().filter(|strike| strike.titan == titan);
        strike.is_none_or(|strike| strike.weapon == Weapon::Gear(slot))
    }

    /// The context of something that a source gives a titan.
    pub(crate) fn context_of(&self, titan: TitanId, source: Source) -> Context {
        let part = match source {
            Source::Tile(_) => Part::Terrain,
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) if self.strike().is_some() => Part::Response,
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) => Part::Rule,
            Source::Kratos(_) | Source::Moiros(_) | Source::Condition(..) => Part::Card,
            _ => Part::Ability,
        };
        Context { titan, source, part }
    }

    /// B17.2 · The place of an ability among the bits of [`Titan::used`](crate::state::Titan::used): sheet 8, gear 12 × 3, mnemos 2 × 4, godform 4,
    /// patterns 2 × 2, kratos 2. Abilities of other sources are not limited.
    pub(crate) fn ability_bit(&self, source: Source, ability: u8) -> Option<u64> {
        let place = match source {
            Source::Sheet(_) => ability.min(7),
            Source::Gear(_, slot) => 8 + slot.0 * 3 + ability.min(2),
            Source::Mnemos(titan, n) => {
                let earlier = (n / 3 * 3..n).filter_map(|level| self.powers(Source::Mnemos(titan, level)));
                let before: usize = earlier.map(|powers| powers.abilities.len()).sum();
                44 + n / 3 * 4 + (before as u8 + ability).min(3)
            }
            Source::Godform(_) => 52 + ability.min(3),
            Source::Pattern(_, n) => 56 + n * 2 + ability.min(1),
            Source::Kratos(_) => 60 + ability.min(1),
            _ => return None,
        };
        Some(1 << place)
    }

    /// B17.6 · The bits of a source's flexible keyword and of its flexible ability in [`Strike::flexible_used`](crate::state::Strike::flexible_used). Each
    /// source has at most one of either.
    pub(crate) fn flexible_bit(&self, source: Source, keyword: bool) -> u64 {
        let place = match source {
            Source::Sheet(_) => 0,
            Source::Pattern(_, n) => 1 + n,
            Source::Gear(_, slot) => 3 + slot.0,
            Source::Mnemos(_, n) => 15 + n,
            Source::Godform(_) => 21,
            Source::Kratos(_) => 22,
            Source::Row(_, n) => return 1 << (48 + n.min(15)),
            _ => 23,
        };
        1 << (place * 2 + u8::from(!keyword))
    }
}
