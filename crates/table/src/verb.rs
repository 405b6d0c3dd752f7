//! Verbs: the few things one does in a game, each with a place and a letter that never change.

use crate::Text;
use crate::scene::Icon;
use std::borrow::Cow;

/// One of the things that are done in a game: *Weave*, *Move*. A game declares at most [`Verb::MOST`] in [`Present::verbs`]; front-ends
/// keep their order, and a verb that has nothing to offer stays where it is, with the reason.
///
/// [`Present::verbs`]: crate::Present::verbs
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verb {
    /// What labels and bars call it: `weave`.
    pub name: &'static str,
    /// The word on it.
    pub word: Text,
    /// Its picture.
    pub icon: Icon,
    /// The letter that presses it, in each language: a message of one letter.
    pub letter: Text,
    /// What kind of verb it is.
    pub role: Role,
    /// When it comes, in a few words for questions at which it has nothing to do: `fire phase`.
    pub when: Option<Text>,
}

/// What a verb is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Role {
    /// It does something.
    #[default]
    Act,
    /// It moves something over the board, so that the board wants to be seen whole.
    Move,
}

impl Verb {
    /// How many verbs a game may declare.
    pub const MOST: usize = 8;

    /// The verb that every game has and none declares: what ends a turn, passes or leaves things as they are. Its slot and its key, `0`, are
    /// the same in every game; the words are those of the option.
    pub const DONE: &'static str = "done";

    /// The letters that front-ends keep for themselves, so that no verb has one of them in any language.
    pub const RESERVED: &'static str = "BHKLRU";

    /// A verb whose word is the message `verb-NAME` and whose letter the message `verb-NAME-letter`.
    pub fn new(name: &'static str, icon: &'static str) -> Verb {
        Verb {
            name,
            word: Text::new(format!("verb-{name}")),
            icon: icon.into(),
            letter: Text::new(format!("verb-{name}-letter")),
            role: Role::Act,
            when: None,
        }
    }

    /// Says what it is for.
    #[must_use]
    pub fn role(mut self, role: Role) -> Verb {
        self.role = role;
        self
    }

    /// Says when it comes: the message `when-NAME`.
    #[must_use]
    pub fn when(mut self, name: &'static str) -> Verb {
        self.when = Some(Text::new(format!("when-{name}")));
        self
    }

    /// When it comes, as long as that is not now: where a verb of the same time has something to do, this one has only nothing to do.
    pub fn comes_later<'v>(&self, mut busy: impl Iterator<Item = &'v Verb>) -> Option<&Text> {
        self.when.as_ref().filter(|when| busy.all(|verb| verb.when.as_ref() != Some(*when)))
    }
}

/// The name of a verb, as labels and bars hold it.
pub type VerbName = Cow<'static, str>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_does_not_name_a_time_that_has_come() {
        let [shoot, feed, drive] = [("shoot", "fire"), ("feed", "rest"), ("drive", "fire")]
            .map(|(name, when)| Verb::new(name, "gun").when(when));
        assert_eq!(shoot.comes_later([&feed].into_iter()), Some(&Text::new("when-fire")));
        assert_eq!(shoot.comes_later([&feed, &drive].into_iter()), None);
        assert_eq!(Verb::new("object", "gun").comes_later([].into_iter()), None);
    }
}
