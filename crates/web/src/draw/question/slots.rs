//! Where the options of a question go.

use super::Asking;
use shelf::Offered;
use table::Verb;

/// Where the options of a question go.
pub(super) struct Slots<'a> {
    /// What ends the turn or leaves things as they are.
    pub(super) done: Option<&'a Offered>,
    /// Options under one of the game's verbs.
    pub(super) under: Vec<(&'a Verb, Vec<&'a Offered>)>,
    /// Answers that lie nowhere on the table: they stand in the place of the verbs.
    pub(super) answers: Vec<&'a Offered>,
    /// The others: they are touched on the table, and listed for those who want a list.
    pub(super) listed: Vec<&'a Offered>,
}

impl<'a> Slots<'a> {
    pub(super) fn new(asking: &Asking<'a>) -> Slots<'a> {
        let is = |option: &Offered, verb: &str| option.label.verb.as_deref() == Some(verb);
        let done = asking.options.iter().find(|option| is(option, Verb::DONE));
        let rest = || asking.options.iter().filter(|option| done.is_none_or(|done| done.number != option.number));
        let under: Vec<(&Verb, Vec<&Offered>)> =
            asking.verbs.iter().map(|verb| (verb, rest().filter(|option| is(option, verb.name)).collect())).collect();
        let acts = under.iter().any(|(_, options)| !options.is_empty());
        let free = rest().filter(|option| !under.iter().any(|(verb, _)| is(option, verb.name)));
        // What is touched for all of them alike tells none of them apart.
        let mut touched = rest().map(|option| option.label.touched());
        let first = touched.next();
        let alike = rest().nth(1).is_some() && touched.all(|steps| Some(steps) == first);
        // Without verbs of its own a game has its answers in their place.
        let nowhere =
            |option: &&Offered| asking.verbs.is_empty() || (!acts && (alike || option.label.touched().is_empty()));
        let (answers, listed) = free.partition(nowhere);
        Slots { done, under, answers, listed }
    }

    /// The verbs that have something to do.
    pub(super) fn busy(&self) -> impl Iterator<Item = &'a Verb> {
        self.under.iter().filter(|(_, options)| !options.is_empty()).map(|(verb, _)| *verb)
    }

    pub(super) fn shows_verbs(&self) -> bool {
        self.answers.is_empty() && !self.under.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::{Kind, Query};
    use table::{Asked, Label, Prompt, Seat};

    fn offered(number: usize, label: Label) -> Offered {
        Offered { number, notation: number.to_string(), label, cap: None }
    }

    /// Where the options of a question go: under verbs, in their place, in the list, at the end.
    fn sorted(verbs: &[Verb], labels: Vec<Label>) -> (Vec<usize>, Vec<usize>, Vec<usize>, Option<usize>) {
        let options: Vec<Offered> = labels.into_iter().enumerate().map(|(n, label)| offered(n + 1, label)).collect();
        let query = Query {
            number: 1,
            asked: Asked::One(Seat(0)),
            prompt: Prompt::default(),
            kind: Kind::One,
            window: false,
            stays_secret: false,
        };
        let asking = Asking { query: &query, options: &options, verbs, action: "", seat: 1 };
        let slots = Slots::new(&asking);
        let numbers = |options: &[&Offered]| options.iter().map(|option| option.number).collect();
        let under = slots.under.iter().flat_map(|(_, options)| options.iter().map(|option| option.number)).collect();
        (under, numbers(&slots.answers), numbers(&slots.listed), slots.done.map(|done| done.number))
    }

    #[test]
    fn options_stand_under_their_verbs_and_the_end_of_a_turn_in_its_own_place() {
        let verbs = [Verb::new("weave", "web"), Verb::new("play", "event")];
        let plain = || Label::new("words", "B1");
        let acts = vec![plain().verb("play"), plain().verb("done"), plain().verb("weave"), plain().step("card-1")];
        assert_eq!(sorted(&verbs, acts), (vec![3, 1], vec![], vec![4], Some(2)));
        let nowhere = vec![plain(), plain(), plain().step("card-1"), plain().verb("done")];
        assert_eq!(sorted(&verbs, nowhere), (vec![], vec![1, 2], vec![3], Some(4)));
        let table = vec![plain().step("card-1"), plain().step("card-2")];
        assert_eq!(sorted(&verbs, table), (vec![], vec![], vec![1, 2], None));
        let ways = vec![plain().step("foe"), plain().step("foe"), plain().verb("done")];
        assert_eq!(sorted(&verbs, ways), (vec![], vec![1, 2], vec![], Some(3)), "a touch would tell nothing");
        let only = vec![plain().step("card-1"), plain().verb("done")];
        assert_eq!(sorted(&verbs, only), (vec![], vec![], vec![1], Some(2)));
    }

    #[test]
    fn a_game_without_verbs_lists_its_answers() {
        let labels = vec![Label::new("words", "B1").step("board-A1"), Label::new("words", "B1")];
        assert_eq!(sorted(&[], labels), (vec![], vec![1, 2], vec![], None));
    }
}
