//! What webs are worth: for each the prize of the best thing it can become, times the chance, less for every turn it will take.
//!
//! A hero that could carry one more web counts as carrying an empty one, so that room is worth something and a web that leads
//! nowhere is given up.

use super::{CARD, HORIZON, SECTORS, TROPHY};
use crate::card::{CardSet, Value};
use crate::pack::{ByLength, Modifier, Sequence, at_length};
use crate::state::{Ascension, Aspiration, Attempt, Hero, HeroAt, Player, Web};
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
    /// What the webs are worth, and which sequence cards would help any of them. No two webs are counted for the same goal.
    pub(super) fn worth_of_webs(&self, seat: Seat, player: &Player) -> (f32, CardSet) {
        let room = Web::default();
        let threads = self.threads(seat, player, &room);
        let goals = self.goals(seat);
        let held = player.sequences();
        let mut useful = CardSet::NONE;
        let mut promises = Promises::new();
        for (number, thread) in threads.iter().enumerate() {
            let wilds = self.wilds(seat, thread.hero);
            let lying = thread.web.plot.map(|plot| self.plot_goal(plot));
            for (goal_number, goal) in goals.iter().chain(&lying).enumerate() {
                if thread.web.len() > goal.sequence.len() {
                    continue;
                }
                let filled = Filled::by(&thread.web.cards, goal.sequence, wilds);
                if filled.fits() {
                    useful |= filled.admitted();
                    promises.push(Promise {
                        thread: number,
                        goal: matches!(goal.aspires, Aspiration::Plot(_)).then_some(goal_number),
                        worth: self.worth_of_goal(seat, thread, goal, &filled, held),
                    });
                }
            }
        }
        let woven: usize = threads.iter().map(|thread| thread.web.len()).sum();
        (kept(promises) + woven as f32 * WOVEN, useful)
    }

    /// What the player can weave for: the plots in hand and the gates above.
    fn goals(&self, seat: Seat) -> Goals<'_> {
        let plots = self.own_plots(seat).map(|plot| self.plot_goal(plot));
        let gates = self.gates_above(seat).map(|(gate, id)| Goal {
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

    fn threads<'g>(&self, seat: Seat, player: &'g Player, room: &'g Web) -> Threads<'g> {
        let woven = |hero: &'g Hero| hero.webs.iter().map(move |web| Thread { hero, web });
        let free = |hero: &&Hero| self.has_room_for_web(seat, hero);
        let rooms = player.heroes.iter().filter(free).map(|hero| Thread { hero, web: room });
        player.heroes.iter().flat_map(woven).chain(rooms).collect()
    }

    fn worth_of_goal(&self, seat: Seat, thread: &Thread, goal: &Goal, filled: &Filled, held: CardSet) -> f32 {
        let mut turns = self.turns_of_collecting(seat, filled, held);
        if let Aspiration::Gate(gate) = goal.aspires {
            turns = turns.max(self.turns_of_walking(seat, gate.into()));
            turns = turns.max(self.turns_of_paying(seat, gate.into(), turns == 0.0));
        }
        if thread.web.declared || !thread.hero.ready {
            turns = turns.max(1.0);
        }
        if self.is_barred(seat, thread.hero) {
            turns = turns.max(2.0);
        }
        self.best_prize(seat, thread, goal) * PATIENCE.powf(turns + 0.5)
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
        let rarest = filled.rarest_missing(CardSet::of_spheres(self.spheres), held);
        all_of_them.max(rarest.map_or(0.0, |cards| 1.0 / (a_turn * cards.max(0.2))))
    }

    /// In how many turns a gate can be paid. A discount of this turn counts only for a try that can be made at once.
    fn turns_of_paying(&self, seat: Seat, gate: usize, at_once: bool) -> f32 {
        let player = &self.players[seat];
        let lost = if at_once || !self.is_active(seat) {
            0
        } else {
            self.turn.discount
        };
        let lacking = f32::from(self.gate_cost(seat, gate)) + f32::from(lost) - f32::from(player.eco);
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

    /// What closing brings on average, at the best value that may be declared here.
    fn best_prize(&self, seat: Seat, thread: &Thread, goal: &Goal) -> f32 {
        let at = HeroAt {
            seat,
            hero: thread.hero.card,
        }
        .web(thread.web.number);
        let worth = |attempt: &Attempt| {
            let running = self
                .attempt()
                .filter(|now| now.at() == at && now.value == attempt.value);
            match running {
                Some(now) => self.chance(now) * self.prize(now),
                None => self.chance_with(attempt, thread.hero, thread.web) * self.prize(attempt),
            }
        };
        match goal.aspires {
            Aspiration::Gate(gate) => worth(&self.gate_attempt(at, gate.into(), 0)),
            Aspiration::Plot(_) => {
                let attempt = |value: &Value| Attempt {
                    threshold: self.pack.numbers.threshold(*value, goal.sequence.len()),
                    ..Attempt::imagined(at, goal.aspires, *value)
                };
                let values = self.pack.numbers.values_of(self.sector(seat)).iter();
                values.map(|value| worth(&attempt(value))).fold(0.0, f32::max)
            }
        }
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
                eco + income + figure(&rewards.cards[attempt.value]) * CARD + TROPHY
            }
        }
    }

    /// The chance of success as things stand; after the roll it is certain one way or the other.
    pub(super) fn chance(&self, attempt: &Attempt) -> f32 {
        if attempt.broken {
            return 0.0;
        }
        if attempt.die.is_some() {
            return f32::from(u8::from(self.result(attempt) >= i16::from(attempt.threshold)));
        }
        match (self.hero(attempt.at().hero()), self.web(attempt.at())) {
            (Some(hero), Some(web)) => self.chance_with(attempt, hero, web),
            _ => 0.0,
        }
    }

    fn chance_with(&self, attempt: &Attempt, hero: &Hero, web: &Web) -> f32 {
        let bonus = self.bonus_of(attempt, hero, web);
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
