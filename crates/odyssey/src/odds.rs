//! Exact chances of the rolls of a battle: before an attack, at re-rolls, before an evasion roll.
//!
//! Everything is counted in whole cases, so the figures are the true ones. A roll of at most twelve d10 and fifteen power dice against a body
//! part of a known deck needs fewer cases than 128 bits hold.

use crate::dice::{Colour, PowerDice};
use crate::ids::TitanId;
use crate::pack::schema::Keyword;
use crate::state::{D10, Odyssey, PowerDie, TitanAttack, Weapon};
use smallvec::SmallVec;
use table::odds::{Dist, Odds};

/// B7 · What an attack can be expected to do, re-rolls and abilities left aside.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AttackOdds {
    /// At least one hit.
    pub hit: Odds,
    pub wound: Odds,
    /// A critical wound.
    pub crit: Odds,
}

/// What re-rolls are good for: the chance to wound now, with each die alone rolled again, and with the best set.
#[derive(Debug, Clone, PartialEq)]
pub struct Gains {
    pub now: Odds,
    pub each: Vec<Odds>,
    pub best: Vec<u8>,
    pub best_chance: Odds,
}

/// The most dice among which the best set is looked for.
const MOST_SEARCHED: usize = 10;
/// The most power dice of a roll (G2.5), to which all counts are brought.
const FULL: u32 = 15;

/// G2.2 · Whether a d10 succeeds with this bonus against this figure.
pub fn succeeds(face: u8, bonus: i8, figure: u8) -> bool {
    face == 10 || face > 1 && face as i8 + bonus >= figure as i8
}

/// How many of the ten faces succeed.
fn winning_faces(bonus: i8, figure: u8) -> u128 {
    (1..=10).filter(|face| succeeds(*face, bonus, figure)).count() as u128
}

/// B5.14.2 · The chance that one die evades.
pub fn evading(evasion: i8, difficulty: u8) -> Option<Odds> {
    Odds::new(winning_faces(evasion, difficulty), 10)
}

/// B5.14.2 · The number of hits of an evasion roll: dice that do not evade. `None` without dice.
pub fn evasion_hits(dice: u8, evasion: i8, difficulty: u8) -> Option<Dist> {
    let evades = winning_faces(evasion, difficulty);
    let one = Dist::weighted([(0, evades), (1, 10 - evades)])?;
    one.sum_of(u32::from(dice))
}

/// B7.6 · Power and potential of a roll, each pair with its number of cases.
#[derive(Debug, Clone)]
struct PowerTable {
    cases: Vec<u128>,
    dice: u32,
}

const POWERS: usize = 40;
const POTENTIALS: usize = 40;

impl PowerTable {
    /// Dice that already lie, or none.
    fn fixed(power: usize, potential: usize) -> PowerTable {
        let mut cases = vec![0; POWERS * POTENTIALS];
        cases[power.min(POWERS - 1) * POTENTIALS + potential.min(POTENTIALS - 1)] = 1;
        PowerTable { cases, dice: 0 }
    }

    fn of(pool: &PowerDice) -> PowerTable {
        pool.colours().fold(PowerTable::fixed(0, 0), |table, colour| table.with(colour))
    }

    /// One die more.
    fn with(&self, colour: Colour) -> PowerTable {
        let mut cases = vec![0; POWERS * POTENTIALS];
        for (place, count) in self.cases.iter().enumerate().filter(|(_, count)| **count > 0) {
            let (power, potential) = (place / POTENTIALS, place % POTENTIALS);
            for thrown in 1..=6 {
                let face = colour.face(thrown);
                let power = (power + face.power as usize).min(POWERS - 1);
                let potential = (potential + face.potential as usize).min(POTENTIALS - 1);
                cases[power * POTENTIALS + potential] += count;
            }
        }
        PowerTable { cases, dice: self.dice + 1 }
    }

    /// B7.6.4, B7.6.5 · How many cases reach a figure with so much raw power and this many breaks, brought to the full number of dice.
    fn reaching(&self, at: i8, raw: i8, breaks: u8) -> u128 {
        let reached = |place: usize| {
            let (power, potential) = (place / POTENTIALS, place % POTENTIALS);
            power as i32 + potential.min(breaks as usize) as i32 + i32::from(raw) >= i32::from(at)
        };
        let cases = self.cases.iter().enumerate().filter(|(place, _)| reached(*place));
        cases.map(|(_, count)| count).sum::<u128>() * 6u128.pow(FULL.saturating_sub(self.dice))
    }
}

/// B7.6 · The chance that a pool reaches a figure.
pub fn power_odds(pool: &PowerDice, breaks: u8, at: i8) -> Option<Odds> {
    let pool = pool.limited();
    Odds::new(PowerTable::of(&pool).reaching(at, pool.raw, breaks), 6u128.pow(FULL))
}

/// The AT that an attack may meet, each with its weight.
type Targets = SmallVec<[(i8, u128); 18]>;

impl Odyssey {
    /// B7.5 · The AT of what the top body part can be, or of the one that is revealed.
    fn targets(&self, titan: TitanId, part: Option<crate::ids::PartId>) -> Targets {
        if let Some(part) = part {
            return [(self.at_of(part, titan), 1)].into_iter().collect();
        }
        let chances = self.decks.body.top_chances();
        let cards = chances.iter().map(|(card, weight)| (crate::ids::PartId(*card), u128::from(*weight)));
        cards.map(|(part, weight)| (self.at_of(part, titan), weight)).collect()
    }

    /// The breaks that an attack of this titan has in its power roll.
    fn breaks_at_hand(&self, titan: TitanId, weapon: Weapon) -> u8 {
        let auto = self.keyword_sum(titan, Some(weapon), |keyword| match keyword {
            Keyword::AutoBreak(count) => Some(count),
            _ => None,
        });
        self.pool.breaks.saturating_add(auto)
    }

    /// For each number of hits, in how many cases of a full power roll against any of the targets the attack wounds.
    fn wounding(&self, attack: &TitanAttack, most: u8, targets: &Targets) -> Vec<u128> {
        let breaks = self.breaks_at_hand(attack.titan, attack.weapon);
        let wounds = |hits: u8| {
            if hits == 0 {
                return 0;
            }
            let pool = self.power_pool(&TitanAttack { hits, ..*attack }).limited();
            let table = PowerTable::of(&pool);
            let each = targets.iter().map(|(at, weight)| weight * table.reaching(*at, pool.raw, breaks));
            each.sum()
        };
        (0..=most).map(wounds).collect()
    }

    /// B7 · The chances of an attack with this weapon, as things stand.
    pub fn attack_odds(&self, titan: TitanId, weapon: Weapon) -> Option<AttackOdds> {
        let dice = self.attack_dice(titan, weapon).clamp(1, 12);
        let attack = TitanAttack { titan, weapon, ..TitanAttack::default() };
        let deadly = self.has_keyword(titan, Some(weapon), Keyword::Deadly);
        let crits = if deadly && dice > 1 { 2 } else { 1 };
        let lowest_crit = if deadly && dice == 1 { 9 } else { 10 };
        let (precision, to_hit) = (self.precision(titan, weapon), self.to_hit());
        let rolls = HitTable::rolled(dice, crits, lowest_crit, precision, to_hit);
        let targets = self.targets(titan, None);
        let weight: u128 = targets.iter().map(|(_, weight)| weight).sum();
        let wounding = self.wounding(&attack, dice, &targets);
        let sum = |crit_only: bool| {
            let each = wounding.iter().enumerate();
            each.map(|(hits, wounds)| rolls.count(hits, crit_only) * wounds).sum::<u128>()
        };
        let all = 10u128.pow(u32::from(dice));
        let of = all.checked_mul(weight)?.checked_mul(6u128.pow(FULL))?;
        Some(AttackOdds {
            hit: Odds::new(all - rolls.count(0, false), all)?,
            wound: Odds::new(sum(false), of)?,
            crit: Odds::new(sum(true), of)?,
        })
    }

    /// B7.3.4 · What re-rolls of the attack dice on the table are good for, of which at most this many are rolled again.
    pub fn attack_reroll_gains(&self, most: usize) -> Option<Gains> {
        let attack = *self.titan_attack()?;
        let to_hit = self.to_hit();
        let targets = self.targets(attack.titan, attack.part);
        let weight: u128 = targets.iter().map(|(_, weight)| weight).sum();
        let wounding = self.wounding(&attack, attack.dice.len() as u8, &targets);
        let of = weight.checked_mul(6u128.pow(FULL))?;
        let winning = winning_faces(attack.precision, to_hit);
        let hits = |die: &D10| succeeds(die.face, attack.precision, to_hit);
        let chance = |again: u32| {
            let dice = attack.dice.iter().enumerate();
            let (mut cases, mut rolled): (Vec<u128>, u32) = (vec![1], 0);
            for (place, die) in dice {
                let (hit, miss) = if again & 1 << place != 0 {
                    rolled += 1;
                    (winning, 10 - winning)
                } else if hits(die) {
                    (1, 0)
                } else {
                    (0, 1)
                };
                cases = grown(&cases, hit, miss);
            }
            let wounds: u128 = cases.iter().zip(&wounding).map(|(cases, wounds)| cases * wounds).sum();
            Odds::new(wounds, of.checked_mul(10u128.pow(rolled))?)
        };
        let open: Vec<u8> = open_places(attack.dice.iter().map(|die| die.rerolled));
        gains(&open, attack.dice.len(), most, chance)
    }

    /// B7.6.3 · What re-rolls of the power dice on the table are good for.
    pub fn power_reroll_gains(&self, most: usize) -> Option<Gains> {
        let attack = *self.titan_attack()?;
        let at = self.at_of(attack.part?, attack.titan);
        let raw = self.power_pool(&attack).limited().raw;
        let breaks = self.pool.breaks;
        let chance = |again: u32| {
            let lying = |place: usize| again & 1 << place == 0;
            let dice = || attack.power.iter().enumerate();
            let faces = dice().filter(|(place, _)| lying(*place)).map(|(_, die)| shown(die));
            let (power, potential) = faces.fold((0, 0), |sum, face| (sum.0 + face.0, sum.1 + face.1));
            let again = dice().filter(|(place, _)| !lying(*place));
            let table = again.fold(PowerTable::fixed(power, potential), |table, (_, die)| table.with(die.colour));
            Odds::new(table.reaching(at, raw, breaks), 6u128.pow(FULL))
        };
        let open = open_places(attack.power.iter().map(|die| die.rerolled));
        gains(&open, attack.power.len(), most, chance)
    }

    /// B5.14 · The number of hits that a titan suffers if it rolls this many dice against this difficulty now.
    pub fn evasion_odds(&self, titan: TitanId, dice: u8, difficulty: u8) -> Option<Dist> {
        evasion_hits(dice.max(1), self.evasion(titan), difficulty)
    }
}

fn shown(die: &PowerDie) -> (usize, usize) {
    let face = die.colour.face(die.thrown);
    (face.power as usize, face.potential as usize)
}

/// The places of dice that can still be rolled again.
fn open_places(rerolled: impl Iterator<Item = bool>) -> Vec<u8> {
    let open = rerolled.enumerate().filter(|(_, done)| !done);
    open.map(|(place, _)| place as u8).take(MOST_SEARCHED).collect()
}

/// One more die, which hits in this many cases and misses in this many.
fn grown(cases: &[u128], hit: u128, miss: u128) -> Vec<u128> {
    let mut next = vec![0; cases.len() + 1];
    for (hits, count) in cases.iter().enumerate() {
        next[hits] += count * miss;
        next[hits + 1] += count * hit;
    }
    next
}

/// Looks at each die alone and at every set of at most this many; of equally good sets the smallest is best.
fn gains(open: &[u8], dice: usize, most: usize, chance: impl Fn(u32) -> Option<Odds>) -> Option<Gains> {
    let now = chance(0)?;
    let alone = |place: usize| {
        if open.contains(&(place as u8)) { chance(1 << place) } else { Some(now) }
    };
    let each: Option<Vec<Odds>> = (0..dice).map(alone).collect();
    let (mut best, mut best_chance) = (0u32, now);
    for choice in 1u32..1 << open.len() {
        if choice.count_ones() as usize > most {
            continue;
        }
        let again = open.iter().enumerate().filter(|(n, _)| choice & 1 << n != 0);
        let set = again.fold(0u32, |set, (_, place)| set | 1 << place);
        let found = chance(set)?;
        let better =
            found.as_f64() > best_chance.as_f64() || found == best_chance && set.count_ones() < best.count_ones();
        if better {
            (best, best_chance) = (set, found);
        }
    }
    Some(Gains { now, each: each?, best: (0..32).filter(|place| best & 1 << place != 0).collect(), best_chance })
}

/// Of all cases of an attack roll, how many have each number of hits, without and with a crit chance.
struct HitTable {
    cases: Vec<[u128; 2]>,
}

impl HitTable {
    fn rolled(dice: u8, crits: u8, lowest_crit: u8, precision: i8, to_hit: u8) -> HitTable {
        let mut cases = vec![[1, 0]];
        for die in 0..dice {
            let mut next = vec![[0; 2]; cases.len() + 1];
            for face in 1..=10 {
                let hit = usize::from(succeeds(face, precision, to_hit));
                let crit = usize::from(die < crits && face >= lowest_crit);
                for (hits, [plain, critical]) in cases.iter().enumerate() {
                    next[hits + hit][crit] += plain;
                    next[hits + hit][1] += critical;
                }
            }
            cases = next;
        }
        HitTable { cases }
    }

    fn count(&self, hits: usize, crit_only: bool) -> u128 {
        let [plain, critical] = self.cases.get(hits).copied().unwrap_or_default();
        if crit_only { critical } else { plain + critical }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(red: u8, raw: i8) -> PowerDice {
        PowerDice { dice: [red, 0, 0], raw }
    }

    #[test]
    fn b7_6_5_one_red_die_reaches_its_figures() {
        assert_eq!(power_odds(&pool(1, 0), 0, 1), Odds::new(4, 6));
        assert_eq!(power_odds(&pool(1, 0), 0, 2), Odds::new(1, 6));
        assert_eq!(power_odds(&pool(1, 1), 0, 2), Odds::new(4, 6), "raw power is added");
        assert_eq!(power_odds(&pool(0, 3), 0, 3), Odds::new(1, 1), "without dice raw power alone counts");
    }

    #[test]
    fn b7_6_4_a_break_turns_a_potential_into_power() {
        assert_eq!(power_odds(&pool(1, 0), 1, 2), Odds::new(3, 6), "4, 5 and 6 show two with a break");
        assert_eq!(power_odds(&pool(1, 0), 5, 2), Odds::new(3, 6), "no more than the potentials rolled");
    }

    #[test]
    fn b7_6_2_power_and_potential_of_two_dice_are_counted_together() {
        let faces = |n: u8| Colour::Red.face(n);
        let mut reached = 0;
        for one in 1..=6 {
            for other in 1..=6 {
                let power = faces(one).power + faces(other).power;
                let potential = faces(one).potential + faces(other).potential;
                reached += u128::from(power + potential.min(1) >= 3);
            }
        }
        assert_eq!(power_odds(&pool(2, 0), 1, 3), Odds::new(reached, 36));
    }

    #[test]
    fn g2_2_ten_evades_and_one_does_not_whatever_the_bonus() {
        let certain = evasion_hits(1, 20, 9).expect("a die");
        assert_eq!(certain.exactly(1), Odds::new(1, 10).expect("odds"));
        let hopeless = evasion_hits(2, -20, 9).expect("dice");
        assert_eq!(hopeless.exactly(2), Odds::new(81, 100).expect("odds"));
    }

    #[test]
    fn g2_3_b7_3_5_the_crit_die_is_one_of_the_dice() {
        let table = HitTable::rolled(2, 1, 10, 0, 7);
        let all: u128 = (0..=2).map(|hits| table.count(hits, false)).sum();
        assert_eq!(all, 100);
        let crit: u128 = (0..=2).map(|hits| table.count(hits, true)).sum();
        assert_eq!(crit, 10);
        assert_eq!(table.count(0, true), 0, "a natural 10 is a hit");
    }

    #[test]
    fn the_best_set_is_found_and_dice_that_were_rolled_again_are_left() {
        let chance = |set: u32| Odds::new(u128::from(set & 0b101), 8);
        let gains = gains(&[0, 1, 2], 3, 2, chance).expect("odds");
        assert_eq!(gains.best, [0, 2]);
        let limited = super::gains(&[0, 1], 3, 2, chance).expect("odds");
        assert_eq!(limited.best, [0]);
        assert_eq!(limited.each[2], limited.now);
    }
}
