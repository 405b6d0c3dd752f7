//! Hints: what a bot would do, and why; and what bots think of everybody's prospects.

use bots::BotKind;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{Game, Refusal, Rng, Seat, SeatMap, Thought, View, Viewer, World, notation};

/// What a bot would answer in a seat's place. It knows what the seat knows, and no more.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The answer, in the game's notation.
    pub answer: String,
    /// What it thought of each option, the best first. Some bots think nothing.
    pub thoughts: Vec<Thought>,
}

/// Who gives hints where nobody says who: it plays on from each option, so that it can say what it expects.
pub const ADVISER: BotKind = BotKind::Fair;

/// A bot that has been told what is asked and has yet to think.
pub type Adviser = Box<dyn FnOnce() -> Result<Advice, Refusal> + Send>;

pub(crate) fn advise<G: Game>(
    world: &World<G>,
    seat: Seat,
    kind: BotKind,
    seed: u64,
    stop: &Arc<AtomicBool>,
) -> Result<Advice, Refusal> {
    let asked = world.question().ok_or(Refusal::NothingAsked)?;
    if !asked.asked.seats().contains(seat) {
        return Err(Refusal::NotYou);
    }
    let view = View::new(world, seat).filter(|view| !view.options().is_empty());
    let view = view.ok_or_else(|| Refusal::NotOffered(table::text!("table-not-offered")))?;
    let mut adviser = kind.adviser::<G>(seed, stop);
    let answer = bots::think(adviser.as_mut(), &view)?;
    Ok(Advice { answer: notation::write_answer(world.now(), seat, &answer), thoughts: adviser.why() })
}

/// In this many imagined worlds prospects are judged for somebody who does not know everything.
const WORLDS: usize = 8;

/// What each seat can expect, from 0 to 1. Of rivals only one can win, so their shares are brought to one in all; those who win or lose
/// together have the same share.
pub(crate) fn chances<G: Game>(world: &World<G>, viewer: Viewer, seed: u64) -> Option<SeatMap<f32>> {
    let seats = world.now().seats();
    let judged = |world: &World<G>| match world.now().outcome() {
        Some(outcome) => outcome.results,
        None => shares(SeatMap::new(seats, |seat| world.now().appraise(seat)), G::ABOUT.cooperative),
    };
    if viewer == Viewer::Referee {
        return Some(judged(world));
    }
    let mut rng = Rng::new(seed);
    let imagined = (0..WORLDS).map_while(|_| world.imagine(viewer, &mut rng));
    let imagined: Vec<SeatMap<f32>> = imagined.map(|world| judged(&world)).collect();
    let mean = |seat: Seat| imagined.iter().map(|chances| chances[seat]).sum::<f32>() / imagined.len() as f32;
    (!imagined.is_empty()).then(|| SeatMap::new(seats, mean))
}

fn shares(worth: SeatMap<f32>, together: bool) -> SeatMap<f32> {
    let sum: f32 = worth.values().sum();
    match together || sum <= 0.0 {
        true => worth,
        false => SeatMap::new(worth.len(), |seat| worth[seat] / sum),
    }
}
