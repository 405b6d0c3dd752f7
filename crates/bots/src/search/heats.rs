//! Successive halving: all answers are compared in the same worlds, and each round continues with the better half.

/// Of long lists this many playouts for each answer must be there, or the least promising are left out at once.
const LEAST: u32 = 4;

/// One round of comparing: how many of the answers take part, and how many playouts each of them gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Heat {
    pub answers: usize,
    pub playouts_each: u32,
}

/// The heats of a decision, each with about as many playouts as the others.
pub(super) struct Heats {
    answers: usize,
    playouts: u32,
}

impl Heats {
    /// Heats among this many answers that take no more than this many playouts.
    pub fn new(answers: usize, playouts: u32) -> Heats {
        let room = (playouts / LEAST).max(2).min(playouts);
        Heats { answers: answers.min(room as usize), playouts }
    }
}

impl Iterator for Heats {
    type Item = Heat;

    fn next(&mut self) -> Option<Heat> {
        if self.answers < 2 {
            return None;
        }
        let (answers, heats_left) = (self.answers as u32, self.answers.next_power_of_two().ilog2());
        let heat = Heat { answers: self.answers, playouts_each: (self.playouts / heats_left / answers).max(1) };
        self.playouts = self.playouts.checked_sub(heat.playouts_each * answers)?;
        self.answers = self.answers.div_ceil(2);
        Some(heat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heats(answers: usize, playouts: u32) -> Vec<(usize, u32)> {
        let pair = |heat: Heat| (heat.answers, heat.playouts_each);
        Heats::new(answers, playouts).map(pair).collect()
    }

    #[test]
    fn half_of_the_answers_go_on_and_get_twice_the_playouts() {
        assert_eq!(heats(8, 96), [(8, 4), (4, 8), (2, 16)]);
        assert_eq!(heats(3, 100), [(3, 16), (2, 26)]);
        assert_eq!(heats(2, 100), [(2, 50)]);
    }

    #[test]
    fn one_answer_needs_no_playouts() {
        assert!(heats(1, 100).is_empty());
        assert!(heats(0, 100).is_empty());
    }

    #[test]
    fn no_more_playouts_are_made_than_there_are_and_not_many_are_left() {
        for answers in 2..200 {
            for playouts in [1, 2, 3, 7, 16, 100, 120, 1_000, u32::MAX] {
                let made: u64 =
                    heats(answers, playouts).iter().map(|(answers, each)| *answers as u64 * u64::from(*each)).sum();
                assert!(made <= playouts.into(), "{made} of {playouts} for {answers} answers");
                assert!(
                    playouts < 16 || made * 10 >= u64::from(playouts) * 7,
                    "only {made} of {playouts} for {answers} answers"
                );
            }
        }
    }
}
