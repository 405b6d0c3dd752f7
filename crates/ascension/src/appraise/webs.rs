//! What webs are worth: for each the prize of the best thing it can become, times the chance, less for every turn it will take.
//!
//! A hero that could carry one more web counts as carrying an empty one, so that room is worth something and a web that leads
//! nowhere is given up.

use super::{HORIZON, PLOT, SECTORS, TROPHY};
use crate::card::{CardSet, Value};
use crate::pack::{ByLength, Modifier, Sequence, at_length};
use crate::state::{Ascension, Aspiration, Attempt, Hero, HeroAt, OwnWeb, Player, Web};
use crate::webs::fitting::Filled;
use smallvec::SmallVec;
use table::Seat;

/// What is left of a prize for each turn that it comes later.
const PATIENCE: f32 = 0.9;
/// How much of a card already woven a fitting card in the hand is.
const IN_HAND: f32 = 0.6;
/// What a card in a web is worth whatever becomes of it.
const WOVEN: f32 = 0.6;
/// How many draws it takes to find all of so many different things, against finding one of them.
const COLLECTING: [f32; 8] = [0.0, 1.0, 1.5, 1.83, 2.08, 2.28, 2.45, 2.59];
/// What a card drawn as a reward is worth, in a hand that is full already.
const REWARDED: f32 = 0.5;
/// How sure a roll is that succeeds, before everybody has passed.
const NEARLY: f32 = 0.98;
/// What is left of a chance before the roll, since others may have a say in it.
const UNROLLED: f32 = 0.96;
/// How many turns a gate is away that is further than one can see.
const FAR: f32 = 4.0;

/// Something a web can be woven for.
struct Goal<'g> {
    sequence: &'g Sequence,
    aspires: Aspiration,
}

/// A web, or the room for one.
struct Thread<'g> {
    hero: &'g Hero,
    web: &'g Web,
}

/// What a web would be worth as one of the goals; all gates are one goal, since one of them is enough.
#[derive(Clone, Copy)]
struct Promise {
    thread: usize,
    goal: Option<usize>,
    worth: f32,
}

type Goals<'g> = SmallVec<[Goal<'g>; 12]>;
type Threads<'g> = SmallVec<[Thread<'g>; 10]>;
type Promises = SmallVec<[Promise; 64]>;

impl Ascension {
    /// What the webs are worth, and which sequence cards would help any of them. An attempt that runs counts for what may come of it.
    pub(super) fn worth_of_webs(&self, seat: Seat, player: &Player) -> (f32, CardSet) {
        let (lying, useful) = self.worth_of_threads(seat, player, None);
        let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == seat) else {
            return (lying, useful);
        };
        let failed = lying + self.refund(attempt);
        if self.is_for_throne(attempt) {
            return (failed, useful);
        }
        let chance = self.chance(attempt);
        let (without, _) = self.worth_of_threads(seat, player, Some(attempt));
        let worth = chance * (without + self.prize(attempt)) + (1.0 - chance) * failed;
        (worth, useful)
    }

    /// What webs and the room for more are worth, as they lie or after an attempt has succeeded: then its web is room, and if it was
    /// for a gate, no gate below is a goal any more. No two webs are counted for the same goal.
    fn worth_of_threads(&self, seat: Seat, player: &Player, closed: Option<&Attempt>) -> (f32, CardSet) {
        let room = Web::default();
        let threads = self.threads(seat, player, &room, closed.map(|attempt| attempt.web));
        let goals = self.goals(seat, closed.is_none_or(|attempt| !attempt.is_gate()));
        let held = player.sequences();
        let mut useful = CardSet::NONE;
        let mut promises = Promises::new();
        for (number, thread) in threads.iter().enumerate() {
            let wilds = self.wilds(seat, thread.hero);
            let mut promise = |goal_number: usize, goal: &Goal, filled: &Filled, held: CardSet, web: &Web| {
                let thread = Thread { hero: thread.hero, web };
                promises.push(Promise {
                    thread: number,
                    goal: matches!(goal.aspires, Aspiration::Plot(_)).then_some(goal_number),
                    worth: self.worth_of_goal(seat, &thread, goal, filled, held),
                });
            };
            if let Some(plot) = thread.web.plot {
                let goal = self.plot_goal(plot);
                let filled = Filled::by(&thread.web.cards, goal.sequence, wilds);
                if filled.fits() {
                    useful |= filled.admitted();
                    promise(goals.len() + number, &goal, &filled, held, thread.web);
                }
            }
            for (goal_number, goal) in goals.iter().enumerate() {
                if !thread.web.is_empty() {
                    // A web can be given up for the room it takes, at the price of what is in the hand meanwhile.
                    promise(
                        goal_number,
                        goal,
                        &Filled::nothing(goal.sequence, wilds),
                        CardSet::NONE,
                        &room,
                    );
                }
                if thread.web.plot.is_some() || thread.web.len() > goal.sequence.len() {
                    continue;
                }
                let filled = Filled::by(&thread.web.cards, goal.sequence, wilds);
                if filled.fits() {
                    useful |= filled.admitted();
                    promise(goal_number, goal, &filled, held, thread.web);
                }
            }
        }
        let woven: usize = threads.iter().map(|thread| thread.web.len()).sum();
        let shown = threads.iter().filter(|thread| thread.web.plot.is_some()).count();
        (kept(promises) + woven as f32 * WOVEN + shown as f32 * PLOT, useful)
    }

    /// What the player can weave for: the plots in hand, and the gates above.
    fn goals(&self, seat: Seat, gates: bool) -> Goals<'_> {
        let plots = self.own_plots(seat).map(|plot| self.plot_goal(plot));
        let gates = self.gates_above(seat).filter(|_| gates).map(|(gate, id)| Goal {
            sequence: &self.pack.gate(id).sequence,
            aspires: Aspiration::Gate(gate as u8),
        });
        plots.chain(gates).collect()
    }

    fn plot_goal(&self, plot: crate::card::PlotId) -> Goal<'_> {
        Goal {
            sequence: &self.pack.plot(plot).sequence,
            aspires: Aspiration::Plot(plot),
        }
    }

    fn threads<'g>(&self, seat: Seat, player: &'g Player, room: &'g Web, gone: Option<OwnWeb>) -> Threads<'g> {
        let is_gone = move |hero: &Hero, web: &Web| gone.is_some_and(|at| at.hero == hero.card && at.web == web.number);
        let lying = move |hero: &'g Hero| {
            hero.webs.iter().map(move |web| Thread {
                hero,
                web: if is_gone(hero, web) { room } else { web },
            })
        };
        let free = |hero: &&Hero| self.has_room_for_web(seat, hero);
        let rooms = player.heroes.iter().filter(free).map(|hero| Thread { hero, web: room });
        player.heroes.iter().flat_map(lying).chain(rooms).collect()
    }

    fn worth_of_goal(&self, seat: Seat, thread: &Thread, goal: &Goal, filled: &Filled, held: CardSet) -> f32 {
        let mut turns = self.turns_of_collecting(seat, filled, held);
        if thread.web.declared || !thread.hero.ready {
            turns = turns.max(1.0);
        }
        if self.is_barred(seat, thread.hero) {
            turns = turns.max(2.0);
        }
        let mut cost = 0.0;
        if let Aspiration::Gate(gate) = goal.aspires {
            turns = turns.max(self.turns_of_walking(seat, gate.into()));
            cost = self.cost_of_gate(seat, gate.into(), turns == 0.0);
            turns = turns.max(self.turns_of_paying(seat, cost));
        }
        self.best_prize(seat, thread, goal, cost) * PATIENCE.powf(turns + 0.5)
    }

    fn is_barred(&self, seat: Seat, hero: &Hero) -> bool {
        hero.bound > 0 || self.has(seat, hero, |modifier| matches!(modifier, Modifier::NoClosing))
    }

    /// In how many turns the missing cards will have come, as the deck is on average.
    fn turns_of_collecting(&self, seat: Seat, filled: &Filled, held: CardSet) -> f32 {
        let missing = filled.missing();
        if missing == 0 {
            return 0.0;
        }
        let admitted = filled.admitted();
        let all = self.spheres.len() as f32 * 8.0;
        // Rather more than half of the deck are sequence cards.
        let a_turn = f32::from(self.god_of(seat).draw) * 0.59 / all;
        let in_hand = ((admitted & held).len() as usize).min(missing) as f32 * IN_HAND;
        let live = (admitted & CardSet::of_spheres(self.spheres)).len().max(1) as f32;
        let all_of_them = missing as f32 / (a_turn * live) * collecting(missing as f32 - in_hand);
        let drawn = if (admitted & held).len() as usize >= missing {
            0.0
        } else {
            1.0
        };
        let rarest = filled.rarest_missing(CardSet::of_spheres(self.spheres), held);
        all_of_them
            .max(drawn)
            .max(rarest.map_or(0.0, |cards| 1.0 / (a_turn * cards.max(0.2))))
    }

    /// What a try will cost. A discount of this turn counts only for a try that can be made at once.
    fn cost_of_gate(&self, seat: Seat, gate: usize, at_once: bool) -> f32 {
        let lost = if at_once || !self.is_active(seat) {
            0
        } else {
            self.turn.discount
        };
        f32::from(self.gate_cost(seat, gate)) + f32::from(lost)
    }

    /// In how many turns so much can be paid.
    fn turns_of_paying(&self, seat: Seat, cost: f32) -> f32 {
        let player = &self.players[seat];
        let lacking = cost - f32::from(player.eco);
        let income: f32 = player.trophies.iter().map(|trophy| f32::from(trophy.income)).sum();
        lacking.max(0.0) / (income + 2.5)
    }

    /// In how many turns the pawn can stand on a gate.
    fn turns_of_walking(&self, seat: Seat, gate: usize) -> f32 {
        let player = &self.players[seat];
        let Some(pawn) = player.pawn else { return FAR };
        let goal = self.gate_spot(gate).at;
        let steps = self.god_of(seat).movement.max(1);
        let near = |turns: &u8| {
            let mountain = &self.pack.mountain;
            pawn == goal || mountain.within(pawn, steps * turns, player.opened).contains(goal)
        };
        (0..FAR as u8).find(near).map_or(FAR, f32::from)
    }

    /// What closing brings on average, at the best value that may be declared here, and less what a gate costs.
    fn best_prize(&self, seat: Seat, thread: &Thread, goal: &Goal, cost: f32) -> f32 {
        let at = HeroAt {
            seat,
            hero: thread.hero.card,
        }
        .web(thread.web.number);
        let chance = |attempt: &Attempt| self.chance_with(attempt, thread.hero, thread.web);
        match goal.aspires {
            Aspiration::Gate(gate) => {
                let attempt = self.gate_attempt(at, gate.into(), 0);
                let chance = chance(&attempt);
                let player = &self.players[seat];
                let eco = f32::from(player.eco).max(cost);
                let paid = self.worth_of_eco(player, eco) - self.worth_of_eco(player, eco - cost);
                (chance * self.prize(&attempt) - paid * (1.0 - (1.0 - chance) * self.refunded())).max(0.0)
            }
            Aspiration::Plot(_) => {
                let attempt = |value: &Value| Attempt {
                    threshold: self.pack.numbers.threshold(*value, goal.sequence.len()),
                    ..Attempt::imagined(at, goal.aspires, *value)
                };
                let values = self.pack.numbers.values_of(self.sector(seat)).iter().map(attempt);
                values
                    .map(|attempt| chance(&attempt) * self.prize(&attempt))
                    .fold(0.0, f32::max)
            }
        }
    }

    /// The part of what a try at a gate cost that comes back if it fails.
    fn refunded(&self) -> f32 {
        f32::from(self.pack.numbers.gate_refund_percent) / 100.0
    }

    /// What comes back if an attempt fails.
    pub(super) fn refund(&self, attempt: &Attempt) -> f32 {
        f32::from(attempt.paid) * self.refunded()
    }

    /// What success brings. A gate brings nothing to who has come as high by another.
    pub(super) fn prize(&self, attempt: &Attempt) -> f32 {
        let player = &self.players[attempt.seat];
        match attempt.aspires {
            Aspiration::Gate(gate) => {
                let level = self.gate_spot(gate as usize).level as usize;
                (SECTORS[level] - SECTORS[self.level_of(player)]).max(0.0)
            }
            Aspiration::Plot(plot) => {
                let length = self.pack.plot(plot).sequence.len();
                let rewards = &self.pack.numbers.rewards;
                let figure = |row: &ByLength| f32::from(at_length(row, length));
                let (now, gained) = (f32::from(player.eco), figure(&rewards.eco[attempt.value]));
                let eco = self.worth_of_eco(player, now + gained) - self.worth_of_eco(player, now);
                let income = figure(&rewards.income[attempt.value]) * HORIZON;
                eco + income + figure(&rewards.cards[attempt.value]) * REWARDED + TROPHY
            }
        }
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
        match (self.hero(attempt.at().hero()), self.web(attempt.at())) {
            (Some(hero), Some(web)) => self.chance_with(attempt, hero, web) * UNROLLED,
            _ => 0.0,
        }
    }

    fn chance_with(&self, attempt: &Attempt, hero: &Hero, web: &Web) -> f32 {
        let bonus = self.bonus_of(attempt, hero, web) + attempt.change;
        let (least, most) = self.die_limits(attempt.seat, hero);
        let die = self.pack.numbers.die;
        let wins =
            |face: &u8| i16::from((*face).max(least).min(most)) + i16::from(bonus) >= i16::from(attempt.threshold);
        (1..=die).filter(wins).count() as f32 / f32::from(die)
    }
}

fn collecting(things: f32) -> f32 {
    let whole = (things.max(0.0) as usize).min(COLLECTING.len() - 2);
    COLLECTING[whole] + (COLLECTING[whole + 1] - COLLECTING[whole]) * (things - whole as f32)
}

/// The most valuable promises, each web and each goal once.
fn kept(mut promises: Promises) -> f32 {
    let mut sum = 0.0;
    while let Some(best) = promises
        .iter()
        .copied()
        .max_by(|one, other| one.worth.total_cmp(&other.worth))
    {
        sum += best.worth;
        promises.retain(|promise| promise.thread != best.thread && promise.goal != best.goal);
    }
    sum
}
