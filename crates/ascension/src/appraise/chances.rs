//! What an attempt would bring, and how likely it is to succeed.

use super::{HORIZON, SECTORS, TROPHY};
use crate::card::{Sphere, Value};
use crate::pack::{ByLength, Modifier, at_length};
use crate::state::{Ascension, Aspiration, Attempt, Hero, OwnWeb, Web};
use crate::webs::fitting::Wilds;
use smallvec::SmallVec;
use table::Seat;

/// How sure a roll is that succeeds, before everybody has passed.
const NEARLY: f32 = 0.98;
/// What is left of a chance before the roll, since others may have a say in it.
pub(super) const UNROLLED: f32 = 0.96;
/// What a card drawn as a reward is worth, in a hand that is full already.
const REWARDED: f32 = 0.5;

/// What a hero can do, gathered once for all that it might be used for.
pub(super) struct Craft<'g> {
    pub hero: &'g Hero,
    pub wilds: Wilds,
    pub has_room: bool,
    /// Whether no web of the hero can be closed now.
    pub barred: bool,
    /// The part of what a try at a gate costs that comes back, in hundredths.
    pub refund: u16,
    /// What modifiers add to a stake.
    staked: i16,
    sphere: Sphere,
    home: Sphere,
    /// The lowest and the highest face that count.
    limits: (u8, u8),
    closings: SmallVec<[&'g Modifier; 8]>,
}

impl Craft<'_> {
    /// W4.6 · What this hero must stake where the pack says so much.
    pub(super) fn stake(&self, printed: u8) -> u16 {
        (i16::from(printed) + self.staked).max(0) as u16
    }
}

impl Ascension {
    pub(super) fn craft<'g>(&'g self, seat: Seat, hero: &'g Hero) -> Craft<'g> {
        let mut craft = Craft {
            hero,
            wilds: self.wilds(seat, hero),
            has_room: self.has_room_for_web(seat, hero),
            barred: hero.bound > 0,
            refund: self.pack.numbers.gate_refund_percent.into(),
            staked: 0,
            sphere: self.god_of(seat).sphere,
            home: self.pack.hero(hero.card).home,
            limits: self.die_limits(seat, hero),
            closings: SmallVec::new(),
        };
        for modifier in self.modifiers(seat, hero) {
            match modifier {
                Modifier::NoClosing => craft.barred = true,
                Modifier::Stake(n) => craft.staked += i16::from(*n),
                Modifier::GateRefund(percent) => craft.refund = craft.refund.max((*percent).into()),
                Modifier::Closing(..) | Modifier::ClosingEach(..) | Modifier::ClosingEquipped { .. } => {
                    craft.closings.push(modifier);
                }
                _ => {}
            }
        }
        craft
    }

    /// W5.3 · The chance of a hero to roll what an attempt asks, with a web that need not be in play.
    pub(super) fn chance_with(&self, craft: &Craft, attempt: &Attempt, web: &Web) -> f32 {
        let numbers = &self.pack.numbers;
        let own = web.cards.iter().filter(|card| card.sphere() == craft.sphere).count() as i8;
        let mut bonus = numbers.values[craft.hero.value].closing + own * numbers.own_sphere_bonus;
        if web.cards.iter().any(|card| card.sphere() == craft.home) {
            bonus += numbers.home_sphere_bonus;
        }
        for modifier in &craft.closings {
            bonus += self.closing_bonus(modifier, attempt, craft.hero, web);
        }
        if let Aspiration::Gate(gate) = attempt.aspires {
            bonus += self.players[attempt.seat].failed[gate as usize] as i8 * numbers.gate_retry_bonus;
        }
        self.chance_at(craft.limits, bonus, attempt)
    }

    /// The chance of a web at a gate, were it whole.
    pub(super) fn chance_at_gate(&self, seat: Seat, craft: &Craft, web: &Web, gate: usize, length: usize) -> f32 {
        let value = self.gate_level(gate).value;
        let own = OwnWeb { hero: craft.hero.card, web: web.number };
        let attempt = Attempt {
            threshold: self.pack.numbers.threshold(value, length),
            ..Attempt::imagined(own.of(seat), Aspiration::Gate(gate as u8), value)
        };
        self.chance_with(craft, &attempt, web)
    }

    /// The part of the faces that win with this bonus.
    fn chance_at(&self, (least, most): (u8, u8), bonus: i8, attempt: &Attempt) -> f32 {
        let die = i16::from(self.pack.numbers.die);
        let needed = i16::from(attempt.threshold) - i16::from(bonus);
        let wins = if i16::from(most) < needed {
            0
        } else if i16::from(least) >= needed {
            die
        } else {
            die - (needed - 1).clamp(0, die)
        };
        f32::from(wins) / f32::from(die)
    }

    /// The chance of success as things stand; after the roll it is nearly certain one way or the other.
    pub(super) fn chance(&self, attempt: &Attempt) -> f32 {
        if attempt.broken {
            return 0.0;
        }
        if attempt.die.is_some() {
            let wins = self.result(attempt) >= i16::from(attempt.threshold);
            return if wins { NEARLY } else { 0.0 };
        }
        let (Some(hero), Some(web)) = (self.hero(attempt.at().hero()), self.web(attempt.at())) else {
            return 0.0;
        };
        let bonus = self.bonus_of(attempt, hero, web) + attempt.change;
        self.chance_at(self.die_limits(attempt.seat, hero), bonus, attempt) * UNROLLED
    }

    /// What success brings.
    pub(super) fn prize(&self, attempt: &Attempt) -> f32 {
        match attempt.aspires {
            Aspiration::Gate(gate) => self.prize_of_level(attempt.seat, self.gate_spot(gate as usize).level as usize),
            Aspiration::Plot(plot) => {
                let length = self.pack.plot(plot).sequence.len();
                self.prize_of_closing(attempt.seat, attempt.value, length, attempt.paid)
            }
        }
    }

    /// What it brings to come through a gate; nothing to who has come as high by another.
    pub(super) fn prize_of_level(&self, seat: Seat, level: usize) -> f32 {
        (SECTORS[level] - SECTORS[self.level_of(&self.players[seat])]).max(0.0)
    }

    /// The ECO that success brings to the purse: the reward and the stake of a web.
    pub(super) fn eco_of_closing(&self, attempt: &Attempt) -> f32 {
        match attempt.aspires {
            Aspiration::Gate(_) => 0.0,
            Aspiration::Plot(plot) => {
                let row = &self.pack.numbers.rewards.eco[attempt.value];
                f32::from(at_length(row, self.pack.plot(plot).sequence.len())) + f32::from(attempt.paid)
            }
        }
    }

    /// What it brings to close a web of this length, and to get back what was staked on it.
    pub(super) fn prize_of_closing(&self, seat: Seat, value: Value, length: usize, staked: u16) -> f32 {
        let player = &self.players[seat];
        let rewards = &self.pack.numbers.rewards;
        let figure = |row: &ByLength| f32::from(at_length(row, length));
        let (now, gained) = (f32::from(player.eco), figure(&rewards.eco[value]) + f32::from(staked));
        let eco = self.worth_of_eco(player, now + gained) - self.worth_of_eco(player, now);
        let income = figure(&rewards.income[value]) * HORIZON;
        eco + income + figure(&rewards.cards[value]) * REWARDED + TROPHY
    }
}
