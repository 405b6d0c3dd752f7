//! The greedy bot: takes what looks best one answer ahead.

use crate::random::any_answer;
use table::{Answer, AnsweredBy, Asked, Bot, Form, Game, Rng, Seat, Text, Thought, View, World, text};

/// How much better than nothing an answer has to be, where the seat stands neither well nor badly.
const INERTIA: f32 = 1e-4;
/// What is no difference, where the seat stands neither well nor badly.
const EQUAL: f32 = 1e-5;

/// Tries every option in a few imagined worlds, the same ones for all, and takes the one after which it stands best.
///
/// An answer is followed as far as the bot's own next answers in the same step go, so that a card is judged with its target.
/// What others answer in secret at the same time is guessed.
#[derive(Debug, Clone)]
pub struct Greedy {
    rng: Rng,
    worlds: usize,
    selections: usize,
    short: usize,
    ahead: usize,
    breadth: usize,
    explains: bool,
    thoughts: Vec<Thought>,
    gave_up: u64,
}

/// A world to try answers in, and the luck that everything guessed in it comes from.
struct Trial<G: Game> {
    world: World<G>,
    luck: Rng,
}

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy {
            rng: Rng::new(seed),
            worlds: 1,
            selections: 8,
            short: 5,
            ahead: 2,
            breadth: 8,
            explains: false,
            thoughts: Vec::new(),
            gave_up: 0,
        }
    }

    /// How many worlds it imagines for a decision: 1 unless told otherwise.
    #[must_use]
    pub fn worlds(mut self, worlds: usize) -> Greedy {
        self.worlds = worlds.max(1);
        self
    }

    /// How many of its own next answers it looks ahead: 2 unless told otherwise.
    #[must_use]
    pub fn ahead(mut self, answers: usize) -> Greedy {
        self.ahead = answers;
        self
    }

    /// Keeps what it thought of each option, for [`Bot::why`].
    #[must_use]
    pub fn explaining(mut self) -> Greedy {
        self.explains = true;
        self
    }

    fn imagine<G: Game>(&mut self, view: &View<G>) -> Vec<Trial<G>> {
        let rng = &mut self.rng;
        let worlds = (0..self.worlds).map_while(|_| view.imagine(rng));
        let worlds: Vec<World<G>> = worlds.collect();
        let trial = |mut world: World<G>| {
            match (G::WEIGHS_ROLLS, G::WEIGHS_DRAWS) {
                (_, true) => world.hold_chance(),
                (true, false) => world.hold_dice(),
                (false, false) => {}
            }
            Trial { world, luck: rng.fork() }
        };
        worlds.into_iter().map(trial).collect()
    }

    /// Every option there is; of short questions that want several picks, every selection; of others, different answers made by chance.
    fn candidates<G: Game>(&mut self, view: &View<G>) -> Vec<Answer<G::Choice>> {
        if let Form::Several { items, min, max } = &view.question().form
            && items.len() <= self.short
        {
            return selections(items, *min, *max);
        }
        if matches!(view.question().form, Form::One(_) | Form::Each(_)) {
            return view.options().iter().copied().map(Answer::One).collect();
        }
        let mut answers: Vec<Answer<G::Choice>> = view.question().example.iter().cloned().collect();
        for _ in 0..self.selections {
            let answer = any_answer(view, &mut self.rng);
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        answers
    }

    /// What an answer leads to on average, in this many of the worlds as take it.
    fn judge<G: Game>(&self, trials: &[Trial<G>], seat: Seat, answer: &Answer<G::Choice>) -> (u32, f32) {
        let worths = trials.iter().filter_map(|trial| {
            if passes(&trial.world, seat, answer) {
                let worth = worth(&trial.world, seat);
                return Some(worth + INERTIA * steepness(worth));
            }
            let mut luck = trial.luck.clone();
            let world = taken(&trial.world, seat, answer, &mut luck)?;
            Some(self.look_ahead(world, seat, &mut luck))
        });
        let (count, sum) = worths.fold((0, 0.0), |(count, sum), worth| (count + 1, sum + worth));
        (count, if count > 0 { sum / count as f32 } else { 0.0 })
    }

    /// Gives the bot's own next answers as long as the rules are in the middle of a step, each the one that looks best at once among a
    /// few: a card that was chosen is judged with its target. Returns how the bot stands in the end.
    fn look_ahead<G: Game>(&self, mut world: World<G>, seat: Seat, luck: &mut Rng) -> f32 {
        let mut known = None;
        for _ in 0..self.ahead {
            let Some((next, worth)) = self.best_next(&world, seat, luck) else {
                break;
            };
            (world, known) = (next, Some(worth));
        }
        known.unwrap_or_else(|| worth(&world, seat))
    }

    /// The next answer of the step that looks best, if it is the bot's own, or the group's where that is as good.
    fn best_next<G: Game>(&self, world: &World<G>, seat: Seat, luck: &mut Rng) -> Option<(World<G>, f32)> {
        let own = match world.question()?.asked {
            Asked::One(asked) => asked == seat,
            Asked::Any(asked) => asked.contains(seat) && world.now().answers_for_group(),
            Asked::Each(_) => false,
        };
        let view = View::new(world, seat).filter(|_| own && !world.tape().is_empty())?;
        let options = view.options();
        let all = matches!(view.question().form, Form::One(_)) && options.len() <= self.breadth;
        let several = !matches!(view.question().form, Form::One(_));
        let count = match (all, several) {
            (true, _) => options.len(),
            (false, true) => self.breadth / 2,
            (false, false) => self.breadth,
        };
        let tries = (0..count).filter_map(|n| {
            let answer = if all { Answer::One(options[n]) } else { any_answer(&view, luck) };
            let next = taken(world, seat, &answer, &mut luck.clone())?;
            let worth = worth(&next, seat);
            Some((next, worth))
        });
        tries.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// Of a question that wants several picks: makes the best answer so far better, pick by pick, by trying every other item in its
    /// place. What is found is added to the answers.
    fn mend<G: Game>(
        &mut self,
        view: &View<G>,
        trials: &[Trial<G>],
        answers: &mut Vec<Answer<G::Choice>>,
        judged: &mut Vec<(u32, f32)>,
    ) {
        let Some(Answer::Several(mut picks)) = self.best(judged).map(|best| answers[best].clone()) else {
            return;
        };
        let mut place = 0;
        while place < picks.len() {
            for other in left_out(view.options(), &picks) {
                let mut changed = picks.clone();
                changed[place] = other;
                let answer = Answer::Several(changed);
                if !answers.contains(&answer) {
                    judged.push(self.judge(trials, view.seat(), &answer));
                    answers.push(answer);
                }
            }
            if let Some(Answer::Several(better)) = self.best(judged).map(|best| answers[best].clone()) {
                picks = better;
            }
            place += 1;
        }
    }

    /// The place of the best; of equals any.
    fn best(&mut self, judged: &[(u32, f32)]) -> Option<usize> {
        let tried = judged.iter().filter(|(count, _)| *count > 0);
        let most = tried.map(|(_, worth)| *worth).max_by(f32::total_cmp)?;
        let equals: Vec<usize> =
            (0..judged.len()).filter(|n| judged[*n].0 > 0 && judged[*n].1 >= most - EQUAL * steepness(most)).collect();
        self.rng.pick(&equals).copied()
    }

    fn explain<G: Game>(&mut self, view: &View<G>, answers: &[Answer<G::Choice>], judged: &[(u32, f32)]) {
        let thought = |(answer, (visits, expected)): (&Answer<G::Choice>, &(u32, f32))| Thought {
            option: describe(view, answer),
            visits: *visits,
            expected: *expected,
        };
        self.thoughts = answers.iter().zip(judged).map(thought).collect();
        self.thoughts.retain(|thought| thought.visits > 0);
        self.thoughts.sort_by(|one, other| other.expected.total_cmp(&one.expected));
    }
}

impl<G: Game> Bot<G> for Greedy {
    fn answer(&mut self, view: &View<G>) -> Answer<G::Choice> {
        let trials = self.imagine(view);
        self.thoughts.clear();
        if trials.is_empty() {
            self.gave_up += 1;
            return any_answer(view, &mut self.rng);
        }
        let mut answers = self.candidates(view);
        let mut judged: Vec<(u32, f32)> =
            answers.iter().map(|answer| self.judge(&trials, view.seat(), answer)).collect();
        self.mend(view, &trials, &mut answers, &mut judged);
        if self.explains {
            self.explain(view, &answers, &judged);
        }
        match self.best(&judged) {
            Some(best) => answers.swap_remove(best),
            None => any_answer(view, &mut self.rng),
        }
    }

    fn why(&self) -> Vec<Thought> {
        self.thoughts.clone()
    }

    fn gave_up(&self) -> u64 {
        self.gave_up
    }
}

/// Every way to pick at least and at most this many of a few items, each in the order of the items.
fn selections<C: Copy + Eq>(items: &[C], min: usize, max: usize) -> Vec<Answer<C>> {
    let of = |set: u32| (0..items.len()).filter(move |place| set & 1 << place != 0);
    let sizes = min..=max;
    let sets = (0..1u32 << items.len()).filter(|set| sizes.contains(&(set.count_ones() as usize)));
    sets.map(|set| Answer::Several(of(set).map(|place| items[place]).collect())).collect()
}

/// The different items that are not among the picks, equal ones as often as they are there.
fn left_out<C: Copy + Eq>(items: &[C], picks: &[C]) -> Vec<C> {
    let count = |list: &[C], item: C| list.iter().filter(|other| **other == item).count();
    let mut left = Vec::new();
    for item in items {
        if !left.contains(item) && count(items, *item) > count(picks, *item) {
            left.push(*item);
        }
    }
    left
}

/// How much a small gain changes a standing: nearly nothing for who has nearly won or lost, and still not nothing.
fn steepness(worth: f32) -> f32 {
    (worth * (1.0 - worth)).max(0.0)
}

/// Whether an answer at the beginning of a step only lets things go by. Later in a step it lets happen what the step is about.
fn passes<G: Game>(world: &World<G>, seat: Seat, answer: &Answer<G::Choice>) -> bool {
    match answer {
        Answer::One(choice) => world.tape().is_empty() && world.now().is_pass(seat, *choice),
        _ => false,
    }
}

/// The world after an answer, and after what others answer in secret at the same time. `None` where the answer is refused.
pub(crate) fn taken<G: Game>(
    world: &World<G>,
    seat: Seat,
    answer: &Answer<G::Choice>,
    luck: &mut Rng,
) -> Option<World<G>> {
    let mut world = world.after(seat, answer.clone(), AnsweredBy::Bot).ok()?;
    while let Some(other) = sealed_from(&world, seat) {
        let guess = any_answer(&View::new(&world, other)?, luck);
        world.answer(other, guess, AnsweredBy::Bot, &mut ()).ok()?;
    }
    Some(world)
}

/// Somebody else whose secret answer is still awaited.
fn sealed_from<G: Game>(world: &World<G>, seat: Seat) -> Option<Seat> {
    match world.question()?.asked {
        Asked::Each(left) if !left.contains(seat) => left.iter().next(),
        _ => None,
    }
}

pub(crate) fn worth<G: Game>(world: &World<G>, seat: Seat) -> f32 {
    let end = world.now().outcome();
    let result = end.and_then(|outcome| outcome.results.get(seat).copied());
    result.unwrap_or_else(|| world.now().appraise(seat))
}

pub(crate) fn describe<G: Game>(view: &View<G>, answer: &Answer<G::Choice>) -> Text {
    let label = |item: &G::Choice| view.label(*item);
    match answer {
        Answer::One(choice) => label(choice),
        Answer::Several(items) | Answer::Order(items) => {
            text!("table-several", items = items.iter().map(label).collect::<Vec<Text>>())
        }
        Answer::Share(shares) => {
            let part = |(item, part): &(G::Choice, u16)| text!("table-part", item = label(item), part = *part);
            text!("table-several", items = shares.iter().map(part).collect::<Vec<Text>>())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_counts_equal_items_as_often_as_they_are_there() {
        assert_eq!(left_out(&[1, 2, 2, 3], &[2, 3]), [1, 2]);
        assert_eq!(left_out(&[1, 2, 2, 3], &[2, 2, 3]), [1]);
        assert!(left_out(&[1, 2], &[2, 1]).is_empty());
    }

    #[test]
    fn of_a_short_list_every_selection_of_the_right_size_is_looked_at_once() {
        let sizes = |min, max| selections(&['a', 'b', 'c'], min, max).len();
        assert_eq!((sizes(0, 3), sizes(1, 1), sizes(2, 3), sizes(0, 0)), (8, 3, 4, 1));
        let pairs = selections(&['a', 'b', 'c'], 2, 2);
        assert_eq!(pairs[1], Answer::Several(['a', 'c'].into_iter().collect()));
    }

    #[test]
    fn a_small_gain_still_counts_for_who_has_nearly_lost() {
        let (bad, better) = (1e-5_f32, 1.02e-5_f32);
        assert!(better > bad + INERTIA * steepness(bad));
        assert!(better - EQUAL * steepness(better) > bad);
    }
}
