//! Frames: what the rules are in the middle of, and how a rule ends one of them early.

use crate::{Halt, Play, Rules, Table};
use serde::{Deserialize, Serialize};

/// Names one frame that is open now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FrameId(u32);

/// The frames that are open, outermost first, and the causes that wait for one of them to end.
///
/// They are part of the state, so that a scene drawn at a question can show what is going on. At every checkpoint they are empty.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Frames<F, C> {
    open: Vec<(FrameId, F)>,
    waiting: Vec<(FrameId, C)>,
}

impl<F, C> Default for Frames<F, C> {
    fn default() -> Self {
        Frames { open: Vec::new(), waiting: Vec::new() }
    }
}

impl<F, C> Frames<F, C> {
    /// The open frames, outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.open.iter().map(|(_, frame)| frame)
    }

    /// The innermost open frame.
    pub fn last(&self) -> Option<&F> {
        self.open.last().map(|(_, frame)| frame)
    }

    /// The innermost open frame, to change it.
    pub fn last_mut(&mut self) -> Option<&mut F> {
        self.open.last_mut().map(|(_, frame)| frame)
    }

    /// The innermost open frame of a kind.
    pub fn innermost(&self, of: impl Fn(&F) -> bool) -> Option<(FrameId, &F)> {
        let found = self.open.iter().rev().find(|(_, frame)| of(frame));
        found.map(|(id, frame)| (*id, frame))
    }

    /// The innermost open frame that this finds something in, to change it.
    pub fn innermost_mut<'f, T>(&'f mut self, of: impl Fn(&'f mut F) -> Option<T>) -> Option<T> {
        self.open.iter_mut().rev().find_map(|(_, frame)| of(frame))
    }

    /// Whether no frame is open and no cause waits.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty() && self.waiting.is_empty()
    }

    /// Breaks off the innermost frame of a kind because of a cause, which is resolved when that frame has closed. Where none is open,
    /// there is nothing to break and nothing happens.
    ///
    /// ```ignore
    /// self.frames.interrupt(Frame::is_attack, Cause::Reaction(part))?;
    /// ```
    pub fn interrupt(&mut self, of: impl Fn(&F) -> bool, cause: C) -> Play {
        let Some((id, _)) = self.innermost(of) else {
            return Ok(());
        };
        self.waiting.push((id, cause));
        Err(Halt::Break(id))
    }

    /// Breaks off the innermost frame of a kind with nothing to follow: a battle that is won. Where none is open, nothing happens.
    pub fn break_off(&self, of: impl Fn(&F) -> bool) -> Play {
        match self.innermost(of) {
            Some((id, _)) => Err(Halt::Break(id)),
            None => Ok(()),
        }
    }

    /// Lets a cause wait for the innermost frame of a kind without breaking it. `false` where none is open.
    pub fn after(&mut self, of: impl Fn(&F) -> bool, cause: C) -> bool {
        match self.innermost(of).map(|(id, _)| id) {
            Some(id) => {
                self.waiting.push((id, cause));
                true
            }
            None => false,
        }
    }

    /// The causes whose frames have closed and that are still to be resolved, in their order.
    pub fn overdue(&self) -> impl Iterator<Item = &C> {
        let closed = |id: &FrameId| !self.open.iter().any(|(open, _)| open == id);
        self.waiting.iter().filter(move |(id, _)| closed(id)).map(|(_, cause)| cause)
    }

    /// Puts a cause in the place of one that is overdue, and gives that one back; where there is none, the cause itself.
    pub fn exchange_overdue(&mut self, place: usize, cause: C) -> C {
        let Frames { open, waiting } = self;
        let closed = |id: &FrameId| !open.iter().any(|(open, _)| open == id);
        match waiting.iter_mut().filter(|(id, _)| closed(id)).nth(place) {
            Some((_, overdue)) => std::mem::replace(overdue, cause),
            None => cause,
        }
    }

    /// A frame's id is above those of all frames around it and of all that something still waits for.
    #[inline]
    fn push(&mut self, frame: F) -> FrameId {
        let around = self.open.last().map_or(0, |(id, _)| id.0);
        let waited = self.waiting.iter().map(|(id, _)| id.0).max().unwrap_or(0);
        let id = FrameId(around.max(waited) + 1);
        self.open.push((id, frame));
        id
    }

    /// Closes whatever is open inside a frame that was broken off. Causes that waited for inner frames, also for some that have closed
    /// before they could be resolved, wait for this one.
    #[cold]
    fn close_down_to(&mut self, id: FrameId) {
        self.open.retain(|(open, _)| *open <= id);
        for (frame, _) in self.waiting.iter_mut().filter(|(frame, _)| *frame > id) {
            *frame = id;
        }
    }

    #[inline]
    fn pop(&mut self) {
        self.open.pop();
    }

    #[inline]
    fn next_cause(&mut self, id: FrameId) -> Option<C> {
        if self.waiting.is_empty() {
            return None;
        }
        let place = self.waiting.iter().position(|(frame, _)| *frame == id)?;
        Some(self.waiting.remove(place).1)
    }
}

/// A game whose rules open frames.
pub trait Framed: Rules {
    /// What the rules can be in the middle of.
    type Frame;
    /// What waits for a frame to close.
    type Cause;

    /// The open frames of the state.
    fn frames(&mut self) -> &mut Frames<Self::Frame, Self::Cause>;

    /// Does what a cause asks for, once the frame it waited for has closed.
    fn resolve(&mut self, table: &mut Table<Self>, cause: Self::Cause) -> Play;
}

impl<G: Framed> Table<'_, G> {
    /// Runs rules inside a frame. `None` means that they were broken off. After it, whatever waited for the frame happens.
    #[inline]
    pub fn scope<T>(
        &mut self,
        game: &mut G,
        frame: G::Frame,
        body: impl FnOnce(&mut G, &mut Self) -> Play<T>,
    ) -> Play<Option<T>> {
        self.scope_closing(game, frame, body, |_, _, _| Ok(()))
    }

    /// Like [`Table::scope`], with closing steps that run inside the frame in either case; `Some` tells that it was not broken. A break of
    /// this frame by its own closing steps ends those.
    #[inline]
    pub fn scope_closing<T>(
        &mut self,
        game: &mut G,
        frame: G::Frame,
        body: impl FnOnce(&mut G, &mut Self) -> Play<T>,
        closing: impl FnOnce(&mut G, &mut Self, Option<&T>) -> Play,
    ) -> Play<Option<T>> {
        self.tick()?;
        let id = game.frames().push(frame);
        let ended = match body(game, self) {
            Ok(value) => Some(value),
            Err(Halt::Break(broken)) if broken == id => {
                game.frames().close_down_to(id);
                None
            }
            Err(halt) => return Err(halt),
        };
        match closing(game, self, ended.as_ref()) {
            Err(Halt::Break(broken)) if broken == id => game.frames().close_down_to(id),
            closed => closed?,
        }
        game.frames().pop();
        while let Some(cause) = game.frames().next_cause(id) {
            self.tick()?;
            game.resolve(self, cause)?;
        }
        Ok(ended)
    }
}

/// Declares how a game gets at its open frames, each by a line `Variant(Type): get, get_mut, is_it;`. The game gets `get` and `get_mut`,
/// the innermost open frame of this kind to look at and to change; the frame gets `is_it`.
///
/// ```
/// # use table::{Frames, Nothing, frames};
/// # pub struct Attack { power: u8 }
/// pub enum Frame {
///     Turn,
///     Attack(Attack),
/// }
///
/// pub struct Duel {
///     frames: Frames<Frame, Nothing>,
/// }
///
/// frames! {
///     Duel, Frame:
///     /// The attack that is in progress.
///     Attack(Attack): attack, attack_mut, is_attack;
/// }
/// # let mut duel = Duel { frames: Frames::default() };
/// # assert!(duel.attack().is_none() && duel.attack_mut().is_none() && Frame::Attack(Attack { power: 1 }).is_attack());
/// # assert!(!Frame::Turn.is_attack());
/// ```
#[macro_export]
macro_rules! frames {
    (
        $Game:ty, $Frame:ident:
        $( $(#[$about:meta])* $Variant:ident($Type:ty): $get:ident, $get_mut:ident, $is:ident; )+
    ) => {
        impl $Game {
            $(
                $(#[$about])*
                pub fn $get(&self) -> Option<&$Type> {
                    self.frames.iter().rev().find_map(|frame| if let $Frame::$Variant(it) = frame { Some(it) } else { None })
                }

                /// The same, to change it.
                pub fn $get_mut(&mut self) -> Option<&mut $Type> {
                    self.frames.innermost_mut(|frame| if let $Frame::$Variant(it) = frame { Some(it) } else { None })
                }
            )+
        }

        impl $Frame {
            $(
                /// Whether it is one of this kind.
                pub fn $is(&self) -> bool {
                    matches!(self, $Frame::$Variant(_))
                }
            )+
        }
    };
}
