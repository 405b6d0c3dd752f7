//! How far a convoy will come, and what that is worth: places, and the ship.

use crate::card::{Ability, Good};
use crate::state::{Aurora, LAST, Phase, Stay};
use table::Seat;

/// How many of the moves for which there is no fuel yet will be made all the same.
const LATER: f32 = 0.6;
/// What a truck comes further in a move than its speed: the co-pilot, and now and then more fuel.
const PACE: f32 = 1.0;
/// What an awake co-pilot adds to the next move against the average, and a sleeping one takes away.
const AWAKE: f32 = 0.3;
const ASLEEP: f32 = 0.7;
/// What fuel adds for which there is no move left.
const SPARE: f32 = 0.6;
/// How far the automaton comes in a move.
const ROBOT_PACE: f32 = 2.9;
/// How fast it becomes sure, space by space, that the ship is reached, and that one convoy stays ahead of another at the end.
const SHIP: f32 = 0.45;
const PLACE: f32 = 1.4;

impl Aurora {
    /// Moves that a seat has still to make, this round's among them if it has not been made.
    fn moves_of(&self, seat: Seat) -> f32 {
        let now = match self.phase {
            Phase::Setup | Phase::Explore { .. } | Phase::Rest { .. } => true,
            Phase::Move { turn } => self.place_of(seat) + usize::from(turn) < self.order.len(),
            Phase::Arrive | Phase::Ambush | Phase::Turret { .. } | Phase::Fire { .. } => false,
            Phase::Enemies { .. } | Phase::EndOfRound { .. } | Phase::Over => false,
        };
        let later = if self.reached { 0 } else { LAST.saturating_sub(self.ship) };
        f32::from(later) + f32::from(u8::from(now))
    }

    /// How far a seat will have come at the end, as things are.
    pub(super) fn destination(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let (rank, moves) = (f32::from(self.progress(seat).0), self.moves_of(seat));
        if player.reached {
            return rank;
        }
        if self.is_robot(seat) {
            return rank + moves * ROBOT_PACE;
        }
        let fuel = f32::from(player.good(Good::Fuel));
        let sure = fuel.min(moves);
        let pace = f32::from(self.truck(seat).0) + PACE;
        let way = pace * (sure + LATER * (moves - sure)) + SPARE * (fuel - sure);
        rank + way
            + if sure == 0.0 {
                0.0
            } else if self.is_navigated(seat) {
                AWAKE
            } else {
                -ASLEEP
            }
    }

    /// Whether a co-pilot will be awake for the next move.
    fn is_navigated(&self, seat: Seat) -> bool {
        let crew = self.act.filter(|act| act.seat == seat).map_or(0, |act| act.crew);
        let moving = matches!(self.phase, Phase::Move { .. });
        self.players[seat].people.iter().enumerate().any(|(n, member)| {
            let awake = match member.stay {
                Stay::Active => crew >> n & 1 == 0,
                Stay::Rest | Stay::Fed => !moving,
                Stay::Exhausted => false,
            };
            awake && self.ability(seat, n) == Ability::Navigates
        })
    }

    /// How far one can come: to the last berth, or to the ship where it stays.
    pub(super) fn last_rank(&self) -> f32 {
        let road = self.pack.road(self.map());
        let last = road.berths.last().copied().filter(|_| !self.reached).unwrap_or_else(|| self.berth());
        f32::from(road.space(last).rank)
    }

    /// Whether a seat will be at the ship.
    pub(super) fn chance_of_coming(&self, seat: Seat) -> f32 {
        match (self.players[seat].reached, self.reached && self.moves_of(seat) == 0.0) {
            (true, _) => 1.0,
            (false, true) => 0.0,
            (false, false) => sure(SHIP * (self.destination(seat) - self.last_rank())),
        }
    }

    /// Whether anybody will be.
    pub(super) fn chance_of_reaching(&self) -> f32 {
        if self.reached {
            return 1.0;
        }
        let best = self.players.seats().map(|seat| self.destination(seat)).fold(0.0, f32::max);
        sure(SHIP * (best - self.last_rank()))
    }

    /// First and second place, as likely as they look.
    pub(super) fn place_worth(&self, seat: Seat) -> f32 {
        let last = self.last_rank();
        let end = |seat: Seat| self.destination(seat).min(last) + if self.progress(seat).1 { 0.2 } else { 0.0 };
        let (own, steep) = (end(seat), PLACE / (1.0 + 0.7 * self.moves_of(seat)));
        let others = self.players.seats().filter(|other| *other != seat);
        let (mut none, mut one) = (1.0, 0.0);
        for chance in others.map(|other| sure(steep * (end(other) - own))) {
            one = one * (1.0 - chance) + none * chance;
            none *= 1.0 - chance;
        }
        let [first, second] = [self.pack.numbers.places[0], self.pack.numbers.places[1]];
        none * f32::from(first) + if self.players.len() > 2 { one * f32::from(second) } else { 0.0 }
    }
}

/// From 0 to 1, a half at 0.
fn sure(far: f32) -> f32 {
    1.0 / (1.0 + (-far).exp())
}
