//! Playouts to the end of the turn: imagined worlds played on sensibly from an answer.

use table::play::{EventOf, Policy};
use table::tape::Event;
use table::{Answer, AnsweredBy, Chance, Game, Rng, Seat, Table, World};

/// In how many ways the seat that searches tries each of its steps.
const OWN_WAYS: u32 = 6;
/// In how many ways the others try theirs.
const OTHERS_WAYS: u32 = 3;
/// A turn that takes more steps is judged where it stands.
const PATIENCE: u32 = 200;

/// Imagined worlds, each with its luck, in which every answer is tried: what differs is then the answers' doing.
pub(super) struct Foresight<G: Game> {
    seat: Seat,
    worlds: Vec<World<G>>,
    seed: u64,
}

impl<G: Game> Foresight<G> {
    pub fn new(seat: Seat, worlds: Vec<World<G>>, rng: &mut Rng) -> Foresight<G> {
        let seed = rng.next_u64();
        Foresight { seat, worlds, seed }
    }

    /// How the seat stands where the turn is over that this answer is a part of, in the world and with the luck of this number.
    /// `None` if the rules fail.
    pub fn play(&self, number: u32, answer: &Answer<G::Choice>) -> Option<f32> {
        let world = self.worlds.get(number as usize % self.worlds.len().max(1))?;
        let mut tape = world.tape().to_vec();
        tape.push(Event::Answer {
            seat: self.seat,
            answer: answer.clone(),
            seen: self.seat.into(),
            by: AnsweredBy::Bot,
            window: false,
        });
        let turn = world.checkpoint().turn();
        let mut rng = Rng::new(self.seed.wrapping_add(number.into()));
        let chance = Chance::imagined(&mut rng);
        let mut now = self.best_step(world.checkpoint(), &tape, &chance, &mut rng)?;
        for _ in 0..PATIENCE {
            if now.state.is_over() || now.state.turn() != turn {
                break;
            }
            now = self.best_step(&now.state, &[], &now.chance, &mut rng)?;
        }
        Some(standing(&now.state, self.seat))
    }

    /// The best of a few ways that a step can go, for the seat that picks first in it. All have the same luck, so that nobody
    /// picks what is only luckier.
    fn best_step(&self, before: &G, tape: &[EventOf<G>], chance: &Chance, rng: &mut Rng) -> Option<Stepped<G>> {
        let mut best = Stepped::from(before, tape, chance, rng)?;
        let Some(seat) = best.picks else { return Some(best) };
        let mut most = standing(&best.state, seat);
        let ways = if seat == self.seat { OWN_WAYS } else { OTHERS_WAYS };
        for _ in 1..ways {
            let Some(other) = Stepped::from(before, tape, chance, rng) else {
                continue;
            };
            let worth = standing(&other.state, seat);
            if worth > most {
                (best, most) = (other, worth);
            }
        }
        Some(best)
    }
}

/// Where a step has led.
struct Stepped<G> {
    state: G,
    chance: Chance,
    /// Who picked first, if anybody had a choice.
    picks: Option<Seat>,
}

impl<G: Game> Stepped<G> {
    /// One step along a tape and then by chance. `None` if the rules fail.
    fn from(before: &G, tape: &[EventOf<G>], chance: &Chance, rng: &mut Rng) -> Option<Stepped<G>> {
        let (mut state, mut chance) = (before.clone(), chance.clone());
        let mut anyhow = Anyhow { rng, first: None };
        state.step(&mut Table::free(tape, &mut anyhow, &mut chance)).ok()?;
        let picks = anyhow.first;
        Some(Stepped { state, chance, picks })
    }
}

/// Picks any option, and remembers who picked first.
struct Anyhow<'r> {
    rng: &'r mut Rng,
    first: Option<Seat>,
}

impl<C> Policy<C> for Anyhow<'_> {
    #[inline]
    fn pick(&mut self, seat: Seat, options: &[C], may_stop: bool) -> usize {
        let ways = options.len() + usize::from(may_stop);
        if ways > 1 {
            self.first.get_or_insert(seat);
        }
        self.rng.below(ways)
    }
}

fn standing<G: Game>(state: &G, seat: Seat) -> f32 {
    let result = state.outcome().and_then(|outcome| outcome.results.get(seat).copied());
    result.unwrap_or_else(|| state.appraise(seat))
}
