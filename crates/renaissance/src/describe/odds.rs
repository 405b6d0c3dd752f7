//! N6.3, N8 · Exact odds of tests and attacks, with everything that is rolled again and every symbol that counts.

use crate::attack::{Rolled, Strike};
use crate::ids::{Member, Model};
use crate::pack::schema::{Attack, Effect};
use crate::rolls::Pool;
use crate::state::Renaissance;
use std::collections::BTreeMap;
use table::Text;
use table::odds::Dist;
use table::scene::{Chance, Odds};

/// More dice than this are not told apart face by face.
const MOST_FACES: i8 = 9;

/// How many dice show each face from 1 to 8.
type Count = [u8; 8];

/// Every way in which dice can fall, with how many cases give it.
struct Falls(BTreeMap<Count, u128>);

impl Falls {
    fn of(dice: u8) -> Falls {
        let mut falls = Falls(BTreeMap::from([(Count::default(), 1)]));
        (0..dice).for_each(|_| falls = falls.one_more());
        falls
    }

    fn one_more(&self) -> Falls {
        let mut next = BTreeMap::new();
        for (count, cases) in &self.0 {
            for face in 0..8 {
                let mut more = *count;
                more[face] += 1;
                *next.entry(more).or_insert(0) += cases;
            }
        }
        Falls(next)
    }

    /// Up to so many of the dice that `take` picks, one after another, are rolled once more.
    fn again(&self, most: u8, take: impl Fn(&Count) -> Option<usize>) -> Falls {
        let mut next: BTreeMap<Count, u128> = BTreeMap::new();
        for (count, cases) in &self.0 {
            let mut left = *count;
            let mut rolled = 0;
            while rolled < most
                && let Some(face) = take(&left)
            {
                left[face] -= 1;
                rolled += 1;
            }
            // The others count as rolled without effect, so that all cases stay equally likely.
            let idle = 8u128.pow(u32::from(most - rolled));
            for (fresh, ways) in Falls::of(rolled).0 {
                let sum: Count = std::array::from_fn(|face| left[face] + fresh[face]);
                *next.entry(sum).or_insert(0) += cases * ways * idle;
            }
        }
        Falls(next)
    }

    /// N6.5 · What an enemy makes one roll again comes first, then failed dice of one's own.
    fn of_pool(pool: &Pool) -> Falls {
        let threshold = usize::from(pool.threshold);
        let best = |least: usize| move |count: &Count| (least - 1..8).rev().find(|face| count[*face] > 0);
        let worst = |count: &Count| (0..threshold - 1).find(|face| count[*face] > 0);
        let falls = Falls::of(pool.dice.clamp(1, MOST_FACES) as u8);
        let falls = if pool.unlucky { falls.again(1, best(1)) } else { falls };
        let falls = if pool.dodge > 0 { falls.again(pool.dodge, best(threshold)) } else { falls };
        if pool.precise > 0 { falls.again(pool.precise, worst) } else { falls }
    }

    fn dist(&self, value: impl Fn(&Rolled) -> i32) -> Option<Dist> {
        Dist::weighted(self.0.iter().map(|(count, cases)| {
            let faces = (0..8u8).flat_map(|face| std::iter::repeat_n(face + 1, count[usize::from(face)].into()));
            (value(&Rolled { faces: faces.collect(), borrowed: None }), *cases)
        }))
    }
}

/// The odds of at least this value, with a strip of bars.
fn at_least(dist: Option<Dist>, needs: i32, name: &'static str) -> Odds {
    let Some(dist) = dist else { return Odds::open() };
    let chance = dist.at_least(needs);
    let (Ok(hits), Ok(of)) = (u64::try_from(chance.hits()), u64::try_from(chance.of())) else { return Odds::open() };
    Odds::new(Chance::new(hits, of)).show(dist.show(Text::new(name), |value| value >= needs))
}

/// The odds of a test without anything special.
pub(crate) fn plain(dice: i8, threshold: u8, needs: u8) -> Odds {
    let threshold = threshold.clamp(2, 8);
    let dist = Dist::die(8).and_then(|die| die.successes(dice.clamp(1, 16) as u32, threshold.into()));
    at_least(dist, needs.into(), "odds-successes")
}

impl Renaissance {
    /// N8.1, N8.3 · The odds of an attack: the wounds that it inflicts, or the successes that it asks for.
    pub(crate) fn attack_odds(&self, member: Member, item: usize, line: &Attack, target: Model, extra: u8) -> Odds {
        let strike = Renaissance::attempt(&self.pack, self.hero(member), (member, item), line, (target, extra));
        let pool = self.attack_pool(&strike);
        let falls = Falls::of_pool(&pool);
        match target {
            Model::Foe(foe) if line.needs == 0 => {
                let dist = falls.dist(|rolled| {
                    let wounds = self.physical_blow(&strike, rolled, foe, self.hits(&strike, rolled)).wounds;
                    let lethal = if wounds > 0 { self.lethal(&strike, rolled) } else { 0 };
                    i32::from(wounds + lethal)
                });
                at_least(dist, 1, "odds-wounds")
            }
            _ => {
                let dist = falls.dist(|rolled| i32::from(self.hits(&strike, rolled)));
                at_least(dist, line.needs.max(1).into(), "odds-successes")
            }
        }
    }

    /// N8.2 · Wounds after the mark that come with success.
    pub(crate) fn lethal(&self, strike: &Strike<'_>, rolled: &Rolled) -> u8 {
        let wounds = |effect: Effect| match effect {
            Effect::Lethal(x) | Effect::Wound(x) | Effect::Unsoaked(x) => x,
            _ => 0,
        };
        let printed: u8 = strike.after().map(|clause| wounds(clause.does) * rolled.times(clause)).sum();
        printed + self.worn_lethal(strike)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Member;

    fn chance(pool: &Pool) -> (u128, u128) {
        let threshold = pool.threshold;
        let hits = |rolled: &Rolled| i32::from(crate::rolls::successes(&rolled.faces, threshold));
        let dist = Falls::of_pool(pool).dist(hits).expect("a distribution");
        let odds = dist.at_least(1);
        (odds.hits(), odds.of())
    }

    #[test]
    fn what_is_rolled_again_is_counted_exactly() {
        let mut pool = Pool::new(Member(0), 1, 5, "N6.3.1");
        assert_eq!(chance(&pool), (1, 2));
        pool.precise = 1;
        assert_eq!(chance(&pool), (3, 4), "a failed die once more");
        (pool.precise, pool.dodge) = (0, 1);
        assert_eq!(chance(&pool), (1, 4), "a success once more");
        pool.precise = 1;
        assert_eq!(chance(&pool), (5, 8), "first the success, then the failure");
    }
}
