//! How well a seat stands: a quick reckoning in ECO, made a chance to win against the others.
//!
//! Of the seat itself everything is looked at, also what its hand could become; of the others what lies on the table. It is made for
//! bots that look one step ahead, so whatever brings a player nearer to the throne must count for more than what it costs.

use crate::card::{Card, CardSet, Sector, Value};
use crate::few::Few;
use crate::pack::{PositionSet, Sequence, at_length};
use crate::state::{Ascension, Aspiration, Attempt, Hero, HeroAt, Web};
use crate::webs::fitting::Filled;
use smallvec::SmallVec;
use table::Seat;

/// What it is worth to stand in a sector, from the slopes to the summit.
const SECTOR: [f32; 4] = [0.0, 45.0, 105.0, 200.0];
/// What opening a gate of each level is worth before it has happened.
const GATE: [f32; 3] = [40.0, 55.0, 90.0];
/// How many maintenances an income is expected to last.
const HORIZON: f32 = 4.0;
/// How far apart two players must be for the better one to be a clear favourite.
const SPREAD: f32 = 45.0;
/// What the first, second, third and further heroes add to what they cost.
const HEROES: [f32; 6] = [12.0, 7.0, 3.0, 1.0, 0.0, 0.0];

impl Ascension {
    /// The chance to win, from 0 to 1.
    pub(crate) fn prospects(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.verdict() {
            return outcome.results[seat];
        }
        if self.order.first().is_none() || self.players[seat].god.is_none() {
            return 1.0 / self.players.len() as f32;
        }
        let own = self.open_worth(seat) + self.hidden_worth(seat);
        let others = self.players.seats().filter(|other| *other != seat);
        // Whatever a hand may hold is guessed for others, so that a card drawn is no loss against them.
        let rivals: f32 = others
            .map(|other| ((self.open_worth(other) + self.guessed_worth(other) - own) / SPREAD).exp())
            .sum();
        1.0 / (1.0 + rivals)
    }

    /// What everyone can see: sector, ECO, income, heroes, cards woven.
    fn open_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let sector = SECTOR[self.furthest(seat) as usize];
        let eco = f32::from(player.eco);
        let eco = eco.min(40.0) + 0.4 * (eco - 40.0).max(0.0);
        let income: u16 = player.trophies.iter().map(|trophy| u16::from(trophy.income)).sum();
        let income = (f32::from(income) + f32::from(self.other_income(seat))) * HORIZON;
        let tier = 3.0
            * player
                .trophies
                .len()
                .min(usize::from(self.pack.numbers.second_tier_trophies)) as f32;
        let skips = if player.skips { -8.0 } else { 0.0 };
        let heroes: f32 = player
            .heroes
            .iter()
            .zip(HEROES)
            .map(|(hero, worth)| self.hero_worth(hero) + worth)
            .sum();
        sector + eco + income + tier + skips + heroes
    }

    /// The highest sector a player has reached: an open gate stays open.
    fn furthest(&self, seat: Seat) -> Sector {
        let opened = self.players[seat].opened;
        let gates = self.pack.mountain.gates.iter().filter(|gate| opened.contains(gate.at));
        let levels = gates.map(|gate| Sector::ALL[gate.level as usize]);
        levels.fold(self.sector(seat), |highest, sector| highest.max(sector))
    }

    fn hero_worth(&self, hero: &Hero) -> f32 {
        let cost = f32::from(self.pack.numbers.values[hero.value].cost);
        let worn: f32 = hero
            .attachments
            .iter()
            .map(|worn| {
                if self.pack.attachment(worn.card).harmful {
                    -3.0
                } else {
                    2.0
                }
            })
            .sum();
        let hindered = if hero.bound > 0 { -4.0 } else { 0.0 };
        0.8 * cost + worn + hindered
    }

    /// What the hand of another player and the webs on the table may be worth.
    fn guessed_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let woven: usize = player.webs().map(|(_, web)| web.len()).sum();
        let hand = player.hand.len().min(self.god_of(seat).hand.into());
        1.2 * hand as f32 + 2.2 * woven as f32
    }

    /// What a player's own hand and webs are worth, with all that the player knows.
    fn hidden_worth(&self, seat: Seat) -> f32 {
        let justifying = self.justifying(seat);
        let gates: SmallVec<[usize; 4]> = self.gates_above(seat).map(|(number, _)| number).collect();
        let plots = justifying.len() - gates.len();
        let mut useful = CardSet::NONE;
        let mut best_gate = 0.0_f32;
        let mut webs = 0.0;
        for hero in &self.players[seat].heroes {
            let wilds = self.wilds(seat, hero);
            let at = HeroAt { seat, hero: hero.card };
            for web in &hero.webs {
                let mut best = 0.0_f32;
                for (place, sequence) in justifying.iter().enumerate() {
                    let filled = Filled::by(&web.cards, sequence, wilds);
                    if web.plot.is_none() && filled.fits() {
                        useful |= filled.admitted();
                        let gate = place.checked_sub(plots).map(|gate| gates[gate]);
                        let worth = self.web_worth(at, hero, web, sequence, gate);
                        best = best.max(worth);
                        if gate.is_some() {
                            best_gate = best_gate.max(worth);
                        }
                    }
                }
                if let Some(plot) = web.plot {
                    best = best.max(self.web_worth(at, hero, web, &self.pack.plot(plot).sequence, None));
                }
                webs += best + 0.3 * web.len() as f32;
            }
            if self.has_room_for_web(seat, hero) {
                justifying.iter().for_each(|sequence| useful |= sequence.admitted);
            }
        }
        webs + self.hand_worth(seat, useful, plots) + self.way_worth(seat, best_gate)
    }

    /// What a web promises for a plot or a gate: the reward, the less the more cards are missing.
    fn web_worth(&self, at: HeroAt, hero: &Hero, web: &Web, sequence: &Sequence, gate: Option<usize>) -> f32 {
        let at = at.web(web.number);
        let done = web.len() as f32 / sequence.len() as f32;
        let promise = match gate {
            Some(gate) => {
                let attempt = self.gate_attempt(at, gate, 0);
                let affordable = f32::from(self.players[at.seat].eco) / f32::from(self.gate_cost(at.seat, gate).max(1));
                let level = self.gate_spot(gate).level as usize - 1;
                GATE[level] * self.likelihood(&attempt, hero, web) * (0.4 + 0.6 * affordable.min(1.0))
            }
            None => self.best_reward(at.seat, hero, web, sequence.len()),
        };
        let ready = if hero.ready { 1.0 } else { 0.85 };
        promise * done * done * ready * if done < 1.0 { 0.7 } else { 1.0 }
    }

    /// The best expected reward of a web at a value that counts in the sector.
    fn best_reward(&self, seat: Seat, hero: &Hero, web: &Web, length: usize) -> f32 {
        let numbers = &self.pack.numbers;
        let at = HeroAt { seat, hero: hero.card };
        let value_of = |value: &Value| {
            let attempt = Attempt {
                threshold: numbers.threshold(*value, length),
                ..Attempt::imagined(
                    at.web(web.number),
                    Aspiration::Plot(web.plot.unwrap_or_default()),
                    *value,
                )
            };
            let row =
                |table: &crate::pack::ByValue<crate::pack::ByLength>| f32::from(at_length(&table[*value], length));
            let reward =
                row(&numbers.rewards.eco) + HORIZON * row(&numbers.rewards.income) + 1.5 * row(&numbers.rewards.cards);
            (reward + 3.0) * self.likelihood(&attempt, hero, web)
        };
        numbers
            .values_of(self.sector(seat))
            .iter()
            .map(value_of)
            .fold(0.0, f32::max)
    }

    /// The chance of an attempt, as a fraction.
    fn likelihood(&self, attempt: &Attempt, hero: &Hero, web: &Web) -> f32 {
        let bonus = self.quick_bonus(attempt, hero, web);
        let (least, most) = self.die_limits(attempt.seat, hero);
        let die = self.pack.numbers.die;
        let wins = |face: &u8| i16::from((*face).max(least).min(most)) + bonus >= i16::from(attempt.threshold);
        (1..=die).filter(wins).count() as f32 / f32::from(die)
    }

    /// What cards in hand are worth: those that fit something most, and none beyond the hand limit.
    fn hand_worth(&self, seat: Seat, useful: CardSet, plots: usize) -> f32 {
        let player = &self.players[seat];
        let heroes_wanted = player.heroes.len() < self.god_of(seat).heroes.into();
        let mut worths: Few<f32, 32> = Few::new();
        for card in player.cards().take(32) {
            worths.push(match card {
                Card::Sequence(id) if useful.contains(id) => 2.0,
                Card::Sequence(_) => 0.5,
                Card::Plot(_) if plots <= 3 => 2.2,
                Card::Plot(_) => 0.8,
                Card::Hero(_) if heroes_wanted => 2.5,
                Card::Hero(_) => 0.5,
                Card::Attachment(_) | Card::Event(_) => 1.8,
                _ => 0.0,
            });
        }
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let limit = usize::from(self.god_of(seat).hand);
        let kept: f32 = worths.iter().take(limit).sum();
        let over: f32 = worths.iter().skip(limit).sum();
        kept + 0.3 * over
    }

    /// How near the pawn is to a gate that it has a use for.
    fn way_worth(&self, seat: Seat, promise: f32) -> f32 {
        let opened = self.players[seat].opened;
        let here = self.pawn(seat);
        let shut = self.gates_above(seat).map(|(number, _)| self.gate_spot(number).at);
        let shut: PositionSet = shut.collect();
        let movement = self.god_of(seat).movement;
        let near = self.pack.mountain.within(here, movement, opened);
        if shut.contains(here) {
            0.25 * promise
        } else if (near & shut).is_empty() {
            0.0
        } else {
            0.15 * promise
        }
    }
}
