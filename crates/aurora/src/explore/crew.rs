//! E2 · Whom one sends, and what it costs.

use crate::card::{Ability, Nature, Use};
use crate::state::{Aurora, Stay};
use smallvec::SmallVec;
use table::{Play, Seat, Table};

/// The survivors of an act as bits, the food and the half batteries paid, and whether somebody takes pills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Party {
    pub crew: u32,
    pub food: u8,
    pub halves: u8,
    pub pills: bool,
}

/// The most active survivors whose combinations are looked at: more than anybody ever has.
const MOST_SENT: usize = 12;

/// An active survivor: bit, value, nature, and whether an act exhausts it.
#[derive(Clone, Copy)]
struct Hand {
    bit: u32,
    value: u8,
    nature: Nature,
    tires: bool,
}

type Hands = SmallVec<[Hand; MOST_SENT]>;

/// What some of the hands can do together.
#[derive(Clone, Copy, Default)]
struct Sum {
    crew: u32,
    value: u8,
    human: bool,
    android: bool,
    tired: u8,
}

/// Everything that a party is made of: the active survivors, and what can be paid.
pub(crate) struct Band {
    hands: Hands,
    food: u8,
    halves: u8,
    pills: bool,
}

impl Band {
    /// E2 · The proposed party: least food and batteries, then fewest exhausted, then least value.
    pub fn proposal(&self, need: u8) -> Option<Party> {
        let mut best: Option<((u8, u8, u8), Party)> = None;
        for sum in sums(&self.hands) {
            let lack = need.saturating_sub(sum.value);
            let key = (lack, sum.tired, sum.value);
            if best.is_some_and(|(other, _)| other <= key) {
                continue;
            }
            let fed = if sum.human { lack.min(self.food) } else { 0 };
            let charged = if sum.android { (lack - fed).min(self.halves) } else { 0 };
            if fed + charged == lack {
                best = Some((key, Party { crew: sum.crew, food: fed, halves: charged, pills: false }));
            }
        }
        best.map(|(_, party)| party)
    }

    /// E2 · Legal parties up to so many, the proposed one first.
    fn parties(&self, need: u8, most: usize) -> SmallVec<[Party; 32]> {
        let mut parties: SmallVec<[Party; 32]> = self.proposal(need).into_iter().collect();
        for sum in sums(&self.hands) {
            for pilled in [false, true] {
                let lack = need.saturating_sub(sum.value);
                if pilled && (!self.pills || !sum.human || lack == 0) {
                    continue;
                }
                let lack = lack.saturating_sub(if pilled { 2 } else { 0 });
                let eaten = if sum.human { lack.min(self.food) } else { 0 };
                for fed in 0..=eaten {
                    let charged = lack - fed;
                    let party = Party { crew: sum.crew, food: fed, halves: charged, pills: pilled };
                    let legal = charged == 0 || (sum.android && charged <= self.halves);
                    if legal && !parties.contains(&party) {
                        parties.push(party);
                        if parties.len() >= most {
                            return parties;
                        }
                    }
                }
            }
        }
        parties
    }

    /// Whether there is any party but the proposed one.
    pub fn has_others(&self, need: u8) -> bool {
        self.parties(need, 2).len() > usize::from(self.proposal(need).is_some())
    }
}

impl Aurora {
    /// Whom and what a player can send.
    pub(crate) fn band(&self, seat: Seat) -> Band {
        let people = self.players[seat].people.iter().enumerate();
        let active = people.filter(|(_, member)| member.stay == Stay::Active);
        let hand = |(n, member): (usize, &crate::state::Member)| Hand {
            bit: 1 << n,
            value: self.value(member),
            nature: self.nature(member.card),
            tires: self.ability(seat, n) != Ability::Tireless,
        };
        Band {
            hands: active.map(hand).take(MOST_SENT).collect(),
            food: self.food(seat),
            halves: self.players[seat].halves(),
            pills: self.object_count(seat, Use::Pills) > 0,
        }
    }

    pub(crate) fn proposal(&self, seat: Seat, need: u8) -> Option<Party> {
        self.band(seat).proposal(need)
    }

    /// E2 · Every legal party, the proposed one first.
    pub(crate) fn parties(&self, seat: Seat, need: u8) -> SmallVec<[Party; 32]> {
        self.band(seat).parties(need, usize::MAX)
    }

    /// What all active survivors reach with all food and batteries.
    pub(crate) fn most_value(&self, seat: Seat) -> u8 {
        let Some(all) = sums(&self.band(seat).hands).last() else { return 0 };
        let food = if all.human { self.food(seat) } else { 0 };
        all.value + food + if all.android { self.players[seat].halves() } else { 0 }
    }

    /// E2 · Food, batteries and pills.
    pub(crate) fn pay_party(&mut self, table: &mut Table<Self>, seat: Seat, party: Party) -> Play {
        self.eat(table, seat, party.food);
        for _ in 0..party.halves {
            self.pay_half(table, seat)?;
        }
        if party.pills {
            self.consume(table, seat, Use::Pills);
        }
        Ok(())
    }
}

/// Every set of hands that is not empty, all of them last.
fn sums(hands: &Hands) -> impl Iterator<Item = Sum> + '_ {
    (1u32..1 << hands.len()).map(|set| {
        let mut sum = Sum::default();
        for (_, hand) in hands.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1) {
            sum.crew |= hand.bit;
            sum.value += hand.value;
            sum.human |= hand.nature != Nature::Android;
            sum.android |= hand.nature != Nature::Human;
            sum.tired += u8::from(hand.tires);
        }
        sum
    })
}
