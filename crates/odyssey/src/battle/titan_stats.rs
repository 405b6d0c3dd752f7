//! Figures with everything that changes them: tokens, conditions, position, gear, gates. Nothing here changes the state.

use crate::choice::Source;
use crate::dice::{Colour, PowerDice};
use crate::ids::*;
use crate::pack::schema::{Attribute, GearSlot, Guards, Keyword, Modifier, Strikes, TerrainTrait};
use crate::state::{Hidden, Odyssey, TitanAttack, TitanAttackKind, Weapon};

/// The figure of a modifier of one kind.
macro_rules! figure {
    ($kind:ident) => {
        (Modifier::$kind(0).bit(), |modifier| match modifier {
            Modifier::$kind(figure) => figure as i16,
            _ => 0,
        })
    };
}

pub(super) use figure;

pub(super) type Figure = (u64, fn(Modifier) -> i16);

pub(super) fn small(sum: i16) -> i8 {
    sum.clamp(-100, 100) as i8
}

impl Odyssey {
    /// B17.4 · The passives of one kind that work for a titan.
    fn passives(&self, titan: TitanId, bit: u64) -> impl Iterator<Item = Modifier> + use<'_> {
        let there =
            self.may_have(titan, bit).then(|| self.sources_about(titan, move |marks| marks.modifiers & bit != 0));
        let sources = there.into_iter().flatten();
        sources.flat_map(move |source| self.passives_in(titan, source, bit))
    }

    pub(super) fn passives_in(
        &self,
        titan: TitanId,
        source: Source,
        bit: u64,
    ) -> impl Iterator<Item = Modifier> + use<'_> {
        let passives = self.powers(source).map_or(&[][..], |powers| &powers.passives);
        let context = self.context_of(titan, source);
        let of_kind = passives.iter().filter(move |passive| passive.is.bit() == bit);
        of_kind
            .filter(move |passive| self.is_open(titan, passive.gate) && self.holds(passive.when, context))
            .map(|passive| passive.is)
    }

    /// Whether anything could give a titan a passive of this kind. Mostly nothing does, and then nobody goes through its sources.
    fn may_have(&self, titan: TitanId, bit: u64) -> bool {
        self.marks_about(titan, |marks| marks.modifiers) & bit != 0
    }

    pub(super) fn sum(&self, titan: TitanId, (bit, figure): Figure) -> i16 {
        if !self.may_have(titan, bit) {
            return 0;
        }
        self.passives(titan, bit).map(figure).sum()
    }

    /// Whether something of the titan, its place or the primordial gives it this.
    pub(crate) fn has(&self, titan: TitanId, modifier: Modifier) -> bool {
        let bit = modifier.bit();
        self.may_have(titan, bit) && self.passives(titan, bit).any(|found| found == modifier)
    }

    /// B20.3 · Modifier tokens on a titan.
    pub(crate) fn tokens_of(&self, titan: TitanId, attribute: Attribute) -> i16 {
        let tokens = self.titan(titan).modifiers.iter();
        tokens.filter(|(token, _)| token.0 == attribute).map(|(_, by)| i16::from(*by)).sum()
    }

    /// B18.2, B27.7 · The offensive figures of what a titan strikes with.
    pub(crate) fn strikes_of(&self, titan: TitanId, weapon: Weapon) -> Option<&Strikes> {
        match weapon {
            Weapon::Gear(slot) => {
                let card = self.titan(titan).gear.get(slot.index())?;
                self.pack.gear(card.gear).strikes.as_ref()
            }
            Weapon::Godform => self.pack.godforms[self.titan(titan).godform?.index()].strikes.as_ref(),
        }
    }

    /// B7.3.1, B18.13 · How many dice an attack rolls.
    pub(crate) fn attack_dice(&self, titan: TitanId, weapon: Weapon) -> u8 {
        let base = self.strikes_of(titan, weapon).map_or(0, |strikes| i16::from(strikes.dice));
        let one_handed = i16::from(self.is_one_handed_fists(titan, weapon));
        let more = self.attack_by(titan).map_or(0, |attack| i16::from(attack.more_dice));
        let sum = base - one_handed + more + self.sum(titan, figure!(AttackDice));
        sum.clamp(1, 12) as u8
    }

    fn is_one_handed_fists(&self, titan: TitanId, weapon: Weapon) -> bool {
        let Weapon::Gear(slot) = weapon else { return false };
        let card = self.titan(titan).gear.get(slot.index());
        card.is_some_and(|card| self.pack.gear(card.gear).slot == GearSlot::Fists && card.hands == 1)
    }

    /// The titan's own attack, if that is in progress.
    pub(crate) fn attack_by(&self, titan: TitanId) -> Option<&TitanAttack> {
        self.titan_attack().filter(|attack| attack.titan == titan)
    }

    /// B7.3.2 · What is added to each die of an attack, Openings included.
    pub(crate) fn precision(&self, titan: TitanId, weapon: Weapon) -> i8 {
        let base = self.strikes_of(titan, weapon).map_or(0, |strikes| i16::from(strikes.precision));
        let precise = self.keyword_sum(titan, Some(weapon), |keyword| match keyword {
            Keyword::Precise(more) => Some(more),
            _ => None,
        });
        let improved_rush = self.attack_by(titan).is_some_and(|attack| attack.kind == TitanAttackKind::Rush(true));
        let sum = base
            + self.sum(titan, figure!(Precision))
            + self.tokens_of(titan, Attribute::Precision)
            + self.despair_penalty(titan)
            + i16::from(precise)
            + i16::from(self.pool.openings)
            + i16::from(self.is_hidden(titan))
            + i16::from(self.is_in_blindspot(titan))
            + i16::from(improved_rush);
        small(sum)
    }

    /// B22.9 · What despair takes off while no other titan is adjacent.
    fn despair_penalty(&self, titan: TitanId) -> i16 {
        match self.titan(titan).despair {
            0 => 0,
            _ if !self.despairs(titan) => 0,
            1 => -1,
            _ => -3,
        }
    }

    /// B22.9 · Whether despair counts: it has tokens, and no other titan is adjacent.
    pub(crate) fn despairs(&self, titan: TitanId) -> bool {
        let mut others = self.living().filter(|other| *other != titan);
        self.titan(titan).despair > 0
            && !others.any(|other| self.titan_is_beside(titan, other))
            && !self.has(titan, Modifier::NoDespair)
    }

    /// B21.22.
    pub(crate) fn is_hidden(&self, titan: TitanId) -> bool {
        self.titan(titan).hidden != Hidden::No
    }

    /// B18.2 · The defensive figures that count in an attack on a titan: of the active weapon and of cards that are no weapons, if not exhausted.
    fn guards(&self, titan: TitanId, active: Option<SlotId>) -> impl Iterator<Item = &Guards> {
        let cards = self.titan(titan).gear.iter().enumerate();
        let cards = cards.filter(|(_, card)| !card.exhausted && !card.discarded);
        cards.filter_map(move |(n, card)| {
            let slot = SlotId(n as u8);
            let serves = active == Some(slot) || !self.is_weapon(titan, slot);
            serves.then(|| &self.pack.gear(card.gear).guards)
        })
    }

    /// B5.14.9 · The weapon that is active in defence, if this titan is the target.
    pub(crate) fn active_in_defence(&self, titan: TitanId) -> Option<SlotId> {
        self.attack_on_target().filter(|attack| attack.target == titan)?.active
    }

    /// B5.14.2, B21.14, B9.14 · What is added to each evasion die. Of weapons only the one that is active counts.
    pub(crate) fn evasion(&self, titan: TitanId) -> i8 {
        let gear: i16 = self.guards(titan, self.active_in_defence(titan)).map(|guards| i16::from(guards.evasion)).sum();
        let cover = self.titan(titan).space().is_some_and(|space| self.board.with(TerrainTrait::Cover).contains(space));
        let sum = gear
            + self.sum(titan, figure!(Evasion))
            + self.tokens_of(titan, Attribute::Evasion)
            + i16::from(self.is_hidden(titan))
            + i16::from(self.has_keyword(titan, self.active_in_defence(titan).map(Weapon::Gear), Keyword::Dodge))
            + i16::from(cover);
        small(sum)
    }

    /// B5.14.4 · Free re-rolls of an evasion roll. Of weapons only the one that is active counts.
    pub(crate) fn evasion_rerolls(&self, titan: TitanId) -> u8 {
        let gear: i16 = self.guards(titan, self.active_in_defence(titan)).map(|guards| i16::from(guards.rerolls)).sum();
        (gear + self.sum(titan, figure!(EvasionReroll))).clamp(0, 12) as u8
    }

    /// B5.14.9, B5.14.10 · The weapons that would give a titan something in defence.
    pub(crate) fn guarding_weapons(&self, titan: TitanId) -> impl Iterator<Item = SlotId> + use<'_> {
        let cards = self.titan(titan).gear.iter().enumerate();
        cards.filter_map(move |(n, card)| {
            let slot = SlotId(n as u8);
            let guards = &self.pack.gear(card.gear).guards;
            let gives = guards.evasion != 0 || guards.rerolls > 0 || !guards.armour.is_empty();
            let live = !card.exhausted && !card.discarded && self.is_weapon(titan, slot);
            (live && gives).then_some(slot)
        })
    }

    /// B8.8.1.
    pub(crate) fn speed(&self, titan: TitanId) -> u8 {
        let class = i16::from(self.pack.class(self.titan(titan).class).speed);
        let sum = class + self.sum(titan, figure!(Speed)) + self.tokens_of(titan, Attribute::Speed);
        sum.clamp(0, 15) as u8
    }

    /// B2.5 · How many hands and supports a titan has room for.
    pub(crate) fn hand_slots(&self, titan: TitanId) -> u8 {
        (2 + self.sum(titan, figure!(Hands))).clamp(0, 6) as u8
    }

    pub(crate) fn support_slots(&self, titan: TitanId) -> u8 {
        (2 + self.sum(titan, figure!(Supports))).clamp(0, 6) as u8
    }

    /// G7.1 · The value of a skill, with what lasts.
    pub(crate) fn skill(&self, titan: TitanId, skill: Skill) -> i8 {
        let bit = Modifier::Skill(skill, 0).bit();
        let passives = self.passives(titan, bit).filter_map(|passive| match passive {
            Modifier::Skill(of, figure) if of == skill => Some(i16::from(figure)),
            _ => None,
        });
        small(i16::from(self.titan(titan).skills[skill as usize]) + passives.sum::<i16>())
    }

    /// B7.6.1, B27.6 · The titan's own power die.
    pub(crate) fn power_die(&self, titan: TitanId) -> Colour {
        let sheet = self.titan(titan);
        let base = match sheet.godform {
            Some(godform) => self.pack.godforms[godform.index()].power,
            None => self.pack.class(sheet.class).power,
        };
        let better = self.sum(titan, figure!(BetterPowerDie)).max(0);
        (0..better).fold(base, |colour, _| colour.next().unwrap_or(colour))
    }

    /// B7.6.1 · The power pool of an attack before limits (G2.5).
    pub(crate) fn power_pool(&self, titan_attack: &TitanAttack) -> PowerDice {
        let titan = titan_attack.titan;
        let mut pool = titan_attack.extra;
        pool.add(self.power_die(titan), 1);
        if let Some(strikes) = self.strikes_of(titan, titan_attack.weapon) {
            strikes.power.iter().for_each(|colour| pool.add(*colour, titan_attack.hits));
            strikes.once.iter().for_each(|colour| pool.add(*colour, 1));
            let gated = strikes.gated.filter(|(gate, _)| self.is_open(titan, Some(*gate)));
            pool.raw += strikes.raw as i8 + gated.map_or(0, |(_, more)| more as i8);
        }
        for keyword in self.keywords(titan, Some(titan_attack.weapon)) {
            match keyword {
                Keyword::PowerDie(colour) => pool.add(colour, 1),
                Keyword::Power(more) => pool.raw += more as i8,
                _ => {}
            }
        }
        for (_, keyword) in self.settled_keywords(titan_attack) {
            match keyword {
                Keyword::PowerDie(colour) => pool.add(colour, 1),
                Keyword::Power(more) => pool.raw += more as i8,
                _ => {}
            }
        }
        let dice = self.passives(titan, Modifier::PowerDie(Colour::Red).bit());
        dice.for_each(|passive| {
            if let Modifier::PowerDie(colour) = passive {
                pool.add(colour, 1);
            }
        });
        pool.raw += small(self.sum(titan, figure!(RawPower)) + self.tokens_of(titan, Attribute::Power));
        pool
    }

    /// B6.1, B21.36 · The armour dice against an attack with this weapon active, before limits (G2.5).
    pub(crate) fn armour_dice(&self, titan: TitanId, active: Option<SlotId>) -> PowerDice {
        let mut dice = PowerDice::default();
        let of_gear = self.guards(titan, active).flat_map(|guards| &guards.armour);
        of_gear.for_each(|colour| dice.add(*colour, 1));
        for passive in self.passives(titan, Modifier::ArmourDie(Colour::Red).bit()) {
            if let Modifier::ArmourDie(colour) = passive {
                dice.add(colour, 1);
            }
        }
        for keyword in self.keywords(titan, active.map(Weapon::Gear)) {
            match keyword {
                Keyword::Reinforce(count) => dice.add(Colour::Red, count),
                Keyword::AdvancedReinforce(count) => dice.add(Colour::Black, count),
                Keyword::SuperiorReinforce(count) => dice.add(Colour::White, count),
                _ => {}
            }
        }
        dice
    }

    /// B12.2 · By how much a knockback of a titan is shortened, and a pushback.
    pub(crate) fn shorter_knockback(&self, titan: TitanId) -> u8 {
        self.sum(titan, figure!(ShorterKnockback)).clamp(0, 20) as u8
    }

    pub(crate) fn shorter_pushback(&self, titan: TitanId) -> u8 {
        self.sum(titan, figure!(ShorterPushback)).clamp(0, 20) as u8
    }

    /// B21.1, B22.12 · How many ambrosia tokens a titan can bear.
    pub(crate) fn ambrosia_limit(&self, titan: TitanId) -> u8 {
        let (sets, raises) = figure_pair();
        let set = self.passives(titan, sets.0).map(sets.1).max().unwrap_or(0);
        let limits = Keyword::AmbrosiaLimit(0).bit() | Keyword::AmbrosiaLimitPlus(0).bit();
        let there = self.marks_of(titan, |marks| marks.keywords) & limits != 0;
        let sources = || there.then(|| self.sources_of(titan)).into_iter().flatten();
        let words = || sources().flat_map(|source| self.open_keywords(titan, source));
        let set_by_word = words().filter_map(|keyword| match keyword {
            Keyword::AmbrosiaLimit(limit) => Some(i16::from(limit)),
            _ => None,
        });
        let raised_by_word = words().filter_map(|keyword| match keyword {
            Keyword::AmbrosiaLimitPlus(more) => Some(i16::from(more)),
            _ => None,
        });
        let base = set.max(set_by_word.max().unwrap_or(0)).max(i16::from(self.pack.numbers.ambrosia_limit));
        (base + self.sum(titan, raises) + raised_by_word.sum::<i16>()).clamp(0, 50) as u8
    }

    /// B22.10 · How many despair tokens kill a titan that is alone.
    pub(crate) fn despair_limit(&self, titan: TitanId) -> u8 {
        let limits = self.passives(titan, Modifier::DespairLimit(0).bit());
        let limits = limits.filter_map(|passive| match passive {
            Modifier::DespairLimit(limit) => Some(limit),
            _ => None,
        });
        limits.max().unwrap_or(self.pack.numbers.despair_limit)
    }
}

/// B21.1 · What sets the ambrosia limit, and what raises it.
fn figure_pair() -> (Figure, Figure) {
    (figure!(AmbrosiaLimit), figure!(AmbrosiaLimitPlus))
}
