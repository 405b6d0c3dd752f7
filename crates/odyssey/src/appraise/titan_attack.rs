//! What a titan's attack can be expected to bring, while its dice are not yet on the table.

use super::BOLD;
use super::rolled::Rolled;
use crate::choice::Choice;
use crate::ids::{Level, PartId, TitanId};
use crate::odds::succeeds;
use crate::pack::schema::Keyword;
use crate::state::{Odyssey, Phase, TitanAttack, Verdict, Wound};
use smallvec::SmallVec;

/// What a critical wound brings beyond the wound.
const CRITICAL: f32 = 0.4;
/// The part of what is missing to certainty that one power re-roll makes good.
const REROLL: f32 = 0.12;
/// An attack that is still to be declared counts for so much of one that is: it may come to nothing.
const DECLARED: f32 = 0.9;
/// B7.7 · How likely it is that a body part answers with a throw.
const THROWS: f32 = 0.4;
/// B7.7 · The Danger that a body part of each level answers a failure with, more or less.
const ANSWERS: [f32; 3] = [0.2, 0.8, 1.5];

/// The body parts that an attack may meet: AT, wounds, how likely.
type Parts = SmallVec<[(i8, f32, f32); 18]>;

/// How likely each number of hits is.
type Hits = SmallVec<[f32; 13]>;

impl Odyssey {
    /// What the attack in progress is still worth: wounds it may deal, less what a failure costs.
    pub(super) fn titan_attack_prospect(&self) -> f32 {
        let Some(attack) = self.titan_attack().filter(|attack| !attack.missed) else {
            return 0.0;
        };
        match (attack.verdict, attack.part) {
            (Some(Verdict::Fail), _) | (Some(_), None) => 0.0,
            (Some(_), Some(part)) => wounds(part),
            (None, _) => self.chances_of(attack, &self.hits_of(attack)) - self.cost_of_throw(attack.titan) * THROWS,
        }
    }

    /// What the combat action is worth that a titan still has in its turn, if it can strike from where it stands.
    pub(super) fn next_titan_attack(&self, id: TitanId) -> f32 {
        let waits = self.turn.titan == Some(id) && !self.turn.fought && self.phase == Phase::TitanActs;
        if !waits || self.titan_attack().is_some() {
            return 0.0;
        }
        let mut options: SmallVec<[Choice; 10]> = SmallVec::new();
        self.attack_options(id, false, &mut options);
        let weapons = options.iter().filter_map(|option| match option {
            Choice::Attack(_, weapon, _) => Some(*weapon),
            _ => None,
        });
        let bold = if self.titan(id).struck { 0.0 } else { BOLD };
        let worths = weapons.map(|weapon| {
            let attack = TitanAttack { titan: id, weapon, ..TitanAttack::default() };
            bold + self.chances_of(&attack, &self.hits_of(&attack))
        });
        (worths.fold(0.0, f32::max) * DECLARED - self.cost_of_throw(id) * THROWS).max(0.0)
    }

    /// B7.3 · Hits that are counted, or the chances of dice that are in hand.
    fn hits_of(&self, attack: &TitanAttack) -> Hits {
        if attack.hits > 0 {
            return sure(attack.hits.into());
        }
        let to_hit = self.to_hit();
        let chance = |precision: i8| (1..=10).filter(|face| succeeds(*face, precision, to_hit)).count() as f32 / 10.0;
        let mut hits = sure(0);
        if attack.dice.is_empty() {
            let chance = chance(self.precision(attack.titan, attack.weapon));
            let dice = self.attack_dice(attack.titan, attack.weapon);
            (0..dice).for_each(|_| one_more(&mut hits, chance));
            return hits;
        }
        for (place, die) in attack.dice.iter().enumerate() {
            let in_hand = attack.again & 1 << place != 0;
            let shown = f32::from(u8::from(attack.hits_with(die, to_hit)));
            one_more(&mut hits, if in_hand { chance(attack.precision) } else { shown });
        }
        hits
    }

    fn chances_of(&self, attack: &TitanAttack, hits: &[f32]) -> f32 {
        let parts = self.parts_ahead(attack);
        let crit = if attack.crit { 1.0 } else { self.chance_of_crit(attack) };
        let failure = self.cost_of_failure(attack.titan);
        let mut rolled = Rolled::lying(0, 0);
        let bare = self.power_pool(&TitanAttack { hits: 0, ..*attack });
        bare.colours().for_each(|colour| rolled.add(colour));
        let per_hit = self.strikes_of(attack.titan, attack.weapon).map(|strikes| &strikes.power);
        let again = self.power_rerolls(attack);
        let mut worth = 0.0;
        for (count, likely) in hits.iter().enumerate() {
            if count > 0 && attack.power.is_empty() {
                per_hit.into_iter().flatten().for_each(|colour| rolled.add(*colour));
            }
            if count == 0 || *likely <= 0.0 {
                continue;
            }
            let reaching = match attack.power.is_empty() {
                true => rolled.reaching(self.breaks_ahead(attack)),
                false => lying(attack).reaching(self.pool.breaks),
            };
            for (at, wounds, weight) in &parts {
                let reached = reaching.at_least(at.saturating_sub(bare.raw));
                let reached = reached + (1.0 - reached) * reached * again;
                worth += likely * weight * (reached * (wounds + crit * CRITICAL) - (1.0 - reached) * failure);
            }
        }
        worth
    }

    /// B7.5 · The part that is revealed, or all that may be on top.
    fn parts_ahead(&self, attack: &TitanAttack) -> Parts {
        let of = |part: PartId, weight: f32| (self.at_of(part, attack.titan), wounds(part), weight);
        if let Some(part) = attack.part {
            return SmallVec::from_iter([of(part, 1.0)]);
        }
        let chances = self.decks.body.top_chances();
        let all: f32 = chances.iter().map(|(_, weight)| *weight as f32).sum();
        let parts = chances.iter();
        parts.map(|(card, weight)| of(PartId(*card), *weight as f32 / all.max(1.0))).collect()
    }

    /// B7.6.4 · The Breaks in the pool, with those that the first window is still to bring.
    fn breaks_ahead(&self, attack: &TitanAttack) -> u8 {
        let auto = |keyword| match keyword {
            Keyword::AutoBreak(count) => Some(count),
            _ => None,
        };
        let coming = match attack.hits {
            0 => self.keyword_sum(attack.titan, Some(attack.weapon), auto),
            _ => 0,
        };
        self.pool.breaks.saturating_add(coming)
    }

    /// What power re-rolls that are still to come add to what is missing.
    fn power_rerolls(&self, attack: &TitanAttack) -> f32 {
        if !attack.power.is_empty() {
            return 0.0;
        }
        let again = |keyword| match keyword {
            Keyword::PowerReroll(count) => Some(count),
            _ => None,
        };
        let rows = self.settled_keywords(attack).filter_map(|(_, keyword)| again(keyword));
        let count = self.keyword_sum(attack.titan, Some(attack.weapon), again) + rows.sum::<u8>();
        f32::from(count.min(4)) * REROLL
    }

    fn chance_of_crit(&self, attack: &TitanAttack) -> f32 {
        match attack.dice.is_empty() {
            true if self.has_keyword(attack.titan, Some(attack.weapon), Keyword::Deadly) => 0.19,
            true => 0.1,
            false => {
                let in_hand = |place: usize| attack.again & 1 << place != 0;
                let dice = attack.dice.iter().enumerate().filter(|(_, die)| die.crit);
                let chance = dice.map(|(place, die)| match in_hand(place) {
                    true => 0.1,
                    false => f32::from(u8::from(die.face == 10)),
                });
                chance.sum::<f32>().min(1.0)
            }
        }
    }

    /// B7.7 · What the titan has to fear from a body part that it fails to wound.
    fn cost_of_failure(&self, titan: TitanId) -> f32 {
        let level = self.decks.body.top_level().unwrap_or(Level::I);
        self.cost_of_danger(titan, ANSWERS[level as usize]) + 0.05
    }
}

/// Power dice that lie, and those that are being rolled again.
fn lying(attack: &TitanAttack) -> Rolled {
    let in_hand = |place: usize| attack.again & 1 << place != 0;
    let dice = || attack.power.iter().enumerate();
    let shown = dice().filter(|(place, _)| !in_hand(*place));
    let faces = shown.map(|(_, die)| die.colour.face(die.thrown));
    let (power, potential) =
        faces.fold((0, 0), |sum, face| (sum.0 + face.power as usize, sum.1 + face.potential as usize));
    let mut rolled = Rolled::lying(power, potential);
    let again = dice().filter(|(place, _)| in_hand(*place));
    again.for_each(|(_, die)| rolled.add(die.colour));
    rolled
}

/// B15.1.
fn wounds(part: PartId) -> f32 {
    f32::from(Wound::Part(part).count())
}

fn sure(hits: usize) -> Hits {
    let mut all: Hits = SmallVec::from_elem(0.0, hits + 1);
    all[hits] = 1.0;
    all
}

fn one_more(hits: &mut Hits, chance: f32) {
    hits.push(0.0);
    for count in (0..hits.len()).rev() {
        let from_below = if count > 0 { hits[count - 1] * chance } else { 0.0 };
        hits[count] = hits[count] * (1.0 - chance) + from_below;
    }
}
