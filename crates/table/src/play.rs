//! The table: the interface between the rules and everything else.

mod ask;
mod pick;

pub use ask::{Ask, Picked, Sealed, Shares};

use crate::form::not_offered;
use crate::frames::FrameId;
use crate::run::Run;
use crate::{Chance, Event, Faces, LogLine, Question, Rule, Rules, Seat, Seats, Stream, Text, Usage};

/// What a rule returns. `?` carries an interruption up to whoever can deal with it.
pub type Play<T = ()> = Result<T, Halt>;

/// Why rules stopped in the middle.
///
/// After `Waiting`, `Misfit` and `Fault` the table is dead: every further call returns the same halt, so a rule that
/// swallows one is found out. Only [`Table::scope`] catches a `Break`; no other code matches on `Err`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halt {
    /// Somebody must answer before the rules can go on.
    Waiting,
    /// The rules end one frame early, and whatever runs inside it: a broken chain, a battle that is won.
    Break(FrameId),
    /// The tape says something that cannot happen here.
    Misfit,
    /// The rules themselves are at fault: nothing to offer, or no end.
    Fault,
}

/// Answers every question at once, for playouts.
pub trait Policy<C> {
    /// The place of the option picked. Where `may_stop`, the length of the list means "no more".
    fn pick(&mut self, seat: Seat, options: &[C], may_stop: bool) -> usize;
}

/// Every option equally often.
pub struct Uniform(pub crate::Rng);

impl<C> Policy<C> for Uniform {
    #[inline]
    fn pick(&mut self, _: Seat, options: &[C], may_stop: bool) -> usize {
        self.0.below(options.len() + usize::from(may_stop))
    }
}

/// The event of a game.
pub type EventOf<G> = Event<<G as Rules>::Choice, <G as Rules>::Card>;
/// The question of a game.
pub type QuestionOf<G> = Question<<G as Rules>::Choice, <G as Rules>::Card>;

/// How many questions, draws and ticks one step may take before the guard calls it a runaway.
pub const STEP_LIMIT: u32 = 20_000;

/// What rules ask, and what they roll, draw and tell.
///
/// A table reads its tape first. When the tape is at its end it either answers by a [`Policy`] and goes on (a playout), or it
/// stops at the first question that is not forced.
pub struct Table<'a, G: Rules> {
    tape: &'a [EventOf<G>],
    at: usize,
    halt: Option<Halt>,
    spent: u32,
    mode: Mode<'a, G>,
    /// What a playout's rules said was wrong with them.
    fault: Option<String>,
    /// Where a table that never stops writes what happens to cards, if anybody wants to know.
    pub(crate) notes: Option<&'a mut Vec<Usage<G::Card>>>,
}

enum Mode<'a, G: Rules> {
    Free { policy: &'a mut dyn Policy<G::Choice>, chance: &'a mut Chance },
    Stop(&'a mut Run<G>),
}

/// Names one event of the running step, to widen who saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventId(usize);

impl<'a, G: Rules> Table<'a, G> {
    /// A table that never stops and writes nothing down.
    pub fn free(tape: &'a [EventOf<G>], policy: &'a mut dyn Policy<G::Choice>, chance: &'a mut Chance) -> Self {
        Table { tape, at: 0, halt: None, spent: 0, mode: Mode::Free { policy, chance }, fault: None, notes: None }
    }

    pub(crate) fn stopping(tape: &'a [EventOf<G>], run: &'a mut Run<G>) -> Self {
        Table { tape, at: 0, halt: None, spent: 0, mode: Mode::Stop(run), fault: None, notes: None }
    }

    /// Begins a new step: the guard counts again.
    #[inline]
    pub fn rest(&mut self) {
        if self.halt.is_none() {
            self.spent = 0;
        }
    }

    pub(crate) fn used(&self) -> usize {
        self.at
    }

    pub(crate) fn halted(&self) -> Option<Halt> {
        self.halt
    }

    /// Rolls one die that everyone sees.
    pub fn roll(&mut self, die: Stream, sides: u8) -> Play<u8> {
        Ok(self.roll_many(die, sides, 1, Seats::EVERYONE)?[0])
    }

    /// What is rolled and drawn from here to the end of the step, or until this is told again, is for this seat. Where people roll and draw
    /// themselves, the question for it says so.
    pub fn draws_for(&mut self, seat: Seat) {
        if let Mode::Stop(run) = &mut self.mode {
            run.whose = Some(seat);
        }
    }

    /// Rolls one die for each of these at once, in their order: for seats, or for dice of several colours. Where people roll themselves, the
    /// question names them, so that nobody wonders whose number comes first.
    pub fn roll_each<T>(&mut self, stream: Stream, sides: u8, each: &[T], name: impl Fn(&T) -> Text) -> Play<Faces> {
        if let Mode::Stop(run) = &mut self.mode
            && run.stops_at_roll(Seats::EVERYONE)
        {
            run.each = each.iter().map(name).collect();
        }
        let faces = self.roll_many(stream, sides, each.len() as u8, Seats::EVERYONE);
        if let Mode::Stop(run) = &mut self.mode {
            run.each.clear();
        }
        faces
    }

    /// Rolls several dice at once: one event with all its faces, each from 1 to `sides`.
    pub fn roll_many(&mut self, stream: Stream, sides: u8, count: u8, seen: Seats) -> Play<Faces> {
        self.enter()?;
        let on_tape = match self.next_on_tape() {
            None => None,
            Some(Event::Roll { seen: saw, .. }) if self.is_hidden(*saw) => None,
            Some(Event::Roll { faces, sides: s, .. }) if faces.len() == count as usize && *s == sides => {
                Some(faces.clone())
            }
            Some(_) => return self.misfit(not_offered()),
        };
        let told = on_tape.is_some();
        let faces = match on_tape {
            Some(faces) => faces,
            None => {
                if let Mode::Stop(run) = &mut self.mode
                    && run.stops_at_roll(seen)
                {
                    run.wait_for_roll(stream, sides, count, seen);
                    return self.halt(Halt::Waiting);
                }
                (0..count).map(|_| self.below(stream, sides as usize) as u8 + 1).collect()
            }
        };
        if told {
            (0..count).for_each(|_| self.skip(stream));
        }
        self.write(|| Event::Roll { stream, sides, faces: faces.clone(), seen });
        Ok(faces)
    }

    /// Takes one of these by chance and returns its place in the list. Cards and tiles come from here.
    pub fn draw(&mut self, stream: Stream, seen: Seats, cards: &[G::Card]) -> Play<usize> {
        self.enter()?;
        if cards.is_empty() {
            return self.fault(|| format!("a draw from “{}”, which is empty", stream.name));
        }
        let place = match self.next_on_tape() {
            None => None,
            Some(Event::Draw { seen: saw, .. }) if self.is_hidden(*saw) => None,
            Some(Event::Draw { card, .. }) => match cards.iter().position(|other| other == card) {
                None => return self.misfit(not_offered()),
                place => place,
            },
            Some(_) => return self.misfit(not_offered()),
        };
        let place = match place {
            Some(place) => {
                self.skip(stream);
                place
            }
            None => {
                if let Mode::Stop(run) = &mut self.mode
                    && run.stops_at_draw(seen)
                {
                    run.wait_for_card(stream, cards, seen);
                    return self.halt(Halt::Waiting);
                }
                self.below(stream, cards.len())
            }
        };
        if let Some(notes) = self.notes_kept() {
            notes.push(Usage::Seen(cards[place]));
        }
        self.write(|| Event::Draw { stream, card: cards[place], seen });
        Ok(place)
    }

    /// Shows a card that was hidden, and already settled, to these seats. It is on the tape: it moves the line of fair undo, and a
    /// world in which the card is another is not the one this viewer sees. So imagined worlds mostly fail at a question that comes after
    /// it in the same step: a rule that shows something should come to rest before it asks again.
    pub fn show(&mut self, card: G::Card, seen: Seats) -> Play {
        self.enter()?;
        match self.next_on_tape() {
            None => {}
            Some(Event::Shown { seen: saw, .. }) if self.is_hidden(*saw) => {}
            Some(Event::Shown { card: other, .. }) if *other == card => {}
            Some(_) => return self.misfit(not_offered()),
        }
        self.write(|| Event::Shown { card, seen });
        Ok(())
    }

    /// The event that happened last in this step.
    pub fn last(&self) -> EventId {
        EventId(self.at.wrapping_sub(1))
    }

    /// Lets more seats see what happened earlier in this step. What happened in earlier steps is known or unknown by the
    /// state, not by the tape.
    pub fn reveal(&mut self, event: EventId, seats: Seats) {
        if let Mode::Stop(run) = &mut self.mode {
            run.widen(event.0, seats);
        }
    }

    /// Tells everyone something, with the rule behind it. Playouts never make the words.
    #[inline]
    pub fn log(&mut self, rule: &'static str, text: impl FnOnce() -> Text) {
        self.log_for(Seats::EVERYONE, rule, text);
    }

    /// Tells these seats something.
    #[inline]
    pub fn log_for(&mut self, seen: Seats, rule: &'static str, text: impl FnOnce() -> Text) {
        if let Mode::Stop(run) = &mut self.mode {
            run.tell(|| LogLine::new(text(), Some(Rule::from(rule)), seen));
        }
    }

    /// Tells a line with everything that belongs to it: its weight, at whom it was aimed, what it touched. Playouts never make it.
    #[inline]
    pub fn tell(&mut self, line: impl FnOnce() -> LogLine) {
        if let Mode::Stop(run) = &mut self.mode {
            run.tell(line);
        }
    }

    /// A divider in the log, such as the number of the round.
    #[inline]
    pub fn heading(&mut self, text: impl FnOnce() -> Text) {
        if let Mode::Stop(run) = &mut self.mode {
            run.tell(|| LogLine::heading(text()));
        }
    }

    /// Counts toward the guard. A loop of rules that neither asks nor draws calls this.
    pub fn tick(&mut self) -> Play {
        self.enter()
    }

    /// Says that the rules themselves are at fault. The table goes back to where it was before the answer.
    pub fn fault<T>(&mut self, said: impl FnOnce() -> String) -> Play<T> {
        match &mut self.mode {
            Mode::Stop(run) => run.fault = Some(said()),
            Mode::Free { .. } => self.fault = Some(said()),
        }
        self.halt(Halt::Fault)
    }

    /// What the rules said was wrong with them, after a halt in a playout.
    pub fn fault_told(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Counts, and stops what is dead or has run away: a dead table has spent everything, so one comparison serves both.
    #[inline]
    fn enter(&mut self) -> Play {
        if self.spent >= STEP_LIMIT {
            return self.spent_all();
        }
        self.spent += 1;
        Ok(())
    }

    #[cold]
    fn spent_all(&mut self) -> Play {
        match self.halt {
            Some(halt) => Err(halt),
            None => self.fault(|| format!("a step took more than {STEP_LIMIT} questions, draws and ticks")),
        }
    }

    #[cold]
    fn halt<T>(&mut self, halt: Halt) -> Play<T> {
        self.halt = Some(halt);
        self.spent = STEP_LIMIT;
        Err(halt)
    }

    #[cold]
    fn misfit<T>(&mut self, why: Text) -> Play<T> {
        if let Mode::Stop(run) = &mut self.mode {
            run.refusal = Some(why);
        }
        self.halt(Halt::Misfit)
    }

    /// The notes of this run, if any are kept.
    #[inline]
    pub(crate) fn notes_kept(&mut self) -> Option<&mut Vec<Usage<G::Card>>> {
        match &mut self.mode {
            Mode::Free { .. } => self.notes.as_deref_mut(),
            Mode::Stop(run) => run.notes.as_mut(),
        }
    }

    fn next_on_tape(&self) -> Option<&'a EventOf<G>> {
        self.tape.get(self.at)
    }

    /// Whether the viewer for whom a world is imagined did not see this.
    fn is_hidden(&self, seen: Seats) -> bool {
        matches!(&self.mode, Mode::Stop(run) if run.is_hidden(seen))
    }

    #[inline]
    fn below(&mut self, stream: Stream, n: usize) -> usize {
        match &mut self.mode {
            Mode::Free { chance, .. } => chance.below(stream, n),
            Mode::Stop(run) => run.chance.below(stream, n),
        }
    }

    fn skip(&mut self, stream: Stream) {
        match &mut self.mode {
            Mode::Free { chance, .. } => chance.skip(stream),
            Mode::Stop(run) => run.chance.skip(stream),
        };
    }

    #[inline]
    fn write(&mut self, event: impl FnOnce() -> EventOf<G>) {
        self.at += 1;
        if let Mode::Stop(run) = &mut self.mode {
            run.out.push(event());
        }
    }
}
