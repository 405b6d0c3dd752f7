//! How well a seat stands: the fame a sensible beginner would expect of it.
//!
//! The figures here are judgement, not rules: they make bots play, and nothing else depends on them.

mod road;

use crate::card::{Ability, BoxKind, Card, Good, Shot};
use crate::choice::Choice;
use crate::fire::Target;
use crate::state::{Aurora, LAST, Pending, Phase, Stay};
use smallvec::SmallVec;
use table::{Judge, Rng, Rules, Seat, Viewer};

/// What the first, second and further tokens of each good are worth while there is time to use them. What fuel is for is counted by the
/// road.
const GOODS: [[f32; 4]; 5] = [
    [0.36, 0.25, 0.14, 0.04],
    [0.2, 0.18, 0.15, 0.1],
    [0.38, 0.27, 0.1, 0.03],
    [0.5, 0.34, 0.21, 0.08],
    [0.3, 0.2, 0.1, 0.04],
];
/// What a point of a survivor's value is worth in each zone: active, resting, fed, exhausted.
const LABOUR: [f32; 4] = [0.66, 0.55, 0.57, 0.33];
/// What an ability is worth, in points of value.
const ABLE: f32 = 0.4;
/// What the first survivors are worth besides. The last is worth less than the one before, for a straggler comes in their place (C5).
const CREW: [f32; 3] = [0.8, 1.0, 0.4];
/// What the power of a truck is worth: with less than 2 it pulls nothing that is still to be found, and no speed makes up for that.
const POWER: [f32; 5] = [-2.2, -2.2, 1.2, 1.5, 1.7];
/// What a counter on a survivor costs besides the value it takes.
const ILL: f32 = 0.15;
/// What a space further along the road at the end is worth, besides the place in the order and the ship.
const STEP: f32 = 0.15;
/// What an object is worth besides its fame at the end.
const OBJECT: f32 = 0.12;
/// What a bonus action that is still to come is worth.
const BONUS: f32 = 0.1;
/// What it costs that a turret does 1 damage more.
const ALERT: f32 = 0.22;
/// What damage costs besides the box.
const HURT: f32 = 0.25;
/// What fuel that is thrown away costs besides, for the way it would have driven, and what taking a thing to throw it away costs.
const FUEL: f32 = 0.5;
const KEPT: f32 = 0.02;
/// What everything that has no more use is still worth, so that at the end nothing is wasted without a reason.
const TRACE: f32 = 0.03;
/// What the automaton gains in a round.
const ROBOT: f32 = 1.3;

impl Judge for Aurora {
    /// From 0 (lost) to 1 (won): the seat's part of everybody's prospects.
    fn appraise(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.results[seat];
        }
        let reach = self.chance_of_reaching();
        let spread = 1.6 + 0.5 * self.rounds_left();
        let own = self.prospects(seat, reach);
        let others = self.players.seats().filter(|other| *other != seat);
        let sum: f32 = others.map(|other| ((self.prospects(other, reach) - own) / spread).exp()).sum();
        1.0 / (1.0 + sum)
    }

    const WEIGHS_ROLLS: bool = true;
    const WEIGHS_DRAWS: bool = true;

    /// Staying gives up the move, and so is more than letting things go by.
    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        matches!(choice, Choice::Pass | Choice::Done | Choice::Finish)
    }

    /// What is done in exploration is judged when all have passed, rest and movement when all have moved, fire at the end of the round.
    fn turn(&self) -> Option<u32> {
        let part = match self.phase {
            Phase::Setup | Phase::Explore { .. } => 0,
            Phase::Rest { .. } | Phase::Move { .. } => 1,
            Phase::Arrive | Phase::Ambush | Phase::Turret { .. } | Phase::Fire { .. } | Phase::Enemies { .. } => 2,
            Phase::EndOfRound { .. } | Phase::Over => 2,
        };
        Some(u32::from(self.round) * 3 + part)
    }

    /// Nothing that is settled is hidden: decks are bags.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Aurora {
    /// Rounds still to be played after this one, and the part of this one that is left.
    fn rounds_left(&self) -> f32 {
        let part = match self.phase {
            Phase::Setup | Phase::Explore { .. } => 0.8,
            Phase::Rest { .. } => 0.6,
            Phase::Move { .. } => 0.4,
            _ => 0.0,
        };
        if self.reached { part } else { f32::from(LAST.saturating_sub(self.ship)) + part }
    }

    /// The fame a seat may expect.
    fn prospects(&self, seat: Seat, reach: f32) -> f32 {
        let player = &self.players[seat];
        let time = (self.rounds_left() / 2.5).min(1.0);
        let mut worth = f32::from(player.fame) + player.turrets.count_ones() as f32;
        worth += player.objects.iter().map(|count| f32::from(*count)).sum::<f32>() * (1.0 + OBJECT * time);
        worth += f32::from(self.pack.numbers.alert_fame[usize::from(player.alert)]);
        worth -= f32::from(self.pack.numbers.alert_damage[usize::from(player.alert)]) * ALERT * time;
        worth += self.place_worth(seat) + STEP * self.destination(seat).min(self.last_rank());
        worth += self.goods_worth(seat, time) + self.targets_worth(seat) + self.pending_worth(seat);
        worth -= self.counters_worth(seat, time, reach);
        worth += self.volley_worth(seat) - self.overflow_worth(seat, time);
        if self.is_robot(seat) {
            let saved = self.robot_saved(seat, reach > 0.5);
            return worth + f32::from(saved) + f32::from(player.loot) + ROBOT * self.rounds_left();
        }
        let at_ship = f32::from(self.pack.numbers.at_ship) * self.chance_of_coming(seat);
        let people = player.people.len() as f32;
        worth += (reach + TRACE) * people + (1.0 - reach) * f32::from(self.whole_cards(seat)) + at_ship;
        worth + self.people_worth(seat, time) + self.convoy_worth(seat, time)
    }

    fn goods_worth(&self, seat: Seat, time: f32) -> f32 {
        let player = &self.players[seat];
        let mut worth = 0.0;
        for good in Good::ALL {
            for n in 0..player.good(good) {
                worth += GOODS[good as usize][usize::from(n).min(3)];
            }
        }
        worth * time
    }

    /// C4 · What will be given up because it does not fit: goods, the least useful first, or people where there are none.
    fn overflow_worth(&self, seat: Seat, time: f32) -> f32 {
        let surplus = self.surplus(seat);
        if surplus <= 0 {
            return 0.0;
        }
        let mut goods = self.players[seat].goods;
        let last = |goods: &[u8; Good::COUNT], good: Good| {
            let nth = usize::from(goods[good as usize].saturating_sub(1)).min(3);
            GOODS[good as usize][nth] * time + if good == Good::Fuel { FUEL } else { KEPT }
        };
        let mut lost = 0.0;
        for _ in 0..surplus {
            let held = Good::ALL.into_iter().filter(|good| goods[*good as usize] > 0);
            let least = held.min_by(|one, other| last(&goods, *one).total_cmp(&last(&goods, *other)));
            lost += least.map_or(1.0, |good| last(&goods, good));
            if let Some(good) = least {
                goods[good as usize] -= 1;
            }
        }
        lost
    }

    /// Labour, and a bonus that is still to come. Whoever takes part in an act is as good as spent.
    fn people_worth(&self, seat: Seat, time: f32) -> f32 {
        let act = self.act.filter(|act| act.seat == seat);
        let crew = act.map_or(0, |act| act.crew);
        let mut worth = 0.0;
        for (n, member) in self.players[seat].people.iter().enumerate() {
            let sent = crew >> n & 1 == 1;
            let tireless = self.ability(seat, n) == Ability::Tireless;
            let stay = match (sent, tireless) {
                (true, true) => Stay::Rest,
                (true, false) => Stay::Exhausted,
                _ => member.stay,
            };
            let able = self.pack.person(member.card).ability != Ability::Nothing;
            worth += LABOUR[stay as usize] * (f32::from(self.value(member)) + if able { ABLE } else { 0.0 });
            worth += CREW.get(n).copied().unwrap_or(0.0) - ILL * f32::from(member.counters);
        }
        let passed = if self.players[seat].passed { 0.0 } else { 0.02 };
        worth * time + passed + act.filter(|act| !act.bonus_done).map_or(0.0, |_| BONUS)
    }

    fn convoy_worth(&self, seat: Seat, time: f32) -> f32 {
        let (speed, power, tracks) = self.truck(seat);
        let mut worth = 0.1 * f32::from(speed) + POWER[usize::from(power).min(4)] + if tracks { 0.3 } else { 0.0 };
        worth += 0.14 * f32::from(self.free_boxes(seat).min(4));
        let mut charged = 0;
        for (_, _, part) in self.players[seat].parts() {
            for (n, kind) in self.pack.vehicle(part.card).boxes.iter().enumerate() {
                if part.damage >> n & 1 == 1 {
                    worth -= HURT;
                    continue;
                }
                worth += match kind {
                    BoxKind::Weapon(value) => 0.16 * f32::from(*value),
                    BoxKind::Energy(value) => 0.07 * f32::from(*value),
                    BoxKind::Plate => 0.1,
                    BoxKind::Fame | BoxKind::Charged => 0.0,
                    BoxKind::Open | BoxKind::Crew | BoxKind::Goods => 0.04,
                    BoxKind::Repair | BoxKind::Generator | BoxKind::Wash | BoxKind::Collect | BoxKind::Reactor => 0.3,
                };
                charged += i16::from(*kind == BoxKind::Charged);
            }
        }
        let fame = self.boxes_of(seat, |kind| kind == BoxKind::Fame).count() as f32;
        let halves = f32::from(self.players[seat].halves());
        worth * time.max(TRACE) + fame + f32::from(charged).min(halves) + 0.3 * (f32::from(charged) - halves).max(0.0)
    }

    /// Enemies that are half destroyed promise loot to the rearmost.
    fn targets_worth(&self, seat: Seat) -> f32 {
        let foes = self.enemies.iter().filter(|foe| foe.targets >> seat.0 & 1 == 1);
        let share = |foe: &crate::state::Foe| {
            let done = f32::from(foe.damage) / f32::from(self.pack.enemy(foe.card).strength);
            let rearmost = self.convoys().find(|other| foe.targets >> other.0 & 1 == 1) == Some(seat);
            done * if rearmost { 1.0 } else { 0.4 }
        };
        foes.map(share).sum()
    }

    /// What a card that is about to be turned up may bring, over all that can come.
    fn pending_worth(&self, seat: Seat) -> f32 {
        match self.pending {
            Some(Pending::Objects(other, count)) if other == seat => f32::from(count) * (1.0 + OBJECT),
            Some(Pending::Shot { seat: other, value, more, steady, target }) if other == seat => {
                let cards = self.possible_outcomes();
                let worth = cards.iter().map(|card| match self.shot(*card, value) {
                    Shot::Jam if steady => 0.0,
                    Shot::Jam => -0.3,
                    Shot::Hit(0) => 0.0,
                    Shot::Hit(damage) => self.damage_worth(seat, target, damage + more),
                });
                worth.sum::<f32>() / cards.len().max(1) as f32
            }
            Some(Pending::Swap(other)) if other == seat => self.swap_worth(seat),
            _ => 0.0,
        }
    }

    /// C10, E4 · How many counters are about to come, and for whom, as bits.
    fn counters_to_come(&self, seat: Seat) -> (u8, u32) {
        let (act, suited) = (self.act.filter(|act| act.seat == seat), self.players[seat].suited.is_some());
        let crew = act.map_or(u32::MAX, |act| act.crew);
        if let Some(Pending::Counters(other, count)) = self.pending
            && other == seat
            && !suited
        {
            return (count, crew);
        }
        let Some(act) = act.filter(|act| !act.gathered && !suited) else { return (0, 0) };
        let hot = match self.zone[usize::from(act.space)].map(|lot| lot.card) {
            Some(Card::Location(location)) => self.pack.location(location).contaminated,
            _ => false,
        };
        (u8::from(hot && !self.takes_part(seat, Ability::Shelters)), act.crew)
    }

    /// C10 · What counters that are about to come will cost, each on whoever bears it best.
    fn counters_worth(&self, seat: Seat, time: f32, reach: f32) -> f32 {
        let (count, among) = self.counters_to_come(seat);
        if count == 0 {
            return 0.0;
        }
        let people = &self.players[seat].people;
        let meant = (0..people.len()).filter(|n| among >> n & 1 == 1);
        let mut left: SmallVec<[(u8, f32); 12]> =
            meant.map(|n| (self.value(&people[n]), LABOUR[people[n].stay as usize])).collect();
        let spared = people.len() - left.len();
        let mut lost = 0.0;
        for _ in 0..count {
            let cost = |(value, labour): (u8, f32), crew: usize| match value {
                0 | 1 => {
                    let rare = crew.checked_sub(1).and_then(|last| CREW.get(last)).copied().unwrap_or(0.0);
                    (labour * (1.0 + ABLE) + rare) * time + reach
                }
                _ => (labour + ILL) * time,
            };
            let crew = left.len() + spared;
            let cheapest =
                (0..left.len()).min_by(|one, other| cost(left[*one], crew).total_cmp(&cost(left[*other], crew)));
            let Some(n) = cheapest else { return lost };
            lost += cost(left[n], crew);
            match left[n].0 {
                0 | 1 => _ = left.remove(n),
                _ => left[n].0 -= 1,
            }
        }
        lost
    }

    /// K6 · What the best swap changes, for better or worse.
    fn swap_worth(&self, seat: Seat) -> f32 {
        let reach = self.chance_of_reaching();
        let mut after = self.clone();
        after.pending = None;
        let before = after.prospects(seat, reach);
        let change = |(give, get): (Good, Good)| {
            let mut swapped = after.clone();
            swapped.spend(seat, give, 1);
            *swapped.players[seat].good_mut(get) += 1;
            swapped.prospects(seat, reach) - before
        };
        self.swaps(seat).into_iter().map(change).fold(f32::MIN, f32::max)
    }

    /// F4 · Until the convoys fire, weapons that can be paid and have a target are worth the shots to come.
    fn volley_worth(&self, seat: Seat) -> f32 {
        let ahead = matches!(self.phase, Phase::Arrive | Phase::Ambush | Phase::Turret { .. });
        if !ahead || self.targets(seat).is_empty() {
            return 0.0;
        }
        let player = &self.players[seat];
        let shots = |paid: u8, value: fn(BoxKind) -> Option<u8>| {
            let boxes = player.parts().flat_map(|(_, _, part)| {
                let kinds = self.pack.vehicle(part.card).boxes.iter().enumerate();
                kinds.filter(|(n, _)| part.damage >> n & 1 == 0).map(|(_, kind)| *kind)
            });
            let mut values: SmallVec<[u8; 8]> = boxes.filter_map(value).collect();
            values.sort_unstable_by(|one, other| other.cmp(one));
            values.into_iter().take(paid.into()).map(|value| 0.3 + 0.2 * f32::from(value)).sum::<f32>()
        };
        let guns = |kind| if let BoxKind::Weapon(value) = kind { Some(value) } else { None };
        let lances = |kind| if let BoxKind::Energy(value) = kind { Some(value) } else { None };
        shots(player.good(Good::Ammo), guns) + shots(player.good(Good::Full), lances)
    }

    fn damage_worth(&self, seat: Seat, target: Target, damage: u8) -> f32 {
        match target {
            Target::Turret(turret) if damage >= self.armour(turret) => {
                let sentinel = if self.has(seat, Ability::Betrays) { 1.0 } else { 0.0 };
                1.4 + sentinel
            }
            Target::Turret(_) => 0.0,
            Target::Enemy(card) => {
                let Some(foe) = self.enemies.iter().find(|foe| foe.card == card) else { return 0.0 };
                let strength = self.pack.enemy(card).strength;
                let left = strength.saturating_sub(foe.damage);
                let targets = foe.targets | 1 << seat.0;
                let rearmost = self.convoys().find(|other| targets >> other.0 & 1 == 1) == Some(seat);
                let loot = if rearmost { 1.4 } else { 0.5 };
                1.0 + loot * f32::from(damage.min(left)) / f32::from(strength)
            }
        }
    }
}
