//! How well a seat stands: what a sensible beginner looks at, in the measure of ECO.
//!
//! The seat's own webs and hand are weighed against the plots it holds and the gates above it; of the others only what they have
//! reached is. The figures here are judgement, not rules: they make bots play, and nothing else depends on them.

use crate::card::{AttachmentId, Card, CardSet, Value};
use crate::pack::Sequence;
use crate::state::{Ascension, Aspiration, Attempt, Hero, Phase, Player, Web, WebAt};
use crate::webs::fitting::Filled;
use smallvec::SmallVec;
use table::Seat;

/// What it is worth to have come through the gates of a level.
const SECTORS: [f32; 4] = [0.0, 45.0, 105.0, 400.0];
/// For how many rounds an income is counted.
const HORIZON: f32 = 6.5;
/// What the first hero is worth, the second, and so on, whatever its value.
const HEROES: [f32; 4] = [13.0, 8.0, 5.0, 3.0];
/// What has to lie between two seats for one to be nearly sure of the other.
const SPREAD: f32 = 28.0;
/// What a card drawn from the deck is worth.
const CARD: f32 = 1.8;

/// Something a web can be woven for: its sequence, and what closing it brings at best, before the chance of it.
struct Goal<'g> {
    sequence: &'g Sequence,
    aspires: Aspiration,
}

type Goals<'g> = SmallVec<[Goal<'g>; 10]>;

impl Ascension {
    /// From 0 (lost) to 1 (won): the seat's part of everybody's prospects.
    pub(crate) fn prospects(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.verdict() {
            return outcome.results[seat];
        }
        let own = self.worth_of_all(seat);
        let others = self.players.seats().filter(|other| *other != seat);
        let rivals: f32 = others
            .map(|other| ((self.worth_in_view(other) - own) / SPREAD).exp())
            .sum();
        1.0 / (1.0 + rivals)
    }

    /// What everybody can see of a player, with a guess at the rest.
    fn worth_in_view(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let woven: usize = player.webs().map(|(_, web)| web.len()).sum();
        let mut worth = self.worth_of_place(player) + woven as f32 * 2.6 + player.hand.len() as f32 * CARD;
        if let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == seat) {
            worth += self.chance(attempt) * self.prize(attempt);
        }
        worth - if player.skips { 6.0 } else { 0.0 }
    }

    /// A player's own look at everything.
    fn worth_of_all(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let goals = self.goals(seat);
        let (webs, useful) = self.worth_of_webs(seat, player, &goals);
        self.worth_of_place(player) + webs + self.worth_of_hand(seat, player, useful) + self.worth_of_step(seat)
    }

    /// Gates, ECO, trophies and heroes.
    fn worth_of_place(&self, player: &Player) -> f32 {
        let opened = self
            .pack
            .mountain
            .gates
            .iter()
            .filter(|gate| player.opened.contains(gate.at));
        let level = opened.map(|gate| gate.level as usize).max().unwrap_or(0);
        let next = self
            .pack
            .numbers
            .gates
            .get(level)
            .map_or(0.0, |gate| f32::from(gate.cost))
            + 10.0;
        let eco = f32::from(player.eco);
        let income: f32 = player.trophies.iter().map(|trophy| f32::from(trophy.income)).sum();
        let trophies = player.trophies.len();
        let tier = if trophies >= self.pack.numbers.second_tier_trophies.into() {
            5.0
        } else {
            0.0
        };
        let heroes: f32 = player
            .heroes
            .iter()
            .zip(HEROES)
            .map(|(hero, base)| base + self.worth_of_hero(hero))
            .sum();
        SECTORS[level.min(3)]
            + eco.min(next)
            + (eco - next).max(0.0) * 0.45
            + income * HORIZON
            + trophies as f32 * 2.0
            + tier
            + heroes
    }

    fn worth_of_hero(&self, hero: &Hero) -> f32 {
        let value = match hero.value {
            Value::Bronze => 0.0,
            Value::Silver => 4.0,
            Value::Gold => 7.4,
        };
        let borne: f32 = hero
            .attachments
            .iter()
            .map(|worn| self.worth_of_attachment(worn.card))
            .sum();
        value + borne + f32::from(u8::from(hero.shielded)) - f32::from(hero.bound) * 2.0
    }

    fn worth_of_attachment(&self, card: AttachmentId) -> f32 {
        if self.pack.attachment(card).harmful { -4.0 } else { 3.4 }
    }

    /// What the player can weave for: the plots in hand and the gates above.
    fn goals(&self, seat: Seat) -> Goals<'_> {
        let plots = self.own_plots(seat).map(|plot| Goal {
            sequence: &self.pack.plot(plot).sequence,
            aspires: Aspiration::Plot(plot),
        });
        let gates = self.gates_above(seat).map(|(gate, id)| Goal {
            sequence: &self.pack.gate(id).sequence,
            aspires: Aspiration::Gate(gate as u8),
        });
        plots.chain(gates).collect()
    }

    /// What the webs are worth, and which sequence cards would help any of them. Of all webs for gates only the best counts, since one
    /// gate is enough.
    fn worth_of_webs(&self, seat: Seat, player: &Player, goals: &Goals) -> (f32, CardSet) {
        let held = player.sequences();
        let (mut plots, mut gate) = (0.0, 0.0f32);
        let mut useful = CardSet::NONE;
        let mut room = false;
        for hero in &player.heroes {
            room |= self.has_room_for_web(seat, hero);
            let wilds = self.wilds(seat, hero);
            for web in &hero.webs {
                let at = WebAt {
                    seat,
                    hero: hero.card,
                    web: web.number,
                };
                let lying = web.plot.map(|plot| Goal {
                    sequence: &self.pack.plot(plot).sequence,
                    aspires: Aspiration::Plot(plot),
                });
                let (mut best_plot, mut best_gate) = (0.0f32, 0.0f32);
                for goal in goals
                    .iter()
                    .chain(&lying)
                    .filter(|goal| web.len() <= goal.sequence.len())
                {
                    let filled = Filled::by(&web.cards, goal.sequence, wilds);
                    if !filled.fits() {
                        continue;
                    }
                    let admitted = filled.admitted();
                    useful |= admitted;
                    let worth = self.worth_of_web(at, web, goal, (admitted & held).len() as usize);
                    match goal.aspires {
                        Aspiration::Plot(_) => best_plot = best_plot.max(worth),
                        Aspiration::Gate(_) => best_gate = best_gate.max(worth),
                    }
                }
                if best_gate > gate && best_gate > best_plot {
                    gate = best_gate;
                } else {
                    plots += best_plot.max(0.3 * best_gate);
                }
            }
        }
        if room {
            for place in goals.iter().flat_map(|goal| &goal.sequence.places) {
                useful |= place.cards;
            }
        }
        (plots + gate, useful)
    }

    /// A web on its way to a goal: the prize times the chance, by how much of it is woven or can be.
    fn worth_of_web(&self, at: WebAt, web: &Web, goal: &Goal, helped: usize) -> f32 {
        let length = goal.sequence.len() as f32;
        let missing = goal.sequence.len() - web.len();
        let done = (web.len() as f32 + 0.4 * helped.min(missing) as f32) / length;
        let far = match goal.aspires {
            Aspiration::Gate(gate) if missing == 0 && self.can_afford(at.seat, gate as usize) => {
                self.nearness(at.seat, gate as usize)
            }
            Aspiration::Gate(_) => 0.8,
            Aspiration::Plot(_) => 1.0,
        };
        let goal = self.best_prize(at, goal) * far;
        // Nearly in step with what is woven, a little less at the beginning.
        let part = if missing == 0 { 0.92 } else { 0.82 * done.powf(1.15) };
        goal * part
    }

    /// What closing brings on average, at the best value that may be declared here.
    fn best_prize(&self, at: WebAt, goal: &Goal) -> f32 {
        let attempt = |value: Value| match goal.aspires {
            Aspiration::Gate(gate) => self.gate_attempt(at, gate as usize, 0),
            Aspiration::Plot(_) => Attempt {
                threshold: self.pack.numbers.threshold(value, goal.sequence.len()),
                ..Attempt::imagined(at, goal.aspires, value)
            },
        };
        let worth = |value: &Value| {
            let attempt = self
                .attempt()
                .filter(|now| now.at() == at && now.value == *value)
                .copied()
                .unwrap_or_else(|| attempt(*value));
            self.chance(&attempt) * self.prize(&attempt)
        };
        match goal.aspires {
            Aspiration::Gate(gate) => {
                let level = self.gate_level(gate as usize);
                let cost = f32::from(self.gate_cost(at.seat, gate as usize)).max(1.0);
                let eco = f32::from(self.players[at.seat].eco) + 4.0;
                worth(&level.value) * (eco / cost).min(1.0)
            }
            Aspiration::Plot(_) => {
                let values = self.pack.numbers.values_of(self.sector(at.seat));
                values.iter().map(worth).fold(0.0, f32::max)
            }
        }
    }

    /// What success brings.
    fn prize(&self, attempt: &Attempt) -> f32 {
        match attempt.aspires {
            Aspiration::Gate(gate) => {
                let level = self.gate_spot(gate as usize).level as usize;
                SECTORS[level] - SECTORS[level - 1]
            }
            Aspiration::Plot(plot) => {
                let length = self.pack.plot(plot).sequence.len();
                let rewards = &self.pack.numbers.rewards;
                let figure = |row: &crate::pack::ByLength| f32::from(crate::pack::at_length(row, length));
                figure(&rewards.eco[attempt.value])
                    + figure(&rewards.income[attempt.value]) * HORIZON
                    + figure(&rewards.cards[attempt.value]) * CARD
                    + 3.0
            }
        }
    }

    /// The chance of success as things stand; after the roll it is certain one way or the other.
    fn chance(&self, attempt: &Attempt) -> f32 {
        if attempt.broken {
            return 0.0;
        }
        if attempt.die.is_some() {
            return f32::from(u8::from(self.result(attempt) >= i16::from(attempt.threshold)));
        }
        let Some(hero) = self.hero(attempt.at().hero()) else {
            return 0.0;
        };
        let (bonus, _) = self.bonus(attempt);
        let (least, most) = self.die_limits(attempt.seat, hero);
        let die = self.pack.numbers.die;
        let wins =
            |face: &u8| i16::from((*face).max(least).min(most)) + i16::from(bonus) >= i16::from(attempt.threshold);
        (1..=die).filter(wins).count() as f32 / f32::from(die)
    }

    fn can_afford(&self, seat: Seat, gate: usize) -> bool {
        self.players[seat].eco >= self.gate_cost(seat, gate)
    }

    /// How near a gate is that could be tried at once: a little less for each turn of walking.
    fn nearness(&self, seat: Seat, gate: usize) -> f32 {
        let player = &self.players[seat];
        let Some(pawn) = player.pawn else { return 0.5 };
        let goal = self.gate_spot(gate).at;
        let steps = self.god_of(seat).movement.max(1);
        let turns = (0..4u8).find(|turns| {
            pawn == goal
                || self
                    .pack
                    .mountain
                    .within(pawn, steps * turns, player.opened)
                    .contains(goal)
        });
        [1.0, 0.93, 0.88, 0.84, 0.8][turns.unwrap_or(4) as usize]
    }

    /// The hand: what helps a web counts most, and what must soon be discarded hardly at all.
    fn worth_of_hand(&self, seat: Seat, player: &Player, useful: CardSet) -> f32 {
        let god = self.god_of(seat);
        let mut plots = 0;
        let mut worths: SmallVec<[f32; 16]> = SmallVec::new();
        for card in player.cards() {
            worths.push(match card {
                Card::Sequence(id) if useful.contains(id) => 1.4,
                Card::Sequence(_) => 0.7,
                Card::Plot(_) => {
                    plots += 1;
                    if plots <= 3 { 2.6 } else { 0.8 }
                }
                Card::Hero(hero) if player.heroes.len() < god.heroes.into() && player.hero(hero).is_none() => 2.8,
                Card::Hero(_) => 0.7,
                Card::Attachment(_) => 1.9,
                Card::Event(_) => 2.2,
                Card::Gate(_) | Card::God(_) | Card::Sphere(_) => 0.0,
            });
        }
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let kept: f32 = worths.iter().take(god.hand.into()).sum();
        let over: f32 = worths.iter().skip(god.hand.into()).sum();
        let playable = self.is_active(seat) && matches!(self.phase, Phase::Drawing | Phase::Actions);
        kept + over * if playable { 0.7 } else { 0.2 }
    }

    /// What is about to be drawn after a move: the card of the position, and the rest from the deck.
    fn worth_of_step(&self, seat: Seat) -> f32 {
        if self.phase != Phase::Drawing || !self.is_active(seat) || !self.turn.moved {
            return 0.0;
        }
        let rest = f32::from(self.god_of(seat).draw.saturating_sub(1)) * CARD;
        let card = match self.curtain_at(self.pawn(seat)).map(|slot| slot.known_to(seat)) {
            None => 0.0,
            Some(None) => CARD,
            Some(Some(Card::Sequence(_))) => 1.6,
            Some(Some(Card::Plot(_) | Card::Event(_))) => 2.2,
            Some(Some(_)) => 2.0,
        };
        rest + card
    }
}
