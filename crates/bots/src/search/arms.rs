//! The arms of a search: the answers it compares, and how playouts are allotted to them.

use super::tree::Tree;
use crate::greedy::{taken, worth};
use table::{Answer, Form, Game, Rng, Seat, View, World};

/// How much an answer that was rarely tried is worth looking at, against one that did well.
const CURIOSITY: f32 = 0.5;
/// The first look counts for as many playouts.
const FAITH: f32 = 3.0;
/// Of long lists this many answers are tried at once, and more as the search goes on.
const WIDTH: f32 = 4.0;
/// How many different answers to a question that wants several picks are compared.
const SELECTIONS: usize = 32;
/// By how many times what luck explains an answer must have done better than the one that looks best at once.
const DOUBT: f32 = 0.7;
/// How often another such answer is looked for.
const SELECTION_TRIES: usize = 96;

/// One answer and what happened to it.
pub(super) struct Arm<C> {
    pub answer: Answer<C>,
    /// How the seat stands right after it.
    first_look: f32,
    pub visits: u32,
    sum: f32,
    /// What each playout gave, where answers are compared playout by playout.
    course: Vec<f32>,
    pub root: u32,
}

impl<C: Copy + Eq> Arm<C> {
    /// What the seat can expect of it.
    pub fn expected(&self) -> f32 {
        match self.visits {
            0 => self.first_look,
            visits => self.sum / visits as f32,
        }
    }

    /// The same, where few playouts do not yet outweigh the first look.
    fn belief(&self) -> f32 {
        (self.sum + FAITH * self.first_look) / (self.visits as f32 + FAITH)
    }

    /// Takes in what a playout gave the seat. One in which the rules failed counts as lost.
    pub fn learn(&mut self, payoff: Option<f32>) {
        self.visits += 1;
        self.sum += payoff.unwrap_or(0.0);
    }

    /// The same, of a playout in a world and with a luck that every answer gets.
    pub fn learn_beside(&mut self, payoff: Option<f32>) {
        self.course.push(payoff.unwrap_or(0.0));
        self.learn(payoff);
    }

    /// Whether it did better than another in the same worlds by more than luck would explain.
    fn beats(&self, other: &Arm<C>) -> bool {
        let differences = self.course.iter().zip(&other.course).map(|(one, other)| one - other);
        let (count, sum, squares) = differences.fold((0.0, 0.0, 0.0), |(count, sum, squares), difference| {
            (count + 1.0, sum + difference, squares + difference * difference)
        });
        let mean: f32 = sum / f32::max(count, 1.0);
        let spread = f32::max(squares / f32::max(count, 1.0) - mean * mean, 0.0);
        mean > DOUBT * (spread / f32::max(count - 1.0, 1.0)).sqrt()
    }
}

/// The answers, the most promising at first sight before the others.
pub(super) struct Arms<C> {
    arms: Vec<Arm<C>>,
    tries: u32,
}

impl<C: Copy + Eq> Arms<C> {
    /// Looks at every answer once in each of these worlds. Answers that none of them takes are left out.
    pub fn new<G>(answers: Vec<Answer<C>>, worlds: &[World<G>], seat: Seat, rng: &mut Rng, tree: &mut Tree<C>) -> Self
    where
        G: Game<Choice = C>,
    {
        let luck = rng.fork();
        let arm = |answer: Answer<C>| {
            let looks = worlds.iter().filter_map(|world| {
                let after = taken(world, seat, &answer, &mut luck.clone())?;
                Some(worth(&after, seat))
            });
            let (count, sum) = looks.fold((0, 0.0), |(count, sum), look| (count + 1, sum + look));
            (count > 0).then(|| Arm {
                answer,
                first_look: sum / count as f32,
                visits: 0,
                sum: 0.0,
                course: Vec::new(),
                root: tree.plant(),
            })
        };
        let mut arms: Vec<Arm<C>> = answers.into_iter().filter_map(arm).collect();
        rng.shuffle(&mut arms);
        arms.sort_by(|one, other| other.first_look.total_cmp(&one.first_look));
        Arms { arms, tries: 0 }
    }

    /// The one to try next.
    pub fn next(&mut self) -> Option<&mut Arm<C>> {
        self.tries += 1;
        let width = WIDTH * (self.tries as f32).sqrt();
        let log = (self.tries as f32).ln();
        let score = |arm: &Arm<C>| arm.belief() + CURIOSITY * (log / (arm.visits as f32 + 1.0)).sqrt();
        let open = self.arms.iter_mut().take(width as usize);
        open.max_by(|one, other| score(one).total_cmp(&score(other)))
    }

    /// Whether this many more tries cannot change which answer was tried most.
    pub fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for arm in &self.arms {
            match arm.visits {
                visits if visits > most => (most, second) = (visits, most),
                visits => second = second.max(visits),
            }
        }
        self.arms.len() < 2 || most - second > left
    }

    pub fn len(&self) -> usize {
        self.arms.len()
    }

    /// The first this many.
    pub fn first(&mut self, count: usize) -> impl Iterator<Item = &mut Arm<C>> {
        self.arms.iter_mut().take(count)
    }

    /// Puts the first this many in the order of what they did, the best first.
    pub fn place(&mut self, count: usize) {
        let count = count.min(self.arms.len());
        self.arms[..count].sort_by(|one, other| other.expected().total_cmp(&one.expected()));
    }

    /// Sees to it that an answer is among the first so many, as the last of them if it is not.
    pub fn keep(&mut self, answer: &Answer<C>, count: usize) {
        if let Some(place) = self.arms.iter().position(|arm| arm.answer == *answer)
            && (1..=place).contains(&count)
        {
            self.arms.swap(place, count - 1);
        }
    }

    /// Puts an answer first unless the one that is first beats it beyond doubt.
    pub fn prefer(&mut self, answer: &Answer<C>) {
        if let Some(place) = self.arms.iter().position(|arm| arm.answer == *answer)
            && !self.arms[0].beats(&self.arms[place])
        {
            self.arms.swap(0, place);
        }
    }

    /// The answers in the order they are in: after heats those that came furthest first.
    pub fn in_their_order(self) -> Vec<Arm<C>> {
        self.arms
    }

    /// The best first: the most visits, and of equals the higher belief.
    pub fn ranked(mut self) -> Vec<Arm<C>> {
        let key = |arm: &Arm<C>| (arm.visits, arm.belief());
        self.arms.sort_by(|one, other| {
            let (one, other) = (key(one), key(other));
            other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
        self.arms
    }
}

/// Every option there is but gifts to rivals; of questions that want several picks, different answers made by chance.
pub(super) fn candidates<G: Game>(
    view: &View<G>,
    world: &World<G>,
    obvious: &Option<Answer<G::Choice>>,
    rng: &mut Rng,
) -> Vec<Answer<G::Choice>> {
    let mut answers: Vec<Answer<G::Choice>> = Vec::new();
    let mut add = |answer: Answer<G::Choice>| {
        if !answers.contains(&answer) {
            answers.push(answer);
        }
        answers.len()
    };
    if matches!(view.question().form, Form::One(_) | Form::Each(_)) {
        let is_gift = |option: &G::Choice| world.now().is_gift(view.seat(), world.tape(), *option);
        let only_gifts = view.options().iter().all(is_gift);
        for option in view.options().iter().filter(|option| only_gifts || !is_gift(option)) {
            add(Answer::One(*option));
        }
        return answers;
    }
    for known in obvious.iter().chain(view.question().example.iter()) {
        add(tidy(known.clone(), view.options()));
    }
    for _ in 0..SELECTION_TRIES {
        let found = world.any_answer(rng).map(|answer| add(tidy(answer, view.options())));
        if found.is_none_or(|count| count >= SELECTIONS) {
            break;
        }
    }
    answers
}

/// A selection in the order of the options, so that the same one is not compared with itself.
pub(super) fn tidy<C: Copy + Eq>(mut answer: Answer<C>, options: &[C]) -> Answer<C> {
    if let Answer::Several(items) = &mut answer {
        items.sort_by_key(|item| options.iter().position(|option| option == item));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arms(first_looks: impl IntoIterator<Item = f32>) -> Arms<u8> {
        let arm = |(n, first_look)| Arm {
            answer: Answer::One(n),
            first_look,
            visits: 0,
            sum: 0.0,
            course: Vec::new(),
            root: 0,
        };
        let arms = (0..).zip(first_looks).map(arm).collect();
        Arms { arms, tries: 0 }
    }

    #[test]
    fn one_answer_needs_no_playouts() {
        assert!(arms([0.5]).is_settled(1_000));
        assert!(!arms([0.5, 0.1]).is_settled(1_000));
    }

    #[test]
    fn a_leader_that_cannot_be_caught_settles_it() {
        let mut arms = arms([0.5, 0.5]);
        (0..10).for_each(|_| arms.arms[0].learn(Some(1.0)));
        (0..4).for_each(|_| arms.arms[1].learn(Some(0.0)));
        assert!(!arms.is_settled(6), "the other may still draw level");
        assert!(arms.is_settled(5));
    }

    #[test]
    fn of_a_long_list_the_most_promising_are_tried_and_the_others_later() {
        let mut arms = arms((0..200).map(|n| 0.9 - 0.004 * n as f32));
        let mut try_out = |times: usize| {
            for _ in 0..times {
                arms.next().expect("an answer").learn(Some(0.2));
            }
            arms.arms.iter().filter(|arm| arm.visits > 0).count()
        };
        let (early, late) = (try_out(25), try_out(375));
        assert!(early <= 20, "{early} of 200 were tried in 25 playouts");
        assert!(late > early, "{late} were tried in 400");
    }

    #[test]
    fn only_those_of_a_heat_change_places() {
        let mut arms = arms([0.5, 0.4, 0.3]);
        for (arm, payoff) in arms.first(2).zip([0.1, 0.2]) {
            arm.learn(Some(payoff));
        }
        arms.place(2);
        let order: Vec<Answer<u8>> = arms.in_their_order().into_iter().map(|arm| arm.answer).collect();
        assert_eq!(order, [1, 0, 2].map(Answer::One));
    }

    #[test]
    fn the_best_is_what_was_tried_most_and_of_equals_what_promises_more() {
        let mut arms = arms([0.1, 0.2, 0.3]);
        arms.arms[0].learn(Some(0.0));
        let ranked: Vec<Answer<u8>> = arms.ranked().into_iter().map(|arm| arm.answer).collect();
        assert_eq!(ranked, [0, 2, 1].map(Answer::One));
    }

    #[test]
    fn an_obvious_answer_stays_and_gives_way_only_to_one_that_beats_it_beyond_doubt() {
        let mut arms = arms([0.5, 0.4, 0.3, 0.2]);
        arms.keep(&Answer::One(3), 2);
        assert_eq!(order(&arms), [0, 3, 2, 1]);
        arms.keep(&Answer::One(0), 2);
        assert_eq!(order(&arms), [0, 3, 2, 1], "it is among the first already");
        let mut courses = |best: [f32; 4], obvious: [f32; 4]| {
            arms.arms[0].course = best.to_vec();
            arms.arms[1].course = obvious.to_vec();
            arms.arms[0].beats(&arms.arms[1])
        };
        assert!(courses([0.6, 0.3, 0.8, 0.5], [0.5, 0.2, 0.7, 0.4]), "better in each world");
        assert!(!courses([0.9, 0.1, 0.5, 0.4], [0.1, 0.5, 0.5, 0.6]), "better in one alone");
        assert!(!courses([0.5; 4], [0.5; 4]));
        arms.prefer(&Answer::One(3));
        assert_eq!(order(&arms), [3, 0, 2, 1]);
    }

    fn order(arms: &Arms<u8>) -> Vec<u8> {
        let number = |arm: &Arm<u8>| match arm.answer {
            Answer::One(n) => n,
            _ => unreachable!("answers are numbers here"),
        };
        arms.arms.iter().map(number).collect()
    }
}
