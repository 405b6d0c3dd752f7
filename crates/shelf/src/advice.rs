//! Hints: what a bot would do, and why.

use bots::BotKind;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{Game, Refusal, Seat, Thought, View, World, notation};

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
