//! What an attack of the primordial can be expected to do, while its dice are not yet on the table.

use super::TOKEN;
use crate::battle::context::{Context, Origin};
use crate::choice::Source;
use crate::dice::PowerDice;
use crate::ids::TitanId;
use crate::odds::succeeds;
use crate::pack::Script;
use crate::pack::schema::{AiAttack, Amount, Effect, Trigger};
use crate::state::{AttackOnTarget, Odyssey};

/// Potentials that a die of each colour shows on average.
const HELD: [f32; 3] = [0.5, 1.0, 2.0];
/// Armour is sometimes more than is needed, so it holds off less than it shows.
const NEEDED: f32 = 0.8;
/// The Danger that comes near to a death, to a draw that is graver than the titan's own, and to a fall.
const DEATH: f32 = 8.0;
const GRAVER: f32 = 2.0;
const FALL: f32 = 1.0;
/// G6.1 · What a titan's sheet can show; a draw for more is an obol.
const HIGHEST: u8 = 9;

impl Odyssey {
    /// The Danger that the target of the attack in progress has still to expect of it.
    pub(super) fn danger_ahead(&self, titan: TitanId) -> f32 {
        let attack_on_target = self.attack_on_target().filter(|attack| attack.target == titan && attack.after == 0);
        let (Some(attack_on_target), Some(attack)) = (attack_on_target, self.attack_in_progress()) else {
            return 0.0;
        };
        if attack_on_target.boosted && !self.armour_waits(attack_on_target) {
            return attack_on_target.reached.saturating_sub(HIGHEST).into();
        }
        let hits = self.hits_ahead(attack_on_target, attack);
        let about = Context { titan, source: Source::Trait(u8::MAX), origin: Origin::Attack };
        let sure = hits.min(1.0);
        let bonus = f32::from(self.danger_bonus()) * sure + f32::from(self.danger_per_hit_bonus()) * hits;
        let danger = self.danger_in(attack.hits, hits, about) + bonus;
        (danger - self.armour_ahead(titan, attack_on_target) * sure).max(0.0)
    }

    /// B5.14.5 · What a crit evade that already lies there will bring once the dice in hand are rolled: whoever rolls others again does not lose it.
    pub(super) fn boon_ahead(&self, titan: TitanId) -> f32 {
        let Some(attack_on_target) =
            self.attack_on_target().filter(|attack| attack.target == titan && attack.again != 0)
        else {
            return 0.0;
        };
        let mut dice = attack_on_target.dice.iter().enumerate();
        if !dice.any(|(place, die)| die.crit && die.face == 10 && attack_on_target.again & 1 << place == 0) {
            return 0.0;
        }
        let boons = self.usable(titan, Trigger::CritEvade);
        let sure = boons.iter().filter(|one| !self.is_voluntary(one.0, one.1));
        let effects = sure.filter_map(|one| self.ability(one.0, one.1).map(|ability| (one.0, ability.effects)));
        effects.map(|(source, script)| self.boon_in(script, self.context_of(titan, source))).sum()
    }

    fn boon_in(&self, script: Script, context: Context) -> f32 {
        let each = self.pack.all(script).iter().map(|effect| match effect {
            Effect::Pool(_, amount) | Effect::PoolMixed(amount) => f32::from(self.amount(*amount, context)) * TOKEN,
            _ => TOKEN,
        });
        each.sum()
    }

    /// B6.1 · Whether the Danger has been dealt and the armour roll is still to come.
    fn armour_waits(&self, attack_on_target: &AttackOnTarget) -> bool {
        attack_on_target.dealt == 0
            && attack_on_target.armour.is_empty()
            && !self.armour_dice(attack_on_target.target, attack_on_target.active).is_empty()
    }

    /// B5.14 · Hits that are counted or lie there, and the chances of dice that are in hand.
    fn hits_ahead(&self, attack_on_target: &AttackOnTarget, attack: &AiAttack) -> f32 {
        if attack_on_target.hits > 0 {
            return attack_on_target.hits.into();
        }
        let misses = |bonus: i8, figure: u8| (1..=10).filter(|face| !succeeds(*face, bonus, figure)).count();
        let chance = misses(attack_on_target.evasion, attack_on_target.difficulty) as f32 / 10.0;
        if attack_on_target.dice.is_empty() {
            let dice = f32::from(self.evasion_dice(attack.dice as i8 + attack_on_target.extra));
            let free = f32::from(self.evasion_rerolls(attack_on_target.target) + attack_on_target.rerolls);
            let hits = dice * chance;
            return hits - hits.min(free) * (1.0 - chance);
        }
        let dice = attack_on_target.dice.iter().enumerate();
        let hits = dice.map(|(place, die)| match attack_on_target.again & 1 << place {
            0 => f32::from(u8::from(!attack_on_target.evades(die))),
            _ => chance,
        });
        hits.sum()
    }

    /// B5.15 · The Danger of a script, with this many hits.
    fn danger_in(&self, script: Script, hits: f32, about: Context) -> f32 {
        let sure = hits.min(1.0);
        let each = self.pack.all(script).iter().map(|effect| match effect {
            Effect::Danger(Amount::PerHit(each)) => f32::from(*each) * hits,
            Effect::Danger(amount) => f32::from(self.amount(*amount, about)) * sure,
            Effect::If(when, then, otherwise) => {
                let script = if self.holds(*when, about) { then } else { otherwise };
                self.danger_in(*script, hits, about)
            }
            Effect::Die => DEATH * sure,
            Effect::TraumaInstead(_) => GRAVER * sure,
            Effect::Knockdown => FALL * sure,
            _ => 0.0,
        });
        each.sum()
    }

    /// B6.2 · What the armour holds off on average.
    fn armour_ahead(&self, titan: TitanId, attack_on_target: &AttackOnTarget) -> f32 {
        let held = |pool: PowerDice| {
            let dice = pool.dice.iter().zip(HELD);
            dice.map(|(count, each)| f32::from(*count) * each).sum::<f32>() + f32::from(pool.raw)
        };
        (held(self.armour_dice(titan, attack_on_target.active)) + held(attack_on_target.reinforced)) * NEEDED
    }
}
