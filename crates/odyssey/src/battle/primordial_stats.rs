//! Figures of the primordial with everything that changes them: its level, tokens, traits, scars and the titan concerned.

use super::titan_stats::{Figure, figure, small};
use crate::choice::Source;
use crate::ids::*;
use crate::pack::schema::{Modifier, PrimordialAttribute, PrimordialLevel, TerrainTrait};
use crate::state::Odyssey;

impl Odyssey {
    /// B10.12, B17.10 · The passives of one kind that work for the primordial, as far as this titan is concerned.
    fn primordial_passives(&self, titan: TitanId, bit: u64) -> impl Iterator<Item = Modifier> + use<'_> {
        let sources = self.primordial_sources_with(move |marks| marks.modifiers & bit != 0);
        sources.flat_map(move |source| self.passives_in(titan, source, bit))
    }

    fn primordial_sum(&self, titan: TitanId, (bit, figure): Figure) -> i16 {
        if self.primordial_marks(|marks| marks.modifiers) & bit == 0 {
            return 0;
        }
        self.primordial_passives(titan, bit).map(figure).sum()
    }

    /// Whether a trait or scar gives the primordial this.
    pub(crate) fn primordial_has(&self, modifier: Modifier) -> bool {
        let bit = modifier.bit();
        self.primordial_marks(|marks| marks.modifiers) & bit != 0
            && self.primordial_passives(self.priority, bit).any(|found| found == modifier)
    }

    /// B20.3, B20.5, B15.16 · Tokens on the primordial and in the pool, and permanent bonuses.
    fn primordial_tokens(&self, attribute: PrimordialAttribute) -> i16 {
        let tokens = self.primordial.modifiers.iter().filter(|(token, _)| token.0 == attribute);
        let tokens: i16 = tokens.map(|(_, by)| i16::from(*by)).sum();
        tokens + i16::from(self.pool.modifiers[attribute as usize]) + i16::from(self.primordial.permanent(attribute))
    }

    /// B2.10, C1.7 · How many wounds slay the primordial.
    pub(crate) fn wounds_needed(&self) -> u8 {
        let easier = self.muster.bout.map_or(0, |bout| bout.easier);
        self.primordial_level().wounds.saturating_sub(easier).max(1)
    }

    /// B2.10 · The block of the level that is fought.
    pub(crate) fn primordial_level(&self) -> &PrimordialLevel {
        let levels = &self.pack.primordial(self.primordial.id).levels;
        let found = levels.iter().rfind(|block| block.level <= self.primordial.level);
        found.unwrap_or(&levels[0])
    }

    /// B7.3.3, B9.17.
    pub(crate) fn to_hit(&self) -> u8 {
        let exposed = self.board.with(TerrainTrait::Exposed).meets(&self.primordial.footprint.spaces());
        let sum = i16::from(self.primordial_level().to_hit)
            + self.primordial_tokens(PrimordialAttribute::ToHit)
            + self.primordial_sum(self.concerned(), figure!(FoeToHit))
            - i16::from(exposed);
        sum.clamp(1, 30) as u8
    }

    /// The titan that figures of the primordial are about: the one in the attack in progress, else the priority target.
    fn concerned(&self) -> TitanId {
        let titan_attack = self.titan_attack().map(|attack| attack.titan);
        self.attack_on_target().map(|attack| attack.target).or(titan_attack).unwrap_or(self.priority)
    }

    /// B2.10, B20.3 · With unlimited speed, as far as the board goes.
    pub(crate) fn primordial_speed(&self) -> u8 {
        if self.primordial_has(Modifier::UnlimitedSpeed) {
            return 40;
        }
        let sum = i16::from(self.primordial_level().speed)
            + self.primordial_tokens(PrimordialAttribute::Speed)
            + self.primordial_sum(self.concerned(), figure!(FoeSpeed));
        sum.clamp(0, 40) as u8
    }

    /// B7.6.5 · The AT of a body part against a titan, never below 0.
    pub(crate) fn at_of(&self, part: PartId, titan: TitanId) -> i8 {
        let card = &self.pack.primordial(self.primordial.id).parts[part.index()];
        let in_titan_attack = self.titan_attack().is_some_and(|attack| attack.part == Some(part));
        let bit = Modifier::FoeAt(0).bit();
        let own: i16 = if in_titan_attack {
            0
        } else {
            self.passives_in(titan, Source::Part(part), bit).map(figure!(FoeAt).1 as fn(Modifier) -> i16).sum()
        };
        let sum = i16::from(card.at)
            + i16::from(self.primordial_level().at_bonus)
            + self.primordial_tokens(PrimordialAttribute::At)
            + self.primordial_sum(titan, figure!(FoeAt))
            + self.sum(titan, figure!(AtForMe))
            + own;
        small(sum.max(0))
    }

    /// B5.14.1, B2.11 · The dice of an evasion roll, at least one.
    pub(crate) fn evasion_dice(&self, base: i8) -> u8 {
        let sum = i16::from(base)
            + i16::from(self.primordial_level().dice_bonus)
            + self.primordial_tokens(PrimordialAttribute::EvasionDice)
            + self.primordial_sum(self.concerned(), figure!(FoeEvasionDice));
        sum.clamp(1, 12) as u8
    }

    /// B5.14.3 · The difficulty of an evasion roll.
    pub(crate) fn evasion_difficulty(&self, base: u8) -> u8 {
        let sum = i16::from(base)
            + self.primordial_tokens(PrimordialAttribute::Precision)
            + self.primordial_sum(self.concerned(), figure!(FoePrecision));
        sum.clamp(1, 30) as u8
    }

    /// B2.11, B5.15.2 · What is added once to the Danger of an attack.
    pub(crate) fn danger_bonus(&self) -> i8 {
        let sum = i16::from(self.primordial_level().danger_bonus)
            + self.primordial_tokens(PrimordialAttribute::Danger)
            + self.primordial_sum(self.concerned(), figure!(FoeDanger));
        small(sum)
    }

    /// What traits add to the Danger of each hit.
    pub(crate) fn danger_per_hit_bonus(&self) -> i8 {
        small(self.primordial_sum(self.concerned(), figure!(FoeDangerPerHit)))
    }

    /// What traits add to its knockbacks and pushbacks.
    pub(crate) fn primordial_knockback_bonus(&self) -> i8 {
        small(self.primordial_sum(self.concerned(), figure!(FoeKnockback)))
    }

    pub(crate) fn primordial_pushback_bonus(&self) -> i8 {
        small(self.primordial_sum(self.concerned(), figure!(FoePushback)))
    }
}
