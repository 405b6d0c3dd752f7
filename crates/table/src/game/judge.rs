use crate::{EventOf, Rng, Rules, Seat, Viewer};

/// What bots know of a game: how well a seat stands, and what else might be true where it cannot see.
pub trait Judge: Rules {
    /// How well a seat stands, from 0 (lost) to 1 (won).
    fn appraise(&self, seat: Seat) -> f32;

    /// Whether [`Judge::appraise`] weighs all faces of a roll that waits. Then a bot that looks ahead stops at rolls, and does not take
    /// one imagined face for what will come.
    const WEIGHS_ROLLS: bool = false;

    /// Whether it also weighs all cards that may be drawn: then such a bot stops at draws as well.
    const WEIGHS_DRAWS: bool = false;

    /// Whether an option of the question that waits does nothing but let the seat's turn, or its say in a window, go by. What comes
    /// after it is no fault of it: a bot that looks one answer ahead takes it where no other option makes things better than they are.
    fn is_pass(&self, _seat: Seat, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether an option of the question that waits, after this tape of the running step, does nothing but help a rival. What comes of
    /// one such gift is too little for a few playouts to notice, so a search leaves gifts out wherever there is anything else.
    fn is_gift(&self, _seat: Seat, _tape: &[EventOf<Self>], _choice: Self::Choice) -> bool {
        false
    }

    /// Whether what the group is asked next in the same step is as good as asked of the seat itself, so that a bot follows it to see what its own
    /// answer leads to: a price that the group shares out belongs to the bargain.
    fn answers_for_group(&self) -> bool {
        false
    }

    /// How many turns have been over so far, in a game whose turns are made of several steps: what a seat does in its turn is
    /// fairly judged only where the turn is over. `None` in games where every step is as good a place to judge as any other.
    fn turn(&self) -> Option<u32> {
        None
    }

    /// Redraws everything this viewer cannot know, and nothing else.
    fn resample(&mut self, viewer: Viewer, rng: &mut Rng);

    /// Like [`Judge::resample`], for a viewer who has also seen a part of this tape of the running step. Whatever the tape proves about
    /// the checkpoint (a card played from a hidden hand was in it) can be kept, so that fewer imagined worlds contradict it. What
    /// is not kept costs only tries: a world that does not fit its tape is thrown away.
    fn resample_along(&mut self, viewer: Viewer, _tape: &[EventOf<Self>], rng: &mut Rng) {
        self.resample(viewer, rng);
    }
}
