//! The chances of a power roll in quick figures. What is shown to people is counted exactly in `odds`; here it has to be cheap.

use crate::dice::Colour;

/// Higher sums make no difference: no body part asks for more.
const POWERS: usize = 20;
const POTENTIALS: usize = 12;
/// Power with potentials that Breaks have turned.
const SUMS: usize = POWERS + POTENTIALS;

/// How likely each pair of power and potential is.
#[derive(Clone)]
pub(super) struct Rolled {
    chances: [[f32; POTENTIALS]; POWERS],
    most: (usize, usize),
}

impl Rolled {
    /// Dice that lie already, or none.
    pub fn lying(power: usize, potential: usize) -> Rolled {
        let most = (power.min(POWERS - 1), potential.min(POTENTIALS - 1));
        let mut chances = [[0.0; POTENTIALS]; POWERS];
        chances[most.0][most.1] = 1.0;
        Rolled { chances, most }
    }

    /// One die more.
    pub fn add(&mut self, colour: Colour) {
        let mut chances = [[0.0; POTENTIALS]; POWERS];
        let mut most = self.most;
        for thrown in 1..=6 {
            let face = colour.face(thrown);
            for power in 0..=self.most.0 {
                let row = (power + face.power as usize).min(POWERS - 1);
                most.0 = most.0.max(row);
                for potential in 0..=self.most.1 {
                    let column = (potential + face.potential as usize).min(POTENTIALS - 1);
                    most.1 = most.1.max(column);
                    chances[row][column] += self.chances[power][potential] / 6.0;
                }
            }
        }
        (self.chances, self.most) = (chances, most);
    }

    /// B7.6.4 · How likely it is to reach each sum with this many Breaks.
    pub fn reaching(&self, breaks: u8) -> Reaching {
        let mut sums = [0.0; SUMS];
        for power in 0..=self.most.0 {
            for potential in 0..=self.most.1 {
                sums[power + potential.min(breaks.into())] += self.chances[power][potential];
            }
        }
        for sum in (0..SUMS - 1).rev() {
            sums[sum] += sums[sum + 1];
        }
        Reaching(sums)
    }
}

/// How likely each sum is to be reached.
pub(super) struct Reaching([f32; SUMS]);

impl Reaching {
    pub fn at_least(&self, sum: i8) -> f32 {
        self.0.get(sum.max(0) as usize).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::PowerDice;
    use crate::odds::power_odds;

    #[test]
    fn quick_figures_are_the_exact_ones() {
        let pool = PowerDice { dice: [3, 2, 1], raw: 0 };
        let mut rolled = Rolled::lying(0, 0);
        pool.colours().for_each(|colour| rolled.add(colour));
        for (breaks, at) in [(0, 4), (1, 5), (2, 7), (4, 9), (0, 0), (9, 14)] {
            let exact = power_odds(&pool, breaks, at).expect("odds").as_f64();
            let quick = f64::from(rolled.reaching(breaks).at_least(at));
            assert!((exact - quick).abs() < 1e-4, "{at} with {breaks}: {exact} and {quick}");
        }
    }

    #[test]
    fn what_nobody_can_roll_is_not_reached() {
        assert_eq!(Rolled::lying(2, 1).reaching(0).at_least(3), 0.0);
        assert_eq!(Rolled::lying(2, 1).reaching(1).at_least(3), 1.0);
        assert_eq!(Rolled::lying(2, 1).reaching(1).at_least(120), 0.0);
        assert_eq!(Rolled::lying(0, 0).reaching(0).at_least(-3), 1.0);
    }
}
