use crate::scene::{Cards, Scene};
use crate::{Ending, Label, Rules, Seat, Shared, Text, Verb, Viewer};

/// How a game looks and reads: its scene, and the words of its options.
pub trait Present: Rules {
    /// What this viewer sees, also in the middle of a step.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The words, the rule, the odds of an option, and the things on the table that it points at.
    ///
    /// Here, in [`Notate::notate`] and in [`Judge::is_pass`], `seat` is the one that the option is offered to. In a sealed question the
    /// same choice may mean another card for each seat. Where any one of a group may answer, it is whichever of them looks or answers;
    /// the notation is then the same for all of them.
    ///
    /// [`Notate::notate`]: crate::Notate::notate
    /// [`Judge::is_pass`]: crate::Judge::is_pass
    fn describe(&self, seat: Seat, choice: Self::Choice) -> Label;

    /// What one does in this game, in the order in which front-ends show it: at most [`Verb::MOST`]. Labels and bars name them. *Done* is not
    /// among them, since every game has it.
    fn verbs() -> Vec<Verb> {
        Vec::new()
    }

    /// The verbs of the part of the game that is played now, where it has several with verbs of their own. They too are at most [`Verb::MOST`].
    fn verbs_now(&self) -> Vec<Verb> {
        Self::verbs()
    }

    /// How the game ended, in figures and marks, once it has.
    fn ending(&self) -> Option<Ending> {
        None
    }

    /// What the rules are in the middle of, outermost first.
    fn breadcrumb(&self) -> Vec<Text> {
        Vec::new()
    }

    /// Every card of the content, face up, in rows by what they are: to be read beside the rulebook, and to be printed.
    fn cards(_pack: &Shared<Self::Pack>) -> Vec<Cards> {
        Vec::new()
    }
}
