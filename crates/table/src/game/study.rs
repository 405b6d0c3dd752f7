use crate::{Rules, Seat, Tracked, TrackedId};

/// What the lab counts in a game. Everything has a default: a game without statistics of its own implements it with `{}`.
pub trait Study: Rules {
    /// What a seat plays, where that differs from seat to seat: a god, a convoy. For the lab's statistics.
    fn faction(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// What was played of the several things that a game may be, such as a battle: the key of its name among the game's words. For the
    /// lab's statistics, which tell such games apart.
    fn scenario(&self) -> Option<String> {
        None
    }

    /// How a game that is over ended, where it can be won and lost in several ways: the key of the way's name among the game's words. For the
    /// lab's statistics.
    fn ended_as(&self) -> Option<String> {
        None
    }

    /// What the length of this game is counted in, where that is not the unit of every game of it: a campaign of days among battles of rounds.
    fn unit(&self) -> Option<&'static str> {
        None
    }

    /// Figures of the whole table that the lab follows from unit to unit of the game's length, each by the key of its name among the game's words.
    fn figures(&self) -> &'static [&'static str] {
        &[]
    }

    /// What the figures are now, in the same order.
    fn read_figures(&self, _into: &mut Vec<f32>) {}

    /// The place of a seat in the order of play, counted from 0, where that is not the seat's own number. For the lab's statistics.
    fn order_of(&self, _seat: Seat) -> Option<usize> {
        None
    }

    /// The kinds of options there are, each in one word: `move`, `weave`. At most 64. For the lab's statistics.
    const KINDS: &'static [&'static str] = &["option"];

    /// The kind of an option: its place in [`Study::KINDS`].
    fn kind_of(_choice: Self::Choice) -> usize {
        0
    }

    /// Everything in the pack whose use the lab follows. What the rules tell by [`Table::note_use`] is in it.
    ///
    /// [`Table::note_use`]: crate::Table::note_use
    fn inventory(&self) -> Vec<Tracked> {
        Vec::new()
    }

    /// The piece that a card is, if the lab follows it.
    fn piece_of(&self, _card: Self::Card) -> Option<TrackedId> {
        None
    }
}
