//! Questions as rules ask them: what it is about, then one option, several, a division or an order.

use super::{EventId, Mode, STEP_LIMIT, Table};
use crate::form::{Asking, Legal, not_offered};
use crate::{Answer, AnsweredBy, Asked, Event, Form, Halt, Play, Policy, Prompt, Question, Rules, Seat, Seats, Text};
use smallvec::SmallVec;

/// Items that were picked.
pub type Picked<C> = SmallVec<[C; 4]>;
/// Items and how much of the total each got.
pub type Shares<C> = SmallVec<[(C, u16); 4]>;
/// What each seat answered in secret, in the order of the seats.
pub type Sealed<C> = SmallVec<[(Seat, C); 6]>;

impl<'a, G: Rules> Table<'a, G> {
    /// Asks one seat, or any of a group ([`Asked::Any`]), and goes on with the answer.
    pub fn ask(&mut self, asked: impl Into<Asked>) -> Ask<'_, 'a, G, fn() -> Prompt> {
        Ask {
            table: self,
            how: Manner { asked: asked.into(), seen: Seats::EVERYONE, window: false },
            spared: None,
            prompt: Prompt::default,
        }
    }

    /// Asks each of these seats in secret. The answers are sealed until all are in.
    pub fn ask_each(&mut self, seats: Seats) -> Ask<'_, 'a, G, fn() -> Prompt> {
        self.ask(Asked::Each(seats))
    }

    /// The common way of every question: from the tape, by itself where it is forced, by the policy, or by stopping.
    fn answer(
        &mut self,
        how: Manner,
        asking: Asking<G::Choice>,
        legal: Legal<G::Choice>,
        spared: Option<Answer<G::Choice>>,
        prompt: &mut dyn FnMut() -> Prompt,
    ) -> Play<Answer<G::Choice>> {
        self.enter()?;
        if !asking.is_possible() {
            return self.fault(|| "a rule asked and offered nothing".to_owned());
        }
        let (seat, answer, by) = match self.next_on_tape() {
            Some(Event::Answer { seat, answer, seen, by, .. }) if how.asked.seats().contains(*seat) => {
                (*seat, self.read(asking, legal, *seat, answer, *seen)?, *by)
            }
            Some(_) => return self.misfit(not_offered()),
            None => match (asking.forced(), spared.filter(|_| self.spares())) {
                (Some(answer), _) => (how.first(), answer, AnsweredBy::Forced),
                (None, Some(answer)) if asking.fits(&answer) => {
                    if let Mode::Stop(run) = &mut self.mode {
                        run.spare(how.asked.seats(), prompt);
                    }
                    (how.first(), answer, AnsweredBy::Spared)
                }
                _ => (how.first(), self.answer_anew(how, asking, legal, prompt)?, AnsweredBy::Bot),
            },
        };
        self.write(|| Event::Answer { seat, answer: answer.clone(), seen: how.seen, by, window: how.window });
        Ok(answer)
    }

    /// Whether questions whose answers make no difference are left out: everywhere but where a record is played again.
    fn spares(&self) -> bool {
        match &self.mode {
            Mode::Free { .. } => true,
            Mode::Stop(run) => run.mode.spares,
        }
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
            return self.misfit(asking.misfit(answer));
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
                if let Some(mut uniform) = run.take_random_pick() {
                    let mut pick = |options: &[G::Choice], may_stop: bool| uniform.pick(how.first(), options, may_stop);
                    return match asking.assemble(legal, &mut pick) {
                        Some(answer) => Ok(answer),
                        None => self.misfit(not_offered()),
                    };
                }
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
            Some(Event::Answer { seat, answer, seen, by, .. }) if left.contains(*seat) => {
                match self.read(Asking::One(list(*seat)), &|_| Ok(()), *seat, answer, *seen)? {
                    Answer::One(choice) => (*seat, choice, *by),
                    _ => return self.misfit(not_offered()),
                }
            }
            Some(_) => return self.misfit(not_offered()),
            None => {
                let forced = left.iter().find_map(|seat| match list(seat) {
                    [only] => Some((seat, *only, AnsweredBy::Forced)),
                    _ => None,
                });
                match (forced, &mut self.mode) {
                    (Some(forced), _) => forced,
                    (None, Mode::Stop(_)) => return Ok(None),
                    (None, Mode::Free { policy, .. }) => match left.iter().next() {
                        Some(seat) => {
                            let options = list(seat);
                            let place = policy.pick(seat, options, false).min(options.len() - 1);
                            (seat, options[place], AnsweredBy::Bot)
                        }
                        None => return Ok(None),
                    },
                }
            }
        };
        self.write(|| Event::Answer { seat, answer: Answer::One(choice), seen: Seats::only(seat), by, window: false });
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
    #[inline]
    fn first(&self) -> Seat {
        match self.asked {
            Asked::One(seat) => seat,
            Asked::Any(seats) | Asked::Each(seats) => seats.iter().next().unwrap_or(Seat(0)),
        }
    }
}

type Lists<C> = SmallVec<[(Seat, SmallVec<[C; 8]>); 6]>;

/// A question on its way: say what it is about, then ask for one, some, a share or an order.
#[must_use = "a question is asked by `one`, `some`, `share`, `order`, `each`, `pick`, `may` or `pick_or`"]
pub struct Ask<'t, 'a, G: Rules, F> {
    table: &'t mut Table<'a, G>,
    how: Manner,
    /// The answer that stands for all where they make no difference.
    spared: Option<Answer<G::Choice>>,
    prompt: F,
}

impl<'t, 'a, G: Rules, F: FnOnce() -> Prompt> Ask<'t, 'a, G, F> {
    /// The words of the question. Playouts never make them.
    pub fn say<P: FnOnce() -> Prompt>(self, prompt: P) -> Ask<'t, 'a, G, P> {
        Ask { table: self.table, how: self.how, spared: self.spared, prompt }
    }

    /// The words of a question that needs no more than a key and its rule.
    pub fn about(self, key: &'static str, rule: &'static str) -> Ask<'t, 'a, G, impl FnOnce() -> Prompt> {
        self.say(move || Prompt::new(key, rule))
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

    /// Where there is such an option, the question makes no difference: nobody is asked, and this is the answer. It must be so for whoever is
    /// asked by what they know, and what the rules say when somebody is asked after all must stay the same.
    pub fn spare(mut self, pointless: Option<G::Choice>) -> Self {
        self.spared = pointless.map(Answer::One);
        self
    }

    /// One of these options.
    #[inline]
    pub fn one(self, options: &[G::Choice]) -> Play<G::Choice> {
        let place = self.place(options)?;
        Ok(options[place])
    }

    /// The place of the option that is chosen.
    #[inline]
    pub(super) fn place(self, options: &[G::Choice]) -> Play<usize> {
        let table = self.table;
        if table.at >= table.tape.len()
            && self.spared.is_none()
            && let Mode::Free { policy, .. } = &mut table.mode
            && options.len() > 1
            && table.spent < STEP_LIMIT
        {
            table.spent += 1;
            table.at += 1;
            return Ok(policy.pick(self.how.first(), options, false).min(options.len() - 1));
        }
        let mut prompt = Some(self.prompt);
        let place =
            match table.answer(self.how, Asking::One(options), &|_| Ok(()), self.spared, &mut once(&mut prompt))? {
                Answer::One(choice) => options.iter().position(|option| *option == choice),
                _ => None,
            };
        match place {
            Some(place) => Ok(place),
            None => table.misfit(not_offered()),
        }
    }

    /// From `min` to `max` different ones of these.
    pub fn some(self, items: &[G::Choice], min: usize, max: usize) -> Play<Picked<G::Choice>> {
        self.some_if(items, min, max, |_| Ok(()))
    }

    /// From `min` to `max` different ones of these that are legal together. The test says in a sentence what is wrong.
    pub fn some_if(
        self,
        items: &[G::Choice],
        min: usize,
        max: usize,
        legal: impl Fn(&[G::Choice]) -> Result<(), Text>,
    ) -> Play<Picked<G::Choice>> {
        let mut prompt = Some(self.prompt);
        let asking = Asking::Several { items, min, max: max.min(items.len()) };
        match self.table.answer(self.how, asking, &legal, self.spared, &mut once(&mut prompt))? {
            Answer::Several(chosen) => Ok(chosen),
            _ => self.table.misfit(not_offered()),
        }
    }

    /// Shares `total` out among these, each up to its cap. Items that get nothing are left out.
    pub fn share(self, items: &[G::Choice], caps: &[u16], total: u16) -> Play<Shares<G::Choice>> {
        let mut prompt = Some(self.prompt);
        let asking = Asking::Share { items, caps, total };
        match self.table.answer(self.how, asking, &|_| Ok(()), self.spared, &mut once(&mut prompt))? {
            Answer::Share(shares) => Ok(shares),
            _ => self.table.misfit(not_offered()),
        }
    }

    /// Puts these in an order. Where the order makes no difference, nobody is asked and they stay as they are.
    pub fn order_if(mut self, matters: bool, items: &[G::Choice]) -> Play<Picked<G::Choice>> {
        if !matters {
            self.spared = Some(Answer::Order(SmallVec::from_slice(items)));
        }
        self.order(items)
    }

    /// Puts these in an order.
    pub fn order(self, items: &[G::Choice]) -> Play<Picked<G::Choice>> {
        let mut prompt = Some(self.prompt);
        match self.table.answer(self.how, Asking::Order(items), &|_| Ok(()), self.spared, &mut once(&mut prompt))? {
            Answer::Order(order) => Ok(order),
            _ => self.table.misfit(not_offered()),
        }
    }

    /// One of the seat's own options from each seat asked by [`Table::ask_each`], in the order of the seats.
    pub fn each<L: IntoIterator<Item = G::Choice>>(self, options: impl Fn(Seat) -> L) -> Play<Sealed<G::Choice>> {
        let Ask { table, how, prompt, .. } = self;
        let seats = how.asked.seats();
        let lists: Lists<G::Choice> = seats.iter().map(|seat| (seat, options(seat).into_iter().collect())).collect();
        if lists.iter().any(|(_, list)| list.is_empty()) {
            return table.fault(|| "a rule asked and offered nothing".to_owned());
        }
        let begin = table.at;
        let (mut left, mut answers) = (seats, Sealed::new());
        while !left.is_empty() {
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

impl<'a, G: Rules> Table<'a, G> {
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
                form: Form::Each(open.map(|(seat, list)| (*seat, list.to_vec())).collect()),
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
