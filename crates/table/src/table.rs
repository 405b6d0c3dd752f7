//! What rules talk to.

use crate::form::{Asking, Legal, not_offered};
use crate::frames::FrameId;
use crate::run::Run;
use crate::{Answer, Asked, Chance, Event, Faces, Game, Hand, Line, Prompt, Question, Rule, Seat, Seats, Stream, Text};
use smallvec::SmallVec;

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
pub type EventOf<G> = Event<<G as Game>::Choice, <G as Game>::Card>;
/// The question of a game.
pub type QuestionOf<G> = Question<<G as Game>::Choice, <G as Game>::Card>;

/// How many questions, draws and ticks one step may take before the guard calls it a runaway.
pub const STEP_LIMIT: u32 = 20_000;

/// What rules ask, and what they roll, draw and tell.
///
/// A table reads its tape first. When the tape is at its end it either answers by a [`Policy`] and goes on (a playout), or it
/// stops at the first question that is not forced.
pub struct Table<'a, G: Game> {
    tape: &'a [EventOf<G>],
    at: usize,
    halt: Option<Halt>,
    spent: u32,
    mode: Mode<'a, G>,
}

enum Mode<'a, G: Game> {
    Free {
        policy: &'a mut dyn Policy<G::Choice>,
        chance: &'a mut Chance,
    },
    Stop(&'a mut Run<G>),
}

/// Names one event of the running step, to widen who saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventId(usize);

impl<'a, G: Game> Table<'a, G> {
    /// A table that never stops and writes nothing down.
    pub fn free(tape: &'a [EventOf<G>], policy: &'a mut dyn Policy<G::Choice>, chance: &'a mut Chance) -> Self {
        Table {
            tape,
            at: 0,
            halt: None,
            spent: 0,
            mode: Mode::Free { policy, chance },
        }
    }

    pub(crate) fn stopping(tape: &'a [EventOf<G>], run: &'a mut Run<G>) -> Self {
        Table {
            tape,
            at: 0,
            halt: None,
            spent: 0,
            mode: Mode::Stop(run),
        }
    }

    /// Begins a new step: the guard counts anew.
    pub fn rest(&mut self) {
        self.spent = 0;
    }

    pub(crate) fn used(&self) -> usize {
        self.at
    }

    pub(crate) fn halted(&self) -> Option<Halt> {
        self.halt
    }

    /// Asks one seat, any of a group ([`Asked::Any`]), and goes on with the answer.
    pub fn ask(&mut self, asked: impl Into<Asked>) -> Ask<'_, 'a, G, fn() -> Prompt> {
        Ask {
            table: self,
            how: Manner {
                asked: asked.into(),
                seen: Seats::EVERYONE,
                window: false,
            },
            prompt: Prompt::default,
        }
    }

    /// Asks each of these seats in secret. The answers are sealed until all are in.
    pub fn ask_each(&mut self, seats: Seats) -> Ask<'_, 'a, G, fn() -> Prompt> {
        self.ask(Asked::Each(seats))
    }

    /// Rolls one die that everyone sees.
    pub fn roll(&mut self, die: Stream, sides: u8) -> Play<u8> {
        Ok(self.roll_many(die, sides, 1, Seats::EVERYONE)?[0])
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
                    && run.stops_at_chance()
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
        self.write(|| Event::Roll {
            stream,
            sides,
            faces: faces.clone(),
            seen,
        });
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
                    && run.stops_at_chance()
                {
                    run.wait_for_card(stream, cards, seen);
                    return self.halt(Halt::Waiting);
                }
                self.below(stream, cards.len())
            }
        };
        self.write(|| Event::Draw {
            stream,
            card: cards[place],
            seen,
        });
        Ok(place)
    }

    /// Shows a card that was hidden, and already settled, to these seats. It is on the tape: it moves the line of fair undo, and a
    /// world in which the card is another is not the one this viewer sees.
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
            run.tell(|| Line::new(text(), Some(Rule::from(rule)), seen));
        }
    }

    /// A divider in the log, such as the number of the round.
    #[inline]
    pub fn heading(&mut self, text: impl FnOnce() -> Text) {
        if let Mode::Stop(run) = &mut self.mode {
            run.tell(|| Line::heading(text()));
        }
    }

    /// Counts toward the guard. A loop of rules that neither asks nor draws calls this.
    pub fn tick(&mut self) -> Play {
        self.enter()
    }

    /// Says that the rules themselves are at fault. The table goes back to where it was before the answer.
    pub fn fault<T>(&mut self, said: impl FnOnce() -> String) -> Play<T> {
        if let Mode::Stop(run) = &mut self.mode {
            run.fault = Some(said());
        }
        self.halt(Halt::Fault)
    }

    #[inline]
    fn enter(&mut self) -> Play {
        if let Some(halt) = self.halt {
            return Err(halt);
        }
        self.spent += 1;
        if self.spent > STEP_LIMIT {
            return self.fault(|| format!("a step took more than {STEP_LIMIT} questions, draws and ticks"));
        }
        Ok(())
    }

    #[cold]
    fn halt<T>(&mut self, halt: Halt) -> Play<T> {
        self.halt = Some(halt);
        Err(halt)
    }

    #[cold]
    fn misfit<T>(&mut self, why: Text) -> Play<T> {
        if let Mode::Stop(run) = &mut self.mode {
            run.refusal = Some(why);
        }
        self.halt(Halt::Misfit)
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

    /// The common way of every question: from the tape, by itself where it is forced, by the policy, or by stopping.
    fn answer(
        &mut self,
        how: Manner,
        asking: Asking<G::Choice>,
        legal: Legal<G::Choice>,
        prompt: &mut dyn FnMut() -> Prompt,
    ) -> Play<Answer<G::Choice>> {
        self.enter()?;
        if !asking.is_possible() {
            return self.fault(|| "a rule asked and offered nothing".to_owned());
        }
        let (seat, answer, by) = match self.next_on_tape() {
            Some(Event::Answer {
                seat, answer, seen, by, ..
            }) if how.asked.seats().contains(*seat) => (*seat, self.read(asking, legal, *seat, answer, *seen)?, *by),
            Some(_) => return self.misfit(not_offered()),
            None => match asking.forced() {
                Some(answer) => (how.first(), answer, Hand::Forced),
                None => (how.first(), self.answer_anew(how, asking, legal, prompt)?, Hand::Bot),
            },
        };
        self.write(|| Event::Answer {
            seat,
            answer: answer.clone(),
            seen: how.seen,
            by,
            window: how.window,
        });
        Ok(answer)
    }

    /// An answer that stands on the tape, if it is one here.
    fn read(
        &mut self,
        asking: Asking<G::Choice>,
        legal: Legal<G::Choice>,
        seat: Seat,
        answer: &Answer<G::Choice>,
        seen: Seats,
    ) -> Play<Answer<G::Choice>> {
        if let Mode::Stop(run) = &mut self.mode
            && run.is_hidden(seen)
        {
            let anew = asking.assemble(legal, &mut |options, may_stop| run.guess(seat, options, may_stop));
            return match anew {
                Some(answer) => Ok(answer),
                None => self.misfit(not_offered()),
            };
        }
        if !asking.fits(answer) {
            return self.misfit(not_offered());
        }
        match legal(&answer.items()) {
            Ok(()) => Ok(answer.clone()),
            Err(why) => self.misfit(why),
        }
    }

    fn answer_anew(
        &mut self,
        how: Manner,
        asking: Asking<G::Choice>,
        legal: Legal<G::Choice>,
        prompt: &mut dyn FnMut() -> Prompt,
    ) -> Play<Answer<G::Choice>> {
        match &mut self.mode {
            Mode::Free { policy, .. } => {
                let mut pick = |options: &[G::Choice], may_stop: bool| policy.pick(how.first(), options, may_stop);
                match asking.assemble(legal, &mut pick) {
                    Some(answer) => Ok(answer),
                    None => self.fault(|| "a rule asked for a selection that no one can make".to_owned()),
                }
            }
            Mode::Stop(run) => {
                let example = match asking {
                    Asking::One(_) => None,
                    _ => match asking.assemble(legal, &mut |_, may_stop| if may_stop { usize::MAX } else { 0 }) {
                        Some(example) => Some(example),
                        None => return self.fault(|| "a rule asked for a selection that no one can make".to_owned()),
                    },
                };
                run.question = Some(Question {
                    asked: how.asked,
                    form: asking.to_form(),
                    prompt: run.words(prompt),
                    seen: how.seen,
                    window: how.window,
                    example,
                });
                self.halt(Halt::Waiting)
            }
        }
    }

    /// One answer of a sealed question, from the tape, by itself, or by the policy. `None`: it is still awaited.
    fn sealed(&mut self, left: Seats, lists: &Lists<G::Choice>) -> Play<Option<(Seat, G::Choice)>> {
        self.enter()?;
        let list = |seat: Seat| lists.iter().find(|(who, _)| *who == seat).map_or(&[][..], |(_, list)| list);
        let (seat, choice, by) = match self.next_on_tape() {
            Some(Event::Answer {
                seat, answer, seen, by, ..
            }) if left.contains(*seat) => {
                match self.read(Asking::One(list(*seat)), &|_| Ok(()), *seat, answer, *seen)? {
                    Answer::One(choice) => (*seat, choice, *by),
                    _ => return self.misfit(not_offered()),
                }
            }
            Some(_) => return self.misfit(not_offered()),
            None => {
                let forced = left.iter().find_map(|seat| match list(seat) {
                    [only] => Some((seat, *only, Hand::Forced)),
                    _ => None,
                });
                match (forced, &mut self.mode) {
                    (Some(forced), _) => forced,
                    (None, Mode::Stop(_)) => return Ok(None),
                    (None, Mode::Free { policy, .. }) => match left.iter().next() {
                        Some(seat) => {
                            let options = list(seat);
                            let place = policy.pick(seat, options, false).min(options.len() - 1);
                            (seat, options[place], Hand::Bot)
                        }
                        None => return Ok(None),
                    },
                }
            }
        };
        self.write(|| Event::Answer {
            seat,
            answer: Answer::One(choice),
            seen: Seats::only(seat),
            by,
            window: false,
        });
        Ok(Some((seat, choice)))
    }
}

/// Whom, before whose eyes, and in what way is asked.
#[derive(Clone, Copy)]
struct Manner {
    asked: Asked,
    seen: Seats,
    window: bool,
}

impl Manner {
    /// Who answers when nobody in particular has to.
    fn first(&self) -> Seat {
        match self.asked {
            Asked::One(seat) => seat,
            Asked::Any(seats) | Asked::Each(seats) => seats.iter().next().unwrap_or(Seat(0)),
        }
    }
}

type Lists<C> = SmallVec<[(Seat, SmallVec<[C; 8]>); 6]>;

/// A question on its way: say what it is about, then ask for one, some, a share or an order.
#[must_use = "a question is asked by `one`, `some`, `share`, `order` or `each`"]
pub struct Ask<'t, 'a, G: Game, F> {
    table: &'t mut Table<'a, G>,
    how: Manner,
    prompt: F,
}

impl<'t, 'a, G: Game, F: FnOnce() -> Prompt> Ask<'t, 'a, G, F> {
    /// The words of the question. Playouts never make them.
    pub fn say<P: FnOnce() -> Prompt>(self, prompt: P) -> Ask<'t, 'a, G, P> {
        Ask {
            table: self.table,
            how: self.how,
            prompt,
        }
    }

    /// Only these see the answer.
    pub fn seen_by(mut self, seen: impl Into<Seats>) -> Self {
        self.how.seen = seen.into();
        self
    }

    /// The question is a window: a chance to do something at a moment the rule names. Passing is always among the options, so a
    /// seat that can do nothing is passed over, and nobody else learns whether it was asked.
    pub fn window(mut self) -> Self {
        self.how.window = true;
        self
    }

    /// One of these options.
    #[inline]
    pub fn one(self, options: &[G::Choice]) -> Play<G::Choice> {
        let table = self.table;
        if table.at >= table.tape.len()
            && let Mode::Free { policy, .. } = &mut table.mode
            && options.len() > 1
            && table.halt.is_none()
            && table.spent < STEP_LIMIT
        {
            table.spent += 1;
            table.at += 1;
            let place = policy.pick(self.how.first(), options, false);
            return Ok(options[place.min(options.len() - 1)]);
        }
        let mut prompt = Some(self.prompt);
        match table.answer(self.how, Asking::One(options), &|_| Ok(()), &mut once(&mut prompt))? {
            Answer::One(choice) => Ok(choice),
            _ => table.misfit(not_offered()),
        }
    }

    /// From `min` to `max` different ones of these.
    pub fn some(self, items: &[G::Choice], min: usize, max: usize) -> Play<SmallVec<[G::Choice; 4]>> {
        self.some_if(items, min, max, |_| Ok(()))
    }

    /// From `min` to `max` different ones of these that are legal together. The test says in a sentence what is wrong.
    pub fn some_if(
        self,
        items: &[G::Choice],
        min: usize,
        max: usize,
        legal: impl Fn(&[G::Choice]) -> Result<(), Text>,
    ) -> Play<SmallVec<[G::Choice; 4]>> {
        let mut prompt = Some(self.prompt);
        let asking = Asking::Some {
            items,
            min,
            max: max.min(items.len()),
        };
        match self.table.answer(self.how, asking, &legal, &mut once(&mut prompt))? {
            Answer::Some(chosen) => Ok(chosen),
            _ => self.table.misfit(not_offered()),
        }
    }

    /// Shares `total` out among these, each up to its cap. Items that get nothing are left out.
    pub fn share(self, items: &[G::Choice], caps: &[u16], total: u16) -> Play<SmallVec<[(G::Choice, u16); 4]>> {
        let mut prompt = Some(self.prompt);
        let asking = Asking::Share { items, caps, total };
        match self.table.answer(self.how, asking, &|_| Ok(()), &mut once(&mut prompt))? {
            Answer::Share(shares) => Ok(shares),
            _ => self.table.misfit(not_offered()),
        }
    }

    /// Puts these in an order.
    pub fn order(self, items: &[G::Choice]) -> Play<SmallVec<[G::Choice; 4]>> {
        let mut prompt = Some(self.prompt);
        match self.table.answer(self.how, Asking::Order(items), &|_| Ok(()), &mut once(&mut prompt))? {
            Answer::Order(order) => Ok(order),
            _ => self.table.misfit(not_offered()),
        }
    }

    /// One of the seat's own options from each seat asked by [`Table::ask_each`], in the order of the seats.
    pub fn each<L: IntoIterator<Item = G::Choice>>(
        self,
        options: impl Fn(Seat) -> L,
    ) -> Play<SmallVec<[(Seat, G::Choice); 6]>> {
        let Ask { table, how, prompt } = self;
        let seats = how.asked.seats();
        let lists: Lists<G::Choice> = seats.iter().map(|seat| (seat, options(seat).into_iter().collect())).collect();
        if lists.iter().any(|(_, list)| list.is_empty()) {
            return table.fault(|| "a rule asked and offered nothing".to_owned());
        }
        let begin = table.at;
        let (mut left, mut answers) = (seats, SmallVec::<[(Seat, G::Choice); 6]>::new());
        while left.len() > 0 {
            let Some((seat, choice)) = table.sealed(left, &lists)? else {
                return table.wait_for_each(how, left, &lists, prompt);
            };
            left = left.without(seat);
            answers.push((seat, choice));
        }
        (begin..table.at).for_each(|event| table.reveal(EventId(event), how.seen));
        answers.sort_by_key(|(seat, _)| *seat);
        Ok(answers)
    }
}

impl<'a, G: Game> Table<'a, G> {
    fn wait_for_each<T>(
        &mut self,
        how: Manner,
        left: Seats,
        lists: &Lists<G::Choice>,
        prompt: impl FnOnce() -> Prompt,
    ) -> Play<T> {
        let mut prompt = Some(prompt);
        if let Mode::Stop(run) = &mut self.mode {
            let open = lists.iter().filter(|(seat, _)| left.contains(*seat));
            run.question = Some(Question {
                asked: Asked::Each(left),
                form: crate::Form::Each(open.map(|(seat, list)| (*seat, list.to_vec())).collect()),
                prompt: run.words(&mut once(&mut prompt)),
                seen: how.seen,
                window: how.window,
                example: None,
            });
        }
        self.halt(Halt::Waiting)
    }
}

/// A closure that can be called once, behind a type that the slow path need not be compiled for again.
fn once<F: FnOnce() -> Prompt>(prompt: &mut Option<F>) -> impl FnMut() -> Prompt {
    || prompt.take().map(|make| make()).unwrap_or_default()
}
