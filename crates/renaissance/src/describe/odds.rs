//! N6.3, N8 · Exact odds of tests and attacks, with everything that is rolled again and every symbol that counts.

use crate::allies::ally_needs;
use crate::attack::{Rolled, Strike};
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Attack, AttackKind, Clause, Effect, Status};
use crate::rolls::{MOST_DICE, Pool, successes};
use crate::state::Renaissance;
use std::collections::BTreeMap;
use table::Text;
use table::odds::Dist;
use table::scene::{Chance, Odds};

/// N6.4 · No face up to this one has a symbol.
const PLAIN: u8 = 5;

/// How many dice show each face from 1 to 8.
type Count = [u8; 8];

/// Every way in which dice can fall, with how many cases give it. The lowest faces are told apart only where that matters: this many of them count
/// as the highest of them.
struct Falls {
    ways: BTreeMap<Count, u128>,
    alike: u8,
}

impl Falls {
    fn of(dice: u8, alike: u8) -> Falls {
        let mut falls = Falls { ways: BTreeMap::from([(Count::default(), 1)]), alike };
        (0..dice).for_each(|_| falls = falls.one_more());
        falls
    }

    fn one_more(&self) -> Falls {
        let mut ways = BTreeMap::new();
        for (count, cases) in &self.ways {
            for face in usize::from(self.alike) - 1..8 {
                let weight = if face + 1 == usize::from(self.alike) { u128::from(self.alike) } else { 1 };
                let mut more = *count;
                more[face] += 1;
                *ways.entry(more).or_insert(0) += cases * weight;
            }
        }
        Falls { ways, alike: self.alike }
    }

    /// Up to this many of the dice that `take` picks, one after another, are rolled once more.
    fn again(&self, most: u8, take: impl Fn(&Count) -> Option<usize>) -> Falls {
        let mut next: BTreeMap<Count, u128> = BTreeMap::new();
        for (count, cases) in &self.ways {
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
            for (fresh, ways) in Falls::of(rolled, self.alike).ways {
                let sum: Count = std::array::from_fn(|face| left[face] + fresh[face]);
                *next.entry(sum).or_insert(0) += cases * ways * idle;
            }
        }
        Falls { ways: next, alike: self.alike }
    }

    /// N6.5 · What an enemy makes one roll again comes first, then failed dice of one's own. Failed dice without a symbol are alike, unless
    /// symbols can still lower the threshold.
    fn of_pool(pool: &Pool, shifting: bool) -> Falls {
        let alike = if shifting { 1 } else { (pool.threshold - 1).clamp(1, PLAIN) };
        let threshold = usize::from(pool.threshold);
        let best = |least: usize| move |count: &Count| (least - 1..8).rev().find(|face| count[*face] > 0);
        let worst = |count: &Count| (0..threshold - 1).find(|face| count[*face] > 0);
        let falls = Falls::of(pool.dice.clamp(1, MOST_DICE as i8) as u8, alike);
        let falls = if pool.unlucky { falls.again(1, best(1)) } else { falls };
        let falls = if pool.dodge > 0 { falls.again(pool.dodge, best(threshold)) } else { falls };
        if pool.precise > 0 { falls.again(pool.precise, worst) } else { falls }
    }

    fn dist(&self, value: impl Fn(&Rolled) -> i32) -> Option<Dist> {
        Dist::weighted(self.ways.iter().map(|(count, cases)| {
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
        self.strike_odds(&Renaissance::attempt(&self.pack, self.hero(member), (member, item), line, (target, extra)))
    }

    /// The same for an attack whose parts are known.
    pub(crate) fn strike_odds(&self, strike: &Strike<'_>) -> Odds {
        let shifts = |clause: &Clause| matches!(clause.does, Effect::Piercing(_)) && !clause.on.is_empty();
        let falls = Falls::of_pool(&self.attack_pool(strike), strike.before().any(shifts));
        match strike.target {
            Model::Foe(foe) if strike.line.needs == 0 => {
                let dist = falls.dist(|rolled| {
                    let wounds = self.physical_blow(strike, rolled, foe, self.hits(strike, rolled)).wounds;
                    let lethal = if wounds > 0 { self.lethal(strike, rolled) } else { 0 };
                    i32::from(wounds + lethal)
                });
                at_least(dist, 1, "odds-wounds")
            }
            _ => {
                let dist = falls.dist(|rolled| i32::from(self.hits(strike, rolled)));
                at_least(dist, strike.line.needs.max(1).into(), "odds-successes")
            }
        }
    }

    /// N1.1.5 · The odds of an ally's attack.
    pub(crate) fn ally_odds(&self, ally: FoeId, number: usize, target: FoeId) -> Odds {
        let Some(blow) = self.blows(ally).get(number) else { return Odds::open() };
        let (dice, threshold) = self.ally_pool(ally, blow, target);
        let mut pool = Pool::new(Member(0), dice as i8, threshold, "N1.1.5");
        pool.dodge = self.dodge(target);
        pool.unlucky = self.foe(target).tokens.has(Status::Lucky);
        pool.precise = if self.foe(ally).tokens.has(Status::Lucky) { dice } else { 0 };
        let falls = Falls::of_pool(&pool, false);
        let hits = |rolled: &Rolled| successes(&rolled.faces, threshold);
        match blow.kind {
            AttackKind::Mental => at_least(falls.dist(|r| hits(r).into()), ally_needs(blow).into(), "odds-successes"),
            AttackKind::Physical => {
                let dist = falls.dist(|rolled| i32::from(self.ally_blow(blow, target, hits(rolled)).wounds));
                at_least(dist, 1, "odds-wounds")
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
        let dist = Falls::of_pool(pool, false).dist(hits).expect("a distribution");
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

    /// All that can be rolled, die by die and case by case, with the rules for what is rolled again written out once more: the successes and the
    /// stars of each case, in order.
    fn by_force(pool: &Pool) -> Vec<(u8, u8)> {
        let dice = pool.dice as u32;
        let again = u32::from(pool.dodge + pool.precise + u8::from(pool.unlucky));
        let mut cases = Vec::new();
        for number in 0..8u32.pow(dice + again) {
            let mut rolls = (0..dice + again).map(|place| (number / 8u32.pow(place) % 8 + 1) as u8);
            let mut faces: Vec<u8> = rolls.by_ref().take(dice as usize).collect();
            let mut spare: Vec<u8> = rolls.collect();
            let mut reroll = |faces: &mut Vec<u8>, mut places: Vec<usize>, most: u8| {
                places.truncate(most.into());
                for (nth, place) in places.iter().enumerate() {
                    faces[*place] = spare[nth];
                }
                spare.drain(..usize::from(most));
            };
            if pool.unlucky {
                let best = (0..faces.len()).max_by_key(|place| faces[*place]).into_iter().collect();
                reroll(&mut faces, best, 1);
            }
            let mut hits: Vec<usize> = (0..faces.len()).filter(|place| faces[*place] >= pool.threshold).collect();
            hits.sort_by_key(|place| std::cmp::Reverse(faces[*place]));
            reroll(&mut faces, hits, pool.dodge);
            let mut misses: Vec<usize> = (0..faces.len()).filter(|place| faces[*place] < pool.threshold).collect();
            misses.sort_by_key(|place| faces[*place]);
            reroll(&mut faces, misses, pool.precise);
            let stars = faces.iter().filter(|face| **face == 6).count() as u8;
            cases.push((crate::rolls::successes(&faces, pool.threshold), stars));
        }
        cases
    }

    #[test]
    fn odds_with_rerolls_and_symbols_are_those_of_all_cases() {
        for (dice, threshold, dodge, precise, unlucky) in [
            (3, 5, 0, 0, false),
            (3, 4, 1, 0, false),
            (3, 5, 1, 1, false),
            (2, 7, 1, 2, false),
            (2, 8, 0, 1, true),
            (4, 2, 2, 0, false),
        ] {
            let pool = Pool { dodge, precise, unlucky, ..Pool::new(Member(0), dice, threshold, "N6.3.1") };
            let cases = by_force(&pool);
            let falls = Falls::of_pool(&pool, false);
            let of: u128 = falls.ways.values().sum();
            for hits in 0..=dice as u8 {
                for stars in 0..=dice as u8 {
                    let here = |case: &&(u8, u8)| **case == (hits, stars);
                    let (found, all) = (cases.iter().filter(here).count() as u128, cases.len() as u128);
                    let told: u128 = falls
                        .ways
                        .iter()
                        .filter(|(count, _)| {
                            let reached: u8 = count[usize::from(threshold) - 1..].iter().sum();
                            (reached, count[5]) == (hits, stars)
                        })
                        .map(|(_, cases)| cases)
                        .sum();
                    assert_eq!(told * all, found * of, "{hits} successes and {stars} stars of {pool:?}");
                }
            }
        }
    }

    #[test]
    fn sixteen_dice_are_as_exact_as_two() {
        let pool = Pool::new(Member(0), 16, 5, "N6.3.1");
        assert_eq!(chance(&pool), (65_535, 65_536), "all but one case in 2 to the sixteenth");
    }
}
