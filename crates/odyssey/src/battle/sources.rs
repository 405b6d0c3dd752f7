//! Where abilities come from: everything a titan has or stands on, and everything of the primordial.

use super::context::{Context, Origin};
use crate::choice::{Exhausted, Owner, Source};
use crate::ids::*;
use crate::pack::bearers::{Bearer, BearerId, Marks, is_at};
use crate::pack::limits::*;
use crate::pack::schema::{Gate, GearSlot, Powers};
use crate::state::{Innate, Odyssey, Place, Weapon};

impl Odyssey {
    /// What is behind a source: the one place that knows where each is found. Rows of the Kratos table give keywords of their own and
    /// nothing else.
    #[inline]
    fn bearer_id(&self, source: Source) -> Option<BearerId> {
        let (bearers, primordial) = (&self.pack.bearers, self.primordial.id);
        Some(match source {
            Source::Sheet(titan) => bearers.of(self.titan(titan).class),
            Source::Pattern(titan, n) => bearers.of(*self.titan(titan).patterns.get(n as usize)?),
            Source::Gear(titan, slot) => bearers.of(self.titan(titan).gear.get(slot.index())?.gear),
            Source::Mnemos(titan, n) => bearers.mnemos(*self.titan(titan).mnemos.get(n as usize / 3)?, n % 3),
            Source::Godform(titan) => bearers.of(self.titan(titan).godform?),
            Source::Kratos(titan) => bearers.of(self.titan(titan).kratos?),
            Source::Moiros(titan) => bearers.of(self.titan(titan).moiros?),
            Source::Condition(titan, n) => bearers.of(self.titan(titan).conditions.get(n as usize)?.condition),
            Source::Row(..) => return None,
            Source::Tile(tile) => bearers.of(self.board.tile(tile)?.kind),
            Source::Vantage(_) => bearers.vantage(primordial)?,
            Source::Argo(n) => bearers.of(self.argo.abilities.get(n as usize)?.ability),
            Source::Nymph(id) => bearers.of(id),
            Source::Trait(n) => {
                self.pack.primordial(primordial).traits.get(n as usize)?;
                bearers.of_trait(primordial, n)
            }
            Source::Scar(n) => bearers.of(*self.primordial.scars.get(n as usize)?),
            Source::Part(part) => bearers.part(primordial, part),
        })
    }

    /// The card, sheet or tile behind a source.
    pub(crate) fn bearer(&self, source: Source) -> Option<&Bearer> {
        self.bearer_id(source).map(|id| self.pack.bearers.bearer(id))
    }

    /// What a source gives.
    pub(crate) fn powers(&self, source: Source) -> Option<&Powers> {
        self.bearer(source).map(|bearer| &bearer.powers)
    }

    /// Which kinds of abilities a source has.
    #[inline]
    pub(crate) fn marks(&self, source: Source) -> Marks {
        self.bearer_id(source).map_or_else(Marks::default, |id| *self.pack.bearers.marks(id))
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
        let (titan, bearers) = (self.titan(id), &self.pack.bearers);
        let sheet = such(bearers.marks_of(titan.class));
        let patterns = titan.patterns.iter().enumerate();
        let patterns = patterns.filter(move |(_, pattern)| such(bearers.marks_of(**pattern)));
        let gear = titan.gear.iter().enumerate().filter(|(_, card)| !card.discarded);
        let gear = gear.filter(move |(_, card)| such(bearers.marks_of(card.gear)));
        let godform = titan.godform.filter(|godform| such(bearers.marks_of(*godform)));
        let kratos = titan.kratos.filter(|_| !titan.rallied);
        let kratos = kratos.filter(|kratos| such(bearers.marks_of(*kratos)));
        let moiros = titan.moiros.filter(|moiros| such(bearers.marks_of(*moiros)));
        let conditions = titan.conditions.iter().enumerate();
        let conditions = conditions.filter(move |(_, had)| such(bearers.marks_of(had.condition)));
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
        let (titan, bearers) = (self.titan(id), &self.pack.bearers);
        let kept = titan.mnemos.iter().enumerate();
        let kept = kept.filter(|(n, _)| titan.mnemos_discarded & 1 << n == 0);
        kept.flat_map(move |(n, mnemos)| {
            let levels = 0..titan.mnemos_level_of(n).min(3);
            let such = levels.filter(move |level| such(bearers.marks(bearers.mnemos(*mnemos, *level))));
            such.map(move |level| Source::Mnemos(id, n as u8 * 3 + level))
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
        let (titan, bearers) = (self.titan(id), &self.pack.bearers);
        let sheet = *bearers.marks_of(titan.class);
        let patterns = titan.patterns.iter().map(|pattern| *bearers.marks_of(*pattern));
        let gear = titan.gear.iter().map(|card| *bearers.marks_of(card.gear));
        let levels = |mnemos: &MnemosId| [0, 1, 2].map(|level| *bearers.marks(bearers.mnemos(*mnemos, level)));
        let mnemos = titan.mnemos.iter().flat_map(levels);
        patterns.chain(gear).chain(mnemos).fold(sheet, |all, one| all | one)
    }

    /// Which things of one kind a titan's sources may give it, the primordial's left aside: perhaps too many, never too few.
    #[inline]
    pub(crate) fn marks_of(&self, id: TitanId, kind: impl Fn(&Marks) -> u64) -> u64 {
        let (titan, bearers) = (self.titan(id), &self.pack.bearers);
        let mut all = match &titan.innate.0 {
            Some(innate) => kind(innate),
            None => kind(&self.innate_marks(id)),
        };
        for had in titan.conditions.iter() {
            all |= kind(bearers.marks_of(had.condition));
        }
        match titan.place {
            Place::On(space) => {
                if let Some(tile) = self.board.tile_at(space).and_then(|tile| self.board.tile(tile)) {
                    all |= kind(bearers.marks_of(tile.kind));
                }
            }
            Place::Vantage => {
                if let Some(vantage) = bearers.vantage(self.primordial.id) {
                    all |= kind(bearers.marks(vantage));
                }
            }
            Place::Aboard | Place::Dead => {}
        }
        if let Some(godform) = titan.godform {
            all |= kind(bearers.marks_of(godform));
        }
        if let Some(kratos) = titan.kratos {
            all |= kind(bearers.marks_of(kratos));
        }
        if let Some(moiros) = titan.moiros {
            all |= kind(bearers.marks_of(moiros));
        }
        all
    }

    /// Which things of one kind traits, scars and the body part that is attacked may give.
    #[inline]
    pub(crate) fn primordial_marks(&self, kind: impl Fn(&Marks) -> u64) -> u64 {
        let (bearers, primordial) = (&self.pack.bearers, self.primordial.id);
        let mut all = kind(bearers.of_level(primordial, self.primordial.level));
        for scar in self.primordial.scars.iter() {
            all |= kind(bearers.marks_of(*scar));
        }
        match self.titan_attack().and_then(|attack| attack.part) {
            Some(part) => all | kind(bearers.marks(bearers.part(primordial, part))),
            None => all,
        }
    }

    /// Which things of one kind [`Odyssey::sources_about`] a titan may give.
    #[inline]
    pub(crate) fn marks_about(&self, titan: TitanId, kind: impl Fn(&Marks) -> u64 + Copy) -> u64 {
        self.marks_of(titan, kind) | self.primordial_marks(kind)
    }

    /// Traits of the level that is fought and have not been switched off, scars, and the body part that is being attacked.
    pub(crate) fn primordial_sources(&self) -> impl Iterator<Item = Source> + use<'_> {
        self.primordial_sources_with(|_| true)
    }

    /// Those of the primordial's sources whose marks are such.
    pub(crate) fn primordial_sources_with<F>(&self, such: F) -> impl Iterator<Item = Source> + use<'_, F>
    where
        F: Fn(&Marks) -> bool + Copy,
    {
        let (level, off, bearers) = (self.primordial.level, self.primordial.traits_off, &self.pack.bearers);
        let primordial = self.primordial.id;
        let traits = self.pack.primordial(self.primordial.id).traits.iter().enumerate();
        let traits = traits.filter(move |(n, has)| {
            such(bearers.marks(bearers.of_trait(primordial, *n as u8))) && is_at(has, level) && off & 1 << n == 0
        });
        let scars = self.primordial.scars.iter().enumerate();
        let scars = scars.filter(move |(_, scar)| such(bearers.marks_of(**scar)));
        let part = self.titan_attack().and_then(|attack| attack.part);
        let part = part.filter(|part| such(bearers.marks(bearers.part(primordial, *part))));
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
        self.sources_with(titan, such).chain(self.primordial_sources_with(such))
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
        match source.exhausted() {
            Exhausted::Gear(slot) => {
                let card = self.titan(titan).gear.get(slot.index());
                card.is_some_and(|card| !card.exhausted && !card.discarded) && self.may_serve(titan, slot)
            }
            Exhausted::Mnemos(n) => self.titan(titan).mnemos_exhausted & 1 << n == 0,
            Exhausted::Argo(_) | Exhausted::AbilityOfSheet | Exhausted::AbilityOfPattern(_) | Exhausted::Never => true,
        }
    }

    fn may_serve(&self, titan: TitanId, slot: SlotId) -> bool {
        if !self.is_weapon(titan, slot) {
            return true;
        }
        if let Some(attack_on_target) = self.attack_on_target().filter(|attack| attack.target == titan) {
            return attack_on_target.active.is_none_or(|active| active == slot);
        }
        let titan_attack = self.titan_attack().filter(|attack| attack.titan == titan);
        titan_attack.is_none_or(|attack| attack.weapon == Weapon::Gear(slot))
    }

    /// The context of something that a source gives a titan.
    pub(crate) fn context_of(&self, titan: TitanId, source: Source) -> Context {
        let drawn = matches!(source, Source::Kratos(_) | Source::Moiros(_) | Source::Condition(..));
        let origin = match source.owner() {
            Owner::Ground => Origin::Terrain,
            Owner::Primordial if self.titan_attack().is_some() => Origin::Response,
            Owner::Primordial => Origin::Rule,
            Owner::Titan(_) if drawn => Origin::Card,
            Owner::Titan(_) | Owner::Group => Origin::Ability,
        };
        Context { titan, source, origin }
    }

    /// B17.2 · The place of an ability among the bits of [`Titan::used`](crate::state::Titan::used) (see `pack::limits`). Abilities of other
    /// sources are not limited.
    pub(crate) fn ability_bit(&self, source: Source, ability: u8) -> Option<u64> {
        let place = match source {
            Source::Sheet(_) => ability.min(ON_SHEET - 1),
            Source::Gear(_, slot) => GEAR_BITS + slot.0 * ON_GEAR + ability.min(ON_GEAR - 1),
            Source::Mnemos(titan, n) => {
                let earlier = (n / 3 * 3..n).filter_map(|level| self.powers(Source::Mnemos(titan, level)));
                let before: usize = earlier.map(|powers| powers.abilities.len()).sum();
                MNEMOS_BITS + n / 3 * ON_MNEMOS + (before as u8 + ability).min(ON_MNEMOS - 1)
            }
            Source::Godform(_) => GODFORM_BITS + ability.min(ON_GODFORM - 1),
            Source::Pattern(_, n) => pattern_bits(n) + ability.min(ON_PATTERN - 1),
            Source::Kratos(_) => KRATOS_BITS + ability.min(ON_KRATOS - 1),
            Source::Moiros(_) | Source::Condition(..) | Source::Row(..) | Source::Tile(_) => return None,
            Source::Vantage(_) | Source::Argo(_) | Source::Nymph(_) => return None,
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) => return None,
        };
        Some(1 << place)
    }

    /// B17.6 · The bits of a source's flexible keyword and of its flexible ability in [`TitanAttack::flexible_used`](crate::state::TitanAttack::flexible_used). Each
    /// source has at most one of either.
    pub(crate) fn flexible_bit(&self, source: Source, keyword: bool) -> u64 {
        let place = match source {
            Source::Sheet(_) => 0,
            // A third pattern has the bits behind those of the rows.
            Source::Pattern(_, 2) => return 1 << (56 + u8::from(!keyword)),
            Source::Pattern(_, n) => 1 + n,
            Source::Gear(_, slot) => 3 + slot.0,
            Source::Mnemos(_, n) => 15 + n,
            Source::Godform(_) => 21,
            Source::Kratos(_) => 22,
            Source::Row(_, n) => return 1 << (48 + n.min(7)),
            // They have nothing flexible, or may have it as often as they like.
            Source::Moiros(_) | Source::Condition(..) | Source::Tile(_) | Source::Vantage(_) => 23,
            Source::Argo(_) | Source::Nymph(_) | Source::Trait(_) | Source::Scar(_) | Source::Part(_) => 23,
        };
        1 << (place * 2 + u8::from(!keyword))
    }
}
