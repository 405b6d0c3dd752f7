//! Triggers and windows: what abilities do when something happens, in the order the rules give.
//!
//! Many games say: *when this happens, first everything that must, in an order of your choice; then whatever you may, one after
//! another, each once.* A game describes such an [`Occasion`] and [`resolve`] runs it: gather what can be used, drop what is spent,
//! settle which comes next, use it, and gather again, because every use can change what is left. [`in_turns`] is the other common
//! window: the seats act or pass in turn until all have passed in a row.
//!
//! ```
//! use table::{Game, Play, Seat, Table};
//! use table::triggers::{Found, Occasion, Used, resolve};
//!
//! /// The end of a seat's turn, in a game whose abilities are numbered.
//! struct EndOfTurn(Seat);
//!
//! /// What the game has to offer for it.
//! trait Abilities: Game {
//!     fn ready(&self, seat: Seat) -> Found<u8>;
//!     fn is_optional(&self, ability: u8) -> bool;
//!     fn option(&self, ability: Option<u8>) -> Self::Choice;
//!     fn trigger(&mut self, table: &mut Table<Self>, ability: u8) -> Play;
//! }
//!
//! impl<G: Abilities> Occasion<G> for EndOfTurn {
//!     type Use = u8;
//!
//!     fn gather(&self, game: &G) -> Found<u8> {
//!         game.ready(self.0)
//!     }
//!
//!     fn is_voluntary(&self, game: &G, ability: u8) -> bool {
//!         game.is_optional(ability)
//!     }
//!
//!     fn ask_next(&self, game: &mut G, table: &mut Table<G>, found: &[u8]) -> Play<Option<u8>> {
//!         let abilities = found.iter().copied().map(Some).chain([None]);
//!         let options: Vec<G::Choice> = abilities.map(|ability| game.option(ability)).collect();
//!         let chosen = table.ask(self.0).about("ask-end-of-turn", "T4").window().one(&options)?;
//!         Ok(found.iter().copied().find(|ability| game.option(Some(*ability)) == chosen))
//!     }
//!
//!     fn take(&mut self, game: &mut G, table: &mut Table<G>, ability: u8, _: &mut Used<u8>) -> Play {
//!         game.trigger(table, ability)
//!     }
//! }
//!
//! fn end_turn<G: Abilities>(game: &mut G, table: &mut Table<G>, seat: Seat) -> Play {
//!     resolve(game, table, &mut EndOfTurn(seat), &mut Used::new())
//! }
//! ```

use crate::{Game, Play, Seat, Table};
use smallvec::SmallVec;

/// What can be used on an occasion, in the order in which it is offered.
pub type Found<U> = SmallVec<[U; 8]>;
/// What has been used on an occasion, in order.
pub type Used<U> = SmallVec<[U; 8]>;

/// A trigger or a window: something at which abilities happen or can be used.
pub trait Occasion<G: Game> {
    /// One use of an ability: whose, and which.
    type Use: Copy + PartialEq;

    /// Everything that happens or can be used now, whether or not it was used before.
    fn gather(&self, game: &G) -> Found<Self::Use>;

    /// Whether it cannot be used any more on this occasion because of what was. By default each is used once; a game in which only one
    /// of a name can be used compares names.
    fn is_spent(&self, _game: &G, used: &[Self::Use], one: Self::Use) -> bool {
        used.contains(&one)
    }

    /// Whether it can be left out. What cannot be happens first.
    fn is_voluntary(&self, game: &G, one: Self::Use) -> bool;

    /// Whether it makes no difference when it happens among the compulsory ones. If that is so for all of them, nobody is asked.
    fn commutes(&self, _game: &G, _one: Self::Use) -> bool {
        true
    }

    /// Which of several compulsory ones comes first.
    ///
    /// # Errors
    /// The table halts, as for every question.
    fn ask_first(&self, _game: &mut G, _table: &mut Table<G>, several: &[Self::Use]) -> Play<Self::Use> {
        Ok(several[0])
    }

    /// Which of the voluntary ones is used next. `None`: pass, and nothing more is used. An occasion at which everything is compulsory
    /// never asks it.
    ///
    /// # Errors
    /// The table halts, as for every question.
    fn ask_next(&self, _game: &mut G, _table: &mut Table<G>, _found: &[Self::Use]) -> Play<Option<Self::Use>> {
        Ok(None)
    }

    /// Does what the ability does. It is among the used ones already; if others are used up with it, they are added.
    ///
    /// # Errors
    /// The table halts where the ability asks or rolls.
    fn take(&mut self, game: &mut G, table: &mut Table<G>, one: Self::Use, used: &mut Used<Self::Use>) -> Play;

    /// Whether the occasion has passed, so that nothing more is used: whoever it was about has died.
    fn is_over(&self, _game: &G) -> bool {
        false
    }
}

/// Runs an occasion to its end: first what is compulsory, in an order that is asked for where it can matter, then what is voluntary,
/// one question at a time until it is passed or nothing is left. After each use everything is gathered again.
///
/// What was used before, in another part of the same occasion, is in `used`; what is used now is added.
///
/// # Errors
/// The table halts where somebody is asked or an ability halts.
#[inline]
pub fn resolve<G: Game, O: Occasion<G>>(
    game: &mut G,
    table: &mut Table<G>,
    occasion: &mut O,
    used: &mut Used<O::Use>,
) -> Play {
    run(game, table, occasion, used, None)
}

/// The same for a game that has looked already what can be used now, to open a window only if there is something.
///
/// # Errors
/// As for [`resolve`].
#[inline]
pub fn resolve_gathered<G: Game, O: Occasion<G>>(
    game: &mut G,
    table: &mut Table<G>,
    occasion: &mut O,
    used: &mut Used<O::Use>,
    found: Found<O::Use>,
) -> Play {
    run(game, table, occasion, used, Some(found))
}

#[inline]
fn run<G: Game, O: Occasion<G>>(
    game: &mut G,
    table: &mut Table<G>,
    occasion: &mut O,
    used: &mut Used<O::Use>,
    mut gathered: Option<Found<O::Use>>,
) -> Play {
    while !occasion.is_over(game) {
        let mut found = gathered.take().unwrap_or_else(|| occasion.gather(game));
        found.retain(|one| !occasion.is_spent(game, used, *one));
        let Some(next) = next_of(game, table, occasion, &found)? else {
            break;
        };
        used.push(next);
        occasion.take(game, table, next, used)?;
    }
    Ok(())
}

#[inline]
fn next_of<G: Game, O: Occasion<G>>(
    game: &mut G,
    table: &mut Table<G>,
    occasion: &O,
    found: &[O::Use],
) -> Play<Option<O::Use>> {
    if found.is_empty() {
        return Ok(None);
    }
    let compulsory: Found<O::Use> = found.iter().copied().filter(|one| !occasion.is_voluntary(game, *one)).collect();
    match compulsory[..] {
        [] => occasion.ask_next(game, table, found),
        [first, ..] if compulsory.iter().all(|one| occasion.commutes(game, *one)) => Ok(Some(first)),
        [only] => Ok(Some(only)),
        _ => occasion.ask_first(game, table, &compulsory).map(Some),
    }
}

/// The seats in turn, from one on, each do one thing or pass, until as many as there are have passed in a row or the window has closed.
/// `act` says whether a seat did something.
///
/// # Errors
/// The table halts where somebody is asked or an action halts.
pub fn in_turns<G: Game>(
    game: &mut G,
    table: &mut Table<G>,
    seats: usize,
    first: Seat,
    next: impl Fn(&G, Seat) -> Seat,
    is_over: impl Fn(&G) -> bool,
    mut act: impl FnMut(&mut G, &mut Table<G>, Seat) -> Play<bool>,
) -> Play {
    let (mut passes, mut seat) = (0, first);
    while passes < seats && !is_over(game) {
        passes = if act(game, table, seat)? { 0 } else { passes + 1 };
        seat = next(game, seat);
    }
    Ok(())
}
