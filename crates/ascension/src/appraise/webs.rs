//! What webs are worth: for each the prize of the best thing it can become, times the chance, less for every turn it will take.
//!
//! A hero that could carry one more web counts as carrying an empty one, so that room is worth something and a web that leads
//! nowhere is given up.

use super::PLOT;
use super::chances::{Craft, UNROLLED};
use crate::card::{CardSet, GateId, HeroId, PlotId, Value};
use crate::pack::Sequence;
use crate::state::{Ascension, Aspiration, Attempt, Hero, OwnWeb, Phase, Player, Web};
use crate::webs::fitting::Filled;
use smallvec::SmallVec;
use table::Seat;

/// What is left of a prize for each turn that it comes later.
const PATIENCE: f32 = 0.9;
/// How much of a card already woven a fitting card in the hand is.
const IN_HAND: f32 = 0.6;
/// What a card in a web is worth whatever becomes of it.
const WOVEN: f32 = 0.6;
/// How many draws it takes to find all of this many different things, against finding one of them.
const COLLECTING: [f32; 8] = [0.0, 1.0, 1.5, 1.83, 2.08, 2.28, 2.45, 2.59];
/// How many turns a gate is away that is further than one can see.
const FAR: f32 = 4.0;

/// Something a web can be woven for, with what is the same for all webs.
struct Goal<'g> {
    sequence: &'g Sequence,
    aspires: Aspiration,
    /// In how many turns the pawn can be where it must be.
    walking: f32,
    /// What success brings, for each value that may be declared.
    prizes: SmallVec<[(Value, f32); 3]>,
}

/// The webs of a player as they lie, or after an attempt.
#[derive(Clone, Copy)]
enum Outcome<'a> {
    Pending,
    /// Its web is room again, and if it was for a gate, no gate below is a goal any more.
    Closed(&'a Attempt),
}

/// Who weaves, and what they can spend.
#[derive(Clone, Copy)]
struct Purse {
    seat: Seat,
    eco: f32,
}

/// A web, or the room for one.
#[derive(Clone, Copy)]
struct Thread<'t, 'g> {
    craft: &'t Craft<'g>,
    web: &'t Web,
}

/// What a web would be worth as one of the goals; all gates are one goal, since one of them is enough.
#[derive(Clone, Copy)]
struct Promise {
    thread: usize,
    goal: Option<usize>,
    worth: f32,
}

/// What a hero's webs would be worth if they were given up, for each goal.
struct GivenUp {
    hero: HeroId,
    worths: SmallVec<[f32; 12]>,
}

type Crafts<'g> = SmallVec<[Craft<'g>; 4]>;
type Goals<'g> = SmallVec<[Goal<'g>; 12]>;
type Threads<'t, 'g> = SmallVec<[Thread<'t, 'g>; 10]>;
type Promises = SmallVec<[Promise; 64]>;

impl Ascension {
    /// What the webs are worth, and which sequence cards would help any of them. An attempt that runs counts for what may come of it.
    pub(super) fn worth_of_webs(&self, seat: Seat, player: &Player) -> (f32, CardSet) {
        let (lying, useful) = self.worth_of_threads(seat, player, Outcome::Pending);
        let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == seat) else {
            return (lying, useful);
        };
        let failed = lying + self.refund(attempt);
        if self.is_for_throne(attempt) {
            return (failed, useful);
        }
        let chance = self.chance(attempt);
        let (without, _) = self.worth_of_threads(seat, player, Outcome::Closed(attempt));
        let worth = chance * (without + self.prize(attempt)) + (1.0 - chance) * failed;
        (worth, useful)
    }

    /// What webs and the room for more are worth. No two webs are counted for the same goal.
    fn worth_of_threads(&self, seat: Seat, player: &Player, outcome: Outcome) -> (f32, CardSet) {
        let room = Web::default();
        let eco = f32::from(player.eco);
        let (changed, gates, eco) = match outcome {
            Outcome::Pending => (None, true, eco),
            Outcome::Closed(attempt) => {
                (Some((attempt.web, &room)), !attempt.is_gate(), eco + self.eco_of_closing(attempt))
            }
        };
        let purse = Purse { seat, eco };
        let crafts: Crafts = player.heroes.iter().map(|hero| self.craft(seat, hero)).collect();
        let threads = self.threads(&crafts, &room, changed);
        let goals = self.goals(seat, gates);
        let held = player.sequences();
        let mut useful = CardSet::NONE;
        let mut promises = Promises::new();
        let mut given_up: Option<GivenUp> = None;
        for (number, thread) in threads.iter().enumerate() {
            let wilds = thread.craft.wilds;
            let promise = |goal: usize, of: &Goal, worth: f32| Promise {
                thread: number,
                goal: matches!(of.aspires, Aspiration::Plot(_)).then_some(goal),
                worth,
            };
            if let Some(plot) = thread.web.plot {
                let goal = self.plot_goal(seat, plot);
                let filled = Filled::by(&thread.web.cards, goal.sequence, wilds);
                if filled.fits() {
                    useful |= filled.admitted();
                    let worth = self.worth_of_goal(purse, *thread, &goal, &filled, held);
                    promises.push(promise(goals.len() + number, &goal, worth));
                }
            }
            if !thread.web.is_empty() && given_up.as_ref().is_none_or(|rooms| rooms.hero != thread.craft.hero.card) {
                given_up = Some(self.worth_given_up(purse, thread.craft, &room, &goals));
            }
            for (goal_number, goal) in goals.iter().enumerate() {
                if let Some(rooms) = given_up.as_ref().filter(|_| !thread.web.is_empty()) {
                    promises.push(promise(goal_number, goal, rooms.worths[goal_number]));
                }
                if thread.web.plot.is_some() || thread.web.len() > goal.sequence.len() {
                    continue;
                }
                let filled = Filled::by(&thread.web.cards, goal.sequence, wilds);
                if filled.fits() {
                    useful |= filled.admitted();
                    let worth = self.worth_of_goal(purse, *thread, goal, &filled, held);
                    promises.push(promise(goal_number, goal, worth));
                }
            }
        }
        let woven: usize = threads.iter().map(|thread| thread.web.len()).sum();
        let shown = threads.iter().filter(|thread| thread.web.plot.is_some()).count();
        (kept(promises) + woven as f32 * WOVEN + shown as f32 * PLOT, useful)
    }

    /// A web can be given up for the room it takes, at the price of what is in the hand meanwhile.
    fn worth_given_up(&self, purse: Purse, craft: &Craft, room: &Web, goals: &[Goal]) -> GivenUp {
        let thread = Thread { craft, web: room };
        let worth = |goal: &Goal| {
            let filled = Filled::nothing(goal.sequence, craft.wilds);
            self.worth_of_goal(purse, thread, goal, &filled, CardSet::NONE)
        };
        GivenUp { hero: craft.hero.card, worths: goals.iter().map(worth).collect() }
    }

    /// What the player can weave for: the plots in hand, and the gates above.
    fn goals(&self, seat: Seat, gates: bool) -> Goals<'_> {
        let plots = self.own_plots(seat).map(|plot| self.plot_goal(seat, plot));
        let gates = self.gates_above(seat).filter(|_| gates);
        plots.chain(gates.map(|(gate, id)| self.gate_goal(seat, gate, id))).collect()
    }

    fn gate_goal(&self, seat: Seat, gate: usize, id: GateId) -> Goal<'_> {
        let level = self.gate_spot(gate).level as usize;
        let value = self.gate_level(gate).value;
        Goal {
            sequence: &self.pack.gate(id).sequence,
            aspires: Aspiration::Gate(gate as u8),
            walking: self.turns_of_walking(seat, gate),
            prizes: SmallVec::from_iter([(value, self.prize_of_level(seat, level))]),
        }
    }

    fn plot_goal(&self, seat: Seat, plot: PlotId) -> Goal<'_> {
        let sequence = &self.pack.plot(plot).sequence;
        let values = self.pack.numbers.values_of(self.sector(seat)).iter();
        Goal {
            sequence,
            aspires: Aspiration::Plot(plot),
            walking: 0.0,
            prizes: values.map(|value| (*value, self.prize_of_closing(seat, *value, sequence.len(), 0))).collect(),
        }
    }

    fn threads<'t, 'g>(
        &self,
        crafts: &'t [Craft<'g>],
        room: &'t Web,
        changed: Option<(OwnWeb, &'t Web)>,
    ) -> Threads<'t, 'g> {
        let now = move |hero: &Hero, web: &'t Web| match changed {
            Some((at, new)) if at.hero == hero.card && at.web == web.number => new,
            _ => web,
        };
        let lying = move |craft: &'t Craft<'g>| {
            craft.hero.webs.iter().map(move |web| Thread { craft, web: now(craft.hero, web) })
        };
        let free = crafts.iter().filter(|craft| craft.has_room);
        let rooms = free.map(|craft| Thread { craft, web: room });
        crafts.iter().flat_map(lying).chain(rooms).collect()
    }

    /// What a goal is worth at the best value that may be declared here, less for every turn that it will take.
    fn worth_of_goal(&self, purse: Purse, thread: Thread, goal: &Goal, filled: &Filled, held: CardSet) -> f32 {
        let mut turns = self.turns_of_collecting(purse.seat, filled, held).max(goal.walking);
        if thread.web.declared || !thread.craft.hero.ready {
            turns = turns.max(1.0);
        }
        if thread.craft.barred {
            turns = turns.max(2.0);
        }
        let worth = |(value, prize): &(Value, f32)| {
            let cost = self.cost_of_goal(purse.seat, thread, goal, *value, turns == 0.0);
            let turns = turns.max(self.turns_of_paying(purse, cost));
            self.expected_prize(purse, thread, goal, (*value, *prize), cost) * PATIENCE.powf(turns + 1.0)
        };
        goal.prizes.iter().map(worth).fold(0.0, f32::max)
    }

    /// What must be paid to try: the price of a gate, the stake on a web (W4.6).
    fn cost_of_goal(&self, seat: Seat, thread: Thread, goal: &Goal, value: Value, at_once: bool) -> f32 {
        match goal.aspires {
            Aspiration::Gate(gate) => self.cost_of_gate(seat, gate.into(), at_once),
            Aspiration::Plot(_) => f32::from(thread.craft.stake(self.pack.numbers.stakes[value])),
        }
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
        let drawn = if (admitted & held).len() as usize >= missing { 0.0 } else { 1.0 };
        let rarest = filled.rarest_missing(CardSet::of_spheres(self.spheres), held);
        all_of_them.max(drawn).max(rarest.map_or(0.0, |cards| 1.0 / (a_turn * cards.max(0.2))))
    }

    /// What a try will cost. A discount of this turn counts only for a try that can be made at once.
    fn cost_of_gate(&self, seat: Seat, gate: usize, at_once: bool) -> f32 {
        let lost = if at_once || !self.is_active(seat) { 0 } else { self.turn.discount };
        f32::from(self.gate_cost(seat, gate)) + f32::from(lost)
    }

    /// In how many turns so much can be paid.
    fn turns_of_paying(&self, purse: Purse, cost: f32) -> f32 {
        let lacking = cost - purse.eco;
        let income: f32 = self.players[purse.seat].trophies.iter().map(|trophy| f32::from(trophy.income)).sum();
        match lacking > 0.0 {
            true => (lacking / (income + 2.5)).max(1.0),
            false => 0.0,
        }
    }

    /// In how many turns the pawn can stand on a gate.
    fn turns_of_walking(&self, seat: Seat, gate: usize) -> f32 {
        let player = &self.players[seat];
        let Some(pawn) = player.pawn else { return FAR };
        let goal = self.gate_spot(gate).at;
        let steps = self.god_of(seat).movement.max(1);
        let moves_now = self.is_active(seat) && self.phase == Phase::Movement;
        let more = if moves_now { self.turn.extra_steps } else { 0 };
        let near = |turns: &u8| {
            let steps = if *turns == 0 { 0 } else { steps * turns + more };
            pawn == goal || self.pack.mountain.within(pawn, steps, player.opened).contains(goal)
        };
        (0..FAR as u8).find(near).map_or(FAR, f32::from)
    }

    /// What an attempt at this value brings on average. A gate's price is paid for success, and a part of it for failure; a stake only for
    /// failure.
    fn expected_prize(
        &self,
        purse: Purse,
        thread: Thread,
        goal: &Goal,
        (value, prize): (Value, f32),
        cost: f32,
    ) -> f32 {
        let Thread { craft, web } = thread;
        let own = OwnWeb { hero: craft.hero.card, web: web.number };
        let attempt = Attempt {
            threshold: self.pack.numbers.threshold(value, goal.sequence.len()),
            ..Attempt::imagined(own.of(purse.seat), goal.aspires, value)
        };
        let chance = self.chance_with(craft, &attempt, web) * UNROLLED;
        let cost = self.worth_of_cost(purse, cost);
        let (won, lost) = match goal.aspires {
            Aspiration::Plot(_) => (prize, cost),
            Aspiration::Gate(_) => (prize - cost, cost * (1.0 - self.refunded(craft))),
        };
        chance * won - (1.0 - chance) * lost
    }

    /// What it is worth not to pay so much.
    fn worth_of_cost(&self, purse: Purse, cost: f32) -> f32 {
        if cost == 0.0 {
            return 0.0;
        }
        let player = &self.players[purse.seat];
        let eco = purse.eco.max(cost);
        self.worth_of_eco(player, eco) - self.worth_of_eco(player, eco - cost)
    }

    /// The part of what a try at a gate cost that comes back if it fails.
    fn refunded(&self, craft: &Craft) -> f32 {
        f32::from(craft.refund) / 100.0
    }

    /// What comes back if an attempt fails: part of what a gate cost, and of a stake nothing, unless nothing was rolled (W8.2).
    pub(super) fn refund(&self, attempt: &Attempt) -> f32 {
        if !attempt.is_gate() {
            return if attempt.broken { f32::from(attempt.paid) } else { 0.0 };
        }
        f32::from(attempt.paid) * f32::from(self.refund_percent(attempt.at().hero())) / 100.0
    }
}

fn collecting(things: f32) -> f32 {
    let whole = (things.max(0.0) as usize).min(COLLECTING.len() - 2);
    COLLECTING[whole] + (COLLECTING[whole + 1] - COLLECTING[whole]) * (things - whole as f32)
}

/// The most valuable promises, each web and each goal once.
fn kept(mut promises: Promises) -> f32 {
    let mut sum = 0.0;
    while let Some(best) = promises.iter().copied().max_by(|one, other| one.worth.total_cmp(&other.worth)) {
        sum += best.worth;
        promises.retain(|promise| promise.thread != best.thread && promise.goal != best.goal);
    }
    sum
}
