//! N6.3, N8 · Exact odds of tests and attacks, with everything that is rolled again.

use crate::attack::Strike;
use crate::ids::{Member, Model};
use crate::pack::schema::{Ability, Attack, Effect, Passive, SkillKind};
use crate::state::Renaissance;
use crate::stats::concerns;
use smallvec::SmallVec;
use table::Text;
use table::odds::Dist;
use table::scene::{Chance, Odds};

/// The successes of so many dice: enemies make successes be rolled again first, then failed dice are.
pub(crate) fn successes(dice: i8, threshold: u8, dodge: u8, precise: u8) -> Option<Dist> {
    let dice = dice.clamp(1, 16) as i32;
    let rolled = |count: i32| match count {
        0 => Some(Dist::certain(0)),
        count => Dist::die(8)?.successes(count as u32, threshold.into()),
    };
    let first = rolled(dice)?;
    let dodged = first.and_then(|hits| {
        let again = hits.min(dodge.into());
        rolled(again)?.shift(hits - again)
    })?;
    dodged.and_then(|hits| {
        let again = (dice - hits).min(precise.into());
        rolled(again)?.shift(hits)
    })
}

/// The odds of getting so many successes.
fn at_least(dist: Option<Dist>, needs: u8) -> Odds {
    let Some(dist) = dist else { return Odds::open() };
    let chance = dist.at_least(needs.into());
    let (Ok(hits), Ok(of)) = (u64::try_from(chance.hits()), u64::try_from(chance.of())) else { return Odds::open() };
    Odds::new(Chance::new(hits, of)).show(dist.show(Text::new("odds-successes"), |hits| hits >= i32::from(needs)))
}

/// The odds of a test without anything special.
pub(crate) fn plain(dice: i8, threshold: u8, needs: u8) -> Odds {
    at_least(successes(dice, threshold.clamp(2, 8), 0, 0), needs)
}

impl Renaissance {
    /// N8.1, N8.3 · The odds of an attack: at least one wound, or the successes that it asks for.
    pub(crate) fn attack_odds(&self, member: Member, item: usize, line: &Attack, target: Model, extra: u8) -> Odds {
        let mut strike = Strike { member, item, line, adds: SmallVec::new(), target };
        for (_, skill) in self.hero(member).skills.iter().enumerate().filter(|(place, _)| extra >> place & 1 == 1) {
            if let SkillKind::Enhancement { adds, .. } = &self.pack.skill(*skill).kind {
                strike.adds.extend(adds);
            }
        }
        let all = line.before.iter().chain(strike.adds.iter().copied()).filter(|clause| clause.on.is_empty());
        let (mut piercing, mut precise, mut free) = (0, 0, 0);
        for clause in all {
            match clause.does {
                Effect::Piercing(x) => piercing += x,
                Effect::Precise(x) => precise += x,
                Effect::Success(n) => free += n,
                _ => {}
            }
        }
        let mental = line.needs > 0;
        let distance = self.distance(&strike);
        let worn = self.passive_sum(member, |passive| match passive {
            Passive::Precise(which, x) if concerns(which, mental, distance) => x as i8,
            _ => 0,
        });
        let (dodge, armour) = match target {
            Model::Foe(foe) => {
                let dodge =
                    self.foe_ability(foe, |ability| if let Ability::Dodge(x) = ability { Some(x) } else { None });
                free += u8::from(self.stealth.is_some());
                (dodge.unwrap_or(0), if mental { 0 } else { self.armour(foe, false) })
            }
            Model::Hero(_) => (0, 0),
        };
        let dice = self.attack_dice(&strike);
        let threshold = self.threshold(&strike, piercing);
        let needs = (line.needs.max(1) + armour).saturating_sub(free);
        at_least(successes(dice, threshold, dodge, precise + worn.max(0) as u8), needs)
    }
}
